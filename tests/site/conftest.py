from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from serving.running import Service


@pytest.fixture(scope="module")
def service(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Service]:
    folder: Path = tmp_path_factory.mktemp("service")
    running = Service(f"sqlite:///{folder}/ludoteca.db")
    yield running
    running.stop()
