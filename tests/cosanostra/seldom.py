"""Tables at those steps that hardly any random or recorded game comes to."""

from capotavola.engine.state import State
from capotavola.games.cosanostra.state import CosaNostraState
from tests.cosanostra.situation import MEN, do, situation

LATER = "petrol-station-robbery"


def seldom_asked() -> list[State]:
    return [drawing(), picking_markers(), firing_back(), doubling()]


def drawing() -> CosaNostraState:
    """Stas has been hired."""
    state = situation(
        stage="hire",
        expansion=True,
        round=3,
        cash={0: 23000},
        gangsters={"stas-valigura": "shown"},
        next_jobs=["arson"],
    )
    do(state, 0, "hire stas-valigura")
    return state


def picking_markers() -> CosaNostraState:
    """LC-R20: two markers would do."""
    state = situation(
        tasks={MEN[0][0]: "escort-service", MEN[1][0]: LATER},
        own={0: [], 1: ["pimp-1"], 2: ["pimp-2"]},
        markers=["pimp-1:0", "pimp-2:0"],
    )
    do(state, 0, f"do {MEN[0][0]}", dice=[])
    return state


def firing_back() -> CosaNostraState:
    """LC-6.3: the victim of a drive-by has survived."""
    state = situation(tasks={MEN[0][1]: "drive-by", MEN[1][1]: "threats"})
    do(state, 0, f"attack-gangster {MEN[0][1]} {MEN[1][1]}", dice=[2, 1])
    return state


def doubling() -> CosaNostraState:
    """LC-R13: Takeshi's boss has businesses of two kinds."""
    own = {0: ["casino", "casino", "cop"], 1: ["pimp", "pimp"], 2: []}
    state = situation(
        expansion=True, round=3, gangsters={"takeshi-ando": 0}, own=own, tasks={MEN[0][0]: LATER}
    )
    do(state, 0, f"cancel {MEN[0][0]}")
    return state
