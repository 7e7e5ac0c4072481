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

do-place = Commencer en { $square }
do-play_card = Jouer { $slot }
do-declare_stuck = Je suis bloqué
do-use_tome = Ouvrir { $tome }
do-step = Aller en { $square }
do-stop = S’arrêter ici
do-shove = Pousser en { $square }
do-relocate = Apparaître en { $square }
do-transfer = Envoyer Rigor en { $square }
do-no_transfer = Laisser Rigor là
do-pick_gaze = Choisir { $gaze }
do-pick_seat = Choisir { $seat }
do-pick_victim = Pousser le gobelin en { $square }
do-order_tokens = Ordre { $perm }
do-end_turn = Finir le tour
do-use_cloak = Utiliser la Cape de brume
do-confess = Avouer : { $card }
do-deny = Nier : { $card }
do-vote = { $guilty ->
    [guilty] Coupable
   *[innocent] Innocent
  }
do-forbid = Interdire { $square }
do-glory = Gloire à Rigor !
do-sit = S’asseoir
do-accuse = Accuser { $seat }
do-accuse_of = Accuser { $seat } : { $card }
do-let_pass = { $what ->
    [cloak] Pas de cape
    [glory] Ne rien dire
    [sit] Rester debout
    [forbid] S’en remettre au hasard
    [accuse] Laisser passer
   *[vote] S’abstenir
  }
do-stand = Se lever
do-greet = « { $title } »
do-announce = Annoncer { $square }
do-ritual = { $act ->
    [on] Commencer : { $card }
    [off] Terminer : { $card }
    [tap] Faire : { $card }
   *[confirm] Confirmer : { $card }
  }
do-slip = J’ai échoué : { $card }
do-peek = Regarder la carte cachée
do-poke = Poser une question idiote à { $seat }

mode-accuse = Accuser quelqu’un
mode-accuse_of = Accuser quelqu’un
mode-announce = Annoncer une case
mode-poke = Poser une question idiote
mode-forbid = Interdire une case
mode-use_tome = Ouvrir un grimoire

board-label = La bibliothèque. Les flèches déplacent, Entrée choisit.
hand-label = Vos cartes de mouvement
front-label = Vos regards et vos grimoires
sign-S = parchemin
sign-M = pierres magiques
sign-P = potion
sign-G = livre
sign-B = tout symbole
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
