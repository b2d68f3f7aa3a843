# What all games share: names of seats and games, and everything that can be wrong.

# A seat has the colour of its pieces until somebody sits there.
core-seat = { $seat ->
    [0] Red
    [1] Yellow
    [2] Blue
    [3] Ivory
    [4] Green
   *[other] Seat { $seat }
  }

## Moves

unknown-word = “{ $word }” is not a word of this game.
game-over = The game is over: nothing more can be played.
not-asked = { core-seat } is not asked anything now: somebody else has to decide first.
not-on-menu = This move is not on the menu of { core-seat }: choose one that is.

## Games and options

unknown-game = There is no game called “{ $game }”. Here is what can be played: { $known }.
game-broken = The game “{ $game }” is installed but cannot be loaded: { $fault }
bad-players = { game-name } is for { $least } to { $most } players, not for { $players }.
unknown-option = There is no option called “{ $option }”. The options are: { $known }.
bad-option-value = The option { $option } cannot be “{ $value }”. It can be: { $allowed }.
no-evaluator = { game-name } has no evaluator: only the bot “random” can play it.
no-observation = { game-name } has no observations: it cannot be played through the research environments.
bad-seed = “{ $seed }” is not a seed: a seed is a whole number from 0 to 2¹²⁸ − 1.

## Records

record-unreadable = The record { $file } cannot be read: is it there, and is it text?
record-too-large = { $file } is too large to be a record.
record-not-json = This is not a record: it cannot be read as JSON, perhaps because it was cut short.
record-not-a-record = This is not a record of Comptoir: the line that says so is missing.
record-field = The record is damaged: “{ $field }” is missing, or not what it should be.
record-move-form = The record is damaged: move { $n } should be a seat and a word.
record-no-such-move = There is no move { $n } in this record, which has { $moves ->
    [0] none
    [one] only one
   *[other] { $moves } of them
  }.
record-illegal-move = Move { $n } of the record, “{ $word }” by { core-seat }, is against the rules: the record was edited or damaged.
record-final-differs = The moves of this record do not lead to the position it ends with: the record was edited or damaged.
record-other-game = This is a record of { game-name }, not of { game-name-expected }.
record-other-version = This record was played by version { $version } of the rules; these are version { $expected }.
record-no-commitment = This record says nothing about a published hash: give the one you noted with --hash.
record-other-seed = The seed of this record does not fit the published hash: its hash begins with { $found }, and { $hash } was published.
record-other-box = This record was played with another box (its hash begins with { $box }, that of this one with { $expected }): give the same components file.

## Boxes: components files

box-unreadable = The components file { $file } cannot be read: is it there, and is it text?
box-too-large = The components file is too large.
box-not-toml = The components file is not valid TOML: { $fault }.
box-missing = The components file lacks { $where }.
box-number = In the components file, { $where } should be a whole number from { $least } to { $most }, not “{ $value }”.
box-text = In the components file, { $where } should be text in quotes.
box-list = In the components file, { $where } should be a list.
box-table = In the components file, { $where } should be a table.
box-name = In the components file, { $where } speaks of “{ $name }”, which does not exist. Known are: { $known }.
box-check = The components file does not fit: { $expected ->
    [True] what it says about { $where } is not possible
   *[other] for { $where }, { $expected } was expected and { $found } was found
  }.
box-graph = In the components file, { $where } leads from “{ $a }” to “{ $b }”, which is no road between two known places.
