"""What players can do, and how it is written: the verbs, and the terms of offers and notes."""
