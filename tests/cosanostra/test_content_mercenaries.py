"""Content files: every mistake in the mercenaries has its line and its reason."""

from pathlib import Path

import pytest

from tests.cosanostra.box import (
    ADRIANO,
    BERNARDO,
    COUNTS,
    DAVE,
    IZZY,
    JIMMY,
    LAVERNE,
    LONO,
    OMAR,
    TUCO,
    YUMIKO,
    Change,
    check_mistake,
    swap,
)


@pytest.mark.parametrize(
    ("change", "where", "reason"),
    [
        (swap(LAVERNE, "strength = 2", "strength = 0"), "strength", "strength must be from 1 to 10, not 0"),
        (
            swap(LAVERNE, "14000", "14500"),
            "price",
            "price must be in whole notes of $1000, not 14500 (LC-R29)",
        ),
        (swap(LAVERNE, "14000", "0"), "price", "price must be from $1000 to $1000000, not 0"),
        (
            swap(LAVERNE, '"income"', '"luck"'),
            "ability =",
            "no such ability: luck (there are income, cash-inst",
        ),
        (swap(LAVERNE, '"income"', '""'), "ability =", "no such ability:  (there are income, "),
        (swap(LAVERNE, "amount = 4000\n", ""), "ability =", "income needs amount"),
        (swap(LAVERNE, "amount = 4000", "amount = 4500"), "amount", "amount must be in whole notes of $1000"),
        (swap(LAVERNE, "amount = 4000", "amount = 4000\nuses = 2"), "uses", "ability income has no uses"),
        (
            swap(LAVERNE, 'ability = "income"\n', ""),
            "[[mercenary]]",
            "ability and ability_origin stand togeth",
        ),
        (
            swap(LAVERNE, '\nability_origin = "book"', ""),
            "ability =",
            "ability and ability_origin stand togeth",
        ),
        (
            swap(LAVERNE, 'ability = "income"\namount = 4000\nability_origin = "book"', "amount = 1000"),
            "amount",
            "a mercenary without ability has no amount",
        ),
        (swap(LAVERNE, '"crips"', '"The Crips"'), "gang", "a name has small letters and hyphens only"),
        (swap(LAVERNE, '"crips"', '"caruso"'), "gang", "caruso is a family, no gang"),
        (swap(LAVERNE, "laverne-ontario", "cop"), "name", "cop stands in the file twice"),
        ((YUMIKO, BERNARDO), "ability =", "another mercenary has the ability repeat-job"),
        (swap(OMAR, "difficulty = 3\n", ""), "ability =", "cash-instead needs amount and difficulty"),
        (swap(OMAR, "difficulty = 3", "difficulty = 7"), "difficulty", "difficulty must be from 1 to 6"),
        (swap(OMAR, "amount = 5000", "amount = 500"), "amount", "amount must be from $1000"),
        (swap(LONO, "uses = 2", "uses = 0"), "uses", "uses must be from 1 to 10, not 0"),
        (swap(DAVE, "\nlooks = 2", ""), "ability =", "influence-and-look needs cards and uses and looks"),
        (swap(ADRIANO, "cost = 2000", "cost = 2500"), "cost", "cost must be in whole notes of $1000"),
        (swap(ADRIANO, "amount = 1", "amount = 1000"), "amount", "amount must be from 1 to 10, not 1000"),
        (swap(IZZY, "contract-killing", "hit"), "job =", "no such job: hit"),
        (swap(IZZY, "contract-killing", "arson"), "job =", "must be an attack on a gangster (LC-R19)"),
        (swap(TUCO, "beat-up-businessman", "threats"), "job =", "the job of job-after must be an attack"),
        (swap(TUCO, "beat-up-businessman", "birthday"), "job =", "the job of job-after must be an attack"),
        (swap(JIMMY, "trap", "hold-up"), "job =", "the job of answer-with must be a reaction to an attack"),
        (swap(COUNTS, "nightclub", "cop"), "counts", "no such company: cop (LC-R27)"),
        (swap(COUNTS, '"loans"', '"debts"'), "counts", "no such monopoly: debts (there are prostitution, "),
        (swap(COUNTS, '"loans"', '"drugs"'), "counts", "casino counts for drugs once (LC-R27)"),
        ((LAVERNE, LAVERNE + "\nspeed = 4"), "speed", "unknown field `speed`"),
    ],
)
@pytest.mark.rule("LC-8.3", "LC-R19", "LC-R27", "LC-R29")
def test_a_mistake_in_a_mercenary(tmp_path: Path, change: Change, where: str, reason: str) -> None:
    check_mistake(tmp_path, change, where, reason)


@pytest.mark.rule("LC-8.1")
def test_twenty_mercenaries(tmp_path: Path) -> None:
    change = (f"[[mercenary]]\n{LAVERNE}\n", "")
    check_mistake(tmp_path, change, "[[mercenary]]", "there are 19 mercenaries, not 20")
