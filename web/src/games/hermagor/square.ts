/** What is printed beside the land: the market square with its stalls and alleys, the merchants' hall, and the jetty. */
import { tower } from '../../kit/ink/buildings'
import { at, box, byHand, courses, dice, hatch, n1, path, type Point } from '../../kit/ink/pen'

// --- the market: stalls in columns A to D and rows 1 to 5, alleys between them

const LEFT = 84
const TOP = 150
export const PITCH = 104
export const ROWS = 5
export const COLUMNS = 4

/** Where a space of the market is, from its name: st10 a stall, sv10 beside it, sh10 below it, cr10 the crossing. */
export function spaceAt(name: string): Point {
  const x = LEFT + Number(name[3]) * PITCH
  const y = TOP + Number(name[2]) * PITCH
  return [x + (/^(sv|cr)/.test(name) ? PITCH / 2 : 0), y + (/^(sh|cr)/.test(name) ? PITCH / 2 : 0)]
}

const EDGE = { x: 46, y: 108, w: 388, h: 492 }

/** Stones set by hand; the same at every visit. */
function cobbles(): string {
  const chance = dice(77)
  let d = ''
  for (let y = EDGE.y + 8; y < EDGE.y + EDGE.h - 4; y += 9)
    for (let x = EDGE.x + 6 + (((y - EDGE.y) / 9) % 2) * 6; x < EDGE.x + EDGE.w - 8; x += 12) {
      if (chance() < 0.3) continue
      const w = 7 + chance() * 3
      d += `M${n1(x)} ${n1(y + 5)}q${n1(0.4)} -5 ${n1(w / 2)} -5t${n1(w / 2)} 4.500`
    }
  return path(d, 'her-cobble')
}

/** A stall: an awning, two posts, a counter on which the tile lies. */
function stall(column: number, row: number): string {
  const [x, y] = spaceAt(`st${row}${column}`)
  const stripe = ['k-stripe', 'k-blue', 'k-green', 'k-thatch'][(column + row * 3) % 4] as string
  const w = 66
  const s = w / 6
  let cloth = ''
  for (let i = 0; i < 6; i++) {
    const left = -w / 2 + i * s
    cloth += path(
      `M${n1(left + (i === 0 ? 4 : 0))} -38h${n1(s - (i === 0 || i === 5 ? 4 : 0))}L${n1(left + s)} -25q${n1(-s / 2)} 8 ${n1(-s)} 0Z`,
      i % 2 ? 'k-canvas' : stripe,
    )
  }
  return at(
    x,
    y,
    path(box(-33, -30, 66, 64), 'her-booth') +
      path('M-30 -30V34M30 -30V34', 'k-post') +
      path(box(-27, -18, 54, 50), 'her-counter') +
      path('M-27 -5H27M-27 8H27M-27 21H27', 'her-plank-line') +
      cloth,
  )
}

function market(): string {
  let stalls = ''
  for (let row = 0; row < ROWS; row++) for (let column = 0; column < COLUMNS; column++) stalls += stall(column, row)
  return (
    path(box(EDGE.x, EDGE.y, EDGE.w, EDGE.h), 'her-square') +
    cobbles() +
    path(
      byHand(EDGE.x, EDGE.y, EDGE.x + EDGE.w, EDGE.y, 1) +
        byHand(EDGE.x + EDGE.w, EDGE.y, EDGE.x + EDGE.w, EDGE.y + EDGE.h, 2) +
        byHand(EDGE.x + EDGE.w, EDGE.y + EDGE.h, EDGE.x, EDGE.y + EDGE.h, 3) +
        byHand(EDGE.x, EDGE.y + EDGE.h, EDGE.x, EDGE.y, 4),
      'her-kerb',
    ) +
    stalls
  )
}

// --- the hall: a bay for each product, a tower for the nobility

export const BAYS = ['weapons', 'books', 'relics', 'dragon_eggs', 'blessings', 'potions', 'amulets', 'herbs'] as const
export const BAY = 66
export const EAVES = 680
export const RIDGE = 618
export const FLOOR = 906
export const bayAt = (n: number): number => 82 + n * BAY
/** The windows of a bay from the street up, as they are taken. */
export const windowAt = (n: number): number => 884 - n * 38
/** The board with the price hangs over the windows that are closed. */
export const boardAt = (step: number): number => [789, 770, 726, 704][step] ?? 704
export const TOWER: Point = [658, 906]
export const towerWindowAt = (n: number): Point => [TOWER[0] + (n % 2 ? 21 : -21), 884 - Math.floor(n / 2) * 42]

const arch = (x: number, y: number, w: number, h: number): string =>
  `M${n1(x - w / 2)} ${n1(y + h / 2)}v${n1(-h * 0.62)}q0 ${n1(-h * 0.38)} ${n1(w / 2)} ${n1(-h * 0.38)}t${n1(w / 2)} ${n1(h * 0.38)}v${n1(h * 0.62)}Z`

/** Beams across a wall of plaster: upright, lying and crossed. */
const beams = (left: number, top: number, w: number, h: number): string =>
  `M${n1(left)} ${n1(top)}h${n1(w)}M${n1(left)} ${n1(top + h)}h${n1(w)}` +
  `M${n1(left + 3)} ${n1(top + h)}L${n1(left + w / 2)} ${n1(top)}L${n1(left + w - 3)} ${n1(top + h)}` +
  `M${n1(left + 1.5)} ${n1(top)}v${n1(h)}M${n1(left + w - 1.5)} ${n1(top)}v${n1(h)}`

function bay(n: number): string {
  const x = bayAt(n)
  const half = BAY / 2
  const left = x - half
  const roof = ['k-red', 'k-blue'][n % 2] as string
  const gable = `M${n1(left - 1)} ${EAVES}L${n1(x)} ${RIDGE}L${n1(x + half + 1)} ${EAVES}Z`
  const tiles = Array.from({ length: 7 }, (_, k) => {
    const y = RIDGE + 16 + k * 8
    const wide = ((y - RIDGE) / (EAVES - RIDGE)) * half
    return `M${n1(x - wide + 1)} ${y}q${n1(wide / 2)} 4 ${n1(wide)} 0t${n1(wide - 2)} 0`
  })
  let art =
    path(box(left, EAVES, BAY, FLOOR - EAVES), n % 2 ? 'her-plaster' : 'k-wall') +
    path(beams(left, EAVES, BAY, 62), 'her-timber') +
    path(hatch(x + half - 8, EAVES, 8, FLOOR - EAVES, 2.4), 'k-hatch') +
    path(gable, roof) +
    path(tiles.join(''), 'k-hatch') +
    path(`M${n1(x)} ${RIDGE}V${RIDGE - 8}`, 'k-line') +
    path(`M${n1(x - 3)} ${RIDGE - 8}a3 3 0 1 1 6 0a3 3 0 1 1 -6 0Z`, 'k-gold') +
    path(`M${n1(left - 3)} ${EAVES - 4}h${BAY + 6}v7h${-BAY - 6}Z`, 'k-wood') +
    path(`M${n1(left)} ${FLOOR - 3}v-159M${n1(left)} ${FLOOR - 4}h${BAY}`, 'her-timber')
  for (let k = 0; k < 4; k++) {
    const y = windowAt(k)
    art += path(arch(x, y, 42, 34), 'her-window') + path(box(x - 23, y + 16, 46, 3.5), 'k-wood')
  }
  return art
}

function noble(): string {
  const [x, floor] = TOWER
  let art = path(`M${x - 38} 712L${x} 630L${x + 38} 712Z`, 'k-blue') + path(courses(x - 17, 656, 34, 44, 7), 'k-hatch')
  art += at(x - 48, floor, tower(0, 96, 196, 'crenel', 'k-blue', '', false))
  art += path(courses(x - 46, 716, 92, 188, 12), 'k-brick')
  art += path(`M${x} 630V612`, 'k-line') + path(`M${x} 612l18 4.500l-18 5.500Z`, 'k-gold')
  for (let n = 0; n < 8; n++) {
    const [wx, wy] = towerWindowAt(n)
    art += path(arch(wx, wy, 36, 35), 'her-window') + path(box(wx - 19, wy + 17, 38, 3), 'k-wall')
  }
  return art
}

const barrel = (x: number, y: number): string =>
  at(
    x,
    y,
    path('M-8 0Q-11 -9 -8 -18H8Q11 -9 8 0Z', 'k-wood') +
      path('M-9 -5H9M-9 -13H9M-3 0Q-5 -9 -3 -18M3 0Q5 -9 3 -18', 'k-hatch'),
  )
const crate = (x: number, y: number): string =>
  at(x, y, path(box(-9, -15, 18, 15), 'k-thatch') + path('M-9 -15L9 0M-9 0L9 -15M-9 -15H9', 'k-hatch'))
const sack = (x: number, y: number): string =>
  at(
    x,
    y,
    path('M-8 0Q-11 -10 -3 -13L-5 -17H5L3 -13Q11 -10 8 0Z', 'k-canvas') + path('M-4 -13H4M4 -9Q7 -5 6 -1', 'k-hatch'),
  )
/** A crane with a tread wheel, and a bale on the hook. */
const crane = (x: number, y: number): string =>
  at(
    x,
    y,
    path('M-6 0V-66H6V0Z', 'k-wood') +
      path('M-8 -66L44 -92', 'k-post') +
      path('M0 -36L24 -80', 'her-timber') +
      path('M44 -92V-54', 'k-line') +
      path(box(35, -54, 18, 14), 'k-canvas') +
      path('M35 -47h18M44 -54v14', 'k-hatch') +
      path('M-4 -24a14 14 0 1 0 .1 0Z', 'her-wheel') +
      path('M-18 -10H10M-4 -24V4M-14 -20L6 0M6 -20L-14 0', 'k-hatch'),
  )

function hall(): string {
  const right = TOWER[0] + 92
  return (
    path(`M36 ${FLOOR}H${right}L${right - 10} 946H36Z`, 'her-quay') +
    path(courses(36, FLOOR, right - 44, 40, 9), 'k-brick') +
    BAYS.map((_, n) => bay(n)).join('') +
    noble() +
    path(`M36 ${FLOOR}H${right}`, 'k-line') +
    crane(TOWER[0] + 74, FLOOR + 4) +
    barrel(598, FLOOR + 26) +
    barrel(618, FLOOR + 26) +
    barrel(608, FLOOR + 32) +
    crate(646, FLOOR + 30) +
    sack(668, FLOOR + 31) +
    sack(684, FLOOR + 32) +
    crate(706, FLOOR + 30)
  )
}

// --- the jetty: a flag for every trader, in the order of their turns

export const flagAt = (n: number): Point => [474 + n * 50, 566]

function jetty(): string {
  let art = path('M434 576H712V588H434Z', 'k-wood') + path(hatch(436, 577, 274, 10, 11), 'k-hatch')
  for (let n = 0; n < 6; n++) art += path(`M${448 + n * 51} 588V602`, 'k-post')
  art += path('M440 603q6 -5 12 0t12 0t12 0M560 604q6 -5 12 0t12 0t12 0M660 603q6 -5 12 0t12 0', 'k-flow')
  return art
}

export const ACTIONS: Point = [70, 58]
export const BAG: Point = [404, 58]

export const square = (): string => market() + jetty() + hall()
