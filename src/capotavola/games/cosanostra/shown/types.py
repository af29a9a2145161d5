"""The view of La Cosa Nostra as types, for those who read it."""

from typing import Literal, TypeAlias

import msgspec

from capotavola.games.cosanostra.rules import NOTE

# Those in which somebody is asked; the others are over before anybody looks.
Step: TypeAlias = Literal[
    "over",
    "refusing",
    "drawing",
    "hiring",
    "plan-turn",
    "action-turn",
    "window",
    "picking-markers",
    "staking",
    "buying",
    "laundering",
    "firing-back",
    "again",
    "afterwards",
    "doubling",
    "growing",
    "limits",
    "settling",
]


class Strict(msgspec.Struct, forbid_unknown_fields=True):
    pass


class ForHire(Strict):
    gangster: str
    gang: str
    printed: int
    price: int
    ability: str | None
    figures: dict[str, int]
    """What the text about an ability speaks of: amount, uses, difficulty …"""


class Mercenary(ForHire):
    swap: int | None
    """What he costs beside a starting gangster, in round I."""


class Task(Strict):
    """A job has its round, and its name if the viewer knows it; a purchase its business and its price."""

    task: Literal["job", "purchase"]
    round: int | None = None
    job: str | None = None
    business: str | None = None
    price: int | None = None
    income: int | None = None


class Gangster(ForHire):
    strength: int
    active: bool
    tasks: list[Task]
    cards: list[str]
    uses_left: int | None
    traded: bool


class Business(Strict):
    business: str
    kind: str
    company: bool
    income: int
    active: bool
    used: bool


class Card(Strict):
    job: str
    round: int


class Seat(Strict):
    family: str
    colour: str
    cash: int
    laundered: int
    income: int
    markers: int
    businesses: list[Business]
    gangsters: list[Gangster]
    under_boss: list[ForHire]
    trophies: list[ForHire]
    jobs: list[int]
    hand: list[Card] | None
    influence: int
    known_influence: list[str]
    influence_hand: list[str] | None
    looks: int
    offers_left: int | None
    posts_left: int | None
    surplus_jobs: int
    """What must be discarded now (LC-2.6)."""
    surplus_influence: int


class ForSale(Strict):
    business: str
    kind: str
    income: int
    price: int


class Marker(Strict):
    business: str
    seat: int


class Mercenaries(Strict):
    shown: list[Mercenary]
    aside: list[ForHire]
    stack: int


class Attempt(Strict):
    gangster: str
    job: str
    target: dict[str, str | int]
    hits: int
    money: int


class Harm(Strict):
    business: str | None
    gangster: str | None
    killed: bool
    by: int


class Asked(Strict):
    window: Literal["rerolls", "hold-ups", "traps", "saves", "schemes", "vetoes"] | None
    card: str | None
    """An influence card that may be cancelled; by whom, on whom and whether for the market it is played."""
    by: int | None
    on: str | None
    for_market: bool
    left: int | None
    """Cards still to be drawn."""
    kind: str | None
    """Of which kind of business a marker is to be picked."""
    done: int
    """On a turn: gangsters assigned, or whether a task was carried out."""
    attempts: list[Attempt]
    dice: list[int]
    difficulty: int | None
    vain: bool
    """No re-roll could do whoever is asked any good."""
    harm: Harm | None
    debts: list[int]
    """Promises that those who are asked could keep now, by number."""


Phrase = dict[str, str | int]


class Offer(Strict):
    by: int
    taken: list[int]
    open: bool
    to: list[int]
    give: list[Phrase]
    want: list[Phrase]
    debt: int
    """1: what is given pays debts."""
    said: str


class Note(Strict):
    """On the board: what a player has and wants, binding nobody."""

    seat: int
    have: list[Phrase]
    want: list[Phrase]


class Promise(Strict):
    promise: int
    by: int
    to: int
    what: Phrase
    said: str
    status: Literal["pending", "kept", "broken", "void"]
    due: int
    given: list[dict[str, str]]
    """What a share was promised for: businesses and gangsters."""


class Effect(Strict):
    effect: str
    amount: int | None


class Face(Strict):
    type: Literal["cash", "attack", "other", "reaction"]
    attack: bool
    target: str
    difficulty: int | None
    needs: list[str]
    pay: list[int]
    one: list[Effect]
    two: list[Effect]
    failure: list[Effect]
    stake: int


class Prospect(Strict):
    """The chance of a job, by the dice alone, as things stand: of one success or more, and of two."""

    gangster: str
    job: str
    victim: str | None
    """Whose strength is the difficulty; of a job that is not planned yet, the easiest one."""
    dice: int
    difficulty: int
    one: int
    two: int


class Lack(Strict):
    kind: str
    lenders: list[str]
    """Businesses of others that could be lent for it."""


class Options(Strict):
    short: bool
    two_gangsters: bool
    spying: bool
    business_bonus: bool
    planning_clock: bool
    planning_seconds: int
    expansion: bool


class Glance(msgspec.Struct):
    """Of a view what most questions speak of. It is glanced at after every action, and the rest is large."""

    viewer: int | None
    options: Options
    round: int
    active: int
    asked: Asked


class View(Strict):
    game: Literal["cosanostra"]
    viewer: int | None
    players: int
    options: Options
    round: int
    last_round: int
    start: int
    active: int
    step: Step
    deciders: list[int]
    seats: list[Seat]
    market: list[ForSale]
    deck: list[ForSale | None]
    markers: list[Marker]
    monopolies: dict[str, int | None]
    job_decks: list[int]
    job_discards: list[list[str | None]]
    influence_deck: int
    influence_discards: list[str | None]
    mercenaries: Mercenaries
    asked: Asked
    deals_open: bool
    offers: list[Offer]
    notes: list[Note]
    ledger: list[Promise]
    cards: dict[str, Face]
    prospects: list[Prospect]
    lacking: dict[str, list[Lack]]
    """What own jobs need and cannot use yet, one entry for each business."""

    def cash(self) -> int:
        """The viewer's, in whole notes."""
        assert self.viewer is not None
        return self.seats[self.viewer].cash // NOTE * NOTE

    def reached(self) -> Effect:
        """What the job being done has brought about, of which there may be one effect only."""
        now = self.asked.attempts[-1]
        face = self.cards[now.job]
        return (face.one if now.hits == 1 else face.two)[0]
