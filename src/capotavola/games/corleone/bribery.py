"""Chapter 6: bribery."""

from typing import Final

from capotavola.engine.action import Action
from capotavola.engine.frames import seat_of, step_of
from capotavola.engine.refusal import Refusal
from capotavola.engine.steps import Passage
from capotavola.engine.stored import must
from capotavola.games.corleone import hands, news
from capotavola.games.corleone.cards import FIVE, MONEY, NOBODY, ONE, THREE, TWO, VALUES
from capotavola.games.corleone.questions import CorleoneStep
from capotavola.games.corleone.rules import ACTS, BID, CHOOSE
from capotavola.games.corleone.table import BRIBES, CHOOSING, NO_BID, SHOWN, TRIBUTE, Table

# The bids that legal lists show: those of these sums that the suitcase can make up, out of the largest cards
# that do, and everything in it. Any other bid is possible, too.
SUMS: Final = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 15, 20]


class Bids(CorleoneStep):
    """CE-6.1: everybody at once; whose suitcase is empty bids nothing."""

    def go_on(self, t: Table) -> None:
        t.bids = [NOBODY] * (MONEY * t.players)
        t.waiting = t.everybody()

    def legal(self, t: Table, seat: int) -> list[Action]:
        actions: list[Action] = []
        total = t.in_suitcase(seat)
        for amount in SUMS:
            if amount > total:
                break
            cards = made_of(t, seat, amount)
            if cards:
                actions.append(bid_with(t, cards))
        if total not in SUMS:
            actions.append(bid_with(t, t.suitcase(seat)))
        return actions

    def why_not(self, t: Table, seat: int, action: Action) -> Refusal | None:
        """CE-R8: any whole cards of the suitcase."""
        if action.kind != BID:
            return Refusal("CE-6.1", "bid-first")
        held = t.suitcase(seat)
        for value, count in enumerate(cards_in(action)):
            if not 0 <= count <= held[value]:
                return Refusal("CE-R8", "not-in-suitcase")
        return None

    def not_asked(self, t: Table, seat: int) -> Refusal:
        return Refusal("CE-6.1", "bid-already")

    def choose(self, t: Table, seat: int, action: Action) -> None:
        t.set_bid(seat, cards_in(action))
        t.one_has_answered(seat)
        t.tell_of("has-bid", seat)
        if not t.waiting:
            t.answered()
            reveal(t)

    def check_stored(self, t: Table, at: int) -> None:
        must(len(t.stack) == 1, "stack: nothing lies under the bids")
        must(not t.queue, "queue: after the bids")
        check_bids(t, t.everybody(), t.waiting)


def check_bids(t: Table, unpaid: int, open_bids: int) -> None:
    """MalformedValue unless all but those asked have bid, and who has not paid yet could."""
    must(t.act < ACTS, "stack: no bribery in the last act")
    must(len(t.bids) == MONEY * t.players, "bids: four counts for each seat")
    for seat in range(t.players):
        bid, held = t.bid(seat), t.suitcase(seat)
        if open_bids >> seat & 1:
            must(bid == NO_BID, "bids: made or not")
            continue
        must(min(bid) > NOBODY, "bids: made or not")
        for value, count in enumerate(bid):
            must(not unpaid >> seat & 1 or count <= held[value], "bids: out of the suitcase")


def bid_with(t: Table, cards: list[int]) -> Action:
    return t.rules.vocabulary.several(BID, cards[ONE], cards[TWO], cards[THREE], cards[FIVE])


def cards_in(bid: Action) -> list[int]:
    """So many of each value."""
    return [bid.a, bid.b, bid.c, bid.d]


def made_of(t: Table, seat: int, amount: int) -> list[int]:
    """The cards of a suitcase that make up a sum, the largest that do; none if none do."""
    case = t.suitcase(seat)
    for fives in range(min(case[FIVE], amount // VALUES[FIVE]), -1, -1):
        after_fives = amount - VALUES[FIVE] * fives
        for threes in range(min(case[THREE], after_fives // VALUES[THREE]), -1, -1):
            after_threes = after_fives - VALUES[THREE] * threes
            twos = min(case[TWO], after_threes // VALUES[TWO])
            ones = after_threes - VALUES[TWO] * twos
            if ones <= case[ONE]:
                return [ones, twos, threes, fives]
    return []


def reveal(t: Table) -> None:
    """CE-6.2, CE-R8: the highest first; ties clockwise from the horse head."""
    for seat in range(t.players):
        news.bid_shown(t.told, seat, t.bid_of(seat), t.bid(seat))
    order: list[int] = []
    for distance in range(t.players):
        seat = t.after(t.first, distance)
        if t.bid_of(seat) == 0:
            continue
        place = 0
        while place < len(order) and t.bid_of(order[place]) >= t.bid_of(seat):
            place += 1
        order.insert(place, seat)
    order.reverse()
    t.queue = order
    t.push(BRIBES)


class Bribes(Passage[Table]):
    """CE-6.3: while there is an ally and somebody who bid for it."""

    def go_on(self, t: Table) -> None:
        shown = shown_allies(t)
        if not t.queue or not shown:
            t.stack.pop()
            take_bids_back(t)
            t.push(TRIBUTE)
            return
        seat = t.queue.pop()
        pay(t, seat)
        if len(shown) == 1:
            take_ally(t, seat, shown[0])
        else:
            t.ask_one(CHOOSING, seat)

    def check_stored(self, t: Table, at: int) -> None:
        must(step_of(t.stack[-1]) == CHOOSING, "stack: that cannot wait")


def take_bids_back(t: Table) -> None:
    """CE-6.3: whoever got no ally keeps the money."""
    while t.queue:
        seat = t.queue.pop()
        t.tell_of("bid-back", seat, "amount", t.bid_of(seat))
    t.bids = []


def pay(t: Table, seat: int) -> None:
    """The bid goes to the bank."""
    for value, count in enumerate(t.bid(seat)):
        t.suitcases[seat * MONEY + value] -= count
        t.supply[value] += count
    t.tell_of("paid", seat, "amount", t.bid_of(seat))


def shown_allies(t: Table) -> list[int]:
    return [ally for ally in range(t.rules.allies) if t.ally_at[ally] == SHOWN]


class Choosing(CorleoneStep):
    """CE-6.2: the highest bid chooses an ally."""

    def legal(self, t: Table, seat: int) -> list[Action]:
        return [t.rules.vocabulary.one(CHOOSE, ally) for ally in shown_allies(t)]

    def why_not(self, t: Table, seat: int, action: Action) -> Refusal | None:
        if action.kind == CHOOSE and t.ally_at[action.a] == SHOWN:
            return None
        return Refusal("CE-6.2", "choose-shown-ally")

    def not_asked(self, t: Table, seat: int) -> Refusal:
        return Refusal("CE-6.2", "higher-bid-first")

    def choose(self, t: Table, seat: int, action: Action) -> None:
        t.answered()
        take_ally(t, seat, action.a)

    def check_stored(self, t: Table, at: int) -> None:
        seat = seat_of(t.stack[at])
        over_bribes = at == 1 and step_of(t.stack[0]) == BRIBES
        must(over_bribes and t.waiting == 1 << seat, "waiting: who chooses an ally")
        must(len(set(t.queue)) == len(t.queue), "queue: each seat once")
        check_bids(t, sum(1 << waiting for waiting in t.queue), 0)
        must(len(shown_allies(t)) > 1 and seat not in t.queue, "allies: nothing to choose from")


def take_ally(t: Table, seat: int, ally: int) -> None:
    hands.hold_ally(t, ally, seat)
    t.tell_of("ally-taken", seat, "ally", t.rules.ally_names[ally])
