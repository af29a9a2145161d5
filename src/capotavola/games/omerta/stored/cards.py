"""A card as it is written: a bottle as its value, a character by its name, with what is known of it behind.

`7@02` was seen here by seats 0 and 2, `lady:3.1` came out of slot 1 of lot 3 (`lots` has what went in, and
`shown` what has left one in the open), `lady'2` came with the second making of the pile. Seat 7 is the
spectators, `@*` everybody.
"""

import re
from typing import Final

from capotavola.engine.action import NONE
from capotavola.engine.audience import ALL
from capotavola.engine.codecs import seen_mask, seen_out
from capotavola.engine.fields import Codec
from capotavola.engine.values import Json, MalformedValue, items, one_of, whole, word
from capotavola.games.omerta import cards
from capotavola.games.omerta.cards import kind_of, lot_of, out_of_lot, slot_of
from capotavola.games.omerta.rules import LA_MAMMA_STAYS, PATROL_STAYS
from capotavola.games.omerta.table import GIVEN_SIZE

CARD: Final = re.compile(r"([a-z0-9-]+)(?:@([0-7]+|\*))?(?::(\d{1,5})\.(\d{1,3}))?(?:'(\d{1,6}))?")
NAMES: Final = [name.removeprefix("bottle-") for name in cards.KIND_NAMES]


class Card(Codec[int]):
    def out(self, value: int) -> str | None:
        if value == cards.GAP:
            return None
        text = NAMES[kind_of(value)] + seen_out(value >> cards.SEEN & ALL)
        if lot_of(value):
            text += f":{lot_of(value)}.{slot_of(value)}"
        if value >> cards.BATCH:
            text += f"'{value >> cards.BATCH}"
        return text

    def into(self, value: Json, name: str, players: int) -> int:
        if value is None:
            return cards.GAP
        found = CARD.fullmatch(word(value, name))
        if found is None:
            raise MalformedValue(f"{name}: not a card: {value}")
        kind = one_of(found[1], name, NAMES[1:]) + 1
        lot, slot = int(found[3] or 0), int(found[4] or 0)
        if lot > cards.LOT_MASK or slot > cards.SLOT_MASK:
            raise MalformedValue(f"{name}: not a card: {value}")
        return (
            out_of_lot(kind, lot, slot)
            | seen_mask(found[2]) << cards.SEEN
            | int(found[5] or 0) << cards.BATCH
        )


class Given(Codec[list[int]]):
    """A card that lies with another player: card, to, place, by, turns."""

    def out(self, value: list[int]) -> Json:
        card, *rest = value
        return [cards.KIND_NAMES[card], *rest]

    def into(self, value: Json, name: str, players: int) -> list[int]:
        parts = items(value, name)
        if len(parts) != GIVEN_SIZE:
            raise MalformedValue("given: card, to, place, by, turns")
        card, to, place, by, turns = parts
        return [
            one_of(card, name, cards.KIND_NAMES),
            whole(to, "given to", 0, players - 1),
            whole(place, "given place", NONE),
            whole(by, "given by", 0, players - 1),
            whole(turns, "given turns", LA_MAMMA_STAYS, PATROL_STAYS),
        ]
