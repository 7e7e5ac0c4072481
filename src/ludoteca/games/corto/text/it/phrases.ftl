# What cards say, by what is printed on them; cards.ftl is made of these.

card-phrase-character-white = Bordo bianco: può aggiungere un tuo segnalino a un personaggio nel raggio.
card-phrase-character-black = Bordo nero: può colpire un personaggio nel raggio.
card-phrase-character-both = Bordo bianco e nero: può aggiungere un segnalino o colpire.
card-phrase-long = Raggio esteso: tutta la sua fila e colonna.
card-phrase-friend = Amico di Corto.
card-phrase-ace = Porta un asso.
card-phrase-second = Va anche sulla plancia di { $storyline }.
card-phrase-white-1 = Aggiungi 1 segnalino a un personaggio nel raggio di chi agisce.
card-phrase-white-2 = Aggiungi 1 segnalino, poi un altro, a personaggi nel raggio di chi agisce.
card-phrase-black-1 = 1 colpo a un personaggio nel raggio di chi agisce.
card-phrase-black-2 = 1 colpo, poi un altro, a personaggi nel raggio di chi agisce.
card-phrase-corto = Muovi Corto. Gli amici intorno a lui pagano chi li controlla; poi metti fino a 2 segnalini.
card-phrase-rasputin = Muovi Rasputin. Elimina un personaggio intorno a lui.
card-phrase-choice = Muovi Corto o Rasputin, che poi agisce.
card-phrase-walk = Fino a 3 passi.
card-phrase-vehicle = Veicolo: fino a 6 passi.
card-phrase-swap = Scambia due personaggi in gioco, senza badare ai colori, con i loro segnalini.
card-phrase-move_figurine = Muovi Corto o Rasputin fino a 3 passi. Non agisce.
card-phrase-stack_deck = Guarda le prime 3 carte di un mazzo e rimettile nell’ordine che vuoi. In questo turno puoi pescare fino a 3 carte.
card-phrase-shield = Tienila davanti a te. Annulla il prossimo colpo a un tuo segnalino, o l’eliminazione da parte di Rasputin di un personaggio che controlli.
card-phrase-desert = Prendi fino a 2 segnalini di uno stesso giocatore da un personaggio e spostali su personaggi adiacenti.
card-phrase-ignore_adjacency = Il tuo prossimo personaggio di questo turno non deve essere adiacente.
card-phrase-ignore_colour = Il tuo prossimo personaggio di questo turno può andare su qualsiasi plancia.
