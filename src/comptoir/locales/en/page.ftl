# The page in the browser: its own words.  What the engines and the server say stands in the other files.

## Everywhere

page-title = The merchants’ table
page-tagline = Four games of trade in old Europe, with friends or bots, tonight or a move a day.
page-opening = One moment …
page-opening-table = The table is being laid …
page-lost = There is nothing at this address.
page-close = Close
page-back = Back
page-choose = Choose …
page-send = Send
page-copy = Copy
page-copied = Copied.
page-copy-by-hand = This browser does not let the page copy: select the link and copy it.
page-to-lobby = To the lobby
page-skip = Skip to the question
page-skip-lobby = Skip to the tables
page-theme-dark = Dark theme
page-theme-light = Light theme
page-no-server = The server does not answer. Is it running, and is there a network?
page-server-trouble = The server is in trouble ({ $status }). Try again in a moment.
page-not-connected = There is no connection just now; the page is trying again.
page-cut-off = The server has closed this connection. Load the page again to come back.
page-no-such-table = There is no such table. Perhaps the link is incomplete.

## Who I am

page-account = Your account
page-my-account = Your account, { $name }
page-who-are-you = Who are you?
page-your-name = Your name at the table
page-name = Name
page-password = Password
page-password-note = At least { $least } characters.
page-come-in = Come in
page-guest-note = A name is enough to play; this browser keeps your seats.
page-as-guest = As a guest
page-have-account = I have an account
page-do-login = Log in
page-do-account = Make the account
page-new-account = New account
page-account-note = An account keeps your games and lets you sit down on another device.
page-become-account = Become an account
page-become-note = You keep every seat and every game you have as a guest.
page-login-note = Your seats as a guest move to the account.
page-is-account = You have an account: your history is kept, and your seats are yours on any device.
page-is-guest = You are a guest: this browser is the key to your seats.
page-log-out = Log out
page-log-out-guest = A guest who logs out gives up the key to these seats.
page-welcome-back = Welcome back, { $name }.
page-account-made = The account of { $name } is made.
page-keep = Keep
page-kept = Kept.
page-hook = Web-hook address for your turns
page-hook-note = When it is your turn and you are not looking, the server posts a little JSON there. Leave it empty for none.
page-notices = Tell me by a notice of the browser when it is my turn
page-notices-refused = The browser does not allow notices from this page.
page-notice = { game-name }: your turn

## The lobby

page-the-games = The games
page-my-tables = My tables
page-my-tables-none = You sit at no table yet: set one up, or join one.
page-open-tables = Open tables
page-open-tables-none = Nobody is waiting for players just now.
page-finished = Finished games
page-finished-none = No game has been finished yet.
page-new-table = A new table
page-game = The game
page-players-range = { $least } to { $most } players
page-seats = Who plays
page-how-many = Number of players
page-n-players = { $players } players
page-seat-of = Seat of { $player }
page-wish-me = I
page-wish-hot-seat = Another person at this screen
page-wish-invited = Invited by a link
page-wish-open = Open to anybody
page-wish-bot = { $bot }
page-hot-seat-name = Name of this person
page-hot-seat-note = Several people at one screen: the page turns to whoever is asked, with a curtain between you when something is hidden.
page-invited-note = You get a link for each invited seat once the table is set up.
page-pace = Pace
page-pace-note-live = Everybody is at the table: whoever takes more than five minutes is late.
page-pace-note-day = A day for each decision, then one is late.
page-pace-note-week = A week for each decision, then one is late.
page-pace-note-none = Nobody is ever late.
page-options = Options of the game
page-listed = Show it among the open tables
page-set-up = Set up the table
page-join = Take a seat
page-play = Play
page-look = Look
page-look-again = Look again

## People at a table

page-players = Players
page-seat-you = you
page-seat-present = here
page-seat-away = away
page-seat-taken = has taken a seat
page-seat-bot = { $bot }
page-seat-bot-short = bot
page-seat-stand-in = away; a bot plays ({ $bot })
page-seat-open = free seat
page-seat-invited = invited
page-seat-asked = to decide
page-seat-late = late
page-points = Points
page-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
  }
page-spectator = Spectator
page-spectators = { $spectators ->
    [one] One spectator
   *[other] { $spectators } spectators
  }
page-waiting-room = Before the start
page-waiting-note = The game begins by itself as soon as nobody is missing.
page-invite-link = Link to this seat
page-table-link = Link to the table
page-stand-up = Stand up
page-seat-a-bot = Seat a bot
page-open-seat = Open the seat
page-cancel-table = Cancel the table
page-cancelled = This table was cancelled before the game began.
page-proposal = A request to the table
page-proposal-undo = { $player } would like to take the last decision back.
page-proposal-bot = { $player } proposes that a bot plays for { $other } until they come back.
page-proposal-end = { $player } proposes to end the game without a score.
page-proposal-waiting = Still to answer: { $names }.
page-consent = I agree
page-refuse = I refuse
page-late = A seat is late
page-late-told = { $player } is late. What shall the table do?
page-late-wait = Wait
page-late-bot = A bot plays on
page-late-end = End unscored
page-late-end-sure = The game ends here for everybody, and nobody gets a score. The others are asked first.
page-away = A bot ({ $bot }) plays for { $player } just now.
page-come-back = Take the seat back
page-leave-seat = Let a bot play for { $player }
page-curtain = The curtain is drawn
page-curtain-for = Over to { $player }
page-curtain-note = Something is hidden from the others: hand over the screen before you lift the curtain.
page-curtain-lift = I am { $player }

## The table

page-live = Live
page-reconnecting = Reconnecting …
page-round-of = { $round ->
    [0] Before the first round
   *[other] Round { $round } of { $rounds }
  } · { $phase }
page-tabs = What to look at
page-tab-play = Play
page-tab-board = Table
page-tab-players = Players
page-tab-journal = Journal
page-tab-chat = Chat
page-side = Journal, chat or score
page-side-words = Actions
page-side-journal = Journal
page-side-chat = Chat
page-side-scores = Score
page-menu = What you can do
page-final = Cannot be taken back freely
page-your-turn = Your turn
page-deadline = Until { $when }
page-deadline-past = Late since { $when }
page-waiting-for = { $number ->
    [one] { $names } has to decide.
   *[other] { $names } have to decide.
  }
page-won = { $winners ->
    [one] { $names } has won.
   *[other] { $names } have won together.
  }
page-ended = This game was ended without a score.
page-idle = Nothing to decide for you just now. The page tells you when it is your turn.
page-idle-spectator = You are looking on: you see what everybody may see.
page-idle-over = The game is over. Look through it again with the replay, or download its record.
page-idle-replay = You are looking at the past; the game goes on meanwhile.
page-tools = What else you can do
page-tool-undo = Undo
page-tool-ask-undo = Ask to undo
page-tool-hint = Hint
page-tool-why = Why not?
page-tool-rules = Rules
page-tool-scores = Score
page-tool-replay = Replay
page-tool-about = About
page-short-undo = Undo
page-short-ask-undo = Undo…
page-short-hint = Hint
page-short-why = Why not?
page-short-rules = Rules
page-short-scores = Score
page-short-replay = Replay
page-short-about = About
page-journal = Journal
page-journal-empty = Nothing has happened yet.
page-since = since your last turn
page-digest = Since your last turn
page-digest-open = { $entries ->
    [one] What happened since your last turn (1)
   *[other] What happened since your last turn ({ $entries })
  }
page-digest-empty = Nothing has happened since your last turn.
page-chat = Chat
page-chat-who = Who is speaking?
page-chat-say = Say something to the table
page-unread = { $lines ->
    [one] new line
   *[other] new lines
  }
page-chat-empty = Nobody has said anything yet.
page-scores = Score sheet
page-scores-now = If it ended now
page-scores-final = Final score
page-scores-none = There is no score yet.
page-scores-hidden = A question mark is what you may not know yet.
page-rank = Place
page-chart = Scores over the game
page-chart-moves = moves
page-rules-of = Rules: { game-name }
page-rules-search = Search the rules: a word or a number
page-rules-found = { $rules ->
    [0] No rule found
    [one] One rule
   *[other] { $rules } rules
  }
page-rule = Rule { $rule }
page-why = Why can I not …?
page-why-note = Say what you would like to do; the engine answers with the rule that forbids it.
page-why-what = What would you like to do?
page-why-ask = Why not?
page-why-on-menu = But you can: it is on your menu.
page-hint = Hint
page-hint-thinking = A bot is thinking about what you can see …
page-hint-note = A bot has played these moves to the end of the game many times, knowing only what you know. Choose one to play it.
page-hint-score = Score to expect
page-hint-chance = Chance to win
page-hint-ahead = Ahead of the next
page-hint-behind = Behind the first
page-hint-points = { $points ->
    [one] { NUMBER($points, maximumFractionDigits: 1) } point
   *[other] { NUMBER($points, maximumFractionDigits: 1) } points
  }
page-hint-percent = { $percent }%
page-hint-games = Games tried
page-hint-then = How the game may go on
page-hint-none = The bot has no opinion here.
page-replay = Replay
page-replay-slider = Position in the game
page-replay-at = Move { $at } of { $moves }
page-replay-first = To the beginning
page-replay-back = One move back
page-replay-on = One move on
page-replay-last = To the last move
page-replay-play = Play
page-replay-pause = Pause
page-replay-leave = Back to now
page-replay-leave-short = Now
page-about-table = About this table
page-since-when = Set up
page-version = Version of the rules
page-fair = Fair shuffles
page-fair-note = The fingerprint of the seed was published before anything was shuffled; the seed itself is shown at the end. With the record, “comptoir verify” checks every shuffle.
page-fair-hash = Fingerprint (SHA-256)
page-fair-seed = Seed
page-record = Download the record
page-record-note = Every move with the seed and the proof: anyone can play it again.
page-record-running = Download my notes
page-record-running-note = While the game runs: your own moves and the journal as you may read it, without the seed.
page-keys = Keys
page-keys-on = Play with single keys
page-key-number = Play the entry with this number
page-key-arrows = Through the menu; Enter plays
page-key-undo = Undo, or ask for it
page-key-hint = Hint
page-key-why = Why can I not …?
page-key-rules = Rules
page-key-scores = Score
page-key-digest = What happened since my last turn
page-key-replay = Replay
page-key-menu = To the menu
page-key-board = Board as a picture or as tables
page-key-language = Français or English
page-key-keys = This list

## What a word is about, in the same place

page-kind-space = Space
page-kind-cube = Cube
page-kind-price = Paid in
page-kind-place = Place
page-kind-generation = Generation
page-kind-building = Building
page-kind-good = Good
page-kind-road = Road
page-kind-level = Level
page-kind-coins = Coins
page-kind-colour = Colour
page-kind-customer = Customer
page-kind-window = Window
page-kind-tile = Tile
page-kind-followers = Followers
page-kind-follower = Follower
page-kind-slot = Slot
page-kind-type = Type
page-kind-town = Town
page-kind-deed = Deed
page-kind-reward = Reward
page-kind-points = Points
page-kind-product = Product
page-kind-starter = Start player
page-kind-village = Village
page-kind-region = Region
page-kind-row = Row
page-kind-symbol = Symbol
page-kind-die = Die
page-kind-religion = Religion
page-kind-country = Country
page-kind-pawn = Pawn

## The board of a game the page was not built with

page-generic-yours = What you have
page-generic-everybody = What everybody has
page-generic-table = On the table
page-generic-hidden = { $n ->
    [one] one hidden
   *[other] { $n } hidden
  }
page-generic-empty = Nothing lies on the table yet.
page-yes = yes
page-no = no

## The drawn board, and the page that shows all pieces

page-lenses = Look closer
page-zoom-in = Closer
page-zoom-out = Farther
page-zoom-fit = The whole board
page-jumps = Parts of the board
page-look-map = Map
page-look-tracks = Tracks
page-look-deeds = Deeds
page-look-development = Development
page-look-market = Market
page-look-travel = Travel
page-look-council = Council
page-look-church = Church
page-look-chronicle = Chronicle
page-look-land = Land
page-look-prices = Prices
page-look-ring = Ring
page-look-north = North
page-look-south = South
page-sound = Sound of the pieces
page-board-of = Board of { game-name }
page-kit = The pieces
page-kit-below = Everything drawn for the four games
page-kit-arms = The arms of the seats
page-kit-common = In every box
page-kit-buildings = Towns and buildings
page-kit-land = The land
page-kit-frames = Frames and writing
page-kit-moves = What lights up, and how pieces move
page-kit-move = Move the pieces
page-kit-lit = Something can be done here
page-kit-compass = Compass
page-kit-ribbon = Ribbon
page-kit-book = Book

## The scenes: the final sheet counted up, what happened while one was away, and the guided first turn

page-final-points = { $points } in all
page-final-skip = Show everything
page-final-board = Look at the board
page-final-again = Count again
page-lesson = Guided first turn
page-lesson-take = Guided first turn
page-lesson-first-time = First time? Two minutes, and you know how it goes.
page-lesson-never = Do not ask again
page-lesson-visitor = Visitor
page-lesson-step = { $at } of { $steps }
page-lesson-next = Next
page-lesson-skip = Leave the lesson
page-lesson-play-on = Play on here
page-lesson-back = Back to my table
page-lesson-your-move = Your move: what has the red ring is our proposal, but anything you can do will do.
page-lesson-others = The others are deciding; it is your turn in a moment.
page-lesson-end = That is how a turn goes. Up here you find help: the lamp proposes a move, the question mark tells why something cannot be done, the book has all the rules, and the arrow takes back what nobody has answered yet. The bots gladly go on.
page-key-next = The next step of a lesson
page-news = What the others did
page-news-open = { $moves ->
    [one] What happened (1 move)
   *[other] What happened ({ $moves } moves)
  }
page-news-from = So you left the table.
page-news-silent = Nothing that one is told of.
page-news-at = { $at } of { $moves }
page-news-skip = To the present
page-digest-list = as a list
page-key-news = What the others did since my last turn, on the table
