"""A table: its log, what the log makes of it, who may do what, and what is shown to whom. No I/O."""
