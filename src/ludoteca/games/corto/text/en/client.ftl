# What the browser client says at a table of Corto: questions, buttons, cards.

ask-setup_marker = Put your first marker on a character.
ask-draw = Draw from a deck.
ask-play = Play a card.
ask-discard = Discard cards.
ask-refill = { "" }
ask-end_play = { "" }
ask-end_draw = You may stop drawing.
ask-place = Choose the square for the character.
ask-take_from = Your stock is empty: take a marker from here.
ask-add = Add a marker.
ask-hit = Strike a character.
ask-choose_owner = Whose marker?
ask-hit_train = { "" }
ask-decline = { "" }
ask-figurine = Corto or Rasputin?
ask-enter = From which deck does the figurine set out?
ask-move = Where does the figurine go?
ask-use_action = Let the figurine act?
ask-kill = Rasputin kills. Whom?
ask-swap_first = Choose the first character to exchange.
ask-swap_second = And the second?
ask-peek = Which deck do you look into?
ask-arrange = Which card comes next from the top?
ask-desert_from = Whose markers desert?
ask-desert_to = Where do they go?
ask-sail = The vessel may sail on.
ask-emerald = The emerald may move.
mode-discard = Discard instead of playing
mode-play = Play a card

do-setup_marker = Marker on { $square }
do-draw = Draw: { $deck }
do-play = Play { $card }
do-discard = Discard { $card }
do-refill = Fill my hand
do-end_play = Stop playing, draw
do-end_draw = Stop drawing
do-place = Place on { $square }
do-take_from = Take from { $square }
do-add = Add to { $square }
do-hit = Strike { $square }
do-choose_owner = { $seat }
do-hit_train = Strike the train
do-decline = No, thank you
do-figurine = { $which }
do-enter = From { $deck }
do-move = To { $square }
do-use_action = Act
do-kill = Kill { $square }
do-swap_first = Exchange { $square }
do-swap_second = With { $square }
do-peek = Look into { $deck }
do-arrange = { $card }
do-desert_from = From { $square }
do-desert_to = To { $square }
do-sail = Sail to { $square }
do-emerald = Emerald to { $square }

board-label = The strips. Arrow keys move, Enter chooses.
hand-label = Your cards
strip-title = { $letter }: { $title }
square-character = { $name } ({ $square })
square-deck = { $count ->
    [one] deck, { $count } card
   *[other] deck, { $count } cards
  }
square-markers = { $name }: { $count }
figurine-corto = Corto
figurine-rasputin = Rasputin
piece-vessel = the vessel
piece-train = the train
pending = Being played: { $card }
pile-label = Discard pile, on top: { $card }
pile-count = { $count ->
    [one] { $count } card discarded
   *[other] { $count } cards discarded
  }

seat-stock = Markers in stock: { $count }
seat-seal = Cards under the seal: { $count }
seat-shield = Shields: { $count }
seat-ingots = Ingots: { $count }
seat-crows = Crows: { $count }
seat-leopards = Leopards: { $count }
seat-carriages = Gold from the train: { $count }
seat-aces = Leads in aces
seat-hand = Cards in hand: { $count }

type-character = Character
type-object = Object
type-advantage = Advantage
type-figurine = Figurine
border-white = White border: may add one of your markers to a neighbour.
border-black = Black border: may strike a neighbour once.
border-both = Black and white border: may add a marker or strike once.
object-text = { $side ->
    [white] { $strength ->
        [one] Adds a marker next to the one who acts.
       *[other] Adds up to { $strength } markers next to the one who acts.
      }
   *[black] { $strength ->
        [one] Strikes once next to the one who acts.
       *[other] Strikes up to { $strength } times next to the one who acts.
      }
  }
long-range = Long range: the whole row and column.
friend = A friend of Corto.
ace = One of the four aces.
second = Also at home in: { $story }
vehicle = Vehicle: 6 steps instead of 3.
effect-swap = Exchange two characters on the table. Colours do not matter; markers move along.
effect-move_figurine = Move Corto or Rasputin up to 3 steps. He does not act.
effect-stack_deck = Look at the top 3 cards of a deck and put them back in any order. This turn you may draw up to 3.
effect-shield = Keep in front of you. Cancels the next hit on one of your markers, or Rasputin’s next kill of a character you control.
effect-desert = Move up to 2 markers of one player from one character to adjacent characters.
effect-ignore_adjacency = Your next character this turn need not be adjacent to anything.
effect-ignore_colour = Your next character this turn may go on any board.
figurine-text-corto = Corto pays gold for friends in his area and lets you add two markers.
figurine-text-rasputin = Rasputin kills a character in his area, whatever guards it.
figurine-text-choice = Choose: Corto or Rasputin.

quest-text-A = The vessel: worth as many gold as its column, at most 6, to whoever controls the character there.
quest-text-B = Four aces: 6 gold to whoever alone has most of them, at least two.
quest-text-C = Face-down tiles: ingots are worth 2 gold, crows cost 1.
quest-text-D = Leopards: whoever alone controls most of this strip when somebody else kills takes one, worth 2 gold.
quest-text-E = The train: strike it to take a carriage of 1 to 3 gold.
quest-text-F = The great gold: 2 gold for control of each of the columns 4 to 7.
quest-text-G = The emerald: gold for the group it lies in, at most 6.
