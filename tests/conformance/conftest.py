"""Every table's journey: pytest runs the checks of one table together, and forgets it after them."""

import pytest

from tests.conformance.everywhere import tables_by_name
from tests.conformance.journey import Journey


@pytest.fixture(scope="session", params=tables_by_name())
def journey(request: pytest.FixtureRequest) -> Journey:
    table = request.param
    assert isinstance(table, tuple)
    return Journey(table)
