name = Kragmortha

about = Des gobelins maladroits volent des livres sous les yeux de Rigor Mortis.

decision-place = Placer le gobelin en { $square }
decision-play_card = Jouer la carte de l’emplacement { $slot }
decision-declare_stuck = Se déclarer bloqué
decision-use_tome = Utiliser { $tome }
decision-step = Avancer en { $square }
decision-stop = S’arrêter ici
decision-shove = Pousser en { $square }
decision-relocate = Mettre le gobelin en { $square }
decision-transfer = Transférer Rigor en { $square }
decision-no_transfer = Laisser Rigor où il est
decision-pick_gaze = Choisir { $gaze }
decision-pick_seat = Choisir { $seat }
decision-pick_victim = Pousser le gobelin en { $square }
decision-order_tokens = Remettre les jetons : { $perm }
decision-end_turn = Finir le tour
decision-use_cloak = Se cacher sous la Cape de brume
decision-confess = Avouer : { $card }
decision-deny = Nier : { $card }
decision-vote = Voter : { $guilty }
decision-forbid = Interdire { $square }
decision-glory = Crier : Gloire à Rigor Mortis !
decision-sit = S’asseoir
decision-accuse = Accuser { $seat }
decision-accuse_of = Accuser { $seat } : { $card }
decision-let_pass = Laisser passer : { $what }
decision-stand = Se lever
decision-greet = Saluer : « { $title } »
decision-announce = Annoncer { $square } à Votre Excellence
decision-ritual = { $card } : { $act }
decision-slip = Faute : { $card }
decision-peek = Regarder l’emplacement { $slot }
decision-poke = Poser une question idiote à { $seat }

fact-game_started = La partie commence sur { $layout } ; premier : { $first }. Couleurs : { $colours }.
fact-goblin_placed = { $seat } commence en { $square }.
fact-turn_started = Tour { $turn } : { $seat }.
fact-cards_drawn =
    { $cards ->
        [unknown] { $seat } pioche { $count ->
                [one] { $count } carte.
                [many] { $count } de cartes.
               *[other] { $count } cartes.
            }
       *[other] { $seat } pioche { $cards }.
    }
fact-movement_reshuffled = La défausse devient une nouvelle pioche : { $count }.
fact-card_played = { $seat } joue { $card }.
fact-card_fizzled = { $card } fait long feu : { $seat } ne peut pas bouger.
fact-stuck =
    { $mercy ->
        [yes] { $seat } demande grâce et défausse { $cards }.
       *[other] { $seat } est bloqué et défausse { $cards }.
    }
fact-step =
    { $seat } déplace : { $piece }, { $start ->
        [unknown] …
       *[other] { $start }
    } – { $end ->
        [unknown] …
       *[other] { $end }
    }.
fact-shoved =
    { $seat } pousse { $victim } : { $start ->
        [unknown] …
       *[other] { $start }
    } – { $end ->
        [unknown] …
       *[other] { $end }
    }.
fact-meeting =
    { $seat } rencontre Rigor en { $square ->
        [unknown] …
       *[other] { $square }
    } !
fact-cloak_used = { $seat } disparaît sous la Cape de brume.
fact-gaze_rejected = { $card } ne convient pas à { $seat } et va sous la pioche.
fact-gaze_drawn = { $seat } reçoit un regard ({ $cause }) : { $card }. Total : { $held }.
fact-gaze_removed = { $seat } est débarrassé de { $card }.
fact-gaze_moved = { $seat } passe { $card } à { $target }.
fact-token_turned = { $seat } retourne un jeton : { $kind }. Reste : { $left }.
fact-tokens_reshuffled = Tous les jetons sont mélangés.
fact-tokens_seen =
    { $kinds ->
        [unknown] { $seat } regarde les jetons.
       *[other] { $seat } voit les jetons : { $kinds }.
    }
fact-tome_taken = { $seat } prend { $tome } ({ $source }). Reste : { $left }.
fact-tome_used = { $seat } utilise { $tome }.
fact-relocated =
    { $seat } est déplacé ({ $cause }) : { $start ->
        [unknown] …
       *[other] { $start }
    } – { $end ->
        [unknown] …
       *[other] { $end }
    }.
fact-transferred =
    { $seat } transfère { $piece } : { $start ->
        [unknown] …
       *[other] { $start }
    } – { $end ->
        [unknown] …
       *[other] { $end }
    }.
fact-hands_swapped =
    { $hand ->
        [unknown] { $seat } et { $other } échangent leurs mains.
       *[other] { $seat } et { $other } échangent leurs mains ; { $seat } a maintenant { $hand }.
    }
fact-boots_on = { $seat } enfile les Lourdes bottes.
fact-boots_off = { $seat } retire les Lourdes bottes.
fact-order_set =
    { $square ->
        [unknown] { $symbol ->
                [unknown] { $seat }, { $card } : quel titre est le bon ? { $titles }
               *[other] { $seat }, { $card } : le sol brûle, { $symbol }.
            }
       *[other] { $seat }, { $card } : { $square } est interdit.
    }
fact-obligation_due = { $seat } doit : { $card } ({ $window }).
fact-rite_done =
    { $square ->
        [unknown] { $title ->
                [unknown] { $seat }, { $card } : { $act }.
               *[other] { $seat } salue : « { $title } ».
            }
       *[other] { $seat } annonce { $square }.
    }
fact-poked = { $seat } pose une question idiote à { $target }.
fact-slip_shown = { $seat } faute : { $card }. Vous avez vu ?
fact-peeked =
    { $card ->
        [unknown] { $seat } regarde la carte cachée.
       *[other] { $seat } regarde : { $card }.
    }
fact-slot_turned_up =
    { $card ->
        [unknown] La carte cachée de { $seat } est révélée.
       *[other] La carte cachée de { $seat } est révélée : { $card }.
    }
fact-sinned = { $seat } a enfreint un ordre : { $card }.
fact-sin_noticed = { $seat } l’a remarqué : { $sinner } a enfreint { $card }.
fact-accused =
    { $card ->
        [unknown] { $seat } accuse { $target }.
       *[other] { $seat } accuse { $target } : { $card }.
    }
fact-accusation_result =
    { $right ->
        [yes] { $seat } a raison contre { $target } : { $card }.
       *[other] { $seat } a tort contre { $target }.
    }
fact-accuser_locked = { $seat } doit se taire jusqu’au tour { $turn }.
fact-denied = { $seat } nie : { $card }.
fact-confessed = { $seat } avoue : { $card }.
fact-vote_cast =
    { $vote ->
        [unknown] { $seat } a voté.
       *[other] { $seat } vote : { $vote }.
    }
fact-vote_shown =
    { $vote ->
        [unknown] { $seat } s’est abstenu.
       *[other] { $seat } a voté : { $vote }.
    }
fact-verdict =
    { $guilty ->
        [yes] { $seat } est reconnu coupable : { $card } ({ $votes } contre { $against }).
       *[other] { $seat } est acquitté : { $card } ({ $votes } contre { $against }).
    }
fact-turn_ended =
    { $early ->
        [yes] Le tour de { $seat } s’arrête là ({ $cause }).
       *[other] Le tour de { $seat } est fini.
    }
fact-crime_sheet = Resté impuni : { $seat }, { $card }, tour { $turn }.
fact-game_over =
    { $banished ->
        [unknown] La partie est finie : { $reason }. Places : { $places }.
       *[other] La partie est finie : { $reason }. { $banished } est banni. Places : { $places }.
    }

option-layout = Plan
option-layout-auto = selon le nombre de joueurs
option-layout-k2 = pour 2
option-layout-k34 = pour 3 ou 4
option-layout-k56 = pour 5 ou 6
option-layout-k78 = pour 7 ou 8
option-colours = Couleurs
option-first = Premier joueur
option-first-random = tiré au sort
option-colours-red = rouge
option-colours-purple = violet
option-colours-orange = orange
option-colours-green = vert
option-colours-blue = bleu
option-colours-yellow = jaune
option-colours-white = blanc
option-colours-black = noir
option-first-0 = joueur 1
option-first-1 = joueur 2
option-first-2 = joueur 3
option-first-3 = joueur 4
option-first-4 = joueur 5
option-first-5 = joueur 6
option-first-6 = joueur 7
option-first-7 = joueur 8
option-draw = Quand piocher
option-draw-after = après le coup
option-draw-first = avant le coup
option-gaze_limit = Regards avant le bannissement
option-rigor_stops_on_catch = Rigor s’arrête à sa première prise
option-mercy_stuck = Grâce à qui ne pourrait que fauter
option-orders = Ordres
option-orders-digital = pour l’écran
option-orders-physical = autour d’une table
option-enforcement = Qui punit
option-enforcement-auto = le jeu, aussitôt
option-enforcement-watch = les joueurs attentifs
option-enforcement-honour = la table, par vote
option-reactions = Réactions
option-reactions-immediate = demandées une à une
option-reactions-timed = pendant que le jeu continue
option-pace = Rythme
option-pace-live = en direct
option-pace-correspondence = par correspondance, sans pendule
option-calm = Ordres en version calme
option-veto = Parties du corps exclues
option-slip_rate = Fautes d’un joueur sans mains, pour cent
option-notice_rate = Vigilance d’un programme, pour cent
option-false_accusation = Une accusation fausse
option-false_accusation-lock = fait taire un tour de table
option-false_accusation-none = ne coûte rien
option-take_back = Reprendre un coup
option-turn_cap = Tours au plus
option-ply_cap = Décisions au plus

reason-unfinished = pas encore finie
reason-gaze = un gobelin est banni
reason-tomes = le dernier grimoire est pris
reason-cap = le temps est écoulé

part-gazes = regards
part-tomes = grimoires
part-symbols = symboles magiques
part-danger = distance de Rigor
part-path = chemin du bureau
part-hand = cartes en main
