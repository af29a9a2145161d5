"""The mark of classes that a plug-in may derive its own from, though they are compiled and it is not."""

from typing import TYPE_CHECKING

__all__ = ["mypyc_attr"]

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr
else:

    def mypyc_attr(*, allow_interpreted_subclasses):
        """It means something to the compiler alone, which need not be there when the game is played."""
        return lambda marked: marked
