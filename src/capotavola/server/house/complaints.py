"""What cannot be read or written: what visitors hear of it, and what is for the log."""

import logging

from capotavola.server.house.metrics import Metrics
from capotavola.server.storage.store import Damaged, StoreTrouble
from capotavola.server.table.refusing import HouseRefuses, unavailable

MOST = 10_000  # that are remembered, so as not to be written down again

logger = logging.getLogger("capotavola.house")


class TableDamaged(HouseRefuses):
    """What is stored of a table cannot be read."""


def is_shut(refuses: HouseRefuses) -> bool:
    """Whether a table is not to be opened by this version of the house, however often it is tried."""
    reasons = ("no-such-table", "no-such-game", "other-rules")
    return isinstance(refuses, TableDamaged) or refuses.refused.reason in reasons


class Complaints:
    def __init__(self, metrics: Metrics) -> None:
        self._metrics = metrics
        self._known: set[str] = set()

    def unavailable(self, trouble: StoreTrouble | Damaged) -> HouseRefuses:
        """What a visitor hears of trouble with the storage."""
        self._metrics.troubles.inc()
        if isinstance(trouble, Damaged):
            self.complain(f"storage: {trouble}")
            return TableDamaged(unavailable("store-failed").refused)
        logger.error("storage: %s", trouble)
        return unavailable(trouble.reason)

    def complain(self, complaint: str) -> None:
        """Once: the same people come to the same table again and again."""
        if complaint not in self._known:
            logger.error("%s", complaint)
            if len(self._known) < MOST:
                self._known.add(complaint)
