"""What a balance report counts: jobs completed, allies bought, and where the money came from."""

from typing import Final

from capotavola.engine.event import Event
from capotavola.engine.outcome import Outcome
from capotavola.engine.state import State
from capotavola.engine.tally import Tally, names, number, total
from capotavola.engine.values import Json
from capotavola.games.corleone.cards import JOB_MASK
from capotavola.games.corleone.rules import FAMILIES
from capotavola.games.corleone.state import CorleoneState

# What a suitcase is filled by, after the last of these happenings.
PLACES: Final[dict[str, str]] = {
    "thug-placed": "fronts",
    "thug-moved": "fronts",
    "boss-placed": "fronts",
    "front-used": "fronts",
    "member-placed": "backs",
    "mayor-placed": "backs",
    "completed": "jobs",
    "ally-played": "allies",
    "tribute": "kept at the end",
}


def keep_tally(state: State) -> "Counter":
    """Of a game just dealt: every job in a hand or in public, and every ally on show, is a chance."""
    assert isinstance(state, CorleoneState)
    tally = Tally(state.first, [FAMILIES[family] for family in state.families])
    for hand in state.jobs:
        for job in hand:
            tally.chance("job", state.rules.job_names[job & JOB_MASK])
    for job in state.public:
        tally.chance("job", state.rules.job_names[job])
    for ally, place in enumerate(state.ally_at):
        if place:
            tally.chance("ally", state.rules.ally_names[ally])
    return Counter(tally)


class Counter:
    """Listens to a whole game, private happenings included."""

    def __init__(self, tally: Tally) -> None:
        self.tally = tally
        self.place = ""
        self.controller = -1  # who uses a front along with the active player
        self.drawn: list[str] = []  # jobs in sight of which none has been kept yet

    def hear(self, event: Event) -> None:
        name, args = event.name, event.args
        if name == "benefits":
            self.controller = number(args["seat"])
        elif name in PLACES:
            self.place = PLACES[name]
            self.controller = -1
        self._count_draws(name, args)
        if name in ("kept-job", "public-job", "took-discarded-job"):
            self.tally.chance("job", str(args["job"]))
        elif name == "allies-shown":
            for ally in names(args["allies"]):
                self.tally.chance("ally", ally)
        elif name == "completed":
            self.tally.take("job", str(args["job"]), number(args["seat"]))
        elif name == "ally-taken":
            self.tally.take("ally", str(args["ally"]), number(args["seat"]))
        elif name == "stashed":
            own = args["seat"] != self.controller
            self.tally.source(self.place if own else "fronts of turfs under control", _money(args["card"]))
        elif name == "offer-taken":
            self.tally.source("jobs", _money(args["card"]))
        elif name == "paid":
            self.tally.source("bribes", -number(args["amount"]))

    def _count_draws(self, name: str, args: dict[str, Json]) -> None:
        """Of drawn jobs the one that is kept is a chance; if none has to be chosen, all are."""
        if name == "kept-job":
            self.drawn = []
        elif name != "kept-a-job":
            for job in self.drawn:
                self.tally.chance("job", job)
            self.drawn = names(args["jobs"]) if name == "saw-jobs" else []

    def end(self, outcome: Outcome) -> None:
        for name in ("turfs", "colours"):
            self.tally.source(f"bonus for {name}", total(outcome.breakdown[name]))


def _money(card: Json) -> int:
    return int(str(card).removeprefix("money-"))
