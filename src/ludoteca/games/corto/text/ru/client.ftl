# What the browser client says at a table of Corto: questions, buttons, cards.

ask-setup_marker = Положите первый маркер на персонажа.
ask-draw = Возьмите карту из колоды.
ask-play = Сыграйте карту.
ask-discard = Сбросьте карты.
ask-refill = { "" }
ask-end_play = { "" }
ask-end_draw = Можно больше не брать.
ask-place = Выберите клетку для персонажа.
ask-take_from = Запас пуст: возьмите маркер отсюда.
ask-add = Добавьте маркер.
ask-hit = Нанесите удар.
ask-choose_owner = Чей маркер?
ask-hit_train = { "" }
ask-decline = { "" }
ask-figurine = Корто или Распутин?
ask-enter = От какой колоды выходит фигурка?
ask-move = Куда идёт фигурка?
ask-use_action = Фигурка действует?
ask-kill = Распутин устраняет. Кого?
ask-swap_first = Выберите первого персонажа для обмена.
ask-swap_second = А второго?
ask-peek = В какую колоду заглянуть?
ask-arrange = Какая карта следующая сверху?
ask-desert_from = Чьи маркеры дезертируют?
ask-desert_to = Куда они идут?
ask-sail = Корабль может плыть дальше.
ask-emerald = Изумруд может двинуться.
mode-discard = Сбрасывать вместо игры
mode-play = Сыграть карту

do-setup_marker = Маркер: { $square }
do-draw = Взять: { $deck }
do-play = Сыграть: { $card }
do-discard = Сбросить: { $card }
do-refill = Пополнить руку
do-end_play = Закончить игру карт, брать
do-end_draw = Больше не брать
do-place = Поставить на { $square }
do-take_from = Взять: { $square }
do-add = Добавить: { $square }
do-hit = Ударить: { $square }
do-choose_owner = { $seat }
do-hit_train = Ударить по поезду
do-decline = Нет, спасибо
do-figurine = { $which }
do-enter = От колоды: { $deck }
do-move = На { $square }
do-use_action = Действовать
do-kill = Устранить: { $square }
do-swap_first = Обменять: { $square }
do-swap_second = На: { $square }
do-peek = Заглянуть: { $deck }
do-arrange = { $card }
do-desert_from = Откуда: { $square }
do-desert_to = Куда: { $square }
do-sail = Плыть на { $square }
do-emerald = Изумруд на { $square }

board-label = Полосы комикса. Стрелки двигают, Enter выбирает.
hand-label = Ваши карты
strip-title = { $letter }: { $title }
square-character = { $name } ({ $square })
square-deck = { $count ->
    [one] колода, { $count } карта
    [few] колода, { $count } карты
    [many] колода, { $count } карт
   *[other] колода, { $count } карты
  }
square-markers = { $name }: { $count }
figurine-corto = Корто
figurine-rasputin = Распутин
piece-vessel = корабль
piece-train = поезд
pending = Сейчас играется: { $card }
pile-label = Сброс, сверху: { $card }
pile-count = { $count ->
    [one] в сбросе { $count } карта
    [few] в сбросе { $count } карты
    [many] в сбросе { $count } карт
   *[other] в сбросе { $count } карты
  }

seat-stock = Маркеров в запасе: { $count }
seat-seal = Карт под печатью: { $count }
seat-shield = Щитов: { $count }
seat-ingots = Слитков: { $count }
seat-crows = Ворон: { $count }
seat-leopards = Леопардов: { $count }
seat-carriages = Золото с поезда: { $count }
seat-aces = Лидирует по тузам
seat-hand = Карт в руке: { $count }

type-character = Персонаж
type-object = Предмет
type-advantage = Преимущество
type-figurine = Фигурка
border-white = Белая рамка: может добавить ваш маркер соседу.
border-black = Чёрная рамка: может один раз ударить соседа.
border-both = Чёрно-белая рамка: добавляет маркер или бьёт один раз.
object-text = { $side ->
    [white] { $strength ->
        [one] Добавляет маркер рядом с тем, кто действует.
        [few] Добавляет до { $strength } маркеров рядом с тем, кто действует.
        [many] Добавляет до { $strength } маркеров рядом с тем, кто действует.
       *[other] Добавляет до { $strength } маркеров рядом с тем, кто действует.
      }
   *[black] { $strength ->
        [one] Бьёт один раз рядом с тем, кто действует.
        [few] Бьёт до { $strength } раз рядом с тем, кто действует.
        [many] Бьёт до { $strength } раз рядом с тем, кто действует.
       *[other] Бьёт до { $strength } раз рядом с тем, кто действует.
      }
  }
long-range = Дальнее действие: весь ряд и весь столбец.
friend = Друг Корто.
ace = Один из четырёх тузов.
second = Свой и здесь: { $story }
vehicle = Транспорт: 6 шагов вместо 3.
effect-swap = Поменяйте местами двух персонажей на столе. Цвета не важны; маркеры переходят вместе с ними.
effect-move_figurine = Передвиньте Корто или Распутина на 3 шага или меньше. Он не действует.
effect-stack_deck = Посмотрите 3 верхние карты колоды и верните их в любом порядке. В этот ход можно взять до 3 карт.
effect-shield = Держите перед собой. Отменяет следующий удар по вашему маркеру или следующее устранение Распутиным персонажа под вашим контролем.
effect-desert = Переложите до 2 маркеров одного игрока с персонажа на соседних персонажей.
effect-ignore_adjacency = Вашему следующему персонажу в этот ход не нужно соседство.
effect-ignore_colour = Вашего следующего персонажа в этот ход можно поставить на любой планшет.
figurine-text-corto = Корто платит золотом за друзей в своей зоне и позволяет добавить два маркера.
figurine-text-rasputin = Распутин устраняет персонажа в своей зоне, кто бы его ни охранял.
figurine-text-choice = На выбор: Корто или Распутин.

quest-text-A = Корабль: столько золота, каков номер столбца, не больше 6, тому, кто контролирует персонажа на нём.
quest-text-B = Четыре туза: 6 золота тому, у кого одного их больше всех, не меньше двух.
quest-text-C = Закрытые плитки: слитки дают 2 золота, вороны отнимают 1.
quest-text-D = Леопарды: кто один контролирует больше всех на этой полосе, когда убивает другой, берёт одного, 2 золота.
quest-text-E = Поезд: ударьте по нему и возьмите вагон с 1–3 золота.
quest-text-F = Большое золото: 2 золота за контроль каждого из столбцов 4–7.
quest-text-G = Изумруд: золото за группу, в которой он лежит, не больше 6.
