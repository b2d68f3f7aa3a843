/** The final scene: the score sheet is filled part by part, then the winner and the chart appear.

A click or a key skips the animation. */
import { useSignal } from '@preact/signals'
import { useEffect, useRef } from 'preact/hooks'
import { Dialog } from '../../kit/dialog'
import { figure, list, playerName, sayOr } from '../../kit/fluent'
import { Shield } from '../../kit/heraldry'
import { Icon } from '../../kit/icons'
import { reduced } from '../../kit/play/flights'
import { knock } from '../../kit/play/sound'
import { recall, remember } from '../../kit/settings'
import type { Open } from './hooks'
import { parted, partName, partsOf, ScoreChart, TieNote } from './scores'
import type { Store } from './store'
import './final.css'

type Sheets = readonly Readonly<Record<string, number | null>>[]

const COUNTING = 5600 // milliseconds for the whole sheet
const SLOWEST = 420 // for one number
const BREATH = 500 // before the winner is told
const TOLD = 1100 // before the chart is drawn
export const ALL = Number.POSITIVE_INFINITY // everything has been written

export interface Written {
  cells: (number | null)[][] // by part and seat; null: not yet written
  totals: number[] // what has been added up so far
  pen: [part: number, seat: number] | null // the number that is being counted
  told: boolean
  drawn: boolean
}

/** The sheet after so many milliseconds: numbers are counted up part by part and seat by seat. */
export function writtenAt(sheets: Sheets, parts: readonly string[], time: number): Written {
  const seats = sheets.length
  const each = Math.min(SLOWEST, COUNTING / Math.max(1, parts.length * seats))
  const whole = each * parts.length * seats
  const cells = parts.map((part, row) =>
    sheets.map((sheet, seat) => {
      const value = sheet[part] ?? 0
      const since = time - (row * seats + seat) * each
      if (since <= 0) return null
      return since >= each ? value : Math.round((value * since) / each)
    }),
  )
  const place = Math.floor(time / each)
  const counting = time < whole
  const sums = sheets.map((_, seat) => cells.reduce((sum, row) => sum + (row[seat] ?? 0), 0))
  return {
    cells,
    // The engine's totals may hold more than the sum of the parts.
    totals: counting ? sums : sheets.map((sheet) => sheet.total ?? 0),
    pen: counting ? [Math.floor(place / seats), place % seats] : null,
    told: time >= whole + BREATH,
    drawn: time >= whole + BREATH + TOLD,
  }
}

/** Opens the scene when the game ends, and on the first visit to a table where it has ended. */
export function useFinal(store: Store, open: { value: Open }): void {
  const over = Boolean(store.position.latest.value?.ranking)
  const looking = store.position.replayed.value === null && store.seats.curtain.value === null
  const running = useRef(false)
  if (store.position.latest.value && !over) running.current = true
  useEffect(() => {
    if (!over || !looking) return
    const name = `final-${store.id}`
    if (!running.current && recall(name)) return
    running.current = false
    remember(name, 'seen')
    open.value = 'final'
  }, [over, looking])
}

/** A wreath around the arms of whoever has won. */
function Wreath({ seat }: { seat: number }) {
  const leaves = Array.from({ length: 9 }, (_, n) => {
    const angle = 100 + n * 17
    const [cos, sin] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)]
    return { x: 60 + 47 * cos, y: 56 + 47 * sin, turn: angle + 112, n }
  })
  const branch = (
    <g>
      <path class="twig" d="M57 103Q12 98 13 55Q14 33 28 20" />
      {leaves.map(({ x, y, turn, n }) => (
        <g key={n} transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${turn})`}>
          <path class="leaf" d="M0 0Q9 -8 19 -1Q10 7 0 0Z" />
          <path class="leaf" d="M0 0Q7 8 4 17Q-4 10 0 0Z" />
          <path class="vein" d="M1 0L16 -1" />
        </g>
      ))}
    </g>
  )
  return (
    <svg class="wreath" viewBox="0 0 120 116" aria-hidden="true">
      {branch}
      <g transform="translate(120 0) scale(-1 1)">{branch}</g>
      <svg x="33" y="22" width="54" height="65" viewBox="0 0 40 48">
        <Shield seat={seat} />
      </svg>
      <path class="ribbon" d="M48 100L60 94L72 100L70 112L60 105L50 112Z" />
    </svg>
  )
}

function Winner({ store, told }: { store: Store; told: boolean }) {
  const ranking = store.position.shown.value?.ranking ?? []
  const scores = store.position.shown.value?.scores ?? []
  const winners = ranking.flatMap((place, seat) => (place === 1 ? [seat] : []))
  const names = list(winners.map(playerName))
  const points = scores[winners[0] ?? 0]?.total ?? 0
  return (
    <div class={told ? 'winner told' : 'winner'}>
      {!told && <Icon name="laurel" />}
      <div class="wreaths">{told && winners.map((seat) => <Wreath key={seat} seat={seat} />)}</div>
      <p role="status">
        {told && (
          <>
            <b>{store.say('page-won', { winners: winners.length, names })}</b>{' '}
            <span>{store.say('page-final-points', { points })}</span>
          </>
        )}
      </p>
    </div>
  )
}

/** The scene; with `play` it is animated, otherwise it is complete at once. */
export function FinalScene({ store, close, play }: { store: Store; close: () => void; play?: boolean }) {
  const { say } = store
  const time = useSignal(play && !reduced() ? 0 : ALL)
  const counting = useSignal(time.peek() === 0)
  const box = useRef<HTMLDivElement>(null)
  const info = store.info.value
  const view = store.position.shown.value
  const parts = partsOf(view?.scores ?? [])
  const now = writtenAt(view?.scores ?? [], parts, time.value)

  function finish(): void {
    counting.value = false
    time.value = ALL
  }
  useEffect(() => {
    if (!counting.value) return
    const began = performance.now()
    let frame = requestAnimationFrame(function next(at) {
      if (!counting.peek()) return // somebody was quicker
      time.value = Math.max(1, at - began)
      if (writtenAt(view?.scores ?? [], parts, time.value).drawn) finish()
      else frame = requestAnimationFrame(next)
    })
    return () => cancelAnimationFrame(frame)
  }, [counting.value])
  const put = now.pen?.join() ?? ''
  useEffect(() => {
    if (counting.value && put) knock()
  }, [put])
  // On a small screen the sheet fills the first page: turn to the winner, then to the chart.
  const stage = now.drawn ? '.final-chart' : now.told ? '.winner' : ''
  useEffect(() => {
    if (stage && play && !reduced())
      box.current?.querySelector(stage)?.scrollIntoView({ block: 'nearest', behavior: 'smooth' })
  }, [stage])

  if (!view?.ranking || !info) return null
  const leave = () => (counting.value ? finish() : close())
  const side = (seat: number, more: string | false = false) =>
    [seat === store.seats.viewer.value && 'mine', more].filter(Boolean).join(' ') || undefined
  const head = (part: string) => partName(info.game, part, say)
  const endedBy = view.ended_by && sayOr('', `${info.game}-ended-${view.ended_by}`)
  return (
    <Dialog kind="final" title={say('page-scores-final')} close={leave}>
      <div
        class={counting.value ? 'result counting' : 'result'}
        ref={box}
        onClick={() => counting.value && finish()}
        onKeyDown={(event) => {
          if (!counting.value || ['Tab', 'Shift', 'Control', 'Alt', 'Meta'].includes(event.key)) return
          event.preventDefault()
          finish()
        }}
      >
        {endedBy && <p class="ended-by">{endedBy}</p>}
        <div class="scroller" tabIndex={0} role="group" aria-label={say('page-scores')}>
          <table class="grid tally">
            <caption class="unseen">{say('page-scores')}</caption>
            <thead>
              <tr>
                <td />
                {info.seats.map(({ seat }) => (
                  <th key={seat} scope="col" data-seat={seat} class={side(seat)}>
                    <Shield seat={seat} />
                    <span>{playerName(seat)}</span>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {parts.map((part, row) => (
                <tr key={part}>
                  <th scope="row">{head(part)}</th>
                  {now.cells[row]?.map((value, seat) => (
                    <td key={seat} class={side(seat, now.pen?.[0] === row && now.pen[1] === seat && 'pen')}>
                      {value !== null && figure(value)}
                    </td>
                  ))}
                </tr>
              ))}
              <tr class="row-sum">
                <th scope="row">{head('total')}</th>
                {now.totals.map((total, seat) => (
                  <td key={seat} class={side(seat)}>
                    {figure(total)}
                  </td>
                ))}
              </tr>
              <tr class="places">
                <th scope="row">{say('page-rank')}</th>
                {view.ranking.map((place, seat) => (
                  <td key={seat} class={side(seat, now.told && place === 1 && 'first')}>
                    {now.told ? say('page-place', { place }) : ''}
                  </td>
                ))}
              </tr>
            </tbody>
          </table>
          {now.told && parted(now.totals, view.ranking) && <TieNote game={info.game} />}
        </div>
        <div class="beside">
          <Winner store={store} told={now.told} />
          <div class="final-chart">{now.drawn && <ScoreChart store={store} small />}</div>
        </div>
      </div>
      <div class="buttons final-buttons">
        {counting.value ? (
          <button type="button" class="button" autofocus onClick={finish}>
            <Icon name="last" /> {say('page-final-skip')}
          </button>
        ) : (
          <>
            <button type="button" class="button chief" autofocus onClick={close}>
              {say('page-final-board')}
            </button>
            {!reduced() && (
              <button
                type="button"
                class="button"
                onClick={() => {
                  time.value = 0
                  counting.value = true
                }}
              >
                <Icon name="undo" /> {say('page-final-again')}
              </button>
            )}
          </>
        )}
      </div>
    </Dialog>
  )
}
