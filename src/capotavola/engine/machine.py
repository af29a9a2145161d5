"""Integers of the machine: to the compiler they are faster ones, to everybody else integers."""

from typing import TYPE_CHECKING

__all__ = ["i64"]

if TYPE_CHECKING:
    from mypy_extensions import i64
else:
    i64 = int
