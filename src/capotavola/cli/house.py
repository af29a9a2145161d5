"""The house, for who runs it."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter

from capotavola.cli.command import app, naming, say
from capotavola.server.settings import BadSetting, from_environment

if TYPE_CHECKING:
    from capotavola.server.commands import Commands


CODE_OF_KEY = Annotated[str, Parameter(help="The short code of the table that the key is for.")]
KEY = Annotated[str, Parameter(help="What stands behind #key= in a private link.")]


@app.default
def alone() -> None:
    """Without a command: open the house on this machine, and the browser on it."""
    _house().serve(show=True)


@app.command
def serve(
    *,
    show: Annotated[
        bool,
        Parameter(name="--open", negative="", help="Open the browser on it, and say how friends get in."),
    ] = False,
) -> None:
    """Open the house: a server with a page where people sit down at tables.

    All settings are environment variables; the most used are CAPO_HOST, CAPO_PORT, CAPO_DATA and
    CAPO_DATABASE. docs/hosting.md explains them all.
    """
    _house().serve(show)


@app.command
def backup(to: Annotated[Path, Parameter(help="A file that is not there yet.")]) -> None:
    """Copy the house's database while it is open."""
    with naming(to, "written"):
        _house().backup(to)


@app.command
def export(code: Annotated[str, Parameter(help="The table's short code.")], to: Path) -> None:
    """A table with its whole log, to move it to another house. The file holds the deal's secret."""
    with naming(to, "written"):
        _house().export(code, to)


@app.command(name="import")
def import_(file: Path) -> None:
    """Take a table from another house; its links and keys go on working."""
    with naming(file):
        say(_house().import_(file))


@app.command
def close(code: Annotated[str, Parameter(help="The table's short code.")]) -> None:
    """End the game at a table; one of other rules, or damaged, is no longer attended to. Its log is kept."""
    _house().close(code)


@app.command
def delete(code: Annotated[str, Parameter(help="The table's short code.")]) -> None:
    """Delete a table with its whole log, for good; whoever sits at it is sent away."""
    _house().delete(code)


@app.command
def about(code: CODE_OF_KEY, key: KEY, to: Path) -> None:
    """Write down all that is kept about the holder of a key, at that table and its rematches."""
    with naming(to, "written"):
        _house().about(code, key, to)


@app.command
def forget(code: CODE_OF_KEY, key: KEY) -> None:
    """Forget the holder of a key: the name, the words and the key go, what was played stays."""
    for forgotten in _house().forget(code, key):
        say(forgotten)


@app.command
def reports() -> None:
    """What players reported of each other, and who may not come in."""
    for line in _house().desk():
        say(line)


@app.command
def settle(number: Annotated[int, Parameter(help="As `capo reports` lists it.")]) -> None:
    """Delete a report that needs nothing more."""
    _house().settle(number)


@app.command
def ban(
    address: Annotated[str | None, Parameter(help="An address of the internet.")] = None,
    *,
    table: Annotated[str | None, Parameter(help="Or who sits at this table…")] = None,
    seat: Annotated[int | None, Parameter(help="…on this seat, counted from 1.")] = None,
    report: Annotated[int | None, Parameter(help="Or whom this report is about.")] = None,
    wide: Annotated[bool, Parameter(negative="", help="Also the address that the key comes from.")] = False,
    hours: Annotated[int, Parameter(help="For how long.")] = 24,
    note: Annotated[str, Parameter(help="Why, for yourself.")] = "",
) -> None:
    """Let an address, or the holder of a key, in no more for a time."""
    if [address is None, table is None or seat is None, report is None].count(False) != 1:
        raise BadSetting("name an address, or a table and a seat, or a report")
    place = None if seat is None else seat - 1
    wish = {"address": address, "code": table, "seat": place, "report": report}
    _house().ban({name: value for name, value in wish.items() if value is not None}, hours, wide, note)


@app.command
def lift(number: Annotated[int, Parameter(help="As `capo reports` lists it.")]) -> None:
    """Let them in again."""
    _house().lift(number)


def _house() -> "Commands":
    from capotavola.server.commands import Commands  # noqa: PLC0415  (half a second that other commands need not pay)

    return Commands(from_environment())
