"""Chapter 1: what is in the box (CE-1.2)."""

from collections import Counter
from importlib.resources import files
from pathlib import Path

import pytest

import capotavola
from capotavola.engine.content import ContentError
from capotavola.engine.values import items
from tests.corleone.opening import opened, play_to, seen
from tests.corleone.situation import GAME, hand

SEEDS = [b"%d" % number for number in range(80)]
BLUE = {
    "olive-oil-importer",
    "pawn-shop",
    "flower-shop",
    "trucking-firm",
    "printing-house",
    "undertaker",
    "pool-hall",
    "tailor",
}
RED = {"heroin-lab", "harbour-customs", "casino-royale", "private-bank"}
JOBS = {
    "shake-down": 3,
    "protection-racket": 2,
    "bookmaking": 2,
    "truck-hijack": 2,
    "strike-breaking": 1,
    "numbers-racket": 1,
    "cook-the-books": 3,
    "shell-company": 2,
    "casino-skim": 2,
    "charity-gala": 2,
    "offshore-account": 1,
    "lost-ledger": 1,
    "blackmail": 3,
    "kidnapping": 2,
    "safe-job": 2,
    "warehouse-raid": 2,
    "an-offer": 1,
    "inside-man": 1,
    "hit": 3,
    "drive-by": 2,
    "car-bomb": 2,
    "garrotte": 2,
    "ambush": 1,
    "night-swim": 1,
}
ALLIES = [
    {"family-accountant", "union-boss-i", "mayor-i", "small-time-bookie", "hired-muscle", "capo"},
    {
        "union-boss-ii",
        "mayor-ii",
        "police-chief-ii",
        "tax-consultant",
        "evidence-clerk",
        "hollywood-producer",
    },
    {
        "union-boss-iii",
        "mayor-iii",
        "police-chief-iii",
        "supreme-court-judge",
        "newspaper-editor",
        "shipping-magnate",
    },
]


@pytest.mark.rule("CE-1.2")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_all_components_are_there(players: int) -> None:
    state = opened(players)
    view = seen(state)
    hands = Counter(card for seat in range(players) for card in hand(state, seat))
    for value in (1, 2, 3, 5):
        assert view.supply[f"money-{value}"] + hands[f"money-{value}"] == 30
    for good in ("gun", "blood-money", "booze", "narcotics"):
        assert view.supply[good] == 8
    laid = {business.business for business in view.businesses if business.colour != "printed"}
    assert view.tiles.blue + len(laid) == 8
    assert view.tiles.red == 4
    jobs = Counter(str(job) for job in items(GAME.dump(state)["deck"], "deck"))
    jobs += Counter(view.public) + Counter({job: hands[job] for job in JOBS})
    assert jobs == JOBS
    assert sum(JOBS.values()) == 44


@pytest.mark.rule("CE-1.2")
@pytest.mark.parametrize(
    ("part", "wrong"),
    [
        ("{ 1 = 30, 2 = 30", "{ 1 = 31, 2 = 30"),
        ("gun = 8", "gun = 7"),
        ('colour = "blue"\nname = "tailor"', 'colour = "red"\nname = "tailor"'),
        ("copies = 3", "copies = 2"),
        ('act = 1\nname = "capo"', 'act = 2\nname = "capo"'),
    ],
)
def test_a_box_with_other_numbers_is_refused(tmp_path: Path, part: str, wrong: str) -> None:
    house = files("capotavola.games.corleone").joinpath("content", "house.toml").read_text()
    assert part in house
    box = tmp_path / "box.toml"
    box.write_text(house.replace(part, wrong, 1))
    with pytest.raises(ContentError, match=r"CE-1\.2"):
        capotavola.game("corleone", box)


@pytest.mark.rule("CE-1.2")
def test_the_tiles_are_shuffled_each_colour_apart() -> None:
    blue = [GAME.dump(opened(2, seed))["blue"] for seed in SEEDS]
    red = [GAME.dump(opened(2, seed))["red"] for seed in SEEDS]
    firsts = {business.business for seed in SEEDS for business in seen(opened(2, seed)).businesses}
    assert firsts >= BLUE
    assert not firsts & RED
    assert {str(tile) for tile in items(red[0], "red")} == RED
    assert len({str(order) for order in red}) > 12
    assert len({str(order) for order in blue}) > 60


@pytest.mark.rule("CE-1.2", "CE-1.4", "CE-1.7")
def test_the_jobs_are_shuffled() -> None:
    public = {job for seed in SEEDS for job in seen(opened(5, seed)).public}
    dealt = {job for seed in SEEDS for job in hand(opened(5, seed), 0)}
    assert public == set(JOBS)
    assert dealt - {"money-1", "money-2", "money-3"} == set(JOBS)


@pytest.mark.rule("CE-1.2", "CE-1.5", "CE-8.3")
@pytest.mark.parametrize("act", [1, 2, 3])
def test_six_allies_come_in_each_act(act: int) -> None:
    shown: set[str] = set()
    for seed in SEEDS[:20]:
        state = opened(4, seed)
        play_to(state, act)
        shown |= set(seen(state).allies)
    assert shown == ALLIES[act - 1]
