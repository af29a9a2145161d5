"""A greedy player of La Cosa Nostra: does what promises the most, and haggles about the rest.

Judges by chances and by what is left to earn (`cosanostra_worth`, `cosanostra_jobs`), plans and acts
as `cosanostra_plan`, `cosanostra_act` and `cosanostra_answers` say, talks as `cosanostra_talk` says.
The silent one of the same kind neither makes nor takes an offer.
"""

from capotavola.bots.bot import Bot
from capotavola.bots.choice import best
from capotavola.bots.greedy import cosanostra_jobs as jobs
from capotavola.bots.greedy import cosanostra_talk as talk
from capotavola.bots.greedy import cosanostra_word as word
from capotavola.bots.greedy import cosanostra_worth as worth
from capotavola.bots.greedy.cosanostra_act import act_worth, repeat_worth
from capotavola.bots.greedy.cosanostra_answers import answer_worth
from capotavola.bots.greedy.cosanostra_plan import discard_worth, plan_worth
from capotavola.bots.greedy.cosanostra_temper import Temper
from capotavola.engine.action import Action
from capotavola.engine.chance import fast_chance
from capotavola.engine.eyes import Eyes
from capotavola.engine.frames import number_of, step_of
from capotavola.games.cosanostra.actions.verbs import (
    BUY_NOW,
    DOUBLE,
    DRAW,
    FIRE,
    FROM_JOBS,
    GROW_VERB,
    HIRE,
    LAUNDER_NOW,
    LEAVE,
    PASS,
    REFUSE,
    SETTLE,
    STAKE,
    SWAP,
    USE_MARKER,
)
from capotavola.games.cosanostra.attempts import SPLIT
from capotavola.games.cosanostra.businesses import estate
from capotavola.games.cosanostra.order import ACTION_TURN, LIMITS, PLAN_TURN, WINDOW
from capotavola.games.cosanostra.round.hiring import swap_price
from capotavola.games.cosanostra.state import CosaNostraState
from capotavola.games.cosanostra.table import Table
from capotavola.games.cosanostra.tasks import work


def make(seed: int) -> Bot:
    return GreedyCosaNostra(seed, haggles=True)


def make_silent(seed: int) -> Bot:
    """The same without a word about deals."""
    return GreedyCosaNostra(seed, haggles=False)


class GreedyCosaNostra:
    def __init__(self, seed: int, *, haggles: bool) -> None:
        self.name = "greedy" if haggles else "silent"
        self.chance = fast_chance(seed)
        self.temper = Temper(self.chance, haggles)

    def speak(self, eyes: Eyes) -> Action | None:
        """An offer, an answer to one, a promise kept; or nothing."""
        if not self.temper.haggles:
            return None
        world = eyes.imagine(self.chance.below(1 << 30))
        assert isinstance(world, CosaNostraState)
        return talk.speak(world, eyes.seat, self.temper)

    def choose(self, eyes: Eyes) -> Action:
        actions = eyes.legal()
        if len(actions) == 1:
            return actions[0]
        world = eyes.imagine(self.chance.below(1 << 30))
        assert isinstance(world, CosaNostraState)
        return best(actions, worths_of(world, eyes.seat, actions, self.temper), self.chance)


def worths_of(world: CosaNostraState, seat: int, actions: list[Action], temper: Temper) -> list[int]:
    """Of all that a seat is asked to choose from."""
    step = step_of(world.stack[-1])
    if step == PLAN_TURN:
        return [int(plan_worth(world, seat, action, temper)) for action in actions]
    if step == ACTION_TURN:
        return [int(act_worth(world, seat, action, temper)) for action in actions]
    if step == WINDOW:
        return [int(answer_worth(world, seat, action, temper)) for action in actions]
    if step == LIMITS:
        return [discard_worth(world, seat, action, temper) for action in actions]
    return [int(other_worth(world, seat, action, temper)) for action in actions]


def other_worth(t: Table, seat: int, action: Action, temper: Temper) -> float:
    kind = action.kind
    if kind == PASS:
        return 0.0
    if price_of(t, seat, action) > max(0, word.free_cash(t, seat, temper)):
        return -1.0  # a debt comes first
    if kind == HIRE:
        return hire_worth(t, action.a)
    if kind == SWAP:
        brings = worth.ABILITY_WORTH[t.rules.men.ability[action.b]] * t.last_round
        return float(brings - swap_price(t, action.b))
    if kind == REFUSE or kind == FIRE or kind == GROW_VERB:
        return 1.0
    if kind == DRAW:
        return 1.0 if action.a == FROM_JOBS else 0.0
    if kind == STAKE:
        dice = t.strength(t.doer(), split=t.attempt_is(SPLIT))
        odds = 0.5 - jobs.none(dice, work.difficulty(t))
        return odds * action.a
    if kind == LAUNDER_NOW:
        return float(action.a)
    if kind == BUY_NOW:
        return worth.change_for(t, seat, action.a, seat) - price_of(t, seat, action)
    if kind == DOUBLE:
        total = 0
        for business in range(t.rules.businesses):
            if t.business_at[business] == seat and t.rules.kind_of[business] == action.a:
                total += t.rules.income_of[business] if t.is_active(business) else 0
        return float(total)
    if kind == USE_MARKER or kind == LEAVE:
        return 0.0
    if kind == SETTLE:
        return 1.0 if temper.honest else -1.0
    return repeat_worth(t, seat, action)


def price_of(t: Table, seat: int, action: Action) -> int:
    """What a choice costs at once, or may cost."""
    kind = action.kind
    if kind == HIRE:
        return t.rules.men.price[action.a]
    if kind == SWAP:
        return swap_price(t, action.b)
    if kind == BUY_NOW:
        price: int = estate.price(t, seat, action.a, number_of(t.stack[-1]))
        return price
    return action.a if kind == STAKE or kind == LAUNDER_NOW else 0


def hire_worth(t: Table, man: int) -> float:
    """One more task in every round to come, and a step towards the most gangsters."""
    rounds = t.last_round - t.round + (1 if t.expansion else 0)
    value = (worth.GANGSTER + worth.POINT * t.rules.men.strength[man]) * rounds + 2500
    value += worth.ABILITY_WORTH[t.rules.men.ability[man]] * rounds
    return float(value - t.rules.men.price[man])
