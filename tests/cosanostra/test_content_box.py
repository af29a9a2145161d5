"""Content files: every mistake in the set-up, the businesses and the families has its line and its reason."""

from pathlib import Path

import pytest

from tests.cosanostra.box import (
    CASINO,
    COP,
    GARAGE,
    HOUSE,
    LAST_OF_FAMILY,
    PIMP,
    PINO,
    ROCCO,
    Change,
    check_mistake,
    refused,
    swap,
    write,
)


@pytest.mark.parametrize(
    ("change", "where", "reason"),
    [
        (('game = "cosanostra"', 'game = "omerta"'), 'game = "omerta"', "Invalid enum value 'omerta'"),
        (('edition = "house"\n', ""), "", "missing required field `edition`"),
        (("[setup]\n", "[setup]\nboats = 5\n"), "boats = 5", "unknown field `boats`"),
        (("[setup]", "[setup"), "[setup", "at line"),
        (("markers = 5\n", 'markers = "5"\n'), "markers", "Expected `int`, got `str`"),
        (("markers = 5\n", "markers = true\n"), "markers", "Expected `int`, got `bool`"),
        (("markers = 5\n", "markers = -1\n"), "markers", "markers must be from 0 to 50, not -1"),
        (("market = 4\n", "market = 0\n"), "market", "market must be from 1 to 34, not 0"),
        (("market = 4\n", "market = 8\n"), "market", "cannot begin with 8 different cards, but 7 (LC-1.6)"),
        (("\nrounds = 4", "\nrounds = 5"), "rounds = 5", "rounds must be from 1 to 4"),
        (("\nrounds = 4", "\nrounds = 2"), "short_rounds = 3", "no longer than the other (LC-10.1)"),
        (("most_difficulty = 6", "most_difficulty = 7"), "most_", "must be from 1 to 6, not 7"),
        (("limit_from = 2", "limit_from = 5"), "limit_from", "limit_from must be from 1 to 4"),
        (
            ("cash = 2000\ncash_o", "cash = 2500\ncash_o"),
            "cash",
            "in whole notes of $1000, not 2500 (LC-R29)",
        ),
        (("cash = 2000\ncash_o", "cash = -1000\ncash_o"), "cash", "cash must be from $0 to $1000000"),
        (("swap_base = 5000", "swap_base = 500"), "swap_base", "swap_base must be in whole notes"),
        (("job_draw = [4, 4, 5, 5]", "job_draw = [4, 4, 5]"), "job_draw", "must be 4 numbers, one for each"),
        (("job_draw = [4, 4, 5, 5]", "job_draw = [4, 4, 5, -5]"), "job_draw", "job_draw must be 4 numbers"),
        (
            ("job_draw = [4, 4, 5, 5]", "job_draw = [4, 5, 5, 5]"),
            "job_draw",
            "5 players draw 25 jobs in round 2, its deck has 20 (LC-2.2)",
        ),
        (("influence_draw = [0, 2, 2, 2]", "influence_draw = []"), "influence_draw", "must be 4 numbers"),
        (("trophy_factors = [2000, 4000, 6000]", "trophy_factors = [2000]"), "trophy", "be 3 (LC-9.3)"),
        (
            ("trophy_factors = [2000, 4000, 6000]", "trophy_factors = [2000, 4000, 6500]"),
            "trophy",
            "a trophy factor must be in whole notes",
        ),
        (('laundered_factor_origin = "book"', 'laundered_factor_origin = "me"'), "", "enum value 'me'"),
    ],
)
@pytest.mark.rule("LC-1.6", "LC-2.2", "LC-9.3", "LC-10.1", "LC-R29")
def test_a_mistake_in_the_setup(tmp_path: Path, change: Change, where: str, reason: str) -> None:
    check_mistake(tmp_path, change, where or (change[1] if change[1] else "# La Cosa Nostra"), reason)


@pytest.mark.parametrize(
    ("change", "where", "reason"),
    [
        (swap(GARAGE, "copies = 2", "copies = 3"), "[[business]]", "the businesses are 35 cards, not 34"),
        (swap(GARAGE, "copies = 2", "copies = 0"), "copies", "copies must be from 1 to 34, not 0"),
        (swap(GARAGE, "4000", "4500"), "income", "income must be in whole notes of $1000, not 4500 (LC-R29)"),
        (swap(GARAGE, "8000", "-8000"), "price", "price must be from $0 to $1000000, not -8000"),
        (swap(GARAGE, "8000", "2000000"), "price", "price must be from $0 to $1000000"),
        (swap(GARAGE, "company", "shop"), "kind", "Invalid enum value 'shop'"),
        ((GARAGE, GARAGE + '\nskill = "cop"'), "skill", "only a businessman has a skill (LC-5.1, LC-5.5)"),
        ((GARAGE, GARAGE + '\nmonopoly = "cars"'), "monopoly", "no such monopoly: cars (there are prost"),
        ((GARAGE, GARAGE + '\nmonopoly = "drugs"'), "monopoly", "only a businessman has a monopoly"),
        (swap(PIMP, "prostitution", "love"), "monopoly", "no such monopoly: love (there are prostitution, "),
        (swap(COP, 'skill = "cop"', 'skill = "judge"'), "skill", "no such skill: judge (there are lawyer, "),
        (swap(GARAGE, "garage", "Garage"), "name", "a name has small letters and hyphens only: 'Garage'"),
        (swap(GARAGE, "garage", "garage-7"), "name", "a name has small letters and hyphens only"),
        (swap(GARAGE, "garage", "7"), "name", "a name has small letters and hyphens only: '7'"),
        (swap(GARAGE, "garage", ""), "name", "a name has small letters and hyphens only: ''"),
        (swap(GARAGE, "copies = 2\n", ""), "[[business]]", "missing required field `copies`"),
        ((GARAGE, GARAGE + "\ncolour = 1"), "colour", "unknown field `colour`"),
        (
            (GARAGE, GARAGE + '\ntitle = { de = "Werkstatt" }'),
            "title",
            "titles are in en, ru, pl, fa, not de",
        ),
    ],
)
@pytest.mark.rule("LC-5.1", "LC-5.5", "LC-R29")
def test_a_mistake_in_a_business(tmp_path: Path, change: Change, where: str, reason: str) -> None:
    check_mistake(tmp_path, change, where, reason)


@pytest.mark.parametrize(
    ("change", "where", "reason"),
    [
        (swap(CASINO, '"casino"', '"castle"'), "businesses", "no such business: castle"),
        (
            swap(CASINO, '"casino"', '"casino", "casino", "casino"'),
            "businesses",
            "more families start with a casino than there are cards (LC-1.5)",
        ),
        (swap(CASINO, "blue", "red"), "colour", "another family is red"),
        (swap(CASINO, "blue", "pink"), "colour", "no such colour: pink (there are yellow, green, "),
        (swap(PINO, "price = 0", "price = 5000"), "[[family]]", "blundetto has 2 starters of price 0, not 3"),
        (swap(ROCCO, "20000", "0"), "[[family]]", "blundetto has 4 starters of price 0, not 3 (LC-1.4)"),
        (swap(ROCCO, "20000", "20500"), "price", "price must be in whole notes of $1000, not 20500 (LC-R29)"),
        (swap(ROCCO, "20000", "-1000"), "price", "price must be from $0"),
        (swap(ROCCO, "strength = 4", "strength = 0"), "strength", "strength must be from 1 to 10, not 0"),
        (swap(ROCCO, "granite", "Granite"), "name", "a name has small letters and hyphens only"),
        (swap(ROCCO, "granite-rocco-blundetto", "casino"), "name", "casino stands in the file twice"),
        (swap(ROCCO, "granite-rocco-blundetto", "blundetto"), "name", "blundetto stands in the file twice"),
        (swap(ROCCO, "granite-rocco-blundetto", "open"), "name", "open means something else in this game"),
        ((LAST_OF_FAMILY, ""), "[[family]]", "blundetto has 5 gangsters, not 6 (LC-1.4)"),
        ((LAST_OF_FAMILY, f"{LAST_OF_FAMILY}rank = 1\n"), "rank", "unknown field `rank`"),
    ],
)
@pytest.mark.rule("LC-1.4", "LC-1.5", "LC-R29")
def test_a_mistake_in_a_family(tmp_path: Path, change: Change, where: str, reason: str) -> None:
    check_mistake(tmp_path, change, where, reason)


@pytest.mark.rule("LC-1.1", "LC-1.5")
def test_five_families(tmp_path: Path) -> None:
    text = HOUSE.read_text(encoding="utf-8")
    start, end = text.index('[[family]]\nname = "caruso"'), text.index("# Cash jobs")
    file = write(tmp_path, (text[start:end], ""))
    error = refused(file)
    assert error.reason == "there are 4 families, not 5 (LC-1.1, LC-1.5)"
    assert error.line == text[: text.index("[[family]]")].count("\n") + 1
