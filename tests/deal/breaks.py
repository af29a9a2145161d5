"""Breaks of chance, which both checks find, and of rules, which only `capo verify` finds."""

from collections.abc import Iterator

from capotavola.engine.deal import commitment
from capotavola.engine.values import Json
from tests.deal.edits import Edit, drop_value, set_value
from tests.deal.source import Source, Variant, against_rules, broken, sound, unbounded


def breaks_of_chance(source: Source) -> Iterator[Variant]:
    """Numbers, secrets, commitments and seeds that are not what they should be."""
    last = source.last
    for where, line in [
        ("the deal", 1),
        ("the first action that draws", source.first_draw),
        ("the last action that draws", source.last_draw),
    ]:
        yield broken(f"a number of {where} is changed", [_change_a_number(source, line)], line, "chance")
    yield broken("two numbers of the deal change places", _swap_numbers(source), 1, "chance")

    other = b"another secret".hex()
    change_house = set_value(last, ["secrets", "house"], other)
    yield broken("the house's secret is changed", [change_house], last, "commitment")
    yield broken(
        "the house's secret and its commitment are changed",
        [change_house, set_value(1, ["commitments", "house"], commitment(b"another secret"))],
        1,
        "chance",
    )
    seats: list[Json] = [secret.hex() for secret in source.secrets.seats]
    yield broken(
        "a seat's secret is changed", [set_value(last, ["secrets", "seats", 0], other)], last, "commitment"
    )
    swapped = [seats[1], seats[0], *seats[2:]]
    yield broken(
        "two seats' secrets change places",
        [set_value(last, ["secrets", "seats"], swapped)],
        last,
        "commitment",
    )
    yield broken(
        "a seat's secret is missing",
        [drop_value(last, ["secrets", "seats", len(seats) - 1])],
        last,
        "commitment",
    )
    wrong = commitment(b"something else")
    yield broken("the house's commitment is changed", [_promise("house", wrong)], last, "commitment")
    yield broken("a seat's commitment is changed", [_promise("seats", 0, wrong)], last, "commitment")
    yield broken("there is one commitment too many", [_promise("guest", wrong)], last, "commitment")

    no_promise = [drop_value(1, ["commitments"])]
    hidden = [drop_value(last, ["secrets"])]
    right, another = set_value(1, ["seed"], source.seed.hex()), set_value(1, ["seed"], "00")
    yield sound("nothing was promised", no_promise, seeded=True)
    yield sound("the secrets are not published", hidden, seeded=False)
    yield sound("the seed stands in the header instead", [*no_promise, *hidden, right], seeded=True)
    yield broken("another seed stands in the header", [*no_promise, *hidden, another], 1, "chance")
    yield broken("the header's seed is not that of the secrets", [another], 1, "seed")


def breaks_of_rules(source: Source) -> Iterator[Variant]:
    """What follows from the seed, but not from the rules."""
    line = source.last_draw
    numbers, bounds = source.numbers[line], source.bounds[line]
    final = len(numbers) - 1
    yield against_rules(
        "the last number was drawn below another bound, which happens to give it too",
        [set_value(line, ["of", final], _another_bound(source, numbers[final], bounds[final]))],
        line,
    )
    yield against_rules(
        "the last number is missing",
        [drop_value(line, ["chance", final]), drop_value(line, ["of", final])],
        line,
    )
    yield against_rules(
        "one more number is drawn at the end",
        [
            set_value(line, ["chance"], [*numbers, source.stream(0).below(6)]),
            set_value(line, ["of"], [*bounds, 6]),
        ],
        line,
    )
    yield against_rules(
        "an action is changed", [set_value(source.last - 1, ["action"], {"verb": "cheat"})], source.last - 1
    )
    yield against_rules(
        "a score is changed", [set_value(source.last, ["end", "scores", 0], 1_000_000)], source.last
    )
    yield unbounded("the deal has no bounds", [drop_value(1, ["of"])], 1)
    yield unbounded("an action has no bounds", [drop_value(line, ["of"])], line)


def _change_a_number(source: Source, line: int) -> Edit:
    numbers, bounds = source.numbers[line], source.bounds[line]
    at = next(at for at, bound in enumerate(bounds) if bound > 1)
    return set_value(line, ["chance", at], (numbers[at] + 1) % bounds[at])


def _swap_numbers(source: Source) -> list[Edit]:
    numbers, bounds = source.numbers[1], source.bounds[1]
    at = next(
        at
        for at in range(len(numbers) - 1)
        if numbers[at] != numbers[at + 1] and max(numbers[at : at + 2]) < min(bounds[at : at + 2])
    )
    return [set_value(1, ["chance", at], numbers[at + 1]), set_value(1, ["chance", at + 1], numbers[at])]


def _promise(*path_and_hash: str | int) -> Edit:
    *path, promised = path_and_hash
    return set_value(1, ["commitments", *path], promised)


def _another_bound(source: Source, number: int, bound: int) -> int:
    before = source.stream(1)
    return next(
        other
        for other in range(number + 1, 100_000)
        if other != bound and before.copy().below(other) == number
    )
