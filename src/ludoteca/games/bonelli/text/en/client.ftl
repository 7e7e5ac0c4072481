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
the-end-text = The first one blocks its place for the rest of the game; with the second the game is over at once.
kind-character = Character
kind-weapon = Weapon
kind-object = Object
kind-trap = Trap
card-line = { $kind }, strength { $value }
card-reinforce = Can be played as a reinforcement, for a balloon.
seat-balloons = Balloons: { $count }
seat-hand = Cards in hand: { $count }
seat-deck = Cards in the deck: { $count }

learn-1 = Three Albi lie on the table; you are Zagor. Each Albo won brings points in its own way: touch one to read it. Your opponent is the Protagonist and leads.
learn-2 = The leader has named the orange Albo and put a balloon on another. Now both lay cards in secret, up to the number on the Albo. Lay the axe.
learn-3 = The number is its strength, 4. Nobody sees it yet. Lock your choice in: from then on it stays.
learn-4 = Both rows were turned up at once: 4 against 5. You are behind, so you may reinforce for one balloon, with a card that bears the lightning, if it takes the lead. Send Zagor: 3, and the axe gains 1 beside him.
learn-5 = 8 against 5: your opponent passes, and the Albo is yours, with its reward of two cards. The cards you won with are discarded. The loser takes the cards back. Whoever leads next is named in the log.

learn-6 = Your opponent fights for the violet Albo. Not every fight is worth it: your hand is good, so give up little. Lay the vine; when it enters, you draw a card.
learn-7 = Lock it in.
learn-8 = 2 against 4. You could reinforce, but let this one go: pass.
learn-9 = Who loses takes the cards back, up to the hand limit, and leads next. So it is your turn to choose. Fight for the blue Albo: two balloons lie on it already, and they come along.
learn-10 = The leader puts a balloon from the reserve on one of the other two Albi. It makes that Albo more tempting.
learn-11 = Now something strong. The cannon has 6; winning with it costs a balloon. Touch a card to read what it does.
learn-12 = One card is enough here, and keeps your hand full. Lock it in.
learn-13 = 6 against 5: won, balloons and all. Every turn it goes like this: declare, place a balloon, lay in secret, turn up, reinforce, assign.
learn-14 = Orange Albi are plain points, violet ones grow as a series, green ones want different colours, blue ones pay for what you have gathered. Two balloons are a point. Most points win.

revealed = The cards are turned up!
hit-word-1 = Pow!
hit-word-2 = Zap!
hit-word-3 = Crash!
hit-word-4 = Wham!
left-over = Albi still to come: { $albi }. Balloons left: { $balloons }. WOW! left: { $wow }
