"""All games are tested alike: ours, and the example of one that comes as a plug-in."""

from tests.example import put_on_path

put_on_path()
