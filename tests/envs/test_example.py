"""The example of the documentation, shortened."""

import runpy
from pathlib import Path

import pytest

pytest.importorskip("gymnasium", reason="pip install 'ludoteca[envs]'")

EXAMPLE = Path(__file__).parents[2] / "docs" / "examples" / "learn.py"


def test_the_example_learns_in_sixty_lines():
    example = runpy.run_path(str(EXAMPLE))
    updates = list(example["learn"]("mora", seconds=3.0))
    assert len(updates) >= 2
    assert all(0 <= share <= 1 for _, share in updates)
