/** Looking closer at a drawing: wheel, pinch, drag, the keys + - 0 and arrows, all through the viewBox. */
import { landAll } from './flights'

/** Event of an element of the drawing that is to be shown: the drawing is moved until it is in sight. */
export const LOOK_HERE = 'look-here'
/** Event of a drawing that is to be shown whole. */
export const LOOK_WHOLE = 'look-whole'

const CLOSEST = 4
const FAR = 6 // pixels before a press becomes a pan
const SMALL = 600 // pixels of width: on a phone
const LENSES = 60 // pixels at the foot of a small screen where the lenses lie
const JUMPS = 44 // and at its head, where the names of its parts do

export interface PanZoom {
  /** On a small screen: come so close that these are seen, and not closer. */
  gather: (things: Iterable<Element>, closest: number) => void
  zoom: (factor: number) => void
  fit: () => void
  look: (x: number, y: number, closer: number) => void
  stop: () => void
}

/** `width` and `height` are those of the drawing; it always fills the element, as far as it goes. */
export function panZoom(svg: SVGSVGElement, width: number, height: number): PanZoom {
  let closer = 1
  let x = width / 2
  let y = height / 2
  const fingers = new Map<number, { x: number; y: number }>()
  let panned = false
  let carrying = false // a piece, not the paper
  let wanted: (() => void) | null = null // what to look at, once the drawing is on the screen

  function show(): void {
    const screen = svg.getBoundingClientRect()
    if (!screen.width || !screen.height) return
    const look = wanted
    wanted = null
    if (look) return look()
    const ratio = screen.height / screen.width || height / width
    const whole = Math.max(width, height / ratio)
    const w = whole / closer
    const h = w * ratio
    const within = (at: number, half: number, all: number) =>
      half * 2 >= all ? all / 2 : Math.min(all - half, Math.max(half, at))
    x = within(x, w / 2, width)
    // On a phone what lies at the foot can be drawn up from under the lenses, and what lies at the head down.
    const spare = screen.width < SMALL && closer > 1 ? w / screen.width : 0
    const head = JUMPS * spare
    y = h >= height ? height / 2 : within(y + head, h / 2, height + head + LENSES * spare) - head
    svg.setAttribute('viewBox', `${x - w / 2} ${y - h / 2} ${w} ${h}`)
    svg.classList.toggle('close', closer > 1.01)
  }
  const unit = () => svg.viewBox.baseVal.width / svg.getBoundingClientRect().width
  /** Closer by a factor, the point under the pointer staying where it is. */
  function zoom(factor: number, at?: { x: number; y: number }): void {
    const screen = svg.getBoundingClientRect()
    const before = closer
    closer = Math.min(CLOSEST, Math.max(1, closer * factor))
    if (at) {
      const grown = 1 - before / closer
      x += (at.x - screen.left - screen.width / 2) * unit() * grown
      y += (at.y - screen.top - screen.height / 2) * unit() * grown
    }
    show()
  }
  function down(event: PointerEvent): void {
    if (event.isPrimary) fingers.clear() // whatever was lost on the way
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY })
    carrying = (event.target as Element).closest('.lit.drags') !== null
    panned = false
  }
  function move(event: PointerEvent): void {
    const was = fingers.get(event.pointerId)
    if (!was || document.body.classList.contains('dragging')) return
    const now = { x: event.clientX, y: event.clientY }
    if (fingers.size === 1) {
      if (carrying || closer <= 1 || (!panned && Math.hypot(now.x - was.x, now.y - was.y) < FAR)) return
      x -= (now.x - was.x) * unit()
      y -= (now.y - was.y) * unit()
    } else {
      const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1] ?? was
      const apart = Math.hypot(was.x - other.x, was.y - other.y) || 1
      zoom(Math.hypot(now.x - other.x, now.y - other.y) / apart, { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 })
    }
    panned = true
    landAll()
    fingers.set(event.pointerId, now)
    show()
  }
  const up = (event: PointerEvent) => void fingers.delete(event.pointerId)
  const click = (event: Event) => {
    if (panned) event.stopPropagation() // it was a pan, not a choice
    panned = false
  }
  function wheel(event: WheelEvent): void {
    if (closer === 1 && event.deltaY > 0 && !event.ctrlKey) return // the page scrolls
    event.preventDefault()
    landAll()
    zoom(Math.exp(-event.deltaY * 0.0016), { x: event.clientX, y: event.clientY })
  }
  function key(event: KeyboardEvent): void {
    const step = 60 / closer
    const by = { ArrowLeft: [-step, 0], ArrowRight: [step, 0], ArrowUp: [0, -step], ArrowDown: [0, step] }[event.key]
    if (event.key === '+' || event.key === '=') zoom(1.3)
    else if (event.key === '-') zoom(1 / 1.3)
    else if (event.key === '0') fit()
    else if (by && event.target === svg) {
      x += by[0] as number
      y += by[1] as number
      show()
    } else return
    event.preventDefault()
    event.stopPropagation()
  }
  function fit(): void {
    closer = 1
    show()
  }

  function gather(things: Iterable<Element>, closest: number): void {
    if (!svg.getBoundingClientRect().width) {
      wanted = () => gather(things, closest)
      return
    }
    const here = svg.getScreenCTM()?.inverse()
    if (!here) return
    let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity]
    const middles: [number, number][] = []
    for (const thing of things) {
      const r = thing.getBoundingClientRect()
      const a = new DOMPoint(r.left, r.top).matrixTransform(here)
      const b = new DOMPoint(r.right, r.bottom).matrixTransform(here)
      left = Math.min(left, a.x)
      top = Math.min(top, a.y)
      right = Math.max(right, b.x)
      bottom = Math.max(bottom, b.y)
      middles.push([(a.x + b.x) / 2, (a.y + b.y) / 2])
    }
    if (right < left) return
    const screen = svg.getBoundingClientRect()
    const free = screen.width < SMALL ? screen.height - LENSES - JUMPS : screen.height
    const whole = Math.max(width, (height * screen.width) / screen.height)
    const wide = Math.max(right - left + 60, ((bottom - top + 60) * screen.width) / free)
    // Never so far that bare paper shows above and below.
    const full = (whole * screen.height) / screen.width / height
    closer = Math.min(CLOSEST, Math.max(full, Math.min(closest, whole / wide), closest * 0.93))
    const half = whole / closer / 2
    const tall = (half * free) / screen.width
    x = (left + right) / 2
    y = (top + bottom) / 2
    if (right - left > half * 2 || bottom - top > tall * 2) {
      // Not all of them can be seen: look where most of them are, rather than between them.
      const around = ([px, py]: [number, number]) =>
        middles.filter(([qx, qy]) => Math.abs(qx - px) < half && Math.abs(qy - py) < tall).length
      const best = middles.reduce((one, other) => (around(other) > around(one) ? other : one))
      x = best[0]
      y = best[1]
    }
    show()
  }

  /** Keeps the focused spot in sight. */
  function focused(event: FocusEvent): void {
    if (closer <= 1 || event.target === svg) return
    const thing = (event.target as Element).getBoundingClientRect()
    const screen = svg.getBoundingClientRect()
    const [head, foot] = screen.width < SMALL ? [JUMPS, LENSES] : [0, 0]
    const [cx, cy] = [(thing.left + thing.right) / 2, (thing.top + thing.bottom) / 2]
    const seen =
      cx > screen.left + 22 && cx < screen.right - 22 && cy > screen.top + head + 22 && cy < screen.bottom - foot - 22
    if (seen) return
    x += (cx - screen.left - screen.width / 2) * unit()
    y += (cy - screen.top - screen.height / 2) * unit()
    landAll()
    show()
  }

  const heard: [string, EventListener, AddEventListenerOptions?][] = [
    ['pointerdown', down as EventListener],
    ['wheel', wheel as EventListener, { passive: false }],
    ['keydown', key as EventListener],
    ['focusin', focused as EventListener],
    ['click', click, { capture: true }],
  ]
  for (const [name, listen, options] of heard) svg.addEventListener(name, listen, options)
  addEventListener('pointermove', move)
  addEventListener('pointerup', up)
  addEventListener('pointercancel', up)
  const watch = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(show)
  watch?.observe(svg)
  return {
    zoom,
    fit,
    gather,
    look(px, py, k) {
      x = px
      y = py
      closer = k
      show()
    },
    stop() {
      watch?.disconnect()
      for (const [name, listen, options] of heard) svg.removeEventListener(name, listen, options)
      removeEventListener('pointermove', move)
      removeEventListener('pointerup', up)
      removeEventListener('pointercancel', up)
    },
  }
}
