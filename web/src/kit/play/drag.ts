/** Drag with mouse, pen or finger, in HTML and SVG alike; a press that does not move stays a click.

The drag and drop of HTML does neither touch nor SVG, so these are pointer events: a copy follows the pointer, and what
lies under it is found by `data-spot`. */
import { aim, paperOf } from './aim'

const FAR = 7 // pixels before a press becomes a drag

export interface Dragging {
  start: () => void
  drop: (spot: string | null) => void
}

const ABOVE = 30 // pixels a piece is carried above the finger, which would hide it

/** The lit spot at a point; one looks at the piece, so it counts where that is, and else where the finger is. */
function spotAt(x: number, y: number, above: number, carried: Element): string | null {
  for (const at of above ? [y - above, y] : [y]) {
    const under = document.elementsFromPoint(x, at).map((one) => one.closest<SVGElement>('[data-spot].lit'))
    const paper = paperOf(document.elementFromPoint(x, at))
    const meant = above && paper ? aim(paper, x, at) : []
    const spot = [...under, ...meant].find((one) => one && one !== carried)
    if (spot?.dataset.spot) return spot.dataset.spot
  }
  return null
}

/** Let an element be dragged; the answer undoes it. */
export function draggable(element: SVGElement | HTMLElement, dragging: Dragging): () => void {
  let from: PointerEvent | null = null
  let copy: Element | null = null

  function down(event: PointerEvent): void {
    if (event.button !== 0 || !event.isPrimary) return stop()
    from = event
    addEventListener('pointermove', move)
    addEventListener('pointerup', up)
    addEventListener('pointercancel', stop)
  }
  function lift(): void {
    const pictured = element.matches('svg') ? element : (element.querySelector('svg') ?? element)
    const { width, height } = pictured.getBoundingClientRect()
    copy = pictured.cloneNode(true) as Element
    copy.removeAttribute('data-piece')
    copy.removeAttribute('x')
    copy.removeAttribute('y')
    copy.setAttribute('width', String(width))
    copy.setAttribute('height', String(height))
    copy.classList.add('flying', 'held')
    document.body.append(copy)
    document.body.classList.add('dragging')
    dragging.start()
  }
  function move(event: PointerEvent): void {
    if (!from) return
    if (!copy && Math.hypot(event.clientX - from.clientX, event.clientY - from.clientY) > FAR) lift()
    if (!copy) return
    event.preventDefault()
    const above = event.pointerType === 'touch' ? ABOVE : 0
    const { width, height } = copy.getBoundingClientRect()
    const style = (copy as SVGElement).style
    style.left = `${event.clientX - width / 2}px`
    style.top = `${event.clientY - height / 2 - above}px`
  }
  function stop(): void {
    removeEventListener('pointermove', move)
    removeEventListener('pointerup', up)
    removeEventListener('pointercancel', stop)
    copy?.remove()
    copy = null
    from = null
    document.body.classList.remove('dragging')
  }
  function up(event: PointerEvent): void {
    const dragged = copy !== null
    stop()
    if (!dragged) return
    const swallow = (click: Event) => click.stopPropagation()
    addEventListener('click', swallow, { capture: true, once: true })
    const above = event.pointerType === 'touch' ? ABOVE : 0
    setTimeout(() => {
      removeEventListener('click', swallow, { capture: true }) // a finger that has moved clicks nothing
      dragging.drop(spotAt(event.clientX, event.clientY, above, element))
    })
  }

  // Within a drawing `touch-action` is not heeded everywhere: a finger upon a piece never scrolls.
  const still = (event: Event) => event.cancelable && event.preventDefault()
  element.addEventListener('touchmove', still, { passive: false })
  element.addEventListener('pointerdown', down as EventListener)
  return () => {
    stop()
    element.removeEventListener('touchmove', still)
    element.removeEventListener('pointerdown', down as EventListener)
  }
}
