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
mode-discard = Сбросить карты вместо розыгрыша
mode-play = Сыграть карту

board-label = Планшеты. Стрелки двигают, Enter выбирает.
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
piece-vessel = корабль
piece-train-carriages = { $count ->
    [one] поезд и { $count } вагон
    [few] поезд и { $count } вагона
    [many] поезд и { $count } вагонов
   *[other] поезд и { $count } вагона
  }
piece-emerald = изумруд
piece-chest = большое золото
piece-tile = закрытая фишка
pending = Сейчас играется: { $card }
pile-label = Сброс, сверху: { $card }
pile-count = { $count ->
    [one] в сбросе { $count } карта
    [few] в сбросе { $count } карты
    [many] в сбросе { $count } карт
   *[other] в сбросе { $count } карты
  }

seat-estimate = Золото, если бы игра кончилась сейчас: { $count }
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

quest-text-A = Корабль: тот, кто контролирует персонажа на нём, получает столько золота, каков номер столбца, но не больше 6.
quest-text-B = Четыре туза: 6 золота тому, у кого их больше, чем у любого другого, и не меньше двух.
quest-text-C = Закрытые плитки: слитки дают 2 золота, вороны отнимают 1.
quest-text-D = Леопарды: когда кто-то другой устраняет персонажа, леопарда (2 золота) берёт тот, кто один контролирует больше всех в этом ряду.
quest-text-E = Поезд: ударьте по нему и возьмите вагон с 1–3 золота.
quest-text-F = Большое золото: 2 золота за контроль каждого из столбцов 4–7.
quest-text-G = Изумруд: золото за группу, в которой он лежит, не больше 6.

learn-1 = Каждый ряд — приключение. Поставьте персонажа рядом с другим в ряду его цвета и положите на него свой маркер.
learn-2 = Белая рамка может добавить маркер соседу, чёрная снимает один. У кого маркеров больше, тот контролирует персонажа.
learn-3 = Соседи под контролем — это группа. Самая большая даёт по 2 золота за персонажа, остальные по 1; одиночка не даёт ничего.
learn-4 = Корто платит тому, кто впереди на его друзьях, и добавляет маркеры; Распутин устраняет кого хочет. Предметы действуют от сыгранного последним.
learn-5 = Сыграйте до четырёх карт, потом возьмите две. Конец, когда заполнены два ряда. У каждого ряда своё задание: коснитесь его колоды.

cry-psst = Тсс!
cry-splash = Плюх!
cry-swish = Вжик!
cry-boom = Бум!
cry-pling = Дзинь!
cry-hmm = Хм…
cry-la = Ля-ля-ля
cry-flap = Фррр!
cry-bang = Бах!
cry-kaboom = Ба-бах!
cry-rattle = Тра-та-та!
cry-clop = Цок-цок
