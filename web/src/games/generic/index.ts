/** How a game is shown that the page was not built with. */
import { figure, playerName, type Say } from '../../kit/fluent'
import type { GameUi, Stat } from '../registry'
import { GenericBoard, type View } from './board'
import { namesOf } from './names'
import { type Plain, shapeOf } from './shape'

const STATS = 6 // numbers in the panel of a player
const PROGRESS = ['year', 'age', 'round', 'half', 'turn', 'phase'] // fields that tell how far a game has come

/** "Round 3 · Phase auction", from the fields that say so. */
function progress(view: View, say: Say): string {
  const names = namesOf(view.game, say, playerName)
  const fields = view as unknown as Record<string, Plain | undefined>
  const parts = PROGRESS.flatMap((name) => {
    const value = fields[name]
    if (typeof value === 'number') return [`${names.field([name])} ${figure(value)}`]
    return typeof value === 'string' ? [names.value([name], value)] : []
  })
  return parts.join(' · ') || say(`server-status-${view.over ? 'finished' : 'playing'}`)
}

/** The first numbers that every player has. */
function stats(view: View, seat: number, say: Say): Stat[] {
  const names = namesOf(view.game, say, playerName)
  return shapeOf(view)
    .seats.flatMap((group) => group.lines)
    .filter(({ path, cells }) => path.length <= 2 && cells.every((cell) => cell === null || typeof cell === 'number'))
    .slice(0, STATS)
    .map(({ path, cells }) => ({ label: names.key(path), value: (cells[seat] as number | null | undefined) ?? null }))
}

export const genericUi: GameUi = { progress, stats, Board: GenericBoard, partedBy: {} }
