"""Hiring: from under the boss (LC-2.6), or guns for hire (section 8)."""

from typing import Final

from msgspec import convert

from capotavola.engine.action import Action
from capotavola.engine.frames import flag_of, frame, number_of, seat_of
from capotavola.engine.refusal import Refusal
from capotavola.engine.stored import must
from capotavola.engine.values import Json
from capotavola.games.cosanostra.actions.verbs import HIRE, PASS, SWAP
from capotavola.games.cosanostra.businesses import estate
from capotavola.games.cosanostra.cards import DRAW_ANY, INFLUENCE_AND_LOOK
from capotavola.games.cosanostra.deals import offers
from capotavola.games.cosanostra.influence import hands
from capotavola.games.cosanostra.order import GROWING, HIRING, PLANNING
from capotavola.games.cosanostra.round import draw, news, payout
from capotavola.games.cosanostra.rules import MEN_EACH, STARTERS
from capotavola.games.cosanostra.shown.types import Glance
from capotavola.games.cosanostra.steps import Asking, lies_below, must_ask, must_be_idle
from capotavola.games.cosanostra.table import ASIDE, IN_STACK, OUT, SHOWN, UNDER, Table

# The flag of a frame that asks its seat; without it, the number says how many have been asked.
ASKS: Final = 1


class Hiring(Asking):
    """Everybody is asked, clockwise from the start player (LC-R21): money may be lent now (LC-R38)."""

    def go_on(self, t: Table) -> None:
        if flag_of(t.now()) == ASKS:
            t.waiting = 1 << seat_of(t.now())
            return
        place = number_of(t.stack.pop())
        if place == 0:
            t.traded = 0
            if t.expansion:
                show_mercenaries(t)
        if place < t.players:
            seat = t.after(t.start, place)
            t.push(HIRING, number=place + 1)
            t.active = seat
            t.ask_one(HIRING, seat, ASKS)
            return
        offers.close_stage(t)
        set_aside(t)

    def legal(self, t: Table, seat: int) -> list[Action]:
        actions: list[Action] = []
        if is_for_swaps(t):
            _add_swaps(t, seat, actions)
        else:
            for man in range(t.rules.gangsters):
                if is_for_hire(t, seat, man) and why_not_hire(t, seat, man) is None:
                    actions.append(t.rules.vocabulary.one(HIRE, man))
        actions.append(t.rules.vocabulary.plain(PASS))
        return actions

    def why_not(self, t: Table, seat: int, action: Action) -> Refusal | None:
        if action.kind == HIRE:
            return why_not_hire(t, seat, action.a)
        if action.kind == SWAP:
            return why_not_swap(t, seat, action.a, action.b)
        return None if action.kind == PASS else Refusal("LC-2.6", "hire-or-pass")

    def choose(self, t: Table, seat: int, action: Action) -> None:
        t.answered()
        offers.leave_open(t)
        if action.kind == PASS:
            return
        man = action.a
        price = t.rules.men.price[man]
        if action.kind == SWAP:
            man = action.b
            price = swap_price(t, man)
            t.man_at[action.a] = OUT
            news.swapped(t.told, seat, t.rules.men.names[action.a], t.rules.men.names[man], price)
        else:
            t.tell_of("hired", seat, "gangster", t.rules.men.names[man], "amount", price)
        t.cash[seat] -= price
        t.man_at[man] = seat
        estate.check_monopolies(t)
        welcome(t, seat, man)

    def question(self, view: dict[str, Json]) -> tuple[str, dict[str, Json]]:
        v = convert(view, Glance)
        return ("ask-swapping" if are_swaps(v.options.expansion, v.round) else "ask-hiring"), {}

    def check_stored(self, t: Table, at: int) -> None:
        """With the expansion before planning, otherwise after incomes are paid."""
        if lies_below(t, at):
            return
        seat = must_ask(t, HIRING, ASKS)
        must(t.active == seat, "active: who may hire")
        following = frame(HIRING, number=draw.next_place(t, seat))
        if t.expansion:
            draw.must_be_fresh(t)
            must(t.stack[:-1] == [frame(PLANNING), following], "stack: who hires next")
        else:
            must_be_idle(t)
            payout.must_be_paid(t)
            below = [*payout.after_payout(), frame(GROWING), following]
            must(t.stack[:-1] == below, "stack: who hires next")


# -- guns for hire -------------------------------------------------------------------


def mercenaries_at(t: Table, place: int) -> list[int]:
    return [man for man in range(t.rules.first_mercenary, t.rules.gangsters) if t.man_at[man] == place]


def set_aside(t: Table) -> None:
    """LC-8.3: those whom nobody has hired."""
    left = mercenaries_at(t, SHOWN)
    for man in left:
        t.man_at[man] = ASIDE
    if left:
        t.tell_that("mercenaries-aside", "gangsters", [t.rules.men.names[man] for man in left])


def show_mercenaries(t: Table) -> None:
    """LC-8.3, LC-8.5, LC-R11"""
    if t.round == t.rules.figures.late_from:
        restock(t)
    shown: list[int] = []
    while len(shown) < t.rules.figures.mercenaries_shown:
        if not t.stack_of_men:
            restock(t)
        if not t.stack_of_men:
            break
        man = t.stack_of_men.pop()
        t.man_at[man] = SHOWN
        shown.append(man)
    shown.sort()
    t.tell_that("mercenaries-shown", "gangsters", [t.rules.men.names[man] for man in shown])


def restock(t: Table) -> None:
    """LC-8.1, LC-R11: those set aside, shuffled in; those of the late strength only from their round on."""
    figures = t.rules.figures
    for man in mercenaries_at(t, ASIDE):
        if t.rules.men.strength[man] < figures.late_strength or t.round >= figures.late_from:
            t.stack_of_men.append(man)
            t.man_at[man] = IN_STACK
    t.stack_of_men.sort()
    t.chance.shuffle(t.stack_of_men)


# -- who may be hired or swapped -----------------------------------------------------


def are_swaps(expansion: bool, number: int) -> bool:
    """LC-8.4: in that round nobody is hired."""
    return expansion and number == 1


def is_for_swaps(t: Table) -> bool:
    return are_swaps(t.expansion, t.round)


def is_for_hire(t: Table, seat: int, man: int) -> bool:
    """LC-2.6, LC-8.3: from under the own boss, or a gun for hire."""
    return t.man_at[man] == UNDER + seat or t.man_at[man] == SHOWN


def why_not_hire(t: Table, seat: int, man: int) -> Refusal | None:
    if is_for_swaps(t):
        return Refusal("LC-8.4", "swap-only")
    if not is_for_hire(t, seat, man):
        return Refusal("LC-8.3", "not-for-hire", {"gangster": t.rules.men.names[man]})
    if t.rules.men.price[man] > t.cash[seat]:
        return Refusal("LC-2.6", "cannot-pay", {"amount": t.rules.men.price[man]})
    return None


def _add_swaps(t: Table, seat: int, actions: list[Action]) -> None:
    for man in range(t.rules.first_mercenary):
        if t.man_at[man] != seat:
            continue
        for mercenary in range(t.rules.first_mercenary, t.rules.gangsters):
            if why_not_swap(t, seat, man, mercenary) is None:
                actions.append(t.rules.vocabulary.several(SWAP, man, mercenary))


def why_not_swap(t: Table, seat: int, man: int, mercenary: int) -> Refusal | None:
    if not is_for_swaps(t):
        return Refusal("LC-8.4", "swap-in-first-round")
    if t.man_at[mercenary] != SHOWN or t.man_at[man] != seat:
        return Refusal("LC-8.4", "not-for-hire", {"gangster": t.rules.men.names[mercenary]})
    if t.rules.men.strength[man] != t.rules.men.strength[mercenary]:
        return Refusal("LC-8.4", "same-strength")
    if swap_price(t, mercenary) > t.cash[seat]:
        return Refusal("LC-8.4", "cannot-pay", {"amount": swap_price(t, mercenary)})
    if man >= t.rules.first_mercenary or man % MEN_EACH >= STARTERS:
        return Refusal("LC-8.4", "starters-only")
    return None


def swap_price(t: Table, mercenary: int) -> int:
    """LC-8.4: the difference to so much a point."""
    men = t.rules.men
    return max(0, men.price[mercenary] - t.rules.figures.swap_base * men.strength[mercenary])


def welcome(t: Table, seat: int, man: int) -> None:
    """LC-R27: some bring cards along."""
    ability = t.rules.men.ability[man]
    if ability == INFLUENCE_AND_LOOK:
        hands.draw_influence(t, seat, t.rules.men.amount[man])
    elif ability == DRAW_ANY:
        draw.draw_any(t, seat)
