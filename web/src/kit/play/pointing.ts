/** Which spots light up: those that the entries of the menu target.  No rule is known here, only the menu.

A game tells for each entry the spots it touches: whom and where, what and for whom.  Pointing at one of them holds it and
leaves the entries that touch it; when one entry is left it is played, otherwise the rest is offered beside the spot and
the other spots of those entries stay lit, so that one may point on. */
import type { Entry } from '../../contract'

/** The spot of entries that happen at no place, such as passing. */
export const SEAL = 'seal'

export type TargetsOf = (entry: Entry) => readonly string[]

/** The spots that are lit, and the entries of each, while some spots are held. */
export function lit(menu: readonly Entry[], targetsOf: TargetsOf, held: readonly string[] = []): Map<string, Entry[]> {
  const bySpot = new Map<string, Entry[]>()
  for (const entry of menu) {
    const spots = targetsOf(entry)
    if (!held.every((spot) => spots.includes(spot))) continue
    for (const spot of new Set(spots)) {
      const here = bySpot.get(spot)
      if (here) here.push(entry)
      else bySpot.set(spot, [entry])
    }
  }
  return bySpot
}

export interface Pointed {
  held: readonly string[]
  offered: readonly Entry[] // to choose from, beside the spot
  played: Entry | null
}

export const NOTHING: Pointed = { held: [], offered: [], played: null }

/** Pointing at a spot, with others held or none. */
export function point(menu: readonly Entry[], targetsOf: TargetsOf, held: readonly string[], spot: string): Pointed {
  if (held.includes(spot)) return NOTHING // pointing twice lets go
  for (const still of [held, []]) {
    const offered = lit(menu, targetsOf, still).get(spot) ?? []
    const [only] = offered
    if (only && offered.length === 1) return { held: [], offered: [], played: only }
    if (only) return { held: [...still, spot], offered, played: null }
  }
  return NOTHING
}
