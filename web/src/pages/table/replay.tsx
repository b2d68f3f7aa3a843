/** The replay: a slider through the whole game, up to now. */
import { useSignal } from '@preact/signals'
import { useEffect, useRef } from 'preact/hooks'
import { Icon } from '../../kit/icons'
import type { Store } from './store'

const READING_SPEED = 900 // milliseconds a move

/** Steps through the positions of the game, by hand or at reading speed, up to `most`. */
export function useSteps(store: Store, from: number, most: number) {
  const at = useSignal(from)
  const running = useSignal(false)

  const look = (to: number): Promise<void> => {
    at.value = Math.max(0, Math.min(most, to))
    return store.position.goTo(at.value)
  }
  useEffect(() => {
    void look(at.value)
    return () => void store.position.goTo(null)
  }, [])
  return { at, running, look }
}

/** Calls `next` after a position has been shown for so long, while the replay runs. */
export function useReading(running: boolean, position: number, time: number, next: () => void): void {
  const latest = useRef(next)
  latest.current = next
  useEffect(() => {
    if (!running) return
    const timer = setTimeout(() => latest.current(), time)
    return () => clearTimeout(timer)
  }, [running, position, time])
}

export function Replay({ store, close, end }: { store: Store; close: () => void; end: () => void }) {
  const { say } = store
  const most = store.position.latest.value?.moves ?? 0
  const { at, running, look } = useSteps(store, most, most)

  /** Go to a position; at the end of a finished game the final scene opens. */
  function go(to: number): void {
    void look(to).then(() => arrived())
  }
  function arrived(): void {
    if (at.value === most && store.position.replayed.value?.ranking) end()
  }
  useReading(running.value, at.value, READING_SPEED, () => {
    if (at.value < most) go(at.value + 1)
    if (at.value >= most) running.value = false
  })

  const step = (name: 'first' | 'left' | 'right' | 'last', label: string, to: number) => (
    <button
      type="button"
      class="button slim"
      aria-label={say(label)}
      title={say(label)}
      disabled={to === at.value || to < 0 || to > most}
      onClick={() => go(to)}
    >
      <Icon name={name} />
    </button>
  )
  return (
    <section class="replay sheet" aria-label={say('page-replay')}>
      <div class="buttons">
        {step('first', 'page-replay-first', 0)}
        {step('left', 'page-replay-back', at.value - 1)}
        <button
          type="button"
          class="button slim"
          aria-label={say(running.value ? 'page-replay-pause' : 'page-replay-play')}
          disabled={at.value >= most && !running.value}
          onClick={() => (running.value = !running.value)}
        >
          <Icon name={running.value ? 'pause' : 'play'} />
        </button>
        {step('right', 'page-replay-on', at.value + 1)}
        {step('last', 'page-replay-last', most)}
      </div>
      <input
        type="range"
        min={0}
        max={most}
        value={at.value}
        aria-label={say('page-replay-slider')}
        aria-valuetext={say('page-replay-at', { at: at.value, moves: most })}
        onInput={(event) => void look(Number(event.currentTarget.value))}
        onChange={arrived}
      />
      <output>{say('page-replay-at', { at: at.value, moves: most })}</output>
      <button type="button" class="button" onClick={close}>
        <span class="long">{say('page-replay-leave')}</span>
        <span class="short">{say('page-replay-leave-short')}</span>
      </button>
    </section>
  )
}
