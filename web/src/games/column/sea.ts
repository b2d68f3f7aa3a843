/** The sea of an old map: lines along the coast, waves, ships under sail, and what lives in the deep. */
import { dice, n1, path, type Point, stroke } from '../../kit/ink/pen'
import type { Clear } from '../../kit/ink/land'

/** Land with the lines an engraver sets along its coast, each fainter than the one before. */
export function coast(d: string, wash: string): string {
  const lines = [40, 27, 16, 7].map(
    (wide, n) => path(d, `k-lining k-lining-${n}`) + path(d, `k-between k-between-${wide}`),
  )
  return lines.join('') + path(d, `k-land ${wash}`)
}

/** So many waves where nothing else is. */
export function waves(width: number, height: number, many: number, clear: readonly Clear[], seed: number): string {
  const chance = dice(seed)
  const waves: Point[] = []
  let d = ''
  for (let tries = 0; tries < many * 9 && waves.length < many; tries++) {
    const x = 50 + chance() * (width - 110)
    const y = 50 + chance() * (height - 100)
    if (waves.some(([px, py]) => Math.hypot(px - x, (py - y) * 1.7) < 30)) continue
    if (clear.some(([px, py, far]) => Math.hypot(px - x, py - y) < far)) continue
    waves.push([x, y])
    const w = 5 + chance() * 4
    d += `M${n1(x)} ${n1(y)}q${n1(w / 2)} -5 ${n1(w)} 0t${n1(w)} 0`
    if (chance() < 0.5) d += `M${n1(x + w)} ${n1(y + 5)}q${n1(w / 2)} -4 ${n1(w)} 0`
  }
  return path(d, 'k-wave')
}

/** A sail that is full of wind: a belly, seams, a cross or nothing on it. */
function sail(x: number, y: number, w: number, h: number, sign: string): string {
  const belly = `M${n1(x)} ${n1(y)}H${n1(x + w)}Q${n1(x + w * 1.16)} ${n1(y + h * 0.6)} ${n1(x + w * 0.94)} ${n1(y + h)}Q${n1(x + w / 2)} ${n1(y + h * 0.84)} ${n1(x - w * 0.04)} ${n1(y + h)}Q${n1(x + w * 0.16)} ${n1(y + h * 0.5)} ${n1(x)} ${n1(y)}Z`
  const shade = [0.78, 0.86, 0.94]
    .map(
      (k) =>
        `M${n1(x + w * k)} ${n1(y + 2)}Q${n1(x + w * (k + 0.16))} ${n1(y + h * 0.55)} ${n1(x + w * k)} ${n1(y + h * 0.9)}`,
    )
    .join('')
  const cx = x + w * 0.48
  const cross =
    sign === 'k-bare'
      ? ''
      : path(
          stroke(cx, y + h * 0.14, cx + 1, y + h * 0.78) + stroke(x + w * 0.22, y + h * 0.4, x + w * 0.8, y + h * 0.4),
          sign,
        )
  return path(belly, 'k-sail') + path(shade, 'k-hatch') + cross
}

/** A ship of three masts; her keel is at y = 0. */
export function carrack(flag = 'k-red', sign = 'k-sail-cross'): string {
  const hull = 'M-44 -16L-40 -30H-26L-22 -20Q4 -14 26 -20L30 -34H46L44 -12Q38 2 20 3H-20Q-38 2 -44 -16Z'
  const pennant = (x: number, y: number) => path(`M${x} ${y}q7 -4 12 0t10 -1q-6 5 -11 4t-11 2Z`, flag)
  return (
    path('M-24 -24V-74M4 -22V-92M30 -32V-72M46 -30L66 -48', 'k-mast') +
    path(hull, 'k-hull') +
    path('M-42 -18Q0 -8 44 -18M-40 -11Q0 -2 41 -11M-34 -4Q0 3 36 -4', 'k-hatch') +
    path('M-16 -13v4M-4 -11v4M8 -11v4M20 -13v4', 'k-post') +
    path('M-38 -34h10M32 -38h12', 'k-line') +
    sail(-37, -70, 26, 30, 'k-bare') +
    sail(-14, -86, 36, 26, 'k-bare') +
    sail(-16, -58, 40, 34, sign) +
    sail(20, -68, 20, 28, 'k-bare') +
    path('M-24 -74L-44 -22M4 -92L-24 -24M4 -92L30 -32M30 -72L46 -30M66 -48L46 -36', 'k-rope') +
    pennant(4, -92) +
    pennant(-24, -74) +
    path('M-60 4q7 -6 14 0t14 0t14 0t14 0t14 0t14 0t14 0t12 -1M-48 10q7 -5 14 0t14 0t14 0t14 0t14 0', 'k-foam')
  )
}

/** A small one with a single sail. */
export function cog(): string {
  return (
    path('M0 -10V-46', 'k-mast') +
    path('M-24 -14L-20 -8Q0 -4 20 -8L26 -16Q24 2 12 3H-12Q-22 2 -24 -14Z', 'k-hull') +
    path('M-20 -5Q0 0 20 -5', 'k-hatch') +
    sail(-14, -42, 30, 26, 'k-sail-cross') +
    path('M0 -46L-23 -13M0 -46L25 -15', 'k-rope') +
    path('M0 -46q6 -3 10 0t8 -1q-5 4 -9 3t-9 2Z', 'k-red') +
    path('M-32 4q6 -5 11 0t11 0t11 0t11 0t11 0', 'k-foam')
  )
}

/** What the sailors have seen: a head with a snout, and the back in three bows. */
export function monster(): string {
  return (
    path('M-64 0Q-60 -34 -36 -36Q-22 -38 -16 -28Q-28 -30 -36 -24Q-26 -18 -30 -10Q-38 -16 -44 0Z', 'k-beast') +
    path('M-44 -34q2 -9 8 -9q-2 4 -1 8M-54 -26q-8 -4 -10 -12q7 2 12 5', 'k-beast') +
    path('M-30 0Q-16 -28 0 0ZM8 0Q20 -22 34 0ZM42 0Q50 -14 60 -6Q66 -18 74 -16Q70 -8 72 0Q60 -2 56 0Z', 'k-beast') +
    path('M-24 -6q8 -12 16 0M-20 0q5 -7 10 0M14 -4q6 -9 13 0M-56 -6q2 -14 10 -20M-50 -2q2 -12 8 -17', 'k-hatch') +
    '<circle class="k-dark" cx="-36" cy="-30" r="1.800"/>' +
    path('M-76 5q7 -5 14 0t14 0t14 0t14 0t14 0t14 0t14 0t14 0t14 0t14 0', 'k-foam')
  )
}

/** A dolphin, as the engravers had it: more fish than dolphin. */
export const dolphin = (): string =>
  path('M-22 2Q-18 -16 2 -16Q18 -14 22 -2L32 -10Q30 2 32 10L20 4Q8 12 -6 4L-10 10L-14 3Z', 'k-beast') +
  path('M-4 -15q4 -8 12 -8q-2 5 0 9M-12 -6v.1M-20 1q6 2 10 0M2 -6q6 0 10 4M0 -1q6 0 9 3', 'k-hatch')

/** Lines of the winds from a rose, as pilots had them on their charts. */
export function rhumbs([x, y]: Point, near: number, far: number, many = 32): string {
  let d = ''
  for (let i = 0; i < many; i++) {
    const angle = (i / many) * Math.PI * 2
    d += stroke(
      x + Math.sin(angle) * near,
      y - Math.cos(angle) * near,
      x + Math.sin(angle) * far,
      y - Math.cos(angle) * far,
    )
  }
  return path(d, 'k-rhumb')
}
