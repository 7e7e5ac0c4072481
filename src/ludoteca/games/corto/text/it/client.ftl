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

do-setup_marker = Segnalino su { $square }
do-draw = Pesca: { $deck }
do-play = Gioca { $card }
do-discard = Scarta { $card }
do-refill = Completa la mano
do-end_play = Smetti di giocare, pesca
do-end_draw = Smetti di pescare
do-place = Posa in { $square }
do-take_from = Prendi da { $square }
do-add = Aggiungi a { $square }
do-hit = Colpisci { $square }
do-choose_owner = { $seat }
do-hit_train = Colpisci il treno
do-decline = No, grazie
do-figurine = { $which }
do-enter = Da { $deck }
do-move = In { $square }
do-use_action = Agisci
do-kill = Elimina { $square }
do-swap_first = Scambia { $square }
do-swap_second = Con { $square }
do-peek = Guarda in { $deck }
do-arrange = { $card }
do-desert_from = Da { $square }
do-desert_to = A { $square }
do-sail = Naviga verso { $square }
do-emerald = Smeraldo in { $square }

board-label = Le strisce. Le frecce si muovono, Invio sceglie.
hand-label = Le tue carte
strip-title = { $letter }: { $title }
square-character = { $name } ({ $square })
square-deck = { $count ->
    [one] mazzo, { $count } carta
   *[other] mazzo, { $count } carte
  }
square-markers = { $name }: { $count }
figurine-corto = Corto
figurine-rasputin = Rasputin
piece-vessel = il vascello
piece-train = il treno
pending = In gioco ora: { $card }
pile-label = Scarti, in cima: { $card }
pile-count = { $count ->
    [one] { $count } carta scartata
   *[other] { $count } carte scartate
  }

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
border-white = Cornice bianca: può aggiungere un tuo segnalino a un vicino.
border-black = Cornice nera: può colpire una volta un vicino.
border-both = Cornice bianca e nera: aggiunge un segnalino o colpisce una volta.
object-text = { $side ->
    [white] { $strength ->
        [one] Aggiunge un segnalino accanto a chi agisce.
       *[other] Aggiunge fino a { $strength } segnalini accanto a chi agisce.
      }
   *[black] { $strength ->
        [one] Colpisce una volta accanto a chi agisce.
       *[other] Colpisce fino a { $strength } volte accanto a chi agisce.
      }
  }
long-range = Lunga portata: tutta la riga e tutta la colonna.
friend = Un amico di Corto.
ace = Uno dei quattro assi.
second = Di casa anche in: { $story }
vehicle = Veicolo: 6 passi invece di 3.
effect-swap = Scambia due personaggi in gioco, senza badare ai colori, con i loro segnalini.
effect-move_figurine = Muovi Corto o Rasputin fino a 3 passi. Non agisce.
effect-stack_deck = Guarda le prime 3 carte di un mazzo e rimettile nell’ordine che vuoi. In questo turno puoi pescarne fino a 3.
effect-shield = Da tenere davanti a te. Annulla il prossimo colpo a un tuo segnalino, o la prossima eliminazione di Rasputin di un personaggio che controlli.
effect-desert = Prendi fino a 2 segnalini di uno stesso giocatore da un personaggio e mettili su personaggi adiacenti.
effect-ignore_adjacency = Il tuo prossimo personaggio di questo turno non deve essere adiacente.
effect-ignore_colour = Il tuo prossimo personaggio di questo turno può andare su qualsiasi plancia.
figurine-text-corto = Corto paga oro per gli amici nella sua zona e ti fa aggiungere due segnalini.
figurine-text-rasputin = Rasputin elimina un personaggio nella sua zona, comunque sia difeso.
figurine-text-choice = A scelta: Corto o Rasputin.

quest-text-A = Il vascello: vale tanto oro quanto la sua colonna, al massimo 6, per chi controlla il personaggio lì.
quest-text-B = I quattro assi: 6 d’oro a chi da solo ne ha di più, almeno due.
quest-text-C = Tessere coperte: i lingotti valgono 2 d’oro, i corvi ne costano 1.
quest-text-D = Leopardi: chi da solo controlla di più questa striscia quando un altro elimina ne prende uno, 2 d’oro.
quest-text-E = Il treno: colpiscilo per prendere un vagone da 1 a 3 d’oro.
quest-text-F = Il grande oro: 2 d’oro per il controllo di ciascuna delle colonne da 4 a 7.
quest-text-G = Lo smeraldo: oro per il gruppo in cui si trova, al massimo 6.
