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
ask-confess = Sei accusato.
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
candle = Fermo: { $seconds }
pads-hint = Tieni le due piastre (F e J) finché il goblin parte
pad-left = piastra sinistra
pad-right = piastra destra
target-hint = Metti la carta sul segno che si muove
target = il segno mobile
question-1 = La luna è fatta di formaggio?
question-2 = I goblin sognano?
question-3 = Ti sei lavato le orecchie?
question-yes = Sì
question-no = No
whisper = Sussurra: { $seconds } s

learn-1 = Il tuo goblin vuole libri. Sono sulla scrivania in fondo, e sotto alcuni gettoni dei teletrasporti.
learn-2 = Gioca una carta: muove il tuo goblin, o Rigor, sui due simboli che mostra, in qualunque ordine. La sfera va bene per tutto.
learn-3 = Entra dove sta un altro goblin e spingilo via. Può spingerne un altro. Il meglio: spingerlo su Rigor.
learn-4 = Chi incontra Rigor riceve un’occhiataccia: un ordine sciocco che ti lega d’ora in poi. Infrangilo e ne ricevi un’altra.
learn-5 = Quattro occhiatacce a qualcuno, o l’ultimo libro, e si finisce. Vince chi ha meno occhiatacce, poi più libri.
