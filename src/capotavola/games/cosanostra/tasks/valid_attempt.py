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
from capotavola.games.cosanostra.cards import CASH, KIND_MASK, NOBODY, ON_ALL, RETURN_FIRE, TRAP_PROOF
from capotavola.games.cosanostra.rules import NOTE
from capotavola.games.cosanostra.table import Table
from capotavola.games.cosanostra.tasks import access, effects, stakes

# How far an attempt has come.
BEGINNING: Final = 0  # markers, stakes
DICE: Final = 1
PAID: Final = 2  # unless it is held up
STRIKES: Final = 3  # unless it is repelled
STRUCK: Final = 4
MISSED: Final = 5  # and may be fired back at
OVER: Final = 6


def check_so_far(t: Table, attempt: list[int], stage: int) -> None:
    """Successes, money and flags, as far as it has come."""
    jobs = t.rules.jobs
    man, kind, flags, hits = attempt[A_MAN], attempt[A_CARD] & KIND_MASK, attempt[A_FLAGS], attempt[A_HITS]
    cash = jobs.types[kind] == CASH
    rolled = stage != BEGINNING or flags & REPEATED != 0
    must((flags & WAS_ROLLED != 0) == rolled, "attempts.flags: rolled or not")
    must(stage == BEGINNING or not attempt[A_PICKED], "attempts.picked: before the roll only")
    most = (
        0
        if stage in (BEGINNING, DICE, MISSED)
        else t.strength(man, attacking=jobs.attack[kind], split=flags & SPLIT != 0)
    )
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
    elif not jobs.stake[kind] or stage == BEGINNING:
        must(money == 0, "attempts.money: neither pay nor stake")
    elif stage == OVER:
        must(money % NOTE == 0, f"attempts.money: in whole notes of {NOTE}")
    elif jobs.target[kind] == ON_ALL:
        pot = stakes.pot_of(t, kind, seat)
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
    strength = t.strength(attempt[A_MAN], attacking=attack, split=attempt[A_FLAGS] & SPLIT != 0)
    must(len(t.dice) == strength, f"dice: {strength} of them (LC-3.2)")


def check_victim(t: Table, attempts: list[list[int]], threats: list[tuple[int, int]]) -> None:
    """Whom the effects of the last attempt threaten, and how badly."""
    must(bool(threats), "victim: nobody is being harmed")
    victim, most = threats[0]
    by = t.man_at[attempts[-1][A_MAN]]
    must(t.victim == victim and t.harmed_by == by, "victim: who is harmed, by whom")
    must(0 < t.harm <= most, "harm: deactivated or killed")


def check_picking(t: Table, seat: int, kind: int, asked: int) -> None:
    """LC-R20: kind by kind, as long as there is a choice."""
    picked = t.attempt(A_PICKED)
    needed = t.rules.needed[kind]
    must(asked in [need[0] for need in needed], "stack: no such business is needed")
    done = True
    for need in needed:
        here = [at for at in range(t.rules.businesses) if t.rules.kind_of[at] == need[0] and t.is_active(at)]
        own = [at for at in here if t.business_at[at] == seat]
        chosen = [at for at in here if picked >> at & 1]
        for business in chosen:
            picked &= ~(1 << business)
        must(len(chosen) + min(len(own), need[1]) <= need[1], "attempts.picked: more than needed")
        must(not any(at in own for at in chosen), "attempts.picked: an own one")
        lacking, choice = access.missing(t, seat, need[0], need[1]), len(access.marked(t, seat, need[0]))
        if need[0] == asked:
            done = False
            must(0 < lacking < choice, "markers: nothing to pick")
        else:
            must(lacking == 0 if done else lacking <= choice and not chosen, "markers: not picked in order")
    must(picked == 0, "attempts.picked: not needed")
