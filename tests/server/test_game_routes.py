"""What is printed in the games' rulebooks and boxes can be read over HTTP, by the page and by anybody."""

import tomllib
from collections.abc import Iterator

import httpx
import msgspec
import pytest

import capotavola
from capotavola.engine.boxes import files_of, own_games
from capotavola.engine.content import ContentFile
from capotavola.speech.languages import LANGUAGES
from capotavola.speech.rulebook import parse_rulebook, whole_rulebook
from capotavola.speech.speaker import Speaker
from tests.server.pages import visited

UNKNOWN = [
    "/api/games/chess/cards",
    "/api/games/chess/rulebook/en",
    "/api/games/Omerta/cards",
    "/api/games/omerta/rulebook/de",
    "/api/games/omerta/rulebook/EN",
    "/api/games/omerta/rulebook/..%2fen",
    "/api/games/..%2f..%2fengine/cards",
    "/api/games/omerta/rulebook",
    "/api/games/omerta",
    "/api/games",
]


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[httpx.Client]:
    folder = tmp_path_factory.mktemp("games")
    with visited(folder, folder / "page") as client:
        yield client


def source(game: str, *path: str) -> str:
    return files_of(game).joinpath(*path).read_text(encoding="utf-8")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", capotavola.games())
def test_a_rulebook_is_the_one_in_its_file(client: httpx.Client, game: str, language: str) -> None:
    book = client.get(f"/api/games/{game}/rulebook/{language}").json()
    text = source(game, "rulebook", f"{language}.md")
    assert text.startswith(f"# {book['title']}\n")
    assert book["introduction"] == parse_rulebook(text).introduction
    rules = [rule for chapter in book["chapters"] for rule in chapter["rules"]]
    assert [f"- **{rule['id']}** {rule['text']}" for rule in rules] == [
        line for line in text.splitlines() if line.startswith("- **")
    ]
    assert [f"## {chapter['number']} {chapter['title']}" for chapter in book["chapters"]] == [
        line for line in text.splitlines() if line.startswith("## ")
    ]


@pytest.mark.parametrize("game", own_games())
def test_a_rulebook_ends_with_the_cards_of_the_box(client: httpx.Client, game: str) -> None:
    appendix = client.get(f"/api/games/{game}/rulebook/en").json()["appendix"]
    box = capotavola.game(game)
    expected = whole_rulebook(box, Speaker("en", box, [])).appendix
    assert appendix == msgspec.to_builtins(expected)
    assert len(appendix["groups"]) > 2


def test_a_game_without_content_has_no_cards(client: httpx.Client) -> None:
    assert client.get("/api/games/bustarella/cards").json() == {}
    assert client.get("/api/games/bustarella/rulebook/en").json()["appendix"] is None


@pytest.mark.parametrize("game", own_games())
def test_cards_are_those_that_the_house_plays_with(client: httpx.Client, game: str) -> None:
    cards = client.get(f"/api/games/{game}/cards").json()
    assert cards == tomllib.loads(source(game, "content", "house.toml"))
    content = ContentFile(files_of(game) / "content" / "house.toml")
    assert content.fingerprint() == capotavola.game(game).content_hash


def test_the_cards_of_omerta_have_their_figures(client: httpx.Client) -> None:
    cards = client.get("/api/games/omerta/cards").json()
    assert {"value": 1, "copies": 4}.items() <= cards["bottle"][0].items()
    lady = next(card for card in cards["character"] if card["name"] == "lady")
    assert (lady["points"], lady["copies"]) == (15, 2)


@pytest.mark.parametrize("path", UNKNOWN)
def test_what_is_not_there_is_refused(client: httpx.Client, path: str) -> None:
    answer = client.get(path)
    assert (answer.status_code, answer.json()["type"]) == (404, "refused")
    assert answer.headers["cache-control"] == "no-store"


@pytest.mark.parametrize("path", ["omerta/rulebook/fa", "corleone/cards"])
def test_what_a_browser_has_it_does_not_get_again(client: httpx.Client, path: str) -> None:
    first = client.get(f"/api/games/{path}")
    assert first.headers["cache-control"] == "no-cache"
    etag = first.headers["etag"]
    again = client.get(f"/api/games/{path}", headers={"if-none-match": etag})
    assert (again.status_code, again.content, again.headers["etag"]) == (304, b"", etag)
    assert again.headers["cache-control"] == "no-cache"
    other = client.get(f"/api/games/{path}", headers={"if-none-match": '"other"'})
    assert (other.status_code, other.content) == (200, first.content)


def test_every_book_and_box_has_an_etag_of_its_own(client: httpx.Client) -> None:
    paths = [f"{game}/rulebook/{language}" for game in capotavola.games() for language in LANGUAGES]
    paths += [f"{game}/cards" for game in capotavola.games()]
    assert len({client.get(f"/api/games/{path}").headers["etag"] for path in paths}) == len(paths)
