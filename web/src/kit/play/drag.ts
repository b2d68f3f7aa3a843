/** Drag with mouse, pen or finger, in HTML and SVG alike; a press that does not move stays a click.

The drag and drop of HTML does neither touch nor SVG, so these are pointer events: a copy follows the pointer, and what
lies under it is found by `data-spot`. */

const FAR = 7 // pixels before a press becomes a drag

export interface Dragging {
  start: () => void
  drop: (spot: string | null) => void
}

const spotAt = (x: number, y: number): string | null => {
  const under = document.elementsFromPoint(x, y).map((one) => one.closest<SVGElement>('[data-spot].lit'))
  return under.find(Boolean)?.dataset.spot ?? null
}

/** Let an element be dragged; the answer undoes it. */
export function draggable(element: SVGElement | HTMLElement, dragging: Dragging): () => void {
  let from: PointerEvent | null = null
  let copy: Element | null = null

  function down(event: PointerEvent): void {
    if (event.button !== 0) return
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
    const above = event.pointerType === 'touch' ? 30 : 0 // so that the finger does not hide it
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
    addEventListener('click', (click) => click.stopPropagation(), { capture: true, once: true })
    setTimeout(() => dragging.drop(spotAt(event.clientX, event.clientY)))
  }

  element.addEventListener('pointerdown', down as EventListener)
  return () => {
    stop()
    element.removeEventListener('pointerdown', down as EventListener)
  }
}
