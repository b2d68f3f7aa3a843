"""Games: what can be played, the rulebooks and the vocabularies."""

from msgspec import Struct

from comptoir.server.contract.common import Language, Plain


class OptionInfo(Struct):
    """A way to play.  Explained by the key `<game>-option-<name>`, each choice by `<game>-option-<name>-<choice>`."""

    name: str
    key: str
    default: str | int
    choices: list[str]
    least: int  # whole numbers from least to most are allowed too, when most >= least
    most: int


class GameInfo(Struct):
    """A game that can be played.  `<name>-name` and `<name>-tagline` say what it is."""

    name: str
    version: int
    least: int
    most: int
    options: list[OptionInfo]
    bots: list[str]  # levels, weakest first; `server-bot-<level>` names them, with `-` for `:`
    box: str  # SHA-256 of the components file


class RuleText(Struct):
    """One rule: its id, its section and its text in Markdown."""

    id: str
    section: str
    text: str


class WordInfo(Struct):
    """A word of a game's vocabulary, with its verb and what it is about, as in `Entry`."""

    word: str
    verb: str
    about: Plain


class Rulebook(Struct):
    """All rules of a game in one language, in the order of the book."""

    game: str
    language: Language
    rules: list[RuleText]
