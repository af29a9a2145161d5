"""The ledger of promises (LC-R9, LC-R40), which hears what happens at the table."""
