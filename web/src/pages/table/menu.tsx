/** The menu: everything this seat can do, in words.  A number or the arrows and Enter play without a mouse. */
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks'
import type { Entry } from '../../contract'
import type { GameUi } from '../../games/registry'
import { capital, has, inWords } from '../../kit/fluent'
import { Icon } from '../../kit/icons'
import { singleKeys } from '../../kit/settings'
import type { Store } from './store'

const LONG = 6 // entries of one verb beyond which they are parted
const PATIENCE = 900 // milliseconds to type the second digit

interface Group {
  id: string
  title: string | null
  parts: { title: string | null; entries: Entry[] }[]
}

/** The entries grouped by verb, long groups divided by what they are about; entries that do nothing come last. */
export function grouped(menu: readonly Entry[], game: string, ui: GameUi | null, say: Store['say']): Group[] {
  const byVerb = new Map<string, Entry[]>()
  for (const entry of menu) {
    const verb = entry.idle ? ' idle' : entry.verb
    byVerb.set(verb, [...(byVerb.get(verb) ?? []), entry])
  }
  const groups: Group[] = []
  for (const [verb, entries] of byVerb) {
    const key = `page-menu-${game}-${verb.replaceAll('_', '-')}`
    const title = verb === ' idle' || !has(key) ? null : say(key)
    groups.push({ id: verb, title: entries.length > 1 ? title : null, parts: parted(entries, verb, game, ui, say) })
  }
  const idle = groups.filter((group) => group.id === ' idle')
  return [...groups.filter((group) => group.id !== ' idle'), ...idle]
}

function parted(entries: Entry[], verb: string, game: string, ui: GameUi | null, say: Store['say']): Group['parts'] {
  const kind = ui?.partedBy[verb]
  if (!ui || entries.length <= LONG || (!kind && !ui.partOf)) return [{ title: null, entries }]
  const parts = new Map<string, { title: string | null; entries: Entry[] }>()
  for (const entry of entries) {
    const own = ui.partOf?.(entry)
    const about = kind ? String(entry.about[kind] ?? '') : ''
    const name = own ?? about
    const title = own
      ? say(own)
      : about
        ? say(`${game}-${kind}`, { [kind as string]: entry.about[kind as string] })
        : null
    const part = parts.get(name) ?? { title: title && capital(title), entries: [] }
    part.entries.push(entry)
    parts.set(name, part)
  }
  return [...parts.values()]
}

export function Menu({ store, ui }: { store: Store; ui: GameUi | null }) {
  const list = useRef<HTMLDivElement>(null)
  const typed = useRef({ number: 0, timer: 0 })
  const question = store.menu.question.value
  const game = store.info.value?.game ?? ''
  const groups = question ? grouped(question.menu, game, ui, store.say) : []
  const order = groups.flatMap((group) => group.parts.flatMap((part) => part.entries))
  const busy = store.menu.pending.value !== null

  const buttons = () => [...(list.current?.querySelectorAll<HTMLButtonElement>('button.entry') ?? [])]

  // Digits play: at once when no longer number is possible, else after a pause or with Enter.  Typed digits survive
  // a new render of the same question, which presence and chat cause.
  const play = useRef<(number: number) => void>(() => {})
  play.current = (number) => {
    typed.current.number = 0
    const entry = order[number - 1]
    if (entry) store.menu.play(entry)
  }
  const most = order.length
  // With the entries, not after the next frame: who is quick would press a key in vain.
  useLayoutEffect(() => {
    function key(event: KeyboardEvent): void {
      if (singleKeys.value === 'off' || event.ctrlKey || event.metaKey || event.altKey || elsewhere(event)) return
      if (event.key === 'Enter' && typed.current.number) {
        event.preventDefault()
        clearTimeout(typed.current.timer)
        play.current(typed.current.number)
      } else if (/^\d$/.test(event.key)) {
        const number = typed.current.number * 10 + Number(event.key)
        clearTimeout(typed.current.timer)
        if (number < 1 || number > most) {
          typed.current.number = 0
          return
        }
        typed.current.number = number
        buttons()[number - 1]?.focus()
        if (number * 10 > most) play.current(number)
        else typed.current.timer = window.setTimeout(() => play.current(number), PATIENCE)
      }
    }
    addEventListener('keydown', key)
    return () => {
      removeEventListener('keydown', key)
      clearTimeout(typed.current.timer)
      typed.current.number = 0
    }
  }, [question?.n, most])

  // After a move by keyboard the focus goes to the first answer of the next question.
  const had = useRef(false)
  useEffect(() => {
    if (had.current && document.activeElement === document.body) buttons()[0]?.focus({ preventScroll: true })
    had.current = false
  })

  function arrows(event: KeyboardEvent): void {
    const all = buttons()
    const at = all.indexOf(document.activeElement as HTMLButtonElement)
    const step = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key]
    const to = step
      ? (at + step + all.length) % all.length
      : event.key === 'Home'
        ? 0
        : event.key === 'End'
          ? all.length - 1
          : -1
    if (to < 0) return
    event.preventDefault()
    all[to]?.focus()
  }

  if (!question) return null
  return (
    <div
      class="menu"
      ref={list}
      role="group"
      aria-label={store.say('page-menu')}
      onKeyDown={arrows}
      data-n={question.n}
    >
      {groups.map((group) => (
        <section key={group.id} class={group.id === ' idle' ? 'group idle' : 'group'}>
          {group.title && <h2>{group.title}</h2>}
          {group.parts.map((part, n) => (
            <div key={n} class="entries">
              {part.title && <h3>{part.title}</h3>}
              {part.entries.map((entry) => (
                <button
                  key={entry.word}
                  type="button"
                  class={entry.word === store.menu.advised.value ? 'entry advised' : 'entry'}
                  data-word={entry.word}
                  aria-disabled={busy}
                  onClick={(event) => {
                    had.current = event.detail === 0 // by keyboard
                    store.menu.play(entry)
                  }}
                >
                  <kbd aria-hidden="true">{order.indexOf(entry) + 1}</kbd>
                  <span>{has(entry.key) ? store.say(entry.key, { ...entry.arguments }) : inWords(entry.word)}</span>
                  {entry.final && (
                    <span class="final" title={store.say('page-final')}>
                      <Icon name="hourglass" label={store.say('page-final')} />
                    </span>
                  )}
                </button>
              ))}
            </div>
          ))}
        </section>
      ))}
    </div>
  )
}

/** Whether a key belongs to a field or a dialog. */
export function elsewhere(event: KeyboardEvent): boolean {
  const target = event.target as HTMLElement
  return Boolean(target.closest?.('input, textarea, select, dialog')) || Boolean(document.querySelector('dialog[open]'))
}
