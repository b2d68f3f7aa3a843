/** Replays the moves of the others since my last visit, at reading speed.

It shows the views of my own seat, as the replay does, so nothing hidden appears. */
import { useSignal } from '@preact/signals'
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks'
import { Shield } from '../../kit/heraldry'
import { Icon } from '../../kit/icons'
import { LOOK_WHOLE } from '../../kit/play/panzoom'
import { recall, remember } from '../../kit/settings'
import { elsewhere } from './menu'
import { useReading, useSteps } from './replay'
import type { JournalEntry, Store } from './store'
import './catchup.css'

const READING = 1100 // milliseconds for a move that is told in one line
const MORE = 450 // for each further line
const SILENT = 180 // for a move nobody tells of
const SEEN = 600 // milliseconds after which a position counts as looked at
const LINES = 4

/** The position after which moves are new: my last decision, or the last one I looked at if that is later. */
export function newsFrom(newsAt: number, looked: number | null, moves: number): number {
  return looked !== null && looked < moves ? Math.max(newsAt, looked) : newsAt
}

/** How long a move is shown. */
export const readingTime = (lines: number): number => (lines ? READING + MORE * (Math.min(lines, LINES) - 1) : SILENT)

/** The position after which moves are new; remembers the latest one that was looked at. */
export function useNews(store: Store): number {
  const seat = store.seats.viewer.value
  const now = store.position.latest.value
  const moves = now?.moves ?? 0
  const name = `looked-${store.id}-${seat}`
  const before = useSignal<number | null>(null)
  useEffect(() => {
    const left = () => {
      if (document.hidden) return
      const looked = recall(name)
      before.value = looked === null ? null : Number(looked)
    }
    left()
    document.addEventListener('visibilitychange', left)
    return () => document.removeEventListener('visibilitychange', left)
  }, [name])
  useEffect(() => {
    if (!now || seat === null) return
    const timer = setTimeout(() => !document.hidden && remember(name, String(moves)), SEEN)
    return () => clearTimeout(timer)
  }, [name, moves])
  if (!now || seat === null) return moves
  return newsFrom(now.news_at, before.value, moves)
}

function JournalLine({ entry, store }: { entry: JournalEntry; store: Store }) {
  const [key, args] = entry
  return (
    <li>
      {typeof args.seat === 'number' ? <Shield seat={args.seat} /> : <Icon name="scroll" />}
      <span>{store.say(key, args)}</span>
    </li>
  )
}

export function CatchUp({ store, from, close }: { store: Store; from: number; close: () => void }) {
  const { say } = store
  const most = store.position.latest.value?.moves ?? 0
  const { at, running, look } = useSteps(store, Math.min(from, most), most)
  const lengths = useRef(new Map<number, number>()) // of the journal, at the positions that were shown
  const pause = useRef<HTMLButtonElement>(null)
  const shown = store.position.replayed.value
  const there = shown?.at === at.value
  const journal = (shown?.journal.entries ?? []) as JournalEntry[]
  if (shown) lengths.current.set(shown.at, journal.length)
  const known = lengths.current.get(at.value - 1)
  const lines = there && at.value > from && known !== undefined ? journal.slice(known).slice(-LINES) : []

  useLayoutEffect(() => {
    running.value = true
    // Moves happen anywhere, so the whole drawing is shown, also on a small screen.
    for (const paper of document.querySelectorAll('.board .drawing > svg')) paper.dispatchEvent(new Event(LOOK_WHOLE))
    pause.current?.focus({ preventScroll: true })
    return () => document.querySelector<HTMLElement>('#prompt')?.focus({ preventScroll: true })
  }, [])
  const time = at.value === from ? READING : readingTime(lines.length)
  useReading(running.value && there, at.value, time, () => {
    if (at.value < most) void look(at.value + 1)
    else close()
  })
  const step = (by: number) => {
    running.value = false
    void look(Math.max(from, at.value + by))
  }
  const keys = useRef<Record<string, () => void>>({})
  keys.current = {
    Escape: close,
    ArrowLeft: () => step(-1),
    ArrowRight: () => (at.value < most ? step(1) : close()),
    ' ': () => (running.value = !running.value),
  }
  useLayoutEffect(() => {
    function key(event: KeyboardEvent): void {
      const act = keys.current[event.key]
      if (!act || elsewhere(event) || event.ctrlKey || event.metaKey || event.altKey) return
      if (event.key === ' ' && (event.target as Element).closest?.('button, a, summary')) return // it presses that
      event.preventDefault()
      event.stopPropagation()
      act()
    }
    addEventListener('keydown', key, true)
    return () => removeEventListener('keydown', key, true)
  }, [])

  const button = (name: 'left' | 'right', label: string, able: boolean, act: () => void) => (
    <button type="button" class="button slim" aria-label={say(label)} title={say(label)} disabled={!able} onClick={act}>
      <Icon name={name} />
    </button>
  )
  return (
    <div class="catch-up-place">
      <section class="catch-up sheet" aria-label={say('page-news')} aria-busy={!there} data-at={at.value}>
        <div aria-live="polite">
          <ol class="told" key={at.value}>
            {lines.map((entry, n) => (
              <JournalLine key={n} entry={entry} store={store} />
            ))}
            {!lines.length && (
              <li class="quiet">
                <Icon name="hourglass" />
                <span>{say(at.value === from ? 'page-news-from' : 'page-news-silent')}</span>
              </li>
            )}
          </ol>
        </div>
        <div class="buttons">
          {button('left', 'page-replay-back', at.value > from, () => step(-1))}
          <button
            ref={pause}
            type="button"
            class="button slim"
            aria-label={say(running.value ? 'page-replay-pause' : 'page-replay-play')}
            onClick={() => (running.value = !running.value)}
          >
            <Icon name={running.value ? 'pause' : 'play'} />
          </button>
          {button('right', 'page-replay-on', at.value < most, () => step(1))}
          <output>{say('page-news-at', { at: Math.max(0, at.value - from), moves: most - from })}</output>
          <button type="button" class="button" data-skip="news" onClick={close}>
            <Icon name="last" /> {say('page-news-skip')}
          </button>
        </div>
      </section>
    </div>
  )
}
