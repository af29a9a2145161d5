"""The house: tables that are open, the people at them, and what must be done in time."""
