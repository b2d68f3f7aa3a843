/** The page of one table: prompt, menu, board, players, journal, chat and dialogs. */
import { useSignal } from '@preact/signals'
import { useEffect, useMemo, useRef } from 'preact/hooks'
import type { ComponentType } from 'preact'
import { loadGameUi, type BoardProps, type GameUi } from '../../games/registry'
import { api } from '../../kit/api'
import { gameName, knows, need } from '../../kit/fluent'
import { Icon } from '../../kit/icons'
import { me } from '../../kit/me'
import { Seals } from '../../kit/play/stage'
import { look } from '../../kit/settings'
import { complain } from '../../kit/toast'
import { Top } from '../../kit/top'
import { Later } from '../later'
import { LostPage } from '../lost'
import { FirstTime, lessonKnown } from '../offer'
import { Waiting } from '../waiting'
import { Net, Prompt, Tools } from './ask'
import { CatchUp, useNews } from './catchup'
import { Chat } from './chat'
import { Dialogs } from './dialogs'
import { useFinal } from './final'
import { useDigest, useKeys, useNotice, useTitle, useUnread, type Open, type Tab } from './hooks'
import { Journal } from './journal'
import { shownSide, SIDES, Tabs, Unread, Words, type Side } from './panes'
import { Curtain, LateBar, ProposalBar, WaitingRoom } from './people'
import { Players } from './players'
import { Replay } from './replay'
import { ScoreSheet } from './scores'
import { Staged } from './staged'
import { openTable, type Store } from './store'
import { TableSheet } from './about'
import './table.css'
import './ask.css'
import './players.css'
import './talk.css'
import './papers.css'
import './people.css'
import './screens.css'
import './drawn.css'

export function TablePage({ id }: { id: string }) {
  const store = useMemo(() => openTable(id), [id])
  useEffect(() => store.close, [store])
  const player = me.value?.player
  const known = useRef(player)
  useEffect(() => {
    if (known.current !== player) store.connection.renew()
    known.current = player
  }, [player])
  const ui = useSignal<GameUi | null>(null)
  const bots = useSignal<readonly string[]>([])
  const game = store.info.value?.game

  useEffect(() => {
    if (!game) return
    need(game).catch(complain)
    loadGameUi(game).then((loaded) => (ui.value = loaded), complain)
  }, [game])
  useEffect(() => {
    api.games().then(
      (games) => (bots.value = games.find((one) => one.name === game)?.bots ?? []),
      () => undefined,
    )
  }, [game])

  if (store.connection.lost.value) return <LostPage reason={store.connection.lost.value} />
  if (!game || !knows(game)) return <Waiting text="page-opening-table" />
  return <Shown store={store} ui={ui.value} bots={bots.value} />
}

function Shown({ store, ui, bots }: { store: Store; ui: GameUi | null; bots: readonly string[] }) {
  const { say } = store
  const info = store.info.value
  const view = store.position.shown.value
  const open = useSignal<Open>(null)
  const tab = useSignal<Tab>('play')
  const side = useSignal<Side>('words')
  const replaying = useSignal(false)
  const unread = useUnread(store, tab.value, side.value)
  useTitle(store)
  useNotice(store)
  const from = useNews(store)
  const news = (store.position.latest.value?.moves ?? 0) - from
  const catching = useSignal<number | null>(null) // from where
  function showNews(): void {
    if (news <= 0 || store.seats.curtain.value !== null) return
    replaying.value = false
    tab.value = 'board'
    catching.value = from
  }
  useKeys(store, open, replaying, showNews)
  useDigest(store, open)
  useFinal(store, open)
  if (!info) return null

  const progress = view && ui ? ui.progress(view.view as never, say) : say(`server-status-${info.status}`)
  const game = gameName(info.game)
  const curtained = store.seats.curtain.value !== null
  const Board = ui?.Board as ComponentType<BoardProps> | undefined
  const drawn = look.value === 'drawn' ? ui?.drawn : undefined
  const over = Boolean(store.position.latest.value?.ranking)
  const shown = shownSide(side.value, Boolean(drawn), over)
  const Picture = drawn?.Board as ComponentType<BoardProps> | undefined
  const Hand = drawn?.Hand as ComponentType<BoardProps> | undefined
  const playsFirst =
    info.lesson === null &&
    info.status === 'playing' &&
    store.seats.viewer.value !== null &&
    !store.position.replayed.value
  const waiting = info.status === 'waiting' || info.status === 'cancelled'
  return (
    <div class="table-page" data-tab={tab.value} data-status={info.status} data-look={drawn ? 'drawn' : 'tables'}>
      <a class="skip" href={waiting ? '#main' : '#prompt'}>
        {say('page-skip')}
      </a>
      <Top title={game} below={progress}>
        <Net store={store} />
      </Top>
      {store.connection.state.value === 'waiting' && (
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
                <Players store={store} ui={ui} />
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
                {replaying.value && catching.value === null && (
                  <Replay store={store} close={() => (replaying.value = false)} end={() => (open.value = 'final')} />
                )}
                {Picture ? (
                  <div class="picture sheet">
                    <Picture view={view.view} me={store.seats.viewer.value} say={say} journal={store.journal.value} />
                  </div>
                ) : Board ? (
                  <Board view={view.view} me={store.seats.viewer.value} say={say} />
                ) : (
                  <Waiting text="page-opening-table" />
                )}
                {catching.value !== null && (
                  <CatchUp store={store} from={catching.value} close={() => (catching.value = null)} />
                )}
              </div>
            </div>
            <div class="right">
              <div class="ask">
                <Prompt store={store} open={open} news={news} showNews={showNews} />
                <Tools store={store} open={open} replaying={replaying} tab={tab} />
                <ProposalBar store={store} />
                <LateBar store={store} />
                {playsFirst && !lessonKnown(info.game) && (
                  <div data-pane="play">
                    <FirstTime game={info.game} />
                  </div>
                )}
              </div>
              {Hand && (
                <div class="hand" data-pane="play">
                  <Hand view={view.view} me={store.seats.viewer.value} say={say} />
                </div>
              )}
              {drawn && <Seals />}
              {!drawn && <Words store={store} ui={ui} />}
              <section class="side sheet">
                <div class="side-tabs" role="group" aria-label={say('page-side')}>
                  {SIDES.filter((name) => name !== 'words' || (drawn && !over)).map((name) => (
                    <button
                      key={name}
                      type="button"
                      data-side={name}
                      aria-pressed={shown === name}
                      onClick={() => (side.value = name)}
                    >
                      {say(`page-side-${name}`)}
                      {name === 'chat' && <Unread store={store} n={unread} />}
                    </button>
                  ))}
                </div>
                {drawn && (
                  <div class="side-pane" data-pane="play" data-on={shown === 'words'}>
                    <Words store={store} ui={ui} />
                  </div>
                )}
                <div class="side-pane" data-pane="journal" data-on={shown === 'journal'}>
                  <Journal store={store} />
                </div>
                <div class="side-pane" data-pane="chat" data-on={shown === 'chat'}>
                  <Chat store={store} />
                </div>
                <div class="side-pane" data-pane="scores" data-on={shown === 'scores'}>
                  <ScoreSheet store={store} />
                </div>
              </section>
            </div>
            <Tabs store={store} tab={tab} unread={unread} />
          </main>
        </Staged>
      )}
      <Dialogs store={store} open={open} news={news} showNews={showNews} />
      {info.lesson && view && (
        <Later
          quiet
          load={async () => (await import('./lesson')).slipOf(info.game)}
          given={{ store, tab, drawn: Boolean(drawn) }}
        />
      )}
    </div>
  )
}
