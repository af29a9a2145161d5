"""The contract of a game in play. Games subclass `State`; everybody else only calls it."""

from abc import abstractmethod
from collections.abc import Sequence
from typing import Final

from capotavola.engine import kept
from capotavola.engine.action import Action
from capotavola.engine.audience import ALL, but, only, seats_in, viewer
from capotavola.engine.chance import Chance
from capotavola.engine.event import Event, Telling
from capotavola.engine.open import mypyc_attr
from capotavola.engine.outcome import Outcome
from capotavola.engine.refusal import IllegalAction, Refusal
from capotavola.engine.values import Json

# In the place of lists that a new state has not got yet; never added to.
NOTHING: Final[list[int]] = []
NO_LISTS: Final[list[list[int]]] = []


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A game at one of its decisions.

    `stack` holds the steps still to come, the present one on top; `waiting` has a bit for every
    seat that the present step asks. `told` collects events while `apply` listens.
    """

    def __init__(self, players: int, chance: Chance) -> None:
        self.players = players
        self.chance = chance
        self.stack = NOTHING
        self.waiting = 0
        self.told: Telling | None = None

    def deciders(self) -> list[int]:
        """The seats that the game now waits for; none when it is over."""
        return seats_in(self.waiting)

    def check_viewer(self, seat: int | None) -> int:
        """The viewer's number; ValueError if there is no such seat."""
        if seat is not None and not 0 <= seat < self.players:
            raise ValueError(f"no such seat: {seat}")
        return viewer(seat)

    @abstractmethod
    def legal(self, seat: int) -> list[Action]:
        """Every action of that seat now, always in the same order; none for a seat that is not there.

        Of free-form verbs, such as bids, it lists some that are worth a try.
        """

    def unasked(self, seat: int) -> list[Action]:
        """What a seat may do at this moment though the game does not wait for it, such as answer an offer."""
        return []

    def pressed(self) -> int:
        """Who has something to answer though the game does not wait for it: a bit for each seat."""
        return 0

    def talk_open(self) -> bool:
        """Whether deals can be made now."""
        return False

    def race_number(self) -> int:
        """Which race is on, where the first answer counts: another number for each; 0 where there is none."""
        return 0

    def race_winner(self) -> int:
        """Who won the race that is on or was the last; -1 for nobody yet."""
        return -1

    def race_seconds(self) -> int:
        """How long a race stays open without an answer."""
        return 0

    def limit_seconds(self, seat: int) -> int:
        """How long the game's own rules let this decision take; 0 for as long as the table allows."""
        return 0

    def overdue(self, seat: int, chance: Chance) -> Action:
        """What is done for a seat whose time has run out: something harmless, or anything that is legal."""
        actions = self.legal(seat)
        for action in actions:
            if action.verb.harmless:
                return action
        return actions[chance.below(len(actions))]

    def why_not(self, seat: int, action: Action) -> Refusal | None:
        """None if the seat may do that now, otherwise the rule against it."""
        if action in self.legal(seat) or (action.verb.free_form and self.permits(seat, action)):
            return None
        if action in self.unasked(seat):
            return None
        return self.explain(seat, action)

    def permits(self, seat: int, action: Action) -> bool:
        """Whether an action of a free-form verb, listed or not, is possible now."""
        return False

    def explain(self, seat: int, action: Action) -> Refusal:
        """The rule against an action that is not legal; speaks of public things only."""
        raise NotImplementedError("a game without steps explains what it refuses, or judges it in why_not")

    def apply(self, seat: int, action: Action) -> list[Event]:
        """Do it, and tell what happened; or raise IllegalAction and change nothing."""
        refusal = self.why_not(seat, action)
        if refusal is not None:
            raise IllegalAction(refusal)
        told = Telling()
        self.told = told
        try:
            self.step(seat, action)
        finally:
            self.told = None
        return told.events

    def tell_that(
        self, event: str, what: str = "", value: Json = None, also: str = "", other: Json = None
    ) -> None:
        """What all hear, if anybody listens: an event with up to two arguments, each by its name."""
        if self.told is not None:
            self.told.tell(ALL, event, {}, what, value, also, other)

    def tell_of(
        self, event: str, seat: int, what: str = "", value: Json = None, also: str = "", other: Json = None
    ) -> None:
        """The same of a seat, which is the first of its arguments."""
        if self.told is not None:
            self.told.tell(ALL, event, {"seat": seat}, what, value, also, other)

    def tell_some(
        self,
        audience: int,
        event: str,
        seat: int,
        what: str = "",
        value: Json = None,
        also: str = "",
        other: Json = None,
    ) -> None:
        """The same, if it is for anybody: a bit for everyone who hears of it."""
        if self.told is not None and audience:
            self.told.tell(audience, event, {"seat": seat}, what, value, also, other)

    def tell_apart(self, seat: int, heard: str, seen: str, what: str, value: Json) -> None:
        """What the others hear of a seat, and what it sees itself, with an argument more."""
        if self.told is not None:
            self.told.append(Event(heard, {"seat": seat}, but(seat)))
            self.told.append(Event(seen, {"seat": seat, what: value}, only(seat)))

    @abstractmethod
    def step(self, seat: int, action: Action) -> None:
        """Do an action that is known to be legal: unchecked and silent, for playouts and search."""

    @abstractmethod
    def view(self, seat: int | None) -> dict[str, Json]:
        """All that a seat (None: a spectator) may know, and nothing else."""

    def views(self, seats: Sequence[int | None]) -> list[dict[str, Json]]:
        """Those of several viewers, in that order. They may share what is the same: nobody changes a view."""
        return [self.view(seat) for seat in seats]

    @abstractmethod
    def copy(self) -> "State":
        """The same situation, independent of this one."""

    def in_sight(self, seat: int) -> "State":
        """The same situation for a seat that remembers only what the table shows it; may be this very state.

        For games in which remembering is part of the play; elsewhere everything known may be told again.
        """
        return self

    @abstractmethod
    def imagine(self, seat: int | None, rng_int: int) -> "State":
        """A world consistent with all that the seat has seen, whatever the hidden truth."""

    def reopen(self, seat: int) -> None:
        """In a world that a seat imagines: those whose choices lie sealed from it are asked again.

        What they chose is only a guess there, and a policy guesses better.
        """

    def key(self, seat: int | None) -> int:
        """A number of 64 bits for all that the seat knows: the same in every world that it can imagine.

        The world that it imagines by one fixed number depends on what it knows and on nothing else.
        """
        return kept.key_of(self.imagine(seat, 0), self.check_viewer(seat))

    @abstractmethod
    def outcome(self) -> Outcome | None:
        """None while the game goes on."""

    def points(self) -> list[int]:
        """The score of every seat in a game that is over, without the words around it."""
        return _ended(self).scores

    def won(self) -> list[int]:
        """The seats that have won a game that is over."""
        return _ended(self).winners

    # -- copies for others ---------------------------------------------------------

    def made_of(self) -> tuple[object, ...] | None:
        """What the class of this state is called with to make a new one; None if it needs nothing."""
        return None

    def __reduce__(self) -> tuple[object, ...]:
        return kept.bare, (type(self), self.made_of()), kept.fields_of(self)

    def __setstate__(self, fields: dict[str, object]) -> None:
        for name, value in fields.items():
            setattr(self, name, value)
        self.told = None

    def __copy__(self) -> "State":
        return self.copy()

    def __deepcopy__(self, memo: object) -> "State":
        return self.copy()


def _ended(state: State) -> Outcome:
    outcome = state.outcome()
    assert outcome is not None, "the game goes on"
    return outcome
