# The browser client: everything around the boards.

ui-name = Ludoteca
ui-tagline = Trois jeux de société, complets et libres, contre des gens ou contre des programmes. Sans compte, sans installation.
ui-skip = Aller au contenu
ui-home = Accueil
ui-mine = Mes parties
ui-about = À propos
ui-settings = Réglages
ui-close = Fermer
ui-cancel = Annuler
ui-back = Retour
ui-loading = Un instant…
ui-not-found = Il n’y a rien à cette adresse.

ui-language = Langue
ui-language-en = English
ui-language-fr = Français
ui-language-it = Italiano
ui-language-ru = Русский
ui-theme = Apparence
ui-theme-system = Comme l’appareil
ui-theme-light = Claire
ui-theme-dark = Sombre
ui-motion = Animations
ui-sound = Sons
ui-sound-on = Le son est activé
ui-sound-off = Le son est coupé
ui-volume = Volume
ui-confirm = Confirmer les coups d’un second appui
ui-forced = Jouer automatiquement les coups forcés
ui-keys = Lettres et chiffres seuls comme raccourcis
ui-notify = Me prévenir quand c’est mon tour
ui-notify-refused = Le navigateur n’autorise pas les notifications de ce site.

ui-game-corto = Corto
ui-game-bonelli = Zagor contre Martin Mystère
ui-game-kragmortha = Kragmortha
ui-pitch-corto = Posez les personnages côte à côte, gardez vos groupes unis, et laissez Corto et Raspoutine brouiller l’histoire.
ui-pitch-bonelli = Un duel en secret : misez vos cartes, retournez-les ensemble et gagnez les albums qui complètent vos séries.
ui-pitch-kragmortha = Des gobelins dans la bibliothèque d’un archimage. Volez des grimoires, bousculez vos amis et ne croisez jamais son regard.
ui-facts-corto = 2 à 4 joueurs, 45 minutes
ui-facts-bonelli = 2 joueurs, 30 minutes
ui-facts-kragmortha = 2 à 8 joueurs, 40 minutes
ui-play-now = Jouer tout de suite
ui-choose-level = Contre des programmes : quel niveau ?
ui-level = { $bot ->
    [random] Au hasard
    [greedy] Vif d’esprit
    [easy] Facile
    [normal] Normal
    [hard] Difficile
    [master] Très difficile
   *[other] { $bot }
  }
ui-with-friends = Entre amis
ui-learn = Apprendre en jouant
ui-rules = Règles
ui-join-code = Un code ou un lien ?
ui-join-code-hint = Collez-le ici
ui-join = Rejoindre
ui-running = { $count ->
    [one] Vous avez { $count } partie en cours
   *[other] Vous avez { $count } parties en cours
  }
ui-your-turn-here = À vous

ui-table-new-title = { $game } : nouvelle table
ui-who-plays = Qui joue
ui-seat = Place { $number }
ui-seat-me = Vous
ui-seat-me-also = Quelqu’un sur cet appareil
ui-seat-open = Toute personne ayant le lien
ui-seat-bot = Un programme
ui-seat-kind = Qui s’assied ici
ui-seat-name = Nom
ui-add-seat = Ajouter une place
ui-remove-seat = Retirer cette place
ui-options = Règles de la maison
ui-options-usual = Les réglages habituels sont choisis.
ui-option-on = oui
ui-option-off = non
ui-clock = Pendule
ui-clock-none = Sans pendule
ui-clock-decision = Secondes par décision
ui-clock-game = Minutes pour toute la partie
ui-clock-days = Jours par décision
ui-at-zero = Quand le temps est écoulé
ui-at-zero-bot = Un programme continue
ui-at-zero-forfeit = La partie est perdue
ui-public = Montrer cette table à tous
ui-watchers = Autoriser les spectateurs
ui-pace = Rythme des programmes
ui-pace-slow = Lent
ui-pace-normal = Normal
ui-pace-fast = Aussi vite que possible
ui-create = Ouvrir la table
ui-start = Commencer
ui-waiting-for-people = En attente de joueurs. Partagez le lien ; vous commencez quand tout le monde est là.
ui-waiting-for-host = Vous avez pris place. L’hôte lance la partie.
ui-share-join = Lien pour s’asseoir
ui-share-watch = Lien pour regarder
ui-copy = Copier
ui-copied = Copié
ui-qr = Code QR du lien
ui-sit = S’asseoir
ui-your-name = Votre nom
ui-default-name = Joueur

ui-you-are = { $name } (vous)
ui-host = hôte
ui-away = pas là
ui-bot = programme
ui-your-turn = À vous, { $name }
ui-waiting-names = On attend { $names }
ui-nobody-waits = La partie continue…
ui-over = La partie est finie
ui-watching = Vous regardez. On attend { $names }
ui-paused = En pause
ui-pause = Pause
ui-go-on = Reprendre
ui-undo = Reprendre le coup
ui-hint = Conseil
ui-all-options = Les { $count } choix en toutes lettres
ui-confirm-choice = Confirmer : { $choice }
ui-which = Lequel voulez-vous dire ?
ui-sending = Envoyé…
ui-refused = Impossible : { $why }
ui-refused-clause = Règle { $clause } : { $why }
ui-why-none = Les règles le permettent.
ui-clause = { $clause } dans les règles

ui-log = Ce qui s’est passé
ui-log-news = Depuis votre dernier tour
ui-log-empty = Rien ne s’est encore passé.
ui-chat = Discussion
ui-chat-say = Dire quelque chose
ui-chat-send = Envoyer
ui-chat-empty = Personne n’a rien dit.
ui-mute = Masquer ce que dit { $name }
ui-unmute = Montrer de nouveau ce que dit { $name }
ui-people-here = { $count ->
    [0] Personne ne regarde
    [one] { $count } personne regarde
   *[other] { $count } personnes regardent
  }

ui-line-connecting = Connexion…
ui-line-lost = La connexion est coupée. Elle se rétablit d’elle-même ; rien n’est perdu.
ui-line-closed = Cette place est ouverte ailleurs, ou n’est plus à vous.
ui-cover-title = Passez l’appareil à { $name }
ui-cover-text = Que personne d’autre ne regarde, s’il vous plaît.
ui-cover-button = Je suis { $name } : montrer mes cartes

ui-take-back-ask = Demander à reprendre
ui-take-back-asked = { $name } demande à reprendre sa dernière décision.
ui-agree = Accepter
ui-disagree = Refuser

ui-bot-plays = Un programme joue à la place de { $name }
ui-let-bot = Laisser un programme jouer à la place de { $name }
ui-take-over = Reprendre la main

ui-result = Résultat
ui-result-winner = { $count ->
    [one] { $names } gagne
   *[other] { $names } gagnent ensemble
  }
ui-result-place = Rang
ui-result-seat = Joueur
ui-rematch = Rejouer
ui-rematch-there = Aller à la partie suivante
ui-replay = Revoir
ui-save-game = Enregistrer la partie
ui-fair = Preuve d’un mélange honnête
ui-fair-text = Publié avant la première décision : { $hash }
ui-fair-seed = La graine elle-même : { $seed }

ui-replay-title = { $game } : revoir la partie
ui-replay-step = Étape { $step } sur { $steps }
ui-replay-start = La mise en place
ui-replay-play = Lecture
ui-replay-stop = Arrêt
ui-replay-first = Au début
ui-replay-previous = Une étape en arrière
ui-replay-next = Une étape en avant
ui-replay-last = À la fin
ui-replay-eyes = Vu par
ui-replay-open = Tout à découvert

ui-mine-title = Mes parties
ui-mine-empty = Vous n’avez pas encore de partie.
ui-status-open = pas commencée
ui-status-running = en cours
ui-status-over = finie

ui-rules-title = { $game } : règles
ui-rules-find = Chercher une règle
ui-learn-title = { $game } : première partie
ui-learn-step = { $step } sur { $steps }
ui-learn-next = Suite
ui-learn-skip = Passer la leçon

ui-about-title = À propos de Ludoteca
ui-about-what = Ludoteca réunit trois jeux de société modernes en logiciel libre : on y joue ici, et ceux qui étudient les jeux y jouent par millions.
ui-about-rules = Toutes les règles vivent dans un seul moteur, sur le serveur. Cette page dessine ce que votre place peut savoir et propose les choix reçus.
ui-about-unofficial = Non officiel. Les jeux appartiennent à leurs auteurs et éditeurs, les personnages à leurs propriétaires. Tous les dessins sont de nous.
ui-about-fonts = Composé en Alegreya (Juan Pablo del Peral) et PT Sans (ParaType), sous licence SIL Open Font.
ui-about-keys = Touches : Tab passe d’une partie à l’autre, les flèches se déplacent sur le plateau, Entrée choisit, Échap annule, U reprend, H demande un conseil, 1 à 9 pressent les boutons de la question.

ui-error-offline = Le service ne répond pas. Vérifiez votre connexion.
ui-error-server = Le service a répondu par une erreur ({ $status }).
ui-title-turn = ● { $what }

ui-card-text = Carte
ui-provenance-reconstruction = Notre reconstruction : la carte imprimée peut différer.

ui-bot-names = Adèle, Bruno, Claire, Denis, Emma, Félix, Gina, Hugo
ui-arena = La force des programmes
ui-arena-intro = Mesuré au laboratoire : les programmes jouent les mêmes donnes à toutes les places. Les intervalles sont à 95 %.
ui-arena-program = Programme
ui-arena-wins = Victoires par place
ui-arena-rating = Classement (Elo)
ui-arena-games = Places tenues
ui-arena-fair = Si tous se valaient : { $percent } %
ui-arena-span = de { $low } à { $high }
ui-arena-empty = Rien n’a encore été mesuré.
ui-percent = { $percent } %
ui-public-tables = Tables ouvertes
ui-public-none = Personne n’attend de joueurs en ce moment.
ui-ratings = Classement
ui-ratings-intro = Seules comptent les tables classées et les personnes ayant un compte.
ui-ratings-empty = Personne n’est encore classé à ce jeu.
ui-ratings-games = Parties
ui-ratings-rating = Score
ui-rated = Compter cette partie pour le classement
ui-account = Compte
ui-account-why = Aucun compte n’est nécessaire pour jouer. Avec un compte, vous retrouvez vos parties sur tout appareil et pouvez figurer au classement.
ui-account-name = Nom du compte
ui-account-password = Mot de passe, au moins 8 caractères
ui-account-new = Créer un compte
ui-account-in = Se connecter
ui-account-out = Se déconnecter
ui-account-hello = Connexion ouverte : { $account }.
ui-chat-off = Sans discussion
ui-chat-phrases = Phrases préparées seulement
ui-chat-free = Texte libre
ui-chat-emotes = Visages
ui-increment = Secondes ajoutées par décision
ui-options-mine = Vos propres choix
ui-options-of = { $name } : choix propres
ui-options-most = { $count } au plus
ui-option-random = Au hasard
ui-fill-bot = Asseoir un programme
ui-make-open = Libérer cette place
ui-leave = Partir
ui-share = Partager
ui-seat-link = Lien de votre place, pour un autre appareil
ui-seat-link-make = Créer le lien
ui-seat-link-secret = Qui l’a joue à votre place. Il remplace le précédent.
ui-log-again = Revoir
ui-hint-idea = { $choice } : { $percent } % de chances de gagner, à { $error } près
ui-hint-for = pour : { $parts }
ui-hint-against = contre : { $parts }
ui-hint-thinking = Réflexion…
ui-hints = Ce qu’en pense un programme
ui-rules-now = Les règles à ce stade
ui-review = Réexaminer les décisions
ui-review-running = { $done } décisions sur { $all } examinées
ui-review-curve = Chances de gagner, selon ce que chacun pouvait savoir
ui-review-turning = Les décisions les plus coûteuses
ui-review-lost = Étape { $step }, { $name } : { $percent } points perdus
ui-review-none = Aucune décision n’a coûté cher.
ui-play-on = Continuer d’ici à la place de { $name }
ui-play-on-against = Contre des programmes
ui-fair-check = Vérifier ici
ui-fair-agrees = Cela concorde : l’empreinte de la graine est celle publiée.
ui-fair-differs = Cela ne concorde pas !
ui-fair-deal = Pour redistribuer et rejouer vous-même, enregistrez la partie et lancez : { $command }
ui-learn-do = Jouez ce qui est en surbrillance.
ui-learn-other = Ici, la leçon attend autre chose : suivez ce qui est en surbrillance.
ui-learn-step-skip = Faites-le pour moi
ui-learn-real = Jouer une vraie partie
ui-more = Plus
ui-arena-size = { $seats ->
    [one] { $seats } place
   *[other] { $seats } places
  }, { $matches ->
    [one] { $matches } partie.
   *[other] { $matches } parties.
  }
ui-away-seat = { $name } n’est pas là.
ui-let-bot-me = Laisser un programme jouer à ma place
ui-spectator = Spectateur
chat-name-smile = Sourire
chat-name-laugh = Rire
chat-name-wow = Étonnement
chat-name-sad = Tristesse
chat-name-angry = Colère
chat-name-think = Réflexion
chat-name-clap = Applaudissements
chat-name-heart = Cœur
ui-option-none = aucun
ui-review-best = Le meilleur choix pour { $name } : { $idea }
ui-review-made = Joué : { $idea }
