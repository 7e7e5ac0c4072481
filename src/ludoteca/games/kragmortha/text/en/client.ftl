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

do-place = Start on { $square }
do-play_card = Play { $slot }
do-declare_stuck = I am stuck
do-use_tome = Open { $tome }
do-step = To { $square }
do-stop = Stop here
do-shove = Shove to { $square }
do-relocate = Appear on { $square }
do-transfer = Send Rigor to { $square }
do-no_transfer = Leave Rigor there
do-pick_gaze = Choose { $gaze }
do-pick_seat = Choose { $seat }
do-pick_victim = Shove the goblin on { $square }
do-order_tokens = Order { $perm }
do-end_turn = End the turn
do-use_cloak = Use the Cloak of Mist
do-confess = Confess: { $card }
do-deny = Deny: { $card }
do-vote = { $guilty ->
    [guilty] Guilty
   *[innocent] Innocent
  }
do-forbid = Forbid { $square }
do-glory = Glory to Rigor!
do-sit = Sit down
do-accuse = Accuse { $seat }
do-accuse_of = Accuse { $seat }: { $card }
do-let_pass = { $what ->
    [cloak] No cloak
    [glory] Say nothing
    [sit] Stay standing
    [forbid] Leave it to chance
    [accuse] Let it pass
   *[vote] Abstain
  }
do-stand = Stand up
do-greet = “{ $title }”
do-announce = Announce { $square }
do-ritual = { $act ->
    [on] Begin: { $card }
    [off] Finish: { $card }
    [tap] Do it: { $card }
   *[confirm] Confirm: { $card }
  }
do-slip = I failed: { $card }
do-peek = Peek at the face-down card
do-poke = Ask { $seat } a silly question

mode-accuse = Accuse somebody
mode-accuse_of = Accuse somebody
mode-announce = Announce a square
mode-poke = Ask a silly question
mode-forbid = Forbid a square
mode-use_tome = Open a tome

board-label = The library. Arrow keys move, Enter chooses.
hand-label = Your movement cards
front-label = Your gazes and tomes
sign-S = scroll
sign-M = magic stones
sign-P = potion
sign-G = grimoire
sign-B = any symbol
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
