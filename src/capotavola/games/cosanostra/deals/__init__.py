"""Chapter 4: offers and what becomes of them, debts, and the notes on the board."""
