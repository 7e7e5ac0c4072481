# What the browser client says at a table of Corto: questions, buttons, cards.

ask-setup_marker = Posez votre premier marqueur sur un personnage.
ask-draw = Piochez.
ask-play = Jouez une carte.
ask-discard = Défaussez des cartes.
ask-refill = { "" }
ask-end_play = { "" }
ask-end_draw = Vous pouvez cesser de piocher.
ask-place = Choisissez la case du personnage.
ask-take_from = Votre stock est vide : prenez un marqueur d’ici.
ask-add = Ajoutez un marqueur.
ask-hit = Frappez un personnage.
ask-choose_owner = Le marqueur de qui ?
ask-hit_train = { "" }
ask-decline = { "" }
ask-figurine = Corto ou Raspoutine ?
ask-enter = De quelle pioche part la figurine ?
ask-move = Où va la figurine ?
ask-use_action = La figurine agit-elle ?
ask-kill = Raspoutine élimine. Qui ?
ask-swap_first = Choisissez le premier personnage à échanger.
ask-swap_second = Et le second ?
ask-peek = Quelle pioche regardez-vous ?
ask-arrange = Quelle carte vient ensuite ?
ask-desert_from = Quels marqueurs désertent ?
ask-desert_to = Où vont-ils ?
ask-sail = Le navire peut avancer.
ask-emerald = L’émeraude peut bouger.
mode-discard = Défausser au lieu de jouer
mode-play = Jouer une carte

board-label = Les plateaux. Les flèches déplacent, Entrée choisit.
hand-label = Vos cartes
strip-title = { $letter } : { $title }
square-character = { $name } ({ $square })
square-deck = { $count ->
    [one] pioche, { $count } carte
   *[other] pioche, { $count } cartes
  }
square-markers = { $name } : { $count }
piece-vessel = le navire
piece-train-carriages = { $count ->
    [one] le train et { $count } wagon
   *[other] le train et { $count } wagons
  }
piece-emerald = l’émeraude
piece-chest = le grand or
piece-tile = une tuile face cachée
pending = En train d’être jouée : { $card }
pile-label = Défausse, dessus : { $card }
pile-count = { $count ->
    [one] { $count } carte défaussée
   *[other] { $count } cartes défaussées
  }

seat-estimate = Or si la partie finissait maintenant : { $count }
seat-stock = Marqueurs en stock : { $count }
seat-seal = Cartes sous le sceau : { $count }
seat-shield = Boucliers : { $count }
seat-ingots = Lingots : { $count }
seat-crows = Corbeaux : { $count }
seat-leopards = Léopards : { $count }
seat-carriages = Or du train : { $count }
seat-aces = En tête des as
seat-hand = Cartes en main : { $count }

type-character = Personnage
type-object = Objet
type-advantage = Avantage
type-figurine = Figurine

quest-text-A = Le navire : vaut autant d’or que sa colonne, 6 au plus, à qui contrôle le personnage qui s’y trouve.
quest-text-B = Les quatre as : 6 d’or à qui en a seul le plus, au moins deux.
quest-text-C = Tuiles cachées : les lingots valent 2 d’or, les corbeaux en coûtent 1.
quest-text-D = Léopards : qui contrôle seul le plus de personnages de cette rangée quand un autre élimine en prend un, 2 d’or.
quest-text-E = Le train : frappez-le pour prendre un wagon de 1 à 3 d’or.
quest-text-F = Le grand or : 2 d’or pour le contrôle de chacune des colonnes 4 à 7.
quest-text-G = L’émeraude : de l’or pour le groupe où elle se trouve, 6 au plus.

learn-1 = Chaque rangée est une aventure. Posez un personnage à côté d’un autre sur une rangée de sa couleur, avec votre marqueur.
learn-2 = Un bord blanc peut ajouter un marqueur à un voisin, un bord noir en retire un. Qui a le plus de marqueurs contrôle le personnage.
learn-3 = Des voisins contrôlés forment un groupe. Le plus grand rapporte 2 d’or par personnage, les autres 1 ; un personnage isolé, rien.
learn-4 = Corto paie qui mène sur ses amis et ajoute des marqueurs ; Raspoutine élimine qui il veut. Les objets agissent depuis le dernier joué.
learn-5 = Jouez jusqu’à quatre cartes, puis piochez-en deux. La partie finit quand deux rangées sont pleines. Chaque rangée a sa quête : touchez sa pioche.

cry-psst = Psst !
cry-splash = Plouf !
cry-swish = Fffuit !
cry-boom = Boum !
cry-pling = Gling !
cry-hmm = Hum…
cry-la = La la la
cry-flap = Flap !
cry-bang = Pan !
cry-kaboom = Baoum !
cry-rattle = Tacatac !
cry-clop = Clop clop
