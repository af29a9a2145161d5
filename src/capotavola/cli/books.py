"""What there is to read about a game: rules, options, whether a content file will do."""

import sys
from pathlib import Path

from cyclopts import App

import capotavola
from capotavola.cli.command import AsJson, Content, GameName, Lang, Wrong, app, out, print_json, say
from capotavola.editions import built_in_content, departures_of, read_edition, to_begin_with
from capotavola.speech.rulebook import whole_rulebook
from capotavola.speech.speaker import Speaker
from capotavola.terminal.options import explained_options, print_options
from capotavola.terminal.rules import one_rule, whole_book

content_app = App(name="content", help="Content files: the figures of a box.")
app.command(content_app)


@app.command
def rules(
    game: GameName,
    rule: str | None = None,
    *,
    content: Content = None,
    lang: Lang = "en",
    json: AsJson = False,
) -> None:
    """The rulebook of a game with all its cards, or one rule of it."""
    box = capotavola.game(game, content)
    speaker = Speaker(lang, box, [])
    book = whole_rulebook(box, speaker)
    if rule is None:
        print_json(book) if json else out.print(whole_book(book))
        return
    found = book.rule(rule.upper())
    if found is None:
        raise Wrong(f"{game} has no rule {rule}: capo rules {game} lists them")
    if json:
        print_json(found)
    else:
        out.print(one_rule(book, found.id, speaker))


@app.command
def options(game: GameName, *, lang: Lang = "en", json: AsJson = False) -> None:
    """The options of a table: their values and what they mean."""
    box = capotavola.game(game)
    speaker = Speaker(lang, box, [])
    explained = explained_options(box, speaker)
    if json:
        print_json(explained)
    else:
        print_options(out, explained, speaker)


@content_app.command
def show(game: GameName) -> None:
    """The built-in content file of a game, to begin a box of your own with: > mybox.toml."""
    file = built_in_content(capotavola.game(game).name)
    if file is None:
        raise Wrong(f"{game} has no content file")
    sys.stdout.write(to_begin_with(file))


@content_app.command
def check(file: Path, *, lang: Lang = "en", json: AsJson = False) -> None:
    """Whether a content file can be played with; if not, its line and the reason.

    Also where it has other figures than the printed rulebook.
    """
    edition = read_edition(file)
    box = edition.game
    found = departures_of(edition)
    if json:
        departures = [{"line": line, **departure._asdict()} for line, departure in found]
        fingerprint = {"fingerprint": box.content_hash, "departures": departures}
        print_json({"file": str(file), "game": box.name, "edition": edition.name, **fingerprint})
        return
    words = Speaker(lang, box, [])
    say(words.say("content-ok", file=str(file), game=box.name, fingerprint=box.content_hash[:12]))
    for line, (_, what, own, book) in found:
        say(f"{file}:{line}: " + words.say("content-departs", what=what, own=own, book=book))
