name = Corto
about = Des chasseurs de trésors se disputent des personnages sur une grille d’aventures, avec Corto et Raspoutine au service de qui les joue.

## Decisions

decision-setup_marker = Poser votre premier marqueur en { $square }
decision-draw = Piocher dans { $deck }
decision-play = Jouer { $card }
decision-discard = Défausser { $card }
decision-refill = Compléter votre main
decision-end_play = Ne plus jouer de carte
decision-end_draw = Ne plus piocher
decision-place = Le placer en { $square }
decision-take_from = Prendre le marqueur en { $square }
decision-add = Ajouter un marqueur en { $square }
decision-hit = Frapper { $square }
decision-choose_owner = Un marqueur de { $seat }
decision-hit_train = Frapper le train
decision-decline = Renoncer
decision-figurine = Déplacer { $which }
decision-enter = Entrer par { $deck }
decision-move = Aller en { $square }
decision-use_action = Utiliser l’action de la figurine
decision-kill = Éliminer le personnage en { $square }
decision-swap_first = Échanger { $square } …
decision-swap_second = … avec { $square }
decision-peek = Regarder dans { $deck }
decision-arrange = Ensuite, en partant du dessus : { $card }
decision-desert_from = Faire déserter { $square }
decision-desert_to = Déplacer un marqueur en { $square }
decision-sail = Mener le navire en { $square }
decision-emerald = Porter l’émeraude en { $square }

## What happened

fact-game_started = Les rangées de haut en bas : { $stacking }. { $first } commence.
fact-card_revealed = { $stays ->
    [yes] { $card } ouvre la rangée de { $deck }.
   *[other] { $card } est mise de côté.
}
fact-deck_shuffled = { $size ->
    [one] La pioche « { $deck } » est mélangée : { $size } carte.
   *[other] La pioche « { $deck } » est mélangée : { $size } cartes.
}
fact-quest_set_up = La quête de { $storyline } est mise en place.
fact-marker_placed = { $source ->
    [unknown] { $seat } pose un marqueur en { $square }.
   *[other] { $seat } déplace un marqueur de { $source } à { $square }.
}
fact-card_drawn = { $card ->
    [unknown] { $seat } pioche dans { $deck }.
   *[other] { $seat } pioche { $card } dans { $deck }.
}
fact-turn_started = Tour { $turn } : { $seat }
fact-turn_skipped = { $seat } ne peut rien faire et passe.
fact-card_played = { $seat } joue { $card }.
fact-character_placed = { $seat } place { $card } en { $square }.
fact-act_declined = { $seat } renonce.
fact-marker_removed = { $seat } frappe { $square } : un marqueur de { $owner } retourne au stock.
fact-shield_laid = { $seat } pose { $card } devant son sceau.
fact-shield_used = { $card } protège { $seat } en { $square } et est défaussée.
fact-character_killed = { $cause ->
    [rasputin] Raspoutine élimine { $card } en { $square } pour { $seat }.
   *[other] { $seat } élimine { $card } en { $square }.
}
fact-figurine_entered = { $which } apparaît sur la pioche « { $deck } ».
fact-figurine_moved = { $which } va de { $start } à { $end }.
fact-gold_earned = { $source ->
    [discard] { $seat } gagne 1 or en { $square } : { $card } de la défausse.
   *[other] { $seat } gagne 1 or de réserve en { $square }.
}
fact-cards_swapped = { $seat } échange { $first } et { $second }.
fact-deck_peeked = { $cards ->
    [unknown] { $seat } regarde le dessus de { $deck }.
   *[other] { $seat } regarde le dessus de { $deck } : { $cards }.
}
fact-deck_arranged = { $seat } remet les cartes sur { $deck }.
fact-marker_moved = { $seat } déplace un marqueur de { $owner } de { $start } à { $end }.
fact-permission_given = { $effect ->
    [ignore_colour] Le prochain personnage de { $seat } ira sur n’importe quel plateau.
   *[other] Le prochain personnage de { $seat } n’a pas besoin d’être contigu.
}
fact-permission_used = { $effect ->
    [ignore_colour] Le choix libre du plateau est épuisé.
   *[other] La dispense de contiguïté est épuisée.
}
fact-vessel_sailed = { $seat } mène le navire de { $start } à { $end }.
fact-emerald_moved = { $seat } porte l’émeraude de { $start } à { $end }.
fact-tile_taken = { $seat } découvre { $tile } en { $square }.
fact-leopard_taken = { $left ->
    [one] { $seat } prend un léopard ; il en reste { $left }.
   *[other] { $seat } prend un léopard ; il en reste { $left }.
}
fact-train_hit = { $left ->
    [one] { $seat } prend un wagon de valeur { $value } ; il en reste { $left }.
   *[other] { $seat } prend un wagon de valeur { $value } ; il en reste { $left }.
}
fact-train_moved = Le train va de { $start } à { $end }.
fact-train_removed = Le train est vide et quitte { $start }.
fact-aces_changed = { $holder ->
    [unknown] Personne n’est en tête aux as.
   *[other] { $holder } est en tête aux as.
}
fact-card_discarded = { $seat } défausse { $card }.
fact-turn_ended = { $idle ->
    [yes] { $seat } termine un tour à vide.
   *[other] { $seat } termine son tour.
}
fact-game_ended = { $reason ->
    [boards_full] Deux plateaux sont complets : la partie est finie.
   *[other] Tout le monde a passé : la partie est finie.
}
fact-scored = { $seat } : plus grand groupe { $largest }, autres groupes { $others }, sceau { $seal }, quêtes { $quests } ; total { $total }.
fact-quest_scored = { $seat }, quête de { $storyline } : { $gold }

## Options

option-black_hits = Un bord noir retire
option-black_hits-any = un marqueur de n’importe qui
option-black_hits-opponents = un marqueur adverse
option-long_range = Zone d’action étendue
option-long_range-both = rangée et colonne
option-long_range-row_or_column = rangée ou colonne
option-figurine_action = L’action d’une figurine
option-figurine_action-mandatory = obligatoire
option-figurine_action-optional = facultative
option-storylines = Aventures
option-quests = Quêtes
option-advantages = Avantages
option-advantages-all = tous
option-advantages-swap_only = échange seulement
option-venice = Avec Fable de Venise

## Ends and scores

reason-running = La partie continue.
reason-boards_full = Deux plateaux sont complets.
reason-pass_out = Tout le monde a passé.
part-total = Or
part-largest_group = Plus grand groupe
part-other_groups = Autres groupes
part-seal = Sceau
part-vessel = Navire
part-aces = Quatre as
part-tiles = Lingots et corbeaux
part-leopards = Léopards
part-train = Train de l’or
part-great_gold = Grand or
part-emerald = Émeraude
part-stock = Marqueurs en stock
part-groups = Groupes
part-quests = Quêtes
part-hand = Main
part-safety = Perspectives

## Words

figurine-corto = Corto
figurine-rasputin = Raspoutine
tile-ingot = un lingot
tile-crow = un corbeau
background-sea_blue = bleu de mer
background-orange = orange
background-moss_green = vert mousse
background-sand_yellow = jaune sable
background-brick_red = rouge brique
background-violet = violet
background-teal = bleu canard

## The drawing in the terminal

draw-pile = Défausse
draw-hand = Main
draw-cards = Cartes
draw-shields = Boucliers
draw-seat = Joueur
draw-turn = Tour
draw-left = restants
draw-top = sur le dessus
draw-control = contrôle
draw-pending = Carte en jeu
draw-acting = Acteur
draw-white = bord blanc
draw-black = bord noir
draw-both = noir et blanc
draw-long = zone étendue
draw-friend = ami de Corto
draw-ace = as
