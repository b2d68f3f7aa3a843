/** What the page asks of each game: how its view is laid out.  No game here knows a rule. */
import type { ComponentType } from 'preact'
import type { Entry } from '../contract'
import type { Say, Values } from '../kit/fluent'
import type { SpotsOf } from '../kit/play/pointing'

export interface BoardProps<View = unknown> {
  view: View
  me: number | null // the seat that looks
  say: Say // with the manner of the table
  journal?: readonly (readonly [string, Values])[] // what has happened, for boards that show it as a scene
}

/** A number in the panel of a player: "coins 3". */
export interface Stat {
  label: string
  value: number | string | null // null: hidden
}

export interface Face {
  /** Where the game stands: "round 3". */
  progress: (view: never, say: Say) => string
  /** The numbers one wants to see of every player at any time. */
  stats: (view: never, seat: number, say: Say) => Stat[]
  Board: ComponentType<BoardProps<never>>
  /** The table as a picture: the board, one's own corner of it, and where each word happens. */
  drawn?: {
    Board: ComponentType<BoardProps<never>>
    Hand: ComponentType<BoardProps<never>>
    spotsOf: SpotsOf
    leads?: (entry: Entry) => boolean // words that only lead on: the piece pointed at stays in hand
  }
  /** The kind of `about` by which a long list of one verb is parted, by verb. */
  partedBy: Record<string, string>
  /** Parts by something else than a kind: the key of a heading. */
  partOf?: (entry: Entry) => string | undefined
}

const FACES: Record<string, () => Promise<{ face: Face }>> = {
  column: () => import('./column/face'),
  hermagor: () => import('./hermagor/face'),
  orleans: () => import('./orleans/face'),
  village: () => import('./village/face'),
}

export async function faceOf(game: string): Promise<Face> {
  const load = FACES[game]
  if (!load) throw new Error(`no such game: ${game}`)
  return (await load()).face
}
