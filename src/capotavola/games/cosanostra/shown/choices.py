"""What choices are called where the table shows more than the action says; and what might be offered."""

import msgspec

from capotavola.engine.action import Action
from capotavola.engine.typed import call_of
from capotavola.engine.values import Json
from capotavola.engine.words import Words
from capotavola.games.cosanostra.shown.telling import lacking, phrase
from capotavola.games.cosanostra.shown.types import Gangster, Task, View

AIMS = {"business": "business", "victim": "gangster"}
TASKS = {"do": "task-do", "cancel": "task-cancel", "answer": "task-answer"}


def choice(view: dict[str, Json], action: Action, words: Words) -> str | None:
    """Tasks by their jobs, plans with what they lack, offers by their terms."""
    v = msgspec.convert(view, View)
    args = action.value()
    verb = str(args.pop("verb"))
    if verb == "accept":
        return _accept(v, args, words)
    if verb in ("settle", "judge"):
        return _promise(v, verb, args, words)
    man = _man(v, args)
    if man is None or v.viewer is None:
        return None
    name = words.named("gangster", man.gangster)
    if verb == "plan":
        missing = lacking(v, str(args["job"]))
        if not missing:
            return None
        businesses = words.counted([words.named("business", kind) for kind in missing])
        return words.say("task-lacks", gangster=name, job=words.card(str(args["job"])), businesses=businesses)
    task = _task(man, args)
    if task is None or (task.job is None and task.business is None):
        return None
    job = _called(task, words)
    if verb in TASKS:
        return words.say(TASKS[verb], gangster=name, job=job)
    if verb.startswith("attack-"):
        return words.say("task-attack", gangster=name, job=job, aim=_aim(v, args, words))
    return None


def _man(v: View, args: dict[str, Json]) -> Gangster | None:
    """The viewer's gangster that it is about."""
    if v.viewer is None:
        return None
    for man in v.seats[v.viewer].gangsters:
        if man.gangster == args.get("gangster"):
            return man
    return None


def _task(man: Gangster, args: dict[str, Json]) -> Task | None:
    number = args.get("task", 0)
    assert isinstance(number, int)
    return man.tasks[number] if number < len(man.tasks) else None


def _called(task: Task, words: Words) -> str:
    if task.business is not None:
        return words.say("task-buying", business=words.named("business", task.business))
    return words.card(str(task.job))


def _aim(v: View, args: dict[str, Json], words: Words) -> str | int:
    for key, kind in AIMS.items():
        if key in args:
            return words.named(kind, str(args[key]))
    return words.player(args["seat"])


def _accept(v: View, args: dict[str, Json], words: Words) -> str | None:
    for offer in v.offers:
        if offer.by == args["seat"] and v.viewer in offer.to:
            give = words.listed([phrase(part, words) for part in offer.give])
            want = words.listed([phrase(part, words) for part in offer.want])
            return words.say("accept-terms", seat=words.player(offer.by), give=give, want=want)
    return None


def _promise(v: View, verb: str, args: dict[str, Json], words: Words) -> str | None:
    """What was promised, and to whom or by whom."""
    promise = next((promise for promise in v.ledger if promise.promise == args["promise"]), None)
    if promise is None:
        return None
    number = promise.promise + 1
    if verb == "settle":
        what = phrase(promise.what, words)
        player, amount = words.player(promise.to), max(0, promise.due)
        return words.say("settle-terms", promise=number, seat=player, what=what, amount=amount)
    said = words.say("quoted", text=promise.said)
    player = words.player(promise.by)
    return words.say("judge-terms", promise=number, seat=player, said=said, verdict=args["verdict"])


def deals(view: dict[str, Json], names: list[str]) -> list[str]:
    """A use for cash, cash for a use, or peace, with each of the others."""
    v = msgspec.convert(view, View)
    if v.viewer is None:
        return []
    typed: list[str] = []
    own = [card.business for card in v.seats[v.viewer].businesses if card.active]
    others = [seat for seat in range(v.players) if seat != v.viewer]
    for seat in others:
        uses = [card.business for card in v.seats[seat].businesses if card.active]
        typed += [f"offer {call_of(seat, names)} give 1000 want use:{business}" for business in uses]
    for seat in others:
        typed += [f"offer {call_of(seat, names)} give use:{business} want 1000" for business in own]
    ending = [v.round, v.round + 1]
    return typed + [f"offer {call_of(seat, names)} promise peace:{end}" for seat in others for end in ending]
