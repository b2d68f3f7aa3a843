# Hermagor, in English.
#
# First the names: one message for each kind of thing, named after the kind, with its forms beside it
# (-a with an article, -at with a preposition).  Then what is said with them: the menu (hermagor-word-…), the questions
# (hermagor-ask-…), the journal (hermagor-note-…; -closed when the ledger is closed and somebody else reads), the score
# sheet, the options, and the labels of the picture in the terminal (hermagor-text-…).
#
# Stalls are called as on a chessboard: columns A to D, rows 1 to 5 from the top.  A side is called after the two stalls
# it touches, a crossing after the first and the last of its four.  What a tile shows and what money is worth is printed
# in the box, so no name tells of it.

hermagor-name = Hermagor
hermagor-tagline = Crowd the stalls, set the prices, and take to the road with what you have won.

## Names

hermagor-stall = { $stall ->
    [st00] stall A1
    [st01] stall B1
    [st02] stall C1
    [st03] stall D1
    [st10] stall A2
    [st11] stall B2
    [st12] stall C2
    [st13] stall D2
    [st20] stall A3
    [st21] stall B3
    [st22] stall C3
    [st23] stall D3
    [st30] stall A4
    [st31] stall B4
    [st32] stall C4
    [st33] stall D4
    [st40] stall A5
    [st41] stall B5
    [st42] stall C5
   *[st43] stall D5
  }
hermagor-space = { $space ->
    [st00] stall A1
    [st01] stall B1
    [st02] stall C1
    [st03] stall D1
    [st10] stall A2
    [st11] stall B2
    [st12] stall C2
    [st13] stall D2
    [st20] stall A3
    [st21] stall B3
    [st22] stall C3
    [st23] stall D3
    [st30] stall A4
    [st31] stall B4
    [st32] stall C4
    [st33] stall D4
    [st40] stall A5
    [st41] stall B5
    [st42] stall C5
    [st43] stall D5
    [sv00] side A1–B1
    [sv01] side B1–C1
    [sv02] side C1–D1
    [sv10] side A2–B2
    [sv11] side B2–C2
    [sv12] side C2–D2
    [sv20] side A3–B3
    [sv21] side B3–C3
    [sv22] side C3–D3
    [sv30] side A4–B4
    [sv31] side B4–C4
    [sv32] side C4–D4
    [sv40] side A5–B5
    [sv41] side B5–C5
    [sv42] side C5–D5
    [sh00] side A1–A2
    [sh01] side B1–B2
    [sh02] side C1–C2
    [sh03] side D1–D2
    [sh10] side A2–A3
    [sh11] side B2–B3
    [sh12] side C2–C3
    [sh13] side D2–D3
    [sh20] side A3–A4
    [sh21] side B3–B4
    [sh22] side C3–C4
    [sh23] side D3–D4
    [sh30] side A4–A5
    [sh31] side B4–B5
    [sh32] side C4–C5
    [sh33] side D4–D5
    [cr00] crossing A1–B2
    [cr01] crossing B1–C2
    [cr02] crossing C1–D2
    [cr10] crossing A2–B3
    [cr11] crossing B2–C3
    [cr12] crossing C2–D3
    [cr20] crossing A3–B4
    [cr21] crossing B3–C4
    [cr22] crossing C3–D4
    [cr30] crossing A4–B5
    [cr31] crossing B4–C5
   *[cr32] crossing C4–D5
  }
hermagor-space-at = { $space ->
    [st00] on stall A1
    [st01] on stall B1
    [st02] on stall C1
    [st03] on stall D1
    [st10] on stall A2
    [st11] on stall B2
    [st12] on stall C2
    [st13] on stall D2
    [st20] on stall A3
    [st21] on stall B3
    [st22] on stall C3
    [st23] on stall D3
    [st30] on stall A4
    [st31] on stall B4
    [st32] on stall C4
    [st33] on stall D4
    [st40] on stall A5
    [st41] on stall B5
    [st42] on stall C5
    [st43] on stall D5
    [sv00] on side A1–B1
    [sv01] on side B1–C1
    [sv02] on side C1–D1
    [sv10] on side A2–B2
    [sv11] on side B2–C2
    [sv12] on side C2–D2
    [sv20] on side A3–B3
    [sv21] on side B3–C3
    [sv22] on side C3–D3
    [sv30] on side A4–B4
    [sv31] on side B4–C4
    [sv32] on side C4–D4
    [sv40] on side A5–B5
    [sv41] on side B5–C5
    [sv42] on side C5–D5
    [sh00] on side A1–A2
    [sh01] on side B1–B2
    [sh02] on side C1–C2
    [sh03] on side D1–D2
    [sh10] on side A2–A3
    [sh11] on side B2–B3
    [sh12] on side C2–C3
    [sh13] on side D2–D3
    [sh20] on side A3–A4
    [sh21] on side B3–B4
    [sh22] on side C3–C4
    [sh23] on side D3–D4
    [sh30] on side A4–A5
    [sh31] on side B4–B5
    [sh32] on side C4–C5
    [sh33] on side D4–D5
    [cr00] on crossing A1–B2
    [cr01] on crossing B1–C2
    [cr02] on crossing C1–D2
    [cr10] on crossing A2–B3
    [cr11] on crossing B2–C3
    [cr12] on crossing C2–D3
    [cr20] on crossing A3–B4
    [cr21] on crossing B3–C4
    [cr22] on crossing C3–D4
    [cr30] on crossing A4–B5
    [cr31] on crossing B4–C5
   *[cr32] on crossing C4–D5
  }

hermagor-tile = { $tile ->
    [t01] tile 1
    [t02] tile 2
    [t03] tile 3
    [t04] tile 4
    [t05] tile 5
    [t06] tile 6
    [t07] tile 7
    [t08] tile 8
    [t09] tile 9
    [t10] tile 10
    [t11] tile 11
    [t12] tile 12
    [t13] tile 13
    [t14] tile 14
    [t15] tile 15
    [t16] tile 16
    [t17] tile 17
    [t18] tile 18
    [t19] tile 19
    [t20] tile 20
    [price_up] price rise
    [half_move] half toll
    [cash_5] cash
   *[no_fee] no fees
  }
hermagor-tile-a = { $tile ->
    [t01] tile 1
    [t02] tile 2
    [t03] tile 3
    [t04] tile 4
    [t05] tile 5
    [t06] tile 6
    [t07] tile 7
    [t08] tile 8
    [t09] tile 9
    [t10] tile 10
    [t11] tile 11
    [t12] tile 12
    [t13] tile 13
    [t14] tile 14
    [t15] tile 15
    [t16] tile 16
    [t17] tile 17
    [t18] tile 18
    [t19] tile 19
    [t20] tile 20
    [price_up] the price-rise tile
    [half_move] the half-toll tile
    [cash_5] the cash tile
   *[no_fee] the no-fees tile
  }

hermagor-product = { $product ->
    [weapons] weapons
    [books] books
    [relics] relics
    [dragon_eggs] dragon eggs
    [blessings] blessings
    [potions] potions
    [amulets] amulets
   *[herbs] herbs
  }

# The rows of the price table.
hermagor-row = { $row ->
    [weapons] weapons
    [books] books
    [relics] relics
    [dragon_eggs] dragon eggs
    [blessings] blessings
    [potions] potions
    [amulets] amulets
    [herbs] herbs
   *[nobility] nobility
  }
hermagor-row-at = in the { hermagor-row } row

hermagor-village = { $village ->
    [altmoor] Altmoor
    [brevald] Brevald
    [corvath] Corvath
    [dresmir] Dresmir
    [eskara] Eskara
    [farrow] Farrow
    [glimhold] Glimhold
    [havrel] Havrel
    [ilvena] Ilvena
    [jorund] Jorund
    [kalmere] Kalmere
    [lorvik] Lorvik
    [mendra] Mendra
    [norwen] Norwen
    [ostrel] Ostrel
    [pellan] Pellan
    [quorin] Quorin
    [rasmar] Rasmar
    [selgrad] Selgrad
    [tarvil] Tarvil
    [ulmira] Ulmira
    [vestan] Vestan
    [wyrmden] Wyrmden
    [xandel] Xandel
    [yarrow] Yarrow
    [zephra] Zephra
    [ambrin] Ambrin
    [belcast] Belcast
    [cindral] Cindral
    [dunmere] Dunmere
    [elowen] Elowen
   *[fintal] Fintal
  }

hermagor-region = { $region ->
    [hollin] Hollin
    [umbermoor] Umbermoor
    [skarnfell] Skarnfell
    [dawnreach] Dawnreach
    [eldermoss] Eldermoss
    [fernwick] Fernwick
    [greyholt] Greyholt
    [highmere] Highmere
    [ironvale] Ironvale
    [kestrel_down] Kestrel Down
    [larkmead] Larkmead
    [mistwood] Mistwood
    [oakhaven] Oakhaven
    [palebrook] Palebrook
    [ravenscar] Ravenscar
    [stonemark] Stonemark
    [thistledown] Thistledown
    [silverfen] Silverfen
    [vineholm] Vineholm
   *[westering] Westering
  }

# Who is named start player: a seat, by the colour of its pieces.
hermagor-starter = { $starter ->
    [0] Red
    [1] Yellow
    [2] Blue
    [3] Ivory
   *[4] Green
  }

## What a sale brings about besides: payments to those who have a shop there, regions completed.

hermagor-fees = { $others ->
    [0] {""}
    [one] ; another player receives { $fee }
   *[other] ; { $others } others receive { $fee } each
  }
hermagor-completes = { $regions ->
    [0] {""}
    [one] ; completes a region
   *[other] ; completes { $regions } regions
  }

## The menu

hermagor-word-decline = { $question ->
    [arrow] Leave the price as it is
    [price-up] Raise no price
   *[building] Place no disc
  }
hermagor-word-pass = Place no buyer this time
hermagor-word-rest = Do nothing and discard a shop
hermagor-word-buyer = Place a buyer { hermagor-space-at } for { $cost }{ $income ->
    [0] {""}
   *[other] {" "}(alley income +{ $income })
  }
hermagor-word-neutral = Place the neutral buyer { hermagor-space-at }
hermagor-word-raise = Raise the price of { hermagor-product } from { $old } to { $price }
hermagor-word-start = { $self ->
    [0] Name { hermagor-starter } start player
   *[other] Be start player yourself
  }
hermagor-word-sell = Go to { hermagor-village } and sell { hermagor-product } for { $price } (toll { $toll }{ hermagor-fees }{ hermagor-completes })
hermagor-word-sell_half = With the half-toll tile, go to { hermagor-village } and sell { hermagor-product } for { $price } (toll { $toll }{ hermagor-fees }{ hermagor-completes })
hermagor-word-sell_here = Stay in { hermagor-village } and sell { hermagor-product } for { $price } (no toll{ hermagor-fees }{ hermagor-completes })
hermagor-word-move = Go to { hermagor-village } without selling (half toll { $toll }; buys { hermagor-product })
hermagor-word-claim = Settle { hermagor-region } first
hermagor-word-build = Place a disc { hermagor-row-at }: { $money } now{ $red ->
    [0] {""}
   *[other] , { $red } at the end as prices stand
  }

## The questions

hermagor-ask-buyer = { $player }: place a buyer at the market, or pass.
hermagor-ask-neutral = { $player }: place the neutral buyer on any free space.
hermagor-ask-arrow = { $player }: your tile has an arrow. Will you raise the price of { hermagor-product }?
hermagor-ask-price-up = { $player }: you may raise one price. Which one?
hermagor-ask-start = { $player }: you hold the lowest number. Who will be start player?
hermagor-ask-action = { $player }: travel and sell, sell where you are, only travel, or do nothing.
hermagor-ask-region = { $player }: your shop completes several regions. Which one comes first?
hermagor-ask-building = { $player }: { hermagor-region } is complete. Where does your disc go?

## The journal

hermagor-note-start-player = { $player } is start player.
hermagor-note-round = Round { $round } begins: { $actions ->
    [one] one action each
   *[other] { $actions } actions each
  }.
hermagor-note-filled = { $tiles ->
    [0] The market is still full: no tile is laid out.
    [one] One tile is laid out at the market.
   *[other] { $tiles } tiles are laid out at the market.
  }
hermagor-note-buyer = { $player } places a buyer { hermagor-space-at } and pays { $money }.
hermagor-note-buyer-closed = { $player } pays and places a buyer { hermagor-space-at }.
hermagor-note-passed = { $player } places no buyer this time.
hermagor-note-neutral = { $player } places the neutral buyer { hermagor-space-at }.
hermagor-note-income = { $money ->
    [0] { $player } has no income from the alleys.
   *[other] { $player } receives { $money } from the alleys.
  }
hermagor-note-income-closed = { $player } counts the income of the alleys.
hermagor-note-award = { $player } wins { hermagor-tile-a } at { hermagor-stall }.
hermagor-note-neutral-award = The neutral buyers win { hermagor-tile-a } at { hermagor-stall }.
hermagor-note-tie = A tie at { hermagor-stall }: nobody wins { hermagor-tile-a }.
hermagor-note-cash = { $player } receives { $money } for the cash tile.
hermagor-note-cash-closed = { $player } is paid for the cash tile.
hermagor-note-raised = { $player } raises the price of { hermagor-product } to { $price }.
hermagor-note-not-raised = { $player } leaves the price of { hermagor-product } as it is.
hermagor-note-no-raise = { $player } raises no price.
hermagor-note-drew = { $player } has no product tile and draws { hermagor-tile-a } from the bag.
hermagor-note-no-tile = { $player } has no product tile, and the bag has none either.
hermagor-note-named = { $player } holds the lowest number and names the start player: { hermagor-starter }.
hermagor-note-moved = { $player } goes to { hermagor-village }.
hermagor-note-half = { $player } uses the half-toll tile.
hermagor-note-sold = { $player } sells { hermagor-product } in { hermagor-village } for { $money }.
hermagor-note-sold-closed = { $player } sells { hermagor-product } in { hermagor-village }.
hermagor-note-toll = { $money ->
    [0] { $player } owes no toll.
   *[other] { $player } pays a toll of { $money }.
  }
hermagor-note-toll-closed = { $player } pays the toll.
hermagor-note-fee = { $player } has a shop in { hermagor-village } and receives { $money }.
hermagor-note-fee-closed = { $player } has a shop in { hermagor-village } and is paid for it.
hermagor-note-rested = { $player } does nothing and discards a shop.
hermagor-note-region = { $player } completes a region: { hermagor-region }.
hermagor-note-lost = { $player } finds no space for a disc: the right to one for { hermagor-region } is lost.
hermagor-note-built = { $player } places a disc { hermagor-row-at } for { hermagor-region }{ $money ->
    [0] {""}
   *[other] {" "}and receives { $money }
  }.
hermagor-note-built-closed = { $player } places a disc { hermagor-row-at } for { hermagor-region }.
hermagor-note-not-built = { $player } places no disc for { hermagor-region }.
hermagor-note-end-round = Round { $round } is over: tiles go back into the bag, and the buyers go home.
hermagor-note-production = { $gain ->
    [0] { $player } has no production.
   *[other] { $player } receives { $gain } for production.
  }
hermagor-note-duchies = { $gain ->
    [0] { $player } receives nothing for the duchies.
   *[other] { $player } receives { $gain } for the duchies.
  }
hermagor-note-main-road = { $gain ->
    [0] { $player } neither gains nor loses on the main road.
   *[other] { $player }: { $gain } for the main road.
  }
hermagor-note-score = { $player } ends with { $total }.

## The score sheet and the end

hermagor-score-total = total
hermagor-score-money = money
hermagor-score-production = production
hermagor-score-duchies = duchies
hermagor-score-main_road = main road

hermagor-ended-last_round = The last round has been played.

## Options

hermagor-option-neutral_buyers = Whether neutral buyers crowd the market too, in a game for two.
hermagor-option-neutral_buyers-off = No neutral buyers.
hermagor-option-neutral_buyers-on = Four neutral buyers a round, placed by the two players in turn.
hermagor-option-closed_ledger = Whether the journal keeps the sums paid and received from the other players.
hermagor-option-closed_ledger-off = Everybody reads every sum, as at the table.
hermagor-option-closed_ledger-on = Sums are told to their owner alone, until the end.
hermagor-option-start_player = Who begins: a seat, counted from 0, or the draw.
hermagor-option-start_player-random = The start player is drawn.

## The picture in the terminal

# One letter for each colour of pieces.
hermagor-text-mark = { $seat ->
    [0] R
    [1] Y
    [2] B
    [3] I
    [4] G
   *[other] { $seat }
  }
hermagor-text-neutral = N
hermagor-text-title = { hermagor-name } · round { $round } of { $rounds } · { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
  }
hermagor-text-phase-market = market
hermagor-text-phase-preparation = preparation
hermagor-text-phase-selling = selling
hermagor-text-you = you are { $player }
hermagor-text-spectator = seen by a spectator
hermagor-text-order = Turn order: { $names }
hermagor-text-tiles-left = Action tiles to come: { $numbers }
hermagor-text-last-round = No action tile to come: this is the last round.
hermagor-text-closed = The ledger is closed: what others pay and receive is not told.
hermagor-text-over = The game is over.
hermagor-text-market = market
hermagor-text-bag = In the bag: { $names }
hermagor-text-neutral-tiles = Won by the neutral buyers (N): { $names }
hermagor-text-prices = products
hermagor-text-price = price
hermagor-text-discs = discs
hermagor-text-red = end
hermagor-text-sellers = sellers
hermagor-text-traders = traders
hermagor-text-money = money
hermagor-text-in-hand = shops in hand
hermagor-text-unused = shops unused
hermagor-text-discarded = shops discarded
hermagor-text-shops = shops on the map
hermagor-text-duchy-west = West
hermagor-text-duchy-north_east = North-East
hermagor-text-duchy-south = South
hermagor-text-main-road = main road
hermagor-text-regions-completed = regions
hermagor-text-discs-left = discs left
hermagor-text-worth = if it ended now
hermagor-text-final = final score
hermagor-text-hermagor = Hermagor
hermagor-text-villages = villages
hermagor-text-buys = buys
hermagor-text-shops-here = shops
hermagor-text-merchants = merchants
hermagor-text-roads = roads and tolls
hermagor-text-regions = regions
hermagor-text-shows = shows
hermagor-text-completed = completed
hermagor-text-borders = villages
hermagor-text-nobility = nobility
hermagor-text-stands = { $player } is in { $place }.
hermagor-text-holds = { $player } is in { $place } and holds: { $names }
hermagor-text-spent = { $name } (spent)
hermagor-text-legend-market = (3) a free space and its cost, [{ $mark }] a buyer, 4↑ whoever wins this tile may raise the price.
hermagor-text-legend-neutral = [{ $mark }] a neutral buyer.
hermagor-text-legend-prices = (5) an open space and its sum, [{ $mark }] a disc, · a space under the price indicator; sellers hold a tile with the product.
hermagor-text-legend-land = { $marker } on the main road.

## Why a word is not on the menu.  The rule id is shown beside the sentence.

hermagor-no-market-first = The market comes first; the merchants set out when all buyers stand.
hermagor-no-market-over = The market is over for this round: your merchant is on the road now.
hermagor-no-neutral-must = The neutral buyer must be placed; you cannot pass.
hermagor-no-start-must = Somebody must be start player: name one.
hermagor-no-prices-stand = Prices do not change while the merchants sell.
hermagor-no-region-first = First say which region you settle.
hermagor-no-other-question = That answers another question than the one you are asked now.
hermagor-no-row-unused = This space touches no stall in use: { hermagor-space }.
hermagor-no-space-taken = A buyer already stands here: { hermagor-space }.
hermagor-no-space-cost = This space costs { $needed }, and you have { $money }: { hermagor-space }.
hermagor-no-other-arrow = The arrow on your tile is for { hermagor-product } only.
hermagor-no-top-price = The price of { hermagor-product } is at the top already.
hermagor-no-no-such-player = { hermagor-starter } does not sit at this table.
hermagor-no-already-there = Your merchant is in { hermagor-village } already; a move ends somewhere else.
hermagor-no-own-shop = You already have a shop in { hermagor-village }: you cannot stop or sell there again.
hermagor-no-no-tile = { hermagor-village } buys { hermagor-product }, and none of your tiles shows that.
hermagor-no-half-spent = You have already used the half-toll tile in this round.
hermagor-no-no-half-move = You do not hold the half-toll tile.
hermagor-no-sale-toll = The toll to { hermagor-village } is { $toll }; the sale brings { $price }, and you have { $money }.
hermagor-no-in-hermagor = Nothing is sold in Hermagor: set out for a village first.
hermagor-no-move-toll = Half the toll to { hermagor-village } is { $toll }, and you have { $money }.
hermagor-no-not-completed = You have not just completed { hermagor-region }.
hermagor-no-not-shown = { hermagor-region } does not show this row: { hermagor-row }.
hermagor-no-row-full = No space is free and open { hermagor-row-at }.

## The report of the arena

arena-held-hermagor-regions = Regions
arena-held-hermagor-goods = Goods sold
arena-held-hermagor-villages = Villages where something was sold

## What the numbers of an observation mean

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

## The page in the browser

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
page-hermagor-stalls = Stalls
page-hermagor-sides = Sides
page-hermagor-crossings = Crossings
page-hermagor-free = Free space, cost { $cost }
page-hermagor-neutral = Neutral buyer
page-hermagor-arrow = Whoever wins this tile may raise the price
page-hermagor-space-of = { hermagor-space }: { $told }
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
page-tie-hermagor = Of equals, whoever has more buildings on the price table is ahead, then whoever stands first with the nobility.
page-lesson-hermagor-welcome = You buy wares at the market and carry them to the villages around Hermagor. Money is the only thing that counts: the richest wins. This line always says what is wanted of whom.
page-lesson-hermagor-market = The market. A tile goes to whoever has the most buyers on and around its stall. A buyer on a side counts for two stalls, one on a crossing for four. Buyers in the same alley also bring income, the more the better.
page-lesson-hermagor-buyer = Three of your four buyers are placed. We propose the side between A3 and B3 for the last one: it is the fourth in its alley, and that pays best.
page-lesson-hermagor-prepare = Income is paid, and the tiles are handed out, stall by stall. Some allow their winner to raise a price. Answer what you are asked; then the merchants set out.
page-lesson-hermagor-merchant = Your merchant stands in Hermagor. Every village buys one kind of product, at its price in the table, and roads cost a toll. A tile is a licence to sell: it is not used up, but in each village you sell only once in the game.
page-lesson-hermagor-sell = Go somewhere and sell, go at half the toll without selling, or rest: each uses up one of your shops. We propose a village that pays.
page-lesson-hermagor-regions = Shops in every village of a region give you a disc on the price table, and money at once. In the end the duchy with the fewest of your shops is counted, and the main road pays whoever has most shops there and costs whoever has fewest.
