"""What the house counts of itself, for Prometheus."""

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    disable_created_metrics,
    generate_latest,
)
from prometheus_client.core import GaugeMetricFamily, Metric
from prometheus_client.registry import Collector

from capotavola.server.house.figures import all_workers
from capotavola.server.table.log import AnyLog, Claimed, Done

FINE = (0.0005, 0.001, 0.002, 0.003, 0.005, 0.0075, 0.01, 0.015, 0.02, 0.03, 0.05, 0.1, 0.2, 0.5, 1, 2, 5)
CODES = ("rule", "stale", "house", "malformed", "limit", "unavailable")
WAYS = ("push", "mail", "hook")

disable_created_metrics()  # several workers have none, and one shall say the same as several


class Stock(NamedTuple):
    """What the whole house has, whichever worker is asked: never to be added up."""

    tables: dict[str, int]  # by status
    attended: int  # tables with somebody at them
    seats: int  # with somebody connected
    room: dict[str, int]  # bytes left on disks
    answers: bool  # the storage does


class Metrics:
    """Each worker counts for itself; what is asked for is the sum, in `page`.

    What was counted stays when its worker goes. What is so at the moment goes with it: `livesum`.
    """

    def __init__(self) -> None:
        self._together = all_workers()
        self._actions: dict[tuple[str, str], Counter] = {}
        self.registry = CollectorRegistry()
        self.entries = self._count("entries", "Entries written to tables' logs")
        self.actions = self._count("actions", "Actions in games", "game", "by")
        self.refusals = self._count("refusals", "Messages and requests refused", "code")
        self.failures = self._count("failures", "Requests and connections that failed by our own fault")
        self.troubles = self._count("store_troubles", "Writes that the storage refused")
        self.bot_failures = self._count("bot_failures", "Bots that could not decide")
        self.calls = self._count("calls", "Calls for who is away", "way", "outcome")
        self.answered = self._times("answer_seconds", "From a message's arrival to its answer")
        self.stored = self._times("store_seconds", "From an order to the storage until it is on the disk")
        self.thought = self._times("bot_seconds", "Time of bots' turns")
        self.lag = self._times("loop_lag_seconds", "How late the event loop is")
        self.workers = self._now("workers", "Processes that serve tables")
        self.tables = self._now("tables_open", "Tables in memory, once for each worker that has one")
        self.listeners = self._now("listeners", "Connections that hear of a table")
        self.connections = self._now("connections", "All connections")
        self.waiting = self._now("waiting_bytes", "What waits for slow connections")
        self.queue = self._now("store_queue", "Orders that wait to be written")
        self.thinking = self._now("bots_thinking", "Bots' turns that are thought about, or wait for it")
        self.memory = self._now("memory_bytes", "Resident memory", "of")
        self.descriptors = self._now("descriptors", "Open file descriptors")
        self.descriptors_used = Gauge(
            "capo_descriptors_used_ratio",
            "Of those that a worker may have, at the worker that has most",
            multiprocess_mode="livemax",
            registry=self.registry,
        )
        self._begin_at_nothing()

    def wrote(self, game: str, whats: list[AnyLog]) -> None:
        self.entries.inc(len(whats))
        for what in whats:
            if isinstance(what, Done):
                self._actions_of(game, what.why).inc()
            elif isinstance(what, Claimed):
                self._actions_of(game, "claim").inc()

    def _actions_of(self, game: str, by: str) -> Counter:
        """The library looks for a label longer than it counts."""
        if (game, by) not in self._actions:
            self._actions[game, by] = self.actions.labels(game, by)
        return self._actions[game, by]

    def took(self, seconds: float) -> None:
        self.answered.observe(seconds)

    def page(self, stock: Stock | None = None) -> bytes:
        """Of all workers on this machine, and with `stock` of the whole house."""
        return self._together.read(self.registry) + (b"" if stock is None else _page_of(stock))

    def _count(self, name: str, what: str, *labels: str) -> Counter:
        return Counter(f"capo_{name}", what, labels, registry=self.registry)

    def _times(self, name: str, what: str) -> Histogram:
        return Histogram(f"capo_{name}", what, buckets=FINE, registry=self.registry)

    def _now(self, name: str, what: str, *labels: str) -> Gauge:
        return Gauge(f"capo_{name}", what, labels, multiprocess_mode="livesum", registry=self.registry)

    def _begin_at_nothing(self) -> None:
        """What never happened is 0, and the first time it does is seen as more than before."""
        for code in CODES:
            self.refusals.labels(code)
        for way in WAYS:
            for outcome in ("sent", "failed"):
                self.calls.labels(way, outcome)
        self.workers.set(1)


class StockTaken(Collector):
    def __init__(self, stock: Stock) -> None:
        self._stock = stock

    def collect(self) -> Iterator[Metric]:
        stock = self._stock
        yield _gauge("store_up", "Whether the storage answers", [((), stock.answers)])
        yield _gauge("disk_free_bytes", "Room left", [((of,), n) for of, n in stock.room.items()], "of")
        if not stock.answers:
            return
        tables = [((status,), number) for status, number in stock.tables.items()]
        yield _gauge("tables", "Tables in the storage", tables, "status")
        yield _gauge("tables_attended", "Tables with somebody at them", [((), stock.attended)])
        yield _gauge("seats_connected", "Seats with somebody connected", [((), stock.seats)])


def _gauge(name: str, what: str, values: Iterable[tuple[tuple[str, ...], float]], *labels: str) -> Metric:
    family = GaugeMetricFamily(f"capo_{name}", what, labels=labels)
    for of, value in values:
        family.add_metric(of, value)
    return family


def _page_of(stock: Stock) -> bytes:
    registry = CollectorRegistry()
    registry.register(StockTaken(stock))
    return generate_latest(registry)
