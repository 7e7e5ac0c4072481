"""Journals: what has been done so far, so that long work can be broken off and taken up again."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any, TypeVar

from ludoteca.core.errors import LudotecaError
from ludoteca.lab.workers import Job, run

J = TypeVar("J", bound=Job)


class Journal:
    """A file with one line for the plan and one for every job that is done.

    A line counts once it ends: what a crash left unfinished is dropped and done again.
    """

    def __init__(self, path: Path, plan: dict[str, Any]) -> None:
        self.path = path
        self.answers: dict[str, Any] = {}
        try:
            if path.exists():
                self._read(plan)
            else:
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_text(json.dumps(plan) + "\n", encoding="utf-8")
        except OSError as error:
            raise LudotecaError(f"{path}: cannot be used: {error.strerror}") from None

    def _read(self, plan: dict[str, Any]) -> None:
        text = self.path.read_text(encoding="utf-8")
        whole = text[: text.rfind("\n") + 1]
        lines = whole.splitlines()
        try:
            known = json.loads(lines[0])
            entries = [json.loads(line) for line in lines[1:]]
        except (IndexError, ValueError):
            raise LudotecaError(f"{self.path}: this is no journal; name another file") from None
        if known != json.loads(json.dumps(plan)):
            raise LudotecaError(
                f"{self.path}: this journal is of other work; name another file, or delete it"
            )
        self.answers = {entry["id"]: entry["answer"] for entry in entries}
        if whole != text:
            self.path.write_text(whole, encoding="utf-8")

    def complete(
        self, work: Callable[[J], Any], jobs: Iterable[J], on: str = "cores", workers: int = 0
    ) -> Iterator[J]:
        """Does the jobs that are not done yet, and yields each when it is written down."""
        open_jobs = (job for job in jobs if job.id not in self.answers)
        with self.path.open("a", encoding="utf-8") as file:
            for job, answer in run(work, open_jobs, on, workers):
                self.answers[job.id] = answer
                file.write(json.dumps({"id": job.id, "answer": answer}) + "\n")
                file.flush()
                yield job
