"""What there is to read about a game: rules, options, whether a content file is sound."""

from pathlib import Path

from cyclopts import App

import capotavola
from capotavola.cli.command import AsJson, Content, GameName, Lang, Wrong, app, out, print_json, say
from capotavola.engine.content import ContentError, ContentFile
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
def check(file: Path, *, lang: Lang = "en", json: AsJson = False) -> None:
    """Whether a content file can be played with; if not, its line and the reason."""
    named = ContentFile(file).data.get("game")
    if named not in capotavola.games():
        raise ContentError(str(file), 1, f"game must be one of {', '.join(capotavola.games())}")
    box = capotavola.game(named, file)
    if json:
        print_json({"file": str(file), "game": named, "fingerprint": box.content_hash})
    else:
        words = Speaker(lang, box, [])
        say(words.say("content-ok", file=str(file), game=named, fingerprint=box.content_hash[:12]))
