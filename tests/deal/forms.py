"""Breaks that are found in the reading: lines that can be in no record."""

from collections.abc import Iterator

from capotavola.engine.values import Json
from tests.deal.edits import cut_off, drop_value, set_value, write_lines
from tests.deal.source import Source, Variant, broken


def breaks_of_form(source: Source) -> Iterator[Variant]:
    last, line = source.last, source.last_draw
    bounds = source.bounds[line]
    values: list[tuple[str, int, list[Json], Json]] = [
        ("a bound is missing", line, ["of"], [*bounds[1:]]),
        ("there is one bound too many", line, ["of"], [*bounds, 6]),
        ("a number is not below its bound", line, ["chance", 0], bounds[0]),
        ("a number of the deal is not below its bound", 1, ["chance", 0], source.bounds[1][0]),
        ("a bound is 0", line, ["of", 0], 0),
        ("a bound is below 0", 1, ["of", 0], -6),
        ("a bound is above 2 ** 32", line, ["of", 0], 2**32 + 1),
        ("a bound is a text", line, ["of", 0], "6"),
        ("a bound is true", line, ["of", 0], True),
        ("the bounds are no list", line, ["of"], 6),
        ("the bounds are null", 1, ["of"], None),
        ("a number is below 0", line, ["chance", 0], -1),
        ("a number is null", 1, ["chance", 0], None),
        ("chance is no list", line, ["chance"], {}),
        ("the house's secret is not hexadecimal", last, ["secrets", "house"], "xy"),
        ("the house's secret has a space in it", last, ["secrets", "house"], "00 00"),
        ("a seat's secret has an odd number of digits", last, ["secrets", "seats", 0], "000"),
        ("the seats' secrets are no list", last, ["secrets", "seats"], "00"),
        ("the secrets are null", last, ["secrets"], None),
        ("the commitments are null", 1, ["commitments"], None),
        ("the house's commitment is a number", 1, ["commitments", "house"], 7),
        ("the seed is a number", 1, ["seed"], 7),
        ("the format is of the future", 1, ["capotavola"], 2),
    ]
    for name, number, at, to in values:
        yield broken(name, [set_value(number, at, to)], number, "malformed")
    point = source.lines[line - 1].replace(f'"of":[{bounds[0]}', f'"of":[{bounds[0]}.0')
    yield broken("a bound has a decimal point", [write_lines(line, point)], line, "malformed")
    yield broken("a line is no JSON", [write_lines(3, '{"seat":0,')], 3, "malformed")
    yield broken("a line is empty", [write_lines(3, "")], 3, "malformed")
    yield broken("a line is a list", [write_lines(3, "[]")], 3, "malformed")
    yield broken("the header has no chance", [drop_value(1, ["chance"])], 1, "malformed")
    yield broken("the first line is no header", [write_lines(1, "{}")], 1, "malformed")
    again = source.lines[-1]
    yield broken("a line stands after the end", [write_lines(last, again, again)], last + 1, "malformed")
    yield broken("the last line is cut off", [cut_off(1)], last, "malformed")
