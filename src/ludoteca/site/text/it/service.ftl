# What the service answers, and what is said at tables.

error-illegal = Le regole lo vietano ({ $rule }).
error-notation = Non è una decisione del gioco: { $why }
error-stale = La partita è andata avanti nel frattempo. Guarda di nuovo.
error-watching = Chi guarda non agisce.
error-not-running = La partita non è in corso.
error-running = La partita è ancora in corso.
error-begun = La partita è già cominciata.
error-paused = La partita è in pausa.
error-undo = Questo non si può ritirare.
error-bot-plays = Qui ora gioca un programma. Prima riprendi il tuo posto.
error-command-reused = Questo comando è già servito per altro.
error-message = Il servizio non capisce: { $why }
error-request = Non funziona: { $why }
error-options = Queste opzioni non vanno bene: { $why }
error-no-game = Questo gioco non c’è: { $why }
error-no-bot = Questo programma non c’è: { $why }
error-no-table = Questo tavolo non c’è, o non puoi vederlo.
error-no-seat = Questo posto non c’è.
error-no-link = Questo link non è valido, o non lo è più.
error-not-found = A questo indirizzo non c’è nulla.
error-not-yours = Non spetta a te.
error-not-asked = Ora non tocca a te decidere.
error-rated = Niente consigli nelle partite classificate.
error-no-advice = Al momento non c’è nessun consiglio. Riprova.
error-seat-taken = Questo posto è occupato.
error-seats-open = Ci sono ancora posti liberi.
error-account-taken = Questo nome è già in uso, o hai già un account.
error-login = Nome o password errati.
error-chat-off = A questo tavolo non si parla.
error-chat-phrases = Qui si usano solo le frasi pronte.
error-chat-unknown = Questa frase non c’è.
error-origin = Questa richiesta viene da una pagina di un altro sito.
error-too-big = È troppo grande: al massimo { $most } byte.
error-too-fast = Troppe richieste. Aspetta un momento.
error-broken = Si è verificato un problema inatteso.
error-unavailable = Al momento non si può scrivere nulla. Riprova.

reason-forfeit = Tempo scaduto.

chat-phrase-hello = Ciao!
chat-phrase-good-luck = Buona fortuna!
chat-phrase-well-played = Ben giocato!
chat-phrase-thanks = Grazie!
chat-phrase-sorry = Scusate!
chat-phrase-your-turn = Tocca a te.
chat-phrase-one-moment = Un momento, per favore.
chat-phrase-bye = Arrivederci!

chat-emote-smile = 🙂
chat-emote-laugh = 😄
chat-emote-wow = 😮
chat-emote-sad = 🙁
chat-emote-angry = 😠
chat-emote-think = 🤔
chat-emote-clap = 👏
chat-emote-heart = ❤️
