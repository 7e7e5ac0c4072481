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
card-phrase-corto = Muovi Corto. Gli amici intorno a lui pagano chi li controlla; poi metti { $markers ->
    [one] { $markers } segnalino se vuoi.
   *[other] fino a { $markers } segnalini.
 }
card-phrase-rasputin = Muovi Rasputin. Elimina un personaggio intorno a lui.
card-phrase-choice = Muovi Corto o Rasputin, che poi agisce.
card-phrase-walk = { $steps ->
    [one] Fino a { $steps } passo.
   *[other] Fino a { $steps } passi.
 }
card-phrase-vehicle = { $ride ->
    [one] Veicolo: fino a { $ride } passo.
   *[other] Veicolo: fino a { $ride } passi.
 }
card-phrase-swap = Scambia due personaggi in gioco, senza badare ai colori, con i loro segnalini.
card-phrase-move_figurine = { $stroll ->
    [one] Muovi Corto o Rasputin fino a { $stroll } passo. Non agisce.
   *[other] Muovi Corto o Rasputin fino a { $stroll } passi. Non agisce.
 }
card-phrase-stack_deck = { $look ->
    [one] Guarda la prima carta di un mazzo. In questo turno puoi pescare fino a { $draws } carte.
   *[other] Guarda le prime { $look } carte di un mazzo e rimettile nell’ordine che vuoi. In questo turno puoi pescare fino a { $draws } carte.
 }
card-phrase-shield = Tienila davanti a te. Annulla il prossimo colpo a un tuo segnalino, o l’eliminazione da parte di Rasputin di un personaggio che controlli.
card-phrase-desert = { $deserters ->
    [one] Prendi { $deserters } segnalino di un giocatore da un personaggio e spostalo su un personaggio adiacente.
   *[other] Prendi fino a { $deserters } segnalini di uno stesso giocatore da un personaggio e spostali su personaggi adiacenti.
 }
card-phrase-ignore_adjacency = Il tuo prossimo personaggio di questo turno può anche non essere adiacente.
card-phrase-ignore_colour = Il tuo prossimo personaggio di questo turno può andare su qualsiasi plancia.
