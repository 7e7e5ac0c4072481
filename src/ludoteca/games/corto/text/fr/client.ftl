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
square-empty = vide
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

seat-estimate = Or si la partie finissait maintenant : { $count }
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

learn-1 = Chaque rangée est une aventure et a sa pioche. Qui a le plus de marqueurs sur un personnage le contrôle. L’adversaire a posé son premier marqueur ; posez le vôtre sur le personnage en surbrillance.
learn-2 = Vous commencez avec quatre cartes, des pioches de votre choix. Prenez-en une à la pioche en surbrillance ; la leçon prend les trois autres.
learn-3 = L’adversaire a joué. Regardez les rangées : deux nouveaux personnages au bord noir. Un bord noir frappe : votre marqueur vous est revenu, et un personnage sans marqueur a disparu.
learn-4 = À vous. Vous pouvez jouer jusqu’à quatre cartes, l’une après l’autre. Commencez par le personnage en surbrillance.
learn-5 = Un personnage va sur une case vide à côté d’un autre, dans une rangée de sa couleur, et apporte un de vos marqueurs. Posez-le sur la case en surbrillance.

cry-psst = Psst !
cry-splash = Plouf !
cry-swish = Fffuit !
cry-boom = Boum !
cry-pling = Gling !
cry-hmm = Hum…
cry-la = La la la
cry-flap = Flap !
cry-bang = Pan !
cry-kaboom = Baoum !
cry-rattle = Tacatac !
cry-clop = Clop clop
learn-6 = Son bord est blanc : il peut ajouter un de vos marqueurs à un personnage à sa portée. Ajoutez-en un dessous, et vous contrôlez deux voisins.
learn-7 = Des personnages contrôlés qui se touchent forment un groupe, et les groupes rapportent de l’or. Continuez : jouez le personnage suivant.
learn-8 = Dans cette rangée, des tuiles sont cachées : un lingot vaut 2 d’or, un corbeau en coûte 1. Qui pose un personnage prend la tuile. Posez le vôtre ici.
learn-9 = Encore un bord blanc : ajoutez un marqueur à côté de celui de l’adversaire. À égalité, personne ne contrôle le personnage.
learn-10 = C’était un lingot ! Les objets ne prennent pas de case : ils agissent depuis le dernier personnage joué. Jouez l’objet en surbrillance ; la leçon ajoute ses deux marqueurs, et l’égalité est rompue.
learn-11 = Votre quatrième carte appelle une figurine : Corto, qui aide, ou Raspoutine, qui tue. Jouez-la ; la leçon choisit Corto et le fait partir d’une pioche.
learn-12 = Une figurine passe partout. Envoyez Corto sur la case en surbrillance, au milieu de vos personnages.
learn-13 = Corto vous a payé de l’or pour un ami que vous contrôlez et a ajouté deux de vos marqueurs. Vous avez joué quatre cartes : piochez-en deux. Prenez-en une à la pioche en surbrillance.
learn-14 = Voilà un tour. À la fin, votre plus grand groupe rapporte 2 d’or par personnage, les autres 1, un personnage isolé rien ; les quêtes s’ajoutent. La partie finit quand deux rangées sont pleines. Touchez une carte ou une pioche pour la lire.
