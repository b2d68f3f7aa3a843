/** Tooltips from `data-tip`: under the mouse, at the focus, or after a long press. */
import { signal } from '@preact/signals'
import { createPortal } from 'preact/compat'
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks'
import { aim, LONG, paperOf } from './aim'

const HOVER = 350
const FAR = 9 // pixels: a finger that wanders is not asking

interface Tip {
  text: string
  x: number // the middle of the thing
  top: number
  bottom: number
}

const shown = signal<Tip | null>(null)

function tipOf(target: EventTarget | null): Tip | null {
  const thing = (target as Element | null)?.closest?.('[data-tip]')
  if (!thing || thing.closest('.flying')) return null
  const { left, width, top, bottom } = thing.getBoundingClientRect()
  return { text: thing.getAttribute('data-tip') ?? '', x: left + width / 2, top, bottom }
}

export function Tips() {
  const timer = useRef(0)
  const pressed = useRef<PointerEvent | null>(null)
  const asked = useRef(false) // by a finger: told until the next touch, wherever the focus goes
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const later = (tip: Tip | null, wait: number) => {
      clearTimeout(timer.current)
      if (tip) timer.current = window.setTimeout(() => (shown.value = tip), wait)
      else shown.value = null
    }
    const over = (event: PointerEvent) => event.pointerType === 'mouse' && later(tipOf(event.target), HOVER)
    const press = (event: PointerEvent) => {
      shown.value = null
      asked.current = event.pointerType !== 'mouse'
      if (event.pointerType === 'mouse' || !event.isPrimary) return later(null, 0)
      const paper = paperOf(event.target)
      const meant = paper ? aim(paper, event.clientX, event.clientY)[0] : undefined
      pressed.current = event
      later(tipOf(event.target) ?? tipOf(meant ?? null), LONG)
    }
    const move = (event: PointerEvent) => {
      const from = pressed.current
      if (!from || Math.hypot(event.clientX - from.clientX, event.clientY - from.clientY) < FAR) return
      pressed.current = null
      later(null, 0)
    }
    const away = (event: Event) => {
      clearTimeout(timer.current)
      pressed.current = null
      if ((event as PointerEvent).pointerType === 'mouse' || event.type === 'scroll') shown.value = null
    }
    const focus = (event: FocusEvent) => {
      if ((event.target as Element).matches?.(':focus-visible')) later(tipOf(event.target), HOVER)
    }
    const hide = (event: Event) => {
      if (event.type === 'focusout' && asked.current) return
      if (!(event instanceof KeyboardEvent) || event.key === 'Escape') later(null, 0)
    }
    const listeners: [string, EventListener][] = [
      ['pointerover', over as unknown as EventListener],
      ['pointerdown', press as unknown as EventListener],
      ['pointermove', move as unknown as EventListener],
      ['pointerup', away],
      ['pointercancel', away],
      ['focusin', focus as EventListener],
      ['focusout', hide],
      ['keydown', hide],
      ['wheel', hide],
    ]
    for (const [name, listen] of listeners) document.addEventListener(name, listen, { passive: true })
    return () => {
      clearTimeout(timer.current)
      shown.value = null
      for (const [name, listen] of listeners) document.removeEventListener(name, listen)
    }
  }, [])
  const tip = shown.value
  useLayoutEffect(() => {
    const at = box.current
    if (!tip || !at) return
    const { width, height } = at.getBoundingClientRect()
    const above = tip.top - height - 8
    at.style.left = `${Math.max(6, Math.min(innerWidth - width - 6, tip.x - width / 2))}px`
    at.style.top = `${above > 4 ? above : tip.bottom + 8}px`
  })
  if (!tip) return null
  return createPortal(
    <div class="tip" ref={box} role="tooltip">
      {tip.text.split('\n').map((line, n) => (
        <p key={n}>{line}</p>
      ))}
    </div>,
    document.querySelector('main') ?? document.body, // part of what is read, for those who go from region to region
  )
}
