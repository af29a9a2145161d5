"""How hypothesis plays: as long as it takes, for that decides nothing, and the same examples each time.

And what is begun first: a long test that is begun last leaves all processes but its own with nothing to do.
"""

import os
from itertools import islice

import pytest
from hypothesis import HealthCheck, settings

settings.register_profile(
    "patient", deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("patient")


@pytest.hookimpl(trylast=True)  # what is not wanted has been taken out by then
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Of several processes each is given its share of the list, and others take from its end."""
    processes = int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1"))
    if processes > 1:
        items[:] = long_ones_first(items, processes)


def long_ones_first(items: list[pytest.Item], processes: int) -> list[pytest.Item]:
    long = [item for item in items if item.get_closest_marker("long")]
    others = iter([item for item in items if item not in long])
    ordered: list[pytest.Item] = []
    for number in range(processes):
        first = long[number::processes]
        share = (len(items) - len(ordered)) // (processes - number)  # as xdist reckons it
        ordered += first
        ordered += islice(others, max(0, share - len(first)))
    return ordered + list(others)
