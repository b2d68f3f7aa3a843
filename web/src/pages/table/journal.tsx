/** The journal, newest last, with a line where my last turn ended; and the digest of what came after it. */
import { memo } from 'preact/compat'
import { useEffect, useRef } from 'preact/hooks'
import type { JournalEntry, Store } from './store'

/** Memoized: a long game has hundreds of lines, and a move adds a few. */
const Line = memo(function Line({ entry, store }: { entry: JournalEntry; store: Store }) {
  const [key, args] = entry
  const seat = typeof args.seat === 'number' ? args.seat : undefined
  return (
    <li data-seat={seat} class={seat === undefined ? 'of-all' : undefined}>
      {store.say(key, args)}
    </li>
  )
})

const SHOWN = 400 // entries; all of them on demand would be thousands of lines in a long game

export function Journal({ store }: { store: Store }) {
  const box = useRef<HTMLOListElement>(null)
  const entries = store.journal.value
  const from = store.position.latest.value?.news_from ?? entries.length
  const first = Math.max(0, entries.length - SHOWN)
  // In the next frame rather than at once: several moves may arrive before it, and each would cost a layout.
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      const list = box.current
      if (list) list.scrollTop = list.scrollHeight
    })
    return () => cancelAnimationFrame(frame)
  }, [entries.length])
  return (
    <ol class="journal" ref={box} tabIndex={0} aria-label={store.say('page-journal')}>
      {entries.slice(first).flatMap((entry, n) => {
        const at = first + n
        const line = <Line key={at} entry={entry} store={store} />
        if (at !== from || at === 0 || store.position.replayed.value) return [line]
        return [
          <li key="news" class="news-line">
            {store.say('page-since')}
          </li>,
          line,
        ]
      })}
      {!entries.length && <li class="quiet">{store.say('page-journal-empty')}</li>}
    </ol>
  )
}

const LATEST = 6

/** The last few entries. */
export function Latest({ store }: { store: Store }) {
  return (
    <ol class="journal digest">
      {store.journal.value.slice(-LATEST).map((entry, n) => (
        <Line key={n} entry={entry} store={store} />
      ))}
    </ol>
  )
}

/** What happened since my last turn. */
export function Digest({ store }: { store: Store }) {
  const entries = store.journal.value
  const from = store.position.latest.value?.news_from ?? entries.length
  const news = entries.slice(from)
  if (!news.length) return <p class="quiet">{store.say('page-digest-empty')}</p>
  return (
    <ol class="journal digest">
      {news.map((entry, n) => (
        <Line key={n} entry={entry} store={store} />
      ))}
    </ol>
  )
}
