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

## Hermagor

envs-hermagor-arrow = the product whose price the arrow of a tile may raise
envs-hermagor-building = the region for which a building is put up
envs-hermagor-round = rounds begun
envs-hermagor-phase = the phase of the round
envs-hermagor-actions = actions of every player in this round
envs-hermagor-action_tiles = how many action tiles of each number are still to come
envs-hermagor-start_player = who begins
envs-hermagor-bag = which tiles are in the bag
envs-hermagor-stalls = the tile on each stall: its products, which special tile it is, its number
envs-hermagor-neutral_buyers = where neutral buyers stand
envs-hermagor-prices = the price step of each product
envs-hermagor-rows = discs in each product row
envs-hermagor-nobility = discs in the nobility row
envs-hermagor-money = money; of the others with a closed ledger: what must be there
envs-hermagor-points = what production, duchies and the main road would bring if the game ended now
envs-hermagor-merchant = where the merchant stands
envs-hermagor-shops = villages with a shop
envs-hermagor-in_hand = shops for the actions still to come in this round
envs-hermagor-unused = shops not used in the game
envs-hermagor-products = products on the tiles held
envs-hermagor-special_tiles = special tiles held
envs-hermagor-lowest_tile = the lowest number on a product tile held, 0 without one
envs-hermagor-half_spent = whether the half toll has been used
envs-hermagor-discs = discs in the supply
envs-hermagor-regions = regions completed
envs-hermagor-discs_in_rows = own discs in each product row
envs-hermagor-nobles = own discs in the nobility row
envs-hermagor-duchies = shops in each duchy
envs-hermagor-main_road = shops on the main road
envs-hermagor-buyers = where the buyers stand
envs-hermagor-next_action_tiles = the action tiles in the order in which they will come, 0 for none

## Village

envs-village-about = the argument of the question: a building, a level, a number of cubes
envs-village-rounds = rounds ended
envs-village-active = whose turn it is
envs-village-start_player = who began the round
envs-village-next_start_player = who holds the marker of the start player
envs-village-spaces = cubes on each action space
envs-village-green_bag = cubes in the green bag
envs-village-supply = cubes in the supply
envs-village-chronicle_free = open spaces in the chronicle
envs-village-graves_free = open graves
envs-village-due = cubes still to be paid
envs-village-pulled = pieces pulled from the black bag in this mass
envs-village-final_turns = 1 plus the turns still to come once the end is triggered, 0 before
envs-village-stalls = which customers stand at an open stall
envs-village-queue = the place of a customer in the queue, 0 when it is not there
envs-village-pile = which customers are still in the pile
envs-village-served_by_me = which customers the seat itself has served
envs-village-market_day = who started the market day
envs-village-market_in = who has not passed in the market day
envs-village-sales = customers served in this market day
envs-village-score = the score if the game ended now
envs-village-prestige = prestige on the track
envs-village-coins = coins
envs-village-time = space on the time track
envs-village-owed = crossings of the bridge to be paid at the end of the turn
envs-village-cubes = influence cubes
envs-village-goods = goods and grain
envs-village-cities = cities visited
envs-village-served = customers served
envs-village-members = how many members stand at each place
envs-village-oldest = the lowest generation that stands at each place, 0 when nobody does
envs-village-generations = how many members of each generation live
envs-village-unborn = members not born yet
envs-village-chronicle = members in the chronicle
envs-village-graves = members in the graves
envs-village-removed = members who found no place among the dead
envs-village-pile_order = the place of each customer in the pile, 1 for the next to come

## A Column of Fire

envs-column-about = the argument of the question: a card, a country, a good, a number
envs-column-year = the year
envs-column-half = the half of the year
envs-column-active = whose turn it is
envs-column-start_player = who begins
envs-column-sold = what the active player has sold where in this turn
envs-column-chosen_die = the die chosen in this turn
envs-column-chosen_country = the country chosen in this turn
envs-column-turn = whether the event is over, and whether the active player wants no further window
envs-column-last_year = whether the end has been triggered
envs-column-pawns = pawns in each country
envs-column-decks = cards in each deck
envs-column-exhausted = which decks are exhausted
envs-column-pawn_on_card = the pawn on the card on top
envs-column-face_up = which characters lie on top
envs-column-unseen_characters = which characters are still in the decks
envs-column-unseen_events = which events are still in the decks
envs-column-privilege_pile = privileges in the pile
envs-column-spent_privileges = which privileges are spent
envs-column-my_privileges = the seat’s own privileges
envs-column-event = the event being carried out
envs-column-affected = whom it affects
envs-column-my_answer = the own answer to it: 0 none, 1 suffer, 2 protect, 3 accept, from 4 on the die imprisoned
envs-column-track = victory points made so far
envs-column-score = the score if the game ended now; of the others without their privileges
envs-column-religion = 0 catholic, 1 protestant
envs-column-religion_die = what the religion die shows
envs-column-goods = goods
envs-column-protections = protection tokens
envs-column-privileges = how many privileges
envs-column-disc = the disc on the action track
envs-column-houses = the site of the house in each country
envs-column-dice = what each die shows, 0 when it counts for nothing
envs-column-loch_leven = dice on the Loch Leven card
envs-column-order = the place of each die in the row of characters, 0 when it lies on none
envs-column-row = 1 plus the number of the die that lies on each own character, 0 for characters not owned
envs-column-deck_order = the decks in the order in which they will come: 1 plus the number of the card, 0 for none
envs-column-pile_order = the privileges in the order in which they will come: 1 plus the number of the token, 0 for none

## Orléans

envs-orleans-place = the place the question is about: 1 plus its number, 0 for none
envs-orleans-follower = the follower the question is about: 1 plus its number, 0 for none
envs-orleans-deed = the deed the question is about: 1 plus its number, 0 for none
envs-orleans-number = the number the question is about: followers, coins owed, tiles
envs-orleans-round = rounds begun
envs-orleans-phase = the number of the phase of the round, 0 before the first
envs-orleans-event = the event of the round
envs-orleans-events_left = how often each event is still to come
envs-orleans-events_next = how often it is among the tiles the next one comes from (the top pack with packs)
envs-orleans-first_player = who begins
envs-orleans-supply = followers in the supply
envs-orleans-goods_supply = goods in the supply
envs-orleans-technology_supply = technology tiles in the supply
envs-orleans-bank = coins in the bank, 0 when it is unlimited
envs-orleans-tiles = place tiles that can be chosen
envs-orleans-citizens_free = citizens of the tracks not taken yet; those of the deeds follow from the deeds
envs-orleans-deeds = free slots of each deed by type of follower
envs-orleans-routes = the good on each space of the routes
envs-orleans-score = the score if the game ended now
envs-orleans-coins = coins
envs-orleans-goods = goods
envs-orleans-citizens = citizens
envs-orleans-development = space on the development track
envs-orleans-tracks = space on the tracks
envs-orleans-bag = followers in the bag
envs-orleans-market = followers in the market
envs-orleans-tower = how many followers on the extra market spaces of tiles
envs-orleans-arrived = followers drawn and not seated yet
envs-orleans-places = place tiles owned
envs-orleans-slots = who stands on each slot of the board: 0 nobody, else 1 plus the type of the follower
envs-orleans-on_tiles = how many followers stand on each place tile
envs-orleans-equipped = places of the board with a technology tile
envs-orleans-equipped_tiles = technology tiles on place tiles
envs-orleans-technology = technology tiles in hand
envs-orleans-town = where the merchant stands
envs-orleans-stations = towns with a trading station
envs-orleans-reserve = trading stations in reserve
envs-orleans-passed = whether the player has passed
envs-orleans-next_events = the events in the order in which they will come: 1 plus the number of the event, 0 for none

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
