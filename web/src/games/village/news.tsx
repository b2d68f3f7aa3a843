/** What is told in words beside the table of Village. */
import { list, playerName } from '../../kit/fluent'
import { Lines, NONE } from '../../kit/layout'
import type { BoardProps } from '../registry'
import type { VillageView } from './view.gen'

/** Who begins, now and next; on the drawn table flags tell it as well. */
export function Start({ view, say }: BoardProps<VillageView>) {
  if (view.over) return null
  const next = view.next_start_player
  const lines = [
    say('village-text-start', { seat: view.start_player }),
    next === null ? say('village-text-next-free') : say('village-text-next', { seat: next }),
  ]
  return (
    <div class="start-players">
      <Lines lines={lines} />
    </div>
  )
}

/** What is going on beside the question: a market day, a payment, deaths to come, the end. */
export function News({ view, say }: BoardProps<VillageView>) {
  const lines: string[] = []
  const about = (key: string, seat: number, more = {}) => say(`village-text-${key}`, { seat, ...more })
  const day = view.market_day
  if (day) lines.push(about('market-day', day.by, { sales: day.sales, names: list(day.in.map(playerName)) || NONE }))
  if (Object.values(view.due).some(Boolean)) lines.push(say('village-text-due', view.due))
  for (const farm of view.farms) if (farm.owed) lines.push(about('owed', farm.seat, { owed: farm.owed }))
  if (view.end.cause) {
    lines.push(say(`village-ended-${view.end.cause}`))
    if (view.end.triggered_by !== null) lines.push(about('end', view.end.triggered_by))
    if (view.end.final_turns !== null && !view.over) {
      lines.push(say('village-text-final-turns', { turns: view.end.final_turns }))
    }
  }
  return <Lines lines={lines} />
}
