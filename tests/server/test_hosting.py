"""The page for hosts says what is so, and what it tells them to do works."""

import json
import re
import shutil
import stat
import subprocess
import sys
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import NamedTuple

import httpx
import pytest

from capotavola.server.house.metrics import Metrics, Stock, StockTaken
from capotavola.server.settings import BadSetting, settings_from
from tests import commands
from tests.commands import Ended, capo_itself
from tests.server.live import LiveHouse, live_command, live_house

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "hosting.md").read_text()
DEPLOY = ROOT / "deploy"
POSTGRES = "postgresql://capo@localhost/house"
UNREACHABLE = "postgresql://capo@127.0.0.1:1/house"
# Where the default is no text of its own.
FOLDERS = {"CAPO_DATA", "CAPO_DATABASE", "CAPO_EDITIONS"}


class Row(NamedTuple):
    """A line of the page's table of settings."""

    name: str
    default: str | None
    values: str


def rows(first: str) -> list[list[str]]:
    """The cells of all rows whose first cell begins like that."""
    lines = re.findall(rf"^\| `{first}.*\|$", PAGE, re.MULTILINE)
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]


def settings_on_page() -> list[Row]:
    return [
        Row(name.strip("`"), None if default == "none" else default.strip("`"), values)
        for name, default, values, _ in rows("CAPO_")
    ]


SETTINGS = {row.name: row for row in settings_on_page()}


class Nothing(Mapping[str, str]):
    """An empty environment that remembers what was looked for in it."""

    def __init__(self) -> None:
        self.sought: set[str] = set()

    def __getitem__(self, name: str) -> str:
        self.sought.add(name)
        raise KeyError(name)

    def __iter__(self) -> Iterator[str]:
        return iter(())

    def __len__(self) -> int:
        return 0


def variables() -> set[str]:
    environment = Nothing()
    settings_from(environment)
    return {name for name in environment.sought if name.startswith("CAPO_")}


def test_the_page_lists_every_variable_and_no_other() -> None:
    assert set(SETTINGS) == variables()
    assert len(settings_on_page()) == len(SETTINGS)


@pytest.mark.parametrize("file", ["docs/hosting.md", *(f"deploy/{path.name}" for path in DEPLOY.iterdir())])
def test_no_file_for_hosts_names_a_variable_that_is_not_there(file: str) -> None:
    assert set(re.findall(r"\bCAPO_[A-Z_]+", (ROOT / file).read_text())) <= variables()


@pytest.mark.parametrize("row", [row for row in SETTINGS.values() if row.name not in FOLDERS])
def test_the_page_gives_the_default(row: Row) -> None:
    value = getattr(settings_from({}), row.name.removeprefix("CAPO_").lower())
    assert row.default == (None if value is None else str(value))


def test_the_page_says_where_the_data_is(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", "/home/anna")
    assert SETTINGS["CAPO_DATA"].default == "~/.local/share/capotavola"
    assert settings_from({}).database == "sqlite:////home/anna/.local/share/capotavola/house.db"
    assert settings_from({"XDG_DATA_HOME": "/xdg"}).database == "sqlite:////xdg/capotavola/house.db"
    assert "`house.db`" in rows("CAPO_DATABASE")[0][1]
    assert settings_from({"CAPO_DATA": "/data"}).database == "sqlite:////data/house.db"
    assert "`editions`" in rows("CAPO_EDITIONS")[0][1]
    assert settings_from({"CAPO_DATA": "/data"}).editions == Path("/data/editions")


def test_workers_on_postgresql_hear_of_each_other_through_it() -> None:
    assert settings_from({"CAPO_DATABASE": POSTGRES}).channels == POSTGRES
    assert settings_from({"CAPO_DATABASE": POSTGRES, "CAPO_CHANNELS": "memory"}).channels == "memory"


def numbers() -> list[tuple[str, int, int]]:
    found = [(row.name, re.fullmatch(r"(\d+) to (\d+)", row.values)) for row in SETTINGS.values()]
    return [(name, int(match[1]), int(match[2])) for name, match in found if match]


@pytest.mark.parametrize(("name", "low", "high"), numbers())
def test_numbers_are_allowed_from_and_to_what_the_page_says(name: str, low: int, high: int) -> None:
    for value in (low, high):
        settings = settings_from({"CAPO_DATABASE": POSTGRES, name: str(value)})
        assert getattr(settings, name.removeprefix("CAPO_").lower()) == value
    for value in (low - 1, high + 1):
        with pytest.raises(BadSetting, match=name):
            settings_from({"CAPO_DATABASE": POSTGRES, name: str(value)})


@pytest.mark.parametrize("name", ["CAPO_LOG_LEVEL", "CAPO_LOG_FORMAT"])
def test_words_are_those_that_the_page_lists(name: str) -> None:
    words = re.findall(r"`(\w+)`", SETTINGS[name].values)
    for word in words:
        assert word in settings_from({name: word})
    with pytest.raises(BadSetting, match=", ".join(words)):
        settings_from({name: "loud"})


@pytest.mark.parametrize("name", sorted(variables()))
def test_an_empty_variable_counts_as_not_set(name: str) -> None:
    assert settings_from({name: ""}) == settings_from({})


def test_the_page_lists_every_figure_and_no_other() -> None:
    whole = StockTaken(Stock({"open": 1}, attended=1, seats=1, room={"storage": 1}, answers=True))
    kinds = {
        family.name + ("_total" if family.type == "counter" else ""): family.type
        for family in [*Metrics().registry.collect(), *whole.collect()]
    }
    assert {cells[0].strip("`"): cells[1] for cells in rows("capo_")} == kinds


def test_links_on_the_page_lead_somewhere() -> None:
    for target in re.findall(r"\]\(([^)]+)\)", PAGE):
        file, _, anchor = target.partition("#")
        page = ROOT / "docs" / (file or "hosting.md")
        assert page.exists(), target
        assert not anchor or anchor in _anchors(page.read_text()), target


def _anchors(page: str) -> set[str]:
    titles = re.findall(r"^#+ (.+)$", page, re.MULTILINE)
    return {re.sub(r"[^\w -]", "", title).lower().replace(" ", "-") for title in titles}


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="there is no systemd here")
def test_systemd_understands_the_unit(tmp_path: Path) -> None:
    unit = tmp_path / "capotavola.service"
    text = (DEPLOY / unit.name).read_text()
    assert text.count("/opt/capotavola/bin/capo serve") == 1
    unit.write_text(text.replace("/opt/capotavola/bin/capo serve", f"{sys.executable} -m capotavola serve"))
    done = subprocess.run(["systemd-analyze", "verify", unit], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout + done.stderr) == (0, "")


# -- what a host does ------------------------------------------------------------------------


def capo(folder: Path, *words: str, **env: str) -> Ended:
    return commands.capo(*words, env=settings(folder, **env))


def settings(folder: Path, **env: str) -> dict[str, str]:
    return {"CAPO_DATA": str(folder), "CAPO_LOG_LEVEL": "error", **env}


def open_table(house: LiveHouse, name: str) -> dict[str, str]:
    wish = {"game": "corleone", "names": [name], "fill": "random", "start": True}
    seat: dict[str, str] = httpx.post(f"{house.url}/api/tables", json=wish, timeout=60).json()
    return seat


def state_of(house: LiveHouse, seat: dict[str, str]) -> httpx.Response:
    key = {"Authorization": f"Bearer {seat['key']}"}
    return httpx.get(f"{house.url}/api/tables/{seat['code']}/state", headers=key, timeout=60)


@pytest.mark.slow
def test_the_first_start_makes_the_data_folder(tmp_path: Path) -> None:
    folder = tmp_path / "share" / "capotavola"
    with live_command(tmp_path, CAPO_DATA=str(folder)) as house:
        open_table(house, "Anna")
    assert (folder / "house.db").stat().st_size > 0


@pytest.mark.slow
@pytest.mark.parametrize("setting", ["CAPO_PORT", "CAPO_BOTS", "CAPO_DATABASE", "CAPO_ORIGIN"])
def test_a_setting_that_cannot_be_used_is_named(tmp_path: Path, setting: str) -> None:
    done = capo(tmp_path, "serve", **{setting: "nowhere"})
    assert (done.returncode, len(done.stderr.splitlines())) == (2, 1), done.stderr
    assert setting in done.stderr


@pytest.mark.slow
@pytest.mark.parametrize(("workers", "run"), [("1", commands.capo), ("2", capo_itself)])
def test_a_house_without_its_database_asks_to_be_started_again(
    tmp_path: Path, workers: str, run: Callable[..., Ended]
) -> None:
    """systemd does so for every exit code but 0 and 2."""
    done = run("serve", env=settings(tmp_path, CAPO_DATABASE=UNREACHABLE, CAPO_WORKERS=workers))
    assert done.returncode not in (0, 2)
    assert "store-failed" in done.stderr


@pytest.mark.slow
def test_a_house_is_restored_from_its_copy(tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"
    with live_house(tmp_path) as house:
        before = open_table(house, "Anna")
        done = capo(tmp_path, "backup", str(copy))
        assert done.returncode == 0, done.stderr
        after = open_table(house, "Bea")
    for file in tmp_path.glob("house.db*"):
        file.unlink()
    shutil.copy(copy, tmp_path / "house.db")
    with live_house(tmp_path) as house:
        assert state_of(house, before).json()["you"] == 0
        assert state_of(house, after).status_code == 404


@pytest.mark.slow
def test_a_table_is_removed_as_the_page_says(tmp_path: Path) -> None:
    [command] = set(re.findall(r"`capo (delete) K7XQ2M`", PAGE))
    with live_house(tmp_path) as house:
        gone, kept = open_table(house, "Anna"), open_table(house, "Bea")
        done = capo(tmp_path, command, gone["code"])
        assert done.returncode == 0, done.stderr
    with live_house(tmp_path) as house:
        assert state_of(house, gone).status_code == 404
        assert state_of(house, kept).json()["you"] == 0


@pytest.mark.slow
def test_a_table_moves_to_another_house_with_its_keys(tmp_path: Path) -> None:
    old, new, file = tmp_path / "old", tmp_path / "new", tmp_path / "table.json"
    old.mkdir()
    new.mkdir()
    with live_house(old, CAPO_BOT_DELAY="60000") as house:
        seat = open_table(house, "Anna")
        seen = state_of(house, seat).json()
        done = capo(old, "export", seat["code"], str(file))
        assert done.returncode == 0, done.stderr
    with live_house(new, CAPO_BOT_DELAY="60000") as house:
        assert state_of(house, seat).status_code == 404
        done = capo(new, "import", str(file))
        assert (done.returncode, done.stdout.strip()) == (0, seat["code"]), done.stderr
        assert state_of(house, seat).json()["position"] == seen["position"]
        again = capo(new, "import", str(file))
        assert again.returncode == 2
        assert seat["code"] in again.stderr
    broken = json.loads(file.read_text())
    del broken["entries"][0]
    file.write_text(json.dumps(broken))

    broken_in = capo(new, "import", str(file))
    assert broken_in.returncode == 2
    assert str(file) in broken_in.stderr


@pytest.mark.slow
def test_an_exported_table_is_for_its_owner_s_eyes_only(tmp_path: Path) -> None:
    with live_house(tmp_path) as house:
        seat = open_table(house, "Anna")
        assert capo(tmp_path, "export", seat["code"], str(tmp_path / "table.json")).returncode == 0
    assert stat.S_IMODE((tmp_path / "table.json").stat().st_mode) == 0o600


@pytest.mark.slow
@pytest.mark.parametrize("command", ["export ABCDEF", "backup", "import"])
def test_where_there_is_no_house_none_is_made(tmp_path: Path, command: str) -> None:
    data, file = tmp_path / "data", tmp_path / "file"
    if command == "import":
        file.write_text("{}")
    done = capo(data, *command.split(), str(file))
    assert done.returncode == 2
    assert "there is no house here" in done.stderr
    assert str(data / "house.db") in done.stderr
    assert not data.exists()
    assert file.exists() == (command == "import")
