"""Words outside: every text in four languages, and the rulebooks."""
