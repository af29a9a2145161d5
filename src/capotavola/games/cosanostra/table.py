"""The table in the middle of a game: cards, gangsters and money, as integers."""

from typing import Final

from capotavola.engine.action import NONE, Action
from capotavola.engine.chance import Chance
from capotavola.engine.machine import i64
from capotavola.engine.state import NO_LISTS, NOTHING
from capotavola.engine.steps import Course, Stepped
from capotavola.engine.values import Json
from capotavola.games.cosanostra import cards
from capotavola.games.cosanostra.attempts import A_CARD, A_FLAGS, A_MAN, A_SIZE, A_TARGET
from capotavola.games.cosanostra.rules import EXPANSION, SHORT, SPYING, Rules

# Where a business is: with a seat, or
IN_DECK: Final = 8
IN_MARKET: Final = 9
PLANNED: Final = 10
# Where a gangster is: in a seat's area, or
UNDER: Final = 8  # a seat's boss, and the seat
TROPHY: Final = 16  # and the seat
OUT: Final = 24
IN_STACK: Final = 25
SHOWN: Final = 26
ASIDE: Final = 27

SLOTS: Final = 2  # so many tasks may a gangster have
PURCHASE: Final = 1 << 20  # a task: this and the business, or a job with who has seen it
DECK_SEEN: Final = 6  # a card of the business deck, with who knows that it lies there
DECK_MASK: Final = 63
HAND_SEEN: Final = 4  # of a discarded influence card
HAND_MASK: Final = 15
MARKER_BUSINESS: Final = 3
SEAT_MASK: Final = 7
MODS_BY: Final = [4, 7, 10, 13]  # of a card on a gangster: where its player's number stands
MAN: Final = 64  # a victim: a business, or this and a gangster

KILLED: Final = 2
DEACTIVATED: Final = 1

NO_TEXTS: Final[list[str]] = []


def marker_of(business: int, seat: int) -> int:
    """A seat's deal marker on a business."""
    return business << MARKER_BUSINESS | seat


def marker_business(marker: int) -> int:
    return marker >> MARKER_BUSINESS


def marker_seat(marker: int) -> int:
    return marker & SEAT_MASK


def is_job(task: i64) -> bool:
    """Neither a purchase nor nothing."""
    return task != cards.NO_TASK and task < PURCHASE


def is_purchase(task: i64) -> bool:
    return task >= PURCHASE


def slot_of(named: int) -> int:
    """By what an action names: the only one need not be named."""
    return 0 if named == NONE else named


def bit_of(effect: int) -> int:
    """The bit of a card that lies on a gangster."""
    return 1 << (effect - cards.EASIER)


def player_of(mods: int, effect: int) -> int:
    """Who has played a card that lies on a gangster."""
    return mods >> MODS_BY[effect - cards.EASIER] & SEAT_MASK


class Table(Stepped):
    """Made bare: `setup.open_table`, a dump or a copy gives it its lists."""

    def __init__(self, rules: Rules, course: Course, players: int, chance: Chance) -> None:
        super().__init__(course, players, chance)
        self.rules = rules
        # Options.
        self.last_round = 0
        self.spying = False
        self.expansion = False
        # The round.
        self.round = 0
        self.start = 0  # who holds the start marker
        self.active = 0
        self.redeals = 0
        self.given_up = 0  # who plans no further optional task: a bit for every seat
        self.announced = 0  # whose Schemers give an extra turn
        self.looks = NOTHING  # by seat: planned jobs that may still be looked at
        self.families = NOTHING
        # Money.
        self.cash = NOTHING
        self.laundered = NOTHING
        self.final_income = NOTHING  # the last one that was paid
        self.settled = NOTHING  # what debts brought or cost after it
        # Businesses.
        self.business_at = NOTHING
        self.down = 0  # deactivated ones, a bit for each
        self.used = 0  # whose skill was used this round
        self.deck = NOTHING  # the top is the last; with who knows each
        self.market = NOTHING
        self.markers = NOTHING  # see `marker_of`, in the order they were put
        self.monopolies = NOTHING  # who holds each
        # Gangsters.
        self.man_at = NOTHING
        self.man_down = 0
        self.traded = 0  # LC-R9: who has changed hands in this stage
        self.tasks = NOTHING  # two for each
        self.mods = NOTHING  # cards lying on each
        self.grown = 0  # LC-R21: how much stronger for good
        self.split = False  # LC-R17: two jobs were planned
        self.ability_uses = NOTHING  # by ability, this round
        self.stack_of_men = NOTHING
        # Cards.
        self.jobs = NO_LISTS  # by seat, in order
        self.decks = NO_LISTS  # by round
        self.discards = NO_LISTS  # by round, with who has seen each
        self.influence = NOTHING  # seat by seat, by kind
        self.known = NOTHING  # of these, what everybody knows
        self.influence_deck = NOTHING
        self.influence_discards = NOTHING  # with who has seen each
        # The task being resolved.
        self.attempts = NOTHING
        self.dice = NOTHING
        self.victim = cards.NOBODY
        self.harm = 0
        self.harmed_by = cards.NOBODY
        # Deals: see deals/offers.py and ledger/promises.py.
        self.closed = False  # LC-R9: from the end of the action stage until incomes are paid
        self.offers = NO_LISTS
        self.offer_texts = NO_TEXTS
        self.made = NOTHING  # this stage's offers: proposer, with who has seen each
        self.notes = NO_LISTS  # by seat, on the board: see deals/notes.py
        self.posts = NOTHING  # by seat, in this stage
        self.ledger = NO_LISTS
        self.ledger_texts = NO_TEXTS

    def made_of(self) -> tuple[object, ...]:
        return self.rules, self.players, self.chance

    def take_options(self, options: dict[str, Json]) -> None:
        super().take_options(options)
        figures = self.rules.figures
        self.last_round = figures.short_rounds if self.plays_with(SHORT) else figures.rounds
        self.spying = self.plays_with(SPYING)
        self.expansion = self.plays_with(EXPANSION)

    # -- businesses --------------------------------------------------------

    def is_active(self, business: i64) -> bool:
        """In somebody's area, face up."""
        return self.business_at[business] < IN_DECK and not self.down >> business & 1

    def skill_left(self, seat: i64, skill: i64) -> i64:
        """An own active businessman whose skill is unused this round; NOBODY if there is none."""
        for business in self.rules.with_skill[skill]:
            if self.business_at[business] == seat and not (self.down | self.used) >> business & 1:
                return business
        return cards.NOBODY

    def markers_out(self, seat: i64) -> i64:
        total: i64 = 0
        for marker in self.markers:
            if marker_seat(marker) == seat:
                total += 1
        return total

    # -- gangsters ---------------------------------------------------------

    def men(self) -> i64:
        """So many may be in play: there are no mercenaries without the expansion (LC-8.1)."""
        return self.rules.gangsters if self.expansion else self.rules.first_mercenary

    def task(self, man: i64, slot: i64) -> i64:
        return self.tasks[man * SLOTS + slot]

    def tasks_of(self, man: int) -> list[int]:
        """One after the other; none, one or two."""
        return self.tasks[man * SLOTS : man * SLOTS + self.task_count(man)]

    def of_task(self, verb: int, man: int, slot: int) -> Action:
        """What is done with one of his tasks: the slot is named only where there are two."""
        vocabulary = self.rules.vocabulary
        return vocabulary.several(verb, man, slot) if self.has_two(man) else vocabulary.one(verb, man)

    def is_idle(self, man: i64) -> bool:
        return self.tasks[man * SLOTS] == cards.NO_TASK

    def has_two(self, man: i64) -> bool:
        """A second task stands where there is a first one only."""
        return self.tasks[man * SLOTS + 1] != cards.NO_TASK

    def task_count(self, man: i64) -> i64:
        if self.tasks[man * SLOTS] == cards.NO_TASK:
            return 0
        return 2 if self.tasks[man * SLOTS + 1] != cards.NO_TASK else 1

    def has_task(self, seat: i64) -> bool:
        """Any gangster of the seat's."""
        for man in range(self.men()):
            if self.man_at[man] == seat and self.task_count(man):
                return True
        return False

    def man_active(self, man: i64) -> bool:
        return self.man_at[man] < UNDER and not self.man_down >> man & 1

    def owner_with(self, ability: i64) -> i64:
        """Whose area the mercenary with an ability stands active in; NOBODY."""
        man: i64 = self.rules.with_ability[ability]
        if man >= 0 and self.man_at[man] < UNDER and not self.man_down >> man & 1:
            return self.man_at[man]
        return cards.NOBODY

    def has_ability(self, seat: i64, ability: i64) -> bool:
        """Whether the mercenary with an ability stands active in the seat's area."""
        return self.expansion and self.owner_with(ability) == seat

    def gains(self, seat: i64, ability: i64) -> i64:
        """What an ability brings the seat: its amount, or nothing."""
        if not self.has_ability(seat, ability):
            return 0
        return self.rules.men.amount[self.rules.with_ability[ability]]

    def uses_left(self, ability: i64) -> i64:
        man: i64 = self.rules.with_ability[ability]
        return self.rules.men.uses[man] - self.ability_uses[ability]

    def can_use(self, seat: i64, ability: i64) -> bool:
        """One that may be used so often in a round."""
        return self.has_ability(seat, ability) and self.uses_left(ability) > 0

    def is_split(self, man: i64) -> bool:
        """LC-R17: whether his dice are split between two jobs."""
        return self.split and self.rules.men.ability[man] == cards.TWO_JOBS

    def printed_strength(self, man: i64) -> i64:
        """LC-9.3: with what he has grown by."""
        strength: i64 = self.rules.men.strength[man]
        if self.grown and self.rules.men.ability[man] == cards.GROW:
            strength += self.grown
        return strength

    def strength(self, man: i64, *, attacking: bool = False, split: bool = False) -> i64:
        """LC-7.6, LC-7.7; LC-R17, LC-R19"""
        strength = self.printed_strength(man)
        ability = self.rules.men.ability[man]
        if attacking and ability == cards.TRAP_PROOF:
            strength = self.rules.men.attack_strength[man]
        elif split and ability == cards.TWO_JOBS:
            strength = self.rules.men.amount[man]
        mods: i64 = self.mods[man]
        if mods:
            if mods >> (cards.STRONGER - cards.EASIER) & 1:
                strength += self.rules.influences.amount[cards.STRONGER]
            if mods >> (cards.WEAKER - cards.EASIER) & 1:
                strength -= self.rules.influences.amount[cards.WEAKER]
        return strength if strength > 1 else 1

    def men_of(self, seat: int) -> list[int]:
        return [man for man in range(self.men()) if self.man_at[man] == seat]

    # -- cards -------------------------------------------------------------

    def in_hand(self, seat: i64, kind: i64) -> i64:
        """How many influence cards of a kind."""
        return self.influence[seat * cards.INFLUENCE + kind]

    def influence_count(self, seat: i64) -> i64:
        total: i64 = 0
        at: i64 = seat * cards.INFLUENCE
        for kind in range(cards.INFLUENCE):
            total += self.influence[at + kind]
        return total

    def may_hold(self, seat: i64, kind: i64) -> bool:
        """By what everybody knows: a card known, or one unknown."""
        at: i64 = seat * cards.INFLUENCE
        if self.known[at + kind]:
            return True
        for other in range(cards.INFLUENCE):
            if self.influence[at + other] != self.known[at + other]:
                return True
        return False

    def may_have_planned(self, seat: i64, rounds: i64) -> bool:
        """By the backs of the planned jobs (LC-2.3)."""
        for man in range(self.men()):
            if self.man_at[man] != seat or self.man_down >> man & 1:
                continue
            for slot in range(SLOTS):
                task: i64 = self.tasks[man * SLOTS + slot]
                if is_job(task) and rounds >> (task >> cards.ROUND & cards.ROUND_MASK) & 1:
                    return True
        return False

    # -- the attempt being resolved -----------------------------------------

    def doer(self) -> i64:
        return self.attempt(A_MAN)

    def doer_seat(self) -> int:
        return self.man_at[self.attempt(A_MAN)]

    def job_kind(self) -> i64:
        return self.attempt(A_CARD) & cards.KIND_MASK

    def target(self) -> i64:
        return self.attempt(A_TARGET)

    def attempt_is(self, flag: i64) -> bool:
        return self.attempt(A_FLAGS) & flag != 0

    def attempt(self, field: i64) -> i64:
        return self.attempts[len(self.attempts) - A_SIZE + field]

    def set_attempt(self, field: i64, number: int) -> None:
        self.attempts[len(self.attempts) - A_SIZE + field] = number

    def attempt_before(self, field: i64) -> i64:
        """Of the attempt that the present one answers."""
        return self.attempts[len(self.attempts) - 2 * A_SIZE + field]

    def set_before(self, field: i64, number: int) -> None:
        self.attempts[len(self.attempts) - 2 * A_SIZE + field] = number

    def mark_attempt(self, flag: int) -> None:
        self.attempts[len(self.attempts) - A_SIZE + A_FLAGS] |= flag

    def take_task(self, man: int, slot: int) -> int:
        """Away from a gangster: a second one becomes the only one."""
        first = man * SLOTS
        task = self.tasks[first + slot]
        if slot == 0:
            self.tasks[first] = self.tasks[first + 1]
        self.tasks[first + 1] = cards.NO_TASK
        return task
