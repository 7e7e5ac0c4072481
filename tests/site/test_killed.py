"""Servers are killed again and again while games go on: nothing acknowledged is ever lost."""

from __future__ import annotations

import asyncio
import random
import time
from pathlib import Path

import pytest

from serving.killing import Games, Server, a_database, a_postgres

KILLS = 30


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_no_acknowledged_decision_is_lost(kind: str, tmp_path: Path) -> None:
    with a_database(kind, tmp_path) as database:
        server = Server(database)
        games = Games([server.address])

        def harm() -> None:
            chance = random.Random(1)
            for _ in range(KILLS):
                games.wait_for(chance.randrange(1, 12))
                server.kill()

        asyncio.run(games.play_during(harm))
        assert games.checked == games.acknowledged > KILLS
        assert server.end() == 0


def test_two_servers_share_their_tables_and_one_is_killed(tmp_path: Path) -> None:
    """The seats of each table are spread over both."""
    with a_database("postgresql", tmp_path) as database:
        servers = [Server(database), Server(database)]
        games = Games([server.address for server in servers])

        def harm() -> None:
            for number in range(6):
                games.wait_for(25)
                servers[number % 2].kill()

        asyncio.run(games.play_during(harm))
        assert games.checked == games.acknowledged >= 150
        assert [server.end() for server in servers] == [0, 0]


def test_a_database_that_drops_its_connections(tmp_path: Path) -> None:
    """As when PostgreSQL is restarted: clear refusals, and then the games go on."""
    import psycopg

    with a_database("postgresql", tmp_path) as database:
        server = Server(database)
        games = Games([server.address])

        def harm() -> None:
            with psycopg.connect(database, autocommit=True) as admin:
                for _ in range(8):
                    games.wait_for(15)
                    admin.execute(
                        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
                        "WHERE pid <> pg_backend_pid() AND backend_type = 'client backend'"
                    )

        asyncio.run(games.play_during(harm))
        assert games.checked == games.acknowledged >= 120
        assert server.end() == 0


def test_a_database_that_is_restarted() -> None:
    """While it is down every change is refused; then the games go on."""
    with a_postgres() as database:
        server = Server(database.get_uri())
        games = Games([server.address])

        def harm() -> None:
            for number in range(4):
                games.wait_for(15)
                database.stop()
                time.sleep(number * 0.4)  # how long it is down
                database.start()

        asyncio.run(games.play_during(harm))
        assert games.checked == games.acknowledged >= 60
        assert server.end() == 0
