"""One greedy player per game: it takes what looks best now."""
