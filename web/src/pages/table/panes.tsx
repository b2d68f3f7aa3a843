/** What is beside the board: words, journal, chat and scores, in tabs on a desk and one at a time on a phone. */
import type { GameUi } from '../../games/registry'
import { Icon, type Sign } from '../../kit/icons'
import type { Tab } from './hooks'
import { Latest } from './journal'
import { Menu } from './menu'
import { ScoreSheet } from './scores'
import type { Store } from './store'

const TABS: [Tab, Sign][] = [
  ['play', 'hand'],
  ['board', 'list'],
  ['players', 'person'],
  ['journal', 'scroll'],
  ['chat', 'chat'],
]

export type Side = 'words' | 'journal' | 'chat' | 'scores'
export const SIDES: Side[] = ['words', 'journal', 'chat', 'scores']

/** The words have a box of their own where nothing is drawn; when all is over there are none. */
export function shownSide(side: Side, drawn: boolean, over: boolean): Side {
  if (side !== 'words') return side
  return over ? 'scores' : drawn ? side : 'journal'
}

/** The plain list of words. */
export function Words({ store, ui }: { store: Store; ui: GameUi | null }) {
  return (
    <section class="menu-box sheet" data-pane="play">
      {store.menu.question.value ? <Menu store={store} ui={ui} /> : <Idle store={store} />}
    </section>
  )
}

/** Lines of the chat that have not been on the screen. */
export function Unread({ store, n }: { store: Store; n: number }) {
  if (n <= 0) return null
  return (
    <b class="unread">
      {n}
      <span class="unseen"> {store.say('page-unread', { lines: n })}</span>
    </b>
  )
}

/** What is told last is read first. */
function toTheEnd(): void {
  for (const list of document.querySelectorAll('.side .journal, .side .chat ol')) list.scrollTop = list.scrollHeight
}

/** On a phone: one thing at a time. */
export function Tabs({ store, tab, unread }: { store: Store; tab: { value: Tab }; unread: number }) {
  return (
    <nav class="tabs" aria-label={store.say('page-tabs')}>
      {TABS.map(([name, sign]) => (
        <button
          key={name}
          type="button"
          class={name === 'play' && store.menu.question.value ? 'wanted' : undefined}
          aria-current={tab.value === name ? 'page' : undefined}
          onClick={() => {
            tab.value = name
            setTimeout(toTheEnd)
          }}
        >
          <Icon name={sign} />
          {store.say(`page-tab-${name}`)}
          {name === 'chat' && <Unread store={store} n={unread} />}
        </button>
      ))}
    </nav>
  )
}

/** Nothing to decide: who has, and what one can do meanwhile. */
function Idle({ store }: { store: Store }) {
  const view = store.position.shown.value
  const { say } = store
  if (!view) return null
  const over = view.ranking || view.status === 'ended'
  const text = store.position.replayed.value
    ? 'page-idle-replay'
    : over
      ? 'page-idle-over'
      : store.seats.viewer.value === null
        ? 'page-idle-spectator'
        : 'page-idle'
  return (
    <div class="idle-note">
      <Icon name={over ? 'laurel' : 'hourglass'} />
      <p>{say(text)}</p>
      <div class="on-phone">{view.ranking ? <ScoreSheet store={store} /> : <Latest store={store} />}</div>
    </div>
  )
}
