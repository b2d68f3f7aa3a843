/** The page of one table: prompt and menu, the state in parts, the players, journal and chat, and everything around. */
import { useSignal } from '@preact/signals'
import { useEffect, useMemo, useRef } from 'preact/hooks'
import type { ComponentType } from 'preact'
import { faceOf, type BoardProps, type Face } from '../../games/face'
import { api } from '../../kit/api'
import { Dialog } from '../../kit/dialog'
import { knows, need } from '../../kit/fluent'
import { Icon, type Sign } from '../../kit/icons'
import { me } from '../../kit/me'
import { Seals } from '../../kit/play/stage'
import { look, singleKeys } from '../../kit/settings'
import { complain } from '../../kit/toast'
import { Top } from '../../kit/top'
import { LostPage } from '../lost'
import { Waiting } from '../waiting'
import { Chat } from './chat'
import { HintDialog } from './hint'
import { Digest, Journal, Latest } from './journal'
import { promptOf, useDigest, useKeys, useNotice, useTitle, useUnread, type Open, type Tab } from './habits'
import { Menu } from './menu'
import { Curtain, LateBar, ProposalBar, WaitingRoom } from './people'
import { Deadline, Players } from './players'
import { Replay } from './replay'
import { RulesDrawer } from './rules'
import { ScoreChart, ScoreSheet } from './scores'
import { Staged } from './staged'
import { openTable, type Store } from './store'
import { TableSheet } from './about'
import { WhyDialog } from './why'
import './table.css'
import './drawn.css'

const TABS: [Tab, Sign][] = [
  ['play', 'hand'],
  ['board', 'list'],
  ['players', 'person'],
  ['journal', 'scroll'],
  ['chat', 'chat'],
]

export function TablePage({ id }: { id: string }) {
  const store = useMemo(() => openTable(id), [id])
  useEffect(() => store.close, [store])
  const player = me.value?.player
  const known = useRef(player)
  useEffect(() => {
    if (known.current !== player) store.line.renew()
    known.current = player
  }, [player])
  const face = useSignal<Face | null>(null)
  const bots = useSignal<readonly string[]>([])
  const game = store.info.value?.game

  useEffect(() => {
    if (!game) return
    need(game).catch(complain)
    faceOf(game).then((found) => (face.value = found), complain)
  }, [game])
  useEffect(() => {
    api.games().then(
      (games) => (bots.value = games.find((one) => one.name === game)?.bots ?? []),
      () => undefined,
    )
  }, [game])

  if (store.gone.value) return <LostPage reason={store.gone.value} />
  if (!game || !knows(game)) return <Waiting text="page-opening-table" />
  return <Shown store={store} face={face.value} bots={bots.value} />
}

function Shown({ store, face, bots }: { store: Store; face: Face | null; bots: readonly string[] }) {
  const { say } = store
  const info = store.info.value
  const view = store.view.value
  const open = useSignal<Open>(null)
  const tab = useSignal<Tab>('play')
  const side = useSignal<Side>('words')
  const replaying = useSignal(false)
  const unread = useUnread(store, tab.value, side.value)
  useTitle(store)
  useNotice(store)
  useKeys(store, open, replaying)
  useDigest(store, open)
  if (!info) return null

  const progress = view && face ? face.progress(view.view as never, say) : say(`server-status-${info.status}`)
  const game = say('game-name', { game: info.game })
  const curtained = store.curtain.value !== null
  const Board = face?.Board as ComponentType<BoardProps> | undefined
  const drawn = look.value === 'drawn' ? face?.drawn : undefined
  const Picture = drawn?.Board as ComponentType<BoardProps> | undefined
  const Hand = drawn?.Hand as ComponentType<BoardProps> | undefined
  const waiting = info.status === 'waiting' || info.status === 'cancelled'
  return (
    <div class="table-page" data-tab={tab.value} data-status={info.status} data-look={drawn ? 'drawn' : 'tables'}>
      <a class="skip" href={waiting ? '#main' : '#prompt'}>
        {say('page-skip')}
      </a>
      <Top title={game} below={progress}>
        <Net store={store} />
      </Top>
      {store.line.state.value === 'waiting' && (
        <p class="cut" aria-hidden="true">
          <Icon name="hourglass" /> {say('page-reconnecting')}
        </p>
      )}
      {curtained && <Curtain store={store} />}
      {waiting && (
        <main class="before" id="main" tabIndex={-1}>
          {info.status === 'cancelled' ? (
            <p class="sheet note-sheet">{say('page-cancelled')}</p>
          ) : (
            <WaitingRoom store={store} bots={bots} />
          )}
          <TableSheet store={store} />
        </main>
      )}
      {!waiting && !curtained && view && (
        <Staged store={store} drawn={drawn}>
          <main class="playing">
            <div class="left">
              <div class="players-box" data-pane="players">
                <Players store={store} face={face} />
                <div class="sheet phone-scores">
                  <h2 class="heading">{say(view.ranking ? 'page-scores-final' : 'page-scores-now')}</h2>
                  <ScoreSheet store={store} />
                </div>
              </div>
              <div
                class="board"
                data-pane="board"
                tabIndex={drawn ? -1 : 0}
                role="region"
                aria-label={say('page-tab-board')}
              >
                {replaying.value && <Replay store={store} close={() => (replaying.value = false)} />}
                {view.ranking && <Result store={store} />}
                {Picture ? (
                  <div class="picture sheet">
                    <Picture view={view.view} me={store.watcher.value} say={say} journal={store.journal.value} />
                  </div>
                ) : Board ? (
                  <Board view={view.view} me={store.watcher.value} say={say} />
                ) : (
                  <Waiting text="page-opening-table" />
                )}
              </div>
            </div>
            <div class="right">
              <div class="ask">
                <Prompt store={store} open={open} />
                <Tools store={store} open={open} replaying={replaying} tab={tab} />
                <ProposalBar store={store} />
                <LateBar store={store} />
              </div>
              {Hand && (
                <div class="hand" data-pane="play">
                  <Hand view={view.view} me={store.watcher.value} say={say} />
                </div>
              )}
              {drawn && <Seals />}
              {!drawn && <Words store={store} face={face} />}
              <section class="side sheet">
                <div class="side-tabs" role="group" aria-label={say('page-side')}>
                  {SIDES.filter((name) => drawn || name !== 'words').map((name) => (
                    <button
                      key={name}
                      type="button"
                      data-side={name}
                      aria-pressed={shownSide(side.value, Boolean(drawn)) === name}
                      onClick={() => (side.value = name)}
                    >
                      {say(`page-side-${name}`)}
                      {name === 'chat' && <Unread store={store} n={unread} />}
                    </button>
                  ))}
                </div>
                {drawn && (
                  <div class="side-pane" data-pane="play" data-on={side.value === 'words'}>
                    <Words store={store} face={face} />
                  </div>
                )}
                <div
                  class="side-pane"
                  data-pane="journal"
                  data-on={shownSide(side.value, Boolean(drawn)) === 'journal'}
                >
                  <Journal store={store} />
                </div>
                <div class="side-pane" data-pane="chat" data-on={side.value === 'chat'}>
                  <Chat store={store} />
                </div>
                <div class="side-pane" data-pane="scores" data-on={side.value === 'scores'}>
                  <ScoreSheet store={store} />
                </div>
              </section>
            </div>
            <Tabs store={store} tab={tab} unread={unread} />
          </main>
        </Staged>
      )}
      <Dialogs store={store} open={open} />
    </div>
  )
}

type Side = 'words' | 'journal' | 'chat' | 'scores'
const SIDES: Side[] = ['words', 'journal', 'chat', 'scores']

/** The words have a box of their own where nothing is drawn. */
const shownSide = (side: Side, drawn: boolean): Side => (side === 'words' && !drawn ? 'journal' : side)

/** The plain list of words. */
function Words({ store, face }: { store: Store; face: Face | null }) {
  return (
    <section class="menu-box sheet" data-pane="play">
      {store.question.value ? <Menu store={store} face={face} /> : <Idle store={store} />}
    </section>
  )
}

/** Lines of the chat that have not been on the screen. */
function Unread({ store, n }: { store: Store; n: number }) {
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
function Tabs({ store, tab, unread }: { store: Store; tab: { value: Tab }; unread: number }) {
  return (
    <nav class="tabs" aria-label={store.say('page-tabs')}>
      {TABS.map(([name, sign]) => (
        <button
          key={name}
          type="button"
          class={name === 'play' && store.question.value ? 'wanted' : undefined}
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

function Dialogs({ store, open }: { store: Store; open: { value: Open } }) {
  const { say } = store
  const close = () => (open.value = null)
  return (
    <>
      {store.rules.value && <RulesDrawer store={store} />}
      {open.value === 'why' && <WhyDialog store={store} close={close} />}
      {open.value === 'hint' && <HintDialog store={store} close={close} />}
      {open.value === 'digest' && (
        <Dialog title={say('page-digest')} close={close}>
          <Digest store={store} />
        </Dialog>
      )}
      {open.value === 'scores' && (
        <Dialog
          kind="wide"
          title={say(store.view.value?.ranking ? 'page-scores-final' : 'page-scores-now')}
          close={close}
        >
          <ScoreSheet store={store} />
          <ScoreChart store={store} />
        </Dialog>
      )}
      {open.value === 'about' && (
        <Dialog title={say('page-about-table')} close={close}>
          <TableSheet store={store} />
        </Dialog>
      )}
      {open.value === 'keys' && <KeysDialog store={store} close={close} />}
    </>
  )
}

function Net({ store }: { store: Store }) {
  const live = store.line.state.value === 'live'
  const spectators = store.info.value?.spectators ?? 0
  return (
    <>
      {spectators > 0 && (
        <span class="net" title={store.say('page-spectators', { spectators })}>
          <Icon name="eye" label={store.say('page-spectators', { spectators })} /> {spectators}
        </span>
      )}
      <span class={live ? 'net live' : 'net'} role="status" id="net">
        <i />
        <span class="long">{store.say(live ? 'page-live' : 'page-reconnecting')}</span>
        <span class="unseen">{store.say(live ? 'page-live' : 'page-reconnecting')}</span>
      </span>
    </>
  )
}

function Prompt({ store, open }: { store: Store; open: { value: Open } }) {
  const { say } = store
  const text = promptOf(store)
  const mine = store.question.value !== null
  const entries = store.journal.value.length - (store.now.value?.news_from ?? 0)
  return (
    <section class={mine ? 'prompt sheet mine' : 'prompt sheet'} id="prompt" tabIndex={-1}>
      <span class="versal" aria-hidden="true">
        {text.charAt(0)}
      </span>
      <div>
        <p class="question" aria-live="polite" data-testid="prompt">
          {text}
        </p>
        <p class="note">
          {mine ? say('page-your-turn') : <Deadline store={store} />}
          {mine && store.info.value?.deadline && (
            <>
              {' '}
              · <Deadline store={store} />
            </>
          )}
          {entries > 0 && mine && (
            <button type="button" class="as-link" onClick={() => (open.value = 'digest')}>
              {say('page-digest-open', { entries })}
            </button>
          )}
        </p>
      </div>
    </section>
  )
}

function Tools(props: { store: Store; open: { value: Open }; replaying: { value: boolean }; tab: { value: Tab } }) {
  const { store, open, replaying, tab } = props
  const { say } = store
  const view = store.now.value
  if (!view) return null
  const seated = store.watcher.value !== null
  const playing = view.status === 'playing'
  function replay(): void {
    replaying.value = !replaying.value
    tab.value = 'board' // where the slider is
  }
  const tool = (sign: Sign, key: string, act: () => void, able = true, pressed?: boolean) => (
    <button
      type="button"
      class="button slim"
      disabled={!able}
      aria-pressed={pressed}
      onClick={act}
      data-tool={key}
      data-tip={say(`page-tool-${key}`)}
    >
      <Icon name={sign} />
      <span class="long">{say(`page-tool-${key}`)}</span>
      <span class="short">{say(`page-short-${key}`)}</span>
    </button>
  )
  return (
    <div class="tools" role="group" aria-label={say('page-tools')}>
      {seated &&
        playing &&
        tool(
          'undo',
          view.can_ask_undo && !view.can_undo ? 'ask-undo' : 'undo',
          () => store.undo(!view.can_undo),
          view.can_undo || view.can_ask_undo,
        )}
      {seated && playing && tool('light', 'hint', () => (open.value = 'hint'), store.question.value !== null)}
      {seated && playing && tool('question', 'why', () => (open.value = 'why'))}
      {tool('book', 'rules', () => (store.rules.value = { rule: store.ruleNow.value }))}
      {tool('chart', 'scores', () => (open.value = 'scores'))}
      {tool('clock', 'replay', replay, true, replaying.value)}
      {tool('gear', 'about', () => (open.value = 'about'))}
    </div>
  )
}

/** Nothing to decide: who has, and what one can do meanwhile. */
function Idle({ store }: { store: Store }) {
  const view = store.view.value
  const { say } = store
  if (!view) return null
  const over = view.ranking || view.status === 'ended'
  const text = store.replayed.value
    ? 'page-idle-replay'
    : over
      ? 'page-idle-over'
      : store.watcher.value === null
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

/** The end: places, and why it came. */
function Result({ store }: { store: Store }) {
  const { say } = store
  const view = store.view.value
  const info = store.info.value
  if (!view?.ranking || !info) return null
  return (
    <section class="part sheet result">
      <h2 class="heading">{say('page-scores-final')}</h2>
      {view.ended_by && <p>{say(`${info.game}-ended-${view.ended_by}`)}</p>}
      <div class="result-sheets">
        <ScoreSheet store={store} />
        <ScoreChart store={store} small />
      </div>
    </section>
  )
}

const KEYS: [string, string][] = [
  ['1 – 9', 'page-key-number'],
  ['↑ ↓', 'page-key-arrows'],
  ['U', 'page-key-undo'],
  ['H', 'page-key-hint'],
  ['W', 'page-key-why'],
  ['R', 'page-key-rules'],
  ['S', 'page-key-scores'],
  ['D', 'page-key-digest'],
  ['P', 'page-key-replay'],
  ['M', 'page-key-menu'],
  ['B', 'page-key-board'],
  ['L', 'page-key-language'],
  ['?', 'page-key-keys'],
]

function KeysDialog({ store, close }: { store: Store; close: () => void }) {
  return (
    <Dialog title={store.say('page-keys')} close={close}>
      <dl class="keys">
        {KEYS.map(([key, what]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{store.say(what)}</dd>
          </div>
        ))}
      </dl>
      <label class="choice">
        <input
          type="checkbox"
          checked={singleKeys.value === 'on'}
          onChange={(event) => (singleKeys.value = event.currentTarget.checked ? 'on' : 'off')}
        />
        {store.say('page-keys-on')}
      </label>
    </Dialog>
  )
}
