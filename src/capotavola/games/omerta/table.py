"""The table in the middle of a game: everything that lies on it, as integers."""

from typing import Final

from capotavola.engine.action import NONE, Action
from capotavola.engine.chance import Chance
from capotavola.engine.machine import i64
from capotavola.engine.refusal import Refusal
from capotavola.engine.state import NO_LISTS, NOTHING
from capotavola.engine.steps import Course, Stepped
from capotavola.engine.values import Json
from capotavola.games.omerta import cards
from capotavola.games.omerta.cards import fresh, is_given, kind_of, lot_of, show_to_all
from capotavola.games.omerta.rules import SNAP_OPTION, Rules

# The steps of a round, in the order of the rulebook; `state.py` lists what each is.
PEEKS: Final = 1  # everybody looks at two cards (OM-1.6)
NEXT_TURN: Final = 2  # asks nobody
TURN: Final = 3  # call, or draw (OM-2.1, 2.2)
HOLDING: Final = 4  # replace, or discard (OM-2.3)
END_OF_TURN: Final = 5  # asks nobody
SNAPS: Final = 6  # section 3
ABILITY: Final = 7  # section 4: the active player names the targets
ANSWERS: Final = 8  # the Killer may answer (OM-4.9)
EFFECT: Final = 9  # asks nobody: the answered ability happens
LOOKING: Final = 10  # Mole
SECOND_BOTTLE: Final = 11  # asks nobody: Driver's second discard
CRACKING: Final = 12  # Safecracker, the safe open

UNDECIDED: Final = -1
PASSED: Final = -2

# A card given to another player is a row of `given`: card, to, place, by, turns. A row never changes.
GIVEN_CARD: Final = 0
GIVEN_TO: Final = 1
GIVEN_PLACE: Final = 2
GIVEN_SIZE: Final = 5


class Table(Stepped):
    """Made bare: `setup.open_table`, a dump or a copy gives it its lists."""

    def __init__(self, rules: Rules, course: Course, players: int, chance: Chance) -> None:
        super().__init__(course, players, chance)
        self.rules = rules
        self.race = False  # OM-R3
        # The game.
        self.round = 0
        self.scores = NOTHING  # round after round, seat by seat
        self.gangsters = NOTHING
        self.starter = 0
        # The round.
        self.turn = 0
        self.active = 0
        self.stocks = NO_LISTS
        self.safe = NOTHING
        self.pile = NOTHING  # the top is the last
        self.discards = NOTHING  # the top is the last
        self.given = NO_LISTS
        self.batch = 0
        self.lots = NO_LISTS  # what went into each shuffle of a stock, see knowledge.py
        self.shown = NOTHING  # what came out of them into the open
        # The turn.
        self.held = cards.GAP
        self.held_from = 0
        self.character = 0
        self.aim = NOTHING  # the numbers of what the active player has chosen for the character
        self.second = cards.GAP
        self.snap_value = 0
        self.snaps = 0  # so far in this game
        self.snapper = -1  # who was first in the last one
        # What each seat chose in the present step, where several are asked: a place, or PASSED, or not yet
        # anything; in the peeks the two places in view, see `setup.in_view`.
        self.choices = NOTHING

    def made_of(self) -> tuple[object, ...]:
        return self.rules, self.players, self.chance

    def take_options(self, options: dict[str, Json]) -> None:
        super().take_options(options)
        self.race = options[SNAP_OPTION.name] == "race"

    # -- looking things up -------------------------------------------------

    def totals(self) -> list[int]:
        """The points of every seat so far."""
        return [sum(self.scores[seat :: self.players]) for seat in range(self.players)]

    def under_la_mamma(self, seat: int) -> bool:
        """Whoever is skips a turn, and is safe from some characters (OM-4.12, OM-R9)."""
        return self._lies_with(seat, cards.LA_MAMMA)

    def under_patrol(self, seat: int) -> bool:
        """Whoever is cannot call Omerta (OM-4.13)."""
        return self._lies_with(seat, cards.POLICE_PATROL)

    def _lies_with(self, seat: int, card: int) -> bool:
        for given in self.given:
            if given[GIVEN_TO] == seat and given[GIVEN_CARD] == card:
                return True
        return False

    def locked(self, seat: int, place: int) -> bool:
        """Whether a patrol lies on the card there (OM-4.13, OM-R10)."""
        for given in self.given:
            if given[GIVEN_TO] == seat and given[GIVEN_PLACE] == place:
                return True
        return False

    def next_unlocked(self, seat: int, place: i64) -> i64:
        """The first place from this one on whose card can be exchanged, looked at or discarded; or NONE."""
        stock = self.stocks[seat]
        guarded = len(self.given) > 0
        size: i64 = len(stock)
        while place < size:
            if stock[place] != cards.GAP and not (guarded and self.locked(seat, place)):
                return place
            place += 1
        return NONE

    def has_unlocked(self, seat: int) -> bool:
        return self.next_unlocked(seat, 0) != NONE

    def unlocked_places(self, seat: int) -> list[int]:
        places: list[int] = []
        place = self.next_unlocked(seat, 0)
        while place != NONE:
            places.append(place)
            place = self.next_unlocked(seat, place + 1)
        return places

    def why_not_place(self, seat: int, place: int, rule: str) -> Refusal | None:
        """None if the card there can be exchanged, looked at or discarded, as this rule has it."""
        stock = self.stocks[seat]
        if not 0 <= place < len(stock) or stock[place] == cards.GAP:
            return Refusal(rule, "no-card-there", {"place": place})
        if self.locked(seat, place):
            return Refusal("OM-4.13", "card-locked", {"place": place})
        return None

    def one_for_each(self, verb: int, seat: int, actions: list[Action]) -> None:
        """Add an action with this verb for every place whose card can be used."""
        row = self.rules.vocabulary.row(verb)
        if self.given:
            for place in self.unlocked_places(seat):
                actions.append(row[place])
            return
        for place, card in enumerate(self.stocks[seat]):
            if card != cards.GAP:
                actions.append(row[place])

    def can_reveal(self, seat: int) -> bool:
        """OM-R3, OM-R9: a card that may be shown, and no Mamma who forbids it."""
        return self.has_unlocked(seat) and not (self.given and self.under_la_mamma(seat))

    def able_to_reveal(self, seats: list[int]) -> int:
        """Those of these seats who could reveal a card, a bit each: all of them are asked (OM-R3, OM-R8)."""
        able = 0
        for seat in seats:
            if self.can_reveal(seat):
                able |= 1 << seat
        return able

    # -- moving cards ------------------------------------------------------

    def take_from_pile(self) -> int:
        """The top card, unseen; GAP if there is none (OM-2.4, OM-R2)."""
        if not self.pile:
            self.rebuild_pile()
            if not self.pile:
                return cards.GAP
        return self.pile.pop()

    def rebuild_pile(self) -> None:
        """OM-2.4; a card being given stays where it is (OM-R21)."""
        kept: list[int] = []
        if self.on(ANSWERS) and is_given(self.character):
            kept.append(self.discards.pop())
        turned = self.discards
        self.discards = kept
        if turned:
            self.batch += 1
            self.pile = [fresh(kind_of(card), self.batch) for card in turned]
            self.chance.shuffle(self.pile)
            self.tell_that("pile-rebuilt", "count", len(self.pile))

    def put_on_discards(self, card: int) -> None:
        self.discards.append(kind_of(card))

    def deal_to(self, seat: int) -> None:
        """A card from the pile into a new place, unseen (OM-R15); none if there is none (OM-R2)."""
        card = self.take_from_pile()
        if card == cards.GAP:
            self.tell_of("no-card-left", seat)
            return
        self.stocks[seat].append(card)
        self.tell_of("dealt", seat, "place", len(self.stocks[seat]) - 1)

    def remove_from_stock(self, seat: int, place: int) -> int:
        """Take a card away; its place stays as a gap (OM-R15)."""
        card = self.turn_up(seat, place)
        self.stocks[seat][place] = cards.GAP
        return card

    def turn_up(self, seat: int, place: int) -> int:
        """A card that leaves its stock in the open; it tells something of the lot it was in."""
        card = self.stocks[seat][place]
        if lot_of(card):
            self.shown.append(show_to_all(card))
        return card

    def show_to_everybody(self, seat: int, place: int) -> None:
        stock = self.stocks[seat]
        stock[place] = show_to_all(stock[place])

    # -- choosing ----------------------------------------------------------

    def forget_choices(self) -> None:
        """After a step in which each seat chose for itself."""
        for seat in range(self.players):
            self.choices[seat] = UNDECIDED

    def clockwise_from(self, seat: int) -> list[int]:
        """All seats, beginning with the left neighbour of this one and ending with it."""
        return [(seat + i) % self.players for i in range(1, self.players + 1)]
