# Orléans, in English.
#
# First the names: one message for each kind of thing, named after the kind, with its forms beside it
# (-a and -the with an article, -at and -from with a preposition, -one for a single piece, -plural).  Then what is said
# with them: the menu (orleans-word-…), the questions (orleans-ask-…), the journal (orleans-note-…), the score sheet,
# the options, and the labels of the picture in the terminal (orleans-text-…).
# The two French editions name some things differently, so French looks at $edition; English has one set of names.

orleans-name = Orléans
orleans-tagline = A bag to fill, a land to travel, and a town that grows with every hand you win.

## Names

# Words of the game that are no list: both French editions have their own.
orleans-noun-follower = a follower
orleans-noun-followers = followers
orleans-noun-station = a trading station
orleans-noun-stations = trading stations
orleans-noun-technology-a = a technology tile
orleans-noun-technology-the = the technology tile
orleans-noun-technologies = technology tiles
orleans-noun-tile = a place tile
orleans-noun-deeds = the Beneficial Deeds
orleans-noun-status = development status
orleans-noun-supply-to = to the goods supply
orleans-noun-tower-at = at the Gunpowder Tower
orleans-noun-tower-from = from the Gunpowder Tower

orleans-place = { $place ->
    [farmhouse] Farm House
    [village] Village
    [university] University
    [castle] Castle
    [monastery] Monastery
    [ship] Ship
    [wagon] Wagon
    [guildhall] Guildhall
    [scriptorium] Scriptorium
    [town_hall] Town Hall
    [hayrick] Hayrick
    [cheese_factory] Cheese Factory
    [winery] Winery
    [wool_manufacturer] Wool Manufacturer
    [tailor_shop] Tailor Shop
    [brewery] Brewery
    [windmill] Windmill
    [library] Library
    [hospital] Hospital
    [sacristy] Sacristy
    [herb_garden] Herb Garden
    [bathhouse] Bathhouse
    [shipping_line] Shipping Line
    [pharmacy] Pharmacy
    [cellar] Cellar
    [office] Office
    [laboratory] Laboratory
    [gunpowder_tower] Gunpowder Tower
    [school] School
    [horse_wagon] Horse Wagon
   *[hand] hand
  }
orleans-place-the = the { orleans-place }
orleans-place-at = at the { orleans-place }
orleans-place-from = from the { orleans-place }

orleans-tile = { $tile ->
    [hayrick] Hayrick
    [cheese_factory] Cheese Factory
    [winery] Winery
    [wool_manufacturer] Wool Manufacturer
    [tailor_shop] Tailor Shop
    [brewery] Brewery
    [windmill] Windmill
    [library] Library
    [hospital] Hospital
    [sacristy] Sacristy
    [herb_garden] Herb Garden
    [bathhouse] Bathhouse
    [shipping_line] Shipping Line
    [pharmacy] Pharmacy
    [cellar] Cellar
    [office] Office
    [laboratory] Laboratory
    [gunpowder_tower] Gunpowder Tower
    [school] School
   *[horse_wagon] Horse Wagon
  }
orleans-tile-the = the { orleans-tile }

orleans-town = { $town ->
    [orleans] Orléans
    [chartres] Chartres
    [etampes] Étampes
    [le_mans] Le Mans
    [chateaudun] Châteaudun
    [montargis] Montargis
    [vendome] Vendôme
    [blois] Blois
    [briare] Briare
    [tours] Tours
    [chinon] Chinon
    [montrichard] Montrichard
    [vierzon] Vierzon
    [loches] Loches
    [bourges] Bourges
    [sancerre] Sancerre
    [chatellerault] Châtellerault
    [le_blanc] Le Blanc
    [chateauroux] Châteauroux
    [nevers] Nevers
    [argenton_sur_creuse] Argenton-sur-Creuse
    [la_chatre] La Châtre
    [saint_amand_montrond] Saint-Amand-Montrond
   *[reserve] reserve
  }
orleans-town-at = in { orleans-town }
orleans-town-from = { $town ->
    [orleans] in Orléans
    [chartres] in Chartres
    [etampes] in Étampes
    [le_mans] in Le Mans
    [chateaudun] in Châteaudun
    [montargis] in Montargis
    [vendome] in Vendôme
    [blois] in Blois
    [briare] in Briare
    [tours] in Tours
    [chinon] in Chinon
    [montrichard] in Montrichard
    [vierzon] in Vierzon
    [loches] in Loches
    [bourges] in Bourges
    [sancerre] in Sancerre
    [chatellerault] in Châtellerault
    [le_blanc] in Le Blanc
    [chateauroux] in Châteauroux
    [nevers] in Nevers
    [argenton_sur_creuse] in Argenton-sur-Creuse
    [la_chatre] in La Châtre
    [saint_amand_montrond] in Saint-Amand-Montrond
   *[reserve] from the reserve
  }

orleans-type = { $type ->
    [farmer] farmer
    [boatman] boatman
    [craftsman] craftsman
    [trader] trader
    [knight] knight
    [scholar] scholar
   *[monk] monk
  }
orleans-type-a = a { orleans-type }
orleans-type-plural = { $type ->
    [farmer] farmers
    [boatman] boatmen
    [craftsman] craftsmen
    [trader] traders
    [knight] knights
    [scholar] scholars
   *[monk] monks
  }

orleans-follower = { $follower ->
    [farmer] farmer
    [boatman] boatman
    [craftsman] craftsman
    [trader] trader
    [knight] knight
    [scholar] scholar
    [monk] monk
    [own_farmer] marked farmer
    [own_boatman] marked boatman
    [own_craftsman] marked craftsman
   *[own_trader] marked trader
  }
orleans-follower-a = { $follower ->
    [farmer] a farmer
    [boatman] a boatman
    [craftsman] a craftsman
    [trader] a trader
    [knight] a knight
    [scholar] a scholar
    [monk] a monk
    [own_farmer] the marked farmer
    [own_boatman] the marked boatman
    [own_craftsman] the marked craftsman
   *[own_trader] the marked trader
  }

orleans-slot = { $slot ->
    [farmer] farmer
    [boatman] boatman
    [craftsman] craftsman
    [trader] trader
    [knight] knight
    [scholar] scholar
    [monk] monk
   *[any] anybody
  }
orleans-slot-space = { $slot ->
    [farmer] farmer slot
    [boatman] boatman slot
    [craftsman] craftsman slot
    [trader] trader slot
    [knight] knight slot
    [scholar] scholar slot
    [monk] monk slot
   *[any] open slot
  }

orleans-good = { $good ->
    [grain] grain
    [cheese] cheese
    [wine] wine
    [wool] wool
   *[brocade] brocade
  }
orleans-good-one = 1 { orleans-good }

orleans-deed = { $deed ->
    [city_wall] City Wall
    [papal_conclave] Papal Conclave
    [defeating_plague] Defeating the Plague
    [astronomy] Astronomy
    [boatmen_guild] Boatmen’s Guild
    [cathedral] Cathedral
    [peace_treaty] Peace Treaty
   *[canalisation] Canalisation
  }
orleans-deed-to = { $deed ->
    [city_wall] to the City Wall
    [papal_conclave] to the Papal Conclave
    [defeating_plague] to Defeating the Plague
    [astronomy] to Astronomy
    [boatmen_guild] to the Boatmen’s Guild
    [cathedral] to the Cathedral
    [peace_treaty] to the Peace Treaty
   *[canalisation] to the Canalisation
  }

orleans-event = { $event ->
    [pilgrimage] Pilgrimage
    [income] Income
    [harvest] Harvest
    [taxes] Taxes
    [trading_day] Trading Day
   *[plague] Plague
  }
orleans-event-the = { $event ->
    [pilgrimage] the Pilgrimage
    [income] the Income
    [harvest] the Harvest
    [taxes] the Taxes
    [trading_day] the Trading Day
   *[plague] the Plague
  }

orleans-citizen = { $citizen ->
    [boatman] boatman track
    [knight] knight track
    [development_1] first on the development track
    [development_2] second on the development track
    [development_3] third on the development track
    [city_wall] City Wall
    [papal_conclave] Papal Conclave
    [defeating_plague] Defeating the Plague
    [astronomy] Astronomy
    [boatmen_guild] Boatmen’s Guild
    [cathedral] Cathedral
    [peace_treaty] Peace Treaty
    [canalisation] Canalisation
   *[stations] most trading stations
  }

orleans-reward = { $reward ->
    [coins] coins
   *[development] development
  }

## Numbers of things, and lists of them: what is 0 is not said.  Followers are joined by commas, gains by plus signs.
## Each orleans-comma-… or orleans-plus-… is the sign before one thing, if something stands before it.

orleans-coins = { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
  }
orleans-price = { $price ->
    [one] { $price } coin
   *[other] { $price } coins
  }
orleans-points = { $points } development
orleans-followers = { $followers ->
    [0] nobody
    [one] { $followers } follower
   *[other] { $followers } followers
  }
orleans-level = { $level ->
    [1] level I
   *[other] level II
  }

orleans-comma-boatman = { $farmer ->
    [0] {""}
   *[other] {", "}
  }
orleans-comma-craftsman = { $boatman ->
    [0] { orleans-comma-boatman }
   *[other] {", "}
  }
orleans-comma-trader = { $craftsman ->
    [0] { orleans-comma-craftsman }
   *[other] {", "}
  }
orleans-comma-knight = { $trader ->
    [0] { orleans-comma-trader }
   *[other] {", "}
  }
orleans-comma-scholar = { $knight ->
    [0] { orleans-comma-knight }
   *[other] {", "}
  }
orleans-comma-monk = { $scholar ->
    [0] { orleans-comma-scholar }
   *[other] {", "}
  }
orleans-comma-any = { $monk ->
    [0] { orleans-comma-monk }
   *[other] {", "}
  }
orleans-crowd = { $farmer ->
    [0] {""}
    [one] farmer
   *[other] { $farmer } farmers
  }{ $boatman ->
    [0] {""}
    [one] { orleans-comma-boatman }boatman
   *[other] { orleans-comma-boatman }{ $boatman } boatmen
  }{ $craftsman ->
    [0] {""}
    [one] { orleans-comma-craftsman }craftsman
   *[other] { orleans-comma-craftsman }{ $craftsman } craftsmen
  }{ $trader ->
    [0] {""}
    [one] { orleans-comma-trader }trader
   *[other] { orleans-comma-trader }{ $trader } traders
  }{ $knight ->
    [0] {""}
    [one] { orleans-comma-knight }knight
   *[other] { orleans-comma-knight }{ $knight } knights
  }{ $scholar ->
    [0] {""}
    [one] { orleans-comma-scholar }scholar
   *[other] { orleans-comma-scholar }{ $scholar } scholars
  }{ $monk ->
    [0] {""}
    [one] { orleans-comma-monk }monk
   *[other] { orleans-comma-monk }{ $monk } monks
  }{ $any ->
    [0] {""}
    [one] { orleans-comma-any }anybody
   *[other] { orleans-comma-any }{ $any } of any type
  }

orleans-comma-cheese = { $grain ->
    [0] {""}
   *[other] {", "}
  }
orleans-comma-wine = { $cheese ->
    [0] { orleans-comma-cheese }
   *[other] {", "}
  }
orleans-comma-wool = { $wine ->
    [0] { orleans-comma-wine }
   *[other] {", "}
  }
orleans-comma-brocade = { $wool ->
    [0] { orleans-comma-wool }
   *[other] {", "}
  }
orleans-goods = { $grain ->
    [0] {""}
    [one] grain
   *[other] { $grain } grain
  }{ $cheese ->
    [0] {""}
    [one] { orleans-comma-cheese }cheese
   *[other] { orleans-comma-cheese }{ $cheese } cheese
  }{ $wine ->
    [0] {""}
    [one] { orleans-comma-wine }wine
   *[other] { orleans-comma-wine }{ $wine } wine
  }{ $wool ->
    [0] {""}
    [one] { orleans-comma-wool }wool
   *[other] { orleans-comma-wool }{ $wool } wool
  }{ $brocade ->
    [0] {""}
    [one] { orleans-comma-brocade }brocade
   *[other] { orleans-comma-brocade }{ $brocade } brocade
  }

# What a player gains.
orleans-plus-points = { $coins ->
    [0] {""}
   *[other] {" + "}
  }
orleans-plus-goods = { $points ->
    [0] { orleans-plus-points }
   *[other] {" + "}
  }
orleans-plus-technology = { $goods ->
    [0] { orleans-plus-goods }
   *[other] {" + "}
  }
orleans-plus-tiles = { $technology ->
    [0] { orleans-plus-technology }
   *[other] {" + "}
  }
orleans-plus-draw = { $tiles ->
    [0] { orleans-plus-tiles }
   *[other] {" + "}
  }
orleans-plus-citizens = { $draw ->
    [0] { orleans-plus-draw }
   *[other] {" + "}
  }
orleans-citizens = { $citizens ->
    [one] a citizen
   *[other] { $citizens } citizens
  }
orleans-gain = { $gains ->
    [0] nothing
   *[other] { $coins ->
        [0] {""}
       *[other] { orleans-coins }
      }{ $points ->
        [0] {""}
       *[other] { orleans-plus-points }{ orleans-points }
      }{ $goods ->
        [0] {""}
       *[other] { orleans-plus-goods }{ orleans-good-one }
      }{ $technology ->
        [0] {""}
        [one] { orleans-plus-technology }{ orleans-noun-technology-a }
       *[other] { orleans-plus-technology }{ $technology } { orleans-noun-technologies }
      }{ $tiles ->
        [0] {""}
        [1] { orleans-plus-tiles }{ orleans-noun-tile } of level I
        [2] { orleans-plus-tiles }{ orleans-noun-tile } of level II
       *[other] { orleans-plus-tiles }{ orleans-noun-tile } of level I or II
      }{ $draw ->
        [0] {""}
       *[other] { orleans-plus-draw }draw value { $draw }
      }{ $citizens ->
        [0] {""}
       *[other] { orleans-plus-citizens }{ orleans-citizens }
      }
  }

# What a place is for ($now is 0), or what it brings if it is used now.
orleans-does = { $does ->
    [recruit] recruit { orleans-type-a }{ $gains ->
        [0] {""}
       *[other] {" "}({ orleans-gain })
      }
    [choose] { $now ->
        [0] recruit one of several types
       *[other] recruit one of these: { orleans-crowd }
      }
    [move] { $route ->
        [road] move along a road
       *[waterway] move along a waterway
      }{ $loads ->
        [0] , without loading a good
       *[other] {""}
      }
    [build] build { orleans-noun-station }{ $now ->
        [0] {""}
       *[other] {" "}{ orleans-town-at }
      }
    [gain] { orleans-gain }
    [per_status] coins as many as your { orleans-noun-status }
    [per_station] 1 coin for each of your { orleans-noun-stations }
    [deeds] { $spaces ->
        [0] {""}
       *[other] { $spaces } more market spaces;{" "}
      }send { orleans-noun-followers } to { orleans-noun-deeds }
    [bathe] draw { $drawn } from your bag, place { $laid ->
        [one] { $laid } of them
       *[other] up to { $laid } of them
      }
    [buy] buy up to { $most } development, for { orleans-price } each
    [shield] keeps Harvest, Taxes or Plague away
   *[stand_in] { orleans-type-plural } stand in for: { orleans-crowd }
  }

# A place tile, told in full.
orleans-tile-told = { orleans-tile-the } ({ orleans-level }{ $slots ->
    [0] {""}
   *[other] ; { orleans-crowd }
  }): { orleans-does }

## The menu

orleans-word-exclude = Exclude { orleans-tile-told }
orleans-word-decline = Exclude nothing
orleans-word-draw = Draw { orleans-followers }
orleans-word-fewer = Give up a draw (then draw { orleans-followers })
orleans-word-recall = Recall { orleans-noun-follower } from a place (then draw { orleans-followers })
orleans-word-fetch = Recall { orleans-follower-a } { orleans-place-from }
orleans-word-slot = { $why ->
    [put] Put { orleans-follower-a } on the { orleans-slot-space } { orleans-place-at }
   *[fetch] Take { orleans-follower-a } off the { orleans-slot-space } { orleans-place-at }
  }
orleans-word-tower = Seat { orleans-follower-a } { orleans-place-at }
orleans-word-fill = Fill { orleans-place-the }: { orleans-crowd } ({ orleans-does })
orleans-word-fill_with_jokers = Fill { orleans-place-the } with stand-ins: { orleans-crowd } ({ orleans-does })
orleans-word-single = Place a single follower
orleans-word-plan = Place { orleans-follower-a } { orleans-place-at }
orleans-word-plan_from_tower = Place { orleans-follower-a } { orleans-noun-tower-from } { orleans-place-at }
orleans-word-technology = Place { orleans-noun-technology-a } ({ $technology } in hand)
orleans-word-equip = Put { orleans-noun-technology-a } on the { orleans-slot-space } { orleans-place-at }
orleans-word-keep = { $technology ->
    [one] Keep { orleans-noun-technology-the } for later
   *[other] Keep the { $technology } { orleans-noun-technologies } for later
  }
orleans-word-done = { $question ->
    [tower] Seat nobody else: the rest go to the market ({ $followers })
   *[plan] The plan is made ({ orleans-followers } left waiting)
  }
orleans-word-seal = Seal the plan ({ orleans-followers } left waiting)
orleans-word-start_over = Take the whole plan back
orleans-word-use = Use { orleans-place-the }: { orleans-does }
orleans-word-pass = Pass for the rest of the round
orleans-word-recruit = Recruit { orleans-type-a }{ $gains ->
    [0] {""}
   *[other] : { orleans-gain }
  }
orleans-word-tile = Take { orleans-tile-told }
orleans-word-go = Go to { orleans-town }{ $goods ->
    [0] {""}
   *[other] , past { orleans-goods }
  }{ $free ->
    [0] {" "}(no room for your station)
   *[other] {""}
  }
orleans-word-load = Load { orleans-good-one } (worth { $worth })
orleans-word-leave = Load nothing
orleans-word-deed = Dedicate { orleans-type-a } { orleans-deed-to }: { $choice ->
    [0] { orleans-gain }
   *[other] { orleans-coins } or { orleans-points }{ $citizens ->
        [0] {""}
       *[other] {" "}+ { orleans-citizens }
      }
  }
orleans-word-enough = Dedicate nobody else
orleans-word-reward = Take { orleans-gain }
orleans-word-buy = Pay { orleans-price } for { orleans-gain }
orleans-word-give = Give 1 { orleans-good } (of { $goods })
orleans-word-protect = Send the monk { orleans-place-from } back to the bag and escape { orleans-event-the }
orleans-word-suffer = Let { orleans-event-the } come: { $cost ->
    [food] give 1 food
    [coins] pay { orleans-coins }
   *[follower] somebody in your bag may be lost
  }
orleans-word-lose_station = Lose a station { orleans-town-from }
orleans-word-lose_follower = Lose a follower drawn from your bag
orleans-word-lose_step = Go back to space { $position } of the development track (status { $status })
orleans-word-lose_good = Lose 1 { orleans-good } (worth { $worth })
orleans-word-lose_tile = Lose { orleans-tile-told }
orleans-word-lose_technology = Lose { orleans-noun-technology-a } { orleans-place-from }

## The questions

orleans-ask-exclude = { $player }: exclude a place tile from this game, if you like{ $number ->
    [one] .
   *[other] {" "}({ $number } at most).
  }
orleans-ask-followers = { $player }: draw from your bag. For each draw you give up, you may recall somebody from a place.
orleans-ask-recall = { $player }: whom do you recall to your market?
orleans-ask-tower = { $player }: who of the newcomers takes a seat { orleans-noun-tower-at }?
orleans-ask-plan = { $player }: make your plan. Who stands ready on which place?
orleans-ask-single = { $player }: place one of your followers.
orleans-ask-slot = { $player }: on which slot?
orleans-ask-technology = { $player }: where does { orleans-noun-technology-the } go?
orleans-ask-action = { $player }: use a place that is ready, or pass.
orleans-ask-recruit = { $player }: whom do you recruit { orleans-place-at }?
orleans-ask-tile = { $player }: the new trader brings a place tile. Which one?
orleans-ask-travel = { $player }: where does { orleans-place-the } take your merchant?
orleans-ask-load = { $player }: which good do you load on the way?
orleans-ask-deed = { $player }: who serves which of { orleans-noun-deeds }?
orleans-ask-reward = { $player }: choose your reward ({ orleans-deed }).
orleans-ask-buy = { $player }: how much development do you buy { orleans-place-at }?
orleans-ask-bathhouse = { $player }: place somebody you have drawn{ $number ->
    [one] .
   *[other] {" "}({ $number } at most).
  }
orleans-ask-food = { $player }: the harvest wants food. What do you give?
orleans-ask-protection = { $player }: your Sacristy can keep { orleans-event-the } from you. Shall it?
orleans-ask-torture = { $player }: { $number ->
    [one] a coin is
   *[other] { $number } coins are
  } missing. What do you give up instead of the next one?

## The journal

orleans-note-round = Round { $round } begins, with this event: { orleans-event }.
orleans-note-excluded = { $player } excludes { orleans-tile-the } from the game.
orleans-note-census-first = { $player } is alone in front on the farmer track.
orleans-note-census-last = { $player } is alone at the end of the farmer track.
orleans-note-recalled = { $player } recalls { orleans-follower-a } { orleans-place-from }.
orleans-note-drew = { $player } draws { orleans-follower-a }.
orleans-note-tower = { $player } seats { orleans-follower-a } { orleans-noun-tower-at }.
orleans-note-planned = { $player } places { orleans-follower-a } { orleans-place-at } ({ orleans-slot-space }).
orleans-note-equipped = { $player } puts { orleans-noun-technology-a } on the { orleans-slot-space } { orleans-place-at }.
orleans-note-used = { $player } uses { orleans-place-the }.
orleans-note-passed = { $player } passes.
orleans-note-recruited = { $player } recruits { orleans-type-a }.
orleans-note-coins = { $player } takes { orleans-coins }.
orleans-note-short = The bank is short: { $due ->
    [one] { $due } coin was
   *[other] { $due } coins were
  } due to { $player }, it pays { $coins }.
orleans-note-good = { $player } takes { orleans-good-one }.
orleans-note-technology = { $player } takes { orleans-noun-technology-a }.
orleans-note-tile = { $player } takes { orleans-tile-the }.
orleans-note-citizen = { $player } takes a citizen: { orleans-citizen }.
orleans-note-development = { $player } gains { orleans-points } and reaches space { $position }.
orleans-note-moved = { $player } travels to { orleans-town }.
orleans-note-station = { $player } builds { orleans-noun-station } { orleans-town-at }.
orleans-note-deed = { $player } dedicates { orleans-type-a } { orleans-deed-to }.
orleans-note-paid = { $player } pays { orleans-coins }.
orleans-note-food = { $player } gives 1 { orleans-good } { orleans-noun-supply-to }.
orleans-note-protected = { $player } is spared { orleans-event-the } by the Sacristy.
orleans-note-plague = { $player } loses { orleans-follower-a } to the plague.
orleans-note-spared = { $player } loses nobody to the plague.
orleans-note-torture = { $player } cannot pay: { $coins ->
    [one] a coin is
   *[other] { $coins } coins are
  } missing.
orleans-note-lost-station = { $player } loses a station { orleans-town-from }.
orleans-note-lost-follower = { $player } loses { orleans-follower-a } from the bag.
orleans-note-lost-step = { $player } goes back to space { $position } of the development track.
orleans-note-lost-good = { $player } loses 1 { orleans-good }.
orleans-note-lost-tile = { $player } loses { orleans-tile-the }.
orleans-note-lost-technology = { $player } loses { orleans-noun-technology-a } { orleans-place-from }.
orleans-note-cancelled = { $player } has nothing left to give: { $coins ->
    [one] a coin is
   *[other] { $coins } coins are
  } forgiven.
orleans-note-start-player = { $player } is first player.
orleans-note-score = { $player } ends with { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
orleans-note-bathed = { $player } draws { orleans-follower-a } at the Bathhouse.

## The score sheet and the end

orleans-score-total = total
orleans-score-coins = coins
orleans-score-goods = goods
orleans-score-stations = stations
orleans-score-citizens = citizens

orleans-ended-rounds = The last round has been played.

## Options

orleans-option-edition = Which of the two French editions is played: its Bathhouse, the moment to place technology, and its names.
orleans-option-edition-official = The official French edition: the Bathhouse draws 2 and places 1; technology is placed at the end of the actions.
orleans-option-edition-first = The first French translation: the Bathhouse draws 3 and places up to 2; technology is placed after the own pass.
orleans-option-exclusion_variant = Whether players may exclude place tiles before the first round.
orleans-option-exclusion_variant-false = All place tiles are in the game.
orleans-option-exclusion_variant-true = Each player may exclude a tile, with two players two tiles.
orleans-option-first_player = Who begins: a seat, counted from 0, or the draw.
orleans-option-first_player-random = The first player is drawn.
orleans-option-planning_mode = How plans are made.
orleans-option-planning_mode-turn_order = One after the other, in turn order, in the open.
orleans-option-planning_mode-simultaneous = All at once, hidden until the last plan is sealed.
orleans-option-bank_limit = How many coins there are in all; 0 for a bank that never runs out.
orleans-option-bank_shortage = What a bank pays that has too few coins.
orleans-option-bank_shortage-partial = As much as it has.
orleans-option-bank_shortage-nothing = Nothing of that payment.
orleans-option-recall_requires_drawable = Whether only a draw that was possible can be given up for a recall.
orleans-option-recall_requires_drawable-false = Recalls are allowed with an empty bag too.
orleans-option-recall_requires_drawable-true = Each recall needs somebody in the bag who could have been drawn.
orleans-option-tech_late_placement = Whether technology in hand can also be placed while planning.
orleans-option-tech_late_placement-true = While planning too.
orleans-option-tech_late_placement-false = Only at the end of the actions.
orleans-option-farm_needs_good = Whether the Farm House needs its good in the supply.
orleans-option-farm_needs_good-true = Without the good, no farmer can be recruited.
orleans-option-farm_needs_good-false = Without the good, the farmer comes alone.
orleans-option-horse_wagon_takes_goods = Whether the Horse Wagon loads goods.
orleans-option-horse_wagon_takes_goods-true = It loads a good on the way, like the Wagon.
orleans-option-horse_wagon_takes_goods-false = It only moves.
orleans-option-boatman_last_space_coins = Coins on the last space of the boatman track, once its citizen is gone.
orleans-option-boatman_last_space_coins-0 = No coins.
orleans-option-boatman_last_space_coins-6 = 6 coins.
orleans-option-bathhouse_slot = Who stands on the slot of the Bathhouse.
orleans-option-bathhouse_slot-farmer = A farmer.
orleans-option-bathhouse_slot-boatman = A boatman.
orleans-option-bathhouse_slot-craftsman = A craftsman.
orleans-option-bathhouse_slot-trader = A trader.
orleans-option-bathhouse_slot-knight = A knight.
orleans-option-bathhouse_slot-scholar = A scholar.
orleans-option-bathhouse_slot-monk = A monk.
orleans-option-bathhouse_slot-any = Anybody.
orleans-option-hourglass_mode = How the hourglass tiles are stacked.
orleans-option-hourglass_mode-shuffled = All shuffled together, under a Pilgrimage.
orleans-option-hourglass_mode-abc = In three packs A, B and C, each with every event once.

## The picture in the terminal

orleans-text-title = { orleans-name } · { $round ->
    [0] before the first round
   *[other] round { $round } of { $rounds }
  } · { $told }
orleans-text-phase-before = choosing tiles
orleans-text-phase-hourglass = hourglass
orleans-text-phase-census = census
orleans-text-phase-followers = followers
orleans-text-phase-planning = planning
orleans-text-phase-actions = actions
orleans-text-phase-event = event
orleans-text-phase-start_player = new first player
orleans-text-phase-over = the end
orleans-text-you = you are { $player }
orleans-text-spectator = seen by a spectator
orleans-text-event = Event: { orleans-event }
orleans-text-first = First player: { $player }
orleans-text-passed = Passed: { $names }
orleans-text-sealed = Plans sealed: { $names }
orleans-text-thinking = { $player } is making a plan.
orleans-text-over = The game is over.
orleans-text-events = events
orleans-text-past = past
orleans-text-left = to come
orleans-text-pack = Pack { $pack }: { $events }
orleans-text-history = So far: { $events }
orleans-text-stock = supplies
orleans-text-technology = technology
orleans-text-bank = bank
orleans-text-no-limit = ∞
orleans-text-deeds = deeds
orleans-text-each = each
orleans-text-free = free slots
orleans-text-citizen = citizen
orleans-text-coin = { $coins }c
orleans-text-coin-or = { $coins }c/{ $points }d
orleans-text-yes = yes
orleans-text-tracks = tracks
orleans-text-draw = draw value
orleans-text-development = development
orleans-text-status = status
orleans-text-possessions = possessions
orleans-text-coins = coins
orleans-text-citizens = citizens
orleans-text-stations = stations
orleans-text-reserve = in reserve
orleans-text-market = market
orleans-text-bag = bag
orleans-text-spaces = free spaces
orleans-text-places = places
orleans-text-slots = slots
orleans-text-score = score
orleans-text-tower = Gunpowder Tower of { $player } ({ $number } of { $spaces }): { $letters }
orleans-text-arrived = { $player } has to seat: { $letters }
orleans-text-stack = { $level ->
    [1] Level I: { $told }
   *[other] Level II: { $told }
  }
orleans-text-excluded = Excluded: { $told }
orleans-text-lost = Lost: { $told }
orleans-text-beside = Citizens left: { $told }
orleans-text-track-told = Development track: { $told }; the end is { $length }.
orleans-text-status-at = status { $status } at { $position }
orleans-text-coins-at = { orleans-coins } at { $position }
orleans-text-merchant = { $player }: merchant in { orleans-town }; stations: { $told }
orleans-text-map = map
orleans-text-letter = { $slot ->
    [farmer] F
    [boatman] B
    [craftsman] C
    [trader] T
    [knight] K
    [scholar] S
    [monk] M
   *[any] X
  }
orleans-text-legend = { $told }, X anybody; a small letter or { $marker }: marked; { $sign }: technology; { $empty }: empty; { $own }: owned, without slots. Map: { $road } road, { $water } waterway.

## Why a word is not on the menu.  The rule id is shown beside the sentence.

orleans-no-debt-first = First the debt: say what you give up for the missing coin.
orleans-no-food-first = First the harvest: say which food you give.
orleans-no-plan-first = First the plan: actions come when everybody has planned.
orleans-no-planning-over = Planning is over: use a place that is ready, or pass.
orleans-no-technology-later = A new tile cannot be placed while actions are still going on for you.
orleans-no-must = This cannot be declined: choose something from the menu.
orleans-no-other-question = That answers another question than the one you are asked now.
orleans-no-tile-gone = The { orleans-tile } is no longer in the stacks.
orleans-no-say-fewer-first = You are drawing { $most }. To draw fewer, first give up a draw.
orleans-no-given-up = You have given up draws: only { $most ->
    [one] { $most } is
   *[other] { $most } are
  } left.
orleans-no-draw-value = Your draw value is { $value }, and every recall counts: { $recalls } so far.
orleans-no-market-spaces = Your market has room for { $free ->
    [0] nobody
   *[other] { $free }
  } more.
orleans-no-bag = Your bag { $bag ->
    [0] is empty
    [one] holds only { $bag } follower
   *[other] holds only { $bag } followers
  }.
orleans-no-nothing-to-draw = There is no draw left to give up.
orleans-no-nobody-to-recall = Not one of your followers stands on a place.
orleans-no-recall-needs-draw = Only a draw that was possible can be given up for a recall; your bag holds { $bag }.
orleans-no-nobody-there = There is nobody like that { orleans-place-at }: { orleans-follower }.
orleans-no-slot = There is no { orleans-slot-space } to choose { orleans-place-at } now.
orleans-no-tower-full = There is no seat left { orleans-noun-tower-at }, or you do not own it.
orleans-no-not-arrived = Nobody like that has arrived in this round: { orleans-follower }.
orleans-no-market-full = Your market has { $spaces } spaces and no more: seat somebody { orleans-noun-tower-at }.
orleans-no-seal-instead = All plan at once: seal your plan when it is made.
orleans-no-done-instead = Plans are made in the open, one after the other: just say when yours is made.
orleans-no-nothing-planned = You have not planned anything yet that could be taken back.
orleans-no-too-often = In one round a plan can be taken back { $most } times, and no more.
orleans-no-not-own = You do not own this place: { orleans-place }.
orleans-no-no-slots = Nobody can be placed here, it has no slots: { orleans-place }.
orleans-no-place-full = There is no empty slot { orleans-place-at }.
orleans-no-takes-anybody = Anybody can stand { orleans-place-at }: say whom you place.
orleans-no-cannot-fill = You do not have everybody it takes to fill { orleans-place-the }.
orleans-no-no-joker-needed = Nobody needs to stand in { orleans-place-at }: you have the right followers.
orleans-no-nobody-fits = Nobody who is waiting fits an empty slot of yours.
orleans-no-not-drawn = You have not drawn anybody like that: { orleans-follower }.
orleans-no-not-on-market = Nobody like that is on your market: { orleans-follower }.
orleans-no-not-on-tower = Nobody like that is seated { orleans-noun-tower-at }: { orleans-follower }.
orleans-no-no-marked = Marked followers never go there, and this is one: { orleans-follower }. The place: { orleans-place }.
orleans-no-say-single-first = First say that you place a single follower.
orleans-no-only-monk = Only a monk can take the slot that is left { orleans-place-at }.
orleans-no-does-not-fit = No empty slot { orleans-place-at } is for this follower: { orleans-follower }.
orleans-no-technology-window = In this game technology is placed at the end of the actions only.
orleans-no-no-technology = You have no technology tile in hand.
orleans-no-no-slot-for-technology = There is no empty slot of yours that can take technology now.
orleans-no-technology-place = Technology never goes there: { orleans-place }.
orleans-no-single-slot = Technology never goes to a place with a single slot: { orleans-place }.
orleans-no-one-technology = One technology tile is enough for a place: { orleans-place }.
orleans-no-no-empty-slot = There is no empty { orleans-slot-space } { orleans-place-at }.
orleans-no-first-on-farmer = Your first technology tile of the game must go on a farmer slot.
orleans-no-no-action = This place has no action: { orleans-place }.
orleans-no-not-activated = Not every slot is filled { orleans-place-at }.
orleans-no-nobody-to-recruit = Nobody can be recruited { orleans-place-at } now.
orleans-no-no-route = { $route ->
    [road] No road leaves { orleans-town }.
   *[waterway] No waterway leaves { orleans-town }.
  }
orleans-no-no-station = You have no trading station in reserve.
orleans-no-town-taken = There is no room for your station { orleans-town-at }.
orleans-no-good-gone = The supply has no { orleans-good } left.
orleans-no-development-end = Your development is at the end of its track.
orleans-no-no-deed = Nobody { orleans-place-at } fits a free slot of the deeds.
orleans-no-coins-needed = This takes { $needed ->
    [one] a coin
   *[other] { $needed } coins
  }; you have { $coins }.
orleans-no-stock-empty = There is no technology tile left in the stock.
orleans-no-supply-empty = There are no { orleans-type-plural } left to recruit.
orleans-no-pilgrimage = During the Pilgrimage no monk can be recruited.
orleans-no-track-end = You cannot recruit any more { orleans-type-plural }: your track is at its end.
orleans-no-no-tile-left = There is no place tile left that a trader could bring you.
orleans-no-other-type = You cannot recruit { orleans-type-a } { orleans-place-at }.
orleans-no-level = The { orleans-tile } is of { orleans-level }, and the first trader brings only level I.
orleans-no-no-route-to = { $route ->
    [road] No road leads from here to { orleans-town }.
   *[waterway] No waterway leads from here to { orleans-town }.
  }
orleans-no-no-good-there = There is no { orleans-good } on this way.
orleans-no-nobody-for-deed = There is no neutral { orleans-type } { orleans-place-at }.
orleans-no-deed-slot = No free slot of this deed is for a { orleans-type }: { orleans-deed }.
orleans-no-points = From { $least } to { $most } points of development can be bought at once.
orleans-no-not-food = You cannot eat { orleans-good }: the harvest takes grain, cheese or wine.
orleans-no-good-not-owned = You have no { orleans-good }.
orleans-no-no-station-there = You have no station { orleans-town-at }.
orleans-no-no-neutral-in-bag = Your bag holds no neutral follower.
orleans-no-development-start = Your development is at the start of its track: there is no step back.
orleans-no-coin-space = No step back on the development track leads onto a coin space or behind it.
orleans-no-no-technology-there = There is no technology tile of yours { orleans-place-at }.

## The report of the arena

arena-held-orleans-tiles = Place tiles
arena-held-orleans-citizens = Citizens
arena-held-orleans-deeds = Beneficial deeds

## What the numbers of an observation mean

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

## The page in the browser

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
page-orleans-merchants = Merchants and stations
page-orleans-roads = Roads
page-orleans-waterways = Waterways
page-orleans-tiles = Place tiles
page-orleans-technology = technology
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
page-tie-orleans = Of equals, whoever is further on the development track is ahead.
page-lesson-orleans-welcome = You send followers to work in Orléans and trade along the Loire. After eighteen rounds, whoever has the most points wins. This line always says what is wanted of whom.
page-lesson-orleans-market = These four followers stand ready on your market: farmer, boatman, craftsman and trader. In later rounds you draw them blindly from your bag, so whom you recruit decides what you can do.
page-lesson-orleans-plan = A place can be used once all its followers have come together. The other player has planned already. We propose the Castle: farmer, boatman and trader.
page-lesson-orleans-done = Whoever is not placed waits on the market for the next round. When you are content with your plan, say so.
page-lesson-orleans-action = Now the places are used, one after the other, in turn. The Castle brings a knight into your bag, and the further your knights get, the more followers you may draw.
page-lesson-orleans-draw = Whoever has worked goes back into the bag, together with those you recruited. Once everybody has passed, the event of the round comes, and the next round begins: draw your followers.
page-lesson-orleans-points = In the end coins and goods count, and above all your trading stations and citizens, multiplied by how developed you are. A new event comes every round, so keep a little money and food.
