# What cards say, by what is printed on them; cards.ftl is made of these.

card-phrase-character-white = White border: may add one of your markers to a character in range.
card-phrase-character-black = Black border: may hit a character in range.
card-phrase-character-both = Black-and-white border: may add a marker or hit.
card-phrase-long = Long range: its whole row and column.
card-phrase-friend = Friend of Corto.
card-phrase-ace = Bears an ace.
card-phrase-second = Also goes on the board of { $storyline }.
card-phrase-white-1 = Add 1 marker to a character in range of the actor.
card-phrase-white-2 = Add 1 marker, then another, to characters in range of the actor.
card-phrase-black-1 = 1 hit on a character in range of the actor.
card-phrase-black-2 = 1 hit, then another, on characters in range of the actor.
card-phrase-corto = Move Corto. Friends around him pay whoever controls them; then place { $markers ->
    [one] { $markers } marker if you like.
   *[other] up to { $markers } markers.
 }
card-phrase-rasputin = Move Rasputin. He kills a character around him.
card-phrase-choice = Move Corto or Rasputin, who then acts.
card-phrase-walk = { $steps ->
    [one] Up to { $steps } step.
   *[other] Up to { $steps } steps.
 }
card-phrase-vehicle = { $ride ->
    [one] Vehicle: up to { $ride } step.
   *[other] Vehicle: up to { $ride } steps.
 }
card-phrase-swap = Exchange two characters on the table. Colours do not matter; markers move along.
card-phrase-move_figurine = { $stroll ->
    [one] Move Corto or Rasputin up to { $stroll } step. He does not act.
   *[other] Move Corto or Rasputin up to { $stroll } steps. He does not act.
 }
card-phrase-stack_deck = { $look ->
    [one] Look at the top card of a deck. This turn you may draw up to { $draws }.
   *[other] Look at the top { $look } cards of a deck and put them back in any order. This turn you may draw up to { $draws }.
 }
card-phrase-shield = Keep in front of you. Cancels the next hit on one of your markers, or Rasputin’s next kill of a character you control.
card-phrase-desert = { $deserters ->
    [one] Move { $deserters } marker of one player from one character to an adjacent character.
   *[other] Move up to { $deserters } markers of one player from one character to adjacent characters.
 }
card-phrase-ignore_adjacency = Your next character this turn need not be adjacent to anything.
card-phrase-ignore_colour = Your next character this turn may go on any board.
