"""How hypothesis plays, as long as it takes and the same examples each time; and what is tried first."""

import pytest
from hypothesis import HealthCheck, settings

settings.register_profile(
    "patient", deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("patient")


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Each process begins with its share of the page's tests: a whole game comes last to nobody.

    The processes get equal slices of the list, in its order, and later take from the ends of others'. Of the
    rest neighbours stay together: they may share a house.
    """
    processes = int(getattr(config, "workerinput", {}).get("workercount", 1))
    page = [item for item in items if "web" in item.path.parts]
    rest = [item for item in items if "web" not in item.path.parts]
    items[:] = [
        item
        for number in range(processes)
        for item in (
            *page[number::processes],
            *rest[len(rest) * number // processes : len(rest) * (number + 1) // processes],
        )
    ]
