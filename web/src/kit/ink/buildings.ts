/** Houses, barns, towers, churches and ramparts: the ground is at y = 0, up is negative, the light comes from the left. */
import { box, courses, dot, hatch, n1, path, stroke } from './pen'

export type Roof = 'k-red' | 'k-blue' | 'k-thatch' | 'k-green'

export function wall(x: number, w: number, h: number, shade = 0.42): string {
  const dark = w * shade
  return path(box(x, -h, w, h), 'k-wall') + path(hatch(x + w - dark, -h, dark, h, 2.2), 'k-hatch')
}

export const pane = (x: number, y: number, w = 2.6, h = 5): string =>
  path(`M${n1(x)} ${n1(y)}v${n1(-h * 0.6)}q${n1(w / 2)} ${n1(-h * 0.6)} ${n1(w)} 0v${n1(h * 0.6)}Z`, 'k-dark')

export const door = (x: number, w = 4, h = 7): string =>
  path(`M${n1(x)} 0v${n1(-h * 0.65)}q${n1(w / 2)} ${n1(-h * 0.6)} ${n1(w)} 0V0Z`, 'k-dark')

/** A gable to the street. */
export function house(x: number, w = 16, h = 11, roofH = 10, roof: Roof = 'k-red'): string {
  const top = x + w / 2
  const lines = [0.62, 0.76, 0.9].map((k) => stroke(top, -h - roofH, x + w * k, -h)).join('')
  return (
    wall(x, w, h) +
    path(`M${n1(x - 2)} ${n1(-h)}L${n1(top)} ${n1(-h - roofH)}L${n1(x + w + 2)} ${n1(-h)}Z`, roof) +
    path(lines, 'k-hatch') +
    pane(x + w * 0.18, -h * 0.3) +
    door(x + w * 0.5, w * 0.25, h * 0.62)
  )
}

/** The long side to the street. */
export function barn(x: number, w = 26, h = 10, roofH = 11, roof: Roof = 'k-red'): string {
  const slope = Math.min(6, w * 0.16)
  let panes = ''
  for (let k = 5; k < w * 0.62; k += 7) panes += pane(x + k, -h * 0.32)
  return (
    wall(x, w, h, 0.3) +
    path(
      `M${n1(x - 2)} ${n1(-h)}L${n1(x + slope)} ${n1(-h - roofH)}H${n1(x + w - slope)}L${n1(x + w + 2)} ${n1(-h)}Z`,
      roof,
    ) +
    path(courses(x + 2, -h - roofH, w - 4, roofH, 3), 'k-hatch') +
    panes
  )
}

/** Beams on a wall: the upper storey of a town house. */
export function timbered(x: number, w: number, h: number, roofH: number, roof: Roof = 'k-red'): string {
  const beams =
    stroke(x, -h * 0.52, x + w, -h * 0.52) +
    stroke(x + w * 0.33, -h, x + w * 0.33, -h * 0.52) +
    stroke(x + w * 0.66, -h, x + w * 0.66, -h * 0.52) +
    stroke(x, -h * 0.52, x + w * 0.33, -h) +
    stroke(x + w, -h * 0.52, x + w * 0.66, -h)
  return (
    wall(x, w, h, 0.2) +
    path(beams, 'k-beam') +
    path(`M${n1(x - 3)} ${n1(-h)}L${n1(x + w / 2)} ${n1(-h - roofH)}L${n1(x + w + 3)} ${n1(-h)}Z`, roof) +
    path([0.6, 0.72, 0.84, 0.96].map((k) => stroke(x + w / 2, -h - roofH, x + w * k, -h)).join(''), 'k-hatch') +
    pane(x + w * 0.42, -h * 0.6, w * 0.16, h * 0.22)
  )
}

export type Top = 'crenel' | 'cone' | 'spire'

export function tower(
  x: number,
  w: number,
  h: number,
  top: Top = 'crenel',
  roof: Roof = 'k-blue',
  flag = '',
  panes = true,
): string {
  const middle = x + w / 2
  let art = wall(x, w, h)
  let tip = h + 5
  if (top === 'crenel') {
    const tooth = (w + 4) / 5
    const teeth = ['v4', 'v-4', 'v4', 'v-4', ''].map((step) => `h${n1(tooth)}${step}`).join('')
    art += path(`M${n1(x - 2)} ${n1(-h + 2)}v-7${teeth}v7Z`, 'k-wall')
  } else {
    const roofH = top === 'cone' ? w * 1.15 : w * 2.3
    tip = h + roofH
    art +=
      path(`M${n1(x - 2)} ${n1(-h)}L${n1(middle)} ${n1(-tip)}L${n1(x + w + 2)} ${n1(-h)}Z`, roof) +
      path(stroke(middle, -tip, x + w * 0.72, -h) + stroke(middle, -tip, x + w * 0.92, -h), 'k-hatch')
    if (top === 'spire') {
      art += path(stroke(middle, -tip, middle, -tip - 6) + stroke(middle - 2, -tip - 4, middle + 2, -tip - 4), 'k-line')
    }
  }
  if (flag) {
    art +=
      path(stroke(middle, -tip, middle, -tip - 10), 'k-line') +
      path(`M${n1(middle)} ${n1(-tip - 10)}l9 2.5l-9 3Z`, flag)
  }
  if (!panes) return art
  return art + pane(middle - 1.3, -h * 0.55) + (h > 26 ? pane(middle - 1.3, -h * 0.25) : '')
}

export function church(x: number, k = 1, spires = 1, roof: Roof = 'k-blue'): string {
  const nave = 30 * k
  const h = 15 * k
  const roofH = 10 * k
  const w = 9 * k
  let art =
    wall(x + w, nave, h, 0.3) +
    path(
      `M${n1(x + w)} ${n1(-h)}L${n1(x + w + 2)} ${n1(-h - roofH)}H${n1(x + w + nave - 3)}L${n1(x + w + nave + 2)} ${n1(-h)}Z`,
      roof,
    ) +
    path(courses(x + w + 2, -h - roofH, nave - 3, roofH, 2.8), 'k-hatch')
  for (let i = 0; i < 4; i++) art += pane(x + w + 5 * k + i * 6.4 * k, -3 * k, 3 * k, 8 * k)
  art += tower(x, w, 24 * k, 'spire', roof)
  if (spires > 1) art += tower(x + w + 1, w, 21 * k, 'spire', roof) + dot(x + w + 0.5, -12 * k, 2.4 * k, 'k-dark')
  return art
}

export function rampart(x: number, w: number, h = 9): string {
  const teeth = Math.round(w / 6)
  const tooth = w / (2 * teeth + 1)
  let d = `M${n1(x)} 0v${n1(-h)}`
  for (let i = 0; i < 2 * teeth + 1; i++) d += `h${n1(tooth)}${i < 2 * teeth ? (i % 2 ? 'v-3' : 'v3') : ''}`
  return path(`${d}V0Z`, 'k-wall') + path(courses(x, -h + 3, w, h - 3, 2.6), 'k-brick') + door(x + w / 2 - 3.5, 7, 8)
}

export function windmill(): string {
  const sail = 'M-1 0V-20h6V-4M1 0V20h-6V4M0 -1H20v6H4M0 1H-20v-6H-4'
  return (
    path('M-8 0L-5 -22H5L8 0Z', 'k-wall') +
    path(hatch(1, -22, 5, 22, 2), 'k-hatch') +
    path('M-6 -22Q0 -31 6 -22Z', 'k-red') +
    door(-2, 4, 7) +
    `<g transform="translate(0 -22) rotate(20)">${path(sail, 'k-sail')}</g>`
  )
}

/** The well of a square: a ring of stones under a little roof. */
export function well(): string {
  return (
    path('M-13 -6V-34M13 -6V-34', 'k-post') +
    path('M-20 -32L0 -46L20 -32Z', 'k-red') +
    path(stroke(0, -46, 8, -32) + stroke(0, -46, 13, -32), 'k-hatch') +
    path('M-13 -26H13M0 -26V-16', 'k-line') +
    path('M-4 -16h8l-1 6h-6Z', 'k-wood') +
    path('M-18 0V-10Q0 -16 18 -10V0Q0 6 -18 0Z', 'k-wall') +
    path('M-18 -10Q0 -4 18 -10M-18 -5Q0 1 18 -5M-10 -7v5M0 -5v5M10 -7v5', 'k-hatch')
  )
}

/** A market stall: two posts, a striped awning, a board to lay things on. */
export function stall(w: number, h: number, stripe: string): string {
  const stripes = Math.round(w / 14)
  const s = w / stripes
  let art = path(`M${n1(4)} 0V${n1(-h)}M${n1(w - 4)} 0V${n1(-h)}`, 'k-post')
  for (let i = 0; i < stripes; i++) {
    const x = i * s
    art += path(
      `M${n1(x + s * 0.18)} ${n1(-h - 14)}h${n1(s * 0.82)}L${n1(x + s)} ${n1(-h + 2)}q${n1(-s / 2)} 7 ${n1(-s)} 0Z`,
      i % 2 ? 'k-canvas' : stripe,
    )
  }
  return art
}
