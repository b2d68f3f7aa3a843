/** The hint dialog: the best moves by a bot's search, with their figures and a likely continuation. */
import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import type { Hint, HintMove, Then } from '../../contract'
import { api } from '../../kit/api'
import { Dialog } from '../../kit/dialog'
import { number, playerName } from '../../kit/fluent'
import { Mark } from '../../kit/heraldry'
import { Icon } from '../../kit/icons'
import { complain } from '../../kit/toast'
import type { Store } from './store'

type Say = Store['say']

const tenths = (n: number) => Math.round(n * 10) / 10

/** The score to expect, the chance to win, and how far ahead of the next best (or behind the best) a move is. */
function Figures({ move, best, say }: { move: HintMove; best: boolean; say: Say }) {
  if (!move.games) return null
  const gain = tenths(move.gain)
  const parts: [string, string][] = [
    [say('page-hint-score'), say('page-hint-points', { points: tenths(move.score) })],
    [say('page-hint-chance'), say('page-hint-percent', { percent: Math.round(move.chance * 100) })],
    [say(best ? 'page-hint-ahead' : 'page-hint-behind'), say('page-hint-points', { points: Math.abs(gain) })],
    [say('page-hint-games'), number(move.games)],
  ]
  return (
    <dl class="figures">
      {parts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** How the game may go on after a move. */
function Afterwards({ line, say }: { line: readonly Then[]; say: Say }) {
  if (!line.length) return null
  return (
    <details class="fold">
      <summary>{say('page-hint-then')}</summary>
      <ol class="line">
        {line.map((then, n) => (
          <li key={n}>
            <Mark seat={then.seat} name={playerName(then.seat)} /> {say(then.key, { ...then.arguments })}
          </li>
        ))}
      </ol>
    </details>
  )
}

export function HintDialog({ store, close }: { store: Store; close: () => void }) {
  const { say } = store
  const hint = useSignal<Hint | null>(null)
  const n = store.menu.question.value?.n

  useEffect(() => {
    let wanted = true
    hint.value = null
    if (n === undefined) return close()
    api.hint(store.id, { seat: store.seats.viewer.value }).then(
      (loaded) => wanted && (hint.value = loaded),
      (fault) => {
        if (!wanted) return
        complain(fault)
        close()
      },
    )
    return () => {
      wanted = false
    }
  }, [n])

  const best = hint.value
  return (
    <Dialog title={say('page-hint')} close={close}>
      {!best && (
        <p role="status">
          <Icon name="hourglass" /> {say('page-hint-thinking')}
        </p>
      )}
      {best && (
        <>
          <p class="note">{say('page-hint-note')}</p>
          <ol class="stacked hints">
            {best.moves.map((move, place) => (
              <li key={move.word}>
                <button
                  type="button"
                  class="entry"
                  disabled={n !== best.n}
                  onClick={() => {
                    store.menu.play(move)
                    close()
                  }}
                >
                  <span>{say(move.key, { ...move.arguments })}</span>
                </button>
                <Figures move={move} best={place === 0} say={say} />
                <Afterwards line={move.line} say={say} />
              </li>
            ))}
          </ol>
          {!best.moves.length && <p>{say('page-hint-none')}</p>}
        </>
      )}
    </Dialog>
  )
}
