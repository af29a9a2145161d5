"""Content files: every mistake in the jobs and the influence cards has its line and its reason."""

import re
from pathlib import Path

import pytest

from tests.cosanostra.box import (
    ARSON,
    BIRTHDAY,
    DAMAGE,
    DELIVERY,
    DRIVE_BY,
    HENCHMAN,
    HOLD_UP,
    KILLING,
    LAUNDERING,
    OFFER,
    POKER,
    RACE,
    SCHEMER,
    SPY,
    TRAP,
    Change,
    check_mistake,
    refused,
    swap,
    write,
)

EFFECTS_KNOWN = "(there are deactivate, kill, destroy, join, "


@pytest.mark.parametrize(
    ("change", "where", "reason"),
    [
        (swap(DELIVERY, "[1, 0, 0, 0]", "[2, 0, 0, 0]"), "[[job]]", "deck of round 1 is 21, not 20 (LC-1.2)"),
        (swap(DELIVERY, "[1, 0, 0, 0]", "[1, 0, 0, 1]"), "[[job]]", "deck of round 4 is 26, not 25 (LC-1.2)"),
        (swap(DELIVERY, "[1, 0, 0, 0]", "[1, 0, 0]"), "rounds", "rounds must be 4 numbers of copies"),
        (swap(DELIVERY, "[1, 0, 0, 0]", "[1, 0, 0, -1]"), "rounds", "rounds must be 4 numbers of copies"),
        (swap(DELIVERY, '"cash"', '"crime"'), "type", "Invalid value 'crime'"),
        (swap(DELIVERY, 'type = "cash"\n', ""), "[[job]]", "missing required field `type`"),
        (swap(DELIVERY, "difficulty = 4", "difficulty = 0"), "difficulty", "difficulty must be from 1 to 6"),
        (swap(DELIVERY, "difficulty = 4", "difficulty = 7"), "difficulty", "difficulty must be from 1 to 6"),
        (swap(DELIVERY, "difficulty = 4", 'difficulty = "strength"'), "difficulty", "Expected `int`"),
        (swap(DELIVERY, '["drug-dealer"]', '["priest"]'), "needs", "no such business: priest"),
        (
            swap(DELIVERY, '["drug-dealer"]', '["casino", "casino", "casino"]'),
            "needs",
            "there are only 2 of casino (LC-3.4)",
        ),
        (swap(DELIVERY, "[6000, 9000]", "[6000]"), "pay", "for one success and for two (LC-3.4)"),
        (swap(DELIVERY, "[6000, 9000]", "[6000, 9500]"), "pay", "pay must be in whole notes of $1000, not"),
        (swap(DELIVERY, "[6000, 9000]", "[0, 9000]"), "pay", "pay must be from $1000 to $1000000, not 0"),
        (swap(DELIVERY, '["public", "public"]', '["public"]'), "pay_origin", "pay_origin must be two"),
        ((DELIVERY, DELIVERY + '\ntarget = "player"'), "target", "unknown field `target`"),
        ((DELIVERY, DELIVERY + "\nstake = 1000"), "stake", "unknown field `stake`"),
        (swap(DELIVERY, 'needs = ["drug-dealer"]\n', ""), "[[job]]", "missing required field `needs`"),
        (swap(DELIVERY, "drug-delivery", "garage"), "name", "garage stands in the file twice"),
        (swap(DELIVERY, "drug-delivery", "own-racket"), "name", "own-racket means something else"),
    ],
)
@pytest.mark.rule("LC-1.2", "LC-3.4", "LC-R29")
def test_a_mistake_in_a_cash_job(tmp_path: Path, change: Change, where: str, reason: str) -> None:
    check_mistake(tmp_path, change, where, reason)


@pytest.mark.parametrize(
    ("change", "where", "reason"),
    [
        (
            swap(ARSON, '"company"', '"shop"'),
            "target",
            "no such target: shop (there are businessman, company,",
        ),
        (swap(ARSON, '"company"', '"none"'), "target", "no such target: none"),
        (
            swap(ARSON, '"company"', '"market"'),
            "target",
            "is businessman, company, gangster, player, not market",
        ),
        (
            swap(ARSON, '"company"', '"all"'),
            "target",
            "of such a job is businessman, company, gangster, player",
        ),
        (
            swap(TRAP, '"attack"', '"self"'),
            "target",
            "the target of such a job is cash-job, attack, not self",
        ),
        (
            swap(BIRTHDAY, '"all"', '"player"'),
            "target",
            "is all, market, deck, self, not player (LC-3.3, LC-6.5)",
        ),
        (swap(ARSON, "difficulty = 4", 'difficulty = "hard"'), "difficulty", "Invalid enum value 'hard'"),
        (swap(ARSON, "difficulty = 4", 'difficulty = "strength"'), "difficulty", "only a gangster has a str"),
        (swap(ARSON, '["destroy"]', '["explode"]'), "two", f"no such effect: explode {EFFECTS_KNOWN}"),
        (swap(ARSON, '["destroy"]', '[""]'), "two", f"no such effect:  {EFFECTS_KNOWN}"),
        (swap(ARSON, '["destroy"]', "[]"), "two", "two successes must have an effect (LC-3.2)"),
        (
            swap(ARSON, '["destroy"]', '["destroy", "deactivate"]'),
            "two",
            "do not go together: destroy, deact",
        ),
        (swap(ARSON, '["destroy"]', '["destroy", "destroy"]'), "two", "these do not go together"),
        (swap(ARSON, '["destroy"]', '["pay-bank"]'), "two", "pay-bank needs an amount: { effect ="),
        (
            swap(ARSON, '["destroy"]', '[{ effect = "destroy", amount = 1000 }]'),
            "two",
            "destroy has no amount",
        ),
        (swap(ARSON, '["destroy"]', '[{ effect = "destroy" }]'), "two", "missing required field `amount`"),
        (swap(DAMAGE, "amount = 2000", "amount = 0"), "one", "amount must be from $1000 to $1000000, not 0"),
        (swap(DAMAGE, "amount = 2000", "amount = 2500"), "one", "amount must be in whole notes of $1000"),
        (swap(DAMAGE, "amount = 2000", "sum = 2000"), "one", "unknown field `sum`"),
        ((ARSON, ARSON + '\nfailure = ["destroy"]'), "failure", "destroy stands not under failure (LC-3.2)"),
        (swap(DRIVE_BY, 'one = ["kill"]', 'one = ["return-fire"]'), "one", "stands only under failure"),
        ((ARSON, ARSON + "\nattack = true"), "attack = true", "unknown field `attack`"),
        ((ARSON, ARSON + "\nstake = 1000"), "stake", "unknown field `stake`"),
        ((ARSON, ARSON + '\nneeds = ["garage"]'), "needs", "unknown field `needs`"),
        (swap(ARSON, 'target = "company"\n', ""), "[[job]]", "missing required field `target`"),
        ((TRAP, TRAP + "\nattack = true"), "attack = true", "what answers an attack is none itself (LC-6.7)"),
        (
            swap(TRAP, '["repel", "kill-attacker"]', '["kill-attacker"]'),
            "two",
            "kill-attacker goes with repel",
        ),
        ((TRAP, TRAP + "\nrepeat = true"), "repeat", "unknown field `repeat`"),
        (swap(RACE, "20000", "20500"), "stake", "stake must be in whole notes of $1000, not 20500 (LC-R29)"),
        (swap(RACE, "20000", "0"), "stake", "stake must be from $1000"),
        (
            swap(RACE, 'stake = 20000\nstake_origin = "book"\n', ""),
            "one",
            "double-stake needs a stake (LC-R15)",
        ),
        (swap(RACE, "stake = 20000\n", ""), "one", "double-stake needs a stake (LC-R15)"),
        (swap(RACE, 'stake_origin = "book"\n', ""), "stake", "stake and stake_origin stand together"),
        (
            swap(RACE, '\nfailure = ["lose-stake"]', ""),
            "stake",
            "failure does not say what becomes of the stake",
        ),
        (swap(RACE, '\ntwo = ["double-stake"]', '\ntwo = ["take-pot"]'), "two", "take-pot is done to all"),
        (
            swap(POKER, "one = [", "one = [] #"),
            "stake",
            "one does not say what becomes of the stake: double-",
        ),
        ((BIRTHDAY, "stake = 1000\n" + BIRTHDAY), "stake", "one does not say what becomes of the stake"),
        (
            (BIRTHDAY, 'stake_origin = "book"\n' + BIRTHDAY),
            "[[job]]",
            "stake and stake_origin stand together",
        ),
    ],
)
@pytest.mark.rule("LC-3.2", "LC-3.3", "LC-6.3", "LC-6.5", "LC-6.7", "LC-R15", "LC-R29")
def test_a_mistake_in_another_job(tmp_path: Path, change: Change, where: str, reason: str) -> None:
    if where == "[[job]]" and change[0] in (ARSON, BIRTHDAY):  # the header of this very job
        change = (f"[[job]]\n{change[0]}", f"[[job]]\n{change[1]}")
    check_mistake(tmp_path, change, where, reason)


@pytest.mark.parametrize(
    ("change", "where", "reason"),
    [
        (swap(KILLING, '"kill"', '"destroy"'), "two", "destroy is done to company, not businessman (LC-R4)"),
        (swap(ARSON, '"destroy"', '"kill"'), "two", "kill is done to businessman or gangster, not company"),
        (swap(ARSON, '"destroy"', '"join"'), "two", "join is done to businessman, not company"),
        (swap(BIRTHDAY, "pay-you", "pay-bank"), "one", "pay-bank is done to player, not all"),
        (swap(DAMAGE, '"player"', '"gangster"'), "one", "pay-bank is done to player, not gangster"),
        (swap(OFFER, '"market"', '"self"'), "one", "buy-less is done to market or deck, not self"),
        (swap(OFFER, '["buy-half"]', '["double-stake"]'), "two", "double-stake is done to self, not market"),
        ((LAUNDERING, 'one = ["buy"]'), "one", "buy is done to market or deck, not self"),
        (swap(HOLD_UP, '"take-all"', '"repel"'), "two", "repel is done to attack, not cash-job"),
        (swap(TRAP, '["repel"]', '["take-half"]'), "one", "take-half is done to cash-job, not attack"),
        (
            (KILLING, KILLING + '\nfailure = ["return-fire"]'),
            "failure",
            "return-fire is done to gangster, not",
        ),
        (swap(DRIVE_BY, '["return-fire"]', '["lose-stake"]'), "failure", "lose-stake is done to self, not"),
    ],
)
@pytest.mark.rule("LC-R4")
def test_an_effect_fits_its_target(tmp_path: Path, change: Change, where: str, reason: str) -> None:
    check_mistake(tmp_path, change, where, reason)


def test_not_more_kinds_of_jobs_than_a_card_can_name(tmp_path: Path) -> None:
    file = write(tmp_path)
    rest = re.sub(r"^.*?\n", "", DELIVERY).replace("[1, 0, 0, 0]", "[0, 0, 0, 0]")
    many = [f'[[job]]\nname = "job-{"a" * number}"\n{rest}\n' for number in range(1, 151)]
    file.write_text(file.read_text(encoding="utf-8") + "\n".join(many), encoding="utf-8")
    assert refused(file).reason == "more than 200 kinds of jobs"


@pytest.mark.parametrize(
    ("change", "where", "reason"),
    [
        (swap(SPY, "copies = 4", "copies = 5"), "[[influence]]", "influence cards are 34, not 33 (LC-R1)"),
        (swap(SPY, "copies = 4", "copies = -4"), "copies", "copies must be from 0 to 33, not -4"),
        (
            swap(HENCHMAN, "copies = 5", "copies = 4"),
            "copies",
            "5 players start with a henchman, there are 4",
        ),
        (
            swap(SPY, '"look"', '"peep"'),
            "effect",
            "no such influence effect: peep (there are look-or-market, ",
        ),
        (
            swap(SPY, '"look"', '"look-or-market"'),
            "effect",
            "another influence card has the effect look-or-m",
        ),
        (swap(SPY, "\namount = 2", ""), "effect", "look needs an amount"),
        (swap(SPY, "amount = 2", "amount = 0"), "amount", "amount must be from 1 to 10, not 0"),
        ((SCHEMER, SCHEMER + "\namount = 1"), "amount", "turn has no amount"),
        (swap(SPY, '"spy"', '"trap"'), "name", "trap stands in the file twice"),
        ((SPY, SPY + "\nmoney = 1"), "money", "unknown field `money`"),
    ],
)
@pytest.mark.rule("LC-1.3", "LC-R1")
def test_a_mistake_in_an_influence_card(tmp_path: Path, change: Change, where: str, reason: str) -> None:
    check_mistake(tmp_path, change, where, reason)


@pytest.mark.rule("LC-R1")
def test_an_influence_effect_without_a_card(tmp_path: Path) -> None:
    change = (f'[[influence]]\n{SPY}\norigin = "book"\n', "")
    check_mistake(tmp_path, change, "[[influence]]", "no influence card has the effect look")
