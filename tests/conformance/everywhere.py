"""Which tables a test of all tables is run on; apart from the walks, which need no pytest."""

import pytest

from tests.boxes import game_of
from tests.conformance.walks import table_name, tables


def every_table() -> pytest.MarkDecorator:
    """For tests of all tables that play games of their own kind; the others take the `journey`."""
    return pytest.mark.parametrize("table", tables_by_name())


def tables_by_name() -> list[object]:
    """The fast part tries one of each game, the usual one."""
    params: list[object] = []
    for table in tables():
        name, players, options = table
        usual = players == max(3, game_of(name).fewest) and not options
        params.append(pytest.param(table, id=table_name(table), marks=[] if usual else [pytest.mark.slow]))
    return params
