help-ludoteca = Giochi da tavolo moderni: da giocare e da studiare.
help-version = Dice quale versione è.
help-games = Elenca i giochi.
help-play = Gioca qui nel terminale, contro i bot o in più persone alla stessa tastiera.
help-replay = Mostra di nuovo una partita salvata, decisione per decisione.
help-rules = Mostra le regole di un gioco, o alcuni articoli.
help-game = un gioco, come li elenca ludoteca games
help-seats = quanti giocano; se non indicato, il minimo che il gioco permette
help-bots = nomi di bot separati da virgole per gli ultimi posti (un solo nome: per tutti tranne il primo); none: solo persone
help-seed = ripete una mescolata; un testo qualsiasi
help-option = un’opzione del gioco; una volta per ciascuna (vedi ludoteca rules)
help-pack = gioca con le proprie carte e mappe
help-language = en, fr, it o ru; se non indicata, quella del terminale
help-resume = riprende una partita salvata
help-save = un file scritto da play o da save
help-at = si ferma dopo tante decisioni

see-help = vedi ludoteca --help
broken = qualcosa è andato storto e non doveva; segnalalo con il file { $report }

player = Giocatore { $seat }
bot = Giocatore { $seat } ({ $bot })
your-decision = { $name } (? per l’aiuto):
hand-over = Passa la tastiera a { $name }, che preme Invio quando nessun altro guarda.
cannot-undo = Non si può tornare indietro: solo sulla propria ultima decisione, e finché nulla è stato rivelato.
taken-back = Ritirata: { $decision }
hint = Un bot sceglierebbe { $number }: { $decision }
no-hint = Un bot aspetterebbe.
why-what = Scrivi why e una decisione, per esempio: why pass
allowed = È permesso.
saved = Salvato in { $file }
as-whom = Scrivi as e un giocatore a questa tastiera: { $seats }
commands = Scrivi il numero di una decisione o la decisione stessa (in corsivo qui sopra), oppure: undo (ritira), hint (consiglio), why DECISIONE (che cosa la vieta), as GIOCATORE (parla un’altra persona), save [FILE], quit (conserva la partita).
no-such-number = { $count ->
    [0] Non c’è niente da decidere adesso.
   *[other] I numeri vanno da 1 a { $count }.
}
resume = Per continuare: { $command }
replay = Per rivederla: { $command }
place = Posto
who = Chi
seats = { $span } giocatori

help-clauses = numeri di articoli, o il loro inizio: K-SHV
help-verify = Verifica se un gioco rispetta le leggi che ogni gioco deve rispettare.
help-verify-games = quante partite a caso per ogni numero di giocatori
help-verify-seed = un altro numero prova altre partite
help-pack-group = Carte, mappe e segnalini propri.
help-pack-export = Stampa le carte di un gioco, per modificarne una copia.
help-pack-template = Stampa un insieme di carte vuoto, da riempire.
help-pack-check = Dice se un file di carte è giocabile, o che cosa non va.
help-pack-file = un file di carte

pack-good = { $pack } ({ $hash }) è giocabile: è un pacchetto per { $game }.

verifying = Verifica di { $game }
law = Legge
tried = Prove
verified = { $decisions } decisioni giocate; una posizione occupa { $bytes } byte; nascosto a qualcuno: { $hidden }
law-ends = ogni partita finisce
law-asked = chi è interpellato può rispondere
law-invariants = gli invarianti delle regole valgono
law-standing = la classifica è un ordine
law-looking = guardare non cambia nulla
law-legal = è offerto esattamente ciò che nessun articolo vieta
law-illegal = una decisione vietata non lascia traccia
law-notation = ogni decisione ha una notazione propria
law-undo = annullare e rifare ripristinano ogni byte
law-position = una posizione descritta si ricostruisce
law-save = un salvataggio riporta al punto in cui è stato fatto
law-dice = nessuno vede il caso a venire
law-asked-know = chi è interpellato può saperlo
law-guesses = le ipotesi hanno l’aspetto della verità
law-variety = le ipotesi differiscono in ciò che è nascosto
law-log = il diario non tradisce segreti
law-hearing = chi vede lo stesso ha sentito lo stesso
law-play-on = le ipotesi si giocano fino alla fine
law-two-ways = partite compilate e interpretate sono uguali

help-bench = Misura quanto sono veloci i giochi su questa macchina.
help-json = stampa un solo oggetto JSON
help-peers = misura anche hearts di OpenSpiel

preparing = Si prepara il gioco; la prima volta su una macchina ci vuole un po’.
thinking = Si pensa.
