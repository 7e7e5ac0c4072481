# What the service answers, and what is said at tables.

error-illegal = The rules forbid this ({ $rule }).
error-notation = This is no decision of the game: { $why }
error-stale = The game has gone on since. Look again.
error-watching = Who watches does not act.
error-not-running = The game is not running.
error-running = The game is still running.
error-begun = The game has begun already.
error-paused = The game is paused.
error-undo = This cannot be taken back.
error-bot-plays = A program plays here now. Take your seat back first.
error-command-reused = This command was used for something else.
error-message = The service does not understand this: { $why }
error-request = This does not work: { $why }
error-options = These options do not fit: { $why }
error-no-game = There is no such game: { $why }
error-no-bot = There is no such program: { $why }
error-no-table = There is no such table, or it is not yours to see.
error-no-seat = There is no such seat.
error-no-link = This link is not valid, or not any more.
error-not-found = There is nothing at this address.
error-not-yours = This is not yours to do.
error-not-asked = You are not asked for a decision now.
error-rated = There are no hints in rated games.
error-no-advice = No advice can be had at the moment. Try again.
error-seat-taken = This seat is taken.
error-seats-open = Some seats are still open.
error-account-taken = This name is taken, or you have an account already.
error-login = Name or password is wrong.
error-chat-off = Nothing is said at this table.
error-chat-phrases = Only the prepared phrases are said here.
error-chat-unknown = There is no such phrase.
error-origin = This request comes from a page of another site.
error-too-big = This is too big: at most { $most } bytes.
error-too-fast = Too many at once. Wait a moment.
error-broken = Something went wrong that should not have.
error-unavailable = Nothing can be written at the moment. Try again.

reason-forfeit = Time was up.

chat-phrase-hello = Hello!
chat-phrase-good-luck = Good luck!
chat-phrase-well-played = Well played!
chat-phrase-thanks = Thanks!
chat-phrase-sorry = Sorry!
chat-phrase-your-turn = It is your turn.
chat-phrase-one-moment = One moment, please.
chat-phrase-bye = Goodbye!

chat-emote-smile = 🙂
chat-emote-laugh = 😄
chat-emote-wow = 😮
chat-emote-sad = 🙁
chat-emote-angry = 😠
chat-emote-think = 🤔
chat-emote-clap = 👏
chat-emote-heart = ❤️
