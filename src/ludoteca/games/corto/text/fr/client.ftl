# What the browser client says at a table of Corto: questions, buttons, cards.

ask-setup_marker = Posez votre premier marqueur sur un personnage.
ask-draw = Piochez.
ask-play = Jouez une carte.
ask-discard = Défaussez des cartes.
ask-refill = { "" }
ask-end_play = { "" }
ask-end_draw = Vous pouvez cesser de piocher.
ask-place = Choisissez la case du personnage.
ask-take_from = Votre stock est vide : prenez un marqueur d’ici.
ask-add = Ajoutez un marqueur.
ask-hit = Frappez un personnage.
ask-choose_owner = Le marqueur de qui ?
ask-hit_train = { "" }
ask-decline = { "" }
ask-figurine = Corto ou Raspoutine ?
ask-enter = De quelle pioche part la figurine ?
ask-move = Où va la figurine ?
ask-use_action = La figurine agit-elle ?
ask-kill = Raspoutine élimine. Qui ?
ask-swap_first = Choisissez le premier personnage à échanger.
ask-swap_second = Et le second ?
ask-peek = Quelle pioche regardez-vous ?
ask-arrange = Quelle carte vient ensuite ?
ask-desert_from = Quels marqueurs désertent ?
ask-desert_to = Où vont-ils ?
ask-sail = Le vaisseau peut avancer.
ask-emerald = L’émeraude peut bouger.
mode-discard = Défausser au lieu de jouer
mode-play = Jouer une carte

do-setup_marker = Marqueur sur { $square }
do-draw = Piocher : { $deck }
do-play = Jouer { $card }
do-discard = Défausser { $card }
do-refill = Compléter ma main
do-end_play = Cesser de jouer, piocher
do-end_draw = Cesser de piocher
do-place = Poser en { $square }
do-take_from = Prendre sur { $square }
do-add = Ajouter à { $square }
do-hit = Frapper { $square }
do-choose_owner = { $seat }
do-hit_train = Frapper le train
do-decline = Non merci
do-figurine = { $which }
do-enter = Depuis { $deck }
do-move = Vers { $square }
do-use_action = Agir
do-kill = Éliminer { $square }
do-swap_first = Échanger { $square }
do-swap_second = Avec { $square }
do-peek = Regarder { $deck }
do-arrange = { $card }
do-desert_from = De { $square }
do-desert_to = Vers { $square }
do-sail = Voguer vers { $square }
do-emerald = Émeraude vers { $square }

board-label = Les bandes. Les flèches déplacent, Entrée choisit.
hand-label = Vos cartes
strip-title = { $letter } : { $title }
square-character = { $name } ({ $square })
square-deck = { $count ->
    [one] pioche, { $count } carte
   *[other] pioche, { $count } cartes
  }
square-markers = { $name } : { $count }
figurine-corto = Corto
figurine-rasputin = Raspoutine
piece-vessel = le vaisseau
piece-train = le train
pending = En train d’être jouée : { $card }
pile-label = Défausse, dessus : { $card }
pile-count = { $count ->
    [one] { $count } carte défaussée
   *[other] { $count } cartes défaussées
  }

seat-stock = Marqueurs en stock : { $count }
seat-seal = Cartes sous le sceau : { $count }
seat-shield = Boucliers : { $count }
seat-ingots = Lingots : { $count }
seat-crows = Corbeaux : { $count }
seat-leopards = Léopards : { $count }
seat-carriages = Or du train : { $count }
seat-aces = En tête des as
seat-hand = Cartes en main : { $count }

type-character = Personnage
type-object = Objet
type-advantage = Avantage
type-figurine = Figurine
border-white = Bord blanc : peut ajouter un de vos marqueurs à un voisin.
border-black = Bord noir : peut frapper une fois un voisin.
border-both = Bord noir et blanc : ajoute un marqueur ou frappe une fois.
object-text = { $side ->
    [white] { $strength ->
        [one] Ajoute un marqueur à côté de celui qui agit.
       *[other] Ajoute jusqu’à { $strength } marqueurs à côté de celui qui agit.
      }
   *[black] { $strength ->
        [one] Frappe une fois à côté de celui qui agit.
       *[other] Frappe jusqu’à { $strength } fois à côté de celui qui agit.
      }
  }
long-range = Longue portée : toute la rangée et toute la colonne.
friend = Un ami de Corto.
ace = Un des quatre as.
second = Aussi chez lui dans : { $story }
vehicle = Véhicule : 6 pas au lieu de 3.
effect-swap = Échangez deux personnages en jeu, quelles que soient les couleurs, avec leurs marqueurs.
effect-move_figurine = Déplacez Corto ou Raspoutine de 3 pas au plus. Il n’agit pas.
effect-stack_deck = Regardez les 3 premières cartes d’une pioche et remettez-les dans l’ordre voulu. Ce tour-ci, piochez jusqu’à 3 cartes.
effect-shield = À garder devant vous. Annule le prochain coup porté à l’un de vos marqueurs, ou l’élimination par Raspoutine d’un personnage que vous contrôlez.
effect-desert = Prenez jusqu’à 2 marqueurs d’un même joueur sur un personnage et posez-les sur des personnages contigus.
effect-ignore_adjacency = Votre prochain personnage de ce tour n’a pas besoin d’être contigu.
effect-ignore_colour = Votre prochain personnage de ce tour peut aller sur n’importe quel plateau.
figurine-text-corto = Corto paie de l’or pour les amis de sa zone et vous laisse ajouter deux marqueurs.
figurine-text-rasputin = Raspoutine élimine un personnage de sa zone, quoi qu’il arrive.
figurine-text-choice = Au choix : Corto ou Raspoutine.

quest-text-A = Le vaisseau : vaut autant d’or que sa colonne, 6 au plus, à qui contrôle le personnage qui s’y trouve.
quest-text-B = Les quatre as : 6 d’or à qui en a seul le plus, au moins deux.
quest-text-C = Tuiles cachées : les lingots valent 2 d’or, les corbeaux en coûtent 1.
quest-text-D = Léopards : qui contrôle seul le plus de personnages de cette bande quand un autre élimine en prend un, 2 d’or.
quest-text-E = Le train : frappez-le pour prendre un wagon de 1 à 3 d’or.
quest-text-F = Le grand or : 2 d’or pour le contrôle de chacune des colonnes 4 à 7.
quest-text-G = L’émeraude : de l’or pour le groupe où elle se trouve, 6 au plus.
