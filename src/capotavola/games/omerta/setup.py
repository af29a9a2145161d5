"""Chapter 1: components and set-up."""

from typing import Final

from capotavola.engine.action import Action
from capotavola.engine.audience import only
from capotavola.engine.values import Json, whole
from capotavola.games.omerta import news
from capotavola.games.omerta.cards import show_to
from capotavola.games.omerta.rules import AL_CAPONE, GANGSTERS, SAFE, STOCK
from capotavola.games.omerta.table import PEEKS, UNDECIDED, Table

PLACES: Final = 64  # a pair of places in one integer


def set_options(t: Table, options: dict[str, Json]) -> None:
    """Options as `settle_options` leaves them."""
    t.race = options["snap"] == "race"
    t.memory_aid = options["memory_aid"] is True
    t.snap_seconds = whole(options["snap_seconds"], "snap_seconds")
    t.turn_limit = whole(options["turns"], "turns")


def open_table(t: Table, options: dict[str, Json]) -> None:
    """An empty table with nobody's points on it."""
    set_options(t, options)
    t.scores = []
    t.choices = [UNDECIDED] * t.players
    t.aim = []
    deal_gangsters(t)
    start_round(t)


def deal_gangsters(t: Table) -> None:
    """OM-1.3: as many as there are players, always with Al Capone."""
    others = list(range(1, len(GANGSTERS)))
    t.chance.shuffle(others)
    t.gangsters = [AL_CAPONE, *others[: t.players - 1]]
    t.chance.shuffle(t.gangsters)
    t.starter = t.gangsters.index(AL_CAPONE)  # OM-1.4


def start_round(t: Table) -> None:
    """OM-1.5, OM-R1, OM-R15"""
    t.round += 1
    t.turn = 0
    t.active = t.starter
    t.batch = 0
    t.lots = []
    t.shown = []
    t.given = []
    t.discards = []
    t.stocks = [[] for _ in range(t.players)]
    t.safe = []
    t.pile = t.rules.deck[:]
    t.chance.shuffle(t.pile)
    t.stocks = [[t.pile.pop() for _ in range(STOCK)] for _ in range(t.players)]
    t.safe = [t.pile.pop() for _ in range(SAFE)]
    news.round_began(t.told, t.round, t.starter)
    t.stack = []
    t.ask(PEEKS, (1 << t.players) - 1)


def legal_peeks(t: Table) -> list[Action]:
    """OM-1.6: any two of the four."""
    return t.rules.peeks[:]


def look_at_two(t: Table, seat: int, place: int, other: int) -> None:
    """OM-1.6; the cards stay in sight until they are put back (OM-R18)."""
    stock = t.stocks[seat]
    stock[place] = show_to(stock[place], seat)
    stock[other] = show_to(stock[other], seat)
    t.choices[seat] = place * PLACES + other
    if t.told is not None:
        news.looked(t.told, seat, [place, other], [stock[place], stock[other]])


def looking_at(t: Table, seat: int) -> list[int]:
    """The places that this seat holds in view in the peeks step."""
    choice = t.choices[seat]
    return [] if choice == UNDECIDED else [choice // PLACES, choice % PLACES]


def put_back(t: Table, seat: int) -> None:
    t.choices[seat] = UNDECIDED
    t.waiting &= ~only(seat)
    news.put_back(t.told, seat)
    if not t.waiting:
        t.stack.pop()
