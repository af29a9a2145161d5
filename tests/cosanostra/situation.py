"""Situations of La Cosa Nostra, set up by hand: say what matters, the rest lies in its deck.

    state = situation(
        tasks={MEN[0][2]: "car-bomb", MEN[1][0]: "trap"},   # planned jobs; "buy:casino" is a purchase
        own={1: ["cop", "garage"]},                           # businesses, by kind or by card: "cop-2"
        cash={0: 8000},
        cards={2: ["emergency-doctor"]},                      # influence cards in a hand
    )
    do(state, 0, f"attack-gangster {MEN[0][2]} {MEN[1][2]}", dice=[6, 6, 1])
    assert step(state) == "traps" and state.deciders() == [1]
    do(state, 1, f"answer {MEN[1][0]}", dice=[2])
    events = pass_all(state)
    assert place(state, MEN[1][2]) == "trophy:0" and told(events, "gangster-killed")

Seat 0 is always the first family of the box (Blundetto), seat 1 the second (DiMaggio) and so on; MEN[seat]
are the six gangsters of its family: three starters of strength 1, 2 and 3, then those under the boss, of
strength 2, 3 and 4. Whatever is not said is as at the set-up, but for empty hands. Every situation goes
through a dump that is loaded, so it is sound, or the complaint says what cannot be. What lies where
afterwards, and what was told, `reading.py` reads.
"""

from __future__ import annotations

from capotavola.engine.action import Action
from capotavola.engine.chance import Chance
from capotavola.engine.event import Event, Telling
from capotavola.engine.frames import frame, step_of
from capotavola.engine.game import Game
from capotavola.engine.values import Json
from capotavola.games.cosanostra.game import CosaNostra
from capotavola.games.cosanostra.order import (
    ACTING,
    DEAL,
    GROWING,
    HIRING,
    INCOME,
    LIMITS,
    MORE_CARDS,
    NEXT_ROUND,
    PLANNING,
    SETTLING,
    WINDOW,
)
from capotavola.games.cosanostra.rules import MEN_EACH
from capotavola.games.cosanostra.state import CosaNostraState
from capotavola.games.cosanostra.stored import valid
from tests.boxes import game_of
from tests.cosanostra.pieces import (
    Businesses,
    Influence,
    Jobs,
    counted,
    everybody,
    frames,
    is_split,
    late_from,
    monopolies,
)
from tests.cosanostra.reading import whole_dump

GAME = game_of("cosanostra")
assert isinstance(GAME, CosaNostra)
RULES = GAME.rules
FAMILIES = RULES.family_names
MEN = [RULES.men.names[at : at + MEN_EACH] for at in range(0, RULES.first_mercenary, MEN_EACH)]


def situation(
    players: int = 3,
    *,
    stage: str = "act",
    turn: int = 0,
    start: int = 0,
    round: int | None = None,
    cash: dict[int, int] | None = None,
    own: dict[int, list[str]] | None = None,
    market: list[str] | None = None,
    deck: list[str] | None = None,
    empty_deck: bool = False,
    down: list[str] | None = None,
    markers: list[str] | None = None,
    gangsters: dict[str, Json] | None = None,
    tasks: dict[str, str | list[str]] | None = None,
    on: dict[str, dict[str, int]] | None = None,
    jobs: dict[int, list[str]] | None = None,
    next_jobs: list[str] | None = None,
    discards: list[str] | None = None,
    cards: dict[int, list[str]] | None = None,
    known: dict[int, list[str]] | None = None,
    next_cards: list[str] | None = None,
    expansion: bool = False,
    spying: bool = False,
    short: bool = False,
    two_gangsters: bool = False,
    business_bonus: bool = False,
    game: Game = GAME,
    **more: Json,
) -> CosaNostraState:
    """A table at the beginning of a turn.

    `stage` and `turn`: "act" (an action turn of that seat, which needs a task), "plan" (a planning turn),
    "hire" (it may hire), "draw" (it may refuse the deal); `begin` opens other stages. `round`: otherwise
    the first in which all jobs and mercenaries that are named can be there.

    `cash`: {0: 8000}. `own`: exactly these businesses, {0: ["cop", "cop", "casino-2"]}; of a kind the
    lowest number that is free. A seat that is not named has those of its family, as far as they are free;
    mind that Blundetto's Cop may re-roll, so own={0: []} makes seat 0's cash jobs shorter. `market`: exactly
    these, otherwise four of different kinds. `deck`: from the top down; all other businesses lie under it,
    or with `empty_deck` belong to the last seat. `down`: deactivated businesses and gangsters. `markers`:
    "cop-1:2" is a marker of seat 2.

    `gangsters`: who is elsewhere than at the set-up, {MEN[0][4]: 0, MEN[1][0]: "trophy:0"}; with the
    expansion mercenaries, too: {"lil-omar": 1, "boggy-gloves": "shown"}, the others being set aside. `tasks`:
    a job, "trap" or "trap/III" (without a round the first that has one left), "trap@2" if seat 2 has seen
    it, "buy:casino", or a list of two. `on`: cards on gangsters and who played them,
    {MEN[1][2]: {"saboteur": 0}}.

    `jobs` and `cards`: hands of jobs and influence cards by seat, otherwise empty. `known`: those cards
    that everybody knows of. `next_jobs`, `next_cards`: the tops of the round's deck and of the influence
    deck, the next one first. `discards`: jobs on the discards, face up. `more` overrides parts of the dump:
    laundered=[0, 5000, 0], used=["lawyer-1"], looks=[2, 0, 0], traded=[MEN[0][0]], grown=2 …
    """
    assert isinstance(game, CosaNostra)
    rules = game.rules
    options: dict[str, Json] = {
        "expansion": expansion,
        "spying": spying,
        "short": short,
        "two_gangsters": two_gangsters,
        "business_bonus": business_bonus,
    }
    base = game.start(players=players, seed=b"situation", options=options)
    assert isinstance(base, CosaNostraState)
    plans = {man: [plan] if isinstance(plan, str) else plan for man, plan in (tasks or {}).items()}
    houses = Businesses(rules, players, own or {}, market, deck or [], plans)
    influence = Influence(rules, players, cards or {}, on or {}, next_cards or [])
    people = everybody(rules, players, gangsters or {}, expansion)
    named = [*plans.values(), *(jobs or {}).values(), discards or []]
    piles = Jobs(rules, round, late_from(rules, people), named, next_jobs or [])
    dump = whole_dump(base)
    dump.update(
        families=[*rules.family_names[:players]],
        round=piles.round,
        start=start,
        active=turn,
        stack=frames(stage, turn, start, players, expansion),
        waiting=[turn],
        cash=[(cash or {}).get(seat, amount) for seat, amount in enumerate(base.cash)],
        down=[name for name in down or [] if name not in people],
        gangsters_down=[name for name in down or [] if name in people],
        markers=[*(markers or [])],
        gangsters=people,
        mercenaries=[man for man, where in people.items() if where == "stack"],
        tasks={man: [houses.bought(plan) or piles.take(plan) for plan in two] for man, two in plans.items()},
        split=is_split(rules, plans),
        cards_on={man: {**there} for man, there in (on or {}).items()},
        jobs=[[piles.take(job) for job in (jobs or {}).get(seat, [])] for seat in range(players)],
        discards=piles.discarded(discards or []),
        influence=[{**there} for there in influence.hands],
        known=[counted((known or {}).get(seat, [])) for seat in range(players)],
        influence_deck=[*influence.deck],
        decks=piles.decks(),
    )
    dump.update(houses.dumped(empty_deck))
    dump.update(more)
    dump["monopolies"] = monopolies(base, dump)
    state = game.load(dump)
    assert isinstance(state, CosaNostraState)
    return state


def begin(state: CosaNostraState, what: str) -> list[Event]:
    """Open a stage with what lies on the table, and go on until somebody is asked.

    "deal" is a round's beginning, "draw" what follows the deal, "plan" the planning and "act" the action
    stage; "incomes", "grow", "limits" and "next-round" belong to the payout; "hire" opens the hire stage,
    where the table has it. Nothing of the stage before is left, but for what lies on the table.
    """
    payout = [frame(NEXT_ROUND), frame(LIMITS), frame(GROWING)]
    hiring = [frame(PLANNING), frame(HIRING)] if state.expansion else [*payout, frame(HIRING)]
    state.stack = {
        "deal": [frame(DEAL)],
        "draw": [*(hiring if state.expansion else [frame(PLANNING)]), frame(MORE_CARDS)],
        "hire": hiring,
        "plan": [frame(PLANNING)],
        "act": [frame(ACTING, state.start)],
        "incomes": [frame(INCOME)],
        "grow": payout,
        "limits": payout[:2],
        "next-round": payout[:1],
    }[what]
    state.waiting = 0
    state.closed = what == "incomes"
    told = Telling()
    state.told = told
    state.go_on()
    state.told = None
    valid.check(state)
    return told.events


# -- acting ---------------------------------------------------------------------


def do(state: CosaNostraState, seat: int, action: str, dice: list[int] | None = None) -> list[Event]:
    """Apply an action written as text; raises IllegalAction if it is not legal.

    `dice` are all that this action rolls, no more and no fewer; without them they fall as they will.
    """
    if dice is None:
        return state.apply(seat, parsed(state, action))
    stream, state.chance = state.chance, Chance(b"")
    script = [die - 1 for die in dice[::-1]]
    state.chance.script = script
    try:
        events = state.apply(seat, parsed(state, action))
    finally:
        state.chance = stream
    assert not script, f"nobody rolled {[die + 1 for die in script[::-1]]}"
    return events


def parsed(state: CosaNostraState, action: str) -> Action:
    return GAME.parse(action) if state.rules is RULES else state.rules.vocabulary.parse(action)


def play(state: CosaNostraState, *moves: tuple[int, str]) -> list[Event]:
    """Several actions, one after another."""
    events: list[Event] = []
    for seat, action in moves:
        events += do(state, seat, action)
    return events


def agree(state: CosaNostraState, by: int, to: int, terms: str) -> list[Event]:
    """An offer that is accepted at once: agree(state, 0, 1, "give 3000 want use:garage-1")."""
    return play(state, (by, f"offer {to} {terms}"), (to, f"accept {by}"))


def pass_all(state: CosaNostraState) -> list[Event]:
    """Everybody passes in every window, until something else is asked."""
    events: list[Event] = []
    while state.stack and step_of(state.stack[-1]) == WINDOW:
        events += do(state, state.deciders()[0], "pass")
    return events


def end_actions(state: CosaNostraState) -> list[Event]:
    """Everybody passes, cancels what is planned and ends the turns, until the action stage is over."""
    events: list[Event] = []
    while state.stack and step_of(state.stack[0]) == ACTING:
        seat = state.deciders()[0]
        choices = state.legal(seat)
        wanted = [choice for choice in choices if choice.verb.name in ("pass", "done")]
        wanted += [choice for choice in choices if choice.verb.name == "cancel"]
        events += state.apply(seat, (wanted or choices)[0])
    return events


def leave_debts(state: CosaNostraState) -> list[Event]:
    """Whoever owes leaves it at that, in every moment for settling that comes."""
    events: list[Event] = []
    while state.stack and step_of(state.stack[-1]) == SETTLING:
        events += do(state, state.deciders()[0], "leave")
    return events


def nobody_hires(state: CosaNostraState) -> list[Event]:
    events: list[Event] = []
    while state.stack and step_of(state.stack[-1]) == HIRING:
        events += do(state, state.deciders()[0], "pass")
    return events


def why(state: CosaNostraState, seat: int, action: str) -> tuple[str, str]:
    """The rule against an action and the reason; it must not be legal."""
    refusal = state.why_not(seat, parsed(state, action))
    assert refusal is not None, f"{action} is legal"
    return refusal.rule, refusal.reason


def refused(state: CosaNostraState, seat: int, action: str) -> str:
    """The rule against an action, which must not be legal."""
    return why(state, seat, action)[0]


def legal(state: CosaNostraState, seat: int) -> list[str]:
    return [str(action) for action in state.legal(seat)]


def unasked(state: CosaNostraState, seat: int) -> list[str]:
    """What a seat may do without being asked."""
    return [str(action) for action in state.unasked(seat)]
