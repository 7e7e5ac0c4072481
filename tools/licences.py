"""Writes docs/licences.md: what the project is built on, from the lock and installed metadata.

Run it where everything of requirements.lock is installed: `python tools/licences.py`.
"""

from __future__ import annotations

import re
from importlib.metadata import Distribution, PackageNotFoundError, distribution
from pathlib import Path

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs" / "licences.md"

HEAD = """\
# What it is built on

Written by `tools/licences.py` from `requirements.lock` and the metadata of the packages.

| package | version | licence |
|---|---|---|
"""


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


def page() -> str:
    rows = []
    for name in locked():
        try:
            found = distribution(name)
        except PackageNotFoundError:  # for another system or another Python
            continue
        rows.append(f"| {name} | {found.version} | {licence(found)} |\n")
    return HEAD + "".join(rows)


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
