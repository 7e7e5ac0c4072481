"""Self-play: what a searching bot saw, thought and reached, in shards for learning.

A shard holds one row for every decision of its matches:

| column | what it is |
|---|---|
| `record` | the redacted record of the seat, as bytes (see `envs` for tensors of it) |
| `seat`, `seats` | who decides, and how many play |
| `match` | the number of the match in the shard |
| `chosen` | the code of the decision that was made |
| `codes`, `visits`, `gains` | the options, the playouts that went through each, what each brought |
| `result` | what the seat gained in the end: 1000 for a win alone |
"""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator, Mapping
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

import ludoteca
from ludoteca.bots import Search, Sight, play
from ludoteca.bots.mind import mind_of
from ludoteca.bots.search import Study
from ludoteca.bots.simple import chance
from ludoteca.core.decisions import Option
from ludoteca.core.errors import LudotecaError
from ludoteca.core.record import numbers
from ludoteca.lab.journal import Journal

FORMATS = ("npz", "parquet")


class _Pupil:
    """A search that keeps what it thought; at first it plays by chance, for variety."""

    name = "pupil"

    def __init__(self, search: Search, curious: int) -> None:
        self.search, self.curious = search, curious
        self.rows: list[tuple[Sight, list[Study], Option]] = []

    def choose(self, sight: Sight) -> Option | None:
        if not sight.waited or len(sight.options) == 1:
            return self.search.choose(sight)
        studies = self.search.study(sight)
        pick = drawn if len(self.rows) < self.curious else best
        chosen = pick(sight, studies)
        self.rows.append((sight, studies, chosen))
        return chosen


def drawn(sight: Sight, studies: list[Study]) -> Option:
    """An option in proportion to its playouts."""
    whole = np.cumsum([study.playouts for study in studies])
    which = np.searchsorted(whole, chance(sight, int(whole[-1])), side="right")
    return studies[int(which)].option


def best(sight: Sight, studies: list[Study]) -> Option:
    return max(studies, key=lambda study: (study.playouts, study.gain)).option


@dataclass(frozen=True)
class Shard:
    """A job: so many matches, written to one file."""

    id: str
    path: str
    game: str
    seats: int
    matches: int
    playouts: int
    curious: int
    seed: str
    options: Mapping[str, Any]

    def play(self) -> dict[str, Any]:
        columns: dict[str, list[Any]] = {}
        for number in range(self.matches):
            for row in self._match(number):
                for name, value in row.items():
                    columns.setdefault(name, []).append(value)
        write(Path(self.path), columns)
        return {"file": Path(self.path).name, "positions": len(columns.get("seat", []))}

    def _match(self, number: int) -> Iterator[dict[str, Any]]:
        game = ludoteca.game(self.game)
        match = game.new(self.seats, f"{self.seed}/{number}", self.options)
        pupils = [_Pupil(Search(playouts=self.playouts), self.curious) for _ in range(self.seats)]
        play(match, pupils, f"{self.seed}/{number}")
        results = _results(match)
        for pupil in pupils:
            for sight, studies, chosen in pupil.rows:
                yield {
                    "record": np.frombuffer(sight.record.tobytes(), np.uint8),
                    "seat": sight.seat,
                    "seats": self.seats,
                    "match": number,
                    "chosen": chosen.code,
                    "codes": np.array([s.option.code for s in studies], np.int32),
                    "visits": np.array([s.playouts for s in studies], np.int32),
                    "gains": np.array([s.gain for s in studies], np.float32),
                    "result": results[sight.seat],
                }


def _results(match: ludoteca.Match) -> list[int]:
    game = match.game
    gains = numbers(match.seats)
    standing = numbers(match.seats, 1 + len(game.parts))
    mind_of(game).gains_at(match.pack.book, match.rows, standing, gains)
    return [int(gain) for gain in gains]


def write(path: Path, columns: Mapping[str, list[Any]]) -> None:
    """A shard, whole or not at all: under another name first."""
    path.parent.mkdir(parents=True, exist_ok=True)
    unfinished = path.with_name(f".{path.name}")
    if path.suffix == ".parquet":
        _write_parquet(unfinished, columns)
    else:
        with unfinished.open("wb") as file:
            np.savez_compressed(file, **_flat(columns))
    unfinished.replace(path)


def _flat(columns: Mapping[str, list[Any]]) -> dict[str, Any]:
    """Lists of different lengths lie end to end; options[n]:options[n + 1] are those of row n."""
    counts = [len(codes) for codes in columns["codes"]]
    flat: dict[str, Any] = {"options": np.array([0, *itertools.accumulate(counts)], np.int64)}
    for name, values in columns.items():
        ragged = name in ("codes", "visits", "gains")
        flat[name] = np.concatenate(values) if ragged else np.array(values)
    return flat


def _write_parquet(path: Path, columns: Mapping[str, list[Any]]) -> None:
    try:
        import pyarrow as arrow
        import pyarrow.parquet as parquet
    except ImportError:
        raise LudotecaError("Parquet needs pyarrow: pip install 'ludoteca[lab]'") from None
    table = {
        name: [value.tobytes() for value in values] if name == "record" else values
        for name, values in columns.items()
    }
    parquet.write_table(arrow.table(table), path)


@dataclass(frozen=True)
class SelfPlay:
    """What is to be played, and into how many shards it goes."""

    game: str
    seats: int
    matches: int
    playouts: int
    shard: int = 50  # matches in one file
    format: str = "npz"
    curious: int = 8  # decisions of each seat that are drawn by playouts, for variety
    seed: str = "selfplay"
    options: Mapping[str, Any] = field(default_factory=dict)

    def schedule(self, folder: Path) -> list[Shard]:
        if self.format not in FORMATS:
            raise LudotecaError(f"format {self.format!r}; use {' or '.join(FORMATS)}")
        ludoteca.game(self.game).new(self.seats, 0, self.options)
        return [
            Shard(
                str(number),
                str(folder / f"{self.game}-{number:05}.{self.format}"),
                self.game,
                self.seats,
                min(self.shard, self.matches - number * self.shard),
                self.playouts,
                self.curious,
                f"{self.seed}/{number}",
                dict(self.options),
            )
            for number in range(-(-self.matches // self.shard))
        ]

    def play(
        self,
        folder: Path,
        on: str = "cores",
        workers: int = 0,
        progress: Callable[[int, int], None] = lambda done, all: None,
    ) -> dict[str, Any]:
        """Writes the shards that are not there yet; tells how many positions there are."""
        schedule = self.schedule(folder)
        kept = Journal(folder / "journal.jsonl", {"selfplay": 1, **asdict(self)})
        progress(len(kept.answers), len(schedule))
        for _ in kept.complete(Shard.play, schedule, on, workers):
            progress(len(kept.answers), len(schedule))
        answers: list[dict[str, Any]] = [kept.answers[shard.id] for shard in schedule]
        return {
            "folder": str(folder),
            "shards": len(answers),
            "positions": sum(answer["positions"] for answer in answers),
        }


def rows(path: Path) -> Iterator[dict[str, npt.NDArray[Any]]]:
    """The rows of an npz shard, one decision each."""
    with np.load(path) as file:
        columns = dict(file)
    starts = columns.pop("options")
    for n in range(len(starts) - 1):
        span = slice(starts[n], starts[n + 1])
        yield {
            name: values[span] if name in ("codes", "visits", "gains") else values[n]
            for name, values in columns.items()
        }
