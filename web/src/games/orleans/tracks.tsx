/** The six tracks of the followers with what they bring, and the long road of development under the map. */
import { capital, playerName, type Say } from '../../kit/fluent'
import { Spot } from '../../kit/play/stage'
import { Coin, Drawn, Glyph, Marker, Tile } from '../../kit/tokens/tokens'
import { SHEET } from './ground'
import { Count, Follower, Good, Reward, type Parts } from './parts'
import { development, tracks } from './printed.gen'
import type { OrleansView } from './view.gen'
import { TRACKS } from './view'

type TrackName = keyof typeof tracks

interface Printed {
  length: number
  reward: string
  steps?: readonly (string | number)[]
  draw_value?: readonly number[]
  citizen_at: number
}

const ROW = 42.5
const FIRST = SHEET.x + 50
const ROOM = SHEET.wide - 58

/** What a space brings, as it is printed. */
function Brings({ type, at, x, y }: { type: string; at: number; x: number; y: number }) {
  const track: Printed = tracks[type as TrackName]
  const step = track.steps?.[at - 1]
  switch (track.reward) {
    case 'good':
      return at ? <Good good={String(step)} x={x} y={y} size={20} /> : null
    case 'coins':
      return step ? <Reward name="coin" number={Number(step)} x={x} y={y} size={17} /> : null
    case 'technology_tile':
      return at ? <Tile name="gear" tone="iron" x={x} y={y} size={20} /> : null
    case 'place_tile':
      return at ? <Level roman={step === 'I' ? 'I' : 'I·II'} x={x} y={y} /> : null
    case 'draw_value':
      return <Reward name="bag" number={track.draw_value?.[at] ?? 0} x={x} y={y} size={18} />
    default:
      return at ? <Reward name="laurel" number={Number(step)} x={x} y={y} size={18} /> : null
  }
}

/** A place tile of this level. */
function Level({ roman, x, y }: { roman: string; x: number; y: number }) {
  return (
    <>
      <rect class="o-card" x={x - 19} y={y - 10} width={38} height={20} rx={4} />
      <text class="o-roman" x={x} y={y + 5}>
        {roman}
      </text>
    </>
  )
}

/** Markers that share a space stand close together. */
function Markers(props: { seats: number[]; kind: string; x: number; y: number; size: number; wide: number }) {
  const { seats, kind, x, y, size, wide } = props
  const step = seats.length > 1 ? Math.min(size * 0.86, (wide - size) / (seats.length - 1)) : 0
  return (
    <>
      {seats.map((seat, n) => (
        <Marker
          key={seat}
          id={`${kind}:${seat}`}
          seat={seat}
          x={x - (step * (seats.length - 1)) / 2 + n * step}
          y={y}
          size={size}
          label={playerName(seat)}
        />
      ))}
    </>
  )
}

const seatsAt = (view: OrleansView, at: number, where: (seat: number) => number | undefined): number[] =>
  view.boards.map(({ seat }) => seat).filter((seat) => where(seat) === at)

export function Tracks({ view, pieces, say }: Parts) {
  return (
    <>
      {TRACKS.map((type, row) => {
        const track: Printed = tracks[type as TrackName]
        const y = SHEET.tracks.y + 5 + row * ROW
        const wide = ROOM / (track.length + 1)
        const name = capital(say('orleans-type', { type }))
        const left = view.supply[type] ?? 0
        return (
          <g key={type} data-tone={type}>
            <rect class="o-band" x={SHEET.x + 6} y={y} width={SHEET.wide - 12} height={ROW - 4} rx={8} />
            {Array.from({ length: track.length + 1 }, (_, at) => {
              const x = FIRST + (at + 0.5) * wide
              const citizen = track.citizen_at === at && at > 0 ? pieces.citizens[type]?.[0] : undefined
              return (
                <g key={at}>
                  <rect class="o-step" x={x - wide / 2 + 1.5} y={y + 3} width={wide - 3} height={ROW - 10} rx={5} />
                  <Brings type={type} at={at} x={citizen ? x - 10 : x} y={y + 26} />
                  {citizen && (
                    <Citizen
                      id={citizen}
                      x={x + (track.reward === 'coins' ? 0 : 17)}
                      y={y + 25}
                      size={18}
                      name={capital(say('orleans-text-citizen'))}
                    />
                  )}
                  <Markers
                    kind={`track-${type}`}
                    seats={seatsAt(view, at, (seat) => view.boards[seat]?.tracks[type])}
                    x={x}
                    y={y + 10}
                    size={19}
                    wide={wide + 4}
                  />
                </g>
              )
            })}
            <Spot id={`supply:${type}`} name={`${name}: ${left}`}>
              <circle class="halo" cx={SHEET.x + 27} cy={y + 19} r={22} />
              <g data-pile={`follower-${type}`}>
                <Follower kind={type} x={SHEET.x + 27} y={y + 19} size={36} />
              </g>
              <Count n={left} x={SHEET.x + 41} y={y + 33} />
            </Spot>
          </g>
        )
      })}
    </>
  )
}

/** A citizen waits for whoever comes first. */
export function Citizen(props: { id: string | undefined; x: number; y: number; size: number; name: string }) {
  const { id, x, y, size, name } = props
  return (
    <g data-tip={name}>
      <Tile id={id} name="citizen" tone="red" x={x} y={y} size={size} />
    </g>
  )
}

// --- the road of development

const ROAD = { x: 38, y: 794, wide: 1164, tall: 58 }
const STONE = ROAD.wide / (development.length + 1)
const stoneX = (at: number): number => ROAD.x + (at + 0.5) * STONE

/** What is told of a space of the road. */
function told(view: OrleansView, at: number, say: Say): string {
  const { status, coins } = view.development_track
  const lines = [`${capital(say('orleans-text-development'))}: ${at}`]
  if (at === 0 || status[at] !== status[at - 1])
    lines.push(say('orleans-text-status-at', { status: status[at], position: at }))
  if (coins[at]) lines.push(say('orleans-text-coins-at', { coins: coins[at], position: at }))
  return lines.join('\n')
}

/** Whoever shares a stone stands smaller, two in a row. */
function RoadMarkers({ seats, x }: { seats: number[]; x: number }) {
  const rows = [seats.slice(0, 2), seats.slice(2)].filter((row) => row.length)
  return (
    <>
      {rows.map((row, n) => (
        <Markers
          key={n}
          kind="development"
          seats={row}
          x={x}
          y={ROAD.y + (rows.length > 1 ? 10 + n * 15 : 17)}
          size={rows.length > 1 ? 16 : row.length > 1 ? 18 : 23}
          wide={33}
        />
      ))}
    </>
  )
}

export function DevelopmentRoad({ view, me, pieces, say }: Parts) {
  const { length, status, coins } = view.development_track
  const reached = me === null ? undefined : view.boards[me]?.development
  return (
    <>
      <path class="o-road" d={`M${ROAD.x - 4} ${ROAD.y + 30}H${ROAD.x + ROAD.wide + 4}`} />
      {Array.from({ length: length + 1 }, (_, at) => {
        const x = stoneX(at)
        const rises = at === 0 || status[at] !== status[at - 1]
        const citizen = (development.citizens as readonly number[]).indexOf(at)
        const waiting = citizen < 0 ? undefined : pieces.citizens[`development_${citizen + 1}`]?.[0]
        return (
          <g key={at} data-tip={told(view, at, say)}>
            <rect
              class={rises ? 'o-stone rises' : 'o-stone'}
              x={x - STONE / 2 + 1.5}
              y={ROAD.y + 2}
              width={STONE - 3}
              height={ROAD.tall - 4}
              rx={7}
            />
            {rises && <Glyph name="laurel" x={x} y={ROAD.y + 43} size={27} class="o-wreath" />}
            {rises && <Drawn number={status[at] ?? 0} x={x} y={ROAD.y + 43} size={11} />}
            {coins[at] && <Coin x={x} y={ROAD.y + 43} size={24} />}
            {coins[at] && <Count n={coins[at]} x={x + 9} y={ROAD.y + 49} size={15} />}
            {waiting && (
              <Citizen
                id={waiting}
                x={x}
                y={ROAD.y + 43}
                size={22}
                name={capital(say('orleans-citizen', { citizen: `development_${citizen + 1}` }))}
              />
            )}
            {!rises && !coins[at] && !waiting && <Drawn number={at} x={x} y={ROAD.y + 45} size={12} />}
          </g>
        )
      })}
      {reached !== undefined && (
        <Spot id="development" name={`${capital(say('orleans-text-development'))}: ${reached}`}>
          <rect class="halo" x={stoneX(reached) - 24} y={ROAD.y - 2} width={48} height={ROAD.tall + 4} rx={9} />
        </Spot>
      )}
      {Array.from({ length: length + 1 }, (_, at) => (
        <RoadMarkers key={at} seats={seatsAt(view, at, (seat) => view.boards[seat]?.development)} x={stoneX(at)} />
      ))}
    </>
  )
} // prettier-ignore
