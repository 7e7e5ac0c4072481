# What the browser client says at a table of Corto: questions, buttons, cards.

ask-setup_marker = Metti il primo segnalino su un personaggio.
ask-draw = Pesca da un mazzo.
ask-play = Gioca una carta.
ask-discard = Scarta carte.
ask-refill = { "" }
ask-end_play = { "" }
ask-end_draw = Puoi smettere di pescare.
ask-place = Scegli la casella del personaggio.
ask-take_from = La riserva è vuota: prendi un segnalino da qui.
ask-add = Aggiungi un segnalino.
ask-hit = Colpisci un personaggio.
ask-choose_owner = Il segnalino di chi?
ask-hit_train = { "" }
ask-decline = { "" }
ask-figurine = Corto o Rasputin?
ask-enter = Da quale mazzo parte la pedina?
ask-move = Dove va la pedina?
ask-use_action = La pedina agisce?
ask-kill = Rasputin elimina. Chi?
ask-swap_first = Scegli il primo personaggio da scambiare.
ask-swap_second = E il secondo?
ask-peek = In quale mazzo guardi?
ask-arrange = Quale carta viene dopo?
ask-desert_from = Quali segnalini disertano?
ask-desert_to = Dove vanno?
ask-sail = Il vascello può navigare.
ask-emerald = Lo smeraldo può muoversi.
mode-discard = Scarta invece di giocare
mode-play = Gioca una carta

board-label = Le plance. Le frecce spostano, Invio sceglie.
hand-label = Le tue carte
strip-title = { $letter }: { $title }
square-character = { $name } ({ $square })
square-deck = { $count ->
    [one] mazzo, { $count } carta
   *[other] mazzo, { $count } carte
  }
square-markers = { $name }: { $count }
square-empty = vuota
piece-vessel = il vascello
piece-train-carriages = { $count ->
    [one] il treno con { $count } vagone
   *[other] il treno con { $count } vagoni
  }
piece-emerald = lo smeraldo
piece-chest = il grande oro
piece-tile = una tessera coperta
pending = In gioco ora: { $card }
pile-label = Scarti, in cima: { $card }
pile-count = { $count ->
    [one] { $count } carta scartata
   *[other] { $count } carte scartate
  }

seat-estimate = Oro se la partita finisse ora: { $count }
seat-stock = Segnalini in riserva: { $count }
seat-seal = Carte sotto il sigillo: { $count }
seat-shield = Scudi: { $count }
seat-ingots = Lingotti: { $count }
seat-crows = Corvi: { $count }
seat-leopards = Leopardi: { $count }
seat-carriages = Oro dal treno: { $count }
seat-aces = In testa con gli assi
seat-hand = Carte in mano: { $count }

type-character = Personaggio
type-object = Oggetto
type-advantage = Vantaggio
type-figurine = Pedina

quest-text-A = Il vascello: vale tanto oro quanto la sua colonna, al massimo 6, per chi controlla il personaggio lì.
quest-text-B = I quattro assi: 6 d’oro a chi da solo ne ha di più, almeno due.
quest-text-C = Tessere coperte: i lingotti valgono 2 d’oro, i corvi ne costano 1.
quest-text-D = Leopardi: chi da solo controlla più personaggi in questa fila quando un altro elimina ne prende uno, 2 d’oro.
quest-text-E = Il treno: colpiscilo per prendere un vagone da 1 a 3 d’oro.
quest-text-F = Il grande oro: 2 d’oro per il controllo di ciascuna delle colonne da 4 a 7.
quest-text-G = Lo smeraldo: oro per il gruppo in cui si trova, al massimo 6.

learn-1 = Ogni fila è un’avventura e ha il suo mazzo. Chi ha più segnalini su un personaggio lo controlla. L’avversario ha messo il primo; metti il tuo sul personaggio evidenziato.
learn-2 = Si comincia con quattro carte, dai mazzi che vuoi. Prendine una dal mazzo evidenziato; le altre tre le prende la lezione.
learn-3 = L’avversario ha giocato. Guarda le file: due nuovi personaggi con il bordo nero. Il bordo nero colpisce: il tuo segnalino è tornato a te, e un personaggio senza segnalini è stato tolto.
learn-4 = Tocca a te. Puoi giocare fino a quattro carte, una dopo l’altra. Comincia con il personaggio evidenziato.
learn-5 = Un personaggio va su una casella vuota accanto a un altro, in una fila del suo colore, e porta con sé un tuo segnalino. Mettilo sulla casella evidenziata.

cry-psst = Psst!
cry-splash = Splash!
cry-swish = Swish!
cry-boom = Bum!
cry-pling = Plin!
cry-hmm = Mmh…
cry-la = La la la
cry-flap = Flap!
cry-bang = Bang!
cry-kaboom = Ka-bum!
cry-rattle = Ratatata!
cry-clop = Clop clop
learn-6 = Il suo bordo è bianco: può aggiungere un tuo segnalino a un personaggio nel suo raggio. Aggiungilo qui sotto, e controlli due vicini.
learn-7 = I personaggi controllati che si toccano formano un gruppo, e i gruppi danno oro. Continua: gioca il prossimo personaggio.
learn-8 = In questa fila ci sono tessere coperte: un lingotto vale 2 d’oro, un corvo ne costa 1. Chi ci mette un personaggio prende la tessera. Metti qui il tuo.
learn-9 = Ancora un bordo bianco: aggiungi un segnalino accanto a quello dell’avversario. In parità nessuno controlla il personaggio.
learn-10 = Era un lingotto! Gli oggetti non occupano caselle: agiscono dall’ultimo personaggio giocato. Gioca l’oggetto evidenziato; la lezione aggiunge i suoi due segnalini e la parità è rotta.
learn-11 = La quarta carta chiama una pedina: Corto, che aiuta, o Rasputin, che uccide. Giocala; la lezione sceglie Corto e lo fa partire da un mazzo.
learn-12 = Una pedina passa ovunque. Manda Corto sulla casella evidenziata, in mezzo ai tuoi personaggi.
learn-13 = Corto ti ha dato oro per un amico che controlli e ha aggiunto due tuoi segnalini. Hai giocato quattro carte: ora pescane due. Prendine una dal mazzo evidenziato.
learn-14 = Questo è un turno. Alla fine il tuo gruppo più grande dà 2 d’oro a personaggio, gli altri 1, un personaggio isolato nulla; si aggiungono le missioni. Si finisce quando due file sono piene. Tocca una carta o un mazzo per leggerli.
