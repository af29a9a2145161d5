"""Offers to make at a table of La Cosa Nostra: a use for a job, a trade, a threat, a use for sale.

Whoever makes one in vain gives way a little with the next, and a stage has only so many.
"""

from typing import Final

from capotavola.bots.greedy import cosanostra_debts as debts
from capotavola.bots.greedy import cosanostra_jobs as jobs
from capotavola.bots.greedy import cosanostra_word as word
from capotavola.bots.greedy import cosanostra_worth as worth
from capotavola.bots.greedy.cosanostra_access import can_wait, use_worth
from capotavola.bots.greedy.cosanostra_temper import Temper
from capotavola.bots.greedy.cosanostra_trust import trust
from capotavola.bots.greedy.cosanostra_value import value, value_beside_own
from capotavola.bots.greedy.cosanostra_wishes import notes, use_price
from capotavola.engine.action import Action
from capotavola.games.cosanostra.actions import parts
from capotavola.games.cosanostra.actions.parts import item, side_of, terms_of, value_of, what_of
from capotavola.games.cosanostra.actions.verbs import OFFER
from capotavola.games.cosanostra.cards import KIND_MASK, NO_TASK, NOBODY, REACTION
from capotavola.games.cosanostra.deals import notes as notes_of
from capotavola.games.cosanostra.deals import offers
from capotavola.games.cosanostra.rules import NOTE
from capotavola.games.cosanostra.table import PURCHASE, Table, marker_of

CONCESSIONS: Final = [0.2, 0.3, 0.4, 0.5, 0.6]  # what part of a gain is offered, try by try
MOST_SOUGHT: Final = 2  # offers in a stage, after which one leaves it to those who seek something
SURPLUS: Final = 2500.0  # what a trade of businesses must bring to be proposed


def tries(t: Table, seat: int) -> int:
    """Offers made in this stage."""
    return t.rules.figures.offers - offers.offers_left(t, seat)


def _formed(t: Table, seat: int, to: int, openly: bool, entries: list[int]) -> Action | None:
    """If it may be made, and would be good with each of them, whatever else of one's own is taken."""
    terms = terms_of(to, entries, openly=openly)
    if not offers.can_offer(t, seat, terms):
        return None
    for other in range(t.players):
        if not to >> other & 1:
            continue
        if value(t, seat, other, terms, parts.MINE) <= 0.0 or value_beside_own(t, seat, other, terms) <= 0.0:
            return None
    return t.rules.vocabulary.formed(OFFER, terms)


def buy_use(t: Table, seat: int, temper: Temper) -> Action | None:
    """For the best planned job that lacks a business: cash now, or a share of the take."""
    best_business, best_gain, best_said = NOBODY, 0.0, False
    gains = _use_gains(t, seat)
    waits = can_wait(t, seat)
    for business in range(t.rules.businesses):
        owner = t.business_at[business]
        if owner >= t.players or owner == seat or not t.is_active(business) or not temper.talks_to(owner):
            continue
        if marker_of(business, seat) in t.markers or offers.standing(t, seat, owner) != NOBODY:
            continue
        if refusals(t, seat, owner) >= len(CONCESSIONS) or not (waits or temper.hears(owner)):
            continue
        gain = gains[t.rules.kind_of[business]] * (0.9 + 0.1 * trust(t, owner))
        gain -= refusals(t, seat, owner) * 400.0
        said = notes_of.has(t, owner, parts.USE_ITEM, business)  # who offers it is asked first
        if gain >= 2 * NOTE and (said, gain) > (best_said, best_gain):
            best_business, best_gain, best_said = business, gain, said
    if best_business == NOBODY:
        return None
    owner = t.business_at[best_business]
    part = CONCESSIONS[refusals(t, seat, owner)] + temper.generous
    price = max(NOTE, notes(best_gain * part))
    use = item(parts.THEIRS, parts.USE_ITEM, best_business)
    cash = notes(word.free_cash(t, seat, temper))
    if cash >= price:
        return _formed(t, seat, 1 << owner, False, [item(parts.MINE, parts.CASH_ITEM, price), use])
    percent = min(int(part * 100), debts.MOST_SHARED - debts.shared(t, seat)) // 5 * 5
    if percent <= 0:
        return None
    entries = [item(parts.MINE, parts.SHARE, percent), use]
    if cash:
        entries.append(item(parts.MINE, parts.CASH_ITEM, cash))
    return _formed(t, seat, 1 << owner, False, entries)


def _use_gains(t: Table, seat: int) -> list[float]:
    """What a use adds, by kind; nothing for a kind that one has asked somebody for already."""
    gains = [0.0] * len(t.rules.kinds.names)
    seen = [False] * len(gains)
    for offer in t.offers:
        if offer[offers.BY] == seat:
            for entry in offer[offers.TERMS + parts.ITEMS :]:
                if what_of(entry) == parts.USE_ITEM and side_of(entry) == parts.THEIRS:
                    seen[t.rules.kind_of[value_of(entry)]] = True
    for business in range(t.rules.businesses):
        kind = t.rules.kind_of[business]
        if not seen[kind] and t.is_active(business) and marker_of(business, seat) not in t.markers:
            gains[kind] = use_worth(t, seat, business)
            seen[kind] = t.business_at[business] != seat
    return gains


def refusals(t: Table, seat: int, owner: int) -> int:
    """How often this stage's offers have reached that player."""
    count = 0
    for entry in t.made:
        if offers.maker_of(entry) == seat and entry >> offers.KNOWN_BY >> owner & 1:
            count += 1
    return count


def threat(t: Table, seat: int, temper: Temper) -> Action | None:
    """A price for sparing whom a planned attack would hit, once a stage."""
    if not temper.threatens:
        return None
    for man in range(t.rules.gangsters):
        task = t.tasks[man * 2]
        if t.man_at[man] != seat or task == NO_TASK or task >= PURCHASE:
            continue
        kind = task & KIND_MASK
        if not t.rules.jobs.attack[kind] or t.rules.jobs.types[kind] == REACTION:
            continue
        dice = t.strength(man, attacking=True)
        gain = jobs.job_worth(t, seat, man, kind, dice, 0, word.spared(t, seat, temper))
        price = notes(gain * 0.8) + NOTE
        victim = _richest(t, seat)
        willing = temper.talks_to(victim) and not word.at_peace(t, seat) >> victim & 1
        if gain > 0 and t.cash[victim] >= price and willing and not refusals(t, seat, victim):
            entries = [item(parts.MINE, parts.PEACE, 0, t.round), item(parts.THEIRS, parts.CASH_ITEM, price)]
            return _formed(t, seat, 1 << victim, False, entries)
    return None


def _richest(t: Table, seat: int) -> int:
    richest = NOBODY
    for other in range(t.players):
        if other != seat and (richest == NOBODY or t.cash[other] > t.cash[richest]):
            richest = other
    return richest


def trade(t: Table, seat: int, temper: Temper) -> Action | None:
    """A businessman that is worth more here than there, or there than here, by a monopoly."""
    best: list[int] = []
    best_surplus = SURPLUS
    partner = NOBODY
    for business in range(t.rules.businesses):
        owner = t.business_at[business]
        if owner >= t.players or t.rules.kinds.monopoly[t.rules.kind_of[business]] == NOBODY:
            continue
        for other in range(t.players):
            buyer, seller = (seat, owner) if owner != seat else (other, seat)
            if buyer == seller or (owner != seat and other != owner):
                continue
            with_whom = seller if buyer == seat else buyer
            if not temper.talks_to(with_whom) or refusals(t, seat, with_whom):
                continue
            gets, gives = _exchange(t, business, buyer)
            surplus = gets - gives
            price = notes(surplus * 0.45 + gives) + NOTE
            if surplus > best_surplus and price <= t.cash[buyer]:
                best_surplus, partner = surplus, with_whom
                given, paid = (parts.THEIRS, parts.MINE) if buyer == seat else (parts.MINE, parts.THEIRS)
                best = [item(given, parts.BUSINESS_ITEM, business), item(paid, parts.CASH_ITEM, price)]
    if partner == NOBODY:
        return None
    return _formed(t, seat, 1 << partner, False, best)


def _exchange(t: Table, business: int, buyer: int) -> tuple[float, float]:
    """What a buyer gets and the seller gives up, with the monopoly."""
    seller: int = t.business_at[business]
    monopoly = t.rules.kinds.monopoly[t.rules.kind_of[business]]
    before = worth.monopoly_incomes(t, monopoly)
    t.business_at[business] = buyer
    after = worth.monopoly_incomes(t, monopoly)
    t.business_at[business] = seller
    gets = worth.business_gets(t, business) + (after[buyer] - before[buyer]) * worth.SURVIVES
    return gets, worth.business_gives(t, business) + before[seller] - after[seller]


def sell_use(t: Table, seat: int, temper: Temper) -> Action | None:
    """A use of a business: to those whose notes seek it, otherwise openly to whoever wants it."""
    sought = _sell_sought(t, seat, temper)
    if sought is not None:
        return sought
    if tries(t, seat) or temper.sells < 50:
        return None
    for business in range(t.rules.businesses):
        if t.business_at[business] != seat or not t.is_active(business):
            continue
        if (t.round + business + temper.sells) % 5:
            continue
        to = 0
        for other in range(t.players):
            if _can_buy(t, seat, other):
                to |= 1 << other
        if to:
            return _for_sale(t, seat, to, True, business)
    return None


def _sell_sought(t: Table, seat: int, temper: Temper) -> Action | None:
    """LC-R46: once to each who seeks it, and to a few in a stage."""
    if tries(t, seat) >= MOST_SOUGHT:
        return None
    for business in range(t.rules.businesses):
        if t.business_at[business] != seat or not t.is_active(business):
            continue
        for other in range(t.players):
            if not _can_buy(t, seat, other) or marker_of(business, other) in t.markers:
                continue
            if not notes_of.seeks(t, other, parts.USE_ITEM, business):
                continue
            if temper.talks_to(other) and not refusals(t, seat, other):
                return _for_sale(t, seat, 1 << other, False, business)
    return None


def _can_buy(t: Table, seat: int, other: int) -> bool:
    return other != seat and t.cash[other] >= use_price(t) and t.markers_out(other) < t.rules.figures.markers


def _for_sale(t: Table, seat: int, to: int, openly: bool, business: int) -> Action | None:
    return _formed(
        t,
        seat,
        to,
        openly,
        [item(parts.MINE, parts.USE_ITEM, business), item(parts.THEIRS, parts.CASH_ITEM, use_price(t))],
    )
