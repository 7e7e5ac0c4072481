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
        assert row["per_second"] > 0
        assert row["per_core_second"] > 0


def test_others_are_measured_for_scale():
    assert [name for name, _ in speed.rows([], peers=True)] == [
        "env/pettingzoo-connect-four/2",
        "env/rlcard-uno/2",
    ]
    pytest.importorskip("pygame", reason="PettingZoo's classic games need pygame")
    assert speed.connect_four()["per_second"] > 0
