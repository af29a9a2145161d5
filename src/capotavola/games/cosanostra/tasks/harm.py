"""Deactivating, killing, destroying (section 6): pending until nobody answers any more (LC-R8)."""

from capotavola.games.cosanostra.businesses import estate
from capotavola.games.cosanostra.cards import NOBODY, SEEN
from capotavola.games.cosanostra.influence import hands, on_gangsters
from capotavola.games.cosanostra.table import DECK_MASK, KILLED, MAN, TROPHY, Table, is_purchase
from capotavola.games.cosanostra.windows import SAVES, open_window


def threaten(t: Table, victim: int, level: int, by: int) -> None:
    """A business, or MAN and a gangster; who does it keeps the trophy."""
    t.victim = victim
    t.harm = level
    t.harmed_by = by
    open_window(t, SAVES)


def inflict(t: Table) -> None:
    """LC-R8 f: only now are tasks discarded, markers returned, trophies taken, monopolies checked."""
    victim, level, by = t.victim, t.harm, t.harmed_by
    t.victim = NOBODY
    t.harm = 0
    t.harmed_by = NOBODY
    if not level:
        return
    if victim >= MAN:
        _harm_man(t, victim - MAN, level, by)
    else:
        _harm_business(t, victim, level, by)
    estate.check_monopolies(t)


def _harm_business(t: Table, business: int, level: int, by: int) -> None:
    name = t.rules.business_names[business]
    owner = t.business_at[business]
    if level == KILLED:
        t.tell_of("business-lost", owner, "business", name)
        estate.lose(t, business, by)
    elif not t.down >> business & 1:
        t.down |= 1 << business
        t.tell_of("business-down", owner, "business", name)
        estate.clear_markers(t, business)  # LC-4.3


def _harm_man(t: Table, man: int, level: int, by: int) -> None:
    name = t.rules.men.names[man]
    owner = t.man_at[man]
    if level != KILLED and t.man_down >> man & 1:
        return
    if level == KILLED:
        t.tell_of("gangster-killed", owner, "gangster", name, "other_seat", by)
    else:
        t.tell_of("gangster-down", owner, "gangster", name)
    while not t.is_idle(man):
        lose_task(t, man, 0, by)
    if level == KILLED:
        on_gangsters.take_off_all(t, man)
        t.man_down &= ~(1 << man)
        t.man_at[man] = TROPHY + by
    else:
        on_gangsters.task_gone(t, man)
        t.man_down |= 1 << man


def lose_task(t: Table, man: int, slot: int, by: int) -> None:
    """LC-2.5: a job face down and unseen, a purchase under the deck; through the owner or an attacker."""
    task = t.take_task(man, slot)
    if is_purchase(task):
        business = task & DECK_MASK
        lost = t.rules.business_names[business]
        t.tell_of("purchase-lost", t.man_at[man], "gangster", t.rules.men.names[man], "business", lost)
        estate.clear_markers(t, business)
        estate.put_under(t, business, by)
    else:
        hands.discard_job(t, task, task >> SEEN)
        t.tell_of("job-lost", t.man_at[man], "gangster", t.rules.men.names[man])
