"""The contract a game fulfils, in one place."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np
import numpy.typing as npt

from ludoteca.core import entry
from ludoteca.core.clauses import Clauses
from ludoteca.core.decisions import NO_NAMES, DecisionTable, Names
from ludoteca.core.errors import BadOption, BadPack
from ludoteca.core.facts import FactTable
from ludoteca.core.kernel import bind
from ludoteca.core.options import Options
from ludoteca.core.packs import PackInfo, pack_hash, read_pack, read_toml
from ludoteca.core.position import Position
from ludoteca.core.record import Record, whole
from ludoteca.core.sketch import Sketch
from ludoteca.core.text import LANGUAGES, Texts

if TYPE_CHECKING:
    from ludoteca.core.match import Match

Kernel = Callable[..., Any]
Draw = Callable[[dict[str, Any], Any, Texts, str], Any]
"""(view, pack data, texts, language) -> what Rich prints for it."""


@dataclass(frozen=True)
class Kernels:
    """The rules. Names and arguments are fixed, so that everything generic can find them.

    `seat` is a seat number, or SPECTATOR where somebody only looks. `legal` writes the codes of
    every decision the seat may make, blocking or free, in ascending order and answers how many;
    `forbids` answers the number of the clause that forbids one code, 0 if it is legal. Both rest
    on the same judgements, and the conformance suite holds them to each other. `apply` is only
    ever called with a legal decision; it counts `plies`.
    """

    deal: Kernel  # (book, p, seats, log): the set-up, from options and key already in p
    waiting: Kernel  # (book, p) -> set of seats as bits; 0 when the game is over
    legal: Kernel  # (book, p, seat, codes) -> how many
    forbids: Kernel  # (book, p, seat, code) -> clause number, 0 = legal
    apply: Kernel  # (book, p, seat, code, log)
    redact: Kernel  # (book, p, seat, out): what the seat may know, into an all-UNKNOWN record
    guess: Kernel  # (book, p, seat, dice): fills what a redacted p leaves unknown
    score: Kernel  # (book, p, out): out[seat, 0] = place from 1, out[seat, 1:] = `parts`


class Entries:
    """The kernels of one game as Python calls them: batches and indexes (see `entry`)."""

    def __init__(self, game: Game) -> None:
        names = dict(vars(game.kernels))
        names["first_free"] = game.decisions.first_free
        names["blocking"] = bind(entry.blocking_template, names, game.name, game.folder)
        for function in (
            entry.deal_at,
            entry.waiting_at,
            entry.legal_at,
            entry.forbids_at,
            entry.apply_at,
            entry.redact_at,
            entry.look_at,
            entry.guess_at,
            entry.score_at,
            entry.playout_at,
        ):
            setattr(self, function.__name__, bind(function, names, game.name, game.folder))

    deal_at: Kernel
    waiting_at: Kernel
    legal_at: Kernel
    forbids_at: Kernel
    apply_at: Kernel
    redact_at: Kernel
    look_at: Kernel
    guess_at: Kernel
    score_at: Kernel
    playout_at: Kernel


@dataclass(frozen=True)
class Strategy:
    """What bots know of a game: two kernels over full positions (for them, guesses)."""

    evaluate: Kernel  # (book, p, seat) -> how good p is for the seat, in thousandths of a win
    weigh: Kernel  # (book, p, seat, code) -> a cheap weight of one legal decision, 0 or more
    parts: tuple[str, ...] = ()  # what an evaluation is made of, by column
    explain: Kernel | None = None  # (book, p, seat, out): out[n] = the share of `parts[n]`


@dataclass(frozen=True)
class Window:
    """A moment that passes by itself where people play live: whoever serves the match times it.

    It is open for a seat while one of its options begins with `asked`. After `seconds` the first
    option that begins with `plays` is made for the seat. Rules know no time, so a kernel never
    sees this.
    """

    name: str
    seconds: float
    asked: str
    plays: str = ""  # empty: as `asked`


@dataclass(frozen=True)
class Pack:
    """A data pack, checked and compiled into the book that every kernel reads."""

    id: str
    hash: str
    data: Any
    book: npt.NDArray[np.void]


def _no_names(book: Any, p: Any, seat: int) -> Names:
    return NO_NAMES


@dataclass(frozen=True, eq=False)
class Game:
    """One game: its declarations, its kernels and its folder of packs and texts."""

    name: str
    folder: Path
    seats: range
    position: type[Position]
    book: type[Record]
    options: Options
    decisions: DecisionTable
    facts: FactTable
    kernels: Kernels
    sketch: Sketch  # how positions are described in JSON, and set up from it
    schema: type[Any]  # what a pack must look like: a msgspec Struct with `pack: PackInfo`
    compile_pack: Callable[[Any, npt.NDArray[np.void]], None]  # (pack data, book rows to fill)
    reasons: tuple[str, ...]  # why a game is over, by `p.reason`: a word each
    parts: tuple[str, ...]  # what a score is made of, by column
    most_options: int  # room `legal` may need
    log_room: int  # facts one decision may cause
    default_pack: str = "reconstruction"
    previewed: tuple[str, ...] = ()  # the parts, open to all, whose change is shown with options
    names: Callable[[Any, Any, int], Names] = field(default=_no_names)
    strategy: Strategy | None = None  # without one, bots only count the standing
    invariants: Callable[[Any, Any], list[str]] | None = None  # (book, p) -> those broken
    draw: Draw | None = None  # a view for the terminal
    # (book, p as spectators may know it) -> more table, the same for all who look
    derived: Callable[[Any, Any], dict[str, Any]] | None = None
    template: Callable[[], str] | None = None  # a pack to start one's own from
    wording: Callable[[Any, Texts, str], str] | None = None  # (pack data, texts, language) -> FTL
    # (pack data, options): BadOption for what a pack of one's own cannot give
    fits: Callable[[Any, Mapping[str, Any]], None] | None = None
    # (pack data) -> what is allowed in a pack, but hardly meant: a line each
    doubts: Callable[[Any], list[str]] | None = None
    windows: tuple[Window, ...] = ()
    # What a bot brings to its seat: name of the bot -> values of options that are per seat
    bot_options: Mapping[str, Mapping[str, Any]] = field(default_factory=dict)

    @cached_property
    def clauses(self) -> Clauses:
        return Clauses(self.folder / "rules.md")

    @cached_property
    def texts(self) -> Texts:
        return Texts(self.folder / "text")

    @cached_property
    def entries(self) -> Entries:
        return Entries(self)

    def texts_of(self, pack: Pack) -> Texts:
        """The catalogues, with the names and texts that a pack of one's own brings."""
        if self.wording is None or pack is self.shipped_pack:
            return self.texts
        own = {language: self.wording(pack.data, self.texts, language) for language in LANGUAGES}
        return Texts(self.folder / "text", own=own)

    @property
    def pack_file(self) -> Path:
        """The file of the pack that comes with the game."""
        return self.folder / "packs" / f"{self.default_pack}.toml"

    @cached_property
    def shipped_pack(self) -> Pack:
        return self.load_pack(self.pack_file)

    def with_bots(self, options: Mapping[str, Any], bots: Sequence[str]) -> dict[str, Any]:
        """The options with what bots bring to their seats ("" where a person sits).

        It takes the place of defaults only: what was chosen otherwise stays.
        """
        chosen = dict(options)
        for name, values in self._brought(bots).items():
            default = self.options.specs[name].default
            if chosen.get(name, default) == default:
                chosen[name] = values
        return chosen

    def without_bots(self, options: Mapping[str, Any], bots: Sequence[str]) -> dict[str, Any]:
        """The options as they were before these bots brought anything: for other seats."""
        chosen = dict(options)
        for name, values in self._brought(bots).items():
            if chosen.get(name) == values:
                chosen[name] = self.options.specs[name].default
        return chosen

    def _brought(self, bots: Sequence[str]) -> dict[str, list[Any]]:
        own = [self.bot_options.get(bot, {}) for bot in bots]
        names = dict.fromkeys(name for values in own for name in values)
        specs = self.options.specs
        return {name: [values.get(name, specs[name].default) for values in own] for name in names}

    def clause(self, clause: str, language: str = "en") -> str:
        """What a clause says: in the reader's language, or in that of the reference."""
        message = f"rule-{clause}"
        if self.texts.has(message, language):
            return self.texts.format(message, language)
        return self.clauses.statements[clause]

    def load_pack(self, path: Path) -> Pack:
        """A pack from a file, or BadPack with file, entry, field and what is allowed."""
        data = read_pack(path, self.schema, self.name)
        info: PackInfo = data.pack
        book = self.book.rows(1)
        try:
            self.compile_pack(data, book)
        except BadPack as error:
            raise BadPack(f"{path.name}: {error}") from None
        book.setflags(write=False)
        return Pack(info.id, pack_hash(read_toml(path)), data, book)

    def new(
        self,
        seats: int | None = None,
        seed: int | str = 0,
        options: Mapping[str, Any] | None = None,
        pack: Pack | None = None,
    ) -> Match:
        """A new match, dealt and waiting for its first decision."""
        from ludoteca.core.match import Match

        known = seed if isinstance(seed, str) else whole(seed)
        if known is None:
            raise BadOption(f"a seed is a whole number or a text, not {seed!r}")
        if not _can_be_written(known):
            raise BadOption("a seed is text of whole characters, or a number of at most 4096 bits")
        return Match.new(self, self.checked_seats(seats), known, options or {}, pack)

    def scenario(self, described: Mapping[str, Any], pack: Pack | None = None) -> Match:
        """A match that goes on from a described position (see docs/positions.md)."""
        from ludoteca.core.match import Match

        return Match.described(self, described, pack)

    def read_options(self, given: Mapping[str, Any], seats: int, pack: Pack) -> dict[str, Any]:
        """Every option with its value, or BadOption for what the game or the pack cannot do."""
        chosen = self.options.read(given, seats)
        if self.fits is not None:
            self.fits(pack.data, chosen)
        return chosen

    def checked_seats(self, seats: int | None) -> int:
        """How many play: the fewest unless said otherwise, or BadOption."""
        number = self.seats[0] if seats is None else whole(seats)
        if number is None or number not in self.seats:
            least, most = self.seats[0], self.seats[-1]
            span = str(least) if least == most else f"{least} to {most}"
            raise BadOption(f"{self.name} is played by {span} players, not by {seats}")
        return number


def _can_be_written(seed: int | str) -> bool:
    """Whether a save can hold a seed."""
    if isinstance(seed, int):
        return seed.bit_length() <= 4096
    return not any("\ud800" <= letter <= "\udfff" for letter in seed)
