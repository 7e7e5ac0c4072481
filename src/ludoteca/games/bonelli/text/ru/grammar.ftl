# Что делают карты и выпуски, фраза за фразой; см. «Texts» в docs/packs.md.

text-when-enter = При входе в игру
text-when-active = Пока карта действует
text-when-active-albo = Пока выпуск разыгрывается, для обоих игроков
text-when-win = При победе
text-when-loss = При поражении
text-when-tie = При ничьей
text-when-chosen = Когда этот выпуск объявлен
text-effect = { $when }: { $what }.
text-effect-if = { $when }, если { $conditions }: { $what }.
text-optional = если хотите, { $what }
text-by-opponent = { $what } (по выбору соперника)
text-and = { $first } и { $second }
text-and-if = { $first } и { $second }
text-also = { $first }; { $second }
text-or = { $first } или { $second }
text-labelled = { $what } ({ $tests })

text-n-cards = { $amount ->
    [one] { $amount } карту
    [few] { $amount } карты
   *[many] { $amount } карт
}
text-n-balloons = { $amount ->
    [one] { $amount } облачко
    [few] { $amount } облачка
   *[many] { $amount } облачков
}
text-n-wow = { $amount ->
    [one] { $amount } жетон WOW!
    [few] { $amount } жетона WOW!
   *[many] { $amount } жетонов WOW!
}
text-op-draw = { $who ->
    [self] возьмите { text-n-cards }
    [opponent] соперник берёт { text-n-cards }
   *[both] оба игрока берут { text-n-cards }
}
text-op-salvage = верните на руку из своего сброса { $cards }
text-op-dig = посмотрите { $amount ->
    [one] верхнюю карту
    [few] { $amount } верхние карты
   *[many] { $amount } верхних карт
} своей колоды и возьмите оттуда на руку { $cards }
text-op-peek_hand = посмотрите { text-n-cards } с руки соперника наугад
text-op-peek_whole_hand = посмотрите руку соперника
text-op-peek_albi = посмотрите { $amount ->
    [one] следующий выпуск
    [few] { $amount } следующих выпуска
   *[many] { $amount } следующих выпусков
} колоды
text-op-discard_hand = { $who ->
    [self] сбросьте с руки { text-n-cards }
    [opponent] соперник сбрасывает с руки { text-n-cards }
   *[both] оба игрока сбрасывают с руки { text-n-cards }
}
text-op-discard_random = { text-op-discard_hand } наугад
text-op-deploy = введите также в игру с руки { $cards }
text-op-swap = обменяйте { $cards } на карту с руки
text-op-cancel = отмените { $cards }
text-op-shunt = переместите { $cards } на другой выпуск
text-op-fetch = верните сюда { $cards } из своих ждущих на другом выпуске
text-op-bounce = верните на руку { $cards }
text-op-destroy = сбросьте { $cards }
text-op-copy = выберите { $cards }: эта карта получает то же значение
text-op-boost = { $size } к вашей сумме
text-op-hinder = { $size } к сумме соперника
text-op-ward = соперник не может отменить, переместить, вернуть или сбросить { $cards }
text-op-break_tie = вы побеждаете при равенстве
text-op-bar_reinforce = { $who ->
    [self] вы не можете играть подкрепления
    [opponent] соперник не может играть подкрепления
   *[both] никто не может играть подкрепления
}
text-op-balloon = { $who ->
    [self] возьмите { text-n-balloons }
    [opponent] соперник берёт { text-n-balloons }
   *[both] оба игрока берут { text-n-balloons }
}
text-op-pay = { $who ->
    [self] заплатите { text-n-balloons }
    [opponent] соперник платит { text-n-balloons }
   *[both] оба игрока платят { text-n-balloons }
}
text-op-steal = заберите { text-n-balloons } у соперника
text-op-add_balloon = положите { text-n-balloons } из запаса на другой выпуск
text-op-wow = положите { text-n-wow } на этот выпуск
text-op-wow_player = возьмите { text-n-wow }
text-op-lead = { $who ->
    [self] вы берёте карту главного героя
   *[opponent] соперник берёт карту главного героя
}
text-per = { $what } за { $count }
text-cap = { $what } (не больше { $cap })

text-this-target = эту карту
text-this-all = эту карту
text-this-among = этой карты
text-this-each = каждую карту здесь, которая и есть эта
text-this-some = эта карта здесь действует
text-this-none = эта карта здесь не действует
text-cards-free = { $number ->
    [one] одну карту
    [few] { $number } карты
   *[many] { $number } карт
}
text-cards-target = { $side ->
    [own] { $others ->
        [yes] { $number ->
            [one] другую свою карту здесь
            [few] { $number } другие свои карты здесь
           *[many] { $number } других своих карт здесь
        }
       *[no] { $number ->
            [one] свою карту здесь
            [few] { $number } свои карты здесь
           *[many] { $number } своих карт здесь
        }
    }
    [opponent] { $number ->
        [one] карту соперника здесь
        [few] { $number } карты соперника здесь
       *[many] { $number } карт соперника здесь
    }
   *[any] { $others ->
        [yes] { $number ->
            [one] другую карту здесь
            [few] { $number } другие карты здесь
           *[many] { $number } других карт здесь
        }
       *[no] { $number ->
            [one] карту здесь
            [few] { $number } карты здесь
           *[many] { $number } карт здесь
        }
    }
}
text-cards-all = { $side ->
    [own] { $others ->
        [yes] ваши другие карты здесь
       *[no] ваши карты здесь
    }
    [opponent] все карты соперника здесь
   *[any] { $others ->
        [yes] все другие карты здесь
       *[no] все карты здесь
    }
}
text-cards-among = { $side ->
    [own] { $others ->
        [yes] ваших других карт здесь
       *[no] ваших карт здесь
    }
    [opponent] карт соперника здесь
   *[any] { $others ->
        [yes] других карт здесь
       *[no] карт здесь
    }
}
text-cards-each = { $side ->
    [own] { $others ->
        [yes] { $number ->
            [one] каждую другую вашу карту здесь
            [few] каждые { $number } другие ваши карты здесь
           *[many] каждые { $number } других ваших карт здесь
        }
       *[no] { $number ->
            [one] каждую вашу карту здесь
            [few] каждые { $number } ваши карты здесь
           *[many] каждые { $number } ваших карт здесь
        }
    }
    [opponent] { $number ->
        [one] каждую карту соперника здесь
        [few] каждые { $number } карты соперника здесь
       *[many] каждые { $number } карт соперника здесь
    }
   *[any] { $others ->
        [yes] { $number ->
            [one] каждую другую карту здесь
            [few] каждые { $number } другие карты здесь
           *[many] каждые { $number } других карт здесь
        }
       *[no] { $number ->
            [one] каждую карту здесь
            [few] каждые { $number } карты здесь
           *[many] каждые { $number } карт здесь
        }
    }
}
text-cards-some = { $side ->
    [own] { $others ->
        [yes] у вас здесь есть другая карта
       *[no] у вас здесь есть карта
    }
    [opponent] у соперника здесь есть карта
   *[any] { $others ->
        [yes] здесь есть другая карта
       *[no] здесь есть карта
    }
}
text-cards-none = { $side ->
    [own] { $others ->
        [yes] у вас здесь нет другой карты
       *[no] у вас здесь нет карты
    }
    [opponent] у соперника здесь нет карты
   *[any] { $others ->
        [yes] здесь нет другой карты
       *[no] здесь нет карты
    }
}
text-type-character = персонаж
text-type-weapon = оружие
text-type-object = предмет
text-type-trap = ловушка
text-tag = с пометкой { $tag }
text-icon = со значком подкрепления
text-no-icon = без значка подкрепления
text-min-value = значение от { $value }
text-max-value = значение до { $value }

# Cards of one type, called by its name
text-noun-target = { $side ->
    [own] { $others ->
        [yes] { $type ->
            [character] другого своего персонажа
            [weapon] другое своё оружие
            [object] другой свой предмет
           *[trap] другую свою ловушку
        }
       *[no] { $type ->
            [character] своего персонажа
            [weapon] своё оружие
            [object] свой предмет
           *[trap] свою ловушку
        }
    }
    [opponent] { $type ->
        [character] персонажа
        [weapon] оружие
        [object] предмет
       *[trap] ловушку
    }
   *[any] { $others ->
        [yes] { $type ->
            [character] другого персонажа
            [weapon] другое оружие
            [object] другой предмет
           *[trap] другую ловушку
        }
       *[no] { $type ->
            [character] персонажа
            [weapon] оружие
            [object] предмет
           *[trap] ловушку
        }
    }
}
text-typed-target = { $side ->
    [opponent] { $nouns } соперника здесь
   *[other] { $nouns } здесь
}
text-typed-each = { $side ->
    [own] { $others ->
        [yes] { $type ->
            [character] каждого другого вашего персонажа здесь
            [weapon] каждое другое ваше оружие здесь
            [object] каждый другой ваш предмет здесь
           *[trap] каждую другую вашу ловушку здесь
        }
       *[no] { $type ->
            [character] каждого вашего персонажа здесь
            [weapon] каждое ваше оружие здесь
            [object] каждый ваш предмет здесь
           *[trap] каждую вашу ловушку здесь
        }
    }
    [opponent] { $type ->
        [character] каждого персонажа соперника здесь
        [weapon] каждое оружие соперника здесь
        [object] каждый предмет соперника здесь
       *[trap] каждую ловушку соперника здесь
    }
   *[any] { $others ->
        [yes] { $type ->
            [character] каждого другого персонажа здесь
            [weapon] каждое другое оружие здесь
            [object] каждый другой предмет здесь
           *[trap] каждую другую ловушку здесь
        }
       *[no] { $type ->
            [character] каждого персонажа здесь
            [weapon] каждое оружие здесь
            [object] каждый предмет здесь
           *[trap] каждую ловушку здесь
        }
    }
}
text-typed-some = { $side ->
    [own] { $others ->
        [yes] { $type ->
            [character] у вас здесь есть другой персонаж
            [weapon] у вас здесь есть другое оружие
            [object] у вас здесь есть другой предмет
           *[trap] у вас здесь есть другая ловушка
        }
       *[no] { $type ->
            [character] у вас здесь есть персонаж
            [weapon] у вас здесь есть оружие
            [object] у вас здесь есть предмет
           *[trap] у вас здесь есть ловушка
        }
    }
    [opponent] { $type ->
        [character] у соперника здесь есть персонаж
        [weapon] у соперника здесь есть оружие
        [object] у соперника здесь есть предмет
       *[trap] у соперника здесь есть ловушка
    }
   *[any] { $others ->
        [yes] { $type ->
            [character] здесь есть другой персонаж
            [weapon] здесь есть другое оружие
            [object] здесь есть другой предмет
           *[trap] здесь есть другая ловушка
        }
       *[no] { $type ->
            [character] здесь есть персонаж
            [weapon] здесь есть оружие
            [object] здесь есть предмет
           *[trap] здесь есть ловушка
        }
    }
}
text-typed-none = { $side ->
    [own] { $others ->
        [yes] { $type ->
            [character] у вас здесь нет другого персонажа
            [weapon] у вас здесь нет другого оружия
            [object] у вас здесь нет другого предмета
           *[trap] у вас здесь нет другой ловушки
        }
       *[no] { $type ->
            [character] у вас здесь нет персонажа
            [weapon] у вас здесь нет оружия
            [object] у вас здесь нет предмета
           *[trap] у вас здесь нет ловушки
        }
    }
    [opponent] { $type ->
        [character] у соперника здесь нет персонажа
        [weapon] у соперника здесь нет оружия
        [object] у соперника здесь нет предмета
       *[trap] у соперника здесь нет ловушки
    }
   *[any] { $others ->
        [yes] { $type ->
            [character] здесь нет другого персонажа
            [weapon] здесь нет другого оружия
            [object] здесь нет другого предмета
           *[trap] здесь нет другой ловушки
        }
       *[no] { $type ->
            [character] здесь нет персонажа
            [weapon] здесь нет оружия
            [object] здесь нет предмета
           *[trap] здесь нет ловушки
        }
    }
}
text-some-named = { $side ->
    [own] у вас здесь есть { $names }
    [opponent] у соперника здесь есть { $names }
   *[any] здесь есть { $names }
}

text-each-values = { $number ->
    [one] каждую звезду
    [few] каждые { $number } звезды
   *[many] каждые { $number } звёзд
} { $cards }
text-each-types = { $number ->
    [one] каждый тип
    [few] каждые { $number } типа
   *[many] каждые { $number } типов
} среди { $of ->
    [own] ваших карт здесь
   *[opponent] карт соперника здесь
}
text-each-hand = { $number ->
    [one] каждую карту
    [few] каждые { $number } карты
   *[many] каждые { $number } карт
} на руке { $of ->
    [own] у вас
   *[opponent] у соперника
}
text-each-deck = { $number ->
    [one] каждую карту
    [few] каждые { $number } карты
   *[many] каждые { $number } карт
} в { $of ->
    [own] вашей колоде
   *[opponent] колоде соперника
}
text-each-discard = { $number ->
    [one] каждую карту
    [few] каждые { $number } карты
   *[many] каждые { $number } карт
} в { $of ->
    [own] вашем сбросе
   *[opponent] сбросе соперника
}
text-each-balloons = { $number ->
    [one] каждое облачко
    [few] каждые { $number } облачка
   *[many] каждые { $number } облачков
} { $of ->
    [own] у вас
   *[opponent] у соперника
}
text-each-wow = { $number ->
    [one] каждый жетон WOW!
    [few] каждые { $number } жетона WOW!
   *[many] каждые { $number } жетонов WOW!
} { $of ->
    [own] у вас
   *[opponent] у соперника
}
text-each-albi = { $number ->
    [one] каждый выигранный выпуск
    [few] каждые { $number } выигранных выпуска
   *[many] каждые { $number } выигранных выпусков
} { $of ->
    [own] у вас
   *[opponent] у соперника
}
text-each-prize = { $number ->
    [one] каждое облачко
    [few] каждые { $number } облачка
   *[many] каждые { $number } облачков
} на этом выпуске
text-number-cards = число { $cards }
text-number-values = число звёзд { $cards }
text-number-types = число типов среди { $of ->
    [own] ваших карт здесь
   *[opponent] карт соперника здесь
}
text-number-hand = число карт на руке { $of ->
    [own] у вас
   *[opponent] у соперника
}
text-number-deck = число карт в { $of ->
    [own] вашей колоде
   *[opponent] колоде соперника
}
text-number-discard = число карт в { $of ->
    [own] вашем сбросе
   *[opponent] сбросе соперника
}
text-number-balloons = число облачков { $of ->
    [own] у вас
   *[opponent] у соперника
}
text-number-wow = число жетонов WOW! { $of ->
    [own] у вас
   *[opponent] у соперника
}
text-number-albi = число выигранных выпусков { $of ->
    [own] у вас
   *[opponent] у соперника
}
text-number-prize = число облачков на этом выпуске
text-at-least = { $count } не меньше { $number }
text-at-most = { $count } не больше { $number }
text-lead-yes = вы главный герой
text-lead-no = вы не главный герой
text-albo-colour = этот выпуск { $colours }
text-reinforced-yes = она пришла подкреплением
text-reinforced-no = она пришла не подкреплением
text-colour-orange = оранжевый
text-colour-violet = фиолетовый
text-colour-green = зелёный
text-colour-blue = синий

text-points = { $points ->
    [one] { $size } очко
    [few] { $size } очка
   *[many] { $size } очков
}
text-rule-flat = { text-points }.
text-rule-series = Серия этого цвета, очки за 1, 2, 3… её выпуска вместе: { $table }.
text-rule-rainbow = { text-points } за каждый цвет среди ваших выпусков.
text-rule-rainbow-bounded = { text-points } за каждый цвет среди ваших выпусков, не больше { $max }.
text-rule-set = { text-points }, если вы выиграли хотя бы { $need } { $colour ->
    [orange] { $need ->
        [one] оранжевый
        [few] оранжевых
       *[many] оранжевых
    }
    [violet] { $need ->
        [one] фиолетовый
        [few] фиолетовых
       *[many] фиолетовых
    }
    [green] { $need ->
        [one] зелёный
        [few] зелёных
       *[many] зелёных
    }
   *[blue] { $need ->
        [one] синий
        [few] синих
       *[many] синих
    }
} { $need ->
    [one] выпуск
    [few] выпуска
   *[many] выпусков
}; иначе { $otherwise }.
text-rule-per = { text-points } за { $count }.
text-rule-per-bounded = { text-points } за { $count }, не больше { $max }.
text-rule-most = { text-points }, если { $count } больше, чем у соперника; иначе { $otherwise }.
text-commit = Выложите { $wide ->
    [yes] от { $least } до { $greatest } карт
   *[no] { $least } или { $greatest } { $greatest ->
        [one] карту
        [few] карты
       *[many] карт
    }
}.
text-commit-exactly = Выложите ровно { $greatest ->
    [one] { $least } карту
    [few] { $least } карты
   *[many] { $least } карт
}.
text-ban = Здесь запрещено: { $tests }.
text-closed = Без подкреплений.

table-place = Место { $place }
table-contested = разыгрывается
table-seat = Игрок { $seat }: { $hero }
table-protagonist = главный герой
table-hand = Рука ({ $size }): { $cards }
table-row = Выложено: { $cards }
table-won = Выиграно: { $albi }
table-tokens = Облачка { $balloons }, WOW! { $wow }, колода { $deck }, сброс { $discard }
table-total = Сумма { $total } = { $values } + { $boosts } − { $hinders }
table-turn = Ход { $turn }, выпусков в колоде { $left }, запас { $reserve }
table-balloons = облачка { $number }
table-cancelled = отменена
