"""Who sees what (section 6): the redacted record of a viewer, and guesses at the rest."""

from __future__ import annotations

from ludoteca.core.dice import PLAY, dice, shuffle
from ludoteca.core.facts import SPECTATOR, only
from ludoteca.core.kernel import kernel
from ludoteca.core.position import OVER
from ludoteca.core.record import UNKNOWN
from ludoteca.games.kragmortha.board import bound
from ludoteca.games.kragmortha.enforcement import in_tribunal, is_locked
from ludoteca.games.kragmortha.fog import guess_creatures, show_fog
from ludoteca.games.kragmortha.movement import is_face_down
from ludoteca.games.kragmortha.orders import SLIPPERY, is_calm
from ludoteca.games.kragmortha.position import (
    AUTO,
    BY_NOTHING,
    CARDS,
    CLASS,
    DIGITAL,
    F1,
    F4,
    GAZES,
    GUILTY,
    H2,
    H3,
    H4,
    HONOUR,
    LIMIT,
    NO_VOTE,
    NONE,
    OF_ACCUSE,
    REACT,
    SEATS,
    TOKENS,
    TOMES,
    KragBook,
    KragPosition,
)


@kernel
def redact(book: KragBook, p: KragPosition, seat: int, out: KragPosition) -> None:
    show_options(p, out)
    show_table(p, out)
    show_movement(p, out)
    show_cards(p, seat, out)
    show_marks(p, out)
    show_sins(p, seat, out)
    show_tribunal(p, seat, out)
    show_through_gazes(book, p, seat, out)


@kernel
def show_options(p: KragPosition, out: KragPosition) -> None:
    out.seats = p.seats
    out.layout = p.layout
    out.colours[:] = p.colours
    out.first = p.first
    out.draw = p.draw
    out.gaze_limit = p.gaze_limit
    out.rigor_stops_on_catch = p.rigor_stops_on_catch
    out.mercy_stuck = p.mercy_stuck
    out.orders = p.orders
    out.enforcement = p.enforcement
    out.reactions = p.reactions
    out.pace = p.pace
    out.false_accusation = p.false_accusation
    out.take_back = p.take_back
    out.turn_cap = p.turn_cap
    out.ply_cap = p.ply_cap
    out.calm[:] = p.calm
    out.veto[:] = p.veto
    out.slip_rate[:] = p.slip_rate
    out.notice_rate[:] = p.notice_rate


@kernel
def show_table(p: KragPosition, out: KragPosition) -> None:
    """Turn, board, and whatever lies face up."""
    out.over = p.over
    out.reason = p.reason
    out.agenda_top = p.agenda_top
    out.agenda[:, :] = p.agenda
    out.turn = p.turn
    out.starter = p.starter
    out.active = p.active
    out.phase = p.phase
    out.played = p.played
    out.leap = p.leap
    out.goblin[:] = p.goblin
    out.rigor = p.rigor
    out.boots = p.boots
    out.lens = p.lens
    out.hand_size[:] = p.hand_size
    out.face_down = p.face_down
    out.peeked = p.peeked
    out.deck_size = p.deck_size
    out.discard[:] = p.discard
    out.discard_size = p.discard_size
    out.gaze_owner[:] = p.gaze_owner
    out.blanks[:] = p.blanks
    out.gazes[:] = p.gazes
    out.gaze_deck_size = p.gaze_deck_size
    out.tome_owner[:] = p.tome_owner
    out.tome_used[:] = p.tome_used
    out.tome_deck_size = p.tome_deck_size
    out.tokens_left = p.tokens_left
    out.token_knower[:] = p.token_knower


@kernel
def show_movement(p: KragPosition, out: KragPosition) -> None:
    out.movement = p.movement
    out.piece = p.piece
    out.card = p.card
    out.origin = p.origin
    out.first_square = p.first_square
    out.last_square = p.last_square
    out.any_symbol = p.any_symbol
    out.early = p.early
    out.displaced = p.displaced
    out.glory_at = p.glory_at
    out.chain[:] = p.chain
    out.chain_square[:] = p.chain_square
    out.chain_length = p.chain_length
    out.chain_back = p.chain_back


@kernel
def show_cards(p: KragPosition, seat: int, out: KragPosition) -> None:
    """Hands to their owners (under F1 to all), and the tokens a seat put in order itself."""
    for other in range(p.seats):
        if other != seat and not bound(p, other, F1):
            continue
        for slot in range(p.hand_size[other]):
            if not is_face_down(p, other, slot) or (other == seat and p.peeked):
                out.hand[other, slot] = p.hand[other, slot]
    for n in range(TOKENS):
        if n >= p.tokens_left or p.token_knower[n] == seat:
            out.tokens[n] = p.tokens[n]


@kernel
def show_marks(p: KragPosition, out: KragPosition) -> None:
    out.taboo[:] = p.taboo
    out.taboo_new = p.taboo_new
    out.forbidders = p.forbidders
    out.burning = p.burning
    out.titles[:] = p.titles
    out.announced = p.announced
    out.standing = p.standing
    out.rites = p.rites
    out.glory_due = p.glory_due
    out.pokers = p.pokers
    out.fresh = p.fresh
    out.settled = p.settled
    out.confessed = p.confessed
    out.convicted = p.convicted
    out.locked_until[:] = p.locked_until
    out.accused[:] = p.accused


@kernel
def show_sins(p: KragPosition, seat: int, out: KragPosition) -> None:
    """Open sins to nobody but in `honour`; lapsed ones when the game is over (K-ENF-06, -15)."""
    if p.over == OVER or (p.enforcement == HONOUR and not notices(p, seat)):
        out.sins[:] = p.sins
        out.sinful = p.sinful
        out.sinned = p.sinned
        out.unnoticed = p.unnoticed
        out.crimes[:, :] = p.crimes
        out.crime_count = p.crime_count
    if seat == SPECTATOR:
        return
    out.alert = p.alert & only(seat)
    out.slipped = 0
    locked = is_locked(p, seat)  # K-DIE-04
    for card in range(GAZES):
        out.noticed[card] = 0 if locked else p.noticed[card] & only(seat)
        if p.gaze_owner[card] == seat:
            out.slipped |= p.slipped & 1 << card


@kernel
def notices(p: KragPosition, seat: int) -> bool:
    """Whether a seat has dice for eyes: slips are not shown to it (K-DIE-05)."""
    return seat != SPECTATOR and p.notice_rate[seat] > 0


@kernel
def show_tribunal(p: KragPosition, seat: int, out: KragPosition) -> None:
    out.accuser = p.accuser
    out.defendant = p.defendant
    out.charge = p.charge
    for other in range(SEATS):
        if other == seat or p.votes[other] == NO_VOTE or not in_tribunal(p):
            out.votes[other] = p.votes[other]


@kernel
def show_through_gazes(book: KragBook, p: KragPosition, seat: int, out: KragPosition) -> None:
    """What H2, H3 and H4 make of the view of their holder, until the game ends (K-GAZ-01)."""
    out.compass = 0
    out.upside_down = 0
    out.mirrored = 0
    out.dimmed = 0
    out.offer = 0
    if p.over == OVER:
        return
    if (bound(p, seat, H3) and is_calm(p, seat, H3)) or (
        bound(p, seat, H4) and is_calm(p, seat, H4)
    ):
        out.dimmed = 1
    elif bound(p, seat, H3):
        out.upside_down = 1
    elif bound(p, seat, H4):
        out.mirrored = 1
    if bound(p, seat, H2):
        show_fog(book, p, seat, out)


@kernel
def guess(book: KragBook, p: KragPosition, seat: int, source: KragPosition) -> None:
    guess_header(p, source)
    guess_movement_cards(p, source)
    guess_gaze_deck(p, source)
    guess_tome_deck(p, source)
    guess_tokens(book, p, source)
    guess_sins(p, seat, source)
    guess_votes(p, source)
    fogged = bound(p, seat, H2) and p.over != OVER
    compass, offer = p.compass, p.offer
    p.compass = 0
    p.upside_down = 0
    p.mirrored = 0
    p.dimmed = 0
    p.offer = 0
    if fogged and p.turn > 0:
        guess_creatures(book, p, seat, compass, offer, source)


@kernel
def guess_header(p: KragPosition, source: KragPosition) -> None:
    for n in range(2):
        p.key[n] = dice(source, 1 << 31) << 31 | dice(source, 1 << 31)
    p.drawn[:] = 0
    p.stream = PLAY
    p.plies = 0
    p.revelations = 0


@kernel
def guess_movement_cards(p: KragPosition, source: KragPosition) -> None:
    """Unseen movement cards over the unseen slots of hands and the deck."""
    seen = 0
    for other in range(p.seats):
        for slot in range(p.hand_size[other]):
            if p.hand[other, slot] != UNKNOWN:
                seen |= 1 << p.hand[other, slot]
    for n in range(p.discard_size):
        seen |= 1 << p.discard[n]
    count = 0
    for card in range(CARDS):
        if not seen >> card & 1:
            p.deck[count] = card
            count += 1
    shuffle(source, p.deck, count)
    for other in range(p.seats):
        for slot in range(p.hand_size[other]):
            if p.hand[other, slot] == UNKNOWN:
                count -= 1
                p.hand[other, slot] = p.deck[count]
                p.deck[count] = NONE


@kernel
def guess_gaze_deck(p: KragPosition, source: KragPosition) -> None:
    count = 0
    for card in range(GAZES):
        if p.gaze_owner[card] == NONE:
            p.gaze_deck[count] = card
            count += 1
    shuffle(source, p.gaze_deck, count)


@kernel
def guess_tome_deck(p: KragPosition, source: KragPosition) -> None:
    count = 0
    for tome in range(TOMES):
        if p.tome_owner[tome] == NONE:
            p.tome_deck[count] = tome
            count += 1
    shuffle(source, p.tome_deck, count)


@kernel
def guess_tokens(book: KragBook, p: KragPosition, source: KragPosition) -> None:
    """The tokens not seen, over the places of the stack not known."""
    placed = 0
    for n in range(TOKENS):
        if p.tokens[n] != UNKNOWN:
            placed |= 1 << token_like(book, p.tokens[n], placed)
    for n in range(TOKENS):
        if p.tokens[n] == UNKNOWN:
            skip = dice(source, TOKENS - bits_of(placed))
            which = 0
            while placed >> which & 1 or skip > 0:
                skip -= 1 - (placed >> which & 1)
                which += 1
            placed |= 1 << which
            p.tokens[n] = book.token[which]


@kernel
def token_like(book: KragBook, kind: int, placed: int) -> int:
    """The first token of a kind that is not placed yet."""
    which = 0
    while book.token[which] != kind or placed >> which & 1:
        which += 1
    return which


@kernel
def bits_of(number: int) -> int:
    count = 0
    while number:
        number &= number - 1
        count += 1
    return count


@kernel
def guess_sins(p: KragPosition, seat: int, source: KragPosition) -> None:
    """What was slipped and sinned in secret, on cards that are held."""
    if seat == SPECTATOR:
        p.slipped = 0
        p.alert = 0
        p.noticed[:] = 0
    if p.sins[0] == UNKNOWN:
        guess_open_sins(p, seat, source)
    if p.orders == DIGITAL:
        guess_slips(p, seat, source)


@kernel
def guess_slips(p: KragPosition, seat: int, source: KragPosition) -> None:
    """Which sins of this turn came by `slip`: a seat knows that of its own cards only."""
    for card in range(GAZES):
        if (SLIPPERY & p.sinned) >> card & 1 and p.gaze_owner[card] != seat and dice(source, 2):
            p.slipped |= 1 << card


@kernel
def guess_open_sins(p: KragPosition, seat: int, source: KragPosition) -> None:
    p.crimes[:, :] = 0
    p.crime_count = 0
    p.sins[:] = 0
    p.sinful = 0
    p.sinned = p.convicted | p.settled
    p.unnoticed = 0
    if p.enforcement == AUTO:
        return
    for card in range(GAZES):
        if p.noticed[card] or (may_have_sin(p, card) and dice(source, 8) == 0):
            guess_sin(p, card, source)
    entry = p.agenda[max(p.agenda_top - 1, 0)]
    if entry[0] == REACT and entry[2] == OF_ACCUSE and entry[1] != seat:
        guess_noticed(p, entry[1], source)


@kernel
def may_have_sin(p: KragPosition, card: int) -> bool:
    owner = p.gaze_owner[card]
    if owner == NONE or p.settled >> card & 1:
        return False
    if p.enforcement != HONOUR:
        return CLASS[card] != LIMIT
    rolled = p.slip_rate[owner] > 0 and card != F4  # K-ENF-15
    return rolled and (p.played > 0 if owner == p.active else p.turn > turns_since(p, owner))


@kernel
def turns_since(p: KragPosition, seat: int) -> int:
    """How many turns have begun since the latest turn of a seat did."""
    return (p.active + p.seats - seat) % p.seats


@kernel
def guess_sin(p: KragPosition, card: int, source: KragPosition) -> None:
    """An open sin of this turn or, if the card was held then, of the last one."""
    age = 0
    if p.enforcement == HONOUR:  # rolled at the card, in the turn of its holder
        age = turns_since(p, p.gaze_owner[card])
    elif p.turn > 1 and not p.fresh >> card & 1:
        age = 1 if p.sinned >> card & 1 else dice(source, 2)
    p.sins[card] = 1 << age
    p.sinful |= 1 << card
    if age == 0:
        p.sinned |= 1 << card
        if p.movement != BY_NOTHING and not p.noticed[card]:
            p.unnoticed |= 1 << card


@kernel
def guess_noticed(p: KragPosition, noticer: int, source: KragPosition) -> None:
    """Somebody is asked to accuse, and so has noticed a sin of somebody else."""
    p.alert |= only(noticer)
    count = 0
    for card in range(GAZES):
        if may_have_sin(p, card) and p.gaze_owner[card] != noticer:
            count += 1
    chosen = dice(source, count)
    for card in range(GAZES):
        if may_have_sin(p, card) and p.gaze_owner[card] != noticer:
            if chosen == 0:
                p.noticed[card] |= only(noticer)
                if not p.sins[card]:
                    guess_sin(p, card, source)
            chosen -= 1


@kernel
def guess_votes(p: KragPosition, source: KragPosition) -> None:
    for seat in range(SEATS):
        if p.votes[seat] == UNKNOWN:
            p.votes[seat] = GUILTY + dice(source, 3)
