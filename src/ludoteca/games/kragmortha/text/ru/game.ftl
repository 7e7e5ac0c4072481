name = Крагморта

about = Неуклюжие гоблины крадут книги под носом у Ригора Мортиса.

decision-place = Поставить гоблина на { $square }
decision-play_card = Сыграть карту на месте { $slot }
decision-declare_stuck = Объявить, что хода нет
decision-use_tome = Применить: { $tome }
decision-step = Шаг на { $square }
decision-stop = Остановиться
decision-shove = Вытолкнуть на { $square }
decision-relocate = Переставить гоблина на { $square }
decision-transfer = Перенести Ригора на { $square }
decision-no_transfer = Оставить Ригора на месте
decision-pick_gaze = Выбрать: { $gaze }
decision-pick_seat = Выбрать: { $seat }
decision-pick_victim = Толкнуть гоблина на { $square }
decision-order_tokens = Вернуть жетоны: { $perm }
decision-end_turn = Закончить ход
decision-use_cloak = Укрыться Плащом тумана
decision-confess = Сознаться: { $card }
decision-deny = Отрицать: { $card }
decision-vote = Голос: { $guilty }
decision-forbid = Запретить { $square }
decision-glory = Крикнуть: Слава Ригору Мортису!
decision-sit = Сесть
decision-accuse = Обвинить: { $seat }
decision-accuse_of = Обвинить: { $seat }, { $card }
decision-let_pass = Пропустить: { $what }
decision-stand = Встать
decision-greet = Приветствие: «{ $title }»
decision-announce = Объявить Вашему Превосходительству: { $square }
decision-ritual = { $card }: { $act }
decision-slip = Оплошность: { $card }
decision-peek = Подсмотреть место { $slot }
decision-poke = Глупый вопрос: { $seat }

fact-game_started = Игра началась: { $layout }; первый: { $first }. Цвета: { $colours }.
fact-goblin_placed = { $seat } начинает на { $square }.
fact-turn_started = Ход { $turn }: { $seat }.
fact-cards_drawn =
    { $cards ->
        [unknown] { $seat } берёт { $count ->
                [one] { $count } карту.
                [few] { $count } карты.
                [many] { $count } карт.
               *[other] { $count } карты.
            }
       *[other] { $seat } берёт { $cards }.
    }
fact-movement_reshuffled = Сброс перетасован в новую колоду: { $count }.
fact-card_played = { $seat } играет { $card }.
fact-card_fizzled = { $card } не срабатывает: { $seat } стоит на месте.
fact-stuck =
    { $mercy ->
        [yes] { $seat } просит пощады и сбрасывает { $cards }.
       *[other] { $seat } без хода и сбрасывает { $cards }.
    }
fact-step =
    { $seat } ходит: { $piece }, { $start ->
        [unknown] …
       *[other] { $start }
    } – { $end ->
        [unknown] …
       *[other] { $end }
    }.
fact-shoved =
    { $seat } выталкивает: { $victim }, { $start ->
        [unknown] …
       *[other] { $start }
    } – { $end ->
        [unknown] …
       *[other] { $end }
    }.
fact-meeting =
    { $seat } встречает Ригора на { $square ->
        [unknown] …
       *[other] { $square }
    }!
fact-cloak_used = { $seat } скрывается под Плащом тумана.
fact-gaze_rejected = { $card } не подходит ({ $seat }) и уходит под колоду.
fact-gaze_drawn = { $seat } получает взор ({ $cause }): { $card }. Всего: { $held }.
fact-gaze_removed = { $seat } избавляется: { $card }.
fact-gaze_moved = { $seat } передаёт { $card }: { $target }.
fact-token_turned = { $seat } открывает жетон: { $kind }. Осталось: { $left }.
fact-tokens_reshuffled = Все жетоны снова перемешаны.
fact-tokens_seen =
    { $kinds ->
        [unknown] { $seat } смотрит жетоны.
       *[other] { $seat } видит жетоны: { $kinds }.
    }
fact-tome_taken = { $seat } берёт { $tome } ({ $source }). Осталось: { $left }.
fact-tome_used = { $seat } применяет: { $tome }.
fact-relocated =
    { $seat } переносится ({ $cause }): { $start ->
        [unknown] …
       *[other] { $start }
    } – { $end ->
        [unknown] …
       *[other] { $end }
    }.
fact-transferred =
    { $seat } переносит: { $piece }, { $start ->
        [unknown] …
       *[other] { $start }
    } – { $end ->
        [unknown] …
       *[other] { $end }
    }.
fact-hands_swapped =
    { $hand ->
        [unknown] { $seat } и { $other } меняются картами.
       *[other] { $seat } и { $other } меняются картами; теперь у { $seat }: { $hand }.
    }
fact-boots_on = { $seat } надевает Тяжёлые сапоги.
fact-boots_off = { $seat } снимает Тяжёлые сапоги.
fact-order_set =
    { $square ->
        [unknown] { $symbol ->
                [unknown] { $seat }, { $card }: какой титул верен? { $titles }
               *[other] { $seat }, { $card }: горит пол, { $symbol }.
            }
       *[other] { $seat }, { $card }: клетка { $square } под запретом.
    }
fact-obligation_due = Долг ({ $seat }): { $card }, { $window }.
fact-rite_done =
    { $square ->
        [unknown] { $title ->
                [unknown] { $seat }, { $card }: { $act }.
               *[other] { $seat } приветствует: «{ $title }».
            }
       *[other] { $seat } объявляет { $square }.
    }
fact-poked = { $seat } задаёт глупый вопрос: { $target }.
fact-slip_shown = { $seat } допускает оплошность: { $card }. Вы заметили?
fact-peeked =
    { $card ->
        [unknown] { $seat } подсматривает закрытую карту.
       *[other] { $seat } подсматривает: { $card }.
    }
fact-slot_turned_up =
    { $card ->
        [unknown] Закрытая карта ({ $seat }) открывается.
       *[other] Закрытая карта ({ $seat }) открывается: { $card }.
    }
fact-sinned = { $seat } нарушает приказ: { $card }.
fact-sin_noticed = { $seat } замечает: { $sinner } нарушает { $card }.
fact-accused =
    { $card ->
        [unknown] { $seat } обвиняет: { $target }.
       *[other] { $seat } обвиняет: { $target }, { $card }.
    }
fact-accusation_result =
    { $right ->
        [yes] { $seat } обвиняет верно: { $target }, { $card }.
       *[other] { $seat } обвиняет напрасно: { $target }.
    }
fact-accuser_locked = { $seat } молчит до хода { $turn }.
fact-denied = { $seat } отрицает: { $card }.
fact-confessed = { $seat } сознаётся: { $card }.
fact-vote_cast =
    { $vote ->
        [unknown] { $seat } отдаёт голос.
       *[other] { $seat } голосует: { $vote }.
    }
fact-vote_shown =
    { $vote ->
        [unknown] { $seat } воздерживается.
       *[other] { $seat }: голос «{ $vote }».
    }
fact-verdict =
    { $guilty ->
        [yes] { $seat }: виновен, { $card } ({ $votes } против { $against }).
       *[other] { $seat }: оправдан, { $card } ({ $votes } против { $against }).
    }
fact-turn_ended =
    { $early ->
        [yes] Ход окончен досрочно: { $seat } ({ $cause }).
       *[other] Ход окончен: { $seat }.
    }
fact-crime_sheet = Осталось безнаказанным: { $seat }, { $card }, ход { $turn }.
fact-game_over =
    { $banished ->
        [unknown] Игра окончена: { $reason }. Места: { $places }.
       *[other] Игра окончена: { $reason }. { $banished } изгнан. Места: { $places }.
    }

option-layout = План
option-layout-auto = по числу игроков
option-layout-k2 = для 2
option-layout-k34 = для 3–4
option-layout-k56 = для 5–6
option-layout-k78 = для 7–8
option-colours = Цвета
option-first = Первый игрок
option-first-random = по жребию
option-colours-red = красный
option-colours-purple = фиолетовый
option-colours-orange = оранжевый
option-colours-green = зелёный
option-colours-blue = синий
option-colours-yellow = жёлтый
option-colours-white = белый
option-colours-black = чёрный
option-first-0 = игрок 1
option-first-1 = игрок 2
option-first-2 = игрок 3
option-first-3 = игрок 4
option-first-4 = игрок 5
option-first-5 = игрок 6
option-first-6 = игрок 7
option-first-7 = игрок 8
option-draw = Когда берут карты
option-draw-after = после хода
option-draw-first = перед ходом
option-gaze_limit = Взоров до изгнания
option-rigor_stops_on_catch = Ригор останавливается, поймав гоблина
option-mercy_stuck = Пощада тем, кто может только нарушить
option-orders = Приказы
option-orders-digital = для экрана
option-orders-physical = за одним столом
option-enforcement = Кто наказывает
option-enforcement-auto = игра, сразу
option-enforcement-watch = кто заметит
option-enforcement-honour = стол, голосованием
option-reactions = Реакции
option-reactions-immediate = по одной
option-reactions-timed = по ходу игры
option-pace = Темп
option-pace-live = вживую
option-pace-correspondence = по переписке, без часов
option-calm = Приказы в спокойном виде
option-veto = Части тела под вето
option-slip_rate = Оплошности программы, проценты
option-notice_rate = Внимание программы, проценты
option-false_accusation = Ложное обвинение
option-false_accusation-lock = лишает голоса на круг
option-false_accusation-none = ничего не стоит
option-take_back = Возврат хода
option-turn_cap = Ходов не больше
option-ply_cap = Решений не больше

reason-unfinished = ещё не окончена
reason-gaze = гоблин изгнан
reason-tomes = взята последняя книга
reason-cap = время вышло

part-gazes = взоры
part-tomes = книги
part-symbols = символы магии
part-danger = удалённость от Ригора
part-path = путь к столу
part-hand = карты в руке
