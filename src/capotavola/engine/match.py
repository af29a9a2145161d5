"""A game being played and written down at once."""

from capotavola.engine.action import Action
from capotavola.engine.chance import Chance
from capotavola.engine.deal import seed_of
from capotavola.engine.event import Event
from capotavola.engine.game import Game
from capotavola.engine.record import FORMAT, Record, RecordError, Secrets
from capotavola.engine.replay import replay
from capotavola.engine.state import State
from capotavola.engine.values import Json


class Match:
    """Play through it, and `record` holds all that happened."""

    def __init__(self, game: Game, state: State, record: Record, secrets: Secrets | None) -> None:
        self.game = game
        self.state = state
        self.record = record
        self.secrets = secrets

    def apply(self, seat: int, action: Action) -> list[Event]:
        """As `State.apply`, and it is on record."""
        chance = self.state.chance
        chance.listen()
        try:
            events = self.state.apply(seat, action)
        finally:
            drawn, bounds = chance.heard()
        self.record.add(seat, action, drawn, bounds)
        outcome = self.state.outcome()
        if outcome is not None:
            self.record.ending = self._with_secrets({"end": outcome.value()})
        return events

    def branch(self) -> "Match":
        """The same match with a record of its own; the state is shared: put a copy in its place to go on."""
        return Match(self.game, self.state, self.record.copy(), self.secrets)

    def take_back(self, before: State) -> None:
        """The last action has not been; `before` is the game as it was then."""
        self.state = before
        self.record.entries.pop()

    def pause(self) -> Record:
        """The record with all that is needed to go on later."""
        self.record.pause = self._with_secrets({"pause": True})
        return self.record

    def _with_secrets(self, line: dict[str, Json]) -> dict[str, Json]:
        if self.secrets is not None:
            line["secrets"] = self.secrets.value()
        return line


def open_match(
    game: Game,
    names: list[str],
    options: dict[str, Json],
    seed: bytes | None,
    secrets: Secrets | None = None,
    bots: list[str | None] | None = None,
) -> Match:
    """A match from a seed in the open, or from secrets that are published at its end."""
    key = seed
    if secrets is not None:
        key = seed_of(secrets.house, secrets.seats)
    if key is None:
        raise ValueError("a match needs a seed or secrets")
    settled = game.settle(options)
    chance = Chance(key)
    chance.listen()
    state = game.start_on(len(names), chance, settled)
    drawn, bounds = chance.heard()
    seats: list[Json] = []
    for seat, name in enumerate(names):
        kind = bots[seat] if bots is not None else None
        seats.append({"name": name} if kind is None else {"name": name, "bot": kind})
    header: dict[str, Json] = {
        "capotavola": FORMAT,
        "game": game.name,
        "rules": game.rules_version,
        "content": game.content_hash,
        "players": len(names),
        "options": settled,
        "seats": seats,
        "chance": [*drawn],
        "of": [*bounds],
    }
    if game.box is not None:
        header["box"] = game.box
    if secrets is None:
        header["seed"] = key.hex()
    else:
        header["commitments"] = secrets.commitments()
    return Match(game, state, Record(header), secrets)


def resume_match(game: Game, record: Record) -> Match:
    """A paused match as it was left; RecordError if the record does not hold."""
    secrets = record.secrets()
    if record.ending is not None:
        raise RecordError(len(record.lines()), "the game is over")
    if secrets is None and record.seed() is None:
        raise RecordError(1, "cannot go on: neither a seed nor secrets are in it")
    state = replay(game, record)
    record.pause = None
    return Match(game, state, record, secrets)
