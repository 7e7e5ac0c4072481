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

learn-1 = Your goblin wants tomes. They lie on the desk at the far end, and under some tokens of the teleports.
learn-2 = Play a card: it moves your goblin, or Rigor, over the two symbols it shows, in either order. A crystal ball fits everything.
learn-3 = Step into another goblin and shove it away. It may shove the next one. Best of all: shove it into Rigor.
learn-4 = Whoever meets Rigor gets a gaze: a silly order that binds you from now on. Break it and you get another one.
learn-5 = Four gazes for somebody, or the last tome, end the game. Fewest gazes wins, then most tomes.
