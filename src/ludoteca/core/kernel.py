"""The kernel decorator: one plain function, run compiled, interpreted or on a graphics card.

Compiled is the default. ``LUDOTECA_JIT=0`` interprets the same functions, for debugging,
coverage and bounds checks. Compiled code is kept on disk under the user's cache folder, in a
folder named by the sources it was made from: Numba itself does not notice that a function
*called* by a cached one has changed in another file.
"""

from __future__ import annotations

import hashlib
import importlib
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


def bind(function: F, kernels: dict[str, Any], name: str, *folders: Path) -> F:
    """A generic kernel with its free names (``legal``, ``apply``...) bound to one game's kernels.

    A copy of the function whose globals hold them, and not a closure: closures over compiled
    functions are not kept on disk.
    """
    bound = types.FunctionType(
        function.__code__,
        {**function.__globals__, **kernels},
        f"{function.__name__}_{name}",
        function.__defaults__,
    )
    bound.__qualname__ = f"{function.__qualname__}_{name}"
    bound.__module__ = function.__module__
    return compile_kernel(cast(F, bound), *folders) if COMPILED else cast(F, bound)


def compile_kernel(function: F, *folders: Path) -> F:
    import numba

    own = Path(function.__code__.co_filename).parent
    package = function.__module__.rpartition(".")[0]
    folder = _cache_folder(package, tuple(sorted({CORE, own, *folders})))
    _inside_numba("config").CACHE_DIR = str(folder)
    compiled = numba.njit(cache=True, nogil=True, error_model="numpy")(function)
    _Inlay(compiled)
    return cast(F, compiled)


class _Inlay:
    """How a kernel is compiled into the kernels that call it.

    Numba would optimise every kernel to machine code of its own, with all it calls, once at each
    level of the calls, and again for each mixture of field widths it is called with. Here a kernel
    that is called is only translated, its small numbers widened to 64 bits; the kernel that Python
    calls links all it needs and is optimised once, as a whole. Compiling takes a fraction of the
    time, and the code is the same or better.
    """

    def __init__(self, dispatcher: Any) -> None:
        self.dispatcher = dispatcher
        self.keys: dict[Any, object] = {}  # argument types -> what callers know the code by
        self.signatures: list[Any] = []
        dispatcher.get_call_template = self.get_call_template
        dispatcher.get_overload = self.get_overload

    def get_call_template(self, args: Any, kws: Any) -> Any:
        """What Numba asks of a kernel when another one calls it."""
        wide = {name: _widened(kind) for name, kind in kws.items()}
        fold = self.dispatcher._compiler.fold_argument_types
        pysig, folded = fold(tuple(_widened(kind) for kind in args), wide)
        folded = tuple(folded)
        if folded not in self.keys:
            self.translate(folded)
        name = self.dispatcher.py_func.__name__
        make = _inside_numba("typing").make_concrete_template
        template = make(name, key=name, signatures=self.signatures)
        return template, pysig, folded, {}

    def get_overload(self, sig: Any) -> object:
        """The key of the translation for a signature; asked for while the caller is translated."""
        args, _ = _inside_numba("sigutils").normalize_signature(sig)
        caller = self.dispatcher.targetctx.active_code_library
        caller._linking_libraries = _CallersFirst.of(caller._linking_libraries)
        return self.keys[tuple(args)]

    def translate(self, args: Any) -> None:
        compiler = _inside_numba("compiler")
        function, target = self.dispatcher._compiler, self.dispatcher.targetctx
        flags = compiler.Flags()
        function.targetdescr.options.parse_as_flags(flags, function.targetoptions)
        flags.no_compile = flags.no_cpython_wrapper = flags.no_cfunc_wrapper = True
        with _inside_numba("compiler_lock").global_compiler_lock:
            result = compiler.compile_extra(
                function.targetdescr.typing_context,
                function.targetdescr.target_context,
                self.dispatcher.py_func,
                args,
                None,
                flags,
                {},
                pipeline_class=function.pipeline_class,
            )
        library = result.library
        library.finalize = lambda: setattr(library, "_finalized", True)  # whoever calls links it
        key = object()
        target.insert_user_function(key, result.fndesc, [library, *library._linking_libraries])
        self.keys[args] = key
        self.signatures.append(result.signature)


class _CallersFirst(dict[Any, None]):
    """The libraries to link, callers before what they call: one that is added again moves back.

    Linking takes over only what is asked for by then. Whatever came first and was not asked for
    by its first caller (who had a call that never happens) would be missing for the next one.
    """

    @classmethod
    def of(cls, libraries: Any) -> _CallersFirst:
        return libraries if isinstance(libraries, cls) else cls(dict.fromkeys(libraries))

    def append(self, library: Any) -> None:
        self.pop(library, None)
        self[library] = None


def _inside_numba(part: str) -> Any:
    """A module of Numba's inside; these have no types."""
    return importlib.import_module(f"numba.core.{part}")


def _widened(kind: Any) -> Any:
    from numba.core import types as nb

    if kind in (nb.int8, nb.int16, nb.int32) or isinstance(kind, nb.IntegerLiteral):
        return nb.int64
    return kind


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
