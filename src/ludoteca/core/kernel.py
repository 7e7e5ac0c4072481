"""The kernel decorator: one plain function, run compiled, interpreted or on a graphics card.

Compiled is the default. ``LUDOTECA_JIT=0`` interprets the same functions, for debugging,
coverage and bounds checks. Compiled code is kept on disk under the user's cache folder, in a
folder named by the sources it was made from: Numba itself does not notice that a function
*called* by a cached one has changed in another file.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import time
import types
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, TypeVar, cast

import numpy as np
import platformdirs

F = TypeVar("F", bound=Callable[..., Any])

COMPILED = os.environ.get("LUDOTECA_JIT", "1") != "0"
CORE = Path(__file__).parent
KEPT_DAYS = 14


def kernel(function: F) -> F:
    """A function of the rules, as this process runs rules."""
    return compile_kernel(function) if COMPILED else function


def wrapping(function: F) -> F:
    """A kernel whose unsigned arithmetic is meant to wrap around: the dice, and nothing else."""
    return kernel(function) if COMPILED else np.errstate(over="ignore")(function)


def bind(
    function: F, kernels: dict[str, Any], name: str, *folders: Path, inlined: bool = False
) -> F:
    """A generic kernel with its free names (``legal``, ``apply``...) bound to one game's kernels.

    A copy of the function whose globals hold them, and not a closure: closures over compiled
    functions are not kept on disk. An inlined one is compiled with those that call it, and only
    there: each compilation of its own would optimise the whole game's rules once more.
    """
    bound = types.FunctionType(
        function.__code__,
        {**function.__globals__, **kernels},
        f"{function.__name__}_{name}",
        function.__defaults__,
    )
    bound.__qualname__ = f"{function.__qualname__}_{name}"
    bound.__module__ = function.__module__
    if not COMPILED:
        return cast(F, bound)
    return _inlined(cast(F, bound)) if inlined else compile_kernel(cast(F, bound), *folders)


def _inlined(function: F) -> F:
    import numba

    return cast(F, numba.njit(inline="always", error_model="numpy")(function))


def compile_kernel(function: F, *folders: Path) -> F:
    import numba
    from numba.core import config

    own = Path(function.__code__.co_filename).parent
    package = function.__module__.rpartition(".")[0]
    config.CACHE_DIR = str(  # type: ignore[attr-defined]  # made from the environment
        _cache_folder(package, tuple(sorted({CORE, own, *folders})))
    )
    compiled = numba.njit(cache=True, nogil=True, error_model="numpy")(function)
    _widen_arguments(compiled)
    return cast(F, compiled)


def _widen_arguments(dispatcher: Any) -> None:
    """One compilation per kernel: small numbers out of a record are passed on as 64-bit ones.

    Otherwise a kernel is compiled again for every mixture of field widths it is called with.
    """
    from numba.core import types as nb

    narrow = {nb.int8, nb.int16, nb.int32}
    original = dispatcher.get_call_template

    def widened(args: Any, kws: Any) -> Any:
        wide = tuple(
            nb.int64 if a in narrow or isinstance(a, nb.IntegerLiteral) else a for a in args
        )
        return original(wide, {k: nb.int64 if v in narrow else v for k, v in kws.items()})

    dispatcher.get_call_template = widened


@cache
def _cache_folder(package: str, folders: tuple[Path, ...]) -> Path:
    digest = hashlib.sha256(package.encode())
    for folder in folders:
        for source in sorted(folder.rglob("*")):
            if source.suffix in {".py", ".md", ".toml"}:
                digest.update(source.name.encode())
                digest.update(source.read_bytes())
    root = platformdirs.user_cache_path("ludoteca", appauthor=False) / "kernels"
    mine = root / digest.hexdigest()[:20]
    mine.mkdir(parents=True, exist_ok=True)
    os.utime(mine)
    _forget_old(root)
    return mine


@cache
def _forget_old(root: Path) -> None:
    oldest = time.time() - KEPT_DAYS * 86400
    for folder in root.iterdir():
        if folder.stat().st_mtime < oldest:
            shutil.rmtree(folder, ignore_errors=True)
