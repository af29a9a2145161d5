"""What a call says, in the language of who is called."""

from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource

from capotavola.engine.game import Game
from capotavola.speech.languages import RIGHT_TO_LEFT
from capotavola.speech.speaker import MissingText, Speaker


def say(lang: str, key: str, **args: str) -> str:
    bundle = _bundle(lang)
    if not bundle.has_message(key):
        raise MissingText(key)
    text, errors = bundle.format_pattern(bundle.get_message(key).value, args)  # type: ignore[arg-type]
    if errors:
        raise MissingText(f"{key}: {errors[0]}")
    return str(text)


def title_of(lang: str, game: Game) -> str:
    return Speaker(lang, game, []).say("title")


@cache
def _bundle(lang: str) -> FluentBundle:
    bundle = FluentBundle([lang], use_isolating=lang in RIGHT_TO_LEFT)
    bundle.add_resource(
        FluentResource((files(__package__) / "text" / f"{lang}.ftl").read_text(encoding="utf-8"))
    )
    return bundle
