"""What a game tells is what it declares: its views, its events, and every argument of theirs."""

import functools
import random

import jsonschema_rs
import msgspec
import pytest

import capotavola
from capotavola.engine.action import Action, Param
from capotavola.engine.declared import Arguments, singular
from capotavola.engine.values import Json
from capotavola.server.shapes import shapes_of_events
from capotavola.terminal.drawing import drawing_of
from tests.boxes import game_of
from tests.conformance.journey import Journey
from tests.conformance.walks import any_action
from tests.speech.test_texts import Variables, messages

EVERY_GAME = pytest.mark.parametrize("name", capotavola.games())


@functools.cache
def texts_of(name: str) -> dict[str, Variables]:
    """To read them takes longer than most of the checks."""
    return messages(name, "en")


def undeclared(args: dict[str, Json], arguments: Arguments) -> list[str]:
    """Names that the game does not declare, or declares as something else."""
    return [name for name, value in args.items() if not fits(name, value, arguments)]


def fits(name: str, value: Json, arguments: Arguments) -> bool:
    kinds = arguments.kinds()
    listed = name in arguments.lists or name not in kinds
    if not listed:
        return fits_alone(name, value, arguments)
    each = name if name in kinds else singular(name)
    return isinstance(value, list) and all(fits_alone(each, item, arguments) for item in value)


def fits_alone(name: str, value: Json, arguments: Arguments) -> bool:
    match arguments.kinds()[name]:
        case "seat" | "place" | "amount":
            return isinstance(value, int) and not isinstance(value, bool)
        case "quote" | "word":
            return isinstance(value, str)
        case "choice":
            return value in arguments.choices[name]
        case "phrase":
            assert isinstance(value, dict)
            parts = {part: item for part, item in value.items() if part != "phrase"}
            return "phrase" in value and not undeclared(parts, arguments)


def arguments_of(action: Action) -> dict[str, Json]:
    """As they are said."""
    form = action.verb.form
    args = action.value() if form is None else form.phrases(action.terms, action.text)
    return {name: value for name, value in args.items() if name != "verb"}


@EVERY_GAME
def test_an_argument_is_declared_once(name: str) -> None:
    arguments = game_of(name).declared.arguments
    groups = [arguments.seats, arguments.places, arguments.amounts, arguments.quotes, arguments.phrases]
    names = [name for group in groups for name in group] + [*arguments.choices, *arguments.words]
    assert len(names) == len({*names}) == len(arguments.kinds())
    assert {*arguments.lists} <= {*names}


@EVERY_GAME
def test_every_parameter_is_declared_as_what_it_is(name: str) -> None:
    game = game_of(name)
    for verb in game.vocabulary.verbs:
        for param in verb.params:
            assert is_declared(param, game.declared.arguments), (verb.name, param.name)


def is_declared(param: Param, arguments: Arguments) -> bool:
    kind = arguments.kinds().get(param.name)
    if param.words is None:
        return kind in ("seat", "place", "amount")
    return kind == "word" or (kind == "choice" and arguments.choices[param.name] == param.words)


@EVERY_GAME
def test_every_event_that_is_declared_has_a_text_and_the_other_way_round(name: str) -> None:
    events, kinds = game_of(name).declared.events, game_of(name).declared.arguments.kinds()
    texts = {key: found for key, found in texts_of(name).items() if key.startswith("event-")}
    assert {f"event-{event}" for event in events} == {*texts}
    for event, arguments in events.items():
        counts = {f"{argument}_count" for argument in arguments if argument not in kinds}  # of lists
        assert texts[f"event-{event}"].names <= {*arguments} | counts, event


def test_whatever_is_shown_told_done_asked_and_refused_is_declared(journey: Journey) -> None:
    name, game = journey.name, journey.game
    arguments, drawing = game.declared.arguments, drawing_of(name)
    events = jsonschema_rs.validator_for({"oneOf": [*shapes_of_events(game.declared)]})
    rng = random.Random(14)
    possible: set[Action] = set()
    reasons = set()
    for done in journey.decisions:
        state = done.before.copy()
        shown = state.view(done.seat)
        for view in (shown, state.view(None)):
            msgspec.convert(view, game.declared.view)
        for event in done.told:
            assert events.is_valid(event.value()), event
        possible.update(done.before.possible(done.seat))
        if done.seat in done.before.deciders:
            key, asked = drawing.question(shown)
            assert not undeclared(asked, arguments), key
        for _ in range(3):
            refusal = state.why_not(rng.randrange(journey.players), any_action(game, rng))
            if refusal is not None:
                reasons.add(refusal.reason)
                assert not undeclared(refusal.args, arguments), refusal
    for action in possible:
        assert not undeclared(arguments_of(action), arguments), action
    for decisions in journey.games:
        msgspec.convert(decisions[-1].after.copy().view(0), game.declared.view)
    sentences = [key for key in texts_of(name) if key.startswith("no-")]
    assert len(reasons) > min(5, len(sentences) // 4)


def test_what_is_not_declared_is_found() -> None:
    arguments = Arguments(
        seats=["seat", "to"], choices={"from": ["pile"]}, words={"card": ["card"]}, lists=["to"]
    )
    good: dict[str, Json] = {"seat": 1, "to": [2], "from": "pile", "card": "lady", "cards": ["lady"]}
    assert undeclared(good, arguments) == []
    bad: dict[str, Json] = {"seat": "1", "to": 2, "from": "safe", "card": ["lady"], "cards": 2, "place": 1}
    assert undeclared(bad, arguments) == [*bad]
