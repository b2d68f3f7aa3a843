/** What is printed on Village's board: the land, the houses, the church, the hall, the book.  Nothing here ever changes. */
import {
  barn,
  church,
  door,
  house,
  pane,
  rampart,
  stall,
  timbered,
  tower,
  wall,
  well,
  windmill,
} from '../../kit/ink/buildings'
import { book, compass, parchment, ribbon } from '../../kit/ink/frame'
import { field, hill, leafy, river, road, scatter, tree, tuft, wayOf, type Clear } from '../../kit/ink/land'
import { at, box, courses, curve, dice, hatch, n1, oval, path, type Point, stroke } from '../../kit/ink/pen'
import { track } from './track'
import { CITIES } from './view'

export const WIDTH = 1200
export const HEIGHT = 860

/** The middle of every place. */
export const SPACE: Record<string, Point> = {
  market: [118, 66],
  travel: [976, 220],
  crafts: [152, 258],
  harvest: [500, 276],
  family: [500, 476],
  council: [790, 382],
  church: [296, 584],
}

export const CITY: Record<string, Point> = {
  northgate: [735, 138],
  southgate: [735, 296],
  midnorth: [892, 128],
  midsouth: [892, 304],
  farnorth: [1078, 150],
  farsouth: [1090, 302],
}
export const GATE: Point = [612, 232]

const LINKS: [string, string, Point?][] = [
  ['gate', 'northgate', [660, 170]],
  ['gate', 'southgate', [670, 280]],
  ['northgate', 'southgate', [718, 214]],
  ['northgate', 'midnorth', [812, 146]],
  ['southgate', 'midsouth', [812, 316]],
  ['midnorth', 'midsouth', [876, 214]],
  ['midnorth', 'farnorth', [984, 134]],
  ['midsouth', 'farsouth', [986, 314]],
  ['farnorth', 'farsouth', [1108, 226]],
]
const place = (name: string): Point => (name === 'gate' ? GATE : (CITY[name] as Point))
/** Where the price of a way is printed, by its two ends. */
export const WAY: Record<string, Point> = Object.fromEntries(LINKS.map(([a, b, bend]) => [`${a}-${b}`, bend as Point]))
export const WAYS = LINKS.map(([a, b, bend], n) => wayOf([place(a), ...(bend ? [bend] : []), place(b)], n * 7 + 3))

export const HOUSE: Record<string, Point> = {
  wainwright: [94, 368],
  stables: [234, 368],
  library: [94, 500],
  smithy: [234, 500],
}
export const MILL: Point = [370, 366]
export const WELL: Point = [624, 430]
export const LEVEL = [1, 2, 3, 4].map((n): Point => [690 + n * 104, 532 - n * 18])
export const HALL_BASE = 560
export const WINDOW = [1, 2, 3, 4].map((n): Point => [400 - n * 76, 706])
export const BAG: Point = [424, 764]
export const STALL = [0, 1, 2, 3, 4].map((n): Point => [88 + n * 104, 186])
/** What stands in the row above the cities: how many of them are worth how much. */
export const CITY_ROW = [0, 1, 2, 3, 4, 5].map((n): Point => [797 + n * 69, 48])
export const QUEUE = [0, 1, 2, 3, 4].map((n): Point => [520 - n * 62, 72])
export const BOOK: Point = [912, 590]
export const GRAVES: Point = [556, 742]

const CITY_ART: Record<string, string> = {
  northgate: church(-24, 0.8, 1) + house(8, 13, 9, 8) + house(-34, 12, 8, 8) + house(20, 12, 8, 7, 'k-blue'),
  southgate:
    house(-32, 13, 9, 9) + tower(-16, 11, 22, 'cone', 'k-red') + barn(-4, 22, 10, 9) + house(18, 13, 9, 8, 'k-blue'),
  midnorth:
    tower(-32, 11, 22, 'crenel') +
    wall(-22, 30, 12) +
    tower(8, 12, 26, 'crenel', 'k-blue', 'k-red') +
    rampart(-36, 62, 8),
  midsouth: house(-34, 13, 10, 9, 'k-blue') + church(-18, 0.85, 1, 'k-red') + house(16, 13, 9, 8) + rampart(-36, 70, 6),
  farnorth: tower(-36, 11, 20, 'cone') + church(-20, 0.95, 2) + house(18, 13, 10, 9) + rampart(-40, 76, 8),
  farsouth:
    tower(-30, 11, 24, 'cone', 'k-blue', 'k-gold') +
    barn(-16, 26, 13, 10, 'k-blue') +
    tower(12, 11, 20, 'cone', 'k-red') +
    rampart(-34, 64, 7),
}

/** The wagon maker's yard, the stables, the scribes' house, the forge. */
const WHEEL =
  '<circle class="k-wheel" cx="34" cy="-9" r="9"/>' +
  path('M34 -18V0M25 -9H43M27.500 -15.500L40.500 -2.500M40.500 -15.500L27.500 -2.500', 'k-line')
const HOUSE_ART: Record<string, string> = {
  wainwright: timbered(-44, 46, 34, 24) + door(-30, 12, 18) + WHEEL + path('M6 0V-22M6 -22H26', 'k-post'),
  stables:
    barn(-46, 70, 26, 24, 'k-thatch') +
    door(-36, 15, 20) +
    door(-10, 15, 20) +
    path('M26 0V-13M40 0V-13M22 -10H46M22 -4H46', 'k-post'),
  library:
    timbered(-42, 52, 38, 22, 'k-blue') +
    pane(-34, -6, 8, 15) +
    pane(-20, -6, 8, 15) +
    pane(-6, -6, 8, 15) +
    tower(12, 15, 46, 'cone', 'k-blue', 'k-gold'),
  smithy:
    wall(-44, 56, 28, 0.3) +
    path('M-48 -28L-38 -48H6L16 -28Z', 'k-red') +
    path(courses(-42, -48, 52, 20, 4), 'k-hatch') +
    path(box(-4, -60, 11, 18), 'k-wall') +
    path('M2 -62q-5 -5 1 -8q5 -3 2 -6', 'k-smoke') +
    door(-36, 22, 23) +
    path('M22 0h18l-4 -5h-3v-4h9q2 -5 -4 -6H18q4 6 10 6v4h-2Z', 'k-dark'),
}

function land(): string {
  const chance = dice(1429)
  const clear: Clear[] = [
    ...Object.values(CITY).map(([x, y]): Clear => [x, y - 6, 58]),
    [GATE[0], GATE[1], 46],
    [976, 220, 78],
    [640, 84, 54],
    ...CITY_ROW.flatMap(([x, y]): Clear[] => [[x - 34, y + 8, 32], [x, y + 8, 32]]), // prettier-ignore
  ]
  for (const [a, b, bend] of LINKS) {
    for (const [x, y] of curve([place(a), ...(bend ? [bend] : []), place(b)], 16)) clear.push([x, y, 17])
  }
  const north = scatter({ x: 985, y: 62, rx: 190, ry: 30 }, 12, 24, clear, chance, (x, y) => hill(x, y, 1.1, chance))
  const east = scatter({ x: 1140, y: 222, rx: 30, ry: 90 }, 7, 22, clear, chance, (x, y) => hill(x, y, 0.9, chance))
  const wood = scatter({ x: 812, y: 218, rx: 72, ry: 62 }, 40, 11, clear, chance, (x, y) => tree(x, y, 1.05, chance))
  const grove = scatter({ x: 660, y: 220, rx: 60, ry: 60 }, 12, 12, clear, chance, (x, y) => leafy(x, y, 1, chance))
  const south = scatter({ x: 985, y: 272, rx: 66, ry: 22 }, 12, 11, clear, chance, (x, y) => tree(x, y, 1, chance))
  const meadow = scatter({ x: 560, y: 420, rx: 130, ry: 150 }, 40, 24, [[500, 276, 74], [500, 476, 76], [624, 420, 60]], chance, (x, y) => tuft(x, y)) // prettier-ignore
  const stream: Point[] = [
    [606, 26],
    [598, 110],
    [574, 190],
    [590, 268],
    [680, 334],
    [800, 348],
    [960, 344],
    [1172, 352],
  ]
  return north + east + river(stream, [5, 8], 77) + wood + grove + south + meadow
}

/** From the gate to the well, and on to every door. */
const LANES = [
  wayOf([GATE, [640, 320], [628, 412]], 201), // prettier-ignore
  wayOf([[624, 438], [520, 416], [420, 424], [346, 404]], 202), // prettier-ignore
  wayOf([[620, 440], [560, 580], [470, 700], [404, 772]], 203), // prettier-ignore
  wayOf([[626, 440], [690, 470], [742, 540]], 204), // prettier-ignore
  wayOf([[350, 404], [312, 444], [288, 502]], 205), // prettier-ignore
]

function plaza(): string {
  const chance = dice(88)
  const corn = field(438, 306, 108, 44, 'k-wheat') + path('M432 300L550 300L568 358L450 358Z', 'k-plot')
  const farmhouse =
    at(452, 556, barn(-28, 46, 17, 18, 'k-thatch') + door(-4, 8, 12)) +
    at(530, 556, timbered(-20, 36, 26, 18) + door(-8, 10, 14))
  const trees = [
    [446, 388],
    [676, 372],
    [382, 470],
    [356, 500],
    [462, 620],
    [492, 650],
    [664, 770],
    [398, 530],
    [404, 448],
  ]
  return (
    path('M432 300L550 300L568 358L450 358Z', 'k-plot') +
    corn +
    LANES.map(road).join('') +
    oval(624, 440, 60, 17, 'k-ground') +
    farmhouse +
    trees.map(([x, y]) => leafy(x as number, y as number, 1.5, chance)).join('') +
    at(WELL[0], WELL[1] + 4, well(), 1.15)
  )
}

/** The church from the side: nave with four windows that people stand in, a tower, the porch. */
function minster(): string {
  const left = 52
  const right = 372
  const ground = 768
  const eaves = 650
  let art =
    path(box(left, eaves, right - left, ground - eaves), 'k-wall') +
    path(hatch(right - 26, eaves, 26, ground - eaves, 3), 'k-hatch')
  art += path(`M${left - 8} ${eaves}L${left + 14} ${eaves - 50}H${right - 8}L${right + 6} ${eaves}Z`, 'k-blue')
  art += path(courses(left + 8, eaves - 50, right - left - 12, 50, 7), 'k-hatch')
  for (let x = left; x < right; x += 76)
    art +=
      path(box(x - 5, eaves + 4, 10, ground - eaves - 4), 'k-wall') +
      path(`M${n1(x - 5)} ${eaves + 4}l5 -10l5 10Z`, 'k-blue')
  art += at(right + 2, ground, tower(0, 52, 142, 'cone', 'k-blue', 'k-gold') + door(17, 18, 30))
  art +=
    path(stroke(left - 14, ground, 470, ground), 'k-line') +
    path(`M${left - 6} ${ground + 5}H150M190 ${ground + 5}H300M340 ${ground + 5}H460`, 'k-hatch')
  return art
}

/** Coloured glass: each window another pattern, the ink of the lead around it. */
export const glassOf = (n: number): string => {
  const tones = ['g-gold', 'g-red', 'g-blue', 'g-green']
  let art = ''
  for (let row = 0; row < 4; row++)
    for (let column = 0; column < 3; column++) {
      const tone = tones[(row * (n + 1) + column * (n % 2 ? 1 : 2) + n) % 4] as string
      art += path(box(-24 + column * 16, -54 + row * 24, 16, 24), tone)
    }
  return art
}
export const ARCH = 'M-24 42V-22Q-24 -46 0 -52Q24 -46 24 -22V42Z'

function hall(): string {
  let art = ''
  LEVEL.forEach(([x, y], n) => {
    art +=
      path(box(x - 50, y, 100, HALL_BASE - y), 'k-wall') +
      path(courses(x - 50, y + 4, 100, HALL_BASE - 4 - y, 9), 'k-brick') +
      path(`M${x - 54} ${y}h108v6h-108Z`, 'k-wood') +
      path(`M${x - 50} ${y - 62}V${y}M${x + 50} ${y - 62}V${y}`, 'k-col')
    if (n === 3)
      art +=
        path(`M${x - 62} ${y - 62}L${x} ${y - 98}L${x + 62} ${y - 62}Z`, 'k-red') +
        path(courses(x - 34, y - 88, 68, 26, 6), 'k-hatch')
    else
      art +=
        path(`M${x - 56} ${y - 62}h112l-6 -14h-100Z`, 'k-blue') + path(courses(x - 50, y - 76, 100, 14, 5), 'k-hatch')
  })
  return art
}

/** Everything that is printed, in one string. */
export const printed = (): string =>
  path('M26 26H604Q602 110 574 190Q572 216 580 240Q470 246 410 240Q220 228 26 238Z', 'k-wash-market') +
  path('M26 238Q220 228 410 240Q398 330 412 420Q418 480 404 528Q220 536 26 528Z', 'k-wash-crafts') +
  path('M26 528Q220 536 404 528Q462 640 470 834H26Z', 'k-wash-church') +
  path(
    'M580 240Q470 246 410 240Q398 330 412 420Q418 480 404 528Q462 640 470 834H690Q696 560 716 470Q724 410 712 342Q640 318 580 240Z',
    'k-wash-centre',
  ) +
  path('M712 342Q724 410 716 470Q696 560 690 834H1174V352Q1080 350 960 344Q800 352 712 342Z', 'k-wash-council') +
  land() +
  WAYS.map(road).join('') +
  CITIES.map((city) =>
    at(...(CITY[city] as [number, number]), oval(0, 2, 46, 11, 'k-ground') + at(0, 0, CITY_ART[city] ?? '', 1.12)),
  ).join('') +
  at(
    GATE[0],
    GATE[1] + 8,
    tower(-20, 12, 30, 'crenel') + tower(8, 12, 30, 'crenel') + path('M-8 0V-24H8V0Z', 'k-wall') + door(-6, 12, 19),
  ) +
  plaza() +
  Object.entries(HOUSE)
    .map(([name, [x, y]]) => at(x, y, path('M-56 0H56M-48 4H-12M2 4H40', 'k-line') + (HOUSE_ART[name] ?? '')))
    .join('') +
  at(MILL[0], MILL[1], path('M-34 0H34', 'k-line') + windmill(), 1.7) +
  minster() +
  hall() +
  at(BOOK[0], BOOK[1], book(496, 214)) +
  at(546, 660, ribbon(140, 'village-ribbon')) +
  STALL.map(([x, y], n) => at(x - 50, y + 34, stall(100, 82, n % 2 ? 'k-blue' : 'k-stripe'))).join('') +
  at(648, 84, compass(), 0.62) +
  track(WIDTH, HEIGHT)

export { parchment }
