"""What is typed at the terminal: numbers as they are shown, names, mistakes with their place."""

import random
from pathlib import Path

import pytest

import capotavola
from capotavola.engine.typed import Mistyped, call_of, seat_called
from capotavola.speech.languages import LANGUAGES
from capotavola.speech.speaker import Speaker
from capotavola.terminal.menu import Lister, Menu
from capotavola.terminal.sheet import Sheet
from tests.boxes import game_of
from tests.conformance.walks import walk
from tests.terminal.test_client import Typist, seat_down
from tests.terminal.test_screen import room_for
from tests.terminal.test_talk import Says, client

NAMES = ["Anna", "Bruno", "Carla Rossi"]
OMERTA = game_of("omerta")
COSANOSTRA = game_of("cosanostra")


@pytest.mark.parametrize("game", capotavola.games())
def test_what_is_shown_can_be_typed_back(game: str) -> None:
    """In a whole random game, of everything that is legal."""
    box = game_of(game)
    state = box.start(players=3, seed=b"typing")
    rng = random.Random(4)
    for seat, action in walk(box, state, rng):
        assert box.parse(box.typed(action, NAMES), NAMES) == action
        for choice in [*state.legal(seat)[:20], *state.unasked(seat)[:20]]:
            assert box.parse(box.typed(choice, NAMES), NAMES) == choice
            assert box.parse(str(choice)) == choice


def test_people_count_from_one_and_call_each_other_by_name() -> None:
    assert str(OMERTA.parse("snap 3", NAMES)) == "snap 2"
    assert str(OMERTA.parse("gangster 1 2 bruno 4", NAMES)) == "gangster 0 1 1 3"
    assert str(OMERTA.parse("lady carla rossi", NAMES)) == "lady 2"
    assert str(OMERTA.parse("patrol Carla Rossi 4", NAMES)) == "patrol 2 3"
    offers = ["2,3", "Bruno,Carla Rossi", "bruno, carla rossi", "Bruno 3", "۲ ۳"]
    for to in offers:
        offer = COSANOSTRA.parse(f"offer {to} give 1000 want use:cop-1", NAMES)
        assert str(offer) == "offer 1,2 give 1000 want use:cop-1"
    assert str(COSANOSTRA.parse("judge 1 kept", NAMES)) == "judge 0 kept"
    assert str(COSANOSTRA.parse("pay Bruno 3000", NAMES)) == "pay 1 3000"
    assert str(COSANOSTRA.parse("do pockets-lello-dimaggio 2", NAMES)) == "do pockets-lello-dimaggio 1"


def test_a_name_that_would_not_be_understood_is_shown_as_a_number() -> None:
    odd = ["2", "Anna", "A, B", "anna"]
    assert [call_of(seat, odd) for seat in range(4)] == ["1", "Anna", "3", "anna"]
    assert [seat_called(call_of(seat, odd), odd) for seat in range(4)] == [0, 1, 2, 3]


MISTAKES = [
    ("offer 2 give 1000 want use:garage", "use:garage", "use:garage-1, use:garage-2"),
    ("offer Bruno give 1,000 want use:cop-1", "1,000", "1000"),
    ("offer Bruno give 1.000", "1.000", "1000"),
    ("offer Brno give 1000", "Brno", "Anna, Bruno, Carla"),
    ("offer 4 give 1000", "4", "Anna, Bruno, Carla"),
    ("offer 0 give 1000", "0", "Anna, Bruno, Carla"),
    ("offer 2 1000", "1000", None),
    ("offer Bruno promise pay:4000", "pay:4000", "pay:4000@3"),
    ("offer Bruno promise 3000", "3000", "share:…"),
    ("offer Bruno promise use:lawyer-1", "use:lawyer-1", "use:cop-1@3"),
    ("offer Bruno ask return:lawer-1@2", "return:lawer-1@2", "return:lawyer-1"),
    ("counter give 1000", "give", "counter"),
    ("offer", None, "offer"),
    ("offer Bruno want lawyr-1", "lawyr-1", "lawyer-1"),
    ("accept", None, "Player"),
    ("accept 9", "9", "Anna, Bruno, Carla"),
    ("accept Bruno now", "now", "Player"),
    ("pay Bruno much", "much", "0"),
    ("judge 0 kept", "0", "1"),
    ("judge 1 maybe", "maybe", "kept, broken"),
    ("plan pockets-lello threats", "pockets-lello", "pockets-lello-dimaggio"),
]


@pytest.mark.parametrize(("typed", "wrong", "hint"), MISTAKES)
def test_a_mistake_is_shown_in_its_place(
    typed: str, wrong: str | None, hint: str | None, tmp_path: Path
) -> None:
    typist = Typist([typed, "quit"])
    table = client(typist, 0, [None, Says(), Says()], tmp_path)
    table.play()
    screen = typist.screen()
    assert "There is no choice" not in screen
    lines = screen.split("\n")
    at = lines.index(f"  {typed}")
    mark = lines[at + 1]
    if wrong is None:
        assert mark.strip() == "^"
        assert mark.index("^") > len(f"  {typed}")
    else:
        assert f"  {typed}"[mark.index("^") : mark.rindex("^") + 1] == wrong
        assert wrong in lines[at + 2] or hint == "counter"
    if hint is not None:
        assert hint in lines[at + 2]
    assert not table.match.record.entries


WHOLE = ["offer 2 give 1000 2000", "offer 2 give 1000 promise words"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_mistakes_are_told_in_every_language(lang: str) -> None:
    speaker = Speaker(lang, COSANOSTRA, ["Anna", "Bruno", "Carla"])
    told = set()
    long = f"offer 2 say {'a' * 201}"
    many = "offer 2 give " + " ".join(f"{amount}000" for amount in range(1, 42))
    for typed in [*[typed for typed, _, _ in MISTAKES], long, many, *WHOLE, "nonsense"]:
        with pytest.raises(Mistyped) as caught:
            COSANOSTRA.parse(typed, speaker.names)
        sentence = speaker.mistake(caught.value)
        assert sentence
        assert "{" not in sentence
        told.add(caught.value.reason)
    assert len(told) == 15


def test_a_wrong_word_for_a_place_is_answered(tmp_path: Path) -> None:
    typist = Typist(["peek one 2", "peek 0 2", "peek 1 2 3", "peek 5 6", "quit"])
    seat_down(typist, ["Anna"], tmp_path).play()
    screen = typist.screen()
    assert "“one” is not a whole number from 1 up." in screen
    assert "“0” is not a whole number from 1 up." in screen
    assert "“3” is too much. After peek comes: Place, The other place" in screen
    assert "Not allowed by OM-1.6: Choose two different cards of your four." in screen


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(2))
def test_the_example_of_a_deal_is_legal_at_every_moment(seed: int) -> None:
    """Whoever is asked, wherever deals are open and an offer is left."""
    room = room_for("cosanostra", 4, (120, 60), "en", seed)
    state = room.match.state
    game = room.match.game
    rng = random.Random(seed)
    shown = 0
    for seat, _ in walk(game, state, rng):
        if not state.talk_open() or rng.random() < 0.7:
            continue
        sheet = Sheet(room, seat, state.legal(seat) or state.unasked(seat), may_wait=False)
        left = state.view(seat)["seats"]
        assert isinstance(left, list)
        mine = left[seat]
        assert isinstance(mine, dict)
        if sheet.example is not None:
            assert state.why_not(seat, game.parse(sheet.example, room.speaker.names)) is None
            shown += 1
    assert shown > 20


def first_leaf(menu: Menu) -> object:
    entry = menu.entries[0][1]
    return first_leaf(entry) if isinstance(entry, Menu) else entry


@pytest.mark.parametrize("game", capotavola.games())
def test_choice_one_is_never_grave(game: str) -> None:
    """Nobody ends the round, refuses a deal or throws a task away by typing 1 on and on."""
    box = game_of(game)
    speaker = Speaker("en", box, NAMES)
    state = box.start(players=3, seed=b"grave")
    graves = 0
    for seat, _ in walk(box, state, random.Random(2)):
        legal = state.legal(seat)
        if not legal:
            continue
        step = str(state.view(seat)["step"])
        first = first_leaf(Lister(speaker, step, lambda _: None).menu_of(legal))
        grave = [action for action in legal if action.verb.grave]
        graves += len(grave)
        assert first not in grave or len(grave) == len(legal)
    assert graves or not any(verb.grave for verb in box.vocabulary.verbs)


def test_an_offer_is_not_taken_by_typing_one(tmp_path: Path) -> None:
    typist = Typist(["1", "quit"])
    table = client(typist, 1, [None, Says("offer 0 give 2000 want use:casino-1"), Says()], tmp_path)
    table.play()
    screen = typist.screen()
    assert "  1  leave it open" in screen
    assert "accept: Bruno gives $2,000; you give one use of Casino 1" in screen
    assert "counter Bruno give … want …" in screen
    assert "Left open, an offer stands until it is withdrawn, declined or impossible, or the stage" in screen
    assert "agreed" not in [event.name for event in table.ears.heard[0]]
