/** The track of prestige: it runs clockwise round the edge of the board, from the book in the corner above on the left. */
import { box, n1, path } from '../../kit/ink/pen'
import { DIGITS } from '../../kit/tokens/tokens'
import { prestige_track } from './printed.gen'

export const LAP = prestige_track.length
const SIDE = LAP / 4 // spaces on each side of the board, a corner among them
const OUTER = 6
const EDGE = 28

/** The box of a space on a board of that size: x, y, width, height. */
export function spaceOfTrack(prestige: number, w: number, h: number): readonly [number, number, number, number] {
  const deep = EDGE - OUTER
  const n = ((prestige % LAP) + LAP) % LAP
  const [side, step] = [Math.floor(n / SIDE), n % SIDE]
  const wide = (w - 2 * EDGE) / (SIDE - 1)
  const tall = (h - 2 * EDGE) / (SIDE - 1)
  if (!step) return [side % 3 ? w - EDGE : OUTER, side < 2 ? OUTER : h - EDGE, deep, deep]
  if (side === 0) return [EDGE + (step - 1) * wide, OUTER, wide, deep]
  if (side === 1) return [w - EDGE, EDGE + (step - 1) * tall, deep, tall]
  if (side === 2) return [w - EDGE - step * wide, h - EDGE, wide, deep]
  return [OUTER, h - EDGE - step * tall, deep, tall]
}

const BOOK = 'M-8.500 -5Q-4 -8 0 -5Q4 -8 8.500 -5V6Q4 3 0 6Q-4 3 -8.500 6ZM0 -5V6'

/** Every space, numbered where one counts by fives; the corners are red. */
export function track(w: number, h: number): string {
  let art = ''
  for (let n = 0; n < LAP; n++) {
    const [x, y, wide, tall] = spaceOfTrack(n, w, h)
    const look = n % SIDE ? (n % 2 ? '' : ' dark') : ' corner'
    art += path(box(x, y, wide, tall), `track-space${look}`)
    const [cx, cy] = [x + wide / 2, y + tall / 2]
    if (n === 0) art += `<path class="track-book" d="${BOOK}" transform="translate(${n1(cx)} ${n1(cy)})"/>`
    else if (n % 5 === 0)
      art += [...String(n)]
        .map((digit, i, all) => {
          const dx = (i - (all.length - 1) / 2) * 9.6
          return `<path class="track-number${look}" d="${DIGITS[Number(digit)]}" transform="translate(${n1(cx + dx)} ${n1(cy)})"/>`
        })
        .join('')
  }
  return art + `<rect class="k-neat" x="3" y="3" width="${w - 6}" height="${h - 6}"/>`
}
