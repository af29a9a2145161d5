"""What a seat may do about deals though the game does not wait for it (LC-R9)."""

from typing import Final

from capotavola.engine.action import Action
from capotavola.games.cosanostra.actions import verbs
from capotavola.games.cosanostra.actions.terms import CASH_ITEM, MINE, THEIRS, TO, USE_ITEM, item, terms_of
from capotavola.games.cosanostra.deals import board, debts, offers
from capotavola.games.cosanostra.ledger import promises
from capotavola.games.cosanostra.rules import NOTE
from capotavola.games.cosanostra.table import IN_DECK, Table, marker_business, marker_seat

WORTH_A_TRY: Final = 4  # such a part of its price


def add_unasked(t: Table, seat: int, actions: list[Action]) -> None:
    """Answers to offers, promises kept, markers back, words judged; some offers and notes worth a try."""
    vocabulary = t.rules.vocabulary
    for number, promise in enumerate(t.ledger):
        if promise[promises.P_TO] == seat and promises.may_judge(t, seat, number):
            actions.append(vocabulary.several(verbs.JUDGE, number, 0))
            actions.append(vocabulary.several(verbs.JUDGE, number, 1))
    if not t.attempts:  # LC-4.2: at any time, but not from under a job being done
        for place, marker in enumerate(t.markers):
            if marker_seat(marker) == seat and marker not in t.markers[:place]:
                actions.append(vocabulary.one(verbs.TAKE_BACK, marker_business(marker)))
    if not offers.deals_open(t):
        return
    for number in range(len(t.ledger)):
        if debts.can_settle(t, seat, number):
            actions.append(vocabulary.one(verbs.SETTLE, number))
    for offer in t.offers:
        by, to = offer[offers.BY], offer[offers.TERMS + TO]
        if to >> seat & 1:
            if not offer[offers.TAKEN] >> seat & 1:
                actions.append(vocabulary.one(verbs.ACCEPT, by))
            actions.append(vocabulary.one(verbs.DECLINE, by))
        if by == seat:
            for other in range(t.players):
                if to >> other & 1:
                    actions.append(vocabulary.one(verbs.WITHDRAW, other))
                if offer[offers.TAKEN] >> other & 1:
                    actions.append(vocabulary.one(verbs.PICK, other))
    _worth_a_try(t, seat, actions)
    _notes(t, seat, actions)


def _worth_a_try(t: Table, seat: int, actions: list[Action]) -> None:
    """For a use of each kind of business of each other player: a quarter of its price."""
    seen: list[tuple[int, int]] = []
    for business in range(t.rules.businesses):
        owner = t.business_at[business]
        wish = (t.rules.kind_of[business], owner)
        if owner >= IN_DECK or owner == seat or wish in seen:
            continue
        seen.append(wish)
        price = max(NOTE, t.rules.price_of[business] // WORTH_A_TRY // NOTE * NOTE)
        terms = terms_of(1 << owner, False, [item(MINE, CASH_ITEM, price), item(THEIRS, USE_ITEM, business)])
        if offers.can_offer(t, seat, terms, countering=False):
            actions.append(t.rules.vocabulary.formed(verbs.OFFER, terms))


def _notes(t: Table, seat: int, actions: list[Action]) -> None:
    """LC-R46: the note taken down, and a short one: a use of an own business for cash."""
    terms: list[int] = []
    for business in range(t.rules.businesses):
        if t.business_at[business] == seat and t.is_active(business):
            terms = [item(MINE, USE_ITEM, business), item(THEIRS, CASH_ITEM, NOTE)]
            break
    for note in [sorted(terms), []]:
        if board.can_post(t, seat, note):
            actions.append(t.rules.vocabulary.formed(verbs.POST, note))
