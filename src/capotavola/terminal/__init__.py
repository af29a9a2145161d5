"""The one terminal client of all games; a game adds only its drawing."""
