"""How hypothesis plays: as long as it takes, for that decides nothing, and the same examples each time.

And in which order several processes go about the tests, so that no core waits for another.
"""

import math
import os

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
        ordered = shared_out(items, processes)
        assert len(ordered) == len(items), "a test has got lost"
        assert set(ordered) == set(items), "a test has got lost"
        items[:] = ordered


def shared_out(items: list[pytest.Item], processes: int) -> list[pytest.Item]:
    """Every process begins with long tests: one that comes last is waited for. Then every second one goes on
    with those of the page, which keep a core busy, and the others with the rest, which wait for much.
    """
    long = [item for item in items if is_long(item)]
    pages = [item for item in items if not is_long(item) and is_of_the_page(item)]
    rest = [item for item in items if not is_long(item) and not is_of_the_page(item)]
    ordered: list[pytest.Item] = []
    for number in range(processes):
        left = processes - number
        room = (len(items) - len(ordered)) // left  # as xdist reckons it
        share = taken(long, min(part(long, left), room))
        if number % 2 == 1:
            share += taken(pages, min(part(pages, (left + 1) // 2), room - len(share)))
        for others in (rest, pages):
            share += taken(others, room - len(share))
        ordered += share
    return ordered


def part(items: list[pytest.Item], processes: int) -> int:
    return math.ceil(len(items) / processes)


def taken(items: list[pytest.Item], count: int) -> list[pytest.Item]:
    first = items[:count]
    del items[:count]
    return first


def is_long(item: pytest.Item) -> bool:
    return item.get_closest_marker("long") is not None


def is_of_the_page(item: pytest.Item) -> bool:
    return isinstance(item, pytest.Function) and "browser" in item.fixturenames
