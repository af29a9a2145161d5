"""Chapter 1: components and set-up."""

from typing import Final

from msgspec import convert

from capotavola.engine.action import Action
from capotavola.engine.refusal import Refusal
from capotavola.engine.steps import Question
from capotavola.engine.stored import must
from capotavola.engine.values import Json
from capotavola.games.omerta import news
from capotavola.games.omerta.cards import GAP, show_to
from capotavola.games.omerta.rules import AL_CAPONE, GANGSTERS, PEEK, PUT_BACK, SAFE, STOCK
from capotavola.games.omerta.shown.types import View
from capotavola.games.omerta.table import NEXT_TURN, PEEKS, UNDECIDED, Table

PLACES: Final = 64  # above any place of a stock at the peeks


def open_table(t: Table) -> None:
    """An empty table with nobody's points on it."""
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
    """All cards are shuffled and dealt anew (OM-1.5, OM-R1, OM-R15)."""
    t.round += 1
    t.turn = 0
    t.active = t.starter
    t.batch = 0
    t.lots = []
    t.shown = []
    t.given = []
    t.discards = []
    t.stocks = [[] for _ in range(t.players)]  # whoever looks before the shuffle sees an empty table
    t.safe = []
    t.pile = t.rules.deck[:]
    t.chance.shuffle(t.pile)
    t.stocks = [[t.pile.pop() for _ in range(STOCK)] for _ in range(t.players)]
    t.safe = [t.pile.pop() for _ in range(SAFE)]
    t.tell_that("round-began", "round", t.round, "seat", t.starter)
    t.stack = []
    t.ask(PEEKS, t.everybody())


class Peeks(Question[Table]):
    """OM-1.6: everybody looks at two of the four; they stay in sight until they are put back (OM-R18)."""

    def legal(self, t: Table, seat: int) -> list[Action]:
        if t.choices[seat] != UNDECIDED:
            return [t.rules.vocabulary.plain(PUT_BACK)]
        return t.rules.peeks[:]

    def why_not(self, t: Table, seat: int, action: Action) -> Refusal | None:
        if t.choices[seat] != UNDECIDED:
            return None if action.kind == PUT_BACK else Refusal("OM-R18", "put-back-first")
        if action.kind != PEEK:
            return Refusal("OM-1.6", "look-first")
        return None if 0 <= action.a < action.b < STOCK else Refusal("OM-1.6", "two-of-your-four")

    def not_asked(self, t: Table, seat: int) -> Refusal:
        return Refusal("OM-1.6", "looked-already")

    def choose(self, t: Table, seat: int, action: Action) -> None:
        if action.kind == PEEK:
            look_at_two(t, seat, action.a, action.b)
        else:
            put_back(t, seat)

    def check_stored(self, t: Table, at: int) -> None:
        must(t.stack == [self.number], "stack: nothing lies under the peeks")
        for stock in t.stocks:
            must(len(stock) == STOCK and GAP not in stock, "stocks: four cards each before the peeks")
        for seat, choice in enumerate(t.choices):
            if choice != UNDECIDED:
                one, other = looking_at(t, seat)
                must(t.is_asked(seat) and 0 <= one < other < STOCK, "choices: two cards in view")

    def question(self, view: dict[str, Json]) -> tuple[str, dict[str, Json]]:
        v = convert(view, View)
        assert v.viewer is not None
        looking = any(place and place.face for place in v.stocks[v.viewer])
        return "ask-peeks-looking" if looking else "ask-peeks", {}


def look_at_two(t: Table, seat: int, place: int, other: int) -> None:
    stock = t.stocks[seat]
    stock[place] = show_to(stock[place], seat)
    stock[other] = show_to(stock[other], seat)
    t.choices[seat] = in_view(place, other)
    if t.told is not None:
        news.looked(t.told, seat, [place, other], [stock[place], stock[other]])


def in_view(place: int, other: int) -> int:
    """Two places as one choice."""
    return place * PLACES + other


def looking_at(t: Table, seat: int) -> list[int]:
    """The places that this seat holds in view in the peeks step."""
    choice = t.choices[seat]
    return [] if choice == UNDECIDED else [choice // PLACES, choice % PLACES]


def put_back(t: Table, seat: int) -> None:
    t.choices[seat] = UNDECIDED
    t.one_has_answered(seat)
    t.tell_of("put-back", seat)
    if not t.waiting:
        t.answered()
        t.push(NEXT_TURN)
