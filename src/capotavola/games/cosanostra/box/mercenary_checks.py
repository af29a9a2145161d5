"""Mistakes in a content file: the mercenaries and their abilities (section 8)."""

from typing import Final

import msgspec

from capotavola.engine.content import ContentFile, is_name
from capotavola.games.cosanostra.box import limits
from capotavola.games.cosanostra.box.job_checks import TARGETS, job_type
from capotavola.games.cosanostra.box.limits import check_figure, check_money
from capotavola.games.cosanostra.box.types import Box, CashJob, Mercenary
from capotavola.games.cosanostra.rules import FACES, MONOPOLIES, NOTE

# What every ability says besides its name, and how high a figure may be.
ABILITY_KEYS: Final[dict[str, list[str]]] = {
    "income": ["amount"],
    "cash-instead": ["amount", "difficulty"],
    "repeat-job": [],
    "trap-proof": ["attack_strength"],
    "job-instead": ["job"],
    "job-after": ["job"],
    "prevent": [],
    "answer-with": ["job"],
    "reroll-opponent": ["uses"],
    "influence-and-look": ["cards", "uses", "looks"],
    "grow": ["amount", "cost"],
    "draw-any": ["cards"],
    "cancel-influence": ["uses"],
    "two-jobs": ["dice"],
    "cheaper": ["amount"],
    "job-and-purchase": [],
    "buy-from-deck": ["amount"],
    "companies-count": ["counts"],
    "multiply-kind": ["factor"],
    "half-price": [],
}
FIGURES: Final = {
    "amount": 10,  # of strength
    "difficulty": FACES,
    "attack_strength": limits.MOST_STRENGTH,
    "cost": limits.MOST_MONEY,
    "cards": 10,
    "dice": limits.MOST_STRENGTH,
    "factor": 10,
    "uses": 10,
    "looks": 10,
}
IN_MONEY: Final = ["income", "cash-instead", "cheaper", "buy-from-deck"]  # the amounts of these
# LC-R19: the jobs that an ability can stand for.
DEEDS: Final = {
    "job-instead": ("attack", ["gangster"], "an attack on a gangster"),
    "job-after": ("attack", TARGETS["attack"], "an attack"),
    "answer-with": ("reaction", ["attack"], "a reaction to an attack"),
}


def check_mercenaries(file: ContentFile, box: Box) -> None:
    """Section 8"""
    if len(box.mercenary) != limits.MERCENARIES:
        raise file.error(
            ".mercenary[0]", f"there are {len(box.mercenary)} mercenaries, not {limits.MERCENARIES}"
        )
    for number, man in enumerate(box.mercenary):
        here = f".mercenary[{number}]"
        if not is_name(man.gang):
            raise file.error(f"{here}.gang", f"a name has small letters and hyphens only: {man.gang!r}")
        if man.gang in [family.name for family in box.family]:
            raise file.error(f"{here}.gang", f"{man.gang} is a family, no gang")
        check_money(file, f"{here}.price", "price", man.price, NOTE)
        check_figure(file, f"{here}.strength", "strength", man.strength, 1, limits.MOST_STRENGTH)
        if man.ability is not None:
            file.must_know(f"{here}.ability", "ability", man.ability, ABILITY_KEYS)
            if man.ability in [other.ability for other in box.mercenary[:number]]:
                raise file.error(f"{here}.ability", f"another mercenary has the ability {man.ability}")
        if (man.ability is None) != (man.ability_origin is None):
            raise file.error(f"{here}.ability", "ability and ability_origin stand together")
        _check_ability(file, here, man, box)


def _check_ability(file: ContentFile, here: str, man: Mercenary, box: Box) -> None:
    ability = man.ability or ""
    wanted = ABILITY_KEYS.get(ability, [])
    given = msgspec.structs.asdict(man)
    for key in [*FIGURES, "job", "counts"]:
        if key in wanted and given[key] is None:
            raise file.error(f"{here}.ability", f"{man.ability} needs {' and '.join(wanted)}")
        if key not in wanted and given[key] is not None:
            whose = f"the ability {man.ability}" if man.ability else "a mercenary without ability"
            raise file.error(f"{here}.{key}", f"{whose} has no {key}")
    for key in wanted:
        if key == "cost" or (key == "amount" and ability in IN_MONEY):
            check_money(file, f"{here}.{key}", key, given[key], NOTE)
        elif key in FIGURES:
            check_figure(file, f"{here}.{key}", key, given[key], 1, FIGURES[key])
    if ability in DEEDS:
        kind, targets, what = DEEDS[ability]
        found = [job for job in box.job if job.name == man.job]
        if not found:
            raise file.error(f"{here}.job", f"no such job: {man.job}")
        job = found[0]
        if isinstance(job, CashJob) or job_type(job) != kind or job.target not in targets:
            raise file.error(f"{here}.job", f"the job of {man.ability} must be {what} (LC-R19)")
    for name, monopolies in (man.counts or {}).items():
        if name not in [business.name for business in box.business if business.kind == "company"]:
            raise file.error(f"{here}.counts", f"no such company: {name} (LC-R27)")
        for monopoly in monopolies:
            file.must_know(f"{here}.counts", "monopoly", monopoly, MONOPOLIES)
            if monopolies.count(monopoly) > 1:
                raise file.error(f"{here}.counts", f"{name} counts for {monopoly} once (LC-R27)")
