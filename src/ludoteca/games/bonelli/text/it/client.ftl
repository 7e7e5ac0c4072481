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

learn-1 = Tre Albi sono sul tavolo. Chi guida ne dichiara uno in palio e mette un balloon su un altro.
learn-2 = Entrambi posano da una a tre carte in segreto e le bloccano. Poi si scoprono insieme; prima trappole ed effetti.
learn-3 = Chi è sotto può giocare come rinforzo una carta col fulmine, per un balloon, se così passa in testa. E avanti così.
learn-4 = Chi vince prende l’Albo e scarta le carte. Chi perde le riprende e guida dopo. Scegli quindi che cosa vale la vittoria.
learn-5 = Arancione è semplice, viola cresce in serie, verde vuole quattro colori, blu paga dal secondo. Due balloon valgono un punto.

when-enter = Quando entra in gioco
when-active = Finché è in gioco
when-win = Se vinci
when-loss = Se perdi
when-tie = In caso di parità
when-chosen = Quando è scelto
effect-line = { $when }: { $effect }, { $amount }.
effect-line-plain = { $when }: { $effect }.
effect-depends = Dipende dalle altre carte presenti.
score-flat = Punti: { $points }.
score-series = Una serie: più ne hai di questo colore, più vale ciascuno.
score-rainbow = Un punto per ogni colore che hai, al massimo 4.
score-set = { $points } punti se ne hai due di questo colore, altrimenti 1.
score-per = Un punto ogni due balloon, al massimo 4.
