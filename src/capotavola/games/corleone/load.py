"""A state from its dump; MalformedValue names the part that is wrong."""

import re
from typing import Final

from capotavola.engine.audience import ALL
from capotavola.engine.options import settle_options
from capotavola.engine.stored import chance_in, per_seat
from capotavola.engine.values import Json, MalformedValue, field, items, one_of, whole, wholes, word
from capotavola.games.corleone import sound
from capotavola.games.corleone.cards import (
    COUNTED,
    EFFECT_ARG,
    EFFECT_NAMES,
    HUDSON,
    JOB_MASK,
    MONEY,
    NEUTRAL,
    NOBODY,
    SEEN,
    TYPE_NAMES,
    TYPES,
)
from capotavola.games.corleone.dump import COUNTED_NAMES, usual, whole_dump
from capotavola.games.corleone.hands import ENTRY, MEMORY_NAMES
from capotavola.games.corleone.rules import ACTS, AREA_NAMES, FAMILIES, FEWEST, MOST, OPTIONS, TURFS, Rules
from capotavola.games.corleone.state import CorleoneState
from capotavola.games.corleone.table import (
    IN_HAND,
    OUT,
    PLAYED,
    SHOWN,
    STEP_NAMES,
    Table,
    frame,
)

JOB: Final = re.compile(r"([a-z-]+)(?:@([0-7]+|\*))?")
EFFECT: Final = re.compile(r"([a-z0-9-]+?)(?::(\d{1,6}))?")
FRAME: Final = re.compile(r"([a-z-]+)(?::([0-4]):([01]):(\d{1,8}))?")
MOST_CARDS: Final = 200


def load(rules: Rules, value: Json) -> CorleoneState:
    """MalformedValue names the part that is wrong."""
    players = whole(field(value, "players"), "players", FEWEST, MOST)
    assert isinstance(value, dict)
    if field(value, "game") != "corleone":
        raise MalformedValue(f"game is {value['game']!r}, not corleone")
    obj = {**usual(), **value}
    options = field(obj, "options")
    if not isinstance(options, dict):
        raise MalformedValue("options must be an object")
    settle_options(OPTIONS, options)
    t = CorleoneState(rules, players, chance_in(field(obj, "chance")))
    _load_turn(t, obj)
    _load_board(t, obj)
    _load_cards(t, obj)
    _load_step(t, obj)
    if len(obj) != len(whole_dump(t)):
        raise MalformedValue(f"no such part: {', '.join(name for name in obj if name not in whole_dump(t))}")
    sound.check(t)
    return t


def _load_turn(t: Table, obj: dict[str, Json]) -> None:
    seats = t.players - 1
    t.families = [
        one_of(name, "families", FAMILIES) for name in per_seat(field(obj, "families"), "families", t.players)
    ]
    t.act = whole(field(obj, "act"), "act", 1, ACTS)
    t.first = whole(field(obj, "first"), "first", 0, seats)
    t.active = whole(field(obj, "active"), "active", 0, seats)
    t.stack = [_frame_in(entry) for entry in items(field(obj, "stack"), "stack")]
    for seat in wholes(field(obj, "waiting"), "waiting", 0, seats):
        t.waiting |= 1 << seat


def _load_board(t: Table, obj: dict[str, Json]) -> None:
    rules = t.rules
    names = rules.business_names
    t.blue = [one_of(name, "blue", names) for name in items(field(obj, "blue"), "blue")]
    t.red = [one_of(name, "red", names) for name in items(field(obj, "red"), "red")]
    tiles = items(field(obj, "tiles"), "tiles")
    if len(tiles) != TURFS:
        raise MalformedValue(f"tiles must have {TURFS} entries, one for each turf")
    t.tile_on = [NOBODY if name is None else one_of(name, "tiles", names) for name in tiles]
    t.thug_at = _figures_in(field(obj, "thugs"), "thugs", names, t.players)
    t.member_at = _figures_in(field(obj, "members"), "members", rules.space_names, t.players)
    t.boss_at = _place_in(field(obj, "boss_at"), "boss_at", names)
    t.mayor_at = _place_in(field(obj, "mayor_at"), "mayor_at", rules.space_names)
    t.chief_at = _place_in(field(obj, "chief_at"), "chief_at", AREA_NAMES[:TURFS])
    t.moved_now = whole(field(obj, "moved_now"), "moved_now", 0, 7)
    t.thugs_left = wholes(per_seat(field(obj, "thugs_left"), "thugs_left", t.players), "thugs_left", 0, 3)
    left = per_seat(field(obj, "members_left"), "members_left", t.players)
    t.members_left = wholes(left, "members_left", 0, 3)
    t.markers = []
    for marker in items(field(obj, "markers"), "markers"):
        turf, seat = _pair_in(marker, "markers", AREA_NAMES[:TURFS], t.players, seat_first=False)
        t.markers.append(turf << 3 | seat)
    t.control = [NOBODY] * TURFS
    for turf in range(TURFS):
        t.set_control(turf)


def _load_cards(t: Table, obj: dict[str, Json]) -> None:
    rules = t.rules
    names = rules.job_names
    t.supply = _counts_in(field(obj, "supply"), "supply", TYPES)
    t.hands = []
    for hand in per_seat(field(obj, "hands"), "hands", t.players):
        t.hands.extend(_counts_in(hand, "hands", TYPES))
    t.suitcases = []
    for case in per_seat(field(obj, "suitcases"), "suitcases", t.players):
        t.suitcases.extend(_counts_in(case, "suitcases", MONEY))
    t.jobs = [
        sorted((_job_in(job, seat, rules) for job in items(hand, "jobs")), key=lambda job: job & JOB_MASK)
        for seat, hand in enumerate(per_seat(field(obj, "jobs"), "jobs", t.players))
    ]
    t.completed = []
    for entry in items(field(obj, "completed"), "completed"):
        job, seat = _pair_in(entry, "completed", names, t.players, seat_first=True)
        t.completed.append(seat << 8 | job)
    t.deck = [one_of(job, "deck", names) for job in items(field(obj, "deck"), "deck")]
    t.discards = [one_of(job, "discards", names) for job in items(field(obj, "discards"), "discards")]
    t.public = [one_of(job, "public", names) for job in items(field(obj, "public"), "public")]
    t.ally_at = [OUT] * rules.allies
    allies = field(obj, "allies")
    if not isinstance(allies, dict):
        raise MalformedValue("allies must be an object")
    for name, place in allies.items():
        t.ally_at[one_of(name, "allies", rules.ally_names)] = _ally_in(place, t.players)


def _load_step(t: Table, obj: dict[str, Json]) -> None:
    rules = t.rules
    seats = t.players - 1
    t.pending = [_effect_in(effect) for effect in items(field(obj, "pending"), "pending")]
    t.drawn = [one_of(job, "drawn", rules.job_names) for job in items(field(obj, "drawn"), "drawn")]
    t.bids = wholes(field(obj, "bids"), "bids", NOBODY, MOST_CARDS)
    t.queue = wholes(field(obj, "queue"), "queue", 0, seats)
    t.aside = []
    for entry in items(field(obj, "aside"), "aside"):
        card, seat = _pair_in(entry, "aside", rules.card_names, t.players, seat_first=True)
        t.aside.append(seat << 8 | card)
    t.memory = []
    for entry in items(field(obj, "memory"), "memory"):
        t.memory.extend(_memory_in(entry, seats))
    t.minima = []
    for counts in items(field(obj, "minima"), "minima"):
        row = wholes(counts, "minima", 0, MOST_CARDS)
        if len(row) != COUNTED:
            raise MalformedValue(f"minima: {COUNTED} counts for each seat")
        t.minima.extend(row)


def _frame_in(value: Json) -> int:
    found = FRAME.fullmatch(word(value, "stack"))
    if found is None:
        raise MalformedValue(f"stack: not a step: {value}")
    step = one_of(found[1], "stack", STEP_NAMES)
    return frame(step, int(found[2] or 0), int(found[3] or 0), int(found[4] or 0))


def _effect_in(value: Json) -> int:
    found = EFFECT.fullmatch(word(value, "pending"))
    if found is None:
        raise MalformedValue(f"pending: not an effect: {value}")
    return one_of(found[1], "pending", EFFECT_NAMES) | int(found[2] or 0) << EFFECT_ARG


def _figures_in(value: Json, name: str, names: list[str], players: int) -> list[int]:
    places = [NOBODY] * len(names)
    if not isinstance(value, dict):
        raise MalformedValue(f"{name} must be an object")
    for place, owner in value.items():
        seat = NEUTRAL if owner == "neutral" else whole(owner, name, 0, players - 1)
        places[one_of(place, name, names)] = seat
    return places


def _place_in(value: Json, name: str, names: list[str]) -> int:
    if value is None:
        return NOBODY
    return HUDSON if value == "hudson" else one_of(value, name, names)


def _pair_in(value: Json, name: str, names: list[str], players: int, seat_first: bool) -> tuple[int, int]:
    """`midtown:2` or `2:hit`: a thing and a seat."""
    one, _, other = word(value, name).partition(":")
    thing, seat = (other, one) if seat_first else (one, other)
    if not seat.isdecimal() or int(seat) >= players:
        raise MalformedValue(f"{name}: no such seat: {value}")
    return one_of(thing, name, names), int(seat)


def _counts_in(value: Json, name: str, types: int) -> list[int]:
    counts = [0] * types
    if not isinstance(value, dict):
        raise MalformedValue(f"{name} must be an object")
    for kind, count in value.items():
        counts[one_of(kind, name, TYPE_NAMES[:types])] = whole(count, name, 0, MOST_CARDS)
    return counts


def _job_in(value: Json, seat: int, rules: Rules) -> int:
    found = JOB.fullmatch(word(value, "jobs"))
    if found is None:
        raise MalformedValue(f"jobs: not a job: {value}")
    seen = ALL if found[2] == "*" else 1 << seat
    for other in (found[2] or "").replace("*", ""):
        seen |= 1 << int(other)
    return one_of(found[1], "jobs", rules.job_names) | seen << SEEN


def _ally_in(value: Json, players: int) -> int:
    text = word(value, "allies")
    if text == "shown":
        return SHOWN
    place, _, seat = text.partition(":")
    if place not in ("hand", "played") or not seat.isdecimal() or int(seat) >= players:
        raise MalformedValue(f"allies: shown, hand:0 or played:0, not {text}")
    return (IN_HAND if place == "hand" else PLAYED) + int(seat)


def _memory_in(value: Json, seats: int) -> list[int]:
    parts = items(value, "memory")
    if len(parts) != ENTRY:
        raise MalformedValue(f"memory: {ENTRY} parts in each entry")
    return [
        one_of(parts[0], "memory", MEMORY_NAMES),
        whole(parts[1], "memory", 0, seats),
        whole(parts[2], "memory", 0, seats),
        one_of(parts[3], "memory", COUNTED_NAMES),
        *[whole(count, "memory", 0, MOST_CARDS) for count in parts[4:]],
    ]
