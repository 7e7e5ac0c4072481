name = Kragmortha

about = Goblin maldestri rubano libri sotto gli occhi di Rigor Mortis.

decision-place = Metti il goblin su { $square }
decision-play_card = Gioca la carta nella posizione { $slot }
decision-declare_stuck = Dichiara di non poter muovere
decision-use_tome = Usa { $tome }
decision-step = Passo su { $square }
decision-stop = Fermati qui
decision-shove = Spingi su { $square }
decision-relocate = Sposta il goblin su { $square }
decision-transfer = Trasferisci Rigor su { $square }
decision-no_transfer = Lascia Rigor dov’è
decision-pick_gaze = Scegli { $gaze }
decision-pick_seat = Scegli { $seat }
decision-pick_victim = Spingi il goblin su { $square }
decision-order_tokens = Rimetti i gettoni: { $perm }
decision-end_turn = Termina il turno
decision-use_cloak = Nasconditi sotto il Manto di nebbia
decision-confess = Confessa: { $card }
decision-deny = Nega: { $card }
decision-vote = Vota: { $guilty }
decision-forbid = Vieta { $square }
decision-glory = Grida: Gloria a Rigor Mortis!
decision-sit = Siediti
decision-accuse = Accusa { $seat }
decision-accuse_of = Accusa { $seat }: { $card }
decision-let_pass = Lascia perdere: { $what }
decision-stand = Alzati in piedi
decision-greet = Saluta: «{ $title }»
decision-announce = Annuncia { $square } a Vostra Eccellenza
decision-ritual = { $card }: { $act }
decision-slip = Errore: { $card }
decision-peek = Sbircia la posizione { $slot }
decision-poke = Fai una domanda sciocca a { $seat }

fact-game_started = La partita comincia su { $layout }; primo: { $first }. Colori: { $colours }.
fact-goblin_placed = { $seat } parte da { $square }.
fact-turn_started = Turno { $turn }: { $seat }.
fact-cards_drawn =
    { $cards ->
        [unknown] { $seat } pesca { $count ->
                [one] { $count } carta.
                [many] { $count } di carte.
               *[other] { $count } carte.
            }
       *[other] { $seat } pesca { $cards }.
    }
fact-movement_reshuffled = Gli scarti diventano un nuovo mazzo: { $count }.
fact-card_played = { $seat } gioca { $card }.
fact-card_fizzled = { $card } fa cilecca: { $seat } non può muovere.
fact-stuck =
    { $mercy ->
        [yes] { $seat } chiede pietà e scarta { $cards }.
       *[other] { $seat } è bloccato e scarta { $cards }.
    }
fact-step =
    { $seat } muove: { $piece }, { $start ->
        [unknown] …
       *[other] { $start }
    } – { $end ->
        [unknown] …
       *[other] { $end }
    }.
fact-shoved =
    { $seat } spinge { $victim }: { $start ->
        [unknown] …
       *[other] { $start }
    } – { $end ->
        [unknown] …
       *[other] { $end }
    }.
fact-meeting =
    { $seat } incontra Rigor su { $square ->
        [unknown] …
       *[other] { $square }
    }!
fact-cloak_used = { $seat } sparisce sotto il Manto di nebbia.
fact-gaze_rejected = { $card } non va bene per { $seat } e finisce sotto il mazzo.
fact-gaze_drawn = { $seat } riceve un’occhiataccia ({ $cause }): { $card }. Totale: { $held }.
fact-gaze_removed = { $seat } si libera di { $card }.
fact-gaze_moved = { $seat } passa { $card } a { $target }.
fact-token_turned = { $seat } gira un gettone: { $kind }. Restano: { $left }.
fact-tokens_reshuffled = Tutti i gettoni vengono rimescolati.
fact-tokens_seen =
    { $kinds ->
        [unknown] { $seat } guarda i gettoni.
       *[other] { $seat } vede i gettoni: { $kinds }.
    }
fact-tome_taken = { $seat } prende { $tome } ({ $source }). Restano: { $left }.
fact-tome_used = { $seat } usa { $tome }.
fact-relocated =
    { $seat } viene spostato ({ $cause }): { $start ->
        [unknown] …
       *[other] { $start }
    } – { $end ->
        [unknown] …
       *[other] { $end }
    }.
fact-transferred =
    { $seat } trasferisce { $piece }: { $start ->
        [unknown] …
       *[other] { $start }
    } – { $end ->
        [unknown] …
       *[other] { $end }
    }.
fact-hands_swapped =
    { $hand ->
        [unknown] { $seat } e { $other } scambiano le mani.
       *[other] { $seat } e { $other } scambiano le mani; { $seat } ora ha { $hand }.
    }
fact-boots_on = { $seat } infila gli Stivali pesanti.
fact-boots_off = { $seat } toglie gli Stivali pesanti.
fact-order_set =
    { $square ->
        [unknown] { $symbol ->
                [unknown] { $seat }, { $card }: qual è il titolo giusto? { $titles }
               *[other] { $seat }, { $card }: il pavimento brucia, { $symbol }.
            }
       *[other] { $seat }, { $card }: { $square } è vietata.
    }
fact-obligation_due = { $seat } deve: { $card } ({ $window }).
fact-rite_done =
    { $square ->
        [unknown] { $title ->
                [unknown] { $seat }, { $card }: { $act }.
               *[other] { $seat } saluta: «{ $title }».
            }
       *[other] { $seat } annuncia { $square }.
    }
fact-poked = { $seat } fa una domanda sciocca a { $target }.
fact-slip_shown = { $seat } sbaglia: { $card }. L’avete visto?
fact-peeked =
    { $card ->
        [unknown] { $seat } sbircia la carta coperta.
       *[other] { $seat } sbircia: { $card }.
    }
fact-slot_turned_up =
    { $card ->
        [unknown] La carta coperta di { $seat } viene scoperta.
       *[other] La carta coperta di { $seat } viene scoperta: { $card }.
    }
fact-sinned = { $seat } ha infranto un ordine: { $card }.
fact-sin_noticed = { $seat } l’ha notato: { $sinner } ha infranto { $card }.
fact-accused =
    { $card ->
        [unknown] { $seat } accusa { $target }.
       *[other] { $seat } accusa { $target }: { $card }.
    }
fact-accusation_result =
    { $right ->
        [yes] { $seat } ha ragione su { $target }: { $card }.
       *[other] { $seat } ha torto su { $target }.
    }
fact-accuser_locked = { $seat } deve tacere fino al turno { $turn }.
fact-denied = { $seat } nega: { $card }.
fact-confessed = { $seat } confessa: { $card }.
fact-vote_cast =
    { $vote ->
        [unknown] { $seat } ha votato.
       *[other] { $seat } vota: { $vote }.
    }
fact-vote_shown =
    { $vote ->
        [unknown] { $seat } si è astenuto.
       *[other] { $seat } ha votato: { $vote }.
    }
fact-verdict =
    { $guilty ->
        [yes] { $seat } è colpevole: { $card } ({ $votes } a { $against }).
       *[other] { $seat } è assolto: { $card } ({ $votes } a { $against }).
    }
fact-turn_ended =
    { $early ->
        [yes] Il turno di { $seat } finisce subito ({ $cause }).
       *[other] Il turno di { $seat } è finito.
    }
fact-crime_sheet = Rimasto impunito: { $seat }, { $card }, turno { $turn }.
fact-game_over =
    { $banished ->
        [unknown] La partita è finita: { $reason }. Posizioni: { $places }.
       *[other] La partita è finita: { $reason }. { $banished } è bandito. Posizioni: { $places }.
    }

option-layout = Pianta
option-layout-auto = secondo il numero di giocatori
option-layout-k2 = per 2
option-layout-k34 = per 3 o 4
option-layout-k56 = per 5 o 6
option-layout-k78 = per 7 o 8
option-colours = Colori
option-first = Primo giocatore
option-first-random = estratto a sorte
option-colours-red = rosso
option-colours-purple = viola
option-colours-orange = arancione
option-colours-green = verde
option-colours-blue = blu
option-colours-yellow = giallo
option-colours-white = bianco
option-colours-black = nero
option-first-0 = giocatore 1
option-first-1 = giocatore 2
option-first-2 = giocatore 3
option-first-3 = giocatore 4
option-first-4 = giocatore 5
option-first-5 = giocatore 6
option-first-6 = giocatore 7
option-first-7 = giocatore 8
option-draw = Quando si pesca
option-draw-after = dopo la mossa
option-draw-first = prima della mossa
option-gaze_limit = Occhiatacce prima del bando
option-rigor_stops_on_catch = Rigor si ferma alla prima preda
option-mercy_stuck = Pietà per chi potrebbe solo peccare
option-orders = Ordini
option-orders-digital = per lo schermo
option-orders-physical = intorno a un tavolo
option-enforcement = Chi punisce
option-enforcement-auto = il gioco, subito
option-enforcement-watch = i giocatori attenti
option-enforcement-honour = il tavolo, col voto
option-reactions = Reazioni
option-reactions-immediate = chieste una per una
option-reactions-timed = mentre il gioco continua
option-pace = Ritmo
option-pace-live = dal vivo
option-pace-correspondence = per corrispondenza, senza orologio
option-calm = Ordini in versione calma
option-veto = Parti del corpo escluse
option-slip_rate = Errori di chi non ha mani, per cento
option-notice_rate = Quanto spesso un programma nota, per cento
option-false_accusation = Un’accusa sbagliata
option-false_accusation-lock = zittisce per un giro
option-false_accusation-none = non costa nulla
option-take_back = Riprendere una mossa
option-turn_cap = Turni al massimo
option-ply_cap = Decisioni al massimo

reason-unfinished = non ancora finita
reason-gaze = un goblin è bandito
reason-tomes = l’ultimo libro è preso
reason-cap = il tempo è finito

part-gazes = occhiatacce
part-tomes = libri
part-symbols = simboli magici
part-danger = distanza da Rigor
part-path = strada per la scrivania
part-hand = carte in mano
