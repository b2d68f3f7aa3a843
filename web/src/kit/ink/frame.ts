/** Frames, compass, cartouches, ribbons and boards with names on them. */
import { at, box, dot, n1, path, stroke } from './pen'

export const LILY =
  'M0-17C5-11 6-6 3-1C8-9 16-9 16-2C16 3 11 5 8 2C10 6 7 8 3 7L4 9H-4L-3 7C-7 8-10 6-8 2C-11 5-16 3-16-2' +
  'C-16-9-8-9-3-1C-6-6-5-11 0-17ZM-5 10H5V12H-5ZM-2 13H2L4 18Q0 16-4 18Z'

const edge = (x: number, y: number, w: number, h: number) =>
  `<rect class="k-neat" x="${n1(x)}" y="${n1(y)}" width="${n1(w)}" height="${n1(h)}"/>`

/** The neat line of an old map: black and white bars between three lines, a lily in each corner. */
export function frame(w: number, h: number, bar = 48): string {
  let bars = ''
  for (let x = 24, k = 0; x < w - 24; x += bar, k++) {
    const long = Math.min(bar, w - 24 - x)
    if (k % 2 === 0) bars += box(x, 15, long, 9) + box(x, h - 24, long, 9)
  }
  for (let y = 24, k = 0; y < h - 24; y += bar, k++) {
    const long = Math.min(bar, h - 24 - y)
    if (k % 2) bars += box(15, y, 9, long) + box(w - 24, y, 9, long)
  }
  const corner = at(0, 0, path(box(-15, -15, 30, 30), 'k-corner') + at(0, 0, path(LILY, 'k-corner-lily'), 0.62))
  const corners = [19.5, w - 19.5].flatMap((x) => [19.5, h - 19.5].map((y) => at(x, y, corner)))
  return (
    edge(10, 10, w - 20, h - 20) +
    edge(15, 15, w - 30, h - 30) +
    edge(24, 24, w - 48, h - 48) +
    path(bars, 'k-bars') +
    corners.join('')
  )
}

export function compass(): string {
  let rays = ''
  for (let i = 0; i < 16; i++) {
    const [long, wide] = i % 4 === 0 ? [54, 8] : i % 2 === 0 ? [36, 6] : [24, 3.5]
    const ray =
      path(`M0 ${-long}L${wide} ${n1(-wide * 1.3)}L0 0Z`, 'k-ray') +
      path(`M0 ${-long}L${-wide} ${n1(-wide * 1.3)}L0 0Z`, 'k-ray-dark')
    rays = `<g transform="rotate(${i * 22.5})">${ray}</g>${rays}`
  }
  return (
    dot(0, 0, 44, 'k-ring') +
    dot(0, 0, 40, 'k-ring') +
    rays +
    dot(0, 0, 5, 'k-ray-dark') +
    dot(0, 0, 2.5, 'k-ray') +
    at(0, -66, path(LILY, 'k-ray-dark'), 0.7)
  )
}

/** A waving ribbon for a title of about `w` units; the writing goes along the path `id`. */
export function ribbon(w: number, id: string): string {
  const half = w / 2
  const tails =
    `M${-half + 6} -20L${-half - 30} -26L${-half - 16} -4L${-half - 32} 20L${-half + 10} 18Z` +
    `M${half - 6} -20L${half + 30} -26L${half + 16} -4L${half + 32} 20L${half - 10} 18Z`
  let shade = ''
  for (const side of [-1, 1]) {
    shade +=
      stroke(side * (half + 26), -22, side * (half - 4), -16) +
      stroke(side * (half + 18), -12, side * (half - 4), -8) +
      stroke(side * (half + 16), 0, side * (half - 6), 2) +
      stroke(side * (half + 22), 12, side * (half - 6), 11)
  }
  return (
    path(tails, 'k-ribbon-tail') +
    path(shade, 'k-hatch') +
    path(`M${-half} -30Q0 -54 ${half} -30V24Q0 0 ${-half} 24Z`, 'k-ribbon') +
    path(`M${-half + 7} -25Q0 -48 ${half - 7} -25M${-half + 7} 18Q0 -5 ${half - 7} 18`, 'k-rule') +
    `<path id="${id}" fill="none" d="M${-half + 6} 8Q0 -15 ${half - 6} 8"/>`
  )
}

/** A wooden board on which a name is written; its middle is at 0, 0. */
export function nameBoard(w: number, h = 24): string {
  const half = w / 2
  const tall = h / 2
  return (
    path(
      `M${n1(-half)} ${n1(-tall)}L${n1(half)} ${n1(-tall)}L${n1(half - 5)} 0L${n1(half)} ${n1(tall)}` +
        `L${n1(-half)} ${n1(tall)}L${n1(-half + 5)} 0Z`,
      'k-name',
    ) +
    path(
      stroke(-half + 10, -tall + 3, half - 10, -tall + 3) + stroke(-half + 10, tall - 3, half - 10, tall - 3),
      'k-name-rule',
    )
  )
}

/** A piece of parchment to lay things on, its edges cut by hand. */
export function parchment(x: number, y: number, w: number, h: number): string {
  const edgeOf =
    `M${n1(x + 3)} ${n1(y)}Q${n1(x + w / 2)} ${n1(y + 2)} ${n1(x + w - 3)} ${n1(y - 0.5)}Q${n1(x + w + 1.5)} ${n1(y + h / 2)} ${n1(x + w - 1)} ${n1(y + h - 2)}` +
    `Q${n1(x + w * 0.4)} ${n1(y + h + 2)} ${n1(x + 2)} ${n1(y + h)}Q${n1(x - 1.5)} ${n1(y + h * 0.6)} ${n1(x + 3)} ${n1(y)}Z`
  return path(edgeOf, 'k-sheet')
}

/** The pages of an open book; its spine is at x = 0. */
export function book(w: number, h: number): string {
  const half = w / 2
  let lines = ''
  for (let i = 1; i < 4; i++) {
    lines +=
      `M${n1(-half - 2 + i)} ${n1(h + i * 1.6)}Q${n1(-half / 2)} ${n1(h - 12 + i * 1.6)} 0 ${n1(h + i * 1.6)}` +
      `Q${n1(half / 2)} ${n1(h - 12 + i * 1.6)} ${n1(half + 2 - i)} ${n1(h + i * 1.6)}`
  }
  const page = (side: number) =>
    `M0 0Q${n1(side * half * 0.5)} -14 ${n1(side * half)} -2V${n1(h)}Q${n1(side * half * 0.5)} ${n1(h - 12)} 0 ${n1(h)}Z`
  return (
    path(`M${n1(-half - 7)} 2V${n1(h + 8)}H${n1(half + 7)}V2Z`, 'k-cover') +
    path(lines, 'k-line') +
    path(page(-1), 'k-page') +
    path(page(1), 'k-page') +
    path(`M0 0V${n1(h)}`, 'k-line') +
    path(stroke(3, 2, 3, h - 2) + stroke(6, 1, 6, h - 4) + stroke(10, 0, 10, h - 6), 'k-hatch')
  )
}
