# The clauses of rules.md; see ludoteca.lab.rules_texts for the hashes.
# en: 6b6851a7
rules-title = Bonelli Kids – Zagor contro Martin Mystère: le regole
# en: a53d2ee0
rules-note = Ordine dei giocatori significa: prima il Protagonista del turno, poi l’altro giocatore. Ordine di arrivo significa: l’ordine in cui le carte di un giocatore sono arrivate su un Albo.

# en: c910d474
rules-chapter-GEN = In generale
# en: 8782ddc6
rule-B-GEN-01 = Si gioca esattamente in due: i giocatori 0 e 1.
# en: ccd40593
rule-B-GEN-02 = Ogni giocatore interpreta un eroe. Un eroe è un insieme di dati: un mazzo di 40 carte, un massimo di carte in mano, i nomi dei suoi Personaggi. Nessuna regola dipende da quale eroe sia o dal numero del giocatore.
# en: bc266b5f
rule-B-GEN-03 = Il massimo di carte in mano dipende dall’eroe: Zagor 6, Martin 8.
# en: ef5a9eaa
rule-B-GEN-04 = L’opzione «heroes» assegna a ogni giocatore il suo eroe. Entrambi possono giocare lo stesso; ognuno ha allora il proprio mazzo completo di 40 carte e nulla è in comune.
# en: a386819f
rule-B-GEN-05 = Una carta non cambia mai proprietario. Qualunque cosa le accada, va nella mano, negli scarti o nel mazzo del suo proprietario, oppure sta dalla sua parte di un Albo.
# en: 71abb290
rule-B-GEN-06 = Le copie di una stessa carta sono identiche. Nessuna decisione, nessun evento, nessuna vista né posizione oscurata le distingue, se non per il posto in cui si trovano scoperte.
# en: aad7fedd
rule-B-GEN-07 = Quando qualcosa spetta a entrambi i giocatori nello stesso momento, avviene nell’ordine dei giocatori (finché non c’è un Protagonista: prima il giocatore 0). Il Protagonista del turno è chi ha dichiarato; questo non cambia prima che la carta Protagonista si sia spostata (B-ASSIGN-11).
# en: 2d90494a
rule-B-GEN-08 = Se ciò che tutti possono vedere lascia una sola risposta legale, la dà il motore e l’evento porta il segno «forced». Se a lasciarne una sola è soltanto il contenuto di una mano segreta, la domanda si pone comunque, perché il silenzio non tradisca nulla. Una mano conta come segreta anche quando tutte le sue carte sono state viste («shown»).
# en: e282bf74
rule-B-GEN-09 = Tutto il caso (mescolate, opzioni casuali, carte prese a caso da una mano) viene dal seme segreto della partita, nell’ordine in cui le clausole lo richiedono.
# en: 9065c183
rule-B-GEN-10 = Una decisione rifiutata nomina la sua clausola e non cambia nulla.

# en: e220f499
rules-chapter-SETUP = Preparazione
# en: 12b054d5
rule-B-SETUP-01 = Mescolate i 22 Albi. Toglietene 6 coperti. Nessuno li vede durante la partita.
# en: 6631ec79
rule-B-SETUP-02 = Prendete 5 dei 16 Albi rimasti, aggiungete le 2 carte The End e mescolate queste 7 carte: sono il fondo del mazzo.
# en: 2f9371de
rule-B-SETUP-03 = Mescolate gli altri 11 Albi e metteteli sopra. Il mazzo degli Albi ha 18 carte; entrambe le The End sono tra le ultime 7.
# en: aba00951
rule-B-SETUP-04 = Scoprite le prime tre carte, una su ciascuno dei posti 1, 2 e 3, in quest’ordine. Sono sempre Albi. Nel mazzo degli Albi restano 15 carte.
# en: 84ac9294
rule-B-SETUP-05 = La riserva comune comincia con 17 balloon e 6 gettoni WOW!.
# en: 72c2f3ed
rule-B-SETUP-06 = Ogni giocatore prende 2 balloon. Nella riserva comune ne restano 13.
# en: d299c194
rule-B-SETUP-07 = Ogni giocatore mescola le proprie 40 carte e ne pesca 5, qualunque sia il suo massimo di carte in mano. Nel mazzo ne restano 35.
# en: 99ec4015
rule-B-SETUP-08 = Con first_lead = younger_choice (predefinito) il giocatore più giovane decide poi chi prende la carta Protagonista: choose_lead(self) o choose_lead(opponent). Conosce la propria mano e i tre Albi scoperti.
# en: 4df64258
rule-B-SETUP-09 = L’opzione «younger» indica il giocatore più giovane: seat_0, seat_1, oppure «random» (predefinito), che lo sorteggia dal seme e lo dice a tutti.
# en: cb27f1da
rule-B-SETUP-10 = Con first_lead = random il seme indica il primo Protagonista; non si chiede alcuna decisione.
# en: fd50dbc2
rule-B-SETUP-11 = Il primo turno comincia con la dichiarazione: prima non si pesca alcuna carta e non si scopre alcun Albo.

# en: 7609342d
rules-chapter-DECL = La dichiarazione
# en: 20dbc452
rule-B-DECL-01 = Il Protagonista dichiara in palio un Albo scoperto: declare(place). La carta Protagonista si posa accanto.
# en: b0772e32
rule-B-DECL-02 = Un posto occupato da The End non può essere dichiarato.
# en: e646cb4b
rule-B-DECL-03 = Poi il Protagonista prende 1 balloon dalla riserva comune e lo mette su un Albo scoperto che non è stato dichiarato: place_balloon(place). Non è facoltativo.
# en: d0c81dd3
rule-B-DECL-04 = Con due soli Albi scoperti il balloon va sull’altro; non si chiede alcuna decisione (B-GEN-08).
# en: a73c0914
rule-B-DECL-05 = Su un Albo può esserci qualsiasi numero di balloon. Vi restano finché l’Albo è vinto o eliminato.
# en: 6c02f0c9
rule-B-DECL-06 = Se la riserva comune non ha balloon: con empty_reserve = skip (predefinito) non se ne mette nessuno; con empty_reserve = own il Protagonista ne mette uno dei suoi, o nessuno se non ne ha.
# en: 8cf6ac18
rule-B-DECL-07 = Le carte in attesa sull’Albo dichiarato diventano subito attive, in ordine di arrivo (B-PARK-02).
# en: f24ccc0d
rule-B-DECL-08 = Dopo il balloon si risolvono gli effetti «chosen» dell’Albo dichiarato (B-FX-14). Poi si apre la giocata segreta.

# en: 2c673ebd
rules-chapter-COMMIT = La giocata segreta
# en: bf9e1967
rule-B-COMMIT-01 = Entrambi i giocatori scelgono, in segreto e nello stesso momento, carte della propria mano per l’Albo in palio. Il gioco attende entrambi («waiting») finché non confermano.
# en: d41b473f
rule-B-COMMIT-02 = Un giocatore gioca da 1 a 3 carte.
# en: b13f942e
rule-B-COMMIT-03 = Se l’Albo indica un altro numero minimo o massimo, vale quello.
# en: 2fdc15b2
rule-B-COMMIT-04 = I tipi si possono combinare liberamente. Le carte con l’icona di rinforzo si possono giocare come le altre, senza alcun costo.
# en: 08d1f9b4
rule-B-COMMIT-05 = Su uno stesso Albo un giocatore non ha mai due Personaggi con lo stesso nome. Al massimo 1 Zagor e 1 Cico, o 1 Martin e 1 Java.
# en: 3c2ff8e0
rule-B-COMMIT-06 = B-COMMIT-05 conta tutte le carte del giocatore in quel luogo: nella sua fila, attive, in attesa e annullate. Vale per la giocata, il rinforzo, «deploy», «swap», «shunt» e «fetch».
# en: b90964fe
rule-B-COMMIT-07 = Se l’Albo ha un filtro «ban», le carte che vi corrispondono non possono esservi posate, giocate come rinforzo, schierate o scambiate.
# en: c388f4d1
rule-B-COMMIT-08 = Le carte in attesa divenute attive non contano nel numero massimo. Esso limita le carte posate dalla mano nella giocata segreta, e nient’altro.
# en: ce562a76
rule-B-COMMIT-09 = lay(entry) posa una carta della mano in fondo alla propria fila. È legale se la carta è in mano, se la fila è più corta del numero massimo e se si rispettano le clausole da B-COMMIT-05 a 07.
# en: 6b1ad7dc
rule-B-COMMIT-10 = take_back(index) riprende in mano una carta posata; il resto della fila mantiene l’ordine. È libera: mai richiesta, permessa quante volte si vuole prima di aver confermato.
# en: 14acff44
rule-B-COMMIT-11 = Sia m il massimo di carte che questa mano (fila compresa) potrebbe posare qui. «confirm» è legale quando la fila ha almeno min(numero minimo, m) carte. Chi ne ha troppo poche ne gioca dunque quante può, e una giocata vuota è legale solo quando non si può posare nulla o il numero minimo è 0.
# en: c5e1cfd1
rule-B-COMMIT-12 = «confirm» è definitivo. Il gioco non attende più quel giocatore, che non può più né posare né riprendere.
# en: 404d7fbc
rule-B-COMMIT-13 = Quando entrambi hanno confermato, le due file si scoprono insieme.

# en: c8278581
rules-chapter-REVEAL = Rivelazione ed effetti immediati
# en: cf0380fb
rule-B-REVEAL-01 = Le carte rivelate diventano attive dietro quelle già presenti, nell’ordine in cui sono state posate. Tutti i loro effetti «active» (anche le protezioni) valgono prima che si risolva il primo effetto «enter».
# en: a8a82b19
rule-B-REVEAL-02 = Gli effetti «enter» si risolvono prima di ogni altra cosa: quelli delle carte del Protagonista, poi quelli delle carte dell’altro giocatore.
# en: aa409320
rule-B-REVEAL-03 = Per uno stesso giocatore: con enter_order = laid (predefinito) nell’ordine in cui sono state posate; con enter_order = chosen il giocatore sceglie la carta successiva con next_card(index), finché almeno due delle sue carte attive hanno effetti «enter» non risolti.
# en: 79124fd5
rule-B-REVEAL-04 = Per una stessa carta: nell’ordine elencato sulla carta.
# en: fdde3d86
rule-B-REVEAL-05 = Un effetto «enter» si risolve solo se la sua carta è attiva quando viene il suo momento. Altrimenti è perduto per sempre.
# en: 823dc685
rule-B-REVEAL-06 = Gli effetti «enter» avvengono una volta, quando la carta viene dalla mano. Con parked_enter = off (predefinito) una carta in attesa non li ripete quando il suo Albo è in palio; con «on» sì, dopo la rivelazione, come se il suo giocatore l’avesse posata prima delle carte di questo turno.

# en: b1c3f334
rules-chapter-FX = Gli effetti in generale
# en: 53116c37
rule-B-FX-01 = Un effetto è descritto dai campi di 9.1. Il vocabolario è chiuso: «when», «op», i filtri, i conteggi e le condizioni elencati qui, e nient’altro. Nessuna carta ha codice proprio.
# en: c5681317
rule-B-FX-02 = «when» è ciò che fa scattare l’effetto. «enter»: una volta, quando la carta viene dalla mano sull’Albo in palio. «active»: per tutto il tempo in cui la sua carta è attiva. «win», «loss», «tie»: una volta, nell’assegnazione, quando il suo giocatore ha vinto, perso o pareggiato. «chosen» (solo Albi): una volta, quando l’Albo è stato dichiarato.
# en: 585c9b64
rule-B-FX-03 = Chi controlla l’effetto di una carta è il proprietario della carta. «own» e «self» indicano il controllore, «opponent» l’altro giocatore.
# en: 9189ebeb
rule-B-FX-04 = Tutte le condizioni in «if» devono valere nel momento in cui l’effetto si risolverebbe; per «active», a ogni conteggio. Se ne manca una, l’effetto non fa nulla e non chiede nulla.
# en: 678de84e
rule-B-FX-05 = Un effetto è obbligatorio a meno che optional = true. Un effetto obbligatorio che ha una risposta legale non si può rifiutare. Uno facoltativo offre «decline» accanto alle sue risposte legali; dove il controllore non ha nulla da scegliere, e per discard_hand, gli si chiede prima «accept» o «decline».
# en: b579b8e6
rule-B-FX-06 = Senza bersagli legali non succede nulla, non si chiede nulla e segue l’effetto successivo.
# en: e40eb54f
rule-B-FX-07 = Un bersaglio su un Albo deve essere attivo sull’Albo in palio, corrispondere a «filter» e non essere protetto da un «ward» avversario (B-OP-17). Solo «fetch» guarda gli altri Albi.
# en: 6d6bc997
rule-B-FX-08 = chooser = self (predefinito): il bersaglio lo sceglie il controllore. chooser = opponent: lo sceglie l’altro giocatore. Chi sceglie indica anche la destinazione di uno «shunt». «decline» spetta sempre al controllore e gli si chiede per primo se a scegliere è l’altro giocatore.
# en: 9b8f146a
rule-B-FX-09 = amount = n su «salvage», «cancel», «shunt», «fetch», «bounce» e «destroy» ripete l’effetto n volte, ogni volta con un nuovo bersaglio. Si ferma quando non restano bersagli legali o il controllore rinuncia.
# en: 682088c8
rule-B-FX-10 = amount = "all" su «cancel», «bounce» e «destroy» colpisce tutti i bersagli legali insieme, nell’ordine dei giocatori, poi in ordine di arrivo. Non si sceglie nulla. Per un effetto facoltativo si chiede una volta sola al controllore: «accept» o «decline».
# en: 6904037b
rule-B-FX-11 = Un effetto che sposta carte o gettoni ne sposta quanti ce ne sono, fino ad «amount».
# en: 234e34eb
rule-B-FX-12 = Una scelta tra carte segrete («deploy», «swap», «dig», discard_hand da parte del proprietario) si chiede ogni volta che la mano (o, per «dig», il mazzo) non è vuota e, per «swap», una propria carta attiva corrisponde, anche se nessuna carta in mano va bene, a meno che il solo numero di carte non decida già (B-OP-06). Se nessuna va bene, «decline» è l’unica risposta.
# en: 1ede4c09
rule-B-FX-13 = Quando una carta è annullata o lascia l’Albo in palio, i suoi effetti non ancora risolti sono perduti. Ciò che ha già fatto resta.
# en: 27a1d977
rule-B-FX-14 = Effetti su un Albo: «chosen» e «tie» si risolvono per entrambi i giocatori nell’ordine dei giocatori, ognuno come controllore; «active» vale ugualmente per entrambi; «win» si risolve per il vincitore, «loss» per lo sconfitto.
# en: 9df0edcc
rule-B-FX-15 = Una carta portata da «deploy» o «swap» entra in gioco: i suoi effetti «enter» si risolvono subito, prima di ogni altra cosa in sospeso. I suoi stessi effetti «deploy» e «swap» sono ignorati, così le catene finiscono.

# en: d50b44a6
rules-chapter-COND = Filtri, conteggi, condizioni
# en: 09e381da
rule-B-COND-01 = Un filtro è un insieme di prove, che devono essere tutte soddisfatte: «side» («own», «opponent», «any»), «type» (elenco), «character» (elenco di nomi di Personaggi), «entry» (elenco di carte), «tag» (elenco di parole proprie del pacchetto di dati), «reinforce» (true, false), min_value e max_value (valore stampato), «others» (true: non la carta che porta l’effetto), «this» (true: solo quella carta). Una prova su un elenco è soddisfatta se un elemento va bene. Di suo «side» vale «any», «others» e «this» valgono false; una prova assente è sempre soddisfatta.
# en: 9fadf907
rule-B-COND-02 = Un conteggio è uno di questi: {"{"}cards = FILTER{"}"} le carte attive sull’Albo in palio che corrispondono; {"{"}values = FILTER{"}"} la somma dei loro valori di base (B-COUNT-03); {"{"}types = "own"{"}"} o {"{"}types = "opponent"{"}"} il numero di tipi diversi tra le carte attive di quel giocatore; {"{"}stat = S, of = "own" | "opponent"{"}"} con S uno tra «hand» (compresa una fila aperta), «deck», «discard» (numeri di carte), «balloons», «wow» (posseduti e sugli Albi vinti), «albi» (Albi vinti, con un elenco «colour» facoltativo), «prize» (balloon sull’Albo in palio).
# en: 8473329e
rule-B-COND-03 = Una condizione è un conteggio con «min» e/o «max» (entrambi inclusi), oppure {"{"}lead = true | false{"}"} (il controllore è il Protagonista del turno), oppure {"{"}colour = [...]{"}"} (dell’Albo in palio), oppure {"{"}as_reinforcement = true | false{"}"} (come questa carta è entrata; false per una carta in attesa).
# en: 88eec31d
rule-B-COND-04 = La misura di un effetto è «amount» (1 se manca), per il conteggio in «per» se c’è (diviso per «each», 1 se manca, arrotondato per difetto), al massimo «cap» in valore assoluto se c’è. Una misura di 0 non fa nulla; sotto 0 solo «boost» e «hinder» fanno qualcosa.

# en: 358cc201
rules-chapter-OP = Le operazioni
# en: 6fa90370
rules-note-OP = Ogni clausola dice: quando può scattare; che cosa significa; che cosa si sceglie. Il resto lo dà B-FX. «who» è «self» (predefinito), «opponent» o «both» (nell’ordine dei giocatori).
# en: ef785fa8
rule-B-OP-01 = draw (enter, win, loss, tie, chosen): «who» pesca «amount» carte secondo B-DRAW. Nessuna scelta. Le carte fornite fanno pescare solo su «enter», come dice il regolamento delle carte che fanno pescare il loro giocatore; un Albo può far pescare il suo vincitore.
# en: a1f39920
rule-B-OP-02 = salvage (enter, win, loss, tie, chosen): il controllore riprende in mano, vista da tutti, 1 carta corrispondente dai propri scarti. Scelta: pick_discard(entry). Nessun bersaglio legale se nulla corrisponde o se la mano è al massimo.
# en: 0036dbce
rule-B-OP-03 = dig (enter, win, loss, tie, chosen): il controllore, da solo, guarda le prime «amount» carte del proprio mazzo (meno se è più corto; gli scarti non vi si mescolano), prende in mano in segreto 1 carta corrispondente; le altre tornano indietro e il mazzo si mescola (anche dopo «decline»). Scelta: pick_dug(entry). Con la mano al massimo o il mazzo vuoto non si guarda nulla.
# en: cb023ccf
rule-B-OP-04 = peek_hand (enter, win, loss, tie, chosen): il controllore vede «amount» carte a caso della mano avversaria, o tutte («all»). Nessuna scelta. Da allora gli sono note (B-HIDE-07).
# en: 3765260e
rule-B-OP-05 = peek_albi (enter, win, loss, tie, chosen): il controllore, da solo, vede le prime «amount» carte del mazzo degli Albi; l’ordine resta. Nessuna scelta.
# en: 00afad82
rule-B-OP-06 = discard_hand (enter, win, loss, tie, chosen): «who» scarta «amount» carte dalla mano. pick = "owner" (predefinito): le sceglie con discard(entry), una alla volta; pick = "random": sceglie il seme. Una mano non più grande di «amount» si scarta per intero, senza chiedere.
# en: 883afc36
rule-B-OP-07 = deploy (enter): il controllore mette sull’Albo in palio 1 carta corrispondente della mano, oltre il numero massimo, gratis, con o senza icona. Valgono le clausole da B-COMMIT-05 a 07. Scelta: deploy(entry). Entra in gioco (B-FX-15), ultima in ordine di arrivo.
# en: 63329370
rule-B-OP-08 = swap (enter): il controllore scambia una carta della mano con una delle sue carte attive che corrisponde a «filter». Prima swap_in(entry): qualsiasi carta della mano che sarebbe legale qui dopo almeno uno degli scambi possibili; ancora segreta. Poi «target»: la carta attiva che torna in mano, vista da tutti, purché lo scambio sia legale. La carta che arriva entra in gioco (B-FX-15), ultima in ordine di arrivo.
# en: c1acb102
rule-B-OP-09 = cancel (enter): scegliere 1 bersaglio. È annullato fino alla fine del turno: vale 0, i suoi effetti «active», «win», «loss» e «tie» sono spenti, i suoi effetti «enter» non risolti sono perduti, nessun filtro o conteggio lo vede. Resta sull’Albo e lo lascia con gli altri.
# en: b2f0b588
rule-B-OP-10 = shunt (enter, win, loss, tie): scegliere 1 bersaglio, poi destination(place): un altro Albo scoperto su cui B-COMMIT-05 lo ammette. La carta vi è messa in attesa. Una carta che non ha un tale Albo non è un bersaglio legale.
# en: 57104228
rule-B-OP-11 = fetch (enter): scegliere 1 carta del controllore in attesa su un altro Albo, che corrisponda a «filter» e che B-COMMIT-05 ammetta qui: pick_parked(place, index). Diventa attiva sull’Albo in palio, ultima in ordine di arrivo. Non «entra» in gioco.
# en: 320520bb
rule-B-OP-12 = bounce (enter, win, loss, tie): scegliere 1 bersaglio. Torna nella mano del suo proprietario, visto da tutti; se quella mano è al massimo, va negli scarti del suo proprietario.
# en: de38a057
rule-B-OP-13 = destroy (enter, win, loss, tie): scegliere 1 bersaglio. Va negli scarti del suo proprietario.
# en: 4739cde2
rule-B-OP-14 = copy (enter): scegliere 1 altra carta attiva. Da ora il valore di base di questa carta è il valore stampato di quella, finché questa carta lascia l’Albo o il turno finisce.
# en: 3215e7d6
rule-B-OP-15 = boost: il totale del controllore sale della misura. Un «amount» negativo è una penalità.
# en: 1b6889b6
rule-B-OP-16 = hinder: il totale dell’avversario scende della misura. Solo carte.
# en: 466a3934
rule-B-OP-17 = ward: nessun effetto controllato dall’avversario può scegliere o colpire, con «cancel», «shunt», «bounce» o «destroy», le carte attive del controllore sull’Albo in palio che corrispondono a «filter» (di norma tutte, questa compresa).
# en: e8ee8c68
rule-B-OP-18 = break_tie: se i totali sono pari quando comincia l’assegnazione, il controllore vince l’Albo. Se lo hanno entrambi, il pareggio resta. Non apre né chiude il rinforzo. Solo carte.
# en: af9525f9
rule-B-OP-19 = bar_reinforce: «who» non può giocare rinforzi. Qui «who» di norma è «opponent».
# en: cde04b56
rule-B-OP-20 = balloon (enter, win, loss, tie, chosen): «who» prende «amount» balloon dalla riserva comune.
# en: a7e3aba8
rule-B-OP-21 = pay (enter, win, loss, tie, chosen): «who» mette «amount» dei suoi balloon nella riserva comune.
# en: 87273985
rule-B-OP-22 = steal (enter, win, loss, tie, chosen): il controllore prende «amount» balloon all’avversario.
# en: 4e2337ff
rule-B-OP-23 = add_balloon (enter, win, loss, tie, chosen): «amount» balloon vanno dalla riserva comune su un Albo scoperto che non è in palio. Scelta: place_balloon(place).
# en: e84d36c6
rule-B-OP-24 = wow: to = "albo" (predefinito), solo «win»: «amount» gettoni WOW! vanno dalla riserva comune sull’Albo appena vinto. to = "player", «enter», «win», «loss», «tie», «chosen»: li prende il controllore.
# en: c2bec511
rule-B-OP-25 = lead (win, loss, tie): dopo questa assegnazione la carta Protagonista va a «who» («self» o «opponent»), qualunque cosa dica B-ASSIGN-11. Conta l’ultimo effetto risolto.

# en: 37bac495
rules-chapter-COUNT = Il conteggio
# en: c5487a52
rule-B-COUNT-01 = Dopo gli effetti «enter» ogni giocatore ha un totale: i valori di base delle sue carte attive, più le misure dei «boost» delle sue carte attive e dell’Albo, meno le misure degli «hinder» delle carte attive dell’avversario.
# en: 06b4e3ad
rule-B-COUNT-02 = Le carte annullate e in attesa non contano. Un giocatore senza carte attive ha comunque un totale (0 prima dei boost dell’Albo e degli hinder) e il confronto avviene; 0 a 0 è un pareggio.
# en: dacd7fe1
rule-B-COUNT-03 = Il valore di base di una carta è il suo valore stampato, o quello stabilito da «copy». I conteggi di valori usano i valori di base, mai quelli aumentati, perciò nessuno dipende da un totale.
# en: 726d78e4
rule-B-COUNT-04 = I totali non hanno minimo né massimo. Si ricalcolano dopo ogni cambiamento e sono pubblici.

# en: 8f17c178
rules-chapter-REINF = Il rinforzo
# en: bde2eb20
rule-B-REINF-01 = Dopo il conteggio il giocatore con il totale più basso può scartare 1 dei suoi balloon e giocare sull’Albo in palio 1 carta della mano con l’icona di rinforzo: reinforce(entry), oppure «pass».
# en: 565295cb
rule-B-REINF-02 = Solo se questo cambia i totali in modo che il suo diventi strettamente più alto. Pareggiare non basta.
# en: b772f6fb
rule-B-REINF-03 = Una carta per volta, e ognuna deve bastare da sola a passare in testa.
# en: 47ac45da
rule-B-REINF-04 = Abbassare il totale dell’avversario vale quanto alzare il proprio.
# en: d036a73e
rule-B-REINF-05 = Le clausole da B-COMMIT-05 a 07 valgono anche qui; il numero massimo della giocata segreta no.
# en: 360809d1
rule-B-REINF-06 = Su un Albo con reinforce = false non si chiede a nessuno; a un giocatore sotto bar_reinforce non si chiede. Le carte con l’icona si possono comunque giocare lì in segreto.
# en: d32eb39a
rule-B-REINF-07 = Svolgimento di un rinforzo: il balloon va nella riserva comune; la carta diventa attiva, ultima in ordine di arrivo; i suoi effetti «enter» si risolvono; i totali si ricalcolano.
# en: 6b6148d0
rule-B-REINF-08 = B-REINF-02 si giudica sulla posizione dopo B-REINF-07, con le scelte migliori del giocatore per gli effetti «enter» della carta stessa; le carte pescate contano per numero. Tra quelle scelte si offrono poi solo quelle che lo lasciano in testa. B-PACK-05 rende questa prova indipendente dai segreti e dal caso.
# en: ae3d834b
rule-B-REINF-09 = Al giocatore in svantaggio si chiede ogni volta che ha un balloon e una carta in mano e B-REINF-06 non lo impedisce, anche se «pass» è la sua unica risposta (B-GEN-08).
# en: 31aab32c
rule-B-REINF-10 = Dopo un rinforzo l’altro giocatore, ora in svantaggio, ha lo stesso diritto; e così via, a turno.
# en: 82566a11
rule-B-REINF-11 = La fase finisce quando il giocatore in svantaggio passa o non gli si può chiedere. Chi è in testa non aggiunge mai carte.
# en: 1a9eeaf2
rule-B-REINF-12 = A totali pari: con tie_reinforce = none (predefinito) non si chiede a nessuno; con tie_reinforce = protagonist si chiede nell’ordine dei giocatori, finché uno rinforza o entrambi hanno passato.

# en: 153cdaae
rules-chapter-ASSIGN = L’assegnazione
# en: 107977c2
rule-B-ASSIGN-01 = Il giocatore con il totale più alto vince l’Albo; l’altro ha perso. Totali pari sono un pareggio, a meno che uno solo dei giocatori abbia break_tie.
# en: 7e9d8270
rule-B-ASSIGN-02 = L’esito si fissa qui. I cambiamenti successivi dei totali non contano.
# en: 1531caec
rule-B-ASSIGN-03 = Il vincitore prende l’Albo e tutti i balloon che ci sono sopra.
# en: 2a33b497
rule-B-ASSIGN-04 = In caso di pareggio l’Albo è eliminato: fuori dal gioco, scoperto. I suoi balloon lo lasciano e vanno nella riserva comune.
# en: fe9c0f73
rule-B-ASSIGN-05 = Poi, prima che alcuna carta se ne vada, si risolvono gli effetti «win», «loss» o «tie» delle carte attive: nell’ordine dei giocatori, in ordine di arrivo, nell’ordine elencato.
# en: a4e27b71
rule-B-ASSIGN-06 = Poi si risolvono gli effetti «win» e «loss», o «tie», dell’Albo stesso, nell’ordine dei giocatori.
# en: ad9aa823
rule-B-ASSIGN-07 = Poi le carte se ne vanno, nell’ordine dei giocatori. Il vincitore scarta tutte le sue carte che vi si trovano: giocate in segreto, rinforzi, arrivate dall’attesa, annullate.
# en: d17c9d1d
rule-B-ASSIGN-08 = Lo sconfitto riprende in mano tutte le sue carte che vi si trovano, rinforzi compresi; non è facoltativo. Solo B-RETURN può trattenere una carta.
# en: 67967787
rule-B-ASSIGN-09 = In caso di pareggio entrambi i giocatori riprendono tutte le loro carte che vi si trovano.
# en: e531758e
rule-B-ASSIGN-10 = I segni di «cancel» e «copy» finiscono. Il posto è vuoto fino al nuovo turno.
# en: 1852e574
rule-B-ASSIGN-11 = Per ultimo, lo sconfitto prende la carta Protagonista, o la tiene. In caso di pareggio resta dov’è. «lead» prevale su entrambe le cose.

# en: fe7f849f
rules-chapter-RETURN = Ritorno ed eccedenza
# en: 8ee54c89
rule-B-RETURN-01 = Se riprendendo le carte si superasse il massimo di carte in mano, il giocatore sceglie quali delle carte che tornano tenere, fino al massimo; le altre si scartano.
# en: 9f788359
rule-B-RETURN-02 = Questo vale per ogni ritorno nell’assegnazione: sconfitta e pareggio.
# en: 5d9b7a6b
rule-B-RETURN-03 = keep(entry) sceglie una carta che torna alla volta, finché la mano è piena. Non si possono cedere al suo posto carte già in mano.
# en: a0ff3104
rule-B-RETURN-04 = Senza spazio, tutte le carte che tornano si scartano senza chiedere. Se entrambi hanno un’eccedenza, scelgono nell’ordine dei giocatori.

# en: e162d887
rules-chapter-DRAW = Pescare e mazzi
# en: eccf8239
rule-B-DRAW-01 = Pescare significa prendere in mano la prima carta del proprio mazzo. Più carte si pescano una dopo l’altra.
# en: ee1b7206
rule-B-DRAW-02 = Un giocatore la cui mano è al massimo non pesca, né per un nuovo turno né per un effetto. Nulla si muove. La mano non supera mai il massimo.
# en: b751967f
rule-B-DRAW-03 = Un giocatore che deve pescare da un mazzo vuoto mescola prima i propri scarti in un nuovo mazzo. Questo avviene quando si deve pescare, non quando se ne va l’ultima carta.
# en: 4986ff55
rule-B-DRAW-04 = Si mescolano solo gli scarti: nessuna carta in mano, sull’Albo in palio o in attesa.
# en: 3635150a
rule-B-DRAW-05 = Se mazzo e scarti sono entrambi vuoti non si pesca.

# en: feb26c9a
rules-chapter-PARK = Le carte in attesa
# en: 0d7d551b
rule-B-PARK-01 = Una carta spostata dall’Albo in palio a un altro è in attesa: scoperta, inattiva, fuori dal gioco finché quell’Albo è dichiarato. Non è in mano e non conta per il massimo.
# en: 8430d05c
rule-B-PARK-02 = Quando il suo Albo è dichiarato diventa attiva: valgono il suo valore e gli effetti «active», «win», «loss» e «tie»; per «enter» si veda B-REVEAL-06. All’assegnazione se ne va come le altre.
# en: 5075feac
rule-B-PARK-03 = Una carta può essere messa in attesa solo su un Albo scoperto diverso da quello in palio, mai su The End. Se ce n’è uno solo, va lì senza chiedere.
# en: 930d98cf
rule-B-PARK-04 = Uno spostamento che metterebbe su un Albo due Personaggi con lo stesso nome dello stesso giocatore è illegale.
# en: 47c7a38e
rule-B-PARK-05 = Le carte in attesa su un Albo che non va mai in palio vi restano fino alla fine.

# en: 66254907
rules-chapter-TURN = Il nuovo turno
# en: d778c88a
rule-B-TURN-01 = Ogni giocatore pesca 1 carta, il nuovo Protagonista per primo.
# en: 3af29ce3
rule-B-TURN-02 = Poi il Protagonista scopre la prima carta del mazzo degli Albi sul posto vuoto. Non è una decisione. Dopo un pareggio il posto si riempie allo stesso modo.
# en: fe39f4b8
rule-B-TURN-03 = Poi il Protagonista dichiara (B-DECL) tra gli Albi ora scoperti. Il numero del turno aumenta di 1.

# en: a039dfb9
rules-chapter-TOKEN = I gettoni
# en: 2fe441e3
rule-B-TOKEN-01 = Ci sono 17 balloon e 6 gettoni WOW!, mai di più. Ciò che manca nella riserva comune non viene dato.
# en: 62c63e6f
rule-B-TOKEN-02 = I balloon spesi, pagati ed eliminati tornano nella riserva comune.
# en: 15f50635
rule-B-TOKEN-03 = Un balloon speso per un rinforzo è perduto anche se l’Albo è perduto.
# en: ee38e1f1
rule-B-TOKEN-04 = Un gettone WOW! su un Albo vinto, o in possesso di un giocatore, non si muove più e alla fine aggiunge alla somma del suo giocatore i wow_points del pacchetto di dati (2).

# en: e9b99c48
rules-chapter-END = Fine della partita
# en: 7388151e
rule-B-END-01 = La prima carta The End scoperta riempie il posto vuoto e lo blocca per il resto della partita: da ora ci sono solo due Albi tra cui scegliere.
# en: 393b230c
rule-B-END-02 = Quando si scopre la seconda carta The End, la partita finisce subito: nessuna dichiarazione, nessuna decisione.
# en: b119dd59
rule-B-END-03 = L’Albo ancora scoperto, i suoi balloon e le carte che vi sono in attesa non danno punti a nessuno.
# en: bb0a0e39
rule-B-END-04 = Una partita dura (posizione della seconda The End nel mazzo di 18) − 3 turni: da 10 a 15.

# en: 9ea9bd21
rules-chapter-SCORE = Il punteggio
# en: a391e477
rule-B-SCORE-01 = Ogni giocatore somma i punti dei suoi Albi vinti. Le regole di punteggio di un Albo sono un elenco tratto dal vocabolario chiuso da B-SCORE-06 a 11; i loro risultati si sommano.
# en: 3d474da1
rule-B-SCORE-02 = Più 1 punto per ogni 2 balloon in possesso del giocatore, arrotondato per difetto.
# en: 8131aba0
rule-B-SCORE-03 = Vince la somma più alta.
# en: 6337111a
rule-B-SCORE-04 = A somme pari vince chi ha più balloon.
# en: af2906a1
rule-B-SCORE-05 = Se la parità resta: final_tie = shared (predefinito): vincono entrambi; final_tie = albi: vince chi ha vinto più Albi, altrimenti entrambi.
# en: 4855558b
rule-B-SCORE-06 = flat: «points», che può essere negativo. Le somme possono essere negative.
# en: 0b921d02
rule-B-SCORE-07 = series: tutti gli Albi vinti di questo colore che portano «series» danno punti insieme, una volta sola: la voce k di «table» per k di essi (l’ultima voce se k è maggiore). Tutte le «series» di un colore in un pacchetto di dati hanno la stessa tabella.
# en: ce1a2bc0
rule-B-SCORE-08 = rainbow: «points» per ogni colore diverso tra gli Albi vinti del giocatore, al massimo «max». Ogni Albo di questo tipo dà punti.
# en: 96a991e4
rule-B-SCORE-09 = set: «points» se il giocatore ha vinto almeno «need» Albi di «colour» (questo compreso), altrimenti «otherwise».
# en: 7d0ba1c0
rule-B-SCORE-10 = per: «points» per ogni «each» completo di uno «stat» di B-COND-02 (del giocatore stesso), al massimo «max». In più di B-SCORE-02, non al suo posto.
# en: 098630d4
rule-B-SCORE-11 = most: «points» se il giocatore ha strettamente più dello «stat» rispetto all’avversario, altrimenti «otherwise».

# en: d8707d41
rules-chapter-HIDE = I segreti
# en: 21630763
rule-B-HIDE-01 = Le facce di una mano le vede solo il suo proprietario; il numero di carte è pubblico.
# en: 0d15d1c0
rule-B-HIDE-02 = L’ordine di un mazzo non lo vede nessuno, nemmeno il suo proprietario; il numero di carte è pubblico.
# en: 65b5083f
rule-B-HIDE-03 = L’ordine del mazzo degli Albi e i 6 Albi tolti non li vede nessuno; il numero di carte rimaste è pubblico.
# en: 784b81c6
rule-B-HIDE-04 = Di una giocata segreta in corso nessuno, tranne il suo giocatore, vede nulla prima che entrambi abbiano confermato: né le carte né il loro numero. Con l’opzione ready = shown (predefinita) il fatto che un giocatore abbia confermato è subito pubblico; con ready = hidden anche questo è segreto. Fino alla rivelazione le sue carte posate contano per tutti gli altri come carte in mano.
# en: 056de117
rule-B-HIDE-05 = Due posizioni che differiscono solo per la giocata segreta in corso di un giocatore (con ready = shown: solo per la sua fila e per come si è formata, non per la conferma) sono oscurate per l’altro giocatore, e per gli spettatori, negli stessi identici byte, compresi i contatori di decisioni, eventi e annullamenti.
# en: 1079f11e
rule-B-HIDE-06 = In una vista durante la giocata segreta «waiting» nomina i giocatori che non hanno confermato. Con ready = hidden nomina entrambi, salvo per un giocatore che ha confermato: questi vede solo l’altro.
# en: 257b1bc1
rule-B-HIDE-07 = Le carte arrivate in mano scoperte (riprese, recuperate, rimandate, scambiate) sono viste da tutti; quelle mostrate da peek_hand sono note a quel giocatore e al proprietario: uno sguardo che mostra k copie porta «known» almeno a k. Si tiene un numero per carta: viste ≤ note ≤ possedute. Quando una copia lascia la mano scoperta, entrambi i numeri scendono di 1, non sotto 0.
# en: 88e1d723
rule-B-HIDE-08 = Sono pubblici: gli scarti (quali carte, senza ordine), gli Albi vinti ed eliminati, le carte e i gettoni sugli Albi, i segni di annullamento, i balloon, la riserva comune, il Protagonista, il turno, i totali, i punti attuali. Le carte viste con peek_albi restano note a quel giocatore finché non sono scoperte.
# en: 82eef33f
rule-B-HIDE-09 = A partita finita tutto è pubblico: mani, ordine dei mazzi, Albi tolti, seme.

# en: 0d520abc
rules-chapter-PACK = I pacchetti di dati
# en: 122f7dbd
rule-B-PACK-01 = Un eroe ha esattamente 40 carte (somma delle «copies»), da 1 a 40 voci, un massimo di carte in mano da 5 a 12, da 1 a 4 nomi di Personaggi. Un pacchetto di dati ha due o più eroi; due qualsiasi possono affrontarsi.
# en: b5e2c9d1
rule-B-PACK-02 = Un pacchetto di dati ha esattamente 22 Albi nei quattro colori arancione, viola, verde e blu. The End e la carta Protagonista non sono dati.
# en: cbd33837
rule-B-PACK-03 = Ogni voce ha un «id» unico, una «source» («rulebook», «review», «reconstruction», «box») e un nome in italiano; le lingue mancanti ricadono sull’italiano.
# en: 3adad330
rule-B-PACK-04 = Il testo di una carta o di un Albo che i giocatori leggono è ricavato dai suoi dati in ogni lingua, mai scritto a mano.
# en: deea9caf
rule-B-PACK-05 = Una carta con l’icona ha tra i suoi effetti «enter» al massimo uno che sceglie una carta su un Albo, con amount = 1 o «all» e chooser = self, e nessuno tra «dig», discard_hand, «deploy», «swap».
# en: 29dfcba4
rule-B-PACK-06 = Tutto ciò che è fuori dal vocabolario o dagli intervalli di 9.1 è rifiutato indicando file, voce, campo e parole ammesse. Un pacchetto di dati rifiutato non cambia nulla.
