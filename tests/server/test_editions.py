"""Own boxes: offered by the house, played with by people and bots, kept with the table and its record."""

import asyncio
from importlib.resources import files
from pathlib import Path

import msgspec
import pytest

import capotavola
from capotavola.editions import Editions, built_in_content, to_begin_with
from capotavola.engine.game import BadSetup
from capotavola.engine.match import open_match
from capotavola.engine.record import read_record
from capotavola.engine.replay import verify
from capotavola.server.bodies import NewTable
from capotavola.server.house.attendant import _turn_for
from capotavola.server.house.house import House
from capotavola.server.house.metrics import Metrics
from capotavola.server.house.reception import open_table
from capotavola.server.house.transfer import export_table, import_table
from capotavola.server.table import showing
from capotavola.server.table.refusing import HouseRefuses
from capotavola.server.thinking.bots import Shelf, consider
from tests.server.pages import visited
from tests.server.stores import opened as store_at

POINTS = "points = 15"  # of the lady, in the built-in edition
NEW_POINTS = "points = 33"


def box(name: str = "my box", game: str = "omerta") -> str:
    """One whose lady is worth more."""
    built_in = built_in_content(game)
    assert built_in is not None
    text = to_begin_with(built_in).replace('edition = "my box"', f'edition = "{name}"')
    assert game != "omerta" or POINTS in text
    return text.replace(POINTS, NEW_POINTS, 1)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    found = tmp_path / "editions"
    found.mkdir()
    (found / "box.toml").write_text(box())
    return found


def lady(cards: dict[str, list[dict[str, object]]]) -> object:
    return next(card["points"] for card in cards["character"] if card["name"] == "lady")


def test_sound_files_are_offered_and_the_others_are_named(folder: Path) -> None:
    (folder / "broken.toml").write_text(box("other").replace(NEW_POINTS, "points = 333"))
    (folder / "copy.toml").write_text(box())
    (folder / "house.toml").write_text(box("house"))
    (folder / "nameless.toml").write_text(box(""))
    (folder / "notes.txt").write_text("no box at all")
    found = Editions(folder)
    assert found.of("omerta") == ["my box"]
    assert found.of("corleone") == []
    assert [trouble.split(": ", 2)[2] for trouble in found.troubles] == [
        "points must be from 0 to 100, not 333",
        "there is an edition my box already",
        "there is an edition house already",
        "an edition has a name of 1 to 60 letters",
    ]
    with pytest.raises(BadSetup, match="no such edition of omerta: other"):
        found.game("omerta", "other")


def test_a_house_without_such_a_folder_offers_none(tmp_path: Path) -> None:
    assert Editions(tmp_path / "nowhere").troubles == []
    assert Editions(tmp_path / "nowhere").of("omerta") == []


def test_a_table_goes_on_with_its_box_when_the_file_is_gone(tmp_path: Path, folder: Path) -> None:
    async def evening() -> None:
        async with store_at(f"sqlite:///{tmp_path / 'house.db'}") as store:
            house = House(store, Metrics(), bot_delay=0, editions=Editions(folder))
            wish = NewTable("omerta", ["Anna"], edition="my box", players=3, fill="greedy", start=True)
            opened = (await open_table(house, wish)).opened
            assert showing.table_info(opened.table).edition == "my box"
            figures = opened.table.game.content_hash
            assert figures != house.game("omerta").content_hash

            later = House(store, Metrics(), bot_delay=0)
            again = await later.open(opened.kept.code)
            assert again.table.game.content_hash == figures
            assert again.table.state.view(0) == opened.table.state.view(0)

            with pytest.raises(HouseRefuses, match="bad-setup"):
                await open_table(later, wish)

    asyncio.run(evening())


def test_a_table_moves_with_its_box(tmp_path: Path, folder: Path) -> None:
    async def moved() -> None:
        async with store_at(f"sqlite:///{tmp_path / 'old.db'}") as store:
            house = House(store, Metrics(), bot_delay=0, editions=Editions(folder))
            wish = NewTable("omerta", ["Anna"], edition="my box", fill="greedy", start=True)
            raw = await export_table(house, (await open_table(house, wish)).opened.kept.code)
        async with store_at(f"sqlite:///{tmp_path / 'new.db'}") as store:
            other = House(store, Metrics(), bot_delay=0)
            table = (await other.open(await import_table(other, raw))).table
            assert table.game.box == box()

    asyncio.run(moved())


def test_bots_think_with_the_box_of_their_table(tmp_path: Path, folder: Path) -> None:
    async def job() -> None:
        async with store_at(f"sqlite:///{tmp_path / 'house.db'}") as store:
            house = House(store, Metrics(), bot_delay=0, editions=Editions(folder))
            shelf = Shelf()
            for edition in ("my box", None):
                wish = NewTable("omerta", ["Anna"], edition=edition, fill="greedy", start=True)
                table = (await open_table(house, wish)).opened.table
                assert consider(_turn_for(table, -1), shelf) is not None
            hashes = [game.content_hash for game in shelf.games.values()]
            assert hashes == [
                capotavola.game("omerta", folder / "box.toml").content_hash,
                table.game.content_hash,
            ]

    asyncio.run(job())


def test_a_record_is_played_again_with_its_own_cards(tmp_path: Path, folder: Path) -> None:
    """To its end, by whoever comes first and does what is first."""
    game = capotavola.game("omerta", folder / "box.toml")
    match = open_match(game, ["Anna", "Bea", "Carlo"], {}, b"seed")
    while match.state.waiting:
        seat = match.state.deciders()[0]
        match.apply(seat, match.state.legal(seat)[0])
    (folder / "box.toml").unlink()
    record = read_record(match.record.to_bytes())
    kept = record.box()
    assert kept == box()
    assert verify(capotavola.boxed("omerta", kept), record).finished


def test_the_house_shows_its_editions_and_their_cards(tmp_path: Path, folder: Path) -> None:
    with visited(tmp_path, tmp_path / "page") as client:
        games = {game["name"]: game["editions"] for game in client.get("/api/house").json()["games"]}
        assert games.pop("omerta") == ["my box"]
        assert {*map(len, games.values())} == {0}
        cards = "/api/games/omerta/cards"
        assert lady(client.get(cards).json()) == 15
        assert lady(client.get(cards, params={"edition": "my box"}).json()) == 33
        book = client.get("/api/games/omerta/rulebook/en", params={"edition": "my box"}).json()
        assert "33 points" in msgspec.json.encode(book["appendix"]).decode()

        wish = {"game": "omerta", "names": ["Anna"], "edition": "my box"}
        code = client.post("/api/tables", json=wish).json()["code"]
        assert client.get(f"/api/tables/{code}").json()["edition"] == "my box"
        assert lady(client.get(cards, params={"table": code}).json()) == 33
        for wrong in ({"edition": "other"}, {"table": "NOSUCH"}):
            assert client.get(cards, params=wrong).status_code == 404
        assert client.get("/api/games/corleone/cards", params={"table": code}).status_code == 404


@pytest.mark.parametrize("game", ["corleone", "cosanostra"])
def test_every_game_can_be_played_with_a_box_of_its_own(game: str) -> None:
    text = files(f"capotavola.games.{game}").joinpath("content", "house.toml").read_text()
    built_in = capotavola.game(game).content_hash
    assert capotavola.boxed(game, text).content_hash == built_in
    assert capotavola.boxed(game, box(game=game)).content_hash != built_in
