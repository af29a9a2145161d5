"""All that a seat may do about deals though the game does not wait for it (LC-R9), and what is listed."""

from typing import Final

from capotavola.engine.action import Action
from capotavola.games.cosanostra.actions import verbs
from capotavola.games.cosanostra.deals.answers import Accept, Answer, Decline, Pick, Withdraw
from capotavola.games.cosanostra.deals.board import Post
from capotavola.games.cosanostra.deals.deeds import Judge, Leave, Pay, Settle, TakeBack
from capotavola.games.cosanostra.deals.offering import Counter, Offer
from capotavola.games.cosanostra.deals.offers import deals_open
from capotavola.games.cosanostra.deals.verb import DealVerb
from capotavola.games.cosanostra.table import Table

TAKE_BACK: Final = TakeBack(verbs.TAKE_BACK)
OFFER: Final = Offer(verbs.OFFER)
JUDGE: Final = Judge(verbs.JUDGE)
SETTLE: Final = Settle(verbs.SETTLE)
POST: Final = Post(verbs.POST)
ANSWERS: Final[list[Answer]] = [
    Accept(verbs.ACCEPT, "no-offer-to-you"),
    Decline(verbs.DECLINE, "no-offer-to-you"),
    Withdraw(verbs.WITHDRAW, "no-offer-of-yours"),
    Pick(verbs.PICK, "nobody-to-pick"),
]
VERBS: Final[list[DealVerb]] = [
    TAKE_BACK,
    OFFER,
    Counter(verbs.COUNTER),
    *ANSWERS,
    Pay(verbs.PAY),
    JUDGE,
    SETTLE,
    Leave(verbs.LEAVE),
    POST,
]
assert [one.verb for one in VERBS] == [*range(verbs.TAKE_BACK, verbs.POST + 1)]


def verb_of(action: Action) -> DealVerb | None:
    """None if the action needs somebody's turn."""
    return VERBS[action.kind - verbs.TAKE_BACK] if action.kind >= verbs.TAKE_BACK else None


def add_unasked(t: Table, seat: int, actions: list[Action]) -> None:
    """Words judged, markers back, promises kept, answers to offers; some offers and notes worth a try."""
    JUDGE.add_legal(t, seat, actions)
    TAKE_BACK.add_legal(t, seat, actions)
    if deals_open(t):
        SETTLE.add_legal(t, seat, actions)
        _add_answers(t, seat, actions)
        OFFER.add_worth_a_try(t, seat, actions)
        POST.add_worth_a_try(t, seat, actions)


def _add_answers(t: Table, seat: int, actions: list[Action]) -> None:
    """Offer by offer."""
    for offer in t.offers:
        for other in range(t.players):
            for answer in ANSWERS:
                if answer.fits(offer, seat, other):
                    actions.append(t.rules.vocabulary.one(answer.verb, other))
