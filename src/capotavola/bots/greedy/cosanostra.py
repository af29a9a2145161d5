"""A greedy player of La Cosa Nostra: does what promises the most, and haggles about the rest.

Judges by chances and by what is left to earn (`cosanostra_worth`); talks as `cosanostra_talk` says.
The silent one of the same kind neither makes nor takes an offer.
"""

from typing import Final

from capotavola.bots.bot import Bot
from capotavola.bots.choice import best
from capotavola.bots.greedy import cosanostra_talk as talk
from capotavola.bots.greedy import cosanostra_worth as worth
from capotavola.engine.action import NONE, Action
from capotavola.engine.chance import fast_chance
from capotavola.engine.eyes import Eyes
from capotavola.games.cosanostra import acting, estate, work
from capotavola.games.cosanostra.cards import (
    CASH,
    EASIER,
    EFFECT_MASK,
    HARDER,
    HEAL,
    KIND_MASK,
    LAUNDER,
    NO_TASK,
    NOBODY,
    REACTION,
    STRONGER,
    WEAKER,
)
from capotavola.games.cosanostra.hiring import swap_price
from capotavola.games.cosanostra.state import CosaNostraState
from capotavola.games.cosanostra.table import (
    A_CARD,
    A_FLAGS,
    A_MAN,
    ACTION_TURN,
    DECK_MASK,
    FLAG,
    FLAG_MASK,
    KILLED,
    LIMITS,
    MAN,
    NUMBER,
    PLAN_TURN,
    PURCHASE,
    SEAT,
    SEAT_MASK,
    SPLIT,
    STEP_MASK,
    WINDOW,
    Table,
)
from capotavola.games.cosanostra.verbs import (
    ATTACK_BUSINESS,
    ATTACK_GANGSTER,
    ATTACK_PLAYER,
    BUY_NOW,
    CANCEL,
    DISCARD,
    DISCARD_JOB,
    DO,
    DONE,
    DOUBLE,
    DRAW,
    FIRE,
    FROM_JOBS,
    GROW_VERB,
    HIRE,
    INSTEAD,
    LAUNDER_NOW,
    PASS,
    PLAN,
    PLAN_PURCHASE,
    PUT,
    REFUSE,
    STAKE,
    SWAP,
    USE_MARKER,
)
from capotavola.games.cosanostra.windows import HOLD_UPS, REROLLS, SAVES, SCHEMES, TRAPS

NEVER: Final = -1_000_000_000
LOAN_COST: Final = 2500  # what the use of another's business may cost
WORTH_A_CARD: Final = 900  # an influence card is kept for more
KEEP_ORDER: Final = [3, 4, 8, 6, 2, 7, 5, 1]  # which influence cards are kept, by kind
# A round, by ability.
ABILITY_WORTH: Final = [
    0,
    4000,  # more income
    1500,
    1200,
    1000,
    1000,
    1500,
    800,
    500,
    1500,
    1200,
    800,
    1800,
    600,
    2500,  # two jobs
    1200,
    1800,
    1500,
    1000,
    4000,  # one kind pays double
    3000,
]
EARLY: Final = 3000
LATE: Final = -6000


def make(seed: int) -> Bot:
    return GreedyCosaNostra(seed, True)


def make_silent(seed: int) -> Bot:
    """The same without a word about deals."""
    return GreedyCosaNostra(seed, False)


class GreedyCosaNostra:
    def __init__(self, seed: int, haggles: bool) -> None:
        self.name = "greedy" if haggles else "silent"
        self.haggles = haggles
        self.chance = fast_chance(seed)
        self.temper = talk.Temper(self.chance)

    def speak(self, eyes: Eyes) -> Action | None:
        """An offer, an answer to one, a promise kept; or nothing."""
        if not self.haggles:
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
        seat = eyes.seat
        step = world.stack[-1] & STEP_MASK
        if step == PLAN_TURN:
            worths = [int(self.plan_worth(world, seat, action)) for action in actions]
        elif step == ACTION_TURN:
            worths = [int(self.act_worth(world, seat, action)) for action in actions]
        elif step == WINDOW:
            worths = [int(self.answer_worth(world, seat, action)) for action in actions]
        elif step == LIMITS:
            worths = [self.discard_worth(world, seat, action) for action in actions]
        else:
            worths = [int(self.other_worth(world, seat, action)) for action in actions]
        return best(actions, worths, self.chance)

    # -- planning ----------------------------------------------------------

    def plan_worth(self, t: Table, seat: int, action: Action) -> float:
        kind = action.kind
        if kind == PLAN:
            return 2000.0 + self.job_for(t, seat, action.a, action.b)
        if kind == PLAN_PURCHASE:
            muscle: int = t.strength(action.a)  # the weak ones can do the shopping
            return 2000.0 + self.purchase_worth(t, seat, action.b) - 150.0 * muscle
        if kind == PUT:
            return self.put_worth(t, seat, action.a, action.b)
        return 0.0 if kind == DONE else float(NEVER)

    def job_for(self, t: Table, seat: int, man: int, kind: int) -> float:
        attack = t.rules.jobs.attack[kind]
        value = worth.job_worth(t, seat, man, kind, t.strength(man, attack), 0)
        if t.rules.jobs.types[kind] == CASH:
            missing = worth.lacking(t, seat, kind)
            for need in missing:
                if not self.may_borrow(t, seat, need):
                    return 100.0
                value -= LOAN_COST
        return value

    def may_borrow(self, t: Table, seat: int, kind: int) -> bool:
        """Whether somebody who talks has such a business."""
        if not self.haggles:
            return False
        for business in worth.lenders(t, seat, kind):
            if self.temper.talks_to(t.business_at[business]):
                return True
        return False

    def purchase_worth(self, t: Table, seat: int, business: int) -> float:
        price: int = estate.price(t, seat, business)
        committed = 0
        for task in t.tasks:
            if task != NO_TASK and task >= PURCHASE and self.is_mine(t, seat, task):
                committed += estate.price(t, seat, task & DECK_MASK)
        short = committed + price - t.cash[seat]
        gain = worth.change_by(t, business, seat)[seat] - price
        if short <= 0:
            return gain
        return gain * (0.4 if short <= worth.CASH_TO_COME else 0.05)

    def is_mine(self, t: Table, seat: int, task: int) -> bool:
        for man in range(t.rules.gangsters):
            if t.man_at[man] == seat and task in (t.tasks[man * 2], t.tasks[man * 2 + 1]):
                return True
        return False

    def put_worth(self, t: Table, seat: int, card: int, man: int) -> float:
        """Henchman and the like on own jobs that gain by it, the harmful ones on busy strong opponents."""
        owner = t.man_at[man]
        task = t.tasks[man * 2]
        if card == HARDER or card == WEAKER:
            busy = task != NO_TASK and task < PURCHASE
            muscle: int = t.strength(man)
            return 200.0 * muscle - WORTH_A_CARD + 400 if busy else -1.0
        if owner != seat or task == NO_TASK or task >= PURCHASE:
            return -1.0
        kind = task & KIND_MASK
        dice = t.strength(man, t.rules.jobs.attack[kind])
        before = worth.job_worth(t, seat, man, kind, dice, 0)
        if card == EASIER:
            after = worth.job_worth(t, seat, man, kind, dice, 1)
        else:
            after = worth.job_worth(t, seat, man, kind, dice + 1, 0)
        return after - before - WORTH_A_CARD

    # -- action ------------------------------------------------------------

    def act_worth(self, t: Table, seat: int, action: Action) -> float:
        kind = action.kind
        if kind == DONE:
            return 0.0
        if kind == CANCEL:
            return self.cancel_worth(t, seat, action)
        if kind == INSTEAD:
            return self.instead_worth(t, seat, action)
        if kind not in (DO, ATTACK_BUSINESS, ATTACK_GANGSTER, ATTACK_PLAYER):
            return float(NEVER)
        named = action.b if kind == DO else action.c
        task = t.tasks[action.a * 2 + (0 if named == NONE else named)]
        if task >= PURCHASE:
            return 500.0 + worth.change_by(t, task & DECK_MASK, seat)[seat] / 10.0
        return self.attempt_worth(t, seat, action, task & KIND_MASK)

    def attempt_worth(self, t: Table, seat: int, action: Action, kind: int) -> float:
        man = action.a
        jobs = t.rules.jobs
        split = t.split and t.task_count(man) > 0
        dice = t.strength(man, jobs.attack[kind], split)
        if jobs.types[kind] == CASH:
            if worth.lacking(t, seat, kind):
                return float(NEVER // 2)
            return EARLY + worth.cash_worth(t, man, kind, dice, 0)
        if action.kind == DO and jobs.attack[kind]:
            return -100.0
        target = NOBODY if action.kind == DO else action.b
        value = worth.attack_worth(t, seat, man, kind, target, dice, 0)
        if action.kind != DO and talk.spares(t, seat, talk.owner_of(t, action), self.temper):
            return -5000.0
        if jobs.one[kind] and jobs.one[kind][0] & EFFECT_MASK == LAUNDER:
            return LATE + value
        return value

    def cancel_worth(self, t: Table, seat: int, action: Action) -> float:
        """Rather than something that does harm; what could still become possible waits."""
        task = t.tasks[action.a * 2 + (0 if action.b == NONE else action.b)]
        if task >= PURCHASE:
            return float(LATE - 2000)
        kind = task & KIND_MASK
        if t.rules.jobs.types[kind] == CASH and worth.lacking(t, seat, kind):
            return float(LATE - 1000)
        if t.rules.jobs.types[kind] == REACTION:
            return float(LATE - 3000)
        return float(LATE - 4000) if t.rules.jobs.types[kind] == CASH else -1.0

    def instead_worth(self, t: Table, seat: int, action: Action) -> float:
        kind = t.rules.men.job[action.a]
        dice = t.strength(action.a, t.rules.jobs.attack[kind])
        own = t.tasks[action.a * 2] & KIND_MASK
        usual = 0.0
        if t.rules.jobs.types[own] != CASH or not worth.lacking(t, seat, own):
            usual = worth.job_worth(t, seat, action.a, own, dice, 0)
        if action.b == NONE:
            return EARLY + worth.cash_worth(t, action.a, kind, dice, 0) - usual
        value = worth.attack_worth(t, seat, action.a, kind, action.b, dice, 0)
        return value - usual

    # -- answers -----------------------------------------------------------

    def answer_worth(self, t: Table, seat: int, action: Action) -> float:
        top = t.stack[-1]
        window = top >> FLAG & FLAG_MASK
        kind = action.kind
        if kind == PASS:
            return 0.0
        if window == SCHEMES:
            return self.scheme_worth(t, seat)
        if window == REROLLS:
            return self.reroll_worth(t, seat, action.a)
        if window == HOLD_UPS:
            victim = t.man_at[t.now(A_MAN)]
            return -1.0 if talk.spares(t, seat, victim, self.temper) else 1000.0
        if window == TRAPS:
            return 1000.0
        if window == SAVES:
            return self.save_worth(t, seat)
        return self.veto_worth(t, seat)

    def scheme_worth(self, t: Table, seat: int) -> float:
        """Before somebody else does: a good attack, or a job that could be spoilt."""
        best_worth = 0.0
        for man in range(t.rules.gangsters):
            task = t.tasks[man * 2]
            if t.man_at[man] != seat or task == NO_TASK or task >= PURCHASE:
                continue
            kind = task & KIND_MASK
            if t.rules.jobs.attack[kind] and t.rules.jobs.types[kind] != REACTION:
                dice = t.strength(man, True)
                best_worth = max(best_worth, worth.job_worth(t, seat, man, kind, dice, 0))
        return best_worth - 6000.0

    def reroll_worth(self, t: Table, seat: int, die: int) -> float:
        """A failure of the own, a success of another's."""
        least = work.difficulty(t)
        own = t.man_at[t.now(A_MAN)] == seat
        failed = die < least
        if own:
            return 10.0 + die if failed and work.hits(t) < 2 else -1.0
        return -1.0 if failed or least <= 2 else 10.0

    def save_worth(self, t: Table, seat: int) -> float:
        """The own, and what is worth more than the card."""
        if t.victim >= MAN:
            man = t.victim - MAN
            if t.man_at[man] != seat:
                return -1.0
            return worth.man_worth(t, man) if t.harm == KILLED else 1.0 if t.task_count(man) else -1.0
        if t.business_at[t.victim] != seat:
            return -1.0
        return 1000.0 if t.harm == KILLED or t.round == t.last_round else -1.0

    def veto_worth(self, t: Table, seat: int) -> float:
        """A card against an own gangster, or a doctor for somebody that one has hit."""
        played = t.stack[-2]
        card = played >> FLAG & FLAG_MASK
        if card == HEAL:
            return 1000.0 if t.harmed_by == seat else -1.0
        if card == HARDER or card == WEAKER:
            return 500.0 if t.man_at[played >> NUMBER] == seat else -1.0
        if card == STRONGER:
            return 100.0 if t.man_at[played >> NUMBER] != seat else -1.0
        return -1.0

    # -- everything else -----------------------------------------------------

    def discard_worth(self, t: Table, seat: int, action: Action) -> int:
        if action.kind == DISCARD:
            return -KEEP_ORDER[action.a]
        assert action.kind == DISCARD_JOB
        strongest = 1
        for man in range(t.rules.gangsters):
            if t.man_at[man] == seat:
                strongest = max(strongest, t.strength(man))
        kind = action.a
        value = 0.0
        for man in range(t.rules.gangsters):
            if t.man_at[man] == seat and t.strength(man) == strongest:
                value = self.job_for(t, seat, man, kind)
        return -int(value)

    def other_worth(self, t: Table, seat: int, action: Action) -> float:
        kind = action.kind
        if kind == PASS:
            return 0.0
        if kind == HIRE:
            return self.hire_worth(t, action.a)
        if kind == SWAP:
            return float(ABILITY_WORTH[t.rules.men.ability[action.b]] * t.last_round) - swap_price(
                t, action.b
            )
        if kind == REFUSE or kind == FIRE or kind == GROW_VERB:
            return 1.0
        if kind == DRAW:
            return 1.0 if action.a == FROM_JOBS else 0.0
        if kind == STAKE:
            dice = t.strength(t.now(A_MAN), False, t.now(A_FLAGS) & SPLIT != 0)
            odds = 0.5 - worth.none(dice, work.difficulty(t))
            return odds * action.a
        if kind == LAUNDER_NOW:
            return float(action.a)
        if kind == BUY_NOW:
            effect = t.stack[-1] >> NUMBER
            price: int = estate.price(t, seat, action.a, effect)
            return worth.change_by(t, action.a, seat)[seat] - price
        if kind == DOUBLE:
            total = 0
            for business in range(t.rules.businesses):
                if t.business_at[business] == seat and t.rules.kind_of[business] == action.a:
                    total += t.rules.income_of[business] if t.is_active(business) else 0
            return float(total)
        if kind == USE_MARKER:
            return 0.0
        return self.repeat_worth(t, seat, action)

    def hire_worth(self, t: Table, man: int) -> float:
        """One more task in every round to come, and a step towards the most gangsters."""
        rounds = t.last_round - t.round + (1 if t.expansion else 0)
        value = (worth.GANGSTER + worth.POINT * t.rules.men.strength[man]) * rounds + 2500
        value += ABILITY_WORTH[t.rules.men.ability[man]] * rounds
        return float(value - t.rules.men.price[man])

    def repeat_worth(self, t: Table, seat: int, action: Action) -> float:
        """Once more, or one on top."""
        top = t.stack[-1]
        man = top >> NUMBER
        kind = t.now(A_CARD) & KIND_MASK
        if acting.may_go_on(t, top >> SEAT & SEAT_MASK, man):
            kind = t.rules.men.job[man]
        dice = t.strength(man, t.rules.jobs.attack[kind])
        if t.rules.jobs.types[kind] == CASH:
            return -1.0 if worth.lacking(t, seat, kind) else 1.0
        target = NOBODY if action.kind == DO else action.b
        return worth.attack_worth(t, seat, man, kind, target, dice, 0)
