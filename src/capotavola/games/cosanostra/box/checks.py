"""Mistakes in a content file: the set-up, the businesses and the families."""

from typing import Final

import msgspec

from capotavola.engine.content import ContentFile
from capotavola.games.cosanostra.box import limits
from capotavola.games.cosanostra.box.limits import check_figure, check_money
from capotavola.games.cosanostra.box.types import Box, Business, Family, Setup
from capotavola.games.cosanostra.cards import SKILL_NAMES
from capotavola.games.cosanostra.rules import FACES, MEN_EACH, MONOPOLIES, MOST, ROUNDS, STARTERS

TROPHIES: Final = 3  # LC-9.3: one, two, three or more
MOST_CARDS: Final = 100  # in a hand
COLOURS: Final = ["yellow", "green", "red", "purple", "blue"]

MONEY: Final = [
    "cash",
    "expansion_cash",
    "monopoly_income",
    "business_bonus",
    "swap_base",
    "most_gangsters_bonus",
]
BOUNDS: Final = {
    "markers": (0, 50),
    "market": (1, limits.BUSINESS_CARDS),
    "market_companies": (0, limits.BUSINESS_CARDS),
    "rounds": (1, ROUNDS),
    "short_rounds": (1, ROUNDS),
    "redeals": (0, 20),
    "job_limit": (0, MOST_CARDS),
    "influence_limit": (0, MOST_CARDS),
    "limit_from": (1, ROUNDS),
    "five_player_gangsters": (1, MEN_EACH),
    "five_player_from": (1, ROUNDS),
    "planning_seconds": (5, 3600),
    "offers": (0, 50),
    "busy_victim": (0, FACES),
    "most_difficulty": (1, FACES),
    "lawyer_looks": (0, 10),
    "politician_cards": (0, 10),
    "monopoly_least": (1, limits.BUSINESS_CARDS),
    "mercenaries_shown": (1, limits.MERCENARIES),
    "late_strength": (1, limits.MOST_STRENGTH),
    "late_from": (1, ROUNDS),
    "final_income_factor": (1, 10),
    "laundered_factor": (1, 10),
}


def check_setup(file: ContentFile, setup: Setup) -> None:
    figures = msgspec.structs.asdict(setup)
    for name in MONEY:
        check_money(file, f".setup.{name}", name, figures[name])
    for name, (low, high) in BOUNDS.items():
        check_figure(file, f".setup.{name}", name, figures[name], low, high)
    if setup.short_rounds > setup.rounds:
        raise file.error(".setup.short_rounds", "the short game is no longer than the other (LC-10.1)")
    for name, draws in (("job_draw", setup.job_draw), ("influence_draw", setup.influence_draw)):
        if len(draws) != ROUNDS or not 0 <= min(draws) <= max(draws) <= MOST_CARDS:
            raise file.error(
                f".setup.{name}", f"{name} must be {ROUNDS} numbers, one for each round (LC-2.2)"
            )
    for number, (draw, deck) in enumerate(zip(setup.job_draw, limits.ROUND_DECKS, strict=True), start=1):
        if draw * MOST > deck:
            raise file.error(
                ".setup.job_draw",
                f"{MOST} players draw {draw * MOST} jobs in round {number}, its deck has {deck} (LC-2.2)",
            )
    if len(setup.trophy_factors) != TROPHIES:
        raise file.error(".setup.trophy_factors", f"trophy_factors must be {TROPHIES} (LC-9.3)")
    for factor in setup.trophy_factors:
        check_money(file, ".setup.trophy_factors", "a trophy factor", factor)


def check_businesses(file: ContentFile, businesses: list[Business]) -> None:
    """LC-5.1 to LC-5.5"""
    for number, business in enumerate(businesses):
        here = f".business[{number}]"
        check_figure(file, f"{here}.copies", "copies", business.copies, 1, limits.BUSINESS_CARDS)
        check_money(file, f"{here}.income", "income", business.income)
        check_money(file, f"{here}.price", "price", business.price)
        for key, word, known in (
            ("monopoly", business.monopoly, MONOPOLIES),
            ("skill", business.skill, SKILL_NAMES[1:]),
        ):
            if word is None:
                continue
            file.must_know(f"{here}.{key}", key, word, known)
            if business.kind == "company":
                raise file.error(f"{here}.{key}", f"only a businessman has a {key} (LC-5.1, LC-5.5)")
    copies = [business.copies for business in businesses]
    file.must_total(".business[0]", "businesses", copies, limits.BUSINESS_CARDS)


def check_families(file: ContentFile, box: Box) -> None:
    """LC-1.4 to LC-1.6"""
    if len(box.family) != MOST:
        raise file.error(".family[0]", f"there are {len(box.family)} families, not {MOST} (LC-1.1, LC-1.5)")
    left = {business.name: business.copies for business in box.business}
    for number, family in enumerate(box.family):
        here = f".family[{number}]"
        file.must_know(f"{here}.colour", "colour", family.colour, COLOURS)
        if family.colour in [other.colour for other in box.family[:number]]:
            raise file.error(f"{here}.colour", f"another family is {family.colour}")
        for name in family.businesses:
            if name not in left:
                raise file.error(f"{here}.businesses", f"no such business: {name}")
            if not left[name]:
                raise file.error(
                    f"{here}.businesses", f"more families start with a {name} than there are cards (LC-1.5)"
                )
            left[name] -= 1
        _check_gangsters(file, here, family)
    companies = [business.name for business in box.business if business.kind == "company"]
    kinds = sum(left[name] > 0 for name in left if name not in companies)
    kinds += min(box.setup.market_companies, sum(left[name] > 0 for name in companies))
    if box.setup.market > kinds:
        raise file.error(
            ".setup.market",
            f"the market cannot begin with {box.setup.market} different cards, but {kinds} (LC-1.6)",
        )


def _check_gangsters(file: ContentFile, here: str, family: Family) -> None:
    """LC-1.4"""
    if len(family.gangster) != MEN_EACH:
        raise file.error(here, f"{family.name} has {len(family.gangster)} gangsters, not {MEN_EACH} (LC-1.4)")
    for number, man in enumerate(family.gangster):
        check_figure(
            file, f"{here}.gangster[{number}].strength", "strength", man.strength, 1, limits.MOST_STRENGTH
        )
        check_money(file, f"{here}.gangster[{number}].price", "price", man.price)
    starters = sum(man.price == 0 for man in family.gangster)
    if starters != STARTERS:
        raise file.error(here, f"{family.name} has {starters} starters of price 0, not {STARTERS} (LC-1.4)")
