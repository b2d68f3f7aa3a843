/** A lesson: what is shown, step by step, of a first turn in a game, and which step is next.

The server prepares the position and the advice (`lesson.toml` of the game); the words are `page-lesson-<game>-<step>`.
A step names the parts of the table it is about, best first: a spot of the drawn board, what is advised just now, or a
part of the page. */

export type Part = 'prompt' | 'board' | 'hand' | 'words' | 'players' | 'tools' | 'advice' | `spot:${string}`

/** When a step is over: at a click, after a decision, when one's turn is over, or when a certain thing is asked. */
export type Until = 'next' | 'move' | 'turn' | { ask: string }

export interface Step {
  name: string
  at: readonly Part[]
  until: Until
}

export interface Lesson {
  turn: string // the question with which a turn begins
  steps: readonly Step[]
}

export const step = (name: string, at: readonly Part[], until: Until = 'next'): Step => ({ name, at, until })

/** The last step is the same everywhere: where help is found, and that one may play on. */
export const END = step('end', ['tools', 'prompt'])

/** What is asked of the learner just now, as far as a lesson looks at it. */
export interface Asked {
  key: string | null // of the question; null: somebody else decides
  over: boolean
}

/** Whether a step that does not wait for a click is over as things stand. */
function passed(lesson: Lesson, until: Until, asked: Asked): boolean {
  if (until === 'next' || until === 'move') return false
  if (asked.over) return true
  if (until === 'turn') return asked.key === null || asked.key === lesson.turn
  return asked.key === until.ask
}

/** The step to show, after `decisions` of the learner since the last time; whoever plays ahead is not called back. */
export function follow(lesson: Lesson, at: number, decisions: number, asked: Asked): number {
  const { steps } = lesson
  const last = steps.length - 1
  let now = Math.min(at, last)
  for (let made = 0; made < decisions; made += 1) {
    const waits = steps.findIndex((one, n) => n >= now && one.until !== 'next')
    if (waits >= 0 && steps[waits]?.until === 'move') now = Math.min(waits + 1, last)
  }
  while (now < last && passed(lesson, steps[now]?.until ?? 'next', asked)) now += 1
  return now
}

/** The first thing advised that can be done, among the words of a menu. */
export const advice = (advised: readonly string[], words: readonly string[]): string | null =>
  advised.flatMap((begin) => words.filter((word) => word.startsWith(begin)))[0] ?? null
