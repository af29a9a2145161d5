"""The whole state as a JSON value, there and back, and whether one written by hand can be played on."""
