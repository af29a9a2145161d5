"""What a tournament is about, and what one of its games has brought."""

import msgspec

import capotavola
from capotavola.engine.game import Game
from capotavola.engine.values import Json


class Terms(msgspec.Struct, forbid_unknown_fields=True):
    """What is played; games played on other terms are not counted together."""

    game: str
    rules: int
    content: str
    version: str
    bots: list[str]
    """In the order in which they sit; from game to game of a deal all move on by a seat."""
    options: dict[str, bool | int | str]
    seed: str


class Played(msgspec.Struct, forbid_unknown_fields=True):
    """A game of a deal with everybody moved on by so many seats; shares and scores in the order of `bots`."""

    deal: int
    moved: int
    shares: list[float]
    scores: list[int]
    decisions: int


def terms_of(game: Game, bots: list[str], options: dict[str, Json], seed: str) -> Terms:
    return Terms(
        game=game.name,
        rules=game.rules_version,
        content=game.content_hash,
        version=capotavola.__version__,
        bots=bots,
        options=msgspec.convert(game.settle(options), dict[str, bool | int | str]),
        seed=seed,
    )


def orders_of(bots: list[str]) -> int:
    """By how many seats they move on until all sit as at first: so many games a deal has."""
    return next(by for by in range(1, len(bots) + 1) if moved_on(bots, by) == bots)


def moved_on(bots: list[str], by: int) -> list[str]:
    return bots[-by:] + bots[:-by]
