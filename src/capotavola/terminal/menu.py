"""Choosing one of many actions: short lists whole, long ones verb by verb and part by part."""

from collections.abc import Callable

from capotavola.engine.action import Action
from capotavola.speech.speaker import Speaker

WHOLE_LIST = 12  # choices, where there is room
SHORTEST_LIST = 5


class Open:
    """What may wait is left open."""


LEAVE_OPEN = Open()


class Menu:
    """A numbered list: each entry is an action, or leads to a further menu."""

    def __init__(self, title: str, entries: "list[tuple[str, Action | Menu | Open]]") -> None:
        self.title = title
        self.entries = entries

    def pick(self, number: int) -> "Action | Menu | Open | None":
        return self.entries[number - 1][1] if 1 <= number <= len(self.entries) else None


class Lister:
    """Makes menus of a few lines; `special` names an action of which more is known than it says."""

    def __init__(
        self,
        speaker: Speaker,
        step: str,
        special: Callable[[Action], str | None],
        most: int = WHOLE_LIST,
    ) -> None:
        self.most = min(WHOLE_LIST, max(SHORTEST_LIST, most))
        self.speaker = speaker
        self.step = step
        self.special = special

    def called(self, action: Action) -> str:
        return self.special(action) or self.speaker.action(action, self.step)

    def menu_of(self, actions: list[Action]) -> Menu:
        """What is grave comes last, so that nobody does it by typing 1."""
        actions = sorted(actions, key=lambda action: action.verb.grave)
        if len(actions) <= self.most:
            return self._whole("", actions)
        entries: list[tuple[str, Action | Menu | Open]] = []
        for verb in dict.fromkeys(action.verb.name for action in actions):
            same = [action for action in actions if action.verb.name == verb]
            if len(same) == 1:
                entries.append((self.called(same[0]), same[0]))
            else:
                entries.append((self.speaker.say(f"verb-{verb}"), self._parts(same, 0)))
        if len(entries) == 1 and isinstance(entries[0][1], Menu):
            return entries[0][1]
        return Menu("", entries)

    def _whole(self, title: str, actions: list[Action]) -> Menu:
        return Menu(title, [(self.called(action), action) for action in actions])

    def _parts(self, actions: list[Action], depth: int) -> Menu:
        """Actions of one verb by their next integer; a part with one value only is passed over."""
        verb = actions[0].verb
        if len(actions) <= self.most or depth >= len(verb.params):
            return self._whole(self.speaker.say(f"verb-{verb.name}"), actions)
        groups: dict[int | None, list[Action]] = {}
        for action in actions:
            numbers = action.numbers()
            groups.setdefault(numbers[depth] if depth < len(numbers) else None, []).append(action)
        if len(groups) == 1:
            return self._parts(actions, depth + 1)
        param = verb.params[depth]
        entries: list[tuple[str, Action | Menu | Open]] = []
        for number, group in groups.items():
            if number is None:
                label = self.speaker.say("that-is-all")
            else:
                label = self.speaker.label(param.name, param.outside(number))
            if len(group) == 1:
                entries.append((self.special(group[0]) or label, group[0]))
            else:
                entries.append((label, self._parts(group, depth + 1)))
        return Menu(self.speaker.say(f"param-{param.name}"), entries)
