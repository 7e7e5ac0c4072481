# Che cosa fanno carte e Albi, frase per frase; vedi «Texts» in docs/packs.md.

text-when-enter = Quando entra in gioco
text-when-active = Finché è attiva
text-when-active-albo = Finché è in palio, per entrambi i giocatori
text-when-win = Se vinci
text-when-loss = Se perdi
text-when-tie = In caso di parità
text-when-chosen = Quando questo Albo viene dichiarato
text-effect = { $when }: { $what }.
text-effect-if = { $when }, se { $conditions }: { $what }.
text-optional = se vuoi, { $what }
text-by-opponent = { $what } (a scelta dell’avversario)
text-and = { $first } e { $second }
text-and-if = { $first } e se { $second }
text-also = { $first }; { $second }
text-or = { $first } o { $second }
text-labelled = { $what } ({ $tests })

text-n-cards = { $amount ->
    [one] { $amount } carta
   *[other] { $amount } carte
}
text-n-balloons = { $amount } balloon
text-n-wow = { $amount ->
    [one] { $amount } gettone WOW!
   *[other] { $amount } gettoni WOW!
}
text-op-draw = { $who ->
    [self] pesca { text-n-cards }
    [opponent] l’avversario pesca { text-n-cards }
   *[both] entrambi i giocatori pescano { text-n-cards }
}
text-op-salvage = riprendi in mano { $cards } dai tuoi scarti
text-op-dig = { $amount ->
    [one] guarda la prima carta del tuo mazzo e prendila in mano se è { $cards }
   *[other] guarda le prime { $amount } carte del tuo mazzo e prendi in mano { $cards } fra queste
}
text-op-peek_hand = guarda { text-n-cards } della mano dell’avversario, a caso
text-op-peek_whole_hand = guarda la mano dell’avversario
text-op-peek_albi = guarda { $amount ->
    [one] il prossimo Albo
   *[other] i prossimi { $amount } Albi
} del mazzo
text-op-discard_hand = { $who ->
    [self] scarta { text-n-cards } dalla mano
    [opponent] l’avversario scarta { text-n-cards } dalla mano
   *[both] entrambi i giocatori scartano { text-n-cards } dalla mano
}
text-op-discard_random = { text-op-discard_hand } a caso
text-op-deploy = metti in gioco anche { $cards } dalla mano
text-op-swap = scambia { $cards } con una carta della tua mano
text-op-cancel = annulla { $cards }
text-op-shunt = sposta { $cards } su un altro Albo
text-op-fetch = richiama qui { $cards } fra le tue in attesa su un altro Albo
text-op-bounce = fai tornare in mano { $cards }
text-op-destroy = scarta { $cards }
text-op-copy = scegli { $cards }: questa carta ne prende il valore
text-op-boost = { $size } al tuo totale
text-op-hinder = { $size } al totale dell’avversario
text-op-ward = l’avversario non può annullare, spostare, far tornare in mano o scartare { $cards }
text-op-break_tie = vinci i pareggi
text-op-bar_reinforce = { $who ->
    [self] non puoi giocare rinforzi
    [opponent] l’avversario non può giocare rinforzi
   *[both] nessuno può giocare rinforzi
}
text-op-balloon = { $who ->
    [self] prendi { text-n-balloons }
    [opponent] l’avversario prende { text-n-balloons }
   *[both] entrambi i giocatori prendono { text-n-balloons }
}
text-op-pay = { $who ->
    [self] paga { text-n-balloons }
    [opponent] l’avversario paga { text-n-balloons }
   *[both] entrambi i giocatori pagano { text-n-balloons }
}
text-op-steal = prendi { text-n-balloons } all’avversario
text-op-add_balloon = metti { text-n-balloons } dalla riserva su un altro Albo
text-op-wow = metti { text-n-wow } su questo Albo
text-op-wow_player = prendi { text-n-wow }
text-op-lead = { $who ->
    [self] prendi tu la carta Protagonista
   *[opponent] l’avversario prende la carta Protagonista
}
text-per = { $what } per ogni { $count }
text-cap = { $what } (al massimo { $cap })

text-this-target = questa carta
text-this-all = questa carta
text-this-among = di questa carta
text-this-each = carta qui che è questa
text-this-some = questa carta è attiva qui
text-this-none = questa carta non è attiva qui
text-cards-free = { $number ->
    [one] una carta
   *[other] { $number } carte
}
text-cards-target = { $side ->
    [own] { $others ->
        [yes] { $number ->
            [one] un’altra tua carta qui
           *[other] { $number } altre tue carte qui
        }
       *[no] { $number ->
            [one] una tua carta qui
           *[other] { $number } tue carte qui
        }
    }
    [opponent] { $number ->
        [one] una carta avversaria qui
       *[other] { $number } carte avversarie qui
    }
   *[any] { $others ->
        [yes] { $number ->
            [one] un’altra carta qui
           *[other] { $number } altre carte qui
        }
       *[no] { $number ->
            [one] una carta qui
           *[other] { $number } carte qui
        }
    }
}
text-cards-all = { $side ->
    [own] { $others ->
        [yes] le tue altre carte qui
       *[no] le tue carte qui
    }
    [opponent] tutte le carte avversarie qui
   *[any] { $others ->
        [yes] tutte le altre carte qui
       *[no] tutte le carte qui
    }
}
text-cards-among = { $side ->
    [own] { $others ->
        [yes] delle tue altre carte qui
       *[no] delle tue carte qui
    }
    [opponent] delle carte avversarie qui
   *[any] { $others ->
        [yes] delle altre carte qui
       *[no] delle carte qui
    }
}
text-cards-each = { $side ->
    [own] { $others ->
        [yes] { $number ->
            [one] altra tua carta qui
           *[other] { $number } altre tue carte qui
        }
       *[no] { $number ->
            [one] tua carta qui
           *[other] { $number } tue carte qui
        }
    }
    [opponent] { $number ->
        [one] carta avversaria qui
       *[other] { $number } carte avversarie qui
    }
   *[any] { $others ->
        [yes] { $number ->
            [one] altra carta qui
           *[other] { $number } altre carte qui
        }
       *[no] { $number ->
            [one] carta qui
           *[other] { $number } carte qui
        }
    }
}
text-cards-some = { $side ->
    [own] { $others ->
        [yes] hai un’altra carta qui
       *[no] hai una carta qui
    }
    [opponent] l’avversario ha una carta qui
   *[any] { $others ->
        [yes] c’è un’altra carta qui
       *[no] c’è una carta qui
    }
}
text-cards-none = { $side ->
    [own] { $others ->
        [yes] non hai altre carte qui
       *[no] non hai carte qui
    }
    [opponent] l’avversario non ha carte qui
   *[any] { $others ->
        [yes] non ci sono altre carte qui
       *[no] non ci sono carte qui
    }
}
text-type-character = Personaggio
text-type-weapon = Arma
text-type-object = Oggetto
text-type-trap = Trappola
text-tag = con il segno { $tag }
text-icon = con l’icona di rinforzo
text-no-icon = senza l’icona di rinforzo
text-min-value = valore { $value } o più
text-max-value = valore { $value } o meno

# Cards of one type, called by its name
text-noun-target = { $side ->
    [own] { $others ->
        [yes] { $type ->
            [character] un altro tuo Personaggio
            [weapon] un’altra tua Arma
            [object] un altro tuo Oggetto
           *[trap] un’altra tua Trappola
        }
       *[no] { $type ->
            [character] un tuo Personaggio
            [weapon] una tua Arma
            [object] un tuo Oggetto
           *[trap] una tua Trappola
        }
    }
    [opponent] { $type ->
        [character] un Personaggio
        [weapon] un’Arma
        [object] un Oggetto
       *[trap] una Trappola
    }
   *[any] { $others ->
        [yes] { $type ->
            [character] un altro Personaggio
            [weapon] un’altra Arma
            [object] un altro Oggetto
           *[trap] un’altra Trappola
        }
       *[no] { $type ->
            [character] un Personaggio
            [weapon] un’Arma
            [object] un Oggetto
           *[trap] una Trappola
        }
    }
}
text-typed-target = { $side ->
    [opponent] { $nouns } dell’avversario qui
   *[other] { $nouns } qui
}
text-typed-each = { $side ->
    [own] { $others ->
        [yes] { $type ->
            [character] altro tuo Personaggio qui
            [weapon] altra tua Arma qui
            [object] altro tuo Oggetto qui
           *[trap] altra tua Trappola qui
        }
       *[no] { $type ->
            [character] tuo Personaggio qui
            [weapon] tua Arma qui
            [object] tuo Oggetto qui
           *[trap] tua Trappola qui
        }
    }
    [opponent] { $type ->
        [character] Personaggio avversario qui
        [weapon] Arma avversaria qui
        [object] Oggetto avversario qui
       *[trap] Trappola avversaria qui
    }
   *[any] { $others ->
        [yes] { $type ->
            [character] altro Personaggio qui
            [weapon] altra Arma qui
            [object] altro Oggetto qui
           *[trap] altra Trappola qui
        }
       *[no] { $type ->
            [character] Personaggio qui
            [weapon] Arma qui
            [object] Oggetto qui
           *[trap] Trappola qui
        }
    }
}
text-typed-some = { $side ->
    [own] { $others ->
        [yes] { $type ->
            [character] hai un altro Personaggio qui
            [weapon] hai un’altra Arma qui
            [object] hai un altro Oggetto qui
           *[trap] hai un’altra Trappola qui
        }
       *[no] { $type ->
            [character] hai un Personaggio qui
            [weapon] hai un’Arma qui
            [object] hai un Oggetto qui
           *[trap] hai una Trappola qui
        }
    }
    [opponent] { $type ->
        [character] l’avversario ha un Personaggio qui
        [weapon] l’avversario ha un’Arma qui
        [object] l’avversario ha un Oggetto qui
       *[trap] l’avversario ha una Trappola qui
    }
   *[any] { $others ->
        [yes] { $type ->
            [character] c’è un altro Personaggio qui
            [weapon] c’è un’altra Arma qui
            [object] c’è un altro Oggetto qui
           *[trap] c’è un’altra Trappola qui
        }
       *[no] { $type ->
            [character] c’è un Personaggio qui
            [weapon] c’è un’Arma qui
            [object] c’è un Oggetto qui
           *[trap] c’è una Trappola qui
        }
    }
}
text-typed-none = { $side ->
    [own] { $others ->
        [yes] { $type ->
            [character] non hai altri Personaggi qui
            [weapon] non hai altre Armi qui
            [object] non hai altri Oggetti qui
           *[trap] non hai altre Trappole qui
        }
       *[no] { $type ->
            [character] non hai Personaggi qui
            [weapon] non hai Armi qui
            [object] non hai Oggetti qui
           *[trap] non hai Trappole qui
        }
    }
    [opponent] { $type ->
        [character] l’avversario non ha Personaggi qui
        [weapon] l’avversario non ha Armi qui
        [object] l’avversario non ha Oggetti qui
       *[trap] l’avversario non ha Trappole qui
    }
   *[any] { $others ->
        [yes] { $type ->
            [character] non ci sono altri Personaggi qui
            [weapon] non ci sono altre Armi qui
            [object] non ci sono altri Oggetti qui
           *[trap] non ci sono altre Trappole qui
        }
       *[no] { $type ->
            [character] non ci sono Personaggi qui
            [weapon] non ci sono Armi qui
            [object] non ci sono Oggetti qui
           *[trap] non ci sono Trappole qui
        }
    }
}
text-some-named = { $side ->
    [own] hai { $names } qui
    [opponent] l’avversario ha { $names } qui
   *[any] c’è { $names } qui
}

text-each-values = { $number ->
    [one] stella
   *[other] { $number } stelle
} { $cards }
text-each-types = { $number ->
    [one] tipo
   *[other] { $number } tipi
} fra { $of ->
    [own] le tue carte qui
   *[opponent] le carte avversarie qui
}
text-each-hand = { $number ->
    [one] carta
   *[other] { $number } carte
} { $of ->
    [own] nella tua mano
   *[opponent] nella mano dell’avversario
}
text-each-deck = { $number ->
    [one] carta
   *[other] { $number } carte
} { $of ->
    [own] nel tuo mazzo
   *[opponent] nel mazzo dell’avversario
}
text-each-discard = { $number ->
    [one] carta
   *[other] { $number } carte
} { $of ->
    [own] nei tuoi scarti
   *[opponent] negli scarti dell’avversario
}
text-each-balloons = { $number ->
    [one] balloon
   *[other] { $number } balloon
} { $of ->
    [own] che possiedi
   *[opponent] dell’avversario
}
text-each-wow = { $number ->
    [one] gettone WOW!
   *[other] { $number } gettoni WOW!
} { $of ->
    [own] che possiedi
   *[opponent] dell’avversario
}
text-each-albi = { $number ->
    [one] Albo
   *[other] { $number } Albi
} { $of ->
    [own] che hai vinto
   *[opponent] dell’avversario
}
text-each-prize = { $number ->
    [one] balloon
   *[other] { $number } balloon
} su questo Albo
text-number-cards = il numero { $cards }
text-number-values = la somma delle stelle { $cards }
text-number-types = il numero di tipi fra { $of ->
    [own] le tue carte qui
   *[opponent] le carte avversarie qui
}
text-number-hand = il numero di carte { $of ->
    [own] nella tua mano
   *[opponent] nella mano dell’avversario
}
text-number-deck = il numero di carte { $of ->
    [own] nel tuo mazzo
   *[opponent] nel mazzo dell’avversario
}
text-number-discard = il numero di carte { $of ->
    [own] nei tuoi scarti
   *[opponent] negli scarti dell’avversario
}
text-number-balloons = il numero di balloon { $of ->
    [own] che possiedi
   *[opponent] dell’avversario
}
text-number-wow = il numero di gettoni WOW! { $of ->
    [own] che possiedi
   *[opponent] dell’avversario
}
text-number-albi = il numero di Albi { $of ->
    [own] che hai vinto
   *[opponent] vinti dall’avversario
}
text-number-prize = il numero di balloon su questo Albo
text-at-least = { $count } è almeno { $number }
text-at-most = { $count } è al massimo { $number }
text-lead-yes = sei il Protagonista
text-lead-no = non sei il Protagonista
text-albo-colour = questo Albo è { $colours }
text-reinforced-yes = è arrivata come rinforzo
text-reinforced-no = non è arrivata come rinforzo
text-colour-orange = arancione
text-colour-violet = viola
text-colour-green = verde
text-colour-blue = blu

text-points = { $points ->
    [one] { $size } punto
   *[other] { $size } punti
}
text-rule-flat = { text-points }.
text-rule-series = Serie di questo colore: { $table } punti in tutto per 1, 2, 3… dei suoi Albi.
text-rule-rainbow = { text-points } per ogni colore diverso fra i tuoi Albi.
text-rule-rainbow-bounded = { text-points } per ogni colore diverso fra i tuoi Albi, al massimo { $max }.
text-rule-set = { text-points } se hai vinto almeno { $need ->
    [one] { $need } Albo
   *[other] { $need } Albi
} { $colour ->
    [orange] { $need ->
        [one] arancione
       *[other] arancioni
    }
    [violet] viola
    [green] { $need ->
        [one] verde
       *[other] verdi
    }
   *[blue] blu
}; altrimenti { $otherwise }.
text-rule-per = { text-points } per ogni { $count }.
text-rule-per-bounded = { text-points } per ogni { $count }, al massimo { $max }.
text-rule-most = { text-points } se { $count } supera quello dell’avversario; altrimenti { $otherwise }.
text-commit = Posa { $wide ->
    [yes] da { $least } a { $greatest }
   *[no] { $least } o { $greatest }
} { $greatest ->
    [one] carta
   *[other] carte
}.
text-commit-exactly = Posa esattamente { $greatest ->
    [one] { $least } carta
   *[other] { $least } carte
}.
text-ban = Vietato qui: { $tests }.
text-closed = Niente rinforzi.

table-place = Posto { $place }
table-contested = in palio
table-seat = Giocatore { $seat }: { $hero }
table-protagonist = Protagonista
table-hand = Mano ({ $size }): { $cards }
table-row = Posate: { $cards }
table-won = Vinti: { $albi }
table-tokens = Balloon { $balloons }, WOW! { $wow }, mazzo { $deck }, scarti { $discard }
table-total = Totale { $total } = { $values } + { $boosts } − { $hinders }
table-turn = Turno { $turn }, Albi nel mazzo { $left }, riserva { $reserve }
table-balloons = balloon { $number }
table-cancelled = annullata
