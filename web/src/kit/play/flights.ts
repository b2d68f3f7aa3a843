/** Pieces move visibly: where each was, where each is, and a flight between the two (FLIP).

Pieces are told apart by `data-piece`.  A piece that was not on the screen starts from the pile it came from, if there is
a `data-pile` of its kind.  The flight is a copy above everything: nothing cuts it off, and the piece itself stays still.

All is read before anything is written, and the copies of one view share a sheet of glass that is laid on once and taken off
once: between the two the browser moves them without asking the page, however many they are.  The glasses lie in a frame of
their own, so that laying one on does not lay out the page anew. */
import { useLayoutEffect, useRef } from 'preact/hooks'
import { knock } from './sound'

/** The middle of a piece and its size, in the units of its drawing: who shifts the whole paper moves nobody on it. */
export interface Place {
  frame: Frame
  x: number
  y: number
  width: number
  height: number
  turn: number // degrees: the dead lie down
}

/** How the units of a drawing become pixels of the screen. */
interface Frame {
  drawing: SVGSVGElement | null
  unit: number
  left: number
  top: number
}

export type Places = ReadonlyMap<string, Place>
type Frames = Map<SVGSVGElement | null, Frame>

const MOST = 80 // more flights at once tell nothing
const TIME = 620
const APART = 35 // milliseconds between two that start
const LATEST = 420
export const reduced = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches

function frameOf(drawing: SVGSVGElement | null, frames: Frames): Frame {
  const known = frames.get(drawing)
  if (known) return known
  const matrix = drawing?.getScreenCTM?.()
  const frame = { drawing, unit: matrix?.a || 1, left: matrix?.e ?? 0, top: matrix?.f ?? 0 }
  frames.set(drawing, frame)
  return frame
}

/** Where a thing is; the drawings are measured once each. */
function measure(thing: SVGElement, frames: Frames): Place {
  const rect = thing.getBoundingClientRect()
  const frame = frameOf(thing.closest<SVGSVGElement>('svg.ink-paper'), frames)
  const { unit, left, top } = frame
  const turn = Number(thing.dataset.turn ?? 0)
  const own = turn && thing instanceof SVGSVGElement // what lies down is as tall as it stood
  return {
    frame,
    x: (rect.x + rect.width / 2 - left) / unit,
    y: (rect.y + rect.height / 2 - top) / unit,
    width: own ? thing.width.baseVal.value : rect.width / unit,
    height: own ? thing.height.baseVal.value : rect.height / unit,
    turn,
  }
}

/** Where a place is on the screen now, though it was measured before. */
function onScreen(place: Place, frames: Frames): Place {
  const { drawing } = place.frame
  const { unit, left, top } = drawing?.isConnected ? frameOf(drawing, frames) : place.frame
  return {
    ...place,
    x: left + place.x * unit,
    y: top + place.y * unit,
    width: place.width * unit,
    height: place.height * unit,
  }
}

export function placesOf(root: ParentNode): Places {
  const places = new Map<string, Place>()
  const frames: Frames = new Map()
  for (const one of root.querySelectorAll<SVGElement>('[data-piece]')) {
    places.set(one.dataset.piece as string, measure(one, frames))
  }
  return places
}

export interface Flight {
  id: string
  piece: SVGElement
  from: Place // on the screen
  to: Place
}

/** Which pieces have moved, and from where. */
export function flightsOf(before: Places, root: ParentNode): Flight[] {
  const flights: Flight[] = []
  if (!before.size) return flights
  const frames: Frames = new Map()
  for (const piece of root.querySelectorAll<SVGElement>('[data-piece]')) {
    const id = piece.dataset.piece as string
    const pile = before.has(id) ? null : root.querySelector<SVGElement>(`[data-pile="${id.split(':')[0]}"]`)
    const from = before.get(id) ?? (pile ? measure(pile, frames) : undefined)
    if (!from?.width) continue
    const to = measure(piece, frames)
    if (!to.width) continue
    const same = from.frame.drawing === to.frame.drawing
    const far = same ? Math.hypot(from.x - to.x, from.y - to.y) * to.frame.unit : Infinity
    if (far < 3) continue
    const copy = inAir.get(id)?.copy
    const start = copy ? { ...measure(copy, frames), turn: from.turn } : from
    flights.push({ id, piece, from: onScreen(start, frames), to: onScreen(to, frames) })
  }
  return flights.length > MOST ? [] : flights
}

/** A layer over the drawing with copies of the pieces that move. */
interface Glass {
  sheet: HTMLElement
  flown: Map<string, SVGElement>
}
let rack: HTMLElement | null = null // where the glasses lie
function rackOf(): HTMLElement {
  if (rack?.isConnected) return rack
  rack = document.createElement('div')
  rack.className = 'flights'
  document.body.append(rack)
  return rack
}
const inAir = new Map<string, { copy: SVGElement; glass: Glass }>()

function copyOf({ piece, to }: Flight): SVGElement {
  const copy = piece.cloneNode(true) as SVGElement
  for (const name of ['data-piece', 'data-away', 'data-turn', 'x', 'y', 'role', 'tabindex', 'aria-label'])
    copy.removeAttribute(name)
  copy.classList.add('flying')
  copy.setAttribute('aria-hidden', 'true')
  copy.setAttribute('width', String(to.width))
  copy.setAttribute('height', String(to.height))
  copy.style.left = `${to.x - to.width / 2}px`
  copy.style.top = `${to.y - to.height / 2}px`
  return copy
}

const STEPS = 6

/** A piece flies, lifted a little in the middle; people walk, step by step; the dead are laid down at the end. */
function stepsOf({ piece, from, to }: Flight): Keyframe[] {
  const dx = from.x - to.x
  const dy = from.y - to.y
  const far = Math.hypot(dx, dy)
  const size = Math.min(3, Math.max(0.3, from.height / to.height))
  const at = (left: number, high: number, turn: number, offset?: number): Keyframe => ({
    transform: `translate(${dx * left}px, ${dy * left - high}px) scale(${1 + (size - 1) * left}) rotate(${turn}deg)`,
    ...(offset === undefined ? {} : { offset }),
  })
  const arrived = to.turn ? 0.68 : 1 // then there is time to lie down
  const walks = piece.classList.contains('figure-token') && far > 60
  const lifted = Math.min(46, far * 0.14)
  const between = Array.from({ length: STEPS - 1 }, (_, n) => {
    const k = (n + 1) / STEPS
    return walks
      ? at(1 - k, n % 2 ? 2 : Math.min(14, far * 0.05), n % 2 ? -5 : 5, k * arrived)
      : at(1 - k, lifted * 4 * k * (1 - k), 0, k * arrived)
  })
  const last = to.turn ? [at(0, 0, 0, arrived), at(0, 0, to.turn, 1)] : [at(0, 0, 0, 1)]
  return [at(1, 0, from.turn, 0), ...between, ...last]
}

function lift(copy: SVGElement, flight: Flight, wait: number): Animation {
  const duration = flight.to.turn ? TIME * 1.5 : TIME
  const moving = copy.animate(stepsOf(flight), { duration, delay: wait, fill: 'both', easing: 'ease-in-out' })
  moving.onfinish = () => knock()
  return moving
}

/** Remove the layer, and show the pieces below it. */
function land(glass: Glass): void {
  glass.sheet.remove()
  for (const [id, piece] of glass.flown) {
    if (inAir.get(id)?.glass !== glass) continue // it flies on, under another glass
    inAir.delete(id)
    piece.removeAttribute('data-away')
  }
}

/** End all flights at once, because the drawing below is being moved. */
export function landAll(): void {
  for (const glass of new Set([...inAir.values()].map((one) => one.glass))) land(glass)
}

export function flyAll(flights: readonly Flight[]): void {
  if (!flights.length) return
  const sheet = document.createElement('div')
  const glass: Glass = { sheet, flown: new Map() }
  const copies = flights.map(copyOf)
  sheet.append(...copies)
  flights.forEach(({ id, piece }, n) => {
    inAir.get(id)?.copy.remove()
    inAir.set(id, { copy: copies[n] as SVGElement, glass })
    glass.flown.set(id, piece)
    piece.setAttribute('data-away', '')
  })
  rackOf().append(sheet)
  const all = flights.map((flight, n) => lift(copies[n] as SVGElement, flight, Math.min(n * APART, LATEST)))
  void Promise.allSettled(all.map((one) => one.finished)).then(() => land(glass))
}

/** Whenever `view` is another one, what has moved flies.  To be called before the drawing is changed: in a component above it. */
export function useFlights(view: unknown): void {
  const last = useRef<unknown>(undefined)
  const before = useRef<Places | null>(null)
  if (last.current !== view) {
    before.current = last.current === undefined || document.hidden || reduced() ? null : placesOf(document)
    last.current = view
  }
  useLayoutEffect(() => {
    const places = before.current
    before.current = null
    if (places) flyAll(flightsOf(places, document))
  })
  useLayoutEffect(() => {
    rackOf()
    const scrolled = (event: Event) => {
      const below = [...inAir.values()].some(({ glass }) =>
        [...glass.flown.values()].some((piece) => (event.target as Node).contains(piece)),
      )
      if (below) landAll()
    }
    addEventListener('resize', landAll)
    addEventListener('scroll', scrolled, { capture: true, passive: true })
    return () => {
      landAll()
      removeEventListener('resize', landAll)
      removeEventListener('scroll', scrolled, { capture: true })
    }
  }, [])
}
