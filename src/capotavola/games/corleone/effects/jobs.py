"""CE-10.3 and its like: jobs from the deck and from the discards."""

from capotavola.engine.action import Action
from capotavola.engine.audience import ALL
from capotavola.engine.refusal import Refusal
from capotavola.engine.stored import must
from capotavola.games.corleone import hands, news
from capotavola.games.corleone.cards import TYPES
from capotavola.games.corleone.effects.effect import Effect, Icon
from capotavola.games.corleone.questions import WithinTurn
from capotavola.games.corleone.rules import KEEP_VERB, TAKE
from capotavola.games.corleone.table import KEEPING, Table


class DrawJobs(Icon):
    """CE-10.3: so many of the deck, of which one is kept."""

    def __init__(self, kind: int, count: int) -> None:
        super().__init__(kind, lacking="CE-4.12")
        self.count = count

    def usable(self, t: Table, seat: int, effect: int) -> bool:
        return bool(t.deck or t.discards)  # CE-4.12

    def run(self, t: Table, seat: int) -> None:
        """The others are discarded face up; a single card is kept (CE-R15)."""
        t.drawn = draw(t, self.count)
        news.drew_jobs(t.told, seat, t.drawn, t.rules)
        if len(t.drawn) > 1:
            t.ask_one(KEEPING, seat)
        elif t.drawn:
            keep(t, seat, t.drawn[0])


class BothJobs(DrawJobs):
    """Two, and both are kept."""

    def run(self, t: Table, seat: int) -> None:
        drawn: list[int] = []
        for _ in range(self.count):
            for job in draw(t, 1):
                drawn.append(job)
                hands.add_job(t, seat, job, 0)
        news.drew_jobs(t.told, seat, drawn, t.rules)


def draw(t: Table, count: int) -> list[int]:
    drawn: list[int] = []
    for _ in range(count):
        job = hands.draw_job(t)
        if job >= 0:
            drawn.append(job)
    return drawn


def keep(t: Table, seat: int, job: int) -> None:
    t.drawn.remove(job)
    hands.add_job(t, seat, job, 0)
    news.kept_job(t.told, seat, job, t.drawn, t.rules)
    t.discards.extend(t.drawn)
    t.drawn = []


class Keeping(WithinTurn):
    """One of the drawn jobs."""

    def legal(self, t: Table, seat: int) -> list[Action]:
        actions: list[Action] = []
        for place, job in enumerate(t.drawn):
            if job not in t.drawn[:place]:
                actions.append(t.rules.vocabulary.one(KEEP_VERB, job))
        return actions

    def why_not(self, t: Table, seat: int, action: Action) -> Refusal | None:
        if action.kind == KEEP_VERB and action.a in t.drawn:
            return None
        return Refusal("CE-10.3", "keep-one-drawn")

    def choose(self, t: Table, seat: int, action: Action) -> None:
        t.answered()
        keep(t, seat, action.a)

    def check_decision(self, t: Table, entry: int) -> None:
        must(len(t.drawn) > 1, "drawn: jobs to choose from")


class JobFromDiscard(Effect):
    """Any of the discarded jobs."""

    def is_meant(self, action: Action) -> bool:
        return super().is_meant(action) and (action.kind != TAKE or action.a >= TYPES)

    def usable(self, t: Table, seat: int, effect: int) -> bool:
        return bool(t.discards)

    def add_legal(self, t: Table, seat: int, effect: int, actions: list[Action]) -> None:
        for job in range(t.rules.jobs):
            if job in t.discards:
                actions.append(t.rules.vocabulary.one(TAKE, TYPES + job))

    def why_not_choice(self, t: Table, seat: int, effect: int, action: Action) -> Refusal | None:
        if action.a - TYPES in t.discards:
            return None
        return Refusal("CE-4.12", "not-in-discards", {"card": t.rules.card_names[action.a]})

    def use(self, t: Table, seat: int, effect: int, action: Action) -> None:
        job = action.a - TYPES
        t.discards.remove(job)
        hands.add_job(t, seat, job, ALL)
        t.tell_of("took-discarded-job", seat, "job", t.rules.job_names[job])
