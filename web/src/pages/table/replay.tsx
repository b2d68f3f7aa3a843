/** The replay: a slider through the whole game, up to now. */
import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { Icon } from '../../kit/icons'
import type { Store } from './store'

const READING_SPEED = 900 // milliseconds a move

export function Replay({ store, close }: { store: Store; close: () => void }) {
  const { say } = store
  const most = store.now.value?.moves ?? 0
  const at = useSignal(most)
  const running = useSignal(false)

  function look(to: number): void {
    at.value = Math.max(0, Math.min(most, to))
    void store.lookAt(at.value)
  }

  useEffect(() => {
    look(at.value)
    return () => void store.lookAt(null)
  }, [])

  useEffect(() => {
    if (!running.value) return
    const timer = window.setInterval(() => {
      if (at.value >= most) running.value = false
      else look(at.value + 1)
    }, READING_SPEED)
    return () => clearInterval(timer)
  }, [running.value, most])

  const step = (name: 'first' | 'left' | 'right' | 'last', label: string, to: number) => (
    <button
      type="button"
      class="button slim"
      aria-label={say(label)}
      title={say(label)}
      disabled={to === at.value || to < 0 || to > most}
      onClick={() => look(to)}
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
        onInput={(event) => look(Number(event.currentTarget.value))}
      />
      <output>{say('page-replay-at', { at: at.value, moves: most })}</output>
      <button type="button" class="button" onClick={close}>
        <span class="long">{say('page-replay-leave')}</span>
        <span class="short">{say('page-replay-leave-short')}</span>
      </button>
    </section>
  )
}
