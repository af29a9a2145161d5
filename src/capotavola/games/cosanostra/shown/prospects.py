"""What a player's jobs promise, as far as that player can know: chances of the dice, and what is lacking."""

from capotavola.engine.values import Json
from capotavola.games.cosanostra.cards import KIND_MASK, NOBODY, ON_GANGSTER, TWO_JOBS
from capotavola.games.cosanostra.rules import FACES
from capotavola.games.cosanostra.table import Table, is_job, marker_of
from capotavola.games.cosanostra.tasks import targets, work
from capotavola.games.cosanostra.tasks.second_task import A_JOB, open_to

# -- chances (LC-3.2) -------------------------------------------------------------


def prospects(t: Table, seat: int) -> list[Json]:
    """Of every own gangster with what is planned for him, and with what could be."""
    found: list[Json] = []
    hand = sorted({card & KIND_MASK for card in t.jobs[seat]})
    for man in t.men_of(seat):
        if not t.man_active(man):
            continue
        for task in t.tasks_of(man):
            if is_job(task):
                victims = _victims(t, seat, task & KIND_MASK)
                found.extend(_prospect(t, man, task & KIND_MASK, victim, t.split) for victim in victims)
        if open_to(t, man) & A_JOB:
            second = not t.is_idle(man)
            for kind in hand:
                for victim in _easiest(t, man, _victims(t, seat, kind)):
                    found.append(_prospect(t, man, kind, victim, second))
    return found


def _victims(t: Table, seat: int, kind: int) -> list[int]:
    """Whose strength is the difficulty (LC-6.3); NOBODY alone where that makes no difference."""
    jobs = t.rules.jobs
    if jobs.difficulty[kind] or jobs.target[kind] != ON_GANGSTER:
        return [NOBODY]
    return [man for man in range(t.rules.gangsters) if targets.can_hit(t, seat, kind, man)]


def _easiest(t: Table, man: int, victims: list[int]) -> list[int]:
    """While nothing is planned yet, one is enough."""
    return sorted(victims, key=lambda victim: work.against(t, man, 0, victim) if victim != NOBODY else 0)[:1]


def _prospect(t: Table, man: int, kind: int, victim: int, split: bool) -> Json:
    jobs = t.rules.jobs
    halved = split and t.rules.men.ability[man] == TWO_JOBS  # he would be
    dice = t.strength(man, attacking=jobs.attack[kind], split=halved)
    difficulty = work.against(t, man, jobs.difficulty[kind], victim)
    return {
        "gangster": t.rules.men.names[man],
        "job": jobs.names[kind],
        "victim": None if victim == NOBODY else t.rules.men.names[victim],
        "dice": dice,
        "difficulty": difficulty,
        "one": chance(dice, difficulty, 1),
        "two": chance(dice, difficulty, 2),
    }


def chance(dice: int, difficulty: int, successes: int) -> int:
    """Of one success or more, or of two: per cent, 0 and 100 only for what is sure."""
    hits, misses = FACES + 1 - difficulty, difficulty - 1
    all_ways: int = FACES**dice
    failing: int = misses**dice
    if successes > 1:
        failing += dice * hits * misses ** (dice - 1)
    if failing == 0 or failing == all_ways:
        return 0 if failing else 100
    return min(99, max(1, (200 * (all_ways - failing) + all_ways) // (2 * all_ways)))


# -- businesses (LC-3.4) ------------------------------------------------------------


def lacking(t: Table, seat: int) -> dict[str, Json]:
    """Of the own jobs that need more than there is: the kinds, and whose businesses could be lent."""
    kinds = {card & KIND_MASK for card in t.jobs[seat]}
    for man in t.men_of(seat):
        kinds |= {task & KIND_MASK for task in t.tasks_of(man) if is_job(task)}
    found: dict[str, Json] = {}
    for kind in sorted(kinds):
        lacks = [need for wanted, count in t.rules.needed[kind] for need in _lacks(t, seat, wanted, count)]
        if lacks:
            found[t.rules.jobs.names[kind]] = lacks
    return found


def _lacks(t: Table, seat: int, kind: int, wanted: int) -> list[Json]:
    """One entry for each that is missing."""
    alike = [business for business in range(t.rules.businesses) if t.rules.kind_of[business] == kind]
    active = [business for business in alike if t.business_at[business] < t.players and t.is_active(business)]
    own = [business for business in active if t.business_at[business] == seat]
    lent = [business for business in active if marker_of(business, seat) in t.markers]
    usable = [*own, *lent]
    lenders: list[Json] = [t.rules.business_names[business] for business in active if business not in usable]
    return [
        {"kind": t.rules.kinds.names[kind], "lenders": lenders} for _ in range(max(0, wanted - len(usable)))
    ]
