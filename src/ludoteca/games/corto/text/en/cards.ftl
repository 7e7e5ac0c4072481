# Made from the pack by python -m ludoteca.games.corto; edit that or phrases.ftl.

storyline-A = The Ballad of the Salt Sea
storyline-B = Under the Sign of Capricorn
storyline-C = The Celts
storyline-D = Corto Maltese in Africa (The Ethiopics)
storyline-E = Corto Maltese in Siberia
storyline-F = The Golden House of Samarkand
storyline-G = Fable of Venice (option)

card-A01 = Pandora Groovesnore
card-A01-text = White border: may add one of your markers to a character in range. Friend of Corto.

card-A02 = Tarao
card-A02-text = White border: may add one of your markers to a character in range. Friend of Corto.

card-A03 = Cranio
card-A03-text = White border: may add one of your markers to a character in range. Friend of Corto.

card-A04 = Pacific navigator
card-A04-text = White border: may add one of your markers to a character in range. Long range: its whole row and column.

card-A05 = Mutineer
card-A05-text = Black border: may hit a character in range.

card-A06 = Corsair
card-A06-text = Black border: may hit a character in range.

card-A07 = Submariner
card-A07-text = Black border: may hit a character in range.

card-A08 = The Monk
card-A08-text = Black border: may hit a character in range. Long range: its whole row and column.

card-A09 = Slütter
card-A09-text = Black-and-white border: may add a marker or hit. Friend of Corto.

card-A10 = Colonial officer
card-A10-text = Black-and-white border: may add a marker or hit.

card-A11 = Cain Groovesnore
card-A11-text = Black-and-white border: may add a marker or hit. Also goes on the board of The Celts.

card-A12 = Letter
card-A12-text = Add 1 marker to a character in range of the actor.

card-A13 = Outrigger crew
card-A13-text = Add 1 marker, then another, to characters in range of the actor.

card-A14 = Knife
card-A14-text = 1 hit on a character in range of the actor.

card-A15 = Deck gun
card-A15-text = 1 hit, then another, on characters in range of the actor. Long range: its whole row and column.

card-A16 = Swap
card-A16-text = Exchange two characters on the table. Colours do not matter; markers move along.

card-A17 = Fair wind
card-A17-text = Move Corto or Rasputin up to 3 steps. He does not act.

card-A18 = Corto
card-A18-text = Move Corto. Friends around him pay whoever controls them; then place up to 2 markers. Vehicle: up to 6 steps.

card-A19 = Rasputin
card-A19-text = Move Rasputin. He kills a character around him. Up to 3 steps.

card-A20 = Corto or Rasputin
card-A20-text = Move Corto or Rasputin, who then acts. Up to 3 steps.

card-B01 = Jeremiah Steiner
card-B01-text = White border: may add one of your markers to a character in range. Friend of Corto. Bears an ace.

card-B02 = Golden Mouth
card-B02-text = White border: may add one of your markers to a character in range. Friend of Corto. Bears an ace.

card-B03 = Tristan Bantam
card-B03-text = White border: may add one of your markers to a character in range. Friend of Corto.

card-B04 = Madame Java
card-B04-text = White border: may add one of your markers to a character in range.

card-B05 = Morgana
card-B05-text = White border: may add one of your markers to a character in range. Long range: its whole row and column.

card-B06 = Milner
card-B06-text = Black border: may hit a character in range. Bears an ace.

card-B07 = Kerstler
card-B07-text = Black border: may hit a character in range.

card-B08 = Colonel Gonçalvez
card-B08-text = Black border: may hit a character in range. Long range: its whole row and column.

card-B09 = Ambiguïté de Poincy
card-B09-text = Black-and-white border: may add a marker or hit. Friend of Corto. Bears an ace.

card-B10 = Tir Fixe
card-B10-text = Black-and-white border: may add a marker or hit.

card-B11 = Gentleman of fortune
card-B11-text = Black-and-white border: may add a marker or hit. Also goes on the board of The Ballad of the Salt Sea.

card-B12 = Charm
card-B12-text = Add 1 marker to a character in range of the actor.

card-B13 = Map
card-B13-text = Add 1 marker to a character in range of the actor.

card-B14 = Machete
card-B14-text = 1 hit on a character in range of the actor.

card-B15 = Rifle
card-B15-text = 1 hit on a character in range of the actor. Long range: its whole row and column.

card-B16 = Swap
card-B16-text = Exchange two characters on the table. Colours do not matter; markers move along.

card-B17 = Stacked deck
card-B17-text = Look at the top 3 cards of a deck and put them back in any order. This turn you may draw up to 3.

card-B18 = Corto
card-B18-text = Move Corto. Friends around him pay whoever controls them; then place up to 2 markers. Up to 3 steps.

card-B19 = Rasputin
card-B19-text = Move Rasputin. He kills a character around him. Vehicle: up to 6 steps.

card-B20 = Corto or Rasputin
card-B20-text = Move Corto or Rasputin, who then acts. Up to 3 steps.

card-C01 = Banshee O’Danann
card-C01-text = White border: may add one of your markers to a character in range. Friend of Corto.

card-C02 = Puck
card-C02-text = White border: may add one of your markers to a character in range. Friend of Corto.

card-C03 = Merlin
card-C03-text = White border: may add one of your markers to a character in range. Friend of Corto.

card-C04 = Hernestway
card-C04-text = White border: may add one of your markers to a character in range.

card-C05 = Captain Sinclaire
card-C05-text = White border: may add one of your markers to a character in range. Long range: its whole row and column.

card-C06 = Radesky
card-C06-text = Black border: may hit a character in range.

card-C07 = Colonel King
card-C07-text = Black border: may hit a character in range.

card-C08 = The Red Baron
card-C08-text = Black border: may hit a character in range. Long range: its whole row and column.

card-C09 = Major O’Sullivan
card-C09-text = Black-and-white border: may add a marker or hit. Friend of Corto.

card-C10 = Pat Finnigan
card-C10-text = Black-and-white border: may add a marker or hit.

card-C11 = Venexiana Stevenson
card-C11-text = Black-and-white border: may add a marker or hit. Also goes on the board of The Golden House of Samarkand.

card-C12 = Song
card-C12-text = Add 1 marker to a character in range of the actor.

card-C13 = Carrier message
card-C13-text = Add 1 marker, then another, to characters in range of the actor. Long range: its whole row and column.

card-C14 = Revolver
card-C14-text = 1 hit on a character in range of the actor.

card-C15 = Nitroglycerine
card-C15-text = 1 hit, then another, on characters in range of the actor.

card-C16 = Swap
card-C16-text = Exchange two characters on the table. Colours do not matter; markers move along.

card-C17 = Luck of the Irish
card-C17-text = Keep in front of you. Cancels the next hit on one of your markers, or Rasputin’s next kill of a character you control.

card-C18 = Corto
card-C18-text = Move Corto. Friends around him pay whoever controls them; then place up to 2 markers. Up to 3 steps.

card-C19 = Rasputin
card-C19-text = Move Rasputin. He kills a character around him. Up to 3 steps.

card-C20 = Corto or Rasputin
card-C20-text = Move Corto or Rasputin, who then acts. Vehicle: up to 6 steps.

card-D01 = Cush
card-D01-text = White border: may add one of your markers to a character in range. Friend of Corto.

card-D02 = Beni-Amer warrior
card-D02-text = White border: may add one of your markers to a character in range. Friend of Corto.

card-D03 = Desert guide
card-D03-text = White border: may add one of your markers to a character in range. Long range: its whole row and column. Friend of Corto.

card-D04 = Turkish officer
card-D04-text = Black border: may hit a character in range.

card-D05 = Slave trader
card-D05-text = Black border: may hit a character in range.

card-D06 = Mercenary
card-D06-text = Black border: may hit a character in range.

card-D07 = Askari sergeant
card-D07-text = Black border: may hit a character in range.

card-D08 = Leopard-man
card-D08-text = Black border: may hit a character in range. Long range: its whole row and column.

card-D09 = Shamaël
card-D09-text = Black-and-white border: may add a marker or hit. Friend of Corto.

card-D10 = British captain
card-D10-text = Black-and-white border: may add a marker or hit.

card-D11 = German officer
card-D11-text = Black-and-white border: may add a marker or hit. Also goes on the board of Under the Sign of Capricorn.

card-D12 = Amulet
card-D12-text = Add 1 marker to a character in range of the actor.

card-D13 = Dagger
card-D13-text = 1 hit on a character in range of the actor.

card-D14 = Long rifle
card-D14-text = 1 hit on a character in range of the actor. Long range: its whole row and column.

card-D15 = Dynamite
card-D15-text = 1 hit, then another, on characters in range of the actor.

card-D16 = Swap
card-D16-text = Exchange two characters on the table. Colours do not matter; markers move along.

card-D17 = Desertion
card-D17-text = Move up to 2 markers of one player from one character to adjacent characters.

card-D18 = Corto
card-D18-text = Move Corto. Friends around him pay whoever controls them; then place up to 2 markers. Vehicle: up to 6 steps.

card-D19 = Rasputin
card-D19-text = Move Rasputin. He kills a character around him. Up to 3 steps.

card-D20 = Corto or Rasputin
card-D20-text = Move Corto or Rasputin, who then acts. Up to 3 steps.

card-E01 = Shanghai Li
card-E01-text = White border: may add one of your markers to a character in range. Friend of Corto.

card-E02 = Wee-Lee Song
card-E02-text = White border: may add one of your markers to a character in range. Friend of Corto.

card-E03 = Jack Tippit
card-E03-text = White border: may add one of your markers to a character in range. Long range: its whole row and column. Friend of Corto.

card-E04 = Semenov
card-E04-text = Black border: may hit a character in range.

card-E05 = Spazetov
card-E05-text = Black border: may hit a character in range.

card-E06 = General Tchang
card-E06-text = Black border: may hit a character in range.

card-E07 = Triad killer
card-E07-text = Black border: may hit a character in range.

card-E08 = Ungern-Sternberg
card-E08-text = Black border: may hit a character in range. Long range: its whole row and column.

card-E09 = Long Life
card-E09-text = Black-and-white border: may add a marker or hit. Friend of Corto.

card-E10 = Marina Seminova
card-E10-text = Black-and-white border: may add a marker or hit.

card-E11 = Foreign airman
card-E11-text = Black-and-white border: may add a marker or hit. Also goes on the board of Corto Maltese in Africa (The Ethiopics).

card-E12 = Red lantern
card-E12-text = Add 1 marker to a character in range of the actor.

card-E13 = Pistol
card-E13-text = 1 hit on a character in range of the actor.

card-E14 = Double cannon
card-E14-text = 1 hit, then another, on characters in range of the actor. Long range: its whole row and column.

card-E15 = Machine gun
card-E15-text = 1 hit, then another, on characters in range of the actor.

card-E16 = Swap
card-E16-text = Exchange two characters on the table. Colours do not matter; markers move along.

card-E17 = Forced march
card-E17-text = Your next character this turn need not be adjacent to anything.

card-E18 = Corto
card-E18-text = Move Corto. Friends around him pay whoever controls them; then place up to 2 markers. Up to 3 steps.

card-E19 = Rasputin
card-E19-text = Move Rasputin. He kills a character around him. Vehicle: up to 6 steps.

card-E20 = Corto or Rasputin
card-E20-text = Move Corto or Rasputin, who then acts. Up to 3 steps.

card-F01 = Cassandra
card-F01-text = White border: may add one of your markers to a character in range. Friend of Corto.

card-F02 = Marianne
card-F02-text = White border: may add one of your markers to a character in range. Friend of Corto.

card-F03 = Dervish
card-F03-text = White border: may add one of your markers to a character in range. Friend of Corto.

card-F04 = Caravan master
card-F04-text = White border: may add one of your markers to a character in range. Long range: its whole row and column.

card-F05 = Enver Pasha
card-F05-text = Black border: may hit a character in range.

card-F06 = Deserter
card-F06-text = Black border: may hit a character in range.

card-F07 = Steppe horseman
card-F07-text = Black border: may hit a character in range.

card-F08 = Timur Chevket
card-F08-text = Black border: may hit a character in range. Long range: its whole row and column.

card-F09 = Shadow puppeteer
card-F09-text = Black-and-white border: may add a marker or hit. Friend of Corto.

card-F10 = Prison guard
card-F10-text = Black-and-white border: may add a marker or hit.

card-F11 = Commissar
card-F11-text = Black-and-white border: may add a marker or hit. Also goes on the board of Corto Maltese in Siberia.

card-F12 = Byron’s notes
card-F12-text = Add 1 marker to a character in range of the actor.

card-F13 = Caravan
card-F13-text = Add 1 marker, then another, to characters in range of the actor.

card-F14 = Sabre
card-F14-text = 1 hit on a character in range of the actor.

card-F15 = Carbine
card-F15-text = 1 hit on a character in range of the actor. Long range: its whole row and column.

card-F16 = Swap
card-F16-text = Exchange two characters on the table. Colours do not matter; markers move along.

card-F17 = Forged papers
card-F17-text = Your next character this turn may go on any board.

card-F18 = Corto
card-F18-text = Move Corto. Friends around him pay whoever controls them; then place up to 2 markers. Up to 3 steps.

card-F19 = Rasputin
card-F19-text = Move Rasputin. He kills a character around him. Up to 3 steps.

card-F20 = Corto or Rasputin
card-F20-text = Move Corto or Rasputin, who then acts. Vehicle: up to 6 steps.

card-G01 = Bepi Faliero
card-G01-text = White border: may add one of your markers to a character in range. Friend of Corto.

card-G02 = Hipazia
card-G02-text = White border: may add one of your markers to a character in range. Friend of Corto.

card-G03 = Little Silver Foot
card-G03-text = White border: may add one of your markers to a character in range. Friend of Corto.

card-G04 = Lagoon boatman
card-G04-text = White border: may add one of your markers to a character in range. Long range: its whole row and column.

card-G05 = Stevani
card-G05-text = Black border: may hit a character in range.

card-G06 = Blackshirt
card-G06-text = Black border: may hit a character in range.

card-G07 = Informer
card-G07-text = Black border: may hit a character in range.

card-G08 = D’Annunzio
card-G08-text = Black border: may hit a character in range. Long range: its whole row and column.

card-G09 = Louise Brookszowyc
card-G09-text = Black-and-white border: may add a marker or hit. Friend of Corto.

card-G10 = Baron Corvo
card-G10-text = Black-and-white border: may add a marker or hit.

card-G11 = Boeke
card-G11-text = Black-and-white border: may add a marker or hit. Also goes on the board of The Celts.

card-G12 = Mask
card-G12-text = Add 1 marker to a character in range of the actor.

card-G13 = Riddle
card-G13-text = Add 1 marker to a character in range of the actor.

card-G14 = Stiletto
card-G14-text = 1 hit on a character in range of the actor.

card-G15 = Roof-top shot
card-G15-text = 1 hit on a character in range of the actor. Long range: its whole row and column.

card-G16 = Swap
card-G16-text = Exchange two characters on the table. Colours do not matter; markers move along.

card-G17 = Night gondola
card-G17-text = Move Corto or Rasputin up to 3 steps. He does not act.

card-G18 = Corto
card-G18-text = Move Corto. Friends around him pay whoever controls them; then place up to 2 markers. Up to 3 steps.

card-G19 = Rasputin
card-G19-text = Move Rasputin. He kills a character around him. Up to 3 steps.

card-G20 = Corto or Rasputin
card-G20-text = Move Corto or Rasputin, who then acts. Vehicle: up to 6 steps.
