# What cards say, by what is printed on them; cards.ftl is made of these.

card-phrase-character-white = Bord blanc : peut ajouter un de vos marqueurs à un personnage à portée.
card-phrase-character-black = Bord noir : peut frapper un personnage à portée.
card-phrase-character-both = Bord noir et blanc : peut ajouter un marqueur ou frapper.
card-phrase-long = Zone d’action étendue : toute sa rangée et toute sa colonne.
card-phrase-friend = Ami de Corto.
card-phrase-ace = Porte un as.
card-phrase-second = Va aussi sur le plateau de { $storyline }.
card-phrase-white-1 = Ajoutez 1 marqueur à un personnage à portée de l’acteur.
card-phrase-white-2 = Ajoutez 1 marqueur, puis un autre, à des personnages à portée de l’acteur.
card-phrase-black-1 = 1 coup sur un personnage à portée de l’acteur.
card-phrase-black-2 = 1 coup, puis un autre, sur des personnages à portée de l’acteur.
card-phrase-corto = Déplacez Corto. Ses amis autour de lui paient qui les contrôle ; posez ensuite { $markers ->
    [one] { $markers } marqueur si vous voulez.
   *[other] jusqu’à { $markers } marqueurs.
 }
card-phrase-rasputin = Déplacez Raspoutine. Il élimine un personnage autour de lui.
card-phrase-choice = Déplacez Corto ou Raspoutine, qui agit ensuite.
card-phrase-walk = { $steps } pas au plus.
card-phrase-vehicle = Véhicule : { $ride } pas au plus.
card-phrase-swap = Échangez deux personnages en jeu, quelles que soient les couleurs, avec leurs marqueurs.
card-phrase-move_figurine = Déplacez Corto ou Raspoutine de { $stroll } pas au plus. Il n’agit pas.
card-phrase-stack_deck = { $look ->
    [one] Regardez la première carte d’une pioche. Ce tour-ci, piochez jusqu’à { $draws } cartes.
   *[other] Regardez les { $look } premières cartes d’une pioche et remettez-les dans l’ordre voulu. Ce tour-ci, piochez jusqu’à { $draws } cartes.
 }
card-phrase-shield = À garder devant vous. Annule le prochain coup porté à l’un de vos marqueurs, ou l’élimination par Raspoutine d’un personnage que vous contrôlez.
card-phrase-desert = { $deserters ->
    [one] Prenez { $deserters } marqueur d’un joueur sur un personnage et posez-le sur un personnage contigu.
   *[other] Prenez jusqu’à { $deserters } marqueurs d’un même joueur sur un personnage et posez-les sur des personnages contigus.
 }
card-phrase-ignore_adjacency = Votre prochain personnage de ce tour n’a pas besoin d’être contigu.
card-phrase-ignore_colour = Votre prochain personnage de ce tour peut aller sur n’importe quel plateau.
