help-ludoteca = Des jeux de société modernes : pour jouer et pour étudier.
help-version = Indique la version.
help-games = Énumère les jeux.
help-play = Joue une partie ici dans le terminal, contre des robots ou à plusieurs au même clavier.
help-replay = Rejoue une partie enregistrée, décision par décision.
help-rules = Montre les règles d’un jeu, ou quelques articles.
help-game = un jeu, tel que ludoteca games les énumère
help-seats = nombre de joueurs ; sans indication, le plus petit que le jeu admette
help-bots = noms de robots séparés par des virgules pour les dernières places (un seul nom : pour tous sauf le premier) ; none : des personnes seulement
help-seed = répète un mélange ; texte quelconque
help-option = une option du jeu ; une fois pour chacune (voir ludoteca rules)
help-pack = joue avec vos propres cartes et plans
help-language = en, fr, it ou ru ; sans indication, la langue du terminal
help-resume = reprend une partie enregistrée
help-save = un fichier écrit par play ou par save
help-at = s’arrête après tant de décisions

see-help = voir ludoteca --help
broken = quelque chose s’est mal passé et n’aurait pas dû ; merci de le signaler avec le fichier { $report }

player = Joueur { $seat }
bot = Joueur { $seat } ({ $bot })
your-decision = { $name } (? pour l’aide) :
hand-over = Passez le clavier à { $name }, qui appuie sur Entrée quand personne d’autre ne regarde.
cannot-undo = Impossible de revenir en arrière : seulement sur votre propre dernière décision, et tant que rien n’a été dévoilé depuis.
taken-back = Repris : { $decision }
hint = Un robot choisirait { $number } : { $decision }
no-hint = Un robot attendrait.
why-what = Écrivez why et une décision, par exemple : why pass
allowed = C’est permis.
saved = Enregistré dans { $file }
as-whom = Écrivez as et un joueur présent à ce clavier : { $seats }
commands = Écrivez le numéro d’une décision ou la décision elle-même (en italique ci-dessus), ou bien : undo (reprendre), hint (conseil), why DÉCISION (ce qui l’interdit), as JOUEUR (une autre personne parle), save [FICHIER], quit (garde la partie).
no-such-number = { $count ->
    [0] Il n’y a rien à décider maintenant.
   *[other] Les numéros vont de 1 à { $count }.
}
resume = Pour continuer : { $command }
replay = Pour revoir la partie : { $command }
place = Rang
who = Qui
seats = { $span } joueurs

help-clauses = numéros d’articles, ou leur début : K-SHV
help-verify = Vérifie qu’un jeu respecte les lois que tout jeu doit respecter.
help-verify-games = nombre de parties au hasard pour chaque nombre de joueurs
help-verify-seed = un autre nombre éprouve d’autres parties
help-pack-group = Vos propres cartes, plans et jetons.
help-pack-export = Affiche les cartes d’un jeu, pour en modifier une copie.
help-pack-template = Affiche un jeu de cartes vide, à remplir.
help-pack-check = Dit si un fichier de cartes est jouable, ou ce qui n’y va pas.
help-pack-file = un fichier de cartes

pack-good = { $pack } ({ $hash }) est jouable : c’est un paquet pour { $game }.

verifying = Vérification de { $game }
law = Loi
tried = Essais
verified = { $decisions } décisions jouées ; une position occupe { $bytes } octets ; caché à quelqu’un : { $hidden }
law-ends = chaque partie se termine
law-asked = qui est interrogé peut répondre
law-invariants = les invariants des règles tiennent
law-standing = le classement est un ordre
law-looking = regarder ne change rien
law-legal = est proposé exactement ce qu’aucun article n’interdit
law-illegal = une décision interdite ne laisse pas de trace
law-notation = chaque décision a sa propre notation
law-undo = annuler et refaire restituent chaque octet
law-position = une position décrite se reconstitue
law-save = une sauvegarde ramène là où elle a été faite
law-dice = personne ne voit le hasard à venir
law-asked-know = qui est interrogé peut le savoir
law-guesses = les conjectures ont l’aspect de la vérité
law-variety = les conjectures diffèrent en ce qui est caché
law-log = le journal ne trahit aucun secret
law-hearing = qui voit la même chose a entendu la même chose
law-play-on = les conjectures se jouent jusqu’au bout
law-two-ways = parties compilées et interprétées sont identiques

help-bench = Mesure la vitesse des jeux sur cette machine.
help-json = affiche un seul objet JSON
help-peers = mesure aussi le jeu hearts d’OpenSpiel

preparing = Préparation du jeu ; la première fois sur une machine, cela prend un moment.
thinking = Réflexion.
