# Made from the pack by python -m ludoteca.games.corto; edit that or phrases.ftl.

storyline-A = La Ballade de la mer salée
storyline-B = Sous le signe du Capricorne
storyline-C = Les Celtiques
storyline-D = Les Éthiopiques
storyline-E = Corto Maltese en Sibérie
storyline-F = La Maison dorée de Samarkand
storyline-G = Fable de Venise

card-A01 = Pandora Groovesnore
card-A01-text = Bord blanc : peut ajouter un de vos marqueurs à un personnage à portée. Ami de Corto.

card-A02 = Tarao
card-A02-text = Bord blanc : peut ajouter un de vos marqueurs à un personnage à portée. Ami de Corto.

card-A03 = Cranio
card-A03-text = Bord blanc : peut ajouter un de vos marqueurs à un personnage à portée. Ami de Corto.

card-A04 = Navigateur du Pacifique
card-A04-text = Bord blanc : peut ajouter un de vos marqueurs à un personnage à portée. Zone d’action étendue : toute sa rangée et toute sa colonne.

card-A05 = Mutin
card-A05-text = Bord noir : peut frapper un personnage à portée.

card-A06 = Corsaire
card-A06-text = Bord noir : peut frapper un personnage à portée.

card-A07 = Sous-marinier
card-A07-text = Bord noir : peut frapper un personnage à portée.

card-A08 = Le Moine
card-A08-text = Bord noir : peut frapper un personnage à portée. Zone d’action étendue : toute sa rangée et toute sa colonne.

card-A09 = Slütter
card-A09-text = Bord noir et blanc : peut ajouter un marqueur ou frapper. Ami de Corto.

card-A10 = Officier colonial
card-A10-text = Bord noir et blanc : peut ajouter un marqueur ou frapper.

card-A11 = Caïn Groovesnore
card-A11-text = Bord noir et blanc : peut ajouter un marqueur ou frapper. Va aussi sur le plateau de Les Celtiques.

card-A12 = Lettre
card-A12-text = Ajoutez 1 marqueur à un personnage à portée de l’acteur.

card-A13 = Équipage de pirogue
card-A13-text = Ajoutez 1 marqueur, puis un autre, à des personnages à portée de l’acteur.

card-A14 = Couteau
card-A14-text = 1 coup sur un personnage à portée de l’acteur.

card-A15 = Canon de pont
card-A15-text = 1 coup, puis un autre, sur des personnages à portée de l’acteur. Zone d’action étendue : toute sa rangée et toute sa colonne.

card-A16 = Échange
card-A16-text = Échangez deux personnages en jeu, quelles que soient les couleurs, avec leurs marqueurs.

card-A17 = Bon vent
card-A17-text = Déplacez Corto ou Raspoutine de 3 pas au plus. Il n’agit pas.

card-A18 = Corto
card-A18-text = Déplacez Corto. Ses amis autour de lui paient qui les contrôle ; posez ensuite jusqu’à 2 marqueurs. Véhicule : 6 pas au plus.

card-A19 = Raspoutine
card-A19-text = Déplacez Raspoutine. Il élimine un personnage autour de lui. 3 pas au plus.

card-A20 = Corto ou Raspoutine
card-A20-text = Déplacez Corto ou Raspoutine, qui agit ensuite. 3 pas au plus.

card-B01 = Jeremiah Steiner
card-B01-text = Bord blanc : peut ajouter un de vos marqueurs à un personnage à portée. Ami de Corto. Porte un as.

card-B02 = Bouche Dorée
card-B02-text = Bord blanc : peut ajouter un de vos marqueurs à un personnage à portée. Ami de Corto. Porte un as.

card-B03 = Tristan Bantam
card-B03-text = Bord blanc : peut ajouter un de vos marqueurs à un personnage à portée. Ami de Corto.

card-B04 = Madame Java
card-B04-text = Bord blanc : peut ajouter un de vos marqueurs à un personnage à portée.

card-B05 = Morgana
card-B05-text = Bord blanc : peut ajouter un de vos marqueurs à un personnage à portée. Zone d’action étendue : toute sa rangée et toute sa colonne.

card-B06 = Milner
card-B06-text = Bord noir : peut frapper un personnage à portée. Porte un as.

card-B07 = Kerstler
card-B07-text = Bord noir : peut frapper un personnage à portée.

card-B08 = Colonel Gonçalvez
card-B08-text = Bord noir : peut frapper un personnage à portée. Zone d’action étendue : toute sa rangée et toute sa colonne.

card-B09 = Ambiguïté de Poincy
card-B09-text = Bord noir et blanc : peut ajouter un marqueur ou frapper. Ami de Corto. Porte un as.

card-B10 = Tir Fixe
card-B10-text = Bord noir et blanc : peut ajouter un marqueur ou frapper.

card-B11 = Gentilhomme de fortune
card-B11-text = Bord noir et blanc : peut ajouter un marqueur ou frapper. Va aussi sur le plateau de La Ballade de la mer salée.

card-B12 = Gri-gri
card-B12-text = Ajoutez 1 marqueur à un personnage à portée de l’acteur.

card-B13 = Carte marine
card-B13-text = Ajoutez 1 marqueur à un personnage à portée de l’acteur.

card-B14 = Machette
card-B14-text = 1 coup sur un personnage à portée de l’acteur.

card-B15 = Fusil
card-B15-text = 1 coup sur un personnage à portée de l’acteur. Zone d’action étendue : toute sa rangée et toute sa colonne.

card-B16 = Échange
card-B16-text = Échangez deux personnages en jeu, quelles que soient les couleurs, avec leurs marqueurs.

card-B17 = Cartes truquées
card-B17-text = Regardez les 3 premières cartes d’une pioche et remettez-les dans l’ordre voulu. Ce tour-ci, piochez jusqu’à 3 cartes.

card-B18 = Corto
card-B18-text = Déplacez Corto. Ses amis autour de lui paient qui les contrôle ; posez ensuite jusqu’à 2 marqueurs. 3 pas au plus.

card-B19 = Raspoutine
card-B19-text = Déplacez Raspoutine. Il élimine un personnage autour de lui. Véhicule : 6 pas au plus.

card-B20 = Corto ou Raspoutine
card-B20-text = Déplacez Corto ou Raspoutine, qui agit ensuite. 3 pas au plus.

card-C01 = Banshee O’Danann
card-C01-text = Bord blanc : peut ajouter un de vos marqueurs à un personnage à portée. Ami de Corto.

card-C02 = Puck
card-C02-text = Bord blanc : peut ajouter un de vos marqueurs à un personnage à portée. Ami de Corto.

card-C03 = Merlin
card-C03-text = Bord blanc : peut ajouter un de vos marqueurs à un personnage à portée. Ami de Corto.

card-C04 = Hernestway
card-C04-text = Bord blanc : peut ajouter un de vos marqueurs à un personnage à portée.

card-C05 = Capitaine Sinclaire
card-C05-text = Bord blanc : peut ajouter un de vos marqueurs à un personnage à portée. Zone d’action étendue : toute sa rangée et toute sa colonne.

card-C06 = Radesky
card-C06-text = Bord noir : peut frapper un personnage à portée.

card-C07 = Colonel King
card-C07-text = Bord noir : peut frapper un personnage à portée.

card-C08 = Le Baron Rouge
card-C08-text = Bord noir : peut frapper un personnage à portée. Zone d’action étendue : toute sa rangée et toute sa colonne.

card-C09 = Commandant O’Sullivan
card-C09-text = Bord noir et blanc : peut ajouter un marqueur ou frapper. Ami de Corto.

card-C10 = Pat Finnigan
card-C10-text = Bord noir et blanc : peut ajouter un marqueur ou frapper.

card-C11 = Venexiana Stevenson
card-C11-text = Bord noir et blanc : peut ajouter un marqueur ou frapper. Va aussi sur le plateau de La Maison dorée de Samarkand.

card-C12 = Chanson
card-C12-text = Ajoutez 1 marqueur à un personnage à portée de l’acteur.

card-C13 = Message par pigeon
card-C13-text = Ajoutez 1 marqueur, puis un autre, à des personnages à portée de l’acteur. Zone d’action étendue : toute sa rangée et toute sa colonne.

card-C14 = Revolver
card-C14-text = 1 coup sur un personnage à portée de l’acteur.

card-C15 = Nitroglycérine
card-C15-text = 1 coup, puis un autre, sur des personnages à portée de l’acteur.

card-C16 = Échange
card-C16-text = Échangez deux personnages en jeu, quelles que soient les couleurs, avec leurs marqueurs.

card-C17 = Chance irlandaise
card-C17-text = À garder devant vous. Annule le prochain coup porté à l’un de vos marqueurs, ou l’élimination par Raspoutine d’un personnage que vous contrôlez.

card-C18 = Corto
card-C18-text = Déplacez Corto. Ses amis autour de lui paient qui les contrôle ; posez ensuite jusqu’à 2 marqueurs. 3 pas au plus.

card-C19 = Raspoutine
card-C19-text = Déplacez Raspoutine. Il élimine un personnage autour de lui. 3 pas au plus.

card-C20 = Corto ou Raspoutine
card-C20-text = Déplacez Corto ou Raspoutine, qui agit ensuite. Véhicule : 6 pas au plus.

card-D01 = Cush
card-D01-text = Bord blanc : peut ajouter un de vos marqueurs à un personnage à portée. Ami de Corto.

card-D02 = Guerrier beni-amer
card-D02-text = Bord blanc : peut ajouter un de vos marqueurs à un personnage à portée. Ami de Corto.

card-D03 = Guide du désert
card-D03-text = Bord blanc : peut ajouter un de vos marqueurs à un personnage à portée. Zone d’action étendue : toute sa rangée et toute sa colonne. Ami de Corto.

card-D04 = Officier turc
card-D04-text = Bord noir : peut frapper un personnage à portée.

card-D05 = Marchand d’esclaves
card-D05-text = Bord noir : peut frapper un personnage à portée.

card-D06 = Mercenaire
card-D06-text = Bord noir : peut frapper un personnage à portée.

card-D07 = Sergent askari
card-D07-text = Bord noir : peut frapper un personnage à portée.

card-D08 = Homme-léopard
card-D08-text = Bord noir : peut frapper un personnage à portée. Zone d’action étendue : toute sa rangée et toute sa colonne.

card-D09 = Shamaël
card-D09-text = Bord noir et blanc : peut ajouter un marqueur ou frapper. Ami de Corto.

card-D10 = Capitaine britannique
card-D10-text = Bord noir et blanc : peut ajouter un marqueur ou frapper.

card-D11 = Officier allemand
card-D11-text = Bord noir et blanc : peut ajouter un marqueur ou frapper. Va aussi sur le plateau de Sous le signe du Capricorne.

card-D12 = Amulette
card-D12-text = Ajoutez 1 marqueur à un personnage à portée de l’acteur.

card-D13 = Poignard
card-D13-text = 1 coup sur un personnage à portée de l’acteur.

card-D14 = Long fusil
card-D14-text = 1 coup sur un personnage à portée de l’acteur. Zone d’action étendue : toute sa rangée et toute sa colonne.

card-D15 = Dynamite
card-D15-text = 1 coup, puis un autre, sur des personnages à portée de l’acteur.

card-D16 = Échange
card-D16-text = Échangez deux personnages en jeu, quelles que soient les couleurs, avec leurs marqueurs.

card-D17 = Désertion
card-D17-text = Prenez jusqu’à 2 marqueurs d’un même joueur sur un personnage et posez-les sur des personnages contigus.

card-D18 = Corto
card-D18-text = Déplacez Corto. Ses amis autour de lui paient qui les contrôle ; posez ensuite jusqu’à 2 marqueurs. Véhicule : 6 pas au plus.

card-D19 = Raspoutine
card-D19-text = Déplacez Raspoutine. Il élimine un personnage autour de lui. 3 pas au plus.

card-D20 = Corto ou Raspoutine
card-D20-text = Déplacez Corto ou Raspoutine, qui agit ensuite. 3 pas au plus.

card-E01 = Shanghai Li
card-E01-text = Bord blanc : peut ajouter un de vos marqueurs à un personnage à portée. Ami de Corto.

card-E02 = Wee-Lee Song
card-E02-text = Bord blanc : peut ajouter un de vos marqueurs à un personnage à portée. Ami de Corto.

card-E03 = Jack Tippit
card-E03-text = Bord blanc : peut ajouter un de vos marqueurs à un personnage à portée. Zone d’action étendue : toute sa rangée et toute sa colonne. Ami de Corto.

card-E04 = Semenov
card-E04-text = Bord noir : peut frapper un personnage à portée.

card-E05 = Spazetov
card-E05-text = Bord noir : peut frapper un personnage à portée.

card-E06 = Général Tchang
card-E06-text = Bord noir : peut frapper un personnage à portée.

card-E07 = Tueur de la Triade
card-E07-text = Bord noir : peut frapper un personnage à portée.

card-E08 = Ungern-Sternberg
card-E08-text = Bord noir : peut frapper un personnage à portée. Zone d’action étendue : toute sa rangée et toute sa colonne.

card-E09 = Longue-Vie
card-E09-text = Bord noir et blanc : peut ajouter un marqueur ou frapper. Ami de Corto.

card-E10 = Marina Seminova
card-E10-text = Bord noir et blanc : peut ajouter un marqueur ou frapper.

card-E11 = Aviateur étranger
card-E11-text = Bord noir et blanc : peut ajouter un marqueur ou frapper. Va aussi sur le plateau de Les Éthiopiques.

card-E12 = Lanterne rouge
card-E12-text = Ajoutez 1 marqueur à un personnage à portée de l’acteur.

card-E13 = Pistolet
card-E13-text = 1 coup sur un personnage à portée de l’acteur.

card-E14 = Double canon
card-E14-text = 1 coup, puis un autre, sur des personnages à portée de l’acteur. Zone d’action étendue : toute sa rangée et toute sa colonne.

card-E15 = Mitrailleuse
card-E15-text = 1 coup, puis un autre, sur des personnages à portée de l’acteur.

card-E16 = Échange
card-E16-text = Échangez deux personnages en jeu, quelles que soient les couleurs, avec leurs marqueurs.

card-E17 = Marche forcée
card-E17-text = Votre prochain personnage de ce tour n’a pas besoin d’être contigu.

card-E18 = Corto
card-E18-text = Déplacez Corto. Ses amis autour de lui paient qui les contrôle ; posez ensuite jusqu’à 2 marqueurs. 3 pas au plus.

card-E19 = Raspoutine
card-E19-text = Déplacez Raspoutine. Il élimine un personnage autour de lui. Véhicule : 6 pas au plus.

card-E20 = Corto ou Raspoutine
card-E20-text = Déplacez Corto ou Raspoutine, qui agit ensuite. 3 pas au plus.

card-F01 = Cassandre
card-F01-text = Bord blanc : peut ajouter un de vos marqueurs à un personnage à portée. Ami de Corto.

card-F02 = Marianne
card-F02-text = Bord blanc : peut ajouter un de vos marqueurs à un personnage à portée. Ami de Corto.

card-F03 = Derviche
card-F03-text = Bord blanc : peut ajouter un de vos marqueurs à un personnage à portée. Ami de Corto.

card-F04 = Maître caravanier
card-F04-text = Bord blanc : peut ajouter un de vos marqueurs à un personnage à portée. Zone d’action étendue : toute sa rangée et toute sa colonne.

card-F05 = Enver Pacha
card-F05-text = Bord noir : peut frapper un personnage à portée.

card-F06 = Déserteur
card-F06-text = Bord noir : peut frapper un personnage à portée.

card-F07 = Cavalier des steppes
card-F07-text = Bord noir : peut frapper un personnage à portée.

card-F08 = Timour Chevket
card-F08-text = Bord noir : peut frapper un personnage à portée. Zone d’action étendue : toute sa rangée et toute sa colonne.

card-F09 = Montreur d’ombres
card-F09-text = Bord noir et blanc : peut ajouter un marqueur ou frapper. Ami de Corto.

card-F10 = Gardien de prison
card-F10-text = Bord noir et blanc : peut ajouter un marqueur ou frapper.

card-F11 = Commissaire
card-F11-text = Bord noir et blanc : peut ajouter un marqueur ou frapper. Va aussi sur le plateau de Corto Maltese en Sibérie.

card-F12 = Carnets de Byron
card-F12-text = Ajoutez 1 marqueur à un personnage à portée de l’acteur.

card-F13 = Caravane
card-F13-text = Ajoutez 1 marqueur, puis un autre, à des personnages à portée de l’acteur.

card-F14 = Sabre
card-F14-text = 1 coup sur un personnage à portée de l’acteur.

card-F15 = Carabine
card-F15-text = 1 coup sur un personnage à portée de l’acteur. Zone d’action étendue : toute sa rangée et toute sa colonne.

card-F16 = Échange
card-F16-text = Échangez deux personnages en jeu, quelles que soient les couleurs, avec leurs marqueurs.

card-F17 = Faux papiers
card-F17-text = Votre prochain personnage de ce tour peut aller sur n’importe quel plateau.

card-F18 = Corto
card-F18-text = Déplacez Corto. Ses amis autour de lui paient qui les contrôle ; posez ensuite jusqu’à 2 marqueurs. 3 pas au plus.

card-F19 = Raspoutine
card-F19-text = Déplacez Raspoutine. Il élimine un personnage autour de lui. 3 pas au plus.

card-F20 = Corto ou Raspoutine
card-F20-text = Déplacez Corto ou Raspoutine, qui agit ensuite. Véhicule : 6 pas au plus.

card-G01 = Bepi Faliero
card-G01-text = Bord blanc : peut ajouter un de vos marqueurs à un personnage à portée. Ami de Corto.

card-G02 = Hipazia
card-G02-text = Bord blanc : peut ajouter un de vos marqueurs à un personnage à portée. Ami de Corto.

card-G03 = Petit Pied d’Argent
card-G03-text = Bord blanc : peut ajouter un de vos marqueurs à un personnage à portée. Ami de Corto.

card-G04 = Batelier de la lagune
card-G04-text = Bord blanc : peut ajouter un de vos marqueurs à un personnage à portée. Zone d’action étendue : toute sa rangée et toute sa colonne.

card-G05 = Stevani
card-G05-text = Bord noir : peut frapper un personnage à portée.

card-G06 = Chemise noire
card-G06-text = Bord noir : peut frapper un personnage à portée.

card-G07 = Mouchard
card-G07-text = Bord noir : peut frapper un personnage à portée.

card-G08 = D’Annunzio
card-G08-text = Bord noir : peut frapper un personnage à portée. Zone d’action étendue : toute sa rangée et toute sa colonne.

card-G09 = Louise Brookszowyc
card-G09-text = Bord noir et blanc : peut ajouter un marqueur ou frapper. Ami de Corto.

card-G10 = Baron Corvo
card-G10-text = Bord noir et blanc : peut ajouter un marqueur ou frapper.

card-G11 = Böeke
card-G11-text = Bord noir et blanc : peut ajouter un marqueur ou frapper. Va aussi sur le plateau de Les Celtiques.

card-G12 = Masque
card-G12-text = Ajoutez 1 marqueur à un personnage à portée de l’acteur.

card-G13 = Énigme
card-G13-text = Ajoutez 1 marqueur à un personnage à portée de l’acteur.

card-G14 = Stylet
card-G14-text = 1 coup sur un personnage à portée de l’acteur.

card-G15 = Tir depuis les toits
card-G15-text = 1 coup sur un personnage à portée de l’acteur. Zone d’action étendue : toute sa rangée et toute sa colonne.

card-G16 = Échange
card-G16-text = Échangez deux personnages en jeu, quelles que soient les couleurs, avec leurs marqueurs.

card-G17 = Gondole de nuit
card-G17-text = Déplacez Corto ou Raspoutine de 3 pas au plus. Il n’agit pas.

card-G18 = Corto
card-G18-text = Déplacez Corto. Ses amis autour de lui paient qui les contrôle ; posez ensuite jusqu’à 2 marqueurs. 3 pas au plus.

card-G19 = Raspoutine
card-G19-text = Déplacez Raspoutine. Il élimine un personnage autour de lui. 3 pas au plus.

card-G20 = Corto ou Raspoutine
card-G20-text = Déplacez Corto ou Raspoutine, qui agit ensuite. Véhicule : 6 pas au plus.
