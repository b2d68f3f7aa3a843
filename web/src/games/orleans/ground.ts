/** What is printed on the board of Orléans: the Loire country with its rivers, roads and towns, and the sheets beside it.

Nothing here ever changes.  Where towns and routes lie is told in `ways`; read that first. */
import { barn, church, house, rampart, tower, wall, windmill } from '../../kit/ink/buildings'
import { compass, frame, parchment, ribbon } from '../../kit/ink/frame'
import { field, hill, pond, river, road, scatter, tree, tuft, type Clear } from '../../kit/ink/land'
import { at, box, curve, dice, n1, oval, path, type Point, through } from '../../kit/ink/pen'
import { RIVERS, TOWN, WAYS } from './ways'

export const WIDTH = 1240
export const HEIGHT = 880
export const MAP = { right: 806, bottom: 788 } // the land ends here; sheets lie to the right, the long road below

const TOWN_ART: Record<string, string> = {
  orleans:
    tower(-52, 12, 24, 'cone', 'k-blue', 'k-red') +
    house(-38, 15, 13, 10) +
    church(-24, 1.35, 2) +
    house(26, 14, 12, 10) +
    tower(40, 12, 22, 'cone', 'k-blue', 'k-gold') +
    house(-28, 14, 9, 9) +
    house(10, 14, 9, 9, 'k-blue') +
    rampart(-56, 112, 8),
  chartres: church(-26, 1.15, 2) + house(16, 13, 9, 8) + house(-36, 12, 8, 8) + rampart(-38, 72, 6),
  etampes: tower(-28, 12, 24, 'crenel') + house(-14, 13, 10, 9) + church(0, 0.7, 1, 'k-red'),
  le_mans: church(-28, 0.95, 1) + house(10, 13, 10, 9) + house(22, 12, 8, 8, 'k-blue') + rampart(-34, 68, 7),
  chateaudun: tower(-28, 13, 28, 'cone', 'k-blue', 'k-red') + wall(-15, 26, 18) + barn(-10, 34, 9, 9),
  montargis: tower(-30, 11, 24, 'crenel') + wall(-20, 30, 13) + tower(10, 12, 28, 'crenel', 'k-blue', 'k-red') + rampart(-34, 60, 7), // prettier-ignore
  vendome: church(-28, 0.85, 1) + barn(6, 24, 9, 9) + house(-36, 12, 8, 8),
  blois: tower(-36, 13, 24, 'cone') + barn(-22, 34, 17, 11, 'k-blue') + tower(12, 12, 28, 'cone', 'k-blue', 'k-gold') + rampart(-38, 74, 6), // prettier-ignore
  briare: house(-30, 13, 9, 8) + church(-16, 0.75, 1) + house(18, 13, 9, 8, 'k-blue'),
  tours: tower(-38, 12, 24, 'crenel', 'k-blue', 'k-red') + church(-24, 0.95, 2, 'k-red') + house(18, 13, 10, 9) + rampart(-40, 78, 7), // prettier-ignore
  chinon: tower(-32, 12, 26, 'crenel') + wall(-20, 30, 12) + tower(12, 11, 22, 'cone', 'k-red') + rampart(-34, 60, 7),
  montrichard: tower(-12, 16, 30, 'crenel') + house(-28, 13, 9, 8) + house(8, 13, 9, 8),
  vierzon: house(-30, 13, 9, 9, 'k-blue') + church(-14, 0.75, 1, 'k-red') + house(18, 13, 9, 8),
  loches:
    tower(-8, 18, 32, 'crenel', 'k-blue', 'k-gold') + wall(-28, 20, 12) + house(12, 14, 9, 8) + rampart(-30, 60, 6),
  bourges: church(-32, 1.2, 2) + house(16, 13, 10, 9) + house(-40, 12, 9, 8) + rampart(-42, 80, 6),
  sancerre: tower(14, 12, 26, 'cone', 'k-red', 'k-red') + house(-30, 13, 9, 8) + church(-16, 0.7, 1),
  chatellerault: house(-32, 13, 9, 8) + tower(-18, 11, 22, 'cone') + barn(-6, 24, 10, 9) + tower(20, 11, 22, 'cone'),
  le_blanc: house(-28, 13, 9, 9) + tower(-12, 12, 22, 'crenel') + house(2, 14, 9, 8, 'k-blue') + house(16, 12, 8, 8),
  chateauroux: tower(-34, 12, 24, 'cone', 'k-red') + barn(-20, 30, 14, 10, 'k-blue') + house(12, 13, 9, 8) + rampart(-36, 68, 6), // prettier-ignore
  nevers:
    church(-30, 0.9, 1) + tower(10, 12, 22, 'cone', 'k-red', 'k-gold') + house(22, 12, 8, 8) + rampart(-34, 70, 6),
  argenton_sur_creuse: house(-30, 13, 9, 8) + house(-16, 13, 10, 9, 'k-blue') + church(0, 0.65, 1),
  la_chatre: tower(-26, 12, 22, 'cone', 'k-red') + house(-12, 13, 9, 8) + barn(4, 24, 9, 8),
  saint_amand_montrond: tower(-30, 11, 24, 'crenel', 'k-blue', 'k-red') + wall(-18, 22, 11) + church(-2, 0.7, 1, 'k-red') + rampart(-34, 66, 6), // prettier-ignore
}

/** A barge of the Loire, with one high square sail. */
const barge = (turn: 1 | -1): string =>
  `<g transform="scale(${turn} 1)">` +
  path('M-17 -4Q0 3 18 -5L14 4Q0 7 -13 4Z', 'k-wood') +
  path('M-13 0Q0 5 15 -1', 'k-hatch') +
  path('M-2 -4V-29', 'k-line') +
  path('M-11 -26Q-2 -23 8 -26Q12 -16 8 -7Q-2 -4 -11 -7Q-8 -16 -11 -26Z', 'k-canvas') +
  path('M-6 -24Q-4 -15 -6 -6M3 -24Q6 -15 3 -6', 'k-hatch') +
  path('M-2 -29l8 2l-8 2.500Z', 'k-red') +
  path('M-24 6q3 -3 6 0t6 0t6 0t6 0t6 0t6 0t6 0', 'k-flow') +
  '</g>'

const BARGES: [number, number, 1 | -1][] = [
  [646, 336, -1],
  [48, 584, 1],
  [776, 734, -1],
]

/** What the land must keep free of: water, roads, goods, towns with their names, the title and the compass. */
function kept(): Clear[] {
  const clear: Clear[] = []
  for (const { course, width } of RIVERS) for (const [x, y] of curve(course, 12)) clear.push([x, y, width[1] + 9])
  for (const { points, spaces } of WAYS) {
    points.forEach(([x, y], i) => i % 2 === 0 && clear.push([x, y, 13]))
    for (const { at: where } of spaces) clear.push([where[0], where[1] + 6, 23])
  }
  for (const [x, y] of Object.values(TOWN)) {
    clear.push([x, y - 12, 42], [x - 26, y + 18, 26], [x + 26, y + 18, 26], [x + 40, y - 8, 30])
  }
  const [x, y] = TOWN.orleans as Point
  clear.push([x - 30, y - 10, 56], [x + 40, y - 10, 62])
  for (let px = 590; px < 800; px += 26) clear.push([px, 76, 44])
  clear.push([90, 152, 56], [50, 60, 50], [110, 60, 50], [170, 56, 50], [230, 56, 40])
  for (const [rx, ry] of Object.values(REGIONS))
    for (let k = -3; k <= 3; k++) clear.push([rx + k * 18, ry - 2, 17], [rx + k * 18, ry + 10, 15])
  for (const line of Object.values(RIVER_LINE))
    for (const [px, py] of curve(line, 14)) clear.push([px, py - 3, 13], [px, py + 10, 12])
  for (const [bx, by] of BARGES) clear.push([bx, by - 8, 28])
  return clear
}

export const TITLE: Point = [682, 78]

/** The names of the countries, spread wide over the land. */
export const REGIONS: Record<string, Point> = {
  beauce: [556, 156],
  sologne: [556, 424],
  touraine: [194, 356],
  berry: [530, 698],
  perche: [234, 184],
}

const inside = (x: number, y: number): boolean => x > 36 && x < MAP.right - 14 && y > 44 && y < MAP.bottom - 8

/** A little field, seen from above and a little from the side. */
function plot(x: number, y: number, kind: 'k-wheat' | 'k-vine' | 'k-furrow'): string {
  const edge = `M${n1(x - 20)} ${n1(y - 14)}h34l9 27h-34Z`
  return path(edge, `o-plot ${kind}-plot`) + field(x - 15, y - 7, kind === 'k-furrow' ? 29 : 26, 16, kind)
}

type Growth = 'hill' | 'tree' | 'k-wheat' | 'k-vine' | 'k-furrow' | 'pond' | 'mill' | 'tuft'

/** What grows where: the middle of an oval, how far it reaches, and how many there are. */
const LAND: [Growth, x: number, y: number, rx: number, ry: number, many: number][] = [
  ['mill', 500, 140, 60, 30, 2],
  ['mill', 320, 170, 40, 40, 1],
  ['pond', 500, 380, 90, 50, 4], // Sologne
  ['pond', 250, 690, 60, 40, 2], // Brenne
  ['k-wheat', 480, 150, 130, 70, 10], // Beauce
  ['k-wheat', 300, 170, 60, 40, 4],
  ['k-vine', 270, 410, 130, 60, 9], // along the Loire
  ['k-vine', 150, 470, 100, 80, 6],
  ['k-vine', 700, 430, 60, 100, 6], // Sancerre
  ['k-vine', 640, 500, 60, 40, 4],
  ['k-furrow', 530, 640, 90, 70, 7], // Berry
  ['k-furrow', 290, 690, 80, 50, 4],
  ['k-furrow', 90, 420, 60, 70, 4],
  ['hill', 746, 420, 50, 110, 14],
  ['hill', 756, 200, 40, 80, 9],
  ['hill', 66, 700, 44, 70, 8],
  ['hill', 250, 96, 70, 34, 6],
  ['hill', 690, 752, 100, 32, 10],
  ['hill', 64, 400, 36, 80, 7],
  ['tree', 545, 216, 90, 44, 54], // the forest of Orléans
  ['tree', 420, 350, 60, 60, 30],
  ['tree', 550, 400, 80, 76, 54], // Sologne
  ['tree', 630, 440, 50, 60, 22],
  ['tree', 150, 250, 70, 60, 30], // Perche
  ['tree', 240, 380, 60, 50, 22],
  ['tree', 60, 330, 30, 60, 12],
  ['tree', 410, 580, 56, 50, 26],
  ['tree', 560, 690, 50, 40, 18],
  ['tree', 250, 792, 130, 16, 12],
  ['tree', 120, 740, 44, 34, 12],
  ['tree', 690, 150, 70, 40, 26],
  ['tree', 740, 480, 40, 50, 12],
  ['tree', 280, 640, 50, 36, 16],
  ['tree', 744, 660, 40, 40, 10],
  ['tuft', 420, 410, 400, 370, 130],
]

/** How far each keeps from its like, and from everything else. */
const ROOM: Record<Growth, [apart: number, around: number]> = {
  hill: [24, 4],
  tree: [11, 0],
  'k-wheat': [36, 10],
  'k-vine': [36, 10],
  'k-furrow': [36, 10],
  pond: [44, 9],
  mill: [60, 8],
  tuft: [26, 0],
}

/** Whatever has grown keeps its ground: fields first, then hills, woods and grass. */
function land(): string {
  const chance = dice(1429)
  const clear = kept()
  const draw: Record<Growth, (x: number, y: number) => string> = {
    hill: (x, y) => hill(x, y, 0.9 + chance() * 0.2, chance),
    tree: (x, y) => tree(x, y, 1.15, chance),
    'k-wheat': (x, y) => plot(x, y, 'k-wheat'),
    'k-vine': (x, y) => plot(x, y, 'k-vine'),
    'k-furrow': (x, y) => plot(x, y, 'k-furrow'),
    pond: (x, y) => pond(x, y, 12 + chance() * 5, 5 + chance() * 2),
    mill: (x, y) => at(x, y + 10, windmill(), 0.8),
    tuft,
  }
  return LAND.map(([kind, x, y, rx, ry, many]) => {
    const [apart, around] = ROOM[kind]
    const taken = clear.map(([cx, cy, far]): Clear => [cx, cy, far + around])
    return scatter({ x, y, rx, ry }, many, apart, taken, chance, (px, py) => {
      if (!inside(px, py)) return ''
      clear.push([px, py - 2, apart * (kind === 'tree' ? 0.9 : 0.62)])
      return draw[kind](px, py)
    })
  }).join('')
}

/** The names of the rivers are written along lines of their own, from left to right. */
const RIVER_LINE: Record<string, Point[]> = {
  loire: [[486, 326], [540, 330], [616, 352]],
  cher: [[350, 537], [398, 536], [446, 527]],
  indre: [[184, 504], [206, 530], [238, 566]],
  vienne: [[46, 618], [62, 652], [100, 684]],
  creuse: [[192, 590], [226, 630], [238, 682]],
} // prettier-ignore
export const RIVER_NAMES = Object.keys(RIVER_LINE)

const riverLines = (): string =>
  Object.entries(RIVER_LINE)
    .map(([name, line]) => `<path id="river-${name}" fill="none" d="${through(curve(line))}"/>`)
    .join('')

/** Where goods may lie; the number tells with how many players, if not with all. */
const goodSpaces = (): string =>
  WAYS.flatMap(({ spaces }) => spaces)
    .map(
      ({ at: [x, y] }) => `<rect class="o-space" x="${n1(x - 13)}" y="${n1(y - 13)}" width="26" height="26" rx="5"/>`,
    )
    .join('')

function towns(): string {
  return Object.entries(TOWN)
    .sort(([, a], [, b]) => a[1] - b[1])
    .map(([name, [x, y]]) => {
      const great = name === 'orleans'
      return at(x, y, oval(0, 1, great ? 64 : 42, great ? 13 : 9, 'k-ground') + (TOWN_ART[name] ?? ''))
    })
    .join('')
}

/** The sheets to the right of the map, from top to bottom. */
export const SHEET = {
  x: 814,
  wide: 400,
  hourglass: { y: 30, tall: 80 },
  tracks: { y: 114, tall: 262 },
  deeds: { y: 380, tall: 223 },
  stock: { y: 607, tall: 181 },
} as const

/** Everything that is printed, in one string. */
export const printed = (): string =>
  `<clipPath id="orleans-land"><path d="${box(24, 24, MAP.right - 24, MAP.bottom - 24)}"/></clipPath>` +
  `<g clip-path="url(#orleans-land)">` +
  path(box(24, 24, MAP.right - 24, MAP.bottom - 24), 'o-land') +
  RIVERS.map(({ course, width }, n) => river(course, width, 70 + n * 13)).join('') +
  land() +
  '</g>' +
  WAYS.filter(({ type }) => type === 'road')
    .map(({ points }) => road(through(points)))
    .join('') +
  BARGES.map(([x, y, turn]) => at(x, y, barge(turn), 0.82)).join('') +
  goodSpaces() +
  towns() +
  riverLines() +
  at(90, 152, compass(), 0.52) +
  at(TITLE[0], TITLE[1], ribbon(164, 'orleans-ribbon')) +
  path(`M${MAP.right} 24V${MAP.bottom}M${MAP.right + 4} 24V${MAP.bottom}M24 ${MAP.bottom}H${MAP.right}`, 'k-neat') +
  ([SHEET.hourglass, SHEET.tracks, SHEET.deeds, SHEET.stock] as const)
    .map(({ y, tall }) => parchment(SHEET.x, y, SHEET.wide, tall))
    .join('') +
  frame(WIDTH, HEIGHT)
