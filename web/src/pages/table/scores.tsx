/** The score sheet by parts, live or final, and the chart of scores over time. */
import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import type { ScorePoint } from '../../contract'
import { api } from '../../kit/api'
import { Chart } from '../../kit/chart'
import { capital, figure, has, inWords, type Say, sayOr } from '../../kit/fluent'
import { SeatGrid, type Row } from '../../kit/layout'
import type { Store } from './store'

/** The parts of the score, in the order of the sheet. */
export const partsOf = (sheets: readonly object[]): string[] =>
  Object.keys(sheets[0] ?? {}).filter((part) => part !== 'total')

/** What a part of the sheet is called. */
export function partName(game: string, part: string, say: Say): string {
  const key = `${game}-score-${part}`
  return capital(has(key) ? say(key) : inWords(part))
}

/** How ties of this game are broken, if it says so. */
export function TieNote({ game }: { game: string }) {
  const text = sayOr('', `page-tie-${game}`)
  return text ? <p class="note">{text}</p> : null
}

/** Whether a tie was broken: equal totals at different places. */
export function parted(totals: readonly (number | null | undefined)[], ranking: readonly number[]): boolean {
  return totals.some((total, a) => totals.some((other, b) => total === other && ranking[a] !== ranking[b]))
}

export function ScoreSheet({ store }: { store: Store }) {
  const { say } = store
  const view = store.position.shown.value
  const info = store.info.value
  if (!view || !info || !view.scores.length) return <p class="quiet">{say('page-scores-none')}</p>
  const parts = partsOf(view.scores)
  const cell = (n: number | null | undefined) => (n === null || n === undefined ? '?' : figure(n))
  const rows: Row[] = [...parts, 'total'].map((part) => ({
    head: partName(info.game, part, say),
    cells: view.scores.map((sheet) => cell(sheet[part])),
    ...(part === 'total' ? { kind: 'sum' as const } : {}),
  }))
  if (view.ranking) {
    rows.push({ head: say('page-rank'), cells: view.ranking.map((place) => say('page-place', { place })), kind: 'sum' })
  }
  const hidden = view.scores.some((sheet) => Object.values(sheet).includes(null))
  return (
    <div class="score-sheet">
      <SeatGrid label={say('page-scores')} players={info.players} me={store.seats.viewer.value} rows={rows} />
      {view.ranking &&
        parted(
          view.scores.map((sheet) => sheet.total),
          view.ranking,
        ) && <TieNote game={info.game} />}
      {hidden && <p class="note">{say('page-scores-hidden')}</p>}
    </div>
  )
}

export function ScoreChart({ store, small }: { store: Store; small?: boolean }) {
  const points = useSignal<readonly ScorePoint[]>([])
  const moves = store.position.latest.value?.moves ?? 0
  const seat = store.seats.viewer.value
  useEffect(() => {
    let wanted = true
    api.scores(store.id, seat).then(
      (chart) => wanted && (points.value = chart.points),
      () => undefined, // the sheet is enough
    )
    return () => {
      wanted = false
    }
  }, [moves, seat])
  return (
    <Chart
      points={points.value}
      until={moves}
      label={store.say('page-chart')}
      across={store.say('page-chart-moves')}
      small={small}
    />
  )
}
