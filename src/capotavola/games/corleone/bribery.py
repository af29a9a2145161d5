"""Chapter 6: bribery."""

from typing import Final

from capotavola.engine.action import Action
from capotavola.games.corleone import hands, news
from capotavola.games.corleone.cards import MONEY, NOBODY
from capotavola.games.corleone.rules import BID, CHOOSE
from capotavola.games.corleone.table import BRIBES, CHOOSING, SHOWN, TRIBUTE, Table, frame

# The bids that legal lists show: those of these sums that the suitcase can make up, out of the largest cards
# that do, and everything in it. Any other bid is possible, too.
SUMS: Final = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 15, 20]


def open_bids(t: Table) -> None:
    """CE-6.1: everybody at once; whose suitcase is empty bids nothing."""
    t.bids = [NOBODY] * (MONEY * t.players)
    t.waiting = t.everybody()


def legal_bids(t: Table, seat: int) -> list[Action]:
    vocabulary = t.rules.vocabulary
    actions: list[Action] = []
    total = t.in_suitcase(seat)
    for amount in SUMS:
        if amount > total:
            break
        cards = made_of(t, seat, amount)
        if cards:
            actions.append(vocabulary.several(BID, cards[0], cards[1], cards[2], cards[3]))
    if total not in SUMS:
        at = seat * MONEY
        case = t.suitcases
        actions.append(vocabulary.several(BID, case[at], case[at + 1], case[at + 2], case[at + 3]))
    return actions


def made_of(t: Table, seat: int, amount: int) -> list[int]:
    """The cards of a suitcase that make up a sum, the largest that do; none if none do."""
    at = seat * MONEY
    case = t.suitcases
    for fives in range(min(case[at + 3], amount // 5), -1, -1):
        after_fives = amount - 5 * fives
        for threes in range(min(case[at + 2], after_fives // 3), -1, -1):
            rest = after_fives - 3 * threes
            twos = min(case[at + 1], rest // 2)
            if rest - 2 * twos <= case[at]:
                return [rest - 2 * twos, twos, threes, fives]
    return []


def possible(t: Table, seat: int, action: Action) -> bool:
    """CE-R8: any whole cards of the suitcase."""
    at = seat * MONEY
    case = t.suitcases
    return (
        0 <= action.a <= case[at]
        and 0 <= action.b <= case[at + 1]
        and 0 <= action.c <= case[at + 2]
        and 0 <= action.d <= case[at + 3]
    )


def bid(t: Table, seat: int, action: Action) -> None:
    at = seat * MONEY
    t.bids[at] = action.a
    t.bids[at + 1] = action.b
    t.bids[at + 2] = action.c
    t.bids[at + 3] = action.d
    t.waiting &= ~(1 << seat)
    news.has_bid(t.told, seat)
    if not t.waiting:
        t.stack.pop()
        reveal(t)


def reveal(t: Table) -> None:
    """CE-6.2, CE-R8: the highest first; ties clockwise from the horse head."""
    for seat in range(t.players):
        news.bid_shown(t.told, seat, t.bid_of(seat), t.bids[seat * MONEY : seat * MONEY + MONEY])
    order: list[int] = []
    for distance in range(t.players):
        seat = (t.first + distance) % t.players
        if t.bid_of(seat) == 0:
            continue
        place = 0
        while place < len(order) and t.bid_of(order[place]) >= t.bid_of(seat):
            place += 1
        order.insert(place, seat)
    order.reverse()
    t.queue = order
    t.stack.append(frame(BRIBES))


def next_bribe(t: Table) -> None:
    """CE-6.3: while there is an ally and somebody who bid for it."""
    shown = shown_allies(t)
    if not t.queue or not shown:
        t.stack.pop()
        take_bids_back(t)
        t.stack.append(frame(TRIBUTE))
        return
    seat = t.queue.pop()
    pay(t, seat)
    if len(shown) == 1:
        take_ally(t, seat, shown[0])
    else:
        t.ask(CHOOSING, seat)


def take_bids_back(t: Table) -> None:
    """CE-6.3: whoever got no ally keeps the money."""
    while t.queue:
        seat = t.queue.pop()
        news.bid_back(t.told, seat, t.bid_of(seat))
    t.bids = []


def pay(t: Table, seat: int) -> None:
    """The bid goes to the bank."""
    for value in range(MONEY):
        count = t.bids[seat * MONEY + value]
        t.suitcases[seat * MONEY + value] -= count
        t.supply[value] += count
    news.paid(t.told, seat, t.bid_of(seat))


def shown_allies(t: Table) -> list[int]:
    return [ally for ally in range(t.rules.allies) if t.ally_at[ally] == SHOWN]


def legal_choosing(t: Table) -> list[Action]:
    return [t.rules.vocabulary.one(CHOOSE, ally) for ally in shown_allies(t)]


def choose(t: Table, seat: int, ally: int) -> None:
    t.answered()
    take_ally(t, seat, ally)


def take_ally(t: Table, seat: int, ally: int) -> None:
    hands.hold_ally(t, ally, seat)
    news.ally_taken(t.told, seat, t.rules.ally_names[ally])
