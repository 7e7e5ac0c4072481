# The clauses of rules.md; see ludoteca.lab.rules_texts for the hashes.
# en: a24a7464
rules-title = Kragmortha : les règles

# en: c910d474
rules-chapter-GEN = Généralités
# en: 7ed01880
rule-K-GEN-01 = Le jeu se joue de 2 à 8. Les joueurs sont numérotés de 0 à n−1 dans le sens des aiguilles d’une montre. Le joueur à gauche du joueur s est (s+1) mod n.
# en: 884c8f52
rule-K-GEN-02 = Deux cases ne sont adjacentes que si elles ont un côté en commun. Se toucher par un coin ne compte jamais, dans aucune règle du jeu.
# en: 35d83b1b
rule-K-GEN-03 = Le terrain comprend toutes les cases de la disposition qui ne sont ni une bibliothèque ni hors jeu. Les cases du bureau en font partie. Aucune créature ne se tient jamais hors du terrain.
# en: 4d24ec4e
rule-K-GEN-04 = Une case est vide si elle fait partie du terrain et ne contient ni gobelin ni le Seigneur des Ténèbres. Un téléporteur libre est une case Téléporteur vide.
# en: 6f83819a
rule-K-GEN-05 = Au repos, aucune case ne contient plus d’une créature.
# en: 47426869
rule-K-GEN-06 = Le moteur ne répond jamais à la place d’un joueur, même s’il ne reste qu’une seule option. Il ne saute une question que là où une clause dit qu’elle n’est pas posée.
# en: 74faff94
rule-K-GEN-07 = Avec l’option take_back, un joueur peut annuler sa dernière décision tant que, depuis celle-ci, rien de caché n’a été pioché ni montré, aucun dé n’a été lancé, aucune faute n’a été enregistrée et aucun autre joueur n’a rien décidé. L’annulation rétablit exactement la position précédente.

# en: e220f499
rules-chapter-SET = Mise en place
# en: 0dfc8c44
rule-K-SET-01 = Le nombre de joueurs détermine la disposition : k2 à 2, k34 à 3 ou 4, k56 à 5 ou 6, k78 à 7 ou 8. La disposition fixe le terrain, les bibliothèques, les téléporteurs et les cases de départ.
# en: 3c222e72
rule-K-SET-02 = La première case de Rigor Mortis, le Seigneur des Ténèbres, et les quatre cases du bureau sont les mêmes dans toutes les dispositions : le Seigneur des Ténèbres en e9, le bureau en f9, g9, f10 et g10.
# en: c5bd739c
rule-K-SET-03 = Les six jetons sont mélangés en une pile face cachée. Les paquets de cartes Mouvement, de Regards Pétrifiants et de Grimoires sont mélangés séparément et posés face cachée, les Grimoires sur le bureau.
# en: 6eacb22f
rule-K-SET-04 = Chaque joueur a un gobelin d’une couleur que personne d’autre n’a. Aucune règle ne dépend de la couleur.
# en: ead11349
rule-K-SET-05 = Chaque joueur reçoit trois cartes Mouvement, cachées aux autres joueurs. Elles sont distribuées une par une dans l’ordre du tour, à partir du premier joueur.
# en: d1b8ed18
rule-K-SET-06 = L’option « first » désigne le premier joueur : « random » (les dés) ou un numéro de joueur. Elle remplace le joueur qui ressemble le plus à un gobelin, ou le plus petit, de la règle du jeu.
# en: 69a11c5c
rule-K-SET-07 = Dans l’ordre du tour, à partir du premier joueur, chaque joueur place son gobelin sur une case de départ vide de son choix.
# en: 14670559
rule-K-SET-08 = Si aucune case de départ n’est vide (huitième gobelin), le joueur choisit une case vide une rangée au-dessus d’une case de départ occupée.
# en: 8a021278
rule-K-SET-09 = Les téléporteurs sont sans effet pendant le placement : ni jeton, ni replacement.
# en: 382eee50
rule-K-SET-10 = Après le dernier placement, le premier joueur joue le tour 1.

# en: b823d5f9
rules-chapter-TRN = Le tour de jeu
# en: ac140417
rule-K-TRN-01 = Un tour, c’est une carte Mouvement, puis on complète sa main. C’est ensuite au joueur de gauche. Exceptions : le joueur bloqué (K-TRN-05), Second souffle, une fin prématurée due à la Clochette avant la carte.
# en: 931951fd
rule-K-TRN-02 = Un tour commence dans cet ordre : le numéro de tour augmente de un ; les Lourdes bottes de ce joueur prennent fin ; ses fautes ouvertes tombent comme le dit K-ENF-06 ; les taquineries contre lui sont oubliées ; s’il détient M4, les titres sont tirés ; avec draw = first, il pioche.
# en: 08aed96d
rule-K-TRN-03 = Un emplacement de la main est jouable si la pièce que meut sa carte a au moins un premier pas légal. Un emplacement face cachée (K-ORD-12) compte toujours comme jouable.
# en: 9fbe651e
rule-K-TRN-04 = Un joueur qui a un emplacement jouable doit en jouer un, même si tous ses coups lui nuisent. Seule exception : K-TRN-06.
# en: 3230eea9
rule-K-TRN-05 = Un joueur sans emplacement jouable se déclare bloqué : il montre sa main, la défausse entièrement et pioche autant de cartes qu’il en a défaussé, sans jamais dépasser sa limite de main. Son tour se termine alors sans mouvement, sans fenêtre finale et sans compléter sa main.
# en: 72a227d5
rule-K-TRN-06 = Avec l’option mercy_stuck, un joueur qui a des emplacements jouables mais aucun coup propre peut se déclarer bloqué à la place (K-TRN-05). Un coup propre est un emplacement et un premier pas qui, ensemble, ne font commettre à ce joueur aucune faute de Tabou. Un emplacement face cachée compte comme propre, sauf si F2 en fait un emplacement intérieur.
# en: aaaa7d05
rule-K-TRN-07 = Fenêtre initiale : avant sa carte, le joueur actif peut utiliser autant de Grimoires qu’il veut, l’un après l’autre. Fenêtre finale : après le mouvement il le peut de nouveau, jusqu’à ce qu’il termine son tour. Entre les deux pas et au cours d’une chaîne, aucun Grimoire ne peut être utilisé, sauf la Cape de brume.
# en: 3424de98
rule-K-TRN-08 = La fenêtre finale n’est proposée que si le joueur a un Grimoire qu’il peut y utiliser ou un geste de clôture d’une variante calme encore dû (K-OBL-08). Elle ne l’est jamais après une fin prématurée.
# en: 079e5372
rule-K-TRN-09 = Fin prématurée : le gobelin du joueur actif a rencontré le Seigneur des Ténèbres, a tiré un jeton ou a pris un Grimoire sur le bureau, ou le joueur actif a transféré le Seigneur des Ténèbres. Les effets d’arrivée encore ouverts dans la chaîne sont menés à terme ; puis le mouvement s’arrête, le second pas est perdu, la fenêtre finale est sautée ; la main est quand même complétée.
# en: 45389864
rule-K-TRN-10 = Compléter sa main : le joueur actif pioche jusqu’à avoir autant de cartes que sa limite de main. S’il l’a atteinte ou dépassée, il ne pioche rien. Personne ne défausse jamais pour revenir à la limite.
# en: e2b3358f
rule-K-TRN-11 = La limite de main est de 3. F4 la ramène à 2. Chaque Manche profonde que possède le joueur l’augmente de 1.
# en: 19570f45
rule-K-TRN-12 = Une carte Mouvement va face visible à la défausse quand elle est jouée. S’il faut piocher une carte et que la pioche est vide, la défausse est d’abord mélangée pour former une nouvelle pioche.
# en: 080416fe
rule-K-TRN-13 = Avec draw = first, le joueur pioche au début de son tour jusqu’à avoir une carte de plus que sa limite de main, et on ne complète pas sa main à la fin. Un joueur bloqué pioche alors jusqu’à sa limite de main.
# en: fe0e4407
rule-K-TRN-14 = Un tour se termine dans cet ordre : on complète la main, moment calme, échéance du détenteur de L3 resté debout à droite (K-ORD-19), moment calme, tour suivant.

# en: 49ba63e8
rules-chapter-MOV = Le mouvement
# en: 77218a5f
rule-K-MOV-01 = Une carte Gobelin déplace le gobelin du joueur qui la joue. Une carte Seigneur des Ténèbres déplace le Seigneur des Ténèbres. Tout joueur peut jouer l’une ou l’autre.
# en: 1a9c637e
rule-K-MOV-02 = Une carte montre deux symboles. Le premier pas mène à une case adjacente du terrain qui montre l’un des deux ; le joueur choisit lequel, l’ordre des symboles est donc libre.
# en: ac66e546
rule-K-MOV-03 = Le second pas mène à une case adjacente à la première et doit utiliser le symbole que le premier pas n’a pas utilisé.
# en: 2b8db2af
rule-K-MOV-04 = Une boule de cristal sur une carte convient à toute case. On entre sur une case du bureau avec n’importe quel symbole.
# en: 59e67572
rule-K-MOV-05 = Le symbole dépensé n’est pas l’objet d’une décision : les cases q1 puis q2 sont légales si les deux symboles peuvent leur être attribués, un à chacune, dans un sens ou dans l’autre.
# en: 16953838
rule-K-MOV-06 = Une carte fait faire au moins un pas. On peut toujours renoncer au second. S’il n’a aucune case légale, il n’est pas demandé.
# en: b0d217c0
rule-K-MOV-07 = On n’entre jamais sur une case de bibliothèque ni sur une case hors jeu, que ce soit par un pas, une bousculade, un replacement ou un transfert.
# en: 3bcd3615
rule-K-MOV-08 = Le second pas peut revenir sur la case que le premier a quittée, si les symboles le permettent.
# en: 344a8455
rule-K-MOV-09 = Un pas de son propre gobelin vers la case d’un gobelin n’est légal que si la bousculade qu’il provoque est réalisable (K-SHV-07). Un pas du Seigneur des Ténèbres vers la case d’un gobelin est toujours légal.
# en: 420917b3
rule-K-MOV-10 = Une carte face cachée qui est jouée et n’a aucun premier pas légal fait long feu : elle est montrée et défaussée, rien ne bouge, le mouvement est terminé. Ce n’est pas une fin prématurée.

# en: 3ff31de2
rules-chapter-SHV = La bousculade
# en: 5deac2e5
rule-K-SHV-01 = Un gobelin qui entre sur la case d’un autre gobelin le bouscule hors de celle-ci. Le joueur du gobelin qui bouscule choisit vers où, même en dehors de son tour.
# en: c0d6620b
rule-K-SHV-02 = La cible est une case du terrain adjacente à la victime, jamais celle d’où vient le gobelin qui bouscule.
# en: aa9a559a
rule-K-SHV-03 = Une bousculade ne demande aucun symbole. Cases vides, gobelins, Seigneur des Ténèbres, téléporteurs, bureau et cases de départ sont tous des cibles permises.
# en: 13c3812a
rule-K-SHV-04 = Si la cible contient un gobelin, la victime bouscule à son tour : c’est maintenant le joueur de la victime qui choisit, et la case interdite est celle d’où la victime a été bousculée.
# en: 4e8bdd34
rule-K-SHV-05 = Dans une même chaîne, chaque gobelin est bousculé au plus une fois. Une case qui contient un gobelin déjà bousculé dans cette chaîne n’est pas une cible.
# en: b5ce4974
rule-K-SHV-06 = La chaîne peut atteindre le gobelin qui l’a commencée. Il peut être bousculé comme tout autre ; son mouvement est alors terminé. Cela seul n’est pas une fin prématurée, mais l’effet d’arrivée de sa nouvelle case peut en être une.
# en: a6a27369
rule-K-SHV-07 = Une bousculade est réalisable s’il existe une cible sans gobelin, ou une cible qui contient un gobelin pas encore bousculé dans cette chaîne, sans Lourdes bottes, et dont la propre bousculade serait réalisable.
# en: 25e775d3
rule-K-SHV-08 = Un pas dont la bousculade n’est pas réalisable est illégal. Chaque choix au cours d’une chaîne ne propose que des cibles qui laissent la suite de la chaîne réalisable : il y en a donc toujours au moins une.
# en: eb4f4de2
rule-K-SHV-09 = Toutes les bousculades d’une chaîne sont résolues avant tout effet d’arrivée. Les effets d’arrivée sont ensuite résolus du dernier gobelin de la chaîne jusqu’au premier.
# en: 836e5f1f
rule-K-SHV-10 = Un gobelin ne subit l’effet d’arrivée de la case où il est entré que s’il s’y trouve encore quand vient son tour selon K-SHV-09.
# en: 0ff0313a
rule-K-SHV-11 = Bousculer ne met pas fin au mouvement du gobelin qui bouscule. Une fois la chaîne résolue, le joueur actif peut faire son second pas.
# en: 4bbf4b00
rule-K-SHV-12 = Un gobelin bousculé qui arrive sur le Seigneur des Ténèbres, une case du bureau ou un téléporteur subit lui-même la rencontre ou reçoit lui-même le Grimoire ou le jeton, et son propre joueur décide. Cela ne met fin au tour que s’il s’agit du gobelin du joueur actif.

# en: d7f8c638
rules-chapter-RIG = Rigor Mortis, le Seigneur des Ténèbres, et les rencontres
# en: 09e14571
rule-K-RIG-01 = Il y a rencontre quand un gobelin entre sur la case du Seigneur des Ténèbres par son propre pas ou par une bousculade, ou quand le Seigneur des Ténèbres entre d’un pas sur la case d’un gobelin. Elle interrompt tout jusqu’à sa résolution.
# en: 0fe8e8df
rule-K-RIG-02 = Une rencontre se déroule ainsi : la question de la Cape de brume (K-TOM-06), puis le Regard Pétrifiant, puis le replacement.
# en: 9e8cf43c
rule-K-RIG-03 = Après une rencontre, le joueur du gobelin le place sur un téléporteur libre de son choix. Cette arrivée ne fait tirer aucun jeton.
# en: 67d0f492
rule-K-RIG-04 = Si aucun téléporteur n’est libre, le joueur choisit une case de départ vide. Si aucune n’est vide, il choisit parmi les cases vides, bureau exclu, de la rangée la plus basse au-dessus de la rangée de départ qui en possède une.
# en: 6a305ecc
rule-K-RIG-05 = Si le gobelin du joueur actif rencontre le Seigneur des Ténèbres, c’est une fin prématurée du tour : même après le premier pas, et même si c’est le joueur qui a conduit le Seigneur des Ténèbres sur son gobelin.
# en: 99a7acbe
rule-K-RIG-06 = Si le Seigneur des Ténèbres rencontre le gobelin d’un autre joueur à son premier pas, le second pas reste possible : une même carte peut donc faire deux prises. Avec l’option rigor_stops_on_catch, le mouvement s’arrête là, sans transfert et sans fin prématurée.
# en: b0b2c9b0
rule-K-RIG-07 = Le Seigneur des Ténèbres peut être conduit sur n’importe quelle case du terrain, y compris sur son propre gobelin. Si c’est le seul coup légal, il est obligatoire.
# en: 2c247358
rule-K-RIG-08 = Un gobelin qui entre sur une case du bureau ou un téléporteur où se tient le Seigneur des Ténèbres le rencontre et ne reçoit ni Grimoire ni jeton.
# en: e7173657
rule-K-RIG-09 = Le Seigneur des Ténèbres ne bouscule jamais et n’est jamais bousculé.
# en: 04dc90d5
rule-K-RIG-10 = Le Seigneur des Ténèbres qui entre sur un téléporteur ne retourne aucun jeton. Si un gobelin s’y trouve, la rencontre est résolue d’abord.
# en: e77c9480
rule-K-RIG-11 = Quand le Seigneur des Ténèbres est entré sur un téléporteur par un pas d’une carte, le joueur actif peut le transférer sur une case vide dont aucune case adjacente ne contient de gobelin. Téléporteurs, bureau et cases de départ sont permis ; ils n’ont pas d’autre effet.
# en: 5d7eb835
rule-K-RIG-12 = Le transfert est facultatif. Si l’on y renonce après le premier pas, le second reste possible. S’il a lieu, il termine le mouvement et c’est une fin prématurée.
# en: c6c0da5b
rule-K-RIG-13 = Le transfert n’est pas proposé si aucune case ne convient, si aucun téléporteur n’est libre (alors personne n’est transféré), si le pas a provoqué une rencontre avec le gobelin du joueur actif, ou si le pas vient de la Clochette.

# en: d55fd069
rules-chapter-TEL = Les téléporteurs
# en: 0217ceba
rule-K-TEL-01 = Un gobelin qui entre sur un téléporteur par son propre pas ou par une bousculade s’y arrête. Son joueur retourne le jeton du dessus.
# en: 6da2e0cd
rule-K-TEL-02 = Quoi que montre le jeton, le joueur place d’abord le gobelin sur un autre téléporteur libre de son choix.
# en: 958c89f6
rule-K-TEL-03 = Jeton Grimoire : après le replacement, le joueur prend le Grimoire du dessus, face visible. Jeton Téléporteur : rien de plus.
# en: 2d7f90f2
rule-K-TEL-04 = Jeton Piège : après le replacement, le joueur pioche un Regard Pétrifiant. Ce n’est pas une rencontre : ni Cape de brume, ni second replacement.
# en: 4b59c211
rule-K-TEL-05 = Si aucun autre téléporteur n’est libre, le replacement n’est pas demandé et le gobelin reste là. Le Grimoire ou le Regard Pétrifiant suit quand même.
# en: eafabcb7
rule-K-TEL-06 = Arriver sur un téléporteur par un replacement, le placement initial, le Portail de poche ou le transfert du Seigneur des Ténèbres ne retourne aucun jeton.
# en: 228aed78
rule-K-TEL-07 = Un jeton retourné rejoint les jetons utilisés, face visible. Quand le sixième est retourné, les six sont aussitôt mélangés en une nouvelle pile face cachée, avant l’effet de ce jeton.
# en: 1397fdcb
rule-K-TEL-08 = Un gobelin qui se repose sur un téléporteur n’en subit aucun effet. S’il le quitte et y entre de nouveau, il retourne un jeton.
# en: 004a38c8
rule-K-TEL-09 = Un jeton tiré par le gobelin du joueur actif est une fin prématurée du tour. Un jeton tiré par un autre gobelin n’en est pas une.

# en: 210e51e0
rules-chapter-DSK = Le bureau
# en: f7654bb8
rule-K-DSK-01 = Un gobelin qui entre sur une case du bureau sans le Seigneur des Ténèbres, par son propre pas ou par une bousculade, prend le Grimoire du dessus. Il est posé face visible devant le joueur de ce gobelin.
# en: 84259f02
rule-K-DSK-02 = Le joueur place ensuite le gobelin sur une case de départ vide de son choix ; si aucune n’est vide, la fin de K-RIG-04 s’applique.
# en: 853ce69d
rule-K-DSK-03 = Une case de départ qui est aussi un téléporteur ne fait retourner aucun jeton lors de cette arrivée. Aucun gobelin ne reste jamais sur le bureau.
# en: 799ac205
rule-K-DSK-04 = Pour le gobelin du joueur actif, le bureau est une fin prématurée.

# en: fb108fd0
rules-chapter-TOM = Les Grimoires
# en: a90cbd6e
rule-K-TOM-01 = Un Grimoire n’est utilisé que pendant le tour de son propriétaire, dans les fenêtres de K-TRN-07, sauf si sa propre clause dit autre chose. On peut en utiliser plusieurs dans un même tour.
# en: de65f2a8
rule-K-TOM-02 = Un Grimoire utilisé est retourné face cachée. Il reste à son propriétaire et compte pour les Grimoires et les symboles magiques. La Manche profonde n’est jamais retournée.
# en: a4e990dc
rule-K-TOM-03 = Un Grimoire n’est proposé que si son effet peut être exécuté. Ses choix suivent, en décisions séparées ; chacune ne propose que ce qui laisse une réponse à la suivante.
# en: 2e9858ef
rule-K-TOM-04 = Absolution (avant ou après) : choisissez un de vos Regards Pétrifiants ; il va sous le paquet, un Regard Pétrifiant vierge disparaît.
# en: dd842c70
rule-K-TOM-05 = Second souffle (après ; demande un emplacement jouable) : jouez aussitôt une deuxième carte Mouvement, avec son propre mouvement et sa propre fenêtre finale. On ne peut pas se déclarer bloqué à sa place.
# en: dc1b2f09
rule-K-TOM-06 = Cape de brume (réaction) : proposée au joueur d’un gobelin lors de sa rencontre, avant que le Regard Pétrifiant soit pioché. Si elle est utilisée, aucun Regard Pétrifiant n’est pioché ; le replacement et toutes les autres conséquences demeurent.
# en: 39d6d809
rule-K-TOM-07 = Doigt accusateur (avant ou après) : choisissez un de vos Regards Pétrifiants, puis un autre joueur qui a au moins deux Regards Pétrifiants de moins que la limite, n’en détient aucun de cette partie du corps et n’y a pas opposé son veto. Le Regard Pétrifiant passe chez lui. Un Regard Pétrifiant vierge convient à tout joueur de ce genre.
# en: ac0b8c96
rule-K-TOM-08 = Bourrade (avant) : choisissez un gobelin adjacent sans Lourdes bottes et bousculez-le selon K-SHV comme si votre gobelin était entré sur sa case ; mais votre gobelin reste en place, et sa case compte comme fermée pour toute la chaîne.
# en: f78d4053
rule-K-TOM-09 = Manche profonde : dès qu’elle est prise, même hors de son tour, son propriétaire pioche une carte Mouvement ; sa limite de main augmente de 1 jusqu’à la fin de la partie. On ne la choisit jamais et elle n’est jamais face cachée.
# en: 051a8691
rule-K-TOM-10 = Saut de gobelin (après) : si la dernière carte de ce tour était une carte Gobelin dont le mouvement n’a été interrompu ni par une fin prématurée ni par K-SHV-06, faites encore un pas avec votre gobelin vers n’importe quelle case adjacente du terrain, sans tenir compte des symboles. Toutes les règles d’entrée s’appliquent.
# en: 05e6bb75
rule-K-TOM-11 = Clochette (avant ou après) : déplacez le Seigneur des Ténèbres d’un pas vers n’importe quelle case adjacente du terrain, sans tenir compte des symboles. Les rencontres ont lieu ; pas de transfert. Une rencontre avec son propre gobelin est une fin prématurée, même avant la carte.
# en: 843e0997
rule-K-TOM-12 = Portail de poche (avant ; demande un téléporteur libre) : placez votre gobelin sur un téléporteur libre de votre choix. Pas de jeton.
# en: 8a4fde41
rule-K-TOM-13 = Poches échangées (avant) : choisissez un autre joueur et échangez avec lui vos mains entières. Les emplacements face cachée des deux mains sont retournés.
# en: a20ffd24
rule-K-TOM-14 = Loupe (avant) : les deux symboles de la prochaine carte Mouvement que vous jouez ce tour-ci comptent comme des boules de cristal. Inutilisée, elle expire à la fin du tour.
# en: 24dffe6f
rule-K-TOM-15 = Coup d’œil aux jetons (avant ou après) : regardez les trois jetons du dessus de la pile, ou tous s’il y en a moins, et remettez-les dans l’ordre de votre choix.
# en: e037f354
rule-K-TOM-16 = Lourdes bottes (avant ou après) : jusqu’au début de votre prochain tour, aucun gobelin ne peut entrer sur la case de votre gobelin, par un pas ou une bousculade, où qu’il se tienne. Le Seigneur des Ténèbres le peut.

# en: 64517bae
rules-chapter-GAZ = Les Regards Pétrifiants
# en: 905471a5
rule-K-GAZ-01 = Piocher un Regard Pétrifiant, c’est prendre la carte du dessus du paquet. Elle est posée face visible devant le joueur, et son ordre est aussitôt en vigueur, même hors de son tour, jusqu’à ce que la carte le quitte ou que la partie se termine.
# en: ff75bf14
rule-K-GAZ-02 = Si le joueur détient déjà un Regard Pétrifiant de cette partie du corps, la carte piochée va sous le paquet et on pioche la suivante, jusqu’à ce que la partie du corps soit nouvelle. Les cartes rejetées sont montrées à tous.
# en: e53459d9
rule-K-GAZ-03 = Si le paquet est vide ou a été parcouru une fois sans carte qui convienne, le joueur prend un Regard Pétrifiant vierge : il compte comme un Regard Pétrifiant et n’a ni ordre ni partie du corps. Le paquet garde son ordre.
# en: 6b0c7e06
rule-K-GAZ-04 = Un Regard Pétrifiant qui change de propriétaire lie aussitôt le nouveau. Sa préparation est refaite (cases de V1, symbole de L4). Un Regard Pétrifiant retiré va sous le paquet.
# en: b12bbd4b
rule-K-GAZ-05 = Avec orders = physical, chaque joueur peut opposer son veto à deux parties du corps au plus avant la partie. Une carte frappée de veto est traitée comme un doublon.

# en: 5d2a55dc
rules-chapter-OBL = Les ordres : règles communes
# en: a2b2e0e1
rule-K-OBL-01 = Avec orders = digital, chaque ordre appartient à une classe qui dit comment une infraction se constate. Limite : le moteur l’interdit, on ne peut pas l’enfreindre. Tabou : c’est légal, et le moteur enregistre lui-même la faute. Rite : une décision libre explicite est due à un moment fixé, et l’omettre est la faute. Épreuve : elle se passe dans le client ou se mesure à l’horloge du serveur, et un échec est signalé par slip(card). Vue et Secret : ils changent ce que le joueur voit, et la faute est slip(card) ou peek(slot). Avec orders = physical, aucun ordre numérique ne s’applique, sauf F4.
# en: a73e0943
rule-K-OBL-02 = Une obligation n’est due que si la carte était déjà détenue avant le moment qui l’ouvre : le début de son propre tour pour tout ce qui est dû avant, avec ou après la carte ou pendant son propre tour ; la taquinerie pour M2 ; le premier pas du Seigneur des Ténèbres pour V2. Limite, Tabou, Vue et Secret valent aussitôt.
# en: 01782689
rule-K-OBL-03 = Un ordre enfreint reste en vigueur. La peine est d’un Regard Pétrifiant ; le gobelin n’est pas replacé.
# en: fbb88362
rule-K-OBL-04 = Par carte et par numéro de tour, au plus une faute est enregistrée et au plus un Regard Pétrifiant est pioché pour elle.
# en: 98dc4be8
rule-K-OBL-05 = Les obligations « avec la carte » sont dues quand la première carte Mouvement du tour est jouée. Une deuxième carte (Second souffle) et un tour de joueur bloqué n’en rendent aucune due. Les Tabous valent pour chaque pas.
# en: 8f23fb7b
rule-K-OBL-06 = Les Tabous sur les pas jugent les pas de son propre gobelin (V1 : aussi les pas que l’on fait faire soi-même au Seigneur des Ténèbres), et rien de ce que d’autres ou des effets font au gobelin.
# en: 9ce0a38f
rule-K-OBL-07 = slip(card) n’est accepté que pour le détenteur de la carte, seulement dans la fenêtre de celle-ci (K-ORD), pour une Épreuve autre que M2 seulement si elle est détenue depuis le début de ce tour (K-OBL-02), et une seule fois par carte et par tour. Sinon, et toujours avec les ordres physiques, il est refusé sans effet.
# en: e55156c4
rule-K-OBL-08 = L’option « calm » nomme les cartes dont un joueur joue la variante calme (tableau 9.7). Une variante calme qui est un Rite utilise ritual(card, act) ; le geste manquant est la faute. Un geste de clôture n’est pas exigé sans son geste d’ouverture, ni après une fin prématurée ou un tour de joueur bloqué.
# en: 49c3c143
rule-K-OBL-09 = Quand un Regard Pétrifiant quitte un joueur, ses obligations, fautes ouvertes, réactions dues et marques (cases de V1, symbole de L4, titres de M4, case annoncée, emplacement face cachée, position debout) disparaissent.

# en: a84545c4
rules-chapter-ORD = Les 24 ordres numériques
# en: 561b790b
rules-note-ORD = La « fenêtre » est le temps pendant lequel « slip » est accepté ; play_card, le pas et le mouvement y sont ceux de la première carte du tour. Les « dés » disent quand on lance les dés pour un joueur qui a un taux d’étourderie (K-DIE). Devoirs du client, variantes calmes et ordres physiques : tableau 9.7.
# en: f559148b
rule-K-ORD-01 = M1 Bouche bée (Épreuve). Due avec la carte : le bouton de la bouche est tenu dès que l’on touche une carte et jusqu’à la fin du mouvement. Enfreint : slip(M1) si la carte est jouée sans le tenir ou s’il est lâché trop tôt. Fenêtre : de play_card à la fin du mouvement. Dés : avec la carte.
# en: 177193e8
rule-K-ORD-02 = M2 Lèvres scellées (Épreuve). Chaque adversaire peut taquiner le détenteur (« poke ») une fois par tour de table de celui-ci. Due à chaque taquinerie : se taire jusqu’à ce que la question s’efface. Enfreint : slip(M2) si l’on presse oui ou non ou si l’on envoie une émote ; un message tapé arrive sous forme de marmonnement et n’est pas une faute. Fenêtre : toujours. Dés : à la première taquinerie du tour de table seulement.
# en: eb4899a8
rule-K-ORD-03 = M3 Langue pendante (Épreuve). Due pendant son propre tour : une jauge qui se vide en 15 s se remplit en la touchant. Enfreint : slip(M3) quand elle est vide. Fenêtre : son propre tour. Dés : avec la carte.
# en: 34f68c1d
rule-K-ORD-04 = M4 Dents serrées (Rite). Au début du tour, les dés choisissent trois titres ressemblants et l’ordre des quatre. Dû avant la carte : greet(title) avec le titre exact (numéro 0), une fois. Enfreint : un autre titre, ou la carte jouée sans salut. Dés : avec la carte.
# en: c9953d0a
rule-K-ORD-05 = H1 Couronne de carte (Épreuve). Due avec la carte : 3 s sans le moindre geste entre play_card et le premier pas. Enfreint : slip(H1) au moindre geste pendant ce temps. Fenêtre : de play_card au premier pas. Dés : avec la carte.
# en: 33e3c1b8
rule-K-ORD-06 = H2 Menton lourd (Vue). Le détenteur ne voit les créatures que jusqu’à la distance 3 de son gobelin ; du Seigneur des Ténèbres au-delà, il ne connaît que la direction (8 points cardinaux, d’après les signes des différences de colonne et de rangée). Pendant qu’il déplace le Seigneur des Ténèbres, il le voit. Enfreint : slip(H2) au deuxième clic illégal d’un même tour. Fenêtre : son propre tour. Dés : aucun.
# en: 7e5b2422
rule-K-ORD-07 = H3 Tête baissée (Épreuve). La vue du détenteur porte la marque upside_down : il voit tout à l’envers. Due pendant son propre tour : moins de deux clics illégaux. Enfreint : slip(H3) au deuxième. Fenêtre : son propre tour. Dés : avec la carte.
# en: f5182a9c
rule-K-ORD-08 = H4 Cou tordu (Épreuve). Comme H3, avec la marque « mirrored » : il voit tout en miroir, et les flèches du clavier suivent le miroir. Enfreint : slip(H4). Fenêtre : son propre tour. Dés : avec la carte.
# en: 70092e22
rule-K-ORD-09 = A1 Bras raide (Tabou). Enfreint quand le second pas d’une carte Gobelin part dans une autre direction que le premier. Un seul pas est irréprochable.
# en: 16f3dd0d
rule-K-ORD-10 = A2 Coude bloqué (Tabou). Enfreint quand, par son propre pas, le gobelin entre sur une case qui contient un gobelin.
# en: f6071a87
rule-K-ORD-11 = A3 Avant-bras liés (Épreuve). Due avec la carte : on confirme le mouvement en tenant deux zones ensemble pendant 1,5 s. Enfreint : slip(A3) si l’on relâche trop tôt. Fenêtre : de play_card à la fin du mouvement. Dés : avec la carte.
# en: 3aa24954
rule-K-ORD-12 = A4 Bras croisés (Secret). Chaque fois que le détenteur pioche des cartes Mouvement, un emplacement déjà face cachée est retourné et la dernière carte piochée reste face cachée, inconnue même du détenteur. Au plus un emplacement est face cachée. Il est retourné quand il est joué, à la pioche suivante, lors d’un échange ou quand A4 s’en va. Enfreint : peek(slot), qui montre la carte au détenteur. Dés : aucun.
# en: 45eb745d
rule-K-ORD-13 = F1 Doigts écartés (Limite). La main du détenteur est visible de tous, sauf un emplacement face cachée. Ne peut pas être enfreint.
# en: 446d4de1
rule-K-ORD-14 = F2 Doigts fendus (Tabou). La main est une rangée ordonnée ; les cartes piochées s’ajoutent à droite. Les emplacements intérieurs sont tous sauf le premier et le dernier. Enfreint quand un emplacement intérieur est joué, ou slip(F2) si l’on en touche un et le repose. Fenêtre : son propre tour, avant la carte.
# en: 849fcf87
rule-K-ORD-15 = F3 Pinces de crabe (Épreuve). Due avec la carte : on glisse la carte sur une petite cible mouvante, ou l’on presse sa touche deux fois à un intervalle de 0,5 à 1 s. Enfreint : slip(F3) si on la lâche à côté ou hors du rythme. Fenêtre : son propre tour, avant le premier pas. Dés : avec la carte.
# en: ce1c403a
rule-K-ORD-16 = F4 Prise à deux cartes (Limite). Limite de main 2 (K-TRN-11). De même avec les ordres physiques. Ne peut pas être enfreint.
# en: 1ed15ab9
rule-K-ORD-17 = L1 Un seul pied (Tabou). Enfreint quand le détenteur fait le second pas d’une carte Gobelin. Le Saut de gobelin n’est pas un second pas.
# en: 9e9c9c0b
rule-K-ORD-18 = L2 Genoux serrés (Tabou). Enfreint quand, par son propre pas, le gobelin entre sur une case Téléporteur, même occupée par le Seigneur des Ténèbres ou un gobelin.
# en: ef9cedb0
rule-K-ORD-19 = L3 Debout ! (Rite). Dû avant la carte : « stand ». Dû après son propre tour, jusqu’à la fin du tour du joueur suivant : « sit » (en mode « immediate », une réaction due seulement à cette échéance). Enfreint : la carte jouée assis, ou être encore debout à cette échéance, après quoi le moteur rassoit le détenteur. En mode « timed », le moteur clôt lui-même « sit » à l’échéance. Un détenteur qui ne s’est pas levé n’a pas à s’asseoir. Dés : avec la carte, un seul lancer pour les deux.
# en: 83ae27b7
rule-K-ORD-20 = L4 Sol brûlant (Tabou). À la réception, les dés choisissent S, M, P ou G ; ce symbole brûle. Enfreint quand, par son propre pas, le gobelin entre sur une case de sol de ce symbole. Les cases du bureau ne brûlent pas.
# en: 1213c3ea
rule-K-ORD-21 = V1 Trois tabous (Tabou). À la réception, les trois premiers joueurs à gauche du détenteur interdisent chacun une case, selon K-RCT-02 ou -03 ; s’il y a moins d’adversaires, les dés choisissent ensuite le reste. Permises : les cases de sol hors de la rangée de départ et du bureau, autres que celle du détenteur, pas encore interdites, dont une au plus adjacente au gobelin du détenteur. Enfreint quand son gobelin, ou le Seigneur des Ténèbres qu’il déplace lui-même, entre d’un pas sur l’une d’elles ; dans les messages, slip(V1) si l’on tape l’un des trois mots interdits. Fenêtre : toujours.
# en: d7c3bdba
rule-K-ORD-22 = V2 Gloire ! (Rite). Dû chaque fois qu’un mouvement comportant un pas du Seigneur des Ténèbres est terminé, quel que soit celui qui l’a déplacé, par une carte ou par la Clochette : un « glory ». Seulement si V2 était détenue au premier de ces pas. Enfreint : let_pass(glory). Dés : à ce moment.
# en: 9f17b785
rule-K-ORD-23 = V3 Murmure (Épreuve). Due pendant son propre tour : 10 s depuis son début pour terminer le mouvement. Enfreint : slip(V3), fait par le serveur en cas de dépassement ; le tour continue. Fenêtre : son propre tour. Dés : avec la carte.
# en: 278dbb52
rule-K-ORD-24 = V4 Votre Excellence (Rite). Dû avant la carte : announce(square), une fois. Respecté si cette case est la dernière où entre d’un pas la pièce déplacée par la première carte ; un replacement ou un transfert ultérieur n’y change rien. Enfreint : pas d’annonce, ou une autre case. Pardonné : le gobelin a été déplacé selon K-SHV-06, ou la carte a fait long feu. Dés : avec la carte.

# en: bda2e3e6
rules-chapter-ENF = Faire respecter les ordres
# en: 3798787f
rule-K-ENF-01 = Un joueur qui a enfreint un ordre pioche un autre Regard Pétrifiant. Les joueurs se surveillent les uns les autres ; « enforcement » dit qui condamne.
# en: 63bb6ee1
rule-K-ENF-02 = Combinaisons permises : « digital » avec « auto » (par défaut) ou « watch » ; « physical » avec « honour ». Toute autre est refusée à la mise en place.
# en: 6f1aab2f
rule-K-ENF-03 = Un moment calme est l’instant qui suit toute décision acceptée, ainsi que les points indiqués dans K-TRN-14, quand ni mouvement, ni choix pour un Grimoire, ni tribunal n’est en cours. On y traite, jusqu’à ce qu’il ne reste rien : 1. les réactions dues glory et sit ; 2. la découverte des nouvelles fautes (K-DIE-04) ; 3. une condamnation ; 4. les interdictions d’un nouveau V1 ; puis on recommence. Avec « timed », les étapes 1, 2 et 4 ne font qu’ouvrir les réactions.
# en: 82457bc4
rule-K-ENF-04 = « auto » : toute faute enregistrée est condamnée au prochain moment calme.
# en: b7ab44f8
rule-K-ENF-05 = Les condamnations sont exécutées une à une dans l’ordre des questions et, pour un même joueur, par numéro de carte (ordre du tableau 9.6). Chacune fait piocher un Regard Pétrifiant.
# en: 51529565
rule-K-ENF-06 = « watch » : une faute est enregistrée en silence et reste ouverte. Elle tombe au premier début d’un tour de son auteur dont le numéro dépasse d’au moins 2 celui du tour où elle a été enregistrée. Les fautes ouvertes ne sont montrées à personne, sauf par K-DIE-04 et -05. Les fautes tombées, et celles encore ouvertes à la fin, sont révélées quand la partie est terminée.
# en: 7f13e00e
rule-K-ENF-07 = « watch » : tout joueur qui n’est pas verrouillé peut à tout moment accuser (« accuse ») un autre joueur qui détient un Regard Pétrifiant avec un ordre.
# en: 9a2b5a55
rule-K-ENF-08 = Accusation juste : l’accusé a une faute ouverte. La première par numéro de carte est réglée, et condamnée au prochain moment calme. Une accusation règle un seul ordre.
# en: db6138ab
rule-K-ENF-09 = Accusation fausse : avec false_accusation = lock, l’accusateur ne peut plus accuser avant que n autres tours aient commencé ; avec « none », il peut accuser chaque autre joueur au plus une fois par numéro de tour. Pas d’autre peine.
# en: 742cde9d
rule-K-ENF-10 = « honour » : le moteur ne connaît aucune infraction. accuse(seat, card), avec une carte que l’accusé détient, F4 exceptée, ouvre un tribunal. Une carte déjà condamnée pendant ce numéro de tour ne peut plus être l’objet d’une accusation. Un seul tribunal est ouvert à la fois ; tant qu’il l’est, le jeu n’accepte que ses décisions.
# en: 68ad1903
rule-K-ENF-11 = Tribunal : l’accusé répond « confess » (avouer) ou « deny » (nier). Après « deny », tous les autres joueurs, sauf l’accusateur et l’accusé, votent en même temps et en secret. Il faut plus de voix « coupable » que de voix « innocent » ; les abstentions ne comptent pas.
# en: bbc37bb3
rule-K-ENF-12 = À 2 joueurs, il n’y a pas de vote : nier acquitte.
# en: 81c6343b
rule-K-ENF-13 = L’aveu et le verdict de culpabilité valent condamnation. L’acquittement est une accusation fausse (K-ENF-09).
# en: 220f4e8b
rule-K-ENF-14 = « honour » : un joueur peut avouer de lui-même par confess(card), une fois par carte et par tour.
# en: c33e4d34
rule-K-ENF-15 = « honour », joueur avec un taux d’étourderie : pour chaque ordre détenu, sauf F4, on lance les dés avec la carte (K-DIE-01). Une étourderie est montrée à tous et reste ouverte comme dans K-ENF-06. Une accusation contre un tel joueur est aussitôt réglée par le moteur : coupable si cette faute est ouverte, sinon fausse. Ces joueurs ne sont pas appelés à voter et comptent comme abstentions ; sans votant, nier acquitte.

# en: 8a7ede6b
rules-chapter-RCT = Les réactions
# en: b9720af2
rule-K-RCT-01 = Les réactions sont : la Cape de brume, glory, sit, forbid, et accuse pour un joueur qui a remarqué une faute. Tout ce qui est demandé par ailleurs hors de son propre tour (bousculade, replacement, tribunal) est une simple décision bloquante.
# en: b26be8be
rule-K-RCT-02 = reactions = immediate : à chaque moment calme, le jeu n’attend (« waiting ») qu’un seul joueur, le premier dans l’ordre des questions qui a une réaction due, jusqu’à ce qu’il n’en reste plus ; ensuite seulement le joueur de la prochaine décision bloquante. Ses options sont la réaction et let_pass ; pour forbid, la case seulement.
# en: e2dcfbe1
rule-K-RCT-03 = reactions = timed : une réaction due est une décision libre de son joueur pendant que les autres continuent. Elle prend fin quand il répond, ou par le let_pass que le serveur fait à sa place quand la fenêtre du tableau 9.9 est écoulée.
# en: d2f79d03
rule-K-RCT-04 = La Cape de brume est toujours bloquante, dans les deux modes. Seul un joueur qui en a une inutilisée est interrogé.
# en: be3d0322
rule-K-RCT-05 = let_pass signifie : Cape non utilisée ; glory manqué, donc une faute de V2 ; pas de sit maintenant, donc une faute de L3 ; forbid laissé aux dés ; pas d’accusation.
# en: 17e21d99
rule-K-RCT-06 = « timed » : si le Seigneur des Ténèbres bouge de nouveau alors qu’un glory est dû, la fenêtre recommence et un seul « glory » vaut pour les deux.
# en: c7c4a232
rule-K-RCT-07 = pace = correspondence (et pour la variante calme de V2) : il n’y a pas d’horloge. Un glory ou un forbid dû prend aussi fin, comme let_pass, quand son joueur prend sa prochaine décision bloquante.
# en: 7259576d
rule-K-RCT-08 = « timed » : une décision bloquante dont le temps est écoulé est prise par le serveur à la place du joueur, avec la réponse par défaut du tableau 5.1. Pour une bousculade, c’est la cible la plus éloignée du Seigneur des Ténèbres.
# en: 03b8aff9
rule-K-RCT-09 = Délai de grâce : pendant 3 s après qu’un joueur a reçu un Regard Pétrifiant, le serveur ne fait pour lui ni slip ni let_pass et refuse les accusations contre lui. Le moteur lui-même n’a pas d’horloge.

# en: a9003cd1
rules-chapter-DIE = Dés pour les joueurs sans client
# en: cf33a752
rule-K-DIE-01 = Formule de l’étourderie : p = min(90, slip_rate * (10 + 4*(g-1)) // 10) pour cent, où g est le nombre de Regards Pétrifiants que détient le joueur, vierges compris. Le joueur commet une étourderie si dice(100) < p.
# en: cce4e43b
rule-K-DIE-02 = Pour un joueur dont le slip_rate est supérieur à 0, le moteur lance les dés quand une obligation de Rite ou d’Épreuve devient due : avec la carte pour M1 M3 M4 H1 H3 H4 A3 F3 L3 V3 V4, dans l’ordre des cartes, à la première taquinerie de son tour de table pour M2, à la fin de chaque mouvement du Seigneur des Ténèbres pour V2.
# en: 7f591330
rule-K-DIE-03 = Un lancer clôt l’obligation dans les deux cas : une étourderie enregistre la faute, sinon l’obligation est remplie. Ses décisions ne sont pas proposées à ce joueur, et slip est refusé pour cette carte. On ne lance jamais les dés pour les ordres Limite, Tabou, Vue et Secret (pour « honour », voir K-ENF-15).
# en: 9802c531
rule-K-DIE-04 = « watch », et « honour » pour les fautes de K-ENF-15 : à l’étape 2 d’un moment calme, pour chaque nouvelle faute, chaque autre joueur dont le notice_rate est supérieur à 0 lance une fois les dés, dans l’ordre des questions ; il la remarque si dice(100) < notice_rate. Un joueur qui l’a remarquée, et n’est pas verrouillé, voit la faute et reçoit la réaction accuse. Une fois la faute réglée, les autres ne sont plus interrogés.
# en: 44699216
rule-K-DIE-05 = Une étourderie, par les dés ou par « slip » pour une Épreuve, émet slip_shown pour tous avec « watch » et « honour ». C’est aux personnes de la remarquer : la vue et le journal d’un joueur qui a un taux d’attention la laissent de côté (pour lui vaut K-DIE-04). Tous les dés viennent de la graine secrète.

# en: 5e218d2c
rules-chapter-END = Fin de partie et vainqueur
# en: b8290d48
rule-K-END-01 = La partie se termine aussitôt que les Regards Pétrifiants d’un joueur, vierges compris, atteignent l’option gaze_limit (4 par défaut). Ce gobelin est banni.
# en: f0eaa376
rule-K-END-02 = La partie se termine aussitôt que le dernier Grimoire est pris, sur le bureau ou par un jeton. Ce Grimoire compte.
# en: 31e2d003
rule-K-END-03 = À la fin, tout ce qui est inachevé est abandonné : chaîne, replacement, second pas, complément de la main, réactions dues, fautes ouvertes, tribunal.
# en: 21acf326
rule-K-END-04 = De plusieurs événements d’un même mouvement, le premier qui termine la partie compte ; les suivants n’ont pas lieu.
# en: 4b046490
rule-K-END-05 = Classement : le moins de Regards Pétrifiants ; puis le plus de Grimoires ; puis le plus de symboles magiques. Les Grimoires face cachée et les Regards Pétrifiants vierges comptent. Les joueurs à égalité sur les trois partagent la place.
# en: 46737728
rule-K-END-06 = Quand le tour dont le numéro est turn_cap est terminé, la partie s’arrête avec la raison « cap », et K-END-05 donne le résultat.
# en: 1aa2ac69
rule-K-END-07 = Quand ply_cap décisions ont été acceptées, la partie s’arrête aussitôt avec la raison « cap », et K-END-05 donne le résultat.
# en: 2a348b44
rule-K-END-08 = Tout tour est fini : une chaîne compte au plus n bousculades ; les replacements ne déclenchent rien ; piocher un Regard Pétrifiant examine chaque carte du paquet au plus une fois, puis donne un Regard Pétrifiant vierge ; chaque carte est condamnée au plus une fois par tour ; toute décision libre a une limite (tableau 5.2). Avec K-END-06, toute partie est finie.
