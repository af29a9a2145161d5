"""Swindlers at a table of La Cosa Nostra: all against one, with greedy and absurd offers and no word kept.

What they talk somebody out of is measured by `wealth.py`, without anything that a bot thinks.
"""

from collections.abc import Iterator

from capotavola.bots.bot import Haggler
from capotavola.engine.chance import Chance
from capotavola.engine.eyes import Eyes
from capotavola.games.cosanostra.actions.parts import (
    BUSINESS_ITEM,
    CASH_ITEM,
    GANGSTER_ITEM,
    GIVE_LATER,
    MINE,
    PAY_LATER,
    PEACE,
    SHARE,
    THEIRS,
    USE_ITEM,
    USE_LATER,
    item,
    terms_of,
)
from capotavola.games.cosanostra.actions.verbs import ACCEPT, OFFER, PICK
from capotavola.games.cosanostra.cards import NO_TASK
from capotavola.games.cosanostra.deals import offers
from capotavola.games.cosanostra.state import CosaNostraState
from capotavola.games.cosanostra.table import DECK_MASK, PURCHASE
from tests.bots.wealth import changed, wealth

MOST_WORDS = 40


# -- offers --------------------------------------------------------------------------


class Swindlers:
    """Everybody but the victim, of one mind."""

    def __init__(self, state: CosaNostraState, victim: int, chance: Chance) -> None:
        self.state = state
        self.victim = victim
        self.chance = chance

    def one_of(self, things: list[int]) -> int:
        return things[self.chance.below(len(things))]

    def some_of(self, things: list[int], most: int) -> list[int]:
        things = things[:]
        self.chance.shuffle(things)
        return things[: self.chance.below(most + 1)]

    def likely(self, percent: int) -> bool:
        return self.chance.below(100) < percent

    def others(self) -> list[int]:
        return [seat for seat in range(self.state.players) if seat != self.victim]

    def offer(self) -> tuple[int, list[int]]:
        """Who makes it, and its terms: strip the victim, cut off a slice, or anything for anything."""
        by = self.one_of(self.others())
        style = self.chance.below(9)
        if style == 0:
            entries = [*self.things(self.victim, THEIRS, 40, 100), *self.words(MINE, 6)]
        elif style == 1:
            entries = [*self.things(self.victim, THEIRS, 1, 60), *self.words(MINE, 2)]
        elif style == 2:
            entries = [*self.things(self.victim, THEIRS, 1, 30), *self.things(by, MINE, 1, 30)]
        elif style == 3:
            entries = [*self.slice(THEIRS, self.victim), *self.slice(MINE, by)]
        elif style == 4:
            entries = [*self.borrowed(by), *self.slice(MINE, by)]
        elif style == 5:
            entries = self.dear(by)
        elif style == 6:
            entries = self.cheap(by)
        else:
            entries = [
                *self.things(self.victim, THEIRS, 4, 50),
                *self.things(by, MINE, 4, 50),
                *self.words(MINE, 3),
                *self.words(THEIRS, 2),
            ]
        to = 1 << self.victim
        for other in self.others():
            if other != by and self.likely(10):
                to |= 1 << other
        return by, terms_of(to, entries, openly=self.likely(30))

    def slice(self, side: int, giver: int) -> list[int]:
        """One thing, cash within a note or two."""
        cash = self.state.cash[giver]
        if cash >= 1000 and self.likely(60):
            return [item(side, CASH_ITEM, 1000 * (1 + self.chance.below(min(cash // 1000, 9))))]
        return self.things(giver, side, 1, 0)

    def things(self, giver: int, side: int, most: int, greed: int) -> list[int]:
        """Of what somebody has; cash by a percentage, up to all of it."""
        state = self.state
        own: list[int] = []
        for business in range(state.rules.businesses):
            if state.business_at[business] == giver:
                own.append(item(side, USE_ITEM if self.likely(30) else BUSINESS_ITEM, business))
        for man in state.men_of(giver):
            own.append(item(side, GANGSTER_ITEM, man))
            for task in state.tasks[man * 2 : man * 2 + 2]:
                if task != NO_TASK and task >= PURCHASE:
                    own.append(item(side, USE_ITEM, task & DECK_MASK))
        found = self.some_of(own, most) if most < 40 or self.likely(50) else own
        amount = state.cash[giver] * self.chance.below(greed + 1) // 100 // 1000 * 1000
        return [*found, item(side, CASH_ITEM, amount)] if amount else found

    def dear(self, by: int) -> list[int]:
        """Sold for what it brings, and a note or two more."""
        things = self.some_of(self.things(by, MINE, 3, 0), 2)
        price = self.whole(self.change(by, things)) + 1000 * (1 + self.chance.below(3))
        price = min(price, self.state.cash[self.victim] // 1000 * 1000)
        return [*things, item(THEIRS, CASH_ITEM, price)] if price > 0 else things

    def cheap(self, by: int) -> list[int]:
        """Bought for what it brings, less a note or two; the rest is promised."""
        things = self.some_of(self.things(self.victim, THEIRS, 3, 0), 2)
        missing = 1000 * (1 + self.chance.below(4))
        price = self.whole(-self.change(by, things)) - missing
        price = min(price, self.state.cash[by] // 1000 * 1000)
        words = self.words(MINE, 2) if self.likely(60) else []
        return [*things, *words, item(MINE, CASH_ITEM, price)] if price > 0 else [*things, *words]

    def whole(self, amount: float) -> int:
        return int(amount) // 1000 * 1000

    def change(self, by: int, entries: list[int]) -> float:
        """In the wealth of the victim, if it happened."""
        terms = terms_of(1 << self.victim, entries)
        if not offers.possible(self.state, by, self.victim, terms):
            return 0.0
        return changed(self.state, self.victim, by, terms)

    def words(self, side: int, most: int) -> list[int]:
        """Promises of every kind, of what there is and of what there is not."""
        found: list[int] = []
        for _ in range(1 + self.chance.below(most)):
            until = 1 + self.chance.below(self.state.last_round)
            business = self.chance.below(self.state.rules.businesses)
            amount = 1000 * self.one_of([1, 2, 3, 5, 8, 13, 30, 100, 900, 9000])
            found.append(
                self.one_of(
                    [
                        item(side, PAY_LATER, amount, until),
                        item(side, SHARE, 1 + self.chance.below(100)),
                        item(side, PEACE, 0, until),
                        item(side, USE_LATER, business, until),
                        item(side, GIVE_LATER, business, until),
                    ]
                )
            )
        return found

    def borrowed(self, by: int) -> list[int]:
        """A business of the victim's, to be returned."""
        own = [b for b in range(self.state.rules.businesses) if self.state.business_at[b] == self.victim]
        if not own:
            return self.words(MINE, 1)
        business = self.one_of(own)
        until = 1 + self.chance.below(self.state.last_round)
        return [item(THEIRS, BUSINESS_ITEM, business), item(MINE, GIVE_LATER, business, until)]


# -- a talk --------------------------------------------------------------------------


def talk(
    state: CosaNostraState, victim: int, bot: Haggler, made: int, chance: Chance
) -> Iterator[tuple[float, float, str]]:
    """So many offers, one after the other: what the victim had before and after each word that was said.

    All of them are to the victim's harm, but for what is promised. A table's limit of offers does not hold.
    """
    swindlers = Swindlers(state, victim, chance)
    while made:
        by, terms = swindlers.offer()
        state.made = []
        if not offers.can_offer(state, by, terms) or changed(state, victim, by, terms) > 0:
            continue
        made -= 1
        state.step(by, state.rules.vocabulary.formed(OFFER, terms))
        for _ in range(MOST_WORDS):
            before = wealth(state, victim)
            word = bot.speak(Eyes(state, victim))
            if word is None:
                break
            assert state.why_not(victim, word) is None, str(word)
            state.step(victim, word)
            yield before, wealth(state, victim), f"{word}: {state.rules.terms.spoken(terms, '')}"
            yield from _carried_out(state, victim, swindlers)
        for offer in state.offers[:]:
            if offer[offers.BY] != victim and swindlers.likely(70):
                _withdraw(state, offer)


def _carried_out(
    state: CosaNostraState, victim: int, swindlers: Swindlers
) -> Iterator[tuple[float, float, str]]:
    """Swindlers take what the victim offers, and pick it, at their leisure."""
    for offer in state.offers[:]:
        if offer not in state.offers or swindlers.likely(50):
            continue
        before = wealth(state, victim)
        by, taken, to = offer[offers.BY], offer[offers.TAKEN], offer[offers.TERMS]
        if by == victim:
            for other in swindlers.others():
                if to >> other & 1 and not taken >> other & 1 and offer in state.offers:
                    state.step(other, state.rules.vocabulary.one(ACCEPT, victim))
        elif taken >> victim & 1:
            state.step(by, state.rules.vocabulary.one(PICK, victim))
        yield before, wealth(state, victim), f"{by}: {state.rules.terms.spoken(offer[offers.TERMS :], '')}"


def _withdraw(state: CosaNostraState, offer: list[int]) -> None:
    for other in range(state.players):
        if offer in state.offers and offer[offers.TERMS] >> other & 1:
            offers.leave(state, state.offers.index(offer), other)
