"""Every rulebook ends with the cards of its box: their figures and their texts, in four languages."""

import tomllib
from importlib.resources import files
from pathlib import Path

import pytest

import capotavola
from capotavola.engine.appendix import PrintedCard
from capotavola.engine.boxes import own_games
from capotavola.engine.game import Game
from capotavola.engine.values import Json, items
from capotavola.speech.languages import LANGUAGES
from capotavola.speech.rulebook import whole_rulebook
from capotavola.speech.speaker import Speaker
from tests.boxes import game_of

every_language = pytest.mark.parametrize("lang", LANGUAGES)

# What each kind of entry of a content file is called in the texts.
NAMED_AS = {
    "omerta": {"character": "card"},
    "corleone": {"business": "business", "tile": "business", "ally": "card", "job": "card"},
    "cosanostra": {"business": "business", "job": "card", "influence": "card", "mercenary": "gangster"},
}


def cards(game: Game, lang: str = "en") -> dict[str, PrintedCard]:
    """By name; two of a name, as the bosses are, need not be told apart here."""
    return printed_by(game, Speaker(lang, game, []))


def printed_by(game: Game, speaker: Speaker) -> dict[str, PrintedCard]:
    book = whole_rulebook(game, speaker)
    assert book.appendix is not None
    assert all(group.title and group.cards for group in book.appendix.groups)
    return {card.name: card for group in book.appendix.groups for card in group.cards}


def box(game: str) -> dict[str, Json]:
    text = (files(f"capotavola.games.{game}") / "content" / "house.toml").read_text(encoding="utf-8")
    found: dict[str, Json] = tomllib.loads(text)
    return found


@every_language
@pytest.mark.parametrize("name", own_games())
def test_every_entry_of_the_content_is_in_the_appendix(name: str, lang: str) -> None:
    game = game_of(name)
    speaker = Speaker(lang, game, [])
    printed = printed_by(game, speaker)
    for kind, called in NAMED_AS[name].items():
        for entry in items(box(name)[kind], kind):
            assert isinstance(entry, dict)
            if entry.get("rounds") == [0, 0, 0, 0]:
                continue  # only an ability names it: there is no card
            card = printed[speaker.named(called, str(entry["name"]))]
            if "copies" in entry:
                assert f"× {speaker.number(int(str(entry['copies'])))}" in card.figures, card.name
            if kind in ("character", "ally", "mercenary", "influence"):
                assert card.text, card.name


@every_language
def test_the_cards_of_omerta_have_points(lang: str) -> None:
    game = game_of("omerta")
    speaker = Speaker(lang, game, [])
    printed = printed_by(game, speaker)
    assert len(printed) == 10 + 11 + 5
    bottle = printed[speaker.card("bottle-7")]
    assert bottle.figures == [f"× {speaker.number(4)}", speaker.say("appendix-points", count=7)]
    lady = printed[speaker.card("lady")]
    assert lady.figures == [f"× {speaker.number(2)}", speaker.say("appendix-points", count=15)]
    assert lady.text == speaker.say("about-lady")


def test_the_cards_of_corleone_say_what_they_cost_and_bring() -> None:
    printed = cards(game_of("corleone"))
    assert printed["Stock Exchange"].figures == ["1 Wall Street", "front: $2, suitcase", "back: suitcase"]
    assert printed["Central Park"].figures == ["back: suitcase"]
    assert printed["Casino Royale"].figures == ["front: 3→$3+$5, suitcase", "back: $3"]
    assert printed["Shake Down"].figures == ["× 3", "goods: gun, booze, blood money", "money: $5"]
    assert printed["Bookmaking"].text == ""
    assert printed["Capo"].text == "any one good except narcotics · then: jobs"
    assert printed["$5"].figures == ["× 30"]
    assert printed["Queens, Brooklyn"].figures == ["3+"]


@pytest.mark.rule("CE-4.6", "CE-R20")
@every_language
def test_the_texts_of_the_cards_that_do_several_things_say_all_of_it(lang: str) -> None:
    """Of Ambush, Protection Racket, Car Bomb and An Offer a half was left out."""
    speaker = Speaker(lang, game_of("corleone"), [])
    english = {
        "ambush": ["gun down a thug", "move one of yours there", "use that front"],
        "dollar-from-each": ["$1 from each opponent", "another money card"],
        "car-bomb": ["family-member space", "in a turf that space touches"],
        "offer": ["into your suitcase", "back to the supply"],
    }
    for effect, parts in english.items():
        said = speaker.named("effect", effect)
        if lang == "en":
            assert all(part in said for part in parts)
        else:
            assert len(said) > 50, effect


def test_the_cards_of_la_cosa_nostra_have_their_figures() -> None:
    printed = cards(game_of("cosanostra"))
    assert printed["Garage"].figures == ["× 2", "company", "income $4,000", "price $8,000"]
    assert printed["Pimp"].text == "Counts for a monopoly: prostitution"
    assert printed["Lawyer"].text.endswith(": 2")
    assert printed["loans"].figures == ["income $5,000"]
    together = "more than all the others together"
    assert printed["loans"].text == f"At least 2 active ones, and {together}: Loan shark"
    assert printed["Skinny Pino Blundetto"].figures == ["strength 1", "there from the start"]
    assert printed["Granite Rocco Blundetto"].figures == ["strength 4", "price $20,000"]
    delivery = ["I × 1", "difficulty 4+", "needs: Drug dealer", "$6,000 / $9,000"]
    assert printed["Drug delivery"].figures == delivery
    assert "difficulty strength" in printed["Contract killing"].figures
    assert any(figure.startswith("stake up to $") for figure in printed["Horse race"].figures)
    assert printed["Henchman"].figures == ["× 5", "difficulty −1", "one for each player at the start"]
    assert printed["Laverne Ontario"].figures[0] == "Crips"


def test_the_appendix_is_that_of_the_content_played_with(tmp_path: Path) -> None:
    house = (files("capotavola.games.corleone") / "content" / "house.toml").read_text(encoding="utf-8")
    plain = 'name = "bookmaking"\ngoods = ["booze"]\neffects = []\nmoney = [2, 1]'
    assert plain in house
    title = 'title = { en = "Wire Fraud", pl = "Oszustwo" }'
    own = f'name = "wire-fraud"\n{title}\ngoods = ["booze", "gun"]\neffects = ["suitcase"]\nmoney = [5]'
    file = tmp_path / "box.toml"
    file.write_text(house.replace(plain, own), encoding="utf-8")
    game = capotavola.game("corleone", content=file)
    assert cards(game)["Wire Fraud"].figures == ["× 2", "goods: gun, booze", "money: $5"]
    assert "Oszustwo" in cards(game, "pl")
    assert "Bookmaking" not in cards(game)
