/** The players' own boards in Orléans: followers as discs, places with their slots, market, bag and tower. */
import { capital, playerName, type Say } from '../../kit/fluent'
import { Mark } from '../../kit/heraldry'
import { NONE, Part, total } from '../../kit/layout'
import type { BoardProps } from '../registry'
import type { OrleansView, PlayerBoard, Slot } from './view.gen'
import { OWN, type Counts } from './view'

/** A follower as a disc: its colour, its letter, a ring when it is marked. */
export function Disc({ kind, say, empty }: { kind: string; say: Say; empty?: boolean }) {
  const type = kind.replace(OWN, '')
  const name =
    kind === 'technology'
      ? say('page-orleans-technology')
      : empty
        ? say('orleans-slot-space', { slot: type })
        : say('orleans-follower', { follower: kind })
  const classes = ['disc', `t-${type}`, kind.startsWith(OWN) ? 'own' : '', empty ? 'empty' : ''].filter(Boolean)
  return (
    <i class={classes.join(' ')} title={capital(name)}>
      <span aria-hidden="true">{kind === 'technology' ? '⚙' : say('orleans-text-letter', { slot: type })}</span>
      <span class="unseen">{name} </span>
    </i>
  )
}

function Crowd({ here, say }: { here: Counts; say: Say }) {
  const discs = Object.entries(here).flatMap(([kind, n]) => Array.from({ length: n }, () => kind))
  if (!discs.length) return <span class="none">{NONE}</span>
  return (
    <span class="discs">
      {discs.map((kind, n) => (
        <Disc key={n} kind={kind} say={say} />
      ))}
    </span>
  )
}

function Place({ name, slots, say }: { name: string; slots: readonly Slot[]; say: Say }) {
  const ready = slots.length > 0 && slots.every((slot) => slot.holds !== null)
  return (
    <li class={ready ? 'card place ready' : 'card place'}>
      <span class="title">{say('orleans-place', { place: name })}</span>
      <span class="discs">
        {slots.map((slot, n) =>
          slot.holds === null ? (
            <Disc key={n} kind={slot.type} say={say} empty />
          ) : (
            <Disc key={n} kind={slot.holds} say={say} />
          ),
        )}
        {!slots.length && <span class="none">{NONE}</span>}
      </span>
    </li>
  )
}

function Waiting({ board, say }: { board: PlayerBoard; say: Say }) {
  const shown: [string, Counts][] = [[say('orleans-text-market'), board.market]]
  if (board.tower_spaces) shown.push([say('orleans-place', { place: 'gunpowder_tower' }), board.tower])
  shown.push([say('orleans-text-bag'), board.bag])
  return (
    <dl class="crowds">
      {shown.map(([name, here]) => (
        <div key={name}>
          <dt>{capital(name)}</dt>
          <dd>
            <Crowd here={here} say={say} />
          </dd>
        </div>
      ))}
      {total(board.arrived) > 0 && (
        <div>
          <dt>{say('orleans-text-arrived', { seat: board.seat, letters: '' })}</dt>
          <dd>
            <Crowd here={board.arrived} say={say} />
          </dd>
        </div>
      )}
    </dl>
  )
}

/** One's own board whole, those of the others folded. */
export function Boards({ view, me, say }: BoardProps<OrleansView>) {
  const order = [...view.boards].sort((a, b) => Number(b.seat === me) - Number(a.seat === me))
  const inside = (board: OrleansView['boards'][number]) => (
    <>
      <Waiting board={board} say={say} />
      <ul class="cards places">
        {Object.entries(board.places).map(([name, slots]) => (
          <Place key={name} name={name} slots={slots} say={say} />
        ))}
      </ul>
    </>
  )
  const [first, ...others] = order
  return (
    <>
      {first && (
        <Part title={playerName(first.seat)} seat={first.seat}>
          {inside(first)}
        </Part>
      )}
      <div class="columns-of-parts">
        {others.map((board) => (
          <section key={board.seat} class="part sheet">
            <details class="fold">
              <summary>
                <Mark seat={board.seat} name={playerName(board.seat)} />
                &nbsp;{playerName(board.seat)} · {say('orleans-text-places')}
              </summary>
              {inside(board)}
            </details>
          </section>
        ))}
      </div>
    </>
  )
}
