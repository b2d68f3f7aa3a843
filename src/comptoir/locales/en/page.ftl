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
page-round-turn = Round { $round }, turn { $turn }
page-round-of = { $round ->
    [0] Before the first round
   *[other] Round { $round } of { $rounds }
  } · { $phase }
page-year-half = Year { $year }, half-year { $half }
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

## What the verbs of a game are about: headings of the menu, and the choice under “Why can I not …?”

page-menu-village-decline = Skip the action
page-menu-village-pass = Sell nothing more
page-menu-village-done = Leave the mass as it is
page-menu-village-take = Take a cube
page-menu-village-well = Use the well
page-menu-village-go = Choose an action
page-menu-village-reap = Harvest
page-menu-village-birth = A newborn
page-menu-village-recall = Bring somebody home
page-menu-village-train = Train somebody
page-menu-village-produce = Make a good
page-menu-village-buy = Buy a good
page-menu-village-mill = Go to the mill
page-menu-village-travel = Travel
page-menu-village-enter = Take a seat in the council
page-menu-village-advance = Rise in the council
page-menu-village-privilege = Use a privilege
page-menu-village-vow = Send somebody to the church
page-menu-village-coins = Pay with coins in it
page-menu-village-scroll = Pay with scrolls
page-menu-village-time = Pay with time
page-menu-village-pick = Choose a cube
page-menu-village-choose = Choose a good
page-menu-village-bury = Say farewell
page-menu-village-serve = Serve a customer
page-menu-village-pull = Call somebody out of the bag
page-menu-village-move = Move on in the church
page-menu-orleans-exclude = Exclude a tile
page-menu-orleans-decline = Exclude nothing
page-menu-orleans-draw = Draw followers
page-menu-orleans-fewer = Draw fewer
page-menu-orleans-recall = Recall a follower
page-menu-orleans-fetch = Recall from a place
page-menu-orleans-slot = Choose a slot
page-menu-orleans-tower = Seat at the tower
page-menu-orleans-fill = Fill a place
page-menu-orleans-fill-with-jokers = Fill a place with stand-ins
page-menu-orleans-single = Place a single follower
page-menu-orleans-plan = Place a follower
page-menu-orleans-plan-from-tower = Place from the tower
page-menu-orleans-technology = Place technology
page-menu-orleans-equip = Put technology on a slot
page-menu-orleans-keep = Keep technology for later
page-menu-orleans-done = Finish the plan
page-menu-orleans-seal = Seal the plan
page-menu-orleans-start-over = Take the plan back
page-menu-orleans-use = Use a place
page-menu-orleans-pass = Pass
page-menu-orleans-recruit = Recruit
page-menu-orleans-tile = Take a place tile
page-menu-orleans-go = Travel
page-menu-orleans-load = Load a good
page-menu-orleans-leave = Load nothing
page-menu-orleans-deed = Dedicate a follower
page-menu-orleans-enough = Dedicate nobody else
page-menu-orleans-reward = Choose the reward
page-menu-orleans-buy = Buy development
page-menu-orleans-give = Give food
page-menu-orleans-protect = Send the monk
page-menu-orleans-suffer = Let the event come
page-menu-orleans-lose-station = Lose a station
page-menu-orleans-lose-follower = Lose a follower
page-menu-orleans-lose-step = Lose development
page-menu-orleans-lose-good = Lose a good
page-menu-orleans-lose-tile = Lose a tile
page-menu-orleans-lose-technology = Lose technology
page-menu-hermagor-decline = Leave it
page-menu-hermagor-pass = Place no buyer
page-menu-hermagor-rest = Do nothing
page-menu-hermagor-buyer = Place a buyer
page-menu-hermagor-neutral = Place the neutral buyer
page-menu-hermagor-raise = Raise a price
page-menu-hermagor-start = Name the start player
page-menu-hermagor-sell = Go and sell
page-menu-hermagor-sell-half = Go and sell at half toll
page-menu-hermagor-sell-here = Sell where you are
page-menu-hermagor-move = Go without selling
page-menu-hermagor-claim = Settle a region
page-menu-hermagor-build = Place a disc
page-menu-column-pass = Go on
page-menu-column-pass-turn = Go on without free actions
page-menu-column-waive = Waive it
page-menu-column-use = Use a privilege
page-menu-column-buy-off = Pay for a die
page-menu-column-choose = Choose an effect
page-menu-column-profess = Choose a religion
page-menu-column-hire = Take a character
page-menu-column-settle = Build without a character
page-menu-column-decline = Take no character
page-menu-column-place = Let the pawn in
page-menu-column-block = Keep the pawn out
page-menu-column-raise = Raise a house
page-menu-column-keep = Leave the house
page-menu-column-move = Move on the track
page-menu-column-take = Take a good
page-menu-column-sell = Sell a good
page-menu-column-sell-both = Sell both
page-menu-column-sell-any = Sell any good
page-menu-column-add = Add a pawn
page-menu-column-remove = Remove a pawn
page-menu-column-step = Move on one space
page-menu-column-dismiss = Let a character go
page-menu-column-discard = Remove a card
page-menu-column-turn-up = Turn a die up
page-menu-column-turn-down = Turn a die down
page-menu-column-free = Free a die
page-menu-column-protect = Use protection
page-menu-column-suffer = Bear it
page-menu-column-accept = Accept the trade
page-menu-column-refuse = Refuse the trade
page-menu-column-imprison = Send a die to Loch Leven
page-menu-column-resolve = Settle a conflict
page-menu-column-gain = Gain the last points

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

## Labels of the state that the terminal does not need

page-hermagor-stalls = Stalls
page-hermagor-sides = Sides
page-hermagor-crossings = Crossings
page-hermagor-free = Free space, cost { $cost }
page-hermagor-neutral = Neutral buyer
page-hermagor-arrow = Whoever wins this tile may raise the price
page-hermagor-space-of = { hermagor-space }: { $told }
page-orleans-merchants = Merchants and stations
page-orleans-roads = Roads
page-orleans-waterways = Waterways
page-orleans-tiles = Place tiles
page-orleans-technology = technology
page-column-pawns-free = { $free ->
    [0] No space left
    [one] One space left
   *[other] { $free } spaces left
  }
page-column-site = Site { $site }
page-column-deck = { $cards ->
    [one] One card in the deck
   *[other] { $cards } cards in the deck
  }

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
page-farm-of = { $player }’s farm
page-village-mill = mill
page-village-well = well
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

## The board of Hermagor

page-trader-of = { $player }’s booth
page-hermagor-actions = { $actions ->
    [one] one action in this round
   *[other] { $actions } actions in this round
  }
page-hermagor-road = { $names }: toll { $toll }
page-hermagor-buys = buys { hermagor-product }
page-hermagor-buyers = buyers
page-hermagor-start = Start player
page-hermagor-no-tiles = No tiles yet

## The drawn board of A Column of Fire

page-column-city = { $country ->
    [england] Kingsbridge
    [france] Paris
    [netherlands] Antwerp
   *[spain] Seville
  }
page-column-faith = Religion spaces { column-country-at }
page-column-harbour = Harbour of { page-column-city }
page-column-desk-of = { $player }’s desk
page-kit-portraits = Portraits

## The drawn board of Orléans

page-orleans-estate = { $player }’s places
page-orleans-estates = The boards of all players
page-orleans-sealed = { $player } has sealed the plan.
page-orleans-river = { $river ->
    [loire] The Loire
    [cher] The Cher
    [indre] The Indre
    [vienne] The Vienne
   *[creuse] The Creuse
  }
page-orleans-region = { $region ->
    [beauce] Beauce
    [sologne] Sologne
    [touraine] Touraine
    [perche] Perche
   *[berry] Berry
  }
page-orleans-event = { $event ->
    [pilgrimage] no new monks
    [income] coins by your status
    [harvest] food is due
    [taxes] coins are due for goods
    [trading_day] coins for stations
   *[plague] somebody may die
  }
# What a place is for, told where one looks at it.
page-orleans-does = { $place ->
    [farmhouse] A farmer joins you, with a good of the track.
    [village] A boatman with coins, a craftsman with technology, or a trader with a place tile joins you.
    [university] A scholar joins you, with development.
    [castle] A knight joins you: you draw more followers.
    [monastery] A monk joins you, who stands in for anybody.
    [ship] The merchant sails along a waterway and may load a good.
    [wagon] The merchant goes along a road and may load a good.
    [guildhall] A house of yours in the town of your merchant.
    [scriptorium] A step of development.
    [town_hall] One or two neutral followers serve a deed.
    [hayrick] Grain from the supply.
    [cheese_factory] Cheese from the supply.
    [winery] Wine from the supply.
    [wool_manufacturer] Wool from the supply.
    [tailor_shop] Brocade from the supply.
    [brewery] Coins from the bank.
    [windmill] Coins, and a step of development.
    [library] Steps of development.
    [hospital] Coins as many as your status.
    [sacristy] Keeps Harvest, Taxes or Plague away.
    [herb_garden] Your boatmen stand in for farmers, craftsmen and traders.
    [bathhouse] Followers from the bag straight to your places.
    [shipping_line] A step of development.
    [pharmacy] Development for coins.
    [cellar] Coins from the bank.
    [office] A coin for each of your houses on the map.
    [laboratory] A technology tile.
    [gunpowder_tower] More room for your market; from here too one may serve a deed.
    [school] Your scholars stand in for anybody but monks.
   *[horse_wagon] The merchant goes along a road.
  }

## The scenes: the final sheet counted up, what happened while one was away, and the guided first turn

page-final-points = { $points } in all
page-tie-orleans = Of equals, whoever is further on the development track is ahead.
page-tie-village = Of equals, whoever served more customers is ahead, then whoever has more living members.
page-tie-hermagor = Of equals, whoever has more buildings on the price table is ahead, then whoever stands first with the nobility.
page-tie-column = Of equals, whoever has more goods is ahead, then whoever has the higher religion die.
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
page-lesson-village-welcome = You lead a farming family through four generations. Whoever has the most prestige wins, once the village chronicle is full or the last grave is taken. This line always says what is wanted of whom.
page-lesson-village-farm = Your farm: the family at home, grain, cubes, coins and goods. The river around it is time. Much costs time, and whenever your marker passes the bridge, somebody of your family dies.
page-lesson-village-take = Every turn begins with a cube: take one from any of the seven action spaces, and then you may do what that space is for. We propose the orange one from the crafts space.
page-lesson-village-action = Now you may use the space you took from. At the crafts space somebody learns a trade, which takes time, and makes a good, which takes time again; or you buy the good for cubes. We propose the smithy, and then a plow.
page-lesson-village-time = Whatever took time has moved your marker along the river. Who dies in a good position enters the chronicle, if there is room left, and several of yours in it are worth prestige; everybody else lies in a nameless grave.
page-lesson-village-round = When the last cube has been taken from the board, a mass is held, and then the spaces are filled anew. Journeys, council, church, market and chronicle all bring prestige; you cannot have everything.
page-lesson-orleans-welcome = You send followers to work in Orléans and trade along the Loire. After eighteen rounds, whoever has the most points wins. This line always says what is wanted of whom.
page-lesson-orleans-market = These four followers stand ready on your market: farmer, boatman, craftsman and trader. In later rounds you draw them blindly from your bag, so whom you recruit decides what you can do.
page-lesson-orleans-plan = A place can be used once all its followers have come together. The other player has planned already. We propose the Castle: farmer, boatman and trader.
page-lesson-orleans-done = Whoever is not placed waits on the market for the next round. When you are content with your plan, say so.
page-lesson-orleans-action = Now the places are used, one after the other, in turn. The Castle brings a knight into your bag, and the further your knights get, the more followers you may draw.
page-lesson-orleans-draw = Whoever has worked goes back into the bag, together with those you recruited. Once everybody has passed, the event of the round comes, and the next round begins: draw your followers.
page-lesson-orleans-points = In the end coins and goods count, and above all your trading stations and citizens, multiplied by how developed you are. A new event comes every round, so keep a little money and food.
page-lesson-hermagor-welcome = You buy wares at the market and carry them to the villages around Hermagor. Money is the only thing that counts: the richest wins. This line always says what is wanted of whom.
page-lesson-hermagor-market = The market. A tile goes to whoever has the most buyers on and around its stall. A buyer on a side counts for two stalls, one on a crossing for four. Buyers in the same alley also bring income, the more the better.
page-lesson-hermagor-buyer = Three of your four buyers are placed. We propose the side between A3 and B3 for the last one: it is the fourth in its alley, and that pays best.
page-lesson-hermagor-prepare = Income is paid, and the tiles are handed out, stall by stall. Some allow their winner to raise a price. Answer what you are asked; then the merchants set out.
page-lesson-hermagor-merchant = Your merchant stands in Hermagor. Every village buys one kind of product, at its price in the table, and roads cost a toll. A tile is a licence to sell: it is not used up, but in each village you sell only once in the game.
page-lesson-hermagor-sell = Go somewhere and sell, go at half the toll without selling, or rest: each uses up one of your shops. We propose a village that pays.
page-lesson-hermagor-regions = Shops in every village of a region give you a disc on the price table, and money at once. In the end the duchy with the fewest of your shops is counted, and the main road pays whoever has most shops there and costs whoever has fewest.
page-lesson-column-welcome = England, France, the Netherlands and Spain quarrel about religion, and you trade and build between the fronts. Whoever has the most points in the end wins. This line always says what is wanted of whom.
page-lesson-column-row = Your row: your religion, and the characters in your service, each with a die. In the first half of every year each die is turned down by one and the character works; a die that shows one sets its character free.
page-lesson-column-hire = Your free dice are rolled. Each colour chooses the character of its country, purple that of any. The number says how often the character will work, and on which site your house stands. We propose the blue die, in France.
page-lesson-column-pawn = The character brings a pawn to its country; a protection token would keep it out. Then your house is built, and the character may act. Go on until you are asked to move your disc.
page-lesson-column-track = Now the action track: choose a free die, and your disc goes to the next free space of its colour. What is shown there is yours to do. We propose the brown die.
page-lesson-column-good = Goods are taken here or sold, but only where you have a house. Go on until your turn is over.
page-lesson-column-conflict = When the last religion space of a country is filled, it comes to a conflict. The religion with more pawns wins: its followers score the numbers of their sites there, the others lose their houses. So look where you build, and what you believe.
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
