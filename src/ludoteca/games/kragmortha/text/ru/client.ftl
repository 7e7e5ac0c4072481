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

do-place = Начать на { $square }
do-play_card = Сыграть: { $slot }
do-declare_stuck = Мне некуда идти
do-use_tome = Открыть: { $tome }
do-step = На { $square }
do-stop = Остановиться здесь
do-shove = Толкнуть на { $square }
do-relocate = Появиться на { $square }
do-transfer = Отослать Ригора на { $square }
do-no_transfer = Оставить Ригора на месте
do-pick_gaze = Выбрать: { $gaze }
do-pick_seat = Выбрать: { $seat }
do-pick_victim = Толкнуть гоблина на { $square }
do-order_tokens = Порядок { $perm }
do-end_turn = Закончить ход
do-use_cloak = Надеть Плащ тумана
do-confess = Признаться: { $card }
do-deny = Отрицать: { $card }
do-vote = { $guilty ->
    [guilty] Виновен
   *[innocent] Невиновен
  }
do-forbid = Запретить { $square }
do-glory = Слава Ригору!
do-sit = Сесть
do-accuse = Обвинить: { $seat }
do-accuse_of = Обвинить: { $seat }, { $card }
do-let_pass = { $what ->
    [cloak] Без плаща
    [glory] Промолчать
    [sit] Остаться стоять
    [forbid] Пусть решит случай
    [accuse] Пусть живёт
   *[vote] Воздержаться
  }
do-stand = Встать
do-greet = «{ $title }»
do-announce = Объявить { $square }
do-ritual = { $act ->
    [on] Начать: { $card }
    [off] Закончить: { $card }
    [tap] Сделать: { $card }
   *[confirm] Подтвердить: { $card }
  }
do-slip = Не вышло: { $card }
do-peek = Подсмотреть закрытую карту
do-poke = Задать глупый вопрос: { $seat }

mode-accuse = Обвинить кого-нибудь
mode-accuse_of = Обвинить кого-нибудь
mode-announce = Объявить клетку
mode-poke = Задать глупый вопрос
mode-forbid = Запретить клетку
mode-use_tome = Открыть книгу

board-label = Библиотека. Стрелки двигают, Enter выбирает.
hand-label = Ваши карты движения
front-label = Ваши взоры и книги
sign-S = свиток
sign-M = магические камни
sign-P = зелье
sign-G = гримуар
sign-B = любой символ
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
