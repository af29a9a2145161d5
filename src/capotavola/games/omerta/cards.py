"""A card as it lies on the table: one integer, its kind and who knows what about it.

| bits | what |
|---|---|
| 0-5 | kind: 1 to 10 a bottle of that value, from 11 a character; the integer 0 is a gap |
| 6-13 | seen: the viewers who know what lies here |
| 14-29 | lot: the last shuffle (Lady) it came out of; 0: none |
| 30-36 | slot: the card's number in that lot, from 0 |
| 40- | batch: which making of the draw pile it came from, if it has been in no lot |

Everything but the kind is public: everybody saw who looked where. So a card moves with what is
known of it, and a world can be imagined by exchanging kinds: see `knowledge.py`.
"""

from typing import Final

from capotavola.engine.audience import ALL

GAP: Final = 0

HIGHEST_BOTTLE: Final = 10
LADY: Final = 11
MOLE: Final = 12
GANGSTER: Final = 13
SNITCH: Final = 14
DRIVER: Final = 15
SAFECRACKER: Final = 16
KILLER: Final = 17
WITNESS: Final = 18
ALIBI: Final = 19
LA_MAMMA: Final = 20
POLICE_PATROL: Final = 21
KINDS: Final = 22

CHARACTER_NAMES: Final = [
    "lady",
    "mole",
    "gangster",
    "snitch",
    "driver",
    "safecracker",
    "killer",
    "witness",
    "alibi",
    "la-mamma",
    "police-patrol",
]
KIND_NAMES: Final = ["gap", *[f"bottle-{value}" for value in range(1, HIGHEST_BOTTLE + 1)], *CHARACTER_NAMES]

KIND_MASK: Final = 63
SEEN: Final = 6
LOT: Final = 14
SLOT: Final = 30
BATCH: Final = 40
LOT_MASK: Final = 65535
SLOT_MASK: Final = 127


def kind_of(card: int) -> int:
    return card & KIND_MASK


def word_of(card: int) -> str:
    return KIND_NAMES[card & KIND_MASK]


def is_bottle(card: int) -> bool:
    return 0 < card & KIND_MASK <= HIGHEST_BOTTLE


def is_given(kind: int) -> bool:
    """OM-4.12, OM-4.13: it goes from the discards to another player for a while."""
    return kind == LA_MAMMA or kind == POLICE_PATROL


def seen_by(card: int, viewer: int) -> bool:
    return card >> SEEN + viewer & 1 == 1


def show_to(card: int, viewer: int) -> int:
    return card | 1 << SEEN + viewer


def show_to_all(card: int) -> int:
    return card | ALL << SEEN


def lot_of(card: int) -> int:
    return card >> LOT & LOT_MASK


def slot_of(card: int) -> int:
    return card >> SLOT & SLOT_MASK


def fresh(kind: int, batch: int) -> int:
    """A card of the pile, unseen by anybody."""
    return kind | batch << BATCH


def out_of_lot(kind: int, lot: int, slot: int) -> int:
    """A card just shuffled with others, unseen by anybody."""
    return kind | lot << LOT | slot << SLOT
