"""Chapter 5: turf war."""

from capotavola.engine.action import Action
from capotavola.games.corleone import news
from capotavola.games.corleone.cards import NEUTRAL, NOBODY
from capotavola.games.corleone.rules import DONE, MARKERS, MOVE_MARKER, TURFS
from capotavola.games.corleone.table import BIDS, MARKING, NUMBER, TRIBUTE, WAR, Table, frame


def fight(t: Table) -> None:
    """CE-5.1: turfs 1 to 7 in turn."""
    turf = t.stack.pop() >> NUMBER
    while turf < TURFS:
        counts = influence(t, turf)
        winner = _strictly_most(counts)
        news.fought(t.told, turf, winner, counts)
        if winner != NOBODY:
            if t.markers_on_board(winner) == MARKERS:  # CE-5.4
                t.stack.append(frame(WAR, 0, 0, turf + 1))
                t.ask(MARKING, winner, 0, turf)
                return
            mark(t, winner, turf)
        turf += 1
    t.stack.append(frame(TRIBUTE) if t.act == 4 else frame(BIDS))


def influence(t: Table, turf: int) -> list[int]:
    """CE-5.1: by seat, then the neutral side."""
    counts = [0] * (NEUTRAL + 1)
    _add(counts, t.thug_at[turf])
    if t.tile_on[turf] != NOBODY:
        _add(counts, t.thug_at[t.tile_on[turf]])
    for space, owner in enumerate(t.member_at):
        if owner != NOBODY and t.rules.space_turfs[space] >> turf & 1:
            counts[owner] += 1
    if t.chief_at == turf:
        counts[NEUTRAL] += 1
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
    t.markers.append(turf << 3 | seat)
    t.control[turf] = seat


def stack_of(t: Table, turf: int) -> list[int]:
    """Whose markers lie there, from the bottom up."""
    return [marker & 7 for marker in t.markers if marker >> 3 == turf]


def legal_marking(t: Table, seat: int) -> list[Action]:
    """CE-5.4: any own marker from any stack and any height, or none."""
    vocabulary = t.rules.vocabulary
    actions: list[Action] = []
    for turf in range(TURFS):
        for height, owner in enumerate(stack_of(t, turf)):
            if owner == seat:
                actions.append(vocabulary.several(MOVE_MARKER, turf, height))
    actions.append(vocabulary.plain(DONE))
    return actions


def decide_marking(t: Table, seat: int, action: Action) -> None:
    to = t.answered() >> NUMBER
    if action.kind == DONE:
        news.no_marker(t.told, seat, to)
        return
    t.markers.pop(_place_of(t, action.a, action.b))
    t.set_control(action.a)
    mark(t, seat, to)
    news.marker_moved(t.told, seat, action.a, to)


def _place_of(t: Table, turf: int, height: int) -> int:
    for place, marker in enumerate(t.markers):
        if marker >> 3 == turf:
            if height == 0:
                return place
            height -= 1
    raise ValueError(f"no marker {height} higher on turf {turf}")


def _add(counts: list[int], owner: int) -> None:
    if owner != NOBODY:
        counts[owner] += 1
