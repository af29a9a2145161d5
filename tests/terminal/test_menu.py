"""The parts of an action in a menu: each is called what its game declares it to be."""

import pytest

import capotavola
from capotavola.engine.action import Action
from capotavola.speech.languages import LANGUAGES
from capotavola.speech.speaker import MissingText, Speaker
from capotavola.terminal.menu import Lister, Menu
from tests.boxes import game_of

NAMES = ["Anna", "Bruno", "Carla"]


def speaker(game: str, lang: str = "en") -> Speaker:
    return Speaker(lang, game_of(game), NAMES)


def labels(game: str, texts: list[str]) -> tuple[str, list[str]]:
    """Of the first menu of these actions."""
    actions: list[Action] = [game_of(game).parse(text) for text in texts]
    menu: Menu = Lister(speaker(game), "turn", lambda _: None).menu_of(actions)
    return menu.title, [label for label, _ in menu.entries]


def test_seats_have_names_and_places_count_from_one() -> None:
    seats = [f"patrol {seat} {place}" for seat in (1, 2) for place in range(7)]
    assert labels("omerta", seats) == ("Player", ["Bruno", "Carla"])
    title, places = labels("omerta", [f"patrol 1 {place}" for place in range(13)])
    assert (title, places[:2]) == ("Place", ["number 1", "number 2"])
    title, heights = labels("corleone", [f"move-marker queens {height}" for height in range(13)])
    assert (title, heights[:2]) == ("Marker", ["number 1", "number 2"])


def test_an_amount_is_no_place() -> None:
    title, stakes = labels("cosanostra", [f"stake {amount * 1000}" for amount in range(13)])
    assert (title, stakes[:3], stakes[-1]) == ("Amount", ["0", "1000", "2000"], "12,000")
    title, bills = labels("corleone", [f"bid {ones} {twos} 0 0" for ones in range(2) for twos in range(7)])
    assert (title, bills) == ("$1", ["0", "1"])


def test_a_long_list_of_a_game_of_others_is_asked_part_by_part() -> None:
    actions = [
        "keep",
        *(f"bribe {favour} {coins}" for favour in ("judge", "senator") for coins in range(1, 14)),
    ]
    assert labels("bustarella", actions) == ("", ["seal an empty envelope, and gain a coin", "a bribe"])
    assert labels("bustarella", actions[1:]) == ("For whom?", ["Judge", "Senator"])
    assert labels("bustarella", actions[1:14]) == ("Coins", [str(coins) for coins in range(1, 14)])


def test_words_have_their_messages() -> None:
    bought = [f"complete {source} protection-racket gun money-first" for source in ("hand", "public")]
    assert labels("corleone", bought * 7) == ("From", ["from the hand", "public"])


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", capotavola.games())
def test_every_integer_of_an_action_can_stand_in_a_menu(game: str, lang: str) -> None:
    words = speaker(game, lang)
    for verb in game_of(game).vocabulary.verbs:
        for param in verb.params:
            assert words.say(f"param-{param.name}")
            assert words.label(param.name, param.outside(1))


def test_an_argument_that_the_game_does_not_declare_is_named() -> None:
    with pytest.raises(MissingText, match="nonsense"):
        speaker("omerta").part("nonsense", 1)
