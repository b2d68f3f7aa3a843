/** What is printed beside the land: the market square with its stalls and alleys, the merchants' hall, and the jetty. */
import { tower } from '../../kit/ink/buildings'
import { at, box, byHand, courses, dice, hatch, n1, path, type Point } from '../../kit/ink/pen'

// --- the market: stalls in columns A to D and rows 1 to 5, alleys between them

const LEFT = 84
const TOP = 140
export const PITCH = 104
export const ROWS = 5
export const COLUMNS = 4

/** Where a space of the market is, from its name: st10 a stall, sv10 beside it, sh10 below it, cr10 the crossing. */
export function spaceAt(name: string): Point {
  const x = LEFT + Number(name[3]) * PITCH
  const y = TOP + Number(name[2]) * PITCH
  return [x + (/^(sv|cr)/.test(name) ? PITCH / 2 : 0), y + (/^(sh|cr)/.test(name) ? PITCH / 2 : 0)]
}

const EDGE = { x: 46, y: 102, w: 388, h: 494 }

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
export const EAVES = 676
export const FLOOR = 906
export const bayAt = (n: number): number => 82 + n * BAY
/** The windows of a bay from the street up, as they are taken. */
export const windowAt = (n: number): number => 884 - n * 38
/** The board with the price hangs over the windows that are closed. */
export const boardAt = (step: number): number => [789, 770, 722, 694][step] ?? 694
export const TOWER: Point = [658, 906]
export const towerWindowAt = (n: number): Point => [TOWER[0] + (n % 2 ? 21 : -21), 884 - Math.floor(n / 2) * 42]

const arch = (x: number, y: number, w: number, h: number): string =>
  `M${n1(x - w / 2)} ${n1(y + h / 2)}v${n1(-h * 0.62)}q0 ${n1(-h * 0.38)} ${n1(w / 2)} ${n1(-h * 0.38)}t${n1(w / 2)} ${n1(h * 0.38)}v${n1(h * 0.62)}Z`

function bay(n: number): string {
  const x = bayAt(n)
  const half = BAY / 2
  const roof = ['k-red', 'k-blue'][n % 2] as string
  const gable = `M${n1(x - half)} ${EAVES}L${n1(x - half)} ${EAVES - 8}L${n1(x)} 610L${n1(x + half)} ${EAVES - 8}V${EAVES}Z`
  let art =
    path(box(x - half, EAVES, BAY, FLOOR - EAVES), n % 2 ? 'her-plaster' : 'k-wall') +
    path(hatch(x + half - 7, EAVES, 7, FLOOR - EAVES, 2.4), 'k-hatch') +
    path(gable, roof) +
    path([0.25, 0.45, 0.65, 0.85].map((k) => `M${n1(x)} 610L${n1(x + half * k)} ${EAVES - 3}`).join(''), 'k-hatch') +
    path(`M${n1(x - half)} ${EAVES}h${BAY}`, 'k-beam') +
    path(`M${n1(x - half)} 744h${BAY}`, 'k-beam') +
    path(`M${n1(x - half + 1)} ${EAVES}V${FLOOR}`, 'k-beam')
  for (let k = 0; k < 4; k++) art += path(arch(x, windowAt(k), 40, 34), 'her-window')
  return art
}

function noble(): string {
  const [x, floor] = TOWER
  let art = at(x - 46, floor, tower(0, 92, 200, 'crenel', 'k-blue'))
  art += path(`M${x - 38} 700L${x} 622L${x + 38} 700Z`, 'k-blue') + path(courses(x - 20, 650, 40, 46, 7), 'k-hatch')
  art += path(`M${x} 622V606`, 'k-line') + path(`M${x} 606l16 4l-16 5Z`, 'k-gold')
  for (let n = 0; n < 8; n++) art += path(arch(...towerWindowAt(n), 34, 36), 'her-window')
  return art
}

function hall(): string {
  const right = TOWER[0] + 64
  return (
    path(`M36 ${FLOOR}H${right}L${right - 10} 944H36Z`, 'her-quay') +
    path(courses(36, FLOOR, right - 44, 38, 9), 'k-brick') +
    BAYS.map((_, n) => bay(n)).join('') +
    noble() +
    path(`M36 ${FLOOR}H${right}`, 'k-line')
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

export const ACTIONS: Point = [78, 64]
export const BAG: Point = [396, 62]

export const square = (): string => market() + jetty() + hall()
