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
tongue-button = Tirez la langue ! (touchez)
candle = Ne bougez plus : { $seconds }
pads-hint = Tenez les deux plaques (F et J) jusqu’au départ du gobelin
pad-left = plaque gauche
pad-right = plaque droite
target-hint = Posez la carte sur la marque mobile
target = la marque mobile
question-1 = La lune est-elle en fromage ?
question-2 = Les gobelins rêvent-ils ?
question-3 = Avez-vous lavé vos oreilles ?
question-yes = Oui
question-no = Non
whisper = Chuchotez : { $seconds } s

library-label = Ce qui reste
left-tomes = Grimoires sur le bureau : { $count }
left-gazes = Regards : { $count }
left-cards = Cartes de mouvement : { $count }
left-tokens = Jetons cachés : { $count }
turned-tokens = Retournés :
moment-gaze = { $name } reçoit un regard !
card-text-goblin = Déplace votre gobelin : un ou deux pas, un par symbole, dans l’ordre voulu.
card-text-rigor = Déplace Rigor : un ou deux pas, un par symbole, dans l’ordre voulu.
card-text-hidden = Personne ne connaît cette carte avant qu’elle soit jouée.
square-text-teleport = Téléporteur : le gobelin qui y entre retourne un jeton, puis apparaît sur un autre téléporteur libre.
square-text-desk = Le bureau : le gobelin qui y arrive prend un grimoire et repart du début. Grimoires restants : { $count }
square-text-rigor = Rigor. Qui le rencontre reçoit un regard.
square-straight = tout droit
seat-gazes = { $count ->
    [0] Aucun regard
    [one] { $count } regard : { $names }
   *[other] { $count } regards : { $names }
  }
candle-calm = La bougie brûle : { $seconds }. Puis confirmez.
candle-confirm = Confirmer
greet-type = Ou tapez le titre exact :
greet-button = Saluer
greet-unknown = Ce n’est aucun des quatre titres.
tongue-left = temps restant

learn-1 = La bibliothèque de l’archimage. Votre gobelin veut des grimoires : ils sont sur le bureau, au fond. Rigor, l’esprit de l’archimage, rôde ; ne le croisez jamais. Vos cartes sont en bas.
learn-2 = À votre tour, vous jouez une carte. Celle-ci déplace votre gobelin sur ses deux symboles, dans l’ordre voulu. Jouez-la.
learn-3 = Les cases accessibles sont en surbrillance. Sur l’une d’elles se tient un autre gobelin. Allez-y : ainsi font les gobelins.
learn-4 = Bousculade ! Vous choisissez où il atterrit. Un gobelin bousculé peut en bousculer un autre. Le mieux : droit sur Rigor.
learn-5 = Pris ! Ce gobelin reçoit un regard et se retrouve sur un téléporteur. Il vous reste un pas : faites-le.
learn-6 = Vous avez pioché une carte et les autres ont joué. Un regard est un ordre idiot qui lie désormais celui qui le tient ; l’enfreindre en apporte un autre.
learn-7 = Certaines cartes déplacent plutôt Rigor. Elles portent son signe. Jouez celle-ci.
learn-8 = Menez-le pas à pas, sur les symboles de la carte.
learn-9 = Un gobelin se tient à côté de lui. Qu’il le regarde.
learn-10 = Un deuxième regard pour le même gobelin. À quatre, on est banni et la partie s’arrête aussitôt. Vous n’en avez aucun : bravo.
learn-11 = Maintenant, les grimoires. La boule de cristal de cette carte convient à tout symbole. Jouez-la.
learn-12 = Le bureau est à un pas. Allez-y.
learn-13 = Un grimoire est à vous ! Certains aident aussitôt, d’autres une fois, quand on les ouvre. Vous revenez à l’entrée : choisissez où.
learn-14 = Marcher sur un téléporteur retourne un jeton : un grimoire, un voyage ou un piège. La partie finit au quatrième regard de quelqu’un ou au dernier grimoire. Le moins de regards gagne, puis le plus de grimoires.
