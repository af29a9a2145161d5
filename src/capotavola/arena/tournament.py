"""A tournament: the same deals for every bot from every seat, until it is certain who is better."""

import statistics
from collections.abc import Callable, Iterator
from functools import lru_cache
from pathlib import Path
from typing import Literal, NamedTuple

import msgspec

import capotavola
from capotavola.arena.certainty import Decision, always, decision, interval
from capotavola.arena.cores import on_all_cores
from capotavola.arena.sheet import Sheet
from capotavola.arena.sitting import Sitting, shares_of
from capotavola.arena.terms import Played, Terms, moved_on, orders_of
from capotavola.engine.game import Game


class Standing(msgspec.Struct):
    """How a bot fared, for each seat that it has at a table."""

    bot: str
    seats: int
    share: float
    low: float
    high: float
    """95 %, for a number of deals that was fixed beforehand."""
    always_low: float
    always_high: float
    """95 %, however often one looks and whenever one stops."""
    mean_score: float


class TournamentReport(msgspec.Struct):
    """`verdict`: whether the first bot's share is above or below `than`; open while neither is certain."""

    terms: Terms
    deals: int
    games: int
    decisions: int
    than: float | None
    verdict: Literal["above", "below", "open"]
    standings: list[Standing]


def run_tournament(
    terms: Terms,
    content: Path | None,
    deals: int,
    than: float | None,
    sheet: Sheet | None = None,
    progress: Callable[[int], None] = lambda done: None,
) -> TournamentReport:
    """Go on from what the sheet has; it gets each game as soon as it is over.

    It ends with the deal that decides, whichever games were over first: the same terms give the same report.
    """
    results = _Results(terms, deals, than)
    for game in [] if sheet is None else sheet.played:
        results.add(game)
    progress(len(results.games))
    if results.decided() is None:
        games = (ToPlay(msgspec.json.encode(terms), content, *key) for key in results.missing())
        for _, game in on_all_cores(_play, games):
            if sheet is not None:
                sheet.add(game)
            results.add(game)
            progress(len(results.games))
            if results.decided() is not None:
                break
    return results.report()


class ToPlay(NamedTuple):
    """A game for another process: nothing of the table itself is sent."""

    terms: bytes
    content: Path | None
    deal: int
    moved: int


def _play(sent: ToPlay) -> Played:
    terms, game = _opened(sent.terms, sent.content)
    sitting = Sitting(game, moved_on(terms.bots, sent.moved), f"{terms.seed}/{sent.deal}", {**terms.options})
    outcome = sitting.play()
    shares, scores = shares_of(outcome), outcome.scores
    seats = [(number + sent.moved) % len(scores) for number in range(len(scores))]
    return Played(
        sent.deal,
        sent.moved,
        [shares[seat] for seat in seats],
        [scores[seat] for seat in seats],
        sitting.decisions,
    )


@lru_cache(maxsize=1)
def _opened(encoded: bytes, content: Path | None) -> tuple[Terms, Game]:
    terms = msgspec.json.decode(encoded, type=Terms)
    return terms, capotavola.game(terms.game, content)


class _Results:
    """The games that are over, and what follows from them."""

    def __init__(self, terms: Terms, deals: int, than: float | None) -> None:
        self.terms = terms
        self.deals = deals
        self.than = than
        self.orders = orders_of(terms.bots)
        self.games: dict[tuple[int, int], Played] = {}
        self.whole: list[list[Played]] = []

    def add(self, game: Played) -> None:
        """One that was played twice counts once."""
        if game.deal < self.deals:
            self.games.setdefault((game.deal, game.moved), game)
        while len(self.whole) < self.deals and (deal := self._deal(len(self.whole))):
            self.whole.append(deal)

    def _deal(self, number: int) -> list[Played] | None:
        """Only when all of its games are over."""
        keys = [(number, moved) for moved in range(self.orders)]
        return [self.games[key] for key in keys] if all(key in self.games for key in keys) else None

    def missing(self) -> Iterator[tuple[int, int]]:
        for deal in range(self.deals):
            for moved in range(self.orders):
                if (deal, moved) not in self.games:
                    yield deal, moved

    def decided(self) -> Decision | None:
        if self.than is None:
            return None
        return decision(self._shares(self.terms.bots[0], self.whole), self.than)

    def _shares(self, bot: str, deals: list[list[Played]]) -> list[float]:
        """One value for each deal: the mean over its games and over the bot's seats."""
        mine = [number for number, name in enumerate(self.terms.bots) if name == bot]
        return [statistics.fmean(game.shares[number] for game in deal for number in mine) for deal in deals]

    def report(self) -> TournamentReport:
        decided = self.decided()
        deals = self.whole if decided is None else self.whole[: decided.values]
        games = [game for deal in deals for game in deal]
        return TournamentReport(
            terms=self.terms,
            deals=len(deals),
            games=len(games),
            decisions=sum(game.decisions for game in games),
            than=self.than,
            verdict="open" if decided is None else "above" if decided.above else "below",
            standings=[self._standing(bot, deals) for bot in dict.fromkeys(self.terms.bots)],
        )

    def _standing(self, bot: str, deals: list[list[Played]]) -> Standing:
        values = self._shares(bot, deals)
        mine = [number for number, name in enumerate(self.terms.bots) if name == bot]
        scores = [game.scores[number] for deal in deals for game in deal for number in mine]
        fixed, ever = interval(values), always(values)
        return Standing(
            bot=bot,
            seats=len(mine),
            share=statistics.fmean(values),
            low=fixed.low,
            high=fixed.high,
            always_low=ever.low,
            always_high=ever.high,
            mean_score=statistics.fmean(scores),
        )
