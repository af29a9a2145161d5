"""What a game of Corleone's Empire is played by: the figures of its content, and its verbs."""

from typing import Final

from capotavola.engine.action import Param, Verb, Vocabulary
from capotavola.engine.options import Option
from capotavola.engine.tables import Tables
from capotavola.games.corleone import cards

FEWEST: Final = 2  # CE-1.1
MOST: Final = 5
ACTS: Final = 4
TURFS: Final = 7  # CE-2.1
PARK: Final = 7  # CE-2.5: an area, but no turf
AREA_NAMES: Final = [
    "wall-street",
    "brooklyn",
    "upper-east-side",
    "queens",
    "upper-west-side",
    "midtown",
    "chelsea",
    "central-park",
]
BOSS_NAME: Final = "union-boss"  # CE-4.11: the neutral figures
MAYOR_NAME: Final = "mayor"
CHIEF_NAME: Final = "police-chief"
FAMILIES: Final = ["marzullo", "matarazzo", "pizzino", "vitale", "caccamo"]
MARKERS: Final = 9  # CE-1.2
ALLY_ACTS: Final = 3
PUBLIC_JOBS: Final = [0, 0, 2, 3, 3, 4]  # CE-1.4, by players
STARTING_TILES: Final = [0, 0, 0, 0, 1, 3]  # CE-1.3, by players
THUGS: Final = [0, 0, 3, 2, 2, 2]  # CE-1.6, by players
MEMBERS: Final = [0, 1, 2, 2, 3]  # CE-1.6, by act: Don, from II on Consigliere, in IV Heir
STARTING_VALUES: Final = [1, 2, 3]  # CE-1.7
STARTING_JOBS: Final = 2
RED_FROM: Final = 3  # CE-3.1: the act
BONUS: Final = 5  # CE-9.1, 9.2

THUG: Final = 0
MEMBER: Final = 1
COMPLETE: Final = 2
PLAY: Final = 3
ORDER_VERB: Final = 4
ACCEPT_VERB: Final = 5
DONE: Final = 6
STASH: Final = 7
USE_ICON: Final = 8
TRADE: Final = 9
DISCARD: Final = 10
TAKE: Final = 11
KEEP_VERB: Final = 12
GIVE: Final = 13
AGAINST: Final = 14
GUN_DOWN: Final = 15
MOVE: Final = 16
BOSS_VERB: Final = 17
MAYOR_VERB: Final = 18
CHIEF_VERB: Final = 19
FRONT_VERB: Final = 20
BID: Final = 21
CHOOSE: Final = 22
MOVE_MARKER: Final = 23

FROM_HAND: Final = 0
FROM_PUBLIC: Final = 1
MONEY_FIRST: Final = 0
ME_FIRST: Final = 0
CONTROLLER_FIRST: Final = 1

OPTIONS: Final[list[Option]] = []


def verbs(
    businesses: list[str],
    spaces: list[str],
    figures: list[str],
    jobs: list[str],
    allies: list[str],
    payments: list[str],
) -> Vocabulary:
    card = Param("card", [*cards.TYPE_NAMES, *jobs, *allies])
    business = Param("business", businesses)
    areas = Param("areas", spaces)
    turf = Param("turf", AREA_NAMES[:TURFS])
    effect = Param("effect", cards.EFFECT_NAMES)
    seat = Param("seat")
    return Vocabulary(
        [
            Verb(THUG, "thug", [business]),
            Verb(MEMBER, "member", [areas]),
            Verb(
                COMPLETE,
                "complete",
                [
                    Param("from", ["hand", "public"]),
                    Param("job", jobs),
                    Param("goods", payments),
                    Param("order", ["money-first", "effect-first"]),
                ],
            ),
            Verb(PLAY, "play", [Param("ally", allies)]),
            Verb(ORDER_VERB, "order", [Param("first", ["me", "controller"])]),
            Verb(ACCEPT_VERB, "accept", [], harmless=True),
            Verb(DONE, "done", [], harmless=True),
            Verb(STASH, "stash", [Param("card", cards.TYPE_NAMES[: cards.GUN])]),
            Verb(USE_ICON, "use", [effect]),
            Verb(TRADE, "trade", [effect, card]),
            Verb(DISCARD, "discard", [card]),
            Verb(TAKE, "take", [card]),
            Verb(KEEP_VERB, "keep", [Param("job", jobs)]),
            Verb(GIVE, "give", [card]),
            Verb(AGAINST, "against", [effect, seat]),
            Verb(GUN_DOWN, "gun-down", [Param("figure", figures)]),
            Verb(MOVE, "move", [business, Param("to_business", businesses)]),
            Verb(BOSS_VERB, "union-boss", [business]),
            Verb(MAYOR_VERB, "mayor", [areas]),
            Verb(CHIEF_VERB, "police-chief", [turf]),
            Verb(FRONT_VERB, "front", [business]),
            Verb(BID, "bid", [Param("ones"), Param("twos"), Param("threes"), Param("fives")], free_form=True),
            Verb(CHOOSE, "choose", [Param("ally", allies)]),
            Verb(MOVE_MARKER, "move-marker", [turf, Param("height")]),
        ]
    )


class Rules(Tables):
    """The tables that the play looks things up in; one for all states of a game.

    Businesses are numbered: the printed ones by their turf, then the tiles, blue before red.
    Cards are numbered: the types of money and goods, then the kinds of jobs, then the allies.
    Figures to hit are numbered: by the business of their thug space, then by their space, then the chief.
    """

    def __init__(
        self,
        supply: list[int],
        hand_limits: list[int],
        business_names: list[str],
        fronts: list[list[int]],
        backs: list[list[int]],
        park_back: list[int],
        blue: int,
        space_areas: list[list[int]],
        space_from_three: list[bool],
        job_names: list[str],
        job_copies: list[int],
        job_colours: list[int],
        job_goods: list[list[int]],
        job_effects: list[list[int]],
        job_money: list[list[int]],
        ally_names: list[str],
        ally_acts: list[int],
        ally_effects: list[list[int]],
    ) -> None:
        super().__init__()
        self.supply = supply
        self.hand_limits = hand_limits
        self.business_names = business_names
        self.businesses = len(business_names)
        self.blue_tiles = list(range(TURFS, TURFS + blue))
        self.red_tiles = list(range(TURFS + blue, self.businesses))
        self.fronts = fronts
        self.backs = backs
        self.park_back = park_back
        self.spaces = len(space_areas)
        self.space_areas = space_areas
        self.space_turfs = [sum(1 << area for area in areas if area != PARK) for areas in space_areas]
        self.closed_to_two = space_from_three  # CE-2.4
        self.none_closed = [False] * self.spaces
        self.space_names = ["+".join(AREA_NAMES[area] for area in areas) for areas in space_areas]
        self.jobs = len(job_names)
        self.job_names = job_names
        self.job_copies = job_copies
        self.job_colours = job_colours
        self.job_goods = job_goods
        self.job_effects = job_effects
        self.job_money = job_money
        self.job_deck = [kind for kind in range(self.jobs) for _ in range(job_copies[kind])]
        self.allies = len(ally_names)
        self.ally_names = ally_names
        self.ally_acts = ally_acts
        self.ally_effects = ally_effects
        self.payments: list[list[int]] = []  # goods paid, by kind
        self.job_payments: list[list[int]] = []  # which of them complete a job
        for goods in job_goods:
            self.job_payments.append(self._payments_for(goods))
        self.card_names = [*cards.TYPE_NAMES, *job_names, *ally_names]
        self.first_ally = cards.TYPES + self.jobs
        self.payment_names = [_payment_name(payment) for payment in self.payments]
        self.first_space = self.businesses
        self.chief = self.businesses + self.spaces
        self.figure_names = [*business_names, *self.space_names, CHIEF_NAME]
        self.vocabulary = verbs(
            business_names, self.space_names, self.figure_names, job_names, ally_names, self.payment_names
        )

    def space_closed(self, space: int, players: int) -> bool:
        """With two players those from three on are closed (CE-2.4)."""
        return players == 2 and self.closed_to_two[space]

    def _payments_for(self, goods: list[int]) -> list[int]:
        """CE-4.7: narcotics stand for any of the goods; the fewest narcotics first."""
        found: list[list[int]] = []
        most_guns, most_booze, most_blood, _ = goods
        for guns in range(most_guns + 1):
            for booze in range(most_booze + 1):
                for blood in range(most_blood + 1):
                    found.append([guns, booze, blood, sum(goods) - guns - booze - blood])
        found.sort(key=lambda payment: (payment[-1], [-count for count in payment]))
        numbers: list[int] = []
        for payment in found:
            if payment not in self.payments:
                self.payments.append(payment)
            numbers.append(self.payments.index(payment))
        return numbers


def _payment_name(payment: list[int]) -> str:
    return "+".join(cards.as_often(cards.GOODS_NAMES, payment))
