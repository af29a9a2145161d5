"""Many games at once: who wins, how much, how fast."""
