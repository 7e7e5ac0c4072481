"""Running jobs: on this machine's cores, or on a Ray cluster. The same jobs, the same answers."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from multiprocessing import get_context
from typing import Any, Protocol, TypeVar

import ludoteca.games
from ludoteca.core.errors import LudotecaError


class Job(Protocol):
    """Anything with a name that can be sent to another process."""

    @property
    def id(self) -> str: ...


J = TypeVar("J", bound=Job)
A = TypeVar("A")
Done = Iterator[tuple[J, A]]


def run(
    work: Callable[[J], A], jobs: Iterable[J], on: str = "cores", workers: int = 0
) -> Done[J, A]:
    """Runs every job once and yields it with its answer, in whatever order they end.

    `on` is `cores` (this machine, `workers` processes, 0 = one a core), `ray` (a Ray cluster
    that is started here) or the address of a running one (`ray://host:10001`, `auto`).
    """
    if workers < 0:
        raise LudotecaError(f"workers are 0 (one a core) or more, not {workers}")
    if on == "cores":
        return _on_cores(work, jobs, workers or os.cpu_count() or 1)
    if on == "ray" or on == "auto" or on.startswith("ray://"):
        return _on_ray(work, jobs, on, workers)
    raise LudotecaError(f"jobs run on: cores, ray, auto or ray://host:port, not on {on!r}")


def _know_games(folders: list[str]) -> None:
    """What was added to the games of the parent process is known to its workers too."""
    for folder in folders:
        if folder not in ludoteca.games.__path__:
            ludoteca.games.__path__.append(folder)


def _begin(folders: list[str]) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the parent: it ends its workers
    threading.Thread(target=_end_with_parent, daemon=True).start()
    _know_games(folders)


def _end_with_parent() -> None:
    """A worker whose parent was killed would wait for work forever."""
    parent = multiprocessing.parent_process()
    if parent:
        parent.join()
        os._exit(1)


def _on_cores(work: Callable[[J], A], jobs: Iterable[J], workers: int) -> Done[J, A]:
    folders = list(ludoteca.games.__path__)
    todo = iter(jobs)
    others = multiprocessing.active_children()
    pool = ProcessPoolExecutor(workers, get_context("spawn"), _begin, (folders,))
    running: dict[Future[A], J] = {}
    try:
        while True:
            for job in todo:
                running[pool.submit(work, job)] = job
                if len(running) >= 2 * workers:
                    break
            if not running:
                return
            for future in wait(running, return_when=FIRST_COMPLETED).done:
                yield running.pop(future), future.result()
    finally:
        pool.shutdown(wait=False, cancel_futures=True)
        if running:  # broken off: nobody waits for a match of minutes
            for child in multiprocessing.active_children():
                if child not in others:
                    child.terminate()


def _on_ray(work: Callable[[J], A], jobs: Iterable[J], on: str, workers: int) -> Done[J, A]:
    ray = _ray()
    begun_here = not ray.is_initialized()
    if begun_here:
        address = {} if on == "ray" else {"address": on}
        size = {"num_cpus": workers} if workers and not address else {}
        try:
            ray.init(**address, **size, log_to_driver=False, include_dashboard=False)
        except (ConnectionError, ValueError) as error:
            reason = str(error).strip().partition("\n")[0]
            raise LudotecaError(f"no Ray cluster at {on!r}: {reason}") from None
    folders = list(ludoteca.games.__path__)

    def remote_work(job: J) -> A:
        _know_games(folders)
        return work(job)

    # A job whose worker or machine dies is run again; an answer is taken once, by its reference.
    task = ray.remote(max_retries=-1, num_cpus=1)(remote_work)
    todo = iter(jobs)
    running: dict[Any, J] = {}
    try:
        while True:
            most = 2 * max(int(ray.cluster_resources().get("CPU", 1)), 1)
            for job in todo:
                running[task.remote(job)] = job
                if len(running) >= most:
                    break
            if not running:
                return
            for answer in ray.wait(list(running))[0]:
                yield running.pop(answer), ray.get(answer)
    finally:
        if begun_here:
            ray.shutdown()


def _ray() -> Any:
    try:
        import ray
    except ImportError:
        raise LudotecaError("this needs Ray: pip install 'ludoteca[ray]'") from None
    return ray
