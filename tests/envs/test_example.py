"""The example of the documentation, shortened."""

import itertools
import runpy
from pathlib import Path

import pytest

pytest.importorskip("gymnasium", reason="pip install 'ludoteca[envs]'")

EXAMPLE = Path(__file__).parents[2] / "docs" / "examples" / "learn.py"


def test_the_example_runs():
    example = runpy.run_path(str(EXAMPLE))
    updates = list(itertools.islice(example["learn"]("mora", seconds=600), 3))
    assert len(updates) == 3
    assert all(0 <= share <= 1 for _, share in updates)
