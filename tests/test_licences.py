"""The list of licences is the one that the lock and the installed packages give."""

from __future__ import annotations

import runpy
import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[1]


def test_the_page_is_current() -> None:
    written = runpy.run_path(str(ROOT / "tools" / "licences.py"))
    names = [line.split(" | ")[0] for line in written["page"]().splitlines()]
    kept = [line.split(" | ")[0] for line in written["PAGE"].read_text("utf-8").splitlines()]
    assert names == kept, "run python tools/licences.py"


def test_locks_name_no_registry() -> None:
    for lock in ROOT.glob("*.lock"):
        text = lock.read_text(encoding="utf-8")
        assert "://" not in text
        assert "--hash=sha256:" in text


def test_everything_declared_is_locked() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    locked = (ROOT / "requirements.lock").read_text(encoding="utf-8")
    for requirement in project["dependencies"]:
        name = requirement.split(">")[0].split("=")[0].replace("_", "-").replace(".", "-").lower()
        assert f"\n{name}==" in f"\n{locked}", f"{name} is not locked: make lock"
