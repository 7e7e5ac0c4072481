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

board-label = The strips. Arrow keys move, Enter chooses.
hand-label = Your cards
strip-title = { $letter }: { $title }
square-character = { $name } ({ $square })
square-deck = { $count ->
    [one] deck, { $count } card
   *[other] deck, { $count } cards
  }
square-markers = { $name }: { $count }
piece-vessel = the vessel
piece-train-carriages = { $count ->
    [one] the train with { $count } carriage
   *[other] the train with { $count } carriages
  }
piece-emerald = the emerald
piece-chest = great gold
piece-tile = a face-down tile
pending = Being played: { $card }
pile-label = Discard pile, on top: { $card }
pile-count = { $count ->
    [one] { $count } card discarded
   *[other] { $count } cards discarded
  }

seat-estimate = Gold if the game ended now: { $count }
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

quest-text-A = The vessel: worth as many gold as its column, at most 6, to whoever controls the character there.
quest-text-B = Four aces: 6 gold to whoever alone has most of them, at least two.
quest-text-C = Face-down tiles: ingots are worth 2 gold, crows cost 1.
quest-text-D = Leopards: whoever alone controls most of this strip when somebody else kills takes one, worth 2 gold.
quest-text-E = The train: strike it to take a carriage of 1 to 3 gold.
quest-text-F = The great gold: 2 gold for control of each of the columns 4 to 7.
quest-text-G = The emerald: gold for the group it lies in, at most 6.

learn-1 = Every row is one adventure. Place a character next to another one on a row of its colour, and put your marker on it.
learn-2 = A white border may add a marker to a neighbour, a black border strikes one away. Who has most markers controls the character.
learn-3 = Controlled neighbours form a group. Your largest group brings 2 gold for each character, the others 1; a lone character brings nothing.
learn-4 = Corto pays whoever leads on his friends and adds markers; Rasputin kills whoever he likes. Objects act from the one who was played last.
learn-5 = Play up to four cards a turn, then draw two. The game ends when two rows are full. Each row has a quest of its own: tap its deck.

cry-psst = Psst!
cry-splash = Splash!
cry-swish = Swish!
cry-boom = Boom!
cry-pling = Pling!
cry-hmm = Hmm…
cry-la = La la la
cry-flap = Flap!
cry-bang = Bang!
cry-kaboom = Ka-boom!
cry-rattle = Ratatata!
cry-clop = Clop clop
