"""Whether an attempt at a job, as far as it has come, fits its dice, its money and its victim."""

from typing import Final

from capotavola.engine.stored import must
from capotavola.games.cosanostra.attempts import (
    A_CARD,
    A_FLAGS,
    A_HITS,
    A_MAN,
    A_MONEY,
    A_PICKED,
    A_TAKEN,
    A_TAKER,
    A_TARGET,
    IN_RETURN,
    REACHED,
    REPEATED,
    REPELLED,
    SPLIT,
    WAS_ROLLED,
)
from capotavola.games.cosanostra.cards import (
    CASH,
    DEACTIVATE,
    DESTROY,
    EFFECT_MASK,
    KILL,
    KILL_ATTACKER,
    KIND_MASK,
    NOBODY,
    ON_ALL,
    ON_GANGSTER,
    RETURN_FIRE,
    TRAP_PROOF,
)
from capotavola.games.cosanostra.rules import NOTE
from capotavola.games.cosanostra.table import DEACTIVATED, KILLED, MAN, Table
from capotavola.games.cosanostra.tasks import effects

# How far an attempt has come.
BEGINNING: Final = 0  # markers, stakes
DICE: Final = 1
PAID: Final = 2  # unless it is held up
STRIKES: Final = 3  # unless it is repelled
STRUCK: Final = 4
MISSED: Final = 5  # and may be fired back at
OVER: Final = 6


def stakes(t: Table, kind: int) -> bool:
    return t.rules.jobs.stake[kind] > 0


def check_so_far(t: Table, attempt: list[int], stage: int) -> None:
    """Successes, money and flags, as far as it has come."""
    jobs = t.rules.jobs
    man, kind, flags, hits = attempt[A_MAN], attempt[A_CARD] & KIND_MASK, attempt[A_FLAGS], attempt[A_HITS]
    cash = jobs.types[kind] == CASH
    rolled = stage != BEGINNING or flags & REPEATED != 0
    must((flags & WAS_ROLLED != 0) == rolled, "attempts.flags: rolled or not")
    must(stage == BEGINNING or not attempt[A_PICKED], "attempts.picked: before the roll only")
    most = 0 if stage in (BEGINNING, DICE, MISSED) else t.strength(man, jobs.attack[kind], flags & SPLIT != 0)
    must(0 <= hits <= most, "attempts.hits: so many successes cannot be")
    outcome = effects.of(t, kind, hits)
    reached = stage > DICE and hits > 0 and (cash or bool(outcome))
    must((flags & REACHED != 0) == reached, "attempts.flags: reached an effect or not")
    if stage == PAID:
        must(cash and reached, "attempts: pays nothing")
    elif stage == STRIKES:
        proof = t.rules.men.ability[man] == TRAP_PROOF
        must(reached and jobs.attack[kind] and not proof, "attempts: nothing to repel")
    elif stage == STRUCK:
        must(reached and not cash, "attempts: has no effect")
    elif stage == MISSED:
        fires = outcome[:1] == [RETURN_FIRE] and not flags & IN_RETURN and t.man_active(attempt[A_TARGET])
        must(fires, "attempts: nobody to fire back")
    elif stage == OVER:
        must(not flags & REPELLED or (reached and jobs.attack[kind]), "attempts.flags: nothing to repel")
    _check_money(t, attempt, stage, outcome)


def _check_money(t: Table, attempt: list[int], stage: int, outcome: list[int]) -> None:
    kind, money = attempt[A_CARD] & KIND_MASK, attempt[A_MONEY]
    seat = t.man_at[attempt[A_MAN]]
    jobs = t.rules.jobs
    if jobs.types[kind] == CASH:
        pay = effects.pay_of(t, kind, attempt[A_HITS])
        must(money == pay, "attempts.money: what the job pays")
    elif not stakes(t, kind) or stage == BEGINNING:
        must(money == 0, "attempts.money: neither pay nor stake")
    elif stage == OVER:
        must(money % NOTE == 0, f"attempts.money: in whole notes of {NOTE}")
    elif jobs.target[kind] == ON_ALL:
        pot = sum(effects.pot_share(t, kind, other) for other in range(t.players) if other != seat)
        must(money == pot <= t.cash[seat], "attempts.money: what is in the pot (LC-R15)")
    else:
        most = min(jobs.stake[kind], t.cash[seat])
        must(money % NOTE == 0 and money <= most, "attempts.money: more than can be staked (LC-R15)")
    taker, taken = attempt[A_TAKER], attempt[A_TAKEN]
    held_up = stage == OVER and jobs.types[kind] == CASH and taker not in (NOBODY, seat)
    must(
        (held_up and taken <= money and taken % NOTE == 0) or (taker == NOBODY and taken == 0),
        "attempts.taken: not held up",
    )


def check_dice(t: Table, attempt: list[int], stage: int) -> None:
    if stage != DICE:
        must(not t.dice, "dice: nobody has rolled")
        return
    attack = t.rules.jobs.attack[attempt[A_CARD] & KIND_MASK]
    strength = t.strength(attempt[A_MAN], attack, attempt[A_FLAGS] & SPLIT != 0)
    must(len(t.dice) == strength, f"dice: {strength} of them (LC-3.2)")


def check_victim(t: Table, attempts: list[list[int]]) -> None:
    attempt = attempts[-1]
    kind = attempt[A_CARD] & KIND_MASK
    for effect in effects.of(t, kind, attempt[A_HITS]):
        what = effect & EFFECT_MASK
        if what in (DEACTIVATE, KILL, DESTROY):
            victim = attempt[A_TARGET] + (MAN if t.rules.jobs.target[kind] == ON_GANGSTER else 0)
            most = DEACTIVATED if what == DEACTIVATE else KILLED
        elif what == KILL_ATTACKER:
            victim, most = MAN + attempts[-2][A_MAN], KILLED
        else:
            continue
        must(t.victim == victim and t.harmed_by == t.man_at[attempt[A_MAN]], "victim: who is harmed, by whom")
        must(0 < t.harm <= most, "harm: deactivated or killed")
        return
    must(False, "victim: nobody is being harmed")
