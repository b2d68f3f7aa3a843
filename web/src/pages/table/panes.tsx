/** The panes beside the board: menu, journal, chat and scores. */
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

/** The pane that is shown: the menu is one of them only for drawn games that are not over. */
export function shownSide(side: Side, drawn: boolean, over: boolean): Side {
  if (side !== 'words') return side
  return over ? 'scores' : drawn ? side : 'journal'
}

/** The menu as a list of sentences. */
export function Words({ store, ui }: { store: Store; ui: GameUi | null }) {
  return (
    <section class="menu-box sheet" data-pane="play">
      {store.menu.question.value ? <Menu store={store} ui={ui} /> : <Idle store={store} />}
    </section>
  )
}

/** The badge with the number of unread chat lines. */
export function Unread({ store, n }: { store: Store; n: number }) {
  if (n <= 0) return null
  return (
    <b class="unread">
      {n}
      <span class="unseen"> {store.say('page-unread', { lines: n })}</span>
    </b>
  )
}

/** Scrolls journal and chat to their last line. */
function toTheEnd(): void {
  for (const list of document.querySelectorAll('.side .journal, .side .chat ol')) list.scrollTop = list.scrollHeight
}

/** The tabs of a phone, which shows one pane at a time. */
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

/** What stands in place of the menu while there is nothing to decide. */
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
