name = Корто
about = Охотники за сокровищами борются за персонажей на поле приключений, а Корто и Распутин помогают тому, кто их разыграет.

## Decisions

decision-setup_marker = Положить первый маркер на { $square }
decision-draw = Взять карту: { $deck }
decision-play = Сыграть: { $card }
decision-discard = Сбросить: { $card }
decision-refill = Добрать карты
decision-end_play = Больше не играть карт
decision-end_draw = Больше не брать карт
decision-place = Выложить на { $square }
decision-take_from = Взять маркер с { $square }
decision-add = Добавить маркер на { $square }
decision-hit = Ударить по { $square }
decision-choose_owner = Маркер игрока { $seat }
decision-hit_train = Ударить по поезду
decision-decline = Отказаться
decision-figurine = Ходит { $which }
decision-enter = Войти: { $deck }
decision-move = Перейти на { $square }
decision-use_action = Выполнить действие фигурки
decision-kill = Устранить персонажа на { $square }
decision-swap_first = Обменять { $square } …
decision-swap_second = … и { $square }
decision-peek = Заглянуть в колоду: { $deck }
decision-arrange = Следующая сверху: { $card }
decision-desert_from = Увести маркеры с { $square }
decision-desert_to = Перенести маркер на { $square }
decision-sail = Вести корабль на { $square }
decision-emerald = Перенести изумруд на { $square }

## What happened

fact-game_started = Ряды сверху вниз: { $stacking }. Начинает { $first }.
fact-card_revealed = { $stays ->
    [yes] { $card } открывает ряд «{ $deck }».
   *[other] { $card } откладывается.
}
fact-deck_shuffled = { $size ->
    [one] Колода «{ $deck }» перетасована: { $size } карта.
    [few] Колода «{ $deck }» перетасована: { $size } карты.
    [many] Колода «{ $deck }» перетасована: { $size } карт.
   *[other] Колода «{ $deck }» перетасована: { $size } карты.
}
fact-quest_set_up = Задание приключения «{ $storyline }» подготовлено.
fact-marker_placed = { $source ->
    [unknown] { $seat } кладёт маркер на { $square }.
   *[other] { $seat } переносит маркер с { $source } на { $square }.
}
fact-card_drawn = { $card ->
    [unknown] { $seat } берёт карту: { $deck }.
   *[other] { $seat } берёт карту «{ $card }»: { $deck }.
}
fact-turn_started = Ход { $turn }: { $seat }
fact-turn_skipped = { $seat } ничего не может сделать и пропускает ход.
fact-card_played = { $seat } играет: { $card }.
fact-character_placed = { $seat } выкладывает на { $square }: { $card }.
fact-act_declined = { $seat } отказывается.
fact-marker_removed = { $seat } бьёт по { $square }: маркер игрока { $owner } возвращается в запас.
fact-shield_laid = { $seat } кладёт перед собой: { $card }.
fact-shield_used = { $card } защищает игрока { $seat } на { $square } и уходит в сброс.
fact-character_killed = { $cause ->
    [rasputin] Распутин устраняет персонажа на { $square } для игрока { $seat }: { $card }.
   *[other] { $seat } устраняет персонажа на { $square }: { $card }.
}
fact-figurine_entered = { $which } появляется у колоды «{ $deck }».
fact-figurine_moved = { $which } идёт с { $start } на { $end }.
fact-gold_earned = { $source ->
    [discard] { $seat } получает 1 золото на { $square }: { $card } из сброса.
   *[other] { $seat } получает 1 золото из запаса на { $square }.
}
fact-cards_swapped = { $seat } меняет местами { $first } и { $second }.
fact-deck_peeked = { $cards ->
    [unknown] { $seat } смотрит верхние карты: { $deck }.
   *[other] { $seat } смотрит верхние карты ({ $deck }): { $cards }.
}
fact-deck_arranged = { $seat } возвращает карты: { $deck }.
fact-marker_moved = { $seat } переносит маркер игрока { $owner } с { $start } на { $end }.
fact-permission_given = { $effect ->
    [ignore_colour] Следующего персонажа игрока { $seat } можно выложить на любой планшет.
   *[other] Следующий персонаж игрока { $seat } может ни с кем не соседствовать.
}
fact-permission_used = { $effect ->
    [ignore_colour] Право на любой планшет использовано.
   *[other] Право не соседствовать использовано.
}
fact-vessel_sailed = { $seat } ведёт корабль с { $start } на { $end }.
fact-emerald_moved = { $seat } переносит изумруд с { $start } на { $end }.
fact-tile_taken = { $seat } открывает плитку на { $square }: { $tile }.
fact-leopard_taken = { $left ->
    [one] { $seat } берёт леопарда; остался { $left }.
    [few] { $seat } берёт леопарда; осталось { $left }.
    [many] { $seat } берёт леопарда; осталось { $left }.
   *[other] { $seat } берёт леопарда; осталось { $left }.
}
fact-train_hit = { $left ->
    [one] { $seat } берёт вагон ценой { $value }; остался { $left }.
    [few] { $seat } берёт вагон ценой { $value }; осталось { $left }.
    [many] { $seat } берёт вагон ценой { $value }; осталось { $left }.
   *[other] { $seat } берёт вагон ценой { $value }; осталось { $left }.
}
fact-train_moved = Поезд идёт с { $start } на { $end }.
fact-train_removed = Поезд пуст и уходит с { $start }.
fact-aces_changed = { $holder ->
    [unknown] По тузам никто не лидирует.
   *[other] По тузам лидирует { $holder }.
}
fact-card_discarded = { $seat } сбрасывает: { $card }.
fact-turn_ended = { $idle ->
    [yes] { $seat } завершает пустой ход.
   *[other] { $seat } завершает ход.
}
fact-game_ended = { $reason ->
    [boards_full] Два планшета заполнены: игра окончена.
   *[other] Все пропустили ход: игра окончена.
}
fact-scored = { $seat }: крупнейшая группа { $largest }, другие группы { $others }, печать { $seal }, задания { $quests }; всего { $total }.
fact-quest_scored = { $seat }, задание «{ $storyline }»: { $gold }

## Options

option-black_hits = Чёрная рамка снимает
option-black_hits-any = маркер любого игрока
option-black_hits-opponents = маркер соперника
option-long_range = Дальнее действие
option-long_range-both = ряд и столбец
option-long_range-row_or_column = ряд или столбец
option-figurine_action = Действие фигурки
option-figurine_action-mandatory = обязательно
option-figurine_action-optional = по желанию
option-storylines = Приключения
option-quests = Задания
option-advantages = Преимущества
option-advantages-all = все
option-advantages-swap_only = только обмен
option-venice = С «Венецианской сказкой»

## Ends and scores

reason-running = Игра продолжается.
reason-boards_full = Два планшета заполнены.
reason-pass_out = Все пропустили ход.
part-total = Золото
part-largest_group = Крупнейшая группа
part-other_groups = Другие группы
part-seal = Печать
part-vessel = Корабль
part-aces = Четыре туза
part-tiles = Слитки и вороны
part-leopards = Леопарды
part-train = Золотой поезд
part-great_gold = Большое золото
part-emerald = Изумруд
part-stock = Маркеры в запасе
part-groups = Группы
part-quests = Задания
part-hand = Рука
part-safety = Перспективы

## Words

figurine-corto = Корто
figurine-rasputin = Распутин
tile-ingot = слиток
tile-crow = ворона
background-sea_blue = морская синева
background-orange = оранжевый
background-moss_green = мшисто-зелёный
background-sand_yellow = песочный
background-brick_red = кирпичный
background-violet = фиолетовый
background-teal = бирюзовый

## The drawing in the terminal

draw-pile = Сброс
draw-hand = Рука
draw-cards = Карты
draw-shields = Щиты
draw-seat = Игрок
draw-turn = Ход
draw-left = осталось
draw-top = сверху
draw-control = контролирует
draw-pending = Разыгрываемая карта
draw-acting = Действует
draw-white = белая рамка
draw-black = чёрная рамка
draw-both = чёрно-белая
draw-long = дальнее действие
draw-friend = друг Корто
draw-ace = туз
