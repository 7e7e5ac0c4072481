# What the browser client says at a table of Kragmortha: questions, buttons, squares.

ask-place = Choisissez où commence votre gobelin.
ask-play_card = Jouez une carte.
ask-declare_stuck = { "" }
ask-use_tome = Vous pouvez ouvrir un grimoire.
ask-step = Choisissez la case suivante.
ask-stop = Vous pouvez vous arrêter ici.
ask-shove = Bousculade ! Où atterrit le gobelin ?
ask-relocate = Choisissez où apparaît votre gobelin.
ask-transfer = Vous pouvez renvoyer Rigor ailleurs.
ask-no_transfer = { "" }
ask-pick_gaze = Choisissez un de vos regards.
ask-pick_seat = Choisissez un joueur.
ask-pick_victim = Choisissez le gobelin à bousculer.
ask-order_tokens = Remettez les jetons dans l’ordre de votre choix.
ask-end_turn = Terminez votre tour.
ask-use_cloak = Rigor vous regarde. Utiliser la Cape de brume ?
ask-confess = On vous accuse.
ask-deny = { "" }
ask-vote = Coupable ou innocent ?
ask-forbid = Interdisez une case.
ask-glory = Rigor a bougé. Louez-le !
ask-sit = Rasseyez-vous.
ask-let_pass = { "" }
ask-accuse = Qui a enfreint un ordre ?
ask-accuse_of = Qui accusez-vous, et de quoi ?
ask-announce = Annoncez la case où finira le mouvement.
ask-poke = À qui posez-vous une question idiote ?

mode-accuse = Accuser quelqu’un
mode-accuse_of = Accuser quelqu’un
mode-announce = Annoncer une case
mode-poke = Poser une question idiote
mode-forbid = Interdire une case
mode-use_tome = Ouvrir un grimoire

board-label = La bibliothèque. Les flèches déplacent, Entrée choisit.
hand-label = Vos cartes de mouvement
front-label = Vos regards et vos grimoires
square-desk = bureau
square-teleport = téléporteur
square-start = case de départ
square-taboo = interdite
square-goblin = le gobelin de { $name }
square-rigor = Rigor
card-movement = { $piece ->
    [goblin] Gobelin : { $first }, { $second }
   *[rigor] Rigor : { $first }, { $second }
  }
card-face-down = une carte face cachée
tome-used = utilisé
tome-symbols = { $count ->
    [one] { $count } symbole magique
   *[other] { $count } symboles magiques
  }
seat-tomes = { $count ->
    [one] { $count } grimoire
   *[other] { $count } grimoires
  }, symboles magiques : { $symbols }
seat-hand = { $count ->
    [one] { $count } carte de mouvement
   *[other] { $count } cartes de mouvement
  }

do-play_card = Jouer { $slot }
do-peek = Regarder

orders-label = Vos ordres
mouth-button = Gardez la bouche ouverte (ou tenez la touche M)
tongue-button = Tirez la langue ! (touchez)
candle = Ne bougez plus : { $seconds }
pads-hint = Tenez les deux plaques (F et J) jusqu’au départ du gobelin
pad-left = plaque gauche
pad-right = plaque droite
target-hint = Posez la carte sur la marque mobile
target = la marque mobile
question-1 = La lune est-elle en fromage ?
question-2 = Les gobelins rêvent-ils ?
question-3 = Avez-vous lavé vos oreilles ?
question-yes = Oui
question-no = Non
whisper = Chuchotez : { $seconds } s

learn-1 = Votre gobelin veut des grimoires. Il y en a sur le bureau, au fond, et sous certains jetons des téléporteurs.
learn-2 = Jouez une carte : elle déplace votre gobelin, ou Rigor, sur ses deux symboles, dans un ordre ou l’autre. La boule va partout.
learn-3 = Entrez chez un autre gobelin et bousculez-le. Il peut bousculer le suivant. Le mieux : le pousser sur Rigor.
learn-4 = Qui rencontre Rigor reçoit un regard : un ordre idiot qui vous lie désormais. Enfreignez-le et vous en recevez un autre.
learn-5 = Quatre regards chez quelqu’un, ou le dernier grimoire, et c’est fini. Le moins de regards gagne, puis le plus de grimoires.
