# What the browser client says at a table of Bonelli Kids: questions and labels.

ask-choose_lead = Qui mène d’abord ?
ask-declare = Pour quel album vous battez-vous ?
ask-place_balloon = Posez une bulle sur un autre album.
ask-lay = Posez des cartes en secret.
ask-confirm = Verrouillez vos cartes quand vous êtes prêt.
ask-next_card = Quel effet d’abord ?
ask-target = Choisissez une carte.
ask-destination = Vers où ?
ask-pick_parked = Quelle carte en attente rappelez-vous ?
ask-pick_discard = Quelle carte revient ?
ask-pick_dug = Quelle carte prenez-vous ?
ask-deploy = Vous pouvez mettre une carte en jeu.
ask-swap_in = Quelle carte échangez-vous ?
ask-discard = Quelle carte défaussez-vous ?
ask-accept = Utiliser l’effet ?
ask-decline = { "" }
ask-reinforce = Vous êtes mené : un renfort ?
ask-pass = { "" }
ask-keep = Trop de cartes : laquelle gardez-vous ?
ask-take_back = { "" }

board-label = Les albums sur la table
place-label = Emplacement { $number }
cards-of = Cartes de { $name }
hand-label = Vos cartes
total-label = { $name } : total { $total }
total-parts = { $values } + { $boosts } − { $hinders }
locked-in = { $name } a verrouillé
still-choosing = { $name } choisit…
protagonist = mène
card-cancelled = annulée
albo-label = { $contested ->
    [yes] { $name }, en jeu maintenant, bulles : { $balloons }
   *[no] { $name }, bulles : { $balloons }
  }
the-end = The End
kind-character = Personnage
kind-weapon = Arme
kind-object = Objet
kind-trap = Piège
card-line = { $kind }, valeur { $value }
card-reinforce = Peut être jouée en renfort, pour une bulle.
albo-limits = Cartes à miser : de { $least } à { $most }
albo-no-reinforce = Pas de renfort ici.
seat-balloons = Bulles : { $count }
seat-hand = Cartes en main : { $count }
seat-deck = Cartes dans la pioche : { $count }

learn-1 = Trois albums sont sur la table. Qui mène en nomme un à gagner et pose une bulle sur un autre.
learn-2 = Chacun pose une à trois cartes en secret et verrouille. Puis on retourne tout ensemble ; pièges et effets d’abord.
learn-3 = Qui est mené peut jouer en renfort une carte à l’éclair, pour une bulle, si elle le fait passer devant. Et ainsi de suite.
learn-4 = Le gagnant prend l’album et défausse ses cartes. Le perdant reprend les siennes et mène ensuite. Choisissez donc vos victoires.
learn-5 = Orange est simple, violet croît en série, vert veut quatre couleurs, bleu paie dès le second. Deux bulles font un point.

when-enter = Quand elle entre en jeu
when-active = Tant qu’elle est en jeu
when-win = Si vous gagnez
when-loss = Si vous perdez
when-tie = En cas d’égalité
when-chosen = Quand il est choisi
effect-line = { $when } : { $effect }, { $amount }.
effect-line-plain = { $when } : { $effect }.
effect-depends = Cela dépend des autres cartes présentes.
score-flat = Points : { $points }.
score-series = Une série : plus vous avez de cette couleur, plus chacun rapporte.
score-rainbow = Un point par couleur que vous avez, 4 au plus.
score-set = { $points } points si vous en avez deux de cette couleur, sinon 1.
score-per = Un point pour deux bulles, 4 au plus.
