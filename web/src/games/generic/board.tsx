/** The board of a game the page was not built with: everything in its view, as cards and tables. */
import { useMemo } from 'preact/hooks'
import { capital, playerName, spoken } from '../../kit/fluent'
import { Mark } from '../../kit/heraldry'
import { type Cell, Columns, Count, Facts, Grid, NONE, Part, type Row, SeatGrid } from '../../kit/layout'
import type { BoardProps } from '../registry'
import { type Names, namesOf, namesSeats } from './names'
import {
  type Frame,
  isList,
  isRow,
  type Path,
  type Plain,
  type Rows,
  type SeatGroup,
  type Shape,
  shapeOf,
} from './shape'
import './generic.css'

const MANY = 8 // cards with their faces down beyond which they are only counted

export type View = Frame & { game: string }
type Props = BoardProps<View>
interface Given {
  names: Names
  me: number | null
  say: Props['say']
}

/** Where there is nothing.  Only what belongs to a player can be hidden. */
const NOTHING = <span class="none">{NONE}</span>

/** Cards that lie face down. */
function Backs({ n, say }: { n: number; say: Props['say'] }) {
  return (
    <span class="backs">
      {Array.from({ length: Math.min(n, MANY) }, (_, i) => (
        <i key={i} class="back" aria-hidden="true" />
      ))}
      <b aria-hidden="true">{n}</b>
      <span class="unseen">{say('page-generic-hidden', { n })}</span>
    </span>
  )
}

/** Open cards, one beside the other. */
function Cards({ path, items, names, big }: { path: Path; items: readonly Plain[]; names: Names; big?: boolean }) {
  return (
    <ul class={big ? 'open-cards big' : 'open-cards'}>
      {items.map((item, n) => (
        <li key={n} class={item === null ? 'open-card hidden' : isRow(item) ? 'open-card wordy' : 'open-card'}>
          {big ? capital(names.value(path, item)) : names.value(path, item)}
        </li>
      ))}
    </ul>
  )
}

/** A value in a cell of a table, or beside its name. */
function Value({ path, value, given }: { path: Path; value: Plain; given: Given }) {
  const { names, say } = given
  if (isList(value)) {
    if (!value.length) return NOTHING
    if (value.every((item) => item === null)) return <Backs n={value.length} say={say} />
    if (namesSeats(path))
      return (
        <span class="seats">
          {value.map((seat, n) => (
            <Mark key={n} seat={Number(seat)} name={playerName(Number(seat))} />
          ))}
        </span>
      )
    return <Cards path={path} items={value} names={names} />
  }
  if (typeof value === 'number' && namesSeats(path)) return <Mark seat={value} name={playerName(value)} />
  if (typeof value === 'number') return <Count n={value} />
  if (value === null) return <span class="quiet">?</span>
  return <>{names.value(path, value)}</>
}

/** A list of mine that holds something I can see: shown as cards, and only counted in the table of everybody. */
const isHand = (cell: Plain | undefined): cell is readonly Plain[] =>
  isList(cell) && cell.length > 0 && cell.some((item) => item !== null)

function Hands({ groups, given }: { groups: readonly SeatGroup[]; given: Given }) {
  const { me, names, say } = given
  if (me === null) return null
  const hands = groups.flatMap((group) => group.lines).filter((line) => isHand(line.cells[me]))
  if (!hands.length) return null
  return (
    <Part title={say('page-generic-yours')} seat={me}>
      <div class="hands">
        {hands.map(({ path, cells }) => (
          <div key={path.join()} class="list-of">
            <h3 class="subheading">{names.field(path)}</h3>
            <Cards path={path} items={cells[me] as readonly Plain[]} names={names} big />
          </div>
        ))}
      </div>
    </Part>
  )
}

function Everybody({ groups, players, given }: { groups: readonly SeatGroup[]; players: number; given: Given }) {
  const { me, names, say } = given
  if (!groups.length) return null
  const cellOf = (path: Path, cell: Plain, seat: number): Cell =>
    seat === me && isHand(cell) ? <Count n={cell.length} /> : <Value path={path} value={cell} given={given} />
  const rows = groups.flatMap((group): Row[] => [
    ...(group.path && groups.length > 1 ? [{ head: names.key(group.path), cells: [], kind: 'part' as const }] : []),
    ...group.lines.map(({ path, cells }) => ({
      head: names.key(path),
      cells: cells.map((cell, seat) => cellOf(path, cell, seat)),
    })),
  ])
  const title = say('page-generic-everybody')
  return (
    <Part title={title}>
      <SeatGrid label={title} players={players} me={me} rows={rows} />
    </Part>
  )
}

/** What belongs to nobody: numbers and words, and lists of open things. */
function Table({ shape, given }: { shape: Shape; given: Given }) {
  const { names, say } = given
  const [loose, named] = [shape.facts.filter((one) => !one.path), shape.facts.filter((one) => one.path)]
  if (!loose.length && !shape.piles.length && !named.length) return null
  const factsOf = (facts: (typeof loose)[number]['facts']): [Cell, Cell][] =>
    facts.map(({ path, value }) => [
      names.key(path),
      value === null ? (
        NOTHING
      ) : value === 0 && !namesSeats(path) ? (
        0
      ) : (
        <Value path={path} value={value} given={given} />
      ),
    ])
  return (
    <Part title={say('page-generic-table')}>
      {loose.map(({ facts }, n) => (
        <div key={n} class="counted">
          <Facts facts={factsOf(facts)} />
        </div>
      ))}
      {shape.piles.map(({ path, items }) => (
        <div key={path.join()} class="list-of">
          <h3 class="subheading">{names.field(path)}</h3>
          <Value path={path} value={items} given={given} />
        </div>
      ))}
      {named.map(({ path, facts }) => (
        <div key={path?.join()} class="counted">
          <h3 class="subheading">{names.field(path ?? [])}</h3>
          <Facts facts={factsOf(facts)} />
        </div>
      ))}
    </Part>
  )
}

function RowsPart({ table, given }: { table: Rows; given: Given }) {
  const { names } = given
  const { path, columns } = table
  const title = names.field(path)
  const inner = (column: string) => [...path, column]
  const rows: Row[] = table.rows.map(({ name, cells }, n) => ({
    head: name === null ? n + 1 : names.key([...path, name]),
    cells: cells.map((cell, at) =>
      cell === null ? NOTHING : <Value key={at} path={inner(columns[at] ?? '')} value={cell} given={given} />,
    ),
  }))
  const words = table.rows.some(({ cells }) =>
    cells.some((cell) => typeof cell === 'string' || isList(cell) || isRow(cell)),
  )
  return (
    <Part title={title}>
      <Grid label={title} heads={columns.map((column) => names.key(inner(column)))} rows={rows} text={words} />
    </Part>
  )
}

export function GenericBoard({ view, me, say }: Props) {
  const shape = useMemo(() => shapeOf(view), [view])
  const names = useMemo(() => namesOf(view.game, say, playerName), [view.game, say, spoken.value])
  const given: Given = { names, me, say }
  const half = Math.ceil(shape.tables.length / 2)
  const partOf = (table: Rows) => <RowsPart key={table.path.join()} table={table} given={given} />
  const empty = Object.values(shape).every((part: readonly unknown[]) => part.length === 0)
  return (
    <div class="parts generic">
      <Hands groups={shape.seats} given={given} />
      <Columns
        left={
          <>
            <Everybody groups={shape.seats} players={view.players} given={given} />
            {shape.tables.slice(0, half).map(partOf)}
          </>
        }
        right={
          <>
            <Table shape={shape} given={given} />
            {shape.tables.slice(half).map(partOf)}
            {empty && <p class="sheet note-sheet">{capital(say('page-generic-empty'))}</p>}
          </>
        }
      />
    </div>
  )
}
