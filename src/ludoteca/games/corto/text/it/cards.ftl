# Made from the pack by python -m ludoteca.games.corto; edit that or phrases.ftl.

storyline-A = Una ballata del mare salato
storyline-B = Sotto il segno del Capricorno
storyline-C = Le Celtiche
storyline-D = Le Etiopiche
storyline-E = Corte Sconta detta Arcana
storyline-F = La casa dorata di Samarcanda
storyline-G = Favola di Venezia

card-A01 = Pandora Groovesnore
card-A01-text = Bordo bianco: può aggiungere un tuo segnalino a un personaggio nel raggio. Amico di Corto.

card-A02 = Tarao
card-A02-text = Bordo bianco: può aggiungere un tuo segnalino a un personaggio nel raggio. Amico di Corto.

card-A03 = Cranio
card-A03-text = Bordo bianco: può aggiungere un tuo segnalino a un personaggio nel raggio. Amico di Corto.

card-A04 = Navigatore del Pacifico
card-A04-text = Bordo bianco: può aggiungere un tuo segnalino a un personaggio nel raggio. Raggio esteso: tutta la sua fila e colonna.

card-A05 = Ammutinato
card-A05-text = Bordo nero: può colpire un personaggio nel raggio.

card-A06 = Corsaro
card-A06-text = Bordo nero: può colpire un personaggio nel raggio.

card-A07 = Sommergibilista
card-A07-text = Bordo nero: può colpire un personaggio nel raggio.

card-A08 = Il Monaco
card-A08-text = Bordo nero: può colpire un personaggio nel raggio. Raggio esteso: tutta la sua fila e colonna.

card-A09 = Slütter
card-A09-text = Bordo bianco e nero: può aggiungere un segnalino o colpire. Amico di Corto.

card-A10 = Ufficiale coloniale
card-A10-text = Bordo bianco e nero: può aggiungere un segnalino o colpire.

card-A11 = Cain Groovesnore
card-A11-text = Bordo bianco e nero: può aggiungere un segnalino o colpire. Va anche sulla plancia di Le Celtiche.

card-A12 = Lettera
card-A12-text = Aggiungi 1 segnalino a un personaggio nel raggio di chi agisce.

card-A13 = Equipaggio di piroga
card-A13-text = Aggiungi 1 segnalino, poi un altro, a personaggi nel raggio di chi agisce.

card-A14 = Coltello
card-A14-text = 1 colpo a un personaggio nel raggio di chi agisce.

card-A15 = Cannone di coperta
card-A15-text = 1 colpo, poi un altro, a personaggi nel raggio di chi agisce. Raggio esteso: tutta la sua fila e colonna.

card-A16 = Scambio
card-A16-text = Scambia due personaggi in gioco, senza badare ai colori, con i loro segnalini.

card-A17 = Vento in poppa
card-A17-text = Muovi Corto o Rasputin fino a 3 passi. Non agisce.

card-A18 = Corto
card-A18-text = Muovi Corto. Gli amici intorno a lui pagano chi li controlla; poi metti fino a 2 segnalini. Veicolo: fino a 6 passi.

card-A19 = Rasputin
card-A19-text = Muovi Rasputin. Elimina un personaggio intorno a lui. Fino a 3 passi.

card-A20 = Corto o Rasputin
card-A20-text = Muovi Corto o Rasputin, che poi agisce. Fino a 3 passi.

card-B01 = Jeremiah Steiner
card-B01-text = Bordo bianco: può aggiungere un tuo segnalino a un personaggio nel raggio. Amico di Corto. Porta un asso.

card-B02 = Bocca Dorata
card-B02-text = Bordo bianco: può aggiungere un tuo segnalino a un personaggio nel raggio. Amico di Corto. Porta un asso.

card-B03 = Tristan Bantam
card-B03-text = Bordo bianco: può aggiungere un tuo segnalino a un personaggio nel raggio. Amico di Corto.

card-B04 = Madame Java
card-B04-text = Bordo bianco: può aggiungere un tuo segnalino a un personaggio nel raggio.

card-B05 = Morgana
card-B05-text = Bordo bianco: può aggiungere un tuo segnalino a un personaggio nel raggio. Raggio esteso: tutta la sua fila e colonna.

card-B06 = Milner
card-B06-text = Bordo nero: può colpire un personaggio nel raggio. Porta un asso.

card-B07 = Kerstler
card-B07-text = Bordo nero: può colpire un personaggio nel raggio.

card-B08 = Colonnello Gonçalvez
card-B08-text = Bordo nero: può colpire un personaggio nel raggio. Raggio esteso: tutta la sua fila e colonna.

card-B09 = Ambiguità de Poincy
card-B09-text = Bordo bianco e nero: può aggiungere un segnalino o colpire. Amico di Corto. Porta un asso.

card-B10 = Tiro Fisso
card-B10-text = Bordo bianco e nero: può aggiungere un segnalino o colpire.

card-B11 = Gentiluomo di ventura
card-B11-text = Bordo bianco e nero: può aggiungere un segnalino o colpire. Va anche sulla plancia di Una ballata del mare salato.

card-B12 = Talismano
card-B12-text = Aggiungi 1 segnalino a un personaggio nel raggio di chi agisce.

card-B13 = Mappa
card-B13-text = Aggiungi 1 segnalino a un personaggio nel raggio di chi agisce.

card-B14 = Machete
card-B14-text = 1 colpo a un personaggio nel raggio di chi agisce.

card-B15 = Fucile
card-B15-text = 1 colpo a un personaggio nel raggio di chi agisce. Raggio esteso: tutta la sua fila e colonna.

card-B16 = Scambio
card-B16-text = Scambia due personaggi in gioco, senza badare ai colori, con i loro segnalini.

card-B17 = Mazzo truccato
card-B17-text = Guarda le prime 3 carte di un mazzo e rimettile nell’ordine che vuoi. In questo turno puoi pescare fino a 3 carte.

card-B18 = Corto
card-B18-text = Muovi Corto. Gli amici intorno a lui pagano chi li controlla; poi metti fino a 2 segnalini. Fino a 3 passi.

card-B19 = Rasputin
card-B19-text = Muovi Rasputin. Elimina un personaggio intorno a lui. Veicolo: fino a 6 passi.

card-B20 = Corto o Rasputin
card-B20-text = Muovi Corto o Rasputin, che poi agisce. Fino a 3 passi.

card-C01 = Banshee O’Danann
card-C01-text = Bordo bianco: può aggiungere un tuo segnalino a un personaggio nel raggio. Amico di Corto.

card-C02 = Puck
card-C02-text = Bordo bianco: può aggiungere un tuo segnalino a un personaggio nel raggio. Amico di Corto.

card-C03 = Merlino
card-C03-text = Bordo bianco: può aggiungere un tuo segnalino a un personaggio nel raggio. Amico di Corto.

card-C04 = Hernestway
card-C04-text = Bordo bianco: può aggiungere un tuo segnalino a un personaggio nel raggio.

card-C05 = Capitano Sinclaire
card-C05-text = Bordo bianco: può aggiungere un tuo segnalino a un personaggio nel raggio. Raggio esteso: tutta la sua fila e colonna.

card-C06 = Radesky
card-C06-text = Bordo nero: può colpire un personaggio nel raggio.

card-C07 = Colonnello King
card-C07-text = Bordo nero: può colpire un personaggio nel raggio.

card-C08 = Il Barone Rosso
card-C08-text = Bordo nero: può colpire un personaggio nel raggio. Raggio esteso: tutta la sua fila e colonna.

card-C09 = Maggiore O’Sullivan
card-C09-text = Bordo bianco e nero: può aggiungere un segnalino o colpire. Amico di Corto.

card-C10 = Pat Finnigan
card-C10-text = Bordo bianco e nero: può aggiungere un segnalino o colpire.

card-C11 = Venexiana Stevenson
card-C11-text = Bordo bianco e nero: può aggiungere un segnalino o colpire. Va anche sulla plancia di La casa dorata di Samarcanda.

card-C12 = Canzone
card-C12-text = Aggiungi 1 segnalino a un personaggio nel raggio di chi agisce.

card-C13 = Messaggio per colombo
card-C13-text = Aggiungi 1 segnalino, poi un altro, a personaggi nel raggio di chi agisce. Raggio esteso: tutta la sua fila e colonna.

card-C14 = Rivoltella
card-C14-text = 1 colpo a un personaggio nel raggio di chi agisce.

card-C15 = Nitroglicerina
card-C15-text = 1 colpo, poi un altro, a personaggi nel raggio di chi agisce.

card-C16 = Scambio
card-C16-text = Scambia due personaggi in gioco, senza badare ai colori, con i loro segnalini.

card-C17 = Fortuna irlandese
card-C17-text = Tienila davanti a te. Annulla il prossimo colpo a un tuo segnalino, o l’eliminazione da parte di Rasputin di un personaggio che controlli.

card-C18 = Corto
card-C18-text = Muovi Corto. Gli amici intorno a lui pagano chi li controlla; poi metti fino a 2 segnalini. Fino a 3 passi.

card-C19 = Rasputin
card-C19-text = Muovi Rasputin. Elimina un personaggio intorno a lui. Fino a 3 passi.

card-C20 = Corto o Rasputin
card-C20-text = Muovi Corto o Rasputin, che poi agisce. Veicolo: fino a 6 passi.

card-D01 = Cush
card-D01-text = Bordo bianco: può aggiungere un tuo segnalino a un personaggio nel raggio. Amico di Corto.

card-D02 = Guerriero beni amer
card-D02-text = Bordo bianco: può aggiungere un tuo segnalino a un personaggio nel raggio. Amico di Corto.

card-D03 = Guida del deserto
card-D03-text = Bordo bianco: può aggiungere un tuo segnalino a un personaggio nel raggio. Raggio esteso: tutta la sua fila e colonna. Amico di Corto.

card-D04 = Ufficiale turco
card-D04-text = Bordo nero: può colpire un personaggio nel raggio.

card-D05 = Mercante di schiavi
card-D05-text = Bordo nero: può colpire un personaggio nel raggio.

card-D06 = Mercenario
card-D06-text = Bordo nero: può colpire un personaggio nel raggio.

card-D07 = Sergente ascaro
card-D07-text = Bordo nero: può colpire un personaggio nel raggio.

card-D08 = Uomo leopardo
card-D08-text = Bordo nero: può colpire un personaggio nel raggio. Raggio esteso: tutta la sua fila e colonna.

card-D09 = Shamaël
card-D09-text = Bordo bianco e nero: può aggiungere un segnalino o colpire. Amico di Corto.

card-D10 = Capitano britannico
card-D10-text = Bordo bianco e nero: può aggiungere un segnalino o colpire.

card-D11 = Ufficiale tedesco
card-D11-text = Bordo bianco e nero: può aggiungere un segnalino o colpire. Va anche sulla plancia di Sotto il segno del Capricorno.

card-D12 = Amuleto
card-D12-text = Aggiungi 1 segnalino a un personaggio nel raggio di chi agisce.

card-D13 = Pugnale
card-D13-text = 1 colpo a un personaggio nel raggio di chi agisce.

card-D14 = Fucile a canna lunga
card-D14-text = 1 colpo a un personaggio nel raggio di chi agisce. Raggio esteso: tutta la sua fila e colonna.

card-D15 = Dinamite
card-D15-text = 1 colpo, poi un altro, a personaggi nel raggio di chi agisce.

card-D16 = Scambio
card-D16-text = Scambia due personaggi in gioco, senza badare ai colori, con i loro segnalini.

card-D17 = Diserzione
card-D17-text = Prendi fino a 2 segnalini di uno stesso giocatore da un personaggio e spostali su personaggi adiacenti.

card-D18 = Corto
card-D18-text = Muovi Corto. Gli amici intorno a lui pagano chi li controlla; poi metti fino a 2 segnalini. Veicolo: fino a 6 passi.

card-D19 = Rasputin
card-D19-text = Muovi Rasputin. Elimina un personaggio intorno a lui. Fino a 3 passi.

card-D20 = Corto o Rasputin
card-D20-text = Muovi Corto o Rasputin, che poi agisce. Fino a 3 passi.

card-E01 = Shanghai Li
card-E01-text = Bordo bianco: può aggiungere un tuo segnalino a un personaggio nel raggio. Amico di Corto.

card-E02 = Wee-Lee Song
card-E02-text = Bordo bianco: può aggiungere un tuo segnalino a un personaggio nel raggio. Amico di Corto.

card-E03 = Jack Tippit
card-E03-text = Bordo bianco: può aggiungere un tuo segnalino a un personaggio nel raggio. Raggio esteso: tutta la sua fila e colonna. Amico di Corto.

card-E04 = Semenov
card-E04-text = Bordo nero: può colpire un personaggio nel raggio.

card-E05 = Spazetov
card-E05-text = Bordo nero: può colpire un personaggio nel raggio.

card-E06 = Generale Tchang
card-E06-text = Bordo nero: può colpire un personaggio nel raggio.

card-E07 = Sicario della Triade
card-E07-text = Bordo nero: può colpire un personaggio nel raggio.

card-E08 = Ungern-Sternberg
card-E08-text = Bordo nero: può colpire un personaggio nel raggio. Raggio esteso: tutta la sua fila e colonna.

card-E09 = Lunga Vita
card-E09-text = Bordo bianco e nero: può aggiungere un segnalino o colpire. Amico di Corto.

card-E10 = Marina Seminova
card-E10-text = Bordo bianco e nero: può aggiungere un segnalino o colpire.

card-E11 = Aviatore straniero
card-E11-text = Bordo bianco e nero: può aggiungere un segnalino o colpire. Va anche sulla plancia di Le Etiopiche.

card-E12 = Lanterna rossa
card-E12-text = Aggiungi 1 segnalino a un personaggio nel raggio di chi agisce.

card-E13 = Pistola
card-E13-text = 1 colpo a un personaggio nel raggio di chi agisce.

card-E14 = Doppio cannone
card-E14-text = 1 colpo, poi un altro, a personaggi nel raggio di chi agisce. Raggio esteso: tutta la sua fila e colonna.

card-E15 = Mitragliatrice
card-E15-text = 1 colpo, poi un altro, a personaggi nel raggio di chi agisce.

card-E16 = Scambio
card-E16-text = Scambia due personaggi in gioco, senza badare ai colori, con i loro segnalini.

card-E17 = Marcia forzata
card-E17-text = Il tuo prossimo personaggio di questo turno può anche non essere adiacente.

card-E18 = Corto
card-E18-text = Muovi Corto. Gli amici intorno a lui pagano chi li controlla; poi metti fino a 2 segnalini. Fino a 3 passi.

card-E19 = Rasputin
card-E19-text = Muovi Rasputin. Elimina un personaggio intorno a lui. Veicolo: fino a 6 passi.

card-E20 = Corto o Rasputin
card-E20-text = Muovi Corto o Rasputin, che poi agisce. Fino a 3 passi.

card-F01 = Cassandra
card-F01-text = Bordo bianco: può aggiungere un tuo segnalino a un personaggio nel raggio. Amico di Corto.

card-F02 = Marianne
card-F02-text = Bordo bianco: può aggiungere un tuo segnalino a un personaggio nel raggio. Amico di Corto.

card-F03 = Derviscio
card-F03-text = Bordo bianco: può aggiungere un tuo segnalino a un personaggio nel raggio. Amico di Corto.

card-F04 = Capo carovaniere
card-F04-text = Bordo bianco: può aggiungere un tuo segnalino a un personaggio nel raggio. Raggio esteso: tutta la sua fila e colonna.

card-F05 = Enver Pascià
card-F05-text = Bordo nero: può colpire un personaggio nel raggio.

card-F06 = Disertore
card-F06-text = Bordo nero: può colpire un personaggio nel raggio.

card-F07 = Cavaliere delle steppe
card-F07-text = Bordo nero: può colpire un personaggio nel raggio.

card-F08 = Timur Chevket
card-F08-text = Bordo nero: può colpire un personaggio nel raggio. Raggio esteso: tutta la sua fila e colonna.

card-F09 = Burattinaio d’ombre
card-F09-text = Bordo bianco e nero: può aggiungere un segnalino o colpire. Amico di Corto.

card-F10 = Guardia carceraria
card-F10-text = Bordo bianco e nero: può aggiungere un segnalino o colpire.

card-F11 = Commissario
card-F11-text = Bordo bianco e nero: può aggiungere un segnalino o colpire. Va anche sulla plancia di Corte Sconta detta Arcana.

card-F12 = Taccuini di Byron
card-F12-text = Aggiungi 1 segnalino a un personaggio nel raggio di chi agisce.

card-F13 = Carovana
card-F13-text = Aggiungi 1 segnalino, poi un altro, a personaggi nel raggio di chi agisce.

card-F14 = Sciabola
card-F14-text = 1 colpo a un personaggio nel raggio di chi agisce.

card-F15 = Carabina
card-F15-text = 1 colpo a un personaggio nel raggio di chi agisce. Raggio esteso: tutta la sua fila e colonna.

card-F16 = Scambio
card-F16-text = Scambia due personaggi in gioco, senza badare ai colori, con i loro segnalini.

card-F17 = Documenti falsi
card-F17-text = Il tuo prossimo personaggio di questo turno può andare su qualsiasi plancia.

card-F18 = Corto
card-F18-text = Muovi Corto. Gli amici intorno a lui pagano chi li controlla; poi metti fino a 2 segnalini. Fino a 3 passi.

card-F19 = Rasputin
card-F19-text = Muovi Rasputin. Elimina un personaggio intorno a lui. Fino a 3 passi.

card-F20 = Corto o Rasputin
card-F20-text = Muovi Corto o Rasputin, che poi agisce. Veicolo: fino a 6 passi.

card-G01 = Bepi Faliero
card-G01-text = Bordo bianco: può aggiungere un tuo segnalino a un personaggio nel raggio. Amico di Corto.

card-G02 = Hipazia
card-G02-text = Bordo bianco: può aggiungere un tuo segnalino a un personaggio nel raggio. Amico di Corto.

card-G03 = Piedino d’Argento
card-G03-text = Bordo bianco: può aggiungere un tuo segnalino a un personaggio nel raggio. Amico di Corto.

card-G04 = Barcaiolo della laguna
card-G04-text = Bordo bianco: può aggiungere un tuo segnalino a un personaggio nel raggio. Raggio esteso: tutta la sua fila e colonna.

card-G05 = Stevani
card-G05-text = Bordo nero: può colpire un personaggio nel raggio.

card-G06 = Camicia nera
card-G06-text = Bordo nero: può colpire un personaggio nel raggio.

card-G07 = Delatore
card-G07-text = Bordo nero: può colpire un personaggio nel raggio.

card-G08 = D’Annunzio
card-G08-text = Bordo nero: può colpire un personaggio nel raggio. Raggio esteso: tutta la sua fila e colonna.

card-G09 = Louise Brookszowyc
card-G09-text = Bordo bianco e nero: può aggiungere un segnalino o colpire. Amico di Corto.

card-G10 = Barone Corvo
card-G10-text = Bordo bianco e nero: può aggiungere un segnalino o colpire.

card-G11 = Böeke
card-G11-text = Bordo bianco e nero: può aggiungere un segnalino o colpire. Va anche sulla plancia di Le Celtiche.

card-G12 = Maschera
card-G12-text = Aggiungi 1 segnalino a un personaggio nel raggio di chi agisce.

card-G13 = Enigma
card-G13-text = Aggiungi 1 segnalino a un personaggio nel raggio di chi agisce.

card-G14 = Stiletto
card-G14-text = 1 colpo a un personaggio nel raggio di chi agisce.

card-G15 = Colpo dai tetti
card-G15-text = 1 colpo a un personaggio nel raggio di chi agisce. Raggio esteso: tutta la sua fila e colonna.

card-G16 = Scambio
card-G16-text = Scambia due personaggi in gioco, senza badare ai colori, con i loro segnalini.

card-G17 = Gondola notturna
card-G17-text = Muovi Corto o Rasputin fino a 3 passi. Non agisce.

card-G18 = Corto
card-G18-text = Muovi Corto. Gli amici intorno a lui pagano chi li controlla; poi metti fino a 2 segnalini. Fino a 3 passi.

card-G19 = Rasputin
card-G19-text = Muovi Rasputin. Elimina un personaggio intorno a lui. Fino a 3 passi.

card-G20 = Corto o Rasputin
card-G20-text = Muovi Corto o Rasputin, che poi agisce. Veicolo: fino a 6 passi.
