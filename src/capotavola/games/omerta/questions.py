"""Who is asked: the active player alone, or everybody who could reveal a card, and what comes of it."""

from abc import abstractmethod

from capotavola.engine.action import Action
from capotavola.engine.audience import only
from capotavola.engine.refusal import Refusal
from capotavola.engine.steps import Question
from capotavola.engine.stored import must
from capotavola.games.omerta.cards import GAP, kind_of, word_of
from capotavola.games.omerta.rules import PASS, STOCK
from capotavola.games.omerta.table import END_OF_TURN, UNDECIDED, Table


class TurnQuestion(Question[Table]):
    """The active player decides, before the turn is over."""

    @abstractmethod
    def check_decision(self, t: Table) -> None:
        """MalformedValue if there is nothing to decide here."""

    def check_stored(self, t: Table, at: int) -> None:
        must(t.stack == [END_OF_TURN, self.number], "stack: under a step lies the end of the turn")
        must(t.waiting == only(t.active), "waiting: only the active player is asked")
        must(t.choices == [UNDECIDED] * t.players, "choices: nothing has been chosen")
        self.check_decision(t)


class RevealQuestion(Question[Table]):
    """Everybody who is asked may reveal a card, unseen by the others before all have decided.

    `rule` is what a card is revealed by, `ruling` how all are asked, `first` what is against anything else.
    """

    def __init__(self, number: int, name: str, verb: int, rule: str, ruling: str, first: str) -> None:
        super().__init__(number, name)
        self.verb = verb
        self.rule = rule
        self.ruling = ruling
        self.first = first

    def legal(self, t: Table, seat: int) -> list[Action]:
        stock = t.stocks[seat]
        if not t.given and len(stock) <= STOCK and GAP not in stock:
            return t.rules.reveals[self.verb][len(stock)][:]  # the commonest question by far, ready made
        actions = [t.rules.vocabulary.plain(PASS)]
        t.one_for_each(self.verb, seat, actions)
        return actions

    def why_not(self, t: Table, seat: int, action: Action) -> Refusal | None:
        if action.kind == PASS:
            return None
        if action.kind != self.verb:
            return Refusal(self.ruling, self.first)
        return t.why_not_place(seat, action.a, self.rule)

    def not_asked(self, t: Table, seat: int) -> Refusal:
        if t.under_la_mamma(seat):
            return Refusal("OM-4.12", "la-mamma-forbids")
        if not t.has_unlocked(seat):
            return Refusal(self.ruling, "nothing-to-reveal")
        return Refusal(self.ruling, self.already(t, seat))

    @abstractmethod
    def already(self, t: Table, seat: int) -> str:
        """Why a seat that could reveal a card is not asked."""

    @abstractmethod
    def wanted(self, t: Table) -> int:
        """The kind of card that is right to reveal."""

    @abstractmethod
    def succeed(self, t: Table, seat: int, place: int) -> None:
        """A right card that lay there has been discarded."""

    def settle(self, t: Table) -> bool:
        """Sealed choices clockwise from the active player, until one is right: was one? (OM-R3, OM-R8)"""
        won = False
        for seat in t.clockwise_from(t.active):
            if t.choices[seat] < 0:
                continue
            if won:
                t.tell_some(only(seat), "too-slow", seat)  # OM-3.3, OM-R20: it was never revealed
            else:
                won = self.attempt(t, seat, t.choices[seat])
        return won

    def attempt(self, t: Table, seat: int, place: int) -> bool:
        """A card is revealed, and discarded if it is right (OM-3.1, OM-4.9)."""
        if kind_of(t.stocks[seat][place]) != self.wanted(t):
            reveal_wrong(t, seat, place)
            return False
        t.put_on_discards(t.remove_from_stock(seat, place))
        self.succeed(t, seat, place)
        return True

    def check_stored(self, t: Table, at: int) -> None:
        for seat in range(t.players):
            must(not t.is_asked(seat) or t.can_reveal(seat), f"waiting: {seat} has nothing to reveal")
            choice = t.choices[seat]
            must(choice == UNDECIDED or not t.is_asked(seat), "choices: nothing has been chosen")
            must(choice < 0 or choice in t.unlocked_places(seat), "choices: no such card")


def reveal_wrong(t: Table, seat: int, place: int) -> None:
    """OM-3.2: all have seen it, it goes back, and a penalty card comes."""
    t.show_to_everybody(seat, place)
    t.tell_of("wrong-card", seat, "place", place, "card", word_of(t.stocks[seat][place]))
    t.deal_to(seat)
