"""`python -m comptoir` is the command line."""

from comptoir.cli import entry

entry()
