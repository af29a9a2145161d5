"""Chapter 7: influence cards, looks and skills; hands and piles."""
