"""`ludoteca pack`: cards, maps and tokens of one's own."""

from __future__ import annotations

from pathlib import Path

import typer

from ludoteca.cli.terminal import out, say

app = typer.Typer()
pack = typer.Typer(name="pack", help="help-pack-group", no_args_is_help=True)
app.add_typer(pack)


@pack.command(help="help-pack-export")
def export(game: str = typer.Argument(help="help-game")) -> None:
    import sys

    import ludoteca

    sys.stdout.write(ludoteca.game(game).pack_file.read_text(encoding="utf-8"))


@pack.command(help="help-pack-template")
def template(game: str = typer.Argument(help="help-game")) -> None:
    import sys

    import ludoteca
    from ludoteca.core.errors import LudotecaError

    found = ludoteca.game(game)
    if found.template is None:
        raise LudotecaError(f"{game} has no template; begin with: ludoteca pack export {game}")
    sys.stdout.write(found.template())


@pack.command(help="help-pack-check")
def check(file: Path = typer.Argument(help="help-pack-file")) -> None:  # noqa: B008
    import ludoteca
    from ludoteca.core.registry import pack_from

    found = pack_from(file)
    game = ludoteca.game(found.data.pack.game)
    for doubt in game.doubts(found.data) if game.doubts else ():
        out().print(doubt, markup=False, soft_wrap=True)
    out().print(say("pack-good", game=game.name, pack=found.id, hash=found.hash))
