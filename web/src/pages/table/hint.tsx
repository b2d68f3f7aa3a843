/** What a bot would consider here: the best moves, and what each is worth beside the average of the menu. */
import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import type { Hint } from '../../contract'
import { api } from '../../kit/api'
import { Dialog } from '../../kit/dialog'
import { Icon } from '../../kit/icons'
import { complain } from '../../kit/toast'
import type { Store } from './store'

/** How much better than the average: with its sign, or even. */
function worth(by: number, say: Store['say']): string {
  const rounded = Math.round(by * 10) / 10
  const sign = rounded > 0 ? 'more' : rounded < 0 ? 'less' : 'even'
  return say('page-hint-worth', { sign, worth: Math.abs(rounded) })
}

export function HintDialog({ store, close }: { store: Store; close: () => void }) {
  const { say } = store
  const hint = useSignal<Hint | null>(null)
  const n = store.question.value?.n

  useEffect(() => {
    hint.value = null
    api.hint(store.id, { seat: store.watcher.value }).then(
      (found) => (hint.value = found),
      (fault) => {
        complain(fault)
        close()
      },
    )
  }, [n])

  const found = hint.value
  return (
    <Dialog title={say('page-hint')} close={close}>
      {!found && (
        <p role="status">
          <Icon name="hourglass" /> {say('page-hint-thinking')}
        </p>
      )}
      {found && (
        <>
          <p class="note">{say('page-hint-note')}</p>
          <ol class="stacked">
            {found.moves.map((move) => (
              <li key={move.word}>
                <button
                  type="button"
                  class="entry"
                  disabled={n !== found.n}
                  onClick={() => {
                    store.act(move)
                    close()
                  }}
                >
                  <span>{say(move.key, { ...move.arguments })}</span>
                  <b class="worth">{worth(move.worth, say)}</b>
                </button>
              </li>
            ))}
          </ol>
          {!found.moves.length && <p>{say('page-hint-none')}</p>}
        </>
      )}
    </Dialog>
  )
}
