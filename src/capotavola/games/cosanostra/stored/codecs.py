"""How the kinds of fields are written and read, of which a table consists."""

from typing import Final

from capotavola.engine.codecs import seen_out
from capotavola.engine.fields import Codec, ListOf
from capotavola.engine.values import Json, MalformedValue, items, members, one_of, whole
from capotavola.games.cosanostra.cards import EASIER, KIND_MASK, NOBODY, SEEN, WEAKER
from capotavola.games.cosanostra.influence.hands import in_order
from capotavola.games.cosanostra.rules import ROUNDS, Rules, card
from capotavola.games.cosanostra.stored import writing
from capotavola.games.cosanostra.table import (
    ASIDE,
    IN_DECK,
    IN_MARKET,
    IN_STACK,
    MAN,
    MODS_BY,
    OUT,
    PLANNED,
    SHOWN,
    TROPHY,
    UNDER,
    bit_of,
    player_of,
)

BUSINESS_PLACES: Final = {IN_MARKET: "market", PLANNED: "planned"}
MAN_PLACES: Final = {OUT: "out", IN_STACK: "stack", SHOWN: "shown", ASIDE: "aside"}


class Marked(Codec[int]):
    """A bit for each of these, written as the names of those that have it."""

    def __init__(self, names: list[str]) -> None:
        self.names = names

    def out(self, value: int) -> Json:
        return [name for place, name in enumerate(self.names) if value >> place & 1]

    def into(self, value: Json, name: str, players: int) -> int:
        mask = 0
        for one in items(value, name):
            mask |= 1 << one_of(one, name, self.names)
        return mask


class Known(Codec[int]):
    """A card by its name, with who knows it, in the bits from `seen` on."""

    def __init__(self, names: list[str], seen: int) -> None:
        self.names = names
        self.seen = seen

    def out(self, value: int) -> Json:
        return self.names[value & (1 << self.seen) - 1] + seen_out(value >> self.seen)

    def into(self, value: Json, name: str, players: int) -> int:
        text, seen = writing.seen_in(value, name, players)
        return one_of(text, name, self.names) | seen << self.seen


class Hand(Codec[list[int]]):
    """Jobs in order."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules

    def out(self, value: list[int]) -> Json:
        return [writing.job_out(one, self.rules) for one in value]

    def into(self, value: Json, name: str, players: int) -> list[int]:
        return sorted(
            (writing.job_card_in(job, name, self.rules) for job in items(value, name)), key=in_order
        )


class JobOf(Codec[int]):
    """A job of a certain round, which therefore needs no back; nobody has seen it."""

    def __init__(self, rules: Rules, number: int) -> None:
        self.names = rules.jobs.names
        self.number = number

    def out(self, value: int) -> Json:
        return self.names[value & KIND_MASK] + seen_out(value >> SEEN)

    def into(self, value: Json, name: str, players: int) -> int:
        return card(one_of(value, name, self.names), self.number)


class SeenJobOf(JobOf):
    """With who has seen it."""

    def into(self, value: Json, name: str, players: int) -> int:
        text, seen = writing.seen_in(value, name, players)
        return super().into(text, name, players) | seen << SEEN


class ByRound(Codec[list[list[int]]]):
    """The jobs of each round in a pile of their own."""

    def __init__(self, jobs: list[JobOf]) -> None:
        self.piles = [ListOf(job) for job in jobs]

    def out(self, value: list[list[int]]) -> Json:
        return [codec.out(pile) for codec, pile in zip(self.piles, value, strict=True)]

    def into(self, value: Json, name: str, players: int) -> list[list[int]]:
        piles = items(value, name)
        if len(piles) != ROUNDS:
            raise MalformedValue(f"{name} must have {ROUNDS} entries, one for each round")
        return [codec.into(pile, name, players) for codec, pile in zip(self.piles, piles, strict=True)]


class CardsOn(Codec[int]):
    """The influence cards on a gangster, with who played them."""

    def __init__(self, rules: Rules) -> None:
        self.names = rules.influences.names

    def out(self, value: int) -> Json:
        return {
            self.names[kind]: player_of(value, kind)
            for kind in range(EASIER, WEAKER + 1)
            if value & bit_of(kind)
        }

    def into(self, value: Json, name: str, players: int) -> int:
        mods = 0
        for key, seat in members(value, name).items():
            kind = EASIER + one_of(key, name, self.names[EASIER : WEAKER + 1])
            mods |= bit_of(kind) | whole(seat, name, 0, players - 1) << MODS_BY[kind - EASIER]
        return mods


class BusinessPlace(Codec[int]):
    def out(self, value: int) -> Json:
        return value if value < IN_DECK else BUSINESS_PLACES[value]

    def into(self, value: Json, name: str, players: int) -> int:
        for place, word in BUSINESS_PLACES.items():
            if value == word:
                return place
        return whole(value, name, 0, players - 1)


class ManPlace(Codec[int]):
    def out(self, value: int) -> Json:
        if value < UNDER:
            return value
        if value < TROPHY:
            return f"under:{value - UNDER}"
        return f"trophy:{value - TROPHY}" if value < OUT else MAN_PLACES[value]

    def into(self, value: Json, name: str, players: int) -> int:
        if not isinstance(value, str):
            return whole(value, name, 0, players - 1)
        for place, word in MAN_PLACES.items():
            if value == word:
                return place
        where, _, seat = value.partition(":")
        if where not in ("under", "trophy") or not writing.is_seat(seat, players):
            raise MalformedValue(
                f"{name}: a seat, under:0, trophy:0, stack, shown, aside or out, not {value}"
            )
        return int(seat) + (UNDER if where == "under" else TROPHY)


class Victim(Codec[int]):
    """A gangster or a business by its name."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules

    def out(self, value: int) -> Json:
        if value == NOBODY:
            return None
        return self.rules.men.names[value - MAN] if value >= MAN else self.rules.business_names[value]

    def into(self, value: Json, name: str, players: int) -> int:
        if value is None:
            return NOBODY
        if value in self.rules.men.names:
            return MAN + one_of(value, name, self.rules.men.names)
        return one_of(value, name, self.rules.business_names)
