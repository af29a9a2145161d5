"""Makes the finished games of this folder anew."""

from pathlib import Path

import capotavola
from capotavola.bots.catalogue import bot, names_for
from capotavola.engine.chance import fast_chance
from capotavola.engine.eyes import Eyes
from capotavola.engine.match import open_match
from capotavola.engine.record import Secrets
from tests.conformance.walks import table_name, tables

FOLDER = Path(__file__).parent


def main() -> None:
    for table in tables():
        name, players, options = table
        number = sum(table_name(table).encode())
        kinds = names_for(name)
        secrets = Secrets(f"house {number}".encode(), [f"seat {seat}".encode() for seat in range(players)])
        seats = [kinds[-1] if number % 2 else kinds[seat % len(kinds)] for seat in range(players)]
        match = open_match(capotavola.game(name), seats, options, None, secrets)
        bots = [bot(kind, name, seat + 1) for seat, kind in enumerate(seats)]
        order = fast_chance(number + 1)
        while deciders := match.state.deciders():
            seat = deciders[order.below(len(deciders))]
            match.apply(seat, bots[seat].choose(Eyes(match.state, seat)))
        (FOLDER / f"{table_name(table)}.jsonl").write_bytes(match.record.to_bytes())


if __name__ == "__main__":
    main()
