"""Players that try their choices in imagined worlds; what they know of a game is its brain's."""
