"""Carrying out a job (LC-3.2), from the reveal to the roll; `outcomes.py` goes on from there."""

from msgspec import convert

from capotavola.engine.action import Action
from capotavola.engine.frames import number_of
from capotavola.engine.machine import i64
from capotavola.engine.refusal import Refusal
from capotavola.engine.stored import must
from capotavola.engine.values import Json
from capotavola.games.cosanostra import cards
from capotavola.games.cosanostra.actions.verbs import STAKE, USE_MARKER
from capotavola.games.cosanostra.attempts import (
    A_MONEY,
    A_PICKED,
    IN_RETURN,
    NO_CARD,
    SPLIT,
    WAS_ROLLED,
    begun,
)
from capotavola.games.cosanostra.businesses import estate
from capotavola.games.cosanostra.influence import hands
from capotavola.games.cosanostra.ledger import promises
from capotavola.games.cosanostra.order import FINISHING, ROLLED, STAKING
from capotavola.games.cosanostra.rules import FACES, NOTE
from capotavola.games.cosanostra.shown.types import Glance, View
from capotavola.games.cosanostra.steps import Listing
from capotavola.games.cosanostra.table import Table, bit_of
from capotavola.games.cosanostra.tasks import access, news, stakes, valid_attempt
from capotavola.games.cosanostra.tasks.resolving import must_ask_doer
from capotavola.games.cosanostra.tasks.targets import target_of
from capotavola.games.cosanostra.windows import REROLLS, open_window

# -- from the reveal to the roll ---------------------------------------------


def attempt(t: Table, man: int, card: int, target: int, flags: int) -> None:
    """Reveal, and see whether it can be done at all."""
    t.attempts.extend(begun(man, card, target, flags))
    t.push(FINISHING)
    begin(t)


def begin(t: Table) -> None:
    """Also for the second go of LC-R16."""
    man, kind, target = t.doer(), t.job_kind(), t.target()
    seat = t.man_at[man]
    jobs = t.rules.jobs
    on = target_of(t.rules, kind)
    news.revealed(t.told, on.event, seat, t.rules.men.names[man], jobs.names[kind], on.named(t.rules, target))
    if jobs.attack[kind] and not t.attempt_is(IN_RETURN):  # LC-R40: firing back is no breach of peace
        promises.attacked(t, seat, on.owner(t, target))
    if jobs.types[kind] == cards.CASH:
        if access.use_businesses(t, seat, kind) == access.MET:
            roll(t)
    elif jobs.types[kind] == cards.ATTACK and target == cards.NOBODY:
        t.tell_of("no-target", seat, "job", jobs.names[kind])  # LC-R28
    elif jobs.stake[kind] and jobs.target[kind] == cards.ON_ALL:
        if stakes.put_up_pot(t, seat, kind):
            roll(t)
    elif jobs.stake[kind]:
        t.ask_one(STAKING, seat)
    else:
        roll(t)


class PickingMarkers(Listing):
    """LC-R20: the number of its frame is the kind of business that is needed."""

    def legal(self, t: Table, seat: int) -> list[Action]:
        row = t.rules.vocabulary.row(USE_MARKER)
        return [row[business] for business in access.marked(t, seat, number_of(t.now()))]

    def refusal(self, t: Table) -> Refusal:
        return Refusal("LC-R20", "pick-marker")

    def choose(self, t: Table, seat: int, action: Action) -> None:
        t.answered()
        access.use_marker(t, seat, action.a)
        if access.use_markers(t, seat, t.job_kind()) == access.MET:
            roll(t)

    def asked(self, t: Table, entry: int) -> dict[str, Json]:
        return {"kind": t.rules.kinds.names[number_of(entry)]}

    def question(self, view: dict[str, Json]) -> tuple[str, dict[str, Json]]:
        asked = convert(view, Glance).asked
        return "ask-picking-markers", {"job": asked.attempts[-1].job, "kind": asked.kind}

    def check_stored(self, t: Table, at: int) -> None:
        seat = must_ask_doer(t, at)
        valid_attempt.check_picking(t, seat, t.job_kind(), number_of(t.now()))


class Staking(Listing):
    """LC-R15: any whole notes up to the limit; listed are all, half, the least and nothing."""

    def legal(self, t: Table, seat: int) -> list[Action]:
        most = stakes.most_stake(t, seat)
        amounts: list[int] = []
        for amount in (most, estate.half(most), min(most, NOTE), 0):
            if amount not in amounts:
                amounts.append(amount)
        return [t.rules.vocabulary.one(STAKE, amount) for amount in amounts]

    def permits(self, t: Table, seat: int, action: Action) -> bool:
        return action.kind == STAKE and action.a % NOTE == 0 and 0 <= action.a <= stakes.most_stake(t, seat)

    def refusal(self, t: Table) -> Refusal:
        return Refusal("LC-R15", "stake-first")

    def choose(self, t: Table, seat: int, action: Action) -> None:
        """Named before the roll."""
        t.answered()
        t.set_attempt(A_MONEY, action.a)
        t.tell_of("staked", seat, "amount", action.a)
        roll(t)

    def question(self, view: dict[str, Json]) -> tuple[str, dict[str, Json]]:
        v = convert(view, View)
        job = v.asked.attempts[-1].job
        return "ask-staking", {"job": job, "amount": min(v.cash(), v.cards[job].stake)}

    def check_stored(self, t: Table, at: int) -> None:
        must_ask_doer(t, at)
        jobs, kind = t.rules.jobs, t.job_kind()
        staked = jobs.stake[kind] > 0 and jobs.target[kind] != cards.ON_ALL
        must(staked and number_of(t.now()) == 0 and not t.attempt(A_PICKED), "stack: no stake")


def roll(t: Table) -> None:
    """One die for each point of strength."""
    man = t.doer()
    dice: i64 = t.strength(man, attacking=t.rules.jobs.attack[t.job_kind()], split=t.attempt_is(SPLIT))
    rolled: list[int] = []
    while dice > 0:
        rolled.append(roll_die(t))
        dice -= 1
    t.dice = rolled
    t.mark_attempt(WAS_ROLLED)
    news.rolled(t.told, t.man_at[man], t.rules.men.names[man], rolled, difficulty(t))
    t.push(ROLLED)
    open_window(t, REROLLS)


def roll_die(t: Table) -> int:
    return t.chance.below(FACES) + 1


def difficulty(t: Table) -> i64:
    """Of the present attempt; cards on a gangster who only fires back do not apply (LC-R5)."""
    man, kind = t.doer(), t.job_kind()
    printed, helped = t.rules.jobs.difficulty[kind], not t.attempt_is(IN_RETURN)
    return against(t, man, printed, t.target(), helped=helped)


def against(t: Table, man: i64, printed: i64, victim: i64, *, helped: bool = True) -> i64:
    """LC-3.2, LC-6.3, LC-R6: what is printed, or the victim's strength; with the cards on the gangster."""
    figures = t.rules.figures
    amount: i64 = printed
    if not amount:
        amount = t.strength(victim)
        if t.task_count(victim):
            amount += figures.busy_victim
    mods: i64 = t.mods[man]
    if mods and helped:
        if mods & bit_of(cards.EASIER):
            amount -= t.rules.influences.amount[cards.EASIER]
        if mods & bit_of(cards.HARDER):
            amount += t.rules.influences.amount[cards.HARDER]
    if amount < 1:
        return 1
    return amount if amount < figures.most_difficulty else figures.most_difficulty


def hits(t: Table) -> i64:
    least = difficulty(t)
    count: i64 = 0
    for die in t.dice:
        if die >= least:
            count += 1
    return count


# -- jobs of reactions, and jobs given up ------------------------------------------


def answer_with(t: Table, man: int, slot: int, target: int) -> None:
    """A reaction in another's turn: the planned card itself, or a planned job given up for it (LC-R19)."""
    task = t.take_task(man, slot)
    split = SPLIT if t.is_split(man) else 0
    if t.rules.jobs.target[task & cards.KIND_MASK] == target:
        attempt(t, man, task & cards.CARD_MASK, cards.NOBODY, split)
    else:
        give_up(t, man, task)
        attempt(t, man, t.rules.men.job[man], cards.NOBODY, NO_CARD | split)


def give_up(t: Table, man: int, task: int) -> None:
    """LC-R19: face down and unseen."""
    hands.discard_job(t, task, task >> cards.SEEN)
    t.tell_of("gave-up", t.man_at[man], "gangster", t.rules.men.names[man])
