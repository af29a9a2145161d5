"""Makes the finished games of this folder anew: `python -m tests.records.make [game …]`."""

import sys
from pathlib import Path

import capotavola
from capotavola.bots.bot import Bot
from capotavola.bots.catalogue import GREEDY, RANDOM, SILENT, bot, names_for
from capotavola.bots.talk import next_word
from capotavola.engine.chance import fast_chance
from capotavola.engine.eyes import Eyes
from capotavola.engine.match import open_match
from capotavola.engine.record import Secrets
from tests.conformance.walks import table_name, tables

FOLDER = Path(__file__).parent


def main(games: list[str]) -> None:
    for table in [table for table in tables() if table[0] in games]:
        name, players, options = table
        number = sum(table_name(table).encode())
        kinds = [kind for kind in names_for(name) if kind in (RANDOM, GREEDY, SILENT)]
        secrets = Secrets(f"house {number}".encode(), [f"seat {seat}".encode() for seat in range(players)])
        seats = [
            (GREEDY if GREEDY in kinds else RANDOM) if number % 2 else kinds[seat % len(kinds)]
            for seat in range(players)
        ]
        match = open_match(capotavola.game(name), seats, options, None, secrets)
        bots: list[Bot | None] = [bot(kind, name, seat + 1) for seat, kind in enumerate(seats)]
        order = fast_chance(number + 1)
        while deciders := match.state.deciders():
            seat = deciders[order.below(len(deciders))]
            while word := next_word(match.state, seat, bots):
                match.apply(word.seat, word.action)
            match.apply(seat, _seated(bots, seat).choose(Eyes(match.state, seat)))
        (FOLDER / f"{table_name(table)}.jsonl").write_bytes(match.record.to_bytes())


def _seated(bots: list[Bot | None], seat: int) -> Bot:
    player = bots[seat]
    assert player is not None
    return player


if __name__ == "__main__":
    main(sys.argv[1:] or capotavola.games())
