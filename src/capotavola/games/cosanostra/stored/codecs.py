"""How the kinds of fields are written and read, of which a table consists."""

from capotavola.engine.codecs import seen_out
from capotavola.engine.fields import Codec, ListOf
from capotavola.engine.values import Json, MalformedValue, items, members, one_of, whole
from capotavola.games.cosanostra.cards import EASIER, KIND_MASK, NOBODY, SEEN, WEAKER
from capotavola.games.cosanostra.influence.hands import in_order
from capotavola.games.cosanostra.rules import ROUNDS, Rules, card
from capotavola.games.cosanostra.stored.writing import (
    BUSINESS_PLACES,
    business_place_in,
    job_card_in,
    job_out,
    man_place_in,
    man_place_out,
    marked,
    mask_in,
    seen_in,
)
from capotavola.games.cosanostra.table import IN_DECK, MAN, MODS_BY, bit_of, player_of


class Marked(Codec[int]):
    """A bit for each of these, written as the names of those that have it."""

    def __init__(self, names: list[str]) -> None:
        self.names = names

    def out(self, value: int) -> Json:
        return marked(value, self.names)

    def into(self, value: Json, name: str, players: int) -> int:
        return mask_in(value, name, self.names)


class Known(Codec[int]):
    """A card by its name, with who knows it, in the bits from `seen` on."""

    def __init__(self, names: list[str], seen: int) -> None:
        self.names = names
        self.seen = seen

    def out(self, value: int) -> Json:
        return self.names[value & (1 << self.seen) - 1] + seen_out(value >> self.seen)

    def into(self, value: Json, name: str, players: int) -> int:
        text, seen = seen_in(value, name, players)
        return one_of(text, name, self.names) | seen << self.seen


class Hand(Codec[list[int]]):
    """Jobs in order."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules

    def out(self, value: list[int]) -> Json:
        return [job_out(one, self.rules) for one in value]

    def into(self, value: Json, name: str, players: int) -> list[int]:
        return sorted((job_card_in(job, name, self.rules) for job in items(value, name)), key=in_order)


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
        text, seen = seen_in(value, name, players)
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
        return business_place_in(value, players)


class ManPlace(Codec[int]):
    def out(self, value: int) -> Json:
        return man_place_out(value)

    def into(self, value: Json, name: str, players: int) -> int:
        return man_place_in(value, players)


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
