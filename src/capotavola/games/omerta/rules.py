"""What a game of Omerta is played by: the figures of its content, its verbs, its options."""

from typing import Final

from capotavola.engine.action import Param, Verb, Vocabulary
from capotavola.engine.options import Option
from capotavola.engine.tables import Tables
from capotavola.games.omerta.cards import KINDS

FEWEST: Final = 3  # OM-1.1
MOST: Final = 5
STOCK: Final = 4  # OM-1.5
SAFE: Final = 4
CALLER_LIMIT: Final = 7  # OM-5.2
CALLER_PENALTY: Final = 20  # OM-5.3
LA_MAMMA_STAYS: Final = 1  # OM-4.14: so many turns of the giver
PATROL_STAYS: Final = 2
GANGSTERS: Final = ["al-capone", "charles-luciano", "meyer-lansky", "johnny-torrio", "virginia-hill"]
AL_CAPONE: Final = 0

PEEK: Final = 0
PUT_BACK: Final = 1
CALL: Final = 2
DRAW: Final = 3
PASS: Final = 4
REPLACE: Final = 5
DISCARD: Final = 6
SNAP: Final = 7
REVEAL: Final = 8
LADY_VERB: Final = 9
MOLE_VERB: Final = 10
GANGSTER_VERB: Final = 11
SNITCH_VERB: Final = 12
DRIVER_VERB: Final = 13
CRACK: Final = 14
EXCHANGE: Final = 15
LA_MAMMA_VERB: Final = 16
PATROL_VERB: Final = 17

FROM_PILE: Final = 0
FROM_DISCARD: Final = 1

SNAP_OPTION: Final = Option("snap", "sealed", words=["sealed", "race"])  # OM-R3
SNAP_SECONDS: Final = Option("snap_seconds", 4, low=1, high=60)  # OM-R3: how long a race waits for a claim
MEMORY_AID: Final = Option("memory_aid", False)  # OM-R14
TURNS: Final = Option("turns", 50, low=1, high=1000)  # OM-R16
OPTIONS: Final = [SNAP_OPTION, SNAP_SECONDS, MEMORY_AID, TURNS]


def verbs() -> Vocabulary:
    place = Param("place")
    seat = Param("seat")
    return Vocabulary(
        [
            Verb(PEEK, "peek", [place, Param("other_place")]),
            Verb(PUT_BACK, "put-back", [], harmless=True),
            Verb(CALL, "omerta", [], grave=True),
            Verb(DRAW, "draw", [Param("from", ["pile", "discard"])]),
            Verb(PASS, "pass", [], harmless=True),
            Verb(REPLACE, "replace", [place]),
            Verb(DISCARD, "discard", []),
            Verb(SNAP, "snap", [place], grave=True),
            Verb(REVEAL, "reveal", [place], grave=True),
            Verb(LADY_VERB, "lady", [seat]),
            Verb(MOLE_VERB, "mole", [place]),
            Verb(GANGSTER_VERB, "gangster", [seat, place, Param("other_seat"), Param("other_place")]),
            Verb(SNITCH_VERB, "snitch", [seat, Param("other_seat")]),
            Verb(DRIVER_VERB, "driver", [place, Param("other_place")], optional=2),
            Verb(CRACK, "crack", []),
            Verb(EXCHANGE, "exchange", [Param("safe_place"), place]),
            Verb(LA_MAMMA_VERB, "la-mamma", [seat]),
            Verb(PATROL_VERB, "patrol", [seat, place]),
        ]
    )


class Rules(Tables):
    """The tables that the play looks things up in; one for all states of a game."""

    def __init__(self, points: list[int], copies: list[int], vocabulary: Vocabulary) -> None:
        super().__init__()
        self.points = points
        self.vocabulary = vocabulary
        self.deck = [kind for kind in range(KINDS) for _ in range(copies[kind])]
        self.deck_points = sum(points[kind] for kind in self.deck)
        self.reveals = [
            [[vocabulary.plain(PASS), *vocabulary.row(verb)[:size]] for size in range(STOCK + 1)]
            for verb in range(len(vocabulary.verbs))
        ]
        self.peeks = [
            vocabulary.several(PEEK, place, other)
            for place in range(STOCK)
            for other in range(place + 1, STOCK)
        ]
