"""The table in the middle of a game: board, cards and figures, as integers."""

from typing import Final

from capotavola.engine.chance import Chance
from capotavola.engine.machine import i64
from capotavola.engine.state import NO_LISTS, NOTHING
from capotavola.engine.steps import Course, Stepped
from capotavola.games.corleone.cards import (
    MONEY,
    NEUTRAL,
    NOBODY,
    OFF_BOARD,
    THEN,
    TYPES,
    VALUES,
    family_of,
    job_of,
    kind_of,
    turf_of,
)
from capotavola.games.corleone.rules import TURFS, Rules

# The steps of an act, in the order of the rulebook; `state.py` lists what each is.
TURN: Final = 1  # section 4: one action
END_OF_TURN: Final = 2  # asks nobody
ORDER: Final = 3  # CE-4.4: who uses the front first
BENEFIT: Final = 4  # CE-4.4: the controller may use it, too
FRONT_USE: Final = 5  # asks nobody: the icons of a front are laid out
USE: Final = 6  # icons and effects, one by one
PAYING: Final = 7  # the further cards of an exchange
PICKING: Final = 8  # a good for the card that was given up
KEEPING: Final = 9  # one of the drawn jobs
GIVING: Final = 10  # an opponent's gift
DOLLARS: Final = 11  # a dollar from each opponent
LOOKING: Final = 12  # at an opponent's hand
REWARD: Final = 13  # asks nobody: the money of a job, after its effect
WAR: Final = 14  # section 5; asks nobody
MARKING: Final = 15  # CE-5.4
BIDS: Final = 16  # section 6
BRIBES: Final = 17  # asks nobody: the next highest bid
CHOOSING: Final = 18  # an ally
TRIBUTE: Final = 19  # section 7; asks nobody
DISCARDS: Final = 20
ENTRACTE: Final = 21  # section 8; asks nobody
OPTIONAL: Final = 1  # a flag: everything of this use may be declined (CE-R12)

# Where an ally is.
OUT: Final = 0
SHOWN: Final = 1
IN_HAND: Final = 2  # and the seat
PLAYED: Final = 8  # and the seat

# Neutral figures the active player has moved this turn (CE-R4).
BOSS_BIT: Final = 1
MAYOR_BIT: Final = 2
CHIEF_BIT: Final = 4

NO_BID: Final = [NOBODY] * MONEY


class Table(Stepped):
    """Made bare: `setup.open_table`, a dump or a copy gives it its lists."""

    def __init__(self, rules: Rules, course: Course, players: int, chance: Chance) -> None:
        super().__init__(course, players, chance)
        self.rules = rules
        self.act = 0
        self.first = 0  # who holds the horse head
        self.active = 0
        self.families = NOTHING
        # Board.
        self.blue = NOTHING  # the top is the last
        self.red = NOTHING
        self.tile_on = NOTHING  # by turf: a business, or NOBODY
        self.thug_at = NOTHING  # by business: a seat, NEUTRAL or NOBODY
        self.member_at = NOTHING  # by space
        self.boss_at = OFF_BOARD
        self.mayor_at = OFF_BOARD
        self.chief_at = OFF_BOARD
        self.moved_now = 0
        self.thugs_left = NOTHING
        self.members_left = NOTHING
        self.markers = NOTHING  # `marker_on`, in the order they were placed
        self.control = NOTHING  # by turf: whose marker is on top
        # Cards.
        self.supply = NOTHING  # by type
        self.hands = NOTHING  # seat by seat, by type
        self.jobs = NO_LISTS  # by seat, in the order of their kinds
        self.suitcases = NOTHING  # seat by seat, by value
        self.completed = NOTHING  # `owned` jobs, in order
        self.deck = NOTHING  # the top is the last
        self.discards = NOTHING
        self.public = NOTHING
        self.ally_at = NOTHING
        # The present step.
        self.pending = NOTHING  # the effects of all uses on the stack, the lowest use first
        self.drawn = NOTHING
        self.bids = NOTHING  # seat by seat, by value; NOBODY before
        self.queue = NOTHING  # who is still to choose an ally, the next one last
        self.aside = NOTHING  # `owned` cards: put aside for the tribute, face down
        # What can be known of hands, see knowledge.py.
        self.memory = NOTHING
        self.minima = NOTHING

    def made_of(self) -> tuple[object, ...]:
        return self.rules, self.players, self.chance

    # -- looking things up -------------------------------------------------

    def turf_of(self, business: int) -> int:
        if business < TURFS:
            return business
        turf = 0
        while self.tile_on[turf] != business:
            turf += 1
        return turf

    def open_businesses(self) -> list[int]:
        """On the board, in the order of the turfs."""
        found: list[int] = []
        for turf in range(TURFS):
            found.append(turf)
            if self.tile_on[turf] != NOBODY:
                found.append(self.tile_on[turf])
        return found

    def own_thugs(self, seat: int) -> list[int]:
        return [business for business in self.open_businesses() if self.thug_at[business] == seat]

    def free_thug_spaces(self) -> list[int]:
        return self.own_thugs(NOBODY)

    def has_free_thug_space(self) -> bool:
        for turf in range(TURFS):
            if self.thug_at[turf] == NOBODY:
                return True
            tile = self.tile_on[turf]
            if tile != NOBODY and self.thug_at[tile] == NOBODY:
                return True
        return False

    def free_member_spaces(self) -> list[int]:
        """Of the spaces for members, some of which are closed to two players (CE-2.4)."""
        found: list[int] = []
        for space, owner in enumerate(self.member_at):
            if owner == NOBODY and not self.rules.space_closed(space, self.players):
                found.append(space)
        return found

    def has_free_member_space(self) -> bool:
        for space, owner in enumerate(self.member_at):
            if owner == NOBODY and not self.rules.space_closed(space, self.players):
                return True
        return False

    def loose_cards(self, seat: i64) -> i64:
        """The size of a hand without allies; everybody can count it."""
        hands = self.hands
        at = seat * TYPES
        total: i64 = len(self.jobs[seat])
        for kind in range(TYPES):
            total += hands[at + kind]
        return total

    def hand_size(self, seat: i64) -> i64:
        """CE-7.1: allies count."""
        return self.loose_cards(seat) + self.allies_in_hand(seat)

    def allies_in_hand(self, seat: i64) -> i64:
        total: i64 = 0
        for place in self.ally_at:
            if place == IN_HAND + seat:
                total += 1
        return total

    def has_money(self, seat: int) -> bool:
        at = seat * TYPES
        for value in range(MONEY):
            if self.hands[at + value]:
                return True
        return False

    def cards_of(self, seat: i64) -> list[int]:
        """Every different card of a hand, as actions name them."""
        cards: list[int] = []
        hands = self.hands
        at = seat * TYPES
        for kind in range(TYPES):
            if hands[at + kind]:
                cards.append(kind)
        last = NOBODY
        for held in self.jobs[seat]:  # alike ones lie together
            job = job_of(held)
            if job != last:
                cards.append(TYPES + job)
                last = job
        first_ally = self.rules.first_ally
        mine = IN_HAND + seat
        for ally, place in enumerate(self.ally_at):
            if place == mine:
                cards.append(first_ally + ally)
        return cards

    def count_of(self, seat: int, card: int) -> int:
        """How often a card is in a hand."""
        if card < TYPES:
            return self.hands[seat * TYPES + card]
        if card < self.rules.first_ally:
            total = 0
            for job in self.jobs[seat]:
                if job_of(job) == card - TYPES:
                    total += 1
            return total
        return 1 if self.ally_at[card - self.rules.first_ally] == IN_HAND + seat else 0

    def holds_job(self, seat: int, kind: int) -> bool:
        for job in self.jobs[seat]:
            if job_of(job) == kind:
                return True
        return False

    def counts_of(self, seat: int) -> list[int]:
        """The money and goods of a hand, by types."""
        at = seat * TYPES
        return self.hands[at : at + TYPES]

    def counted(self, seat: int) -> list[int]:
        """A hand by types, all jobs as one."""
        counts = self.counts_of(seat)
        counts.append(len(self.jobs[seat]))
        return counts

    def in_suitcase(self, seat: i64) -> i64:
        """Its money."""
        return _worth(self.suitcases, seat)

    def suitcase(self, seat: int) -> list[int]:
        """Its money cards, by value."""
        return self.suitcases[seat * MONEY : seat * MONEY + MONEY]

    def has_bid(self, seat: int) -> bool:
        return self.bids[seat * MONEY] != NOBODY

    def bid_of(self, seat: i64) -> i64:
        """The money of a bid that has been made."""
        return _worth(self.bids, seat)

    def bid(self, seat: int) -> list[int]:
        """Its money cards, by value, or NO_BID."""
        return self.bids[seat * MONEY : seat * MONEY + MONEY]

    def set_bid(self, seat: int, bid: list[int]) -> None:
        self.bids[seat * MONEY : seat * MONEY + MONEY] = bid

    def markers_on_board(self, seat: int) -> int:
        total = 0
        for marker in self.markers:
            if family_of(marker) == seat:
                total += 1
        return total

    def current_effects(self, start: i64) -> list[int]:
        """What may be used now of the use that starts there: all up to the first `then`."""
        group: list[int] = []
        at: i64 = start
        size: i64 = len(self.pending)
        while at < size and kind_of(self.pending[at]) != THEN:
            group.append(self.pending[at])
            at += 1
        return group

    # -- figures -----------------------------------------------------------

    def is_own(self, seat: int, owner: int, bit: int) -> bool:
        """CE-R4: a figure that may not be chosen."""
        return owner == seat or (owner == NEUTRAL and self.moved_now & bit != 0)

    def set_control(self, turf: int) -> None:
        """CE-5.3: the top marker controls."""
        self.control[turf] = NOBODY
        for marker in self.markers:
            if turf_of(marker) == turf:
                self.control[turf] = family_of(marker)


def _worth(cards: list[int], seat: i64) -> i64:
    """What the money cards of a seat add up to, in a list seat by seat, by value."""
    total: i64 = 0
    value: i64 = 0
    while value < MONEY:
        total += cards[seat * MONEY + value] * VALUES[value]
        value += 1
    return total
