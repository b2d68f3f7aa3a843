# The command line.

cli-language = en
cli-error = comptoir: { $message }

## Help

cli-usage = usage:
cli-positionals = what to name:
cli-options = options:
cli-about = The table at which four merchant games of old Europe are played.
cli-about-games = List the games there are.
cli-about-play = Play a game in the terminal.
cli-about-simulate = Let bots play many games and show the figures.
cli-about-arena = Let bots compete: ratings, intervals, controls and a report.
cli-about-replay = Play a record again and prove its hash.
cli-about-rules = Show the numbered rules of a game.
cli-about-box = Print or check the components file of a game.
cli-about-bench = Measure the speed of an engine or of the search.
cli-about-serve = Serve the table in the browser.
cli-about-verify = Check that the shuffles of a downloaded record were fair.
cli-about-check = Check whether a game or a bot keeps the contract.
cli-help-help = show this help
cli-help-version = say which version this is, and whether its engines are compiled
cli-help-lang = language: fr or en (the locale’s unless given)
cli-help-game = name of the game: { $games }
cli-help-players = number of players
cli-help-seed = seed of the shuffles, up to 128 bits, decimal or 0x…
cli-help-box = play with another components file
cli-help-option = an option of the game, such as round_cap=60; may be given several times
cli-game-options = Options of { game-name }:
cli-help-seats = who sits at each seat: me, or a bot (random, greedy)
cli-help-resume = go on with a saved game
cli-help-games = how many games (100)
cli-help-bot = the bot at every seat, or one per seat: random,greedy,… (random)
cli-help-check = check every invariant at every decision; exit code 1 and a record if one is broken
cli-help-jobs = how many processes (1)
cli-help-json = print JSON
cli-help-record = a record, as written by “save”
cli-help-to = stop after this many moves
cli-help-rule = id of a rule, such as VIL-17.1
cli-help-coverage = count the rules that have a test; exit code 1 while any has none
cli-help-box-check = check whether this components file fits
cli-help-bench = what to measure: engine or search
cli-help-seconds = how long, in seconds of processor time (5)
cli-help-against-pure = measure the compiled engine and its plain Python by turns, and give the ratio
cli-help-host = address to listen at (127.0.0.1: this machine only)
cli-help-port = port to listen at (8000)
cli-help-db = database: sqlite:///file or postgresql://user@host/name (a file in your data folder)
cli-help-workers = how many server processes, with PostgreSQL (1)
cli-help-bot-workers = how many processes for bots (one less than there are cores)
cli-help-serve-box = play a game with another components file; may be repeated
cli-help-webhook-allow = send notices to this host although it is inside a private network; may be repeated
cli-help-origin = let the page of this address talk to the server; may be repeated
cli-help-secure = send cookies over https only
cli-help-proxy = believe the addresses that a proxy on this machine passes on
cli-help-open = open the page in the browser
cli-help-hash = the hash that the table published, as you noted it when the game began
cli-version = Comptoir { $version }, { $compiled ->
    [yes] compiled engines
   *[no] engines in plain Python
  }

## What can go wrong

cli-bad-arguments = These arguments cannot be understood; “comptoir --help” shows what can be said.
cli-unknown-arguments = Nothing is known by the name of { $words }; “--help” shows what can be said.
cli-value-missing = { $name } needs a value.
cli-required = Something is missing: { $names }.
cli-unknown-command = There is no command “{ $word }”; “comptoir --help” lists them.
cli-bad-number = { $name } must be a number from { $least } to { $most }, not “{ $value }”.
cli-bad-option = An option is given as NAME=VALUE, not as “{ $option }”.
cli-bad-language = The language is fr or en, not “{ $language }”.
cli-bots-and-seats = { $bots ->
    [one] One seat is named
   *[other] { $bots } seats are named
  }, but { $players } players sit at the table.
cli-unknown-bench = What can be measured is “engine” or “search”, not “{ $what }”.
cli-not-compiled = The engines are not compiled here, so there is nothing to compare plain Python with.
cli-server-missing = The server is not installed here ({ $name } is missing): pip install comptoir[server].
cli-bad-box = A box is given as GAME=FILE, not as “{ $box }”.
cli-bad-hash = “{ $hash }” is not a hash: it has 64 hexadecimal digits.
cli-no-tests = The tests of { game-name } are not here; run this in a checkout of the project.
unknown-bot = There is no bot “{ $bot }”; there are: { $known }.
bot-without-budget = The bot “{ $bot }” takes no budget: leave out what follows the colon.
bad-budget = “{ $budget }” is no budget for “{ $bot }”: give iterations (400), seconds (2s) or milliseconds (500ms).
weights-too-large = The weights of { $weights } are too large a file.
weights-not-toml = The weights of { $weights } are not valid TOML: { $fault }.
weights-missing = The weights of { $weights } lack { $name }.
weights-unknown = The weights of { $weights } have no “{ $name }”.
weights-number = In the weights of { $weights }, { $name } should be a whole number from { $least } to { $most }, not “{ $value }”.
weights-row = In the weights of { $weights }, { $name } should be a list of { $length } numbers, not of { $found }.
unknown-rule = { game-name } has no rule { $rule }.
record-unwritable = The file { $file } cannot be written.

## Games

cli-games-name = Name
cli-games-title = Title
cli-games-players = Players
cli-games-version = Rules
cli-games-distribution = Distribution
cli-games-lacks = Lacks
cli-games-lacks-evaluator = evaluator (only random plays)
cli-games-lacks-observation = observation (no research environments)
cli-games-lacks-lesson = lesson
cli-games-lacks-board = drawn board (the page shows tables)

## Simulate

cli-simulated = { game-name }: { $games ->
    [one] one game
   *[other] { $games } games
  } of { $players } players, bots: { $bots }, seed { $seed }
cli-simulated-speed = { $decisions } decisions in { $seconds } s, { $each } per game, { $compiled ->
    [yes] compiled
   *[no] plain Python
  }
cli-seat = Seat
cli-mean = mean
cli-min = min
cli-max = max
cli-wins = wins
cli-place = Place
cli-number = { NUMBER($number, maximumFractionDigits: 1) }
cli-all-hold = Every invariant held at every decision of { $games ->
    [one] the game
   *[other] all { $games } games
  }.
cli-broken = Game { $game } broke invariant { $invariant }; its record is in { $file }.

## Play

cli-welcome = { game-name }
cli-welcome-help = Answer with a number or a word; “help” shows what else can be said.
cli-play-help =
    A number or a word of the menu plays it.
      ? WORD         why this word is not on the menu, and the rule that says so
      view           the whole table
      log            everything that has happened
      scores         the score sheet
      hint [TIME]    the best moves and what they may bring; TIME to think: 2s, 500ms, or 400 iterations
      rule ID        the text of a rule
      undo           take back your last decision, while nothing has been revealed since
      undo!          take it back all the same
      save FILE      write the record of this game
      resume FILE    go on with another game
      quit           leave the table
cli-hint-number = no.
cli-hint-move = move
cli-hint-score = score expected
cli-hint-chance = chance to win
cli-hint-games = games tried
cli-hint-gain = { $points ->
    [0] “{ $word }” and “{ $other }” should bring the same.
   *[other] Difference expected between “{ $word }” and “{ $other }”, in points: { NUMBER($points, minimumFractionDigits: 1) }
  }
cli-hint-then = Then perhaps { $player }: { $word }
cli-percent = { $number }%
cli-left = You leave the table.
cli-seed = The seed of this game was { $seed }.
cli-no-such-number = The menu has numbers from 1 to { $most }, not { $number }.
cli-why-what = Say which word you miss: ? take market green
cli-on-menu = “{ $word }” is on the menu.
cli-undo-nothing = There is nothing to take back.
cli-undo-horizon = Since your last decision something was revealed or somebody else has decided; “undo!” takes it back all the same.
cli-undone = Taken back: { $word }
cli-file-missing = Name a file.
cli-saved = Saved in { $file }: { $moves ->
    [one] one move
   *[other] { $moves } moves
  }.
cli-resumed = Going on with { $file }, after { $moves ->
    [one] one move
   *[other] { $moves } moves
  }.
cli-resume-seats = That game has { $players } players, and this table { $seats } seats.

## Replay, rules, box, bench

cli-record-proved = The record leads to the position it promises ({ $hash }).
cli-untested = { $rule } has no test
cli-coverage = { $covered } of { $total } ids covered ({ $covered }/{ $total })
cli-box-fits = The box fits: { $checks } checks, { $hash }
cli-bench = { game-name }, { $players } players, { $compiled ->
    [yes] compiled
   *[no] plain Python
  }: { $decisions } decisions/s, { $games } games/s, a copy { $clone } µs ({ $cost } decisions)
cli-bench-search = { game-name }, { $players } players, { $compiled ->
    [yes] compiled
   *[no] plain Python
  }: { $iterations_per_s } iterations/s; of { $budget_ms } ms to think, the longest of { $positions } moves took { $longest_ms } ms
cli-bench-ratio = Compiled is { $ratio } times as fast.

## Serve and verify

cli-serving = Comptoir is open at { $url } (Ctrl-C closes it).
cli-seed-verified = The seed fits the published hash ({ $hash }).
cli-verify-compare = Compare this hash with the one you noted when the game began; --hash does it for you.
