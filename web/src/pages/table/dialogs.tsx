/** Everything that opens over the table: rules, reasons, hints, the digest, the scores, the table itself and the keys. */
import { Dialog } from '../../kit/dialog'
import { Icon } from '../../kit/icons'
import { singleKeys } from '../../kit/settings'
import { TableSheet } from './about'
import { FinalScene } from './final'
import type { Open } from './hooks'
import { HintDialog } from './hint'
import { Digest } from './journal'
import { RulesDrawer } from './rules'
import { ScoreChart, ScoreSheet } from './scores'
import type { Store } from './store'
import { WhyDialog } from './why'

export function Dialogs(props: { store: Store; open: { value: Open }; news: number; showNews: () => void }) {
  const { store, open, news, showNews } = props
  const { say } = store
  const close = () => (open.value = null)
  const over = Boolean(store.position.shown.value?.ranking)
  return (
    <>
      {store.rules.open.value && <RulesDrawer store={store} />}
      {open.value === 'why' && <WhyDialog store={store} close={close} />}
      {open.value === 'hint' && <HintDialog store={store} close={close} />}
      {open.value === 'digest' && (
        <Dialog title={say('page-digest')} close={close}>
          {news > 0 && (
            <div class="buttons">
              <button
                type="button"
                class="button chief"
                data-open="news"
                onClick={() => {
                  close()
                  showNews()
                }}
              >
                <Icon name="play" /> {say('page-news-open', { moves: news })}
              </button>
            </div>
          )}
          <Digest store={store} />
        </Dialog>
      )}
      {open.value === 'final' && <FinalScene key="play" store={store} close={close} play />}
      {open.value === 'scores' && over && <FinalScene key="read" store={store} close={close} />}
      {open.value === 'scores' && !over && (
        <Dialog kind="wide" title={say('page-scores-now')} close={close}>
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
  ['V', 'page-key-news'],
  ['M', 'page-key-menu'],
  ['B', 'page-key-board'],
  ['N', 'page-key-next'],
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
