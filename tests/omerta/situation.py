"""Situations of Omerta, set up by hand: say what matters, the rest of the deck fills the pile."""

from __future__ import annotations

from pathlib import Path

import capotavola
from capotavola.engine.event import Event
from capotavola.engine.values import Json
from capotavola.games.omerta.cards import GAP
from capotavola.games.omerta.state import OmertaState
from capotavola.games.omerta.stored.cards import CARD, Card
from tests.boxes import game_of

GAME = game_of("omerta")
PAIRS = capotavola.game("omerta", content=Path(__file__).with_name("pairs.toml"))
NAMES = ["al-capone", "charles-luciano", "meyer-lansky", "johnny-torrio", "virginia-hill"]
DECK = [str(value) for value in range(1, 11) for _ in range(4)] + [
    name
    for name in ["lady", "mole", "gangster", "snitch", "driver", "safecracker", "killer", "witness", "alibi"]
    for _ in range(2)
]
DECK += ["la-mamma", "police-patrol"]
PAIRS_DECK = [*DECK, "la-mamma", "police-patrol"]
PAIRS_DECK.remove("witness")
PAIRS_DECK.remove("alibi")

SPECTATOR = 7
EVERYBODY = [0, 1, 2, SPECTATOR]
LOW: list[list[str | None]] = [["1", "2", "3", "4"], ["5", "6", "7", "8"], ["9", "10", "9", "10"]]
FOUR: list[list[str | None]] = [["1", "2"], ["5", "6"], ["9", "10"], ["7", "8"]]
BOTTLES = ["3", "4", "3", "4", "3", "4"]


def situation(
    stocks: list[list[str | None]],
    *,
    pile: list[str] | None = None,
    discards: list[str] | None = None,
    safe: list[str] | None = None,
    active: int = 0,
    rest_to: int | None = None,
    given: list[list[Json]] | None = None,
    options: dict[str, Json] | None = None,
    pairs: bool = False,
    totals: list[int] | None = None,
    **more: Json,
) -> OmertaState:
    """A table at the start of `active`'s turn.

    Cards are written as in a dump: "7", "lady", "lady@02", None for a gap. `pile` and `discards`
    name their cards from the top down. What of the deck is not named lies under the pile, or goes
    to the stock of `rest_to`, so that the piles hold only what is named. `given` has lists of card,
    to, place, by, turns. `more` overrides parts of the dump; `totals` stand for scores that add up to them.
    `pairs` plays with a box that has two La Mammas and two patrols.
    """
    pile = pile or []
    discards = discards or []
    rest = list(PAIRS_DECK if pairs else DECK)
    named = [card for stock in stocks for card in stock if card is not None]
    named += [*pile, *discards, *(safe or [])]
    named += [str(entry[0]) for entry in given or []]
    named += [str(more[key]) for key in ("held", "second") if more.get(key)]
    for card in named:
        rest.remove(_kind(card))
    if safe is None:
        safe = [rest.pop() for _ in range(4)]
    full = [list(stock) for stock in stocks]
    below: list[str] = []
    if rest_to is None:
        below = rest
    else:
        full[rest_to].extend(rest)
    players = len(stocks)
    dump: dict[str, Json] = {
        "game": "omerta",
        "players": players,
        "options": options or {},
        "chance": {"key": b"situation".hex(), "counter": 0},
        "gangsters": [*NAMES[:players]],
        "round": 1,
        "starter": 0,
        "scores": [],
        "turn": 1,
        "active": active,
        "stack": ["end-of-turn", "turn"],
        "waiting": [active],
        "stocks": [[*stock] for stock in full],
        "safe": [*safe],
        "pile": [*below, *pile[::-1]],
        "discards": [*discards[::-1]],
        "given": [[*entry] for entry in given or []],
    }
    dump.update(more)
    if totals is not None:  # as if all of it had been scored in the first round
        rounds = dump["round"]
        assert isinstance(rounds, int)
        dump["round"] = max(2, rounds)
        dump["scores"] = [*totals, *[0] * players * (max(2, rounds) - 2)]
    state = (PAIRS if pairs else GAME).load(dump)
    assert isinstance(state, OmertaState)
    return state


def do(state: OmertaState, seat: int, action: str) -> list[Event]:
    """Apply an action written as text; raises IllegalAction if it is not legal."""
    return state.apply(seat, GAME.parse(action))


def refused(state: OmertaState, seat: int, action: str) -> str:
    """The rule against an action, which must not be legal."""
    refusal = state.why_not(seat, GAME.parse(action))
    assert refusal is not None, f"{action} is legal"
    return refusal.rule


def legal(state: OmertaState, seat: int) -> list[str]:
    return [str(action) for action in state.legal(seat)]


def pass_all(state: OmertaState) -> list[Event]:
    """Everybody who is asked in a snap or by a card lets it be."""
    events: list[Event] = []
    for seat in state.deciders():
        events += do(state, seat, "pass")
    return events


def stock(state: OmertaState, seat: int) -> list[str | None]:
    """The kinds in a stock, gaps as None."""
    return [_bare(card) for card in state.stocks[seat]]


def pile(state: OmertaState) -> list[str | None]:
    """From the top down."""
    return [_bare(card) for card in state.pile[::-1]]


def discards(state: OmertaState) -> list[str | None]:
    """From the top down."""
    return [_bare(card) for card in state.discards[::-1]]


def knows(state: OmertaState, viewer: int, seat: int, place: int) -> bool:
    """Whether a perfect memory of `viewer` (7: spectators) could name that card."""
    return bool(state.stocks[seat][place] >> 6 + viewer & 1)


def step(state: OmertaState) -> str:
    return str(state.view(None)["step"])


def told(events: list[Event], name: str) -> list[dict[str, Json]]:
    """The arguments of all events of that name."""
    return [event.args for event in events if event.name == name]


def heard(events: list[Event], viewer: int) -> list[str]:
    """The names of the events that a viewer (7: spectators) hears of."""
    return [event.name for event in events if event.heard_by(viewer)]


def mamma(to: int, by: int) -> list[Json]:
    return ["la-mamma", to, -1, by, 1]


def patrol(to: int, place: int, by: int, turns: int = 2) -> list[Json]:
    return ["police-patrol", to, place, by, turns]


def given(state: OmertaState) -> list[Json]:
    """Each card that lies with a player: its name, whose it is, on which place."""
    view = state.view(None)["given"]
    assert isinstance(view, list)
    found: list[Json] = []
    for entry in view:
        assert isinstance(entry, dict)
        found.append([entry["card"], entry["to"], entry["place"]])
    return found


def discard_drawn(state: OmertaState) -> list[Event]:
    """The active player draws from the pile and discards what was drawn."""
    seat = state.active
    do(state, seat, "draw pile")
    return do(state, seat, "discard")


def quiet_turn(state: OmertaState, seat: int) -> list[Event]:
    """Draw, discard a bottle, nobody snaps."""
    assert (state.active, step(state)) == (seat, "turn")
    events = discard_drawn(state)
    return events + pass_all(state)


def nobody_knows(state: OmertaState, seat: int, place: int) -> bool:
    return not any(knows(state, viewer, seat, place) for viewer in EVERYBODY)


def _kind(card: str) -> str:
    found = CARD.fullmatch(card)
    assert found is not None, card
    return found[1]


def _bare(card: int) -> str | None:
    text = Card().out(card)
    return None if card == GAP or text is None else _kind(text)
