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
ask-hit = Hit a character.
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
square-empty = empty
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
quest-text-E = The train: hit it to take a carriage of 1 to 3 gold.
quest-text-F = The great gold: 2 gold for control of each of the columns 4 to 7.
quest-text-G = The emerald: gold for the group it lies in, at most 6.

learn-1 = Each row is one adventure and has its own deck. Whoever has most markers on a character controls it. Your opponent has put a first marker down; put yours on the character that is lit.
learn-2 = You begin with four cards, from whichever decks you like. Take one from the deck that is lit; the lesson takes the other three.
learn-3 = Your opponent has played. Look at the rows: two new characters, both with a black border. A black border hits: your marker went back to you, and a character without markers was removed.
learn-4 = Your turn. You may play up to four cards, one after the other. Begin with the character that is lit.
learn-5 = A character goes on an empty square next to another one, in a row of its colour, and brings one of your markers along. Put it on the lit square.

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
learn-6 = Its border is white: it may add one of your markers to a character in its range. Add one below, and you control two neighbours.
learn-7 = Controlled characters that touch form a group, and groups bring gold. Go on: play the next character.
learn-8 = In this row tiles lie face down: ingots are worth 2 gold, crows cost 1. Whoever puts a character there takes the tile. Put yours here.
learn-9 = White again: add a marker beside your opponent’s. When two players have equally many, nobody controls the character.
learn-10 = It was an ingot! Objects take no square: they act from the character you played last. Play the object that is lit; the lesson adds its two markers, and the tie is broken.
learn-11 = Your fourth card calls a figurine: Corto, who helps, or Rasputin, who kills. Play it; the lesson chooses Corto and lets him set out from a deck.
learn-12 = A figurine walks over anything. Send Corto to the lit square, in the middle of your characters.
learn-13 = Corto paid you gold for a friend you control, and added two of your markers. You have played four cards: now draw two. Take one from the lit deck.
learn-14 = That is a turn. In the end your largest group brings 2 gold for each character, other groups 1, a lone character nothing; the quests add theirs. It ends when two rows are full. Touch any card or deck to read it.
