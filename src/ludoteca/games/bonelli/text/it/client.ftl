# What the browser client says at a table of Bonelli Kids: questions and labels.

ask-choose_lead = Chi guida per primo?
ask-declare = Per quale Albo combatti?
ask-place_balloon = Metti un balloon su un altro Albo.
ask-lay = Posa carte in segreto.
ask-confirm = Blocca le carte quando vuoi.
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
the-end-text = La prima blocca il suo posto per il resto della partita; con la seconda la partita finisce subito.
kind-character = Personaggio
kind-weapon = Arma
kind-object = Oggetto
kind-trap = Trappola
card-line = { $kind }, valore { $value }
card-reinforce = Si può giocare come rinforzo, per un balloon.
seat-balloons = Balloon: { $count }
seat-hand = Carte in mano: { $count }
seat-deck = Carte nel mazzo: { $count }

learn-1 = Sul tavolo ci sono tre Albi; tu sei Zagor. Ogni Albo vinto dà punti a modo suo: toccane uno per leggerlo. L’avversario è il Protagonista e guida.
learn-2 = Chi guida ha dichiarato l’Albo arancione e messo un balloon su un altro. Ora entrambi posano carte in segreto, fino al numero sull’Albo. Posa la scure.
learn-3 = Il numero è la sua forza, 4. Nessuno la vede ancora. Blocca la scelta: da lì non cambia più.
learn-4 = Le due file si scoprono insieme: 4 contro 5. Sei sotto, quindi per un balloon puoi giocare un rinforzo: una carta col fulmine, se ti porta in testa. Manda Zagor: 3, e accanto a lui la scure vale 1 in più.
learn-5 = 8 contro 5: l’avversario passa e l’Albo è tuo, con il suo premio di due carte. Le carte di chi vince si scartano; chi perde riprende le sue. Il diario dice chi guida dopo.

learn-6 = L’avversario combatte per l’Albo viola. Non ogni duello vale la pena: cedi poco. Posa la liana; quando entra, peschi una carta.
learn-7 = Blocca la scelta.
learn-8 = 2 contro 4. Potresti rinforzare, ma lascia andare: passa.
learn-9 = Chi perde riprende le carte, fino al limite della mano, e guida dopo. Scegli tu. Combatti per l’Albo blu: ci sono già due balloon, e vengono con lui.
learn-10 = Chi guida mette un balloon della riserva su uno degli altri due Albi, che diventa più allettante.
learn-11 = Ora qualcosa di forte. Il cannone vale 6; vincere con lui costa un balloon. Tocca una carta per leggere che cosa fa.
learn-12 = Qui basta una carta, e la mano resta piena. Blocca la scelta.
learn-13 = 6 contro 5: vinto, balloon compresi. Ogni turno va così: dichiarare, mettere un balloon, posare in segreto, scoprire, rinforzare, assegnare.
learn-14 = Gli Albi arancioni sono punti semplici, i viola crescono in serie, i verdi vogliono colori diversi, i blu pagano ciò che hai raccolto. Due balloon sono un punto. Vince chi ha più punti.

revealed = Si girano le carte!
hit-word-1 = Sock!
hit-word-2 = Zap!
hit-word-3 = Crash!
hit-word-4 = Sbam!
left-over = Albi in arrivo: { $albi }. Balloon rimasti: { $balloons }. WOW! rimasti: { $wow }
