# What the server says: what it refuses and why, and the names of what belongs to a table rather than to a game.

## Names

server-pace-live = live: a few minutes for a turn
server-pace-day = a day for a turn
server-pace-week = a week for a turn
server-pace-none = as long as it takes

server-status-waiting = waiting for players
server-status-playing = being played
server-status-finished = finished
server-status-ended = ended without scores
server-status-cancelled = cancelled

server-bot-random = Novice bot
server-bot-greedy = Merchant bot
server-bot-search-200ms = Master bot
server-bot-search-2s = Grand master bot, thinks two seconds

## Who you are

server-no-session = Come in first: a name is enough.
server-bad-name = A name has one to forty letters that can be seen.
server-name-taken = There is already an account called “{ $name }”.
server-already-account = You have an account already.
server-account-name = An account keeps its name.
server-wrong-password = The name or the password is wrong.
server-too-often = Too many tries: wait { $minutes } minutes.
server-bad-hook = A notice can be sent to an address that begins with http:// or https://, without name or password in it.

## Tables and seats

server-no-table = There is no such table.
server-no-seat = You have no seat at this table.
server-which-seat = You have several seats here: say which one.
server-not-your-seat = That seat is not yours.
server-no-such-seat = This table has no such seat.
server-seat-taken = Somebody sits there already.
server-invited-only = That seat is kept for somebody who has its link.
server-not-owner = Only the one who has set up the table can do that.
server-nobody-plays = At least one seat must be for a person.
server-unknown-bot = There is no bot “{ $bot }”; there are: { $known }.
server-too-many-tables = You have { $most } unfinished tables: finish some first.
server-not-started = The game has not begun: somebody is missing.
server-started = The game has begun.
server-cancelled = The table has been cancelled.
server-other-rules = This game was begun with rules that are not here any more.

## Playing

server-stale = The table has moved on: look again, then decide.
server-bot-plays = A bot is playing this seat: come back to it first.
server-undo-nothing = There is nothing to take back.
server-undo-horizon = Since your last decision something was revealed or somebody else has decided: ask the others.
server-no-proposal = That proposal is no longer open.
server-not-asked-consent = Your consent is not asked for.
server-not-late = Nobody is late on that seat.

## What is wrong with a message

server-bad-request = The server does not understand this.
server-bad-message = The server does not understand this message.
server-bad-method = This cannot be done here.
server-no-page = There is nothing here.
server-forbidden = This is not for you.
server-foreign-page = Another site may not speak for you.
server-too-large = That is too large.
server-too-fast = Slower, please.
server-too-slow = The connection was too slow.
server-too-many-sockets = You have { $most } windows open already.
server-bots-busy = The bots are busy: try again in a moment.
server-store-trouble = The server cannot write just now: nothing was changed, try again.
server-trouble = Something went wrong on the server: nothing was changed.
server-unbuilt = The server is running, but its page was not built: “make page” builds it.

## Starting

server-no-port = The server cannot listen at { $host }, port { $port }: { $fault }.
server-one-process = Several processes need PostgreSQL: give its address with --db, or leave out --workers.
server-not-begun = The server could not begin.
store-bad-url = “{ $url }” is not the address of a database: give sqlite:///file or postgresql://user@host/name.
store-unreachable = The database { $url } cannot be opened: { $fault }.
store-not-durable = The database { $url } acknowledges commits before they are on disk (synchronous_commit = off), even when told not to: acknowledged moves could be lost.
