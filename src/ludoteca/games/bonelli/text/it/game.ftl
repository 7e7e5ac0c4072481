name = Bonelli Kids: Zagor contro Martin Mystère
about = Due eroi si contendono gli Albi con carte giocate in segreto.

decision-choose_lead = { $who ->
    [self] Prendi la carta Protagonista
   *[opponent] Dai all’avversario la carta Protagonista
}
decision-declare = Combatti per l’Albo al posto { $place }
decision-place_balloon = Metti il balloon al posto { $place }
decision-lay = Posa { $entry }
decision-confirm = Conferma la giocata
decision-next_card = Risolvi ora la tua carta { $index }
decision-target = { $side ->
    [own] Scegli la tua carta { $index }
   *[opponent] Scegli la carta { $index } dell’avversario
}
decision-destination = Spostala al posto { $place }
decision-pick_parked = Richiama la carta { $index } dal posto { $place }
decision-pick_discard = Riprendi { $entry } dagli scarti
decision-pick_dug = Prendi { $entry }
decision-deploy = Gioca anche { $entry }
decision-swap_in = Fai entrare { $entry } dalla mano
decision-discard = Scarta { $entry }
decision-accept = Usa l’effetto
decision-decline = Rinuncia all’effetto
decision-reinforce = Rinforza con { $entry }
decision-pass = Passa
decision-keep = Tieni { $entry }
decision-take_back = Riprendi la carta { $index } della fila

fact-game_started = La partita comincia: { $first } contro { $second }.
fact-albi_removed = Albi tolti senza guardarli: { $number }.
fact-albo_turned_up = Posto { $place }: si scopre { $albo }.
fact-balloons_dealt = { $number ->
    [one] { $seat } prende { $number } balloon.
    [many] { $seat } prende { $number } balloon.
   *[other] { $seat } prende { $number } balloon.
}
fact-deck_shuffled = Il mazzo di { $seat } viene mescolato: { $size ->
    [one] { $size } carta.
    [many] { $size } carte.
   *[other] { $size } carte.
}
fact-card_drawn = { $entry ->
    [unknown] { $seat } pesca una carta.
   *[other] { $seat } pesca { $entry }.
}
fact-draw_refused = { $why ->
    [limit] { $seat } non pesca: la mano è piena.
   *[other] { $seat } non pesca: non ci sono più carte.
}
fact-lead_chosen = { $protagonist } è il Protagonista.
fact-turn_started = Turno { $turn }: guida { $protagonist }.
fact-albo_declared = { $seat } mette in palio { $albo } al posto { $place }.
fact-balloon_placed = { $number ->
    [one] { $seat } mette { $number } balloon al posto { $place }.
    [many] { $seat } mette { $number } balloon al posto { $place }.
   *[other] { $seat } mette { $number } balloon al posto { $place }.
}
fact-balloon_missing = La riserva comune è vuota: nessun balloon.
fact-parked_activated = Le carte in attesa di { $seat } diventano attive: { $cards }.
fact-commit_opened = Giocata segreta: da { $least } a { $greatest } carte.
fact-card_laid = Posi { $entry }.
fact-card_taken_back = Riprendi { $entry }.
fact-commit_confirmed = { $seat } ha confermato.
fact-revealed = { $cards-count ->
    [0] { $seat } non ha giocato carte.
   *[other] { $seat } rivela { $cards }.
}
fact-effect_started = { $card ->
    [unknown] { $albo } ha effetto su { $seat }: { $effect }.
   *[other] { $card } di { $seat } agisce: { $effect }.
}
fact-effect_idle = { $card ->
    [unknown] { $albo } non ha effetto su { $seat }: { $effect }.
   *[other] { $card } di { $seat } non ha effetto: { $effect }.
}
fact-effect_lost = Gli effetti di { $card } di { $seat } sono persi.
fact-effect_declined = { $seat } rinuncia a un effetto: { $effect }.
fact-target_chosen = { $seat } sceglie { $card } di { $owner }.
fact-card_cancelled = { $card } di { $owner } è annullata da { $by }.
fact-card_parked = { $card } di { $owner } si sposta dal posto { $start } al posto { $end }.
fact-card_fetched = { $card } di { $owner } arriva dal posto { $start } ed è attiva.
fact-card_salvaged = { $seat } riprende { $entry } dagli scarti.
fact-card_bounced = { $to ->
    [hand] { $card } torna in mano a { $owner }.
   *[other] { $card } va negli scarti di { $owner }: la mano è piena.
}
fact-card_destroyed = { $card } di { $owner } viene scartata.
fact-card_deployed = { $seat } gioca anche { $entry }.
fact-card_swapped = { $seat } scambia { $card } con { $entry }.
fact-value_copied = { $card } di { $owner } copia { $copied }: valore { $value }.
fact-hand_peeked = { $entries ->
    [unknown] { $seat } vede carte della mano avversaria: { $number }.
   *[other] { $seat } vede { $entries } nella mano avversaria.
}
fact-albi_peeked = { $cards ->
    [unknown] { $seat } guarda i prossimi Albi: { $number }.
   *[other] { $seat } vede i prossimi Albi: { $cards }.
}
fact-deck_dug = { $entries ->
    [unknown] { $seat } guarda in cima al mazzo: { $number }.
   *[other] { $seat } vede { $entries } in cima al mazzo.
}
fact-card_dug = { $entry ->
    [unknown] { $seat } ne prende una.
   *[other] { $seat } prende { $entry }.
}
fact-hand_discarded = { $seat } scarta { $entry } dalla mano.
fact-totals_changed = Totali: { $totals }.
fact-reinforced = { $seat } rinforza con { $entry }.
fact-reinforcement_passed = { $seat } passa.
fact-albo_won = { $balloons ->
    [0] { $seat } vince { $albo }.
    [one] { $seat } vince { $albo } e { $balloons } balloon.
    [many] { $seat } vince { $albo } e { $balloons } balloon.
   *[other] { $seat } vince { $albo } e { $balloons } balloon.
}
fact-albo_eliminated = Pareggio: { $albo } esce dal gioco.
fact-balloons_moved = Balloon, { $source } → { $to }: { $number }.
fact-wow_placed = { $albo ->
    [unknown] { $seat } prende gettoni WOW!: { $number }.
   *[other] Gettoni WOW! su { $albo } di { $seat }: { $number }.
}
fact-cards_discarded = { $seat } scarta { $entries }.
fact-cards_taken_back = { $seat } riprende in mano { $entries }.
fact-protagonist_moved = { $end } prende la carta Protagonista.
fact-the_end_turned_up = { $ordinal ->
    [first] La prima carta The End blocca il posto { $place }.
   *[second] Si scopre la seconda carta The End.
}
fact-game_ended = La partita finisce dopo { $turns ->
    [one] { $turns } turno.
    [many] { $turns } turni.
   *[other] { $turns } turni.
}
fact-scored = { $seat }: Albi { $albi }, WOW! { $wow }, balloon { $balloons }, in tutto { $points }.

option-heroes = Eroi
option-heroes-zagor-martin = Zagor contro Martin
option-heroes-martin-zagor = Martin contro Zagor
option-heroes-zagor-zagor = Zagor contro Zagor
option-heroes-martin-martin = Martin contro Martin
option-heroes-random = A caso
option-first_lead = Primo Protagonista
option-first_lead-younger_choice = Decide il più giovane
option-first_lead-random = A caso
option-younger = Il più giovane
option-younger-seat_0 = Primo giocatore
option-younger-seat_1 = Secondo giocatore
option-younger-random = A caso
option-empty_reserve = Riserva comune vuota
option-empty_reserve-skip = Nessun balloon
option-empty_reserve-own = Il Protagonista mette un balloon suo
option-ready = Conferma
option-ready-shown = Vista da tutti
option-ready-hidden = Segreta
option-enter_order = Ordine degli effetti
option-enter_order-laid = Come posate
option-enter_order-chosen = Sceglie il giocatore
option-parked_enter = Le carte in attesa ripetono gli effetti
option-tie_reinforce = Rinforzi a totali pari
option-tie_reinforce-none = Nessuno
option-tie_reinforce-protagonist = Prima il Protagonista
option-final_tie = Pareggio finale
option-final_tie-shared = Vincono entrambi
option-final_tie-albi = Vince chi ha più Albi

reason-the_end = È stata scoperta la seconda carta The End.
part-albi = Albi
part-wow = WOW!
part-balloons = Balloon
part-points = Punti
part-strength = Forza della mano
part-fight = L’Albo in palio
part-lead = Protagonista

albo-the_end = The End
holder-seat_0 = primo giocatore
holder-seat_1 = secondo giocatore
holder-reserve = riserva comune
holder-place_1 = posto 1
holder-place_2 = posto 2
holder-place_3 = posto 3
holder-hand = mano
holder-discard = scarti
effect-draw = pesca
effect-salvage = riprende dagli scarti
effect-dig = cerca nel mazzo
effect-peek_hand = guarda la mano
effect-peek_albi = guarda gli Albi
effect-discard_hand = scarta dalla mano
effect-deploy = gioca un’altra carta
effect-swap = scambia
effect-cancel = annulla
effect-shunt = sposta
effect-fetch = richiama
effect-bounce = fa tornare in mano
effect-destroy = scarta
effect-copy = copia il valore
effect-boost = rafforza
effect-hinder = indebolisce
effect-ward = protegge
effect-break_tie = vince i pareggi
effect-bar_reinforce = niente rinforzi
effect-balloon = balloon
effect-pay = paga balloon
effect-steal = prende balloon
effect-add_balloon = balloon su un Albo
effect-wow = gettone WOW!
effect-lead = carta Protagonista
