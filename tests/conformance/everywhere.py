"""Which tables a test of all tables is run on; apart from the walks, which need no pytest."""

import pytest

from tests.boxes import game_of
from tests.conformance.walks import table_name, tables


def every_table() -> pytest.MarkDecorator:
    """For tests of all tables; the fast part tries one of each game, the usual one."""
    params = []
    for table in tables():
        name, players, options = table
        usual = players == max(3, game_of(name).fewest) and not options
        params.append(pytest.param(table, id=table_name(table), marks=[] if usual else [pytest.mark.slow]))
    return pytest.mark.parametrize("table", params)
