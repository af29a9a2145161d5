"""The content file of a box: its types, its mistakes, and the tables that the rules look things up in."""
