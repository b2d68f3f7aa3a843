# The arena: what can be asked of it, what can go wrong, and its report.

## Help

arena-help-bots = who competes, such as search:400,greedy,random; with fewer bots than seats they share the seats out evenly, with more they take turns; a name given twice has two places
arena-help-games = how many games at least; rounded up, so that every bot has every seat equally often (100)
arena-help-jobs = how many processes (as many as there are cores)
arena-help-on = where to play: ray (a Ray of its own on this machine) or ray:ADDRESS (a cluster that runs)
arena-help-out = folder for the results; the same command goes on where it stopped (arena-GAME-… unless given)
arena-help-code = a Python file; its bots can be named in --bots
arena-help-bot-command = a program that plays by JSON lines; it is called command in --bots, a second one command2, and so on
arena-help-bot-time = how long a bot of your own may take for a move, such as 5s or 500ms (5s)
arena-help-bot-memory = how much memory a bot of your own may use, such as 512m or 2g (1g)
arena-help-controls = games of each of the two controls (a number that fits the match)
arena-help-report = balance: what winning scores are made of, what a seat is worth, what goes with winning
arena-help-no-times = leave out times, so that two runs of a match give the same file

## What can go wrong

arena-no-evaluator = { game-name } has no evaluator, so the arena cannot play it: greedy plays in the control matches and for bots that fail.
arena-no-bots = Say who competes: --bots search:400,greedy,random
arena-many-bots = { $bots } bots are too many; there is room for { $most }.
arena-bad-on = One can play on ray or on ray:ADDRESS, not on “{ $place }”.
arena-bad-report = The report can be balance, not “{ $report }”.
arena-bad-time = A time is given as 5s or 500ms, from 10ms to 3600s, not as “{ $time }”.
arena-bad-memory = An amount of memory is given as 512m or 2g, from 32m to 1024g, not as “{ $memory }”.
arena-code-unreadable = The file { $file } cannot be read: is it there, and is it text?
arena-code-wrong = The bots cannot be read from the file: { $fault }
arena-code-slow = Reading { $file } takes too long: only defining bots should happen there.
arena-code-empty = { $file } has no bot: a class that derives from comptoir.bots.Bot.
arena-code-name = { $file } calls a bot “{ $bot }”, which is the name of another one.
arena-command-empty = The command of a bot is empty, or its quotes do not match: “{ $command }”.
arena-command-missing = There is no program “{ $program }”.
arena-command-unused = A command is given, but nobody called { $name } is among --bots.
arena-folder-unwritable = The folder { $folder } cannot be written to.
arena-folder-busy = Another arena is at work in { $folder }.
arena-folder-foreign = { $folder } holds something else: give a new or an empty folder.
arena-folder-other = { $folder } holds another match ({ $differing } differ): give the same command as then, or another folder.
arena-folder-longer = { $folder } holds a longer match than this one: ask for at least as many games, or give another folder.
arena-other-rules = A worker has version { $rules } of the rules; the match is to be played with version { $expected }.
arena-stuck = The game with seed { $deal } does not come to an end.
arena-worker-died = The process that played game { $number } died three times; perhaps there is too little memory. What was played before is kept.
arena-no-ray = Ray is not installed here: pip install comptoir[ray]
arena-no-answer = Nobody answers at { $address }.
arena-no-cluster = No Ray can be started: { $fault }
arena-no-cluster-at = No Ray can be reached at { $address }: { $fault }
arena-ray-failed = Ray could not finish: { $fault }

## In the terminal

arena-rounded = { $asked } games are rounded up to { $games }, so that every bot has every seat equally often.
arena-resumed = Going on in { $folder }: { $played } of { $total } games are there.
arena-all-there = Everything is there already in { $folder }.
arena-stopped = Stopped. { $played } of { $total } games are kept in { $folder }; the same command goes on from there.
arena-written = Report: { $file }
arena-progress = { game-name }
arena-line = { $name }: { $told }

## Numbers

arena-number = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-whole = { NUMBER($number) }
arena-percent = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
arena-interval = { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-seconds = { NUMBER($number, maximumSignificantDigits: 3) } s
arena-milliseconds = { NUMBER($number, maximumSignificantDigits: 3) } ms
arena-microseconds = { NUMBER($number, maximumSignificantDigits: 3) } µs
arena-rating = { NUMBER($mu, minimumFractionDigits: 1, maximumFractionDigits: 1) } ({ arena-interval })
arena-seat = Seat { $number }
arena-moves = { $moves ->
    [one] one move
   *[other] { $moves } moves
  } a game

## The report

arena-title = { game-name }: the arena of Comptoir
arena-language = English
arena-kicker = Comptoir · The arena
arena-under-title = { $games ->
    [one] One game
   *[other] { NUMBER($games) } games
  } of { $players } players from { $deals ->
    [one] one deal
   *[other] { NUMBER($deals) } deals
  }, seed { $seed }
arena-verdict-best = { $bot } wins { NUMBER($share, maximumFractionDigits: 1) }% of its games ({ arena-interval }); { NUMBER($even, maximumFractionDigits: 1) }% would be the even share.
arena-ladder-sure = The order of the bots is more than chance.
arena-ladder-unsure = Too few games: whether { $above } is stronger than { $below } cannot be told from { $games ->
    [0] no game together
    [one] one game
   *[other] { NUMBER($games) } games
  }.
arena-ladder-needs = Too few games: whether { $above } is stronger than { $below } cannot be told from { $games ->
    [one] one game
   *[other] { NUMBER($games) } games
  }; if the difference is what it seems, about { NUMBER($needed) } are needed.
arena-mirror-name = The mirror match
arena-mirror-told = { $bot } against copies of itself, one of them watched as it goes from seat to seat: { $games ->
    [one] one game
   *[other] { NUMBER($games) } games
  }.
arena-mirror-must = It must get the even share, { NUMBER($share, maximumFractionDigits: 1) }%.
arena-mirror-passed = The mirror match gives the even share.
arena-mirror-failed = The mirror match does not give the even share: do not trust these figures.
arena-sanity-name = The sanity match
arena-sanity-told = { $bot } against random players: { $games ->
    [one] one game
   *[other] { NUMBER($games) } games
  }.
arena-sanity-must = It must win nearly everything: the interval has to reach { NUMBER($share, maximumFractionDigits: 1) }%.
arena-sanity-passed = The sanity match saturates.
arena-sanity-failed = The sanity match does not saturate: do not trust these figures.
arena-faults-told = { $faults ->
    [one] Once a bot failed and greedy played on for it.
   *[other] { NUMBER($faults) } times a bot failed and greedy played on for it.
  }
arena-heading-ladder = The ladder
arena-about-ladder = How much of the victories each bot had, with the interval in which its true share lies with 95%. A shared victory is shared; every seat a bot has at a table is a game of its own.
arena-even-mark = The dashed line is the even share, { NUMBER($even, maximumFractionDigits: 1) }%.
arena-power = { $games ->
    [one] One game shows
   *[other] { NUMBER($games) } games show
  } an advantage of { NUMBER($points, maximumFractionDigits: 1) } points over the even share or more, four times out of five.
arena-power-needs = { $points ->
    [one] One point needs
   *[other] { $points } points need
  } { NUMBER($games) } games.
arena-heading-ratings = Ratings
arena-about-ratings = OpenSkill ratings (Plackett and Luce) from the whole ranking of every game, with 95% intervals. Everybody begins at 25.
arena-heading-pairs = One against another
arena-about-pairs = How often the bot of the line comes in before that of the column, in the games where both sit.
arena-pairs-note = An equal place is half. What stands in bold is more than chance.
arena-heading-seats = Seats
arena-about-seats = How often the one who sits there wins. Every bot has every seat equally often, with the same deals.
arena-everybody = Everybody
arena-heading-scores = What scores are made of
arena-about-scores = The mean score of each bot at the end of a game, part by part.
arena-heading-length = Length of a game
arena-about-length = Decisions in a game, all players together, and how the games ended.
arena-length = { NUMBER($mean, maximumFractionDigits: 0) } decisions on average; half of the games have { NUMBER($quarter, maximumFractionDigits: 0) } to { NUMBER($three_quarters, maximumFractionDigits: 0) }.
arena-heading-times = Time for a move
arena-about-times = How long a bot thinks on average, on a scale where each step is ten times the one before.
arena-heading-controls = Controls
arena-about-controls = Two matches whose results are known beforehand. If they come out otherwise, something is wrong with the measurement.
arena-heading-faults = What went wrong
arena-about-faults = A bot that hangs, crashes or answers nonsense is stopped, and greedy plays on for it to the end of that game. The result still counts as the bot’s.
arena-fault-start = { $faults ->
    [one] it could not be started
   *[other] { $faults } times it could not be started
  }
arena-fault-time = { $faults ->
    [one] it took too long for a move
   *[other] { $faults } times it took too long for a move
  }
arena-fault-crash = { $faults ->
    [one] it crashed
   *[other] { $faults } times it crashed
  }
arena-fault-memory = { $faults ->
    [one] it wanted too much memory
   *[other] { $faults } times it wanted too much memory
  }
arena-fault-rubbish = { $faults ->
    [one] it said something that is no answer
   *[other] { $faults } times it said something that is no answer
  }
arena-fault-flood = { $faults ->
    [one] it did not stop talking
   *[other] { $faults } times it did not stop talking
  }
arena-fault-answer = { $faults ->
    [one] its answer was not on the menu
   *[other] { $faults } times its answer was not on the menu
  }
arena-fault-endless = { $faults ->
    [one] it went round in circles
   *[other] { $faults } times it went round in circles
  }
arena-fault-example = Game { $number }, decision { $decision }:
arena-heading-how = How it was played
arena-about-how = Every bot has every seat equally often, and each deal is played once in every rotation. The same command plays the same games again, here or on a cluster.
arena-how-entrants = Bots
arena-how-games = Games
arena-how-games-told = { NUMBER($games) } from { $deals ->
    [one] one deal
   *[other] { NUMBER($deals) } deals
  }
arena-how-seed = Seed
arena-how-options = Options
arena-how-versions = Versions
arena-how-versions-told = Comptoir { $comptoir }, rules { $rules }, box { $box }
arena-how-results = Hash of the results

## Columns

arena-column-rank = Rank
arena-column-bot = Bot
arena-column-games = Games
arena-column-wins = Victories
arena-column-share = Share
arena-column-interval = 95%
arena-column-place = Mean place
arena-column-rating = Rating
arena-column-score = Score
arena-column-time = Time a move
arena-column-before = before …
arena-column-part = Part
arena-column-lead = Lead of the winners

## Balance

arena-heading-winning = Balance: what wins
arena-about-winning = The mean scores of those who win and of the others, part by part.
arena-winners = Winners
arena-others = The others
arena-lead = The winners have { NUMBER($points, maximumFractionDigits: 1) } points more than the mean of the others, and { NUMBER($mean, maximumFractionDigits: 1) } more than the second. Where the lead comes from:
arena-heading-advantage = Balance: the seats
arena-about-advantage = What a seat is worth when every bot has it equally often. A star marks what is more than chance.
arena-heading-things = Balance: what goes with winning
arena-about-things = How much of the victories went to those who had a thing. The dashed line is what the same bots win whether or not they have it. A star marks what is more than chance, taking into account how many things are looked at. That a thing goes with winning does not say that it makes you win.
arena-held-times = held { $times ->
    [one] once
   *[other] { NUMBER($times) } times
  }
arena-held-few = Too seldom held to say anything.
arena-held-rare = { $things ->
    [one] One more was held
   *[other] { $things } more were held
  } less than { $least } times.
