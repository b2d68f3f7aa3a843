/** Short messages at the foot of the page: what was refused, what was copied. */
import { signal } from '@preact/signals'
import { sayMessage, type Message } from './fluent'
import { Refusal } from './api'

const SHOWN = 6000 // milliseconds

const toasts = signal<readonly (Message & { id: number })[]>([])
let last = 0

export function toast(key: string, args: Record<string, unknown> = {}): void {
  const id = ++last
  toasts.value = [...toasts.value.slice(-2), { id, key, args }]
  setTimeout(() => {
    toasts.value = toasts.value.filter((one) => one.id !== id)
  }, SHOWN)
}

/** Show why something did not work. */
export function complain(fault: unknown): void {
  if (fault instanceof Refusal) toast(fault.key, fault.args)
  else toast('page-server-trouble', { status: String(fault) })
}

export function Toasts() {
  return (
    <div class="toasts" role="status" aria-live="polite">
      {toasts.value.map((one) => (
        <div key={one.id} class="toast">
          {sayMessage(one)}
        </div>
      ))}
    </div>
  )
}
