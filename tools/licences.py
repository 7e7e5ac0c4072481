"""Writes docs/licences.md: what the project is built on, from its locks and installed metadata.

Run it where everything of the locks is installed, as after `make test`: `python tools/licences.py`.
"""

from __future__ import annotations

import json
import re
import sysconfig
import tomllib
from collections.abc import Iterable
from importlib.metadata import Distribution, distributions
from pathlib import Path

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs" / "licences.md"

HEAD = """\
# What it is built on

Written by `tools/licences.py` from the lock files and the metadata of the packages.
"""
COLUMNS = "| package | version | licence |\n|---|---|---|\n"


def locked() -> list[str]:
    """The packages that playing needs, one line of the lock each."""
    text = (ROOT / "requirements.lock").read_text(encoding="utf-8")
    return sorted(set(re.findall(r"^([a-z0-9][a-z0-9.-]*)==", text, re.MULTILINE)))


def licence(found: Distribution) -> str:
    """The licence expression; else the classifiers; else the first line of the licence field."""
    about = found.metadata
    if about.get("License-Expression"):
        return str(about["License-Expression"])
    classes = [c for c in about.get_all("Classifier") or [] if c.startswith("License :: ")]
    named = [c.rpartition(" :: ")[2] for c in classes if not c.endswith("OSI Approved")]
    if named:
        return ", ".join(named)
    lines = (about.get("License") or "").strip().splitlines()
    return lines[0] if lines else "see the package"


def chosen() -> list[str]:
    """The packages that the optional extras ask for."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    wanted = [one for extra in project["optional-dependencies"].values() for one in extra]
    return sorted({_plain(re.split(r"[\[>=;<]", one)[0]) for one in wanted})


def installed() -> dict[str, Distribution]:
    """What is installed here itself: some packages bring others along in folders of their own."""
    found = distributions(path=[sysconfig.get_path("purelib")])
    return {_plain(one.metadata["Name"]): one for one in found}


def _plain(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def of_python(names: Iterable[str]) -> str:
    here = installed()
    return COLUMNS + "".join(
        f"| {name} | {here[name].version} | {licence(here[name])} |\n"
        for name in names
        if name in here  # the others are for another system or another Python
    )


def of_client() -> str:
    """What the browser client is made of and with: the packages its package.json names."""
    wanted = json.loads((ROOT / "web" / "package.json").read_text(encoding="utf-8"))
    lock = json.loads((ROOT / "web" / "package-lock.json").read_text(encoding="utf-8"))
    names = sorted({**wanted["dependencies"], **wanted["devDependencies"]})
    rows = [(name, lock["packages"][f"node_modules/{name}"]) for name in names]
    return COLUMNS + "".join(
        f"| {name} | {row['version']} | {row['license']} |\n" for name, row in rows
    )


def page() -> str:
    return (
        f"{HEAD}\n## To play\n\n{of_python(locked())}"
        f"\n## Optional extras\n\n{of_python(chosen())}"
        f"\n## The browser client\n\n{of_client()}"
    )


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
