/** A place of a player's board: a little house, its name, what it brings, and whoever stands there. */
import { memo } from 'preact/compat'
import { capital } from '../../kit/fluent'
import { Spot } from '../../kit/play/stage'
import { raw, Tile } from '../../kit/tokens/tokens'
import { Follower, followerName, Socket, type Parts } from './parts'
import { crowd } from './sheets'
import { Sign, StandIn } from './sign'
import { VIGNETTE } from './vignettes'
import type { Slot } from './view.gen'

export const CELL = { wide: 116, tall: 86 }
const SLOT = 36

/** The picture of a place never changes. */
const Scene = memo(({ place }: { place: string }) => (
  <g aria-hidden="true">
    <rect class="o-sky" x={3} y={3} width={CELL.wide - 6} height={33} rx={5} />
    <g transform="translate(44 32) scale(.62)" {...raw(VIGNETTE[place] ?? '')} />
  </g>
))

/** A long name is written smaller. */
const sizeOf = (name: string): string =>
  name.length > 17 ? 'o-name o-tight' : name.length > 12 ? 'o-name o-close' : 'o-name'

export function Place(props: Parts & { seat: number; place: string; slots: readonly Slot[] }) {
  const { me, seat, place, slots, pieces, say } = props
  const isMine = seat === me
  const of = (spot: string) => (isMine ? spot : `${spot} of ${seat}`) // only mine light up
  const name = say('orleans-place', { place })
  const needs = crowd(slots.map((slot) => slot.type), say)
  const ready = slots.length > 0 && slots.every((slot) => slot.holds !== null)
  const left = CELL.wide / 2 - ((slots.length - 1) * SLOT) / 2
  const label = [name, capital(needs), say('page-orleans-does', { place })].filter(Boolean).join('\n')
  return (
    <svg class={ready ? 'o-place ready' : 'o-place'} viewBox={`0 0 ${CELL.wide} ${CELL.tall}`} data-piece={props.view.slots[place] ? `tile:${place}` : undefined} role="group" aria-label={name}>
      <Spot id={of(`place:${place}`)} name={label} class="o-ground">
        <rect class="o-card" x={1} y={1} width={CELL.wide - 2} height={CELL.tall - 2} rx={7} />
        <rect class="halo" x={2} y={2} width={CELL.wide - 4} height={CELL.tall - 4} rx={7} />
        <Scene place={place} />
        <Sign place={place} event={props.view.event} />
        {!slots.length && <StandIn place={place} x={CELL.wide / 2} y={68} />}
        <text class={sizeOf(name)} x={CELL.wide / 2} y={47.5}>
          {name}
        </text>
      </Spot>
      {slots.map(({ type, holds }, n) => {
        const x = left + n * SLOT
        const y = 68.5
        const who = pieces.followers[`${place}_${seat}_${n}`]?.[0]
        const gear = pieces.technology[`${place}_${seat}_${n}`]?.[0]
        return (
          <Spot key={n} id={of(`slot:${place}:${type}`)} name={`${name} · ${say('orleans-slot-space', { slot: type })}`}>
            <rect class="halo" x={x - 17.5} y={y - 17} width={35} height={33} rx={9} />
            <Socket type={type} x={x} y={y} size={31} />
            {gear && (
              <Spot id={of(`gear:${place}`)} name={`${name} · ${say('page-orleans-technology')}`}>
                <Tile id={gear} name="gear" tone="iron" x={x} y={y} size={30} />
                <rect class="halo over" x={x - 17.5} y={y - 17} width={35} height={33} rx={9} />
              </Spot>
            )}
            {who && holds && (
              <Spot id={of(`on:${place}:${holds}`)} name={`${name} · ${followerName(holds, say)}`} drag>
                <circle class="halo" cx={x} cy={y} r={17} />
                <Follower id={who.id} kind={holds} seat={seat} x={x} y={y} size={32} />
              </Spot>
            )}
          </Spot>
        )
      })}
    </svg>
  )
} // prettier-ignore
