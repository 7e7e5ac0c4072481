# What the browser client says at a table of Bonelli Kids: questions and labels.

ask-choose_lead = Who leads first?
ask-declare = Which Albo do you fight for?
ask-place_balloon = Put a balloon on another Albo.
ask-lay = Lay cards in secret.
ask-confirm = Lock your cards in when you are ready.
ask-next_card = Whose effect comes first?
ask-target = Choose a card.
ask-destination = Where to?
ask-pick_parked = Which parked card do you fetch?
ask-pick_discard = Which card comes back?
ask-pick_dug = Which card do you take?
ask-deploy = You may put a card into play.
ask-swap_in = Which card do you swap in?
ask-discard = Which card do you discard?
ask-accept = Use the effect?
ask-decline = { "" }
ask-reinforce = You are behind: reinforce?
ask-pass = { "" }
ask-keep = Too many cards: which do you keep?
ask-take_back = { "" }

board-label = The Albi on the table
place-label = Place { $number }
cards-of = Cards of { $name }
hand-label = Your cards
total-label = { $name }: total { $total }
total-parts = { $values } + { $boosts } − { $hinders }
locked-in = { $name } is locked in
still-choosing = { $name } is choosing…
protagonist = leads
card-cancelled = cancelled
albo-label = { $contested ->
    [yes] { $name }, fought for now, balloons: { $balloons }
   *[no] { $name }, balloons: { $balloons }
  }
the-end = The End
kind-character = Character
kind-weapon = Weapon
kind-object = Object
kind-trap = Trap
card-line = { $kind }, strength { $value }
card-reinforce = Can be played as a reinforcement, for a balloon.
albo-limits = Cards to commit: { $least } to { $most }
albo-no-reinforce = No reinforcements here.
seat-balloons = Balloons: { $count }
seat-hand = Cards in hand: { $count }
seat-deck = Cards in the deck: { $count }

learn-1 = Three Albi lie on the table. The leader names one to fight for and puts a balloon on another.
learn-2 = Both lay one to three cards in secret and lock them in. Then all are turned up together; traps and other effects come first.
learn-3 = Who is behind may reinforce with a card that bears the lightning, for a balloon, if that takes the lead. It goes back and forth.
learn-4 = The winner takes the Albo and discards the cards. The loser takes the cards back, and leads next. So choose what is worth winning.
learn-5 = Orange is plain, violet grows as a series, green wants four colours, blue pays from the second on. Two balloons are a point.

when-enter = When it comes into play
when-active = While it is in play
when-win = If you win
when-loss = If you lose
when-tie = On a tie
when-chosen = When it is chosen
effect-line = { $when }: { $effect }, { $amount }.
effect-line-plain = { $when }: { $effect }.
effect-depends = It depends on the other cards there.
score-flat = Points: { $points }.
score-series = A series: the more of this colour you have, the more each brings.
score-rainbow = One point for each colour you have, at most 4.
score-set = { $points } points if you have two of this colour, else 1.
score-per = One point for two balloons, at most 4.
