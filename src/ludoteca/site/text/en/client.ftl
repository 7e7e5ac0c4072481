# The browser client: everything around the boards.

ui-name = Ludoteca
ui-tagline = Three board games, complete and free, against people or against programs. No account, nothing to install.
ui-skip = Skip to content
ui-home = Home
ui-mine = My games
ui-about = About
ui-settings = Settings
ui-close = Close
ui-cancel = Cancel
ui-back = Back
ui-loading = One moment…
ui-not-found = There is nothing at this address.

ui-language = Language
ui-language-en = English
ui-language-fr = Français
ui-language-it = Italiano
ui-language-ru = Русский
ui-theme = Appearance
ui-theme-system = As the device
ui-theme-light = Light
ui-theme-dark = Dark
ui-motion = Animations
ui-sound = Sounds
ui-sound-on = Sound is on
ui-sound-off = Sound is off
ui-volume = Volume
ui-confirm = Confirm moves with a second tap
ui-forced = Play forced moves by themselves
ui-keys = Single letters and digits as shortcuts
ui-notify = Tell me when it is my turn
ui-notify-refused = The browser does not allow notifications for this site.

ui-game-corto = Corto
ui-game-bonelli = Zagor vs Martin Mystère
ui-game-kragmortha = Kragmortha
ui-pitch-corto = Lay characters side by side, hold your groups together, and let Corto and Rasputin stir the story.
ui-pitch-bonelli = A duel in secret: commit your cards, turn them up together, and win the issues that fit your series.
ui-pitch-kragmortha = Goblins in an archmage’s library. Grab tomes, shove your friends, and never, ever meet his gaze.
ui-facts-corto = 2–4 players, 45 minutes
ui-facts-bonelli = 2 players, 30 minutes
ui-facts-kragmortha = 2–8 players, 40 minutes
ui-play-now = Play now
ui-choose-level = Against programs: how good?
ui-level = { $bot ->
    [random] Any move at all
    [greedy] Quick-witted
    [easy] Easy
    [normal] Normal
    [hard] Hard
    [master] Very hard
   *[other] { $bot }
  }
ui-with-friends = With friends
ui-learn = Learn by playing
ui-rules = Rules
ui-join-code = Have a code or a link?
ui-join-code-hint = Paste it here
ui-join = Join
ui-running = { $count ->
    [one] You have { $count } game running
   *[other] You have { $count } games running
  }
ui-your-turn-here = Your turn

ui-table-new-title = { $game }: a new table
ui-who-plays = Who plays
ui-seat = Seat { $number }
ui-seat-me = You
ui-seat-me-also = Someone at this device
ui-seat-open = Anyone with the link
ui-seat-bot = A program
ui-seat-kind = Who sits here
ui-seat-name = Name
ui-add-seat = Add a seat
ui-remove-seat = Remove this seat
ui-options = House rules
ui-options-usual = The usual ones are set.
ui-option-on = on
ui-option-off = off
ui-clock = Clock
ui-clock-none = No clock
ui-clock-decision = Seconds for each decision
ui-clock-game = Minutes for the whole game
ui-clock-days = Days for each decision
ui-at-zero = When time is up
ui-at-zero-bot = A program plays on
ui-at-zero-forfeit = The game is lost
ui-public = List this table for everybody
ui-watchers = Allow spectators
ui-pace = Pace of the programs
ui-pace-slow = Slow
ui-pace-normal = Normal
ui-pace-fast = As fast as they can
ui-create = Open the table
ui-start = Start
ui-waiting-for-people = Waiting for people. Share the link; you start when everybody is here.
ui-waiting-for-host = You sit. The host starts the game.
ui-share-join = Link to sit down
ui-share-watch = Link to watch
ui-copy = Copy
ui-copied = Copied
ui-qr = QR code of the link
ui-sit = Sit down
ui-your-name = Your name
ui-default-name = Player

ui-you-are = { $name } (you)
ui-host = host
ui-away = away
ui-bot = program
ui-your-turn = Your turn, { $name }
ui-waiting-names = Waiting for { $names }
ui-nobody-waits = The game goes on…
ui-over = The game is over
ui-watching = You are watching. Waiting for { $names }
ui-paused = Paused
ui-pause = Pause
ui-go-on = Go on
ui-undo = Take back
ui-hint = Hint
ui-all-options = All { $count } choices in words
ui-confirm-choice = Confirm: { $choice }
ui-which = Which do you mean?
ui-sending = Sent…
ui-refused = Not possible: { $why }
ui-refused-clause = Rule { $clause }: { $why }
ui-why-none = The rules allow it.
ui-clause = { $clause } in the rules

ui-log = What happened
ui-log-news = Since your last turn
ui-log-empty = Nothing has happened yet.
ui-chat = Chat
ui-chat-say = Say something
ui-chat-send = Send
ui-chat-empty = Nobody has said anything.
ui-mute = Hide what { $name } says
ui-unmute = Show what { $name } says again
ui-people-here = { $count ->
    [0] Nobody is watching
    [one] { $count } person is watching
   *[other] { $count } people are watching
  }

ui-line-connecting = Connecting…
ui-line-lost = The connection is gone. Reconnecting by itself; nothing is lost.
ui-line-closed = This seat is open somewhere else, or no longer yours.
ui-cover-title = Pass the device to { $name }
ui-cover-text = Nobody else looks, please.
ui-cover-button = I am { $name }: show my cards

ui-take-back-ask = Ask to take back
ui-take-back-asked = { $name } asks to take the last decision back.
ui-agree = Agree
ui-disagree = Refuse

ui-bot-plays = A program plays for { $name }
ui-let-bot = Let a program play for { $name }
ui-take-over = Play again myself

ui-result = Result
ui-result-winner = { $count ->
    [one] { $names } wins
   *[other] { $names } win together
  }
ui-result-place = Place
ui-result-seat = Player
ui-rematch = Play again
ui-rematch-there = Go to the next game
ui-replay = Replay
ui-save-game = Save the game
ui-fair = Proof of a fair shuffle
ui-fair-text = This was published before the first decision: { $hash }
ui-fair-seed = The seed itself: { $seed }

ui-replay-title = { $game }: replay
ui-replay-step = Step { $step } of { $steps }
ui-replay-start = The set-up
ui-replay-play = Play
ui-replay-stop = Stop
ui-replay-first = To the start
ui-replay-previous = One back
ui-replay-next = One on
ui-replay-last = To the end
ui-replay-eyes = Through whose eyes
ui-replay-open = Everything open

ui-mine-title = My games
ui-mine-empty = You have no games yet.
ui-status-open = not started
ui-status-running = running
ui-status-over = over

ui-rules-title = { $game }: rules
ui-rules-find = Find a rule
ui-learn-title = { $game }: first game
ui-learn-step = { $step } of { $steps }
ui-learn-next = Next
ui-learn-skip = Skip the lesson

ui-about-title = About Ludoteca
ui-about-what = Ludoteca holds three modern board games as free software: you play them here, and people who study games play them by the million.
ui-about-rules = All rules live in one engine on the server. This page draws what your seat may know and offers the choices it was given.
ui-about-unofficial = Unofficial. The games belong to their authors and publishers, the characters to their owners. All drawings here are our own.
ui-about-fonts = Set in Alegreya (Juan Pablo del Peral) and PT Sans (ParaType), both under the SIL Open Font License.
ui-about-keys = Keys: Tab goes from part to part, the arrows move on the board, Enter chooses, Escape cancels, U takes back, H asks for a hint, 1 to 9 press the buttons of the question.

ui-error-offline = The service does not answer. Please check your connection.
ui-error-server = The service answered with an error ({ $status }).
ui-title-turn = ● { $what }

ui-card-text = Card
ui-provenance-reconstruction = Our reconstruction: the printed card may differ.

ui-bot-names = Ada, Bruno, Clara, Dario, Emma, Felix, Gina, Hugo
ui-arena = How strong the programs are
ui-arena-intro = Measured in the laboratory: programs play identical deals from every seat. Intervals hold 95%.
ui-arena-program = Program
ui-arena-wins = Wins of a seat
ui-arena-rating = Rating (Elo)
ui-arena-games = Seats held
ui-arena-fair = If all were alike: { $percent }%
ui-arena-span = { $low } to { $high }
ui-arena-empty = Nothing has been measured yet.
ui-percent = { $percent }%
ui-public-tables = Open tables
ui-public-none = Nobody waits for players just now.
ui-ratings = Ratings
ui-ratings-intro = Only tables that chose to be rated count, and only people with an account.
ui-ratings-empty = Nobody has a rating in this game yet.
ui-ratings-games = Games
ui-ratings-rating = Rating
ui-rated = Count this game for the ratings
ui-account = Account
ui-account-why = Nobody needs an account to play. With one you find your games on every device and may be rated.
ui-account-name = Account name
ui-account-password = Password, at least 8 characters
ui-account-new = Make an account
ui-account-in = Log in
ui-account-out = Log out
ui-account-hello = You are logged in as { $account }.
ui-chat-off = No chat
ui-chat-phrases = Prepared phrases only
ui-chat-free = Free text
ui-chat-emotes = Faces
ui-increment = Seconds added for each decision
ui-options-mine = Your own choices
ui-options-of = { $name }: own choices
ui-options-most = At most { $count }
ui-option-random = Left to chance
ui-fill-bot = Let a program sit here
ui-make-open = Free this seat
ui-leave = Leave
ui-share = Share
ui-seat-link = Link to your seat, for another device
ui-seat-link-make = Make the link
ui-seat-link-secret = Whoever has it plays for you. It replaces the one before.
ui-log-again = Show it again
ui-hint-idea = { $choice }: { $percent }% to win, give or take { $error }
ui-hint-for = speaks for it: { $parts }
ui-hint-against = speaks against it: { $parts }
ui-hint-thinking = Thinking…
ui-hints = What a program thinks
ui-rules-now = The rules for this moment
ui-review = Look at the decisions again
ui-review-running = { $done } of { $all } decisions looked at
ui-review-curve = Chance to win, as each could know it
ui-review-turning = Decisions that cost most
ui-review-lost = Step { $step }, { $name }: { $percent } points lost
ui-review-none = No decision cost much.
ui-play-on = Play on from here as { $name }
ui-play-on-against = Against programs
ui-fair-check = Check it here
ui-fair-agrees = It agrees: the hash of the seed is what was published.
ui-fair-differs = It does not agree!
ui-fair-deal = To deal and replay everything yourself, save the game and run: { $command }
ui-learn-do = Do what is lit.
ui-learn-other = Here the lesson wants something else: follow what is lit.
ui-learn-step-skip = Do it for me
ui-learn-real = Play a real game now
ui-more = More
ui-arena-size = { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
  }, { $matches ->
    [one] { $matches } match.
   *[other] { $matches } matches.
  }
ui-away-seat = { $name } is away.
ui-let-bot-me = Let a program play for me
ui-spectator = Spectator
chat-name-smile = Smile
chat-name-laugh = Laughter
chat-name-wow = Astonishment
chat-name-sad = Sadness
chat-name-angry = Anger
chat-name-think = Thinking
chat-name-clap = Applause
chat-name-heart = Heart
ui-option-none = none
ui-review-best = Best for { $name }: { $idea }
ui-review-made = Played: { $idea }
