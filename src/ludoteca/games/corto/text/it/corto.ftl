name = Corto
about = Cacciatori di tesori si contendono personaggi su una griglia di avventure, con Corto e Rasputin al servizio di chi li gioca.

## Decisions

decision-setup_marker = Metti il tuo primo segnalino in { $square }
decision-draw = Pesca da { $deck }
decision-play = Gioca { $card }
decision-discard = Scarta { $card }
decision-refill = Rifornisci la mano
decision-end_play = Non giocare altre carte
decision-end_draw = Non pescare altre carte
decision-place = Mettilo in { $square }
decision-take_from = Prendi il segnalino da { $square }
decision-add = Aggiungi un segnalino in { $square }
decision-hit = Colpisci { $square }
decision-choose_owner = Un segnalino di { $seat }
decision-hit_train = Colpisci il treno
decision-decline = Rinuncia
decision-figurine = Muovi { $which }
decision-enter = Entra da { $deck }
decision-move = Vai in { $square }
decision-use_action = Usa l’azione della pedina
decision-kill = Elimina il personaggio in { $square }
decision-swap_first = Scambia { $square } …
decision-swap_second = … con { $square }
decision-peek = Guarda in { $deck }
decision-arrange = Prossima dall’alto: { $card }
decision-desert_from = Diserzione da { $square }
decision-desert_to = Sposta un segnalino in { $square }
decision-sail = Porta il vascello in { $square }
decision-emerald = Porta lo smeraldo in { $square }

## What happened

fact-game_started = Le file dall’alto: { $stacking }. Comincia { $first }.
fact-card_revealed = { $stays ->
    [yes] { $card } apre la fila di { $deck }.
   *[other] { $card } viene messa da parte.
}
fact-deck_shuffled = { $size ->
    [one] Il mazzo «{ $deck }» è mescolato: { $size } carta.
   *[other] Il mazzo «{ $deck }» è mescolato: { $size } carte.
}
fact-quest_set_up = La missione di { $storyline } è pronta.
fact-marker_placed = { $source ->
    [unknown] { $seat } mette un segnalino in { $square }.
   *[other] { $seat } sposta un segnalino da { $source } a { $square }.
}
fact-card_drawn = { $card ->
    [unknown] { $seat } pesca da { $deck }.
   *[other] { $seat } pesca { $card } da { $deck }.
}
fact-turn_started = Turno { $turn }: { $seat }
fact-turn_skipped = { $seat } non può far nulla e salta il turno.
fact-card_played = { $seat } gioca { $card }.
fact-character_placed = { $seat } mette { $card } in { $square }.
fact-act_declined = { $seat } rinuncia.
fact-marker_removed = { $seat } colpisce { $square }: un segnalino di { $owner } torna nella riserva.
fact-shield_laid = { $seat } mette { $card } davanti al sigillo.
fact-shield_used = { $card } protegge { $seat } in { $square } ed è scartata.
fact-character_killed = { $cause ->
    [rasputin] Rasputin elimina { $card } in { $square } per { $seat }.
   *[other] { $seat } elimina { $card } in { $square }.
}
fact-figurine_entered = { $which } appare sul mazzo «{ $deck }».
fact-figurine_moved = { $which } va da { $start } a { $end }.
fact-gold_earned = { $source ->
    [discard] { $seat } guadagna 1 oro in { $square }: { $card } dagli scarti.
   *[other] { $seat } guadagna 1 oro di riserva in { $square }.
}
fact-cards_swapped = { $seat } scambia { $first } e { $second }.
fact-deck_peeked = { $cards ->
    [unknown] { $seat } guarda in cima a { $deck }.
   *[other] { $seat } guarda in cima a { $deck }: { $cards }.
}
fact-deck_arranged = { $seat } rimette le carte su { $deck }.
fact-marker_moved = { $seat } sposta un segnalino di { $owner } da { $start } a { $end }.
fact-permission_given = { $effect ->
    [ignore_colour] Il prossimo personaggio di { $seat } può andare su qualsiasi plancia.
   *[other] Il prossimo personaggio di { $seat } può anche non essere adiacente.
}
fact-permission_used = { $effect ->
    [ignore_colour] La libertà di plancia è esaurita.
   *[other] La dispensa dall’adiacenza è esaurita.
}
fact-vessel_sailed = { $seat } porta il vascello da { $start } a { $end }.
fact-emerald_moved = { $seat } porta lo smeraldo da { $start } a { $end }.
fact-tile_taken = { $seat } scopre { $tile } in { $square }.
fact-leopard_taken = { $left ->
    [one] { $seat } prende un leopardo; ne resta { $left }.
   *[other] { $seat } prende un leopardo; ne restano { $left }.
}
fact-train_hit = { $left ->
    [one] { $seat } prende un vagone da { $value }; ne resta { $left }.
   *[other] { $seat } prende un vagone da { $value }; ne restano { $left }.
}
fact-train_moved = Il treno va da { $start } a { $end }.
fact-train_removed = Il treno è vuoto e lascia { $start }.
fact-aces_changed = { $holder ->
    [unknown] Nessuno è in testa agli assi.
   *[other] { $holder } è in testa agli assi.
}
fact-card_discarded = { $seat } scarta { $card }.
fact-turn_ended = { $idle ->
    [yes] { $seat } chiude un turno a vuoto.
   *[other] { $seat } chiude il turno.
}
fact-game_ended = { $reason ->
    [boards_full] Due plance sono complete: la partita è finita.
   *[other] Tutti hanno passato: la partita è finita.
}
fact-scored = { $seat }: gruppo maggiore { $largest }, altri gruppi { $others }, sigillo { $seal }, missioni { $quests }; totale { $total }.
fact-quest_scored = { $seat }, missione di { $storyline }: { $gold }

## Options

option-black_hits = Un bordo nero toglie
option-black_hits-any = un segnalino di chiunque
option-black_hits-opponents = un segnalino avversario
option-long_range = Raggio esteso
option-long_range-both = fila e colonna
option-long_range-row_or_column = fila o colonna
option-figurine_action = L’azione di una pedina
option-figurine_action-mandatory = obbligatoria
option-figurine_action-optional = facoltativa
option-storylines = Avventure
option-quests = Missioni
option-advantages = Vantaggi
option-advantages-all = tutti
option-advantages-swap_only = solo scambio
option-venice = Con Favola di Venezia

## Ends and scores

reason-running = La partita continua.
reason-boards_full = Due plance sono complete.
reason-pass_out = Tutti hanno passato.
part-total = Oro
part-largest_group = Gruppo maggiore
part-other_groups = Altri gruppi
part-seal = Sigillo
part-vessel = Vascello
part-aces = Quattro assi
part-tiles = Lingotti e corvi
part-leopards = Leopardi
part-train = Treno dell’oro
part-great_gold = Grande oro
part-emerald = Smeraldo
part-stock = Segnalini in riserva
part-groups = Gruppi
part-quests = Missioni
part-hand = Mano
part-safety = Prospettive

## Words

figurine-corto = Corto
figurine-rasputin = Rasputin
tile-ingot = un lingotto
tile-crow = un corvo
background-sea_blue = blu mare
background-orange = arancione
background-moss_green = verde muschio
background-sand_yellow = giallo sabbia
background-brick_red = rosso mattone
background-violet = viola
background-teal = verde acqua

## The drawing in the terminal

draw-pile = Scarti
draw-hand = Mano
draw-cards = Carte
draw-shields = Scudi
draw-seat = Giocatore
draw-turn = Turno
draw-left = rimasti
draw-top = in cima
draw-control = controlla
draw-pending = Carta in gioco
draw-acting = Agisce
draw-white = bordo bianco
draw-black = bordo nero
draw-both = bianco e nero
draw-long = raggio esteso
draw-friend = amico di Corto
draw-ace = asso
