"""The command line as people meet it: in a pipe, in a terminal, and with mistakes."""

from __future__ import annotations

import os
import pty
import re
import select
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

import ludoteca
from ludoteca.cli import main

Run = Callable[..., tuple[int, str, str]]
TESTS = Path(__file__).parents[1]
# The tiny game is found in another process as it is here.
PROGRAM = f"""
import ludoteca.games
ludoteca.games.__path__.append({str(TESTS / "games")!r})
from ludoteca.cli import main
main()
"""


@pytest.fixture
def home(tmp_path: Path) -> dict[str, str]:
    clean = {k: v for k, v in os.environ.items() if k not in ("LC_ALL", "LC_MESSAGES", "COLUMNS")}
    return {**clean, "XDG_DATA_HOME": str(tmp_path / "data"), "LANG": "C", "NO_COLOR": "1"}


@pytest.fixture
def run(home: dict[str, str]) -> Run:
    def run(*arguments: str, lines: str = "", **more: str) -> tuple[int, str, str]:
        done = subprocess.run(
            [sys.executable, "-c", PROGRAM, *arguments],
            input=lines,
            env={**home, **more},
            capture_output=True,
            text=True,
            check=False,
        )
        return done.returncode, done.stdout, done.stderr

    return run


def test_help_is_quick_to_load_and_in_the_readers_language(run: Run) -> None:
    program = "import sys; from ludoteca.cli import _command; _command(); print(*sys.modules)"
    loaded = subprocess.check_output([sys.executable, "-c", program], text=True)
    slow = {"numba", "numpy", "sqlalchemy", "starlette", "uvicorn", "matplotlib"}
    assert slow & set(loaded.split()) == set()
    code, out, _ = run("--help", LANG="it_IT.UTF-8")
    assert code == 0
    assert "Elenca i giochi." in out


def test_a_group_of_commands_alone_shows_its_help(run: Run) -> None:
    code, out, err = run("pack")
    assert (code, err) == (2, "")
    assert "Cards, maps and tokens of your own." in " ".join(out.split())
    assert "help-" not in out


def test_a_full_disk_is_one_line(home: dict[str, str]) -> None:
    command = f"{sys.executable} -m ludoteca.cli games > /dev/full"
    done = subprocess.run(
        ["bash", "-c", command], env=home, capture_output=True, text=True, check=False
    )
    assert done.returncode == 1
    assert "cannot be written: No space left on device" in done.stderr
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize(
    ("arguments", "closed", "said"),
    [
        ("pack export mora", ">&-", ""),
        ("play mora --seed 1 --bots random", "<&-", "Go on with: "),
        ("play mora --seed 1 --bots random", "2>&-", "Go on with: "),
    ],
)
def test_a_closed_stream_is_an_empty_one(
    home: dict[str, str], arguments: str, closed: str, said: str
) -> None:
    command = f'"$0" -c "$1" {arguments} {closed}'
    done = subprocess.run(
        ["bash", "-c", command, sys.executable, PROGRAM],
        env=home,
        input="",
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert said in done.stdout


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        (["play", "chess"], "there is no game 'chess'; there are: "),
        (["play", "mora", "--seats", "9"], "mora is played by 2 to 4 players, not by 9"),
        (["play", "mora", "--option", "pot=99"], "use a whole number from 1 to 9"),
        (["play", "mora", "--option", "colour=red"], "colour"),
        (["play", "mora", "--option", "pot"], "write it as name=value"),
        (["play", "mora", "--bots", "hal"], "hal"),
        (["play", "mora", "--bots", "random,random,random"], "3 bots for 2 seats"),
        (["play", "mora", "--language", "xx"], "use en, fr, it, ru"),
        (["play", "mora", "--resume", "nowhere.json"], "nowhere.json: no such file"),
        (["play", "mora", "--resume", "s.json", "--seats", "3"], "leave out --seats"),
        (["play", "mora", "--resume", "s.json", "--option", "pot=4"], "leave out --option"),
        (["play", "mora", "--pack", "nowhere.toml"], "nowhere.toml: no such file"),
        (["play"], "Missing argument"),
        (["replay", __file__], "this save is damaged"),
        (["rules", "mora", "K-XYZ"], "mora has no clause 'K-XYZ'"),
        (["pack", "check", "nowhere.toml"], "no such file"),
        (["pack", "template", "mora"], "ludoteca pack export mora"),
        (["paly"], "Did you mean 'play'"),
        (["verify", "chess"], "there is no game 'chess'"),
    ],
)
def test_a_mistake_is_one_line_and_exit_code_2(
    capsys: pytest.CaptureFixture[str], arguments: list[str], why: str
) -> None:
    with pytest.raises(SystemExit) as exit:
        main(arguments)
    told = capsys.readouterr()
    assert exit.value.code == 2
    assert why in told.err
    assert told.err.count("\n") == 1
    assert told.out == ""


def test_what_nobody_foresaw_is_one_line_and_a_report(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    monkeypatch.setattr(ludoteca, "game_names", lambda: 1 / 0, raising=False)
    with pytest.raises(SystemExit) as exit:
        main(["games"])
    told = capsys.readouterr().err
    assert exit.value.code == 1
    assert told.count("\n") == 1
    report = re.search(r"(/\S+\.txt)", told)
    assert report
    assert "ZeroDivisionError" in Path(report[1]).read_text()


def test_a_match_in_a_pipe_to_its_end_and_again(run: Run) -> None:
    lines = "?\nwhy back\nback\nhint\nundo\nlay Q\n99\n1\n1\n1\n"
    code, out, err = run("play", "mora", "--seed", "4", "--bots", "random", lines=lines)
    assert (code, err) == (0, "")
    assert "M-LAY-03: A card can be taken back as long as somebody has not laid." in out
    assert "'Q' is no card; known: A1" in out
    assert "The numbers go from 1 to 3." in out
    assert "All three rounds were played." in out
    assert "\x1b" not in out
    assert max(map(len, out.splitlines()[:-1])) <= 80
    again = re.search(r"ludoteca replay (\S+)", out)
    assert again
    code, replayed, _ = run("replay", again[1])
    assert code == 0
    assert replayed.count("Player 0: Lay") == 3
    assert run("replay", again[1], "--at", "0")[1].count("Player 0: Lay") == 0


def test_the_end_of_the_input_keeps_the_match(run: Run) -> None:
    code, out, _ = run("play", "mora", "--seed", "4", "--bots", "random", lines="1\n")
    assert code == 0
    again = re.search(r"ludoteca play mora --bots random --resume (\S+)", out)
    assert again
    code, out, _ = run("play", "mora", "--bots", "random", "--resume", again[1], lines="1\n1\n")
    assert code == 0
    assert "All three rounds were played." in out


def test_people_at_one_keyboard_do_not_see_each_others_hands(run: Run) -> None:
    code, out, _ = run("play", "mora", "--seed", "4", "--bots", "none", lines="1\n1\n")
    assert code == 0
    first, second = out.split("─ Player 1 ─")[:2]
    assert "Player 0 is dealt three cards." in second
    assert "Player 1 is dealt three cards." in first


def test_a_pack_is_exported_changed_and_played(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    code, out, _ = run("pack", "export", "mora")
    file.write_text(out.replace('"reconstruction"', '"mine"').replace("[1, 2", "[2, 2"))
    code, out, _ = run("pack", "check", str(file))
    assert (code, out[:6]) == (0, "mine (")
    code, out, _ = run("play", "mora", "--pack", str(file), "--bots", "random", lines="1\n1\n1\n")
    assert code == 0
    assert f"ludoteca replay --pack {file}" in out


def in_terminal(home: dict[str, str], *arguments: str) -> tuple[int, int]:
    """The command in a terminal of its own: the process, and the other end of the terminal."""
    child, terminal = pty.fork()
    if child == 0:
        signal.signal(signal.SIGINT, signal.SIG_DFL)  # ignored where tests run in the background
        os.execve(sys.executable, [sys.executable, "-c", PROGRAM, *arguments], home)
    return child, terminal


def shown_until(terminal: int, text: str, seconds: float) -> str:
    """What the terminal shows until it shows the text, ends, or the time is up."""
    shown, until = "", time.monotonic() + seconds
    while text not in shown:
        left = max(0, until - time.monotonic())
        if not select.select([terminal], [], [], left)[0]:
            break
        try:
            shown += os.read(terminal, 4096).decode(errors="replace")
        except OSError:
            break
    return shown


def read_until(terminal: int, text: str) -> str:
    shown = shown_until(terminal, text, 120)
    assert text in shown, f"never shown: {text!r}\n{shown}"
    return shown


def interrupt(terminal: int, text: str) -> str:
    """Presses Ctrl-C until it is noticed: Python may miss one between prompt and waiting."""
    shown = ""
    for _ in range(6):
        os.write(terminal, b"\x03")
        shown += shown_until(terminal, text, 20)
        if text in shown:
            return shown
    raise AssertionError(f"never shown: {text!r}\n{shown}")


def test_hidden_cards_change_hands_behind_a_cleared_screen(home: dict[str, str]) -> None:
    colours = {k: v for k, v in home.items() if k != "NO_COLOR"} | {"TERM": "xterm-256color"}
    child, terminal = in_terminal(colours, "play", "mora", "--bots", "none", "--seed", "4")
    try:
        read_until(terminal, "Hand over to Player 0")
        os.write(terminal, b"\n")
        assert "\x1b[" in read_until(terminal, "Player 0 (? for help)")
        os.write(terminal, b"1\n")
        between = read_until(terminal, "Hand over to Player 1")
        assert "\x1b[2J\x1b[3J" in between
        assert "is dealt" not in between
    finally:
        os.kill(child, signal.SIGKILL)
        os.waitpid(child, 0)
        os.close(terminal)


def test_control_c_keeps_the_match_and_says_how_to_go_on(home: dict[str, str]) -> None:
    child, terminal = in_terminal(
        {**home, "TERM": "xterm"}, "play", "mora", "--bots", "random", "--seed", "4"
    )
    read_until(terminal, "(? for help)")
    told = interrupt(terminal, ".json")
    _, status = os.waitpid(child, 0)
    os.close(terminal)
    assert "Go on with: ludoteca play mora --bots random --resume" in told
    assert "Traceback" not in told
    assert os.waitstatus_to_exitcode(status) == 0


def test_a_reader_that_goes_away_is_no_error(home: dict[str, str]) -> None:
    game = next(name for name in ludoteca.game_names() if name != "mora")
    command = f"{sys.executable} -m ludoteca.cli rules {game} | head -1"
    done = subprocess.run(
        ["bash", "-c", command], env=home, capture_output=True, text=True, check=True
    )
    assert done.stderr == ""
