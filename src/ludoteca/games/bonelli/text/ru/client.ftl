# What the browser client says at a table of Bonelli Kids: questions and labels.

ask-choose_lead = Кто ведёт первым?
ask-declare = За какой выпуск сражаемся?
ask-place_balloon = Положите облачко на другой выпуск.
ask-lay = Выложите карты тайно.
ask-confirm = Подтвердите ставку, когда готовы.
ask-next_card = Чей эффект первый?
ask-target = Выберите карту.
ask-destination = Куда?
ask-pick_parked = Какую ждущую карту вернуть в бой?
ask-pick_discard = Какая карта вернётся?
ask-pick_dug = Какую карту возьмёте?
ask-deploy = Можно ввести карту в игру.
ask-swap_in = Какую карту ввести в обмен?
ask-discard = Какую карту сбросить?
ask-accept = Применить эффект?
ask-decline = { "" }
ask-reinforce = Вы отстаёте: подкрепление?
ask-pass = { "" }
ask-keep = Слишком много карт: какую оставить?
ask-take_back = { "" }

board-label = Выпуски на столе
place-label = Место { $number }
cards-of = Карты: { $name }
hand-label = Ваши карты
total-label = { $name }: сумма { $total }
total-parts = { $values } + { $boosts } − { $hinders }
locked-in = { $name }: выбор сделан
still-choosing = { $name } выбирает…
protagonist = ведёт
card-cancelled = отменена
albo-label = { $contested ->
    [yes] { $name }, сражение идёт здесь, облачков: { $balloons }
   *[no] { $name }, облачков: { $balloons }
  }
the-end = The End
kind-character = Персонаж
kind-weapon = Оружие
kind-object = Предмет
kind-trap = Ловушка
card-line = { $kind }, значение { $value }
card-reinforce = Можно сыграть как подкрепление за облачко.
albo-limits = Карт в ставке: от { $least } до { $most }
albo-no-reinforce = Здесь нет подкреплений.
seat-balloons = Облачков: { $count }
seat-hand = Карт в руке: { $count }
seat-deck = Карт в колоде: { $count }

learn-1 = На столе три выпуска. Ведущий называет, за какой сражаются, и кладёт облачко на другой.
learn-2 = Оба тайно выкладывают от одной до трёх карт и подтверждают. Потом всё открывают вместе; сначала ловушки и эффекты.
learn-3 = Кто отстаёт, может за облачко сыграть подкрепление — карту с молнией, если она выводит вперёд. И так по очереди.
learn-4 = Победитель берёт выпуск и сбрасывает карты. Проигравший забирает свои и ведёт дальше. Выбирайте, что стоит выигрывать.
learn-5 = Оранжевые просты, фиолетовые растут серией, зелёным нужны четыре цвета, синие платят со второго. Два облачка — очко.

when-enter = Когда входит в игру
when-active = Пока действует
when-win = При победе
when-loss = При поражении
when-tie = При ничьей
when-chosen = Когда выбран
effect-line = { $when }: { $effect }, { $amount }.
effect-line-plain = { $when }: { $effect }.
effect-depends = Зависит от других карт на этом выпуске.
score-flat = Очки: { $points }.
score-series = Серия: чем больше у вас этого цвета, тем дороже каждый.
score-rainbow = Очко за каждый ваш цвет, не больше 4.
score-set = Очки: { $points }, если у вас два этого цвета, иначе 1.
score-per = Очко за два облачка, не больше 4.
