# What the service answers, and what is said at tables.

error-illegal = Les règles l’interdisent ({ $rule }).
error-notation = Ce n’est pas une décision du jeu : { $why }
error-stale = La partie a avancé entre-temps. Regardez de nouveau.
error-watching = Les spectateurs n’agissent pas.
error-not-running = La partie n’est pas en cours.
error-running = La partie est encore en cours.
error-begun = La partie a déjà commencé.
error-paused = La partie est en pause.
error-undo = Cela ne peut pas être repris.
error-bot-plays = Un programme joue ici pour l’instant. Reprenez d’abord votre place.
error-command-reused = Cette commande a déjà servi à autre chose.
error-message = Le service ne comprend pas : { $why }
error-request = Cela ne va pas : { $why }
error-options = Ces options ne conviennent pas : { $why }
error-no-game = Ce jeu n’existe pas : { $why }
error-no-bot = Ce programme n’existe pas : { $why }
error-no-table = Cette table n’existe pas, ou vous n’y avez pas accès.
error-no-seat = Cette place n’existe pas.
error-no-link = Ce lien n’est pas valable, ou ne l’est plus.
error-not-found = Il n’y a rien à cette adresse.
error-not-yours = Ce n’est pas à vous de le faire.
error-not-asked = On ne vous demande rien pour l’instant.
error-rated = Pas de conseils dans les parties classées.
error-no-advice = Aucun conseil n’est disponible pour l’instant. Réessayez.
error-seat-taken = Cette place est prise.
error-seats-open = Des places sont encore libres.
error-account-taken = Ce nom est pris, ou vous avez déjà un compte.
error-login = Nom ou mot de passe incorrect.
error-chat-off = On ne discute pas à cette table.
error-chat-phrases = Seules les phrases toutes faites sont admises ici.
error-chat-unknown = Cette phrase n’existe pas.
error-origin = Cette demande vient de la page d’un autre site.
error-too-big = C’est trop gros : { $most } octets au plus.
error-too-fast = C’est trop à la fois. Attendez un instant.
error-broken = Un problème inattendu est survenu.
error-unavailable = Rien ne peut être enregistré pour l’instant. Réessayez.

reason-forfeit = Le temps est écoulé.

chat-phrase-hello = Bonjour !
chat-phrase-good-luck = Bonne chance !
chat-phrase-well-played = Bien joué !
chat-phrase-thanks = Merci !
chat-phrase-sorry = Pardon !
chat-phrase-your-turn = C’est votre tour.
chat-phrase-one-moment = Un instant, s’il vous plaît.
chat-phrase-bye = Au revoir !

chat-emote-smile = 🙂
chat-emote-laugh = 😄
chat-emote-wow = 😮
chat-emote-sad = 🙁
chat-emote-angry = 😠
chat-emote-think = 🤔
chat-emote-clap = 👏
chat-emote-heart = ❤️
