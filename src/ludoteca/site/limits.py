"""Limits: so much a second, and so much at the same time, for connections and addresses."""

from __future__ import annotations

import time
from collections import Counter, OrderedDict

ADDRESSES = 50_000  # remembered at once, at most


class Bucket:
    """So many at once, and so many a second after that."""

    __slots__ = ("burst", "debt", "left", "rate", "then")

    def __init__(self, rate: float, burst: float) -> None:
        self.rate, self.burst = rate, burst
        self.left = burst
        self.then = time.monotonic()
        self.debt = 0  # how much oftener it was empty than not, of late

    def take(self, cost: float = 1) -> bool:
        now = time.monotonic()
        self.left = min(self.burst, self.left + (now - self.then) * self.rate)
        self.then = now
        if self.left < cost:
            self.debt += 1
            return False
        self.left -= cost
        self.debt = max(0, self.debt - 1)
        return True

    def wait(self, cost: float = 1) -> float:
        """Seconds until so much is there."""
        return max(0.0, (cost - self.left) / self.rate)


class Addresses:
    """A bucket for each network address; the one not seen for longest is forgotten."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate, self.burst = rate, burst
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def of(self, address: str) -> Bucket:
        bucket = self._buckets.get(address)
        if bucket is None:
            bucket = self._buckets[address] = Bucket(self.rate, self.burst)
            if len(self._buckets) > ADDRESSES:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(address)
        return bucket


class AtOnce:
    """So much at the same time for each network address."""

    def __init__(self, most: int) -> None:
        self.most = most
        self._now: Counter[str] = Counter()

    def begin(self, address: str) -> bool:
        if self._now[address] >= self.most:
            return False
        self._now[address] += 1
        return True

    def end(self, address: str) -> None:
        self._now[address] -= 1
        if not self._now[address]:
            del self._now[address]
