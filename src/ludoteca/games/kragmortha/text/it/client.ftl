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

do-place = Parti da { $square }
do-play_card = Gioca { $slot }
do-declare_stuck = Sono bloccato
do-use_tome = Apri { $tome }
do-step = Vai in { $square }
do-stop = Fermati qui
do-shove = Spingi in { $square }
do-relocate = Appari in { $square }
do-transfer = Manda Rigor in { $square }
do-no_transfer = Lascia lì Rigor
do-pick_gaze = Scegli { $gaze }
do-pick_seat = Scegli { $seat }
do-pick_victim = Spingi il goblin in { $square }
do-order_tokens = Ordine { $perm }
do-end_turn = Fine del turno
do-use_cloak = Usa il Manto di nebbia
do-confess = Confessa: { $card }
do-deny = Nega: { $card }
do-vote = { $guilty ->
    [guilty] Colpevole
   *[innocent] Innocente
  }
do-forbid = Vieta { $square }
do-glory = Gloria a Rigor!
do-sit = Siediti
do-accuse = Accusa { $seat }
do-accuse_of = Accusa { $seat }: { $card }
do-let_pass = { $what ->
    [cloak] Niente manto
    [glory] Non dire nulla
    [sit] Resta in piedi
    [forbid] Lascia fare al caso
    [accuse] Lascia correre
   *[vote] Astieniti
  }
do-stand = Alzati
do-greet = «{ $title }»
do-announce = Annuncia { $square }
do-ritual = { $act ->
    [on] Comincia: { $card }
    [off] Finisci: { $card }
    [tap] Fallo: { $card }
   *[confirm] Conferma: { $card }
  }
do-slip = Ho sbagliato: { $card }
do-peek = Sbircia la carta coperta
do-poke = Fai una domanda sciocca a { $seat }

mode-accuse = Accusa qualcuno
mode-accuse_of = Accusa qualcuno
mode-announce = Annuncia una casella
mode-poke = Fai una domanda sciocca
mode-forbid = Vieta una casella
mode-use_tome = Apri un libro

board-label = La biblioteca. Le frecce spostano, Invio sceglie.
hand-label = Le tue carte movimento
front-label = Le tue occhiatacce e i tuoi libri
sign-S = pergamena
sign-M = pietre magiche
sign-P = pozione
sign-G = grimorio
sign-B = qualsiasi simbolo
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
