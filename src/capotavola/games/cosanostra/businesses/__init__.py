"""Chapter 5: businesses, markers on them, and monopolies."""
