"""Quick phrases for the chat, which everybody reads in the own language (`phrase-<name>`)."""

PHRASES = [
    "hello",
    "good-luck",
    "your-turn",
    "one-moment",
    "back-soon",
    "well-played",
    "thanks",
    "sorry",
    "lets-deal",
    "no-deal",
    "trust-me",
    "you-will-pay",
    "good-game",
    "once-more",
]
