/** Hooks of the table page: window title, notifications, digest and keys; and the text of the prompt. */
import { useEffect, useRef } from 'preact/hooks'
import { gameName, has, list, playerName, spoken } from '../../kit/fluent'
import { language, look, notices, recall, remember, singleKeys } from '../../kit/settings'
import { elsewhere } from './menu'
import type { Store } from './store'

export type Open = 'why' | 'hint' | 'scores' | 'digest' | 'final' | 'about' | 'keys' | null
export type Tab = 'play' | 'board' | 'players' | 'journal' | 'chat'

/** The prompt: who has to decide what, in one line. */
export function promptOf(store: Store): string {
  const { say } = store
  const info = store.info.value
  const view = store.position.shown.value
  if (!info || !view) return ''
  if (view.status === 'ended') return say('page-ended')
  if (view.ranking) {
    const winners = view.ranking.flatMap((place, seat) => (place === 1 ? [playerName(seat)] : []))
    return say('page-won', { winners: winners.length, names: list(winners) })
  }
  if (store.position.replayed.value)
    return say('page-replay-at', { at: view.at, moves: store.position.latest.value?.moves ?? 0 })
  const question = view.question
  if (question) return has(question.key) ? say(question.key, question.arguments) : say('page-your-turn')
  const asked = view.view.asked as { seat: number; key: string | null; arguments: Record<string, unknown> }[]
  const first = asked[0]
  if (asked.length === 1 && first?.key && has(first.key))
    return say(first.key, { ...first.arguments, seat: first.seat })
  return say('page-waiting-for', { names: list(view.asked.map(playerName)), number: view.asked.length })
}

/** Sets the window title, with a dot while it is my turn. */
export function useTitle(store: Store): void {
  const myTurn = store.menu.question.value !== null
  const game = store.info.value?.game
  useEffect(() => {
    const name = game ? gameName(game) : ''
    document.title = `${myTurn ? '● ' : ''}${name} · Comptoir`
    return () => void (document.title = 'Comptoir')
  }, [myTurn, game, spoken.value])
}

/** The number of unread chat lines; those from before the page was opened do not count. */
export function useUnread(store: Store, tab: Tab, side: string): number {
  const read = useRef(0)
  const lines = store.chat.lines.value.length
  const phone = matchMedia('(max-width: 860px)').matches
  if (phone ? tab === 'chat' : side === 'chat') read.current = lines
  return lines - Math.max(read.current, store.chat.linesBefore.value ?? lines)
}

/** Shows a notification when it becomes my turn while the page is hidden. */
export function useNotice(store: Store): void {
  const n = store.menu.question.value?.n
  useEffect(() => {
    if (n === undefined || !document.hidden || notices.value !== 'on' || !('Notification' in window)) return
    if (Notification.permission !== 'granted') return
    const game = store.info.value?.game ?? ''
    try {
      const shown = new Notification(store.say('page-notice', { game: gameName(game) }), {
        body: promptOf(store),
        tag: store.id,
        icon: '/icon.svg',
      })
      shown.onclick = () => {
        window.focus()
        shown.close()
      }
    } catch {
      // some phones allow notifications for installed pages only; the title still shows it
    }
  }, [n])
}

const MUCH = 5 // entries of the journal
const READ = 500 // milliseconds after which an entry counts as seen

/** Opens the digest once when much has happened since the table was last seen. */
export function useDigest(store: Store, open: { value: Open }): void {
  const view = store.position.latest.value
  const hasView = view !== null
  useEffect(() => {
    if (!view || !view.question) return
    const name = `seen-${store.id}-${view.seat}`
    const seen = Number(recall(name) ?? -1)
    const entries = store.journal.value.length
    if (seen >= 0 && entries - seen > MUCH && view.news_from < entries) open.value = 'digest'
  }, [hasView])
  const entries = store.journal.value.length
  const seat = view?.seat
  useEffect(() => {
    if (seat === undefined) return
    const timer = setTimeout(() => {
      if (!document.hidden) remember(`seen-${store.id}-${seat}`, String(entries))
    }, READ)
    return () => clearTimeout(timer)
  }, [entries, seat])
}

/** Moves the focus to the first entry of the menu, opening its tab if needed. */
function toTheWords(): void {
  const focus = () => document.querySelector<HTMLElement>('button.entry')?.focus()
  focus()
  if (document.activeElement?.matches('button.entry')) return
  document.querySelector<HTMLElement>('[data-side="words"]')?.click()
  setTimeout(focus)
}

export function useKeys(
  store: Store,
  open: { value: Open },
  replaying: { value: boolean },
  showNews: () => void,
): void {
  const show = useRef(showNews)
  show.current = showNews
  useEffect(() => {
    function key(event: KeyboardEvent): void {
      if (singleKeys.value === 'off' || event.ctrlKey || event.metaKey || event.altKey || elsewhere(event)) return
      const view = store.position.latest.value
      if (!view || store.seats.curtain.value !== null) return
      const seated = store.seats.viewer.value !== null && view.status === 'playing'
      const acts: Record<string, () => void> = {
        u: () => seated && (view.can_undo || view.can_ask_undo) && store.proposals.undo(!view.can_undo),
        h: () => seated && store.menu.question.value && (open.value = 'hint'),
        w: () => seated && (open.value = 'why'),
        r: () => (store.rules.open.value = { rule: store.rules.current.value }),
        s: () => (open.value = 'scores'),
        d: () => (open.value = 'digest'),
        p: () => (replaying.value = !replaying.value),
        v: () => show.current(),
        m: toTheWords,
        b: () => (look.value = look.value === 'drawn' ? 'tables' : 'drawn'),
        l: () => (language.value = language.value === 'fr' ? 'en' : 'fr'),
        '?': () => (open.value = 'keys'),
      }
      const act = acts[event.key.toLowerCase()]
      if (act) {
        event.preventDefault()
        act()
      }
    }
    addEventListener('keydown', key)
    return () => removeEventListener('keydown', key)
  }, [store])
}
