# What the browser client says at a table of Kragmortha: questions, buttons, squares.

ask-place = Choose where your goblin starts.
ask-play_card = Play a card.
ask-declare_stuck = { "" }
ask-use_tome = You may open a tome.
ask-step = Choose the next square.
ask-stop = You may stop here.
ask-shove = Shove! Where does the goblin land?
ask-relocate = Choose where your goblin appears.
ask-transfer = You may send Rigor away.
ask-no_transfer = { "" }
ask-pick_gaze = Choose one of your gazes.
ask-pick_seat = Choose a player.
ask-pick_victim = Choose the goblin to shove.
ask-order_tokens = Put the tokens back in an order.
ask-end_turn = End your turn.
ask-use_cloak = Rigor looks at you. Use the Cloak of Mist?
ask-confess = You are accused.
ask-deny = { "" }
ask-vote = Guilty or innocent?
ask-forbid = Forbid a square.
ask-glory = Rigor moved. Praise him!
ask-sit = Sit down again.
ask-let_pass = { "" }
ask-accuse = Who has broken an order?
ask-accuse_of = Whom do you accuse, and of what?
ask-announce = Announce the square where the movement will end.
ask-poke = Whom do you ask a silly question?

mode-accuse = Accuse somebody
mode-accuse_of = Accuse somebody
mode-announce = Announce a square
mode-poke = Ask a silly question
mode-forbid = Forbid a square
mode-use_tome = Open a tome

board-label = The library. Arrow keys move, Enter chooses.
hand-label = Your movement cards
front-label = Your gazes and tomes
square-desk = desk
square-teleport = teleport
square-start = start square
square-taboo = forbidden
square-goblin = { $name }’s goblin
square-rigor = Rigor
card-movement = { $piece ->
    [goblin] Goblin: { $first }, { $second }
   *[rigor] Rigor: { $first }, { $second }
  }
card-face-down = a face-down card
tome-used = used
tome-symbols = { $count ->
    [one] { $count } magic symbol
   *[other] { $count } magic symbols
  }
seat-tomes = { $count ->
    [one] { $count } tome
   *[other] { $count } tomes
  }, magic symbols: { $symbols }
seat-hand = { $count ->
    [one] { $count } movement card
   *[other] { $count } movement cards
  }

do-play_card = Play { $slot }
do-peek = Peek

orders-label = Your orders
mouth-button = Hold your mouth open (or hold the M key)
tongue-button = Tongue out! (tap)
candle = Hold still: { $seconds }
pads-hint = Hold both pads (F and J) until the goblin goes
pad-left = left pad
pad-right = right pad
target-hint = Put the card on the moving mark
target = the moving mark
question-1 = Is the moon made of cheese?
question-2 = Do goblins dream?
question-3 = Did you wash your ears?
question-yes = Yes
question-no = No
whisper = Whisper: { $seconds } s

library-label = What is left
left-tomes = Tomes on the desk: { $count }
left-gazes = Gazes: { $count }
left-cards = Movement cards: { $count }
left-tokens = Face-down tokens: { $count }
turned-tokens = Turned:
moment-gaze = { $name } gets a gaze!
card-text-goblin = Moves your goblin: one or two steps, one for each symbol, in either order.
card-text-rigor = Moves Rigor: one or two steps, one for each symbol, in either order.
card-text-hidden = Nobody knows this card until it is played.
square-text-teleport = Teleport: a goblin that steps in turns a token, then appears on another free teleport.
square-text-desk = The desk: a goblin that gets here takes a tome and starts again. Tomes left: { $count }
square-text-rigor = Rigor. Whoever meets him gets a gaze.
square-straight = straight on
seat-gazes = { $count ->
    [0] No gaze
    [one] { $count } gaze: { $names }
   *[other] { $count } gazes: { $names }
  }
candle-calm = The candle burns: { $seconds }. Then confirm.
candle-confirm = Confirm
greet-type = Or type the exact title:
greet-button = Greet
greet-unknown = That is none of the four titles.
tongue-left = time left

learn-1 = The archmage’s library. Your goblin wants tomes: they lie on the desk at the far end. Rigor, the archmage’s spirit, walks about; never meet him. Your cards are below.
learn-2 = On your turn you play one card. This one moves your goblin over the two symbols it shows, in either order. Play it.
learn-3 = The squares you can reach are lit. On one of them stands another goblin. Go there: that is what goblins do.
learn-4 = Shove! You choose where it lands. A shoved goblin may shove the next. Best of all: shove it straight into Rigor.
learn-5 = Caught! That goblin gets a gaze and is thrown to a teleport. You still have a step left: take it.
learn-6 = You drew a new card, and the others have played. A gaze is a silly order that binds whoever holds it from now on; breaking it brings another one.
learn-7 = Some cards move Rigor instead. They bear his sign. Play this one.
learn-8 = Lead him step by step, over the symbols of the card.
learn-9 = A goblin stands next to him. Let him look at it.
learn-10 = A second gaze for the same goblin. Whoever has four is banished, and the game ends at once. You have none: well done.
learn-11 = Now the tomes. The crystal ball on this card fits every symbol. Play it.
learn-12 = The desk is one step away. Take it.
learn-13 = A tome is yours! Some help at once, others once when you open them. You are put back to the entrance: choose where.
learn-14 = Stepping on a teleport turns up a token: a tome, a journey, or a trap. The game ends with somebody’s fourth gaze or the last tome. Fewest gazes win, then most tomes.
