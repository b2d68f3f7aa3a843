/** The pen: points, hand-wobbled lines and hatching, always the same for the same seed.

Everything drawn is a string of SVG with classes instead of colours, so that the themes recolour it (`ink.css`), and
nothing uses a filter, so that it is cheap to move.  Read this chapter first, then `buildings`, `land` and `frame`. */

export type Point = readonly [number, number]
export type Dice = () => number

/** Random numbers from 0 to 1 that are the same at every visit. */
export function dice(seed: number): Dice {
  let state = seed | 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

/** A number rounded to one decimal, to keep paths short. */
export const n1 = (n: number): string => String(Math.round(n * 10) / 10)

export const path = (d: string, kind: string): string => `<path class="${kind}" d="${d}"/>`
export const dot = (x: number, y: number, r: number, kind: string): string =>
  `<circle class="${kind}" cx="${n1(x)}" cy="${n1(y)}" r="${n1(r)}"/>`
export const oval = (x: number, y: number, rx: number, ry: number, kind: string): string =>
  `<ellipse class="${kind}" cx="${n1(x)}" cy="${n1(y)}" rx="${n1(rx)}" ry="${n1(ry)}"/>`
export const at = (x: number, y: number, art: string, scale = 1): string =>
  `<g transform="translate(${n1(x)} ${n1(y)})${scale === 1 ? '' : ` scale(${scale})`}">${art}</g>`

export const stroke = (x1: number, y1: number, x2: number, y2: number): string =>
  `M${n1(x1)} ${n1(y1)}L${n1(x2)} ${n1(y2)}`
export const box = (x: number, y: number, w: number, h: number): string =>
  `M${n1(x)} ${n1(y)}h${n1(w)}v${n1(h)}h${n1(-w)}Z`
export const through = (points: readonly Point[], closed = false): string =>
  `M${points.map(([x, y]) => `${n1(x)} ${n1(y)}`).join('L')}${closed ? 'Z' : ''}`

/** Upright strokes, the shade of a wall. */
export function hatch(x: number, y: number, w: number, h: number, gap = 3, slant = 0): string {
  let d = ''
  for (let k = gap / 2; k < w; k += gap) d += stroke(x + k, y, x + k - slant, y + h)
  return d
}

/** Lying strokes, the tiles of a roof. */
export function courses(x: number, y: number, w: number, h: number, gap = 3): string {
  let d = ''
  for (let k = gap; k < h; k += gap) d += stroke(x, y + k, x + w, y + k)
  return d
}

/** A smooth line through the points (Catmull-Rom), a point about every `step` units. */
export function curve(points: readonly Point[], step = 8): Point[] {
  const out: Point[] = []
  for (let i = 0; i < points.length - 1; i++) {
    const b = points[i] as Point
    const c = points[i + 1] as Point
    const a = points[i - 1] ?? b
    const d = points[i + 2] ?? c
    const pieces = Math.max(2, Math.round(Math.hypot(c[0] - b[0], c[1] - b[1]) / step))
    for (let k = 0; k < pieces; k++) {
      const t = k / pieces
      const along = (j: 0 | 1) =>
        0.5 *
        (2 * b[j] +
          (c[j] - a[j]) * t +
          (2 * a[j] - 5 * b[j] + 4 * c[j] - d[j]) * t * t +
          (3 * b[j] - a[j] - 3 * c[j] + d[j]) * t * t * t)
      out.push([along(0), along(1)])
    }
  }
  out.push(points[points.length - 1] as Point)
  return out
}

/** The points pushed sideways, by a distance that may change along the way. */
export function beside(points: readonly Point[], far: (t: number, i: number) => number): Point[] {
  const last = points.length - 1
  return points.map(([x, y], i) => {
    const a = points[Math.max(0, i - 1)] as Point
    const b = points[Math.min(last, i + 1)] as Point
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1
    const k = far(i / last, i)
    return [x - ((b[1] - a[1]) / length) * k, y + ((b[0] - a[0]) / length) * k]
  })
}

/** The tremor of a hand: slow waves and a little chance across the line. */
export function wobble(points: readonly Point[], size: number, seed: number): Point[] {
  const chance = dice(seed)
  const first = chance() * 6
  const second = chance() * 6
  return beside(
    points,
    (_, i) => size * (Math.sin(i + first) * 0.5 + Math.sin(i * 2.1 + second) * 0.3 + chance() * 0.5),
  )
}

/** A straight line as a hand draws it. */
export function byHand(x1: number, y1: number, x2: number, y2: number, seed: number, size = 0.8): string {
  const pieces = Math.max(2, Math.round(Math.hypot(x2 - x1, y2 - y1) / 12))
  const points = Array.from({ length: pieces + 1 }, (_, i): Point => {
    const t = i / pieces
    return [x1 + (x2 - x1) * t, y1 + (y2 - y1) * t]
  })
  return through(wobble(points, size, seed))
}
