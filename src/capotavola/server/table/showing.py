"""The one way out: what of a table is shown to whom."""

from collections.abc import Iterable

from capotavola.engine.audience import SPECTATOR
from capotavola.engine.foresight import Foresight
from capotavola.server.messages import shown, told
from capotavola.server.messages.fields import Object
from capotavola.server.messages.happened import AnyHappening, Spoke
from capotavola.server.table.duties import takeover_at
from capotavola.server.table.table import Heard, HouseTable, Seat

CHAT_SIGNS = 10_000  # in a welcome


def viewer_of(seat: int | None) -> int:
    return SPECTATOR if seat is None else seat


def table_info(table: HouseTable) -> shown.TableInfo:
    outcome = None if table.match is None else table.state.outcome()
    return shown.TableInfo(
        code=table.code,
        game=table.game.name,
        edition=table.setup.edition,
        options=table.setup.options,
        visibility=table.setup.visibility,
        status=table.status,
        seats=[_seat_info(table, number, seat) for number, seat in enumerate(table.seats)],
        host=table.host,
        clock=table.setup.clock,
        commitment=table.commitment(),
        seeded=table.setup.seed is not None,
        created=table.created,
        votes={matter: dict(votes) for matter, votes in table.votes.items()},
        rematch=table.rematch,
        outcome=None if outcome is None else outcome.value(),
        hushed=table.hushed,
    )


def _seat_info(table: HouseTable, number: int, seat: Seat) -> shown.SeatInfo:
    takeover = takeover_at(table, number)
    return shown.SeatInfo(
        seat.kind, seat.name, seat.bot, seat.stand_in, seat.away, takeover, seat.muted, seat.closed
    )


def clock_info(table: HouseTable, now: int) -> shown.ClockInfo:
    seats = range(len(table.seats))
    return shown.ClockInfo([_left(table, seat, now) for seat in seats], table.on_the_clock())


def _left(table: HouseTable, seat: int, now: int) -> int | None:
    """The seat's own time or the decision's limit, whichever is shorter."""
    times = [table.clocks.left(seat, now), table.clocks.limit(seat, now)]
    return min((time for time in times if time is not None), default=None)


def position(table: HouseTable, seat: int | None) -> shown.Position | None:
    """None before the deal."""
    return None if table.match is None else _position(table, seat, table.state.view(seat))


def _position(table: HouseTable, seat: int | None, view: Object) -> shown.Position:
    state = table.state
    mine = seat is not None and not table.finished() and table.status != "paused"
    legal = state.legal(seat) if mine and seat is not None and seat in state.deciders() else []
    if table.race is not None and seat is not None and table.race.claimed(seat):
        legal = []
    unasked = state.unasked(seat) if mine and seat is not None else []
    return shown.Position(
        view=view,
        question=shown.Question(*table.game.question(view)) if legal else None,
        legal=[action.value() for action in legal],
        unasked=[action.value() for action in unasked],
        race=_race_info(table),
        undo=seat is not None and table.may_undo(seat),
    )


def foreseen(message_id: str, version: int, foresight: Foresight) -> told.Foreseen:
    """To the one seat whose action it would be."""
    events = [event.value() for event in foresight.events]
    return told.Foreseen(message_id, version, events, foresight.view, foresight.stop)


def _race_info(table: HouseTable) -> shown.RaceInfo | None:
    """When it closes without a claim; whether there is one already is not shown."""
    if table.race is None:
        return None
    closes = table.race.since + table.state.race_seconds() * 1000
    return shown.RaceInfo(table.race.number, table.race.opened, closes)


def welcome(
    table: HouseTable, seat: int | None, yours: list[int], missed: list[AnyHappening] | None, now: int
) -> told.Welcome:
    """`missed`: the gap, if it could be filled; else there is the chat at least."""
    viewer = viewer_of(seat)
    return told.Welcome(
        protocol=told.PROTOCOL,
        now=now,
        version=table.versions[viewer],
        you=seat,
        yours=yours,
        table=table_info(table),
        clocks=clock_info(table, now),
        position=position(table, seat),
        missed=_chat(table, seat) if missed is None else missed,
        complete=missed is not None,
    )


def _chat(table: HouseTable, seat: int | None) -> list[AnyHappening]:
    """The latest, as much as is welcome at once."""
    viewer = viewer_of(seat)
    lines = for_owner(table, seat, [heard.to(viewer) for heard in table.chat[viewer]])
    room, shown = CHAT_SIGNS, 0
    for line in reversed(lines):
        room -= len(line.text or "") if isinstance(line, Spoke) else 0
        if room < 0:
            break
        shown += 1
    return lines[len(lines) - shown :]


class Announcement:
    """What some viewers hear of some entries, with what is the same for all made once."""

    def __init__(self, table: HouseTable, heard: list[Heard], now: int, seats: Iterable[int | None]) -> None:
        self.table = table
        self.heard = heard
        self.now = now
        self.clocks = clock_info(table, now)
        self.info = table_info(table) if any(told.table for told in heard) else None
        self.views = self._views([*seats])

    def _views(self, seats: list[int | None]) -> dict[int | None, Object]:
        """Of those who have something new to see."""
        if self.table.match is None:
            return {}
        masks = [told.mask for told in self.heard if told.game or told.table]
        seeing = [seat for seat in seats if any(mask >> viewer_of(seat) & 1 for mask in masks)]
        return dict(zip(seeing, self.table.state.views(seeing), strict=True))

    def news(self, seat: int | None) -> told.News | None:
        """What a viewer hears; None if nothing of it concerns the viewer."""
        viewer = viewer_of(seat)
        mine = [told for told in self.heard if told.concerns(viewer)]
        if not mine:
            return None
        return told.News(
            version=self.table.versions[viewer],
            now=self.now,
            happened=[told.to(viewer) for told in mine],
            clocks=self.clocks,
            table=self.info if any(told.table for told in mine) else None,
            position=_position(self.table, seat, self.views[seat]) if seat in self.views else None,
        )


def news(table: HouseTable, heard: list[Heard], seat: int | None, now: int) -> told.News | None:
    """What one viewer hears of some entries."""
    return Announcement(table, heard, now, [seat]).news(seat)


def gap(table: HouseTable, seat: int | None, since: int) -> list[AnyHappening] | None:
    """What the viewer missed since that version, if it is still in memory."""
    viewer = viewer_of(seat)
    if since > table.versions[viewer]:
        return None
    if since == table.versions[viewer]:
        return []
    kept = [told for told in table.news if told.concerns(viewer) and told.versions[viewer] > since]
    if not kept or kept[0].versions[viewer] != since + 1:
        return None
    return for_owner(table, seat, [told.to(viewer) for told in kept])


def for_owner(table: HouseTable, seat: int | None, heard: list[AnyHappening]) -> list[AnyHappening]:
    """Without what was said in private to whoever had the seat before."""
    if seat is None:
        return heard
    since = table.seats[seat].sat_version
    return [told for told in heard if not (in_private(told) and told.version <= since)]


def in_private(told: AnyHappening) -> bool:
    return isinstance(told, Spoke) and isinstance(told.to, int)
