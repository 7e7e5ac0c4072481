name = Bonelli Kids: Zagor vs Martin Mystère
about = Two heroes fight for comic books with cards laid in secret.

decision-choose_lead = { $who ->
    [self] Take the Protagonist card
   *[opponent] Give the other player the Protagonist card
}
decision-declare = Fight for the Albo on place { $place }
decision-place_balloon = Put the balloon on place { $place }
decision-lay = Lay { $entry }
decision-confirm = Confirm the commitment
decision-next_card = Resolve your card { $index } next
decision-target = { $side ->
    [own] Choose your own card { $index }
   *[opponent] Choose the other player's card { $index }
}
decision-destination = Move it to place { $place }
decision-pick_parked = Fetch card { $index } from place { $place }
decision-pick_discard = Take { $entry } back from the discard pile
decision-pick_dug = Take { $entry }
decision-deploy = Play { $entry } as well
decision-swap_in = Bring in { $entry } from hand
decision-discard = Discard { $entry }
decision-accept = Use the effect
decision-decline = Do without the effect
decision-reinforce = Reinforce with { $entry }
decision-pass = Pass
decision-keep = Keep { $entry }
decision-take_back = Take back card { $index } of the row

fact-game_started = The game begins: { $first } against { $second }.
fact-albi_removed = { $number } Albi are removed unseen.
fact-albo_turned_up = Place { $place }: { $albo } is turned up.
fact-balloons_dealt = { $number ->
    [one] { $seat } takes { $number } balloon.
   *[other] { $seat } takes { $number } balloons.
}
fact-deck_shuffled = The deck of { $seat } is shuffled: { $size ->
    [one] { $size } card.
   *[other] { $size } cards.
}
fact-card_drawn = { $entry ->
    [unknown] { $seat } draws a card.
   *[other] { $seat } draws { $entry }.
}
fact-draw_refused = { $why ->
    [limit] { $seat } draws nothing: the hand is full.
   *[other] { $seat } draws nothing: no card is left.
}
fact-lead_chosen = { $protagonist } is the Protagonist.
fact-turn_started = Turn { $turn }: { $protagonist } leads.
fact-albo_declared = { $seat } declares { $albo } on place { $place }.
fact-balloon_placed = { $number ->
    [one] { $seat } puts { $number } balloon on place { $place }.
   *[other] { $seat } puts { $number } balloons on place { $place }.
}
fact-balloon_missing = The reserve is empty: no balloon is placed.
fact-parked_activated = Cards of { $seat } waiting there become active: { $cards }.
fact-commit_opened = Both choose cards in secret: { $least } to { $greatest }.
fact-card_laid = You lay { $entry }.
fact-card_taken_back = You take { $entry } back.
fact-commit_confirmed = { $seat } has confirmed.
fact-revealed = { $cards-count ->
    [0] { $seat } has committed nothing.
   *[other] { $seat } reveals { $cards }.
}
fact-effect_started = { $card ->
    [unknown] { $albo } has an effect on { $seat }: { $effect }.
   *[other] { $card } of { $seat } works: { $effect }.
}
fact-effect_idle = { $card ->
    [unknown] { $albo } does nothing for { $seat }: { $effect }.
   *[other] { $card } of { $seat } does nothing: { $effect }.
}
fact-effect_lost = The effects of { $card } of { $seat } are lost.
fact-effect_declined = { $seat } does without an effect: { $effect }.
fact-target_chosen = { $seat } chooses { $card } of { $owner }.
fact-card_cancelled = { $card } of { $owner } is cancelled by { $by }.
fact-card_parked = { $card } of { $owner } is moved from place { $start } to place { $end }.
fact-card_fetched = { $card } of { $owner } comes from place { $start } and is active.
fact-card_salvaged = { $seat } takes { $entry } back from the discard pile.
fact-card_bounced = { $to ->
    [hand] { $card } returns to the hand of { $owner }.
   *[other] { $card } goes to the discard pile of { $owner }: the hand is full.
}
fact-card_destroyed = { $card } of { $owner } is discarded.
fact-card_deployed = { $seat } also plays { $entry }.
fact-card_swapped = { $seat } exchanges { $card } for { $entry }.
fact-value_copied = { $card } of { $owner } copies { $copied }: value { $value }.
fact-hand_peeked = { $entries ->
    [unknown] { $seat } sees cards of the other hand: { $number }.
   *[other] { $seat } sees { $entries } in the other hand.
}
fact-albi_peeked = { $cards ->
    [unknown] { $seat } looks at the next Albi: { $number }.
   *[other] { $seat } sees the next Albi: { $cards }.
}
fact-deck_dug = { $entries ->
    [unknown] { $seat } looks at the top of the deck: { $number }.
   *[other] { $seat } sees { $entries } on top of the deck.
}
fact-card_dug = { $entry ->
    [unknown] { $seat } takes one of them.
   *[other] { $seat } takes { $entry }.
}
fact-hand_discarded = { $seat } discards { $entry } from hand.
fact-totals_changed = Totals: { $totals }.
fact-reinforced = { $seat } reinforces with { $entry }.
fact-reinforcement_passed = { $seat } passes.
fact-albo_won = { $balloons ->
    [0] { $seat } wins { $albo }.
    [one] { $seat } wins { $albo } and { $balloons } balloon.
   *[other] { $seat } wins { $albo } and { $balloons } balloons.
}
fact-albo_eliminated = A tie: { $albo } is out of the game.
fact-balloons_moved = Balloons, { $source } → { $to }: { $number }.
fact-wow_placed = { $albo ->
    [unknown] { $seat } takes WOW! tokens: { $number }.
   *[other] WOW! tokens on { $albo } of { $seat }: { $number }.
}
fact-cards_discarded = { $seat } discards { $entries }.
fact-cards_taken_back = { $seat } takes { $entries } back.
fact-protagonist_moved = { $end } takes the Protagonist card.
fact-the_end_turned_up = { $ordinal ->
    [first] The first The End blocks place { $place }.
   *[second] The second The End is turned up.
}
fact-game_ended = The game is over after { $turns ->
    [one] { $turns } turn.
   *[other] { $turns } turns.
}
fact-scored = { $seat }: Albi { $albi }, WOW! { $wow }, balloons { $balloons }, together { $points }.

option-heroes = Heroes
option-heroes-zagor-martin = Zagor against Martin
option-heroes-martin-zagor = Martin against Zagor
option-heroes-zagor-zagor = Zagor against Zagor
option-heroes-martin-martin = Martin against Martin
option-heroes-random = At random
option-first_lead = First Protagonist
option-first_lead-younger_choice = The younger player decides
option-first_lead-random = At random
option-younger = The younger player
option-younger-seat_0 = First seat
option-younger-seat_1 = Second seat
option-younger-random = At random
option-empty_reserve = Empty reserve
option-empty_reserve-skip = No balloon is placed
option-empty_reserve-own = The Protagonist places an own balloon
option-ready = Confirming
option-ready-shown = Seen by all
option-ready-hidden = Secret
option-enter_order = Order of effects
option-enter_order-laid = As laid
option-enter_order-chosen = The player chooses
option-parked_enter = Waiting cards repeat their effects
option-tie_reinforce = Reinforcements on a tie
option-tie_reinforce-none = None
option-tie_reinforce-protagonist = The Protagonist first
option-final_tie = Tie at the end
option-final_tie-shared = Both win
option-final_tie-albi = More Albi win

reason-the_end = The second The End was turned up.
part-albi = Albi
part-wow = WOW!
part-balloons = Balloons
part-points = Points
part-strength = Strength of the hand
part-fight = The Albo fought for
part-lead = Protagonist

albo-the_end = The End
holder-seat_0 = first seat
holder-seat_1 = second seat
holder-reserve = reserve
holder-place_1 = place 1
holder-place_2 = place 2
holder-place_3 = place 3
holder-hand = hand
holder-discard = discard pile
effect-draw = draw
effect-salvage = back from the discard pile
effect-dig = search the deck
effect-peek_hand = look at the hand
effect-peek_albi = look at Albi
effect-discard_hand = discard from hand
effect-deploy = play one more card
effect-swap = exchange
effect-cancel = cancel
effect-shunt = move
effect-fetch = fetch
effect-bounce = return to hand
effect-destroy = discard
effect-copy = copy the value
effect-boost = strengthen
effect-hinder = weaken
effect-ward = protect
effect-break_tie = win ties
effect-bar_reinforce = no reinforcements
effect-balloon = balloons
effect-pay = pay balloons
effect-steal = take balloons
effect-add_balloon = balloon onto an Albo
effect-wow = WOW! token
effect-lead = Protagonist card
