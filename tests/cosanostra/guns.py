"""Situations with a mercenary, in which somebody else still has a task for later."""

from typing import Any

from capotavola.games.cosanostra.state import CosaNostraState
from tests.cosanostra.situation import MEN, situation

LATER = {MEN[2][0]: "petrol-station-robbery"}
OWN = {0: ["pimp"], 1: ["lawyer", "drug-dealer"], 2: ["garage"]}


def on_a_job(
    man: str,
    job: str,
    tasks: dict[str, str | list[str]] | None = None,
    own: dict[int, list[str]] | None = None,
    on: dict[str, dict[str, int]] | None = None,
    markers: list[str] | None = None,
    cards: dict[int, list[str]] | None = None,
    down: list[str] | None = None,
) -> CosaNostraState:
    planned: dict[str, str | list[str]] = {man: job, **LATER, **(tasks or {})}
    return situation(
        expansion=True,
        gangsters={man: 0},
        tasks=planned,
        own=own or OWN,
        on=on,
        markers=markers,
        cards=cards,
        down=down,
        cash={0: 20000, 1: 20000, 2: 20000},
    )


def hired(
    man: str,
    seat: int,
    tasks: dict[str, str | list[str]],
    down: list[str] | None = None,
    own: dict[int, list[str]] | None = None,
    on: dict[str, dict[str, int]] | None = None,
    hands: dict[int, list[str]] | None = None,
    marked: list[str] | None = None,
    **more: Any,
) -> CosaNostraState:
    return situation(
        expansion=True,
        gangsters={man: seat},
        tasks={**LATER, **tasks},
        down=down,
        own=own,
        on=on,
        cards=hands,
        markers=marked,
        **more,
    )
