help-arena = Let bots play each other from every seat of identical deals: win rates and ratings with 95 % intervals. Break it off with Ctrl-C and give the same command to go on.
help-balance = Let one bot play all seats: is the game fair to every seat and choice, how long does it last, what makes points?
help-selfplay = Write what a searching bot saw, thought and reached, as training data.
help-hint = Say what a strong bot would do in a saved match, how likely that wins, and why.
help-arena-bots = two or more: easy, normal, hard, master, random, greedy, search:2000 (playouts), search:500ms, or package.module:YourBot. At more seats than bots the first one plays against the others
help-deals = how many deals; each is played from every seat
help-balance-bot = who plays all the seats
help-matches = how many matches
help-vary = try these values of an option in turn
help-playouts = how many playouts a decision is worth
help-shard = matches in one file
help-format = npz or parquet
help-on = cores (this machine), ray (a Ray cluster begun here), auto or ray://host:10001 (a running one)
help-workers = how many processes; 0: one a core
help-folder = where journals and results go
help-hint-seat = for whom; the first seat that the game waits for unless you say
help-most = how many options to show
name-is-value = { $text }: write it as name=value
lab-resume = Broken off; nothing is lost. The same command goes on from here.
lab-kept = Kept as { $file }.json and .svg
arena-row = { $bot }: wins { $value } % ({ $low } to { $high }) of { $tries } seats, { $fair } would be fair; rating { $rating } ± { $error }{ $ahead ->
    [none] .
   *[other] ; ahead of the next by { $ahead }
}
balance-row = { $by } { $answer }: wins { $value } % ({ $low } to { $high }) of { $tries }
balance-length = decisions a match: mean { $mean }, median { $median }, 90 % between { $q05 } and { $q95 }
selfplay-done = { $positions } positions in { $shards } files in { $folder }
hint-none = Nobody is waited for there.
hint-for = { $who }:
hint-row = { $option } ({ $notation }): wins { $chance } % ± { $error }; { $why ->
    [none] nothing that one sees at once tells it from the other options
   *[other] against the other options: { $why }
}
