# The clauses of rules.md; see ludoteca.lab.rules_texts for the hashes.
# en: 6b6851a7
rules-title = Bonelli Kids – Zagor contre Martin Mystère : les règles
# en: a53d2ee0
rules-note = L’ordre des joueurs, c’est : d’abord le Protagoniste du tour, puis l’autre joueur. L’ordre d’arrivée, c’est l’ordre dans lequel les cartes d’un joueur sont arrivées sur un album.

# en: c910d474
rules-chapter-GEN = Généralités
# en: 8782ddc6
rule-B-GEN-01 = Le jeu se joue à deux exactement : les joueurs 0 et 1.
# en: ccd40593
rule-B-GEN-02 = Chaque joueur incarne un héros. Un héros est un ensemble de données : un paquet de 40 cartes, une limite de main, les noms de ses Personnages. Aucune règle ne dépend du héros joué ni du numéro du joueur.
# en: bc266b5f
rule-B-GEN-03 = La limite de main est celle du héros : Zagor 6, Martin 8.
# en: ef5a9eaa
rule-B-GEN-04 = L’option « heroes » donne son héros à chaque joueur. Les deux joueurs peuvent jouer le même ; chacun a alors son propre jeu complet de 40 cartes, et rien n’est partagé.
# en: a386819f
rule-B-GEN-05 = Une carte ne change jamais de propriétaire. Quoi qu’il lui arrive, elle va dans la main, la défausse ou la pioche de son propriétaire, ou se trouve de son côté d’un album.
# en: 71abb290
rule-B-GEN-06 = Les exemplaires d’une même carte sont identiques. Aucune décision, aucun événement, aucune vue ni position expurgée ne les distingue, sinon par l’endroit où ils se trouvent face visible.
# en: aad7fedd
rule-B-GEN-07 = Quand quelque chose est dû aux deux joueurs au même moment, cela se fait dans l’ordre des joueurs (tant qu’il n’y a pas de Protagoniste : d’abord le joueur 0). Le Protagoniste du tour est le joueur qui a fait la déclaration ; cela ne change pas avant que la carte Protagoniste ait été déplacée (B-ASSIGN-11).
# en: 2d90494a
rule-B-GEN-08 = Si ce que tout le monde peut voir ne laisse qu’une seule réponse légale, le moteur la donne et l’événement porte la mention « forced ». Si seul le contenu d’une main secrète ne laisse qu’une réponse, la question est posée quand même, pour que le silence ne trahisse rien. Une main compte comme secrète même si toutes ses cartes ont été vues (« shown »).
# en: e282bf74
rule-B-GEN-09 = Tout le hasard (mélanges, options aléatoires, cartes prises au hasard dans une main) vient de la graine secrète de la partie, dans l’ordre où les clauses le demandent.
# en: 9065c183
rule-B-GEN-10 = Une décision refusée nomme sa clause et ne change rien.

# en: e220f499
rules-chapter-SETUP = Mise en place
# en: 12b054d5
rule-B-SETUP-01 = Mélangez les 22 albums. Retirez-en 6, face cachée. Personne ne les voit pendant la partie.
# en: 6631ec79
rule-B-SETUP-02 = Prenez 5 des 16 albums restants, ajoutez les 2 cartes The End et mélangez ces 7 cartes : c’est le dessous du paquet.
# en: 2f9371de
rule-B-SETUP-03 = Mélangez les 11 autres albums et posez-les dessus. Le paquet d’albums compte 18 cartes ; les deux The End sont parmi les 7 dernières.
# en: aba00951
rule-B-SETUP-04 = Retournez les trois cartes du dessus, une sur chacun des emplacements 1, 2 et 3, dans cet ordre. Ce sont toujours des albums. Il reste 15 cartes dans le paquet d’albums.
# en: 84ac9294
rule-B-SETUP-05 = La réserve contient au départ 17 bulles et 6 jetons WOW!.
# en: 72c2f3ed
rule-B-SETUP-06 = Chaque joueur prend 2 bulles. Il en reste 13 dans la réserve.
# en: d299c194
rule-B-SETUP-07 = Chaque joueur mélange ses 40 cartes et en pioche 5, quelle que soit sa limite de main. Il en reste 35 dans sa pioche.
# en: 99ec4015
rule-B-SETUP-08 = Avec first_lead = younger_choice (par défaut), le plus jeune joueur décide ensuite qui prend la carte Protagoniste : choose_lead(self) ou choose_lead(opponent). Il connaît sa propre main et les trois albums visibles.
# en: 4df64258
rule-B-SETUP-09 = L’option « younger » désigne le plus jeune joueur : seat_0, seat_1, ou « random » (par défaut), qui le tire de la graine et l’annonce à tous.
# en: cb27f1da
rule-B-SETUP-10 = Avec first_lead = random, c’est la graine qui désigne le premier Protagoniste ; aucune décision n’est demandée.
# en: fd50dbc2
rule-B-SETUP-11 = Le premier tour commence par la déclaration : avant elle, on ne pioche aucune carte et on ne retourne aucun album.

# en: 7609342d
rules-chapter-DECL = La déclaration
# en: 20dbc452
rule-B-DECL-01 = Le Protagoniste déclare en jeu un des albums visibles : declare(place). La carte Protagoniste est posée à côté.
# en: b0772e32
rule-B-DECL-02 = Un emplacement occupé par The End ne peut pas être déclaré.
# en: e646cb4b
rule-B-DECL-03 = Ensuite, le Protagoniste prend 1 bulle dans la réserve et la pose sur un album visible qui n’a pas été déclaré : place_balloon(place). Ce n’est pas facultatif.
# en: d0c81dd3
rule-B-DECL-04 = S’il n’y a que deux albums visibles, la bulle va sur l’autre ; aucune décision n’est demandée (B-GEN-08).
# en: a73c0914
rule-B-DECL-05 = Il peut y avoir n’importe quel nombre de bulles sur un album. Elles y restent jusqu’à ce qu’il soit gagné ou éliminé.
# en: 6c02f0c9
rule-B-DECL-06 = S’il n’y a plus de bulle dans la réserve : avec empty_reserve = skip (par défaut), aucune n’est posée ; avec empty_reserve = own, le Protagoniste pose une des siennes, ou aucune s’il n’en a pas.
# en: 8cf6ac18
rule-B-DECL-07 = Les cartes en attente sur l’album déclaré deviennent aussitôt actives, dans l’ordre d’arrivée (B-PARK-02).
# en: f24ccc0d
rule-B-DECL-08 = Après la bulle, les effets « chosen » de l’album déclaré sont résolus (B-FX-14). Puis la mise secrète commence.

# en: 2c673ebd
rules-chapter-COMMIT = La mise secrète
# en: bf9e1967
rule-B-COMMIT-01 = Les deux joueurs choisissent en secret et en même temps des cartes de leur main pour l’album en jeu. Le jeu les attend tous les deux (« waiting ») jusqu’à ce qu’ils confirment.
# en: d41b473f
rule-B-COMMIT-02 = Un joueur mise de 1 à 3 cartes.
# en: b13f942e
rule-B-COMMIT-03 = Si l’album indique un autre nombre minimal ou maximal, c’est ce nombre qui vaut.
# en: 2fdc15b2
rule-B-COMMIT-04 = Les types peuvent être combinés librement. Les cartes qui portent l’icône de renfort peuvent être misées comme les autres, sans rien payer.
# en: 08d1f9b4
rule-B-COMMIT-05 = Sur un même album, un joueur n’a jamais deux Personnages du même nom. Au plus 1 Zagor et 1 Chico, ou 1 Martin et 1 Java.
# en: 3c2ff8e0
rule-B-COMMIT-06 = B-COMMIT-05 compte toutes les cartes du joueur à cet endroit : dans sa rangée, actives, en attente et annulées. Cela vaut pour la mise, le renfort, « deploy », « swap », « shunt » et « fetch ».
# en: b90964fe
rule-B-COMMIT-07 = Si l’album a un filtre « ban », les cartes qui y répondent ne peuvent y être ni posées, ni jouées en renfort, ni déployées, ni échangées.
# en: c388f4d1
rule-B-COMMIT-08 = Les cartes en attente devenues actives ne comptent pas dans le nombre maximal. Celui-ci limite les cartes posées depuis la main pendant la mise, et rien d’autre.
# en: ce562a76
rule-B-COMMIT-09 = lay(entry) pose une carte de la main au bout de sa propre rangée. C’est légal si la carte est en main, si la rangée est plus courte que le nombre maximal et si B-COMMIT-05 à 07 sont respectées.
# en: 6b1ad7dc
rule-B-COMMIT-10 = take_back(index) reprend en main une carte posée ; le reste de la rangée garde son ordre. C’est libre : jamais exigé, permis autant de fois qu’on veut avant d’avoir confirmé.
# en: 14acff44
rule-B-COMMIT-11 = Soit m le plus grand nombre de cartes que cette main (rangée comprise) pourrait poser ici. « confirm » est légal quand la rangée compte au moins min(nombre minimal, m) cartes. Un joueur qui en a trop peu mise donc autant qu’il peut, et une mise vide n’est légale que si rien ne peut être posé ou si le nombre minimal est 0.
# en: c5e1cfd1
rule-B-COMMIT-12 = « confirm » est définitif. Le jeu n’attend plus ce joueur, qui ne peut plus ni poser ni reprendre.
# en: 404d7fbc
rule-B-COMMIT-13 = Quand les deux ont confirmé, les deux rangées sont révélées en même temps.

# en: c8278581
rules-chapter-REVEAL = Révélation et effets immédiats
# en: cf0380fb
rule-B-REVEAL-01 = Les cartes révélées deviennent actives derrière celles qui s’y trouvaient déjà, dans l’ordre où elles ont été posées. Tous leurs effets « active » (protections comprises) agissent avant que le premier effet « enter » soit résolu.
# en: a8a82b19
rule-B-REVEAL-02 = Les effets « enter » sont résolus avant tout le reste : ceux des cartes du Protagoniste, puis ceux des cartes de l’autre joueur.
# en: aa409320
rule-B-REVEAL-03 = Pour un même joueur : avec enter_order = laid (par défaut), dans l’ordre de pose ; avec enter_order = chosen, le joueur choisit la carte suivante par next_card(index) tant qu’au moins deux de ses cartes actives ont des effets « enter » non résolus.
# en: 79124fd5
rule-B-REVEAL-04 = Pour une même carte : dans l’ordre où la carte les énumère.
# en: fdde3d86
rule-B-REVEAL-05 = Un effet « enter » n’est résolu que si sa carte est active quand vient son moment. Sinon il est perdu pour de bon.
# en: 823dc685
rule-B-REVEAL-06 = Les effets « enter » n’ont lieu qu’une fois, quand la carte vient de la main. Avec parked_enter = off (par défaut), une carte en attente ne les répète pas quand son album est mis en jeu ; avec « on », elle le fait, après la révélation, comme si son joueur l’avait posée avant les cartes de ce tour.

# en: b1c3f334
rules-chapter-FX = Les effets en général
# en: 53116c37
rule-B-FX-01 = Un effet est décrit par les champs de 9.1. Le vocabulaire est fermé : « when », « op », les filtres, nombres et conditions énumérés ici, et rien d’autre. Aucune carte n’a de code à elle.
# en: c5681317
rule-B-FX-02 = « when » est le déclencheur. « enter » : une fois, quand la carte vient de la main sur l’album en jeu. « active » : tant que sa carte est active. « win », « loss », « tie » : une fois, pendant l’attribution, quand son joueur a gagné, perdu ou fait égalité. « chosen » (albums seulement) : une fois, quand l’album a été déclaré.
# en: 585c9b64
rule-B-FX-03 = Le contrôleur de l’effet d’une carte est le propriétaire de la carte. « own » et « self » désignent le contrôleur, « opponent » l’autre joueur.
# en: 9189ebeb
rule-B-FX-04 = Toutes les conditions de « if » doivent être remplies au moment où l’effet serait résolu ; pour « active », à chaque compte. S’il en manque une, l’effet ne fait rien et ne demande rien.
# en: 678de84e
rule-B-FX-05 = Un effet est obligatoire sauf si optional = true. On ne peut pas refuser un effet obligatoire qui a une réponse légale. Un effet facultatif propose « decline » à côté de ses réponses légales ; si son contrôleur n’a rien à choisir, et pour discard_hand, on lui demande d’abord « accept » ou « decline ».
# en: b579b8e6
rule-B-FX-06 = S’il n’y a pas de cible légale, rien ne se passe, rien n’est demandé, et l’effet suivant vient.
# en: e40eb54f
rule-B-FX-07 = Une cible sur un album doit être active sur l’album en jeu, répondre à « filter » et ne pas être protégée par un « ward » adverse (B-OP-17). Seul « fetch » regarde les autres albums.
# en: 6d6bc997
rule-B-FX-08 = chooser = self (par défaut) : le contrôleur choisit la cible. chooser = opponent : c’est l’autre joueur. Celui qui choisit désigne aussi la destination d’un « shunt ». « decline » appartient toujours au contrôleur, et lui est demandé d’abord si c’est l’autre joueur qui choisit.
# en: 9b8f146a
rule-B-FX-09 = amount = n sur « salvage », « cancel », « shunt », « fetch », « bounce » et « destroy » répète l’effet n fois, avec chaque fois une nouvelle cible. Il s’arrête quand il ne reste pas de cible légale ou que le contrôleur refuse.
# en: 682088c8
rule-B-FX-10 = amount = "all" sur « cancel », « bounce » et « destroy » touche toutes les cibles légales à la fois, dans l’ordre des joueurs, puis l’ordre d’arrivée. Rien n’est choisi. Pour un effet facultatif, le contrôleur est interrogé une seule fois : « accept » ou « decline ».
# en: 6904037b
rule-B-FX-11 = Un effet qui déplace des cartes ou des jetons en déplace autant qu’il y en a, jusqu’à « amount ».
# en: 234e34eb
rule-B-FX-12 = Un choix parmi des cartes secrètes (« deploy », « swap », « dig », discard_hand par leur propriétaire) est demandé chaque fois que la main (ou, pour « dig », la pioche) n’est pas vide et que, pour « swap », une de ses propres cartes actives convient, même si aucune carte en main ne convient, sauf si le seul nombre de cartes règle la question (B-OP-06). Si aucune ne convient, « decline » est la seule réponse.
# en: 1ede4c09
rule-B-FX-13 = Quand une carte est annulée ou quitte l’album en jeu, ses effets pas encore résolus sont perdus. Ce qu’elle a déjà fait reste acquis.
# en: 27a1d977
rule-B-FX-14 = Effets d’un album : « chosen » et « tie » sont résolus pour les deux joueurs, dans l’ordre des joueurs, chacun comme contrôleur ; « active » vaut de même pour les deux ; « win » est résolu pour le gagnant, « loss » pour le perdant.
# en: 9df0edcc
rule-B-FX-15 = Une carte amenée par « deploy » ou « swap » entre en jeu : ses effets « enter » sont résolus aussitôt, avant tout ce qui est encore en suspens. Ses propres effets « deploy » et « swap » sont ignorés, si bien que les enchaînements prennent fin.

# en: d50b44a6
rules-chapter-COND = Filtres, nombres, conditions
# en: 09e381da
rule-B-COND-01 = Un filtre est un ensemble de tests qui doivent tous être satisfaits : « side » (« own », « opponent », « any »), « type » (liste), « character » (liste de noms de Personnages), « entry » (liste de cartes), « tag » (liste de mots propres au paquet de données), « reinforce » (true, false), min_value et max_value (valeur imprimée), « others » (true : pas la carte qui porte l’effet), « this » (true : seulement cette carte). Un test sur une liste est satisfait si un de ses éléments convient. Par défaut, « side » vaut « any », « others » et « this » valent false ; un test absent est toujours satisfait.
# en: 9fadf907
rule-B-COND-02 = Un nombre est l’un de ceux-ci : {"{"}cards = FILTER{"}"} les cartes actives sur l’album en jeu qui répondent au filtre ; {"{"}values = FILTER{"}"} la somme de leurs valeurs de base (B-COUNT-03) ; {"{"}types = "own"{"}"} ou {"{"}types = "opponent"{"}"} le nombre de types différents parmi les cartes actives de ce joueur ; {"{"}stat = S, of = "own" | "opponent"{"}"} où S est « hand » (rangée ouverte comprise), « deck », « discard » (nombres de cartes), « balloons », « wow » (détenus et sur les albums gagnés), « albi » (albums gagnés, avec une liste « colour » facultative) ou « prize » (bulles sur l’album en jeu).
# en: 8473329e
rule-B-COND-03 = Une condition est un nombre avec « min » et/ou « max » (tous deux inclus), ou {"{"}lead = true | false{"}"} (le contrôleur est le Protagoniste du tour), ou {"{"}colour = [...]{"}"} (de l’album en jeu), ou {"{"}as_reinforcement = true | false{"}"} (la façon dont cette carte est entrée ; false pour une carte en attente).
# en: 88eec31d
rule-B-COND-04 = La taille d’un effet est « amount » (1 par défaut), multipliée par le nombre de « per » s’il est donné (divisé par « each », 1 par défaut, arrondi à l’inférieur), au plus « cap » en valeur absolue s’il est donné. Une taille de 0 ne fait rien ; en dessous de 0, seuls « boost » et « hinder » agissent.

# en: 358cc201
rules-chapter-OP = Les opérations
# en: 6fa90370
rules-note-OP = Chaque clause donne : les déclencheurs permis ; le sens ; ce que l’on choisit. B-FX donne le reste. « who » vaut « self » (par défaut), « opponent » ou « both » (dans l’ordre des joueurs).
# en: ef785fa8
rule-B-OP-01 = draw (enter, win, loss, tie, chosen) : « who » pioche « amount » cartes selon B-DRAW. Rien à choisir. Les cartes fournies ne font piocher que sur « enter », comme la règle du jeu le dit des cartes qui font piocher leur joueur ; un album peut faire piocher son gagnant.
# en: a1f39920
rule-B-OP-02 = salvage (enter, win, loss, tie, chosen) : le contrôleur reprend en main, vue de tous, 1 carte qui convient de sa propre défausse. Choix : pick_discard(entry). Pas de cible légale si rien ne convient ou si la main est à sa limite.
# en: 0036dbce
rule-B-OP-03 = dig (enter, win, loss, tie, chosen) : le contrôleur, seul, regarde les « amount » cartes du dessus de sa pioche (moins si elle est plus courte ; la défausse n’y est pas mélangée), en prend 1 qui convient dans sa main, en secret ; les autres y retournent et la pioche est mélangée (après « decline » aussi). Choix : pick_dug(entry). À la limite de main ou avec une pioche vide, on ne regarde rien.
# en: cb023ccf
rule-B-OP-04 = peek_hand (enter, win, loss, tie, chosen) : le contrôleur voit « amount » cartes au hasard de la main adverse, ou toutes (« all »). Rien à choisir. Elles lui sont désormais connues (B-HIDE-07).
# en: 3765260e
rule-B-OP-05 = peek_albi (enter, win, loss, tie, chosen) : le contrôleur, seul, voit les « amount » cartes du dessus du paquet d’albums ; leur ordre ne change pas. Rien à choisir.
# en: 00afad82
rule-B-OP-06 = discard_hand (enter, win, loss, tie, chosen) : « who » défausse « amount » cartes de sa main. pick = "owner" (par défaut) : il les choisit par discard(entry), une à la fois ; pick = "random" : la graine choisit. Une main qui ne dépasse pas « amount » est défaussée entière, sans question.
# en: 883afc36
rule-B-OP-07 = deploy (enter) : le contrôleur met sur l’album en jeu 1 carte de sa main qui convient, au-delà du nombre maximal, gratuitement, avec ou sans icône. B-COMMIT-05 à 07 s’appliquent. Choix : deploy(entry). Elle entre en jeu (B-FX-15), dernière dans l’ordre d’arrivée.
# en: 63329370
rule-B-OP-08 = swap (enter) : le contrôleur échange une carte de sa main contre une de ses cartes actives qui répond à « filter ». D’abord swap_in(entry) : toute carte de la main qui serait légale ici après au moins un des échanges possibles ; encore secrète. Puis « target » : la carte active qui revient en main, vue de tous, l’échange étant légal. La carte qui arrive entre en jeu (B-FX-15), dernière dans l’ordre d’arrivée.
# en: c1acb102
rule-B-OP-09 = cancel (enter) : choisir 1 cible. Elle est annulée jusqu’à la fin du tour : elle compte 0, ses effets « active », « win », « loss » et « tie » sont éteints, ses effets « enter » non résolus sont perdus, aucun filtre ni nombre ne la voit. Elle reste sur l’album et le quitte avec les autres.
# en: b2f0b588
rule-B-OP-10 = shunt (enter, win, loss, tie) : choisir 1 cible, puis destination(place) : un autre album visible où B-COMMIT-05 la permet. La carte y est mise en attente. Une carte qui n’a pas d’album de ce genre n’est pas une cible légale.
# en: 57104228
rule-B-OP-11 = fetch (enter) : choisir 1 des cartes du contrôleur en attente sur un autre album, qui répond à « filter » et que B-COMMIT-05 permet ici : pick_parked(place, index). Elle devient active sur l’album en jeu, dernière dans l’ordre d’arrivée. Elle n’« entre » pas en jeu.
# en: 320520bb
rule-B-OP-12 = bounce (enter, win, loss, tie) : choisir 1 cible. Elle retourne dans la main de son propriétaire, vue de tous ; si cette main est à sa limite, elle va dans la défausse de son propriétaire.
# en: de38a057
rule-B-OP-13 = destroy (enter, win, loss, tie) : choisir 1 cible. Elle va dans la défausse de son propriétaire.
# en: 4739cde2
rule-B-OP-14 = copy (enter) : choisir 1 autre carte active. Désormais la valeur de base de la présente carte est la valeur imprimée de celle-là, jusqu’à ce que la présente carte quitte l’album ou que le tour se termine.
# en: 3215e7d6
rule-B-OP-15 = boost : le total du contrôleur augmente de la taille. Un « amount » négatif est une pénalité.
# en: 1b6889b6
rule-B-OP-16 = hinder : le total de l’adversaire diminue de la taille. Cartes seulement.
# en: 466a3934
rule-B-OP-17 = ward : aucun effet contrôlé par l’adversaire ne peut choisir ni toucher, par « cancel », « shunt », « bounce » ou « destroy », les cartes actives du contrôleur sur l’album en jeu qui répondent à « filter » (par défaut toutes, celle-ci comprise).
# en: e8ee8c68
rule-B-OP-18 = break_tie : si les totaux sont égaux au début de l’attribution, le contrôleur gagne l’album. Si les deux joueurs l’ont, l’égalité demeure. Cela n’ouvre ni ne ferme le renfort. Cartes seulement.
# en: af9525f9
rule-B-OP-19 = bar_reinforce : « who » ne peut pas jouer de renforts. Ici, « who » vaut par défaut « opponent ».
# en: cde04b56
rule-B-OP-20 = balloon (enter, win, loss, tie, chosen) : « who » prend « amount » bulles dans la réserve.
# en: a7e3aba8
rule-B-OP-21 = pay (enter, win, loss, tie, chosen) : « who » remet « amount » de ses bulles dans la réserve.
# en: 87273985
rule-B-OP-22 = steal (enter, win, loss, tie, chosen) : le contrôleur prend « amount » bulles à l’adversaire.
# en: 4e2337ff
rule-B-OP-23 = add_balloon (enter, win, loss, tie, chosen) : « amount » bulles vont de la réserve sur un album visible qui n’est pas en jeu. Choix : place_balloon(place).
# en: e84d36c6
rule-B-OP-24 = wow : to = "albo" (par défaut), seulement « win » : « amount » jetons WOW! vont de la réserve sur l’album qui vient d’être gagné. to = "player", « enter », « win », « loss », « tie », « chosen » : le contrôleur les prend.
# en: c2bec511
rule-B-OP-25 = lead (win, loss, tie) : après cette attribution, la carte Protagoniste va à « who » (« self » ou « opponent »), quoi que dise B-ASSIGN-11. Le dernier effet résolu compte.

# en: 37bac495
rules-chapter-COUNT = Le compte
# en: c5487a52
rule-B-COUNT-01 = Après les effets « enter », chaque joueur a un total : les valeurs de base de ses cartes actives, plus les tailles des « boost » de ses cartes actives et de l’album, moins les tailles des « hinder » des cartes actives de l’adversaire.
# en: 06b4e3ad
rule-B-COUNT-02 = Les cartes annulées et en attente ne comptent pas. Un joueur sans carte active a quand même un total (0 avant les boost de l’album et les hinder) et la comparaison a lieu ; 0 contre 0 est une égalité.
# en: dacd7fe1
rule-B-COUNT-03 = La valeur de base d’une carte est sa valeur imprimée, ou celle que « copy » lui a donnée. Les nombres qui additionnent des valeurs utilisent les valeurs de base, jamais les valeurs augmentées ; aucun ne dépend donc d’un total.
# en: 726d78e4
rule-B-COUNT-04 = Les totaux n’ont ni plancher ni plafond. Ils sont recalculés après chaque changement et sont publics.

# en: 8f17c178
rules-chapter-REINF = Le renfort
# en: bde2eb20
rule-B-REINF-01 = Après le compte, le joueur dont le total est le plus bas peut défausser 1 de ses bulles et jouer sur l’album en jeu 1 carte de sa main qui porte l’icône de renfort : reinforce(entry), ou « pass ».
# en: 565295cb
rule-B-REINF-02 = Seulement si cela change les totaux de sorte que le sien soit ensuite strictement le plus haut. Égaliser ne suffit pas.
# en: b772f6fb
rule-B-REINF-03 = Une carte à la fois, et chacune doit à elle seule prendre la tête.
# en: 47ac45da
rule-B-REINF-04 = Faire baisser le total de l’adversaire vaut autant que faire monter le sien.
# en: d036a73e
rule-B-REINF-05 = B-COMMIT-05 à 07 s’appliquent au renfort, mais pas le nombre maximal de la mise.
# en: 360809d1
rule-B-REINF-06 = Sur un album avec reinforce = false, personne n’est interrogé ; un joueur soumis à bar_reinforce ne l’est pas. Les cartes qui portent l’icône peuvent toujours y être misées.
# en: d32eb39a
rule-B-REINF-07 = Déroulement d’un renfort : la bulle va à la réserve ; la carte devient active, dernière dans l’ordre d’arrivée ; ses effets « enter » sont résolus ; les totaux sont recalculés.
# en: 6b6148d0
rule-B-REINF-08 = B-REINF-02 se juge sur la position après B-REINF-07, avec les meilleurs choix du joueur pour les effets « enter » de la carte elle-même ; les cartes piochées comptent par leur nombre. Parmi ces choix, seuls ceux qui le laissent en tête sont ensuite proposés. B-PACK-05 rend ce test indépendant des secrets et du hasard.
# en: ae3d834b
rule-B-REINF-09 = Le joueur en retard est interrogé chaque fois qu’il a une bulle et une carte en main et que B-REINF-06 ne l’en empêche pas, même si « pass » est sa seule réponse (B-GEN-08).
# en: 31aab32c
rule-B-REINF-10 = Après un renfort, l’autre joueur, désormais en retard, a le même droit ; et ainsi de suite, à tour de rôle.
# en: 82566a11
rule-B-REINF-11 = La phase se termine quand le joueur en retard passe ou ne peut pas être interrogé. Le joueur en tête n’ajoute jamais de cartes.
# en: 1a9eeaf2
rule-B-REINF-12 = À totaux égaux : avec tie_reinforce = none (par défaut), personne n’est interrogé ; avec tie_reinforce = protagonist, les joueurs le sont dans l’ordre des joueurs, jusqu’à ce que l’un renforce ou que les deux aient passé.

# en: 153cdaae
rules-chapter-ASSIGN = L’attribution
# en: 107977c2
rule-B-ASSIGN-01 = Le joueur dont le total est le plus haut gagne l’album ; l’autre a perdu. Des totaux égaux font une égalité, sauf si un seul des joueurs a break_tie.
# en: 7e9d8270
rule-B-ASSIGN-02 = L’issue est fixée à ce moment. Les changements ultérieurs des totaux n’y font rien.
# en: 1531caec
rule-B-ASSIGN-03 = Le gagnant prend l’album et toutes les bulles qui s’y trouvent.
# en: 2a33b497
rule-B-ASSIGN-04 = En cas d’égalité, l’album est éliminé : il sort du jeu, face visible. Ses bulles le quittent et vont à la réserve.
# en: fe9c0f73
rule-B-ASSIGN-05 = Ensuite, avant qu’aucune carte ne parte, les effets « win », « loss » ou « tie » des cartes actives sont résolus : dans l’ordre des joueurs, l’ordre d’arrivée, l’ordre de la carte.
# en: a4e27b71
rule-B-ASSIGN-06 = Puis sont résolus les effets « win » et « loss », ou « tie », de l’album lui-même, dans l’ordre des joueurs.
# en: ad9aa823
rule-B-ASSIGN-07 = Les cartes partent alors, dans l’ordre des joueurs. Le gagnant défausse toutes ses cartes qui s’y trouvent : misées, renforts, venues de l’attente, annulées.
# en: d17c9d1d
rule-B-ASSIGN-08 = Le perdant reprend en main toutes ses cartes qui s’y trouvent, renforts compris ; ce n’est pas facultatif. Seule B-RETURN peut retenir une carte.
# en: 67967787
rule-B-ASSIGN-09 = En cas d’égalité, les deux joueurs reprennent toutes leurs cartes qui s’y trouvent.
# en: e531758e
rule-B-ASSIGN-10 = Les marques de « cancel » et de « copy » prennent fin. L’emplacement est vide jusqu’au nouveau tour.
# en: 1852e574
rule-B-ASSIGN-11 = Pour finir, le perdant prend la carte Protagoniste, ou la garde. En cas d’égalité, elle reste où elle est. « lead » l’emporte sur les deux.

# en: fe7f849f
rules-chapter-RETURN = Retour et excédent
# en: 8ee54c89
rule-B-RETURN-01 = Si reprendre ses cartes ferait dépasser la limite de main, le joueur choisit lesquelles des cartes qui reviennent il garde, jusqu’à la limite ; le reste est défaussé.
# en: 9f788359
rule-B-RETURN-02 = Cela vaut pour tout retour pendant l’attribution : défaite et égalité.
# en: 5d9b7a6b
rule-B-RETURN-03 = keep(entry) prend une carte qui revient à la fois, jusqu’à ce que la main soit pleine. On ne peut pas céder à la place une carte déjà en main.
# en: a0ff3104
rule-B-RETURN-04 = S’il n’y a pas de place, toutes les cartes qui reviennent sont défaussées, sans question. Si les deux joueurs ont un excédent, ils choisissent dans l’ordre des joueurs.

# en: e162d887
rules-chapter-DRAW = La pioche
# en: eccf8239
rule-B-DRAW-01 = Piocher, c’est prendre en main la carte du dessus de sa propre pioche. Plusieurs cartes se piochent l’une après l’autre.
# en: ee1b7206
rule-B-DRAW-02 = Un joueur dont la main est à sa limite ne pioche pas, ni pour un nouveau tour ni par un effet. Rien ne bouge. La main ne dépasse jamais la limite.
# en: b751967f
rule-B-DRAW-03 = Un joueur qui doit piocher dans une pioche vide mélange d’abord sa défausse pour en former une nouvelle. Cela se fait quand la pioche est due, et non quand la dernière carte s’en va.
# en: 4986ff55
rule-B-DRAW-04 = Seule la défausse est mélangée : aucune carte en main, sur l’album en jeu ou en attente.
# en: 3635150a
rule-B-DRAW-05 = Si la pioche et la défausse sont toutes deux vides, on ne pioche pas.

# en: feb26c9a
rules-chapter-PARK = Les cartes en attente
# en: 0d7d551b
rule-B-PARK-01 = Une carte déplacée de l’album en jeu vers un autre est en attente : face visible, inactive, hors du jeu jusqu’à ce que cet album soit déclaré. Elle n’est pas en main et ne compte pas dans la limite.
# en: 8430d05c
rule-B-PARK-02 = Quand son album est déclaré, elle devient active : sa valeur et ses effets « active », « win », « loss » et « tie » comptent ; pour « enter », voir B-REVEAL-06. À l’attribution, elle part comme les autres.
# en: 5075feac
rule-B-PARK-03 = Une carte ne peut être mise en attente que sur un album visible autre que celui en jeu, jamais sur The End. S’il n’y en a qu’un, elle y va, sans question.
# en: 930d98cf
rule-B-PARK-04 = Un déplacement qui mettrait sur un album deux Personnages du même nom et du même joueur est illégal.
# en: 47c7a38e
rule-B-PARK-05 = Les cartes en attente sur un album qui n’est jamais mis en jeu y restent jusqu’à la fin.

# en: 66254907
rules-chapter-TURN = Le nouveau tour
# en: d778c88a
rule-B-TURN-01 = Chaque joueur pioche 1 carte, le nouveau Protagoniste d’abord.
# en: 3af29ce3
rule-B-TURN-02 = Puis le Protagoniste retourne la carte du dessus du paquet d’albums sur l’emplacement vide. Ce n’est pas une décision. Après une égalité, l’emplacement est garni de la même façon.
# en: fe39f4b8
rule-B-TURN-03 = Puis le Protagoniste fait sa déclaration (B-DECL) parmi les albums maintenant visibles. Le numéro du tour augmente de 1.

# en: a039dfb9
rules-chapter-TOKEN = Les jetons
# en: 2fe441e3
rule-B-TOKEN-01 = Il y a 17 bulles et 6 jetons WOW!, jamais plus. Ce qui manque dans la réserve n’est pas donné.
# en: 62c63e6f
rule-B-TOKEN-02 = Les bulles dépensées, payées et éliminées retournent à la réserve.
# en: 15f50635
rule-B-TOKEN-03 = Une bulle dépensée pour un renfort est perdue, même si l’album est perdu.
# en: ee38e1f1
rule-B-TOKEN-04 = Un jeton WOW! sur un album gagné, ou détenu par un joueur, ne bouge plus jamais et ajoute à la somme de son joueur, à la fin, les wow_points du paquet de données (2).

# en: e9b99c48
rules-chapter-END = Fin de la partie
# en: 7388151e
rule-B-END-01 = La première carte The End retournée remplit l’emplacement vide et le bloque jusqu’à la fin de la partie : désormais, il n’y a plus que deux albums au choix.
# en: 393b230c
rule-B-END-02 = Quand la seconde carte The End est retournée, la partie est aussitôt terminée : ni déclaration, ni décision.
# en: b119dd59
rule-B-END-03 = L’album encore visible, ses bulles et les cartes qui y attendent ne rapportent rien à personne.
# en: bb0a0e39
rule-B-END-04 = Une partie dure (place de la seconde carte The End dans le paquet de 18) − 3 tours : de 10 à 15.

# en: 9ea9bd21
rules-chapter-SCORE = Le décompte
# en: a391e477
rule-B-SCORE-01 = Chaque joueur additionne les points de ses albums gagnés. Les règles de points d’un album forment une liste tirée du vocabulaire fermé B-SCORE-06 à 11 ; leurs résultats s’additionnent.
# en: 3d474da1
rule-B-SCORE-02 = Plus 1 point pour 2 bulles que détient le joueur, arrondi à l’inférieur.
# en: 8131aba0
rule-B-SCORE-03 = La somme la plus haute gagne.
# en: 6337111a
rule-B-SCORE-04 = À sommes égales, le joueur qui a le plus de bulles gagne.
# en: af2906a1
rule-B-SCORE-05 = Si l’égalité demeure : final_tie = shared (par défaut) : les deux gagnent ; final_tie = albi : le joueur qui a gagné le plus d’albums gagne, et à défaut les deux.
# en: 4855558b
rule-B-SCORE-06 = flat : « points », qui peut être négatif. Les sommes peuvent être négatives.
# en: 0b921d02
rule-B-SCORE-07 = series : tous les albums gagnés de cette couleur qui portent « series » marquent ensemble, une seule fois : l’entrée k de « table » pour k d’entre eux (la dernière entrée si k est plus grand). Toutes les « series » d’une couleur dans un paquet de données ont la même table.
# en: ce1a2bc0
rule-B-SCORE-08 = rainbow : « points » pour chaque couleur différente parmi les albums gagnés du joueur, au plus « max ». Chaque album de ce genre marque.
# en: 96a991e4
rule-B-SCORE-09 = set : « points » si le joueur a gagné au moins « need » albums de « colour » (celui-ci compris), sinon « otherwise ».
# en: 7d0ba1c0
rule-B-SCORE-10 = per : « points » pour chaque « each » complet d’un « stat » de B-COND-02 (pour le joueur lui-même), au plus « max ». En plus de B-SCORE-02, et non à sa place.
# en: 098630d4
rule-B-SCORE-11 = most : « points » si le joueur a strictement plus du « stat » que l’adversaire, sinon « otherwise ».

# en: d8707d41
rules-chapter-HIDE = Les secrets
# en: 21630763
rule-B-HIDE-01 = Seul son propriétaire voit les faces d’une main ; sa taille est publique.
# en: 0d15d1c0
rule-B-HIDE-02 = Personne ne voit l’ordre d’une pioche, pas même son propriétaire ; sa taille est publique.
# en: 65b5083f
rule-B-HIDE-03 = Personne ne voit l’ordre du paquet d’albums ni les 6 albums retirés ; le nombre de cartes restantes est public.
# en: 784b81c6
rule-B-HIDE-04 = D’une mise en cours, rien n’est visible pour personne d’autre que son joueur avant que les deux aient confirmé : ni les cartes, ni leur nombre. Avec l’option ready = shown (par défaut), le fait qu’un joueur ait confirmé est aussitôt public ; avec ready = hidden, cela aussi est secret. Jusqu’à la révélation, ses cartes posées comptent pour tous les autres comme des cartes en main.
# en: 056de117
rule-B-HIDE-05 = Deux positions qui ne diffèrent que par la mise en cours d’un joueur (avec ready = shown : seulement par sa rangée et la façon dont elle s’est formée, non par sa confirmation) sont expurgées pour l’autre joueur, et pour les spectateurs, en exactement les mêmes octets, compteurs de décisions, d’événements et d’annulations compris.
# en: 1079f11e
rule-B-HIDE-06 = Dans une vue pendant la mise, « waiting » nomme les joueurs qui n’ont pas confirmé. Avec ready = hidden, il nomme les deux, sauf pour un joueur qui a confirmé : celui-ci ne voit que l’autre.
# en: 257b1bc1
rule-B-HIDE-07 = Les cartes en main qui y sont arrivées face visible (reprises, récupérées, renvoyées, échangées) sont vues de tous ; celles qu’a montrées peek_hand sont connues de ce joueur et de leur propriétaire : un regard qui montre k exemplaires porte « known » à k au moins. On tient un nombre par carte : vu ≤ connu ≤ détenu. Quand un exemplaire quitte la main face visible, les deux nombres baissent de 1, sans passer sous 0.
# en: 88e1d723
rule-B-HIDE-08 = Sont publics : les défausses (quelles cartes, sans leur ordre), les albums gagnés et éliminés, les cartes et jetons sur les albums, les marques d’annulation, les bulles, la réserve, le Protagoniste, le tour, les totaux, les points actuels. Les cartes vues par peek_albi restent connues de ce joueur jusqu’à ce qu’elles soient retournées.
# en: 82eef33f
rule-B-HIDE-09 = Quand la partie est terminée, tout est public : mains, ordre des pioches, albums retirés, graine.

# en: 0d520abc
rules-chapter-PACK = Les paquets de données
# en: 122f7dbd
rule-B-PACK-01 = Un héros a exactement 40 cartes (somme des « copies »), de 1 à 40 entrées, une limite de main de 5 à 12, de 1 à 4 noms de Personnages. Un paquet de données a deux héros ou plus ; deux héros quelconques peuvent s’affronter.
# en: b5e2c9d1
rule-B-PACK-02 = Un paquet de données a exactement 22 albums dans les quatre couleurs orange, violet, vert et bleu. The End et la carte Protagoniste n’en font pas partie.
# en: cbd33837
rule-B-PACK-03 = Chaque entrée a un « id » unique, une « source » (« rulebook », « review », « reconstruction », « box ») et un nom en italien ; les langues qui manquent reprennent l’italien.
# en: 3adad330
rule-B-PACK-04 = Le texte d’une carte ou d’un album que voient les joueurs est tiré de ses données dans chaque langue, jamais saisi à la main.
# en: deea9caf
rule-B-PACK-05 = Une carte qui porte l’icône a, parmi ses effets « enter », au plus un effet qui choisit une carte sur un album, avec amount = 1 ou « all » et chooser = self, et aucun des effets « dig », discard_hand, « deploy » et « swap ».
# en: 29dfcba4
rule-B-PACK-06 = Tout ce qui sort du vocabulaire ou des plages de 9.1 est refusé, avec le fichier, l’entrée, le champ et les mots permis. Un paquet de données refusé ne change rien.
