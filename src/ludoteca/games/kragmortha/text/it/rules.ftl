# The clauses of rules.md; see ludoteca.lab.rules_texts for the hashes.
# en: a24a7464
rules-title = Kragmortha: le regole

# en: c910d474
rules-chapter-GEN = In generale
# en: 7ed01880
rule-K-GEN-01 = Si gioca da 2 a 8. I giocatori sono numerati da 0 a n−1 in senso orario. Il giocatore alla sinistra del giocatore s è (s+1) mod n.
# en: 884c8f52
rule-K-GEN-02 = Due caselle sono adiacenti solo se hanno un lato in comune. Toccarsi per uno spigolo non conta mai, in nessuna regola del gioco.
# en: 35d83b1b
rule-K-GEN-03 = Il campo è formato da tutte le caselle della disposizione che non sono né libreria né fuori gioco. Le caselle della scrivania ne fanno parte. Nessuna creatura si trova mai fuori dal campo.
# en: 4d24ec4e
rule-K-GEN-04 = Una casella è vuota se fa parte del campo e non contiene né goblin né l’Oscuro Signore. Un teletrasporto libero è una casella Teletrasporto vuota.
# en: 6f83819a
rule-K-GEN-05 = A riposo nessuna casella contiene più di una creatura.
# en: 47426869
rule-K-GEN-06 = Il motore non risponde mai al posto di un giocatore, nemmeno quando resta una sola opzione. Salta una domanda soltanto dove una clausola dice che la domanda non viene posta.
# en: 74faff94
rule-K-GEN-07 = Con l’opzione take_back un giocatore può annullare la sua ultima decisione finché, da allora, non è stato pescato né mostrato nulla di nascosto, non sono stati tirati dadi, non è stata registrata alcuna infrazione e nessun altro giocatore ha deciso. L’annullamento ripristina esattamente la posizione precedente.

# en: e220f499
rules-chapter-SET = Preparazione
# en: 0dfc8c44
rule-K-SET-01 = Il numero di giocatori determina la disposizione: in 2 k2, in 3 o 4 k34, in 5 o 6 k56, in 7 o 8 k78. La disposizione stabilisce campo, librerie, teletrasporti e caselle di partenza.
# en: 3c222e72
rule-K-SET-02 = La prima casella di Rigor Mortis, l’Oscuro Signore, e le quattro caselle della scrivania sono uguali in tutte le disposizioni: l’Oscuro Signore in e9, la scrivania in f9, g9, f10 e g10.
# en: c5bd739c
rule-K-SET-03 = I sei gettoni si mescolano in un’unica pila a faccia in giù. I mazzi delle carte Movimento, delle Occhiatacce e dei Libri Magici si mescolano separatamente e si posano a faccia in giù, i Libri Magici sulla scrivania.
# en: 6eacb22f
rule-K-SET-04 = Ogni giocatore ha un goblin di un colore che nessun altro ha. Nessuna regola dipende dal colore.
# en: ead11349
rule-K-SET-05 = Ogni giocatore riceve tre carte Movimento, nascoste agli altri. Si distribuiscono una alla volta in ordine di turno, a partire dal primo giocatore.
# en: d1b8ed18
rule-K-SET-06 = L’opzione «first» stabilisce il primo giocatore: «random» (i dadi) o il numero di un giocatore. Prende il posto del giocatore più simile a un goblin, o più basso, del regolamento.
# en: 69a11c5c
rule-K-SET-07 = In ordine di turno, a partire dal primo giocatore, ognuno mette il proprio goblin su una casella di partenza vuota a sua scelta.
# en: 14670559
rule-K-SET-08 = Se nessuna casella di partenza è vuota (ottavo goblin), il giocatore sceglie una casella vuota una riga sopra una casella di partenza occupata.
# en: 8a021278
rule-K-SET-09 = Durante il piazzamento i teletrasporti non fanno nulla: niente gettone, niente ricollocazione.
# en: 382eee50
rule-K-SET-10 = Dopo l’ultimo piazzamento il primo giocatore gioca il turno 1.

# en: b823d5f9
rules-chapter-TRN = Il turno
# en: ac140417
rule-K-TRN-01 = Un turno è una carta Movimento, poi il rifornimento. Quindi tocca al giocatore a sinistra. Eccezioni: il giocatore bloccato (K-TRN-05), Secondo fiato, una fine anticipata dovuta alla Campanella prima della carta.
# en: 931951fd
rule-K-TRN-02 = Un turno comincia in quest’ordine: il numero del turno aumenta di uno; gli Stivali pesanti di questo giocatore finiscono; le sue infrazioni aperte decadono come dice K-ENF-06; le stuzzicate contro di lui si dimenticano; se possiede M4 si sorteggiano i titoli; con draw = first pesca.
# en: 08aed96d
rule-K-TRN-03 = Un posto della mano è giocabile se il pezzo della sua carta ha almeno un primo passo legale. Un posto a faccia in giù (K-ORD-12) vale sempre come giocabile.
# en: 9fbe651e
rule-K-TRN-04 = Un giocatore con un posto giocabile deve giocarne uno, anche se ogni mossa lo danneggia. Unica eccezione: K-TRN-06.
# en: 3230eea9
rule-K-TRN-05 = Un giocatore senza posti giocabili si dichiara bloccato: mostra la mano, la scarta tutta e pesca tante carte quante ne ha scartate, ma mai oltre il suo limite di mano; il suo turno finisce senza movimento, senza finestra finale e senza rifornimento.
# en: 72a227d5
rule-K-TRN-06 = Con l’opzione mercy_stuck, un giocatore che ha posti giocabili ma nessuna giocata pulita può invece dichiararsi bloccato (K-TRN-05). Una giocata pulita è un posto e un primo passo che insieme non fanno commettere a questo giocatore alcuna infrazione di Tabù. Un posto a faccia in giù vale come pulito, a meno che F2 non ne faccia un posto interno.
# en: aaaa7d05
rule-K-TRN-07 = Finestra iniziale: prima della carta il giocatore attivo può usare quanti Libri Magici vuole, uno dopo l’altro. Finestra finale: dopo il movimento può farlo di nuovo, finché non termina il turno. Tra i due passi e durante una catena non si può usare alcun Libro Magico, tranne il Manto di nebbia.
# en: 3424de98
rule-K-TRN-08 = La finestra finale è offerta solo se il giocatore ha un Libro Magico che può usarvi o un gesto di chiusura di una variante calma ancora da fare (K-OBL-08). Non è mai offerta dopo una fine anticipata.
# en: 079e5372
rule-K-TRN-09 = Fine anticipata: il goblin del giocatore attivo ha incontrato l’Oscuro Signore, ha pescato un gettone o ha preso un Libro Magico dalla scrivania, oppure il giocatore attivo ha trasferito l’Oscuro Signore. Gli effetti d’arrivo ancora aperti nella catena si completano; poi il movimento si ferma, il secondo passo è perduto, la finestra finale si salta; il rifornimento avviene comunque.
# en: 45389864
rule-K-TRN-10 = Rifornimento: il giocatore attivo pesca finché ha in mano tante carte quanto il limite di mano. Se lo ha raggiunto o superato, non pesca nulla. Nessuno scarta mai per tornare al limite.
# en: e2b3358f
rule-K-TRN-11 = Il limite di mano è 3. F4 lo porta a 2. Ogni Manica profonda del giocatore lo aumenta di 1.
# en: 19570f45
rule-K-TRN-12 = Una carta Movimento va a faccia in su negli scarti quando viene giocata. Se si deve pescare una carta e il mazzo è vuoto, prima si mescolano gli scarti per formare un nuovo mazzo.
# en: 080416fe
rule-K-TRN-13 = Con draw = first il giocatore pesca all’inizio del suo turno finché ha una carta più del limite di mano, e alla fine non c’è rifornimento. Un giocatore bloccato pesca allora fino al suo limite di mano.
# en: fe0e4407
rule-K-TRN-14 = Un turno finisce in quest’ordine: rifornimento, momento di quiete, scadenza per il possessore di L3 rimasto in piedi alla destra (K-ORD-19), momento di quiete, turno successivo.

# en: 49ba63e8
rules-chapter-MOV = Il movimento
# en: 77218a5f
rule-K-MOV-01 = Una carta Goblin muove il goblin del giocatore che la gioca. Una carta Oscuro Signore muove l’Oscuro Signore. Chiunque può giocare l’uno o l’altro tipo.
# en: 1a9c637e
rule-K-MOV-02 = Una carta mostra due simboli. Il primo passo va in una casella adiacente del campo che mostra uno dei due; il giocatore sceglie quale, perciò l’ordine dei due simboli è libero.
# en: ac66e546
rule-K-MOV-03 = Il secondo passo va in una casella adiacente alla prima e deve usare il simbolo che il primo passo non ha usato.
# en: 2b8db2af
rule-K-MOV-04 = Una sfera di cristallo su una carta va bene per ogni casella. In una casella della scrivania si entra con qualsiasi simbolo.
# en: 59e67572
rule-K-MOV-05 = Quale simbolo sia stato speso non è una decisione: le caselle q1 e poi q2 sono legali se i due simboli si possono assegnare loro, uno ciascuna, nell’uno o nell’altro modo.
# en: 16953838
rule-K-MOV-06 = Una carta fa fare almeno un passo. Al secondo si può sempre rinunciare. Se non ha alcuna casella legale, non viene chiesto.
# en: b0d217c0
rule-K-MOV-07 = Nelle caselle di una libreria e in quelle fuori gioco non si entra mai, né con un passo né per spinta, ricollocazione o trasferimento.
# en: 3bcd3615
rule-K-MOV-08 = Il secondo passo può tornare nella casella lasciata dal primo, se i simboli lo permettono.
# en: 344a8455
rule-K-MOV-09 = Un passo del proprio goblin nella casella di un goblin è legale solo se la spinta che provoca è fattibile (K-SHV-07). Un passo dell’Oscuro Signore nella casella di un goblin è sempre legale.
# en: 420917b3
rule-K-MOV-10 = Una carta a faccia in giù che viene giocata e non ha alcun primo passo legale fa cilecca: si mostra e si scarta, nulla si muove, il movimento è finito. Non è una fine anticipata.

# en: 3ff31de2
rules-chapter-SHV = Le spinte
# en: 5deac2e5
rule-K-SHV-01 = Un goblin che entra nella casella di un altro goblin lo spinge fuori. Il giocatore del goblin che spinge sceglie dove, anche fuori dal proprio turno.
# en: c0d6620b
rule-K-SHV-02 = Il bersaglio è una casella del campo adiacente alla vittima, mai quella da cui è arrivato chi spinge.
# en: aa9a559a
rule-K-SHV-03 = Una spinta non richiede simboli. Caselle vuote, goblin, Oscuro Signore, teletrasporti, scrivania e caselle di partenza sono tutti bersagli ammessi.
# en: 13c3812a
rule-K-SHV-04 = Se il bersaglio contiene un goblin, la vittima spinge a sua volta: ora sceglie il giocatore della vittima, e la casella vietata è quella da cui la vittima è stata spinta.
# en: 4e8bdd34
rule-K-SHV-05 = In una catena ogni goblin è spinto al massimo una volta. Una casella che contiene un goblin già spinto in questa catena non è un bersaglio.
# en: b5ce4974
rule-K-SHV-06 = La catena può raggiungere il goblin che l’ha cominciata. Può essere spinto come ogni altro; il suo movimento allora è finito. Questo da solo non è una fine anticipata, ma può esserlo l’effetto d’arrivo della sua nuova casella.
# en: a6a27369
rule-K-SHV-07 = Una spinta è fattibile se esiste un bersaglio senza goblin, o un bersaglio con un goblin non ancora spinto in questa catena, senza Stivali pesanti, la cui spinta sarebbe a sua volta fattibile.
# en: 25e775d3
rule-K-SHV-08 = Un passo la cui spinta non è fattibile è illegale. Ogni scelta dentro una catena offre solo bersagli che lasciano fattibile il resto della catena, quindi ce n’è sempre almeno uno.
# en: eb4f4de2
rule-K-SHV-09 = Tutte le spinte di una catena si risolvono prima di ogni effetto d’arrivo. Poi gli effetti d’arrivo si risolvono dall’ultimo goblin della catena fino al primo.
# en: 836e5f1f
rule-K-SHV-10 = Un goblin subisce l’effetto d’arrivo della casella in cui è entrato solo se vi si trova ancora quando viene il suo momento secondo K-SHV-09.
# en: 0ff0313a
rule-K-SHV-11 = Spingere non mette fine al movimento di chi spinge. Risolta la catena, il giocatore attivo può fare il secondo passo.
# en: 4bbf4b00
rule-K-SHV-12 = Un goblin spinto che finisce sull’Oscuro Signore, su una casella della scrivania o su un teletrasporto ha lui stesso l’incontro, il Libro Magico o il gettone, e decide il suo giocatore. Il turno finisce solo se è il goblin del giocatore attivo.

# en: d7f8c638
rules-chapter-RIG = Rigor Mortis, l’Oscuro Signore, e gli incontri
# en: 09e14571
rule-K-RIG-01 = C’è un incontro quando un goblin entra nella casella dell’Oscuro Signore con un proprio passo o per una spinta, o quando l’Oscuro Signore entra con un passo nella casella di un goblin. Interrompe tutto finché non è risolto.
# en: 0fe8e8df
rule-K-RIG-02 = Un incontro si svolge così: la domanda del Manto di nebbia (K-TOM-06), poi l’Occhiataccia, poi la ricollocazione.
# en: 9e8cf43c
rule-K-RIG-03 = Dopo un incontro il giocatore del goblin lo mette su un teletrasporto libero a sua scelta. Questo arrivo non fa pescare gettoni.
# en: 67d0f492
rule-K-RIG-04 = Se nessun teletrasporto è libero, il giocatore sceglie una casella di partenza vuota. Se nessuna è vuota, sceglie tra le caselle vuote, scrivania esclusa, della riga più bassa sopra la riga di partenza che ne ha una.
# en: 6a305ecc
rule-K-RIG-05 = Se il goblin del giocatore attivo incontra l’Oscuro Signore, il turno finisce in anticipo: anche dopo il primo passo, e anche se è stato il giocatore a condurgli addosso l’Oscuro Signore.
# en: 99a7acbe
rule-K-RIG-06 = Se l’Oscuro Signore incontra il goblin di un altro giocatore con il primo passo, il secondo resta possibile: con una sola carta si può quindi colpire due volte. Con l’opzione rigor_stops_on_catch il movimento finisce invece lì, senza trasferimento e senza fine anticipata.
# en: b0b2c9b0
rule-K-RIG-07 = L’Oscuro Signore può essere condotto su qualsiasi casella del campo, compreso il proprio goblin. Se è l’unica giocata legale, è obbligatoria.
# en: 2c247358
rule-K-RIG-08 = Un goblin che entra in una casella della scrivania o su un teletrasporto dove sta l’Oscuro Signore lo incontra e non riceve né Libro Magico né gettone.
# en: e7173657
rule-K-RIG-09 = L’Oscuro Signore non spinge mai e non è mai spinto.
# en: 04dc90d5
rule-K-RIG-10 = L’Oscuro Signore che entra su un teletrasporto non gira alcun gettone. Se lì c’è un goblin, prima si risolve l’incontro.
# en: e77c9480
rule-K-RIG-11 = Quando l’Oscuro Signore è entrato su un teletrasporto con un passo di una carta, il giocatore attivo può trasferirlo su una casella vuota che non abbia goblin nelle caselle adiacenti. Teletrasporti, scrivania e caselle di partenza sono ammessi; non hanno altro effetto.
# en: 5d7eb835
rule-K-RIG-12 = Il trasferimento è facoltativo. Se vi si rinuncia dopo il primo passo, il secondo resta possibile. Se si fa, mette fine al movimento ed è una fine anticipata.
# en: c6c0da5b
rule-K-RIG-13 = Il trasferimento non viene chiesto se nessuna casella è adatta, se nessun teletrasporto è libero (allora non si trasferisce nessuno), se con il passo ha incontrato il goblin del giocatore attivo, o se il passo è venuto dalla Campanella.

# en: d55fd069
rules-chapter-TEL = I teletrasporti
# en: 0217ceba
rule-K-TEL-01 = Un goblin che entra su un teletrasporto con un proprio passo o per una spinta si ferma lì. Il suo giocatore gira il gettone in cima.
# en: 6da2e0cd
rule-K-TEL-02 = Qualunque cosa mostri il gettone, il giocatore mette prima il goblin su un altro teletrasporto libero a sua scelta.
# en: 958c89f6
rule-K-TEL-03 = Gettone Libro Magico: dopo la ricollocazione il giocatore prende il Libro Magico in cima, a faccia in su. Gettone Teletrasporto: nient’altro.
# en: 2d7f90f2
rule-K-TEL-04 = Gettone Trappola: dopo la ricollocazione il giocatore pesca un’Occhiataccia. Non è un incontro: niente Manto di nebbia, niente seconda ricollocazione.
# en: 4b59c211
rule-K-TEL-05 = Se nessun altro teletrasporto è libero, la ricollocazione non viene chiesta e il goblin resta dov’è. Il Libro Magico o l’Occhiataccia seguono comunque.
# en: eafabcb7
rule-K-TEL-06 = Arrivare su un teletrasporto per ricollocazione, piazzamento iniziale, Portale tascabile o trasferimento dell’Oscuro Signore non gira alcun gettone.
# en: 228aed78
rule-K-TEL-07 = Un gettone girato va tra quelli usati, a faccia in su. Quando si gira il sesto, tutti e sei si mescolano subito in una nuova pila a faccia in giù, prima dell’effetto di quel gettone.
# en: 1397fdcb
rule-K-TEL-08 = Un goblin che riposa su un teletrasporto non ne subisce l’effetto. Se lo lascia e vi entra di nuovo, gira un gettone.
# en: 004a38c8
rule-K-TEL-09 = Un gettone pescato dal goblin del giocatore attivo è una fine anticipata del turno. Un gettone pescato da un altro goblin no.

# en: 210e51e0
rules-chapter-DSK = La scrivania
# en: f7654bb8
rule-K-DSK-01 = Un goblin che entra in una casella della scrivania senza l’Oscuro Signore, con un proprio passo o per una spinta, prende il Libro Magico in cima. Si posa a faccia in su davanti al giocatore di quel goblin.
# en: 84259f02
rule-K-DSK-02 = Poi il giocatore mette il goblin su una casella di partenza vuota a sua scelta; se nessuna è vuota, vale l’ultima parte di K-RIG-04.
# en: 853ce69d
rule-K-DSK-03 = Una casella di partenza che è anche un teletrasporto non gira alcun gettone per questo arrivo. Nessun goblin resta mai sulla scrivania.
# en: 799ac205
rule-K-DSK-04 = Per il goblin del giocatore attivo la scrivania è una fine anticipata.

# en: fb108fd0
rules-chapter-TOM = I Libri Magici
# en: a90cbd6e
rule-K-TOM-01 = Un Libro Magico si usa solo nel turno del suo proprietario, nelle finestre di K-TRN-07, salvo che la sua clausola dica altro. Se ne possono usare diversi in un turno.
# en: de65f2a8
rule-K-TOM-02 = Un Libro Magico usato si gira a faccia in giù. Resta al suo proprietario e conta per i Libri Magici e per i simboli magici. La Manica profonda non si gira mai.
# en: a4e990dc
rule-K-TOM-03 = Un Libro Magico è offerto solo se il suo effetto può essere eseguito. Le sue scelte seguono come decisioni separate; ognuna offre solo ciò che lascia una risposta alla successiva.
# en: 2e9858ef
rule-K-TOM-04 = Assoluzione (prima o dopo): scegliete una delle vostre Occhiatacce; va sotto il mazzo, un’Occhiataccia vuota scompare.
# en: dd842c70
rule-K-TOM-05 = Secondo fiato (dopo; serve un posto giocabile): giocate subito una seconda carta Movimento, con il suo movimento e la sua finestra finale. Al suo posto non ci si può dichiarare bloccati.
# en: dc1b2f09
rule-K-TOM-06 = Manto di nebbia (reazione): si chiede al giocatore di un goblin al momento dell’incontro, prima che si peschi l’Occhiataccia. Se lo usa, non si pesca alcuna Occhiataccia; la ricollocazione e tutte le altre conseguenze restano.
# en: 39d6d809
rule-K-TOM-07 = Dito accusatore (prima o dopo): scegliete una delle vostre Occhiatacce, poi un altro giocatore che abbia almeno due Occhiatacce meno del limite, non ne possieda una di quella parte del corpo e non vi abbia posto il veto. L’Occhiataccia passa a lui. Un’Occhiataccia vuota va bene per ogni giocatore di questo tipo.
# en: ac0b8c96
rule-K-TOM-08 = Spintone (prima): scegliete un goblin adiacente senza Stivali pesanti e spingetelo secondo K-SHV come se il vostro goblin fosse entrato nella sua casella; ma il vostro goblin resta dov’è, e la sua casella vale come chiusa per tutta la catena.
# en: f78d4053
rule-K-TOM-09 = Manica profonda: quando la prende, anche fuori dal proprio turno, il proprietario pesca subito una carta Movimento; il suo limite di mano aumenta di 1 per il resto della partita. Non si sceglie mai e non è mai a faccia in giù.
# en: 051a8691
rule-K-TOM-10 = Balzo del goblin (dopo): se l’ultima carta di questo turno era una carta Goblin il cui movimento non è stato interrotto né da una fine anticipata né da K-SHV-06, fate un altro passo con il vostro goblin in qualsiasi casella adiacente del campo, senza badare ai simboli. Valgono tutte le regole d’ingresso.
# en: 05e6bb75
rule-K-TOM-11 = Campanella (prima o dopo): muovete l’Oscuro Signore di un passo in qualsiasi casella adiacente del campo, senza badare ai simboli. Gli incontri avvengono; niente trasferimento. Incontrare il proprio goblin è una fine anticipata, anche prima della carta.
# en: 843e0997
rule-K-TOM-12 = Portale tascabile (prima; serve un teletrasporto libero): mettete il vostro goblin su un teletrasporto libero a vostra scelta. Niente gettone.
# en: 8a4fde41
rule-K-TOM-13 = Tasche scambiate (prima): scegliete un altro giocatore e scambiate con lui le mani intere. I posti a faccia in giù di entrambe le mani si scoprono.
# en: a20ffd24
rule-K-TOM-14 = Lente (prima): entrambi i simboli della prossima carta Movimento che giocate in questo turno valgono come sfere di cristallo. Se non la usate, decade alla fine del turno.
# en: 24dffe6f
rule-K-TOM-15 = Sbirciata ai gettoni (prima o dopo): guardate i tre gettoni in cima alla pila, o tutti se sono meno, e rimetteteli nell’ordine che preferite.
# en: e037f354
rule-K-TOM-16 = Stivali pesanti (prima o dopo): fino all’inizio del vostro prossimo turno nessun goblin può entrare nella casella del vostro goblin, con un passo o per una spinta, ovunque si trovi. L’Oscuro Signore può.

# en: 64517bae
rules-chapter-GAZ = Le Occhiatacce
# en: 905471a5
rule-K-GAZ-01 = Pescare un’Occhiataccia significa prendere la carta in cima al mazzo. Si posa a faccia in su davanti al giocatore, e il suo ordine è subito in vigore, anche fuori dal suo turno, finché la carta lo lascia o la partita finisce.
# en: ff75bf14
rule-K-GAZ-02 = Se il giocatore possiede già un’Occhiataccia di quella parte del corpo, la carta pescata va sotto il mazzo e si pesca la successiva, finché la parte è nuova. Le carte rifiutate si mostrano a tutti.
# en: e53459d9
rule-K-GAZ-03 = Se il mazzo è vuoto o è stato scorso una volta senza una carta adatta, il giocatore prende un’Occhiataccia vuota: conta come Occhiataccia e non ha né ordine né parte del corpo. Il mazzo conserva il suo ordine.
# en: 6b0c7e06
rule-K-GAZ-04 = Un’Occhiataccia che cambia proprietario vincola subito il nuovo. La sua preparazione si rifà (caselle di V1, simbolo di L4). Un’Occhiataccia tolta va sotto il mazzo.
# en: b12bbd4b
rule-K-GAZ-05 = Con orders = physical ogni giocatore può porre il veto su al massimo due parti del corpo prima della partita. Una carta colpita da veto si tratta come un doppione.

# en: 5d2a55dc
rules-chapter-OBL = Gli ordini: regole comuni
# en: a2b2e0e1
rule-K-OBL-01 = Con orders = digital ogni ordine ha una classe che dice come si riconosce una violazione. Limite: il motore la vieta, non si può infrangere. Tabù: è legale, e il motore stesso registra l’infrazione. Rito: è dovuta una decisione libera esplicita in un momento stabilito, e ometterla è l’infrazione. Prova: si fa nel client o si misura con l’orologio del server, e un fallimento arriva come slip(card). Vista e Segreto: cambiano ciò che il giocatore vede, e l’infrazione è slip(card) o peek(slot). Con orders = physical non vale alcun ordine digitale, tranne F4.
# en: a73e0943
rule-K-OBL-02 = Un obbligo scatta solo se la carta era già posseduta prima del suo momento d’apertura: l’inizio del proprio turno per tutto ciò che è dovuto prima, con o dopo la carta o durante il proprio turno; la stuzzicata per M2; il primo passo dell’Oscuro Signore per V2. Limite, Tabù, Vista e Segreto valgono subito.
# en: 01782689
rule-K-OBL-03 = Un ordine infranto resta in vigore. La pena è un’Occhiataccia; il goblin non viene ricollocato.
# en: fbb88362
rule-K-OBL-04 = Per ogni carta e numero di turno si registra al massimo un’infrazione e si pesca per essa al massimo un’Occhiataccia.
# en: 98dc4be8
rule-K-OBL-05 = Gli obblighi «con la carta» scattano quando si gioca la prima carta Movimento del turno. Una seconda carta (Secondo fiato) e un turno da bloccato non ne fanno scattare alcuno. I Tabù valgono per ogni passo.
# en: 8f23fb7b
rule-K-OBL-06 = I Tabù sui passi giudicano i passi del proprio goblin (V1: anche quelli che si fanno fare di persona all’Oscuro Signore) e nulla di ciò che altri o gli effetti fanno al goblin.
# en: 9ce0a38f
rule-K-OBL-07 = slip(card) è accettato solo per il possessore della carta, solo dentro la finestra della carta (K-ORD), per una Prova diversa da M2 solo se posseduta dall’inizio di quel turno (K-OBL-02), e una sola volta per carta e turno. Altrimenti, e sempre con gli ordini fisici, è rifiutato senza effetto.
# en: e55156c4
rule-K-OBL-08 = L’opzione «calm» nomina le carte per cui un giocatore gioca la variante calma (tabella 9.7). Una variante calma che è un Rito usa ritual(card, act); un gesto mancante è l’infrazione. Un gesto di chiusura non è richiesto senza il suo gesto d’apertura, né dopo una fine anticipata o un turno da bloccato.
# en: 49c3c143
rule-K-OBL-09 = Quando un’Occhiataccia lascia un giocatore, svaniscono gli obblighi di quella carta, le infrazioni aperte, le reazioni dovute e i contrassegni (caselle di V1, simbolo di L4, titoli di M4, casella annunciata, posto a faccia in giù, lo stare in piedi).

# en: a84545c4
rules-chapter-ORD = I 24 ordini digitali
# en: 561b790b
rules-note-ORD = La «finestra» è il tempo in cui «slip» è accettato; play_card, passo e movimento vi sono quelli della prima carta del turno. I «dadi» dicono quando si tira per un giocatore con un tasso di sbadataggine (K-DIE). Doveri del client, varianti calme e ordini fisici: tabella 9.7.
# en: f559148b
rule-K-ORD-01 = M1 Bocca spalancata (Prova). Dovuto con la carta: il pulsante della bocca va tenuto premuto da quando si tocca una carta fino alla fine del movimento. Infranto: slip(M1) se la carta è giocata senza tenerlo o lo si lascia in anticipo. Finestra: da play_card alla fine del movimento. Dadi: con la carta.
# en: 177193e8
rule-K-ORD-02 = M2 Labbra sigillate (Prova). Ogni avversario può stuzzicare («poke») il possessore una volta per giro di costui. Dovuto a ogni stuzzicata: tacere finché la domanda svanisce. Infranto: slip(M2) se si preme sì o no o si manda un’emote; ciò che si scrive in chat arriva come mugugno e non è un’infrazione. Finestra: sempre. Dadi: solo alla prima stuzzicata del giro.
# en: eb4899a8
rule-K-ORD-03 = M3 Lingua penzolante (Prova). Dovuto durante il proprio turno: un indicatore che si svuota in 15 s si riempie toccandolo. Infranto: slip(M3) quando è vuoto. Finestra: il proprio turno. Dadi: con la carta.
# en: 34f68c1d
rule-K-ORD-04 = M4 Denti stretti (Rito). All’inizio del turno i dadi scelgono tre titoli simili e l’ordine dei quattro. Dovuto prima della carta: greet(title) con il titolo esatto (numero 0), una volta. Infranto: un altro titolo, o la carta giocata senza saluto. Dadi: con la carta.
# en: c9953d0a
rule-K-ORD-05 = H1 Corona di carta (Prova). Dovuto con la carta: 3 s senza alcun comando tra play_card e il primo passo. Infranto: slip(H1) a qualsiasi comando in quel tempo. Finestra: da play_card al primo passo. Dadi: con la carta.
# en: 33e3c1b8
rule-K-ORD-06 = H2 Mento pesante (Vista). Il possessore vede le creature solo entro la distanza 3 dal proprio goblin; dell’Oscuro Signore, oltre, solo la direzione (8 punti cardinali, secondo i segni delle differenze di colonna e di riga). Mentre muove l’Oscuro Signore, lo vede. Infranto: slip(H2) al secondo tocco illegale in uno stesso turno. Finestra: il proprio turno. Dadi: nessuno.
# en: 7e5b2422
rule-K-ORD-07 = H3 Testa china (Prova). La vista del possessore porta il contrassegno upside_down: vede tutto capovolto. Dovuto durante il proprio turno: meno di due tocchi illegali. Infranto: slip(H3) al secondo. Finestra: il proprio turno. Dadi: con la carta.
# en: f5182a9c
rule-K-ORD-08 = H4 Collo storto (Prova). Come H3, con il contrassegno «mirrored»: vede tutto allo specchio, e i tasti freccia seguono lo specchio. Infranto: slip(H4). Finestra: il proprio turno. Dadi: con la carta.
# en: 70092e22
rule-K-ORD-09 = A1 Braccio rigido (Tabù). Infranto quando il secondo passo di una carta Goblin va in una direzione diversa dal primo. Un solo passo è pulito.
# en: 16f3dd0d
rule-K-ORD-10 = A2 Gomito bloccato (Tabù). Infranto quando, con un proprio passo, il goblin entra in una casella che contiene un goblin.
# en: f6071a87
rule-K-ORD-11 = A3 Avambracci legati (Prova). Dovuto con la carta: il movimento si conferma tenendo premute insieme due aree per 1,5 s. Infranto: slip(A3) se si lasciano in anticipo. Finestra: da play_card alla fine del movimento. Dadi: con la carta.
# en: 3aa24954
rule-K-ORD-12 = A4 Braccia conserte (Segreto). Ogni volta che il possessore pesca carte Movimento, un posto già a faccia in giù si scopre e l’ultima carta pescata resta a faccia in giù, ignota anche a lui. Al massimo un posto è a faccia in giù. Si scopre quando viene giocato, alla pesca successiva, in uno scambio, quando A4 se ne va. Infranto: peek(slot), che mostra la carta al possessore. Dadi: nessuno.
# en: 45eb745d
rule-K-ORD-13 = F1 Dita divaricate (Limite). La mano del possessore è visibile a tutti, tranne un posto a faccia in giù. Non si può infrangere.
# en: 446d4de1
rule-K-ORD-14 = F2 Dita divise (Tabù). La mano è una fila ordinata; le carte pescate si aggiungono a destra. I posti interni sono tutti tranne il primo e l’ultimo. Infranto quando si gioca un posto interno, o slip(F2) se se ne tocca uno e lo si rimette a posto. Finestra: il proprio turno, prima della carta.
# en: 849fcf87
rule-K-ORD-15 = F3 Chele di granchio (Prova). Dovuto con la carta: la carta si trascina su un piccolo bersaglio in movimento, oppure si preme il suo tasto due volte a distanza di 0,5–1 s. Infranto: slip(F3) se la si lascia fuori o fuori ritmo. Finestra: il proprio turno, prima del primo passo. Dadi: con la carta.
# en: ce1c403a
rule-K-ORD-16 = F4 Presa a due carte (Limite). Limite di mano 2 (K-TRN-11). Lo stesso con gli ordini fisici. Non si può infrangere.
# en: 1ed15ab9
rule-K-ORD-17 = L1 Un piede solo (Tabù). Infranto quando il possessore fa il secondo passo di una carta Goblin. Il Balzo del goblin non è un secondo passo.
# en: 9e9c9c0b
rule-K-ORD-18 = L2 Ginocchia strette (Tabù). Infranto quando, con un proprio passo, il goblin entra in una casella Teletrasporto, anche se ci sono l’Oscuro Signore o un goblin.
# en: ef9cedb0
rule-K-ORD-19 = L3 In piedi! (Rito). Dovuto prima della carta: «stand». Dovuto dopo il proprio turno, fino alla fine del turno del giocatore successivo: «sit» (con «immediate» una reazione dovuta solo a quella scadenza). Infranto: la carta giocata da seduti, oppure essere ancora in piedi a quella scadenza, dopo la quale il motore fa sedere il possessore. Con «timed» il motore chiude da sé «sit» alla scadenza. Chi non si è alzato non deve sedersi. Dadi: con la carta, un solo tiro per entrambi.
# en: 83ae27b7
rule-K-ORD-20 = L4 Pavimento rovente (Tabù). Al ricevimento i dadi scelgono S, M, P o G; quel simbolo brucia. Infranto quando, con un proprio passo, il goblin entra in una casella del pavimento con quel simbolo. Le caselle della scrivania non bruciano.
# en: 1213c3ea
rule-K-ORD-21 = V1 Tre tabù (Tabù). Al ricevimento i primi tre giocatori alla sinistra del possessore vietano ognuno una casella, secondo K-RCT-02 o -03; con meno avversari, i dadi scelgono poi le restanti. Ammesse: caselle del pavimento fuori dalla riga di partenza e dalla scrivania, diverse da quella del possessore, non ancora vietate, al massimo una adiacente al goblin del possessore. Infranto quando il suo goblin, o l’Oscuro Signore mosso da lui, entra con un passo in una di esse; in chat, slip(V1) quando si scrive una delle tre parole vietate. Finestra: sempre.
# en: d7c3bdba
rule-K-ORD-22 = V2 Gloria! (Rito). Dovuto ogni volta che è finito un movimento con un passo dell’Oscuro Signore, chiunque l’abbia mosso e sia con una carta sia con la Campanella: un «glory». Solo se V2 era posseduta al primo di quei passi. Infranto: let_pass(glory). Dadi: in quel momento.
# en: 9f17b785
rule-K-ORD-23 = V3 Sussurro (Prova). Dovuto durante il proprio turno: 10 s dal suo inizio per finire il movimento. Infranto: slip(V3), fatto dal server allo scadere; il turno prosegue. Finestra: il proprio turno. Dadi: con la carta.
# en: 278dbb52
rule-K-ORD-24 = V4 Vostra Eccellenza (Rito). Dovuto prima della carta: announce(square), una volta. Rispettato se quella è l’ultima casella in cui entra con un passo il pezzo mosso dalla prima carta; ricollocazione e trasferimento successivi non contano. Infranto: nessun annuncio, o un’altra casella. Perdonato: il goblin è stato spostato da K-SHV-06, o la carta ha fatto cilecca. Dadi: con la carta.

# en: bda2e3e6
rules-chapter-ENF = Far rispettare gli ordini
# en: 3798787f
rule-K-ENF-01 = Un giocatore che ha infranto un ordine pesca un’altra Occhiataccia. I giocatori si sorvegliano a vicenda; «enforcement» dice chi condanna.
# en: 63bb6ee1
rule-K-ENF-02 = Combinazioni ammesse: «digital» con «auto» (predefinito) o «watch»; «physical» con «honour». Ogni altra è rifiutata alla preparazione.
# en: 6f1aab2f
rule-K-ENF-03 = Un momento di quiete è l’istante dopo ogni decisione accettata, e nei punti indicati da K-TRN-14, quando non è in corso alcun movimento, alcuna scelta per un Libro Magico, alcun tribunale. Vi si trattano, finché non resta nulla: 1. le reazioni dovute glory e sit; 2. la scoperta di nuove infrazioni (K-DIE-04); 3. una condanna; 4. i divieti di un nuovo V1; poi si ripete. Con «timed» i passi 1, 2 e 4 aprono soltanto le reazioni.
# en: 82457bc4
rule-K-ENF-04 = «auto»: ogni infrazione registrata è condannata al successivo momento di quiete.
# en: b7ab44f8
rule-K-ENF-05 = Le condanne si eseguono una alla volta nell’ordine delle domande e, per uno stesso giocatore, secondo il numero della carta (ordine della tabella 9.6). Ognuna fa pescare un’Occhiataccia.
# en: 51529565
rule-K-ENF-06 = «watch»: un’infrazione è registrata in silenzio e resta aperta. Decade al primo inizio di un turno del suo autore il cui numero supera di almeno 2 quello del turno in cui è stata registrata. Le infrazioni aperte non si mostrano a nessuno, se non per K-DIE-04 e -05. Quelle decadute, e quelle ancora aperte alla fine, si rivelano quando la partita è finita.
# en: 7f13e00e
rule-K-ENF-07 = «watch»: ogni giocatore che non è bloccato nelle accuse può in qualsiasi momento accusare («accuse») un altro giocatore che possiede un’Occhiataccia con un ordine.
# en: 9a2b5a55
rule-K-ENF-08 = Accusa giusta: l’accusato ha un’infrazione aperta. La prima per numero di carta è chiusa e condannata al successivo momento di quiete. Un’accusa chiude un solo ordine.
# en: db6138ab
rule-K-ENF-09 = Accusa sbagliata: con false_accusation = lock l’accusatore non può accusare finché non sono cominciati altri n turni; con «none» può accusare ogni altro giocatore al massimo una volta per numero di turno. Nessun’altra pena.
# en: 742cde9d
rule-K-ENF-10 = «honour»: il motore non conosce violazioni. accuse(seat, card), con una carta che l’accusato possiede, F4 esclusa, apre un tribunale. Una carta già condannata in questo numero di turno non può essere oggetto di accusa. È aperto un solo tribunale alla volta; finché lo è, il gioco accetta solo le sue decisioni.
# en: 68ad1903
rule-K-ENF-11 = Tribunale: l’accusato risponde «confess» (confessare) o «deny» (negare). Dopo «deny» tutti gli altri giocatori, tranne accusatore e accusato, votano contemporaneamente e in segreto. Per la colpevolezza servono più voti «colpevole» che «innocente»; le astensioni non contano.
# en: bbc37bb3
rule-K-ENF-12 = In 2 giocatori non si vota: negare assolve.
# en: 81c6343b
rule-K-ENF-13 = La confessione e il verdetto di colpevolezza sono una condanna. L’assoluzione è un’accusa sbagliata (K-ENF-09).
# en: 220f4e8b
rule-K-ENF-14 = «honour»: un giocatore può confessare spontaneamente con confess(card), una volta per carta e turno.
# en: c33e4d34
rule-K-ENF-15 = «honour», giocatore con un tasso di sbadataggine: per ogni ordine posseduto, tranne F4, si tira con la carta (K-DIE-01). Una sbadataggine si mostra a tutti e resta aperta come in K-ENF-06. Un’accusa contro un tale giocatore è decisa subito dal motore: colpevole se quell’infrazione è aperta, altrimenti sbagliata. Questi giocatori non sono chiamati a votare e contano come astenuti; senza votanti, negare assolve.

# en: 8a7ede6b
rules-chapter-RCT = Le reazioni
# en: b9720af2
rule-K-RCT-01 = Le reazioni sono: Manto di nebbia, glory, sit, forbid, e accuse per un giocatore che ha notato un’infrazione. Tutto il resto che si chiede fuori dal proprio turno (spinta, ricollocazione, tribunale) è una semplice decisione bloccante.
# en: b26be8be
rule-K-RCT-02 = reactions = immediate: a ogni momento di quiete il gioco attende («waiting») un solo giocatore, il primo nell’ordine delle domande con una reazione dovuta, finché non ne restano; solo allora quello della prossima decisione bloccante. Le sue opzioni sono la reazione e let_pass; per forbid, la sola casella.
# en: e2dcfbe1
rule-K-RCT-03 = reactions = timed: una reazione dovuta è una decisione libera del suo giocatore mentre gli altri continuano a giocare. Finisce quando risponde, o con il let_pass che il server fa per lui quando la finestra della tabella 9.9 è trascorsa.
# en: d2f79d03
rule-K-RCT-04 = Il Manto di nebbia blocca sempre, in entrambi i modi. Si chiede solo a chi ne ha uno non usato.
# en: be3d0322
rule-K-RCT-05 = let_pass significa: Manto non usato; glory mancato, quindi un’infrazione di V2; nessun sit ora, quindi un’infrazione di L3; forbid lasciato ai dadi; nessuna accusa.
# en: 17e21d99
rule-K-RCT-06 = «timed»: se l’Oscuro Signore si muove di nuovo mentre è dovuto un glory, la finestra ricomincia e un solo «glory» vale per entrambi.
# en: c7c4a232
rule-K-RCT-07 = pace = correspondence (e per la variante calma di V2): non c’è orologio. Un glory o un forbid dovuto finisce anche, come let_pass, quando il suo giocatore prende la sua prossima decisione bloccante.
# en: 7259576d
rule-K-RCT-08 = «timed»: una decisione bloccante il cui tempo scade è presa dal server per il giocatore, con la risposta predefinita della tabella 5.1. Per una spinta è il bersaglio più lontano dall’Oscuro Signore.
# en: 03b8aff9
rule-K-RCT-09 = Grazia: per 3 s dopo che un giocatore ha ricevuto un’Occhiataccia il server non fa per lui né slip né let_pass e rifiuta le accuse contro di lui. Il motore in sé non ha orologio.

# en: a9003cd1
rules-chapter-DIE = Dadi per i giocatori senza client
# en: cf33a752
rule-K-DIE-01 = Formula della sbadataggine: p = min(90, slip_rate * (10 + 4*(g-1)) // 10) per cento, dove g sono le Occhiatacce che il giocatore possiede, vuote comprese. Il giocatore sbaglia se dice(100) < p.
# en: cce4e43b
rule-K-DIE-02 = Per un giocatore con slip_rate maggiore di 0 il motore tira quando scatta un obbligo di Rito o di Prova: con la carta per M1 M3 M4 H1 H3 H4 A3 F3 L3 V3 V4 in ordine di carta, alla prima stuzzicata del suo giro per M2, alla fine di ogni movimento dell’Oscuro Signore per V2.
# en: 7f591330
rule-K-DIE-03 = Un tiro chiude l’obbligo in ogni caso: una sbadataggine registra l’infrazione, altrimenti l’obbligo è rispettato. Le sue decisioni non sono offerte a quel giocatore e slip per quella carta è rifiutato. Per gli ordini Limite, Tabù, Vista e Segreto non si tira mai (per «honour» si veda K-ENF-15).
# en: 9802c531
rule-K-DIE-04 = «watch», e «honour» per le infrazioni di K-ENF-15: al passo 2 di un momento di quiete, per ogni nuova infrazione, ogni altro giocatore con notice_rate maggiore di 0 tira una volta, nell’ordine delle domande; la nota se dice(100) < notice_rate. Un giocatore che l’ha notata, e non è bloccato nelle accuse, vede l’infrazione e riceve la reazione accuse. Chiusa l’infrazione, agli altri non si chiede più.
# en: 44699216
rule-K-DIE-05 = Una sbadataggine, per i dadi o per «slip» di una Prova, emette slip_shown per tutti con «watch» e «honour». Sta alle persone notarla: la vista e il registro di un giocatore con un tasso di attenzione la omettono (per lui vale K-DIE-04). Tutti i dadi vengono dal seme segreto.

# en: 5e218d2c
rules-chapter-END = Fine della partita e vincitore
# en: b8290d48
rule-K-END-01 = La partita finisce subito quando le Occhiatacce di un giocatore, vuote comprese, raggiungono l’opzione gaze_limit (4 se non si cambia). Quel goblin è bandito.
# en: f0eaa376
rule-K-END-02 = La partita finisce subito quando si prende l’ultimo Libro Magico, dalla scrivania o per un gettone. Quel Libro Magico conta.
# en: 31e2d003
rule-K-END-03 = Alla fine tutto ciò che è incompiuto decade: catena, ricollocazione, secondo passo, rifornimento, reazioni dovute, infrazioni aperte, tribunale.
# en: 21acf326
rule-K-END-04 = Di più eventi in uno stesso movimento conta il primo che mette fine alla partita; i successivi non avvengono.
# en: 4b046490
rule-K-END-05 = Classifica: meno Occhiatacce; poi più Libri Magici; poi più simboli magici. Contano anche i Libri Magici a faccia in giù e le Occhiatacce vuote. I giocatori pari in tutti e tre i criteri condividono il posto.
# en: 46737728
rule-K-END-06 = Quando il turno numero turn_cap è concluso, la partita finisce con il motivo «cap» e K-END-05 dà il risultato.
# en: 1aa2ac69
rule-K-END-07 = Quando sono state accettate ply_cap decisioni, la partita finisce subito con il motivo «cap» e K-END-05 dà il risultato.
# en: 2a348b44
rule-K-END-08 = Ogni turno è finito: una catena ha al massimo n spinte; le ricollocazioni non innescano nulla; pescare un’Occhiataccia guarda ogni carta del mazzo al massimo una volta e poi ne dà una vuota; ogni carta è condannata al massimo una volta per turno; ogni decisione libera ha un limite (tabella 5.2). Con K-END-06 ogni partita è finita.
