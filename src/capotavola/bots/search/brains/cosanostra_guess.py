"""What others have planned in secret at a table of La Cosa Nostra: not any jobs, but good ones."""

from capotavola.bots.greedy.cosanostra_plan import job_for
from capotavola.bots.greedy.cosanostra_temper import Temper
from capotavola.games.cosanostra.cards import CARD_MASK, KIND_MASK, NO_TASK, ROUND, SEEN
from capotavola.games.cosanostra.influence.hands import in_order
from capotavola.games.cosanostra.table import PURCHASE, Table


def plan_for_others(t: Table, me: int, temper: Temper) -> None:
    """Each hidden job is the best for its gangster among those of its round that the player has here.

    Jobs of one round look alike, so a viewer could be in this world as well as in the one before.
    """
    for seat in range(t.players):
        if seat != me:
            for man in range(t.rules.gangsters):
                if t.man_at[man] == seat:
                    for slot in range(2):
                        task: int = t.tasks[man * 2 + slot]
                        if task != NO_TASK and task < PURCHASE and not task >> SEEN >> me & 1:
                            t.tasks[man * 2 + slot] = _better_for(t, seat, man, task, temper)


def _better_for(t: Table, seat: int, man: int, task: int, temper: Temper) -> int:
    """The task with the best card; the one that it had comes into the hand for it."""
    hand = t.jobs[seat]
    best = -1
    most = job_for(t, seat, man, task & KIND_MASK, temper)
    for place in range(len(hand)):
        if hand[place] >> ROUND == task >> ROUND & 7:
            worth = job_for(t, seat, man, hand[place] & KIND_MASK, temper)
            if worth > most:
                best, most = place, worth
    if best < 0:
        return task
    card = hand[best]
    hand[best] = task & CARD_MASK
    t.jobs[seat] = sorted(hand, key=in_order)
    return task & ~CARD_MASK | card
