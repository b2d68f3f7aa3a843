/** Reads the view of any game into parts that can be shown as tables.

Nothing is known of the game but the frame that all views share.  What belongs to the players is recognised like this:
a list with an entry for each seat, of numbers (or null: hidden), of lists, or of rows of numbers; and rows that each name
their `seat`.  Words in a list are never taken for one word each: three open cards are not a card for each of three. */

export type Plain = null | boolean | number | string | readonly Plain[] | PlainRow
export interface PlainRow {
  readonly [name: string]: Plain
}
export type Path = readonly string[] // names of fields, the outermost first

/** The part of a view that all games share. */
export interface Frame {
  players: number
  over: boolean
}
const FRAME = new Set(['game', 'version', 'players', 'seat', 'over', 'asked', 'scores'])

/** One thing that every player has: a cell for each seat. */
export interface SeatLine {
  path: Path
  cells: readonly Plain[]
}

export interface SeatGroup {
  path: Path | null // null: fields of the view itself
  lines: SeatLine[]
}

export interface FactGroup {
  path: Path | null
  facts: { path: Path; value: Plain }[]
}

/** A list in which nobody owns anything: open cards, a row of tiles. */
export interface Pile {
  path: Path
  items: readonly Plain[]
}

export interface Rows {
  path: Path
  columns: readonly string[]
  rows: { name: string | null; cells: readonly Plain[] }[] // null: the rows of a list have no names
}

export interface Shape {
  seats: SeatGroup[]
  facts: FactGroup[]
  piles: Pile[]
  tables: Rows[]
}

export const isRow = (value: Plain | undefined): value is PlainRow =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
export const isList = (value: Plain | undefined): value is readonly Plain[] => Array.isArray(value)
const isScalar = (value: Plain): boolean => !isRow(value) && !isList(value)
const isCount = (value: Plain): boolean => value === null || typeof value === 'number' || typeof value === 'boolean'

const namesOf = (rows: readonly Plain[]): string[] => [
  ...new Set(rows.flatMap((row) => (isRow(row) ? Object.keys(row) : []))),
]

/** The entries of a list by seat, or null where they belong to nobody. */
function bySeat(value: Plain, players: number): readonly Plain[] | null {
  if (!isList(value) || value.length === 0) return null
  if (value.every((row) => isRow(row) && typeof row.seat === 'number' && row.seat < players)) {
    const rows = value as readonly (PlainRow & { seat: number })[]
    if (new Set(rows.map((row) => row.seat)).size < rows.length) return null
    return Array.from({ length: players }, (_, seat) => rows.find((row) => row.seat === seat) ?? null)
  }
  if (value.length !== players) return null
  if (value.every(isCount)) return value
  if (value.every((cell) => cell === null || isList(cell))) return value
  return value.every((row) => isRow(row) && Object.values(row).every(isCount)) ? value : null
}

/** The shape of a view. */
export function shapeOf(view: Frame & object): Shape {
  const own: SeatGroup = { path: null, lines: [] }
  const loose: FactGroup = { path: null, facts: [] }
  const shape: Shape = { seats: [], facts: [], piles: [], tables: [] }

  function addSeats(path: Path, cells: readonly Plain[]): void {
    const names = namesOf(cells).filter((name) => name !== 'seat')
    if (!names.length) {
      own.lines.push({ path, cells })
      return
    }
    const group: SeatGroup = { path, lines: [] }
    const inner: SeatGroup[] = []
    for (const name of names) {
      const values = cells.map((row) => (isRow(row) ? (row[name] ?? null) : null))
      const parts = namesOf(values)
      const line = { path: [...path, name], cells: values }
      const counted = parts.length > 0 && values.every((row) => row === null || isRow(row))
      if (!counted) group.lines.push(line)
      else
        inner.push({
          path: line.path,
          lines: parts.map((part) => ({
            path: [...line.path, part],
            cells: values.map((row) => (isRow(row) ? (row[part] ?? null) : null)),
          })),
        })
    }
    if (group.lines.length) shape.seats.push(group)
    shape.seats.push(...inner)
  }

  function addRows(path: Path, rows: readonly [name: string | null, row: Plain][]): void {
    const columns = namesOf(rows.map(([, row]) => row))
    const cellsOf = (row: Plain) => columns.map((column) => (isRow(row) ? (row[column] ?? null) : null))
    shape.tables.push({ path, columns, rows: rows.map(([name, row]) => ({ name, cells: cellsOf(row) })) })
  }

  function add(path: Path, value: Plain): void {
    const seats = bySeat(value, view.players)
    if (seats) addSeats(path, seats)
    else if (isList(value)) {
      if (value.length > 0 && value.every(isRow))
        addRows(
          path,
          value.map((row) => [null, row]),
        )
      else shape.piles.push({ path, items: value })
    } else if (isRow(value)) {
      const fields = Object.entries(value)
      if (!fields.length) return
      if (fields.every(([, field]) => isScalar(field))) {
        const facts = fields.map(([name, field]) => ({ path: [...path, name], value: field }))
        shape.facts.push({ path, facts })
      } else if (fields.every(([, field]) => isRow(field))) addRows(path, fields)
      else for (const [name, field] of fields) add([...path, name], field)
    } else loose.facts.push({ path, value })
  }

  for (const [name, value] of Object.entries(view)) if (!FRAME.has(name)) add([name], value as Plain)
  if (own.lines.length) shape.seats.unshift(own)
  if (loose.facts.length) shape.facts.unshift(loose)
  return shape
}
