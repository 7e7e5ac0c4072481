import json
import re

import numpy as np
import pytest

import ludoteca
from ludoteca import cli
from ludoteca.bots.hints import hints
from ludoteca.lab.selfplay import rows

MORA = ludoteca.game("mora")


def run(*arguments):
    with pytest.raises(SystemExit) as done:
        cli.main([str(argument) for argument in arguments])
    return done.value.code


def test_arena(tmp_path, capsys):
    command = ["arena", "mora", "greedy", "random", "--deals", 3, "--workers", 1]
    assert run(*command, "--folder", tmp_path) == 0
    text = capsys.readouterr().out
    assert re.search(r"greedy: wins \d", text)
    assert re.search(r"ahead of the next by \+", text)
    (result,) = tmp_path.glob("arena-mora-*.json")
    report = json.loads(result.read_text())
    assert report["matches"] == 6
    assert sum(row["seats"] for row in report["standings"]) == 12
    assert result.with_suffix(".svg").exists()
    assert result.with_suffix(".jsonl").read_text().count("\n") == 4


def test_balance(tmp_path, capsys):
    command = ["balance", "mora", "--bot", "random", "--seats", 3, "--matches", 8]
    assert run(*command, "--vary", "pot=1,5", "--workers", 1, "--folder", tmp_path) == 0
    (result,) = tmp_path.glob("balance-mora-*.json")
    report = json.loads(result.read_text())
    assert set(report["wins"]) == {"seat", "opening", "pot"}
    assert sum(rate["tries"] for rate in report["wins"]["seat"].values()) == 24
    by_pot = {answer: rate["tries"] for answer, rate in report["wins"]["pot"].items()}
    assert by_pot == {f"{pot} seat {seat}": 4 for pot in (1, 5) for seat in range(3)}
    assert report["decisions"]["median"] == 9
    assert report["parts"]["points"]["winners"] >= report["parts"]["points"]["all"]
    assert "seat 0: wins" in capsys.readouterr().out


@pytest.mark.parametrize("form", ["npz", "parquet"])
def test_selfplay(form, tmp_path, capsys):
    command = ["selfplay", "mora", "--matches", 3, "--playouts", 12, "--shard", 2]
    assert run(*command, "--format", form, "--workers", 1, "--folder", tmp_path) == 0
    assert "in 2 files" in capsys.readouterr().out
    files = sorted(tmp_path.glob(f"*/*.{form}"))
    assert [file.stem for file in files] == ["mora-00000", "mora-00001"]
    if form == "npz":
        found = [row for file in files for row in rows(file)]
    else:
        parquet = pytest.importorskip("pyarrow.parquet")
        found = [row for file in files for row in parquet.read_table(file).to_pylist()]
    assert len(found) == 3 * 2 * 2, "two decisions of each seat: the third card is forced"
    for row in found:
        assert row["chosen"] in list(row["codes"])
        assert sum(row["visits"]) == 12
        record = np.frombuffer(bytes(row["record"]), MORA.position.dtype)
        seen = MORA.position.at(record)
        assert seen.seats == 2
        assert seen.hand[row["seat"]].sum() >= 2
        assert seen.hand[1 - row["seat"]].tolist() == [-1] * 12, "what the seat knew, no more"
    assert {row["result"] for row in found} <= {0, 550, 1000}


def test_hints_tell_chance_and_why():
    match = MORA.new(seats=2, seed=3)
    found = hints(match, 0, playouts=200)
    assert [hint.playouts for hint in found] == sorted((h.playouts for h in found), reverse=True)
    assert sum(hint.playouts for hint in found) == 200
    for hint in found:
        assert hint.option in match.options(0)
        assert 0 <= hint.chance <= 1
        assert 0 <= hint.error < 0.5
    assert hints(match, 0, playouts=200) == found
    match.play(0, match.options(0)[0])
    assert hints(match, 0) == [], "nobody waits for the seat"


@pytest.mark.parametrize("language", ["en", "fr", "it", "ru"])
def test_hint_command(language, tmp_path, capsys):
    match = MORA.new(seats=2, seed=3)
    save = tmp_path / "save.json"
    save.write_text(match.save())
    assert run("hint", save, "--playouts", 60, "--most", 2, "--language", language) == 0
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 3
    assert re.search(r"\d+\s?% ± \d+", lines[1])


def test_what_is_wrong_is_said_in_one_line(tmp_path, capsys):
    assert run("arena", "mora", "greedy", "genius", "--folder", tmp_path) == 2
    assert "there is no bot 'genius'" in capsys.readouterr().err
    assert run("balance", "mora", "--option", "pot", "--folder", tmp_path) == 2
    assert "name=value" in capsys.readouterr().err
    assert run("hint", tmp_path / "nothing") == 2
    assert "no such file" in capsys.readouterr().err
