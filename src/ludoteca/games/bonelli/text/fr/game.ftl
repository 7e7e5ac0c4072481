name = Bonelli Kids : Zagor contre Martin Mystère
about = Deux héros se disputent les albums avec des cartes posées en secret.

decision-choose_lead = { $who ->
    [self] Prendre la carte Protagoniste
   *[opponent] Donner la carte Protagoniste à l’adversaire
}
decision-declare = Se battre pour l’album de l’emplacement { $place }
decision-place_balloon = Mettre la bulle sur l’emplacement { $place }
decision-lay = Poser { $entry }
decision-confirm = Confirmer la mise
decision-next_card = Résoudre maintenant votre carte { $index }
decision-target = { $side ->
    [own] Choisir votre carte { $index }
   *[opponent] Choisir la carte { $index } de l’adversaire
}
decision-destination = La déplacer vers l’emplacement { $place }
decision-pick_parked = Ramener la carte { $index } de l’emplacement { $place }
decision-pick_discard = Reprendre { $entry } de la défausse
decision-pick_dug = Prendre { $entry }
decision-deploy = Jouer aussi { $entry }
decision-swap_in = Faire entrer { $entry } depuis la main
decision-discard = Défausser { $entry }
decision-accept = Utiliser l’effet
decision-decline = Renoncer à l’effet
decision-reinforce = Renforcer avec { $entry }
decision-pass = Passer
decision-keep = Garder { $entry }
decision-take_back = Reprendre la carte { $index } de la rangée

fact-game_started = La partie commence : { $first } contre { $second }.
fact-albi_removed = Albums retirés sans être vus : { $number }.
fact-albo_turned_up = Emplacement { $place } : { $albo } est retourné.
fact-balloons_dealt = { $number ->
    [one] { $seat } prend { $number } bulle.
    [many] { $seat } prend { $number } bulles.
   *[other] { $seat } prend { $number } bulles.
}
fact-deck_shuffled = La pioche de { $seat } est mélangée : { $size ->
    [one] { $size } carte.
    [many] { $size } cartes.
   *[other] { $size } cartes.
}
fact-card_drawn = { $entry ->
    [unknown] { $seat } pioche une carte.
   *[other] { $seat } pioche { $entry }.
}
fact-draw_refused = { $why ->
    [limit] { $seat } ne pioche pas : la main est pleine.
   *[other] { $seat } ne pioche pas : il n’y a plus de carte.
}
fact-lead_chosen = { $protagonist } est le Protagoniste.
fact-turn_started = Tour { $turn } : { $protagonist } mène.
fact-albo_declared = { $seat } met en jeu { $albo }, emplacement { $place }.
fact-balloon_placed = { $number ->
    [one] { $seat } met { $number } bulle sur l’emplacement { $place }.
    [many] { $seat } met { $number } bulles sur l’emplacement { $place }.
   *[other] { $seat } met { $number } bulles sur l’emplacement { $place }.
}
fact-balloon_missing = La réserve est vide : aucune bulle n’est posée.
fact-parked_activated = Les cartes en attente de { $seat } deviennent actives : { $cards }.
fact-commit_opened = Mise secrète : de { $least } à { $greatest } cartes.
fact-card_laid = Vous posez { $entry }.
fact-card_taken_back = Vous reprenez { $entry }.
fact-commit_confirmed = { $seat } a confirmé.
fact-revealed = { $cards-count ->
    [0] { $seat } n’a rien misé.
   *[other] { $seat } révèle { $cards }.
}
fact-effect_started = { $card ->
    [unknown] { $albo } agit sur { $seat } : { $effect }.
   *[other] { $card } de { $seat } agit : { $effect }.
}
fact-effect_idle = { $card ->
    [unknown] { $albo } est sans effet sur { $seat } : { $effect }.
   *[other] { $card } de { $seat } est sans effet : { $effect }.
}
fact-effect_lost = Les effets de { $card } de { $seat } sont perdus.
fact-effect_declined = { $seat } renonce à un effet : { $effect }.
fact-target_chosen = { $seat } choisit { $card } de { $owner }.
fact-card_cancelled = { $card } de { $owner } est annulée par { $by }.
fact-card_parked = { $card } de { $owner } passe de l’emplacement { $start } à l’emplacement { $end }.
fact-card_fetched = { $card } de { $owner } revient de l’emplacement { $start } et devient active.
fact-card_salvaged = { $seat } reprend { $entry } de la défausse.
fact-card_bounced = { $to ->
    [hand] { $card } retourne dans la main de { $owner }.
   *[other] { $card } va à la défausse de { $owner } : la main est pleine.
}
fact-card_destroyed = { $card } de { $owner } est défaussée.
fact-card_deployed = { $seat } joue aussi { $entry }.
fact-card_swapped = { $seat } échange { $card } contre { $entry }.
fact-value_copied = { $card } de { $owner } copie { $copied } : valeur { $value }.
fact-hand_peeked = { $entries ->
    [unknown] { $seat } voit des cartes de la main adverse : { $number }.
   *[other] { $seat } voit { $entries } dans la main adverse.
}
fact-albi_peeked = { $cards ->
    [unknown] { $seat } regarde les albums suivants : { $number }.
   *[other] { $seat } voit les albums suivants : { $cards }.
}
fact-deck_dug = { $entries ->
    [unknown] { $seat } regarde le dessus de la pioche : { $number }.
   *[other] { $seat } voit { $entries } sur la pioche.
}
fact-card_dug = { $entry ->
    [unknown] { $seat } en prend une.
   *[other] { $seat } prend { $entry }.
}
fact-hand_discarded = { $seat } défausse { $entry } de sa main.
fact-totals_changed = Totaux : { $totals }.
fact-reinforced = { $seat } renforce avec { $entry }.
fact-reinforcement_passed = { $seat } passe.
fact-albo_won = { $balloons ->
    [0] { $seat } gagne { $albo }.
    [one] { $seat } gagne { $albo } et { $balloons } bulle.
    [many] { $seat } gagne { $albo } et { $balloons } bulles.
   *[other] { $seat } gagne { $albo } et { $balloons } bulles.
}
fact-albo_eliminated = Égalité : { $albo } sort du jeu.
fact-balloons_moved = Bulles, { $source } → { $to } : { $number }.
fact-wow_placed = { $albo ->
    [unknown] { $seat } prend des jetons WOW! : { $number }.
   *[other] Jetons WOW! sur { $albo } de { $seat } : { $number }.
}
fact-cards_discarded = { $seat } défausse { $entries }.
fact-cards_taken_back = { $seat } reprend { $entries } en main.
fact-protagonist_moved = { $end } prend la carte Protagoniste.
fact-the_end_turned_up = { $ordinal ->
    [first] La première carte The End bloque l’emplacement { $place }.
   *[second] La seconde carte The End est retournée.
}
fact-game_ended = La partie se termine après { $turns ->
    [one] { $turns } tour.
    [many] { $turns } tours.
   *[other] { $turns } tours.
}
fact-scored = { $seat } : albums { $albi }, WOW! { $wow }, bulles { $balloons }, en tout { $points }.

option-heroes = Héros
option-heroes-zagor-martin = Zagor contre Martin
option-heroes-martin-zagor = Martin contre Zagor
option-heroes-zagor-zagor = Zagor contre Zagor
option-heroes-martin-martin = Martin contre Martin
option-heroes-random = Au hasard
option-first_lead = Premier Protagoniste
option-first_lead-younger_choice = Le plus jeune décide
option-first_lead-random = Au hasard
option-younger = Le plus jeune
option-younger-seat_0 = Premier joueur
option-younger-seat_1 = Second joueur
option-younger-random = Au hasard
option-empty_reserve = Réserve vide
option-empty_reserve-skip = Aucune bulle
option-empty_reserve-own = Le Protagoniste pose une de ses bulles
option-ready = Confirmation
option-ready-shown = Vue de tous
option-ready-hidden = Secrète
option-enter_order = Ordre des effets
option-enter_order-laid = Celui de la pose
option-enter_order-chosen = Au choix du joueur
option-parked_enter = Les cartes en attente répètent leurs effets
option-tie_reinforce = Renforts en cas d’égalité
option-tie_reinforce-none = Aucun
option-tie_reinforce-protagonist = Le Protagoniste d’abord
option-final_tie = Égalité finale
option-final_tie-shared = Les deux gagnent
option-final_tie-albi = Le plus d’albums gagne

reason-the_end = La seconde carte The End a été retournée.
part-albi = Albums
part-wow = WOW!
part-balloons = Bulles
part-points = Points
part-strength = Force de la main
part-fight = L’album en jeu
part-lead = Protagoniste

albo-the_end = The End
holder-seat_0 = premier joueur
holder-seat_1 = second joueur
holder-reserve = réserve
holder-place_1 = emplacement 1
holder-place_2 = emplacement 2
holder-place_3 = emplacement 3
holder-hand = main
holder-discard = défausse
effect-draw = piocher
effect-salvage = reprendre de la défausse
effect-dig = chercher dans la pioche
effect-peek_hand = regarder la main
effect-peek_albi = regarder les albums
effect-discard_hand = défausser de la main
effect-deploy = jouer une carte de plus
effect-swap = échanger
effect-cancel = annuler
effect-shunt = déplacer
effect-fetch = ramener
effect-bounce = rendre à la main
effect-destroy = défausser
effect-copy = copier la valeur
effect-boost = renforcer
effect-hinder = affaiblir
effect-ward = protéger
effect-break_tie = gagner les égalités
effect-bar_reinforce = pas de renfort
effect-balloon = bulles
effect-pay = payer des bulles
effect-steal = prendre des bulles
effect-add_balloon = bulle sur un album
effect-wow = jeton WOW!
effect-lead = carte Protagoniste
