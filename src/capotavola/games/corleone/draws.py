"""CE-10.3 and its like: jobs from the deck and from the discards."""

from capotavola.engine.action import Action
from capotavola.engine.audience import ALL
from capotavola.games.corleone import hands, news
from capotavola.games.corleone.rules import KEEP_VERB
from capotavola.games.corleone.table import KEEPING, Table


def draw_jobs(t: Table, seat: int, count: int) -> None:
    """CE-10.3: keep one, discard the others face up; a single card is kept (CE-R15)."""
    t.drawn = []
    for _ in range(count):
        job = hands.draw_job(t)
        if job >= 0:
            t.drawn.append(job)
    news.drew_jobs(t.told, seat, t.drawn, t.rules)
    if len(t.drawn) > 1:
        t.ask(KEEPING, seat)
    elif t.drawn:
        keep(t, seat, t.drawn[0])


def legal_keeping(t: Table) -> list[Action]:
    actions: list[Action] = []
    for place, job in enumerate(t.drawn):
        if job not in t.drawn[:place]:
            actions.append(t.rules.vocabulary.one(KEEP_VERB, job))
    return actions


def keep(t: Table, seat: int, job: int) -> None:
    t.drawn.remove(job)
    hands.add_job(t, seat, job, 0)
    news.kept_job(t.told, seat, job, t.drawn, t.rules)
    t.discards.extend(t.drawn)
    t.drawn = []


def keep_both(t: Table, seat: int) -> None:
    drawn: list[int] = []
    for _ in range(2):
        job = hands.draw_job(t)
        if job >= 0:
            drawn.append(job)
            hands.add_job(t, seat, job, 0)
    news.drew_jobs(t.told, seat, drawn, t.rules)


def take_from_discards(t: Table, seat: int, job: int) -> None:
    t.discards.remove(job)
    hands.add_job(t, seat, job, ALL)
    news.took_from_discards(t.told, seat, job, t.rules)
