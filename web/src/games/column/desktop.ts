/** What a merchant's desk is made of: where things lie on it, its wood, and the castle in the lake. */
import { box, dice, n1, path, stroke } from '../../kit/ink/pen'

/** Where things lie: in a broad box beside the board, in a tall one on a phone. */
export interface Layout {
  width: number
  height: number
  religion: readonly [number, number] // a corner, above on the left
  loch: readonly [number, number]
  tray: readonly [x: number, y: number, step: number, die: number]
  card: number // how tall
  cards: readonly (readonly [number, number])[] // middles
  goods: readonly [x: number, y: number, step: number, size: number]
  store: readonly [number, number] // protection
  stock: readonly [number, number] // houses
  chest: readonly [x: number, y: number, width: number] // privileges
}
export const BROAD: Layout = {
  width: 520,
  height: 346,
  religion: [8, 8],
  loch: [126, 8],
  tray: [266, 22, 50, 40],
  card: 138,
  cards: [0, 1, 2, 3, 4].map((n) => [56 + n * 102, 184] as const),
  goods: [32, 306, 58, 38],
  store: [252, 306],
  stock: [320, 292],
  chest: [376, 306, 136],
}
export const TALL: Layout = {
  width: 384,
  height: 628,
  religion: [8, 8],
  loch: [124, 8],
  tray: [14, 112, 72, 52],
  card: 160,
  cards: [0, 1, 2, 3, 4].map((n) => [66 + (n % 3) * 126, 280 + Math.floor(n / 3) * 172] as const),
  goods: [44, 588, 82, 46],
  store: [270, 46],
  stock: [340, 34],
  chest: [262, 452, 112],
}

/** The wood of the desk: boards with grain and knots, a tray for the dice. */
export function wood(width: number, height: number, tray: Layout['tray']): string {
  const chance = dice(1558)
  let grain = ''
  for (let y = 8; y < height; y += 9) {
    const from = chance() * 40
    grain += `M${n1(from)} ${n1(y + chance() * 4)}q${n1(width / 3)} ${n1(chance() * 6 - 3)} ${n1(width - from - chance() * 60)} ${n1(chance() * 4 - 2)}`
  }
  const seams = [0.34, 0.67].map((k) => stroke(0, height * k, width, height * k)).join('')
  const [x, y, step, size] = tray
  const long = step * 5
  return (
    path(box(0, 0, width, height), 'desk-wood') +
    path(grain, 'desk-grain') +
    path(seams, 'desk-seam') +
    `<rect class="tray" x="${x - 6}" y="${y}" width="${long + 4}" height="${size + 24}" rx="9"/>` +
    `<rect class="tray-felt" x="${x}" y="${y + 6}" width="${long - 8}" height="${size + 12}" rx="6"/>`
  )
}

/** A castle on an island in a lake. */
export const CASTLE =
  path('M0 0H122V68H0Z', 'loch-sky') +
  path('M70 8H122M78 13H122M66 18H122M84 23H122M90 28H122M86 33H122M0 12H20M0 20H14', 'k-hatch') +
  path('M0 48Q30 42 60 46T122 46V68H0Z', 'loch-water') +
  path('M8 56q8 -4 16 0t16 0M76 60q8 -4 16 0t16 0M30 63q8 -4 16 0', 'loch-wave') +
  path('M24 50Q60 38 100 50Q60 58 24 50Z', 'loch-isle') +
  path('M40 47V22h5v-5h5v5h6v-5h5v5h4V8h5V3h5v5h5V3h5v5h4V47Z', 'k-wall') +
  path('M80 10v36M84 10v36M56 24v22M59 24v22', 'k-hatch') +
  path('M47 47v-10q4 -6 8 0v10ZM73 20v-6q2 -3 4 0v6ZM73 36v-6q2 -3 4 0v6Z', 'k-dark')
