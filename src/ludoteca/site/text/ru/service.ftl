# What the service answers, and what is said at tables.

error-illegal = Правила этого не разрешают ({ $rule }).
error-notation = Такого решения в игре нет: { $why }
error-stale = Игра тем временем ушла вперёд. Посмотрите ещё раз.
error-watching = Зрители не делают ходов.
error-not-running = Партия не идёт.
error-running = Партия ещё идёт.
error-begun = Партия уже началась.
error-paused = Партия на паузе.
error-undo = Это нельзя взять назад.
error-bot-plays = Сейчас здесь играет программа. Сначала займите место снова.
error-command-reused = Эта команда уже использована для другого.
error-message = Сервис этого не понимает: { $why }
error-request = Так не получится: { $why }
error-options = Эти настройки не подходят: { $why }
error-no-game = Такой игры нет: { $why }
error-no-bot = Такой программы нет: { $why }
error-no-table = Такого стола нет, или он не для вас.
error-no-seat = Такого места нет.
error-no-link = Ссылка недействительна или уже не действует.
error-not-found = По этому адресу ничего нет.
error-not-yours = Это делать не вам.
error-not-asked = Сейчас от вас ничего не ждут.
error-rated = В рейтинговых партиях подсказок нет.
error-no-advice = Сейчас совета не получить. Попробуйте ещё раз.
error-seat-taken = Это место занято.
error-seats-open = Ещё не все места заняты.
error-account-taken = Имя занято, или у вас уже есть учётная запись.
error-login = Неверное имя или пароль.
error-chat-off = За этим столом не переписываются.
error-chat-phrases = Здесь можно слать только готовые фразы.
error-chat-unknown = Такой фразы нет.
error-origin = Запрос пришёл со страницы другого сайта.
error-too-big = Слишком много данных: не больше { $most } байт.
error-too-fast = Слишком часто. Подождите немного.
error-broken = Что-то пошло не так, хотя не должно было.
error-unavailable = Сейчас ничего нельзя записать. Попробуйте ещё раз.

reason-forfeit = Время вышло.

chat-phrase-hello = Привет!
chat-phrase-good-luck = Удачи!
chat-phrase-well-played = Отлично сыграно!
chat-phrase-thanks = Спасибо!
chat-phrase-sorry = Простите!
chat-phrase-your-turn = Ваш ход.
chat-phrase-one-moment = Минутку, пожалуйста.
chat-phrase-bye = До свидания!

chat-emote-smile = 🙂
chat-emote-laugh = 😄
chat-emote-wow = 😮
chat-emote-sad = 🙁
chat-emote-angry = 😠
chat-emote-think = 🤔
chat-emote-clap = 👏
chat-emote-heart = ❤️
