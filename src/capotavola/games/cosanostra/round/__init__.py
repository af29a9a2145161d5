"""Chapter 2: the round, stage by stage; with 8 (guns for hire) and 9 (the end of the game)."""
