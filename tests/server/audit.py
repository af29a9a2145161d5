"""What the house has on record, against what players were told: nothing lost, twice or made up."""

from collections import Counter

import httpx

from capotavola.engine.record import read_record
from capotavola.engine.replay import verify
from tests.boxes import game_of
from tests.server.hammer import Party, Player
from tests.server.told import Happening, History, Object, read_history

RACES = {"omerta"}  # claims stand in a record only as far as the race needed them


def audit(house: str, game: str, party: Party) -> None:
    """Every acknowledged message of every player is in the table's history once, and in order."""
    with httpx.Client(base_url=f"{house}/api/tables/{party.code}", timeout=60, verify=False) as client:
        client.headers["Authorization"] = f"Bearer {party.key}"
        for player in party.players:
            _audit_player(player, whole_history(client, player.seat))
        if party.over():
            _audit_record(game, party, client.get("/record").content)


def whole_history(client: httpx.Client, seat: int | None) -> list[Happening]:
    """All pages of it."""
    happened: list[Happening] = []
    page = History([], 0, more=True)
    while page.more:
        eyes = {} if seat is None else {"seat": seat}
        answer = client.get("/history", params={"since": page.version, **eyes})
        assert answer.status_code == 200, answer.text
        page = read_history(answer.content)
        happened += page.happened
    return happened


def _audit_player(player: Player, history: list[Happening]) -> None:
    assert [happening.version for happening in history] == list(range(1, len(history) + 1))
    assert player.heard == history[: player.version], f"{player} heard what did not happen"
    _audit_talk(player, history)
    _audit_moves(player, history)


def _audit_talk(player: Player, history: list[Happening]) -> None:
    spoken = [happening for happening in history if happening.kind == "spoke"]
    kept = [happening.text for happening in spoken if happening.seat == player.seat]
    acknowledged = [said["text"] for said in player.acknowledged if said["type"] == "chat"]
    assert kept in (acknowledged, acknowledged + _open_end(player, "text")), f"{player} was not heard rightly"


def _audit_moves(player: Player, history: list[Happening]) -> None:
    """Each move is an action of the player's own, or a claim, of which there is one for each race."""
    own = [happening for happening in history if happening.seat == player.seat]
    claims = Counter(happening.race for happening in own if happening.kind == "claimed")
    assert max(claims.values(), default=1) == 1
    kept = len(claims) + sum(happening.kind == "acted" and happening.why == "chosen" for happening in own)
    acknowledged = len(_moves(player))
    assert kept in (acknowledged, acknowledged + len(_open_end(player, "action"))), f"{player} moved wrongly"


def _audit_record(game: str, party: Party, raw: bytes) -> None:
    record = read_record(raw)
    verify(game_of(game), record)
    if game in RACES:
        return
    for player in party.players:
        kept = [entry.action for entry in record.entries if entry.seat == player.seat]
        assert kept == [said["action"] for said in _moves(player)], f"{player} did something else"


def _moves(player: Player) -> list[Object]:
    return [said for said in player.acknowledged if said["type"] in ("act", "claim")]


def _open_end(player: Player, field: str) -> list[object]:
    """What was said last, if nobody knows whether it was heard."""
    said = player.unanswered
    return [said[field]] if said is not None and field in said else []
