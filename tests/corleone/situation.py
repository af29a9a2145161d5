"""Situations of Corleone's Empire, set up by hand: say what matters, the rest lies in supply and deck."""

from __future__ import annotations

from capotavola.engine.event import Event
from capotavola.engine.game import Game
from capotavola.engine.values import Json
from capotavola.games.corleone.cards import TYPE_NAMES
from capotavola.games.corleone.game import Corleone
from capotavola.games.corleone.state import CorleoneState
from tests.boxes import game_of

GAME = game_of("corleone")
assert isinstance(GAME, Corleone)
RULES = GAME.rules
FAMILIES = ["pizzino", "matarazzo", "marzullo", "vitale", "caccamo"]
SPECTATOR = 7

# The printed businesses, in the order of their turfs.
EXCHANGE, DOCKS, CLINIC = "stock-exchange", "red-hook-docks", "park-avenue-clinic"
FREIGHT, OPERA, HOTEL = "air-freight-terminal", "opera-house", "grand-hotel"
PENN = "penn-central-railroad"
# Some spaces for family members.
F1, F2, F3 = "chelsea+midtown+central-park", "midtown+queens", "chelsea+midtown+wall-street"


def situation(
    players: int = 3,
    *,
    hands: list[list[str]] | None = None,
    suitcases: list[list[int]] | None = None,
    public: list[str] | None = None,
    discards: list[str] | None = None,
    deck: list[str] | None = None,
    empty_deck: bool = False,
    tiles: list[str] | None = None,
    thugs: dict[str, Json] | None = None,
    members: dict[str, Json] | None = None,
    thugs_left: list[int] | None = None,
    members_left: list[int] | None = None,
    markers: list[str] | None = None,
    completed: list[str] | None = None,
    allies: dict[str, Json] | None = None,
    supply: dict[str, int] | None = None,
    act: int = 1,
    first: int = 0,
    active: int = 0,
    game: Game = GAME,
    **more: Json,
) -> CorleoneState:
    """A table at the start of `active`'s turn.

    A hand is a list of cards: money-1, gun, hit, capo. A suitcase is a list of values: 1, 2, 3, 5.
    `deck` names jobs from the top down; all jobs not named lie under it, or, with `empty_deck`, have
    been completed by the last seat. `tiles` lie on turfs 1, 2, … . Figures: {"grand-hotel": 1},
    {"midtown+queens": "neutral"}. `markers` from the bottom up: "midtown:0". `supply` says how much of
    a type is left; what is beyond lies in the last seat's suitcase (money) or hand (goods).
    `allies`: {"capo": "shown"}; those in hands are named in `hands`. `more` overrides parts of the dump.
    """
    assert isinstance(game, Corleone)
    rules = game.rules
    jobs: list[list[Json]] = [[] for _ in range(players)]
    counts: list[dict[str, int]] = [{} for _ in range(players)]
    placed: dict[str, Json] = dict(allies or {})
    for seat, hand in enumerate(hands or []):
        for card in hand:
            if card in TYPE_NAMES:
                counts[seat][card] = counts[seat].get(card, 0) + 1
            elif card in rules.ally_names:
                placed[card] = f"hand:{seat}"
            else:
                jobs[seat].append(card)
    cases: list[dict[str, int]] = [{} for _ in range(players)]
    for seat, case in enumerate(suitcases or []):
        for value in case:
            cases[seat][f"money-{value}"] = cases[seat].get(f"money-{value}", 0) + 1
    left = _supply_left(rules.supply, counts, cases, supply or {})
    done = [*(completed or [])]
    rest = [rules.job_names[job] for job in rules.job_deck]
    named = [*(public or []), *(discards or []), *(deck or []), *[str(more_job) for more_job in _drawn(more)]]
    named += [entry.partition(":")[2] for entry in done]
    named += [str(job).partition("@")[0] for hand_jobs in jobs for job in hand_jobs]
    for job in named:
        rest.remove(job)
    if empty_deck:
        done += [f"{players - 1}:{job}" for job in rest]
        rest = []
    laid = tiles or []
    blue = [rules.business_names[tile] for tile in rules.blue_tiles]
    red = [rules.business_names[tile] for tile in rules.red_tiles]
    on_thugs, on_spaces = thugs or {}, members or {}
    full_thugs, full_members = (3 if players == 2 else 2), [1, 2, 2, 3][act - 1]
    dump: dict[str, Json] = {
        "game": "corleone",
        "players": players,
        "chance": {"key": b"situation".hex(), "counter": 0},
        "families": [*FAMILIES[:players]],
        "act": act,
        "first": first,
        "active": active,
        "stack": [f"turn:{active}:0:0" if active else "turn"],
        "waiting": [active],
        "blue": [tile for tile in blue if tile not in laid],
        "red": [tile for tile in red if tile not in laid],
        "tiles": [*laid, *[None] * (7 - len(laid))],
        "thugs": on_thugs,
        "members": on_spaces,
        "thugs_left": [
            full_thugs - list(on_thugs.values()).count(seat) if thugs_left is None else thugs_left[seat]
            for seat in range(players)
        ],
        "members_left": [
            full_members - list(on_spaces.values()).count(seat)
            if members_left is None
            else members_left[seat]
            for seat in range(players)
        ],
        "boss_at": next((place for place, owner in on_thugs.items() if owner == "neutral"), None),
        "mayor_at": next((place for place, owner in on_spaces.items() if owner == "neutral"), None),
        "markers": [*(markers or [])],
        "supply": {**left},
        "hands": [{**hand_counts} for hand_counts in counts],
        "jobs": [[*hand_jobs] for hand_jobs in jobs],
        "suitcases": [{**case_counts} for case_counts in cases],
        "completed": [*done],
        "deck": [*rest, *(deck or [])[::-1]],
        "discards": [*(discards or [])],
        "public": [*(public or [])],
        "allies": placed,
    }
    dump.update(more)
    state = game.load(dump)
    assert isinstance(state, CorleoneState)
    return state


def do(state: CorleoneState, seat: int, action: str) -> list[Event]:
    """Apply an action written as text; raises IllegalAction if it is not legal."""
    return state.apply(seat, GAME.parse(action))


def play(state: CorleoneState, *moves: tuple[int, str]) -> list[Event]:
    """Several actions, one after another."""
    events: list[Event] = []
    for seat, action in moves:
        events += do(state, seat, action)
    return events


def refused(state: CorleoneState, seat: int, action: str) -> str:
    """The rule against an action, which must not be legal."""
    refusal = state.why_not(seat, GAME.parse(action))
    assert refusal is not None, f"{action} is legal"
    return refusal.rule


def legal(state: CorleoneState, seat: int) -> list[str]:
    return [str(action) for action in state.legal(seat)]


def hand(state: CorleoneState, seat: int) -> list[str]:
    """The cards in a hand, allies included, as their owner sees them."""
    return [str(card) for card in _list(_dict(state.view(seat)["seats"], seat)["hand"])]


def case(state: CorleoneState, seat: int) -> list[int]:
    """The values in a suitcase, as its owner sees them."""
    values: list[int] = []
    for value in (1, 2, 3, 5):
        values += [value] * _int(_dict(_dict(state.view(seat)["seats"], seat)["suitcase"])[f"money-{value}"])
    return values


def of(state: CorleoneState, seat: int, part: str) -> Json:
    """What everybody sees of a seat: thugs, members, hand_size, markers, completed, played …"""
    return _dict(state.view(None)["seats"], seat)[part]


def supply(state: CorleoneState, card: str) -> int:
    return _int(_dict(state.view(None)["supply"])[card])


def control(state: CorleoneState, turf: str) -> Json:
    return _turf(state, turf)["control"]


def markers(state: CorleoneState, turf: str) -> Json:
    """Whose markers lie there, from the bottom up."""
    return _turf(state, turf)["markers"]


def figure_on(state: CorleoneState, place: str) -> Json:
    """Whose figure stands on a business or a space: a seat, "neutral" or None."""
    view = state.view(None)
    for business in _list(view["businesses"]):
        if _dict(business)["business"] == place:
            return _dict(business)["thug"]
    for space in _list(view["spaces"]):
        if _dict(space)["areas"] == place:
            return _dict(space)["member"]
    raise AssertionError(f"no such place on the board: {place}")


def step(state: CorleoneState) -> str:
    return str(state.view(None)["step"])


def told(events: list[Event], name: str) -> list[dict[str, Json]]:
    """The arguments of all events of that name."""
    return [event.args for event in events if event.name == name]


def side(seat: int, count: int) -> Json:
    """In a turf war, as it is told."""
    return {"phrase": "side", "seat": seat, "count": count}


def heard(events: list[Event], viewer: int) -> list[str]:
    """The names of the events that a viewer (7: spectators) hears of."""
    return [event.name for event in events if event.heard_by(viewer)]


def end_phase(state: CorleoneState) -> list[Event]:
    """Place every figure that is left, take what must be taken and decline all else, until the phase ends."""
    events: list[Event] = []
    while step(state) not in ("bids", "discards", "marking", "over") and state.waiting:
        seat = state.deciders()[0]
        choices = state.legal(seat)
        wanted = [action for action in choices if action.verb.name in ("done", "thug", "member")]
        events += state.apply(seat, (wanted or choices)[0])
    return events


def bid_all(state: CorleoneState, *bids: str) -> list[Event]:
    """Everybody's bid as the four counts: "0 0 1 0" is a $3."""
    events: list[Event] = []
    for seat, bid in enumerate(bids):
        events += do(state, seat, f"bid {bid}")
    return events


def _supply_left(
    full: list[int], hands: list[dict[str, int]], cases: list[dict[str, int]], wanted: dict[str, int]
) -> dict[str, int]:
    left: dict[str, int] = {}
    for kind, name in enumerate(TYPE_NAMES):
        used = sum(hand.get(name, 0) for hand in hands) + sum(case.get(name, 0) for case in cases)
        left[name] = full[kind] - used
        if name in wanted:
            beyond = left[name] - wanted[name]
            assert beyond >= 0, f"not so much left of {name}"
            target = cases[-1] if name.startswith("money") else hands[-1]
            target[name] = target.get(name, 0) + beyond
            left[name] = wanted[name]
    return left


def _drawn(more: dict[str, Json]) -> list[Json]:
    return _list(more.get("drawn", []))


def _turf(state: CorleoneState, turf: str) -> dict[str, Json]:
    for entry in _list(state.view(None)["turfs"]):
        if _dict(entry)["turf"] == turf:
            return _dict(entry)
    raise AssertionError(f"no such turf: {turf}")


def _list(value: Json) -> list[Json]:
    assert isinstance(value, list)
    return value


def _dict(value: Json, at: int | None = None) -> dict[str, Json]:
    found = value if at is None else _list(value)[at]
    assert isinstance(found, dict)
    return found


def _int(value: Json) -> int:
    assert isinstance(value, int)
    return value
