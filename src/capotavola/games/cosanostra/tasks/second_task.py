"""A second task for one gangster (LC-R17, LC-R18): whether there may be one, and which, his ability says."""

from typing import Final

from capotavola.engine.machine import i64
from capotavola.games.cosanostra.cards import ABILITIES, HALF_PRICE, JOB_AND_PURCHASE, TWO_JOBS
from capotavola.games.cosanostra.table import Table, is_purchase

# What a gangster may be given, a bit each.
A_JOB: Final = 1
A_PURCHASE: Final = 2

TWO_TASKS: Final = [TWO_JOBS, JOB_AND_PURCHASE, HALF_PRICE]
_BESIDE_JOB: Final = {TWO_JOBS: A_JOB, JOB_AND_PURCHASE: A_PURCHASE, HALF_PRICE: A_PURCHASE}
_BESIDE_PURCHASE: Final = {JOB_AND_PURCHASE: A_JOB, HALF_PRICE: A_JOB | A_PURCHASE}
BESIDE_JOB: Final = [_BESIDE_JOB.get(ability, 0) for ability in range(ABILITIES)]
BESIDE_PURCHASE: Final = [_BESIDE_PURCHASE.get(ability, 0) for ability in range(ABILITIES)]


def second_task(ability: i64, first: i64) -> i64:
    """What may stand beside a first task."""
    return BESIDE_PURCHASE[ability] if is_purchase(first) else BESIDE_JOB[ability]


def open_to(t: Table, man: i64) -> i64:
    """What a gangster may be given now."""
    if t.is_idle(man):
        return A_JOB | A_PURCHASE
    return 0 if t.has_two(man) else second_task(t.rules.men.ability[man], t.task(man, 0))


def go_together(ability: i64, first: i64, second: i64) -> bool:
    return second_task(ability, first) & (A_PURCHASE if is_purchase(second) else A_JOB) != 0
