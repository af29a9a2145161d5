"""Records played again: to any moment, and checked line by line."""

from capotavola.engine.chance import Chance, OutOfNumbers
from capotavola.engine.deal import seed_of
from capotavola.engine.event import Event
from capotavola.engine.game import BadSetup, Game
from capotavola.engine.record import Record, RecordError
from capotavola.engine.state import State
from capotavola.engine.values import Json, MalformedValue, canonical

OTHER_BOUNDS = "chance was asked for numbers below other bounds than the record says"


class Replay:
    """Goes through a record action by action; RecordError says where it does not hold.

    With a seed every draw is computed anew and compared; without one (a game whose secrets are not
    published yet) what chance gave is taken from the record.
    """

    def __init__(self, game: Game, record: Record) -> None:
        self.game = game
        self.record = record
        self.done = 0
        self.seed = _seed_of(record)
        self.state = self._deal()

    def forward(self) -> list[Event]:
        """The next action, and what it brought about."""
        entry = self.record.entries[self.done]
        line = self.done + 2
        chance = self.state.chance
        if self.seed is None:
            chance.script = entry.drawn[::-1]
        chance.listen()
        try:
            action = self.game.decode(entry.action)
            refusal = self.state.why_not(entry.seat, action)
            if refusal is not None:
                raise RecordError(line, f"not allowed by {refusal.rule} ({refusal.reason})")
            events = self.state.apply(entry.seat, action)
        except MalformedValue as error:
            raise RecordError(line, str(error)) from None
        except OutOfNumbers as error:
            raise RecordError(line, str(error)) from None
        finally:
            drawn, bounds = chance.heard()
        if drawn != entry.drawn:
            raise RecordError(line, "chance gave something else than the record says")
        if entry.bounds is not None and bounds != entry.bounds:
            raise RecordError(line, OTHER_BOUNDS)
        self.done += 1
        return events

    def _deal(self) -> State:
        record = self.record
        if record.header["rules"] != self.game.rules_version:
            raise RecordError(1, f"rules version {record.header['rules']}, not {self.game.rules_version}")
        if record.header["content"] != self.game.content_hash:
            raise RecordError(1, "was played with other content (give its file with --content)")
        chance = Chance(self.seed or b"")
        if self.seed is None:
            chance.script = record.dealt()[::-1]
        chance.listen()
        try:
            state = self.game.start_on(record.players(), chance, record.options())
        except (BadSetup, OutOfNumbers) as error:
            raise RecordError(1, str(error)) from None
        self._compare_deal(*chance.heard())
        return state

    def _compare_deal(self, drawn: list[int], bounds: list[int]) -> None:
        dealt = self.record.dealt()
        if self.seed is None and len(drawn) < len(dealt):
            raise RecordError(1, "chance gave more numbers than are drawn")
        if drawn != dealt:
            raise RecordError(1, "the deal does not follow from the seed")
        if self.record.bounds() not in (None, bounds):
            raise RecordError(1, OTHER_BOUNDS)


def replay(game: Game, record: Record, to: int | None = None) -> State:
    """The state after the first `to` actions, or after all."""
    run = Replay(game, record)
    for _ in range(len(record.entries) if to is None else min(to, len(record.entries))):
        run.forward()
    return run.state


class Findings:
    """What a check of a whole record found."""

    def __init__(self, actions: int, finished: bool, seeded: bool, committed: bool) -> None:
        self.actions = actions
        self.finished = finished
        self.seeded = seeded
        self.committed = committed

    def value(self) -> dict[str, Json]:
        return {
            "actions": self.actions,
            "finished": self.finished,
            "seeded": self.seeded,
            "committed": self.committed,
        }


def verify(game: Game, record: Record) -> Findings:
    """Compare the commitments, replay all of it, compare the end; RecordError if anything is off."""
    last = len(record.entries) + 2
    committed = _check_commitments(record, last)
    run = Replay(game, record)
    while run.done < len(record.entries):
        run.forward()
    outcome = run.state.outcome()
    if record.ending is not None:
        if outcome is None:
            raise RecordError(last, "says the game is over, but it is not")
        if canonical(outcome.value()) != canonical(record.ending["end"]):
            raise RecordError(last, "the game ended otherwise")
    elif outcome is not None:
        raise RecordError(last - 1, "the game is over, but the last line is missing")
    return Findings(len(record.entries), outcome is not None, run.seed is not None, committed)


def _check_commitments(record: Record, last: int) -> bool:
    """Whether every published secret fits what was promised before the deal."""
    secrets = record.secrets()
    promised = record.header.get("commitments")
    if promised is None or secrets is None:
        return False
    if canonical(promised) != canonical(secrets.commitments()):
        raise RecordError(last, "a secret does not fit its commitment")
    return True


def _seed_of(record: Record) -> bytes | None:
    stated = record.seed()
    secrets = record.secrets()
    if secrets is None:
        return stated
    seed = seed_of(secrets.house, secrets.seats)
    if stated is not None and stated != seed:
        raise RecordError(1, "the seed is not that of the secrets")
    return seed
