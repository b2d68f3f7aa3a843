/** Portraits in the woodcut manner, put together from parts.

Everybody of one trade carries the same tool and dresses alike, and everybody has a face of their own.  The same card has the same face at every visit.

A portrait is drawn in a box of 100 by 88; the face is around (50, 36), the shoulders reach the lower edge. */
import { at, type Dice, dice, n1, path, stroke } from '../../kit/ink/pen'
import { COSTUMES, TOOLS } from './costume'

/** How somebody looks.  What is left out is left to the seed. */
export interface Looks {
  hat: string
  robe: string // the class of its colour
  collar?: string
  tool: string
  beard?: string
  hair?: string
  woman?: boolean
  mark?: string // something more: spectacles, a chain, pearls
}

/** What goes with a trade; merchants differ by their goods alone. */
const TRADE: Record<string, Looks> = {
  '01': { hat: 'cap', robe: 'p-madder', tool: 'cloth' },
  '02': { hat: 'beret', robe: 'p-wine', tool: 'cup' },
  '03': { hat: 'coif', robe: 'p-tan', tool: 'book' },
  '04': { hat: 'miner', robe: 'p-slate', tool: 'pick' },
  '05': { hat: 'brim', robe: 'p-sea', tool: 'spyglass' },
  '06': { hat: 'crown', robe: 'p-madder', collar: 'ruff', tool: 'sceptre' },
  '07': { hat: 'skullcap', robe: 'p-night', collar: 'ruff', tool: 'letter' },
  '08': { hat: 'mitre', robe: 'p-wine', collar: 'stole', tool: 'crosier' },
  '09': { hat: 'bonnet', robe: 'p-moss', collar: 'ruff', tool: 'deed', mark: 'chain' },
  '10': { hat: 'cap', robe: 'p-ochre', tool: 'chest' },
  '11': { hat: 'sailor', robe: 'p-sea', tool: 'wheel' },
  '12': { hat: 'coif', robe: 'p-slate', tool: 'hourglass' },
  '13': { hat: 'bonnet', robe: 'p-night', collar: 'bands', tool: 'scales' },
}

/** Those who bear a name or an office of their own. */
const PERSON: Record<string, Partial<Looks>> = {
  e06: { woman: true, collar: 'fan', hair: 'p-ginger', hat: 'crown', robe: 'p-ochre', mark: 'pearls', tool: 'orb' },
  e07: { beard: 'pointed', hair: 'p-dark', tool: 'letter' },
  e08: { beard: 'long', hair: 'p-grey' },
  e09: { beard: 'full', hair: 'p-grey' },
  e10: { hat: 'beret', mark: 'chain', beard: 'full' },
  e11: { tool: 'anchor', beard: 'full' },
  e12: { woman: true, hat: 'heart', collar: 'ruff', robe: 'p-night', hair: 'p-auburn', tool: 'needle', mark: 'pearls' },
  e13: { beard: 'pointed', hair: 'p-fair' },
  f06: { woman: true, hat: 'widow', collar: 'fan', robe: 'p-night', hair: 'p-dark', tool: 'sceptre', mark: 'pearls' },
  f07: { hat: 'hood', robe: 'p-moss', collar: 'none', tool: 'dagger', beard: 'moustache' },
  f08: { hat: 'galero', robe: 'p-madder', beard: 'pointed', hair: 'p-grey', tool: 'cross' },
  f09: { woman: true, hat: 'french', collar: 'ruff', hair: 'p-fair', robe: 'p-wine', tool: 'deed', mark: 'pearls' },
  f10: { hat: 'morion', robe: 'p-tan', beard: 'moustache' },
  f11: { beard: 'pointed', hair: 'p-dark' },
  f12: { beard: 'long', hair: 'p-grey', mark: 'spectacles', robe: 'p-night' },
  f13: { hat: 'morion', robe: 'p-steel', collar: 'ruff', tool: 'sword', beard: 'full' },
  n06: { hat: 'plume', collar: 'ruff', robe: 'p-steel', beard: 'pointed', hair: 'p-auburn', mark: 'chain' },
  n07: { hat: 'hood', collar: 'none', tool: 'cross', beard: 'none', hair: 'p-grey' },
  n08: { hat: 'tonsure', robe: 'p-tan', collar: 'cowl', tool: 'cross', beard: 'none' },
  n09: { hat: 'brim', tool: 'coins', beard: 'pointed' },
  n10: { woman: true, hat: 'veil', collar: 'bands', hair: 'p-fair', robe: 'p-sea' },
  n11: { tool: 'oar', beard: 'full', hair: 'p-fair' },
  n12: { mark: 'spectacles', tool: 'clock', beard: 'none', hair: 'p-grey' },
  n13: { hat: 'brim', collar: 'ruff', beard: 'full' },
  s06: { robe: 'p-night', beard: 'pointed', hair: 'p-fair', mark: 'chain', collar: 'ruff', tool: 'orb' },
  s07: { hat: 'biretta', collar: 'bands', tool: 'cross', beard: 'none', hair: 'p-dark' },
  s08: { hat: 'plume', collar: 'ruff', robe: 'p-madder', tool: 'sword', beard: 'pointed', hair: 'p-dark' },
  s09: { hat: 'brim', tool: 'coins', beard: 'pointed', hair: 'p-grey' },
  s10: { beard: 'moustache', hair: 'p-dark' },
  s11: { hat: 'kerchief', tool: 'oar', beard: 'moustache', hair: 'p-dark' },
  s12: { hat: 'plume', tool: 'spyglass', robe: 'p-ochre', beard: 'moustache', hair: 'p-auburn' },
  s13: { hat: 'morion', robe: 'p-steel', collar: 'none', tool: 'halberd', beard: 'full' },
}

/** What the fashion of a country adds to a merchant: the collar, the beard, and sometimes another hat. */
const FASHION: Record<string, { collar: string; beard: string[]; hair: string[]; hats: Record<string, string> }> = {
  e: { collar: 'ruff', beard: ['full', 'moustache'], hair: ['p-ginger', 'p-fair'], hats: {} },
  f: {
    collar: 'bands',
    beard: ['pointed', 'none'],
    hair: ['p-auburn', 'p-dark'],
    hats: { cap: 'plume', coif: 'beret' },
  },
  n: { collar: 'bands', beard: ['none', 'full'], hair: ['p-fair', 'p-auburn'], hats: { beret: 'brim', cap: 'bonnet' } },
  s: {
    collar: 'ruff',
    beard: ['pointed', 'moustache'],
    hair: ['p-dark', 'p-grey'],
    hats: { beret: 'kerchief', cap: 'brim' },
  },
}

export function looksOf(id: string): Required<Omit<Looks, 'woman' | 'mark'>> & Looks {
  const nation = FASHION[id.charAt(0)] ?? (FASHION.e as (typeof FASHION)[string])
  const trade = TRADE[id.slice(1)] ?? (TRADE['10'] as Looks)
  const person = PERSON[id] ?? {}
  const chance = dice(seedOf(id))
  const pick = (from: string[]) => from[Math.floor(chance() * from.length)] as string
  const hat = nation.hats[trade.hat] ?? trade.hat
  const own = { beard: pick(nation.beard), hair: pick(nation.hair), collar: trade.collar ?? nation.collar }
  return { ...trade, ...own, hat, ...person, ...(person.woman ? { beard: 'none' } : {}) }
}

const seedOf = (id: string): number => [...id].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7)

/** The air behind somebody: lying strokes, closer together on the side of the shade. */
function air(chance: Dice): string {
  let d = ''
  for (let y = 3; y < 88; y += 3.4) {
    const from = 60 + chance() * 14 - y * 0.1
    d += `M${n1(from)} ${n1(y)}Q${n1((from + 100) / 2)} ${n1(y + chance() * 2 - 1)} 100 ${n1(y + chance())}`
    if (chance() < 0.5) d += `M0 ${n1(y)}H${n1(6 + chance() * 16)}`
  }
  return path(d, 'p-air')
}

interface Face {
  wide: number
  long: number
  eyes: number // how far apart
  nose: number
  mouth: number
  brow: number
  lean: number
}

/** Cheeks, eyes, nose, mouth: a few cuts of the knife, and the shade on the right. */
function face(f: Face, woman: boolean): string {
  const { wide: w, long: l } = f
  const jaw = woman ? 0.62 : 0.78
  const head =
    `M${n1(50 - w)} 32Q${n1(50 - w - 1)} ${n1(34 + l * 0.55)} ${n1(50 - w * jaw)} ${n1(36 + l * 0.78)}` +
    `Q50 ${n1(36 + l * 1.22)} ${n1(50 + w * jaw)} ${n1(36 + l * 0.78)}Q${n1(50 + w + 1)} ${n1(34 + l * 0.55)} ${n1(50 + w)} 32` +
    `Q${n1(50 + w)} 17 50 17Q${n1(50 - w)} 17 ${n1(50 - w)} 32Z`
  let shade = ''
  for (let k = 0; k < 6; k++) {
    const y = 29 + k * 3.1
    shade += stroke(50 + w * (0.98 - k * 0.02), y, 50 + w * (0.52 + k * 0.03), y + 1.6)
  }
  const eye = (x: number) =>
    `M${n1(x - 3.1)} 33.600q3 -2.600 6.200 0` + (woman ? '' : `M${n1(x - 2.6)} 36.400q2.600 1 5 0`)
  const left = 50 + f.lean - f.eyes
  const right = 50 + f.lean + f.eyes
  const brow = (x: number, side: number) =>
    `M${n1(x - 4 * side)} ${n1(30.5 + f.brow)}Q${n1(x)} ${n1(28.4)} ${n1(x + 4 * side)} ${n1(30 - f.brow * 0.4)}`
  const nose = `M${n1(50 + f.lean + 0.5)} 32.500L${n1(50 + f.lean - f.nose)} ${n1(41)}q1.500 1.800 4.200 .6`
  const mouth = woman
    ? `M${n1(50 + f.lean - 3.4)} ${n1(46.4)}q1.700 -1.200 3.200 0q1.700 -1.200 3.400 0q-3.400 3 -6.600 0Z`
    : `M${n1(50 + f.lean - f.mouth)} ${n1(46.6)}q${n1(f.mouth)} ${n1(1.4)} ${n1(f.mouth * 2)} -.4`
  return (
    path(head, 'p-skin') +
    path(shade, 'p-cut') +
    path(eye(left) + eye(right), 'p-line') +
    `<circle class="p-ink" cx="${n1(left + 0.3)}" cy="34.600" r="1.350"/><circle class="p-ink" cx="${n1(right + 0.3)}" cy="34.600" r="1.350"/>` +
    path(brow(left, 1) + brow(right, -1), woman ? 'p-cut' : 'p-brow') +
    path(nose, 'p-line') +
    path(mouth, woman ? 'p-lips' : 'p-line')
  )
}

const BEARD: Record<string, string> = {
  none: '',
  moustache: 'M50 44.500Q45 42 41 46Q45 48 50 46Q55 48 59 46Q55 42 50 44.500Z',
  pointed:
    'M50 44.500Q45 42.500 41.500 46Q43 48 47 48.500Q44 52 45.500 55Q48 62 50 63Q52 62 54.500 55Q56 52 53 48.500Q57 48 58.500 46Q55 42.500 50 44.500Z',
  full: 'M50 44.500Q44 42.500 40 44Q37 40 37 36Q34.500 46 38.500 54Q43 63 50 64Q57 63 61.500 54Q65.500 46 63 36Q63 40 60 44Q56 42.500 50 44.500ZM46 48.500Q50 50 54 48.500Q50 52 46 48.500Z',
  long: 'M50 44.500Q44 42.500 40 44Q37 40 37 36Q33 48 38 58Q42 72 50 76Q58 72 62 58Q67 48 63 36Q63 40 60 44Q56 42.500 50 44.500ZM46 48.500Q50 50 54 48.500Q50 52 46 48.500Z',
}
const STRANDS: Record<string, string> = {
  pointed: 'M48 52q1 5 2 9M51 52q.5 5 -.5 9',
  full: 'M42 51q2 6 6 10M46 53q1 5 3 9M51 54q0 5 0 8M55 53q-1 5 -3 8M59 50q-2 6 -5 10',
  long: 'M42 51q2 12 7 21M46 53q1 10 3 18M51 54q0 10 0 19M55 53q-1 10 -3 18M59 50q-2 12 -7 20',
}

/** Shoulders in a robe, with its folds. */
function bust(robe: string, broad: number, woman: boolean): string {
  const b = woman ? broad - 5 : broad
  const shape = `M${n1(50 - b)} 90Q${n1(50 - b + 1)} 68 ${n1(50 - b * 0.5)} 63Q44 60 43 56H57Q56 60 ${n1(50 + b * 0.5)} 63Q${n1(50 + b - 1)} 68 ${n1(50 + b)} 90Z`
  let folds = ''
  for (let k = 0; k < 7; k++)
    folds += `M${n1(56 + k * 4.2)} ${n1(65 + k * 1.6)}q${n1(1 + k * 0.6)} 10 ${n1(1.5 + k * 0.5)} 25`
  return (
    path(shape, robe) +
    path(folds, 'p-cut') +
    path(`M${n1(50 - b * 0.62)} 70q-2 9 -2 20M${n1(50 - b * 0.36)} 68q-1 8 -1 22`, 'p-cut') +
    path('M44 52V62Q50 67 56 62V52Z', 'p-skin') +
    path('M52 56l4 -1M52 58.500l4 -1M52 61l4 -1', 'p-cut')
  )
}

const known = new Map<string, string>()

/** The portrait of a character, in a box of 100 by 88. */
export function portrait(id: string): string {
  const before = known.get(id)
  if (before) return before
  const looks = looksOf(id)
  const chance = dice(seedOf(id) * 13)
  const woman = looks.woman ?? false
  const around = (middle: number, by: number) => middle + (chance() * 2 - 1) * by
  const f: Face = {
    wide: woman ? around(12.2, 0.8) : around(13.6, 1.4),
    long: around(18, 1.6),
    eyes: around(5.9, 0.6),
    nose: around(2.4, 1.2),
    mouth: around(4.2, 1),
    brow: around(0.4, 1.4),
    lean: around(0, 1.5),
  }
  const hair = woman
    ? 'M36 40Q31 20 50 13Q69 20 64 40Q62 28 50 24Q38 28 36 40Z'
    : 'M35.500 40Q33 22 42 17Q50 12 58 17Q67 22 64.500 40Q63 30 60 25Q50 21 40 25Q37 30 35.500 40Z'
  const costume = COSTUMES[looks.hat] ?? ''
  const [behind, before2] = Array.isArray(costume) ? costume : ['', costume]
  const collar = COSTUMES[`collar ${looks.collar}`] ?? ''
  const [collarBehind, collarBefore] = Array.isArray(collar) ? collar : ['', collar]
  const art =
    air(chance) +
    collarBehind +
    behind +
    bust(looks.robe, around(33, 3), woman) +
    collarBefore +
    face(f, woman) +
    (looks.hat === 'hood' || looks.hat === 'tonsure' ? '' : path(hair, looks.hair)) +
    (looks.beard === 'none'
      ? ''
      : path(BEARD[looks.beard] ?? '', looks.hair) + path(STRANDS[looks.beard] ?? '', 'p-cut')) +
    before2.replaceAll('HAIR', looks.hair) +
    (looks.mark ? (COSTUMES[`mark ${looks.mark}`] as string) : '') +
    at(looks.tool === 'chest' || looks.tool === 'wheel' ? 24 : 20, 70, TOOLS[looks.tool] ?? '')
  known.set(id, art)
  return art
}
