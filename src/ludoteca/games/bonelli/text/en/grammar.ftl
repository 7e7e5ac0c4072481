# What cards and Albi do, sentence by sentence; see "Texts" in docs/packs.md.

text-when-enter = When it enters
text-when-active = While active
text-when-active-albo = While it is fought for, for both players alike
text-when-win = If you win
text-when-loss = If you lose
text-when-tie = On a tie
text-when-chosen = When this Albo is declared
text-effect = { $when }: { $what }.
text-effect-if = { $when }, if { $conditions }: { $what }.
text-optional = if you like, { $what }
text-by-opponent = { $what } (the other player chooses)
text-and = { $first } and { $second }
text-and-if = { $first } and { $second }
text-also = { $first }; { $second }
text-or = { $first } or { $second }
text-labelled = { $what } ({ $tests })

text-n-cards = { $amount ->
    [one] { $amount } card
   *[other] { $amount } cards
}
text-n-balloons = { $amount ->
    [one] { $amount } balloon
   *[other] { $amount } balloons
}
text-n-wow = { $amount ->
    [one] { $amount } WOW! token
   *[other] { $amount } WOW! tokens
}
text-op-draw = { $who ->
    [self] draw { text-n-cards }
    [opponent] the other player draws { text-n-cards }
   *[both] both players draw { text-n-cards }
}
text-op-salvage = take { $cards } from your discard pile into your hand
text-op-dig = { $amount ->
    [one] look at the top card of your deck and take it into your hand if it is { $cards }
   *[other] look at the top { $amount } cards of your deck and take { $cards } from among them into your hand
}
text-op-peek_hand = look at { text-n-cards } of the other player's hand, drawn at random
text-op-peek_whole_hand = look at the other player's hand
text-op-peek_albi = look at the next { $amount ->
    [one] Albo
   *[other] { $amount } Albi
} of the deck
text-op-discard_hand = { $who ->
    [self] discard { text-n-cards } from your hand
    [opponent] the other player discards { text-n-cards } from hand
   *[both] both players discard { text-n-cards } from hand
}
text-op-discard_random = { text-op-discard_hand } at random
text-op-deploy = also put { $cards } from your hand into play
text-op-swap = exchange { $cards } for a card from your hand
text-op-cancel = cancel { $cards }
text-op-shunt = move { $cards } to another Albo
text-op-fetch = bring here { $cards } of yours waiting on another Albo
text-op-bounce = return { $cards } to hand
text-op-destroy = discard { $cards }
text-op-copy = choose { $cards }: this card takes its value
text-op-boost = { $size } to your total
text-op-hinder = { $size } to the other player's total
text-op-ward = the other player cannot cancel, move, return or discard { $cards }
text-op-break_tie = you win ties
text-op-bar_reinforce = { $who ->
    [self] you cannot reinforce
    [opponent] the other player cannot reinforce
   *[both] nobody can reinforce
}
text-op-balloon = { $who ->
    [self] take { text-n-balloons }
    [opponent] the other player takes { text-n-balloons }
   *[both] both players take { text-n-balloons }
}
text-op-pay = { $who ->
    [self] pay { text-n-balloons }
    [opponent] the other player pays { text-n-balloons }
   *[both] both players pay { text-n-balloons }
}
text-op-steal = take { text-n-balloons } from the other player
text-op-add_balloon = put { text-n-balloons } from the reserve on another Albo
text-op-wow = put { text-n-wow } on this Albo
text-op-wow_player = take { text-n-wow }
text-op-lead = { $who ->
    [self] you take the Protagonist card
   *[opponent] the other player takes the Protagonist card
}
text-per = { $what } for every { $count }
text-cap = { $what } ({ $cap } at most)

text-this-target = this card
text-this-all = this card
text-this-among = this card
text-this-each = card here that is this one
text-this-some = this card is active here
text-this-none = this card is not active here
text-cards-free = { $number ->
    [one] a card
   *[other] { $number } cards
}
text-cards-target = { $side ->
    [own] { $others ->
        [yes] { $number ->
            [one] another card of yours here
           *[other] { $number } other cards of yours here
        }
       *[no] { $number ->
            [one] a card of yours here
           *[other] { $number } cards of yours here
        }
    }
    [opponent] { $number ->
        [one] an opposing card here
       *[other] { $number } opposing cards here
    }
   *[any] { $others ->
        [yes] { $number ->
            [one] another card here
           *[other] { $number } other cards here
        }
       *[no] { $number ->
            [one] a card here
           *[other] { $number } cards here
        }
    }
}
text-cards-all = { $side ->
    [own] { $others ->
        [yes] your other cards here
       *[no] your cards here
    }
    [opponent] all opposing cards here
   *[any] { $others ->
        [yes] all other cards here
       *[no] all cards here
    }
}
text-cards-among = { $side ->
    [own] { $others ->
        [yes] your other cards here
       *[no] your cards here
    }
    [opponent] the opposing cards here
   *[any] { $others ->
        [yes] the other cards here
       *[no] the cards here
    }
}
text-cards-each = { $side ->
    [own] { $others ->
        [yes] { $number ->
            [one] card of yours here besides this one
           *[other] { $number } cards of yours here besides this one
        }
       *[no] { $number ->
            [one] card of yours here
           *[other] { $number } cards of yours here
        }
    }
    [opponent] { $number ->
        [one] opposing card here
       *[other] { $number } opposing cards here
    }
   *[any] { $others ->
        [yes] { $number ->
            [one] card here besides this one
           *[other] { $number } cards here besides this one
        }
       *[no] { $number ->
            [one] card here
           *[other] { $number } cards here
        }
    }
}
text-cards-some = { $side ->
    [own] { $others ->
        [yes] you have another card here
       *[no] you have a card here
    }
    [opponent] the other player has a card here
   *[any] { $others ->
        [yes] there is another card here
       *[no] there is a card here
    }
}
text-cards-none = { $side ->
    [own] { $others ->
        [yes] you have no other card here
       *[no] you have no card here
    }
    [opponent] the other player has no card here
   *[any] { $others ->
        [yes] there is no other card here
       *[no] there is no card here
    }
}
text-type-character = Character
text-type-weapon = Weapon
text-type-object = Object
text-type-trap = Trap
text-tag = marked { $tag }
text-icon = with the reinforcement icon
text-no-icon = without the reinforcement icon
text-min-value = value { $value } or more
text-max-value = value { $value } or less

# Cards of one type, called by its name
text-noun-target = { $side ->
    [own] { $others ->
        [yes] { $type ->
            [character] another Character
            [weapon] another Weapon
            [object] another Object
           *[trap] another Trap
        }
       *[no] { $type ->
            [character] a Character
            [weapon] a Weapon
            [object] an Object
           *[trap] a Trap
        }
    }
    [opponent] { $type ->
        [character] Character
        [weapon] Weapon
        [object] Object
       *[trap] Trap
    }
   *[any] { $others ->
        [yes] { $type ->
            [character] another Character
            [weapon] another Weapon
            [object] another Object
           *[trap] another Trap
        }
       *[no] { $type ->
            [character] a Character
            [weapon] a Weapon
            [object] an Object
           *[trap] a Trap
        }
    }
}
text-typed-target = { $side ->
    [own] { $nouns } of yours here
    [opponent] an opposing { $nouns } here
   *[any] { $nouns } here
}
text-typed-each = { $side ->
    [own] { $others ->
        [yes] { $type ->
            [character] other Character of yours here
            [weapon] other Weapon of yours here
            [object] other Object of yours here
           *[trap] other Trap of yours here
        }
       *[no] { $type ->
            [character] Character of yours here
            [weapon] Weapon of yours here
            [object] Object of yours here
           *[trap] Trap of yours here
        }
    }
    [opponent] { $type ->
        [character] opposing Character here
        [weapon] opposing Weapon here
        [object] opposing Object here
       *[trap] opposing Trap here
    }
   *[any] { $others ->
        [yes] { $type ->
            [character] other Character here
            [weapon] other Weapon here
            [object] other Object here
           *[trap] other Trap here
        }
       *[no] { $type ->
            [character] Character here
            [weapon] Weapon here
            [object] Object here
           *[trap] Trap here
        }
    }
}
text-typed-some = { $side ->
    [own] { $others ->
        [yes] { $type ->
            [character] you have another Character here
            [weapon] you have another Weapon here
            [object] you have another Object here
           *[trap] you have another Trap here
        }
       *[no] { $type ->
            [character] you have a Character here
            [weapon] you have a Weapon here
            [object] you have an Object here
           *[trap] you have a Trap here
        }
    }
    [opponent] { $type ->
        [character] the other player has a Character here
        [weapon] the other player has a Weapon here
        [object] the other player has an Object here
       *[trap] the other player has a Trap here
    }
   *[any] { $others ->
        [yes] { $type ->
            [character] there is another Character here
            [weapon] there is another Weapon here
            [object] there is another Object here
           *[trap] there is another Trap here
        }
       *[no] { $type ->
            [character] there is a Character here
            [weapon] there is a Weapon here
            [object] there is an Object here
           *[trap] there is a Trap here
        }
    }
}
text-typed-none = { $side ->
    [own] { $others ->
        [yes] { $type ->
            [character] you have no other Character here
            [weapon] you have no other Weapon here
            [object] you have no other Object here
           *[trap] you have no other Trap here
        }
       *[no] { $type ->
            [character] you have no Character here
            [weapon] you have no Weapon here
            [object] you have no Object here
           *[trap] you have no Trap here
        }
    }
    [opponent] { $type ->
        [character] the other player has no Character here
        [weapon] the other player has no Weapon here
        [object] the other player has no Object here
       *[trap] the other player has no Trap here
    }
   *[any] { $others ->
        [yes] { $type ->
            [character] there is no other Character here
            [weapon] there is no other Weapon here
            [object] there is no other Object here
           *[trap] there is no other Trap here
        }
       *[no] { $type ->
            [character] there is no Character here
            [weapon] there is no Weapon here
            [object] there is no Object here
           *[trap] there is no Trap here
        }
    }
}
text-some-named = { $side ->
    [own] you have { $names } here
    [opponent] the other player has { $names } here
   *[any] { $names } is here
}

text-each-values = { $number ->
    [one] star
   *[other] { $number } stars
} on { $cards }
text-each-types = { $number ->
    [one] type
   *[other] { $number } types
} among { $of ->
    [own] your cards here
   *[opponent] the opposing cards here
}
text-each-hand = { $number ->
    [one] card
   *[other] { $number } cards
} in { $of ->
    [own] your hand
   *[opponent] the other player's hand
}
text-each-deck = { $number ->
    [one] card
   *[other] { $number } cards
} in { $of ->
    [own] your deck
   *[opponent] the other player's deck
}
text-each-discard = { $number ->
    [one] card
   *[other] { $number } cards
} in { $of ->
    [own] your discard pile
   *[opponent] the other player's discard pile
}
text-each-balloons = { $number ->
    [one] balloon
   *[other] { $number } balloons
} { $of ->
    [own] you hold
   *[opponent] the other player holds
}
text-each-wow = { $number ->
    [one] WOW! token
   *[other] { $number } WOW! tokens
} of { $of ->
    [own] yours
   *[opponent] the other player
}
text-each-albi = { $number ->
    [one] Albo
   *[other] { $number } Albi
} { $of ->
    [own] you have won
   *[opponent] the other player has won
}
text-each-prize = { $number ->
    [one] balloon
   *[other] { $number } balloons
} on this Albo
text-number-cards = the number of { $cards }
text-number-values = the sum of the stars on { $cards }
text-number-types = the number of types among { $of ->
    [own] your cards here
   *[opponent] the opposing cards here
}
text-number-hand = the number of cards in { $of ->
    [own] your hand
   *[opponent] the other player's hand
}
text-number-deck = the number of cards in { $of ->
    [own] your deck
   *[opponent] the other player's deck
}
text-number-discard = the number of cards in { $of ->
    [own] your discard pile
   *[opponent] the other player's discard pile
}
text-number-balloons = the number of balloons { $of ->
    [own] you hold
   *[opponent] the other player holds
}
text-number-wow = the number of WOW! tokens { $of ->
    [own] you have
   *[opponent] the other player has
}
text-number-albi = the number of Albi { $of ->
    [own] you have won
   *[opponent] the other player has won
}
text-number-prize = the number of balloons on this Albo
text-at-least = { $count } is at least { $number }
text-at-most = { $count } is at most { $number }
text-lead-yes = you are the Protagonist
text-lead-no = you are not the Protagonist
text-albo-colour = this Albo is { $colours }
text-reinforced-yes = it came as a reinforcement
text-reinforced-no = it did not come as a reinforcement
text-colour-orange = orange
text-colour-violet = violet
text-colour-green = green
text-colour-blue = blue

text-points = { $points ->
    [one] { $size } point
   *[other] { $size } points
}
text-rule-flat = { text-points }.
text-rule-series = Series of this colour: { $table } points in all for 1, 2, 3… of its Albi.
text-rule-rainbow = { text-points } for every different colour among your Albi.
text-rule-rainbow-bounded = { text-points } for every different colour among your Albi, { $max } at most.
text-rule-set = { text-points } if you have won at least { $need } { $colour ->
    [orange] orange
    [violet] violet
    [green] green
   *[blue] blue
} { $need ->
    [one] Albo
   *[other] Albi
}; otherwise { $otherwise }.
text-rule-per = { text-points } for every { $count }.
text-rule-per-bounded = { text-points } for every { $count }, { $max } at most.
text-rule-most = { text-points } if { $count } is greater than the other player's; otherwise { $otherwise }.
text-commit = Lay { $least } { $wide ->
    [yes] to
   *[no] or
} { $greatest ->
    [one] { $greatest } card
   *[other] { $greatest } cards
}.
text-commit-exactly = Lay exactly { $greatest ->
    [one] { $least } card
   *[other] { $least } cards
}.
text-ban = Not allowed here: { $tests }.
text-closed = No reinforcements.

table-place = Place { $place }
table-contested = contested
table-seat = Seat { $seat }: { $hero }
table-protagonist = Protagonist
table-hand = Hand ({ $size }): { $cards }
table-row = Laid: { $cards }
table-won = Won: { $albi }
table-tokens = Balloons { $balloons }, WOW! { $wow }, deck { $deck }, discard pile { $discard }
table-total = Total { $total } = { $values } + { $boosts } − { $hinders }
table-turn = Turn { $turn }, Albi in the deck { $left }, reserve { $reserve }
table-balloons = balloons { $number }
table-cancelled = cancelled
