"""Chapters 3 and 6: tasks carried out, what they bring about, and all answers to them (LC-R8)."""
