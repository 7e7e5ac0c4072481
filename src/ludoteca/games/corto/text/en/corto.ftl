name = Corto
about = Treasure hunters fight over characters on a grid of adventures, with Corto and Rasputin as allies of whoever plays them.

## Decisions

decision-setup_marker = Put your first marker on { $square }
decision-draw = Draw from { $deck }
decision-play = Play { $card }
decision-discard = Discard { $card }
decision-refill = Refill your hand
decision-end_play = Play no more cards
decision-end_draw = Draw no more cards
decision-place = Place it on { $square }
decision-take_from = Take the marker from { $square }
decision-add = Add a marker on { $square }
decision-hit = Hit { $square }
decision-choose_owner = A marker of { $seat }
decision-hit_train = Hit the train
decision-decline = Decline
decision-figurine = Move { $which }
decision-enter = Enter at { $deck }
decision-move = Go to { $square }
decision-use_action = Use the figurine’s action
decision-kill = Kill the character on { $square }
decision-swap_first = Swap { $square } …
decision-swap_second = … with { $square }
decision-peek = Look into { $deck }
decision-arrange = Next from the top: { $card }
decision-desert_from = Desert from { $square }
decision-desert_to = Move a marker to { $square }
decision-sail = Sail the vessel to { $square }
decision-emerald = Carry the emerald to { $square }

## What happened

fact-game_started = The rows from the top: { $stacking }. { $first } begins.
fact-card_revealed = { $stays ->
    [yes] { $card } starts the row of { $deck }.
   *[other] { $card } is set aside.
}
fact-deck_shuffled = { $size ->
    [one] { $deck } is shuffled: { $size } card.
   *[other] { $deck } is shuffled: { $size } cards.
}
fact-quest_set_up = The quest of { $storyline } is set up.
fact-marker_placed = { $source ->
    [unknown] { $seat } puts a marker on { $square }.
   *[other] { $seat } moves a marker from { $source } to { $square }.
}
fact-card_drawn = { $card ->
    [unknown] { $seat } draws from { $deck }.
   *[other] { $seat } draws { $card } from { $deck }.
}
fact-turn_started = Turn { $turn }: { $seat }
fact-turn_skipped = { $seat } can do nothing and is skipped.
fact-card_played = { $seat } plays { $card }.
fact-character_placed = { $seat } places { $card } on { $square }.
fact-act_declined = { $seat } declines.
fact-marker_removed = { $seat } hits { $square }: a marker of { $owner } goes back to the stock.
fact-shield_laid = { $seat } lays { $card } in front of the seal.
fact-shield_used = { $card } protects { $seat } on { $square } and is spent.
fact-character_killed = { $cause ->
    [rasputin] Rasputin kills { $card } on { $square } for { $seat }.
   *[other] { $seat } kills { $card } on { $square }.
}
fact-figurine_entered = { $which } appears at { $deck }.
fact-figurine_moved = { $which } goes from { $start } to { $end }.
fact-gold_earned = { $source ->
    [discard] { $seat } earns 1 gold on { $square }: { $card } from the discard pile.
   *[other] { $seat } earns 1 gold on { $square } from the reserve.
}
fact-cards_swapped = { $seat } swaps { $first } and { $second }.
fact-deck_peeked = { $cards ->
    [unknown] { $seat } looks at the top of { $deck }.
   *[other] { $seat } looks at the top of { $deck }: { $cards }.
}
fact-deck_arranged = { $seat } puts the cards back on { $deck }.
fact-marker_moved = { $seat } moves a marker of { $owner } from { $start } to { $end }.
fact-permission_given = { $effect ->
    [ignore_colour] { $seat }’s next character may go on any board.
   *[other] { $seat }’s next character need not be adjacent.
}
fact-permission_used = { $effect ->
    [ignore_colour] The freedom of boards is used up.
   *[other] The freedom from adjacency is used up.
}
fact-vessel_sailed = { $seat } sails the vessel from { $start } to { $end }.
fact-emerald_moved = { $seat } carries the emerald from { $start } to { $end }.
fact-tile_taken = { $seat } turns up { $tile } on { $square }.
fact-leopard_taken = { $left ->
    [one] { $seat } takes a leopard; { $left } is left.
   *[other] { $seat } takes a leopard; { $left } are left.
}
fact-train_hit = { $left ->
    [one] { $seat } takes a carriage worth { $value }; { $left } is left.
   *[other] { $seat } takes a carriage worth { $value }; { $left } are left.
}
fact-train_moved = The train moves from { $start } to { $end }.
fact-train_removed = The train is empty and leaves { $start }.
fact-aces_changed = { $holder ->
    [unknown] Nobody leads in aces.
   *[other] { $holder } leads in aces.
}
fact-card_discarded = { $seat } discards { $card }.
fact-turn_ended = { $idle ->
    [yes] { $seat } ends an idle turn.
   *[other] { $seat } ends the turn.
}
fact-game_ended = { $reason ->
    [boards_full] Two boards are full: the game is over.
   *[other] Everybody has passed: the game is over.
}
fact-scored = { $seat }: largest group { $largest }, other groups { $others }, seal { $seal }, quests { $quests }; { $total } in all.
fact-quest_scored = { $seat }, quest of { $storyline }: { $gold }

## Options

option-black_hits = A black border removes
option-black_hits-any = anybody’s marker
option-black_hits-opponents = an opponent’s marker
option-long_range = Long range
option-long_range-both = row and column
option-long_range-row_or_column = row or column
option-figurine_action = A figurine’s action
option-figurine_action-mandatory = mandatory
option-figurine_action-optional = optional
option-storylines = Adventures
option-quests = Quests
option-advantages = Advantages
option-advantages-all = all
option-advantages-swap_only = swap only
option-venice = With Fable of Venice

## Ends and scores

reason-running = The game goes on.
reason-boards_full = Two boards are full.
reason-pass_out = Everybody has passed.
part-total = Gold
part-largest_group = Largest group
part-other_groups = Other groups
part-seal = Seal
part-vessel = Vessel
part-aces = Four aces
part-tiles = Ingots and crows
part-leopards = Leopards
part-train = Gold train
part-great_gold = Great gold
part-emerald = Emerald
part-stock = Markers in stock
part-groups = Groups
part-quests = Quests
part-hand = Hand
part-safety = Prospects

## Words

figurine-corto = Corto
figurine-rasputin = Rasputin
tile-ingot = an ingot
tile-crow = a crow
background-sea_blue = sea blue
background-orange = orange
background-moss_green = moss green
background-sand_yellow = sand yellow
background-brick_red = brick red
background-violet = violet
background-teal = teal

## The drawing in the terminal

draw-pile = Discard pile
draw-hand = Hand
draw-cards = Cards
draw-shields = Shields
draw-seat = Seat
draw-turn = Turn
draw-left = left
draw-top = on top
draw-control = controls
draw-pending = Card in play
draw-acting = Acting
draw-white = white border
draw-black = black border
draw-both = black and white
draw-long = long range
draw-friend = friend of Corto
draw-ace = ace
