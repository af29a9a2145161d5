"""Driver: up to two bottles out of the own stock."""

from capotavola.engine.action import NONE, Action
from capotavola.engine.refusal import Refusal
from capotavola.engine.steps import Passage
from capotavola.games.omerta import news, snap
from capotavola.games.omerta.cards import GAP, is_bottle, kind_of, word_of
from capotavola.games.omerta.characters.character import OwnCharacter
from capotavola.games.omerta.rules import DRIVER_VERB
from capotavola.games.omerta.table import SECOND_BOTTLE, Table


class Driver(OwnCharacter):
    """OM-4.7, OM-R4: none, one or two cards, in the order chosen."""

    def legal(self, t: Table, seat: int) -> list[Action]:
        vocabulary = t.rules.vocabulary
        places = t.unlocked_places(seat)
        actions = [vocabulary.plain(DRIVER_VERB)]
        for place in places:
            actions.append(vocabulary.one(DRIVER_VERB, place))
        for place in places:
            for other in places:
                if place != other:
                    actions.append(vocabulary.several(DRIVER_VERB, place, other))
        return actions

    def why_not(self, t: Table, seat: int, action: Action) -> Refusal | None:
        if action.a == NONE:
            return None
        if action.a == action.b:
            return Refusal(self.rule, "two-different-cards")
        first = t.why_not_place(seat, action.a, self.rule)
        if first is not None or action.b == NONE:
            return first
        return t.why_not_place(seat, action.b, self.rule)

    def why_not_pass(self) -> Refusal | None:
        """Driver without a bottle is this ability, unused."""
        return Refusal("OM-R5", "resolve-first", {"card": self.name})

    def use(self, t: Table, seat: int, action: Action) -> None:
        """All are shown, then discarded or taken back together (OM-R4, OM-R19)."""
        t.character = 0
        places = action.numbers()
        if not places:
            t.tell_of("declined", seat, "card", self.name)
            return
        stock = t.stocks[seat]
        news.driver_showed(t.told, seat, places, [stock[place] for place in places])
        for place in places:
            if not is_bottle(stock[place]):
                take_both_back(t, seat, places)
                return
        bottles = [t.remove_from_stock(seat, place) for place in places]
        if len(bottles) > 1:
            t.second = kind_of(bottles[1])
            t.push(SECOND_BOTTLE)
        discard_bottle(t, seat, bottles[0])


class SecondBottle(Passage[Table]):
    """The first one's snap is over."""

    def go_on(self, t: Table) -> None:
        t.stack.pop()
        bottle = t.second
        t.second = GAP
        discard_bottle(t, t.active, bottle)


def take_both_back(t: Table, seat: int, places: list[int]) -> None:
    for place in places:
        t.show_to_everybody(seat, place)
    t.tell_of("driver-failed", seat)
    t.deal_to(seat)


def discard_bottle(t: Table, seat: int, bottle: int) -> None:
    t.put_on_discards(bottle)
    t.tell_of("discarded", seat, "card", word_of(bottle))
    snap.open_snap(t, kind_of(bottle))
