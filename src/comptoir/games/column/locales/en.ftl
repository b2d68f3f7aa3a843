# A Column of Fire, in English.
#
# First the names: one message for each kind of thing, named after the kind, with its forms beside it
# (-a with an article or a number, -the with the definite article, -at and -from with a preposition, -plural).  Then
# what is said with them: the menu (column-word-…), the questions (column-ask-…), the journal (column-note-…), the score
# sheet, the options, and the labels of the picture in the terminal (column-text-…).

column-name = A Column of Fire
column-tagline = Trade, faith and favour, in an age when the wrong church could cost you your house.

## Names

column-country = { $country ->
    [england] England
    [france] France
    [netherlands] Netherlands
   *[spain] Spain
  }
column-country-the = { $country ->
    [england] England
    [france] France
    [netherlands] the Netherlands
   *[spain] Spain
  }
column-country-at = { $country ->
    [england] in England
    [france] in France
    [netherlands] in the Netherlands
   *[spain] in Spain
  }
column-country-from = { $country ->
    [england] from England
    [france] from France
    [netherlands] from the Netherlands
   *[spain] from Spain
  }

column-die = { $die ->
    [white] white
    [blue] blue
    [orange] orange
    [brown] brown
    [purple] purple
   *[black] black
  }
column-die-the = { $die ->
    [white] the white die
    [blue] the blue die
    [orange] the orange die
    [brown] the brown die
    [purple] the purple die
   *[black] the religion die
  }

column-good = { $good ->
    [cloth] cloth
    [wine] wine
    [book] books
   *[ore] ore
  }
column-good-a = { $good ->
    [cloth] 1 cloth
    [wine] 1 wine
    [book] 1 book
   *[ore] 1 ore
  }

column-religion = { $religion ->
    [catholic] catholic
    [protestant] protestant
   *[either] one or the other
  }
column-religion-pawn = { $religion ->
    [catholic] a catholic pawn
    [protestant] a protestant pawn
   *[either] a catholic or protestant pawn
  }
column-religion-plural = { $religion ->
    [catholic] the catholics
   *[protestant] the protestants
  }

column-pawn = { $pawn ->
    [catholic] catholic
    [protestant] protestant
   *[neutral] neutral
  }
column-pawn-a = { $pawn ->
    [catholic] a catholic pawn
    [protestant] a protestant pawn
   *[neutral] a neutral pawn
  }
column-pawn-letter = { $pawn ->
    [catholic] C
    [protestant] P
   *[neutral] N
  }

# The action symbols, in a few words; with their number, where they have one; and as something to be done.
column-symbol = { $symbol ->
    [good_cloth] cloth
    [good_wine] wine
    [good_book] book
    [good_ore] ore
    [any_good] any good
    [privilege] privilege
    [protection] protection token
    [vp] VP
    [religion_catholic] ± catholic pawn
    [religion_protestant] ± protestant pawn
    [religion_either] ± pawn of a religion
    [neutral] + neutral pawn
    [track_step] step along the track
    [remove_character] remove a character
    [die_adjust] die ± 1
    [free_die] free a die
    [sell_any] sell any good
    [ship_england] ship to England
    [ship_france] ship to France
    [ship_netherlands] ship to the Netherlands
    [ship_spain] ship to Spain
    [trade_good_cloth] take or sell cloth
    [trade_good_wine] take or sell wine
    [trade_good_book] take or sell books
   *[trade_good_ore] take or sell ore
  }
column-symbol-size = { $number ->
    [0] { column-symbol }
   *[other] { $symbol ->
        [good_cloth] { column-symbol }
        [good_wine] { column-symbol }
        [good_book] { column-symbol }
        [good_ore] { column-symbol }
        [any_good] { column-symbol }
        [privilege] { column-symbol }
        [protection] { column-symbol }
        [vp] { $number } VP
        [religion_catholic] { column-symbol }
        [religion_protestant] { column-symbol }
        [religion_either] { column-symbol }
        [neutral] { column-symbol }
        [track_step] { column-symbol }
        [remove_character] { column-symbol }
        [die_adjust] { column-symbol }
        [free_die] { column-symbol }
        [sell_any] { column-symbol } for { $number } VP
        [ship_england] { column-symbol }
        [ship_france] { column-symbol }
        [ship_netherlands] { column-symbol }
        [ship_spain] { column-symbol }
        [trade_good_cloth] { column-symbol }
        [trade_good_wine] { column-symbol }
        [trade_good_book] { column-symbol }
       *[trade_good_ore] { column-symbol }
      }
  }
column-action = { $symbol ->
    [good_cloth] take 1 cloth
    [good_wine] take 1 wine
    [good_book] take 1 book
    [good_ore] take 1 ore
    [any_good] take 1 good of your choice
    [privilege] draw a privilege
    [protection] take a protection token
    [vp] gain { $number } VP
    [religion_catholic] add or remove a catholic pawn
    [religion_protestant] add or remove a protestant pawn
    [religion_either] add or remove a pawn of either religion
    [neutral] add a neutral pawn
    [track_step] move on to the next free space of the track
    [remove_character] remove a character from the game
    [die_adjust] turn a die on one of your cards up or down by 1
    [free_die] take a die off one of your cards
    [sell_any] sell any good for { $number } VP
    [ship_england] sell in England
    [ship_france] sell in France
    [ship_netherlands] sell in the Netherlands
    [ship_spain] sell in Spain
    [trade_good_cloth] take or sell cloth
    [trade_good_wine] take or sell wine
    [trade_good_book] take or sell books
   *[trade_good_ore] take or sell ore
  }

column-space = space { $space }

# Merchants and captains are told apart by their country; the others bear a name or an office.
column-character = { $character ->
    [e01] English cloth merchant
    [e02] English wine merchant
    [e03] English book merchant
    [e04] English ore trader
    [e05] English captain
    [e06] Elizabeth I
    [e07] Francis Walsingham
    [e08] Bishop
    [e09] Privy councillor
    [e10] Guild master
    [e11] Harbour master
    [e12] Mary Stuart
    [e13] Justice of the peace
    [f01] French cloth merchant
    [f02] French wine merchant
    [f03] French book merchant
    [f04] French ore trader
    [f05] French captain
    [f06] Caterina de’ Medici
    [f07] Court informer
    [f08] Cardinal
    [f09] Lady-in-waiting
    [f10] Quartermaster
    [f11] River pilot
    [f12] Court physician
    [f13] Admiral
    [n01] Flemish cloth merchant
    [n02] Flemish wine merchant
    [n03] Flemish book merchant
    [n04] Flemish ore trader
    [n05] Flemish captain
    [n06] Governor of the Netherlands
    [n07] Inquisitor
    [n08] Father Huus
    [n09] Banker
    [n10] Imke Wolman
    [n11] Canal skipper
    [n12] Clockmaker
    [n13] Magistrate
    [s01] Spanish cloth merchant
    [s02] Spanish wine merchant
    [s03] Spanish book merchant
    [s04] Spanish ore trader
    [s05] Spanish captain
    [s06] King Felipe II
    [s07] Archdeacon Romero
    [s08] Count Feria
    [s09] Royal treasurer
    [s10] Warehouse keeper
    [s11] Galley master
    [s12] Barney Willard
   *[s13] Constable
  }
column-character-the = { $character ->
    [e01] the English cloth merchant
    [e02] the English wine merchant
    [e03] the English book merchant
    [e04] the English ore trader
    [e05] the English captain
    [e06] Elizabeth I
    [e07] Francis Walsingham
    [e08] the bishop
    [e09] the privy councillor
    [e10] the guild master
    [e11] the harbour master
    [e12] Mary Stuart
    [e13] the justice of the peace
    [f01] the French cloth merchant
    [f02] the French wine merchant
    [f03] the French book merchant
    [f04] the French ore trader
    [f05] the French captain
    [f06] Caterina de’ Medici
    [f07] the court informer
    [f08] the cardinal
    [f09] the lady-in-waiting
    [f10] the quartermaster
    [f11] the river pilot
    [f12] the court physician
    [f13] the admiral
    [n01] the Flemish cloth merchant
    [n02] the Flemish wine merchant
    [n03] the Flemish book merchant
    [n04] the Flemish ore trader
    [n05] the Flemish captain
    [n06] the governor of the Netherlands
    [n07] the inquisitor
    [n08] Father Huus
    [n09] the banker
    [n10] Imke Wolman
    [n11] the canal skipper
    [n12] the clockmaker
    [n13] the magistrate
    [s01] the Spanish cloth merchant
    [s02] the Spanish wine merchant
    [s03] the Spanish book merchant
    [s04] the Spanish ore trader
    [s05] the Spanish captain
    [s06] King Felipe II
    [s07] Archdeacon Romero
    [s08] Count Feria
    [s09] the royal treasurer
    [s10] the warehouse keeper
    [s11] the galley master
    [s12] Barney Willard
   *[s13] the constable
  }

column-event = { $event ->
    [ee1] A papal ban splits the realm
    [ee2] A Catholic plot is uncovered
    [ee3] Preachers are arrested
    [ee4] A year of tolerance
    [fe1] Arrests at court
    [fe2] A Catholic leader falls
    [fe3] A night of bloodshed in Paris
    [fe4] An edict of peace
    [ne1] The garrison takes hostages
    [ne2] Church statues are smashed
    [ne3] A tribunal sits in judgement
    [ne4] A pardon is proclaimed
    [se1] The dungeons fill
    [se2] The great fleet is lost
    [se3] The Inquisition strikes
   *[se4] A royal wedding
  }
column-event-quoted = “{ column-event }”

column-privilege = privilege { column-privilege-code }
column-privilege-code = { $privilege ->
    [p01] P01
    [p02] P02
    [p03] P03
    [p04] P04
    [p05] P05
    [p06] P06
    [p07] P07
    [p08] P08
    [p09] P09
    [p10] P10
    [p11] P11
    [p12] P12
    [p13] P13
    [p14] P14
    [p15] P15
    [p16] P16
    [p17] P17
    [p18] P18
    [p19] P19
    [p20] P20
    [p21] P21
    [p22] P22
    [p23] P23
    [p24] P24
    [p25] P25
    [p26] P26
    [p27] P27
   *[p28] P28
  }

column-card = Loch Leven card { column-card-code }
column-card-code = { $card ->
    [ll1] I
    [ll2] II
    [ll3] III
   *[ll4] IV
  }

column-window = { $window ->
    [start] at the start of the turn
    [before_character] before the next character
    [after_roll] after the roll
    [before_track] before the action track
   *[end] at the end of the turn
  }

## Parts of sentences

# A character’s die and its number: “the white 4”.
column-rolled = the { column-die } { $number }

# What becomes of a house: nothing, a first one, or a higher site.
column-house = { $before ->
    [0] house on site { $site }
   *[other] house from site { $before } up to site { $site }
  }

# Where a pawn goes, by the religion spaces that are free.
column-pawn-goes = { $room ->
    [0] no room { column-country-at } for its pawn
    [1] its { column-pawn } pawn fills { column-country-the }
   *[other] { column-pawn } pawn { column-country-at }
  }
column-conflict-looms = { $room ->
    [1] {" "}(and fill the country: conflict)
   *[other] {""}
  }

# A die that leaves a card, and what becomes of the card.
column-die-off = { $place ->
    [religion] roll the religion die again
    [loch_leven] take { column-die-the } off Loch Leven
   *[character] take { column-die-the } off { column-character-the }, who leaves the game
  }

# A die that is turned on its card.
column-die-on = { $place ->
    [religion] { column-die-the }
    [loch_leven] { column-die-the } on Loch Leven
   *[character] { column-die-the } on { column-character-the }
  }
column-bonus = { $points ->
    [0] {""}
   *[other] {" "}(+{ $points } VP: alone in your religion)
  }

## The menu

column-word-pass = { $window ->
    [start] Go on: the turn begins
    [before_character] Go on to the next character
    [after_roll] Go on to the characters
    [before_track] Go on to the action track
   *[end] Go on: the turn is over
  }
column-word-pass_turn = Do not stop me again this turn
column-word-waive = { $question ->
    [pawn] Neither add nor remove a pawn
    [neutral] Add no pawn
    [step] Stay on your space
    [remove] Remove nobody
    [adjust] Turn no die
    [free] Leave all dice on their cards
    [sale] Sell nothing
    [trade] Neither take nor sell
    [points] Refuse the points
   *[move] Stay on your space
  }
column-word-use = Use a privilege: { column-action }
column-word-buy_off = Pay { $price } VP: { column-die-off }
column-word-choose = { column-character }: { column-action }
column-word-profess = { $changes ->
    [0] Remain { column-religion }
   *[other] Become { column-religion }
  }{ column-bonus }
column-word-hire = Take { column-character-the } with { column-rolled }: { $site ->
    [0] {""}
   *[other] { column-house };{" "}
  }{ column-pawn-goes }
column-word-settle = Use { column-rolled } { column-country-at }, where the deck is exhausted: { column-house }
column-word-decline = Take no character (pay { $price } VP)
column-word-place = Let { column-pawn-a } into { column-country-the }{ column-conflict-looms }
column-word-block = Return a protection token: { column-pawn-a } stays out of { column-country-the }
column-word-raise = Move the house { column-country-at } from site { $before } up to site { $site }
column-word-keep = Leave the house { column-country-at } on site { $site }
column-word-move = Move to { column-space } with { column-die-the }: { column-action }{ $price ->
    [0] {""}
   *[other] {" "}(pay { $price } VP)
  }
column-word-take = Take { column-good-a }
column-word-sell = Sell { column-good-a } { column-country-at } for { $points } VP
column-word-sell_both = { $question ->
    [ship] Sell one of each good { column-country-at } for { $points } VP
   *[trade] Sell { column-good-a } in each of the two countries for { $points } VP
  }
column-word-sell_any = Sell { column-good-a } for { $points } VP
column-word-add = Add { column-pawn-a } { column-country-at }{ column-conflict-looms }
column-word-remove = Remove { column-religion-pawn } { column-country-from }{ $room ->
    [0] {" "}(and avert the conflict)
   *[other] {""}
  }
column-word-step = Move on to { column-space }: { column-action }
column-word-dismiss = Let { column-character-the } go: { column-die-the } becomes free
column-word-discard = Remove { column-character-the }, face up { column-country-at }
column-word-turn_up = Turn { column-die-on } up to { $number }
column-word-turn_down = Turn { column-die-on } down to { $number }{ column-bonus }
column-word-free = { $place ->
    [religion] Roll the religion die again
    [loch_leven] Take { column-die-the } off Loch Leven
   *[character] Take { column-die-the } off { column-character-the }, who leaves the game
  }
column-word-protect = Return a protection token and be spared
column-word-suffer = { $effect ->
    [lose_vp] Bear it: lose { $points } VP
   *[loch_leven] Bear it: send a die to Loch Leven ({ $number })
  }
column-word-accept = Return a protection token for { $points } VP
column-word-refuse = Keep the protection
column-word-imprison = { $place ->
    [free] Send { column-die-the } to Loch Leven ({ $number })
   *[character] Send { column-die-the } to Loch Leven ({ $number }): { column-character-the } leaves the game
  }
column-word-resolve = Settle the conflict { column-country-at }: { $winner ->
    [catholic] the catholics win
    [protestant] the protestants win
   *[nobody] nobody wins
  }
column-word-gain = Gain { $points } VP and bring on the end

## The questions

column-ask-window = { $player }: { column-window }, take a free action (privilege, die bought off) or go on.
column-ask-religion-choice = { $player }: the religion die has been rolled. Which faith do you profess?
column-ask-effect-choice = { $player }: { column-character-the } can do two things. Which one?
column-ask-any-good = { $player }: choose a good.
column-ask-religion-symbol = { $player }: add or remove { column-religion-pawn } in one country.
column-ask-neutral-symbol = { $player }: add a neutral pawn in one country.
column-ask-track-step = { $player }: the next free space of the action track is open to you.
column-ask-remove-character = { $player }: remove one of your characters, or one that lies face up.
column-ask-die-adjust = { $player }: turn a die on one of your cards up or down by 1.
column-ask-free-die = { $player }: take a die off one of your cards.
column-ask-sell-any = { $player }: sell one good, whatever the prices are.
column-ask-ship = { $player }: a ship leaves for { column-country-the }. What do you sell there?
column-ask-trade-good = { $player }: take { column-good-a }, or sell { column-good } where you have a house.
column-ask-purple-neutral = { $player }: you may add a neutral pawn { column-country-at }.
column-ask-vp-waive = { $player }: { $number } VP would bring on the end of the game. Do you take them?
column-ask-character = { $player }: choose a die, and with it a character.
column-ask-block-pawn = { $player }: your new character brings a pawn to { column-country-the }. Do you let it in?
column-ask-upgrade = { $player }: your house { column-country-at } may move up.
column-ask-track-move = { $player }: choose a free die and move your disc.
column-ask-event-protect = { $player }: { column-event-quoted }. Will you return a protection token to be spared?
column-ask-event-offer = { $player }: { column-event-quoted }. Will you return a protection token to gain as many VP as your religion die shows?
column-ask-loch-leven-die = { $player }: { column-event-quoted }. Which die goes to Loch Leven?
column-ask-conflict-order = { $player }: several conflicts break out. Which one is settled first?

## The journal

column-note-start-player = { $player } is start player.
column-note-dealt = { $player } receives { column-card }.
column-note-redrawn = { $player } lays { column-card } aside: two players begin with different religions.
column-note-religion-die = { $player } begins with { $number } on the religion die.
column-note-year = Year { $year } begins.
column-note-turn = { $player } is on turn: year { $year }, half-year { $half }.
column-note-loch-leven-down = { $player } turns { column-die-the } on Loch Leven down to { $number }.
column-note-die-free = { $player } has { column-die-the } free again.
column-note-religion-down = { $player } turns the religion die down to { $number }.
column-note-religion-roll = { $player } rolls the religion die: { $number }.
column-note-professed = { $player } professes the { column-religion } faith.
column-note-minority = { $player } stands alone in this religion: { $points } VP.
column-note-character-down = { $player } turns { column-die-the } down to { $number } and calls on { column-character-the }.
column-note-character-left = { $player } parts with { column-character-the }, who leaves the game.
column-note-rolled = { $player } rolls { $number } with { column-die-the }.
column-note-hired = { $player } takes { column-character-the } with { column-rolled }.
column-note-settled = { $player } uses { column-die-the } for a house { column-country-at }, and nothing else.
column-note-declined = { $player } takes no character and pays { $points } VP.
column-note-unable = { $player } cannot take a character and loses { $points } VP.
column-note-pawn-blocked = { $player } returns a protection token: { column-pawn-a } stays out of { column-country-the }.
column-note-pawn-no-room = { $player } finds no room { column-country-at } for { column-pawn-a }.
column-note-house = { $player } has a house on site { $site } { column-country-at }.
column-note-pushed = { $player } is pushed down to site { $site } { column-country-at }.
column-note-house-lost = { $player } loses the house { column-country-at }.
column-note-revealed = Face up { column-country-at }: { column-character }.
column-note-event = Event: { column-event-quoted }.
column-note-event-skipped = Event without effect: { column-event-quoted }.
column-note-exhausted = The deck { column-country-at } is exhausted.
column-note-moved = { $player } moves to { column-space } of the action track{ $points ->
    [0] .
   *[other] , paying { $points } VP.
  }
column-note-lost = { $player } loses { $points } VP.
column-note-gained = { $player } gains { $points } VP.
column-note-good = { $player } takes { column-good-a }.
column-note-protection = { $player } takes a protection token.
column-note-drew = { $player } draws a privilege.
column-note-pile-empty = { $player } finds no privilege left to draw.
column-note-used = { $player } uses { column-privilege }.
column-note-sold = { $player } sells { column-good-a } { column-country-at } for { $points } VP.
column-note-sold-any = { $player } sells { column-good-a } for { $points } VP.
column-note-added = { $player } adds { column-pawn-a } { column-country-at }.
column-note-removed = { $player } removes { column-pawn-a } { column-country-from }.
column-note-discarded = { $player } removes { column-character-the } from the top of the deck.
column-note-turned = { $player } turns { column-die-the } to { $number }.
column-note-protected = { $player } returns a protection token and is spared.
column-note-accepted = { $player } trades a protection token for { $points } VP.
column-note-imprisoned = { $player } sends { column-die-the } to Loch Leven ({ $number }).
column-note-conflict = Conflict { column-country-at }: { column-religion-plural } win.
column-note-conflict-avoided = Conflict avoided { column-country-at }: neither religion has more pawns.
column-note-end-points = { $player } has the points that bring on the end: this year is the last.
column-note-end-deck = No character is left { column-country-at }: this year is the last.
column-note-year-cap = Year { $year } was to be the last, as agreed: the game is over.
column-note-score = { $player } ends with { $total } VP.
column-note-waived = { $player } waives the action.
column-note-bought-off = { $player } pays { $points } VP to take { column-die-the } off its card.

## The score sheet and the end

column-score-total = total
column-score-track = track
column-score-houses = houses
column-score-protections = protection
column-score-goods = goods
column-score-privileges = privileges

column-ended-points = The points that end the game have been reached.
column-ended-deck = One deck has no character left.
column-ended-year_cap = The agreed years have been played.

## Options

column-option-start_player = Who begins: a seat, counted from 0, or the draw.
column-option-start_player-random = The start player is drawn.
column-option-year_cap = The year with which the game ends at the latest.

## The picture in the terminal

column-text-title = { column-name } · year { $year } · half-year { $half }
column-text-you = you are { $player }
column-text-spectator = seen by a spectator
column-text-turn = Turn: { $player }
column-text-start = Start player: { $player }
column-text-over = The game is over.
column-text-deciding = { $player } is deciding.
column-text-ends-by = Ends with the year of { $vp } VP or of an exhausted deck, at the latest with year { $year }.
column-text-end = The end was triggered by { $player }.
column-text-last-year = This year is the last.
column-text-chosen = Chosen: { column-die-the }, for a character { column-country-at }.
column-text-event-done = An event has been carried out in this turn; another one would have no effect.
column-text-sold = Sold in this turn: { $sales }
column-text-sale = { column-good-a } { column-country-at }
column-text-event = Event { column-event-quoted }. { $told }
column-text-target-all = Everybody
column-text-target-religion = { $religion ->
    [catholic] The catholics
   *[protestant] The protestants
  }
column-text-target-house = Whoever has a house { column-country-at }
column-text-event-lose_vp = { $target }: { $number } VP lost.
column-text-event-loch_leven = { $target }: a die to Loch Leven ({ $number }).
column-text-event-offer = { $target }: return a protection token for as many VP as the religion die shows.
column-text-protectable = A protection token spares its owner.
column-text-affected = Affected: { $names }.
column-text-answer-protect = Your answer: a protection token.
column-text-answer-suffer = Your answer: no protection token.
column-text-answer-accept = Your answer: the trade.
column-text-answer-imprison = Your answer: { column-die-the } to Loch Leven.
column-text-houses = houses
column-text-pawns = pawns
column-text-ahead = ahead
column-text-torch = torch
column-text-buys = buys
column-text-price = { column-good } { $points }
column-text-face-up = face up
column-text-action = action
column-text-pawn = pawn
column-text-deck = deck
column-text-or = or
column-text-exhausted = exhausted
column-text-track = action track
column-text-legend = C catholic, P protestant, N neutral, { $none } free, = a tie; torch: a conflict to come; ± add or remove.
column-text-possessions = possessions
column-text-vp = VP
column-text-victory-disc = victory disc
column-text-religion = religion
column-text-protections = protection
column-text-privileges = privileges
column-text-stock = houses left
column-text-card = Loch Leven card
column-text-turns = turns
column-text-scores = if it ended now
column-text-final-scores = final score
column-text-cards = dice and cards
column-text-free = free
column-text-faith = faith
column-text-loch-leven = Loch Leven
column-text-pile = { $number ->
    [one] One privilege in the pile.
   *[other] { $number } privileges in the pile.
  }
column-text-tokens = { $player } holds: { $tokens }
column-text-spent = Privileges used: { $tokens }
column-text-removed = Out of the game, { column-country }: { $cards }

## Why a word is not on the menu.  The rule id is shown beside the sentence.

column-no-no-window = Privileges and payments for a die have their moments in your own turn, and this is none of them.
column-no-must-move = You cannot stay: a free die can move your disc.
column-no-decline-instead = To take no character is to decline, which costs VP.
column-no-choose-symbol-first = First choose one of the two actions; what allows something may be waived after that.
column-no-pass-first = First use your free actions or go on; this comes after.
column-no-other-question = That answers another question than the one you are asked now.
column-no-no-such-privilege = You hold no privilege of this kind: { column-symbol }.
column-no-without-effect = This would have no effect now: { column-symbol }.
column-no-too-few-points = This costs { $price } VP and must leave you at least { $left }; you have { $points }.
column-no-die-not-on-card = This die lies on none of your cards: { column-die }.
column-no-last-window = This is the last moment for free actions in this turn: just go on.
column-no-privilege-must-act = A privilege that has been used cannot be waived: carry out its action.
column-no-deck-exhausted = No character is left { column-country-at }: the deck is exhausted.
column-no-die-not-free = This die is not free: { column-die }.
column-no-die-not-rolled = This die became free after the roll and shows no number: { column-die }.
column-no-deck-not-exhausted = A character lies face up { column-country-at }: take it, and the house comes with it.
column-no-house-not-higher = This die would not bring your house { column-country-at } any higher.
column-no-no-protection = You have no protection token, or none helps here.
column-no-country-full = No religion space is free { column-country-at }.
column-no-other-colour = This space has another colour than { column-die-the }: { column-space }.
column-no-same-space = Your disc stands on { column-space } already, and may not come back to it in one move.
column-no-space-occupied = Another disc stands on { column-space }.
column-no-symbol-not-shown = This character does not show that action: { column-symbol }.
column-no-other-good = This space deals in another good than { column-good }.
column-no-other-country = This action is for { column-country-the } alone.
column-no-not-bought = Nobody buys { column-good } { column-country-at }.
column-no-no-house = You have no house { column-country-at }.
column-no-no-token = You have no { column-good } to sell.
column-no-sold-already = You have already sold { column-good } { column-country-at } in this turn.
column-no-not-both = You cannot sell both: that takes a token and a house for each sale, and neither made before in this turn.
column-no-no-buyer = You have no house in a country that buys { column-good }.
column-no-other-pawn = This action is for other pawns, not for { column-pawn } ones.
column-no-no-pawn = There is no { column-pawn } pawn { column-country-at }.
column-no-die-not-on-character = This die does not lie on one of your characters: { column-die }.
column-no-no-card-face-up = No card lies face up { column-country-at } at the moment.
column-no-die-at-most = This die shows { $number } and goes no higher: { column-die }.
column-no-die-at-one = This die shows 1 and goes no lower: { column-die }.
column-no-die-on-loch-leven = This die lies on Loch Leven already: { column-die }.
column-no-no-conflict = No conflict is pending { column-country-at }.

## The report of the arena

arena-held-column-characters = Characters
arena-held-column-houses = Countries with a house
arena-held-column-religions = Religions professed

## What the numbers of an observation mean

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

## The page in the browser

page-year-half = Year { $year }, half-year { $half }
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
page-tie-column = Of equals, whoever has more goods is ahead, then whoever has the higher religion die.
page-lesson-column-welcome = England, France, the Netherlands and Spain quarrel about religion, and you trade and build between the fronts. Whoever has the most points in the end wins. This line always says what is wanted of whom.
page-lesson-column-row = Your row: your religion, and the characters in your service, each with a die. In the first half of every year each die is turned down by one and the character works; a die that shows one sets its character free.
page-lesson-column-hire = Your free dice are rolled. Each colour chooses the character of its country, purple that of any. The number says how often the character will work, and on which site your house stands. We propose the blue die, in France.
page-lesson-column-pawn = The character brings a pawn to its country; a protection token would keep it out. Then your house is built, and the character may act. Go on until you are asked to move your disc.
page-lesson-column-track = Now the action track: choose a free die, and your disc goes to the next free space of its colour. What is shown there is yours to do. We propose the brown die.
page-lesson-column-good = Goods are taken here or sold, but only where you have a house. Go on until your turn is over.
page-lesson-column-conflict = When the last religion space of a country is filled, it comes to a conflict. The religion with more pawns wins: its followers score the numbers of their sites there, the others lose their houses. So look where you build, and what you believe.
