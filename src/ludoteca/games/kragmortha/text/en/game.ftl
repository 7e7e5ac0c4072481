name = Kragmortha

about = Clumsy goblins steal books under the eyes of Rigor Mortis.

decision-place = Place the goblin on { $square }
decision-play_card = Play the card in slot { $slot }
decision-declare_stuck = Declare yourself stuck
decision-use_tome = Use { $tome }
decision-step = Step to { $square }
decision-stop = Stop here
decision-shove = Shove to { $square }
decision-relocate = Put the goblin on { $square }
decision-transfer = Transfer Rigor to { $square }
decision-no_transfer = Leave Rigor where he is
decision-pick_gaze = Choose { $gaze }
decision-pick_seat = Choose { $seat }
decision-pick_victim = Shove the goblin on { $square }
decision-order_tokens = Put the tokens back: { $perm }
decision-end_turn = End the turn
decision-use_cloak = Hide under the Cloak of Mist
decision-confess = Confess: { $card }
decision-deny = Deny: { $card }
decision-vote = Vote: { $guilty }
decision-forbid = Forbid { $square }
decision-glory = Cry: Glory to Rigor Mortis!
decision-sit = Sit down
decision-accuse = Accuse { $seat }
decision-accuse_of = Accuse { $seat }: { $card }
decision-let_pass = Let it pass: { $what }
decision-stand = Stand up
decision-greet = Greet: “{ $title }”
decision-announce = Announce { $square } to Your Excellency
decision-ritual = { $card }: { $act }
decision-slip = Slip: { $card }
decision-peek = Peek at slot { $slot }
decision-poke = Ask { $seat } something silly

fact-game_started = The game begins on { $layout }; first: { $first }. Colours: { $colours }.
fact-goblin_placed = { $seat } starts on { $square }.
fact-turn_started = Turn { $turn }: { $seat }.
fact-cards_drawn =
    { $cards ->
        [unknown] { $seat } draws { $count ->
                [one] { $count } card.
               *[other] { $count } cards.
            }
       *[other] { $seat } draws { $cards }.
    }
fact-movement_reshuffled = The discard pile is shuffled into a new deck: { $count }.
fact-card_played = { $seat } plays { $card }.
fact-card_fizzled = { $card } fizzles: { $seat } cannot move.
fact-stuck =
    { $mercy ->
        [yes] { $seat } asks for mercy and discards { $cards }.
       *[other] { $seat } is stuck and discards { $cards }.
    }
fact-step =
    { $seat } moves: { $piece }, { $start ->
        [unknown] …
       *[other] { $start }
    } – { $end ->
        [unknown] …
       *[other] { $end }
    }.
fact-shoved =
    { $seat } shoves { $victim }: { $start ->
        [unknown] …
       *[other] { $start }
    } – { $end ->
        [unknown] …
       *[other] { $end }
    }.
fact-meeting =
    { $seat } meets Rigor on { $square ->
        [unknown] …
       *[other] { $square }
    }!
fact-cloak_used = { $seat } vanishes under the Cloak of Mist.
fact-gaze_rejected = { $card } does not fit { $seat } and goes under the deck.
fact-gaze_drawn = { $seat } gets a gaze ({ $cause }): { $card }. Now { $held }.
fact-gaze_removed = { $seat } is rid of { $card }.
fact-gaze_moved = { $seat } passes { $card } on to { $target }.
fact-token_turned = { $seat } turns a token: { $kind }. Left: { $left }.
fact-tokens_reshuffled = All tokens are shuffled again.
fact-tokens_seen =
    { $kinds ->
        [unknown] { $seat } looks at the tokens.
       *[other] { $seat } sees the tokens: { $kinds }.
    }
fact-tome_taken = { $seat } takes { $tome } ({ $source }). Left: { $left }.
fact-tome_used = { $seat } uses { $tome }.
fact-relocated =
    { $seat } is moved ({ $cause }): { $start ->
        [unknown] …
       *[other] { $start }
    } – { $end ->
        [unknown] …
       *[other] { $end }
    }.
fact-transferred =
    { $seat } transfers { $piece }: { $start ->
        [unknown] …
       *[other] { $start }
    } – { $end ->
        [unknown] …
       *[other] { $end }
    }.
fact-hands_swapped =
    { $hand ->
        [unknown] { $seat } and { $other } swap hands.
       *[other] { $seat } and { $other } swap hands; { $seat } now holds { $hand }.
    }
fact-boots_on = { $seat } puts on the Heavy Boots.
fact-boots_off = { $seat } takes the Heavy Boots off.
fact-order_set =
    { $square ->
        [unknown] { $symbol ->
                [unknown] { $seat }, { $card }: which title is right? { $titles }
               *[other] { $seat }, { $card }: the floor burns, { $symbol }.
            }
       *[other] { $seat }, { $card }: { $square } is forbidden.
    }
fact-obligation_due = { $seat } owes: { $card } ({ $window }).
fact-rite_done =
    { $square ->
        [unknown] { $title ->
                [unknown] { $seat }, { $card }: { $act }.
               *[other] { $seat } greets: “{ $title }”.
            }
       *[other] { $seat } announces { $square }.
    }
fact-poked = { $seat } asks { $target } something silly.
fact-slip_shown = { $seat } slips: { $card }. Did you see it?
fact-peeked =
    { $card ->
        [unknown] { $seat } peeks at the face-down card.
       *[other] { $seat } peeks: { $card }.
    }
fact-slot_turned_up =
    { $card ->
        [unknown] The face-down card of { $seat } is turned up.
       *[other] The face-down card of { $seat } is turned up: { $card }.
    }
fact-sinned = { $seat } broke an order: { $card }.
fact-sin_noticed = { $seat } noticed it: { $sinner } broke { $card }.
fact-accused =
    { $card ->
        [unknown] { $seat } accuses { $target }.
       *[other] { $seat } accuses { $target }: { $card }.
    }
fact-accusation_result =
    { $right ->
        [yes] { $seat } is right about { $target }: { $card }.
       *[other] { $seat } is wrong about { $target }.
    }
fact-accuser_locked = { $seat } must keep quiet until turn { $turn }.
fact-denied = { $seat } denies: { $card }.
fact-confessed = { $seat } confesses: { $card }.
fact-vote_cast =
    { $vote ->
        [unknown] { $seat } has voted.
       *[other] { $seat } votes: { $vote }.
    }
fact-vote_shown =
    { $vote ->
        [unknown] { $seat } abstained.
       *[other] { $seat } voted: { $vote }.
    }
fact-verdict =
    { $guilty ->
        [yes] { $seat } is found guilty: { $card } ({ $votes } to { $against }).
       *[other] { $seat } is acquitted: { $card } ({ $votes } to { $against }).
    }
fact-turn_ended =
    { $early ->
        [yes] The turn of { $seat } ends early ({ $cause }).
       *[other] The turn of { $seat } is over.
    }
fact-crime_sheet = Never punished: { $seat }, { $card }, turn { $turn }.
fact-game_over =
    { $banished ->
        [unknown] The game is over: { $reason }. Places: { $places }.
       *[other] The game is over: { $reason }. { $banished } is banished. Places: { $places }.
    }

option-layout = Floor plan
option-layout-auto = by the number of players
option-layout-k2 = for 2
option-layout-k34 = for 3 or 4
option-layout-k56 = for 5 or 6
option-layout-k78 = for 7 or 8
option-colours = Colours
option-first = First player
option-first-random = drawn by lot
option-colours-red = red
option-colours-purple = purple
option-colours-orange = orange
option-colours-green = green
option-colours-blue = blue
option-colours-yellow = yellow
option-colours-white = white
option-colours-black = black
option-first-0 = player 1
option-first-1 = player 2
option-first-2 = player 3
option-first-3 = player 4
option-first-4 = player 5
option-first-5 = player 6
option-first-6 = player 7
option-first-7 = player 8
option-draw = When cards are drawn
option-draw-after = after the move
option-draw-first = before the move
option-gaze_limit = Gazes that banish a goblin
option-rigor_stops_on_catch = Rigor stops at his first catch
option-mercy_stuck = Mercy for those who could only sin
option-orders = Orders
option-orders-digital = for the screen
option-orders-physical = for people round one table
option-enforcement = Who punishes
option-enforcement-auto = the game, at once
option-enforcement-watch = players who notice
option-enforcement-honour = the table, by vote
option-reactions = Reactions
option-reactions-immediate = asked one by one
option-reactions-timed = while the game goes on
option-pace = Pace
option-pace-live = live
option-pace-correspondence = by correspondence, no clock
option-calm = Orders in their calm form
option-veto = Body parts vetoed
option-slip_rate = Slips of a player without hands, per cent
option-notice_rate = How often a program notices, per cent
option-false_accusation = A wrong accusation
option-false_accusation-lock = silences for a round
option-false_accusation-none = costs nothing
option-take_back = Taking back
option-turn_cap = Turns at most
option-ply_cap = Decisions at most

reason-unfinished = not over yet
reason-gaze = a goblin is banished
reason-tomes = the last tome is gone
reason-cap = time is up

part-gazes = gazes
part-tomes = tomes
part-symbols = magic symbols
part-danger = distance to Rigor
part-path = way to the desk
part-hand = cards in hand
