/** What the page asks of each game, and where it finds the module of a game.

A game is a folder beside this file.  Nothing outside the folder of a game names the game; whatever a folder leaves out
is left out on the page.  A game without a folder is shown by the generic board. */
import type { ComponentType } from 'preact'
import type { Entry } from '../contract'
import type { Say, Values } from '../kit/fluent'
import type { TargetsOf } from '../kit/play/pointing'
import type { GlyphName } from '../kit/tokens/glyphs'
import type { Lesson } from './lesson'

export interface BoardProps<View = unknown> {
  view: View
  me: number | null // the seat that looks
  say: Say // with the message context of the table
  journal?: readonly (readonly [string, Values])[] // what has happened, for boards that show it as a scene
}

/** A number in the panel of a player: "coins 3". */
export interface Stat {
  label: string
  value: number | string | null // null: hidden
}

/** How the page shows a game; no rule of the game is known here. */
export interface GameUi {
  /** Where the game stands: "round 3". */
  progress: (view: never, say: Say) => string
  /** The numbers one wants to see of every player at any time. */
  stats: (view: never, seat: number, say: Say) => Stat[]
  /** Everything in tables. */
  Board: ComponentType<BoardProps<never>>
  /** The table as a picture: the board, one's own corner of it, and the spots that an entry of the menu targets. */
  drawn?: {
    Board: ComponentType<BoardProps<never>>
    Hand: ComponentType<BoardProps<never>>
    targetsOf: TargetsOf
    leads?: (entry: Entry) => boolean // words that only lead on: the piece pointed at stays in hand
  }
  /** The kind of `about` by which a long list of one verb is parted, by verb. */
  partedBy: Record<string, string>
  /** Parts by something else than a kind: the key of a heading. */
  partOf?: (entry: Entry) => string | undefined
}

/** The pieces of a game, for the page that shows them all. */
export interface Showcase {
  glyphs: readonly GlyphName[] // those its shelf shows
  Shelf: ComponentType
  More?: ComponentType // further shelves, after those of all games
}

const UIS = import.meta.glob<{ ui: GameUi }>('./*/index.tsx')
const LESSONS = import.meta.glob<{ lesson: Lesson }>('./*/lesson.ts')
const VIGNETTES = import.meta.glob<{ vignette: () => string }>('./*/vignette.ts')
const SHOWCASES = import.meta.glob<{ showcase: Showcase }>('./*/showcase.tsx')
import.meta.glob('./*/card.css', { eager: true }) // the colours of the cards in the lobby

/** The games the page was built with. */
export const BUILT_IN: readonly string[] = Object.keys(UIS).map((path) => path.split('/')[1] as string)

/** How a game is shown: by its own module, or by the generic board. */
export async function loadGameUi(game: string): Promise<GameUi> {
  const load = UIS[`./${game}/index.tsx`]
  return load ? (await load()).ui : (await import('./generic')).genericUi
}

export const hasLesson = (game: string): boolean => `./${game}/lesson.ts` in LESSONS
export const hasVignette = (game: string): boolean => `./${game}/vignette.ts` in VIGNETTES

/** The lesson of a game, or null. */
export const loadLesson = async (game: string): Promise<Lesson | null> =>
  (await LESSONS[`./${game}/lesson.ts`]?.())?.lesson ?? null

/** What draws the strip on the card of a game in the lobby, or null. */
export const loadVignette = async (game: string): Promise<(() => string) | null> =>
  (await VIGNETTES[`./${game}/vignette.ts`]?.())?.vignette ?? null

/** The pieces of a game, or null. */
export const loadShowcase = async (game: string): Promise<Showcase | null> =>
  (await SHOWCASES[`./${game}/showcase.tsx`]?.())?.showcase ?? null
