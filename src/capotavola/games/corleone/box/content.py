"""The board and the cards of a box of Corleone's Empire, from a content file."""

from pathlib import Path

from capotavola.engine.content import ContentFile, Names, built_in, check_names, titles_of
from capotavola.engine.game import Titles
from capotavola.games.corleone import cards
from capotavola.games.corleone.box.types import Ally, Box, Business, Hand, Job, Space, Supply, Tile
from capotavola.games.corleone.rules import (
    ACTS,
    ALLY_ACTS,
    AREA_NAMES,
    MEMBERS,
    MOST,
    STARTING_VALUES,
    TURFS,
    Rules,
)

MONEY_CARDS = 120  # CE-1.2
GOODS_CARDS = 32
BLUE_TILES = 8
RED_TILES = 4
JOB_CARDS = 44
ALLIES_PER_ACT = 6
CLOSED_TO_TWO = 6  # CE-2.4
MOST_ICONS = 12
MOST_SPACES = 60
MOST_CARDS = 100  # in a hand
RESERVED = {*cards.GOODS_NAMES, "police-chief", "hudson", "neutral"}


def read(path: Path | None) -> tuple[Rules, str, Titles]:
    """The rules with these figures, the content's fingerprint, and its own titles.

    ContentError if they do not fit.
    """
    file = ContentFile(path or built_in("corleone"))
    box = file.as_type(Box)
    _check_supply(file, box.supply)
    _check_limits(file, box.hand)
    spaces = [_areas(file, f".space[{number}].areas", space.areas) for number, space in enumerate(box.space)]
    _check_spaces(file, box.space, spaces)
    businesses = _by_turf(file, box.business)
    tiles = sorted(box.tile, key=lambda tile: tile.colour)  # blue before red
    _check_tiles(file, box.tile)
    _check_allies(file, box.ally)
    _check_jobs(file, box.job)
    check_names(file, _named(box), RESERVED)
    fronts = [_icons(file, f".business[{at}].front", box.business[at].front) for at in businesses]
    backs = [_icons(file, f".business[{at}].back", box.business[at].back) for at in businesses]
    for tile in tiles:
        at = box.tile.index(tile)
        fronts.append(_icons(file, f".tile[{at}].front", tile.front))
        backs.append(_icons(file, f".tile[{at}].back", tile.back))
    rules = Rules(
        supply=[
            *[box.supply.money[str(value)] for value in cards.VALUES],
            *[box.supply.goods[good] for good in cards.GOODS_NAMES],
        ],
        hand_limits=box.hand.limits,
        business_names=[*[box.business[at].name for at in businesses], *[tile.name for tile in tiles]],
        fronts=fronts,
        backs=backs,
        park_back=_icons(file, ".park.back", box.park.back),
        blue=BLUE_TILES,
        space_areas=spaces,
        space_from_three=[space.from_three for space in box.space],
        job_names=[job.name for job in box.job],
        job_copies=[job.copies for job in box.job],
        job_colours=[cards.COLOURS.index(job.colour) for job in box.job],
        job_goods=[[job.goods.count(good) for good in cards.GOODS_NAMES] for job in box.job],
        job_effects=[_effects(file, f".job[{at}].effects", job.effects) for at, job in enumerate(box.job)],
        job_money=[[cards.VALUES.index(value) for value in job.money] for job in box.job],
        ally_names=[ally.name for ally in box.ally],
        ally_acts=[ally.act for ally in box.ally],
        ally_effects=[
            _effects(file, f".ally[{at}].effects", ally.effects) for at, ally in enumerate(box.ally)
        ],
    )
    house = box if path is None else ContentFile(built_in("corleone")).as_type(Box)
    return rules, file.fingerprint(), titles_of(_named(box), _named(house))


def _check_supply(file: ContentFile, supply: Supply) -> None:
    """All money and goods, and enough for every player's first hand (CE-1.2, CE-1.7)."""
    for name, there, wanted, total in (
        ("money", supply.money, [str(value) for value in cards.VALUES], MONEY_CARDS),
        ("goods", supply.goods, cards.GOODS_NAMES, GOODS_CARDS),
    ):
        if sorted(there) != sorted(wanted):
            raise file.error(f".supply.{name}", f"{name} must name {', '.join(wanted)}, each once")
        if min(there.values()) < 0 or sum(there.values()) != total:
            raise file.error(f".supply.{name}", f"{name} must be {total} cards in all (CE-1.2)")
    if min(supply.money[str(value)] for value in STARTING_VALUES) < MOST:
        raise file.error(".supply.money", f"{MOST} players start with a $1, a $2 and a $3 each (CE-1.7)")


def _check_limits(file: ContentFile, hand: Hand) -> None:
    """One for each act (CE-7.1)."""
    if len(hand.limits) != ACTS or not 0 <= min(hand.limits) <= max(hand.limits) <= MOST_CARDS:
        raise file.error(
            ".hand.limits", f"limits must be {ACTS} numbers up to {MOST_CARDS}, one for each act"
        )
    if len(hand.origins) != ACTS:
        raise file.error(".hand.origins", f"origins must be {ACTS}, one for each limit")


def _areas(file: ContentFile, path: str, names: list[str]) -> list[int]:
    for name in names:
        file.must_know(path, "area", name, AREA_NAMES)
    if not 2 <= len(set(names)) == len(names) <= 3:
        raise file.error(path, "a space touches two or three areas (CE-2.3)")
    return [AREA_NAMES.index(name) for name in names]


def _check_spaces(file: ContentFile, spaces: list[Space], areas: list[list[int]]) -> None:
    """CE-2.4, CE-R5: room for every figure."""
    if len(spaces) > MOST_SPACES:
        raise file.error(f".space[{MOST_SPACES}].areas", f"more than {MOST_SPACES} spaces")
    for number, here in enumerate(areas):
        if sorted(here) in [sorted(other) for other in areas[:number]]:
            raise file.error(f".space[{number}].areas", "another space touches the same areas")
    closed = sum(space.from_three for space in spaces)
    if closed != CLOSED_TO_TWO:
        raise file.error(
            ".space[0]", f"{CLOSED_TO_TWO} spaces are from three players on, not {closed} (CE-2.4)"
        )
    for players in range(2, MOST + 1):
        there = len(spaces) - (closed if players == 2 else 0)
        needed = MEMBERS[ACTS] * players + 1  # and the Mayor's
        if there < needed:
            raise file.error(
                ".space[0]", f"{players} players need {needed} spaces, there are {there} (CE-R5)"
            )


def _by_turf(file: ContentFile, businesses: list[Business]) -> list[int]:
    """Where the business of each turf stands in the file."""
    turfs = AREA_NAMES[:TURFS]
    for number, business in enumerate(businesses):
        file.must_know(f".business[{number}].turf", "turf", business.turf, turfs)
    places: list[int] = []
    for turf in turfs:
        found = [number for number, business in enumerate(businesses) if business.turf == turf]
        if len(found) != 1:
            where = f".business[{found[1]}].turf" if found else ".business[0]"
            raise file.error(where, f"{turf} has {len(found)} printed businesses, not one (CE-2.1)")
        places.append(found[0])
    return places


def _check_tiles(file: ContentFile, tiles: list[Tile]) -> None:
    """So many blue and red ones (CE-1.2)."""
    for colour, wanted in (("blue", BLUE_TILES), ("red", RED_TILES)):
        there = sum(tile.colour == colour for tile in tiles)
        if there != wanted:
            raise file.error(".tile[0]", f"there are {there} {colour} tiles, not {wanted} (CE-1.2)")


def _check_allies(file: ContentFile, allies: list[Ally]) -> None:
    """Each of some use, so many in each act (CE-1.2)."""
    for number, ally in enumerate(allies):
        if not 1 <= ally.act <= ALLY_ACTS:
            raise file.error(f".ally[{number}].act", f"allies come in acts 1 to {ALLY_ACTS}, not {ally.act}")
        if not ally.effects:
            raise file.error(f".ally[{number}].effects", "an ally must have an effect")
    for act in range(1, ALLY_ACTS + 1):
        there = sum(ally.act == act for ally in allies)
        if there != ALLIES_PER_ACT:
            raise file.error(".ally[0]", f"act {act} has {there} allies, not {ALLIES_PER_ACT} (CE-1.2)")


def _check_jobs(file: ContentFile, jobs: list[Job]) -> None:
    """So many cards, each with what it costs and pays (CE-1.2, CE-4.6)."""
    for number, job in enumerate(jobs):
        here = f".job[{number}]"
        file.must_know(f"{here}.colour", "colour", job.colour, cards.COLOURS)
        if job.copies < 1:
            raise file.error(f"{here}.copies", f"copies cannot be {job.copies}")
        if not 1 <= len(job.goods) <= 5 or not set(job.goods) <= set(cards.GOODS_NAMES):
            raise file.error(f"{here}.goods", f"a job needs one to five of {', '.join(cards.GOODS_NAMES)}")
        if not set(job.money) <= set(cards.VALUES) or len(job.money) > MOST_ICONS:
            raise file.error(
                f"{here}.money", f"money cards are {', '.join(str(value) for value in cards.VALUES)}"
            )
    file.must_total(".job[0]", "jobs", [job.copies for job in jobs], JOB_CARDS, "CE-1.2")


def _named(box: Box) -> Names:
    found: Names = []
    found.extend((f".business[{at}]", "business", entry) for at, entry in enumerate(box.business))
    found.extend((f".tile[{at}]", "business", entry) for at, entry in enumerate(box.tile))
    found.extend((f".ally[{at}]", "card", entry) for at, entry in enumerate(box.ally))
    found.extend((f".job[{at}]", "card", entry) for at, entry in enumerate(box.job))
    return found


def _icons(file: ContentFile, path: str, names: list[str]) -> list[int]:
    """Of a business: on the board, of a tile, or of the park."""
    _must_know_all(file, path, "icon", names, cards.EFFECT_NAMES[cards.FIRST_TAKE : cards.LAST_ICON + 1])
    return _numbers(file, path, "icon", names)


def _effects(file: ContentFile, path: str, names: list[str]) -> list[int]:
    """Of a job or an ally."""
    _must_know_all(file, path, "effect", names, cards.EFFECT_NAMES[: cards.LAST_WRITTEN + 1])
    if names and cards.EFFECT_NAMES[cards.THEN] in (names[0], names[-1]):
        raise file.error(path, "`then` stands between two effects")
    return _numbers(file, path, "effect", names)


def _must_know_all(file: ContentFile, path: str, what: str, names: list[str], known: list[str]) -> None:
    for name in names:
        file.must_know(path, what, name, known)


def _numbers(file: ContentFile, path: str, what: str, names: list[str]) -> list[int]:
    if len(names) > MOST_ICONS:
        raise file.error(path, f"more than {MOST_ICONS} {what}s")
    return [cards.EFFECT_NAMES.index(name) for name in names]
