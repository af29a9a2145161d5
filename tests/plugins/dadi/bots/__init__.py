"""Who else plays Dadi."""
