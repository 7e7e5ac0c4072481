"""What holds after every decision, in every position (section 11)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import numpy as np

from ludoteca.core.position import OVER, due
from ludoteca.core.record import bare, numbers
from ludoteca.games.bonelli.cards import COMMIT, DECLARING, LEAVING, ROUND
from ludoteca.games.bonelli.decisions import DECISIONS
from ludoteca.games.bonelli.pending import pending
from ludoteca.games.bonelli.position import (
    ALBI,
    ALBO_DECK,
    ASSIGNING,
    BALLOONS,
    CANCELLED,
    CARDS,
    COPIED,
    DECK,
    ENDED,
    ENDS,
    MEANT,
    NONE,
    PACKET,
    PLACES,
    REMOVED,
    SEATS,
    SET_UP,
    THE_END,
    TIE,
    WOWS,
)
from ludoteca.games.bonelli.rules import legal, waiting
from ludoteca.games.bonelli.vocabulary import CHARACTER


def invariants(book: Any, p: Any) -> list[str]:
    """The numbers and statements of the invariants that a position breaks."""
    broken = bounds(book, p)
    if broken:
        return broken
    for seat in range(SEATS):
        broken += _of_seat(book, p, seat)
    broken += _of_tokens(p) + _of_albi(p)
    broken = broken or pending(book, p)  # which reads what the others have found sound
    return broken or _of_table(book, p) + _of_waiting(book, p)


def bounds(book: Any, p: Any) -> list[str]:
    """What no clause needs to say, and what everything else is read with."""
    counted = {
        "hero": (0, p.hero, book.heroes - 1),
        "younger_seat": (NONE, p.younger_seat, SEATS - 1),
        "protagonist": (NONE, p.protagonist, SEATS - 1),
        "turn": (0, p.turn, 15),
        "phase": (SET_UP, p.phase, ENDED),
        "contested": (NONE, p.contested, PLACES - 1),
        "albo": (NONE, p.albo, ALBI - 1),
        "outcome": (NONE, p.outcome, TIE),
        "next_lead": (NONE, p.next_lead, SEATS - 1),
        "confirmed": (0, p.confirmed, 1),
        "swap_card": (NONE, p.swap_card, CARDS - 1),
        "card_count": (0, p.card_count, DECK),
        "card_place": (NONE, p.card_place, PLACES - 1),
        "card_marks": (0, p.card_marks, 2 * MEANT - 1),
        "face_up": (NONE, p.face_up, THE_END),
        "albo_left": (0, p.albo_left, ALBO_DECK),
        "peeked": (0, p.peeked, max(p.albo_left, 0)),
        "fate": (NONE, p.fate, TIE),
    }
    for name in ("deck", "discard", "hand", "shown", "known", "row", "card"):
        counted[name] = (NONE, getattr(p, name), CARDS - 1)
    broken = []
    for name, (least, value, most) in counted.items():
        values = np.asarray(value)
        if not least <= values.min() <= values.max() <= most:
            broken.append(f"{name} is not from {least} to {most}")
    for name in ("deck", "discard", "hand", "shown", "known", "row", "card"):
        for row in np.asarray(getattr(p, name)).tolist():
            held = [card for card in row if card != NONE]
            tidy = held if name in ("deck", "row", "card") else sorted(held)
            if row[: len(held)] != tidy:
                broken.append(f"{name} has gaps, or is not in order")
    return broken + _of_lying(p)


def _of_lying(p: Any) -> list[str]:
    """Every card on an Albo lies on one, as many as are counted."""
    for seat in range(SEATS):
        laid = np.arange(DECK) < p.card_count[seat]
        cards, places = np.asarray(p.card[seat]) != NONE, np.asarray(p.card_place[seat]) != NONE
        if (cards != laid).any() or (places != laid).any():
            return [f"the cards of seat {seat} on Albi are counted wrongly, or lie on none"]
        if np.asarray(p.card_marks[seat])[~laid].any():
            return ["a card is marked that lies on no Albo"]
    return []


def _cards(row: Any) -> list[int]:
    return [int(card) for card in np.asarray(row) if card >= 0]


def _of_seat(book: Any, p: Any, seat: int) -> list[str]:
    broken = []
    hero = p.hero[seat]
    first = book.first[hero]
    everywhere = Counter[int]()
    for name in ("deck", "hand", "row", "discard", "card"):
        everywhere.update(_cards(getattr(p, name)[seat]))
    for card in range(first, first + book.entries[hero]):
        if everywhere.pop(card, 0) != book.copies[card]:
            broken.append(f"1: seat {seat} has not its copies of card {card}")
    if everywhere:
        broken.append(f"1: seat {seat} has cards of another hero")
    sizes = (("deck", 0), ("discard", 0), ("row", 0), ("hand", p.row_size[seat]))
    for name, more in sizes:
        if getattr(p, f"{name}_size")[seat] != len(_cards(getattr(p, name)[seat])) + more:
            broken.append(f"1: the {name} of seat {seat} has another size")
    if p.hand_size[seat] > book.limit[hero]:
        broken.append(f"2: seat {seat} holds more cards than its limit")
    held = Counter(_cards(p.hand[seat])) + Counter(_cards(p.row[seat]))
    shown, known = Counter(_cards(p.shown[seat])), Counter(_cards(p.known[seat]))
    if not shown <= known <= held:
        broken.append(f"16: shown, known, held do not fit for seat {seat}")
    if p.swap_card != NONE and not any(p.swap_card in _cards(p.hand[n]) for n in range(SEATS)):
        broken.append("16: a card is to be swapped in that nobody holds")
    return broken


def _of_tokens(p: Any) -> list[str]:
    broken = []
    balloons = (p.reserve, *p.balloons, *p.place_balloons)
    wows = (p.reserve_wow, *p.wow, *p.albo_wow)
    if sum(balloons) != BALLOONS or min(balloons) < 0:
        broken.append("3: balloons are lost or made")
    if sum(wows) != WOWS or min(wows) < 0:
        broken.append("3: WOW! tokens are lost or made")
    if any(p.albo_wow[albo] and p.fate[albo] not in (0, 1) for albo in range(ALBI)):
        broken.append("3: a WOW! token lies on an Albo that nobody won")
    return broken


def _of_albi(p: Any) -> list[str]:
    broken = []
    deck, up = _cards(p.albo_deck), _cards(p.face_up)
    fated = [albo for albo in range(ALBI) if p.fate[albo] >= 0]
    albi = sorted(a for a in (*deck, *up, *_cards(p.removed), *fated) if a < THE_END)
    if albi != list(range(ALBI)) or len(_cards(p.removed)) != REMOVED:
        broken.append("4: an Albo is lost or there twice")
    if (deck + up).count(THE_END) != ENDS or p.albo_left != len(deck):
        broken.append("4: The End is lost or there too often")
    turn, ended = max(p.turn, 1), p.over == OVER
    decided = ended or p.phase == ASSIGNING
    if p.albo_left != 16 - turn - ended or len(fated) != turn - 1 + decided:
        broken.append("5: the Albo deck does not fit the turn")
    if len(up) != PLACES - (decided and not ended) or (turn <= 9 and THE_END in up):
        broken.append("5: there are not three cards face up")
    if THE_END in _cards(p.albo_deck[PACKET:]) or deck != p.albo_deck[: len(deck)].tolist():
        broken.append("4: The End lies above the last seven cards, or the Albo deck has a gap")
    if (p.turn == 0) != (p.phase == SET_UP) or ended != (p.phase == ENDED):
        broken.append("5: the phase does not fit the turn")
    if p.over == OVER and not 10 <= p.turn <= 15:
        broken.append("20: the game has a length it cannot have")
    if p.albo_left > ALBO_DECK - PLACES:
        broken.append("5: the first three Albi are not face up")
    return broken


def _of_table(book: Any, p: Any) -> list[str]:
    broken = []
    names = Counter[tuple[int, int, int]]()
    for seat in range(SEATS):
        for n in range(p.card_count[seat]):
            card, place = p.card[seat, n], p.card_place[seat, n]
            if book.kind[card] == CHARACTER:
                names[seat, place, book.character[card]] += 1
            if place == p.contested:
                continue
            if p.card_marks[seat, n] & (CANCELLED | COPIED):
                broken.append("8: a parked card is cancelled or copied")
            if p.card_base[seat, n] != book.value[card]:
                broken.append("8: a parked card has another value than its own")
            if not 0 <= p.face_up[place] < THE_END:
                broken.append("8: a card is parked where no Albo lies face up")
    if names and max(names.values()) > 1:
        broken.append("7: two Characters of one name and seat lie on one Albo")
    for place in range(PLACES):
        if p.place_balloons[place] and not 0 <= p.face_up[place] < THE_END:
            broken.append("6: balloons lie where no Albo lies")
    if due(bare(p)) in (COMMIT, ROUND, LEAVING, DECLARING) and p.agenda_top != 1:
        broken.append("21: an effect is pending")
    if p.contested >= 0 and due(bare(p)) != LEAVING:
        broken += _of_totals(book, p)
    return broken


def _of_totals(book: Any, p: Any) -> list[str]:
    """13, by another way of counting: values and marks, without boosts where none is printed."""
    broken = []
    for seat in range(SEATS):
        base = sum(
            p.card_base[seat, n]
            for n in range(p.card_count[seat])
            if p.card_place[seat, n] == p.contested and not p.card_marks[seat, n] & CANCELLED
        )
        parts = [int(part) for part in p.parts[seat]]
        if base != parts[0] or p.total[seat] != parts[0] + parts[1] + parts[2] - parts[3]:
            broken.append(f"13: the total of seat {seat} is not what its cards are worth")
    return broken


def _of_waiting(book: Any, p: Any) -> list[str]:
    broken = []
    bits = waiting(bare(book), bare(p))
    if (bits == 0) != (p.over == OVER):
        broken.append("9: nobody is waited for, or somebody after the end")
    if bits == 3 and due(bare(p)) != COMMIT:
        broken.append("9: both seats are waited for outside the commit")
    codes = numbers(128)
    for seat in range(SEATS):
        count = legal(bare(book), bare(p), seat, codes)
        if bits >> seat & 1 and not any(codes[:count] < DECISIONS.first_free):
            broken.append(f"9: seat {seat} has no legal decision")
        least = book.least[p.albo] if p.albo >= 0 else 0
        if due(bare(p)) == COMMIT and p.row_size[seat] > max(book.greatest[p.albo], least):
            broken.append(f"11: the row of seat {seat} is too long")
    return broken
