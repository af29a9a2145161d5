"""The view of Corleone's Empire as types, for those who read it."""

from typing import Literal, TypeAlias

import msgspec

# Those in which somebody is asked; the others are over before anybody looks.
StepName: TypeAlias = Literal[
    "over",
    "turn",
    "order",
    "benefit",
    "use",
    "paying",
    "picking",
    "keeping",
    "giving",
    "dollars",
    "looking",
    "marking",
    "bids",
    "choosing",
    "discards",
]


class Seat(msgspec.Struct, forbid_unknown_fields=True):
    family: str
    thugs: int
    members: int
    thugs_in_hudson: int
    members_in_hudson: int
    markers: int
    hand_size: int
    hand: list[str] | None
    counted: dict[str, int] | None
    """Money and goods of the hand, where the viewer can count them: nothing passed unseen."""
    suitcase: dict[str, int] | None
    completed: list[str]
    allies: list[str]
    played: list[str]
    aside: int
    aside_cards: list[str] | None


class Turf(msgspec.Struct, forbid_unknown_fields=True):
    turf: str
    markers: list[int]
    control: int | None
    chief: bool
    influence: list[int]
    """By seat, and last the neutral side."""
    ahead: int | None
    """Who would win it if the war came now."""
    bonus: int | None
    """Who has the bonus for it as things stand (CE-9.1)."""


class Business(msgspec.Struct, forbid_unknown_fields=True):
    business: str
    turf: str
    colour: Literal["printed", "blue", "red"]
    front: list[str]
    back: list[str]
    thug: int | Literal["neutral"] | None


class Space(msgspec.Struct, forbid_unknown_fields=True):
    areas: str
    closed: bool
    member: int | Literal["neutral"] | None


class Tiles(msgspec.Struct, forbid_unknown_fields=True):
    blue: int
    red: int


class Drawn(msgspec.Struct, forbid_unknown_fields=True):
    seat: int
    count: int
    jobs: list[str] | None


class Bid(msgspec.Struct, forbid_unknown_fields=True):
    made: bool
    amount: int | None


class Asked(msgspec.Struct, forbid_unknown_fields=True):
    effects: list[str]
    optional: bool
    business: str | None
    turf: str | None
    target: int | None
    further: int


class Face(msgspec.Struct, forbid_unknown_fields=True):
    """A job, or an ally: allies have effects only."""

    effects: list[str]
    colour: Literal["yellow", "blue", "green", "grey"] | None = None
    goods: list[str] = []
    money: list[int] = []


class Options(msgspec.Struct, forbid_unknown_fields=True):
    pass


class View(msgspec.Struct, forbid_unknown_fields=True):
    game: Literal["corleone"]
    viewer: int | None
    players: int
    options: Options
    act: int
    limit: int
    first: int
    active: int
    step: StepName
    deciders: list[int]
    seats: list[Seat]
    turfs: list[Turf]
    colours: dict[str, list[int]]
    """Who has the bonus for each colour of jobs as things stand (CE-9.2)."""
    businesses: list[Business]
    park: list[str]
    spaces: list[Space]
    tiles: Tiles
    hudson: list[str]
    supply: dict[str, int]
    deck: int
    discards: list[str]
    public: list[str]
    allies: list[str]
    drawn: Drawn | None
    bids: list[Bid]
    asked: Asked
    cards: dict[str, Face]
    missing: dict[str, list[str]]
    """What the viewer still lacks for the jobs that are at hand."""
