/** The prompt, the tools beside the menu, and the state of the connection. */
import { Icon, type Sign } from '../../kit/icons'
import { promptOf, type Open, type Tab } from './hooks'
import { Deadline } from './players'
import type { Store } from './store'

export function Net({ store }: { store: Store }) {
  const live = store.connection.state.value === 'live'
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

export function Prompt(props: { store: Store; open: { value: Open }; news: number; showNews: () => void }) {
  const { store, open, news, showNews } = props
  const { say } = store
  const text = promptOf(store)
  const myTurn = store.menu.question.value !== null
  const entries = store.journal.value.length - (store.position.latest.value?.news_from ?? 0)
  return (
    <section class={myTurn ? 'prompt sheet mine' : 'prompt sheet'} id="prompt" tabIndex={-1}>
      <span class="versal" aria-hidden="true">
        {text.charAt(0)}
      </span>
      <div>
        <p class="question" aria-live="polite" data-testid="prompt">
          {text}
        </p>
        <p class="note">
          {myTurn ? <span class="turn-word">{say('page-your-turn')}</span> : <Deadline store={store} />}
          {myTurn && store.info.value?.deadline && (
            <>
              {' '}
              · <Deadline store={store} />
            </>
          )}
          {store.position.shown.value?.ranking && (
            <button type="button" class="as-link" data-open="scores" onClick={() => (open.value = 'scores')}>
              {say('page-scores-final')}
            </button>
          )}
          {news > 0 && !store.position.replayed.value && (
            <button type="button" class="news-link" data-open="news" onClick={showNews}>
              <Icon name="play" /> {say('page-news-open', { moves: news })}
            </button>
          )}
          {entries > 0 && myTurn && (
            <button type="button" class="as-link" onClick={() => (open.value = 'digest')}>
              {say(news > 0 ? 'page-digest-list' : 'page-digest-open', { entries })}
            </button>
          )}
        </p>
      </div>
    </section>
  )
}

export function Tools(props: {
  store: Store
  open: { value: Open }
  replaying: { value: boolean }
  tab: { value: Tab }
}) {
  const { store, open, replaying, tab } = props
  const { say } = store
  const view = store.position.latest.value
  if (!view) return null
  const seated = store.seats.viewer.value !== null
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
          () => store.proposals.undo(!view.can_undo),
          view.can_undo || view.can_ask_undo,
        )}
      {seated && playing && tool('light', 'hint', () => (open.value = 'hint'), store.menu.question.value !== null)}
      {seated && playing && tool('question', 'why', () => (open.value = 'why'))}
      {tool('book', 'rules', () => (store.rules.open.value = { rule: store.rules.current.value }))}
      {tool('chart', 'scores', () => (open.value = 'scores'))}
      {tool('clock', 'replay', replay, true, replaying.value)}
      {tool('info', 'about', () => (open.value = 'about'))}
    </div>
  )
}
