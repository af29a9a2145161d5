"""Choosing one of many actions: short lists whole, long ones verb by verb and part by part."""

from capotavola.engine.action import Action
from capotavola.engine.values import Json
from capotavola.speech.speaker import Speaker

WHOLE_LIST = 12


class Menu:
    """A numbered list: each entry is an action, or leads to a further menu."""

    def __init__(self, title: str, entries: list[tuple[str, "Action | Menu"]]) -> None:
        self.title = title
        self.entries = entries

    def pick(self, number: int) -> "Action | Menu | None":
        return self.entries[number - 1][1] if 1 <= number <= len(self.entries) else None


def menu_of(actions: list[Action], speaker: Speaker, step: str) -> Menu:
    if len(actions) <= WHOLE_LIST:
        return Menu("", [(speaker.action(action, step), action) for action in actions])
    entries: list[tuple[str, Action | Menu]] = []
    for verb in dict.fromkeys(action.verb.name for action in actions):
        same = [action for action in actions if action.verb.name == verb]
        if len(same) == 1:
            entries.append((speaker.action(same[0], step), same[0]))
        else:
            entries.append((speaker.say(f"verb-{verb}"), _parts(same, 0, speaker, step)))
    if len(entries) == 1 and isinstance(entries[0][1], Menu):
        return entries[0][1]
    return Menu("", entries)


def _parts(actions: list[Action], depth: int, speaker: Speaker, step: str) -> Menu:
    """Actions of one verb by their next integer; a part with one value only is passed over."""
    if len(actions) <= WHOLE_LIST or depth >= len(actions[0].verb.params):
        title = speaker.say(f"verb-{actions[0].verb.name}")
        return Menu(title, [(speaker.action(action, step), action) for action in actions])
    params = actions[0].verb.params
    groups: dict[int | None, list[Action]] = {}
    for action in actions:
        numbers = action.numbers()
        groups.setdefault(numbers[depth] if depth < len(numbers) else None, []).append(action)
    if len(groups) == 1:
        return _parts(actions, depth + 1, speaker, step)
    name = params[depth].name
    entries: list[tuple[str, Action | Menu]] = []
    for number, group in groups.items():
        if number is None:
            label = speaker.say("that-is-all")
        else:
            label = _label(name, params[depth].outside(number), speaker)
        deeper: Action | Menu = group[0] if len(group) == 1 else _parts(group, depth + 1, speaker, step)
        entries.append((label, deeper))
    return Menu(speaker.say(f"param-{name}"), entries)


def _label(name: str, value: Json, speaker: Speaker) -> str:
    """A seat's name, a place's number, a word's own message."""
    said = speaker.part(name, value)
    return speaker.say("place-number", place=said) if isinstance(said, int) else str(said)
