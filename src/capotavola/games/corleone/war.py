"""Chapter 5: turf war."""

from typing import Final

from capotavola.engine.action import Action
from capotavola.engine.frames import number_of, seat_of, step_of
from capotavola.engine.machine import i64
from capotavola.engine.refusal import Refusal
from capotavola.engine.steps import Passage
from capotavola.engine.stored import must
from capotavola.engine.values import Json
from capotavola.games.corleone import news
from capotavola.games.corleone.cards import NEUTRAL, NOBODY, family_of, marker_on, turf_of
from capotavola.games.corleone.questions import CorleoneStep, asked_in
from capotavola.games.corleone.rules import ACTS, AREA_NAMES, DONE, MARKERS, MOVE_MARKER, TURFS
from capotavola.games.corleone.table import BIDS, MARKING, TRIBUTE, WAR, Table

SIDES: Final = 8  # in a list by turf and side, for each turf


class War(Passage[Table]):
    """CE-5.1: turfs 1 to 7 in turn; the frame's number is the next one."""

    def go_on(self, t: Table) -> None:
        turf = number_of(t.stack.pop())
        while turf < TURFS:
            counts = influence(t, turf)
            winner = _strictly_most(counts)
            news.fought(t.told, turf, winner, counts)
            if winner != NOBODY:
                if t.markers_on_board(winner) == MARKERS:  # CE-5.4
                    t.push(WAR, 0, 0, turf + 1)
                    t.ask_one(MARKING, winner, 0, turf)
                    return
                mark(t, winner, turf)
            turf += 1
        t.push(TRIBUTE if t.act == ACTS else BIDS)

    def check_stored(self, t: Table, at: int) -> None:
        must(step_of(t.stack[-1]) == MARKING, "stack: that cannot wait")


def influence(t: Table, turf: int) -> list[int]:
    """CE-5.1: by seat, then the neutral side."""
    return influences(t)[turf * SIDES : turf * SIDES + NEUTRAL + 1]


def influences(t: Table) -> list[int]:
    """CE-5.1: of all turfs, by turf and side."""
    counts = [0] * (TURFS * SIDES)
    thug_at, space_turfs = t.thug_at, t.rules.space_turfs
    at: i64 = 0
    for tile in t.tile_on:
        _add(counts, at, thug_at[at // SIDES])
        if tile != NOBODY:
            _add(counts, at, thug_at[tile])
        at += SIDES
    for space, owner in enumerate(t.member_at):
        if owner != NOBODY:
            turfs: i64 = space_turfs[space]
            at = 0
            while turfs:
                if turfs & 1:
                    _add(counts, at, owner)
                turfs >>= 1
                at += SIDES
    if t.chief_at >= 0:
        _add(counts, t.chief_at * SIDES, NEUTRAL)
    return counts


def winner_of(t: Table, turf: int) -> int:
    """CE-5.2: strictly the most, neutrals included."""
    return _strictly_most(influence(t, turf))


def _strictly_most(counts: list[int]) -> int:
    most = max(counts)
    if most == 0 or counts.count(most) > 1 or counts[NEUTRAL] == most:
        return NOBODY
    return counts.index(most)


def mark(t: Table, seat: int, turf: int) -> None:
    t.markers.append(marker_on(turf, seat))
    t.control[turf] = seat


def stack_of(t: Table, turf: int) -> list[int]:
    """Whose markers lie there, from the bottom up."""
    return [family_of(marker) for marker in t.markers if turf_of(marker) == turf]


class Marking(CorleoneStep):
    """CE-5.4: any own marker from any stack and any height, or none."""

    def legal(self, t: Table, seat: int) -> list[Action]:
        vocabulary = t.rules.vocabulary
        actions: list[Action] = []
        for turf in range(TURFS):
            for height, owner in enumerate(stack_of(t, turf)):
                if owner == seat:
                    actions.append(vocabulary.several(MOVE_MARKER, turf, height))
        actions.append(vocabulary.plain(DONE))
        return actions

    def why_not(self, t: Table, seat: int, action: Action) -> Refusal | None:
        if action.kind == DONE:
            return None
        if action.kind != MOVE_MARKER:
            return Refusal("CE-5.4", "marker-first")
        stack = stack_of(t, action.a)
        own = 0 <= action.b < len(stack) and stack[action.b] == seat
        return None if own else Refusal("CE-5.4", "no-own-marker-there")

    def choose(self, t: Table, seat: int, action: Action) -> None:
        to = number_of(t.answered())
        if action.kind == DONE:
            t.tell_of("no-marker", seat, "turf", AREA_NAMES[to])
            return
        t.markers.pop(_place_of(t, action.a, action.b))
        t.set_control(action.a)
        mark(t, seat, to)
        t.tell_of("marker-moved", seat, "turf", AREA_NAMES[action.a], "to_turf", AREA_NAMES[to])

    def show(self, t: Table, entry: int, asked: dict[str, Json]) -> None:
        asked["turf"] = AREA_NAMES[number_of(entry)]

    def question(self, view: dict[str, Json]) -> tuple[str, dict[str, Json]]:
        return "ask-marking", {"turf": asked_in(view).turf}

    def check_stored(self, t: Table, at: int) -> None:
        turf, seat = number_of(t.stack[at]), seat_of(t.stack[at])
        over_war = at == 1 and step_of(t.stack[0]) == WAR
        must(
            over_war and number_of(t.stack[0]) == turf + 1 <= TURFS, "stack: the war goes on after that turf"
        )
        must(
            t.waiting == 1 << seat and t.markers_on_board(seat) == MARKERS, "waiting: who has no marker left"
        )


def _place_of(t: Table, turf: int, height: int) -> int:
    for place, marker in enumerate(t.markers):
        if turf_of(marker) == turf:
            if height == 0:
                return place
            height -= 1
    raise ValueError(f"no marker {height} higher on turf {turf}")


def _add(counts: list[int], at: i64, side: i64) -> None:
    if side != NOBODY:
        counts[at + side] += 1
