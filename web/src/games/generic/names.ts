/** What fields and values of a view are called, as far as the catalogue of the game knows them.

`<game>-view-<field>` names a field; the names of its parents may stand before it.  A word `oak` in a field `tree`, or in
a list `trees`, is said by `<game>-tree` with the argument `tree`.  Whatever has no sentence is its identifier in words. */
import { capital, figure, has, inWords, type Say } from '../../kit/fluent'
import { isList, isRow, type Path, type Plain } from './shape'

export interface Names {
  field: (path: Path) => string
  value: (path: Path, value: Plain) => string
  /** The name of a row or of a part: a field of its parent, or one of the things its parent counts. */
  key: (path: Path) => string
}

const dashed = (id: string): string => id.replaceAll('_', '-')
const last = (path: Path): string => path[path.length - 1] ?? ''

/** What a list of these holds: "trees" and "tree" both hold a tree. */
const kindsOf = (field: string): string[] =>
  (field.endsWith('s') ? [field.slice(0, -1), field] : [field]).filter((kind) => !OF_THE_GAME.has(kind))

/** What `<game>-name` and `<game>-tagline` say is not about a field. */
const OF_THE_GAME = new Set(['name', 'tagline'])

/** Fields that name a seat. */
const SEAT = /(^|_)(seat|player|owner|by|winner|bidder|leader|dealer|active)s?$/
export const namesSeats = (path: Path): boolean => SEAT.test(last(path))

export function namesOf(game: string, say: Say, playerName: (seat: number) => string): Names {
  const fieldKey = (path: Path): string | undefined =>
    path.map((_, from) => [game, 'view', ...path.slice(from).map(dashed)].join('-')).find(has)

  const ofKind = (field: string, id: string | number): string | null => {
    const kind = kindsOf(field).find((one) => has(`${game}-${dashed(one)}`))
    return kind ? say(`${game}-${dashed(kind)}`, { [kind]: id }) : null
  }

  const field = (path: Path): string => {
    const key = fieldKey(path)
    return capital(key ? say(key) : inWords(last(path)))
  }

  function value(path: Path, plain: Plain): string {
    if (plain === null) return '?'
    if (typeof plain === 'boolean') return say(plain ? 'page-yes' : 'page-no')
    if (typeof plain === 'number') return namesSeats(path) ? playerName(plain) : figure(plain)
    if (typeof plain === 'string') return ofKind(last(path), plain) ?? inWords(plain)
    if (isList(plain)) return plain.map((one) => value(path, one)).join(' · ')
    if (!isRow(plain)) return ''
    return Object.entries(plain)
      .map(([name, part]) => {
        const inner = [...path, name]
        return typeof part === 'string' ? value(inner, part) : `${field(inner)} ${value(inner, part)}`
      })
      .join(', ')
  }

  function key(path: Path): string {
    if (fieldKey(path)) return field(path)
    const thing = ofKind(path[path.length - 2] ?? '', last(path))
    return thing === null ? field(path) : capital(thing)
  }

  return { field, value, key }
}
