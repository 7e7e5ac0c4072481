# The browser client: everything around the boards.

ui-name = Ludoteca
ui-tagline = Tre giochi da tavolo, completi e liberi, contro persone o contro programmi. Nessun account, niente da installare.
ui-skip = Vai al contenuto
ui-home = Inizio
ui-mine = Le mie partite
ui-about = Informazioni
ui-settings = Impostazioni
ui-close = Chiudi
ui-cancel = Annulla
ui-back = Indietro
ui-loading = Un momento…
ui-not-found = Non c’è nulla a questo indirizzo.

ui-language = Lingua
ui-language-en = English
ui-language-fr = Français
ui-language-it = Italiano
ui-language-ru = Русский
ui-theme = Aspetto
ui-theme-system = Come il dispositivo
ui-theme-light = Chiaro
ui-theme-dark = Scuro
ui-motion = Animazioni
ui-sound = Suoni
ui-sound-on = Il suono è attivo
ui-sound-off = Il suono è spento
ui-volume = Volume
ui-confirm = Conferma le mosse con un secondo tocco
ui-forced = Gioca automaticamente le mosse obbligate
ui-keys = Lettere e cifre da sole come scorciatoie
ui-notify = Avvisami quando tocca a me
ui-notify-refused = Il browser non permette le notifiche di questo sito.

ui-game-corto = Corto
ui-game-bonelli = Zagor contro Martin Mystère
ui-game-kragmortha = Kragmortha
ui-pitch-corto = Affianca i personaggi, tieni uniti i tuoi gruppi e lascia che Corto e Rasputin rimescolino la storia.
ui-pitch-bonelli = Un duello in segreto: scegli le carte, scoprile insieme all’altro e vinci gli albi che completano le tue serie.
ui-pitch-kragmortha = Goblin nella biblioteca di un arcimago. Ruba libri, spintona gli amici e non incrociare mai il suo sguardo.
ui-facts-corto = 2–4 giocatori, 45 minuti
ui-facts-bonelli = 2 giocatori, 30 minuti
ui-facts-kragmortha = 2–8 giocatori, 40 minuti
ui-play-now = Gioca subito
ui-choose-level = Contro i programmi: quanto bravi?
ui-level = { $bot ->
    [random] A caso
    [greedy] Svelto
    [easy] Facile
    [normal] Normale
    [hard] Difficile
    [master] Molto difficile
   *[other] { $bot }
  }
ui-with-friends = Con gli amici
ui-learn = Impara giocando
ui-rules = Regole
ui-join-code = Hai un codice o un link?
ui-join-code-hint = Incollalo qui
ui-join = Entra
ui-running = { $count ->
    [one] Hai { $count } partita in corso
   *[other] Hai { $count } partite in corso
  }
ui-your-turn-here = Tocca a te

ui-table-new-title = { $game }: nuovo tavolo
ui-who-plays = Chi gioca
ui-seat = Posto { $number }
ui-seat-me = Tu
ui-seat-me-also = Qualcuno su questo dispositivo
ui-seat-open = Chiunque abbia il link
ui-seat-bot = Un programma
ui-seat-kind = Chi siede qui
ui-seat-name = Nome
ui-add-seat = Aggiungi un posto
ui-remove-seat = Togli questo posto
ui-options = Regole della casa
ui-options-usual = Valgono quelle solite.
ui-option-on = sì
ui-option-off = no
ui-clock = Orologio
ui-clock-none = Senza orologio
ui-clock-decision = Secondi per ogni decisione
ui-clock-game = Minuti per tutta la partita
ui-clock-days = Giorni per ogni decisione
ui-at-zero = Quando il tempo è finito
ui-at-zero-bot = Continua un programma
ui-at-zero-forfeit = La partita è persa
ui-public = Mostra questo tavolo a tutti
ui-watchers = Permetti gli spettatori
ui-pace = Ritmo dei programmi
ui-pace-slow = Lento
ui-pace-normal = Normale
ui-pace-fast = Più in fretta possibile
ui-create = Apri il tavolo
ui-start = Comincia
ui-waiting-for-people = In attesa dei giocatori. Condividi il link; cominci tu quando ci sono tutti.
ui-waiting-for-host = Hai preso posto. La partita la comincia chi ospita.
ui-share-join = Link per sedersi
ui-share-watch = Link per guardare
ui-copy = Copia
ui-copied = Copiato
ui-qr = Codice QR del link
ui-sit = Siediti
ui-your-name = Il tuo nome
ui-default-name = Giocatore

ui-you-are = { $name } (tu)
ui-host = ospita
ui-away = assente
ui-bot = programma
ui-your-turn = Tocca a te, { $name }
ui-waiting-names = In attesa di { $names }
ui-nobody-waits = La partita continua…
ui-over = La partita è finita
ui-watching = Stai guardando. In attesa di { $names }
ui-paused = In pausa
ui-pause = Pausa
ui-go-on = Riprendi
ui-undo = Ritira la mossa
ui-hint = Consiglio
ui-all-options = Tutte le { $count } scelte a parole
ui-confirm-choice = Conferma: { $choice }
ui-which = Quale intendi?
ui-sending = Inviato…
ui-refused = Non è possibile: { $why }
ui-refused-clause = Regola { $clause }: { $why }
ui-why-none = Le regole lo permettono.
ui-clause = { $clause } nelle regole

ui-log = Che cosa è successo
ui-log-news = Dal tuo ultimo turno
ui-log-empty = Non è ancora successo nulla.
ui-chat = Chat
ui-chat-say = Di’ qualcosa
ui-chat-send = Invia
ui-chat-empty = Nessuno ha detto nulla.
ui-mute = Nascondi ciò che dice { $name }
ui-unmute = Mostra di nuovo ciò che dice { $name }
ui-people-here = { $count ->
    [0] Nessuno guarda
    [one] { $count } persona guarda
   *[other] { $count } persone guardano
  }

ui-line-connecting = Connessione…
ui-line-lost = La connessione è caduta. Torna da sola; niente è andato perso.
ui-line-closed = Questo posto è aperto altrove, o non è più tuo.
ui-cover-title = Passa il dispositivo a { $name }
ui-cover-text = Gli altri non guardino, per favore.
ui-cover-button = Sono { $name }: mostra le mie carte

ui-take-back-ask = Chiedi di ritirare
ui-take-back-asked = { $name } chiede di ritirare l’ultima decisione.
ui-agree = Accetta
ui-disagree = Rifiuta

ui-bot-plays = Un programma gioca al posto di { $name }
ui-let-bot = Fai giocare un programma al posto di { $name }
ui-take-over = Torno a giocare io

ui-result = Risultato
ui-result-winner = { $count ->
    [one] Vince { $names }
   *[other] Vincono insieme { $names }
  }
ui-result-place = Posizione
ui-result-seat = Giocatore
ui-rematch = Gioca ancora
ui-rematch-there = Vai alla prossima partita
ui-replay = Rivedi
ui-save-game = Salva la partita
ui-fair = Prova che il mazzo è stato mescolato onestamente
ui-fair-text = Pubblicato prima della prima decisione: { $hash }
ui-fair-seed = Il seme stesso: { $seed }

ui-replay-title = { $game }: rivedi la partita
ui-replay-step = Passo { $step } di { $steps }
ui-replay-start = La preparazione
ui-replay-play = Riproduci
ui-replay-stop = Ferma
ui-replay-first = All’inizio
ui-replay-previous = Un passo indietro
ui-replay-next = Un passo avanti
ui-replay-last = Alla fine
ui-replay-eyes = Con gli occhi di
ui-replay-open = Tutto scoperto

ui-mine-title = Le mie partite
ui-mine-empty = Non hai ancora partite.
ui-status-open = non cominciata
ui-status-running = in corso
ui-status-over = finita

ui-rules-title = { $game }: regole
ui-rules-find = Cerca una regola
ui-learn-title = { $game }: prima partita
ui-learn-step = { $step } di { $steps }
ui-learn-next = Avanti
ui-learn-skip = Salta la lezione

ui-about-title = Informazioni su Ludoteca
ui-about-what = Ludoteca raccoglie tre giochi da tavolo moderni come software libero: qui si giocano, e chi studia i giochi li gioca a milioni.
ui-about-rules = Tutte le regole vivono in un solo motore, sul server. Questa pagina disegna ciò che il tuo posto può sapere e offre le scelte ricevute.
ui-about-unofficial = Non ufficiale. I giochi appartengono agli autori e agli editori, i personaggi ai loro proprietari. Tutti i disegni sono nostri.
ui-about-fonts = Composto in Alegreya (Juan Pablo del Peral) e PT Sans (ParaType), con licenza SIL Open Font.
ui-about-keys = Tasti: Tab passa da una parte all’altra, le frecce spostano sul tavolo, Invio sceglie, Esc annulla, U ritira, H chiede un consiglio, i tasti da 1 a 9 premono i pulsanti della domanda.

ui-error-offline = Il servizio non risponde. Controlla la connessione.
ui-error-server = Il servizio ha risposto con un errore ({ $status }).
ui-title-turn = ● { $what }

ui-card-text = Carta
ui-provenance-reconstruction = Nostra ricostruzione: la carta stampata può essere diversa.

ui-bot-names = Ada, Bruno, Chiara, Dario, Emma, Felice, Gina, Ugo
ui-arena = Quanto sono forti i programmi
ui-arena-intro = Misurato in laboratorio: i programmi giocano le stesse distribuzioni di carte da ogni posto. Gli intervalli sono al 95%.
ui-arena-program = Programma
ui-arena-wins = Vittorie per posto
ui-arena-rating = Punteggio (Elo)
ui-arena-games = Posti tenuti
ui-arena-fair = Se fossero tutti uguali: { $percent }%
ui-arena-span = da { $low } a { $high }
ui-arena-empty = Non è ancora stato misurato nulla.
ui-percent = { $percent }%
ui-public-tables = Tavoli aperti
ui-public-none = Al momento nessuno aspetta giocatori.
ui-ratings = Classifica
ui-ratings-intro = Contano solo i tavoli classificati e le persone con un account.
ui-ratings-empty = Nessuno è ancora in classifica in questo gioco.
ui-ratings-games = Partite
ui-ratings-rating = Punteggio
ui-rated = Conta questa partita per la classifica
ui-account = Account
ui-account-why = Per giocare non serve un account. Con un account ritrovi le partite su ogni dispositivo e puoi entrare in classifica.
ui-account-name = Nome dell’account
ui-account-password = Password, almeno 8 caratteri
ui-account-new = Crea un account
ui-account-in = Accedi
ui-account-out = Esci
ui-account-hello = Hai eseguito l’accesso come { $account }.
ui-chat-off = Senza chat
ui-chat-phrases = Solo frasi pronte
ui-chat-free = Testo libero
ui-chat-emotes = Faccine
ui-increment = Secondi aggiunti per ogni decisione
ui-options-mine = Le tue scelte
ui-options-of = { $name }: scelte proprie
ui-options-most = Al massimo { $count }
ui-option-random = A caso
ui-fill-bot = Fai sedere un programma
ui-make-open = Libera questo posto
ui-leave = Vai via
ui-share = Condividi
ui-seat-link = Link al tuo posto, per un altro dispositivo
ui-seat-link-make = Crea il link
ui-seat-link-secret = Chi lo possiede gioca per te. Sostituisce quello di prima.
ui-log-again = Rivedi
ui-hint-idea = { $choice }: { $percent }% di probabilità di vincere, più o meno { $error }
ui-hint-for = a favore: { $parts }
ui-hint-against = contro: { $parts }
ui-hint-thinking = Sto pensando…
ui-hints = Che cosa ne pensa un programma
ui-rules-now = Le regole per questa fase
ui-review = Riesamina le decisioni
ui-review-running = { $done } decisioni su { $all } esaminate
ui-review-curve = Probabilità di vincere, per quel che ognuno poteva sapere
ui-review-turning = Le decisioni più costose
ui-review-lost = Passo { $step }, { $name }: { $percent } punti persi
ui-review-none = Nessuna decisione è costata molto.
ui-play-on = Continua da qui al posto di { $name }
ui-play-on-against = Contro i programmi
ui-fair-check = Verifica qui
ui-fair-agrees = Concorda: l’impronta del seme è quella pubblicata.
ui-fair-differs = Non concorda!
ui-fair-deal = Per ridistribuire e rigiocare tutto, salva la partita ed esegui: { $command }
ui-learn-do = Gioca ciò che è evidenziato.
ui-learn-other = Qui la lezione vuole altro: segui ciò che è evidenziato.
ui-learn-step-skip = Fallo per me
ui-learn-real = Gioca ora una partita vera
ui-more = Altro
ui-arena-size = { $seats ->
    [one] { $seats } posto
   *[other] { $seats } posti
  }, { $matches ->
    [one] { $matches } partita.
   *[other] { $matches } partite.
  }
ui-away-seat = { $name } non c’è.
ui-let-bot-me = Fai giocare un programma al posto mio
ui-spectator = Spettatore
chat-name-smile = Sorriso
chat-name-laugh = Risata
chat-name-wow = Stupore
chat-name-sad = Tristezza
chat-name-angry = Rabbia
chat-name-think = Riflessione
chat-name-clap = Applauso
chat-name-heart = Cuore
ui-option-none = nessuno
ui-review-best = La mossa migliore per { $name }: { $idea }
ui-review-made = Mossa giocata: { $idea }
