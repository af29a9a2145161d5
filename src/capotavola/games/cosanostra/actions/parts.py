"""An offer inside (LC-R9): the seats it is made to as a mask, how it is made, and its items in order."""

from typing import Final

from capotavola.engine.values import MalformedValue

# An item: a side, what it is, until which round, and a number.
CASH_ITEM: Final = 0
BUSINESS_ITEM: Final = 1
GANGSTER_ITEM: Final = 2
USE_ITEM: Final = 3  # the right to put a marker on a business
FIRST_PROMISE: Final = 4
SHARE: Final = 4  # so many per cent of the next cash job's take
PEACE: Final = 5  # no attack until a round is over
PAY_LATER: Final = 6
USE_LATER: Final = 7
GIVE_LATER: Final = 8  # a business, or one that was lent
IN_WORDS: Final = 9
# Items of notes alone (LC-R46), after those of offers.
ANY_BUSINESS: Final = 10  # of a kind
ANY_USE: Final = 11  # of a business of a kind
ANY_GANGSTER: Final = 12

MINE: Final = 0  # the proposer's side
THEIRS: Final = 1
SIDE_MASK: Final = 1
WHAT: Final = 1
WHAT_MASK: Final = 15
UNTIL: Final = 5
UNTIL_MASK: Final = 7
VALUE: Final = 8

TO: Final = 0  # in terms: the mask of seats, then how it is made, then the items
OPEN: Final = 1
OPENLY: Final = 1  # whether it is made openly, and whether it counts as a debt paid (LC-R45)
AS_DEBT: Final = 2
ITEMS: Final = 2
PER_CENT: Final = 100
SEATS: Final = 5
MOST_ITEMS: Final = 40
LONGEST_TEXT: Final = 200


def item(side: int, what: int, value: int, until: int = 0) -> int:
    return side | what << WHAT | until << UNTIL | value << VALUE


def side_of(entry: int) -> int:
    return entry & SIDE_MASK


def what_of(entry: int) -> int:
    return entry >> WHAT & WHAT_MASK


def giver_of(entry: int, by: int, to: int) -> int:
    """In a deal between these two, the first being the proposer."""
    return by if side_of(entry) == MINE else to


def value_of(entry: int) -> int:
    return entry >> VALUE


def until_of(entry: int) -> int:
    return entry >> UNTIL & UNTIL_MASK


def terms_of(to: int, entries: list[int], *, openly: bool = False, as_debt: bool = False) -> list[int]:
    """In the one order that equal offers share."""
    how = (OPENLY if openly else 0) | (AS_DEBT if as_debt else 0)
    return [to, how, *sorted(set(entries))]


def check_cash(entries: list[int]) -> None:
    """MalformedValue if one side has two amounts."""
    for side in (MINE, THEIRS):
        if sum(side_of(entry) == side and what_of(entry) == CASH_ITEM for entry in entries) > 1:
            raise MalformedValue("cash stands once on each side")
