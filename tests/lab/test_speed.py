import pytest

import ludoteca
from ludoteca.lab import speed

MORA = ludoteca.game("mora")


@pytest.fixture(autouse=True)
def short(monkeypatch):
    monkeypatch.setattr(speed, "WINDOWS", 1)
    monkeypatch.setattr(speed, "SECONDS", 0.01)
    monkeypatch.setattr(speed, "BATCH", 8)


def test_every_row_measures_something():
    rows = dict(speed.rows([MORA]))
    assert list(rows) == [f"{what}/mora/4" for what in ("batch", "observe", "playouts", "search")]
    for measure in rows.values():
        row = measure()
        assert row["value"] > 0
        assert row["by_core"] > 0
        assert row["unit"] in ("decisions/s", "playouts/s")


def test_others_are_measured_for_scale_where_they_are_installed(monkeypatch):
    monkeypatch.setattr(speed, "find_spec", lambda name: name != "rlcard")
    assert [name for name, _ in speed.rows([], peers=True)] == ["env/pettingzoo-connect-four/2"]
    assert list(speed.rows([])) == []
    monkeypatch.setattr(speed, "find_spec", lambda name: name == "rlcard")
    assert [name for name, _ in speed.rows([], peers=True)] == ["env/rlcard-uno/2"]
