"""What offers and notes can be about (LC-R9, LC-R46): each kind of item in its place."""
