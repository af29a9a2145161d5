"""The draw stage (LC-2.2, LC-2.3) and its rulings."""

from collections import Counter

import pytest

from capotavola.engine.chance import Chance
from capotavola.engine.event import Event
from capotavola.games.cosanostra.state import CosaNostraState
from tests.cosanostra.opening import opened, seen
from tests.cosanostra.pieces import a_list
from tests.cosanostra.reading import cards, hand, part, step, told
from tests.cosanostra.situation import MEN, begin, do, legal, refused, situation

NONE: dict[int, list[str]] = {0: [], 1: [], 2: []}
ATTACKS = ["beat-up-businessman/I", "property-damage/I", "robbery-i-a/I", "vandalism/I"]
DEALT = {
    0: ATTACKS,
    1: ["threats/I", "car-theft/I", "insolvency/I", "arms-trade/I"],
    2: ["escort-service/I", "price-rigging/I", "building-scam/I", "drug-delivery/I"],
}


def keep(state: CosaNostraState) -> list[Event]:
    """Everybody keeps the deal."""
    events: list[Event] = []
    while step(state) == "refusing":
        events += do(state, state.deciders()[0], "pass")
    return events


def left(state: CosaNostraState, number: int) -> list[str]:
    """What lies in a round's deck."""
    return [str(job) for job in a_list(a_list(part(state, "decks"))[number - 1])]


# -- how many ---------------------------------------------------------------------


@pytest.mark.rule("LC-2.2")
@pytest.mark.parametrize(("number", "jobs"), [(1, 4), (2, 4), (3, 5), (4, 5)])
def test_jobs_are_dealt_from_the_deck_of_the_round(number: int, jobs: int) -> None:
    state = situation(stage="plan", round=number)
    before = [len(left(state, at)) for at in (1, 2, 3, 4)]
    begin(state, "deal")
    back = ["", "I", "II", "III", "IV"][number]
    for seat in range(3):
        assert [job.partition("/")[2] for job in hand(state, seat)] == [back] * jobs
    after = [len(left(state, at)) for at in (1, 2, 3, 4)]
    before[number - 1] -= 3 * jobs
    assert after == before


@pytest.mark.rule("LC-2.2")
@pytest.mark.parametrize(("number", "influence"), [(1, 0), (2, 2), (3, 2), (4, 2)])
def test_two_influence_cards_from_the_second_round_on(number: int, influence: int) -> None:
    state = situation(4, stage="plan", round=number, own={**NONE, 3: []})
    begin(state, "deal")
    keep(state)
    assert [len(cards(state, seat)) for seat in range(4)] == [influence] * 4
    assert len(a_list(part(state, "influence_deck"))) == 33 - 4 * influence
    assert step(state) == "plan-turn"


@pytest.mark.rule("LC-2.2")
def test_cards_of_earlier_rounds_stay_in_the_hand() -> None:
    state = situation(stage="plan", round=2, own=NONE, jobs={0: ["threats/I"]}, cards={0: ["spy"]})
    begin(state, "deal")
    keep(state)
    assert "threats/I" in hand(state, 0)
    assert (len(hand(state, 0)), len(cards(state, 0))) == (5, 3)
    assert "spy" in cards(state, 0)


@pytest.mark.rule("LC-5.3", "LC-R23")
@pytest.mark.parametrize(("number", "influence"), [(1, 0), (2, 2)])
def test_every_politician_brings_one_more_in_round_one_too(number: int, influence: int) -> None:
    state = situation(stage="plan", round=number, own={0: ["politician"], 1: ["politician"] * 2, 2: []})
    begin(state, "deal")
    keep(state)
    assert [len(cards(state, seat)) for seat in range(3)] == [influence + 1, influence + 2, influence]


# -- refusing ----------------------------------------------------------------------


@pytest.mark.rule("LC-2.3")
def test_only_attacks_may_be_refused() -> None:
    state = situation(stage="draw", jobs=DEALT)
    assert sorted(legal(state, 0)) == ["pass", "refuse"]
    do(state, 0, "pass")
    assert legal(state, 1) == ["pass"]
    assert refused(state, 1, "refuse") == "LC-2.3"


@pytest.mark.rule("LC-2.3")
@pytest.mark.parametrize("attack", [0, 1, 2, 3])
def test_one_other_job_and_the_deal_holds(attack: int) -> None:
    jobs = [*ATTACKS[:attack], "credit-card-fraud/I", *ATTACKS[attack + 1 :]]
    state = situation(stage="draw", jobs={**DEALT, 0: jobs})
    assert refused(state, 0, "refuse") == "LC-2.3"


@pytest.mark.rule("LC-2.3", "LC-R31")
def test_after_a_refusal_all_get_new_jobs() -> None:
    state = situation(stage="draw", jobs=DEALT)
    before = [hand(state, seat) for seat in range(3)]
    do(state, 0, "refuse")
    after = [hand(state, seat) for seat in range(3)]
    assert [len(jobs) for jobs in after] == [4, 4, 4]
    assert all(sorted(jobs) != sorted(old) for jobs, old in zip(after, before, strict=True))
    dealt = [job.partition("/")[0] for jobs in after for job in jobs]
    assert len(dealt) + len(left(state, 1)) == 20
    assert Counter(dealt + left(state, 1)) == Counter(
        [job.partition("/")[0] for jobs in before for job in jobs]
        + left(situation(jobs=DEALT, stage="draw"), 1)
    )
    assert [len(left(state, at)) for at in (2, 3, 4)] == [20, 25, 25]


@pytest.mark.rule("LC-R31")
def test_a_refused_deal_is_shuffled_with_what_nobody_was_dealt() -> None:
    new: Counter[str] = Counter()
    kinds: set[str] = set()
    for number in range(40):
        state = situation(stage="draw", jobs=DEALT)
        undealt = left(state, 1)
        state.chance = Chance(b"%d" % number)
        do(state, 0, "refuse")
        again = [job.partition("/")[0] for seat in range(3) for job in hand(state, seat)]
        new["undealt"] += sum((Counter(again) & Counter(undealt)).values())
        new["all"] += 12
        kinds.update(again)
    assert 0.3 < new["undealt"] / new["all"] < 0.6
    assert len(kinds) == 18  # of 20 cards; two of them are there twice


@pytest.mark.rule("LC-2.3")
def test_a_refusal_hands_back_this_deal_only() -> None:
    jobs = {
        0: ["persuasion/II", "persuasion/II", "robbery-ii-a/II", "vandalism/II", "threats/I"],
        1: ["blackmail/II", "birthday/II", "laundering/II", "connections/II", "car-theft/I"],
        2: ["drug-trade/II", "bankruptcy/II", "laundering/II", "counterfeiting/II"],
    }
    state = situation(stage="draw", jobs=jobs)
    do(state, 0, "refuse")
    assert [len(hand(state, seat)) for seat in range(3)] == [5, 5, 4]
    assert "threats/I" in hand(state, 0)
    assert "car-theft/I" in hand(state, 1)


@pytest.mark.rule("LC-R23")
def test_jobs_kept_from_earlier_rounds_do_not_count_for_a_refusal() -> None:
    attacks = ["persuasion/II", "robbery-ii-a/II", "robbery-ii-b/II", "vandalism/II"]
    state = situation(stage="draw", jobs={0: [*attacks, "threats/I"]})
    assert "refuse" in legal(state, 0)
    mixed = [*attacks[:3], "birthday/II"]
    state = situation(stage="draw", jobs={0: [*mixed, "vandalism/I", "robbery-i-a/I"]})
    assert refused(state, 0, "refuse") == "LC-2.3"


@pytest.mark.rule("LC-R23")
@pytest.mark.parametrize(
    ("fifth", "refusable"), [("hold-up/III", True), ("trap/III", False), ("arson/III", True)]
)
def test_a_hold_up_is_an_attack_and_a_trap_is_not(fifth: str, refusable: bool) -> None:
    attacks = ["persuasion/III", "contract-killing/III", "robbery-iii-a/III", "car-bomb/III"]
    state = situation(stage="draw", jobs={0: [*attacks, fifth]})
    assert ("refuse" in legal(state, 0)) is refusable


@pytest.mark.rule("LC-R23")
def test_everybody_is_asked_clockwise_whatever_was_dealt() -> None:
    state = situation(4, stage="draw", start=2, turn=2, jobs=DEALT)
    asked = []
    while step(state) == "refusing":
        asked += state.deciders()
        do(state, state.deciders()[0], "pass")
    assert asked == [2, 3, 0, 1]


@pytest.mark.rule("LC-R23")
def test_the_refusal_comes_before_any_influence_card() -> None:
    state = situation(stage="plan", round=2, own={0: ["politician"], 1: [], 2: []})
    begin(state, "deal")
    for seat in (0, 1, 2):
        assert [cards(state, other) for other in range(3)] == [[], [], []]
        do(state, seat, "pass")
    assert [len(cards(state, seat)) for seat in range(3)] == [3, 2, 2]


@pytest.mark.rule("LC-R23")
def test_after_a_new_deal_everybody_is_asked_again() -> None:
    state = situation(stage="draw", turn=1, start=2, jobs={**DEALT, 1: ATTACKS, 0: DEALT[1]}, redeals=1)
    do(state, 1, "refuse")
    assert (step(state), state.deciders()) == ("refusing", [2])


@pytest.mark.rule("LC-R23")
def test_there_are_at_most_three_new_deals_a_round() -> None:
    state = situation(stage="draw", jobs=DEALT, redeals=2)
    events = do(state, 0, "refuse")
    assert [args["count"] for args in told(events, "drew-jobs")] == [4, 4, 4]
    assert step(state) == "plan-turn"


@pytest.mark.rule("LC-R23")
def test_the_new_deals_are_counted_anew_every_round() -> None:
    state = situation(stage="plan", round=2, redeals=3)
    begin(state, "deal")
    assert step(state) == "refusing"


# -- what the backs show -------------------------------------------------------------


@pytest.mark.rule("LC-2.3")
def test_the_back_of_a_job_shows_its_round() -> None:
    man = MEN[0][1]
    state = situation(stage="plan", turn=1, round=2, tasks={man: "threats/I"}, jobs={1: ["laundering/II"]})
    for viewer in (1, 2, None):
        task = seen(state, viewer).seats[0].gangsters[1].tasks[0]
        assert (task.task, task.round, task.job) == ("job", 1, None)
    assert seen(state, 0).seats[0].gangsters[1].tasks[0].job == "threats"
    assert seen(state, 0).seats[1].jobs == [2]


# -- empty decks ------------------------------------------------------------------------


@pytest.mark.rule("LC-R24")
def test_an_empty_influence_deck_is_made_of_its_discard() -> None:
    kinds = ["spy"] * 4 + ["henchman"] * 5 + ["snitch"] * 8 + ["schemer"] * 5 + ["emergency-doctor"] * 2
    gone = ["saboteur"] * 2 + ["submachine-gun"] * 4 + ["distraction"] * 2
    state = situation(
        stage="plan",
        round=2,
        own=NONE,
        cards={2: kinds},
        influence_deck=["distraction"],
        influence_discards=[f"{card}@*" for card in gone],
    )
    events = begin(state, "draw")
    assert len(told(events, "reshuffled")) == 1
    assert [len(cards(state, seat)) for seat in range(3)] == [2, 2, 26]
    assert "distraction" in cards(state, 0)
    assert part(state, "influence_discards") == []
    held = [card for seat in range(3) for card in cards(state, seat)]
    deck = [str(card) for card in a_list(part(state, "influence_deck"))]
    assert Counter(held + deck) == Counter([*kinds, *gone, "distraction"])


@pytest.mark.rule("LC-R24")
def test_without_a_discard_fewer_influence_cards_are_drawn() -> None:
    kinds = ["spy"] * 4 + ["henchman"] * 5 + ["snitch"] * 8 + ["schemer"] * 5 + ["emergency-doctor"] * 2
    kinds += ["saboteur"] * 2 + ["submachine-gun"] * 4
    state = situation(stage="plan", round=2, own=NONE, cards={2: kinds})
    assert len(a_list(part(state, "influence_deck"))) == 3
    begin(state, "draw")
    assert [len(cards(state, seat)) for seat in range(3)] == [2, 1, 30]
    assert step(state) == "plan-turn"


@pytest.mark.rule("LC-2.2")
def test_a_new_game_begins_with_the_deal_of_round_one() -> None:
    for players in (3, 4, 5):
        state = opened(players)
        assert [len(hand(state, seat)) for seat in range(players)] == [4] * players
        assert (step(state), state.deciders()) == ("refusing", [state.start])
