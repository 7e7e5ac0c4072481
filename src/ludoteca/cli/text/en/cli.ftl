help-ludoteca = Modern board games: to play, and to study.
help-version = Say which version this is.
help-games = List the games.
help-play = Play a game here in the terminal, against bots or round one keyboard.
help-replay = Show a saved match again, decision by decision.
help-rules = Show the rules of a game, or some of its clauses.
help-game = a game, as ludoteca games lists them
help-seats = how many play; the fewest the game allows unless you say
help-bots = bots by name and comma for the last seats (one name: for all but the first); none: people only
help-seed = repeats a shuffle; any text
help-option = a game option; once for each (see ludoteca rules)
help-pack = play with your own cards and maps
help-language = en, fr, it or ru; the terminal's own unless you say
help-resume = go on with a saved match
help-save = a file that play or save has written
help-at = stop after that many decisions

see-help = see ludoteca --help
broken = something went wrong that should not have; please report it with the file { $report }

player = Player { $seat }
bot = Player { $seat } ({ $bot })
your-decision = { $name } (? for help):
hand-over = Hand over to { $name }, who presses Enter when nobody else is looking.
cannot-undo = This cannot be taken back: only your own latest decision can, and only as long as nothing came to light since.
taken-back = Taken back: { $decision }
hint = A bot would choose { $number }: { $decision }
no-hint = A bot would wait.
why-what = Write why and a decision, for instance: why pass
allowed = This is allowed.
saved = Saved as { $file }
as-whom = Write as and a player at this keyboard: { $seats }
commands = Write the number of a decision or the decision itself (in italics above), or: undo, hint, why DECISION (what forbids it), as PLAYER (another person speaks), save [FILE], quit (keeps the match).
no-such-number = { $count ->
    [0] There is nothing to decide now.
   *[other] The numbers go from 1 to { $count }.
}
resume = Go on with: { $command }
replay = See it again with: { $command }
place = Place
who = Who
seats = { $span } players

help-clauses = ids of clauses, or their beginnings: K-SHV
help-verify = Try whether a game keeps to the laws that every game has to keep to.
help-verify-games = how many random games for every number of players
help-verify-seed = another number tries other games
help-pack-group = Cards, maps and tokens of your own.
help-pack-export = Print the cards of a game, to edit a copy of them.
help-pack-template = Print an empty set of cards of a game, to fill in.
help-pack-check = Say whether a file of cards can be played with, or what is wrong with it.
help-pack-file = a file of cards

pack-good = { $pack } ({ $hash }) can be played: it is a pack for { $game }.

verifying = Verifying { $game }
law = Law
tried = Tried
verified = { $decisions } decisions played; a position takes { $bytes } bytes; hidden from somebody: { $hidden }
law-ends = every game comes to an end
law-asked = somebody who is asked has an answer
law-invariants = the invariants of the rules hold
law-standing = the standing is an order
law-looking = looking changes nothing
law-legal = offered is exactly what no clause forbids
law-illegal = forbidden decisions leave no trace
law-notation = every decision has a notation of its own
law-undo = undo and redo restore every byte
law-position = described positions are set up again
law-save = saves lead back to where they were made
law-dice = nobody sees the dice to come
law-asked-know = who is asked can know it
law-guesses = guesses look the same as the truth
law-variety = guesses differ in what is hidden
law-log = the log tells no secrets
law-hearing = who sees the same has heard the same
law-play-on = guesses can be played to the end
law-two-ways = compiled and interpreted games are the same

help-bench = Measure how fast the games run here.
help-json = print one JSON object
help-peers = measure OpenSpiel's hearts beside it

preparing = Preparing the game; the first time on a machine this takes a while.
thinking = Thinking.
