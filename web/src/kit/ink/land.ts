/** The land: hills, trees and forests that keep clear of roads, rivers with banks, fields and grass. */
import { beside, curve, type Dice, dice, n1, oval, path, type Point, stroke, through, wobble } from './pen'

export function hill(x: number, y: number, size: number, chance: Dice): string {
  const w = 30 * size
  const h = 17 * size * (0.8 + chance() * 0.4)
  const lean = (chance() - 0.5) * 6 * size
  let shade = ''
  for (let i = 0; i < 6; i++) {
    const t = i / 6
    const px = x + lean + w * 0.46 * t
    shade += `M${n1(px + 1)} ${n1(y - h * (1 - t * t * 0.95))}q${n1(3 * size)} ${n1(h * 0.22)} ${n1(2.2 * size)} ${n1(h * (0.62 - t * 0.42))}`
  }
  const back =
    `M${n1(x - w / 2)} ${n1(y)}Q${n1(x - w * 0.22)} ${n1(y - h * 1.15)} ${n1(x + lean)} ${n1(y - h)}` +
    `Q${n1(x + w * 0.3)} ${n1(y - h * 0.9)} ${n1(x + w / 2)} ${n1(y)}`
  return path(back, 'k-hill') + path(shade, 'k-hatch')
}

export function fir(x: number, y: number, size: number): string {
  const w = 8 * size
  const h = 18 * size
  return (
    path(`M${n1(x)} ${n1(y)}v-3`, 'k-line') +
    path(`M${n1(x - w * 0.45)} ${n1(y - 3)}L${n1(x)} ${n1(y - h)}L${n1(x + w * 0.45)} ${n1(y - 3)}Z`, 'k-tree') +
    path(stroke(x + 1, y - 5, x + w * 0.3, y - 4) + stroke(x + 1, y - 9, x + w * 0.22, y - 8), 'k-hatch')
  )
}

export function leafy(x: number, y: number, size: number, chance: Dice): string {
  const w = 8 * size
  const h = 13 * size * (0.85 + chance() * 0.35)
  const crown =
    `M${n1(x - w * 0.5)} ${n1(y - h * 0.35)}q${n1(-w * 0.28)} ${n1(-h * 0.3)} ${n1(w * 0.16)} ${n1(-h * 0.36)}` +
    `q${n1(w * 0.06)} ${n1(-h * 0.36)} ${n1(w * 0.38)} ${n1(-h * 0.26)}q${n1(w * 0.4)} ${n1(-h * 0.05)} ${n1(w * 0.38)} ${n1(h * 0.3)}` +
    `q${n1(w * 0.3)} ${n1(h * 0.16)} ${n1(w * 0.02)} ${n1(h * 0.36)}Z`
  const shade = [
    [0.05, 0.42, 0.45],
    [0.12, 0.44, 0.58],
    [0.16, 0.36, 0.72],
  ] as const
  return (
    path(`M${n1(x)} ${n1(y)}v${n1(-h * 0.4)}`, 'k-line') +
    path(crown, 'k-tree') +
    path(shade.map(([a, b, k]) => stroke(x + w * a, y - h * k, x + w * b, y - h * k)).join(''), 'k-hatch')
  )
}

export const tree = (x: number, y: number, size: number, chance: Dice): string =>
  chance() < 0.28 ? fir(x, y, size) : leafy(x, y, size, chance)

/** A circle that must stay free: its centre and radius. */
export type Clear = readonly [x: number, y: number, far: number]

/** Scatters things in an oval, apart from each other and from what must stay free; those behind are drawn first. */
export function scatter(
  where: { x: number; y: number; rx: number; ry: number },
  many: number,
  apart: number,
  clear: readonly Clear[],
  chance: Dice,
  draw: (x: number, y: number) => string,
): string {
  const points: Point[] = []
  for (let tries = 0; tries < many * 12 && points.length < many; tries++) {
    const far = Math.sqrt(chance())
    const angle = chance() * Math.PI * 2
    const x = where.x + Math.cos(angle) * far * where.rx
    const y = where.y + Math.sin(angle) * far * where.ry
    const near = (px: number, py: number, d: number) => Math.hypot((px - x) * 0.8, py - y) < d
    if (points.some(([px, py]) => near(px, py, apart))) continue
    if (clear.some(([px, py, d]) => near(px, py, d))) continue
    points.push([x, y])
  }
  return points
    .sort((a, b) => a[1] - b[1])
    .map(([x, y]) => draw(x, y))
    .join('')
}

export const tuft = (x: number, y: number): string => path(`M${n1(x)} ${n1(y)}l-2 -5m2 5v-6m0 6l2.500 -5`, 'k-tuft')

/** A field in perspective: rows of corn, vines or furrows. */
export function field(x: number, y: number, w: number, h: number, kind: 'k-wheat' | 'k-vine' | 'k-furrow'): string {
  const gap = kind === 'k-furrow' ? 6 : 8
  let d = ''
  for (let row = 0; row * gap <= h; row++) {
    const py = y + row * gap
    const shift = row * 3
    if (kind === 'k-furrow') d += stroke(x + shift, py, x + shift + w, py)
    else
      for (let px = x + shift; px < x + shift + w; px += 7)
        d +=
          kind === 'k-wheat'
            ? `M${n1(px)} ${n1(py)}v-6m0 1l-2 -2m2 2l2 -2`
            : `M${n1(px)} ${n1(py)}v-5q-3 0 -2 -3m2 3q3 0 2 -3`
  }
  return path(d, kind)
}

/** A river that grows from its spring: water, two banks, the flow, and a breath of shore on both sides. */
export function river(course: readonly Point[], width: readonly [number, number], seed: number): string {
  const chance = dice(seed)
  const points = curve(course)
  const far = (k: number) => (t: number) => k * (width[0] + (width[1] - width[0]) * t)
  const left = wobble(beside(points, far(1)), 1.3, seed + 1)
  const right = wobble(beside(points, far(-1)), 1.3, seed + 2)
  const dashes = (lengths: number[]) => lengths.map((n) => Math.round(n * (0.6 + chance() * 0.9))).join(' ')
  const dashed = (k: number, kind: string, lengths: number[]) =>
    `<path class="${kind}" stroke-dasharray="${dashes(lengths)}" d="${through(wobble(beside(points, far(k)), 0.9, seed + k * 10))}"/>`
  return (
    path(through([...left, ...[...right].reverse()], true), 'k-water') +
    path(through(left), 'k-bank') +
    path(through(right), 'k-bank') +
    (width[1] > 9 ? [-0.62, -0.25, 0.12, 0.5] : [-0.35, 0.3])
      .map((k) => dashed(k, 'k-flow', [14, 9, 6, 16, 22, 12]))
      .join('') +
    [1.55, -1.55].map((k) => dashed(k, 'k-shore', [10, 6, 3, 8])).join('')
  )
}

/** A pond or a lake, with the rings of an old map. */
export function pond(x: number, y: number, rx: number, ry: number): string {
  return (
    oval(x, y, rx * 1.14, ry * 1.2, 'k-shore') +
    oval(x, y, rx, ry, 'k-water k-bank') +
    path(
      `M${n1(x - rx * 0.6)} ${n1(y)}h${n1(rx * 0.7)}M${n1(x - rx * 0.2)} ${n1(y + ry * 0.4)}h${n1(rx * 0.7)}`,
      'k-flow',
    )
  )
}

/** The line of a road; `road` draws it, `way` is what pieces walk along and what lights up. */
export const wayOf = (points: readonly Point[], seed: number): string => through(wobble(curve(points), 1.2, seed))
export const road = (d: string): string => path(d, 'k-road-edge') + path(d, 'k-road') + path(d, 'k-road-dots')
