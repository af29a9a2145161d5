"""Which texts a game must bring, by what it declares; `docs/texts.md` lists them for people."""

from collections.abc import Iterator

from capotavola.engine.boxes import files_of
from capotavola.engine.game import Game
from capotavola.speech.languages import LANGUAGES
from capotavola.speech.rulebook import rulebook
from capotavola.speech.speaker import MissingText, Speaker

MOST_NAMED = 8


def needed_texts(game: Game) -> list[str]:
    """The names of the messages; those of refusals and endings are known only to who reads the rules."""
    return [*dict.fromkeys(_needed(game))]


def missing_texts(game: Game, besides: list[str]) -> list[str]:
    """Each with its language, or the file that is not there; the first few of them."""
    missing: list[str] = []
    for lang in LANGUAGES:
        file = files_of(game.name) / "text" / f"{lang}.ftl"
        if not file.is_file():
            missing.append(f"the file text/{lang}.ftl")
            continue
        speaker = Speaker(lang, game, [])
        missing += [f"{key} ({lang})" for key in [*needed_texts(game), *besides] if not speaker.knows(key)]
        missing += [f"{key} ({lang})" for key in _unnamed(game, speaker)]
    more = len(missing) - MOST_NAMED
    return [*missing[:MOST_NAMED], f"{more} more"] if more > 0 else missing


def wrong_rulebook(game: str) -> str | None:
    """What is wrong with it in some language: no file, a line that is no rule, other rules."""
    ids: list[str] = []
    for lang in LANGUAGES:
        try:
            found = rulebook(game, lang).ids()
        except FileNotFoundError:
            return f"the file rulebook/{lang}.md is not there"
        except ValueError as error:
            return f"{lang}: {error}"
        if not found:
            return f"{lang}: there is no rule in it"
        ids = ids or found
        if found != ids:
            return f"{lang}: its rules are not those of {LANGUAGES[0]}"
    return None


def _needed(game: Game) -> Iterator[str]:
    yield "title"
    for verb in game.vocabulary.verbs:
        yield f"do-{verb.name}"
        if verb.params:
            yield f"verb-{verb.name}"
        for param in verb.params:
            yield f"param-{param.name}"
    for event in game.declared.events:
        yield f"event-{event}"
    for option in game.options:
        yield f"option-{option.name}"
        yield f"about-option-{option.name}"
        for word in option.words or []:
            yield f"option-{option.name}-{word}"


def _unnamed(game: Game, speaker: Speaker) -> Iterator[str]:
    """Words of the actions that have no message of any kind that the game declares for them."""
    kinds = game.declared.arguments.words
    for param in [param for verb in game.vocabulary.verbs for param in verb.params]:
        if param.name in kinds:
            words = [word for word in param.words or [] if not _has_name(speaker, param.name, word)]
            yield from (f"{param.name}-{word}" for word in words)


def _has_name(speaker: Speaker, kind: str, word: str) -> bool:
    try:
        speaker.named(kind, word)
    except MissingText:
        return False
    return True
