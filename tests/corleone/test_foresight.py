"""See before you do, in Corleone's Empire: what a seat can know of what its action brings."""

from capotavola.engine.foresight import Foresight, foresee
from capotavola.engine.values import Json
from capotavola.games.corleone.state import CorleoneState
from tests.corleone.situation import DOCKS, F2, GAME, HOTEL, OPERA, PENN, do, hand, situation, step


def ahead(state: CorleoneState, seat: int, action: str) -> Foresight:
    return foresee(state, seat, GAME.parse(action))


def heard(foresight: Foresight) -> list[dict[str, Json]]:
    return [event.value() for event in foresight.events]


def took(seat: int, card: str) -> dict[str, Json]:
    return {"event": "took", "seat": seat, "card": card}


def test_a_thug_brings_its_front_and_the_next_turn() -> None:
    state = situation()
    foresight = ahead(state, 0, f"thug {OPERA}")
    assert heard(foresight) == [
        {"event": "thug-placed", "seat": 0, "business": OPERA},
        took(0, "money-3"),
        {"event": "turn-began", "seat": 1},
    ]
    assert foresight.stop == "others"
    assert hand(state, 0) == []
    do(state, 0, f"thug {OPERA}")
    assert foresight.view == state.view(0)
    assert hand(state, 0) == ["money-3"]


def test_what_the_controller_gets_is_the_controllers_decision() -> None:
    """CE-R1: it may be declined. The view says whom the house asks, and about which business."""
    state = situation(markers=["midtown:1"])
    foresight = ahead(state, 0, f"thug {HOTEL}")
    assert heard(foresight)[1:] == [took(0, "blood-money"), took(0, "money-3")]
    assert (foresight.stop, foresight.view["step"], foresight.view["deciders"]) == ("others", "benefit", [1])
    asked = foresight.view["asked"]
    assert isinstance(asked, dict)
    assert asked["business"] == HOTEL
    do(state, 0, f"thug {HOTEL}")
    assert heard(ahead(state, 1, "accept"))[0] == {"event": "benefits", "seat": 1, "business": HOTEL}


def test_the_others_part_is_foreseen_where_nobody_is_asked() -> None:
    """A controller's own benefit, seen by the controller."""
    state = situation(markers=["midtown:1"])
    do(state, 0, f"thug {HOTEL}")
    foresight = ahead(state, 1, "accept")
    brought = [event for event in heard(foresight) if event["event"] == "took"]
    events = do(state, 1, "accept")
    assert brought == [event.value() for event in events if event.name == "took"]
    assert brought
    assert foresight.view == state.view(1)


def test_drawn_jobs_are_hidden_but_what_came_before_is_there() -> None:
    state = situation()
    foresight = ahead(state, 0, f"thug {PENN}")
    assert heard(foresight) == [
        {"event": "thug-placed", "seat": 0, "business": PENN},
        took(0, "money-2"),
    ]
    assert foresight.stop == "hidden"
    now, then = state.view(0), foresight.view
    assert (then["step"], then["deciders"], then["deck"]) == (now["step"], now["deciders"], now["deck"])
    seats = then["seats"]
    assert isinstance(seats, list)
    assert isinstance(seats[0], dict)
    assert (seats[0]["hand"], seats[0]["thugs"]) == (["money-2"], 1)


def test_an_empty_deck_must_be_shuffled_first() -> None:
    state = situation(discards=["hit", "blackmail"], empty_deck=True)
    foresight = ahead(state, 0, f"thug {PENN}")
    assert [event["event"] for event in heard(foresight)] == ["thug-placed", "took"]
    assert foresight.stop == "chance"


def test_a_members_icons_come_from_every_turf_beside_it() -> None:
    state = situation(thugs={OPERA: 1})
    foresight = ahead(state, 0, f"member {F2}")
    assert heard(foresight)[0] == {"event": "member-placed", "seat": 0, "areas": F2}
    do(state, 0, f"member {F2}")
    assert foresight.view == state.view(0)


def bidding() -> CorleoneState:
    """The last figure of all has been played."""
    state = situation(
        suitcases=[[1, 2, 5], [1, 3], [2, 2]],
        allies={"capo": "shown"},
        thugs_left=[1, 0, 0],
        members_left=[0, 0, 0],
    )
    do(state, 0, f"thug {DOCKS}")
    assert step(state) == "bids"
    return state


def test_a_bid_that_no_list_names_is_foreseen_too() -> None:
    """Free-form: any cards of the suitcase; the amount is one's own secret, and others are still asked."""
    state = bidding()
    foresight = ahead(state, 0, "bid 1 1 0 0")
    assert [event["event"] for event in heard(foresight)] == ["has-bid"]
    assert foresight.stop == "others"


def test_sealed_bids_of_others_are_not_foreseen() -> None:
    state = bidding()
    do(state, 1, "bid 1 0 0 0")
    do(state, 2, "bid 0 0 0 0")
    foresight = ahead(state, 0, "bid 0 0 0 1")
    assert [event["event"] for event in heard(foresight)] == ["has-bid", "bid-shown"]
    assert (heard(foresight)[1]["seat"], foresight.stop) == (0, "hidden")


def test_sealed_discards_of_others_are_not_foreseen_however_likely_they_are() -> None:
    """CE-R16: of seat 0's cards all but one are alike, and nobody else knows which it puts aside."""
    many = ["money-1"] * 9 + ["money-2"]
    state = situation(hands=[many, ["gun"] * 6, []], stack=["discards"], waiting=[0, 1])
    for _ in range(5):
        do(state, 0, "discard money-1")
    assert state.deciders() == [1]
    foresight = ahead(state, 1, "discard gun")
    assert [event["event"] for event in heard(foresight)] == ["put-card-aside"]
    assert foresight.stop == "hidden"
