"""Chapter 4: the characters, each in its place."""
