"""The same jobs on a Ray cluster; one of its two workers is killed in the middle."""

import os
import signal
import sys
import time
from dataclasses import dataclass

import pytest

from ludoteca.core.errors import LudotecaError
from ludoteca.lab.journal import Journal
from ludoteca.lab.workers import run

ray = pytest.importorskip("ray", reason="Ray is not installed: pip install 'ludoteca[ray]'")

ray.cloudpickle.register_pickle_by_value(sys.modules[__name__])  # workers know no tests

JOBS = 30


@dataclass(frozen=True)
class Slow:
    """A job that takes long enough to be killed in, and tells who did it."""

    id: str

    def work(self):
        time.sleep(0.2)
        return [self.id, os.getpid()]


def test_a_killed_worker_loses_nothing_and_nothing_counts_twice(tmp_path):
    journal = Journal(tmp_path / "journal", {"jobs": JOBS})
    jobs = [Slow(str(n)) for n in range(JOBS)]
    written, workers, killed = [], set(), None
    for job in journal.complete(Slow.work, jobs, on="ray", workers=2):
        written.append(job.id)
        workers.add(journal.answers[job.id][1])
        if len(workers) == 2 and killed is None:
            killed = journal.answers[job.id][1]
            os.kill(killed, signal.SIGKILL)
    assert killed, "both workers had done something when one was killed"
    assert sorted(written, key=int) == [job.id for job in jobs]
    assert all(answer[0] == id for id, answer in journal.answers.items())
    assert len(workers) > 2, "another worker took over"
    assert (tmp_path / "journal").read_text().count("\n") == JOBS + 1
    assert not ray.is_initialized()


def test_a_cluster_that_does_not_answer_is_one_line():
    with pytest.raises(LudotecaError, match="no Ray cluster at 'ray://127") as refused:
        list(run(Slow.work, [Slow("0")], on="ray://127.0.0.1:1"))
    assert "\n" not in str(refused.value)


def test_jobs_do_not_run_just_anywhere():
    with pytest.raises(LudotecaError, match="not on 'moon'"):
        run(Slow.work, [], on="moon")
