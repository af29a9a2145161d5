"""What search must know of each game."""
