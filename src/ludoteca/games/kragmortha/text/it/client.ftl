# What the browser client says at a table of Kragmortha: questions, buttons, squares.

ask-place = Scegli dove parte il tuo goblin.
ask-play_card = Gioca una carta.
ask-declare_stuck = { "" }
ask-use_tome = Puoi aprire un libro.
ask-step = Scegli la prossima casella.
ask-stop = Puoi fermarti qui.
ask-shove = Spintone! Dove finisce il goblin?
ask-relocate = Scegli dove appare il tuo goblin.
ask-transfer = Puoi mandare via Rigor.
ask-no_transfer = { "" }
ask-pick_gaze = Scegli una delle tue occhiatacce.
ask-pick_seat = Scegli un giocatore.
ask-pick_victim = Scegli il goblin da spingere.
ask-order_tokens = Rimetti i gettoni nell’ordine che vuoi.
ask-end_turn = Finisci il turno.
ask-use_cloak = Rigor ti guarda. Usi il Manto di nebbia?
ask-confess = C’è un’accusa contro di te.
ask-deny = { "" }
ask-vote = Colpevole o innocente?
ask-forbid = Vieta una casella.
ask-glory = Rigor si è mosso. Lodalo!
ask-sit = Rimettiti a sedere.
ask-let_pass = { "" }
ask-accuse = Chi ha infranto un ordine?
ask-accuse_of = Chi accusi, e di che cosa?
ask-announce = Annuncia la casella dove finirà il movimento.
ask-poke = A chi fai una domanda sciocca?

mode-accuse = Accusa qualcuno
mode-accuse_of = Accusa qualcuno
mode-announce = Annuncia una casella
mode-poke = Fai una domanda sciocca
mode-forbid = Vieta una casella
mode-use_tome = Apri un libro

board-label = La biblioteca. Le frecce spostano, Invio sceglie.
hand-label = Le tue carte movimento
front-label = Le tue occhiatacce e i tuoi libri
square-desk = scrivania
square-teleport = teletrasporto
square-start = casella di partenza
square-taboo = vietata
square-goblin = il goblin di { $name }
square-rigor = Rigor
card-movement = { $piece ->
    [goblin] Goblin: { $first }, { $second }
   *[rigor] Rigor: { $first }, { $second }
  }
card-face-down = una carta coperta
tome-used = usato
tome-symbols = { $count ->
    [one] { $count } simbolo magico
   *[other] { $count } simboli magici
  }
seat-tomes = { $count ->
    [one] { $count } libro
   *[other] { $count } libri
  }, simboli magici: { $symbols }
seat-hand = { $count ->
    [one] { $count } carta movimento
   *[other] { $count } carte movimento
  }

do-play_card = Gioca { $slot }
do-peek = Sbircia

orders-label = I tuoi ordini
mouth-button = Tieni la bocca aperta (o tieni premuto M)
tongue-button = Fuori la lingua! (tocca)
candle = Immobile: { $seconds }
pads-hint = Tieni le due piastre (F e J) finché il goblin parte
pad-left = piastra sinistra
pad-right = piastra destra
target-hint = Metti la carta sul segno che si muove
target = il segno mobile
question-1 = La luna è fatta di formaggio?
question-2 = I goblin sognano?
question-3 = Hai le orecchie pulite?
question-yes = Sì
question-no = No
whisper = Sussurra: { $seconds } s

library-label = Che cosa resta
left-tomes = Libri sulla scrivania: { $count }
left-gazes = Occhiatacce: { $count }
left-cards = Carte movimento: { $count }
left-tokens = Gettoni coperti: { $count }
turned-tokens = Girati:
moment-gaze = { $name } riceve un’occhiataccia!
card-text-goblin = Muove il tuo goblin: uno o due passi, uno per simbolo, in qualsiasi ordine.
card-text-rigor = Muove Rigor: uno o due passi, uno per simbolo, in qualsiasi ordine.
card-text-hidden = Nessuno conosce questa carta finché non viene giocata.
square-text-teleport = Teletrasporto: il goblin che vi entra gira un gettone, poi appare su un altro teletrasporto libero.
square-text-desk = La scrivania: il goblin che vi arriva prende un libro e ricomincia. Libri rimasti: { $count }
square-text-rigor = Rigor. Chi lo incontra riceve un’occhiataccia.
square-straight = dritto
seat-gazes = { $count ->
    [0] Nessuna occhiataccia
    [one] { $count } occhiataccia: { $names }
   *[other] { $count } occhiatacce: { $names }
  }
candle-calm = La candela brucia: { $seconds }. Poi conferma.
candle-confirm = Conferma
greet-type = Oppure scrivi il titolo esatto:
greet-button = Saluta
greet-unknown = Non è nessuno dei quattro titoli.
tongue-left = tempo rimasto

learn-1 = La biblioteca dell’arcimago. Il tuo goblin vuole libri: sono sulla scrivania in fondo. Rigor, lo spirito dell’arcimago, si aggira; non incontrarlo mai. Le tue carte sono qui sotto.
learn-2 = Nel tuo turno giochi una carta. Questa muove il tuo goblin sui due simboli che mostra, in qualunque ordine. Giocala.
learn-3 = Le caselle raggiungibili sono evidenziate. Su una c’è un altro goblin. Vacci: i goblin fanno così.
learn-4 = Spinta! Scegli tu dove finisce. Un goblin spinto può spingerne un altro. Il meglio: dritto su Rigor.
learn-5 = Preso! Quel goblin riceve un’occhiataccia e finisce su un teletrasporto. Ti resta un passo: fallo.
learn-6 = Hai pescato una carta e gli altri hanno giocato. Un’occhiataccia è un ordine sciocco che da ora lega chi la tiene; infrangerlo ne porta un’altra.
learn-7 = Alcune carte muovono invece Rigor. Portano il suo segno. Gioca questa.
learn-8 = Guidalo passo dopo passo, sui simboli della carta.
learn-9 = Un goblin gli sta accanto. Lascia che lo guardi.
learn-10 = Una seconda occhiataccia per lo stesso goblin. Con quattro si è banditi e la partita finisce subito. Tu non ne hai: bravo goblin.
learn-11 = Ora i libri. La sfera di cristallo su questa carta va bene per ogni simbolo. Giocala.
learn-12 = La scrivania è a un passo. Vai.
learn-13 = Un libro è tuo! Alcuni aiutano subito, altri una volta, quando li apri. Torni all’ingresso: scegli dove.
learn-14 = Chi entra in un teletrasporto scopre un gettone: un libro, un viaggio o una trappola. Si finisce con la quarta occhiataccia di qualcuno o l’ultimo libro. Vince chi ha meno occhiatacce, poi più libri.
