"""The easy bots, one of each game: what people get wrong there."""
