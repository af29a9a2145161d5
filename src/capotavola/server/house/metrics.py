"""What the house counts of itself, for Prometheus."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

FINE = (0.0005, 0.001, 0.002, 0.003, 0.005, 0.0075, 0.01, 0.015, 0.02, 0.03, 0.05, 0.1, 0.2, 0.5, 1, 2, 5)


class Metrics:
    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        registry = self.registry
        self.tables = Gauge("capo_tables_open", "Tables in memory", registry=registry)
        self.listeners = Gauge("capo_listeners", "Connections that hear of a table", registry=registry)
        self.entries = Counter("capo_entries", "Entries written to tables' logs", registry=registry)
        self.refusals = Counter("capo_refusals", "Messages refused", ["code"], registry=registry)
        self.troubles = Counter("capo_store_troubles", "Writes that the storage refused", registry=registry)
        self.answered = Histogram(
            "capo_answer_seconds", "From a message's arrival to its answer", buckets=FINE, registry=registry
        )
        self.thought = Histogram("capo_bot_seconds", "Time of bots' turns", buckets=FINE, registry=registry)

    def took(self, seconds: float) -> None:
        self.answered.observe(seconds)

    def page(self) -> bytes:
        return generate_latest(self.registry)
