import contextlib
import json
import os
import signal
import subprocess
import sys
import time

import pytest

from ludoteca.core.errors import LudotecaError
from ludoteca.lab import arena as arenas
from ludoteca.lab.arena import Arena
from ludoteca.lab.journal import Journal
from ludoteca.lab.matches import Deal, lineups, shares
from ludoteca.lab.ratings import ratings, standings, win_rate
from ludoteca.lab.workers import run

MORA = Arena("mora", ("greedy", "random"), seats=2, deals=6)


def test_every_bot_sits_in_every_seat_of_every_deal():
    outcomes = Deal("0", "mora", ("greedy", "random", "random"), "s").play()
    assert [outcome["bots"].index("greedy") for outcome in outcomes] == [0, 2, 1]
    assert len({outcome["seed"] for outcome in outcomes}) == 1


def test_lineups():
    assert lineups(["a", "b", "c"], 2) == [("a", "b"), ("a", "c"), ("b", "c")]
    assert lineups(["a", "b", "c"], 5) == [("a", "b", "c", "b", "c")]
    with pytest.raises(LudotecaError, match="at least two"):
        lineups(["a"], 2)


def test_winners_share_the_win():
    assert shares({"places": [1, 3, 1]}) == [0.5, 0, 0.5]


def test_an_arena_is_taken_up_where_it_was_broken_off(tmp_path):
    journal = tmp_path / "journal"
    whole = MORA.play(tmp_path / "whole", workers=1)
    MORA.play(journal, workers=1)
    lines = journal.read_text().splitlines(keepends=True)
    journal.write_text("".join(lines[:4]) + lines[4][:20])  # killed in the middle of a line
    seen = []
    again = MORA.play(journal, workers=1, progress=lambda done, all: seen.append((done, all)))
    assert seen == [(3, 6), (4, 6), (5, 6), (6, 6)]
    assert again == whole
    ids = [json.loads(line)["id"] for line in journal.read_text().splitlines()[1:]]
    assert sorted(ids) == sorted(deal.id for deal in MORA.schedule())


def test_a_journal_of_other_work_is_refused(tmp_path):
    Journal(tmp_path / "journal", {"deals": 1})
    with pytest.raises(LudotecaError, match="of other work"):
        Journal(tmp_path / "journal", {"deals": 2})
    (tmp_path / "letter").write_text("dear reader\n")
    with pytest.raises(LudotecaError, match="no journal"):
        Journal(tmp_path / "letter", {})


def test_what_does_not_exist_is_refused_before_anything_is_played(tmp_path):
    with pytest.raises(LudotecaError, match="no bot 'genius'"):
        Arena("mora", ("genius", "random"), 2, 1).play(tmp_path / "a")
    with pytest.raises(LudotecaError, match="played by 2 to 4"):
        Arena("mora", ("greedy", "random"), 9, 1).play(tmp_path / "b")
    assert not list(tmp_path.iterdir())


def test_a_folder_that_cannot_be_made_is_named(tmp_path):
    (tmp_path / "file").write_text("")
    with pytest.raises(LudotecaError, match="file/journal: cannot be used: "):
        Journal(tmp_path / "file" / "journal", {})


def test_workers_are_none_or_more():
    with pytest.raises(LudotecaError, match="workers are 0"):
        run(Deal.play, [], workers=-1)


def test_the_plot_is_drawn(tmp_path):
    outcomes = [o for deal in MORA.schedule()[:2] for o in deal.play()]
    arenas.plot(MORA.report(outcomes), tmp_path / "plot.svg")
    assert "<svg" in (tmp_path / "plot.svg").read_text()


def test_win_rates_have_wilsons_interval():
    half = win_rate(50, 100)
    assert (round(half.low, 4), round(half.high, 4)) == (0.4038, 0.5962)
    assert win_rate(10, 10).high == pytest.approx(1)
    assert 0.6 < win_rate(10, 10).low < 0.8
    for tries in range(1, 200):
        assert win_rate(tries, tries).high == 1, "rounding must not put a rate outside"
        assert win_rate(0, tries).low == 0
    assert (win_rate(0, 0).low, win_rate(0, 0).high) == (0, 1)


def beaten(won: int, lost: int):
    return [
        {"bots": ["a", "b"], "places": [1, 2] if n < won else [2, 1], "seed": n}
        for n in range(won + lost)
    ]


def test_ratings_are_elo():
    rated, ahead = ratings(beaten(1000, 100))
    assert rated["a"].value - rated["b"].value == pytest.approx(400, abs=3)
    assert ahead["a"].low < 400 < ahead["a"].high
    assert ahead["a"].high - ahead["a"].low == pytest.approx(
        4 * 18.3, rel=0.2
    )  # two errors each way


def test_a_bot_that_never_lost_has_a_rating_with_an_end():
    best, worst = standings(beaten(20, 0))
    assert (best.bot, worst.bot) == ("a", "b")
    assert 500 < best.rating.value - worst.rating.value < 800


BROKEN_OFF = """
import signal, sys, time
from dataclasses import dataclass
from pathlib import Path
from ludoteca.lab.journal import Journal

@dataclass(frozen=True)
class Job:
    id: str

    def work(self):
        time.sleep(600 if int(self.id) > 5 else 0.01)
        return [self.id]

if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.default_int_handler)  # ignored in the background
    jobs = [Job(str(n)) for n in range(100)]
    for _ in Journal(Path(sys.argv[1]), {}).complete(Job.work, jobs, workers=2):
        pass
"""


def begun(tmp_path):
    """A process with two workers, both in the middle of a job that takes ten minutes."""
    script, journal = tmp_path / "script.py", tmp_path / "journal"
    script.write_text(BROKEN_OFF)
    process = subprocess.Popen(
        [sys.executable, script, journal], stderr=subprocess.PIPE, start_new_session=True
    )
    deadline = time.monotonic() + 60
    while not (journal.exists() and journal.read_text().count("\n") == 7):
        assert time.monotonic() < deadline
        assert process.poll() is None, process.stderr.read()
        time.sleep(0.05)
    return process, journal


@pytest.fixture
def nobody_left():
    """Whatever is left of a process group at the end of a test is ended."""
    groups = []
    yield groups
    for group in groups:
        with contextlib.suppress(ProcessLookupError):
            os.killpg(group, signal.SIGKILL)


@pytest.mark.skipif(not hasattr(os, "killpg"), reason="no process groups here")
def test_ctrl_c_ends_it_at_once_and_loses_nothing(tmp_path, nobody_left):
    process, journal = begun(tmp_path)
    nobody_left.append(process.pid)
    os.killpg(process.pid, signal.SIGINT)
    assert b"KeyboardInterrupt" in process.communicate(timeout=30)[1]
    lines = [json.loads(line) for line in journal.read_text().splitlines()]
    assert sorted(line["id"] for line in lines[1:]) == list("012345")


@pytest.mark.skipif(not hasattr(os, "killpg"), reason="no process groups here")
def test_workers_end_with_a_parent_that_was_killed(tmp_path, nobody_left):
    process, _ = begun(tmp_path)
    nobody_left.append(process.pid)
    process.kill()
    process.communicate(timeout=30)  # ends when nobody holds the pipe any more
