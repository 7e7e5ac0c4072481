# Ce que font cartes et albums, phrase par phrase ; voir « Texts » dans docs/packs.md.

text-when-enter = Quand elle entre en jeu
text-when-active = Tant qu’elle est active
text-when-active-albo = Tant qu’il est en jeu, pour les deux joueurs
text-when-win = Si vous gagnez
text-when-loss = Si vous perdez
text-when-tie = En cas d’égalité
text-when-chosen = Quand cet album est mis en jeu
text-effect = { $when } : { $what }.
text-effect-if = { $when }, si { $conditions } : { $what }.
text-optional = si vous voulez, { $what }
text-by-opponent = { $what } (au choix de l’adversaire)
text-and = { $first } et { $second }
text-and-if = { $first } et si { $second }
text-also = { $first } ; { $second }
text-or = { $first } ou { $second }
text-labelled = { $what } ({ $tests })

text-n-cards = { $amount ->
    [one] { $amount } carte
   *[other] { $amount } cartes
}
text-n-balloons = { $amount ->
    [one] { $amount } bulle
   *[other] { $amount } bulles
}
text-n-wow = { $amount ->
    [one] { $amount } jeton WOW!
   *[other] { $amount } jetons WOW!
}
text-op-draw = { $who ->
    [self] piochez { text-n-cards }
    [opponent] l’adversaire pioche { text-n-cards }
   *[both] les deux joueurs piochent { text-n-cards }
}
text-op-salvage = reprenez en main { $cards } de votre défausse
text-op-dig = { $amount ->
    [one] regardez la première carte de votre pioche et prenez-la en main si c’est { $cards }
   *[other] regardez les { $amount } premières cartes de votre pioche et prenez en main { $cards } parmi elles
}
text-op-peek_hand = regardez { text-n-cards } de la main de l’adversaire, au hasard
text-op-peek_whole_hand = regardez la main de l’adversaire
text-op-peek_albi = regardez { $amount ->
    [one] le prochain album
   *[other] les { $amount } prochains albums
} de la pioche
text-op-discard_hand = { $who ->
    [self] défaussez { text-n-cards } de votre main
    [opponent] l’adversaire défausse { text-n-cards } de sa main
   *[both] les deux joueurs défaussent { text-n-cards } de leur main
}
text-op-discard_random = { text-op-discard_hand } au hasard
text-op-deploy = mettez aussi en jeu { $cards } de votre main
text-op-swap = échangez { $cards } contre une carte de votre main
text-op-cancel = annulez { $cards }
text-op-shunt = déplacez { $cards } vers un autre album
text-op-fetch = ramenez ici { $cards } à vous en attente sur un autre album
text-op-bounce = renvoyez en main { $cards }
text-op-destroy = défaussez { $cards }
text-op-copy = choisissez { $cards } : cette carte en prend la valeur
text-op-boost = { $size } à votre total
text-op-hinder = { $size } au total de l’adversaire
text-op-ward = l’adversaire ne peut ni annuler, ni déplacer, ni renvoyer, ni défausser { $cards }
text-op-break_tie = vous gagnez les égalités
text-op-bar_reinforce = { $who ->
    [self] vous ne pouvez pas jouer de renfort
    [opponent] l’adversaire ne peut pas jouer de renfort
   *[both] personne ne peut jouer de renfort
}
text-op-balloon = { $who ->
    [self] prenez { text-n-balloons }
    [opponent] l’adversaire prend { text-n-balloons }
   *[both] les deux joueurs prennent { text-n-balloons }
}
text-op-pay = { $who ->
    [self] payez { text-n-balloons }
    [opponent] l’adversaire paie { text-n-balloons }
   *[both] les deux joueurs paient { text-n-balloons }
}
text-op-steal = prenez { text-n-balloons } à l’adversaire
text-op-add_balloon = mettez { text-n-balloons } de la réserve sur un autre album
text-op-wow = mettez { text-n-wow } sur cet album
text-op-wow_player = prenez { text-n-wow }
text-op-lead = { $who ->
    [self] vous prenez la carte Protagoniste
   *[opponent] l’adversaire prend la carte Protagoniste
}
text-per = { $what } par { $count }
text-cap = { $what } ({ $cap } au plus)

text-this-target = cette carte
text-this-all = cette carte
text-this-among = de cette carte
text-this-each = carte ici qui est celle-ci
text-this-some = cette carte est active ici
text-this-none = cette carte n’est pas active ici
text-cards-free = { $number ->
    [one] une carte
   *[other] { $number } cartes
}
text-cards-target = { $side ->
    [own] { $others ->
        [yes] { $number ->
            [one] une autre de vos cartes ici
           *[other] { $number } autres de vos cartes ici
        }
       *[no] { $number ->
            [one] une de vos cartes ici
           *[other] { $number } de vos cartes ici
        }
    }
    [opponent] { $number ->
        [one] une carte adverse ici
       *[other] { $number } cartes adverses ici
    }
   *[any] { $others ->
        [yes] { $number ->
            [one] une autre carte ici
           *[other] { $number } autres cartes ici
        }
       *[no] { $number ->
            [one] une carte ici
           *[other] { $number } cartes ici
        }
    }
}
text-cards-all = { $side ->
    [own] { $others ->
        [yes] vos autres cartes ici
       *[no] vos cartes ici
    }
    [opponent] toutes les cartes adverses ici
   *[any] { $others ->
        [yes] toutes les autres cartes ici
       *[no] toutes les cartes ici
    }
}
text-cards-among = { $side ->
    [own] { $others ->
        [yes] de vos autres cartes ici
       *[no] de vos cartes ici
    }
    [opponent] des cartes adverses ici
   *[any] { $others ->
        [yes] des autres cartes ici
       *[no] des cartes ici
    }
}
text-cards-each = { $side ->
    [own] { $others ->
        [yes] { $number ->
            [one] autre carte à vous ici
           *[other] groupe de { $number } autres cartes à vous ici
        }
       *[no] { $number ->
            [one] carte à vous ici
           *[other] groupe de { $number } cartes à vous ici
        }
    }
    [opponent] { $number ->
        [one] carte adverse ici
       *[other] groupe de { $number } cartes adverses ici
    }
   *[any] { $others ->
        [yes] { $number ->
            [one] autre carte ici
           *[other] groupe de { $number } autres cartes ici
        }
       *[no] { $number ->
            [one] carte ici
           *[other] groupe de { $number } cartes ici
        }
    }
}
text-cards-some = { $side ->
    [own] { $others ->
        [yes] vous avez une autre carte ici
       *[no] vous avez une carte ici
    }
    [opponent] l’adversaire a une carte ici
   *[any] { $others ->
        [yes] il y a une autre carte ici
       *[no] il y a une carte ici
    }
}
text-cards-none = { $side ->
    [own] { $others ->
        [yes] vous n’avez pas d’autre carte ici
       *[no] vous n’avez pas de carte ici
    }
    [opponent] l’adversaire n’a pas de carte ici
   *[any] { $others ->
        [yes] il n’y a pas d’autre carte ici
       *[no] il n’y a pas de carte ici
    }
}
text-type-character = Personnage
text-type-weapon = Arme
text-type-object = Objet
text-type-trap = Piège
text-tag = avec la marque { $tag }
text-icon = avec l’icône de renfort
text-no-icon = sans l’icône de renfort
text-min-value = valeur { $value } ou plus
text-max-value = valeur { $value } ou moins

# Cards of one type, called by its name
text-noun-target = { $side ->
    [own] { $others ->
        [yes] { $type ->
            [character] un autre de vos Personnages
            [weapon] une autre de vos Armes
            [object] un autre de vos Objets
           *[trap] un autre de vos Pièges
        }
       *[no] { $type ->
            [character] un de vos Personnages
            [weapon] une de vos Armes
            [object] un de vos Objets
           *[trap] un de vos Pièges
        }
    }
    [opponent] { $type ->
        [character] un Personnage
        [weapon] une Arme
        [object] un Objet
       *[trap] un Piège
    }
   *[any] { $others ->
        [yes] { $type ->
            [character] un autre Personnage
            [weapon] une autre Arme
            [object] un autre Objet
           *[trap] un autre Piège
        }
       *[no] { $type ->
            [character] un Personnage
            [weapon] une Arme
            [object] un Objet
           *[trap] un Piège
        }
    }
}
text-typed-target = { $side ->
    [opponent] { $nouns } de l’adversaire ici
   *[other] { $nouns } ici
}
text-typed-each = { $side ->
    [own] { $others ->
        [yes] { $type ->
            [character] autre Personnage à vous ici
            [weapon] autre Arme à vous ici
            [object] autre Objet à vous ici
           *[trap] autre Piège à vous ici
        }
       *[no] { $type ->
            [character] Personnage à vous ici
            [weapon] Arme à vous ici
            [object] Objet à vous ici
           *[trap] Piège à vous ici
        }
    }
    [opponent] { $type ->
        [character] Personnage adverse ici
        [weapon] Arme adverse ici
        [object] Objet adverse ici
       *[trap] Piège adverse ici
    }
   *[any] { $others ->
        [yes] { $type ->
            [character] autre Personnage ici
            [weapon] autre Arme ici
            [object] autre Objet ici
           *[trap] autre Piège ici
        }
       *[no] { $type ->
            [character] Personnage ici
            [weapon] Arme ici
            [object] Objet ici
           *[trap] Piège ici
        }
    }
}
text-typed-some = { $side ->
    [own] { $others ->
        [yes] { $type ->
            [character] vous avez un autre Personnage ici
            [weapon] vous avez une autre Arme ici
            [object] vous avez un autre Objet ici
           *[trap] vous avez un autre Piège ici
        }
       *[no] { $type ->
            [character] vous avez un Personnage ici
            [weapon] vous avez une Arme ici
            [object] vous avez un Objet ici
           *[trap] vous avez un Piège ici
        }
    }
    [opponent] { $type ->
        [character] l’adversaire a un Personnage ici
        [weapon] l’adversaire a une Arme ici
        [object] l’adversaire a un Objet ici
       *[trap] l’adversaire a un Piège ici
    }
   *[any] { $others ->
        [yes] { $type ->
            [character] il y a un autre Personnage ici
            [weapon] il y a une autre Arme ici
            [object] il y a un autre Objet ici
           *[trap] il y a un autre Piège ici
        }
       *[no] { $type ->
            [character] il y a un Personnage ici
            [weapon] il y a une Arme ici
            [object] il y a un Objet ici
           *[trap] il y a un Piège ici
        }
    }
}
text-typed-none = { $side ->
    [own] { $others ->
        [yes] { $type ->
            [character] vous n’avez pas d’autre Personnage ici
            [weapon] vous n’avez pas d’autre Arme ici
            [object] vous n’avez pas d’autre Objet ici
           *[trap] vous n’avez pas d’autre Piège ici
        }
       *[no] { $type ->
            [character] vous n’avez pas de Personnage ici
            [weapon] vous n’avez pas d’Arme ici
            [object] vous n’avez pas d’Objet ici
           *[trap] vous n’avez pas de Piège ici
        }
    }
    [opponent] { $type ->
        [character] l’adversaire n’a pas de Personnage ici
        [weapon] l’adversaire n’a pas d’Arme ici
        [object] l’adversaire n’a pas d’Objet ici
       *[trap] l’adversaire n’a pas de Piège ici
    }
   *[any] { $others ->
        [yes] { $type ->
            [character] il n’y a pas d’autre Personnage ici
            [weapon] il n’y a pas d’autre Arme ici
            [object] il n’y a pas d’autre Objet ici
           *[trap] il n’y a pas d’autre Piège ici
        }
       *[no] { $type ->
            [character] il n’y a pas de Personnage ici
            [weapon] il n’y a pas d’Arme ici
            [object] il n’y a pas d’Objet ici
           *[trap] il n’y a pas de Piège ici
        }
    }
}
text-some-named = { $side ->
    [own] vous avez { $names } ici
    [opponent] l’adversaire a { $names } ici
   *[any] { $names } est ici
}

text-each-values = { $number ->
    [one] étoile
   *[other] groupe de { $number } étoiles
} { $cards }
text-each-types = { $number ->
    [one] type
   *[other] groupe de { $number } types
} parmi { $of ->
    [own] vos cartes ici
   *[opponent] les cartes adverses ici
}
text-each-hand = { $number ->
    [one] carte
   *[other] groupe de { $number } cartes
} dans { $of ->
    [own] votre main
   *[opponent] la main de l’adversaire
}
text-each-deck = { $number ->
    [one] carte
   *[other] groupe de { $number } cartes
} dans { $of ->
    [own] votre pioche
   *[opponent] la pioche de l’adversaire
}
text-each-discard = { $number ->
    [one] carte
   *[other] groupe de { $number } cartes
} dans { $of ->
    [own] votre défausse
   *[opponent] la défausse de l’adversaire
}
text-each-balloons = { $number ->
    [one] bulle
   *[other] groupe de { $number } bulles
} { $of ->
    [own] à vous
   *[opponent] de l’adversaire
}
text-each-wow = { $number ->
    [one] jeton WOW!
   *[other] groupe de { $number } jetons WOW!
} { $of ->
    [own] à vous
   *[opponent] de l’adversaire
}
text-each-albi = { $number ->
    [one] album gagné
   *[other] groupe de { $number } albums gagnés
} { $of ->
    [own] par vous
   *[opponent] par l’adversaire
}
text-each-prize = { $number ->
    [one] bulle
   *[other] groupe de { $number } bulles
} sur cet album
text-number-cards = le nombre { $cards }
text-number-values = le nombre d’étoiles { $cards }
text-number-types = le nombre de types parmi { $of ->
    [own] vos cartes ici
   *[opponent] les cartes adverses ici
}
text-number-hand = le nombre de cartes dans { $of ->
    [own] votre main
   *[opponent] la main de l’adversaire
}
text-number-deck = le nombre de cartes dans { $of ->
    [own] votre pioche
   *[opponent] la pioche de l’adversaire
}
text-number-discard = le nombre de cartes dans { $of ->
    [own] votre défausse
   *[opponent] la défausse de l’adversaire
}
text-number-balloons = le nombre de bulles { $of ->
    [own] à vous
   *[opponent] de l’adversaire
}
text-number-wow = le nombre de jetons WOW! { $of ->
    [own] à vous
   *[opponent] de l’adversaire
}
text-number-albi = le nombre d’albums gagnés { $of ->
    [own] par vous
   *[opponent] par l’adversaire
}
text-number-prize = le nombre de bulles sur cet album
text-at-least = { $count } est d’au moins { $number }
text-at-most = { $count } est d’au plus { $number }
text-lead-yes = vous êtes le Protagoniste
text-lead-no = vous n’êtes pas le Protagoniste
text-albo-colour = cet album est { $colours }
text-reinforced-yes = elle est venue en renfort
text-reinforced-no = elle n’est pas venue en renfort
text-colour-orange = orange
text-colour-violet = violet
text-colour-green = vert
text-colour-blue = bleu

text-points = { $points ->
    [one] { $size } point
   *[other] { $size } points
}
text-rule-flat = { text-points }.
text-rule-series = Série de cette couleur : { $table } points en tout pour 1, 2, 3… de ses albums.
text-rule-rainbow = { text-points } par couleur différente parmi vos albums.
text-rule-rainbow-bounded = { text-points } par couleur différente parmi vos albums, { $max } au plus.
text-rule-set = { text-points } si vous avez gagné au moins { $need ->
    [one] { $need } album
   *[other] { $need } albums
} { $colour ->
    [orange] orange
    [violet] { $need ->
        [one] violet
       *[other] violets
    }
    [green] { $need ->
        [one] vert
       *[other] verts
    }
   *[blue] { $need ->
        [one] bleu
       *[other] bleus
    }
} ; sinon { $otherwise }.
text-rule-per = { text-points } par { $count }.
text-rule-per-bounded = { text-points } par { $count }, { $max } au plus.
text-rule-most = { text-points } si { $count } dépasse celui de l’adversaire ; sinon { $otherwise }.
text-commit = Posez { $wide ->
    [yes] de { $least } à { $greatest }
   *[no] { $least } ou { $greatest }
} { $greatest ->
    [one] carte
   *[other] cartes
}.
text-commit-exactly = Posez exactement { $greatest ->
    [one] { $least } carte
   *[other] { $least } cartes
}.
text-ban = Interdit ici : { $tests }.
text-closed = Pas de renforts.

table-place = Emplacement { $place }
table-contested = en jeu
table-seat = Place { $seat } : { $hero }
table-protagonist = Protagoniste
table-hand = Main ({ $size }) : { $cards }
table-row = Posées : { $cards }
table-won = Gagnés : { $albi }
table-tokens = Bulles { $balloons }, WOW! { $wow }, pioche { $deck }, défausse { $discard }
table-total = Total { $total } = { $values } + { $boosts } − { $hinders }
table-turn = Tour { $turn }, albums dans la pioche { $left }, réserve { $reserve }
table-balloons = bulles { $number }
table-cancelled = annulée
