# What the browser client says at a table of Kragmortha: questions, buttons, squares.

ask-place = Выберите, где начнёт ваш гоблин.
ask-play_card = Сыграйте карту.
ask-declare_stuck = { "" }
ask-use_tome = Можно открыть книгу.
ask-step = Выберите следующую клетку.
ask-stop = Можно остановиться здесь.
ask-shove = Толкотня! Куда отлетит гоблин?
ask-relocate = Выберите, где появится ваш гоблин.
ask-transfer = Можно отослать Ригора.
ask-no_transfer = { "" }
ask-pick_gaze = Выберите один из своих взоров.
ask-pick_seat = Выберите игрока.
ask-pick_victim = Выберите, какого гоблина толкнуть.
ask-order_tokens = Верните жетоны в любом порядке.
ask-end_turn = Закончите ход.
ask-use_cloak = Ригор смотрит на вас. Надеть Плащ тумана?
ask-confess = Вас обвиняют.
ask-deny = { "" }
ask-vote = Виновен или нет?
ask-forbid = Запретите клетку.
ask-glory = Ригор сдвинулся. Славьте его!
ask-sit = Сядьте на место.
ask-let_pass = { "" }
ask-accuse = Кто нарушил приказ?
ask-accuse_of = Кого и в чём вы обвиняете?
ask-announce = Объявите клетку, где закончится рейд.
ask-poke = Кому зададите глупый вопрос?

mode-accuse = Обвинить кого-нибудь
mode-accuse_of = Обвинить кого-нибудь
mode-announce = Объявить клетку
mode-poke = Задать глупый вопрос
mode-forbid = Запретить клетку
mode-use_tome = Открыть книгу

board-label = Библиотека. Стрелки двигают, Enter выбирает.
hand-label = Ваши карты движения
front-label = Ваши взоры и книги
square-desk = рабочий стол
square-teleport = телепорт
square-start = стартовое деление
square-taboo = под запретом
square-goblin = гоблин: { $name }
square-rigor = Ригор
card-movement = { $piece ->
    [goblin] Гоблин: { $first }, { $second }
   *[rigor] Ригор: { $first }, { $second }
  }
card-face-down = закрытая карта
tome-used = использована
tome-symbols = { $count ->
    [one] { $count } символ магии
    [few] { $count } символа магии
    [many] { $count } символов магии
   *[other] { $count } символа магии
  }
seat-tomes = { $count ->
    [one] { $count } книга
    [few] { $count } книги
    [many] { $count } книг
   *[other] { $count } книги
  }, символов магии: { $symbols }
seat-hand = { $count ->
    [one] { $count } карта движения
    [few] { $count } карты движения
    [many] { $count } карт движения
   *[other] { $count } карты движения
  }

do-play_card = Сыграть: { $slot }
do-peek = Подсмотреть

orders-label = Ваши приказы
mouth-button = Держите рот открытым (или клавишу M)
tongue-button = Высуньте язык! (коснитесь)
candle = Не шевелитесь: { $seconds }
pads-hint = Держите обе пластины (F и J), пока гоблин не пойдёт
pad-left = левая пластина
pad-right = правая пластина
target-hint = Положите карту на движущуюся метку
target = движущаяся метка
question-1 = Луна сделана из сыра?
question-2 = Гоблины видят сны?
question-3 = Вы мыли уши?
question-yes = Да
question-no = Нет
whisper = Шепчите: { $seconds } с

learn-1 = Вашему гоблину нужны книги. Они лежат на столе в дальнем углу и под некоторыми жетонами телепортов.
learn-2 = Сыграйте карту: она двигает вашего гоблина или Ригора по двум символам в любом порядке. Шар подходит ко всему.
learn-3 = Войдите к другому гоблину и вытолкните его. Он может толкнуть следующего. Лучше всего — прямо на Ригора.
learn-4 = Кто встретит Ригора, получает взор: глупый приказ, который теперь связывает вас. Нарушите — получите ещё один.
learn-5 = Четыре взора у кого-нибудь или последняя книга — и конец. Побеждает тот, у кого меньше взоров, затем больше книг.
