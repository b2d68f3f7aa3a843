/** The player of this session. */
import { effect, signal } from '@preact/signals'
import type { Me } from '../contract'
import { api } from './api'
import { language } from './settings'

export const me = signal<Me | null>(null) // null: not asked yet

export async function loadMe(): Promise<void> {
  me.value = await api.me()
}

/** The server keeps the language for its notices. */
effect(() => {
  const tag = language.value
  const known = me.peek()
  if (known?.player != null && known.language !== tag) {
    api.change({ language: tag }).then(
      (now) => (me.value = now),
      () => undefined, // only a convenience
    )
  }
})
