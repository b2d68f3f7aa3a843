/** What is printed on the board of Orléans: the Loire country with its rivers, roads and towns, and the sheets beside it.

Nothing here ever changes.  Where towns and routes lie is told in `ways`; read that first. */
import { barn, church, house, rampart, tower, wall, windmill } from '../../kit/ink/buildings'
import { compass, frame, parchment, ribbon } from '../../kit/ink/frame'
import { field, hill, pond, river, road, scatter, tree, tuft, type Clear } from '../../kit/ink/land'
import { at, beside, box, curve, dice, n1, oval, path, type Point, through } from '../../kit/ink/pen'
import { RIVERS, TOWN, WAYS } from './ways'

export const WIDTH = 1200
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
  [612, 322, -1],
  [298, 426, 1],
  [64, 570, 1],
  [726, 546, -1],
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
  clear.push([92, 140, 64], [50, 60, 50], [110, 60, 50], [170, 56, 50], [230, 56, 40])
  for (const [bx, by] of BARGES) clear.push([bx, by - 8, 28])
  return clear
}

const inside = (x: number, y: number): boolean => x > 36 && x < MAP.right - 14 && y > 44 && y < MAP.bottom - 8

function land(): string {
  const chance = dice(1429)
  const clear = kept()
  const within =
    (draw: (x: number, y: number) => string) =>
    (x: number, y: number): string =>
      inside(x, y) ? draw(x, y) : ''
  const grow = (x: number, y: number, rx: number, ry: number, many: number, size = 1): string =>
    scatter(
      { x, y, rx, ry },
      many,
      11 * size,
      clear,
      chance,
      within((px, py) => tree(px, py, size * 1.15, chance)),
    )
  const heap = (x: number, y: number, rx: number, ry: number, many: number, size = 1): string =>
    scatter(
      { x, y, rx, ry },
      many,
      24 * size,
      clear,
      chance,
      within((px, py) => hill(px, py, size, chance)),
    )
  const fields = (kind: 'k-wheat' | 'k-vine' | 'k-furrow', spots: Point[], w = 34, h = 22): string =>
    spots
      .filter(([x, y]) => clear.every(([cx, cy, far]) => Math.hypot(cx - x - w / 2, cy - y - h / 2) > far + 8))
      .map(([x, y]) => field(x, y, w, h, kind))
      .join('')
  return (
    heap(746, 420, 46, 90, 12) + // the hills of Sancerre
    heap(760, 210, 34, 80, 8, 0.9) +
    heap(66, 700, 40, 60, 7, 0.9) +
    heap(250, 92, 60, 34, 5, 0.9) +
    heap(690, 750, 90, 34, 9) +
    heap(70, 420, 40, 60, 6, 0.9) +
    grow(545, 218, 80, 40, 44) + // the forest of Orléans
    grow(420, 350, 60, 60, 26) + // Sologne
    grow(545, 400, 70, 70, 40) +
    grow(620, 440, 50, 50, 20) +
    grow(140, 250, 60, 60, 22) + // Perche
    grow(240, 380, 60, 50, 22) +
    grow(60, 330, 30, 60, 12) +
    grow(410, 570, 50, 40, 20) +
    grow(560, 690, 50, 40, 16) +
    grow(240, 790, 120, 16, 12) +
    grow(120, 740, 40, 34, 10) +
    grow(680, 160, 60, 40, 18) +
    grow(730, 480, 40, 40, 10) +
    grow(280, 640, 40, 30, 12) +
    grow(740, 650, 40, 40, 10) +
    scatter({ x: 420, y: 410, rx: 400, ry: 370 }, 130, 26, clear, chance, within((x, y) => tuft(x, y))) +
    fields('k-wheat', [[470, 108], [500, 140], [390, 110], [480, 176], [540, 110], [300, 150], [356, 180], [250, 240], [330, 96], [570, 160]]) + // Beauce
    fields('k-vine', [[376, 420], [240, 400], [150, 420], [330, 430], [690, 520], [640, 470], [220, 500], [130, 480], [700, 380], [350, 460]]) +
    fields('k-furrow', [[520, 620], [600, 620], [450, 630], [540, 650], [660, 650], [300, 700], [180, 560]], 30, 18) +
    [[462, 346, 10], [430, 384, 8], [520, 372, 9], [560, 356, 7], [250, 690, 8]]
      .filter(([x, y, r]) => clear.every(([cx, cy, far]) => Math.hypot(cx - (x as number), cy - (y as number)) > far + (r as number)))
      .map(([x, y, r]) => pond(x as number, y as number, (r as number) * 1.6, (r as number) * 0.7))
      .join('') +
    [[520, 132], [386, 88], [300, 190]]
      .filter(([x, y]) => clear.every(([cx, cy, far]) => Math.hypot(cx - (x as number), cy - (y as number)) > far - 4))
      .map(([x, y]) => at(x as number, y as number, windmill(), 0.8))
      .join('')
  ) // prettier-ignore
}

const NAMED: Record<string, { from: number; to: number; side: number }> = {
  loire: { from: 0.515, to: 0.6, side: -19 },
  cher: { from: 0.63, to: 0.74, side: -11 },
  indre: { from: 0.5, to: 0.95, side: 10 },
  vienne: { from: 0.46, to: 0.8, side: 12 },
  creuse: { from: 0.53, to: 0.68, side: 12 },
}
export const RIVER_NAMES = Object.keys(NAMED)

/** The lines along which the names of the rivers are written, always from left to right. */
function riverLines(): string {
  return RIVERS.filter(({ name }) => NAMED[name])
    .map(({ name, course }) => {
      const { from, to, side } = NAMED[name] as { from: number; to: number; side: number }
      const all = curve(course)
      const part = all.slice(Math.floor(all.length * from), Math.ceil(all.length * to))
      const first = part[0] as Point
      const last = part[part.length - 1] as Point
      const right = first[0] < last[0] ? part : part.reverse()
      return `<path id="river-${name}" fill="none" d="${through(beside(right, () => side).filter((_, i) => i % 2 === 0))}"/>`
    })
    .join('')
}

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
  x: 816,
  wide: 358,
  hourglass: { y: 30, tall: 84 },
  tracks: { y: 120, tall: 268 },
  deeds: { y: 394, tall: 224 },
  stock: { y: 624, tall: 164 },
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
  at(92, 140, compass(), 0.6) +
  at(690, 78, ribbon(170, 'orleans-ribbon')) +
  path(`M${MAP.right} 24V${MAP.bottom}M${MAP.right + 4} 24V${MAP.bottom}M24 ${MAP.bottom}H${MAP.right}`, 'k-neat') +
  ([SHEET.hourglass, SHEET.tracks, SHEET.deeds, SHEET.stock] as const)
    .map(({ y, tall }) => parchment(SHEET.x, y, SHEET.wide, tall))
    .join('') +
  frame(WIDTH, HEIGHT)
