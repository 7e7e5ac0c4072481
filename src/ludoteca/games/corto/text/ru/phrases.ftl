# What cards say, by what is printed on them; cards.ftl is made of these.

card-phrase-character-white = Белая рамка: можно добавить свой маркер персонажу в пределах действия.
card-phrase-character-black = Чёрная рамка: можно ударить персонажа в пределах действия.
card-phrase-character-both = Чёрно-белая рамка: можно добавить маркер или ударить.
card-phrase-long = Дальнее действие: весь ряд и весь столбец.
card-phrase-friend = Друг Корто.
card-phrase-ace = С тузом.
card-phrase-second = Можно выложить и на планшет «{ $storyline }».
card-phrase-white-1 = Добавьте 1 маркер персонажу рядом с действующим лицом.
card-phrase-white-2 = Добавьте 1 маркер и затем ещё один персонажам рядом с действующим лицом.
card-phrase-black-1 = 1 удар по персонажу рядом с действующим лицом.
card-phrase-black-2 = 1 удар и затем ещё один по персонажам рядом с действующим лицом.
card-phrase-corto = Передвиньте Корто. Друзья вокруг него платят тем, кто их контролирует; затем положите до { $markers ->
    [one] { $markers } маркера.
    [few] { $markers } маркеров.
    [many] { $markers } маркеров.
   *[other] { $markers } маркеров.
 }
card-phrase-rasputin = Передвиньте Распутина. Он устраняет персонажа рядом с собой.
card-phrase-choice = Передвиньте Корто или Распутина; затем он действует.
card-phrase-walk = До { $steps ->
    [one] { $steps } шага.
    [few] { $steps } шагов.
    [many] { $steps } шагов.
   *[other] { $steps } шагов.
 }
card-phrase-vehicle = Транспорт: до { $ride ->
    [one] { $ride } шага.
    [few] { $ride } шагов.
    [many] { $ride } шагов.
   *[other] { $ride } шагов.
 }
card-phrase-swap = Поменяйте местами двух персонажей на столе вместе с их маркерами; цвета не важны.
card-phrase-move_figurine = Передвиньте Корто или Распутина на { $stroll ->
    [one] 0–{ $stroll } шаг.
    [few] 0–{ $stroll } шага.
    [many] 0–{ $stroll } шагов.
   *[other] 0–{ $stroll } шага.
 } Он не действует.
card-phrase-stack_deck = Посмотрите { $look ->
    [one] { $look } верхнюю карту колоды
    [few] { $look } верхние карты колоды
    [many] { $look } верхних карт колоды
   *[other] { $look } верхних карт колоды
 } и верните их в любом порядке. В этом ходу можно взять до { $draws ->
    [one] { $draws } карты.
    [few] { $draws } карт.
    [many] { $draws } карт.
   *[other] { $draws } карт.
 }
card-phrase-shield = Положите перед собой. Отменяет следующий удар по вашему маркеру или устранение Распутиным персонажа под вашим контролем.
card-phrase-desert = Переместите до { $deserters ->
    [one] { $deserters } маркера
    [few] { $deserters } маркеров
    [many] { $deserters } маркеров
   *[other] { $deserters } маркеров
 } одного игрока с одного персонажа на соседних с ним персонажей.
card-phrase-ignore_adjacency = Ваш следующий персонаж в этом ходу может не соседствовать ни с кем.
card-phrase-ignore_colour = Вашего следующего персонажа в этом ходу можно выложить на любой планшет.
