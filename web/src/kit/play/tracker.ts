/** Gives pieces an identity from view to view; a view only counts them ("two of the second generation at the smithy").

The tracker gives every piece a name that stays with it: those who can have stayed have stayed, the others have gone where
somebody is missing.  With names, `flights` lets them walk. */

export type Counts = Readonly<Record<string, number>> // by place
export type Named = Readonly<Record<string, readonly string[]>> // by place

export class Tracker {
  private readonly known = new Map<string, Named>()
  private born = 0
  private view: unknown = null
  private told: unknown = null

  /** The names of the pieces of one kind, by place. */
  follow(kind: string, counts: Counts): Named {
    const before = this.known.get(kind) ?? {}
    const leaving: string[] = []
    const now: Record<string, string[]> = {}
    for (const [place, names] of Object.entries(before)) {
      now[place] = names.slice(0, counts[place] ?? 0)
      leaving.push(...names.slice(counts[place] ?? 0))
    }
    for (const [place, count] of Object.entries(counts)) {
      const here = (now[place] ??= [])
      while (here.length < count) here.push(leaving.shift() ?? `${kind}:${this.born++}`)
    }
    this.known.set(kind, now)
    return now
  }

  /** What is named for one view, once, whoever asks. */
  once<T>(view: unknown, name: (tracker: Tracker) => T): T {
    if (this.view !== view) {
      this.view = view
      this.told = name(this)
    }
    return this.told as T
  }
}
