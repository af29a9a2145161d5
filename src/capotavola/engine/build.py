"""Which build of the engine is loaded."""

from capotavola.engine import chance


def compiled() -> bool:
    """True if mypyc's build is running, False if it is the plain Python source."""
    return not chance.__file__.endswith(".py")
