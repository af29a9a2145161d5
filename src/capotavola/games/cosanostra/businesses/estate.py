"""Businesses: the market, prices, who owns what, markers and monopolies."""

from typing import Final

from capotavola.engine.audience import ALL
from capotavola.engine.machine import i64
from capotavola.games.cosanostra import cards, table
from capotavola.games.cosanostra.businesses import news
from capotavola.games.cosanostra.ledger import promises
from capotavola.games.cosanostra.rules import MONOPOLIES, NOTE
from capotavola.games.cosanostra.table import Table, marker_business, marker_of, marker_seat

COUNT_BITS: Final = 6  # as many as the number of a business has
COUNT_MASK: Final = (1 << COUNT_BITS) - 1


# -- market and deck ------------------------------------------------------


def refill(t: Table) -> None:
    """LC-2.4, LC-R24: at once, while there are cards."""
    while len(t.market) < t.rules.figures.market and t.deck:
        business = t.deck.pop() & table.DECK_MASK
        t.business_at[business] = table.IN_MARKET
        t.market.append(business)
        t.tell_that("market-card", "business", t.rules.business_names[business])


def replace_market(t: Table, by: int) -> None:
    """LC-7.1, LC-R24: new cards first, then the old ones under the deck."""
    old = t.market
    t.market = []
    refill(t)
    t.tell_that("market-away", "businesses", [t.rules.business_names[business] for business in old])
    for business in old:
        put_under(t, business, by)


def put_under(t: Table, business: int, by: int) -> None:
    """Under the deck, through somebody; all have seen which card that is."""
    promises.gone(t, business, by)
    t.business_at[business] = table.IN_DECK
    t.deck.insert(0, business | ALL << table.DECK_SEEN)


def show_deck(t: Table, seat: int) -> None:
    """To one player only (LC-R14)."""
    for place in range(len(t.deck)):
        t.deck[place] |= 1 << (table.DECK_SEEN + seat)
    news.saw_deck(t.told, seat, [t.rules.business_names[card & table.DECK_MASK] for card in t.deck[::-1]])


def take_out(t: Table, business: int) -> None:
    """From the market, which is refilled at once, or from the deck."""
    if t.business_at[business] == table.IN_MARKET:
        t.market.remove(business)
        t.business_at[business] = table.PLANNED
        refill(t)
        return
    t.business_at[business] = table.PLANNED
    for place in range(len(t.deck)):
        if t.deck[place] & table.DECK_MASK == business:
            t.deck.pop(place)
            return


# -- buying ---------------------------------------------------------------


def price(t: Table, seat: i64, business: i64, effect: i64 = 0) -> i64:
    """LC-R22: by the abilities active now; `effect` is a job's cut."""
    amount: i64 = t.rules.price_of[business]
    amount -= t.gains(seat, cards.CHEAPER)
    if effect & cards.EFFECT_MASK == cards.BUY_LESS:
        amount -= effect >> cards.AMOUNT
    elif effect & cards.EFFECT_MASK == cards.BUY_HALF:
        amount = half(amount)
    amount -= t.gains(seat, cards.BUY_FROM_DECK)
    if t.has_ability(seat, cards.HALF_PRICE):
        amount = half(amount)
    return amount if amount > 0 else 0


def half(amount: i64) -> i64:
    """LC-R29: down to whole notes."""
    return amount // (2 * NOTE) * NOTE


def buy(t: Table, seat: int, business: int, effect: int = 0) -> None:
    """LC-3.1: out of where it was taken from; the price goes to the bank."""
    amount = price(t, seat, business, effect)
    t.cash[seat] -= amount
    t.business_at[business] = seat
    t.tell_of("bought", seat, "business", t.rules.business_names[business], "amount", amount)
    return_markers(t, business, seat)
    check_monopolies(t)


# -- owners, markers ------------------------------------------------------


def hand_over(t: Table, business: int, to: int) -> None:
    """LC-4.3: markers stay when a business is traded; the new owner's own comes back (LC-R20)."""
    t.business_at[business] = to
    return_markers(t, business, to)


def lose(t: Table, business: int, by: int) -> None:
    """LC-6.2: destroyed or killed, under the deck."""
    clear_markers(t, business)
    t.down &= ~(1 << business)
    t.used &= ~(1 << business)
    put_under(t, business, by)


def usable(t: Table, giver: int, business: int) -> bool:
    """LC-R20: an own active business, or one whose purchase the giver has planned (LC-R9)."""
    if t.business_at[business] == table.PLANNED:
        return buyer_of(t, business) == giver
    return t.business_at[business] == giver and t.is_active(business)


def buyer_of(t: Table, business: int) -> int:
    """Who has planned to buy it."""
    for man in range(t.rules.gangsters):
        if table.PURCHASE | business in t.tasks_of(man):
            return t.man_at[man]
    return cards.NOBODY


def clear_markers(t: Table, business: int) -> None:
    """LC-4.3"""
    for marker in t.markers[:]:
        if marker_business(marker) == business:
            _give_back(t, marker)


def return_markers(t: Table, business: int, seat: int) -> None:
    """All that one player has there."""
    marker = marker_of(business, seat)
    while marker in t.markers:
        _give_back(t, marker)


def take_marker(t: Table, business: int, seat: int) -> None:
    """LC-3.6, LC-4.2: one goes back to its owner."""
    _give_back(t, marker_of(business, seat))


def _give_back(t: Table, marker: int) -> None:
    t.markers.remove(marker)
    name = t.rules.business_names[marker_business(marker)]
    t.tell_of("marker-back", marker_seat(marker), "business", name)


def put_marker(t: Table, business: int, seat: int) -> None:
    t.markers.append(marker_of(business, seat))
    t.tell_of("marker-put", seat, "business", t.rules.business_names[business])


# -- monopolies -----------------------------------------------------------


def check_monopolies(t: Table) -> None:
    """LC-5.5: gained and lost at once."""
    for monopoly in range(len(MONOPOLIES)):
        holder = holder_of(t, monopoly)
        if holder != t.monopolies[monopoly]:
            if t.monopolies[monopoly] != cards.NOBODY:
                t.tell_of("monopoly-lost", t.monopolies[monopoly], "monopoly", MONOPOLIES[monopoly])
            t.monopolies[monopoly] = holder
            if holder != cards.NOBODY:
                t.tell_of("monopoly-gained", holder, "monopoly", MONOPOLIES[monopoly])


def holder_of(t: Table, monopoly: i64) -> i64:
    """Who has two or more and more than all others together; NOBODY."""
    rules = t.rules
    counting: i64 = t.owner_with(cards.COMPANIES_COUNT)
    counts: i64 = 0  # COUNT_BITS for each seat; compiled, a literal is shifted within 32 bits only
    total: i64 = 0
    for business in rules.may_count[monopoly]:
        owner: i64 = t.business_at[business]
        counted = owner == counting or rules.monopoly_of[business] == monopoly
        if counted and owner < table.IN_DECK and not t.down >> business & 1:
            counts += 1 << (owner * COUNT_BITS)
            total += 1
    seat: i64 = 0
    while counts:
        count = counts & COUNT_MASK
        if 2 * count > total and count >= rules.figures.monopoly_least:
            return seat
        counts >>= COUNT_BITS
        seat += 1
    return cards.NOBODY


# -- money ----------------------------------------------------------------


def pay_player(t: Table, payer: int, taker: int, amount: int) -> int:
    """LC-6.8: all there is, if it is less."""
    paid = min(amount, t.cash[payer])
    t.cash[payer] -= paid
    t.cash[taker] += paid
    return paid
