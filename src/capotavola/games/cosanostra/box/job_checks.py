"""Mistakes in a content file: the jobs with their effects, and the influence cards."""

from typing import Final

from capotavola.engine.content import ContentFile
from capotavola.games.cosanostra import cards
from capotavola.games.cosanostra.box import limits
from capotavola.games.cosanostra.box.limits import check_figure, check_money
from capotavola.games.cosanostra.box.types import (
    Attack,
    Box,
    CashJob,
    Deed,
    Effects,
    Influence,
    Job,
    OtherJob,
    Reaction,
)
from capotavola.games.cosanostra.rules import FACES, MOST, NOTE, ROUNDS

MOST_JOBS: Final = 200

# LC-3.3, LC-6.5: whom a type of job is done to.
TARGETS: Final = {
    "attack": ["businessman", "company", "gangster", "player"],
    "other": ["all", "market", "deck", "self"],
    "reaction": ["cash-job", "attack"],
}
# LC-R4: the targets of an effect.
FITS: Final = {
    "deactivate": ["businessman", "company", "gangster"],
    "kill": ["businessman", "gangster"],
    "destroy": ["company"],
    "join": ["businessman"],
    "pay-bank": ["player"],
    "pay-you": ["player", "all"],
    "buy": ["market", "deck"],
    "buy-less": ["market", "deck"],
    "buy-half": ["market", "deck"],
    "launder": ["self"],
    "take-half": ["cash-job"],
    "take-all": ["cash-job"],
    "repel": ["attack"],
    "kill-attacker": ["attack"],
    "double-stake": ["self"],
    "lose-stake": ["self"],
    "take-pot": ["all"],
    "double-back": ["all"],
    "return-fire": ["gangster"],
}
FOR_FAILURE: Final = ["lose-stake", "double-back", "return-fire"]
STAKE_EFFECTS: Final = ["double-stake", "lose-stake", "take-pot", "double-back"]
TOGETHER: Final = [["pay-bank", "pay-you"], ["kill-attacker", "repel"]]
WITHOUT_FIGURE: Final = ["heal", "turn"]  # of the influence cards


def check_jobs(file: ContentFile, box: Box) -> None:
    if len(box.job) > MOST_JOBS:
        raise file.error(f".job[{MOST_JOBS}]", f"more than {MOST_JOBS} kinds of jobs")
    copies = {business.name: business.copies for business in box.business}
    for number, job in enumerate(box.job):
        here = f".job[{number}]"
        if len(job.rounds) != ROUNDS or min(job.rounds) < 0:
            raise file.error(
                f"{here}.rounds", f"rounds must be {ROUNDS} numbers of copies, one for each deck (LC-1.2)"
            )
        if job.difficulty != "strength":
            check_figure(file, f"{here}.difficulty", "difficulty", job.difficulty, 1, FACES)
        if isinstance(job, CashJob):
            _check_cash_job(file, here, job, copies)
        else:
            _check_deed(file, here, job)
    for number, wanted in enumerate(limits.ROUND_DECKS):
        there = sum(job.rounds[number] for job in box.job)
        if there != wanted:
            raise file.error(".job[0]", f"the deck of round {number + 1} is {there}, not {wanted} (LC-1.2)")


def check_influence(file: ContentFile, printed: list[Influence]) -> None:
    """LC-1.3, section 7"""
    for number, card in enumerate(printed):
        here = f".influence[{number}]"
        file.must_know(f"{here}.effect", "influence effect", card.effect, cards.INFLUENCE_EFFECTS)
        if card.effect in [other.effect for other in printed[:number]]:
            raise file.error(f"{here}.effect", f"another influence card has the effect {card.effect}")
        check_figure(file, f"{here}.copies", "copies", card.copies, 0, limits.INFLUENCE_CARDS)
        if card.start and card.copies < MOST:
            raise file.error(
                f"{here}.copies", f"{MOST} players start with a {card.name}, there are {card.copies} (LC-1.3)"
            )
        without = card.effect in WITHOUT_FIGURE
        if without and card.amount is not None:
            raise file.error(f"{here}.amount", f"{card.effect} has no amount")
        if not without:
            if card.amount is None:
                raise file.error(f"{here}.effect", f"{card.effect} needs an amount")
            check_figure(file, f"{here}.amount", "amount", card.amount, 1, 10)
    missing = [
        effect for effect in cards.INFLUENCE_EFFECTS if effect not in [card.effect for card in printed]
    ]
    if missing:
        raise file.error(".influence[0]", f"no influence card has the effect {', '.join(missing)}")
    total = sum(card.copies for card in printed)
    if total != limits.INFLUENCE_CARDS:
        raise file.error(
            ".influence[0]", f"the influence cards are {total}, not {limits.INFLUENCE_CARDS} (LC-R1)"
        )


def job_type(job: Job) -> str:
    return str(job.__struct_config__.tag)


def _check_cash_job(file: ContentFile, here: str, job: CashJob, copies: dict[str, int]) -> None:
    """LC-3.4"""
    for name in job.needs:
        if name not in copies:
            raise file.error(f"{here}.needs", f"no such business: {name}")
        if job.needs.count(name) > copies[name]:
            raise file.error(f"{here}.needs", f"there are only {copies[name]} of {name} (LC-3.4)")
    if len(job.pay) != 2:
        raise file.error(f"{here}.pay", "pay must be two figures, for one success and for two (LC-3.4)")
    for pay in job.pay:
        check_money(file, f"{here}.pay", "pay", pay, NOTE)
    if len(job.pay_origin) != len(job.pay):
        raise file.error(f"{here}.pay_origin", "pay_origin must be two, one for each figure")


def _check_deed(file: ContentFile, here: str, job: Attack | OtherJob | Reaction) -> None:
    targets = TARGETS[job_type(job)]
    if job.target not in targets:
        known = cards.TARGET_NAMES[cards.NO_TARGET + 1 :]
        file.must_know(f"{here}.target", "target", job.target, known)
        raise file.error(
            f"{here}.target",
            f"the target of such a job is {', '.join(targets)}, not {job.target} (LC-3.3, LC-6.5)",
        )
    if job.difficulty == "strength" and job.target != "gangster":
        raise file.error(f"{here}.difficulty", "only a gangster has a strength to roll against (LC-6.3)")
    if isinstance(job, Reaction) and job.attack and job.target == "attack":
        raise file.error(f"{here}.attack", "what answers an attack is none itself (LC-6.7)")
    for key, effects in (("one", job.one), ("two", job.two), ("failure", job.failure)):
        _check_effects(file, f"{here}.{key}", effects, job.target, key == "failure")
    if not job.two:
        raise file.error(f"{here}.two", "two successes must have an effect (LC-3.2)")
    _check_stake(file, here, job)


def _check_effects(file: ContentFile, path: str, effects: Effects, target: str, failure: bool) -> None:
    """LC-R4"""
    names = [entry if isinstance(entry, str) else entry.effect for entry in effects]
    for name, entry in zip(names, effects, strict=True):
        file.must_know(path, "effect", name, FITS)
        with_amount = cards.EFFECT_NAMES.index(name) in cards.WITH_AMOUNT
        if isinstance(entry, str) and with_amount:
            raise file.error(path, f'{name} needs an amount: {{ effect = "{name}", amount = {NOTE} }}')
        if not isinstance(entry, str):
            if not with_amount:
                raise file.error(path, f"{name} has no amount")
            check_money(file, path, "amount", entry.amount, NOTE)
        if target not in FITS[name]:
            raise file.error(path, f"{name} is done to {' or '.join(FITS[name])}, not {target} (LC-R4)")
        if (name in FOR_FAILURE) != failure:
            raise file.error(
                path, f"{name} stands {'not under' if failure else 'only under'} failure (LC-3.2)"
            )
    if len(names) > 1 and sorted(names) not in TOGETHER:
        raise file.error(path, f"these do not go together: {', '.join(names)}")
    if names == ["kill-attacker"]:
        raise file.error(path, "kill-attacker goes with repel (LC-6.7)")


def _check_stake(file: ContentFile, here: str, job: Deed) -> None:
    """LC-R15"""
    stake = job.stake if isinstance(job, OtherJob) else None
    for key, effects in (("one", job.one), ("two", job.two), ("failure", job.failure)):
        staking = any(effect in STAKE_EFFECTS for effect in effects)
        if staking and stake is None:
            raise file.error(f"{here}.{key}", f"{effects[0]} needs a stake (LC-R15)")
        if not staking and stake is not None:
            known = ", ".join(STAKE_EFFECTS)
            raise file.error(
                f"{here}.stake", f"{key} does not say what becomes of the stake: {known} (LC-R15)"
            )
    if stake is not None:
        check_money(file, f"{here}.stake", "stake", stake, NOTE)
    if isinstance(job, OtherJob) and (stake is None) != (job.stake_origin is None):
        raise file.error(f"{here}.stake", "stake and stake_origin stand together")
