"""What can be wrong, as a key and its arguments; the sentence is found in the reader's catalogue.

Every error people can cause is a `ComptoirError`.  Its key is a message of `locales/*/core.ftl` (or of the game's
catalogue), its arguments are what that message needs.
"""


class ComptoirError(Exception):
    """Something was asked that cannot be done; nothing was changed."""

    def __init__(self, key: str, **arguments: object) -> None:
        super().__init__(key, arguments)
        self.key = key
        self.arguments = arguments

    def __str__(self) -> str:
        arguments = ", ".join(f"{name}={value}" for name, value in self.arguments.items())
        return f"{self.key} ({arguments})" if arguments else self.key


class IllegalMove(ComptoirError):
    """A move that is not on the menu, or of a seat that is not asked."""


class BadOption(ComptoirError):
    """A number of players, a seed or an option that the game does not have."""


class BadRecord(ComptoirError):
    """A record that is cut short, edited, or of another version or box."""


class BadBox(ComptoirError):
    """A components file that does not fit: totals, ids or graph."""


class UnknownWord(ComptoirError):
    """A word that is not in the vocabulary of the game."""
