"""The whole state as a readable JSON value, and back: fixtures, scenarios, bug reports.

A frame of the stack is `step` or `step:seat:flag:number`, an effect of a use its word with what a
follow-up carries, `drive-by-second:12`. A job in a hand is its name with the others who know it
lies there: `hit@02`, spectators being 7, `@*` everybody. `memory` and `minima` are explained in
`hands.py`.
"""

import re
from typing import Final

from capotavola.engine.audience import ALL, seats_in
from capotavola.engine.options import settle_options
from capotavola.engine.stored import chance_in, chance_out, per_seat
from capotavola.engine.values import Json, MalformedValue, field, items, one_of, whole, wholes, word
from capotavola.games.corleone import sound
from capotavola.games.corleone.cards import (
    COUNTED,
    EFFECT_ARG,
    EFFECT_MASK,
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
from capotavola.games.corleone.hands import ENTRY, MEMORY_NAMES
from capotavola.games.corleone.rules import ACTS, AREA_NAMES, FAMILIES, FEWEST, MOST, OPTIONS, TURFS, Rules
from capotavola.games.corleone.state import CorleoneState
from capotavola.games.corleone.table import (
    FLAG,
    IN_HAND,
    NUMBER,
    OUT,
    PLAYED,
    SEAT,
    SEAT_MASK,
    SHOWN,
    STEP_MASK,
    STEP_NAMES,
    Table,
    frame,
)

JOB: Final = re.compile(r"([a-z-]+)(?:@([0-7]+|\*))?")
EFFECT: Final = re.compile(r"([a-z0-9-]+?)(?::(\d{1,6}))?")
FRAME: Final = re.compile(r"([a-z-]+)(?::([0-4]):([01]):(\d{1,8}))?")
COUNTED_NAMES: Final = [*TYPE_NAMES, "job"]
MOST_CARDS: Final = 200


def dump(t: Table) -> dict[str, Json]:
    """What is empty is left out."""
    usual = _usual()
    return {name: value for name, value in _whole(t).items() if name not in usual or value != usual[name]}


def _usual() -> dict[str, Json]:
    return {
        "options": {},
        "boss_at": None,
        "mayor_at": None,
        "chief_at": None,
        "moved_now": 0,
        "thugs": {},
        "members": {},
        "markers": [],
        "completed": [],
        "discards": [],
        "pending": [],
        "drawn": [],
        "bids": [],
        "queue": [],
        "aside": [],
        "memory": [],
        "minima": [],
    }


def _whole(t: Table) -> dict[str, Json]:
    rules = t.rules
    return {
        "game": "corleone",
        "players": t.players,
        "options": {},
        "chance": chance_out(t.chance),
        "families": [FAMILIES[family] for family in t.families],
        "act": t.act,
        "first": t.first,
        "active": t.active,
        "stack": [_frame_out(entry) for entry in t.stack],
        "waiting": [*t.deciders()],
        "blue": [rules.business_names[tile] for tile in t.blue],
        "red": [rules.business_names[tile] for tile in t.red],
        "tiles": [None if tile == NOBODY else rules.business_names[tile] for tile in t.tile_on],
        "thugs": _figures_out(t.thug_at, rules.business_names),
        "members": _figures_out(t.member_at, rules.space_names),
        "boss_at": _place_out(t.boss_at, rules.business_names),
        "mayor_at": _place_out(t.mayor_at, rules.space_names),
        "chief_at": _place_out(t.chief_at, AREA_NAMES),
        "moved_now": t.moved_now,
        "thugs_left": [*t.thugs_left],
        "members_left": [*t.members_left],
        "markers": [f"{AREA_NAMES[marker >> 3]}:{marker & 7}" for marker in t.markers],
        "supply": _counts_out(t.supply),
        "hands": [_counts_out(t.hands[at : at + TYPES]) for at in range(0, len(t.hands), TYPES)],
        "jobs": [[_job_out(job, seat, rules) for job in t.jobs[seat]] for seat in range(t.players)],
        "suitcases": [_counts_out(t.suitcases[at : at + MONEY]) for at in range(0, len(t.suitcases), MONEY)],
        "completed": [f"{job >> 8}:{rules.job_names[job & 255]}" for job in t.completed],
        "deck": [rules.job_names[job] for job in t.deck],
        "discards": [rules.job_names[job] for job in t.discards],
        "public": [rules.job_names[job] for job in t.public],
        "allies": {rules.ally_names[ally]: _ally_out(at) for ally, at in enumerate(t.ally_at) if at != OUT},
        "pending": [_effect_out(effect) for effect in t.pending],
        "drawn": [rules.job_names[job] for job in t.drawn],
        "bids": [*t.bids],
        "queue": [*t.queue],
        "aside": [f"{entry >> 8}:{rules.card_names[entry & 255]}" for entry in t.aside],
        "memory": [_memory_out(t.memory[at : at + ENTRY]) for at in range(0, len(t.memory), ENTRY)],
        "minima": [[*t.minima[at : at + COUNTED]] for at in range(0, len(t.minima), COUNTED)],
    }


def load(rules: Rules, value: Json) -> CorleoneState:
    """MalformedValue names the part that is wrong."""
    players = whole(field(value, "players"), "players", FEWEST, MOST)
    assert isinstance(value, dict)
    if field(value, "game") != "corleone":
        raise MalformedValue(f"game is {value['game']!r}, not corleone")
    obj = {**_usual(), **value}
    options = field(obj, "options")
    if not isinstance(options, dict):
        raise MalformedValue("options must be an object")
    settle_options(OPTIONS, options)
    t = CorleoneState(rules, players, chance_in(field(obj, "chance")))
    _load_turn(t, obj)
    _load_board(t, obj)
    _load_cards(t, obj)
    _load_step(t, obj)
    if len(obj) != len(_whole(t)):
        raise MalformedValue(f"no such part: {', '.join(name for name in obj if name not in _whole(t))}")
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
        [_job_in(job, seat, rules) for job in items(hand, "jobs")]
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


def _frame_out(entry: int) -> str:
    name = STEP_NAMES[entry & STEP_MASK]
    if entry >> SEAT == 0:
        return name
    return f"{name}:{entry >> SEAT & SEAT_MASK}:{entry >> FLAG & 1}:{entry >> NUMBER}"


def _frame_in(value: Json) -> int:
    found = FRAME.fullmatch(word(value, "stack"))
    if found is None:
        raise MalformedValue(f"stack: not a step: {value}")
    step = one_of(found[1], "stack", STEP_NAMES)
    return frame(step, int(found[2] or 0), int(found[3] or 0), int(found[4] or 0))


def _effect_out(effect: int) -> str:
    name = EFFECT_NAMES[effect & EFFECT_MASK]
    return f"{name}:{effect >> EFFECT_ARG}" if effect >> EFFECT_ARG else name


def _effect_in(value: Json) -> int:
    found = EFFECT.fullmatch(word(value, "pending"))
    if found is None:
        raise MalformedValue(f"pending: not an effect: {value}")
    return one_of(found[1], "pending", EFFECT_NAMES) | int(found[2] or 0) << EFFECT_ARG


def _figures_out(places: list[int], names: list[str]) -> dict[str, Json]:
    return {
        names[place]: "neutral" if owner == NEUTRAL else owner
        for place, owner in enumerate(places)
        if owner != NOBODY
    }


def _figures_in(value: Json, name: str, names: list[str], players: int) -> list[int]:
    places = [NOBODY] * len(names)
    if not isinstance(value, dict):
        raise MalformedValue(f"{name} must be an object")
    for place, owner in value.items():
        seat = NEUTRAL if owner == "neutral" else whole(owner, name, 0, players - 1)
        places[one_of(place, name, names)] = seat
    return places


def _place_out(place: int, names: list[str]) -> str | None:
    if place == HUDSON:
        return "hudson"
    return None if place == NOBODY else names[place]


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


def _counts_out(counts: list[int]) -> dict[str, Json]:
    return {TYPE_NAMES[kind]: count for kind, count in enumerate(counts) if count}


def _counts_in(value: Json, name: str, types: int) -> list[int]:
    counts = [0] * types
    if not isinstance(value, dict):
        raise MalformedValue(f"{name} must be an object")
    for kind, count in value.items():
        counts[one_of(kind, name, TYPE_NAMES[:types])] = whole(count, name, 0, MOST_CARDS)
    return counts


def _job_out(job: int, seat: int, rules: Rules) -> str:
    text = rules.job_names[job & JOB_MASK]
    seen = job >> SEEN
    if seen == ALL:
        return text + "@*"
    others = seats_in(seen & ~(1 << seat))
    return text + ("@" + "".join(str(other) for other in others) if others else "")


def _job_in(value: Json, seat: int, rules: Rules) -> int:
    found = JOB.fullmatch(word(value, "jobs"))
    if found is None:
        raise MalformedValue(f"jobs: not a job: {value}")
    seen = ALL if found[2] == "*" else 1 << seat
    for other in (found[2] or "").replace("*", ""):
        seen |= 1 << int(other)
    return one_of(found[1], "jobs", rules.job_names) | seen << SEEN


def _ally_out(place: int) -> str:
    if place == SHOWN:
        return "shown"
    return f"hand:{place - IN_HAND}" if place < PLAYED else f"played:{place - PLAYED}"


def _ally_in(value: Json, players: int) -> int:
    text = word(value, "allies")
    if text == "shown":
        return SHOWN
    place, _, seat = text.partition(":")
    if place not in ("hand", "played") or not seat.isdecimal() or int(seat) >= players:
        raise MalformedValue(f"allies: shown, hand:0 or played:0, not {text}")
    return (IN_HAND if place == "hand" else PLAYED) + int(seat)


def _memory_out(entry: list[int]) -> list[Json]:
    return [MEMORY_NAMES[entry[0]], entry[1], entry[2], COUNTED_NAMES[entry[3]], *entry[4:]]


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
