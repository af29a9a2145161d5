"""The view of La Cosa Nostra as types, for those who read it."""

import msgspec


class Strict(msgspec.Struct, forbid_unknown_fields=True):
    pass


class ForHire(Strict):
    gangster: str
    gang: str
    printed: int
    price: int
    ability: str | None


class Mercenary(ForHire):
    swap: int | None
    """What he costs beside a starting gangster, in round I."""


class Task(Strict):
    """A job has its round, and its name if the viewer knows it; a purchase its business."""

    task: str
    round: int | None = None
    job: str | None = None
    business: str | None = None


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
    window: str | None
    card: str | None
    left: int | None
    """Cards still to be drawn."""
    kind: str | None
    """Of which kind of business a marker is to be picked."""
    done: int
    """On a turn: gangsters assigned, or whether a task was carried out."""
    attempts: list[Attempt]
    dice: list[int]
    difficulty: int | None
    harm: Harm | None


Phrase = dict[str, str | int]


class Offer(Strict):
    by: int
    taken: list[int]
    open: bool
    to: list[int]
    give: list[Phrase]
    want: list[Phrase]
    said: str


class Promise(Strict):
    promise: int
    by: int
    to: int
    what: Phrase
    said: str
    status: str
    due: int


class Effect(Strict):
    effect: str
    amount: int | None


class Face(Strict):
    type: str
    attack: bool
    target: str
    difficulty: int | None
    needs: list[str]
    pay: list[int]
    one: list[Effect]
    two: list[Effect]
    failure: list[Effect]
    stake: int


class Options(Strict):
    short: bool
    two_gangsters: bool
    spying: bool
    business_bonus: bool
    planning_clock: bool
    planning_seconds: int
    expansion: bool


class View(Strict):
    game: str
    viewer: int | None
    players: int
    options: Options
    round: int
    last_round: int
    start: int
    active: int
    step: str
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
    ledger: list[Promise]
    cards: dict[str, Face]
