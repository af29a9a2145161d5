"""Content files: the tables of the rules are what the file says."""

from pathlib import Path

import pytest

from capotavola.games.cosanostra import cards
from capotavola.games.cosanostra.box.content import read
from capotavola.games.cosanostra.rules import MEN_EACH, MONOPOLIES, ROUNDS, STARTERS, Rules
from tests.cosanostra.box import COUNTS, OMAR, PINO, ROCCO, SCHEMER, SNITCH, rules_of, write


@pytest.mark.rule("LC-1.2", "LC-1.3", "LC-1.4", "LC-1.5", "LC-R1", "LC-R2")
def test_the_house_edition() -> None:
    rules, fingerprint, titles = read(None)
    assert len(fingerprint) == 64
    assert titles == {"en": {}, "ru": {}, "pl": {}, "fa": {}}
    assert (rules.businesses, rules.families, rules.gangsters) == (34, 5, 50)
    assert [len(deck) for deck in rules.decks] == [20, 20, 25, 25]
    assert len(rules.influence_deck) == 33
    assert (rules.figures.cash, rules.figures.job_draw) == (2000, [4, 4, 5, 5])
    assert rules.figures.trophy_factors == [2000, 4000, 6000]
    names = rules.kinds.names
    assert dict(
        zip(
            rules.family_names,
            [[names[kind] for kind in own] for own in rules.family_businesses],
            strict=True,
        )
    ) == {
        "blundetto": ["loan-shark", "cop", "waste-company"],
        "dimaggio": ["drug-dealer", "lawyer", "building-firm"],
        "calmuti": ["pimp", "politician", "garage"],
        "laserva": ["pimp", "nightclub"],
        "caruso": ["lawyer", "casino"],
    }
    assert rules.family_colours == ["yellow", "green", "red", "purple", "blue"]


def kind_of_business(rules: Rules, name: str) -> int:
    return rules.kinds.names.index(name)


@pytest.mark.rule("LC-5.1", "LC-5.2", "LC-5.3", "LC-5.4", "LC-5.5")
def test_the_businesses_of_the_house() -> None:
    rules = rules_of()
    kinds = rules.kinds
    assert sum(kinds.company) == 5
    assert rules.company.count(True) == 10
    assert [price == 2 * income for price, income in zip(kinds.price, kinds.income, strict=True)] == [
        True
    ] * 11
    casino, dealer, cop = (kind_of_business(rules, name) for name in ("casino", "drug-dealer", "cop"))
    assert (kinds.income[casino], kinds.monopoly[casino], kinds.skill[casino]) == (7000, cards.NOBODY, 0)
    assert MONOPOLIES[kinds.monopoly[dealer]] == "drugs"
    assert kinds.skill[cop] == cards.COP


@pytest.mark.rule("LC-1.4")
def test_starters_come_first_wherever_they_stand_in_the_file(tmp_path: Path) -> None:
    pino, rocco = f"[[family.gangster]]\n{PINO}", f"[[family.gangster]]\n{ROCCO}"
    mixed = rules_of(write(tmp_path, (rocco, "LATER"), (pino, rocco), ("LATER", pino)))
    assert mixed.men.names[:MEN_EACH] == [
        "matchstick-nino-blundetto",
        "fat-berto-blundetto",
        "skinny-pino-blundetto",
        "granite-rocco-blundetto",
        "squinty-renzo-blundetto",
        "cleaver-aldo-blundetto",
    ]
    for rules in (mixed, rules_of()):
        for first in range(0, rules.first_mercenary, MEN_EACH):
            assert rules.men.price[first : first + STARTERS] == [0] * STARTERS
            assert min(rules.men.price[first + STARTERS : first + MEN_EACH]) > 0
            assert sorted(rules.men.strength[first : first + STARTERS]) == [1, 2, 3]
            assert (
                rules.men.gangs[first : first + MEN_EACH]
                == [rules.family_names[first // MEN_EACH]] * MEN_EACH
            )
            assert rules.men.ability[first : first + MEN_EACH] == [cards.NO_ABILITY] * MEN_EACH


def job(rules: Rules, name: str) -> int:
    return rules.jobs.names.index(name)


def effects(codes: list[int]) -> list[tuple[str, int]]:
    return [(cards.EFFECT_NAMES[code & cards.EFFECT_MASK], code >> cards.AMOUNT) for code in codes]


@pytest.mark.rule("LC-3.4", "LC-R2", "LC-R16")
def test_the_jobs_of_the_house() -> None:
    rules = rules_of()
    jobs = rules.jobs
    ring = job(rules, "drug-ring")
    assert [rules.kinds.names[kind] for kind in jobs.needs[ring]] == ["drug-dealer"] * 3 + [
        "nightclub",
        "cop",
    ]
    assert (jobs.types[ring], jobs.target[ring], jobs.difficulty[ring]) == (cards.CASH, cards.NO_TARGET, 4)
    assert (jobs.pay[ring], jobs.one[ring], jobs.attack[ring]) == ([22000, 30000], [], False)
    assert jobs.rounds[job(rules, "illegal-lab")] == [0] * ROUNDS
    damage = job(rules, "property-damage")
    assert (jobs.types[damage], jobs.target[damage]) == (cards.ATTACK, cards.ON_PLAYER)
    assert (effects(jobs.one[damage]), effects(jobs.two[damage])) == (
        [("pay-bank", 2000)],
        [("pay-bank", 5000)],
    )
    trap, hold_up = job(rules, "trap"), job(rules, "hold-up")
    assert (jobs.attack[damage], jobs.attack[trap], jobs.attack[hold_up]) == (True, False, True)
    assert effects(jobs.two[trap]) == [("repel", 0), ("kill-attacker", 0)]
    assert jobs.difficulty[job(rules, "contract-killing")] == 0
    race = job(rules, "horse-race")
    assert (jobs.stake[race], effects(jobs.failure[race]), jobs.stake[trap]) == (
        20000,
        [("lose-stake", 0)],
        0,
    )
    once = [name for name, repeat in zip(jobs.names, jobs.repeat, strict=True) if not repeat]
    robberies = [name for name in jobs.names if name.startswith("robbery")]
    assert once == [*robberies, "hold-up", "trap", "own-racket"]
    assert {len(column) for column in vars(jobs).values()} == {64}


@pytest.mark.rule("LC-R19")
def test_the_job_of_a_mercenary_without_a_card(tmp_path: Path) -> None:
    rules = rules_of()
    jobs = rules.jobs
    omar = rules.men.names.index("lil-omar")
    own = len(jobs.names) - 1
    assert (jobs.names[own], rules.men.job[omar], rules.men.difficulty[omar]) == ("own-racket", own, 3)
    assert (jobs.types[own], jobs.pay[own], jobs.difficulty[own]) == (cards.CASH, [5000], 3)
    assert (jobs.rounds[own], jobs.needs[own], jobs.target[own]) == ([0] * ROUNDS, [], cards.NO_TARGET)
    without = rules_of(write(tmp_path, (OMAR, "")))
    assert "own-racket" not in without.jobs.names
    omar = without.men.names.index("lil-omar")
    assert (without.men.ability[omar], without.men.job[omar]) == (cards.NO_ABILITY, cards.NOBODY)


@pytest.mark.rule("LC-8.3", "LC-R19", "LC-R27")
def test_the_mercenaries_of_the_house() -> None:
    rules = rules_of()
    men = rules.men
    mercenaries = range(rules.first_mercenary, rules.gangsters)
    assert [men.ability[man] for man in mercenaries] == list(range(1, cards.ABILITIES))
    figures = {
        cards.ABILITY_NAMES[men.ability[man]]: men.amount[man] for man in mercenaries if men.amount[man]
    }
    assert figures == {
        "income": 4000,
        "cash-instead": 5000,
        "influence-and-look": 2,
        "grow": 1,
        "draw-any": 2,
        "two-jobs": 2,
        "cheaper": 2000,
        "buy-from-deck": 1000,
        "multiply-kind": 2,
    }
    of = {name: man for man, name in enumerate(men.names)}
    named = {man: rules.jobs.names[men.job[man]] for man in mercenaries if men.job[man] != cards.NOBODY}
    assert named == {
        of["lil-omar"]: "own-racket",
        of["izzy-ordova"]: "contract-killing",
        of["tuco-quintero"]: "beat-up-businessman",
        of["jimmy-the-tramp"]: "trap",
    }
    assert men.attack_strength[of["paco-santiago"]] == 4
    assert (men.uses[of["lono-slifer"]], men.looks[of["dave-death-poppel"]]) == (2, 2)
    assert (men.cost[of["adriano-simion"]], men.gangs[of["adriano-simion"]]) == (2000, "russians")
    assert {len(column) for column in vars(men).values()} == {50}
    counted = {rules.kinds.names[kind]: own for kind, own in enumerate(rules.company_counts) if own}
    assert {name: [MONOPOLIES[number] for number in own] for name, own in counted.items()} == {
        "nightclub": ["prostitution"],
        "casino": ["drugs", "loans"],
    }


@pytest.mark.rule("LC-R27")
def test_without_saito_companies_count_for_nothing(tmp_path: Path) -> None:
    saito = f'ability = "companies-count"\n{COUNTS}\nability_origin = "book"\n'
    assert rules_of(write(tmp_path, (saito, ""))).company_counts == [[]] * 11


@pytest.mark.rule("LC-1.3", "LC-R1")
def test_influence_cards_are_in_the_order_of_their_effects(tmp_path: Path) -> None:
    house = rules_of().influences
    assert house.names == [
        "snitch",
        "spy",
        "emergency-doctor",
        "henchman",
        "saboteur",
        "submachine-gun",
        "distraction",
        "schemer",
    ]
    assert house.amount == [1, 2, 0, 1, 1, 1, 1, 0]
    assert [name for name, start in zip(house.names, house.start, strict=True) if start] == [
        "snitch",
        "henchman",
        "schemer",
    ]
    other = rules_of(write(tmp_path, (SNITCH, "LATER"), (SCHEMER, SNITCH), ("LATER", SCHEMER))).influences
    assert vars(other) == vars(house)
