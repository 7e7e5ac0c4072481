name = Bonelli Kids: Загор против Мартина Мистера
about = Два героя сражаются за выпуски комиксов картами, выложенными втайне.

decision-choose_lead = { $who ->
    [self] Взять карту главного героя
   *[opponent] Отдать карту главного героя сопернику
}
decision-declare = Разыграть выпуск на месте { $place }
decision-place_balloon = Положить облачко на место { $place }
decision-lay = Выложить: { $entry }
decision-confirm = Подтвердить ставку
decision-next_card = Разрешить сейчас эффекты своей карты { $index }
decision-target = { $side ->
    [own] Выбрать свою карту { $index }
   *[opponent] Выбрать карту соперника { $index }
}
decision-destination = Переместить её на место { $place }
decision-pick_parked = Вернуть карту { $index } с места { $place }
decision-pick_discard = Взять из сброса: { $entry }
decision-pick_dug = Взять: { $entry }
decision-deploy = Сыграть ещё: { $entry }
decision-swap_in = Ввести с руки: { $entry }
decision-discard = Сбросить: { $entry }
decision-accept = Применить эффект
decision-decline = Отказаться от эффекта
decision-reinforce = Подкрепление: { $entry }
decision-pass = Пас
decision-keep = Оставить: { $entry }
decision-take_back = Забрать карту { $index } из ряда

fact-game_started = Игра начинается: { $first } против { $second }.
fact-albi_removed = Выпусков убрано не глядя: { $number }.
fact-albo_turned_up = Место { $place }: открыт выпуск { $albo }.
fact-balloons_dealt = { $number ->
    [one] { $seat } берёт { $number } облачко.
    [few] { $seat } берёт { $number } облачка.
    [many] { $seat } берёт { $number } облачков.
   *[other] { $seat } берёт { $number } облачка.
}
fact-deck_shuffled = Колода игрока { $seat } перетасована: { $size ->
    [one] { $size } карта.
    [few] { $size } карты.
    [many] { $size } карт.
   *[other] { $size } карты.
}
fact-card_drawn = { $entry ->
    [unknown] { $seat } берёт карту.
   *[other] { $seat } берёт карту: { $entry }.
}
fact-draw_refused = { $why ->
    [limit] { $seat } не берёт карту: рука полна.
   *[other] { $seat } не берёт карту: карт больше нет.
}
fact-lead_chosen = Главный герой: { $protagonist }.
fact-turn_started = Ход { $turn }: ведёт { $protagonist }.
fact-albo_declared = { $seat } объявляет выпуск { $albo } на месте { $place }.
fact-balloon_placed = { $number ->
    [one] { $seat } кладёт { $number } облачко на место { $place }.
    [few] { $seat } кладёт { $number } облачка на место { $place }.
    [many] { $seat } кладёт { $number } облачков на место { $place }.
   *[other] { $seat } кладёт { $number } облачка на место { $place }.
}
fact-balloon_missing = Запас пуст: облачко не кладётся.
fact-parked_activated = Ждавшие карты игрока { $seat } начинают действовать: { $cards }.
fact-commit_opened = Тайная ставка: карт от { $least } до { $greatest }.
fact-card_laid = Вы выкладываете: { $entry }.
fact-card_taken_back = Вы забираете: { $entry }.
fact-commit_confirmed = { $seat } подтверждает ставку.
fact-revealed = { $cards-count ->
    [0] { $seat } не ставит ни одной карты.
   *[other] { $seat } открывает: { $cards }.
}
fact-effect_started = { $card ->
    [unknown] { $albo } действует на игрока { $seat }: { $effect }.
   *[other] { $card } игрока { $seat } действует: { $effect }.
}
fact-effect_idle = { $card ->
    [unknown] { $albo } ничего не делает для игрока { $seat }: { $effect }.
   *[other] { $card } игрока { $seat } ничего не делает: { $effect }.
}
fact-effect_lost = Эффекты карты { $card } игрока { $seat } потеряны.
fact-effect_declined = { $seat } отказывается от эффекта: { $effect }.
fact-target_chosen = { $seat } выбирает карту { $card } игрока { $owner }.
fact-card_cancelled = { $card } игрока { $owner } отменена: { $by }.
fact-card_parked = { $card } игрока { $owner } перемещена с места { $start } на место { $end }.
fact-card_fetched = { $card } игрока { $owner } приходит с места { $start } и действует.
fact-card_salvaged = { $seat } берёт из сброса: { $entry }.
fact-card_bounced = { $to ->
    [hand] { $card } возвращается в руку игрока { $owner }.
   *[other] { $card } уходит в сброс игрока { $owner }: рука полна.
}
fact-card_destroyed = { $card } игрока { $owner } сброшена.
fact-card_deployed = { $seat } играет ещё: { $entry }.
fact-card_swapped = { $seat } меняет карту { $card } на карту { $entry }.
fact-value_copied = { $card } игрока { $owner } копирует карту { $copied }: значение { $value }.
fact-hand_peeked = { $entries ->
    [unknown] { $seat } видит карты руки соперника: { $number }.
   *[other] { $seat } видит в руке соперника: { $entries }.
}
fact-albi_peeked = { $cards ->
    [unknown] { $seat } смотрит следующие выпуски: { $number }.
   *[other] { $seat } видит следующие выпуски: { $cards }.
}
fact-deck_dug = { $entries ->
    [unknown] { $seat } смотрит верх колоды: { $number }.
   *[other] { $seat } видит наверху колоды: { $entries }.
}
fact-card_dug = { $entry ->
    [unknown] { $seat } берёт одну из них.
   *[other] { $seat } берёт карту: { $entry }.
}
fact-hand_discarded = { $seat } сбрасывает с руки: { $entry }.
fact-totals_changed = Суммы: { $totals }.
fact-reinforced = { $seat } играет подкрепление: { $entry }.
fact-reinforcement_passed = { $seat } пасует.
fact-albo_won = { $balloons ->
    [0] { $seat } выигрывает выпуск { $albo }.
    [one] { $seat } выигрывает выпуск { $albo } и { $balloons } облачко.
    [few] { $seat } выигрывает выпуск { $albo } и { $balloons } облачка.
    [many] { $seat } выигрывает выпуск { $albo } и { $balloons } облачков.
   *[other] { $seat } выигрывает выпуск { $albo } и { $balloons } облачка.
}
fact-albo_eliminated = Ничья: выпуск { $albo } выходит из игры.
fact-balloons_moved = Облачка, { $source } → { $to }: { $number }.
fact-wow_placed = { $albo ->
    [unknown] { $seat } берёт жетоны WOW!: { $number }.
   *[other] Жетоны WOW! на выпуске { $albo } игрока { $seat }: { $number }.
}
fact-cards_discarded = { $seat } сбрасывает: { $entries }.
fact-cards_taken_back = { $seat } берёт обратно: { $entries }.
fact-protagonist_moved = { $end } берёт карту главного героя.
fact-the_end_turned_up = { $ordinal ->
    [first] Первая карта The End закрывает место { $place }.
   *[second] Открыта вторая карта The End.
}
fact-game_ended = Игра окончена, сыграно { $turns ->
    [one] { $turns } ход.
    [few] { $turns } хода.
    [many] { $turns } ходов.
   *[other] { $turns } хода.
}
fact-scored = { $seat }: выпуски { $albi }, WOW! { $wow }, облачка { $balloons }, всего { $points }.

option-heroes = Герои
option-heroes-zagor-martin = Загор против Мартина
option-heroes-martin-zagor = Мартин против Загора
option-heroes-zagor-zagor = Загор против Загора
option-heroes-martin-martin = Мартин против Мартина
option-heroes-random = Случайно
option-first_lead = Первый главный герой
option-first_lead-younger_choice = Решает младший
option-first_lead-random = Случайно
option-younger = Младший игрок
option-younger-seat_0 = Первый игрок
option-younger-seat_1 = Второй игрок
option-younger-random = Случайно
option-empty_reserve = Пустой запас
option-empty_reserve-skip = Облачко не кладётся
option-empty_reserve-own = Главный герой кладёт своё облачко
option-ready = Подтверждение
option-ready-shown = Видно всем
option-ready-hidden = Тайное
option-enter_order = Порядок эффектов
option-enter_order-laid = Как выложены
option-enter_order-chosen = Выбирает игрок
option-parked_enter = Ждавшие карты повторяют эффекты
option-tie_reinforce = Подкрепления при равенстве
option-tie_reinforce-none = Нет
option-tie_reinforce-protagonist = Сначала главный герой
option-final_tie = Равенство в конце
option-final_tie-shared = Побеждают оба
option-final_tie-albi = Побеждает тот, у кого больше выпусков

reason-the_end = Открыта вторая карта The End.
part-albi = Выпуски
part-wow = WOW!
part-balloons = Облачка
part-points = Очки
part-strength = Сила руки
part-fight = Разыгрываемый выпуск
part-lead = Главный герой

albo-the_end = The End
holder-seat_0 = первый игрок
holder-seat_1 = второй игрок
holder-reserve = запас
holder-place_1 = место 1
holder-place_2 = место 2
holder-place_3 = место 3
holder-hand = рука
holder-discard = сброс
effect-draw = взять карты
effect-salvage = вернуть из сброса
effect-dig = искать в колоде
effect-peek_hand = посмотреть руку
effect-peek_albi = посмотреть выпуски
effect-discard_hand = сбросить с руки
effect-deploy = сыграть ещё карту
effect-swap = обменять
effect-cancel = отменить
effect-shunt = переместить
effect-fetch = вернуть на выпуск
effect-bounce = вернуть в руку
effect-destroy = сбросить
effect-copy = скопировать значение
effect-boost = усилить
effect-hinder = ослабить
effect-ward = защитить
effect-break_tie = победа при равенстве
effect-bar_reinforce = без подкреплений
effect-balloon = облачка
effect-pay = заплатить облачками
effect-steal = забрать облачка
effect-add_balloon = облачко на выпуск
effect-wow = жетон WOW!
effect-lead = карта главного героя
