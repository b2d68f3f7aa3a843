// Made from components.toml by `make contract`; not to be edited here.

export const crafts = {
  buildings: [
    {
      id: 'wainwright',
      produces: ['wagon'],
      train_time: 2,
      produce_time: 2,
      alt_cost: { influence: { orange: 1, pink: 1 } },
      x: 130,
      y: 400,
    },
    {
      id: 'stables',
      produces: ['horse', 'ox'],
      train_time: 3,
      produce_time: 3,
      alt_cost: { grain: 3 },
      x: 130,
      y: 520,
    },
    {
      id: 'library',
      produces: ['scroll'],
      train_time: 2,
      produce_time: 2,
      alt_cost: { influence: { pink: 1 } },
      x: 260,
      y: 560,
    },
    {
      id: 'smithy',
      produces: ['plow'],
      train_time: 3,
      produce_time: 3,
      alt_cost: { influence: { orange: 1 } },
      x: 400,
      y: 545,
    },
    {
      id: 'mill',
      produces: [],
      members_allowed: false,
      fixed_cost: { time: 2, grain: 2 },
      gain: { coins: 2 },
      x: 420,
      y: 350,
    },
  ],
} as const

export const market = {
  stalls_by_players: { '2': 3, '3': 4, '4': 5 },
  queue_length: 5,
  first_sale_extra_cost: { green: 0, time: 0 },
  other_sale_extra_cost: { green: 1, time: 1 },
  stalls: [
    { index: 1, min_players: 2, x: 90, y: 110 },
    { index: 2, min_players: 2, x: 170, y: 110 },
    { index: 3, min_players: 2, x: 250, y: 110 },
    { index: 4, min_players: 3, x: 330, y: 110 },
    { index: 5, min_players: 4, x: 410, y: 110 },
  ],
  queue: [
    { index: 1, x: 410, y: 190 },
    { index: 2, x: 330, y: 190 },
    { index: 3, x: 250, y: 190 },
    { index: 4, x: 170, y: 190 },
    { index: 5, x: 90, y: 190 },
  ],
  pile: { x: 500, y: 110 },
} as const

export const travel = {
  gate: { id: 'village_gate', x: 590, y: 220 },
  cities: [
    { id: 'northgate', label: 'A', reward: { prestige: 3 }, entry: true, x: 690, y: 130 },
    { id: 'southgate', label: 'B', reward: { prestige: 3 }, entry: true, x: 690, y: 330 },
    { id: 'midnorth', label: 'C', reward: { any_influence: 2 }, entry: false, x: 820, y: 110 },
    { id: 'midsouth', label: 'D', reward: { coins: 1 }, entry: false, x: 820, y: 350 },
    { id: 'farnorth', label: 'E', reward: { coins: 1 }, entry: false, x: 930, y: 140 },
    { id: 'farsouth', label: 'F', reward: { any_influence: 2 }, entry: false, x: 930, y: 320 },
  ],
  paths: [
    { a: 'village_gate', b: 'northgate', time: 2, wagon: 1, influence: { brown: 2 }, one_way: true },
    { a: 'village_gate', b: 'southgate', time: 2, wagon: 1, influence: { pink: 2 }, one_way: true },
    { a: 'northgate', b: 'southgate', time: 2, wagon: 1, influence: { orange: 2 }, one_way: false },
    { a: 'northgate', b: 'midnorth', time: 2, wagon: 1, influence: { pink: 2 }, one_way: false },
    { a: 'southgate', b: 'midsouth', time: 2, wagon: 1, influence: { brown: 2 }, one_way: false },
    { a: 'midnorth', b: 'midsouth', time: 2, wagon: 1, influence: { orange: 2 }, one_way: false },
    { a: 'midnorth', b: 'farnorth', time: 2, wagon: 1, influence: { brown: 2 }, one_way: false },
    { a: 'midsouth', b: 'farsouth', time: 2, wagon: 1, influence: { pink: 2 }, one_way: false },
    { a: 'farnorth', b: 'farsouth', time: 2, wagon: 1, influence: { orange: 2 }, one_way: false },
  ],
  scoring: { prestige_by_cities: [0, 1, 3, 6, 10, 14, 18] },
} as const

export const council = {
  step_cost_alternatives: [{ scroll: 1 }, { green: 2 }],
  levels: [
    { level: 1, time: 1, privilege: 'next_start_player', end_prestige: 0, x: 700, y: 500 },
    { level: 2, time: 2, privilege: 'two_influence', end_prestige: 2, x: 780, y: 500 },
    { level: 3, time: 2, privilege: 'one_good', end_prestige: 4, x: 860, y: 500 },
    { level: 4, time: 3, privilege: 'coin_for_prestige', end_prestige: 6, x: 940, y: 500 },
  ],
  next_start_player_marker_home: { x: 700, y: 570 },
  coin_for_prestige: { coins: 1, prestige: 3 },
} as const

export const church = {
  action_cost_alternatives: [{ brown: 1 }, { time: 3 }],
  coin_to_pull_one_member: 1,
  pieces_drawn_per_mass: 4,
  majority_prestige: 2,
  windows: [
    { window: 1, end_prestige: 2, x: 400, y: 730 },
    { window: 2, end_prestige: 3, x: 310, y: 730 },
    { window: 3, end_prestige: 4, x: 220, y: 730 },
    { window: 4, end_prestige: 6, x: 130, y: 730 },
  ],
  grain_between: [
    { from: 1, to: 2, grain: 1 },
    { from: 2, to: 3, grain: 2 },
    { from: 3, to: 4, grain: 4 },
  ],
} as const

export const chronicle_scoring = { prestige_by_members: [0, 0, 0, 4, 7, 12] } as const

export const harvest = { base_grain: 2, with_horse_and_plow: 3, with_ox_and_plow: 4, needs_members_on_farm: 1 } as const

export const well = { same_colour_cubes: 3 } as const

export const prestige_track = {
  length: 80,
  start: { x: 25, y: 25 },
  direction: 'clockwise',
  corner_path: [
    { x: 25, y: 25 },
    { x: 975, y: 25 },
    { x: 975, y: 975 },
    { x: 25, y: 975 },
  ],
} as const
