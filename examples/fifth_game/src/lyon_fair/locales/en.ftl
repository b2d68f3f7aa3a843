# The Fairs of Lyon, in English.
#
# First the names: one message for each kind of thing, named after the kind.  Then what is said with them: the menu
# (lyon-word-…), the questions (lyon-ask-…), the journal (lyon-note-…), the score sheet, the options, the labels of the
# picture in the terminal (lyon-text-…), the refusals (lyon-no-…), the fields of a view (lyon-view-…), and the blocks of
# an observation (envs-lyon-…).

lyon-name = The Fairs of Lyon
lyon-tagline = Four fairs a year, sealed bids, and contracts nobody else may read.

## Names

lyon-fair = { $fair ->
    [epiphany] Fair of Epiphany
    [easter] Easter Fair
    [august] August Fair
   *[all_saints] Fair of All Saints
  }
lyon-good = { $good ->
    [silk] silk
    [spices] spices
    [books] books
   *[furs] furs
  }
lyon-good-a = { $good ->
    [silk] a bale of silk
    [spices] a bale of spices
    [books] a bale of books
   *[furs] a bale of furs
  }
lyon-city = { $city ->
    [antwerp] Antwerp
    [nuremberg] Nuremberg
    [seville] Seville
   *[venice] Venice
  }
lyon-stall = { $stall ->
    [bridge] stall at the bridge
    [exchange] stall at the exchange
    [church] stall at the church
   *[gate] stall at the gate
  }
lyon-stall-short = { $stall ->
    [bridge] bridge
    [exchange] exchange
    [church] church
   *[gate] gate
  }
lyon-contract = contract { lyon-contract-code }
lyon-contract-code = { $contract ->
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
    [c24] C24
    [c25] C25
    [c26] C26
    [c27] C27
    [c28] C28
    [c29] C29
    [c30] C30
    [c31] C31
    [c32] C32
    [c33] C33
    [c34] C34
    [c35] C35
   *[c36] C36
  }

lyon-coins = { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
  }
lyon-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }

# Bales: what is 0 is not said, the rest is joined by a plus sign.
lyon-plus-spices = { $silk ->
    [0] {""}
   *[other] {" + "}
  }
lyon-plus-books = { $spices ->
    [0] { lyon-plus-spices }
   *[other] {" + "}
  }
lyon-plus-furs = { $books ->
    [0] { lyon-plus-books }
   *[other] {" + "}
  }
lyon-bales = { $silk ->
    [0] {""}
   *[other] { $silk } silk
  }{ $spices ->
    [0] {""}
   *[other] { lyon-plus-spices }{ $spices } spices
  }{ $books ->
    [0] {""}
   *[other] { lyon-plus-books }{ $books } books
  }{ $furs ->
    [0] {""}
   *[other] { lyon-plus-furs }{ $furs } furs
  }
lyon-contract-full = { lyon-contract-code } { lyon-city }: { lyon-bales } → { lyon-points } (else −{ $penalty })
lyon-contract-done = { lyon-contract-code } { lyon-city } ({ lyon-points })

## The menu

lyon-word-keep = Keep { lyon-contract-full }
lyon-word-bid = Bid for the { lyon-stall }: { lyon-bales }
lyon-word-stay = Stay away and earn { lyon-coins }
lyon-word-coins = Bid { lyon-coins }
lyon-word-take = Take { lyon-good-a }
lyon-word-refund = Take { lyon-coins }
lyon-word-deliver = Deliver { lyon-contract-code } to { lyon-city }: { lyon-bales } → { lyon-points }{ $coins ->
    [0] {""}
   *[other] {" + "}{ lyon-coins }
  }
lyon-word-done = Deliver nothing more at this fair

## The questions

lyon-ask-keep = { $player }: which contract do you keep?
lyon-ask-stall = { $player }: for which stall do you bid?
lyon-ask-price = { $player }: how much do you bid for the { lyon-stall }?
lyon-ask-leftover = { $player }: your bid was not enough. What do you take instead?
lyon-ask-deliver = { $player }: which contract do you deliver?

## The journal

lyon-note-fair = The { lyon-fair } opens.
lyon-note-kept = { $player } has chosen a contract.
lyon-note-bid = { $player } bid { lyon-coins } for the { lyon-stall }.
lyon-note-stayed = { $player } stayed away and earned { lyon-coins }.
lyon-note-won = { $player } wins the { lyon-stall } for { lyon-coins }.
lyon-note-took = { $player } takes { lyon-good-a } nobody won.
lyon-note-refund = { $player } takes { lyon-coins } for a bid in vain.
lyon-note-delivered = { $player } delivers contract { lyon-contract-code } to { lyon-city }{ $coins ->
    [0] {""}
   *[other] {" "}and receives { lyon-coins }
  }.
lyon-note-income = Everybody receives { lyon-coins }.
lyon-note-score = { $player } ends with { $total ->
    [one] { $total } point
   *[other] { $total } points
  }.

## The score sheet and the end

lyon-score-total = total
lyon-score-contracts = contracts
lyon-score-cities = cities
lyon-score-stock = warehouse
lyon-score-coins = coins
lyon-score-broken = broken contracts

lyon-ended-year = The last fair of the year is over.

## Options

lyon-option-fairs = How many fairs are held.
lyon-option-provost = Who is provost at the first fair: a seat, counted from 0, or the draw.
lyon-option-provost-random = The provost is drawn.

## The picture in the terminal

lyon-text-title = { lyon-name } · { $fair } ({ $round } of { $rounds })
lyon-text-you = you are { $player }
lyon-text-spectator = seen by a spectator
lyon-text-provost = Provost: { $player }
lyon-text-decides = { $player } decides in secret.
lyon-text-stalls = stalls
lyon-text-piles = piles
lyon-text-bale-pile = bales
lyon-text-contract-pile = contracts
lyon-text-merchants = merchants
lyon-text-coins = coins
lyon-text-hand = contracts in hand
lyon-text-stall = bid for
lyon-text-bid = bid
lyon-text-score = score
lyon-text-my-hand = your contracts
lyon-text-my-offered = to choose from
lyon-text-delivered = { $player } has delivered: { $cards }

## Why a word is not on the menu.  The rule id is shown beside the sentence.

lyon-no-other-question = That answers another question than the one you are asked now.
lyon-no-not-offered = Contract { lyon-contract-code } is not among those you may choose from.
lyon-no-no-stall = With so few players this stall is closed: { lyon-stall }.
lyon-no-largest-bid = No bid may be higher than { $most ->
    [one] one coin
   *[other] { $most } coins
  }.
lyon-no-coins = You have only { lyon-coins }.
lyon-no-no-bale = No stall has { lyon-good-a } left.
lyon-no-not-in-hand = Contract { lyon-contract-code } is not in your hand.
lyon-no-bales = This contract needs { $needed ->
    [one] { lyon-good-a }
   *[other] { $needed } bales ({ lyon-good })
  }; you have { $bales ->
    [0] none
   *[other] { $bales }
  }.

## The fields of a view, on the board in the browser

lyon-view-round = fair
lyon-view-rounds = fairs in all
lyon-view-fair = fair of the year
lyon-view-first-player = provost
lyon-view-stalls = stalls
lyon-view-stall = stall
lyon-view-goods = bales
lyon-view-bale-pile = bales in the pile
lyon-view-contract-pile = contracts in the pile
lyon-view-removed = bales nobody wanted
lyon-view-merchants = merchants
lyon-view-coins = coins
lyon-view-warehouse = warehouse
lyon-view-silk = silk
lyon-view-spices = spices
lyon-view-books = books
lyon-view-furs = furs
lyon-view-hand = contracts in hand
lyon-view-offered = to choose from
lyon-view-returned = put aside
lyon-view-delivered = delivered
lyon-view-decided = has decided
lyon-view-bid = bid
lyon-view-contract = contract
lyon-view-city = city
lyon-view-needs = needs
lyon-view-points = points
lyon-view-penalty = penalty

## The page in the browser

page-menu-lyon-keep = Keep a contract
page-menu-lyon-bid = Bid for a stall
page-menu-lyon-stay = Stay away
page-menu-lyon-coins = Bid coins
page-menu-lyon-take = Take a bale
page-menu-lyon-refund = Take coins
page-menu-lyon-deliver = Deliver a contract
page-menu-lyon-done = Deliver nothing more
page-tie-lyon = Of equals, whoever delivered more contracts is ahead, then whoever has more coins.

## The arena

arena-held-lyon-contracts = Contracts delivered
arena-held-lyon-cities = Cities delivered to
arena-held-lyon-stalls = Stalls won

## The blocks of an observation

envs-lyon-about = the stall the question is about
envs-lyon-fairs_left = fairs not yet over
envs-lyon-provost = who is provost
envs-lyon-stalls = bales in each stall
envs-lyon-removed = bales nobody wanted
envs-lyon-my_hand = my contracts
envs-lyon-my_offered = contracts I may choose from
envs-lyon-my_returned = contracts I put aside
envs-lyon-coins = coins
envs-lyon-bales = bales in the warehouse
envs-lyon-hand = contracts in hand
envs-lyon-delivered = contracts delivered
envs-lyon-decided = has answered while all decide at once
envs-lyon-stall = the stall bid for, as far as I know
envs-lyon-bid = the bid, as far as I know
envs-lyon-bale_pile = the bales of the pile in their order
envs-lyon-contract_pile = the contracts of the pile in their order
