"""The service's part of the command line."""

from __future__ import annotations

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
