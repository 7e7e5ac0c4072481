# Made from rules.md by python -m ludoteca.lab.rules_texts; edit that.
rules-title = Kragmortha: the rules

rules-chapter-GEN = General
rule-K-GEN-01 = 2 to 8 seats play. Seats are numbered 0 to n-1 clockwise. The seat left of seat s is (s+1) mod n.
rule-K-GEN-02 = Two squares are adjacent only if they share a side. Touching corners never count, in any rule of the game.
rule-K-GEN-03 = The field is every square of the layout that is neither a bookcase nor out of play. Desk squares belong to the field. No creature ever stands outside the field.
rule-K-GEN-04 = A square is empty if it is in the field and holds no goblin and not Rigor. A free teleport is an empty teleport square.
rule-K-GEN-05 = At rest no square holds more than one creature.
rule-K-GEN-06 = The engine never answers for a seat, even when one option is left. It skips a question only where a clause says that the question is not asked.
rule-K-GEN-07 = With option take_back a seat may undo its latest decision while, since that decision, nothing hidden was drawn or shown, no dice were thrown, no sin was recorded and no other seat decided. Undo restores the earlier position exactly.

rules-chapter-SET = Set-up
rule-K-SET-01 = The number of seats selects the layout: 2 k2, 3-4 k34, 5-6 k56, 7-8 k78. The layout fixes field, bookcases, teleports and start squares.
rule-K-SET-02 = Rigor’s first square and the four desk squares are the same in every layout: Rigor e9, desk f9 g9 f10 g10.
rule-K-SET-03 = The six tokens are shuffled into one face-down stack. The movement, gaze and tome decks are shuffled separately and lie face down, the tomes on the desk.
rule-K-SET-04 = Each seat has one goblin in a colour no other seat has. No rule depends on the colour.
rule-K-SET-05 = Each seat gets three movement cards, hidden from the other seats. They are dealt one at a time in seat order from the first seat.
rule-K-SET-06 = Option “first” gives the first seat: “random” (dice) or a seat number. It stands for the rulebook’s most goblin-like or shortest player.
rule-K-SET-07 = In seat order from the first seat, each seat puts its goblin on an empty start square of its choice.
rule-K-SET-08 = If no start square is empty (eighth goblin), the seat chooses an empty square one row above an occupied start square.
rule-K-SET-09 = Teleports do nothing during placement: no token, no relocation.
rule-K-SET-10 = After the last placement the first seat takes turn 1.

rules-chapter-TRN = Turn
rule-K-TRN-01 = A turn is one movement card, then the refill. Then the seat to the left takes its turn. Exceptions: stuck (K-TRN-05), Second Wind, an early end by Servant’s Bell before the card.
rule-K-TRN-02 = A turn starts in this order: turn number plus one; Heavy Boots of this seat end; its open sins lapse as K-ENF-06 says; pokes against it are forgotten; if it holds M4 the titles are drawn; under draw = first it draws.
rule-K-TRN-03 = A slot of the hand is playable if its card’s piece has at least one legal first step. A face-down slot (K-ORD-12) always counts as playable.
rule-K-TRN-04 = A seat with a playable slot must play one, even if every move harms it. The only exception is K-TRN-06.
rule-K-TRN-05 = A seat without playable slot declares itself stuck: it shows its hand, discards all of it, draws as many cards as it discarded but never above its hand limit, and its turn ends without movement, after-window or refill.
rule-K-TRN-06 = With option mercy_stuck, a seat that has playable slots but no clean play may declare itself stuck instead (K-TRN-05). A clean play is a slot and a first step that together commit no TABOO sin of this seat. A face-down slot counts as clean unless F2 makes it inner.
rule-K-TRN-07 = Before-window: before the card the active seat may use any number of tomes, one after another. After-window: after the movement it may again, until it ends the turn. Between the two steps and inside a chain no tome can be used, except Cloak of Mist.
rule-K-TRN-08 = The after-window is asked only if the seat has a tome it can use there or a calm closing act still open (K-OBL-08). It is never asked after an early end.
rule-K-TRN-09 = Early end: the active seat’s goblin met Rigor, drew a token or took a tome from the desk, or the active seat transferred Rigor. The landing effects still open in the chain are finished; then the movement stops, a second step is lost, the after-window is skipped, the refill still happens.
rule-K-TRN-10 = Refill: the active seat draws until its hand has hand-limit cards. At or above the limit it draws nothing. Nobody ever discards down to the limit.
rule-K-TRN-11 = The hand limit is 3. F4 makes it 2. Each Deep Sleeve the seat owns adds 1.
rule-K-TRN-12 = A movement card goes face up to the discard pile when it is played. If a card must be drawn and the deck is empty, the discard pile is shuffled into a new deck first.
rule-K-TRN-13 = Under draw = first the seat draws at the start of its turn until it has hand limit plus one cards, and there is no refill at the end. A stuck seat then draws up to its hand limit.
rule-K-TRN-14 = A turn ends in this order: refill, quiet point, deadline of a standing L3 holder to the right (K-ORD-19), quiet point, next turn.

rules-chapter-MOV = Movement
rule-K-MOV-01 = A goblin card moves the goblin of the seat that plays it. A Rigor card moves Rigor. Any seat may play either type.
rule-K-MOV-02 = A card shows two symbols. The first step goes to an adjacent field square that shows one of them; the seat chooses which, so the order of the two symbols is free.
rule-K-MOV-03 = The second step goes to a square adjacent to the first and must use the symbol the first step did not use.
rule-K-MOV-04 = A ball on a card fits every square. A desk square is entered with any symbol.
rule-K-MOV-05 = Which symbol was spent is no decision: squares q1 then q2 are legal if the two symbols can be assigned to them one each, in either way.
rule-K-MOV-06 = A card makes at least one step. The second step may always be declined. If it has no legal square it is not asked.
rule-K-MOV-07 = Bookcase squares and squares out of play are never entered, by step, shove, relocation or transfer.
rule-K-MOV-08 = The second step may return to the square the first step left, if the symbols allow.
rule-K-MOV-09 = An own step into a goblin’s square is legal only if the shove it causes is feasible (K-SHV-07). Rigor’s step into a goblin’s square is always legal.
rule-K-MOV-10 = A face-down card that is played and has no legal first step fizzles: it is shown and discarded, nothing moves, the movement is over. It is no early end.

rules-chapter-SHV = Shoving
rule-K-SHV-01 = A goblin that enters a goblin’s square shoves that goblin out. The seat of the shoving goblin chooses where to, also outside its turn.
rule-K-SHV-02 = The target is a field square adjacent to the victim, never the square the shover came from.
rule-K-SHV-03 = A shove needs no symbol. Empty squares, goblins, Rigor, teleports, desk and start squares are all allowed as targets.
rule-K-SHV-04 = If the target holds a goblin, the victim shoves in turn: now the victim’s seat chooses, and the square the victim was shoved from is the forbidden one.
rule-K-SHV-05 = In one chain each goblin is shoved at most once. A square that holds a goblin already shoved in this chain is no target.
rule-K-SHV-06 = The chain may reach the goblin that started it. It may be shoved like any other; its movement is then over. That alone is no early end: its new square’s landing effect may be one.
rule-K-SHV-07 = A shove is feasible if a target exists that is free of goblins, or holds a goblin not yet shoved in this chain, without Heavy Boots, whose own shove would be feasible.
rule-K-SHV-08 = A step whose shove is not feasible is illegal. Each choice inside a chain offers only targets that leave the rest of the chain feasible, so every offer has at least one target.
rule-K-SHV-09 = All shoves of a chain are resolved before any landing effect. Then landing effects are resolved from the last goblin of the chain back to the first.
rule-K-SHV-10 = A goblin gets the landing effect of the square it entered only if it still stands there when its turn in K-SHV-09 comes.
rule-K-SHV-11 = Shoving does not end the shover’s movement. After the chain is resolved the active seat may make its second step.
rule-K-SHV-12 = A shoved goblin that lands on Rigor, a desk square or a teleport gets the meeting, tome or token itself, decided by its own seat. This ends the turn only if it is the active seat’s goblin.

rules-chapter-RIG = Rigor and meetings
rule-K-RIG-01 = A meeting happens when a goblin enters Rigor’s square by own step or shove, or when Rigor enters a goblin’s square by a step. It interrupts everything until resolved.
rule-K-RIG-02 = A meeting runs: Cloak of Mist question (K-TOM-06), then the gaze, then the relocation.
rule-K-RIG-03 = After a meeting the goblin’s seat puts it on a free teleport of its choice. This arrival draws no token.
rule-K-RIG-04 = If no teleport is free, the seat chooses an empty start square. If none is empty, it chooses among the empty squares, desk excepted, of the lowest row above the start row that has one.
rule-K-RIG-05 = If the active seat’s goblin meets Rigor, the turn ends early: also after the first step, and also when the seat drove Rigor onto it.
rule-K-RIG-06 = If Rigor meets another seat’s goblin with his first step, the second step may still be made, so one card can catch twice. With option rigor_stops_on_catch the movement ends there instead, without transfer and without early end.
rule-K-RIG-07 = Rigor may be driven onto any field square, the seat’s own goblin included. If that is the only legal play it is forced.
rule-K-RIG-08 = A goblin entering a desk or teleport square on which Rigor stands meets him and gets neither tome nor token.
rule-K-RIG-09 = Rigor never shoves and is never shoved.
rule-K-RIG-10 = Rigor entering a teleport turns no token. If a goblin stands there the meeting is resolved first.
rule-K-RIG-11 = After Rigor entered a teleport by a step of a card, the active seat may transfer him to an empty square that has no goblin on any adjacent square. Teleport, desk and start squares are allowed; they have no further effect.
rule-K-RIG-12 = The transfer is optional. If declined after the first step, the second step is still possible. If made, it ends the movement and is an early end.
rule-K-RIG-13 = The transfer is not asked if no square qualifies, if no teleport is free (then nobody is transferred at all), if the step met the active seat’s goblin, or if the step came from Servant’s Bell.

rules-chapter-TEL = Teleports
rule-K-TEL-01 = A goblin that enters a teleport by own step or shove stops there. Its seat turns the top token.
rule-K-TEL-02 = Whatever the token shows, the seat first puts the goblin on another free teleport of its choice.
rule-K-TEL-03 = Tome token: after the relocation the seat takes the top tome, face up. Teleport token: nothing more.
rule-K-TEL-04 = Trap token: after the relocation the seat draws a gaze. This is no meeting: no Cloak of Mist, no second relocation.
rule-K-TEL-05 = If no other teleport is free the relocation is not asked and the goblin stays. Tome or gaze still follow.
rule-K-TEL-06 = Arriving on a teleport by relocation, placement, Pocket Portal or Rigor’s transfer turns no token.
rule-K-TEL-07 = A turned token joins the face-up used ones. When the sixth is turned, all six are shuffled into a new face-down stack at once, before that token’s effect.
rule-K-TEL-08 = A goblin resting on a teleport is not affected by it. Leaving and entering it again turns a token.
rule-K-TEL-09 = A token drawn by the active seat’s goblin ends the turn early. A token drawn by another goblin does not.

rules-chapter-DSK = Desk
rule-K-DSK-01 = A goblin that enters a desk square without Rigor, by own step or shove, takes the top tome. It lies face up before the goblin’s own seat.
rule-K-DSK-02 = Then the seat puts the goblin on an empty start square of its choice; if none is empty, by the last part of K-RIG-04.
rule-K-DSK-03 = A start square that is also a teleport turns no token on this arrival. No goblin ever rests on the desk.
rule-K-DSK-04 = For the active seat’s goblin the desk is an early end.

rules-chapter-TOM = Tomes
rule-K-TOM-01 = A tome is used only in its owner’s turn, in the windows of K-TRN-07, unless its own clause says otherwise. Using several in one turn is allowed.
rule-K-TOM-02 = A used tome is turned face down. It stays with its owner and counts for tomes and magic symbols. Deep Sleeve is never turned.
rule-K-TOM-03 = A tome is offered only if its effect can be carried out. Its choices follow as separate decisions; each offers only what leaves the next one an answer.
rule-K-TOM-04 = Absolution (before or after): choose one of your gazes; it goes under the gaze deck, a blank one disappears.
rule-K-TOM-05 = Second Wind (after; needs a playable slot): play a second movement card at once, with its own movement and after-window. Stuck is not offered for it.
rule-K-TOM-06 = Cloak of Mist (reaction): asked of a goblin’s seat at its meeting, before the gaze is drawn. If used, no gaze is drawn; the relocation and all other consequences stay.
rule-K-TOM-07 = Finger of Blame (before or after): choose one of your gazes, then another seat that holds at most gaze limit minus 2 gazes, holds no gaze of that body part and has not vetoed it. The gaze moves there. A blank fits every such seat.
rule-K-TOM-08 = Sideways Shove (before): choose an adjacent goblin without Heavy Boots and shove it by K-SHV as if your goblin had entered its square, but your goblin stays, and its square counts as closed for the whole chain.
rule-K-TOM-09 = Deep Sleeve: when taken, also outside the turn, its owner draws one movement card at once; hand limit plus 1 for the rest of the game. It is never chosen and never face down.
rule-K-TOM-10 = Goblin Leap (after): if the latest card of this turn was a goblin card whose movement was neither cut by an early end nor by K-SHV-06, make one more own step to any adjacent field square, symbols ignored. All entry rules apply.
rule-K-TOM-11 = Servant’s Bell (before or after): move Rigor one step to any adjacent field square, symbols ignored. Meetings happen; no transfer. Meeting the own goblin is an early end, also before the card.
rule-K-TOM-12 = Pocket Portal (before; needs a free teleport): put your goblin on a free teleport of your choice. No token.
rule-K-TOM-13 = Swapped Pockets (before): choose another seat and exchange whole hands with it. Face-down slots of both hands turn up.
rule-K-TOM-14 = Lens (before): both symbols of the next movement card you play this turn count as balls. Unused, it lapses at the end of the turn.
rule-K-TOM-15 = Token Peek (before or after): look at the top three tokens of the stack, or all if fewer, and put them back in an order you choose.
rule-K-TOM-16 = Heavy Boots (before or after): until your next turn starts no goblin may enter your goblin’s square by step or shove, wherever it stands. Rigor may.

rules-chapter-GAZ = Gazes
rule-K-GAZ-01 = Drawing a gaze takes the top card of the gaze deck. It lies face up before the seat and its order is in force at once, also outside the seat’s turn, until it leaves the seat or the game ends.
rule-K-GAZ-02 = If the seat already holds a gaze of that body part, the drawn card goes under the deck and the next is drawn, until the part is new. Rejected cards are shown to all.
rule-K-GAZ-03 = If the deck is empty or was gone through once without a fitting card, the seat takes a blank gaze: it counts as a gaze and has no order and no body part. The deck keeps its order.
rule-K-GAZ-04 = A gaze that changes owner binds the new owner at once. Its set-up is done anew (V1 squares, L4 symbol). A removed gaze goes under the deck.
rule-K-GAZ-05 = With orders = physical each seat may veto up to two body parts before the game. A vetoed card is treated as a duplicate.

rules-chapter-OBL = Orders: common rules
rule-K-OBL-01 = With orders = digital each order has one class that tells how a breach is known. LIMIT: the engine forbids it, it cannot be broken. TABOO: legal, the engine itself records the sin. RITE: an explicit free decision is due at a set moment, missing it is the sin. PERFORMANCE: done in the client or measured by the server’s clock, a failure enters as slip(card). VIEW/SECRET: changes what the seat sees, the sin is slip(card) or peek(slot). With orders = physical no digital order applies, except F4.
rule-K-OBL-02 = An obligation falls due only if the card was held before its opening moment: the start of the own turn for everything due before, at or after the card or during the own turn; the poke for M2; the first Rigor step for V2. LIMIT, TABOO, VIEW and SECRET hold at once.
rule-K-OBL-03 = A broken order stays in force. The penalty is one gaze; the goblin is not relocated.
rule-K-OBL-04 = Per card and turn number at most one sin is recorded, and at most one gaze is drawn for it.
rule-K-OBL-05 = Obligations “at the card” fall due when the first movement card of the turn is played. A second card (Second Wind) and a stuck turn make none fall due. TABOOs hold for every step.
rule-K-OBL-06 = TABOOs on steps judge own steps (V1: also own Rigor steps) and nothing that others or effects do to the goblin.
rule-K-OBL-07 = slip(card) is accepted only for the holder’s seat, only inside the card’s window (K-ORD), for a PERFORMANCE other than M2 only if held since the start of that turn (K-OBL-02), and only once per card and turn. Otherwise, and always with physical orders, it is refused without effect.
rule-K-OBL-08 = Option “calm” names cards for which a seat plays the calm twin (table 9.7). A calm twin that is a RITE uses ritual(card, act); a missing act is the sin. A closing act is not demanded without its opening act, after an early end or after a stuck turn.
rule-K-OBL-09 = When a gaze leaves a seat, its obligations, open sins, due reactions and marks (V1 squares, L4 symbol, M4 titles, announced square, face-down slot, standing) vanish.

rules-chapter-ORD = The 24 digital orders
rules-note-ORD = “Window” is the time in which “slip” is accepted; play_card, step and movement in it are those of the first card of the turn. “Dice” is when a seat with a slip rate is rolled (K-DIE). Client duties, calm twins and physical orders: table 9.7.
rule-K-ORD-01 = M1 Gaping Mouth (PERFORMANCE). Due at the card: the mouth button is held from touching a card to the end of the movement. Broken: slip(M1) when the card is played without the hold or the hold ends early. Window: from play_card to the end of the movement. Dice: at the card.
rule-K-ORD-02 = M2 Sealed Lips (PERFORMANCE). Each opponent may “poke” the holder once per round of the holder. Due at each poke: silence until the question fades. Broken: slip(M2) when yes or no is pressed or an emote is sent; typed chat arrives as mumbling and is no sin. Window: always. Dice: at the first poke of the holder’s round only.
rule-K-ORD-03 = M3 Lolling Tongue (PERFORMANCE). Due during the own turn: a meter that empties in 15 s is refilled by taps. Broken: slip(M3) when it is empty. Window: own turn. Dice: at the card.
rule-K-ORD-04 = M4 Gritted Teeth (RITE). At turn start dice choose three look-alike titles and the order of four. Due before the card: greet(title) with the exact title (id 0), once. Broken: another title, or the card played without greeting. Dice: at the card.
rule-K-ORD-05 = H1 Crown of Card (PERFORMANCE). Due at the card: 3 s without any input between play_card and the first step. Broken: slip(H1) at any input in that time. Window: from play_card to the first step. Dice: at the card.
rule-K-ORD-06 = H2 Heavy Chin (VIEW). The holder’s view shows creatures only within distance 3 of its goblin; of Rigor beyond that only the compass direction (8 points, by the signs of the column and row differences). While the holder moves Rigor it sees him. Broken: slip(H2) at the second illegal tap in one own turn. Window: own turn. Dice: none.
rule-K-ORD-07 = H3 Bowed Head (PERFORMANCE). The holder’s view carries the flag upside_down. Due during the own turn: fewer than two illegal taps. Broken: slip(H3) at the second. Window: own turn. Dice: at the card.
rule-K-ORD-08 = H4 Crooked Neck (PERFORMANCE). As H3 with the flag “mirrored”; arrow keys follow the mirror. Broken: slip(H4). Window: own turn. Dice: at the card.
rule-K-ORD-09 = A1 Stiff Arm (TABOO). Broken when the second step of a goblin card goes in another direction than the first. One step alone is clean.
rule-K-ORD-10 = A2 Pinned Elbow (TABOO). Broken when an own step enters a square that holds a goblin.
rule-K-ORD-11 = A3 Bound Forearms (PERFORMANCE). Due at the card: the movement is confirmed by holding two pads together for 1.5 s. Broken: slip(A3) when the hold ends early. Window: from play_card to the end of the movement. Dice: at the card.
rule-K-ORD-12 = A4 Folded Arms (SECRET). Each time the holder draws movement cards, an earlier face-down slot turns up and the last card drawn stays face down, unknown even to the holder. At most one slot is face down. It turns up when played, at the next draw, at a swap, when A4 leaves. Broken: peek(slot), which shows the card to the holder. Dice: none.
rule-K-ORD-13 = F1 Splayed Fingers (LIMIT). The holder’s hand is open to all seats, a face-down slot excepted. Cannot be broken.
rule-K-ORD-14 = F2 Split Fingers (TABOO). The hand is an ordered row; drawn cards join at the right. Inner slots are all but the first and the last. Broken when an inner slot is played, or slip(F2) when one is touched and put back. Window: own turn before the card.
rule-K-ORD-15 = F3 Crab Claws (PERFORMANCE). Due at the card: the card is dragged onto a small moving target, or its key is pressed twice 0.5 to 1 s apart. Broken: slip(F3) when dropped outside or off the rhythm. Window: own turn before the first step. Dice: at the card.
rule-K-ORD-16 = F4 Two-Card Grip (LIMIT). Hand limit 2 (K-TRN-11). The same with physical orders. Cannot be broken.
rule-K-ORD-17 = L1 One Foot (TABOO). Broken when the holder makes the second step of a goblin card. Goblin Leap is not a second step.
rule-K-ORD-18 = L2 Knocked Knees (TABOO). Broken when an own step enters a teleport square, also one with Rigor or a goblin on it.
rule-K-ORD-19 = L3 Up You Get (RITE). Due before the card: “stand”. Due after the own turn, until the end of the next seat’s turn: “sit” (in “immediate” a due reaction only at that deadline). Broken: card played while seated; or still standing at that deadline, after which the engine seats the holder. With “timed” the engine closes “sit” itself at the deadline. A holder who did not stand owes no “sit”. Dice: at the card, one throw for both.
rule-K-ORD-20 = L4 Floor of Fire (TABOO). On receipt dice choose one of S, M, P, G; it burns. Broken when an own step enters a floor square of that symbol. Desk squares do not burn.
rule-K-ORD-21 = V1 Three Taboos (TABOO). On receipt the first three seats to the left of the holder each forbid one square, asked by K-RCT-02 or -03; with fewer opponents dice choose the rest afterwards. Allowed: floor squares outside the start row and the desk, not the holder’s own, not forbidden yet, at most one adjacent to the holder’s goblin. Broken when an own step or own Rigor step enters one; by chat, slip(V1) when one of the three forbidden words is typed. Window: always.
rule-K-ORD-22 = V2 Glory! (RITE). Due whenever a movement with a Rigor step has ended, whoever moved him and whether by card or Bell: one “glory”. Only if V2 was held at the first of these steps. Broken: let_pass(glory). Dice: at that moment.
rule-K-ORD-23 = V3 Whisper (PERFORMANCE). Due during the own turn: from its start 10 s to finish the movement. Broken: slip(V3) made by the server at overrun; the turn goes on. Window: own turn. Dice: at the card.
rule-K-ORD-24 = V4 Your Excellency (RITE). Due before the card: announce(square), once. Fulfilled if the last square entered by a step of the piece the first card moved is that square; relocation and transfer afterwards do not matter. Broken: no announcement, or another square. Forgiven: the goblin was displaced by K-SHV-06, or the card fizzled. Dice: at the card.

rules-chapter-ENF = Enforcement
rule-K-ENF-01 = A seat that broke an order draws another gaze. Players watch over each other; “enforcement” says who convicts.
rule-K-ENF-02 = Allowed pairs: “digital” with “auto” (default) or “watch”; “physical” with “honour”. Any other pair is refused at set-up.
rule-K-ENF-03 = A quiet point is the moment after any accepted decision, and at the places of K-TRN-14, when no movement, no choice of a tome and no tribunal is in progress. There, until nothing is left: 1 due reactions glory and sit; 2 noticing of new sins (K-DIE-04); 3 one conviction; 4 forbids of a new V1; repeat. With “timed”, steps 1, 2 and 4 only open the reactions.
rule-K-ENF-04 = “auto”: every recorded sin is convicted at the next quiet point.
rule-K-ENF-05 = Convictions are carried out one by one in asking order, within a seat by card id (order of table 9.6). Each draws one gaze.
rule-K-ENF-06 = “watch”: a sin is recorded silently and stays open. It lapses at the first start of a turn of its seat whose number is at least 2 higher than that of the turn it was recorded in. Open sins are shown to nobody except by K-DIE-04 and -05. Lapsed sins, and those open at the end, are revealed when the game is over.
rule-K-ENF-07 = “watch”: any seat that is not locked may “accuse” another seat that holds a gaze with an order, at any time.
rule-K-ENF-08 = Right accusation: the accused has an open sin. The first by card id is settled and convicted at the next quiet point. One accusation settles one order.
rule-K-ENF-09 = Wrong accusation: with false_accusation = lock the accuser cannot accuse until n more turns have started; with “none” it may accuse each other seat at most once per turn number. No other penalty.
rule-K-ENF-10 = “honour”: the engine knows no breach. accuse(seat, card) with a card the accused holds, F4 excepted, opens a tribunal. A card convicted in this turn number already cannot be accused. Only one tribunal is open at a time; while it is open the game accepts only its decisions.
rule-K-ENF-11 = Tribunal: the accused answers “confess” or “deny”. After “deny” all other seats except accuser and accused vote at the same time and in secret. Guilty needs more guilty than innocent votes; abstentions do not count.
rule-K-ENF-12 = With 2 seats there is no vote: a denial acquits.
rule-K-ENF-13 = Confession or guilty verdict is a conviction. Acquittal is a wrong accusation (K-ENF-09).
rule-K-ENF-14 = “honour”: a seat may confess(card) unasked, once per card and turn.
rule-K-ENF-15 = “honour”, seat with a slip rate: each held order except F4 is rolled at the card (K-DIE-01). A slip is shown to all and stays open as in K-ENF-06. An accusation against such a seat is settled by the engine at once: guilty if that sin is open, else wrong. Such seats are not asked to vote and count as abstaining; without a voter a denial acquits.

rules-chapter-RCT = Reactions
rule-K-RCT-01 = Reactions are: Cloak of Mist, glory, sit, forbid, and accuse for a seat that noticed a sin. Everything else asked outside the own turn (shove, relocate, tribunal) is a plain blocking decision.
rule-K-RCT-02 = reactions = immediate: at each quiet point “waiting” names one seat, the first in asking order with a due reaction, until none is left; only then the seat of the next blocking decision. Its options are the reaction and let_pass, for forbid the square alone.
rule-K-RCT-03 = reactions = timed: a due reaction is a free decision of its seat while the others play on. It ends when answered, or by let_pass which the server makes for the seat when the window of table 9.9 is over.
rule-K-RCT-04 = Cloak of Mist always blocks, in both modes. Only a seat with an unused one is asked.
rule-K-RCT-05 = let_pass means: Cloak not used; glory missed, a sin of V2; no “sit” now, a sin of L3; forbid left to dice; no accusation.
rule-K-RCT-06 = “timed”: if Rigor moves again while a glory is due, the window starts anew and one “glory” serves for both.
rule-K-RCT-07 = pace = correspondence (and for calm V2): there is no clock. A due glory or forbid also ends, as let_pass, when its seat makes its next blocking decision.
rule-K-RCT-08 = “timed”: a blocking decision that runs out of time is made by the server for the seat with the default of table 5.1. For a shove that is the target farthest from Rigor.
rule-K-RCT-09 = Grace: for 3 s after a seat got a gaze the server makes no “slip” and no let_pass for it and refuses accusations against it. The engine itself has no clock.

rules-chapter-DIE = Dice for seats without client
rule-K-DIE-01 = Slip formula: p = min(90, slip_rate * (10 + 4*(g-1)) // 10) per cent, with g the gazes the seat holds, blanks included. The seat slips if dice(100) < p.
rule-K-DIE-02 = For a seat with slip_rate above 0 the engine rolls when a RITE or PERFORMANCE obligation falls due: at the card for M1 M3 M4 H1 H3 H4 A3 F3 L3 V3 V4 in card-id order, at the first poke of its round for M2, at the end of each Rigor movement for V2.
rule-K-DIE-03 = A roll closes the obligation either way: slip records the sin, else it is fulfilled. Its decisions are not offered to that seat and “slip” for that card is refused. LIMIT, TABOO, VIEW and SECRET orders are never rolled (in “honour” see K-ENF-15).
rule-K-DIE-04 = “watch”, and “honour” for the sins of K-ENF-15: at step 2 of a quiet point, for each new sin, each other seat with notice_rate above 0 rolls once in asking order; it notices if dice(100) < notice_rate. A seat that noticed, and is not locked, sees the sin in its view and gets the reaction accuse. Once the sin is settled the others are no longer asked.
rule-K-DIE-05 = A slip by dice or by “slip” of a PERFORMANCE order emits slip_shown to all in “watch” and “honour”. It is for people to notice: the view and the log of a seat with a notice rate leave it out (that seat has K-DIE-04 instead). All dice come from the secret seed.

rules-chapter-END = End and winner
rule-K-END-01 = The game ends at once when a seat’s gazes, blanks included, reach option gaze_limit (default 4). That goblin is banished.
rule-K-END-02 = The game ends at once when the last tome is taken, from the desk or by a token. That tome counts.
rule-K-END-03 = At the end everything unfinished is dropped: chain, relocation, second step, refill, due reactions, open sins, tribunal.
rule-K-END-04 = Of several events in one movement the first that ends the game counts; later ones do not happen.
rule-K-END-05 = Ranking: fewest gazes; then most tomes; then most magic symbols. Face-down tomes and blank gazes count. Seats equal in all three share the place.
rule-K-END-06 = When the turn with number turn_cap is over the game ends with reason “cap” and K-END-05 gives the result.
rule-K-END-07 = When ply_cap decisions have been accepted the game ends at once with reason “cap” and K-END-05 gives the result.
rule-K-END-08 = Every turn is finite: a chain has at most n shoves; relocations trigger nothing; a gaze draw looks at each deck card at most once and then gives a blank; each card is convicted at most once a turn; every free decision has a limit (table 5.2). With K-END-06 every game is finite.
