# The researcher’s door: what every block of numbers means, and what `comptoir check` says.

## What can be wrong

envs-unknown-reward = There is no reward “{ $reward }”; there are: { $known }.
envs-unknown-render = There is no render mode “{ $mode }”; there are: { $known }.
envs-bad-games = “{ $games }” is no number of games from 1 to { NUMBER($most) }.
envs-bad-seat = There is no seat “{ $seat }”; seats are numbered from 0 to { $most }.
envs-opponents = { $wanted } opponents are wanted, not { $given }.
envs-actions-missing = { $games } games want { $games } actions, not { $given }.
envs-not-on-menu = Action { $index } is not on the menu of seat { $seat } in game { $game }.

## All games

envs-all-asked = who has an open question
envs-all-question = which question: the own one, or the only one on the table

## The tables of features in the documentation

envs-table-name = block
envs-table-places = numbers
envs-table-size = size
envs-table-meaning = meaning

## comptoir check

check-help-target = a game ({ $games }), a bot ({ $bots }), or a game or bot of your own, read with --code
check-help-games = how many games for each number of players (2)
check-unknown = There is neither a game nor a bot called “{ $target }”; there are: { $known }.
check-code-bad = The file cannot be read: { $told }
check-about-game = { $name }: { $players } players, { $games ->
    [one] one game
   *[other] { $games } games
  } each, { NUMBER($states) } positions
check-about-bot = { $name } on { $games ->
    [one] one game
   *[other] { $games } games
  }, { NUMBER($states) } questions
check-passed = ok
check-failed = FAILED
check-skipped = not tried
check-all-well = All is well.
check-faults = { $faults ->
    [one] One check failed.
   *[other] { $faults } checks failed.
  }
check-where = { $players } players, seed { $seed }, decision { $decision }: { $told }
check-game-copies = copies have the same hash, and keep it while the game goes on
check-game-round_trip = a position written and read again is the same, and so is a record
check-game-menus = menus are never empty, without doubles, and of the vocabulary
check-game-actions = every action of every menu can be carried out, and leaves the original alone
check-game-refusals = what is not on the menu is refused, and nothing changes
check-game-determinize = imagined positions keep the view, the menu and the observation of the seat
check-game-variety = imagined positions vary what the seat cannot know
check-game-views = views are plain data
check-game-ending = games end, with scores and places that agree
check-game-invariants = the invariants of the game hold
check-game-replay = the same seed and moves lead to the same position in another process
check-bot-legal = only actions of the menu
check-bot-budget = the time is kept
check-bot-same = the same seed gives the same moves, also while another game is played in between
check-bot-alone = the position it is given is left as it was
