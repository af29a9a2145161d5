"""The tables of the rules, from a box without mistakes."""

from typing import Final

import msgspec

from capotavola.games.cosanostra import cards
from capotavola.games.cosanostra.box.job_checks import job_type
from capotavola.games.cosanostra.box.types import (
    Attack,
    Box,
    Business,
    CashJob,
    Deed,
    Effects,
    Influence,
    Job,
    Mercenary,
    OtherJob,
    Reaction,
    Setup,
)
from capotavola.games.cosanostra.rules import MONOPOLIES, ROUNDS, Figures, Influences, Jobs, Kinds, Men, Rules

OWN_RACKET: Final = "own-racket"  # what `cash-instead` does


def rules_of(box: Box) -> Rules:
    families = box.family
    names = [business.name for business in box.business]
    return Rules(
        figures=_figures(box.setup),
        kinds=_kinds(box.business),
        family_names=[family.name for family in families],
        family_colours=[family.colour for family in families],
        family_businesses=[[names.index(name) for name in family.businesses] for family in families],
        men=_men(box),
        jobs=_jobs(box),
        influences=_influences(box.influence),
        company_counts=_company_counts(box),
    )


def _figures(setup: Setup) -> Figures:
    there = msgspec.structs.asdict(setup)
    return Figures(
        figures={name: figure for name, figure in there.items() if isinstance(figure, int)},
        lists={name: figures for name, figures in there.items() if isinstance(figures, list)},
    )


def _kinds(businesses: list[Business]) -> Kinds:
    return Kinds(
        names=[business.name for business in businesses],
        copies=[business.copies for business in businesses],
        company=[business.kind == "company" for business in businesses],
        income=[business.income for business in businesses],
        price=[business.price for business in businesses],
        monopoly=[
            cards.NOBODY if business.monopoly is None else MONOPOLIES.index(business.monopoly)
            for business in businesses
        ],
        skill=[
            cards.NO_SKILL if business.skill is None else cards.SKILL_NAMES.index(business.skill)
            for business in businesses
        ],
    )


def _men(box: Box) -> Men:
    """LC-1.4: the starters of a family are its first three."""
    gangsters = [
        (family.name, man)
        for family in box.family
        for man in sorted(family.gangster, key=lambda man: man.price > 0)
    ]
    mercenaries = box.mercenary
    none = [0] * len(gangsters)
    return Men(
        names=[man.name for _, man in gangsters] + [man.name for man in mercenaries],
        strength=[man.strength for _, man in gangsters] + [man.strength for man in mercenaries],
        price=[man.price for _, man in gangsters] + [man.price for man in mercenaries],
        gangs=[name for name, _ in gangsters] + [man.gang for man in mercenaries],
        ability=[cards.NO_ABILITY] * len(gangsters) + [_ability(man) for man in mercenaries],
        amount=none + [man.amount or man.cards or man.dice or man.factor or 0 for man in mercenaries],
        uses=none + [man.uses or 0 for man in mercenaries],
        looks=none + [man.looks or 0 for man in mercenaries],
        difficulty=none + [man.difficulty or 0 for man in mercenaries],
        attack_strength=none + [man.attack_strength or 0 for man in mercenaries],
        cost=none + [man.cost or 0 for man in mercenaries],
        job=[cards.NOBODY] * len(gangsters) + [_job_of(box, man) for man in mercenaries],
    )


def _ability(man: Mercenary) -> int:
    return cards.NO_ABILITY if man.ability is None else cards.ABILITY_NAMES.index(man.ability)


def _job_of(box: Box, man: Mercenary) -> int:
    """The kind of job that an ability stands for."""
    if man.ability == "cash-instead":
        return len(box.job)
    return cards.NOBODY if man.job is None else [job.name for job in box.job].index(man.job)


def _jobs(box: Box) -> Jobs:
    names = [business.name for business in box.business]
    jobs: list[Job] = [*box.job]
    jobs.extend([_own_racket(man) for man in box.mercenary if man.ability == "cash-instead"])
    return Jobs(
        names=[job.name for job in jobs],
        types=[cards.TYPE_NAMES.index(job_type(job)) for job in jobs],
        rounds=[job.rounds for job in jobs],
        attack=[isinstance(job, Attack) or (isinstance(job, Reaction) and job.attack) for job in jobs],
        target=[_target(job) for job in jobs],
        difficulty=[0 if job.difficulty == "strength" else job.difficulty for job in jobs],
        needs=[[names.index(name) for name in job.needs] if isinstance(job, CashJob) else [] for job in jobs],
        pay=[job.pay if isinstance(job, CashJob) else [] for job in jobs],
        one=[_effects(job.one) if isinstance(job, Deed) else [] for job in jobs],
        two=[_effects(job.two) if isinstance(job, Deed) else [] for job in jobs],
        failure=[_effects(job.failure) if isinstance(job, Deed) else [] for job in jobs],
        stake=[job.stake or 0 if isinstance(job, OtherJob) else 0 for job in jobs],
        repeat=[not isinstance(job, Reaction) and job.repeat for job in jobs],  # LC-R16
    )


def _own_racket(man: Mercenary) -> CashJob:
    """The cash job that he may do instead of his own: no card, and so much for every success."""
    return CashJob(
        name=OWN_RACKET,
        rounds=[0] * ROUNDS,
        origin="house",
        difficulty=man.difficulty or 0,
        difficulty_origin="house",
        needs=[],
        needs_origin="house",
        pay=[man.amount or 0],
        pay_origin=["house"],
        repeat=False,
    )


def _target(job: Job) -> int:
    return cards.NO_TARGET if isinstance(job, CashJob) else cards.TARGET_NAMES.index(job.target)


def _effects(effects: Effects) -> list[int]:
    return [
        cards.EFFECT_NAMES.index(entry)
        if isinstance(entry, str)
        else cards.EFFECT_NAMES.index(entry.effect) | entry.amount << cards.AMOUNT
        for entry in effects
    ]


def _influences(printed: list[Influence]) -> Influences:
    """In the order of their effects."""
    ordered = sorted(printed, key=lambda card: cards.INFLUENCE_EFFECTS.index(card.effect))
    return Influences(
        names=[card.name for card in ordered],
        copies=[card.copies for card in ordered],
        amount=[card.amount or 0 for card in ordered],
        start=[card.start for card in ordered],
    )


def _company_counts(box: Box) -> list[list[int]]:
    """LC-R27: by kind of business."""
    counts = {name: words for man in box.mercenary for name, words in (man.counts or {}).items()}
    return [
        sorted(MONOPOLIES.index(word) for word in counts.get(business.name, [])) for business in box.business
    ]
