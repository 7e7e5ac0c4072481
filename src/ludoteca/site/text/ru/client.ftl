# The browser client: everything around the boards.

ui-name = Ludoteca
ui-tagline = Три настольные игры, полностью и бесплатно: против людей или программ. Без регистрации и установки.
ui-skip = Перейти к содержанию
ui-home = Главная
ui-mine = Мои партии
ui-about = О сайте
ui-settings = Настройки
ui-close = Закрыть
ui-cancel = Отмена
ui-back = Назад
ui-loading = Минутку…
ui-not-found = По этому адресу ничего нет.

ui-language = Язык
ui-language-en = English
ui-language-fr = Français
ui-language-it = Italiano
ui-language-ru = Русский
ui-theme = Оформление
ui-theme-system = Как на устройстве
ui-theme-light = Светлое
ui-theme-dark = Тёмное
ui-motion = Анимация
ui-sound = Звуки
ui-sound-on = Звук включён
ui-sound-off = Звук выключен
ui-volume = Громкость
ui-confirm = Подтверждать ходы вторым касанием
ui-forced = Делать вынужденные ходы автоматически
ui-keys = Отдельные буквы и цифры как быстрые клавиши
ui-notify = Сообщать, когда мой ход
ui-notify-refused = Браузер не разрешает уведомления этого сайта.

ui-game-corto = Корто
ui-game-bonelli = Загор против Мартина Мистера
ui-game-kragmortha = Крагморта
ui-pitch-corto = Выкладывайте персонажей рядом, держите группы вместе, а Корто и Распутин запутают историю.
ui-pitch-bonelli = Тайная дуэль: сделайте ставку, откройте карты вместе и выиграйте выпуски, которые дополнят ваши серии.
ui-pitch-kragmortha = Гоблины в библиотеке архимага. Хватайте книги, толкайте друзей и никогда не попадайтесь ему на глаза.
ui-facts-corto = 2–4 игрока, 45 минут
ui-facts-bonelli = 2 игрока, 30 минут
ui-facts-kragmortha = 2–8 игроков, 40 минут
ui-play-now = Играть сразу
ui-choose-level = Против программ: насколько сильных?
ui-level = { $bot ->
    [random] Наугад
    [greedy] Сметливая
    [easy] Лёгкая
    [normal] Обычная
    [hard] Сильная
    [master] Очень сильная
   *[other] { $bot }
  }
ui-with-friends = С друзьями
ui-learn = Учиться играя
ui-rules = Правила
ui-join-code = Есть код или ссылка?
ui-join-code-hint = Вставьте сюда
ui-join = Присоединиться
ui-running = { $count ->
    [one] У вас идёт { $count } партия
    [few] У вас идут { $count } партии
    [many] У вас идёт { $count } партий
   *[other] У вас идёт { $count } партии
  }
ui-your-turn-here = Ваш ход

ui-table-new-title = { $game }: новый стол
ui-who-plays = Кто играет
ui-seat = Место { $number }
ui-seat-me = Вы
ui-seat-me-also = Кто-то за этим устройством
ui-seat-open = Любой, у кого есть ссылка
ui-seat-bot = Программа
ui-seat-kind = Кто здесь сидит
ui-seat-name = Имя
ui-add-seat = Добавить место
ui-remove-seat = Убрать это место
ui-options = Домашние правила
ui-options-usual = Выбраны обычные.
ui-option-on = да
ui-option-off = нет
ui-clock = Часы
ui-clock-none = Без часов
ui-clock-decision = Секунд на каждое решение
ui-clock-game = Минут на всю партию
ui-clock-days = Дней на каждое решение
ui-at-zero = Когда время вышло
ui-at-zero-bot = Дальше играет программа
ui-at-zero-forfeit = Партия проиграна
ui-public = Показывать стол всем
ui-watchers = Разрешить зрителей
ui-pace = Темп программ
ui-pace-slow = Медленный
ui-pace-normal = Обычный
ui-pace-fast = Как можно быстрее
ui-create = Открыть стол
ui-start = Начать
ui-waiting-for-people = Ждём людей. Поделитесь ссылкой; начнёте, когда все соберутся.
ui-waiting-for-host = Вы за столом. Партию начинает хозяин стола.
ui-share-join = Ссылка, чтобы сесть
ui-share-watch = Ссылка, чтобы смотреть
ui-copy = Копировать
ui-copied = Скопировано
ui-qr = QR-код ссылки
ui-sit = Сесть за стол
ui-your-name = Ваше имя
ui-default-name = Игрок

ui-you-are = { $name } (вы)
ui-host = хозяин
ui-away = не за столом
ui-bot = программа
ui-your-turn = Ваш ход, { $name }
ui-waiting-names = Ждём: { $names }
ui-nobody-waits = Партия идёт…
ui-over = Партия окончена
ui-watching = Вы смотрите. Ждём: { $names }
ui-paused = Пауза
ui-pause = Пауза
ui-go-on = Дальше
ui-undo = Взять назад
ui-hint = Подсказка
ui-all-options = Все варианты словами: { $count }
ui-confirm-choice = Подтвердить: { $choice }
ui-which = Что вы имеете в виду?
ui-sending = Отправлено…
ui-refused = Нельзя: { $why }
ui-refused-clause = Правило { $clause }: { $why }
ui-why-none = Правила это разрешают.
ui-clause = { $clause } в правилах

ui-log = Что произошло
ui-log-news = С вашего последнего хода
ui-log-empty = Пока ничего не произошло.
ui-chat = Чат
ui-chat-say = Сказать что-нибудь
ui-chat-send = Отправить
ui-chat-empty = Никто ничего не сказал.
ui-mute = Скрыть, что говорит { $name }
ui-unmute = Снова показывать, что говорит { $name }
ui-people-here = { $count ->
    [0] Никто не смотрит
    [one] Смотрит { $count } человек
    [few] Смотрят { $count } человека
    [many] Смотрят { $count } человек
   *[other] Смотрят { $count } человека
  }

ui-line-connecting = Соединяемся…
ui-line-lost = Связь пропала. Она восстановится сама; ничего не потеряно.
ui-line-closed = Это место открыто где-то ещё или уже не ваше.
ui-cover-title = Передайте устройство: { $name }
ui-cover-text = Остальные, пожалуйста, не смотрите.
ui-cover-button = Я { $name }: показать мои карты

ui-take-back-ask = Попросить взять назад
ui-take-back-asked = { $name } просит взять последнее решение назад.
ui-agree = Согласиться
ui-disagree = Отказать

ui-bot-plays = { $name }: играет программа
ui-let-bot = { $name }: пусть играет программа
ui-take-over = Вернуться в игру

ui-result = Итог
ui-result-winner = { $count ->
    [one] Победа: { $names }
    [few] Общая победа: { $names }
    [many] Общая победа: { $names }
   *[other] Общая победа: { $names }
  }
ui-result-place = Место
ui-result-seat = Игрок
ui-rematch = Ещё раз
ui-rematch-there = К следующей партии
ui-replay = Просмотр партии
ui-save-game = Сохранить партию
ui-fair = Доказательство честной тасовки
ui-fair-text = Опубликовано до первого решения: { $hash }
ui-fair-seed = Само зерно: { $seed }

ui-replay-title = { $game }: просмотр партии
ui-replay-step = Шаг { $step } из { $steps }
ui-replay-start = Расстановка
ui-replay-play = Пуск
ui-replay-stop = Стоп
ui-replay-first = В начало
ui-replay-previous = На шаг назад
ui-replay-next = На шаг вперёд
ui-replay-last = В конец
ui-replay-eyes = Глазами игрока
ui-replay-open = Всё открыто

ui-mine-title = Мои партии
ui-mine-empty = У вас пока нет партий.
ui-status-open = не начата
ui-status-running = идёт
ui-status-over = окончена

ui-rules-title = { $game }: правила
ui-rules-find = Найти правило
ui-learn-title = { $game }: первая партия
ui-learn-step = { $step } из { $steps }
ui-learn-next = Дальше
ui-learn-skip = Пропустить урок

ui-about-title = О сайте Ludoteca
ui-about-what = Ludoteca — это три современные настольные игры в виде свободной программы: здесь в них играют, а исследователи игр разыгрывают миллионы партий.
ui-about-rules = Все правила живут в одном движке на сервере. Эта страница рисует то, что вам можно знать, и предлагает полученные варианты.
ui-about-unofficial = Неофициально. Игры принадлежат авторам и издателям, персонажи — их правообладателям. Все рисунки здесь наши.
ui-about-fonts = Набрано шрифтами Alegreya (Хуан Пабло дель Пераль) и PT Sans (ParaType) по лицензии SIL Open Font.
ui-about-keys = Клавиши: Tab — от части к части, стрелки — по полю, Enter — выбрать, Escape — отменить, U — взять назад, H — подсказка, 1–9 — кнопки вопроса.

ui-error-offline = Сервис не отвечает. Проверьте соединение.
ui-error-server = Сервис ответил ошибкой ({ $status }).
ui-title-turn = ● { $what }

ui-card-text = Карта
ui-provenance-reconstruction = Наша реконструкция: напечатанная карта может отличаться.

ui-bot-names = Ада, Бруно, Вера, Глеб, Дарья, Емеля, Жанна, Захар
ui-arena = Насколько сильны программы
ui-arena-intro = Измерено в лаборатории: программы играют одни и те же раздачи со всех мест. Интервалы — 95 %.
ui-arena-program = Программа
ui-arena-wins = Побед на место
ui-arena-rating = Рейтинг (Эло)
ui-arena-games = Сыграно мест
ui-arena-fair = Если бы все были равны: { $percent } %
ui-arena-span = от { $low } до { $high }
ui-arena-empty = Пока ничего не измерено.
ui-percent = { $percent } %
ui-public-tables = Открытые столы
ui-public-none = Сейчас никто не ждёт игроков.
ui-ratings = Рейтинг
ui-ratings-intro = Считаются только рейтинговые столы и только люди с учётной записью.
ui-ratings-empty = В этой игре рейтинга пока ни у кого нет.
ui-ratings-games = Партий
ui-ratings-rating = Рейтинг
ui-rated = Считать эту партию для рейтинга
ui-account = Учётная запись
ui-account-why = Чтобы играть, учётная запись не нужна. С ней ваши партии есть на всех устройствах и можно получить рейтинг.
ui-account-name = Имя учётной записи
ui-account-password = Пароль, не меньше 8 знаков
ui-account-new = Создать учётную запись
ui-account-in = Войти
ui-account-out = Выйти
ui-account-hello = Вы вошли как { $account }.
ui-chat-off = Без чата
ui-chat-phrases = Только готовые фразы
ui-chat-free = Свободный текст
ui-chat-emotes = Рожицы
ui-increment = Секунд прибавки за решение
ui-options-mine = Ваш собственный выбор
ui-options-of = { $name }: собственный выбор
ui-options-most = Не больше { $count }
ui-option-random = Случайно
ui-fill-bot = Посадить программу
ui-make-open = Освободить место
ui-leave = Уйти
ui-share = Поделиться
ui-seat-link = Ссылка на ваше место для другого устройства
ui-seat-link-make = Создать ссылку
ui-seat-link-secret = У кого она, тот играет за вас. Прежняя больше не действует.
ui-log-again = Показать ещё раз
ui-hint-idea = { $choice }: { $percent } % на победу, плюс-минус { $error }
ui-hint-for = за: { $parts }
ui-hint-against = против: { $parts }
ui-hint-thinking = Думаю…
ui-hints = Что думает программа
ui-rules-now = Правила для этого момента
ui-review = Разобрать решения
ui-review-running = Разобрано решений: { $done } из { $all }
ui-review-curve = Шансы на победу: по тому, что знал каждый
ui-review-turning = Решения, которые стоили дороже всего
ui-review-lost = Шаг { $step }, { $name }: потеряно { $percent } пунктов
ui-review-none = Ни одно решение не обошлось дорого.
ui-play-on = Продолжить отсюда ({ $name })
ui-play-on-against = Против программ
ui-fair-check = Проверить здесь
ui-fair-agrees = Сходится: отпечаток зерна тот же, что был опубликован.
ui-fair-differs = Не сходится!
ui-fair-deal = Чтобы проверить всё у себя, сохраните партию и запустите: { $command }
ui-learn-do = Сделайте то, что подсвечено.
ui-learn-other = Сейчас урок о другом: следуйте за подсветкой.
ui-learn-step-skip = Сделать за меня
ui-learn-real = Сыграть настоящую партию
ui-more = Ещё
ui-arena-size = { $seats ->
    [one] { $seats } место
    [few] { $seats } места
    [many] { $seats } мест
   *[other] { $seats } места
  }, { $matches ->
    [one] { $matches } партия.
    [few] { $matches } партии.
    [many] { $matches } партий.
   *[other] { $matches } партии.
  }
ui-away-seat = { $name } сейчас не за столом.
ui-let-bot-me = Пусть за меня играет программа
ui-spectator = Зритель
chat-name-smile = Улыбка
chat-name-laugh = Смех
chat-name-wow = Удивление
chat-name-sad = Грусть
chat-name-angry = Злость
chat-name-think = Раздумье
chat-name-clap = Аплодисменты
chat-name-heart = Сердце
ui-option-none = нет
ui-review-best = Лучший ход, { $name }: { $idea }
ui-review-made = Сыграно иначе: { $idea }
