/** Building blocks for showing a view: parts with a heading, tables by seat, tracks, chips, cards. */
import type { ComponentChildren } from 'preact'
import { Mark, Shield } from './heraldry'
import { capital, playerName } from './fluent'

export type Cell = ComponentChildren
export const NONE = '·'

/** A part of the table under its own heading. */
export function Part(props: { title: string; seat?: number; children: ComponentChildren }) {
  return (
    <section class="part sheet">
      <h2 class="heading">
        {props.seat !== undefined && <Shield seat={props.seat} />}
        {capital(props.title)}
      </h2>
      {props.children}
    </section>
  )
}

/** Two stacks of parts side by side, or one below the other where there is no room. */
export function Columns({ left, right }: { left: ComponentChildren; right: ComponentChildren }) {
  return (
    <div class="columns-of-parts">
      <div>{left}</div>
      <div>{right}</div>
    </div>
  )
}

/** A number, or a dot where there is nothing. */
export function Count({ n }: { n: number | null | undefined }) {
  if (n === null || n === undefined) return <span class="quiet">?</span>
  return n === 0 ? <span class="none">{NONE}</span> : <>{n}</>
}

export interface Row {
  head: Cell
  cells: Cell[]
  kind?: 'sum' | 'part' // the last line, or a line that only has a head
}

/** A table: a head for each column, a line for each thing. */
export function Grid(props: {
  corner?: Cell
  heads: Cell[]
  rows: Row[]
  mine?: number // the column to point out
  text?: boolean // cells are words, not numbers
  label: string
}) {
  const side = (column: number) => {
    const words = [props.text ? 'text' : '', column === props.mine ? 'mine' : ''].filter(Boolean).join(' ')
    return words || undefined
  }
  // On a phone a table of words is read line by line, each cell with its head.
  const label = (column: number) => {
    const head = props.heads[column]
    return props.text && typeof head === 'string' ? head : undefined
  }
  return (
    <div class="scroller" tabIndex={0} role="group" aria-label={capital(props.label)}>
      <table class={props.text ? 'grid texty' : 'grid'}>
        <caption class="unseen">{props.label}</caption>
        <thead>
          <tr>
            <td>{props.corner}</td>
            {props.heads.map((head, column) => (
              <th key={column} scope="col" class={side(column)}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {props.rows.map((row, line) => (
            <tr key={line} class={row.kind && `row-${row.kind}`}>
              <th scope="row">{row.head}</th>
              {row.kind === 'part' ? (
                <td colSpan={props.heads.length} />
              ) : (
                row.cells.map((cell, column) => (
                  <td key={column} class={side(column)} data-label={label(column)}>
                    {cell}
                  </td>
                ))
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** The arms of all seats, as heads of a table. */
export const seatHeads = (players: number): Cell[] =>
  Array.from({ length: players }, (_, seat) => <Mark key={seat} seat={seat} name={playerName(seat)} />)

/** A table with a column for each seat. */
export function SeatGrid(props: { label: string; players: number; me: number | null; rows: Row[] }) {
  return <Grid label={props.label} heads={seatHeads(props.players)} rows={props.rows} mine={props.me ?? undefined} />
}

/** A line of numbers, one for each seat. */
export const line = (head: string, numbers: (number | null | undefined)[], kind?: Row['kind']): Row => ({
  head: capital(head),
  cells: numbers.map((n, seat) => <Count key={seat} n={n} />),
  ...(kind ? { kind } : {}),
})

export function Chip(props: { colour?: string; round?: boolean; gone?: boolean; title?: string; children: Cell }) {
  return (
    <span class={props.gone ? 'chip gone' : 'chip'} title={props.title}>
      {props.colour && <i class={props.round ? 'dot round' : 'dot'} style={{ '--dot': props.colour }} />}
      {props.children}
    </span>
  )
}

export function Chips({ children }: { children: Cell }) {
  return <div class="chips">{children}</div>
}

/** Notes that hold for everybody, one per line. */
export function Lines({ lines }: { lines: readonly string[] }) {
  if (!lines.length) return null
  return (
    <div class="news">
      <Chips>
        {lines.map((text) => (
          <Chip key={text}>{text}</Chip>
        ))}
      </Chips>
    </div>
  )
}

/** How many there are of all kinds together. */
export const total = (counts: Readonly<Record<string, number>>): number =>
  Object.values(counts).reduce((sum, n) => sum + n, 0)

/** A track of spaces with the arms of those who stand on them. */
export function Track(props: {
  from: number
  to: number
  at: readonly (number | null)[] // by seat
  notable?: (space: number) => string | undefined // why a space is pointed out
  label: string
}) {
  const spaces = Array.from({ length: props.to - props.from + 1 }, (_, n) => props.from + n)
  return (
    <ol class="track" aria-label={props.label}>
      {spaces.map((space) => {
        const why = props.notable?.(space)
        return (
          <li key={space} class={why ? 'notable' : undefined} title={why}>
            {props.at.map((at, seat) => at === space && <Mark key={seat} seat={seat} name={playerName(seat)} />)}
            <small>{space}</small>
          </li>
        )
      })}
    </ol>
  )
}

/** Name and value, one below the other. */
export function Facts({ facts }: { facts: [Cell, Cell][] }) {
  return (
    <dl class="facts">
      {facts.map(([name, value], n) => (
        <div key={n}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** The seats given, by their arms. */
export function Seats({ seats }: { seats: readonly number[] }) {
  if (!seats.length) return <span class="none">{NONE}</span>
  return (
    <span class="seats">
      {seats.map((seat, n) => (
        <Mark key={n} seat={seat} name={playerName(seat)} />
      ))}
    </span>
  )
}
