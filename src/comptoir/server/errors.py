"""The refusals of the server: a message key with arguments, and the HTTP status that goes with it."""

from comptoir.core.errors import ComptoirError


class RequestError(ComptoirError):
    """A request that makes no sense; nothing was changed."""

    status = 400


class Unauthenticated(RequestError):
    """The request has no session, and needs one."""

    status = 401


class Forbidden(RequestError):
    """The thing belongs to another player."""

    status = 403


class NotFound(RequestError):
    """There is no such thing."""

    status = 404


class Conflict(RequestError):
    """It could be done at another time: a stale number, a seat that is taken, a game that is over."""

    status = 409


class TooManyRequests(RequestError):
    """The client has used up its rate limit."""

    status = 429


class Unavailable(RequestError):
    """The bots or the store cannot answer just now."""

    status = 503
