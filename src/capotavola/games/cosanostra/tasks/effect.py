"""What there is to say of any effect of a job; each effect is one object."""

from abc import abstractmethod
from typing import Final

from capotavola.games.cosanostra.table import Table

NO_HARM: Final = (-1, 0)


class Effect:
    @abstractmethod
    def bring_about(self, t: Table, kind: int, seat: int, entry: int) -> None:
        """Of a job of that kind, carried out by the seat's gangster; the entry has the amount."""

    def threatens(self, t: Table, attempts: list[list[int]]) -> tuple[int, int]:
        """The victim of the last attempt, and how badly it may be harmed; NO_HARM if it is not."""
        return NO_HARM
