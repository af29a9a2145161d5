"""Figures in the Hudson, and whose they may be: CE-4.10, CE-R4."""

from __future__ import annotations

from pathlib import Path

import pytest

import capotavola
from capotavola.games.corleone.game import open_box
from tests.corleone.situation import (
    DOCKS,
    F1,
    F2,
    HOTEL,
    bid_all,
    control,
    do,
    end_phase,
    figure_on,
    legal,
    of,
    play,
    situation,
    step,
)

HIT = ["hit", "gun", "blood-money"]
HOUSE = Path(capotavola.__file__).parent / "games" / "corleone" / "content" / "house.toml"


@pytest.mark.rule("CE-4.10")
def test_figures_of_a_player_without_turns_left_can_be_hit() -> None:
    state = situation(hands=[HIT], thugs={HOTEL: 2}, thugs_left=[2, 2, 0], members_left=[1, 1, 0])
    play(state, (0, "complete hand hit gun+blood-money money-first"), (0, f"gun-down {HOTEL}"))
    assert figure_on(state, HOTEL) is None


@pytest.mark.rule("CE-4.10")
@pytest.mark.parametrize("shot", [True, False])
def test_a_figure_in_the_hudson_takes_no_part_in_the_war_and_is_back_next_act(shot: bool) -> None:
    state = situation(
        hands=[HIT], thugs={HOTEL: 1}, thugs_left=[1, 0, 0], members_left=[0, 0, 0], allies={"capo": "shown"}
    )
    do(state, 0, "complete hand hit gun+blood-money money-first")
    play(state, (0, f"gun-down {HOTEL}" if shot else "done"), (0, f"thug {DOCKS}"))
    end_phase(state)
    assert control(state, "midtown") == (None if shot else 1)
    assert control(state, "brooklyn") == 0
    assert step(state) == "bids"
    assert of(state, 1, "thugs") == 0
    bid_all(state, "0 0 0 0", "0 0 0 0", "0 0 0 0")
    assert state.act == 2
    assert (of(state, 1, "thugs"), of(state, 1, "thugs_in_hudson")) == (2, 0)


@pytest.mark.rule("CE-R4")
@pytest.mark.parametrize(
    ("figure", "placing", "safe", "other"),
    [("union-boss", f"union-boss {HOTEL}", HOTEL, F1), ("mayor", f"mayor {F2}", F2, DOCKS)],
)
def test_a_neutral_figure_is_safe_from_you_in_the_turn_it_acts_for_you(
    tmp_path: Path, figure: str, placing: str, safe: str, other: str
) -> None:
    text = HOUSE.read_text(encoding="utf-8")
    box = tmp_path / "box.toml"
    armed = f'effects = ["{figure}", "then", "gun-figure"]'
    box.write_text(text.replace(f'effects = ["{figure}"]', armed), encoding="utf-8")
    state = situation(
        hands=[[f"{figure}-i"]],
        act=2,
        thugs={DOCKS: "neutral"},
        members={F1: "neutral"},
        chief_at="queens",
        game=open_box(box),
    )
    play(state, (0, f"play {figure}-i"), (0, placing))
    assert figure_on(state, safe) == "neutral"
    assert set(legal(state, 0)) == {f"gun-down {other}", "gun-down police-chief", "done"}
