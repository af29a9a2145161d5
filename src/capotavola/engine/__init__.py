"""What every game shares: integers inside, words outside."""
