/** Pieces move visibly: where each was, where each is, and a flight between the two (FLIP).

Pieces are told apart by `data-piece`.  A piece that was not on the screen starts from the pile it came from, if there is
a `data-pile` of its kind.  The flight is a copy above everything: nothing cuts it off, and the piece itself stays still. */
import { useLayoutEffect, useRef } from 'preact/hooks'
import { knock } from './sound'

export interface Place {
  rect: DOMRect
  drawing: Element | null // a drawing that is shifted as a whole moves nobody in it
  x: number // within the drawing
  y: number
}

export type Places = ReadonlyMap<string, Place>

const MOST = 80 // more flights at once tell nothing
export const reduced = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches

/** Where a thing is; the drawings are measured once each. */
function measure(thing: Element, drawings: Map<Element, DOMRect>): Place {
  const rect = thing.getBoundingClientRect()
  const drawing = thing.closest('svg.ink-paper')
  let around = drawing ? drawings.get(drawing) : undefined
  if (drawing && !around) {
    around = drawing.getBoundingClientRect()
    drawings.set(drawing, around)
  }
  return { rect, drawing, x: rect.x - (around?.x ?? 0), y: rect.y - (around?.y ?? 0) }
}

export function placesOf(root: ParentNode): Places {
  const found = new Map<string, Place>()
  const drawings = new Map<Element, DOMRect>()
  for (const one of root.querySelectorAll<SVGElement>('[data-piece]')) {
    found.set(one.dataset.piece as string, measure(one, drawings))
  }
  return found
}

export interface Flight {
  piece: Element
  from: DOMRect
  to: DOMRect
}

/** Which pieces have moved, and from where. */
export function flightsOf(before: Places, root: ParentNode): Flight[] {
  const flights: Flight[] = []
  if (!before.size) return flights
  const drawings = new Map<Element, DOMRect>()
  for (const piece of root.querySelectorAll<SVGElement>('[data-piece]')) {
    const id = piece.dataset.piece as string
    const pile = before.has(id) ? null : root.querySelector(`[data-pile="${id.split(':')[0]}"]`)
    const from = before.get(id) ?? (pile ? measure(pile, drawings) : undefined)
    const to = measure(piece, drawings)
    if (!from?.rect.width || !to.rect.width) continue
    const same = from.drawing === to.drawing
    const far = same ? Math.hypot(from.x - to.x, from.y - to.y) : Infinity
    if (far >= 3) flights.push({ piece, from: from.rect, to: to.rect })
  }
  return flights.length > MOST ? [] : flights
}

/** One piece flies: lifted a little in the middle, and put down. */
export function fly({ piece, from, to }: Flight, wait: number, time: number): void {
  const copy = piece.cloneNode(true) as SVGElement
  copy.removeAttribute('data-piece')
  for (const name of ['x', 'y', 'role', 'tabindex', 'aria-label']) copy.removeAttribute(name)
  copy.classList.add('flying')
  copy.setAttribute('aria-hidden', 'true')
  copy.setAttribute('width', String(to.width))
  copy.setAttribute('height', String(to.height))
  copy.style.left = `${to.left}px`
  copy.style.top = `${to.top}px`
  document.body.append(copy)
  const dx = from.left + from.width / 2 - to.left - to.width / 2
  const dy = from.top + from.height / 2 - to.top - to.height / 2
  const size = Math.min(3, Math.max(0.3, from.height / to.height))
  const lift = Math.min(46, Math.hypot(dx, dy) * 0.14)
  const options = { duration: time, delay: wait, fill: 'backwards' as const, easing: 'cubic-bezier(.35,.1,.2,1)' }
  const hidden = piece.animate([{ opacity: 0 }, { opacity: 0 }], { duration: time + wait })
  const flight = copy.animate(
    [
      { transform: `translate(${dx}px, ${dy}px) scale(${size})` },
      { transform: `translate(${dx / 2}px, ${dy / 2 - lift}px) scale(${(size + 1) / 2 + 0.14})`, offset: 0.5 },
      { transform: 'none' },
    ],
    options,
  )
  const land = () => {
    copy.remove()
    hidden.cancel()
  }
  flight.onfinish = () => {
    land()
    knock()
  }
  flight.oncancel = land
}

/** Whenever `view` is another one, what has moved flies.  To be called before the drawing is changed: in a component above it. */
export function useFlights(view: unknown): void {
  const last = useRef<unknown>(undefined)
  const before = useRef<Places | null>(null)
  if (last.current !== view) {
    before.current = last.current === undefined || reduced() ? null : placesOf(document)
    last.current = view
  }
  useLayoutEffect(() => {
    const places = before.current
    before.current = null
    if (!places) return
    flightsOf(places, document).forEach((flight, n) => fly(flight, Math.min(n * 35, 420), 620))
  })
}
