"""The service's part of the command line."""

from __future__ import annotations

from pathlib import Path

import typer

from ludoteca.cli.terminal import out, say

app = typer.Typer()

DATABASE = typer.Option("", "--database", envvar="LUDOTECA_DATABASE", help="help-database")


@app.command(help="help-serve")
def serve(
    host: str = typer.Option("127.0.0.1", "--host", envvar="LUDOTECA_HOST", help="help-host"),
    port: int = typer.Option(
        8400, "--port", envvar="LUDOTECA_PORT", min=0, max=65535, help="help-port"
    ),
    database: str = DATABASE,
    browser: bool = typer.Option(False, "--open", help="help-open"),
    origin: list[str] = typer.Option([], "--origin", help="help-origin"),  # noqa: B008
    proxies: str = typer.Option(
        "127.0.0.1", "--proxies", envvar="LUDOTECA_PROXIES", help="help-proxies"
    ),
    bots: int = typer.Option(0, "--bots", min=0, help="help-bot-processes"),
    calls: float = typer.Option(50, "--calls", min=1, help="help-calls"),
    sockets: int = typer.Option(64, "--sockets", min=1, help="help-sockets"),
    metrics_token: str = typer.Option(
        "", "--metrics-token", envvar="LUDOTECA_METRICS_TOKEN", help="help-metrics-token"
    ),
) -> None:
    from ludoteca.site.server import Place, default_database, run

    place = Place(
        database=database or default_database(),
        host=host,
        port=port,
        origins=origin,
        workers=bots or None,
        proxies=proxies,
        calls_a_second=calls,
        sockets_each=sockets,
        metrics_token=metrics_token or None,
    )
    run(place, lambda address: out().print(say("server-ready", address=address)), browser)


@app.command("verify-shuffle", help="help-verify-shuffle")
def verify_shuffle(
    save: Path = typer.Argument(..., exists=True, dir_okay=False, help="help-verify-save"),  # noqa: B008
    published: str = typer.Option("", "--hash", help="help-verify-hash"),
) -> None:
    """Deals again from the seed, plays every decision again, and hashes the seed."""
    from ludoteca.core.errors import LudotecaError
    from ludoteca.core.registry import load
    from ludoteca.core.save import LONGEST
    from ludoteca.site.identity import same, shuffle_hash

    with save.open(encoding="utf-8", errors="replace") as file:
        text = file.read(LONGEST + 1)
    match = load(text)  # replays and compares the final position
    found = shuffle_hash(str(match.seed))
    if published and not same(found, published.strip().lower()):
        raise LudotecaError(say("shuffle-differs", found=found))
    out().print(say("shuffle-agrees" if published else "shuffle-hash", found=found))


admin = typer.Typer(help="help-admin", no_args_is_help=True)
app.add_typer(admin, name="admin")


@admin.command(help="help-backup")
def backup(
    file: Path = typer.Argument(..., help="help-backup-file"),  # noqa: B008
    database: str = DATABASE,
) -> None:
    from ludoteca.site import admin as work
    from ludoteca.site.server import default_database

    work.backup(database or default_database(), file)
    out().print(say("backup-done", file=str(file)))


@admin.command(help="help-restore")
def restore(
    file: Path = typer.Argument(..., exists=True, dir_okay=False, help="help-backup-file"),  # noqa: B008
    database: str = DATABASE,
) -> None:
    from ludoteca.site import admin as work
    from ludoteca.site.server import default_database

    work.restore(database or default_database(), file)
    out().print(say("restore-done", file=str(file)))


@admin.command(help="help-purge")
def purge(
    days: int = typer.Option(0, "--days", min=0, max=36_500, help="help-purge-days"),
    account: str = typer.Option("", "--account", help="help-purge-account"),
    database: str = DATABASE,
) -> None:
    from ludoteca.core.errors import LudotecaError
    from ludoteca.site import admin as work
    from ludoteca.site.server import default_database

    if bool(days) == bool(account):
        raise LudotecaError(say("purge-what"))
    store = work.existing(database or default_database())
    try:
        if account:
            tables = work.purge_account(store, account)
            out().print(say("purged-account", account=account, tables=tables))
        else:
            tables, people = work.purge_old(store, days)
            out().print(say("purged-old", tables=tables, people=people))
    finally:
        store.close()


@admin.command(help="help-export")
def export(
    table: str = typer.Argument(..., help="help-export-table"), database: str = DATABASE
) -> None:
    import msgspec

    from ludoteca.site import admin as work
    from ludoteca.site.server import default_database

    store = work.existing(database or default_database())
    try:
        found = msgspec.json.encode(work.export(store, table))
    finally:
        store.close()
    typer.echo(msgspec.json.format(found, indent=1).decode())


@app.command(help="help-load")
def load(
    url: str = typer.Argument("http://127.0.0.1:8400", help="help-load-url"),
    game: str = typer.Option("kragmortha", "--game", help="help-game"),
    tables: int = typer.Option(25, "--tables", min=1, help="help-load-tables"),
    seats: int = typer.Option(4, "--seats", min=1, help="help-seats"),
    seconds: float = typer.Option(10, "--seconds", min=1, help="help-load-seconds"),
    pause: float = typer.Option(0, "--pause", min=0, help="help-load-pause"),
    as_json: bool = typer.Option(False, "--json", help="help-json"),
) -> None:
    import asyncio
    import json

    from ludoteca.site.load import Load, fast_loop

    load = Load(url.rstrip("/"), game, tables, seats, seconds, pause)
    with asyncio.Runner(loop_factory=fast_loop) as runner:
        report = runner.run(load.run())
    if as_json:
        typer.echo(json.dumps(report))
        return
    for name, value in report.items():
        out().print(f"{name:22}{value}")
