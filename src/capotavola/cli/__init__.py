"""The command `capo`."""

import sys
from typing import NoReturn

from rich.console import Console

from capotavola.arena.balance_page import NoPlots
from capotavola.arena.cores import Died
from capotavola.bots.catalogue import NoSuchBot
from capotavola.bots.own import BadBot
from capotavola.cli import books, house, play, records, series, tournament  # noqa: F401  (each brings its commands)
from capotavola.cli.command import Wrong, app, print_json
from capotavola.engine.content import ContentError
from capotavola.engine.game import BadSetup
from capotavola.server.settings import BadSetting, NotNow
from capotavola.speech.languages import NoSuchLanguage

SAID_IN_A_LINE = (
    Wrong,
    BadSetup,
    NoSuchBot,
    BadBot,
    Died,
    NoSuchLanguage,
    ContentError,
    NoPlots,
    BadSetting,
)


def main() -> None:
    try:
        app()
    except SAID_IN_A_LINE as error:
        _fail(str(error), 3 if isinstance(error, NotNow) else 2)
    except KeyboardInterrupt:
        sys.exit(130)


def _fail(message: str, code: int) -> NoReturn:
    """In a line; a program that asked for JSON gets it as JSON, too."""
    errors = Console(stderr=True, highlight=False)
    errors.print(f"capo: {message}", soft_wrap=not errors.is_terminal, markup=False)
    if "--json" in sys.argv:
        print_json({"error": message})
    sys.exit(code)
