"""The whole state as a readable JSON value: fixtures, scenarios, bug reports. `load.py` is the way back.

A frame of the stack is `step` or `step:seat:flag:number`, an effect of a use its word with what a
follow-up carries, `drive-by-second:12`. A job in a hand is its name with the others who know it
lies there: `hit@02`, spectators being 7, `@*` everybody. `memory` and `minima` are explained in
`hands.py`.
"""

from typing import Final

from capotavola.engine.audience import ALL, seats_in
from capotavola.engine.stored import chance_out
from capotavola.engine.values import Json
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
from capotavola.games.corleone.rules import AREA_NAMES, FAMILIES, Rules
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
)

COUNTED_NAMES: Final = [*TYPE_NAMES, "job"]


def dump(t: Table) -> dict[str, Json]:
    """What is empty is left out."""
    left_out = usual()
    return {
        name: value
        for name, value in whole_dump(t).items()
        if name not in left_out or value != left_out[name]
    }


def usual() -> dict[str, Json]:
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


def whole_dump(t: Table) -> dict[str, Json]:
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


def _frame_out(entry: int) -> str:
    name = STEP_NAMES[entry & STEP_MASK]
    if entry >> SEAT == 0:
        return name
    return f"{name}:{entry >> SEAT & SEAT_MASK}:{entry >> FLAG & 1}:{entry >> NUMBER}"


def _effect_out(effect: int) -> str:
    name = EFFECT_NAMES[effect & EFFECT_MASK]
    return f"{name}:{effect >> EFFECT_ARG}" if effect >> EFFECT_ARG else name


def _figures_out(places: list[int], names: list[str]) -> dict[str, Json]:
    return {
        names[place]: "neutral" if owner == NEUTRAL else owner
        for place, owner in enumerate(places)
        if owner != NOBODY
    }


def _place_out(place: int, names: list[str]) -> str | None:
    if place == HUDSON:
        return "hudson"
    return None if place == NOBODY else names[place]


def _counts_out(counts: list[int]) -> dict[str, Json]:
    return {TYPE_NAMES[kind]: count for kind, count in enumerate(counts) if count}


def _job_out(job: int, seat: int, rules: Rules) -> str:
    text = rules.job_names[job & JOB_MASK]
    seen = job >> SEEN
    if seen == ALL:
        return text + "@*"
    others = seats_in(seen & ~(1 << seat))
    return text + ("@" + "".join(str(other) for other in others) if others else "")


def _ally_out(place: int) -> str:
    if place == SHOWN:
        return "shown"
    return f"hand:{place - IN_HAND}" if place < PLAYED else f"played:{place - PLAYED}"


def _memory_out(entry: list[int]) -> list[Json]:
    return [MEMORY_NAMES[entry[0]], entry[1], entry[2], COUNTED_NAMES[entry[3]], *entry[4:]]
