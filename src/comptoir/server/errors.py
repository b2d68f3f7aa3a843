"""What can be refused over the wire: a key, its arguments, and the HTTP status that goes with it."""

from comptoir.core.errors import ComptoirError


class Wrong(ComptoirError):
    """Nothing was done."""

    status = 400


class Unknown(Wrong):
    """Nobody has come in: there is no session."""

    status = 401


class Forbidden(Wrong):
    """It belongs to somebody else."""

    status = 403


class Missing(Wrong):
    """There is no such thing."""

    status = 404


class NotNow(Wrong):
    """It could be done at another time: a stale number, a seat that is taken, a game that is over."""

    status = 409


class TooOften(Wrong):
    """Slower, please."""

    status = 429


class Busy(Wrong):
    """The bots or the store cannot answer just now."""

    status = 503
