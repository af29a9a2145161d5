"""Making an offer, and answering one with another (LC-R9)."""

from typing import Final

from capotavola.engine.action import Action
from capotavola.engine.audience import seats_in
from capotavola.engine.refusal import Refusal
from capotavola.engine.values import Json
from capotavola.games.cosanostra.actions.parts import CASH_ITEM, MINE, THEIRS, TO, USE_ITEM, item, terms_of
from capotavola.games.cosanostra.deals import news, offers
from capotavola.games.cosanostra.deals.offers import KNOWN_BY, audience
from capotavola.games.cosanostra.deals.verb import WhileOpen
from capotavola.games.cosanostra.rules import NOTE
from capotavola.games.cosanostra.table import IN_DECK, Table

WORTH_A_TRY: Final = 4  # such a part of its price


class Offer(WhileOpen):
    def why_not_open(self, t: Table, seat: int, action: Action) -> Refusal | None:
        return offers.why_not_offer(t, seat, action.terms)

    def do(self, t: Table, seat: int, action: Action) -> None:
        known = put_up(t, seat, action.terms, action.text)
        if t.told is not None:
            news.offered(t.told, seat, phrases(t, seat, action), known)

    def add_worth_a_try(self, t: Table, seat: int, actions: list[Action]) -> None:
        """For a use of each kind of business of each other player: a quarter of its price."""
        seen: list[tuple[int, int]] = []
        for business in range(t.rules.businesses):
            owner = t.business_at[business]
            wish = (t.rules.kind_of[business], owner)
            if owner >= IN_DECK or owner == seat or wish in seen:
                continue
            seen.append(wish)
            price = max(NOTE, t.rules.price_of[business] // WORTH_A_TRY // NOTE * NOTE)
            terms = terms_of(1 << owner, [item(MINE, CASH_ITEM, price), item(THEIRS, USE_ITEM, business)])
            if offers.why_not_offer(t, seat, terms) is None:
                actions.append(t.rules.vocabulary.formed(self.verb, terms))


class Counter(WhileOpen):
    """It declines the offer that it answers."""

    def why_not_open(self, t: Table, seat: int, action: Action) -> Refusal | None:
        return offers.why_not_offer(t, seat, action.terms, countering=True)

    def do(self, t: Table, seat: int, action: Action) -> None:
        other = seats_in(action.terms[TO])[0]
        number = offers.standing(t, other, seat)
        heard_of = audience(t.offers[number])  # whoever knows what it answers
        offers.leave(t, number, seat)
        known = put_up(t, seat, action.terms, action.text)
        if t.told is not None:
            args = phrases(t, seat, action)
            t.tell_some(heard_of & ~known, "countered-privately", seat, "other_seat", other)
            news.countered(t.told, seat, other, args, known & heard_of)
            news.offered(t.told, seat, args, known & ~heard_of)


def put_up(t: Table, seat: int, terms: list[int], text: str) -> int:
    """On the table; who knows of it."""
    t.offers.append([seat, 0, 1, *terms])
    t.offer_texts.append(text)
    known = audience(t.offers[-1])
    t.made.append(seat | known << KNOWN_BY)
    return known


def phrases(t: Table, seat: int, action: Action) -> dict[str, Json]:
    """As arguments for the texts, with what is promised and lacking."""
    lacks = offers.lacking_any(t, seat, action.terms)
    return t.rules.terms.phrases_with(action.terms, action.text, lacks)
