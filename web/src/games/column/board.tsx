/** The board of A Column of Fire: the map, and upon it the countries, the ring, the points, the stock and the news. */
import { memo } from 'preact/compat'
import { capital, playerName } from '../../kit/fluent'
import { Drawing, type Quarter, Title } from '../../kit/play/drawing'
import { Spot, useStage } from '../../kit/play/stage'
import { Glyph, Marker, raw } from '../../kit/tokens/tokens'
import { CountryOnMap } from './countries'
import { EventSheet } from './event'
import { printed } from './ground'
import { degree, HEIGHT, POINTS, RING, SUPPLY, TITLE, WIDTH } from './places'
import { piecesOf } from './pieces'
import type { Parts, Props } from './parts'
import { Ring } from './ring'
import { Scenes } from './scenes'
import { FaithPawn, Good } from './signs'
import { spentLine } from './texts'
import { COUNTRIES, GOODS, PAWNS } from './view'
import '../../kit/ink/ink.css'
import './map.css'
import './board.css'
import './cards.css'
import './portraits.css'

const Printed = memo(() => <g aria-hidden="true" {...raw(printed())} />)

/** Where victory discs lie along their space: beside its number as long as there is room. */
const BESIDE = [-1, 1, -0.5, 0.5] as const
const DISC = 27
const LAP = 30 // from a disc to its points, once they are more than the track has spaces

function Points({ view, me, say }: Parts) {
  return (
    <>
      {view.traders.map(({ seat, vp, track_space }) => {
        const [x, y, w, h] = degree(track_space)
        const here = view.traders.filter((other) => other.track_space === track_space)
        const beside = BESIDE[here.findIndex((other) => other.seat === seat)] ?? 0
        const along = (beside * (Math.max(w, h) - DISC)) / 2
        const flat = w > h
        const cx = x + w / 2 + (flat ? along : 0)
        const cy = y + h / 2 + (flat ? 0 : along)
        const inward = (flat ? cy < HEIGHT / 2 : cx < WIDTH / 2) ? LAP : -LAP
        const name = `${playerName(seat)}: ${vp} ${say('column-text-vp')}`
        const disc = (
          <>
            <Marker id={`vp:${seat}`} seat={seat} x={cx} y={cy} size={DISC} label={name} />
            {vp > POINTS && (
              <text class="lap" x={cx + (flat ? 0 : inward)} y={cy + 5 + (flat ? inward : 0)}>
                {vp}
              </text>
            )}
          </>
        )
        if (seat === me)
          return (
            <Spot key={seat} id="score" name={name}>
              <circle class="halo" cx={cx} cy={cy} r={22} />
              {disc}
            </Spot>
          )
        return (
          <g key={seat} data-tip={name}>
            {disc}
          </g>
        )
      })}
    </>
  )
}

/** What lies ready: goods, privileges, protection, pawns. */
function Stock({ view, say }: Parts) {
  const [x, y] = SUPPLY
  return (
    <>
      {GOODS.map((good, n) => {
        const cx = x - 78 + n * 52
        return (
          <Spot key={good} id={`supply:${good}`} name={capital(say('column-good', { good }))}>
            <rect class="halo" x={cx - 25} y={y - 53} width={50} height={52} rx={9} />
            <g data-pile={`good-${good}`}>
              <Good good={good} x={cx + 3} y={y - 24} size={34} />
              <Good good={good} x={cx} y={y - 27} size={36} />
            </g>
          </Spot>
        )
      })}
      <g
        data-tip={[say('column-text-pile', { number: view.privilege_pile }), spentLine(view, say)]
          .filter(Boolean)
          .join('\n')}
        class="stock-pile"
        data-pile="privilege"
      >
        <rect x={x - 100} y={y + 9} width={40} height={44} rx={6} />
        <rect x={x - 103} y={y + 6} width={40} height={44} rx={6} />
        <Glyph name="privilege" x={x - 83} y={y + 20} size={22} />
        <text x={x - 83} y={y + 47}>
          {view.privilege_pile}
        </text>
      </g>
      <g data-tip={capital(say('column-text-protections'))} class="stock-shield" data-pile="protection">
        <Glyph name="protection" x={x - 34} y={y + 30} size={40} />
      </g>
      {PAWNS.map((pawn, n) => {
        const cx = x + 14 + n * 38
        return (
          <Spot key={pawn} id={`pawns:${pawn}`} name={capital(say('column-pawn', { pawn }))}>
            <rect class="halo" x={cx - 19} y={y + 3} width={38} height={54} rx={9} />
            <g data-pile={`pawn-${pawn}`}>
              <FaithPawn pawn={pawn} x={cx} y={y + 30} size={42} />
            </g>
          </Spot>
        )
      })}
    </>
  )
}

/** Where a phone can be turned to. */
const QUARTERS: readonly Quarter[] = [
  { name: 'ring', x: RING.x, y: RING.y, zoom: 2.7 },
  { name: 'north', x: 760, y: 220, zoom: 1.9 },
  { name: 'south', x: 760, y: 600, zoom: 1.9 },
]

export function ColumnBoard(props: Props) {
  const { tracker } = useStage()
  const pieces = piecesOf(tracker, props.view)
  const parts = { ...props, pieces }
  return (
    <div class="column-table">
      <Drawing
        width={WIDTH}
        height={HEIGHT}
        game="column"
        close={{ x: RING.x, y: RING.y, zoom: 2.7 }}
        quarters={QUARTERS}
      >
        <Printed />
        <Title game="column" at={TITLE} />
        <Points {...parts} />
        <Stock {...parts} />
        {COUNTRIES.map((name) => (
          <CountryOnMap key={name} name={name} {...parts} />
        ))}
        <Ring {...parts} />
        <EventSheet {...parts} />
      </Drawing>
      <Scenes {...props} />
    </div>
  )
}
