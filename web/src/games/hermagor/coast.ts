/** The coast of Hermagor, and the sea around it as map makers know it: winds, surf, rocks, ships and a serpent. */
import { compass } from '../../kit/ink/frame'
import { at, beside, curve, dice, n1, oval, path, type Point, through, wobble } from '../../kit/ink/pen'
import { HEIGHT, here, WIDTH } from './places'
import { map_coast } from './printed.gen'

/** The coast, once smooth for the lines in the sea and once as the waves have left it. */
const SHORE = (() => {
  const middle: Point = [500, 440]
  const grown = map_coast.map(([x, y]): Point => here([x + (x - middle[0]) * 0.03, y + (y - middle[1]) * 0.02]))
  const round = curve([...grown, ...grown.slice(0, 3)], 9)
  const [fx, fy] = grown[1] as Point
  const first = ([x, y]: Point) => Math.hypot(x - fx, y - fy) < 1
  return round.slice(round.findIndex(first), round.findLastIndex(first))
})()
export const COAST = wobble(SHORE, 6.5, 9)

/** Is a point on the land? */
export function ashore(x: number, y: number): boolean {
  let inside = false
  SHORE.forEach(([x1, y1], n) => {
    const [x2, y2] = SHORE[(n + 1) % SHORE.length] as Point
    if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) inside = !inside
  })
  return inside
}

const ROSE: Point = [1238, 716]

/** The sea as engravers cut it: lines of the winds, short strokes along the shore, and rings that grow fainter. */
function lines(): string {
  const chance = dice(31)
  let winds = ''
  for (let n = 0; n < 32; n++) {
    const turn = (n * Math.PI) / 16 + 0.05
    winds += `M${ROSE[0]} ${ROSE[1]}L${n1(ROSE[0] + Math.cos(turn) * 1500)} ${n1(ROSE[1] + Math.sin(turn) * 1500)}`
  }
  let strokes = ''
  SHORE.forEach(([x, y], n) => {
    const [ax, ay] = SHORE[(n + SHORE.length - 1) % SHORE.length] as Point
    const [bx, by] = SHORE[(n + 1) % SHORE.length] as Point
    const out = by > ay ? 1 : -1
    if (Math.abs(by - ay) < Math.abs(bx - ax) * 0.22) return
    for (const dy of [-3, 1.5]) strokes += `M${n1(x)} ${n1(y + dy)}h${n1(out * (7 + chance() * 15))}`
  })
  const rings = [15, 23, 33].map((far, n) => {
    const line = wobble(
      beside(SHORE, () => -far),
      1.2 + n * 0.6,
      60 + n,
    )
    return path(through(line, true), `her-ring r${n}`)
  })
  return path(winds, 'her-winds') + rings.join('') + path(strokes, 'her-strokes')
}

/** Rocks off the coast, each with its ring of surf. */
const islets = (): string =>
  (
    [
      [1240, 470, 15, 8],
      [1262, 484, 7, 4],
      [470, 486, 11, 6],
      [1100, 770, 8, 5],
    ] as const
  )
    .map(([x, y, rx, ry]) => oval(x, y, rx + 6, ry + 5, 'her-ring r1') + oval(x, y, rx, ry, 'her-islet'))
    .join('')

/** A cog under sail. */
const ship = (): string =>
  path('M-1 0V-44', 'k-post') +
  path('M-20 -38Q-4 -30 18 -38Q24 -22 16 -8Q-4 -14 -22 -8Q-14 -24 -20 -38Z', 'k-sail') +
  path('M-19 -31Q-3 -24 19 -31M-17 -22Q-2 -16 20 -22', 'k-hatch') +
  path('M0 -44l14 -5l-14 -4Z', 'k-red') +
  path('M-32 -6Q-24 2 0 2T32 -8Q30 12 18 15H-16Q-28 11 -32 -6Z', 'k-wood') +
  path('M-29 3Q0 9 29 1M-24 9Q0 14 24 8', 'k-hatch') +
  path('M-40 18q6 -5 12 0t12 0t12 0t12 0t12 0t12 0', 'k-flow')

/** What lives in the sea, as far as map makers know. */
const serpent = (): string =>
  path(
    'M-62 6q6 -34 22 -12t20 10q6 -34 24 -14t18 14q4 -34 20 -30q14 4 18 -8q10 4 6 14q12 6 2 14q-14 4 -16 -4q-8 0 -8 18',
    'her-serpent',
  ) +
  path('M-54 -10l4 6M-16 -8l4 6M26 -10l4 6M-36 -12q4 8 6 14M8 -10q4 8 6 14', 'k-hatch') +
  path('M62 -30v.1', 'her-eye') +
  path('M-76 10q6 -5 12 0t12 0t12 0M-30 11q6 -5 12 0t12 0M14 10q6 -5 12 0t12 0t12 0', 'k-flow')

const WAVES: readonly Point[] = [
  [735, 760],
  [760, 840],
  [1110, 905],
  [1090, 800],
  [1200, 640],
  [1120, 730],
]
const waves = (x: number, y: number): string =>
  path(`M${n1(x)} ${n1(y)}q5 -5 10 0t10 0t10 0M${n1(x + 9)} ${n1(y + 8)}q5 -5 10 0t10 0`, 'k-flow')

/** The sea, as far as the frame. */
export const sea = (): string =>
  `<clipPath id="her-paper"><path d="M24 24H${WIDTH - 24}V${HEIGHT - 24}H24Z"/></clipPath>` +
  `<g clip-path="url(#her-paper)">${lines()}${islets()}</g>`

/** What is drawn over the water once the land is there. */
export const afloat = (): string =>
  at(828, 892, ship(), 1.1) +
  at(1268, 520, ship(), 0.6) +
  at(1240, 206, serpent(), 0.62) +
  at(ROSE[0], ROSE[1], compass(), 0.62) +
  WAVES.map(([x, y]) => waves(x, y)).join('')
