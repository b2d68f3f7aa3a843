/** Which lit spots a touch means: a finger covers 44 pixels and hides what it points at.

Every lit spot can be reached within 44 pixels around its middle, however small it is drawn.  Where several share those
pixels, all of them are meant, and a slip shows them enlarged to choose from; a touch beside all of them means the
nearest.  While the finger rests, what it means glows (`data-aimed`); a long press shows the tip and plays nothing. */

export const TAP = 44
export const LONG = 480 // milliseconds of a long press
const NEAR = 26 // pixels beside a spot that count as the spot
const FAR = 9 // pixels a finger may tremble

interface Box {
  left: number
  right: number
  top: number
  bottom: number
}

const has = (box: Box, x: number, y: number): boolean =>
  x >= box.left && x <= box.right && y >= box.top && y <= box.bottom

/** 44 pixels around the middle, moved inward where the paper ends. */
export function coreOf(box: Box, paper: Box): Box {
  const side = (low: number, high: number, from: number, to: number): [number, number] => {
    const start = Math.min(Math.max((low + high - TAP) / 2, from), Math.max(from, to - TAP))
    return [start, start + TAP]
  }
  const [left, right] = side(box.left, box.right, paper.left, paper.right)
  const [top, bottom] = side(box.top, box.bottom, paper.top, paper.bottom)
  return { left, right, top, bottom }
}

const boxOf = (spot: Element): DOMRect => (spot.querySelector(':scope > .halo') ?? spot).getBoundingClientRect()

/** The lit spots that are meant by a finger at a point, the nearest first. */
export function aim(paper: Element, x: number, y: number): SVGElement[] {
  const sheet = paper.getBoundingClientRect()
  const meant: { spot: SVGElement; far: number }[] = []
  let nearest: { spot: SVGElement; far: number } | null = null
  let under: { spot: SVGElement; far: number; area: number } | null = null
  for (const spot of paper.querySelectorAll<SVGElement>('[data-spot].lit')) {
    const box = boxOf(spot)
    if (!box.width || box.right < sheet.left || box.left > sheet.right) continue
    if (box.bottom < sheet.top || box.top > sheet.bottom) continue
    const far = Math.hypot(x - (box.left + box.right) / 2, y - (box.top + box.bottom) / 2)
    if (has(coreOf(box, sheet), x, y)) meant.push({ spot, far })
    const area = box.width * box.height
    if (has(box, x, y) && (!under || area < under.area)) under = { spot, far, area }
    const beside = Math.hypot(Math.max(box.left - x, 0, x - box.right), Math.max(box.top - y, 0, y - box.bottom))
    if (beside < (nearest?.far ?? NEAR)) nearest = { spot, far: beside }
  }
  if (under && !meant.some(({ spot }) => spot === under?.spot)) meant.push(under)
  if (!meant.length && nearest) return [nearest.spot]
  return meant.sort((a, b) => a.far - b.far).map(({ spot }) => spot)
}

/** The drawing around a thing, the outermost one. */
export function paperOf(target: EventTarget | null): Element | null {
  let paper = (target as Element | null)?.closest?.('svg') ?? null
  while (paper?.parentElement?.closest('svg')) paper = paper.parentElement.closest('svg')
  return paper
}

/** Listens for touches on every drawing and passes the spots they mean to `choose`.  Returns a function that removes the listeners. */
export function heedFingers(choose: (spots: SVGElement[]) => void): () => void {
  let aimed: SVGElement[] | null = null
  let from: PointerEvent | null = null

  function forget(): void {
    for (const spot of aimed ?? []) spot.removeAttribute('data-aimed')
    aimed = null
  }
  function down(event: PointerEvent): void {
    forget()
    from = null
    const paper = event.pointerType === 'mouse' || !event.isPrimary ? null : paperOf(event.target)
    if (!paper?.querySelector('[data-spot].lit')) return
    from = event
    aimed = aim(paper, event.clientX, event.clientY)
    for (const spot of aimed) spot.setAttribute('data-aimed', '')
  }
  function move(event: PointerEvent): void {
    if (from && Math.hypot(event.clientX - from.clientX, event.clientY - from.clientY) > FAR) forget()
  }
  function click(event: MouseEvent): void {
    const finger = from
    const spots = aimed
    from = null
    forget()
    if (!finger || !event.isTrusted || paperOf(event.target) === null) return
    const long = event.timeStamp - finger.timeStamp > LONG
    if (!long && !spots?.length) return
    event.stopPropagation()
    event.preventDefault()
    if (!long && spots) choose(spots)
  }
  /** A long press asks what a thing is; the browser's own menu would lie upon the answer. */
  const menu = (event: Event) => void (from && paperOf(event.target) && event.preventDefault())

  const heard: [string, EventListener][] = [
    ['pointerdown', down as EventListener],
    ['pointermove', move as EventListener],
    ['pointercancel', forget],
    ['click', click as EventListener],
    ['contextmenu', menu],
  ]
  for (const [name, listen] of heard) document.addEventListener(name, listen, { capture: true })
  return () => {
    forget()
    for (const [name, listen] of heard) document.removeEventListener(name, listen, { capture: true })
  }
}
