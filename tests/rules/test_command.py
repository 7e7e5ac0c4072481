"""`ludoteca rules` speaks the reader's language."""

import pytest

from ludoteca import cli


def printed(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    with pytest.raises(SystemExit) as done:
        cli.main(["rules", *arguments])
    assert done.value.code == 0
    return " ".join(capsys.readouterr().out.split())


def test_all_chapters_with_their_notes_and_clauses(capsys: pytest.CaptureFixture[str]) -> None:
    text = printed(capsys, "corto", "--language", "fr")
    assert text.index("La table C-GEO-01") < text.index("Mise en place C-SET-01")
    assert "Fin de la partie Pourquoi la règle des arrivées" in text
    assert "C-QG-04" in text


def test_a_note_before_all_chapters(capsys: pytest.CaptureFixture[str]) -> None:
    text = printed(capsys, "bonelli", "--language", "ru")
    assert text.index("Порядок игроков — сначала") < text.index("B-GEN-01")


def test_some_clauses_by_their_beginning(capsys: pytest.CaptureFixture[str]) -> None:
    text = printed(capsys, "kragmortha", "K-DSK", "k-end-01", "--language", "it")
    assert "K-DSK-04 Per il goblin del giocatore attivo la scrivania" in text
    assert "K-END-01" in text
    assert "K-TOM-01" not in text


def test_a_reference_without_chapters_is_shown_as_it_is(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert "M-LAY-02 (RB) A seat lays one card a round." in printed(capsys, "mora")
