# What the browser client says at a table of Bonelli Kids: questions and labels.

ask-choose_lead = Chi guida per primo?
ask-declare = Per quale Albo combatti?
ask-place_balloon = Metti un balloon su un altro Albo.
ask-lay = Posa carte in segreto.
ask-confirm = Blocca le carte quando sei pronto.
ask-next_card = Quale effetto per primo?
ask-target = Scegli una carta.
ask-destination = Dove?
ask-pick_parked = Quale carta in attesa richiami?
ask-pick_discard = Quale carta torna?
ask-pick_dug = Quale carta prendi?
ask-deploy = Puoi mettere in gioco una carta.
ask-swap_in = Quale carta scambi?
ask-discard = Quale carta scarti?
ask-accept = Usi l’effetto?
ask-decline = { "" }
ask-reinforce = Sei sotto: un rinforzo?
ask-pass = { "" }
ask-keep = Troppe carte: quale tieni?
ask-take_back = { "" }

board-label = Gli Albi sul tavolo
place-label = Posto { $number }
cards-of = Carte di { $name }
hand-label = Le tue carte
total-label = { $name }: totale { $total }
total-parts = { $values } + { $boosts } − { $hinders }
locked-in = { $name } ha bloccato
still-choosing = { $name } sta scegliendo…
protagonist = guida
card-cancelled = annullata
albo-label = { $contested ->
    [yes] { $name }, in palio ora, balloon: { $balloons }
   *[no] { $name }, balloon: { $balloons }
  }
the-end = The End
kind-character = Personaggio
kind-weapon = Arma
kind-object = Oggetto
kind-trap = Trappola
card-line = { $kind }, valore { $value }
card-reinforce = Si può giocare come rinforzo, per un balloon.
albo-limits = Carte da posare: da { $least } a { $most }
albo-no-reinforce = Qui niente rinforzi.
seat-balloons = Balloon: { $count }
seat-hand = Carte in mano: { $count }
seat-deck = Carte nel mazzo: { $count }
