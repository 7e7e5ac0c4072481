# The clauses of rules.md; see ludoteca.lab.rules_texts for the hashes.
# en: b0ec8445
rules-title = Corto : les règles

# en: 16d1c905
rules-chapter-GEO = La table
# en: cbc7e8ca
rule-C-GEO-01 = La table est un empilement de 3 rangées à deux joueurs, de 4 rangées à trois ou quatre joueurs, une aventure par rangée.
# en: 8d16a447
rule-C-GEO-02 = Chaque rangée a « columns » = 8 cases, colonnes 0 à 7 à partir de la gauche, alignées d’une rangée à l’autre. Ce nombre est une constante des données.
# en: f7e989f6
rule-C-GEO-03 = La colonne 0 est la case de la pioche ; la colonne 1 reçoit le personnage de départ.
# en: 63a89a11
rule-C-GEO-04 = Les colonnes 1 à 7 sont les cases de personnage. La colonne 0 ne contient jamais de personnage.
# en: d615f3a9
rule-C-GEO-05 = Deux cases sont contiguës quand elles ont un côté en commun, y compris d’un plateau à l’autre et dans la colonne 0. Les diagonales ne comptent pas.
# en: 655836a9
rule-C-GEO-06 = La zone d’influence d’une figurine est sa propre case et les 8 cases au plus qui l’entourent, dans les limites de la table : 9, 6 ou 4 cases.
# en: bc4469b4
rule-C-GEO-07 = Une case est occupée quand un personnage, une figurine ou les deux s’y trouvent. Deux figurines sur une même case n’occupent que cette case.
# en: a9779b47
rule-C-GEO-08 = Un plateau est complet quand toutes ses cases de personnage sont occupées. La colonne 0 n’est pas prise en compte, que sa pioche ait des cartes ou non.
# en: 4f4e771d
rule-C-GEO-09 = Une case contient au plus un personnage et un nombre quelconque de figurines. Un personnage porte un nombre quelconque de marqueurs.

# en: e220f499
rules-chapter-SET = Mise en place
# en: cdad6808
rule-C-SET-01 = De 2 à 4 joueurs. On joue dans le sens des aiguilles d’une montre : le joueur s est suivi du joueur (s + 1) mod n.
# en: cfced91b
rule-C-SET-02 = Chaque joueur commence avec 13 marqueurs dans son stock et un sceau vide.
# en: 49ac76e6
rule-C-SET-03 = Les deux figurines commencent hors de la table.
# en: ad002584
rule-C-SET-04 = Les aventures sont tirées au hasard parmi A à F, sans répétition, ou nommées par la table (option « storylines »).
# en: 370194d4
rule-C-SET-05 = L’ordre des rangées est aléatoire, même quand les aventures ont été nommées.
# en: e31a5466
rule-C-SET-06 = Les 20 cartes de chaque aventure sont mélangées séparément et posées sur la colonne 0 de leur propre rangée.
# en: 7068f2cc
rule-C-SET-07 = On révèle les cartes de chaque pioche jusqu’à ce qu’apparaisse un personnage ; il va en colonne 1 de la rangée de cette pioche. Les autres cartes révélées sont mises de côté, visibles de tous.
# en: f1d4d87e
rule-C-SET-08 = Quand toutes les rangées ont leur personnage, les cartes mises de côté retournent dans leurs pioches et chaque pioche est de nouveau mélangée. Chaque pioche compte alors 19 cartes.
# en: 992e843b
rule-C-SET-09 = Un personnage de départ n’a pas de marqueur, n’agit pas et ne déclenche aucune quête. Un personnage bicolore va lui aussi dans la rangée de sa pioche.
# en: ab866303
rule-C-SET-10 = On fait la mise en place de chaque quête en jeu (C-QA à C-QG).
# en: 3882a17f
rule-C-SET-11 = Le premier joueur est tiré au hasard.
# en: 95606b41
rule-C-SET-12 = Dans l’ordre du tour, chaque joueur pose 1 marqueur de son stock sur n’importe quel personnage de la table. Plusieurs joueurs peuvent partager un personnage.
# en: 485b3bc7
rule-C-SET-13 = Une fois tous les marqueurs posés, dans l’ordre du tour, chaque joueur pioche 4 cartes, une par une, chacune dans une pioche de son choix, plusieurs fois la même s’il le veut.
# en: 89655c2c
rule-C-SET-14 = Le premier joueur joue ensuite le premier tour.

# en: b823d5f9
rules-chapter-TRN = Le tour de jeu
# en: 65a1b993
rule-C-TRN-01 = Un tour suit l’un de deux modes : jouer (1 à 4 cartes de la main, puis piocher) ou défausser (0 à 4 cartes de la main, puis compléter sa main). Jamais les deux.
# en: 365df4a5
rule-C-TRN-02 = La première décision fixe le mode : « play » signifie jouer ; « discard » ou « refill » signifie défausser.
# en: 881f212a
rule-C-TRN-03 = Les cartes se jouent l’une après l’autre. Chacune est entièrement résolue avant que la suivante soit choisie.
# en: 00e0b05f
rule-C-TRN-04 = Les cartes peuvent être jouées dans n’importe quel ordre et mélange de types ; les objets demandent un acteur (C-OBJ-01), les arrivées peuvent être limitées (C-END-04).
# en: 6590f25a
rule-C-TRN-05 = Dès la première carte jouée, end_play est proposé. La partie « jouer » du tour se termine d’elle-même quand la main est vide.
# en: 3ca66364
rule-C-TRN-06 = play(card) n’est proposé que pour les cartes jouables : un personnage qui a une case légale ; une carte Figurine qui a une destination légale ; un objet qui a une première cible légale ; un avantage selon C-ADV. Aucune décision n’est jamais sans réponse légale.
# en: dc2a7f43
rule-C-TRN-07 = Les objets, cartes Figurine et avantages vont face visible à la défausse quand ils sont joués, avant leur effet (sauf C-ADV-10). Un personnage va sur sa case ; tant qu’elle n’est pas choisie, il est la carte en suspens, visible de tous.
# en: 92d3c6c5
rule-C-TRN-08 = Une étape sans cible, une étape facultative dont la seule réponse est « decline », le choix d’un propriétaire ou d’une figurine quand il n’y a qu’un candidat, et une pioche impossible sont sautés sans question. Toute autre décision à réponse unique est demandée.
# en: 2032714a
rule-C-TRN-09 = Ordre à la fin d’un tour : fin de la partie « jouer » ou « défausser », émeraude (C-QG-02), test de fin (C-END-01), pioche, test d’épuisement (C-END-07), joueur suivant. Aucun joueur ne décide pendant le tour d’un autre.

# en: 39de4731
rules-chapter-DRW = La pioche
# en: 0d50eb67
rule-C-DRW-01 = Après avoir joué, le joueur peut piocher jusqu’à 2 cartes, sans jamais dépasser 4 cartes en main.
# en: 77c55d96
rule-C-DRW-02 = Les cartes se piochent une par une. Le joueur voit chaque carte avant de choisir la pioche suivante.
# en: 673a3b15
rule-C-DRW-03 = Toute pioche en jeu qui a encore des cartes peut être choisie, même plusieurs fois.
# en: 278a8099
rule-C-DRW-04 = En mode jouer, le joueur peut s’arrêter plus tôt par end_draw, même sans rien piocher.
# en: 6f81737d
rule-C-DRW-05 = On cesse de piocher de soi-même à la limite, à 4 cartes en main ou quand toutes les pioches sont vides.
# en: dd1b5a10
rule-C-DRW-06 = Les cartes défaussées ne sont jamais remélangées. Une pioche vide reste vide ; on se sert encore des autres.
# en: 9c3aacee
rule-C-DRW-07 = Le dos des cartes est visible : la pioche d’où vient chaque carte en main est publique, sa face ne l’est pas.

# en: cd5488c6
rules-chapter-DSC = Le mode défausser
# en: a2339893
rule-C-DSC-01 = Le joueur défausse de 0 à 4 cartes, une par une, face visible, dans l’ordre de son choix, puis termine par « refill ». La défausse s’arrête d’elle-même quand la dernière carte en main a été défaussée.
# en: a924083f
rule-C-DSC-02 = Il pioche ensuite jusqu’à avoir 4 cartes en main, en choisissant une pioche pour chaque carte. C’est obligatoire tant qu’une pioche a des cartes ; end_draw n’est pas proposé.
# en: 014606c5
rule-C-DSC-03 = Le mode défausser est ouvert à tout joueur à chaque tour, qu’il ait pu jouer une carte ou non.
# en: 052693d5
rule-C-DSC-04 = « refill » comme première décision avec 4 cartes en main revient à passer.
# en: 29fa7166
rule-C-DSC-05 = Quand toutes les pioches sont vides, défausser reste légal et l’on ne pioche rien.

# en: 6fac39e2
rules-chapter-CHR = Les personnages
# en: 4f49c8bc
rule-C-CHR-01 = Un personnage se place sur une case de personnage vide : sans personnage ni figurine.
# en: aafe8833
rule-C-CHR-02 = L’aventure de la rangée doit être l’une des couleurs de fond de la carte.
# en: f83e1d53
rule-C-CHR-03 = Un personnage bicolore peut aller dans l’une ou l’autre rangée ; choisir la case, c’est choisir la rangée. Si l’une des deux aventures n’est pas en jeu, seule l’autre compte.
# en: 3cbf6206
rule-C-CHR-04 = La case doit être contiguë à un personnage de la table ou à une figurine. Une figurine sur une case de pioche compte.
# en: 2a782c4c
rule-C-CHR-05 = S’il n’y a sur la table ni personnage ni figurine, c’est la colonne 1 d’une rangée de la bonne couleur de fond qui est légale.
# en: 08520cf0
rule-C-CHR-06 = Le joueur pose ensuite 1 de ses marqueurs sur le personnage (provenance : C-MRK-02). C’est obligatoire.
# en: f7545bc7
rule-C-CHR-07 = Le joueur peut alors faire agir le personnage une fois, sur une cible à sa portée ; ou renoncer par « decline ».
# en: 8e570e86
rule-C-CHR-08 = Bord blanc : ajouter (« add ») 1 de ses marqueurs à la cible.
# en: fd686327
rule-C-CHR-09 = Bord noir : 1 coup sur la cible (C-HIT).
# en: af0f9757
rule-C-CHR-10 = Bord noir et blanc : l’un des deux. Il n’y a pas de question à part : « add » signifie blanc, « hit » ou hit_train signifie noir.
# en: bb20ea81
rule-C-CHR-11 = Portée : les personnages des cases contiguës, ou C-LNG pour une carte à zone d’action étendue. La propre case du personnage n’est jamais une cible pour « add » ni « hit ».
# en: 26829f90
rule-C-CHR-12 = Une case libérée plus tôt dans le même tour peut servir. Un personnage ne se déplace que par C-ADV-03 et ne quitte la table que s’il est éliminé.

# en: 4e8d1a72
rules-chapter-MRK = Les marqueurs
# en: cdc4724a
rule-C-MRK-01 = Les marqueurs ne se trouvent que sur des personnages. On peut ajouter un marqueur à un personnage quel que soit celui qui l’a placé ou le contrôle, même s’il n’a aucun marqueur.
# en: 8a6a2e1c
rule-C-MRK-02 = Un marqueur vient du stock tant que celui-ci en contient. C’est seulement avec un stock vide que le joueur prend un de ses propres marqueurs sur un autre personnage de la table (take_from).
# en: 6b4085f6
rule-C-MRK-03 = Pour le marqueur d’un personnage qui vient d’être placé, ce déplacement est obligatoire ; pour un « add » facultatif, il fait partie du choix d’ajouter.
# en: 9d8aea7d
rule-C-MRK-04 = La provenance n’est jamais la cible elle-même. Ce peut être le personnage placé pendant ce tour.
# en: 183f529a
rule-C-MRK-05 = Avec un stock vide, « add » n’est proposé que sur les personnages pour lesquels il existe une autre provenance.
# en: bbaca5fb
rule-C-MRK-06 = Un personnage qui perd son dernier marqueur par un tel déplacement reste sur la table. Déplacer un marqueur n’est pas un coup.
# en: ca7f3d24
rule-C-MRK-07 = Un marqueur retiré d’un personnage retourne aussitôt dans le stock de son propriétaire et peut resservir pendant le même tour.
# en: a17a3a7f
rule-C-MRK-08 = Contrôle : un joueur contrôle un personnage quand il y a strictement plus de marqueurs que chacun des autres joueurs pris à part. À égalité pour le plus grand nombre, ou sans marqueur : personne.

# en: d43eb6fb
rules-chapter-HIT = Coups et éliminations
# en: c22ec612
rule-C-HIT-01 = Un coup sur un personnage qui a des marqueurs en retire 1 (C-MRK-07).
# en: dee7c20e
rule-C-HIT-02 = Un coup sur un personnage sans marqueur l’élimine.
# en: e93a6cbe
rule-C-HIT-03 = Un personnage éliminé va sous le sceau du joueur qui l’a éliminé et y reste. Il vaut 1 or à la fin.
# en: 8200912f
rule-C-HIT-04 = Quand des marqueurs de plusieurs joueurs peuvent être retirés, le joueur qui porte le coup nomme le propriétaire (choose_owner) ; s’il n’y a qu’un candidat, on ne le demande pas.
# en: 1c1a691f
rule-C-HIT-05 = Par défaut, black_hits = any : le marqueur peut être celui de n’importe qui, y compris du joueur qui porte le coup. Avec « opponents », le coup d’un bord ne peut retirer que le marqueur d’un adversaire, et un personnage qui ne porte que les marqueurs du joueur qui frappe n’est pas une cible pour un bord. Les objets ne sont pas concernés : aucun texte ne les limite.
# en: f75b9a1f
rule-C-HIT-06 = Plusieurs coups sont résolus l’un après l’autre, et les cibles recalculées chaque fois. Deux coups sur un personnage qui a 1 marqueur : retrait, puis élimination.
# en: 7e917f07
rule-C-HIT-07 = Un personnage sous une figurine peut être frappé et éliminé. La figurine reste et occupe toujours la case.
# en: 6582c24f
rule-C-HIT-08 = Le train peut être la cible d’un coup (C-QE-03), quelle que soit la valeur de black_hits. Ce n’est pas un personnage : ni carte, ni or sous le sceau.
# en: 56f76caf
rule-C-HIT-09 = Un coup sur un marqueur protégé est annulé et dépensé (C-ADV-11).

# en: de5236ee
rules-chapter-OBJ = Les objets
# en: 1ad1de87
rule-C-OBJ-01 = Un objet n’est jouable qu’après un personnage ou une carte Figurine joués pendant ce tour. Il agit à partir de la case de l’acteur.
# en: 8e90d6f5
rule-C-OBJ-02 = L’acteur est le dernier d’entre eux. Il change quand un autre personnage ou une autre carte Figurine est joué, jamais par un objet ou un avantage.
# en: 9e5bf8ce
rule-C-OBJ-03 = La case de l’acteur est celle où il se trouve maintenant (il a pu être échangé ou déplacé). Si l’acteur a quitté la table, aucun objet n’est jouable.
# en: 5a2c59fc
rule-C-OBJ-04 = Objet blanc : ajouter (« add ») 1 de ses marqueurs par onomatopée. Objet noir : 1 coup par onomatopée.
# en: a4ee5976
rule-C-OBJ-05 = Deux onomatopées : deux décisions séparées, sur la même cible ou sur deux cibles.
# en: fda9854a
rule-C-OBJ-06 = La première onomatopée doit être utilisée. On peut renoncer à la seconde, et elle est sautée s’il n’y a pas de cible.
# en: dac6557d
rule-C-OBJ-07 = Portée : les personnages contigus (C-LNG si l’objet a une zone d’action étendue), même à partir d’une figurine, dont la zone de 3 × 3 ne compte pas ici. La propre case de l’acteur n’est pas une cible, sauf pour le train.
# en: c5a43cc3
rule-C-OBJ-08 = Tout objet convient à tout acteur : bord et figurine n’importent pas. On peut jouer plusieurs objets à partir d’un même acteur.

# en: d312b801
rules-chapter-LNG = La zone d’action étendue
# en: 187e7cd2
rule-C-LNG-01 = Une carte à zone d’action étendue atteint toutes les autres cases de la rangée et de la colonne de la case d’où elle agit. Rien ne barre le chemin.
# en: a8acbd11
rule-C-LNG-02 = La zone d’action étendue ne vaut que pour l’effet de cette carte elle-même, non pour les autres cartes jouées avec elle.
# en: 9ea20325
rule-C-LNG-03 = Par défaut, long_range = both : chaque onomatopée peut utiliser la rangée ou la colonne, indépendamment.
# en: 66eefa45
rule-C-LNG-04 = Avec row_or_column, toutes les onomatopées d’un objet doivent utiliser la même ligne : la première cible hors de sa propre case fixe la rangée ou la colonne.
# en: 19dc6bab
rule-C-LNG-05 = Un train sur la case d’où l’on agit se trouve sur les deux lignes : le frapper ne fixe rien, et il reste une cible légale.

# en: c02cf330
rules-chapter-FIG = Les figurines
# en: cbeaf485
rule-C-FIG-01 = Une carte Figurine joue Corto, ou Raspoutine, ou l’un des deux au choix du joueur (« figurine »). Pour une carte au choix, seules sont proposées les figurines qui ont une destination légale.
# en: 3365cc5c
rule-C-FIG-02 = Une figurine hors de la table apparaît d’abord sur la case de la pioche d’une rangée au choix du joueur (« enter »), que cette pioche ait des cartes ou non.
# en: e9ec634c
rule-C-FIG-03 = Elle se déplace ensuite de 0 à 3 pas ; de 0 à 6 avec le véhicule. On ne choisit que la destination (« move ») : toute case dont la distance en rangées plus la distance en colonnes ne dépasse pas ce nombre de pas.
# en: f3e4cf8d
rule-C-FIG-04 = Rien n’arrête une figurine. Toute case peut être sa destination : cases de pioche, personnages, l’autre figurine, pièces de quête. Elle ne quitte plus jamais la table.
# en: 74e0a4ae
rule-C-FIG-05 = Les deux figurines peuvent se trouver sur la même case.
# en: a85b8334
rule-C-FIG-06 = On ne peut pas placer de personnage sous une figurine ; on peut agir sur les personnages qui sont sous une figurine.
# en: f6716279
rule-C-FIG-07 = Après son déplacement, la figurine accomplit son action dans sa zone d’influence.
# en: 851a3380
rule-C-FIG-08 = Par défaut, figurine_action = mandatory. Avec « optional », le joueur choisit d’abord use_action ou « decline » pour l’action entière ; on ne le lui demande que si la zone d’influence contient un personnage.
# en: b52452d6
rule-C-FIG-09 = Après son action, accomplie ou non, la figurine est l’acteur : des objets peuvent suivre.

# en: 6c5ae8f9
rules-chapter-COR = Corto
# en: 527533b4
rule-C-COR-01 = D’abord, chaque ami de Corto dans sa zone d’influence donne 1 or au joueur qui le contrôle, quel qu’il soit. C’est automatique.
# en: e5255604
rule-C-COR-02 = Un ami que personne ne contrôle ne donne rien.
# en: f74f6036
rule-C-COR-03 = L’or est la carte du dessus de la défausse, glissée sous le sceau de ce joueur. Les amis sont payés rangée par rangée depuis le haut, de gauche à droite.
# en: 4fc3ead4
rule-C-COR-04 = Si la défausse est vide, on paie en or de réserve. C’est un compteur sans limite, qui ne correspond à aucune carte.
# en: 22dff7da
rule-C-COR-05 = Une carte prise comme or vaut 1 or et rien d’autre ; sa face n’importe jamais (ni as, ni ami).
# en: 47b54cbd
rule-C-COR-06 = Ensuite, le joueur peut poser jusqu’à 2 de ses marqueurs sur des personnages de la zone d’influence, une décision chacun : add(square), ou « decline », qui termine l’étape.
# en: 93eeb403
rule-C-COR-07 = Les deux peuvent aller sur un même personnage ou sur deux. Le personnage sous Corto compte.
# en: 2dc4fa68
rule-C-COR-08 = Avec un stock vide, C-MRK-02 à C-MRK-05 s’appliquent : le joueur peut déplacer ses propres marqueurs depuis n’importe où sur la table.

# en: aa8286c6
rules-chapter-RAS = Raspoutine
# en: b3b2350a
rule-C-RAS-01 = Raspoutine élimine un personnage de sa zone d’influence, choisi par le joueur, quels que soient les marqueurs qu’il porte. Les siens propres comptent.
# en: f18fd746
rule-C-RAS-02 = Tous les marqueurs de ce personnage retournent à leurs propriétaires ; la carte va sous le sceau du joueur actif.
# en: 44be0343
rule-C-RAS-03 = L’élimination est obligatoire si la zone d’influence contient un personnage (avec figurine_action = optional : une fois use_action choisi) ; sinon la carte n’est qu’un déplacement.
# en: 0ad28d81
rule-C-RAS-04 = C’est une élimination, non un coup : black_hits n’importe pas et le train n’est pas une cible.

# en: 3392adf5
rules-chapter-ADV = Les avantages
# en: f4ca2d6f
rule-C-ADV-01 = Un avantage fait ce que dit son effet et est défaussé, ou posé devant le joueur si l’effet le dit. Dans les données actuelles, il ne va jamais sur une case.
# en: 693dc2e2
rule-C-ADV-02 = Les avantages se jouent à tout moment de la partie « jouer » du tour, même seuls. Leurs effets viennent d’un vocabulaire fermé (9.4).
# en: 1225300c
rule-C-ADV-03 = « swap » : échanger deux personnages de la table (swap_first, swap_second : deux cases différentes). Les couleurs de fond n’importent pas. Jouable quand il y a au moins 2 personnages sur la table.
# en: 9ff6ad75
rule-C-ADV-04 = Les marqueurs suivent les cartes échangées.
# en: 8cab194b
rule-C-ADV-05 = Les figurines et les pièces de quête restent sur leurs cases. Un échange n’est ni un placement ni une arrivée : pas d’action, pas de tuile, pas d’effet de quête. Les as suivent leur carte.
# en: 6d300ec5
rule-C-ADV-06 = move_figurine : déplacer Corto ou Raspoutine de 0 à 3 pas sans qu’il agisse (en le faisant d’abord entrer s’il le faut). Cela n’en fait pas l’acteur. C’est une arrivée. Jouable quand une destination légale existe.
# en: 62f12df3
rule-C-ADV-07 = stack_deck : choisir une pioche non vide (« peek » ; jouable s’il en existe une), voir ses 3 cartes du dessus (moins si elle en a moins), les remettre dans n’importe quel ordre (« arrange » : la carte suivante à partir du dessus ; la dernière va de soi).
# en: e1a73dcd
rule-C-ADV-08 = Après stack_deck, la limite de pioche de ce tour est de 3 ; un second n’y change rien. La limite de main reste de 4.
# en: c2ddbc07
rule-C-ADV-09 = Le joueur connaît ces cartes tant qu’elles restent sur le dessus de cette pioche. Un stack_deck ultérieur d’un autre joueur sur cette pioche met fin à ce savoir.
# en: 26fba633
rule-C-ADV-10 = « shield » : toujours jouable ; la carte est posée face visible devant le joueur. Elle n’est pas dans la défausse.
# en: cec36ada
rule-C-ADV-11 = La prochaine fois que le coup d’un autre joueur retirerait un marqueur du propriétaire du bouclier, ou que le Raspoutine d’un autre joueur éliminerait un personnage que ce propriétaire contrôle, le coup ou l’élimination est annulé et le bouclier va à la défausse. C’est automatique ; un bouclier par événement ; l’attaque est dépensée.
# en: 673199e6
rule-C-ADV-12 = Un bouclier ignore les coups et éliminations de son propriétaire, les déplacements de marqueurs et les coups sur des personnages sans marqueur.
# en: 9b7ed0ca
rule-C-ADV-13 = « desert » : choisir un personnage qui a des marqueurs et un personnage contigu (desert_from ; jouable s’il en existe un), un propriétaire s’il y en a plusieurs (choose_owner), puis déplacer 1 ou 2 marqueurs de ce propriétaire vers des personnages contigus (desert_to ; le second est facultatif et seulement tant que ce propriétaire y a encore un marqueur). Ce n’est pas un coup.
# en: e3c3b2c0
rule-C-ADV-14 = ignore_adjacency : le prochain personnage placé ce tour-ci n’a pas besoin d’être contigu. ignore_colour : le prochain personnage placé ce tour-ci peut aller dans n’importe quelle rangée. Toujours jouables.
# en: 3cc7d9a9
rule-C-ADV-15 = Une telle permission est épuisée par le prochain personnage placé, qu’il en ait eu besoin ou non, et perdue à la fin de la partie « jouer » du tour. Les deux peuvent servir au même personnage.
# en: ebcee84e
rule-C-ADV-16 = Option advantages = swap_only : toute carte Avantage a l’effet « swap ».

# en: e9b99c48
rules-chapter-END = Fin de la partie
# en: bf4d0431
rules-note-END = Pourquoi la règle des arrivées : seules les arrivées remplissent des cases ; tout autre effet vide des cases ou les laisse en l’état. Un tour qui termine la partie n’a donc qu’une seule arrivée, ce qui est la règle imprimée ; aucun joueur ne se retrouve avec un tour qu’il ne peut pas finir ; le test ne demande que de compter les plateaux une fois, sans prévoir la suite. Le prix : une deuxième arrivée qui remplit le deuxième plateau, et dont l’action le rouvrirait, est refusée.
# en: 00b8a3db
rule-C-END-01 = Après le tour d’un joueur, si au moins 2 plateaux sont complets, la partie se termine aussitôt : il n’y a pas d’autre tour.
# en: 399175b7
rule-C-END-02 = Le test se fait une seule fois, quand la partie « jouer » ou « défausser » du tour (et l’étape de l’émeraude) est terminée. S’il est satisfait, on ne pioche rien : les cartes en main ne valent rien.
# en: aaab205d
rule-C-END-03 = Des plateaux complets au milieu d’un tour ne terminent pas la partie ; une élimination ou un déplacement de figurine plus tard dans le même tour peut en rouvrir un.
# en: f920275d
rule-C-END-04 = Règle des arrivées. La 2e arrivée d’un tour et toutes les suivantes ne sont légales que sur une case telle que, juste après l’arrivée de la pièce et avant toute autre chose, moins de 2 plateaux sont complets. La première arrivée d’un tour n’est pas limitée.
# en: 270c4c9b
rule-C-END-05 = Les arrivées sont : un personnage placé ; une figurine déplacée par une carte Figurine ou par move_figurine (même de 0 pas). Les objets et les autres avantages ne sont pas limités.
# en: 99141c11
rule-C-END-06 = Si toutes les pioches sont vides, la partie continue, sans piocher. Un joueur sans carte en main quand toutes les pioches sont vides est sauté ; c’est un tour à vide, sans aucune décision.
# en: d282df37
rule-C-END-07 = Un tour à vide est un tour où aucune carte n’est jouée ni piochée. La partie se termine aussi après autant de tours à vide de suite qu’il y a de joueurs (pass_out). C’est le sens de « jusqu’à ce que personne ne puisse jouer » : un joueur qui joue encore des cartes continue seul. S’il reste des cartes dans les pioches, cela veut dire que tous les joueurs ont passé à la suite.
# en: 0b18f8ea
rule-C-END-08 = Il n’y a pas d’autre fin.

# en: 9ea9bd21
rules-chapter-SCO = Le décompte
# en: 700bdc25
rule-C-SCO-01 = Un groupe d’un joueur est un ensemble, le plus grand possible, de personnages qu’il contrôle, reliés par leurs côtés, d’un plateau à l’autre aussi. Les groupes d’au moins 2 comptent.
# en: 8883f4f7
rule-C-SCO-02 = Le plus grand groupe rapporte 2 or par personnage. Si plusieurs sont également grands, c’est le cas d’un seul d’entre eux.
# en: be7d8c8d
rule-C-SCO-03 = Tout autre groupe rapporte 1 or par personnage.
# en: d9474de6
rule-C-SCO-04 = Un personnage isolé rapporte 0, même si le joueur n’a pas de groupe plus grand.
# en: 0dddb5c8
rule-C-SCO-05 = Chaque carte sous le sceau rapporte 1 or : éliminations, cartes venues de Corto, et or de réserve.
# en: 6fb6de49
rule-C-SCO-06 = On ajoute l’or des quêtes (C-QA à C-QG). Un total peut être négatif.
# en: 75dac5f5
rule-C-SCO-07 = Le plus d’or gagne. À égalité : le plus de marqueurs restés dans le stock. Si l’égalité demeure : victoire partagée.
# en: 375f9cf5
rule-C-SCO-08 = Le même ordre classe tous les joueurs ; les joueurs à égalité partagent un rang. Les cartes en main et les boucliers ne donnent rien.

# en: ddc4ed8b
rules-chapter-QST = Les quêtes en général
# en: ffee554b
rule-C-QST-01 = Seules existent les quêtes des aventures en jeu, et seulement avec quests = on. Avec « off », il n’y a aucune pièce de quête, les as n’ont pas de sens et le train ne peut pas être frappé.
# en: 000c5cc6
rule-C-QST-02 = Les pièces de quête n’occupent pas de case, ne rendent rien contigu, ne portent pas de marqueurs, ne barrent rien.
# en: 350a74c0
rule-C-QST-03 = Dans une quête, « placé » signifie : une carte Personnage jouée dans cette rangée, avec n’importe quelle permission. La mise en place et les échanges ne sont pas des placements. C’est la rangée qui compte, non la couleur de fond de la carte.
# en: d0651d17
rule-C-QST-04 = L’effet d’un placement vient après l’action du personnage lui-même, avant la carte suivante.
# en: 6e9c0b07
rule-C-QST-05 = Les jetons pris sont posés devant le joueur, face visible, et comptés à la fin. Une égalité pour « le plus » ne donne rien à personne.

# en: 3b8307e5
rules-chapter-QA = Quête A – le navire
# en: b793b052
rule-C-QA-01 = Mise en place : le navire se trouve en colonne 1 de la rangée A.
# en: 599f8770
rule-C-QA-02 = Après qu’un joueur a placé un personnage dans la rangée A, il peut faire voguer le navire d’1 colonne à gauche ou à droite, si un personnage se trouve sur cette case de la rangée A (« sail » ou « decline »).
# en: 42e8fdb3
rule-C-QA-03 = Le navire reste où il est quand le personnage qui s’y trouve est éliminé ou échangé.
# en: 1ea84925
rule-C-QA-04 = Fin : le joueur qui contrôle le personnage sur la case du navire reçoit en or le numéro de la colonne, au plus 6.

# en: 1ae90fab
rules-chapter-QB = Quête B – les quatre as
# en: ef33944b
rule-C-QB-01 = Les cartes B01, B02, B06 et B09 portent un as.
# en: bc169d1b
rule-C-QB-02 = Les as d’un joueur : les personnages à as qu’il contrôle, où qu’ils soient, plus les personnages à as qu’il a éliminés.
# en: aa234f3c
rule-C-QB-03 = Fin : le joueur qui a le plus d’as, seul en tête et avec au moins 2, reçoit 6 or. Pendant la partie, la tuile se trouve chez ce joueur ou à côté du plateau ; c’est un affichage, non un état.

# en: 6a8463b0
rules-chapter-QC = Quête C – lingots et corbeaux
# en: 3bc8d9a9
rule-C-QC-01 = Mise en place : les 3 lingots et les 3 corbeaux sont mélangés et posés face cachée sur les colonnes 2 à 7 de la rangée C, un par case.
# en: 5f471ff2
rule-C-QC-02 = Un joueur qui place un personnage sur une case avec une tuile prend la tuile et la montre. C’est obligatoire ; une tuile ne se trouve donc sous un personnage que jusqu’à ce que l’action de ce personnage soit terminée (C-QST-04).
# en: 0e494a5b
rule-C-QC-03 = Fin : un lingot donne +2 or, un corbeau −1.

# en: 133577ba
rules-chapter-QD = Quête D – la justice des léopards
# en: d1f226c9
rule-C-QD-01 = Mise en place : 6 léopards à côté de la rangée D.
# en: 82f4665d
rule-C-QD-02 = Quand un joueur élimine un personnage n’importe où sur la table, par un coup ou par Raspoutine, le joueur qui contrôle le plus de personnages dans la rangée D (seul en tête, au moins 1), compté après l’élimination, prend 1 léopard.
# en: 439bed98
rule-C-QD-03 = Si ce joueur de tête est celui qui a éliminé, ou si personne n’est seul en tête, personne n’en prend. Une élimination annulée n’est pas une élimination.
# en: 464ad9ef
rule-C-QD-04 = Fin : 2 or chacun. Quand il ne reste plus de léopards, il ne se passe rien.

# en: 18af7d5e
rules-chapter-QE = Quête E – le train de l’or
# en: 1e181194
rule-C-QE-01 = Mise en place : 9 wagons, mélangés et face cachée : cinq de valeur 1, trois de valeur 2, un de valeur 3. Le train se trouve en colonne 7 de la rangée E.
# en: 4adeea6c
rule-C-QE-02 = Le train se trouve sur une case ; personnages et figurines peuvent la partager.
# en: dbbd6de9
rule-C-QE-03 = Tout coup d’un bord noir (ou d’un bord double utilisé comme noir) ou d’un objet noir peut viser le train (hit_train) quand celui-ci est sur une case à portée de cette carte, ou sur la case même d’où elle agit. La première onomatopée d’un objet peut être dépensée ainsi.
# en: c854130b
rule-C-QE-04 = À chaque coup de ce genre, le joueur prend le wagon du dessus et le montre. Sa valeur est de l’or à la fin.
# en: 89241dd3
rule-C-QE-05 = Après qu’un personnage a été placé dans la rangée E, le train avance d’1 colonne vers la gauche ; de la colonne 1, il passe à la colonne 7.
# en: 41704690
rule-C-QE-06 = Quand le dernier wagon est pris, le train est retiré.

# en: 326b98a4
rules-chapter-QF = Quête F – le grand or
# en: 2289026c
rule-C-QF-01 = Mise en place : un grand or sur chacune des colonnes 4 à 7 de la rangée F.
# en: fe7ac914
rule-C-QF-02 = Fin : le joueur qui contrôle le personnage sur une telle case reçoit 2 or, même si ce personnage est isolé. Sans contrôle : personne.

# en: e47f4f7f
rules-chapter-QG = Quête G – l’émeraude
# en: e37bdb33
rule-C-QG-01 = Avec venice = on, l’aventure G rejoint celles de C-SET-04. Mise en place, si G est en jeu : l’émeraude se trouve en colonne 4 de la rangée G.
# en: 34a4c730
rule-C-QG-02 = À la fin de la partie « jouer » ou « défausser » de son tour, le joueur actif, s’il contrôle le personnage sur la case de l’émeraude, peut déplacer l’émeraude vers un personnage contigu qu’il contrôle, dans n’importe quelle rangée (« emerald » ou « decline »).
# en: 152623e1
rule-C-QG-03 = L’émeraude reste sur sa case quand le personnage qui s’y trouve est éliminé ou échangé.
# en: 88abefc4
rule-C-QG-04 = Fin : le joueur qui contrôle le personnage sur la case de l’émeraude reçoit 1 or par personnage de son groupe à cet endroit (1 s’il est isolé), au plus 6.
