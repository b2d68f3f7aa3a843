# Village, in English.
#
# First the names: one message for each kind of thing, named after the kind, with its forms beside it
# (-a with an article, -at and -from with a preposition, -plural).  Then what is said with them: the menu
# (village-word-…), the questions (village-ask-…), the journal (village-note-…), the score sheet, the options,
# and the labels of the picture in the terminal (village-text-…).

village-name = Village
village-tagline = Four generations, one village, and a chronicle that remembers a few of them.

## Names

# The six market towns.
-village-northgate = Greyspire
-village-southgate = Rosebridge
-village-midnorth = Stonefair
-village-midsouth = Goldford
-village-farnorth = Silverhaven
-village-farsouth = Wolfscross

village-city = { $city ->
    [northgate] { -village-northgate }
    [southgate] { -village-southgate }
    [midnorth] { -village-midnorth }
    [midsouth] { -village-midsouth }
    [farnorth] { -village-farnorth }
   *[farsouth] { -village-farsouth }
  }

village-space = { $space ->
    [harvest] harvest
    [family] family
    [crafts] crafts
    [market] market
    [travel] travel
    [council] council
   *[church] church
  }
village-space-from = { $space ->
    [harvest] from the harvest
    [family] from the family space
    [crafts] from the crafts space
    [market] from the market
    [travel] from the travel space
    [council] from the council chamber
   *[church] from the church
  }

village-cube = { $cube ->
    [orange] orange
    [green] green
    [brown] brown
    [pink] pink
   *[plague] plague
  }
village-cube-a = { $cube ->
    [orange] an orange cube
    [green] a green cube
    [brown] a brown cube
    [pink] a pink cube
   *[plague] a plague cube
  }

village-colour = { $colour ->
    [orange] orange
    [green] green
    [brown] brown
   *[pink] pink
  }
village-colour-a = { $colour ->
    [orange] an orange cube
    [green] a green cube
    [brown] a brown cube
   *[pink] a pink cube
  }
village-colour-plural = { village-colour }

village-price = { $price ->
    [orange] orange
    [green] green
    [brown] brown
    [pink] pink
   *[coins] coins
  }

village-generation = { $generation ->
    [first] first
    [second] second
    [third] third
   *[fourth] fourth
  }
village-member = a { village-generation }-generation member

village-building = { $building ->
    [wainwright] wainwright
    [stables] stables
    [library] library
   *[smithy] smithy
  }
village-building-at = { $building ->
    [wainwright] at the wainwright’s
    [stables] at the stables
    [library] in the library
   *[smithy] at the smithy
  }

village-place = { $place ->
    [farm] farm
    [wainwright] wainwright
    [stables] stables
    [library] library
    [smithy] smithy
    [level_1] council, level 1
    [level_2] council, level 2
    [level_3] council, level 3
    [level_4] council, level 4
    [window_1] church, window 1
    [window_2] church, window 2
    [window_3] church, window 3
    [window_4] church, window 4
    [northgate] { -village-northgate }
    [southgate] { -village-southgate }
    [midnorth] { -village-midnorth }
    [midsouth] { -village-midsouth }
    [farnorth] { -village-farnorth }
    [farsouth] { -village-farsouth }
    [bag] black bag
    [unborn] unborn
    [chronicle_council] chronicle, council
    [chronicle_crafts] chronicle, crafts
    [chronicle_travel] chronicle, travel
    [chronicle_church] chronicle, church
    [chronicle_farm] chronicle, farm
    [grave] anonymous grave
   *[removed] out of the game
  }
village-place-at = { $place ->
    [farm] on the farm
    [wainwright] at the wainwright’s
    [stables] at the stables
    [library] in the library
    [smithy] at the smithy
    [level_1] on level 1 of the council
    [level_2] on level 2 of the council
    [level_3] on level 3 of the council
    [level_4] on level 4 of the council
    [window_1] at window 1 of the church
    [window_2] at window 2 of the church
    [window_3] at window 3 of the church
    [window_4] at window 4 of the church
    [northgate] in { -village-northgate }
    [southgate] in { -village-southgate }
    [midnorth] in { -village-midnorth }
    [midsouth] in { -village-midsouth }
    [farnorth] in { -village-farnorth }
   *[farsouth] in { -village-farsouth }
  }
village-place-from = { $place ->
    [wainwright] from the wainwright’s
    [stables] from the stables
    [library] from the library
    [smithy] from the smithy
    [level_1] from level 1 of the council
    [level_2] from level 2 of the council
    [level_3] from level 3 of the council
    [level_4] from level 4 of the council
    [window_1] from window 1 of the church
    [window_2] from window 2 of the church
    [window_3] from window 3 of the church
    [window_4] from window 4 of the church
    [northgate] from { -village-northgate }
    [southgate] from { -village-southgate }
    [midnorth] from { -village-midnorth }
    [midsouth] from { -village-midsouth }
    [farnorth] from { -village-farnorth }
   *[farsouth] from { -village-farsouth }
  }

village-good = { $good ->
    [scroll] scroll
    [horse] horse
    [plow] plow
    [ox] ox
   *[wagon] wagon
  }
village-good-a = { $good ->
    [scroll] a scroll
    [horse] a horse
    [plow] a plow
    [ox] an ox
   *[wagon] a wagon
  }

village-road = { $road ->
    [northgate-southgate] from { -village-northgate } to { -village-southgate }
    [northgate-midnorth] from { -village-northgate } to { -village-midnorth }
    [northgate-midsouth] from { -village-northgate } to { -village-midsouth }
    [northgate-farnorth] from { -village-northgate } to { -village-farnorth }
    [northgate-farsouth] from { -village-northgate } to { -village-farsouth }
    [southgate-northgate] from { -village-southgate } to { -village-northgate }
    [southgate-midnorth] from { -village-southgate } to { -village-midnorth }
    [southgate-midsouth] from { -village-southgate } to { -village-midsouth }
    [southgate-farnorth] from { -village-southgate } to { -village-farnorth }
    [southgate-farsouth] from { -village-southgate } to { -village-farsouth }
    [midnorth-northgate] from { -village-midnorth } to { -village-northgate }
    [midnorth-southgate] from { -village-midnorth } to { -village-southgate }
    [midnorth-midsouth] from { -village-midnorth } to { -village-midsouth }
    [midnorth-farnorth] from { -village-midnorth } to { -village-farnorth }
    [midnorth-farsouth] from { -village-midnorth } to { -village-farsouth }
    [midsouth-northgate] from { -village-midsouth } to { -village-northgate }
    [midsouth-southgate] from { -village-midsouth } to { -village-southgate }
    [midsouth-midnorth] from { -village-midsouth } to { -village-midnorth }
    [midsouth-farnorth] from { -village-midsouth } to { -village-farnorth }
    [midsouth-farsouth] from { -village-midsouth } to { -village-farsouth }
    [farnorth-northgate] from { -village-farnorth } to { -village-northgate }
    [farnorth-southgate] from { -village-farnorth } to { -village-southgate }
    [farnorth-midnorth] from { -village-farnorth } to { -village-midnorth }
    [farnorth-midsouth] from { -village-farnorth } to { -village-midsouth }
    [farnorth-farsouth] from { -village-farnorth } to { -village-farsouth }
    [farsouth-northgate] from { -village-farsouth } to { -village-northgate }
    [farsouth-southgate] from { -village-farsouth } to { -village-southgate }
    [farsouth-midnorth] from { -village-farsouth } to { -village-midnorth }
    [farsouth-midsouth] from { -village-farsouth } to { -village-midsouth }
    [farsouth-farnorth] from { -village-farsouth } to { -village-farnorth }
    [farm-northgate] from the farm to { -village-northgate }
    [farm-southgate] from the farm to { -village-southgate }
    [farm-midnorth] from the farm to { -village-midnorth }
    [farm-midsouth] from the farm to { -village-midsouth }
    [farm-farnorth] from the farm to { -village-farnorth }
   *[farm-farsouth] from the farm to { -village-farsouth }
  }

village-profession = { $profession ->
    [council] council
    [crafts] crafts
    [travel] travel
    [church] church
   *[farm] farm
  }

village-reward = { $reward ->
    [prestige] prestige
    [cubes] cubes of choice
   *[coins] coins
  }
village-reward-size = { $reward ->
    [prestige] { $size } prestige
    [cubes] { $size ->
        [one] { $size } cube of choice
       *[other] { $size } cubes of choice
      }
   *[coins] { $size ->
        [one] { $size } coin
       *[other] { $size } coins
      }
  }

village-customer = customer { village-customer-code }
village-customer-code = { $customer ->
    [c01] C01
    [c02] C02
    [c03] C03
    [c04] C04
    [c05] C05
    [c06] C06
    [c07] C07
    [c08] C08
    [c09] C09
    [c10] C10
    [c11] C11
    [c12] C12
    [c13] C13
    [c14] C14
    [c15] C15
    [c16] C16
    [c17] C17
    [c18] C18
    [c19] C19
    [c20] C20
    [c21] C21
    [c22] C22
    [c23] C23
   *[c24] C24
  }

village-level = level { $level }
village-window = window { $window }

## Numbers of things, and lists of them: what is 0 is not said, the rest is joined by a plus sign.
## Each village-plus-… is the sign before one thing, if something stands before it.

village-coins = { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
  }
village-grain = { $grain } grain
village-scrolls = { $scrolls ->
    [one] { $scrolls } scroll
   *[other] { $scrolls } scrolls
  }
village-points = { $prestige } prestige
village-time-cost = { $bridge ->
    [0] { $time } time
   *[other] { $time } time, over the bridge
  }

village-plus-green = { $orange ->
    [0] {""}
   *[other] {" + "}
  }
village-plus-brown = { $green ->
    [0] { village-plus-green }
   *[other] {" + "}
  }
village-plus-pink = { $brown ->
    [0] { village-plus-brown }
   *[other] {" + "}
  }
village-plus-cubes = { $pink ->
    [0] { village-plus-pink }
   *[other] {" + "}
  }
village-cubes = { $orange ->
    [0] {""}
   *[other] { $orange } orange
  }{ $green ->
    [0] {""}
   *[other] { village-plus-green }{ $green } green
  }{ $brown ->
    [0] {""}
   *[other] { village-plus-brown }{ $brown } brown
  }{ $pink ->
    [0] {""}
   *[other] { village-plus-pink }{ $pink } pink
  }

# What a good costs.
village-cost = { village-cubes }{ $grain ->
    [0] {""}
   *[other] { village-plus-cubes }{ village-grain }
  }

# What a road costs.
village-toll = { village-cubes }{ $wagon ->
    [0] { village-plus-cubes }
    [one] { village-plus-cubes }{ $wagon } wagon{" + "}
   *[other] { village-plus-cubes }{ $wagon } wagons{" + "}
  }{ village-time-cost }

# What a step in the council costs.
village-step-fee = { village-scrolls } or { $green } green

# What a customer wants.
village-plus-horse = { $scroll ->
    [0] {""}
   *[other] {" + "}
  }
village-plus-plow = { $horse ->
    [0] { village-plus-horse }
   *[other] {" + "}
  }
village-plus-ox = { $plow ->
    [0] { village-plus-plow }
   *[other] {" + "}
  }
village-plus-wagon = { $ox ->
    [0] { village-plus-ox }
   *[other] {" + "}
  }
village-plus-grain = { $wagon ->
    [0] { village-plus-wagon }
   *[other] {" + "}
  }
village-wants = { $scroll ->
    [0] {""}
    [one] scroll
   *[other] { $scroll } scrolls
  }{ $horse ->
    [0] {""}
    [one] { village-plus-horse }horse
   *[other] { village-plus-horse }{ $horse } horses
  }{ $plow ->
    [0] {""}
    [one] { village-plus-plow }plow
   *[other] { village-plus-plow }{ $plow } plows
  }{ $ox ->
    [0] {""}
    [one] { village-plus-ox }ox
   *[other] { village-plus-ox }{ $ox } oxen
  }{ $wagon ->
    [0] {""}
    [one] { village-plus-wagon }wagon
   *[other] { village-plus-wagon }{ $wagon } wagons
  }{ $grain ->
    [0] {""}
   *[other] { village-plus-grain }{ village-grain }
  }

# What a sale costs besides.
village-extra = { $green ->
    [0] { $time ->
        [0] {""}
       *[other] {" "}(and { village-time-cost })
      }
   *[other] { $time ->
        [0] {" "}(and { $green } green)
       *[other] {" "}(and { $green } green + { village-time-cost })
      }
  }

# Cubes of one colour, with coins among them.
village-coloured = { $cubes ->
    [one] { $cubes } { village-colour } cube
   *[other] { $cubes } { village-colour-plural } cubes
  }
village-payment = { $cubes ->
    [0] { village-coins }
   *[other] { $coins ->
        [0] { village-coloured }
       *[other] { village-coloured } and { village-coins }
      }
  }

## The menu

village-word-decline = { $question ->
    [free-action] Do nothing
    [produce-now] Make nothing for now
    [privilege] Use no privilege
   *[action] Skip the action
  }
village-word-pass = Sell nothing more today
village-word-done = { $question ->
    [mass-buy] Leave the rest to the draw
   *[mass-move] Move nobody further
  }
village-word-take = Take { village-cube-a } { village-space-from }{ $time ->
    [0] {""}
   *[other] {" "}({ village-time-cost })
  }
village-word-well = Use the well: { $price ->
    [orange] { $cubes } orange, or coins for them
    [green] { $cubes } green, or coins for them
    [brown] { $cubes } brown, or coins for them
    [pink] { $cubes } pink, or coins for them
   *[coins] { village-coins }
  }
village-word-go = { $space ->
    [harvest] Bring in the harvest
    [family] See to the family
    [crafts] Turn to the crafts
    [market] Hold a market day
    [travel] Travel
    [council] Go to the council chamber
   *[church] Go to the church
  }
village-word-reap = Harvest { village-grain }
village-word-birth = Welcome a newborn of the { village-generation } generation
village-word-recall = Bring { village-member } home { village-place-from }
village-word-train = Train { village-member } { village-building-at } ({ village-time-cost })
village-word-produce = Make { village-good-a } ({ village-time-cost })
village-word-buy = Buy { village-good-a } for { village-cost }
village-word-mill = Mill { village-grain } into { village-coins } ({ village-time-cost })
village-word-travel = Send { village-member } { village-road } ({ village-toll }){ $size ->
    [0] {""}
   *[other] : { village-reward-size }
  }
village-word-enter = Seat { village-member } in the council ({ village-step-fee }; { village-time-cost })
village-word-advance = Raise { village-member } to { village-level } ({ village-step-fee }; { village-time-cost })
village-word-privilege = { $level ->
    [1] Take the next-start-player marker
    [2] { $cubes ->
        [one] Take { $cubes } cube of your choice
       *[other] Take { $cubes } cubes of your choice
      }
    [3] Take a good of your choice
   *[4] Pay { village-coins } for { village-points }
  }
village-word-vow = Send { village-member } to the church ({ $brown } brown or { $time } time)
village-word-coins = Pay { village-payment }
village-word-scroll = Pay { village-scrolls }
village-word-time = Pay { village-time-cost }
village-word-pick = Take { village-colour-a }
village-word-choose = Take { village-good-a }
village-word-bury = Say farewell to { village-member } { village-place-at }: { $fate ->
    [chronicle] chronicle ({ village-profession })
    [grave] anonymous grave
   *[removed] leaves the game
  }{ $ends ->
    [0] {""}
   *[other] , and the end begins
  }
village-word-serve = Serve { village-customer }: { village-wants } for { village-points }{ village-extra }
village-word-pull = Call { village-member } out of the black bag ({ village-coins })
village-word-move = Move { village-member } to { village-window } ({ village-grain })

## The questions

village-ask-turn = { $player }: take a cube from an action space, or use the well.
village-ask-free-action = { $player }: a last turn with no cube left. Choose any action you can carry out, or do nothing.
village-ask-well-action = { $player }: the well grants you an action. Which one?
village-ask-action-harvest = { $player }: will you bring in the harvest?
village-ask-action-family = { $player }: a child is born, or somebody comes home.
village-ask-action-crafts = { $player }: train somebody, make or buy a good, or go to the mill.
village-ask-action-travel = { $player }: who sets out, and where to?
village-ask-action-council = { $player }: take a seat, rise a level, or use a privilege.
village-ask-action-church = { $player }: whom do you send to the church?
village-ask-produce-now = { $player }: the new hand { village-building-at } may set to work at once.
village-ask-pay = { $player }: how do you pay? A coin may stand in for any cube.
village-ask-council-fee = { $player }: pay for the seat in scrolls or in green.
village-ask-church-fee = { $player }: pay the church in brown or in time.
village-ask-privilege = { $player }: you may use one privilege, up to { village-level }.
village-ask-pick-cube = { $player }: choose a cube from the supply{ $number ->
    [one] .
   *[other] {" "}({ $number } to take).
  }
village-ask-choose-good = { $player }: choose a good.
village-ask-sale = { $player }: serve a customer in a stall, or pass for the day.
village-ask-death = { $player }: time has run out for one of your eldest. Who is it?
village-ask-mass-buy = { $player }: coins call your people out of the black bag. Whom do you call?
village-ask-mass-move = { $player }: grain moves your people on from window to window.

## The journal

village-note-round = Round { $round } begins.
village-note-took = { $player } takes { village-cube-a } { village-space-from }.
village-note-plague = The plague costs { $player } { $time } time.
village-note-well = { $player } uses the well and pays in { village-price }.
village-note-free = { $player } acts without taking a cube: { village-space }.
village-note-declined = { $player } skips the action.
village-note-paid = { $player } pays { village-payment }.
village-note-harvest = { $player } harvests { village-grain }.
village-note-birth = { $player } welcomes a newborn of the { village-generation } generation.
village-note-recall = { $player } brings { village-member } home { village-place-from }.
village-note-train = { $player } trains { village-member } { village-building-at }.
village-note-produce = { $player } makes { village-good-a }.
village-note-buy = { $player } buys { village-good-a }.
village-note-mill = { $player } has grain milled for { village-coins }.
village-note-market = { $player } calls a market day.
village-note-served = { $player } serves { village-customer } for { village-points }.
village-note-passed = { $player } sells nothing more today.
village-note-refill = { $customers ->
    [one] A new customer joins the line.
   *[other] { $customers } new customers join the line.
  }
village-note-journey = { $player } sends { village-member } to { village-city }.
village-note-city = { $player } is new to { village-city } and gains { village-reward-size }.
village-note-enter = { $player } seats { village-member } in the council.
village-note-advance = { $player } raises { village-member } to { village-level } of the council.
village-note-start-marker = { $player } takes the next-start-player marker.
village-note-cube = { $player } takes { village-colour-a } from the supply.
village-note-good = { $player } takes { village-good-a } from the supply.
village-note-coin-prestige = { $player } trades { $coins ->
    [one] a coin
   *[other] { $coins } coins
  } for { village-points }.
village-note-vow = { $player } sends { village-member } to the church.
village-note-bridge = { $player } crosses the bridge: a life draws to its close.
village-note-chronicle = { $player } mourns { village-member } { village-place-at }: remembered in the chronicle ({ village-profession }).
village-note-grave = { $player } mourns { village-member } { village-place-at }: laid in an anonymous grave.
village-note-removed = { $player } mourns { village-member } { village-place-at }: no space is left, not even a grave.
village-note-lapsed = { $player } has nobody in sight: nobody dies.
village-note-end-chronicle = { $player } fills the last space of the chronicle: the end begins.
village-note-end-graves = { $player } fills the last grave: the end begins.
village-note-mass = The bells call to mass.
village-note-pull = { $player } calls { village-member } out of the black bag.
village-note-drawn = { $player } sees { village-member } drawn from the black bag.
village-note-monk = A monk is drawn, and goes back into the bag.
village-note-move = { $player } moves { village-member } to { village-window } of the church.
village-note-majority = { $player } has the largest community in the church: { village-points }.
village-note-start-player = { $player } is start player.
village-note-score = { $player } ends with { $total } prestige.
village-note-no-majority = The church is empty: no prestige for anybody.
village-note-final-turns = { $turns ->
    [one] One last turn, for { $player }.
   *[other] { $turns } last turns, beginning with { $player }.
  }
village-note-round-cap = { $rounds ->
    [one] One round has been played, as agreed: the game is over.
   *[other] { $rounds } rounds have been played, as agreed: the game is over.
  }
village-note-fee-scroll = { $player } pays with { $scrolls ->
    [one] a scroll
   *[other] { $scrolls } scrolls
  }.

## The score sheet and the end

village-score-total = total
village-score-track = prestige track
village-score-travel = travel
village-score-council = council
village-score-church = church
village-score-chronicle = chronicle
village-score-market = customers
village-score-coins = coins

village-ended-chronicle = The chronicle is full.
village-ended-graves = The last grave is taken.
village-ended-round_cap = The agreed rounds have been played.
village-ended-standstill = No cube can come to the board any more.

## Options

village-option-end_market_order = Who takes the first of the last turns, when somebody else triggered the end during a market day.
village-option-end_market_order-market_player_first = Whoever called the market day goes first, as in the French rulebook.
village-option-end_market_order-market_player_last = Whoever called the market day goes last, as in the English edition.
village-option-start_player = Who begins: a seat, counted from 0, or the draw.
village-option-start_player-random = The start player is drawn.
village-option-round_cap = The number of rounds after which the game ends in any case; 0 for no limit.

## The picture in the terminal

village-text-title = { village-name } · round { $round } · turn { $turn }
village-text-you = you are { $player }
village-text-spectator = seen by a spectator
village-text-turn = Turn: { $player }
village-text-start = Start player: { $player }
village-text-next = Next start player: { $player }
village-text-next-free = Next start player: marker in the council
village-text-over = The game is over.
village-text-market-day = Market day of { $player }: { $sales } served; still selling: { $names }
village-text-due = Still to pay: { village-cubes }
village-text-end = The end was triggered by { $player }.
village-text-final-turns = { $turns ->
    [0] No turn follows this one.
    [one] One more turn after this one.
   *[other] { $turns } more turns after this one.
  }
village-text-cubes = cubes
village-text-plague = plague
village-text-green-bag = green bag
village-text-supply = supply
village-text-chronicle = chronicle
village-text-free = free
village-text-graves = graves
village-text-removed = removed
village-text-stalls = stalls
village-text-line = line ({ $pile } in the pile)
village-text-empty = empty
village-text-family = family
village-text-unborn = unborn
village-text-council = council
village-text-church = church
village-text-bag = bag + { $monks ->
    [one] { $monks } monk
   *[other] { $monks } monks
  }
village-text-travel = travel
village-text-farms = farms
village-text-coins = coins
village-text-grain = grain
village-text-served = served
village-text-prestige = prestige
village-text-time = time
village-text-owed = { $player } owes { $owed ->
    [one] a death
   *[other] { $owed } deaths
  } at the end of the turn.
village-text-tiles = { $player } has served: { $tiles }
village-text-legend = 112: two members of the first generation and one of the second. { $marker } a marker in the city.

## Why a word is not on the menu.  The rule id is shown beside the sentence.

village-no-passing = You cannot pass: take a cube or use the well.
village-no-cube-first = First take a cube from an action space, or use the well; the action comes after.
village-no-no-cube-left = No cube is left on the board: choose an action without a cube, or do nothing.
village-no-choose-action-first = First say which action you want.
village-no-must-act = What the well or a free turn gave you must be carried out; it cannot be declined.
village-no-one-way-only = The two ways cannot be mixed: whoever trains does not buy in the same action.
village-no-one-building = One crafts action uses one building and yields one good.
village-no-pay-first = The price comes first: say how you pay it.
village-no-other-question = That answers another question than the one you are asked now.
village-no-cube-there = There is no { village-cube } cube on this space: { village-space }.
village-no-well-cubes = The well takes { $needed } { village-colour } cubes; you have none of that colour, or too few even with your coins.
village-no-well-coins = The well takes { $needed } coins; you have { $coins }.
village-no-action-possible = You could not carry out this action now: { village-space }.
village-no-nobody-home = Nobody is at home on your farm.
village-no-granary-full = Your farm already holds { $capacity } grain, and no more fit.
village-no-nobody-unborn = Your whole family has been born.
village-no-nobody-there = No member of yours of the { village-generation } generation is here: { village-place }.
village-no-not-at-home = No member of the { village-generation } generation is at home on your farm.
village-no-no-craftsman = Only a member trained at the building can make this, and none of yours stands here: { village-building }.
village-no-price-grain = This takes { $needed } grain; you have { $grain }.
village-no-price-cubes = You cannot pay the price, not even with coins:{ $orange ->
    [0] {""}
   *[other] {" "}{ $orange } orange
  }{ $green ->
    [0] {""}
   *[other] {" "}{ $green } green
  }{ $brown ->
    [0] {""}
   *[other] {" "}{ $brown } brown
  }{ $pink ->
    [0] {""}
   *[other] {" "}{ $pink } pink
  }.
village-no-not-in-stall = Customer { village-customer-code } does not stand in a stall.
village-no-goods-wanted = You do not have everything that customer { village-customer-code } wants.
village-no-sale-green = This sale also costs { $needed ->
    [one] a green cube or a coin
   *[other] { $needed } green cubes or coins
  }, and you have neither.
village-no-no-path = No path leads from there to { village-city }.
village-no-wagon = This path takes { $needed ->
    [one] a wagon
   *[other] { $needed } wagons
  }.
village-no-step-price = A step in the council takes { $scrolls ->
    [one] a scroll
   *[other] { $scrolls } scrolls
  } or { $cubes } green cubes.
village-no-level-too-low = Your member does not sit high enough for the privilege of level { $level }.
village-no-marker-taken = The next-start-player marker is no longer on its space.
village-no-supply-empty = The supply has no influence cube left.
village-no-coin-needed = This takes { $needed ->
    [one] a coin
   *[other] { $needed } coins
  }, and you have too few.
village-no-mix = What is due cannot be paid with { $coins ->
    [0] no coin
    [one] one coin
   *[other] { $coins } coins
  } in it.
village-no-no-scroll = You have no scroll to pay with.
village-no-supply-lacks = The supply has no { village-colour } cube left.
village-no-not-the-oldest = Whoever dies is of your lowest visible generation, the { village-generation } now, and none of them is here: { village-place }.
village-no-enough-pulled = In this mass { $most } pieces have already left the black bag.

## The report of the arena

village-collectible-customer = { village-customer-code }: { village-wants } ({ $prestige })
arena-held-village-customers = Customers
arena-held-village-cities = Cities visited
arena-held-village-crafts = Crafts learned

## What the numbers of an observation mean

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

## The page in the browser

page-round-turn = Round { $round }, turn { $turn }
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
page-farm-of = { $player }’s farm
page-village-mill = mill
page-village-well = well
page-tie-village = Of equals, whoever served more customers is ahead, then whoever has more living members.
page-lesson-village-welcome = You lead a farming family through four generations. Whoever has the most prestige wins, once the village chronicle is full or the last grave is taken. This line always says what is wanted of whom.
page-lesson-village-farm = Your farm: the family at home, grain, cubes, coins and goods. The river around it is time. Much costs time, and whenever your marker passes the bridge, somebody of your family dies.
page-lesson-village-take = Every turn begins with a cube: take one from any of the seven action spaces, and then you may do what that space is for. We propose the orange one from the crafts space.
page-lesson-village-action = Now you may use the space you took from. At the crafts space somebody learns a trade, which takes time, and makes a good, which takes time again; or you buy the good for cubes. We propose the smithy, and then a plow.
page-lesson-village-time = Whatever took time has moved your marker along the river. Who dies in a good position enters the chronicle, if there is room left, and several of yours in it are worth prestige; everybody else lies in a nameless grave.
page-lesson-village-round = When the last cube has been taken from the board, a mass is held, and then the spaces are filled anew. Journeys, council, church, market and chronicle all bring prestige; you cannot have everything.
