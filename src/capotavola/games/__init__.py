"""One package per game, each cut along its rulebook's chapters."""
