# Made from rules.md by python -m ludoteca.lab.rules_texts; edit that.
rules-title = Corto: the rules

rules-chapter-GEO = Table
rule-C-GEO-01 = The table is a stack of 3 rows with two seats and 4 rows with three or four seats, one storyline a row.
rule-C-GEO-02 = Every row has “columns” = 8 squares, columns 0 to 7 from the left, aligned between rows. The count is a constant of the data.
rule-C-GEO-03 = Column 0 is the deck square; column 1 receives the starting character.
rule-C-GEO-04 = Columns 1 to 7 are the character squares. Column 0 never holds a character.
rule-C-GEO-05 = Two squares are adjacent when they share an edge, also across two boards and also in column 0. Diagonals are not adjacent.
rule-C-GEO-06 = The area of a figurine is its own square and the up to 8 squares around it, cut at the edge of the table: 9, 6 or 4 squares.
rule-C-GEO-07 = A square is occupied when a character, a figurine or both are on it. Two figurines on one square occupy that one square.
rule-C-GEO-08 = A board is full when all its character squares are occupied. Column 0 is not looked at, whether its deck has cards or not.
rule-C-GEO-09 = A square holds at most one character and any number of figurines. A character holds any number of markers.

rules-chapter-SET = Set-up
rule-C-SET-01 = 2 to 4 seats. Turns pass clockwise: seat s is followed by (s + 1) mod n.
rule-C-SET-02 = Every seat starts with 13 markers in stock and an empty seal.
rule-C-SET-03 = Both figurines start off the table.
rule-C-SET-04 = Storylines are drawn at random from the pool A-F without repetition, or named by the table (option “storylines”).
rule-C-SET-05 = The order of the rows is random, also when the storylines were named.
rule-C-SET-06 = Each storyline’s 20 cards are shuffled separately and lie on column 0 of its own row.
rule-C-SET-07 = From every deck cards are revealed until a character appears; it goes to column 1 of that deck’s own row. Other revealed cards are set aside, seen by all.
rule-C-SET-08 = When all rows have their character, set-aside cards go back into their decks and every deck is shuffled again. Every deck then has 19 cards.
rule-C-SET-09 = A starting character has no marker, does not act and triggers no quest. A two-coloured one still goes to the row of its deck.
rule-C-SET-10 = The set-up of each quest in play is done (C-QA to C-QG).
rule-C-SET-11 = The first seat is random.
rule-C-SET-12 = In turn order each seat puts 1 marker from its stock on any character on the table. Several seats may share a character.
rule-C-SET-13 = After all markers are placed, in turn order each seat draws 4 cards, one at a time, each from a deck of its choice; repeats allowed.
rule-C-SET-14 = The first seat then takes the first turn.

rules-chapter-TRN = Turn
rule-C-TRN-01 = A turn is one of two modes: play (1 to 4 cards from hand, then draw) or discard (0 to 4 cards from hand, then refill). Never both.
rule-C-TRN-02 = The first decision fixes the mode: “play” means play mode; “discard” or “refill” means discard mode.
rule-C-TRN-03 = Cards are played one after the other. Each is resolved completely before the next is chosen.
rule-C-TRN-04 = Cards may be played in any order and mix of types; objects need an actor (C-OBJ-01), arrivals may be limited (C-END-04).
rule-C-TRN-05 = From the first played card on, end_play is offered. The play part ends by itself when the hand is empty.
rule-C-TRN-06 = play(card) is offered only for playable cards: a character with a legal square; a figurine card with a legal destination; an object with a legal first target; an advantage as C-ADV says. No decision ever has zero legal answers.
rule-C-TRN-07 = Objects, figurine cards and advantages go face up on the discard pile when played, before their effect (except C-ADV-10). A character goes to its square; until the square is chosen it is the pending card, open to all.
rule-C-TRN-08 = A step with no target, an optional step whose only answer is “decline”, a choice of owner or figurine with one candidate, and a drawing that cannot happen are skipped without asking. Any other single-answer decision is asked.
rule-C-TRN-09 = Order at the end of a turn: end of the play or discard part, emerald (C-QG-02), end test (C-END-01), drawing, pass-out test (C-END-07), next seat. No seat decides during another seat’s turn.

rules-chapter-DRW = Drawing
rule-C-DRW-01 = After the play part the seat may draw up to 2 cards, and never beyond 4 in hand.
rule-C-DRW-02 = Cards are drawn one at a time. The seat sees each card before choosing the next deck.
rule-C-DRW-03 = Any deck in play that still has cards may be chosen, repeatedly too.
rule-C-DRW-04 = In play mode the seat may stop earlier with end_draw, even without drawing.
rule-C-DRW-05 = Drawing ends by itself at the limit, at 4 cards in hand, or when all decks are empty.
rule-C-DRW-06 = Discarded cards are never shuffled back. An empty deck stays empty; the other decks are still used.
rule-C-DRW-07 = Card backs are visible: the deck each hand card came from is public, its face is not.

rules-chapter-DSC = Discard mode
rule-C-DSC-01 = The seat discards 0 to 4 cards, one at a time, face up, in the order chosen, then ends with “refill”. The discarding ends by itself when the last hand card was discarded.
rule-C-DSC-02 = It then draws until it holds 4 cards, choosing a deck for each card. This is compulsory while any deck has cards; end_draw is not offered.
rule-C-DSC-03 = Discard mode is open to every seat on every turn, whether or not it could play a card.
rule-C-DSC-04 = “refill” as first decision with 4 cards in hand is a plain pass.
rule-C-DSC-05 = With all decks empty, discarding stays legal and nothing is drawn.

rules-chapter-CHR = Characters
rule-C-CHR-01 = A character is placed on an empty character square: no character and no figurine there.
rule-C-CHR-02 = The row’s storyline must be one of the card’s backgrounds.
rule-C-CHR-03 = A two-coloured character may go to either row; choosing the square chooses the row. If one of the two storylines is not in play, only the other counts.
rule-C-CHR-04 = The square must be adjacent to a character on the table or to a figurine. A figurine on a deck square counts.
rule-C-CHR-05 = If no character is on the table and no figurine either, column 1 of a row of the right background is legal instead.
rule-C-CHR-06 = The seat then puts 1 of its markers on the character (source: C-MRK-02). This is compulsory.
rule-C-CHR-07 = The seat may then let the character act once on one target in its range; or “decline”.
rule-C-CHR-08 = White border: “add” 1 own marker to the target.
rule-C-CHR-09 = Black border: 1 hit on the target (C-HIT).
rule-C-CHR-10 = Black-and-white border: one of the two. There is no separate question: “add” means white, “hit” or hit_train means black.
rule-C-CHR-11 = Range: characters on adjacent squares, or C-LNG for a long-range card. The character’s own square is never a target for “add” or “hit”.
rule-C-CHR-12 = A square emptied earlier in the same turn may be used. A character moves only by C-ADV-03 and leaves the table only when killed.

rules-chapter-MRK = Markers
rule-C-MRK-01 = Markers lie only on characters. A marker may be added to a character whoever placed or controls it, also to one without markers.
rule-C-MRK-02 = A marker comes from the stock while the stock has one. Only with an empty stock does the seat take one of its own markers from another character on the table (take_from).
rule-C-MRK-03 = For the marker of a newly placed character this move is compulsory; for an optional “add” it is part of choosing to add.
rule-C-MRK-04 = The source is never the target itself. It may be the character placed this turn.
rule-C-MRK-05 = With an empty stock, “add” is offered only on characters for which another source exists.
rule-C-MRK-06 = A character that loses its last marker by such a move stays on the table. Moving a marker is not a hit.
rule-C-MRK-07 = A marker removed from a character returns at once to its owner’s stock and can be used again the same turn.
rule-C-MRK-08 = Control: a seat controls a character when it has strictly more markers there than each other seat taken alone. A tie for most, or no markers: nobody.

rules-chapter-HIT = Hits and kills
rule-C-HIT-01 = A hit on a character with markers removes 1 marker (C-MRK-07).
rule-C-HIT-02 = A hit on a character without markers kills it.
rule-C-HIT-03 = A killed character goes under the seal of the seat that killed it and stays there. It is worth 1 gold at the end.
rule-C-HIT-04 = When markers of several seats may be removed, the hitting seat names the owner (choose_owner); with one candidate it is not asked.
rule-C-HIT-05 = Default black_hits = any: the marker may be anyone’s, the hitting seat’s own included. With “opponents” the hit of a border may remove only an opponent’s marker, and a character bearing only the hitting seat’s markers is no target for a border. Objects are not affected: no text limits them.
rule-C-HIT-06 = Several hits are resolved one after the other, targets recomputed each time. Two hits on a character with 1 marker: removal, then kill.
rule-C-HIT-07 = A character under a figurine can be hit and killed. The figurine stays and still occupies the square.
rule-C-HIT-08 = The train can be the target of a hit (C-QE-03), under either value of black_hits. It is not a character: no card, no seal gold.
rule-C-HIT-09 = A hit on a protected marker is cancelled and spent (C-ADV-11).

rules-chapter-OBJ = Objects
rule-C-OBJ-01 = An object is playable only after a character or a figurine card was played this turn. It acts from the actor’s square.
rule-C-OBJ-02 = The actor is the latest of them. It changes when a later character or figurine card is played, never by an object or an advantage.
rule-C-OBJ-03 = The actor’s square is the one where it is now (it may have been swapped or moved). If the actor left the table, no object is playable.
rule-C-OBJ-04 = White object: “add” 1 own marker per onomatopoeia. Black object: 1 hit per onomatopoeia.
rule-C-OBJ-05 = Strength 2: two separate decisions, on the same target or on two targets.
rule-C-OBJ-06 = The first onomatopoeia must be used. The second may be declined and is skipped without a target.
rule-C-OBJ-07 = Range: adjacent characters (C-LNG if the object is long range), also from a figurine, whose 3 × 3 area does not count here. The actor’s own square is no target, except for the train.
rule-C-OBJ-08 = Any object fits any actor: border and figurine do not matter. Several objects may be played from one actor.

rules-chapter-LNG = Long range
rule-C-LNG-01 = A long-range card reaches every other square of the row and of the column of the acting square. Nothing blocks the way.
rule-C-LNG-02 = Long range holds only for that card’s own effect, not for other cards played with it.
rule-C-LNG-03 = Default long_range = both: each onomatopoeia may use the row or the column, independently.
rule-C-LNG-04 = With row_or_column all onomatopoeias of one object must use the same line: the first target outside the own square fixes row or column.
rule-C-LNG-05 = A train on the acting square lies in both lines: hitting it fixes nothing, and it stays a legal target.

rules-chapter-FIG = Figurines
rule-C-FIG-01 = A figurine card plays Corto, or Rasputin, or one of the two at the seat’s choice (“figurine”). For a choice card only figurines with a legal destination are offered.
rule-C-FIG-02 = A figurine off the table first appears on the deck square of a row of the seat’s choice (“enter”), whether that deck has cards or not.
rule-C-FIG-03 = It then moves 0 to 3 steps; 0 to 6 with the vehicle mark. Only the destination is chosen (“move”): any square whose row distance plus column distance is within the steps.
rule-C-FIG-04 = Nothing blocks a figurine. Any square may be the destination: deck squares, characters, the other figurine, quest pieces. It never leaves the table again.
rule-C-FIG-05 = Both figurines may stand on the same square.
rule-C-FIG-06 = No character may be placed under a figurine; characters under a figurine can be acted upon.
rule-C-FIG-07 = After the move the figurine performs its action in its area.
rule-C-FIG-08 = Default figurine_action = mandatory. With “optional” the seat first chooses use_action or “decline” for the whole action; asked only if the area holds a character.
rule-C-FIG-09 = After its action, performed or not, the figurine is the actor: objects may follow.

rules-chapter-COR = Corto
rule-C-COR-01 = First, every friend in Corto’s area gives 1 gold to the seat controlling it, whichever seat that is. This is automatic.
rule-C-COR-02 = A friend controlled by nobody gives nothing.
rule-C-COR-03 = The gold is the top card of the discard pile, slid under that seat’s seal. Friends are paid row by row from the top, left to right.
rule-C-COR-04 = If the discard pile is empty, reserve gold is paid. It is a counter without limit and without card identity.
rule-C-COR-05 = A card taken as gold counts 1 gold and nothing else; its face never matters (no ace, no friend).
rule-C-COR-06 = Second, the seat may place up to 2 of its markers on characters in the area, one decision each: add(square), or “decline”, which ends the step.
rule-C-COR-07 = Both may go on one character or on two. The character under Corto counts.
rule-C-COR-08 = With an empty stock C-MRK-02 to C-MRK-05 apply: the seat may move its own markers from anywhere on the table.

rules-chapter-RAS = Rasputin
rule-C-RAS-01 = Rasputin kills one character in his area, chosen by the seat, whatever markers lie on it. Own characters count.
rule-C-RAS-02 = All markers on it return to their owners; the card goes under the active seat’s seal.
rule-C-RAS-03 = The kill is compulsory if the area holds a character (with figurine_action = optional: once use_action was chosen); otherwise the card is just a move.
rule-C-RAS-04 = It is a kill, not a hit: black_hits does not matter and the train is no target.

rules-chapter-ADV = Advantages
rule-C-ADV-01 = An advantage does what its effect says and is discarded, or laid in front of the seat if the effect says so. It never goes on a square in the present data.
rule-C-ADV-02 = Advantages are playable at any moment of the play part, alone too. Effects come from a closed vocabulary (9.4).
rule-C-ADV-03 = “swap”: exchange two characters on the table (swap_first, swap_second: two different squares). Backgrounds do not matter. Playable with 2 or more characters on the table.
rule-C-ADV-04 = Markers travel with the swapped cards.
rule-C-ADV-05 = Figurines and quest pieces stay on their squares. A swap is neither a placement nor an arrival: no action, no tile, no quest effect. Ace marks travel with the card.
rule-C-ADV-06 = move_figurine: move Corto or Rasputin 0 to 3 steps without acting (entering first if needed). It does not make the figurine the actor. It is an arrival. Playable when a legal destination exists.
rule-C-ADV-07 = stack_deck: choose a non-empty deck (“peek”; playable if one exists), see its top 3 cards (fewer if it has fewer), put them back in any order (“arrange”: next card from the top; the last one is automatic).
rule-C-ADV-08 = After stack_deck the draw limit of this turn is 3; a second one changes nothing. The hand limit stays 4.
rule-C-ADV-09 = The seat keeps knowing those cards while they stay on top of that deck. A later stack_deck of another seat on that deck ends this knowledge.
rule-C-ADV-10 = “shield”: always playable; the card is laid face up in front of the seat. It is not in the discard pile.
rule-C-ADV-11 = The next time another seat’s hit would take a marker of the shield’s owner, or another seat’s Rasputin would kill a character that owner controls, the hit or kill is cancelled and the shield goes to the discard pile. Automatic; one shield per event; the attack is spent.
rule-C-ADV-12 = A shield ignores its owner’s own hits and kills, marker moves, and hits on unmarked characters.
rule-C-ADV-13 = “desert”: choose a character with markers and with an adjacent character (desert_from; playable if one exists), an owner if several (choose_owner), then move 1 or 2 of that owner’s markers from it to characters adjacent to it (desert_to, the second optional and only while that owner still has a marker there). Not a hit.
rule-C-ADV-14 = ignore_adjacency: the next character placed this turn needs no adjacency. ignore_colour: the next character placed this turn may go to any row. Always playable.
rule-C-ADV-15 = Such a permission is used up by the next character placed, needed or not, and is lost at the end of the play part. Both may serve the same character.
rule-C-ADV-16 = Option advantages = swap_only: every advantage card has the effect “swap”.

rules-chapter-END = End of the game
rules-note-END = Why the arrival rule: only arrivals fill squares; every other effect empties squares or leaves them. So a turn that ends the game has exactly one arrival, which is the printed rule; a player never gets stuck with an unfinishable turn; the test needs one board count and no look-ahead. The price: a second arrival that fills the second board and whose action would reopen it is refused.
rule-C-END-01 = After a seat’s turn, if 2 or more boards are full, the game ends at once: no further turn.
rule-C-END-02 = The test is made once, when the play or discard part (and the emerald step) is over. If it is met nothing is drawn: hand cards are worth nothing.
rule-C-END-03 = Full boards in the middle of a turn do not end the game; a later kill or figurine move of the same turn may reopen one.
rule-C-END-04 = Arrival rule. The 2nd and every later arrival of a turn is legal only on a square such that, just after the piece arrived and before anything else, fewer than 2 boards are full. The first arrival of a turn is not limited.
rule-C-END-05 = Arrivals are: a character placed; a figurine moved by a figurine card or by move_figurine (0 steps too). Objects and other advantages are not limited.
rule-C-END-06 = If all decks are empty play goes on, without draws. A seat with no card in hand and all decks empty is skipped; this is an idle turn without any decision.
rule-C-END-07 = An idle turn is one with no card played and no card drawn. The game also ends after as many idle turns in a row as there are seats (pass_out). This is “until nobody can play”: a seat that still plays cards goes on alone. With cards left in the decks it means that every seat passed in a row.
rule-C-END-08 = There is no other end.

rules-chapter-SCO = Scoring
rule-C-SCO-01 = A group of a seat is a maximal set of characters it controls, joined by edges, across boards. Groups of 2 or more count.
rule-C-SCO-02 = The largest group gives 2 gold per character. If several are equally large, only one of them does.
rule-C-SCO-03 = Every other group gives 1 gold per character.
rule-C-SCO-04 = An isolated character gives 0, also when the seat has no larger group.
rule-C-SCO-05 = Every card under the seal gives 1 gold: kills, cards from Corto, and reserve gold.
rule-C-SCO-06 = Quest gold is added (C-QA to C-QG). A total may be negative.
rule-C-SCO-07 = Most gold wins. Tie: more markers left in stock. Still tied: shared victory.
rule-C-SCO-08 = The same order ranks all seats; equal seats share a rank. Hand cards and shields give nothing.

rules-chapter-QST = Quests in general
rule-C-QST-01 = Only quests of storylines in play exist, and only with quests = on. With “off” no quest piece exists, ace marks mean nothing, the train cannot be hit.
rule-C-QST-02 = Quest pieces do not occupy squares, give no adjacency, hold no markers, block nothing.
rule-C-QST-03 = “Placed” in a quest means a character card played on that row, by any permission. Set-up and swaps are no placements. The row counts, not the card’s background.
rule-C-QST-04 = The effect of a placement comes after the character’s own action, before the next card.
rule-C-QST-05 = Tokens taken lie open in front of the seat and are counted at the end. A tie for “most” gives nobody.

rules-chapter-QA = Quest A – the vessel
rule-C-QA-01 = Set-up: the vessel lies at column 1 of row A.
rule-C-QA-02 = After a seat placed a character on row A it may sail the vessel 1 column left or right, if a character is on that square of row A (“sail” or “decline”).
rule-C-QA-03 = The vessel stays where it is when the character there is killed or swapped.
rule-C-QA-04 = End: the seat controlling the character at the vessel’s square gets the column number in gold, at most 6.

rules-chapter-QB = Quest B – four aces
rule-C-QB-01 = The cards B01, B02, B06, B09 bear an ace.
rule-C-QB-02 = A seat’s aces: ace characters it controls, wherever they are, plus ace characters it killed.
rule-C-QB-03 = End: the seat with most aces, alone in the lead and with at least 2, gets 6 gold. During the game the tile lies with that seat or beside the board; it is a display, not a state.

rules-chapter-QC = Quest C – ingots and crows
rule-C-QC-01 = Set-up: the 3 ingots and 3 crows lie shuffled face down on columns 2 to 7 of row C, one each.
rule-C-QC-02 = A seat that places a character on a square with a tile takes the tile and shows it. This is compulsory, so a tile lies under a character only until that character’s act is over (C-QST-04).
rule-C-QC-03 = End: an ingot gives +2 gold, a crow -1.

rules-chapter-QD = Quest D – justice of the leopards
rule-C-QD-01 = Set-up: 6 leopards beside row D.
rule-C-QD-02 = When a seat kills a character anywhere on the table, by hit or Rasputin, the seat that controls most characters on row D (alone in the lead, at least 1), counted after the kill, takes 1 leopard.
rule-C-QD-03 = If that leader is the killer, or there is no sole leader, nobody takes one. A cancelled kill is no kill.
rule-C-QD-04 = End: 2 gold each. With no leopards left nothing happens.

rules-chapter-QE = Quest E – the gold train
rule-C-QE-01 = Set-up: 9 carriages, face down and shuffled: five worth 1, three worth 2, one worth 3. The train lies at column 7 of row E.
rule-C-QE-02 = The train lies on a square; characters and figurines may share it.
rule-C-QE-03 = Any hit of a black border (or a double border used as black) or of a black object may be aimed at the train (hit_train) when the train is on a square in the range of that card, or on the acting square itself. The first onomatopoeia of an object may be spent so.
rule-C-QE-04 = Each such hit: the seat takes the top carriage and shows it. Its value is gold at the end.
rule-C-QE-05 = After a character was placed on row E the train moves 1 column to the left; from column 1 it goes to column 7.
rule-C-QE-06 = When the last carriage is taken the train is removed.

rules-chapter-QF = Quest F – the great gold
rule-C-QF-01 = Set-up: one big gold on each of columns 4 to 7 of row F.
rule-C-QF-02 = End: the seat controlling the character on such a square gets 2 gold, even if it is isolated. No control: nobody.

rules-chapter-QG = Quest G – the emerald
rule-C-QG-01 = With venice = on storyline G joins the pool of C-SET-04. Set-up, if G is in play: the emerald lies at column 4 of row G.
rule-C-QG-02 = At the end of its play or discard part, the active seat, if it controls the character on the emerald’s square, may move the emerald to an adjacent character it controls, on any row (“emerald” or “decline”).
rule-C-QG-03 = The emerald stays on its square when the character there is killed or swapped.
rule-C-QG-04 = End: the seat controlling the character on the emerald’s square gets 1 gold per character of its group there (1 if isolated), at most 6.
