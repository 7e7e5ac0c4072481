# What the browser client says at a table of Bonelli Kids: questions and labels.

ask-choose_lead = Qui mène d’abord ?
ask-declare = Pour quel album vous battez-vous ?
ask-place_balloon = Posez une bulle sur un autre album.
ask-lay = Posez des cartes en secret.
ask-confirm = Verrouillez vos cartes quand vous voulez.
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
ask-reinforce = Vous êtes à la traîne : un renfort ?
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
the-end-text = La première bloque son emplacement jusqu’à la fin de la partie. Avec la seconde, la partie est aussitôt terminée.
kind-character = Personnage
kind-weapon = Arme
kind-object = Objet
kind-trap = Piège
card-line = { $kind }, valeur { $value }
card-reinforce = Peut être jouée en renfort, pour une bulle.
seat-balloons = Bulles : { $count }
seat-hand = Cartes en main : { $count }
seat-deck = Cartes dans la pioche : { $count }

learn-1 = Trois albums sont sur la table ; vous êtes Zagor. Chaque album gagné rapporte des points à sa façon : touchez-en un pour le lire. L’adversaire est le Protagoniste et mène.
learn-2 = Qui mène a désigné l’album orange et posé une bulle sur un autre. À présent chacun pose des cartes en secret, jusqu’au nombre indiqué sur l’album. Posez la hache.
learn-3 = Le chiffre est sa force, 4. Personne ne la voit encore. Verrouillez votre choix : il ne changera plus.
learn-4 = Les deux rangées se découvrent ensemble : 4 contre 5. Mené, vous pouvez jouer un renfort pour une bulle : une carte à l’éclair, si elle vous fait passer devant. Envoyez Zagor : 3, et la hache gagne 1 à ses côtés.
learn-5 = 8 contre 5 : l’adversaire passe et l’album est à vous, avec sa récompense de deux cartes. Les cartes du gagnant sont défaussées ; le perdant reprend les siennes. Le journal dit qui mène ensuite.

learn-6 = L’adversaire se bat pour l’album violet. Tout combat n’en vaut pas la peine : cédez peu. Posez la liane ; en entrant, elle vous fait piocher une carte.
learn-7 = Verrouillez.
learn-8 = 2 contre 4. Vous pourriez jouer un renfort, mais laissez filer : passez.
learn-9 = Qui perd reprend ses cartes, dans la limite de sa main, et mène ensuite. À vous de choisir. Battez-vous pour l’album bleu : deux bulles y sont déjà, et elles viennent avec.
learn-10 = Qui mène pose une bulle de la réserve sur un des deux autres albums. Il en devient plus tentant.
learn-11 = À présent, du solide. Le canon vaut 6 ; gagner avec lui coûte une bulle. Touchez une carte pour lire ce qu’elle fait.
learn-12 = Une carte suffit ici et garde votre main pleine. Verrouillez.
learn-13 = 6 contre 5 : gagné, bulles comprises. Chaque tour suit cet ordre : désigner, poser une bulle, poser en secret, découvrir, renforcer, attribuer.
learn-14 = Les albums orange valent des points simples, les violets croissent en série, les verts veulent des couleurs différentes, les bleus paient ce que vous avez réuni. Deux bulles font un point. Le plus de points gagne.

revealed = Les cartes sont retournées !
hit-word-1 = Pif !
hit-word-2 = Paf !
hit-word-3 = Crac !
hit-word-4 = Vlan !
left-over = Albums à venir : { $albi }. Bulles restantes : { $balloons }. WOW ! restants : { $wow }
