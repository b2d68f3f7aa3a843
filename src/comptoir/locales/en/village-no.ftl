# Why a word is not on the menu.  The rule id is shown beside the sentence.

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
village-no-not-in-stall = Customer { $customer } does not stand in a stall.
village-no-goods-wanted = You do not have everything that customer { $customer } wants.
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
