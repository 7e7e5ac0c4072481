"""Figures for operators, in the format of Prometheus. None of them is about a single table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from prometheus_client import CollectorRegistry, Gauge, ProcessCollector, generate_latest

if TYPE_CHECKING:
    from ludoteca.site.house import House


class Metrics:
    def __init__(self, house: House) -> None:
        self.registry = CollectorRegistry()
        ProcessCollector(registry=self.registry)  # memory, processor time, open files
        figures = {
            "tables_in_memory": lambda: len(house.tables),
            "sockets": lambda: sum(len(t.connections) for t in house.tables.values()),
            "changes_committed": lambda: house.store.changes,
            "commits": lambda: house.store.commits,
            "bot_workers_replaced": lambda: house.thinkers.replaced,
        }
        for name, read in figures.items():
            gauge = Gauge(f"ludoteca_{name}", name.replace("_", " "), registry=self.registry)
            gauge.set_function(read)

    def text(self) -> bytes:
        return generate_latest(self.registry)
