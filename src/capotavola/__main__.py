"""`python -m capotavola` is `capo`."""

from capotavola.cli import main

main()
