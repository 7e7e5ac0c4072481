# The clauses of rules.md; see ludoteca.lab.rules_texts for the hashes.
# en: b0ec8445
rules-title = Corto: le regole

# en: 16d1c905
rules-chapter-GEO = Il tavolo
# en: cbc7e8ca
rule-C-GEO-01 = Il tavolo è una pila di 3 file in due giocatori e di 4 file in tre o quattro, un’avventura per fila.
# en: 8d16a447
rule-C-GEO-02 = Ogni fila ha «columns» = 8 caselle, colonne da 0 a 7 da sinistra, allineate tra le file. Il numero è una costante dei dati.
# en: f7e989f6
rule-C-GEO-03 = La colonna 0 è la casella del mazzo; la colonna 1 riceve il personaggio di partenza.
# en: 63a89a11
rule-C-GEO-04 = Le colonne da 1 a 7 sono le caselle dei personaggi. La colonna 0 non contiene mai un personaggio.
# en: d615f3a9
rule-C-GEO-05 = Due caselle sono adiacenti quando hanno un lato in comune, anche tra due plance e anche nella colonna 0. In diagonale non sono adiacenti.
# en: 655836a9
rule-C-GEO-06 = La zona d’influenza di una pedina è la sua casella più le caselle che la circondano, fino a 8, entro i bordi del tavolo: 9, 6 o 4 caselle.
# en: bc4469b4
rule-C-GEO-07 = Una casella è occupata quando vi sta un personaggio, una pedina o entrambi. Due pedine sulla stessa casella occupano quella sola casella.
# en: a9779b47
rule-C-GEO-08 = Una plancia è completa quando tutte le sue caselle dei personaggi sono occupate. La colonna 0 non si considera, che il suo mazzo abbia carte o no.
# en: 4f4e771d
rule-C-GEO-09 = Una casella contiene al massimo un personaggio e un numero qualsiasi di pedine. Un personaggio porta un numero qualsiasi di segnalini.

# en: e220f499
rules-chapter-SET = Preparazione
# en: cdad6808
rule-C-SET-01 = Da 2 a 4 giocatori. Si gioca in senso orario: al giocatore s segue il giocatore (s + 1) mod n.
# en: cfced91b
rule-C-SET-02 = Ogni giocatore comincia con 13 segnalini nella riserva e un sigillo vuoto.
# en: 49ac76e6
rule-C-SET-03 = Entrambe le pedine cominciano fuori dal tavolo.
# en: ad002584
rule-C-SET-04 = Le avventure si sorteggiano tra quelle da A a F, senza ripetizioni, oppure le sceglie il tavolo (opzione «storylines»).
# en: 370194d4
rule-C-SET-05 = L’ordine delle file è casuale, anche quando le avventure sono state scelte.
# en: e31a5466
rule-C-SET-06 = Le 20 carte di ogni avventura si mescolano separatamente e stanno sulla colonna 0 della propria fila.
# en: 7068f2cc
rule-C-SET-07 = Da ogni mazzo si rivelano carte finché appare un personaggio; va nella colonna 1 della fila di quel mazzo. Le altre carte rivelate si mettono da parte, viste da tutti.
# en: f1d4d87e
rule-C-SET-08 = Quando tutte le file hanno il loro personaggio, le carte messe da parte tornano nei loro mazzi e ogni mazzo si mescola di nuovo. Ogni mazzo ha allora 19 carte.
# en: 992e843b
rule-C-SET-09 = Un personaggio di partenza non ha segnalini, non agisce e non attiva missioni. Anche uno di due colori va nella fila del suo mazzo.
# en: ab866303
rule-C-SET-10 = Si fa la preparazione di ogni missione in gioco (da C-QA a C-QG).
# en: 3882a17f
rule-C-SET-11 = Il primo giocatore è casuale.
# en: 95606b41
rule-C-SET-12 = In ordine di turno ogni giocatore mette 1 segnalino della sua riserva su un personaggio qualsiasi del tavolo. Più giocatori possono condividere un personaggio.
# en: 485b3bc7
rule-C-SET-13 = Messi tutti i segnalini, in ordine di turno ogni giocatore pesca 4 carte, una alla volta, ognuna da un mazzo a sua scelta, anche più volte lo stesso.
# en: 89655c2c
rule-C-SET-14 = Poi il primo giocatore gioca il primo turno.

# en: b823d5f9
rules-chapter-TRN = Il turno
# en: 65a1b993
rule-C-TRN-01 = Un turno segue uno di due modi: giocare (da 1 a 4 carte della mano, poi pescare) o scartare (da 0 a 4 carte della mano, poi rifornirsi). Mai entrambi.
# en: 365df4a5
rule-C-TRN-02 = La prima decisione stabilisce il modo: «play» significa giocare; «discard» o «refill» significa scartare.
# en: 881f212a
rule-C-TRN-03 = Le carte si giocano una dopo l’altra. Ognuna si risolve del tutto prima di scegliere la successiva.
# en: 00e0b05f
rule-C-TRN-04 = Le carte si possono giocare in qualsiasi ordine e combinazione di tipi; gli oggetti richiedono un attore (C-OBJ-01), gli arrivi possono essere limitati (C-END-04).
# en: 6590f25a
rule-C-TRN-05 = Dalla prima carta giocata in poi è offerto end_play. La parte di gioco finisce da sé quando la mano è vuota.
# en: 3ca66364
rule-C-TRN-06 = play(card) è offerto solo per le carte giocabili: un personaggio con una casella legale; una carta Pedina con una destinazione legale; un oggetto con un primo bersaglio legale; un vantaggio come dice C-ADV. Nessuna decisione è mai senza risposte legali.
# en: dc2a7f43
rule-C-TRN-07 = Oggetti, carte Pedina e vantaggi vanno a faccia in su negli scarti quando si giocano, prima del loro effetto (tranne C-ADV-10). Un personaggio va sulla sua casella; finché questa non è scelta è la carta in sospeso, visibile a tutti.
# en: 92d3c6c5
rule-C-TRN-08 = Un passaggio senza bersagli, un passaggio facoltativo la cui unica risposta è «decline», la scelta di un proprietario o di una pedina con un solo candidato e una pesca che non può avvenire si saltano senza chiedere. Ogni altra decisione con una sola risposta viene chiesta.
# en: 2032714a
rule-C-TRN-09 = Ordine alla fine di un turno: fine della parte di gioco o di scarto, smeraldo (C-QG-02), verifica della fine (C-END-01), pesca, verifica dell’esaurimento (C-END-07), giocatore successivo. Nessuno decide durante il turno di un altro.

# en: 39de4731
rules-chapter-DRW = Pescare
# en: 0d50eb67
rule-C-DRW-01 = Dopo la parte di gioco il giocatore può pescare fino a 2 carte, e mai oltre 4 in mano.
# en: 77c55d96
rule-C-DRW-02 = Le carte si pescano una alla volta. Il giocatore vede ogni carta prima di scegliere il mazzo successivo.
# en: 673a3b15
rule-C-DRW-03 = Si può scegliere qualsiasi mazzo in gioco che abbia ancora carte, anche più volte.
# en: 278a8099
rule-C-DRW-04 = Nel modo giocare il giocatore può fermarsi prima con end_draw, anche senza pescare.
# en: 6f81737d
rule-C-DRW-05 = Si smette di pescare da sé al limite, a 4 carte in mano o quando tutti i mazzi sono vuoti.
# en: dd1b5a10
rule-C-DRW-06 = Le carte scartate non si rimescolano mai. Un mazzo vuoto resta vuoto; si usano ancora gli altri.
# en: 9c3aacee
rule-C-DRW-07 = Il dorso delle carte è visibile: il mazzo da cui viene ogni carta in mano è pubblico, la sua faccia no.

# en: cd5488c6
rules-chapter-DSC = Il modo scartare
# en: a2339893
rule-C-DSC-01 = Il giocatore scarta da 0 a 4 carte, una alla volta, a faccia in su, nell’ordine che vuole, poi termina con «refill». Lo scarto finisce da sé quando è stata scartata l’ultima carta in mano.
# en: a924083f
rule-C-DSC-02 = Poi pesca finché ha 4 carte in mano, scegliendo un mazzo per ogni carta. È obbligatorio finché un mazzo ha carte; end_draw non è offerto.
# en: 014606c5
rule-C-DSC-03 = Il modo scartare è aperto a ogni giocatore in ogni turno, che potesse giocare una carta o no.
# en: 052693d5
rule-C-DSC-04 = «refill» come prima decisione con 4 carte in mano equivale a passare.
# en: 29fa7166
rule-C-DSC-05 = Con tutti i mazzi vuoti scartare resta legale e non si pesca nulla.

# en: 6fac39e2
rules-chapter-CHR = I personaggi
# en: 4f49c8bc
rule-C-CHR-01 = Un personaggio si mette su una casella dei personaggi vuota: senza personaggio e senza pedina.
# en: aafe8833
rule-C-CHR-02 = L’avventura della fila deve essere uno dei colori di sfondo della carta.
# en: f83e1d53
rule-C-CHR-03 = Un personaggio di due colori può andare nell’una o nell’altra fila; scegliendo la casella si sceglie la fila. Se una delle due avventure non è in gioco, conta solo l’altra.
# en: 3cbf6206
rule-C-CHR-04 = La casella deve essere adiacente a un personaggio sul tavolo o a una pedina. Una pedina su una casella del mazzo conta.
# en: 2a782c4c
rule-C-CHR-05 = Se sul tavolo non ci sono né personaggi né pedine, è invece legale la colonna 1 di una fila del colore di sfondo giusto.
# en: 08520cf0
rule-C-CHR-06 = Poi il giocatore mette 1 dei suoi segnalini sul personaggio (provenienza: C-MRK-02). È obbligatorio.
# en: f7545bc7
rule-C-CHR-07 = Il giocatore può allora far agire il personaggio una volta su un bersaglio a portata; oppure rinunciare con «decline».
# en: 8e570e86
rule-C-CHR-08 = Bordo bianco: aggiungere («add») 1 proprio segnalino al bersaglio.
# en: fd686327
rule-C-CHR-09 = Bordo nero: 1 colpo al bersaglio (C-HIT).
# en: af0f9757
rule-C-CHR-10 = Bordo bianco e nero: una delle due cose. Non c’è una domanda a parte: «add» significa bianco, «hit» o hit_train significa nero.
# en: bb20ea81
rule-C-CHR-11 = Portata: i personaggi sulle caselle adiacenti, o C-LNG per una carta a raggio esteso. La casella del personaggio stesso non è mai un bersaglio per «add» o «hit».
# en: 26829f90
rule-C-CHR-12 = Una casella liberata prima nello stesso turno si può usare. Un personaggio si sposta solo per C-ADV-03 e lascia il tavolo solo se eliminato.

# en: 4e8d1a72
rules-chapter-MRK = I segnalini
# en: cdc4724a
rule-C-MRK-01 = I segnalini stanno solo sui personaggi. Un segnalino si può aggiungere a un personaggio chiunque lo abbia messo o lo controlli, anche a uno senza segnalini.
# en: 8a6a2e1c
rule-C-MRK-02 = Un segnalino viene dalla riserva finché la riserva ne ha. Solo con la riserva vuota il giocatore prende uno dei propri segnalini da un altro personaggio sul tavolo (take_from).
# en: 6b4085f6
rule-C-MRK-03 = Per il segnalino di un personaggio appena messo questo spostamento è obbligatorio; per un «add» facoltativo fa parte della scelta di aggiungere.
# en: 9d8aea7d
rule-C-MRK-04 = La provenienza non è mai il bersaglio stesso. Può essere il personaggio messo in questo turno.
# en: 183f529a
rule-C-MRK-05 = Con la riserva vuota «add» è offerto solo sui personaggi per i quali esiste un’altra provenienza.
# en: bbaca5fb
rule-C-MRK-06 = Un personaggio che perde l’ultimo segnalino per un tale spostamento resta sul tavolo. Spostare un segnalino non è un colpo.
# en: ca7f3d24
rule-C-MRK-07 = Un segnalino tolto da un personaggio torna subito nella riserva del suo proprietario e si può riusare nello stesso turno.
# en: a17a3a7f
rule-C-MRK-08 = Controllo: un giocatore controlla un personaggio quando vi ha strettamente più segnalini di ciascun altro giocatore preso da solo. A parità per il maggior numero, o senza segnalini: nessuno.

# en: d43eb6fb
rules-chapter-HIT = Colpi ed eliminazioni
# en: c22ec612
rule-C-HIT-01 = Un colpo a un personaggio con segnalini ne toglie 1 (C-MRK-07).
# en: dee7c20e
rule-C-HIT-02 = Un colpo a un personaggio senza segnalini lo elimina.
# en: e93a6cbe
rule-C-HIT-03 = Un personaggio eliminato va sotto il sigillo del giocatore che lo ha eliminato e vi resta. Alla fine vale 1 oro.
# en: 8200912f
rule-C-HIT-04 = Quando si possono togliere segnalini di più giocatori, chi colpisce nomina il proprietario (choose_owner); con un solo candidato non si chiede.
# en: 1c1a691f
rule-C-HIT-05 = Di norma black_hits = any: il segnalino può essere di chiunque, anche di chi colpisce. Con «opponents» il colpo di un bordo può togliere solo il segnalino di un avversario, e un personaggio che porta solo segnalini di chi colpisce non è un bersaglio per un bordo. Gli oggetti non ne risentono: nessun testo li limita.
# en: f75b9a1f
rule-C-HIT-06 = Più colpi si risolvono uno dopo l’altro, ricalcolando ogni volta i bersagli. Due colpi a un personaggio con 1 segnalino: si toglie, poi si elimina.
# en: 7e917f07
rule-C-HIT-07 = Un personaggio sotto una pedina può essere colpito ed eliminato. La pedina resta e occupa ancora la casella.
# en: 6582c24f
rule-C-HIT-08 = Il treno può essere il bersaglio di un colpo (C-QE-03), qualunque sia il valore di black_hits. Non è un personaggio: niente carta, niente oro sotto il sigillo.
# en: 56f76caf
rule-C-HIT-09 = Un colpo a un segnalino protetto è annullato e speso (C-ADV-11).

# en: de5236ee
rules-chapter-OBJ = Gli oggetti
# en: 1ad1de87
rule-C-OBJ-01 = Un oggetto si può giocare solo dopo che in questo turno è stato giocato un personaggio o una carta Pedina. Agisce dalla casella dell’attore.
# en: 8e90d6f5
rule-C-OBJ-02 = L’attore è l’ultimo di essi. Cambia quando si gioca un altro personaggio o un’altra carta Pedina, mai per un oggetto o un vantaggio.
# en: 9e5bf8ce
rule-C-OBJ-03 = La casella dell’attore è quella in cui si trova ora (può essere stato scambiato o spostato). Se l’attore ha lasciato il tavolo, nessun oggetto si può giocare.
# en: 5a2c59fc
rule-C-OBJ-04 = Oggetto bianco: aggiungere («add») 1 proprio segnalino per onomatopea. Oggetto nero: 1 colpo per onomatopea.
# en: a4ee5976
rule-C-OBJ-05 = Due onomatopee: due decisioni separate, sullo stesso bersaglio o su due bersagli.
# en: fda9854a
rule-C-OBJ-06 = La prima onomatopea va usata. Alla seconda si può rinunciare, e senza bersagli si salta.
# en: dac6557d
rule-C-OBJ-07 = Portata: i personaggi adiacenti (C-LNG se l’oggetto è a raggio esteso), anche da una pedina, la cui zona di 3 × 3 qui non conta. La casella dell’attore non è un bersaglio, tranne che per il treno.
# en: c5a43cc3
rule-C-OBJ-08 = Ogni oggetto va bene per ogni attore: bordo e pedina non contano. Da uno stesso attore si possono giocare più oggetti.

# en: d312b801
rules-chapter-LNG = Il raggio esteso
# en: 187e7cd2
rule-C-LNG-01 = Una carta a raggio esteso raggiunge ogni altra casella della fila e della colonna della casella da cui agisce. Nulla sbarra la via.
# en: a8acbd11
rule-C-LNG-02 = Il raggio esteso vale solo per l’effetto di quella carta, non per altre carte giocate con essa.
# en: 9ea20325
rule-C-LNG-03 = Di norma long_range = both: ogni onomatopea può usare la fila o la colonna, in modo indipendente.
# en: 66eefa45
rule-C-LNG-04 = Con row_or_column tutte le onomatopee di un oggetto devono usare la stessa linea: il primo bersaglio fuori dalla propria casella stabilisce fila o colonna.
# en: 19dc6bab
rule-C-LNG-05 = Un treno sulla casella da cui si agisce sta in entrambe le linee: colpirlo non stabilisce nulla, e resta un bersaglio legale.

# en: c02cf330
rules-chapter-FIG = Le pedine
# en: cbeaf485
rule-C-FIG-01 = Una carta Pedina gioca Corto, o Rasputin, o uno dei due a scelta del giocatore («figurine»). Per una carta a scelta si offrono solo le pedine con una destinazione legale.
# en: 3365cc5c
rule-C-FIG-02 = Una pedina fuori dal tavolo appare prima sulla casella del mazzo di una fila a scelta del giocatore («enter»), che quel mazzo abbia carte o no.
# en: e9ec634c
rule-C-FIG-03 = Poi si muove da 0 a 3 passi; da 0 a 6 con il veicolo. Si sceglie solo la destinazione («move»): qualsiasi casella la cui distanza in file più la distanza in colonne rientri nei passi.
# en: f3e4cf8d
rule-C-FIG-04 = Nulla ferma una pedina. Qualsiasi casella può essere la destinazione: caselle del mazzo, personaggi, l’altra pedina, pezzi delle missioni. Non lascia mai più il tavolo.
# en: 74e0a4ae
rule-C-FIG-05 = Entrambe le pedine possono stare sulla stessa casella.
# en: a85b8334
rule-C-FIG-06 = Nessun personaggio può essere messo sotto una pedina; sui personaggi sotto una pedina si può agire.
# en: f6716279
rule-C-FIG-07 = Dopo il movimento la pedina compie la sua azione nella sua zona d’influenza.
# en: 851a3380
rule-C-FIG-08 = Di norma figurine_action = mandatory. Con «optional» il giocatore sceglie prima use_action o «decline» per l’intera azione; si chiede solo se nella zona d’influenza c’è un personaggio.
# en: b52452d6
rule-C-FIG-09 = Dopo la sua azione, compiuta o no, la pedina è l’attore: possono seguire oggetti.

# en: 6c5ae8f9
rules-chapter-COR = Corto
# en: 527533b4
rule-C-COR-01 = Prima, ogni amico di Corto nella sua zona d’influenza dà 1 oro al giocatore che lo controlla, chiunque sia. È automatico.
# en: e5255604
rule-C-COR-02 = Un amico che nessuno controlla non dà nulla.
# en: f74f6036
rule-C-COR-03 = L’oro è la carta in cima agli scarti, infilata sotto il sigillo di quel giocatore. Gli amici si pagano fila per fila dall’alto, da sinistra a destra.
# en: 4fc3ead4
rule-C-COR-04 = Se gli scarti sono vuoti si paga oro di riserva. È un contatore senza limite, che non corrisponde ad alcuna carta.
# en: 22dff7da
rule-C-COR-05 = Una carta presa come oro vale 1 oro e nient’altro; la sua faccia non conta mai (né asso né amico).
# en: 47b54cbd
rule-C-COR-06 = Poi il giocatore può mettere fino a 2 dei suoi segnalini su personaggi nella zona d’influenza, una decisione ciascuno: add(square), o «decline», che termina il passaggio.
# en: 93eeb403
rule-C-COR-07 = Possono andare entrambi su un personaggio o su due. Il personaggio sotto Corto conta.
# en: 2dc4fa68
rule-C-COR-08 = Con la riserva vuota valgono le clausole da C-MRK-02 a C-MRK-05: il giocatore può spostare i propri segnalini da qualsiasi punto del tavolo.

# en: aa8286c6
rules-chapter-RAS = Rasputin
# en: b3b2350a
rule-C-RAS-01 = Rasputin elimina un personaggio nella sua zona d’influenza, scelto dal giocatore, qualunque segnalino vi stia sopra. Contano anche i propri.
# en: f18fd746
rule-C-RAS-02 = Tutti i suoi segnalini tornano ai proprietari; la carta va sotto il sigillo del giocatore attivo.
# en: 44be0343
rule-C-RAS-03 = L’eliminazione è obbligatoria se nella zona d’influenza c’è un personaggio (con figurine_action = optional: una volta scelto use_action); altrimenti la carta è un semplice movimento.
# en: 0ad28d81
rule-C-RAS-04 = È un’eliminazione, non un colpo: black_hits non conta e il treno non è un bersaglio.

# en: 3392adf5
rules-chapter-ADV = I vantaggi
# en: f4ca2d6f
rule-C-ADV-01 = Un vantaggio fa ciò che dice il suo effetto e si scarta, o si posa davanti al giocatore se l’effetto lo dice. Nei dati attuali non va mai su una casella.
# en: 693dc2e2
rule-C-ADV-02 = I vantaggi si possono giocare in qualsiasi momento della parte di gioco, anche da soli. Gli effetti vengono da un vocabolario chiuso (9.4).
# en: 1225300c
rule-C-ADV-03 = «swap»: scambiare due personaggi sul tavolo (swap_first, swap_second: due caselle diverse). I colori di sfondo non contano. Giocabile con almeno 2 personaggi sul tavolo.
# en: 9ff6ad75
rule-C-ADV-04 = I segnalini viaggiano con le carte scambiate.
# en: 8cab194b
rule-C-ADV-05 = Pedine e pezzi delle missioni restano sulle loro caselle. Uno scambio non è né un piazzamento né un arrivo: nessuna azione, nessuna tessera, nessun effetto di missione. Gli assi viaggiano con la carta.
# en: 6d300ec5
rule-C-ADV-06 = move_figurine: muovere Corto o Rasputin da 0 a 3 passi senza che agisca (facendolo prima entrare se serve). Non rende la pedina l’attore. È un arrivo. Giocabile quando esiste una destinazione legale.
# en: 62f12df3
rule-C-ADV-07 = stack_deck: scegliere un mazzo non vuoto («peek»; giocabile se ne esiste uno), vederne le prime 3 carte (meno se ne ha meno), rimetterle in qualsiasi ordine («arrange»: la carta successiva dall’alto; l’ultima viene da sé).
# en: e1a73dcd
rule-C-ADV-08 = Dopo stack_deck il limite di pesca di questo turno è 3; un secondo non cambia nulla. Il limite di mano resta 4.
# en: c2ddbc07
rule-C-ADV-09 = Il giocatore continua a conoscere quelle carte finché restano in cima a quel mazzo. Un successivo stack_deck di un altro giocatore su quel mazzo pone fine a questa conoscenza.
# en: 26fba633
rule-C-ADV-10 = «shield»: sempre giocabile; la carta si posa a faccia in su davanti al giocatore. Non è negli scarti.
# en: cec36ada
rule-C-ADV-11 = La prossima volta che il colpo di un altro giocatore toglierebbe un segnalino del proprietario dello scudo, o che il Rasputin di un altro giocatore eliminerebbe un personaggio che quel proprietario controlla, il colpo o l’eliminazione è annullato e lo scudo va negli scarti. È automatico; uno scudo per evento; l’attacco è speso.
# en: 673199e6
rule-C-ADV-12 = Uno scudo ignora i colpi e le eliminazioni del suo proprietario, gli spostamenti di segnalini e i colpi a personaggi senza segnalini.
# en: 9b7ed0ca
rule-C-ADV-13 = «desert»: scegliere un personaggio con segnalini e con un personaggio adiacente (desert_from; giocabile se ne esiste uno), un proprietario se sono più d’uno (choose_owner), poi spostare 1 o 2 segnalini di quel proprietario su personaggi adiacenti a esso (desert_to; il secondo è facoltativo e solo finché quel proprietario vi ha ancora un segnalino). Non è un colpo.
# en: e3c3b2c0
rule-C-ADV-14 = ignore_adjacency: il prossimo personaggio messo in questo turno non ha bisogno di essere adiacente. ignore_colour: il prossimo personaggio messo in questo turno può andare in qualsiasi fila. Sempre giocabili.
# en: 3cc7d9a9
rule-C-ADV-15 = Un tale permesso si esaurisce con il prossimo personaggio messo, che servisse o no, e si perde alla fine della parte di gioco. Entrambi possono servire per lo stesso personaggio.
# en: ebcee84e
rule-C-ADV-16 = Opzione advantages = swap_only: ogni carta Vantaggio ha l’effetto «swap».

# en: e9b99c48
rules-chapter-END = Fine della partita
# en: bf4d0431
rules-note-END = Perché la regola degli arrivi: solo gli arrivi riempiono caselle; ogni altro effetto le svuota o le lascia come sono. Un turno che mette fine alla partita ha quindi un solo arrivo, come vuole la regola stampata; nessuno resta bloccato con un turno che non può finire; alla verifica basta contare le plance una volta, senza guardare avanti. Il prezzo: un secondo arrivo che riempie la seconda plancia, e la cui azione la riaprirebbe, è rifiutato.
# en: 00b8a3db
rule-C-END-01 = Dopo il turno di un giocatore, se almeno 2 plance sono complete, la partita finisce subito: nessun altro turno.
# en: 399175b7
rule-C-END-02 = La verifica si fa una volta, quando la parte di gioco o di scarto (e il passaggio dello smeraldo) è finita. Se è soddisfatta non si pesca nulla: le carte in mano non valgono nulla.
# en: aaab205d
rule-C-END-03 = Plance complete nel mezzo di un turno non mettono fine alla partita; un’eliminazione o un movimento di pedina successivo nello stesso turno può riaprirne una.
# en: f920275d
rule-C-END-04 = Regola degli arrivi. Il 2º arrivo di un turno e ogni arrivo successivo sono legali solo su una casella tale che, appena il pezzo è arrivato e prima di ogni altra cosa, siano complete meno di 2 plance. Il primo arrivo di un turno non è limitato.
# en: 270c4c9b
rule-C-END-05 = Gli arrivi sono: un personaggio messo; una pedina mossa da una carta Pedina o da move_figurine (anche di 0 passi). Oggetti e altri vantaggi non sono limitati.
# en: 99141c11
rule-C-END-06 = Se tutti i mazzi sono vuoti si continua a giocare, senza pescare. Un giocatore senza carte in mano quando tutti i mazzi sono vuoti si salta; è un turno a vuoto, senza alcuna decisione.
# en: d282df37
rule-C-END-07 = Un turno a vuoto è un turno in cui non si gioca e non si pesca alcuna carta. La partita finisce anche dopo tanti turni a vuoto di fila quanti sono i giocatori (pass_out). È questo il senso di «finché nessuno può giocare»: un giocatore che gioca ancora carte va avanti da solo. Se nei mazzi restano carte, vuol dire che tutti i giocatori hanno passato di fila.
# en: 0b18f8ea
rule-C-END-08 = Non c’è altra fine.

# en: 9ea9bd21
rules-chapter-SCO = Il punteggio
# en: 700bdc25
rule-C-SCO-01 = Un gruppo di un giocatore è un insieme, il più grande possibile, di personaggi che controlla, uniti per i lati, anche tra plance diverse. Contano i gruppi di almeno 2.
# en: 8883f4f7
rule-C-SCO-02 = Il gruppo più grande dà 2 oro per personaggio. Se più gruppi sono ugualmente grandi, vale per uno solo.
# en: be7d8c8d
rule-C-SCO-03 = Ogni altro gruppo dà 1 oro per personaggio.
# en: d9474de6
rule-C-SCO-04 = Un personaggio isolato dà 0, anche quando il giocatore non ha gruppi più grandi.
# en: 0dddb5c8
rule-C-SCO-05 = Ogni carta sotto il sigillo dà 1 oro: eliminazioni, carte venute da Corto e oro di riserva.
# en: 6fb6de49
rule-C-SCO-06 = Si aggiunge l’oro delle missioni (da C-QA a C-QG). Un totale può essere negativo.
# en: 75dac5f5
rule-C-SCO-07 = Vince chi ha più oro. A parità: chi ha più segnalini rimasti nella riserva. Se la parità resta: vittoria condivisa.
# en: 375f9cf5
rule-C-SCO-08 = Lo stesso ordine stabilisce la classifica di tutti; i giocatori pari condividono un posto. Le carte in mano e gli scudi non danno nulla.

# en: ddc4ed8b
rules-chapter-QST = Le missioni in generale
# en: ffee554b
rule-C-QST-01 = Esistono solo le missioni delle avventure in gioco, e solo con quests = on. Con «off» non c’è alcun pezzo di missione, gli assi non significano nulla, il treno non può essere colpito.
# en: 000c5cc6
rule-C-QST-02 = I pezzi delle missioni non occupano caselle, non rendono adiacente nulla, non portano segnalini, non sbarrano nulla.
# en: 350a74c0
rule-C-QST-03 = In una missione «messo» significa: una carta Personaggio giocata in quella fila, con qualsiasi permesso. La preparazione e gli scambi non sono piazzamenti. Conta la fila, non il colore di sfondo della carta.
# en: d0651d17
rule-C-QST-04 = L’effetto di un piazzamento viene dopo l’azione del personaggio stesso, prima della carta successiva.
# en: 6e9c0b07
rule-C-QST-05 = I gettoni presi stanno scoperti davanti al giocatore e si contano alla fine. Una parità per «il maggior numero» non dà nulla a nessuno.

# en: 3b8307e5
rules-chapter-QA = Missione A – il vascello
# en: b793b052
rule-C-QA-01 = Preparazione: il vascello sta nella colonna 1 della fila A.
# en: 599f8770
rule-C-QA-02 = Dopo aver messo un personaggio nella fila A, un giocatore può far navigare il vascello di 1 colonna a sinistra o a destra, se su quella casella della fila A c’è un personaggio («sail» o «decline»).
# en: 42e8fdb3
rule-C-QA-03 = Il vascello resta dov’è quando il personaggio che vi si trova è eliminato o scambiato.
# en: 1ea84925
rule-C-QA-04 = Fine: il giocatore che controlla il personaggio sulla casella del vascello riceve in oro il numero della colonna, al massimo 6.

# en: 1ae90fab
rules-chapter-QB = Missione B – i quattro assi
# en: ef33944b
rule-C-QB-01 = Le carte B01, B02, B06 e B09 portano un asso.
# en: bc169d1b
rule-C-QB-02 = Gli assi di un giocatore: i personaggi con asso che controlla, ovunque siano, più i personaggi con asso che ha eliminato.
# en: aa234f3c
rule-C-QB-03 = Fine: il giocatore con più assi, solo in testa e con almeno 2, riceve 6 oro. Durante la partita la tessera sta presso quel giocatore o accanto alla plancia; serve solo a mostrarlo, non è uno stato.

# en: 6a8463b0
rules-chapter-QC = Missione C – lingotti e corvi
# en: 3bc8d9a9
rule-C-QC-01 = Preparazione: i 3 lingotti e i 3 corvi stanno mescolati a faccia in giù nelle colonne da 2 a 7 della fila C, uno per casella.
# en: 5f471ff2
rule-C-QC-02 = Un giocatore che mette un personaggio su una casella con una tessera prende la tessera e la mostra. È obbligatorio, perciò una tessera sta sotto un personaggio solo finché l’azione di quel personaggio è finita (C-QST-04).
# en: 0e494a5b
rule-C-QC-03 = Fine: un lingotto dà +2 oro, un corvo −1.

# en: 133577ba
rules-chapter-QD = Missione D – la giustizia dei leopardi
# en: d1f226c9
rule-C-QD-01 = Preparazione: 6 leopardi accanto alla fila D.
# en: 82f4665d
rule-C-QD-02 = Quando un giocatore elimina un personaggio in qualsiasi punto del tavolo, con un colpo o con Rasputin, il giocatore che controlla più personaggi nella fila D (solo in testa, almeno 1), contati dopo l’eliminazione, prende 1 leopardo.
# en: 439bed98
rule-C-QD-03 = Se chi è in testa è chi ha eliminato, o nessuno è solo in testa, non lo prende nessuno. Un’eliminazione annullata non è un’eliminazione.
# en: 464ad9ef
rule-C-QD-04 = Fine: 2 oro ciascuno. Finiti i leopardi non succede nulla.

# en: 18af7d5e
rules-chapter-QE = Missione E – il treno dell’oro
# en: 1e181194
rule-C-QE-01 = Preparazione: 9 vagoni, a faccia in giù e mescolati: cinque da 1, tre da 2, uno da 3. Il treno sta nella colonna 7 della fila E.
# en: 4adeea6c
rule-C-QE-02 = Il treno sta su una casella; personaggi e pedine possono condividerla.
# en: dbbd6de9
rule-C-QE-03 = Ogni colpo di un bordo nero (o di un bordo doppio usato come nero) o di un oggetto nero può essere diretto al treno (hit_train) quando il treno è su una casella a portata di quella carta, o sulla stessa casella da cui si agisce. La prima onomatopea di un oggetto può essere spesa così.
# en: c854130b
rule-C-QE-04 = A ogni colpo di questo tipo il giocatore prende il vagone in cima e lo mostra. Il suo valore è oro alla fine.
# en: 89241dd3
rule-C-QE-05 = Dopo che un personaggio è stato messo nella fila E, il treno si muove di 1 colonna a sinistra; dalla colonna 1 va alla colonna 7.
# en: 41704690
rule-C-QE-06 = Quando si prende l’ultimo vagone, il treno è tolto.

# en: 326b98a4
rules-chapter-QF = Missione F – il grande oro
# en: 2289026c
rule-C-QF-01 = Preparazione: un grande oro su ciascuna delle colonne da 4 a 7 della fila F.
# en: fe7ac914
rule-C-QF-02 = Fine: il giocatore che controlla il personaggio su una tale casella riceve 2 oro, anche se il personaggio è isolato. Senza controllo: nessuno.

# en: e47f4f7f
rules-chapter-QG = Missione G – lo smeraldo
# en: e37bdb33
rule-C-QG-01 = Con venice = on l’avventura G si aggiunge a quelle di C-SET-04. Preparazione, se G è in gioco: lo smeraldo sta nella colonna 4 della fila G.
# en: 34a4c730
rule-C-QG-02 = Alla fine della sua parte di gioco o di scarto il giocatore attivo, se controlla il personaggio sulla casella dello smeraldo, può spostare lo smeraldo a un personaggio adiacente che controlla, in qualsiasi fila («emerald» o «decline»).
# en: 152623e1
rule-C-QG-03 = Lo smeraldo resta sulla sua casella quando il personaggio che vi si trova è eliminato o scambiato.
# en: 88abefc4
rule-C-QG-04 = Fine: il giocatore che controlla il personaggio sulla casella dello smeraldo riceve 1 oro per ogni personaggio del suo gruppo in quel luogo (1 se è isolato), al massimo 6.
