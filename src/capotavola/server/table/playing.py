"""The game at a table: the deal, actions, races, and what is taken back."""

from capotavola.engine.action import Action
from capotavola.engine.audience import ALL
from capotavola.engine.chance import fast_chance
from capotavola.engine.event import Event
from capotavola.engine.match import open_match
from capotavola.engine.record import Secrets
from capotavola.engine.state import State
from capotavola.engine.undo import is_asked, lasts
from capotavola.server.messages import happened
from capotavola.server.messages.fields import Object
from capotavola.server.table import log, race
from capotavola.server.table.table import Deed, Heard, HouseTable, Race

SECOND = 1000


def begun(table: HouseTable, at: int) -> Heard:
    setup = table.setup
    names = [seat.name or "" for seat in table.seats]
    bots = [seat.bot for seat in table.seats]
    if setup.seed is not None:
        table.match = open_match(table.game, names, setup.options, setup.seed.encode(), bots=bots)
    else:
        secrets = Secrets(table.secret, [bytes.fromhex(seat.luck) for seat in table.seats])
        table.match = open_match(table.game, names, setup.options, None, secrets, bots)
    table.status = "playing"
    table.played_at = at
    for seat in range(len(table.seats)):
        _new_decision(table, seat, at)
    _see_race(table, at)
    wait(table, at)
    return Heard(at, ALL, lambda _, version, when: happened.Started(version, when), game=True, table=True)


def done(table: HouseTable, what: log.Done, at: int) -> Heard:
    action = table.game.decode(what.action)
    before = table.state
    events = _apply(table, what.seat, action, at)
    state = table.state
    mask = _audience(events) | 1 << what.seat
    if state.stack != before.stack or state.waiting != before.waiting:
        mask = ALL  # what the game waits for is before everybody's eyes, also where nothing is told of it
    seat = table.seats[what.seat]
    handed_back = what.why == "chosen" and seat.stand_in is not None
    if seat.overdue or handed_back or what.why == "overdue":
        seat = table.changing(what.seat)
        seat.overdue = seat.overdue + 1 if what.why == "overdue" else 0
        seat.stand_in = None if handed_back else seat.stand_in
    acted = what.seat if is_asked(before, what.seat, action) else None
    deed = Deed(what.seat, before, action, mask, table.clocks.copy())
    _remember_deed(table, deed, what.why == "chosen" and acted is not None)
    _ask_again(table, before, acted, at)
    if what.why == "overdue":
        table.clocks.timed_out(what.seat, at)
    _go_on(table, at, acted)

    def telling(viewer: int, version: int, when: int) -> happened.Acted:
        return happened.Acted(version, when, what.seat, what.why, heard_of(events, viewer))

    return Heard(at, ALL if handed_back else mask, telling, game=True, table=handed_back or table.finished())


def _apply(table: HouseTable, seat: int, action: Action, at: int) -> list[Event]:
    """The state before it stays as it was."""
    assert table.match is not None
    table.played_at = at
    table.match.state = table.match.state.copy()
    return table.match.apply(seat, action)


def _remember_deed(table: HouseTable, deed: Deed, own: bool) -> None:
    """For as long as the same person goes on and nothing is drawn; in a race nothing is."""
    lasting = lasts(deed.before, table.state)
    if not own or lasting or (table.deeds and table.deeds[-1].seat != deed.seat):
        table.deeds.clear()
    if own and not lasting:
        table.deeds.append(deed)
        _may_undo(table, deed.seat)


def _may_undo(table: HouseTable, seat: int) -> None:
    table.own_version[seat] = table.versions[seat] + 1  # of the entry that is being taken


def _ask_again(table: HouseTable, before: State, actor: int | None, at: int) -> None:
    """Whose decision is a new one: who was not asked before, who acted, who may now do something else."""
    for seat in table.state.deciders():
        asked = before.waiting >> seat & 1
        if seat == actor or not asked or before.legal(seat) != table.state.legal(seat):
            _new_decision(table, seat, at)


def _new_decision(table: HouseTable, seat: int, at: int) -> None:
    table.asked_at[seat] = at
    table.asked_version[seat] = table.versions[seat] + 1  # of the entry that is being taken


def _go_on(table: HouseTable, at: int, acted: int | None = None) -> None:
    if table.state.outcome() is not None:
        table.status = "over"
        table.deeds.clear()
        table.votes.clear()
    _see_race(table, at)
    wait(table, at, acted)


def _see_race(table: HouseTable, at: int) -> None:
    number = table.state.race_number()
    if number == 0:
        table.race = None
    elif table.race is None or table.race.number != number:
        table.race = Race(number, at)


def wait(table: HouseTable, at: int, acted: int | None = None) -> None:
    """The clocks of the people who are asked run; in a pause they stand as they are."""
    if table.status == "paused":
        return
    if not table.playing():
        table.clocks.ask([], at)
        return
    waiting = table.on_the_clock()
    limits = {seat: table.state.limit_seconds(seat) * SECOND for seat in waiting}
    limits = {seat: limit for seat, limit in limits.items() if limit}
    table.clocks.ask(waiting, at, acted, limits, table.held())


def claimed(table: HouseTable, what: log.Claimed, at: int) -> Heard:
    assert table.race is not None
    table.race.claims.append(what)
    table.changing(what.seat).overdue = 0

    def telling(_: int, version: int, when: int) -> happened.RaceClaimed:
        return happened.RaceClaimed(version, when, what.seat, what.race)

    return Heard(at, 1 << what.seat, telling, game=True, table=False)


def race_settled(table: HouseTable, what: log.RaceSettled, at: int) -> Heard:
    """In the order of their times until one succeeds; later ones are void, and cost nothing."""
    assert table.race is not None
    now = table.race
    before = table.state.waiting
    events: list[Event] = []
    results: list[happened.RaceResult] = []
    actions = {claim.seat: claim.action for claim in now.claims}
    claims = [race.Claim(claim.seat, claim.arrived, claim.reaction, claim.credit) for claim in now.claims]
    for claim in race.ranked(now.opened, claims):
        open_still = table.state.race_number() == now.number
        if open_still:
            events += _apply(table, claim.seat, table.game.decode(actions[claim.seat]), at)
        won = open_still and table.state.race_winner() == claim.seat
        results.append(
            happened.RaceResult(
                claim.seat,
                claim.reaction,
                claim.credit,
                claim.effective(now.opened),
                ("won" if won else "wrong") if open_still else "void",
            )
        )
    if what.over:
        events += _all_pass(table, now.number, at)
    now.claims.clear()
    now.since = at
    table.deeds.clear()
    for seat in table.state.deciders():
        if table.state.race_number() != now.number or not before >> seat & 1:
            _new_decision(table, seat, at)
    _go_on(table, at)

    def telling(viewer: int, version: int, when: int) -> happened.Raced:
        return happened.Raced(version, when, what.race, results, heard_of(events, viewer))

    return Heard(at, ALL, telling, game=True, table=table.finished())


def _all_pass(table: HouseTable, number: int, at: int) -> list[Event]:
    events: list[Event] = []
    while table.state.race_number() == number:
        seat = table.state.deciders()[0]
        events += _apply(table, seat, table.state.overdue(seat, fast_chance(1)), at)
    return events


def taken_back(table: HouseTable, what: log.TakenBack, at: int) -> Heard:
    assert table.match is not None
    deed = table.deeds.pop()
    undone = table.match.state
    table.match.take_back(deed.before)
    table.clocks = deed.clocks.copy()  # all the time since then was spent on this decision
    table.played_at = at
    asked = is_asked(deed.before, deed.seat, deed.action)
    _ask_again(table, undone, deed.seat if asked else None, at)
    if table.deeds:
        _may_undo(table, what.seat)
    _see_race(table, at)
    wait(table, at)
    return Heard(
        at,
        deed.mask,
        lambda _, version, when: happened.Undone(version, when, what.seat),
        game=True,
        table=False,
    )


def heard_of(events: list[Event], viewer: int) -> list[Object]:
    return [event.value() for event in events if event.heard_by(viewer)]


def _audience(events: list[Event]) -> int:
    mask = 0
    for event in events:
        mask |= event.audience
    return mask
