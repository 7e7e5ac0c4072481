help-ludoteca = Des jeux de société modernes : pour jouer et pour étudier.
help-version = Indique la version.
help-games = Énumère les jeux.
help-play = Joue une partie ici dans le terminal, contre des robots ou à plusieurs au même clavier.
help-replay = Rejoue une partie enregistrée, décision par décision.
help-rules = Montre les règles d'un jeu, ou quelques articles.
help-game = un jeu, tel que ludoteca games les énumère
help-seats = nombre de joueurs ; sans indication, le plus petit que le jeu admet
help-bots = noms de robots séparés par des virgules pour les derniers sièges (un seul nom : pour tous sauf le premier) ; none : des personnes seulement
help-seed = répète un mélange ; texte quelconque
help-option = une option du jeu ; une fois pour chacune (voir ludoteca rules)
help-pack = joue avec vos propres cartes et plans
help-language = en, fr, it ou ru ; sans indication, la langue du terminal
help-resume = reprend une partie enregistrée
help-save = un fichier écrit par play ou par save
help-at = s'arrête après tant de décisions

see-help = voir ludoteca --help
broken = quelque chose s'est mal passé et n'aurait pas dû ; merci de le signaler avec le fichier { $report }

player = Joueur { $seat }
bot = Joueur { $seat } ({ $bot })
your-decision = { $name } (? pour l'aide) :
hand-over = Passez le clavier à { $name }, qui appuie sur Entrée quand personne d'autre ne regarde.
cannot-undo = Impossible de revenir en arrière : seulement sur votre propre dernière décision, et tant que rien n'a été dévoilé depuis.
taken-back = Repris : { $decision }
hint = Un robot choisirait { $number } : { $decision }
no-hint = Un robot attendrait.
why-what = Écrivez why et une décision, par exemple : why pass
allowed = C'est permis.
saved = Enregistré dans { $file }
as-whom = Écrivez as et un joueur présent à ce clavier : { $seats }
commands = Écrivez le numéro d'une décision ou la décision elle-même (en italique ci-dessus), ou bien : undo (reprendre), hint (conseil), why DÉCISION (ce qui l'interdit), as JOUEUR (une autre personne parle), save [FICHIER], quit (garde la partie).
no-such-number = { $count ->
    [0] Il n'y a rien à décider maintenant.
   *[other] Les numéros vont de 1 à { $count }.
}
resume = Pour continuer : { $command }
replay = Pour revoir la partie : { $command }
place = Rang
who = Qui
seats = { $span } joueurs
