# Made from rules.md by python -m ludoteca.lab.rules_texts; edit that.
rules-title = Bonelli Kids – Zagor vs Martin Mystère: the rules
rules-note = Seat order means: the Protagonist of the turn first, then the other seat. Arrival order means: the order in which the cards of one seat came to lie on an Albo.

rules-chapter-GEN = General
rule-B-GEN-01 = The game has exactly two seats, 0 and 1.
rule-B-GEN-02 = A seat plays a hero. A hero is data: a deck of 40 cards, a hand limit, its Character names. No rule depends on which hero or which seat number it is.
rule-B-GEN-03 = The hand limit belongs to the hero: Zagor 6, Martin 8.
rule-B-GEN-04 = Option “heroes” gives each seat its hero. Both seats may play the same hero. Each seat then has its own full set of 40 cards; nothing is shared.
rule-B-GEN-05 = A card never changes owner. Whatever happens to it, it goes to its owner’s hand, discard pile or deck, or lies on the owner’s side of an Albo.
rule-B-GEN-06 = Copies of one entry are identical. No decision, event, view or redacted position tells two copies apart, except by where they lie face up.
rule-B-GEN-07 = Whenever both seats are due something at the same moment, it happens in seat order (before there is a Protagonist: seat 0 first). The Protagonist of the turn is the seat that declared; this does not change before the Protagonist card has moved (B-ASSIGN-11).
rule-B-GEN-08 = If what everybody can see leaves exactly one legal answer, the engine gives it and the event says “forced”. If only the contents of a secret hand leave one answer, the seat is asked all the same, so that silence tells nothing. A hand counts as secret even where all its cards are “shown”.
rule-B-GEN-09 = All chance (shuffles, random options, random picks from a hand) comes from the secret seed in the record, in the order in which the clauses call for it.
rule-B-GEN-10 = A refused decision names its clause and changes nothing.

rules-chapter-SETUP = Set-up
rule-B-SETUP-01 = Shuffle the 22 Albi. Remove 6 face down. Nobody sees them during the game.
rule-B-SETUP-02 = Take 5 of the remaining 16 Albi, add the 2 The End cards, shuffle these 7: the bottom packet.
rule-B-SETUP-03 = Shuffle the other 11 Albi and put them on top. The Albo deck has 18 cards; both The End are among the last 7.
rule-B-SETUP-04 = Turn up the top three cards, one on each place 1, 2, 3 in this order. They are always Albi. 15 cards stay in the Albo deck.
rule-B-SETUP-05 = The reserve starts with 17 balloons and 6 WOW! tokens.
rule-B-SETUP-06 = Each seat takes 2 balloons. 13 stay in the reserve.
rule-B-SETUP-07 = Each seat shuffles its own 40 cards and draws 5, whatever its hand limit. 35 stay in the deck.
rule-B-SETUP-08 = With first_lead = younger_choice (default) the younger seat then decides who takes the Protagonist card: choose_lead(self) or choose_lead(opponent). It knows its own hand and the three face-up Albi.
rule-B-SETUP-09 = The younger seat is given by option “younger”: seat_0, seat_1, or “random” (default), which draws it from the seed and tells everybody.
rule-B-SETUP-10 = With first_lead = random the seed names the first Protagonist; no decision is asked.
rule-B-SETUP-11 = The first turn starts with the declaration: no card is drawn and no Albo is turned up before it.

rules-chapter-DECL = Declaration
rule-B-DECL-01 = The Protagonist declares one face-up Albo as contested: declare(place). The Protagonist card lies beside it.
rule-B-DECL-02 = A place that holds The End cannot be declared.
rule-B-DECL-03 = Then the Protagonist takes 1 balloon from the reserve and puts it on one face-up Albo that was not declared: place_balloon(place). This is not optional.
rule-B-DECL-04 = With only two face-up Albi the balloon goes on the other one; no decision is asked (B-GEN-08).
rule-B-DECL-05 = Any number of balloons may lie on one Albo. They stay until it is won or eliminated.
rule-B-DECL-06 = If the reserve has no balloon: with empty_reserve = skip (default) none is placed; with empty_reserve = own the Protagonist places one of its own, or none if it has none.
rule-B-DECL-07 = Cards parked on the declared Albo become active at once, in arrival order (B-PARK-02).
rule-B-DECL-08 = After the balloon, “chosen” effects of the declared Albo resolve (B-FX-14). Then the commit opens.

rules-chapter-COMMIT = Secret commit
rule-B-COMMIT-01 = Both seats choose, secretly and at the same time, cards from their hand for the contested Albo. Both are in “waiting” until they confirm.
rule-B-COMMIT-02 = A seat commits 1 to 3 cards.
rule-B-COMMIT-03 = If the Albo states another least or greatest number, that number holds instead.
rule-B-COMMIT-04 = Types may be mixed freely. Cards with the reinforcement icon may be committed like any other, at no cost.
rule-B-COMMIT-05 = On one Albo a seat never has two Characters of the same name. At most 1 Zagor and 1 Cico, or 1 Martin and 1 Java.
rule-B-COMMIT-06 = B-COMMIT-05 counts every card of the seat there: in its row, active, parked and cancelled. It binds commit, reinforcement, “deploy”, “swap”, “shunt” and “fetch”.
rule-B-COMMIT-07 = If the Albo has a “ban” filter, matching cards may not be laid, played as reinforcement, deployed or swapped in there.
rule-B-COMMIT-08 = Parked cards that became active do not count against the greatest number. It limits cards laid from hand in the commit, nothing else.
rule-B-COMMIT-09 = lay(entry) puts one hand card at the end of the seat’s own row. Legal if the entry is in hand, the row is shorter than the greatest number, and B-COMMIT-05 to 07 hold.
rule-B-COMMIT-10 = take_back(index) returns one laid card to the hand; the rest of the row keeps its order. It is free: never required, allowed any number of times before the seat confirms.
rule-B-COMMIT-11 = Let m be the most cards this hand (row included) could lay here. “confirm” is legal when the row has at least min(least number, m) cards. So a seat that holds too few commits as many as it can, and an empty commit is legal only when nothing can be laid or the least number is 0.
rule-B-COMMIT-12 = “confirm” is final. The seat is no longer waited for and can neither lay nor take back.
rule-B-COMMIT-13 = When both have confirmed, both rows are turned up at once.

rules-chapter-REVEAL = Reveal and immediate effects
rule-B-REVEAL-01 = The revealed cards become active behind any cards already there, in the order in which they were laid. All their “active” effects (wards too) work before the first “enter” effect resolves.
rule-B-REVEAL-02 = “enter” effects resolve first of all: those of the Protagonist’s cards, then those of the other seat’s cards.
rule-B-REVEAL-03 = Within one seat: with enter_order = laid (default) in the order laid; with enter_order = chosen the seat picks the next card by next_card(index) as long as two or more of its active cards have unresolved “enter” effects.
rule-B-REVEAL-04 = Within one card: in the order listed on the card.
rule-B-REVEAL-05 = An “enter” effect resolves only if its card is active when its moment comes. Otherwise it is lost for good.
rule-B-REVEAL-06 = “enter” effects happen once, when the card comes from hand. With parked_enter = off (default) a parked card does not repeat them when its Albo is contested; with “on” it does, after the reveal, as if its seat had laid it before the cards of this turn.

rules-chapter-FX = Effects in general
rule-B-FX-01 = An effect is a record of the fields of 9.1. The vocabulary is closed: “when”, “op”, filters, counts and conditions listed here and nothing else. No card has code of its own.
rule-B-FX-02 = “when” is the trigger. “enter”: once, when the card comes from hand onto the contested Albo. “active”: all the time its card is active. “win”, “loss”, “tie”: once, in the assignment phase, when its seat won, lost or tied. “chosen” (Albi only): once, when the Albo was declared.
rule-B-FX-03 = The controller of a card’s effect is the card’s owner. “own” and “self” mean the controller, “opponent” the other seat.
rule-B-FX-04 = All conditions in “if” must hold at the moment the effect would resolve; for “active”, at every count. If one fails, the effect does nothing and asks nothing.
rule-B-FX-05 = An effect is mandatory unless optional = true. A mandatory effect with a legal answer cannot be declined. An optional one offers “decline” beside its legal answers; where its controller has nothing to choose, and for discard_hand, the controller is first asked “accept” or “decline”.
rule-B-FX-06 = With no legal target nothing happens, nothing is asked, and the next effect follows.
rule-B-FX-07 = A target on an Albo must be active on the contested Albo, match “filter”, and not be protected by an opposing “ward” (B-OP-17). Only “fetch” looks at other Albi.
rule-B-FX-08 = chooser = self (default): the controller picks the target. chooser = opponent: the other seat picks it. The chooser also picks the destination of a “shunt”. “decline” always belongs to the controller and is asked first if the chooser is the other seat.
rule-B-FX-09 = amount = n on “salvage”, “cancel”, “shunt”, “fetch”, “bounce” and “destroy” repeats the effect n times, a new target each time. It stops when no legal target is left or the controller declines.
rule-B-FX-10 = amount = "all" on “cancel”, “bounce” and “destroy” affects every legal target at once, in seat order, then arrival order. Nothing is chosen. On an optional effect the controller is asked once: “accept” or “decline”.
rule-B-FX-11 = An effect that moves cards or tokens moves as many as there are, up to “amount”.
rule-B-FX-12 = A choice among secret cards (“deploy”, “swap”, “dig”, discard_hand by its owner) is asked whenever its hand (or, for “dig”, its deck) is not empty and, for “swap”, an own active card matches, even if no hand card fits, unless its size alone settles it (B-OP-06). If none fits, “decline” is the only answer.
rule-B-FX-13 = When a card is cancelled or leaves the contested Albo, its effects that have not yet resolved are lost. What it has already done stands.
rule-B-FX-14 = Effects on an Albo: “chosen” and “tie” resolve for both seats in seat order, each as controller; “active” counts for both seats alike; “win” resolves for the winner, “loss” for the loser.
rule-B-FX-15 = A card brought in by “deploy” or “swap” enters: its “enter” effects resolve at once, before anything else that is pending. Its own “deploy” and “swap” effects are ignored, so chains end.

rules-chapter-COND = Filters, counts, conditions
rule-B-COND-01 = A filter is a set of tests, all of which must hold: “side” (“own”, “opponent”, “any”), “type” (list), “character” (list of Character names), “entry” (list of card ids), “tag” (list of the pack’s own words), “reinforce” (true, false), min_value and max_value (printed value), “others” (true: not the card that carries the effect), “this” (true: that card only). A list test holds if one member fits. Default of “side”: “any”; of “others” and “this”: false; an absent test always holds.
rule-B-COND-02 = A count is one of: {"{"}cards = FILTER{"}"} active cards on the contested Albo that match; {"{"}values = FILTER{"}"} the sum of their base values (B-COUNT-03); {"{"}types = "own"{"}"} or {"{"}types = "opponent"{"}"} the number of different types among that seat’s active cards; {"{"}stat = S, of = "own" | "opponent"{"}"} with S one of “hand” (an open row included), “deck”, “discard” (numbers of cards), “balloons”, “wow” (held and on won Albi), “albi” (won Albi, with optional “colour” list), “prize” (balloons on the contested Albo).
rule-B-COND-03 = A condition is a count with “min” and/or “max” (both inclusive), or {"{"}lead = true | false{"}"} (the controller is the Protagonist of the turn), or {"{"}colour = [...]{"}"} (of the contested Albo), or {"{"}as_reinforcement = true | false{"}"} (how this card entered; false for a parked card).
rule-B-COND-04 = The size of an effect is “amount” (default 1), times the count in “per” if given (divided by “each”, default 1, rounded down), at most “cap” in absolute value if given. A size of 0 does nothing; below 0 only “boost” and “hinder” do something.

rules-chapter-OP = Operations
rules-note-OP = Each clause: triggers allowed; meaning; what is chosen. B-FX gives the rest. “who” is “self” (default), “opponent” or “both” (seat order).
rule-B-OP-01 = draw (enter, win, loss, tie, chosen): “who” draws “amount” cards by B-DRAW. No choice. The shipped cards draw on “enter” only, as the rulebook says of cards that let their player draw; an Albo may draw for its winner.
rule-B-OP-02 = salvage (enter, win, loss, tie, chosen): The controller takes 1 matching card from its own discard pile into hand, shown. Choice: pick_discard(entry). No legal target: nothing matches, or the hand is at the limit.
rule-B-OP-03 = dig (enter, win, loss, tie, chosen): The controller alone looks at the top “amount” cards of its deck (fewer if it is shorter; the discard pile is not shuffled in), takes 1 matching card into hand, secretly; the others go back and the deck is shuffled (after “decline” too). Choice: pick_dug(entry). At the limit or with an empty deck nothing is looked at.
rule-B-OP-04 = peek_hand (enter, win, loss, tie, chosen): The controller sees “amount” random cards of the opponent’s hand, or "all". No choice. They become known to it (B-HIDE-07).
rule-B-OP-05 = peek_albi (enter, win, loss, tie, chosen): The controller alone sees the top “amount” cards of the Albo deck; the order stays. No choice.
rule-B-OP-06 = discard_hand (enter, win, loss, tie, chosen): “who” discards “amount” hand cards. pick = "owner" (default): it chooses by discard(entry), one at a time; pick = "random": the seed chooses. A hand not larger than “amount” goes as a whole, unasked.
rule-B-OP-07 = deploy (enter): The controller puts 1 matching hand card on the contested Albo, beyond the greatest number, free of charge, icon or not. B-COMMIT-05 to 07 hold. Choice: deploy(entry). It enters (B-FX-15), last in arrival order.
rule-B-OP-08 = swap (enter): The controller exchanges a hand card for one of its active cards that matches “filter”. First swap_in(entry): any hand card legal here after at least one of the possible exchanges; still secret; then “target”: the active card that returns to hand, shown, the exchange being legal. The incoming card enters (B-FX-15), last in arrival order.
rule-B-OP-09 = cancel (enter): Choose 1 target. It is cancelled until the end of the turn: it counts 0, its “active”, “win”, “loss” and “tie” effects are off, its unresolved “enter” effects are lost, no filter or count sees it. It stays on the Albo and leaves it with the others.
rule-B-OP-10 = shunt (enter, win, loss, tie): Choose 1 target, then destination(place): another face-up Albo on which B-COMMIT-05 allows it. The card is parked there. A card with no such Albo is not a legal target.
rule-B-OP-11 = fetch (enter): Choose 1 of the controller’s cards parked on another Albo that matches “filter” and that B-COMMIT-05 allows here: pick_parked(place, index). It becomes active on the contested Albo, last in arrival order. It does not enter.
rule-B-OP-12 = bounce (enter, win, loss, tie): Choose 1 target. It returns to its owner’s hand, shown; if that hand is at the limit, it goes to its owner’s discard pile.
rule-B-OP-13 = destroy (enter, win, loss, tie): Choose 1 target. It goes to its owner’s discard pile.
rule-B-OP-14 = copy (enter): Choose 1 other active card. From now on the base value of this card is the printed value of that card, until this card leaves the Albo or the turn ends.
rule-B-OP-15 = boost: The controller’s total rises by the size. A negative “amount” is a penalty.
rule-B-OP-16 = hinder: The opponent’s total falls by the size. Cards only.
rule-B-OP-17 = ward: No effect controlled by the opponent can choose or affect, by “cancel”, “shunt”, “bounce” or “destroy”, the controller’s active cards on the contested Albo that match “filter” (default: all, this card included).
rule-B-OP-18 = break_tie: If the totals are equal when the assignment starts, the controller wins the Albo. If both seats have it, the tie stands. It does not open or close reinforcement. Cards only.
rule-B-OP-19 = bar_reinforce: “who” cannot play reinforcements. Default of “who” here: “opponent”.
rule-B-OP-20 = balloon (enter, win, loss, tie, chosen): “who” takes “amount” balloons from the reserve.
rule-B-OP-21 = pay (enter, win, loss, tie, chosen): “who” puts “amount” of its balloons into the reserve.
rule-B-OP-22 = steal (enter, win, loss, tie, chosen): The controller takes “amount” balloons from the opponent.
rule-B-OP-23 = add_balloon (enter, win, loss, tie, chosen): “amount” balloons go from the reserve onto one face-up Albo that is not contested. Choice: place_balloon(place).
rule-B-OP-24 = wow: to = "albo" (default), win only: “amount” WOW! tokens go from the reserve onto the Albo just won. to = "player", enter, win, loss, tie, chosen: the controller takes them.
rule-B-OP-25 = lead (win, loss, tie): After this assignment the Protagonist card goes to “who” (“self” or “opponent”), whatever B-ASSIGN-11 says. The last one resolved counts.

rules-chapter-COUNT = Count
rule-B-COUNT-01 = After the “enter” effects each seat has a total: the base values of its active cards, plus the “boost” sizes of its active cards and of the Albo, minus the “hinder” sizes of the opponent’s active cards.
rule-B-COUNT-02 = Cancelled and parked cards count nothing. A seat with no active card still has a total (0 before boosts of the Albo and hinders) and the comparison takes place; 0 against 0 is a tie.
rule-B-COUNT-03 = The base value of a card is its printed value, or the one set by “copy”. Counts of values use base values, never boosted ones, so no count depends on a total.
rule-B-COUNT-04 = Totals have no floor and no ceiling. They are recomputed after every change and are public.

rules-chapter-REINF = Reinforcement
rule-B-REINF-01 = After the count the seat with the lower total may discard 1 of its balloons and play 1 hand card with the reinforcement icon onto the contested Albo: reinforce(entry), or “pass”.
rule-B-REINF-02 = Only if this changes the totals so that its total is then strictly higher. Drawing level is not enough.
rule-B-REINF-03 = One card a step, and each step must take the lead by itself.
rule-B-REINF-04 = Lowering the opponent’s total serves as well as raising the own.
rule-B-REINF-05 = B-COMMIT-05 to 07 bind it; the greatest number of the commit does not.
rule-B-REINF-06 = On an Albo with reinforce = false nobody is asked; a seat under bar_reinforce is not asked. Cards with the icon may still be committed there.
rule-B-REINF-07 = Order of a step: the balloon goes to the reserve; the card becomes active, last in arrival order; its “enter” effects resolve; the totals are recomputed.
rule-B-REINF-08 = B-REINF-02 is judged on the position after B-REINF-07, with the seat’s best choices for the card’s own “enter” effects; drawn cards count by number. Among those choices only the ones that leave it ahead are then offered. B-PACK-05 makes this test independent of secrets and chance.
rule-B-REINF-09 = The seat behind is asked whenever it has a balloon and a hand card and B-REINF-06 does not bar it, even if “pass” is its only answer (B-GEN-08).
rule-B-REINF-10 = After a reinforcement the other seat, now behind, has the same right; and so on, turn about.
rule-B-REINF-11 = The phase ends when the seat behind passes or cannot be asked. The seat ahead never adds cards.
rule-B-REINF-12 = On equal totals: with tie_reinforce = none (default) nobody is asked; with tie_reinforce = protagonist the seats are asked in seat order until one reinforces or both have passed.

rules-chapter-ASSIGN = Assignment
rule-B-ASSIGN-01 = The seat with the higher total wins the Albo; the other has lost. Equal totals are a tie, unless exactly one seat has break_tie.
rule-B-ASSIGN-02 = The outcome is fixed here. Later changes of totals do not matter.
rule-B-ASSIGN-03 = The winner takes the Albo and all balloons on it.
rule-B-ASSIGN-04 = On a tie the Albo is eliminated: out of the game, face up. Its balloons leave it and go to the reserve.
rule-B-ASSIGN-05 = Then, before any card leaves, “win”, “loss” or “tie” effects of the active cards resolve: in seat order, arrival order, listed order.
rule-B-ASSIGN-06 = Then the Albo’s own “win” and “loss”, or “tie”, effects resolve, in seat order.
rule-B-ASSIGN-07 = Then the cards leave, in seat order. The winner discards all its cards there: committed, reinforcement, parked arrivals, cancelled.
rule-B-ASSIGN-08 = The loser takes all its cards there back into hand, reinforcements included; this is not optional. Only B-RETURN can stop a card.
rule-B-ASSIGN-09 = On a tie both seats take back all their cards there.
rule-B-ASSIGN-10 = Marks of “cancel” and “copy” end. The place is empty until the new turn.
rule-B-ASSIGN-11 = Last, the loser takes the Protagonist card, or keeps it. On a tie it stays where it is. “lead” overrules both.

rules-chapter-RETURN = Return and overflow
rule-B-RETURN-01 = If taking cards back would exceed the hand limit, the seat chooses which of the returning cards to keep, up to the limit; the rest is discarded.
rule-B-RETURN-02 = This holds for every return in the assignment: loss and tie.
rule-B-RETURN-03 = keep(entry) picks one returning card at a time until the hand is full. Cards already in hand cannot be given up instead.
rule-B-RETURN-04 = With no room all returning cards are discarded, unasked. If both seats overflow, they choose in seat order.

rules-chapter-DRAW = Drawing and decks
rule-B-DRAW-01 = To draw is to take the top card of the own deck into hand. Several cards are drawn one after another.
rule-B-DRAW-02 = A seat whose hand is at its limit does not draw, at a new turn or by an effect. Nothing moves. The hand never exceeds the limit.
rule-B-DRAW-03 = A seat that must draw from an empty deck first shuffles its discard pile into a new deck. This happens when the draw is due, not when the last card leaves.
rule-B-DRAW-04 = Only the discard pile is shuffled: no card in hand, on the contested Albo or parked.
rule-B-DRAW-05 = With deck and discard pile both empty there is no draw.

rules-chapter-PARK = Parked cards
rule-B-PARK-01 = A card moved from the contested Albo to another is parked: face up, inactive, out of the game until that Albo is declared. It is not in hand and does not count against the limit.
rule-B-PARK-02 = When its Albo is declared it becomes active: its value, “active”, “win”, “loss” and “tie” effects work; for “enter” see B-REVEAL-06. At the assignment it leaves like the others.
rule-B-PARK-03 = A card can be parked only on a face-up Albo other than the contested one, never on The End. With one such Albo it goes there, unasked.
rule-B-PARK-04 = A move that would put two Characters of one name and one seat on an Albo is illegal.
rule-B-PARK-05 = Cards parked on the Albo that is never contested stay there until the end.

rules-chapter-TURN = New turn
rule-B-TURN-01 = Each seat draws 1 card, the new Protagonist first.
rule-B-TURN-02 = Then the Protagonist turns up the top card of the Albo deck onto the empty place. This is no decision. After a tie the place is refilled in the same way.
rule-B-TURN-03 = Then the Protagonist declares (B-DECL), among the Albi now face up. The turn number grows by 1.

rules-chapter-TOKEN = Tokens
rule-B-TOKEN-01 = There are 17 balloons and 6 WOW! tokens, never more. What the reserve lacks is not given.
rule-B-TOKEN-02 = Spent, paid and eliminated balloons return to the reserve.
rule-B-TOKEN-03 = A balloon spent on a reinforcement is lost even if the Albo is lost.
rule-B-TOKEN-04 = A WOW! token on a won Albo, or held by a seat, never moves again and adds the pack’s wow_points (2) to its seat’s sum at the end.

rules-chapter-END = End of the game
rule-B-END-01 = The first The End turned up fills the empty place and blocks it for the rest of the game: from now on there are only two Albi to choose from.
rule-B-END-02 = When the second The End is turned up, the game is over at once: no declaration, no decision.
rule-B-END-03 = The Albo still face up, its balloons and the cards parked on it score for nobody.
rule-B-END-04 = A game has (position of the second The End in the deck of 18) − 3 turns: 10 to 15.

rules-chapter-SCORE = Scoring
rule-B-SCORE-01 = Each seat adds the points of its won Albi. The score rules of an Albo are a list from the closed vocabulary B-SCORE-06 to 11; their results add up.
rule-B-SCORE-02 = Plus 1 point for every 2 balloons the seat holds, rounded down.
rule-B-SCORE-03 = The higher sum wins.
rule-B-SCORE-04 = Equal sums: the seat with more balloons wins.
rule-B-SCORE-05 = Still equal: final_tie = shared (default): both win; final_tie = albi: the seat with more won Albi wins, then both.
rule-B-SCORE-06 = flat: “points”, which may be negative. Sums may be negative.
rule-B-SCORE-07 = series: All won Albi of this colour that carry “series” score together, once: entry k of “table” for k of them (the last entry if k is larger). All “series” of one colour in a pack have the same table.
rule-B-SCORE-08 = rainbow: “points” for each different colour among the seat’s won Albi, at most “max”. Each such Albo scores.
rule-B-SCORE-09 = set: “points” if the seat won at least “need” Albi of “colour” (this one included), else “otherwise”.
rule-B-SCORE-10 = per: “points” for every full “each” of a “stat” of B-COND-02 (own seat), at most “max”. Beside B-SCORE-02, not instead of it.
rule-B-SCORE-11 = most: “points” if the seat has strictly more of the “stat” than the opponent, else “otherwise”.

rules-chapter-HIDE = Secrets
rule-B-HIDE-01 = The faces of a hand are seen by its owner only; its size is public.
rule-B-HIDE-02 = The order of a deck is seen by nobody, its owner included; its size is public.
rule-B-HIDE-03 = The order of the Albo deck and the 6 removed Albi are seen by nobody; the number of cards left is public.
rule-B-HIDE-04 = Nothing about an open commit is visible to anybody but its seat before both have confirmed: not the cards, not their number. With option ready = shown (default) the fact that a seat has confirmed is public at once; with ready = hidden that is secret too. Until the reveal its laid cards count as hand cards for everybody else.
rule-B-HIDE-05 = Two positions that differ only in one seat’s open commit (with ready = shown: only in its row, and in how it came about, not in whether it is confirmed) are redacted for the other seat, and for spectators, to the same bytes; decision, event and undo counters included.
rule-B-HIDE-06 = In a view during the commit “waiting” names the seats that have not confirmed. With ready = hidden it names both seats, except to a seat that has confirmed: it sees the other seat only.
rule-B-HIDE-07 = Hand cards that arrived face up (taken back, salvaged, bounced, swapped out) are shown to all; hand cards seen by peek_hand are known to that seat and to the owner: a peek that shows k copies raises “known” to at least k. Kept as a number per entry: shown ≤ known ≤ held. When a card of an entry leaves the hand face up, both numbers fall by 1, not below 0.
rule-B-HIDE-08 = Public: discard piles (which cards, no order), won and eliminated Albi, cards and tokens on Albi, cancelled marks, balloons, reserve, Protagonist, turn, totals, present points. Cards seen by peek_albi stay known to that seat until turned up.
rule-B-HIDE-09 = When the game is over everything is public: hands, deck orders, removed Albi, seed.

rules-chapter-PACK = Data packs
rule-B-PACK-01 = A hero has exactly 40 cards (sum of “copies”), 1 to 40 entries, a hand limit of 5 to 12, 1 to 4 Character names. A pack has two or more heroes; any two may meet.
rule-B-PACK-02 = A pack has exactly 22 Albi in the four colours orange, violet, green, blue. The End and the Protagonist card are not data.
rule-B-PACK-03 = Every entry has a unique “id”, a “source” (“rulebook”, “review”, “reconstruction”, “box”) and a name in Italian; missing languages fall back to Italian.
rule-B-PACK-04 = The text of a card or Albo shown to people is generated from its data in each language, never typed in.
rule-B-PACK-05 = A card with the icon has among its “enter” effects at most one that chooses a card on an Albo, with amount = 1 or "all" and chooser = self, and none of “dig”, discard_hand, “deploy”, “swap”.
rule-B-PACK-06 = Anything outside the vocabulary or the ranges of 9.1 is refused with file, entry, field and the allowed words. A refused pack changes nothing.
