"""The options of a table, explained."""

import msgspec
from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from capotavola.engine.game import Game
from capotavola.engine.options import Option
from capotavola.speech.speaker import Speaker


class ExplainedValue(msgspec.Struct):
    written: str  # as --option takes it
    meaning: str


class ExplainedOption(msgspec.Struct):
    name: str
    title: str
    meaning: str
    default: bool | int | str
    values: list[ExplainedValue]


def explained_options(game: Game, speaker: Speaker) -> list[ExplainedOption]:
    return [
        ExplainedOption(
            option.name,
            speaker.say(f"option-{option.name}"),
            speaker.say(f"about-option-{option.name}"),
            option.default,
            _values(option, speaker),
        )
        for option in game.options
    ]


def _values(option: Option, speaker: Speaker) -> list[ExplainedValue]:
    if isinstance(option.default, bool):
        values: list[bool | str] = [True, False]
    elif option.words is not None:
        values = [*option.words]
    else:
        bounds = {"low": option.low, "high": option.high, "value": option.default}
        worded = {name: speaker.number(int(bound)) for name, bound in bounds.items()}
        written = f"{option.name}={option.default}"
        return [ExplainedValue(written, speaker.say("option-from-to", **worded))]
    return [_value(option, value, speaker) for value in values]


def _value(option: Option, value: bool | str, speaker: Speaker) -> ExplainedValue:
    word = ("true" if value else "false") if isinstance(value, bool) else value
    meaning = speaker.option(option.name, value)
    if value == option.default:
        meaning = speaker.say("option-usual", value=meaning)
    return ExplainedValue(f"{option.name}={word}", meaning)


def print_options(console: Console, options: list[ExplainedOption], speaker: Speaker) -> None:
    title = speaker.say("title")
    if not options:
        console.print(Text(speaker.say("options-none", game=title)))
        return
    console.print(Text(speaker.say("options-title", game=title), style="bold"))
    for option in options:
        console.print()
        console.print(Text(option.title, style="bold yellow"))
        console.print(Padding(Text(option.meaning), (0, 0, 0, 2)))
        for value in option.values:
            line = Text(f"--option {value.written}", style="cyan")
            line.append(f"  {value.meaning}", style="default")
            console.print(Padding(line, (0, 0, 0, 2)))
