"""Whoever opens a house is told where it is, or in one line why it cannot open there."""

import socket
from collections.abc import Iterator

import pytest

from capotavola.server import doorstep
from capotavola.server.settings import NotNow, Settings, settings_from


def house_at(host: str, port: int = 8080) -> Settings:
    return settings_from({"CAPO_HOST": host, "CAPO_PORT": str(port)})


@pytest.fixture
def listening() -> Iterator[int]:
    """The port of a program that is there already."""
    with socket.create_server(("127.0.0.1", 0)) as server:
        yield server.getsockname()[1]


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What a browser was opened on."""
    urls: list[str] = []
    monkeypatch.setattr("webbrowser.open", urls.append)
    monkeypatch.setattr("sys.platform", "linux")
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
    monkeypatch.delenv("DISPLAY", raising=False)
    return urls


@pytest.mark.parametrize(
    ("host", "address"),
    [
        ("127.0.0.1", "http://127.0.0.1:8080"),
        ("0.0.0.0", "http://127.0.0.1:8080"),
        ("::", "http://[::1]:8080"),
        ("192.168.1.5", "http://192.168.1.5:8080"),
    ],
)
def test_the_own_browser_finds_the_house(host: str, address: str) -> None:
    assert doorstep.own_address(house_at(host)) == address
    assert address in doorstep.directions(house_at(host))[0]


def test_a_house_for_this_machine_says_how_to_let_friends_in() -> None:
    assert "CAPO_HOST=0.0.0.0" in doorstep.directions(house_at("127.0.0.1"))[1]
    assert len(doorstep.directions(house_at("192.168.1.5"))) == 1


def test_a_house_for_the_network_says_where_friends_find_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(doorstep, "address_in_network", lambda settings: "http://192.168.1.5:8080")
    assert "http://192.168.1.5:8080" in doorstep.directions(house_at("0.0.0.0"))[1]
    monkeypatch.setattr(doorstep, "address_in_network", lambda settings: None)
    assert len(doorstep.directions(house_at("0.0.0.0"))) == 1


def test_a_free_port_is_free() -> None:
    doorstep.check_free(house_at("127.0.0.1", 0))


def test_a_port_that_another_program_has_is_named(listening: int) -> None:
    with pytest.raises(NotNow, match=str(listening)):
        doorstep.check_free(house_at("127.0.0.1", listening))


def test_an_address_that_is_not_this_machine_s_is_named() -> None:
    with pytest.raises(NotNow, match=r"198\.51\.100\.7"):
        doorstep.check_free(house_at("198.51.100.7"))


def test_the_browser_opens_where_there_is_a_screen(
    listening: int, opened: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("DISPLAY", ":0")
    doorstep.show(house_at("127.0.0.1", listening))
    assert opened == [f"http://127.0.0.1:{listening}"]
    assert opened[0] in capsys.readouterr().out


def test_without_a_screen_the_address_is_printed(
    listening: int, opened: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    doorstep.show(house_at("127.0.0.1", listening))
    assert opened == []
    assert f"http://127.0.0.1:{listening}" in capsys.readouterr().out


def test_a_house_that_does_not_open_is_not_shown(
    opened: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(doorstep, "OPENING_SECONDS", 0.0)
    doorstep.show(house_at("127.0.0.1", 1))
    assert (opened, capsys.readouterr().out) == ([], "")
