"""What is done beside a turn at a table of La Cosa Nostra: looks, the market, cards taken off."""

from typing import Final

from capotavola.bots.greedy import cosanostra_debts as debts
from capotavola.bots.greedy import cosanostra_worth as worth
from capotavola.bots.greedy.cosanostra_temper import Temper
from capotavola.engine.action import Action
from capotavola.engine.frames import step_of
from capotavola.games.cosanostra.actions.verbs import LOOK_AT, NEW_MARKET, PLAY, REMOVE, SEND, USE
from capotavola.games.cosanostra.businesses import estate
from capotavola.games.cosanostra.cards import HARDER, WEAKER
from capotavola.games.cosanostra.order import PLAN_TURN
from capotavola.games.cosanostra.table import Table

NEVER: Final = -1_000_000_000
FIRST: Final = 20_000  # before any task: whoever knows more chooses better
MARKET_WORTH: Final = 900  # what new cards must promise, for a card


def aside_worth(t: Table, seat: int, action: Action, temper: Temper) -> float:
    """Looks come when all have planned; the market while there is somebody to send there."""
    kind = action.kind
    if step_of(t.stack[-1]) == PLAN_TURN:
        return market_worth(t, seat) if kind == NEW_MARKET and temper.curious else float(NEVER)
    if kind == REMOVE:
        return remove_worth(t, seat, action.a, action.b)
    if not temper.curious or not t.has_task(seat):
        return float(NEVER)
    if kind == LOOK_AT:
        return FIRST + 1000.0 + look_worth(t, seat, action.a)
    if kind == USE or kind == SEND:
        return float(FIRST)
    if kind == PLAY:
        return float(FIRST) if to_spare(t, seat) else float(NEVER)
    return float(NEVER)


def look_worth(t: Table, seat: int, man: int) -> float:
    """The strong ones do what matters, and a leader's the most."""
    muscle: int = t.strength(man)
    return muscle * 100.0 * worth.hurt(t, seat, t.man_at[man])


def to_spare(t: Table, seat: int) -> bool:
    """Whether a card would be discarded at the end of the round, or of the game."""
    return t.round == t.last_round or t.influence_count(seat) > t.rules.figures.influence_limit


def remove_worth(t: Table, seat: int, card: int, man: int) -> float:
    """What hinders an own gangster, then what helps another's."""
    if not t.task_count(man):
        return float(NEVER)
    own = t.man_at[man] == seat
    if card == HARDER or card == WEAKER:
        return FIRST - 1000.0 if own else float(NEVER)
    return float(NEVER) if own else FIRST - 2000.0


def market_worth(t: Table, seat: int) -> float:
    """What a usual card would gain more than the best that lies there, for who has money to spend."""
    money = t.cash[seat] - debts.purchases(t, seat)
    best = 0.0
    for business in t.market:
        price: int = estate.price(t, seat, business)
        if price <= money:
            best = max(best, worth.change_for(t, seat, business, seat) - price)
    usual = 0.0
    count = 0
    for business in range(t.rules.businesses):
        if t.rules.price_of[business] <= money:
            usual += worth.business_worth(t, business) - t.rules.price_of[business]
            count += 1
    return usual / count - best - MARKET_WORTH + 2000.0 if count > 10 else float(NEVER)
