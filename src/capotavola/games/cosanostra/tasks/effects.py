"""What a roll reaches: the pay of a cash job, or the effects of any other."""

from capotavola.games.cosanostra.attempts import A_HITS
from capotavola.games.cosanostra.table import Table


def of(t: Table, kind: int, successes: int) -> list[int]:
    """The effects of a roll."""
    jobs = t.rules.jobs
    if not successes:
        return jobs.failure[kind]
    return jobs.one[kind] if successes == 1 else jobs.two[kind]


def reached(t: Table) -> list[int]:
    """By the attempt being resolved."""
    return of(t, t.job_kind(), t.attempt(A_HITS))


def pay_of(t: Table, kind: int, successes: int) -> int:
    """LC-3.4: three or more count as two; a single figure is for every success."""
    pay = t.rules.jobs.pay[kind]
    if len(pay) == 1:
        return pay[0] * successes
    return pay[min(successes, 2) - 1] if successes else 0
