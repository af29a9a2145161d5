"""How much anybody may ask for: buckets that fill up again with time."""

import time
from collections import OrderedDict


class Bucket:
    """Holds `burst` at most, and gets `rate` a second."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self._left = burst
        self._at = time.monotonic()

    def take(self, cost: int = 1) -> bool:
        now = time.monotonic()
        self._left = min(self.burst, self._left + (now - self._at) * self.rate)
        self._at = now
        if self._left < cost:
            return False
        self._left -= cost
        return True


class Buckets:
    """One for each address; those not seen for longest are forgotten first."""

    MOST = 10_000

    def __init__(self, per_minute: int) -> None:
        self.per_minute = per_minute
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str, cost: int = 1) -> bool:
        bucket = self._buckets.get(address)
        if bucket is None:
            bucket = self._buckets[address] = Bucket(self.per_minute / 60, self.per_minute)
            if len(self._buckets) > self.MOST:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(address)
        return bucket.take(cost)
