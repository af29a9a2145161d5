"""Answers to an offer that stands (LC-R9): by those it is made to, and by whoever made it."""

from abc import abstractmethod

from capotavola.engine.action import NONE, Action
from capotavola.engine.refusal import Refusal
from capotavola.games.cosanostra.actions import verbs
from capotavola.games.cosanostra.actions.parts import TO
from capotavola.games.cosanostra.deals import offers
from capotavola.games.cosanostra.deals.offers import BY, FRESH, TAKEN, TERMS, audience, standing
from capotavola.games.cosanostra.deals.verb import WhileOpen
from capotavola.games.cosanostra.table import Table


class Answer(WhileOpen):
    """It names the other of the two players; `reason` refuses it where there is no such offer."""

    def __init__(self, verb: int, reason: str) -> None:
        super().__init__(verb)
        self.reason = reason

    @abstractmethod
    def fits(self, offer: list[int], seat: int, other: int) -> bool:
        """Whether a seat can answer this offer so."""

    def why_not_open(self, t: Table, seat: int, action: Action) -> Refusal | None:
        for offer in t.offers:
            if self.fits(offer, seat, action.a):
                return None
        return Refusal("LC-R9", self.reason)


class Accept(Answer):
    def fits(self, offer: list[int], seat: int, other: int) -> bool:
        return offer[BY] == other and (offer[TERMS + TO] & ~offer[TAKEN]) >> seat & 1 == 1

    def do(self, t: Table, seat: int, action: Action) -> None:
        """An offer to several: the proposer picks among those who take it."""
        number = standing(t, action.a, seat)
        offer = t.offers[number]
        if offer[TERMS + TO] == 1 << seat:
            offers.carry_out(t, number, seat)
            return
        offer[TAKEN] |= 1 << seat
        offer[FRESH] = 1
        t.tell_some(audience(offer), "would-take", seat, "other_seat", action.a)


class Decline(Answer):
    def fits(self, offer: list[int], seat: int, other: int) -> bool:
        return offer[BY] == other and offer[TERMS + TO] >> seat & 1 == 1

    def do(self, t: Table, seat: int, action: Action) -> None:
        number = standing(t, action.a, seat)
        reason = verbs.REASONS[verbs.UNSAID if action.b == NONE else action.b]
        t.tell_some(audience(t.offers[number]), "declined", seat, "other_seat", action.a, "why", reason)
        offers.leave(t, number, seat)


class Withdraw(Answer):
    """From one of those it was made to."""

    def fits(self, offer: list[int], seat: int, other: int) -> bool:
        return offer[BY] == seat and offer[TERMS + TO] >> other & 1 == 1

    def do(self, t: Table, seat: int, action: Action) -> None:
        number = standing(t, seat, action.a)
        t.tell_some(audience(t.offers[number]), "withdrawn", seat, "other_seat", action.a)
        offers.leave(t, number, action.a)


class Pick(Answer):
    """One of those who have taken it."""

    def fits(self, offer: list[int], seat: int, other: int) -> bool:
        return offer[BY] == seat and offer[TAKEN] >> other & 1 == 1

    def do(self, t: Table, seat: int, action: Action) -> None:
        offers.carry_out(t, standing(t, seat, action.a), action.a)
