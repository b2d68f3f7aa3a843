/** The merchants' hall: what each product costs, which windows are open, whose buildings stand there; and the tower of the nobility. */
import { capital, playerName } from '../../kit/fluent'
import { Spot } from '../../kit/play/stage'
import { Counter, Glyph, Tile } from '../../kit/tokens/tokens'
import { type Parts, productName, TONE } from './goods'
import type { Piece } from './pieces'
import { BAY, BAYS, bayAt, boardAt, EAVES, FLOOR, flagAt, RIDGE, TOWER, towerWindowAt, windowAt } from './square'
import type { Sum } from './view.gen'
import { CHARGES } from '../../kit/heraldry'

/** A window: a building of somebody, the sum one gets for the first to come, or a shutter. */
function Window(props: { space: Sum; disc: Piece | undefined; open: boolean; x: number; y: number }) {
  const { space, disc, open, x, y } = props
  if (disc && typeof disc.owner === 'number')
    return <Counter id={disc.id} seat={disc.owner} x={x} y={y + 2} size={32} label={playerName(disc.owner)} />
  if (!open)
    return (
      <path
        class="her-shutter"
        d={`M${x - 19} ${y + 16}v-20q0 -12 19 -12t19 12v20ZM${x} ${y - 16}v32M${x - 19} ${y - 4}h38M${x - 19} ${y + 6}h38`}
      />
    )
  return (
    <text class="her-sum" x={x} y={y + 9}>
      {space.sum}
    </text>
  )
}

export function Hall({ view, pieces, say }: Parts) {
  const word = (key: string) => capital(say(`hermagor-text-${key}`))
  return (
    <>
      {BAYS.map((product, n) => {
        const row = view.prices[product]
        if (!row) return null
        const x = bayAt(n)
        const board = boardAt(row.step)
        const name = `${capital(productName(say, product))}\n${word('price')} ${row.price} · ${word('red')} ${row.red}`
        return (
          <g key={product}>
            <Spot id={`row:${product}`} name={name}>
              <rect class="halo" x={x - BAY / 2 + 1} y={RIDGE - 4} width={BAY - 2} height={FLOOR + 42 - RIDGE} rx={8} />
            </Spot>
            <g class="her-row" aria-hidden="true">
              {row.spaces.map((space, k) => (
                <Window
                  key={k}
                  space={space}
                  disc={pieces.discs[`${product}_${k}`]?.[0]}
                  open={k < row.open}
                  x={x}
                  y={windowAt(k)}
                />
              ))}
              <Tile name={product} tone={TONE[product] ?? 'ivory'} x={x} y={657} size={36} />
              <path class="her-rope" d={`M${x - 15} ${EAVES + 3}V${board - 15}M${x + 15} ${EAVES + 3}V${board - 15}`} />
              <svg
                class="her-board"
                data-piece={`price:${product}`}
                x={x - 25}
                y={board - 19}
                width={50}
                height={38}
                viewBox="0 0 50 38"
                aria-hidden="true"
              >
                <path class="her-plank" d="M3 3L47 2L48 35L2 36Z" />
                <path class="her-grain" d="M6 10H44M6 29H44" />
                <text class="her-price" x={25} y={28}>
                  {row.price}
                </text>
              </svg>
              <path class="her-red" d={`M${x - 15} ${FLOOR + 6}h30v18l-15 9l-15 -9Z`} />
              <text class="her-end" x={x} y={FLOOR + 23}>
                {row.red}
              </text>
            </g>
          </g>
        )
      })}
      <Spot id="row:nobility" name={capital(say('hermagor-row', { row: 'nobility' }))}>
        <rect class="halo" x={TOWER[0] - 50} y={690} width={100} height={FLOOR - 684} rx={8} />
      </Spot>
      <g class="her-row" aria-hidden="true">
        <Glyph name="nobility" x={TOWER[0]} y={726} size={28} class="her-crown" />
        {view.nobility.map((space, n) => {
          const [x, y] = towerWindowAt(n)
          return <Window key={n} space={space} disc={pieces.discs[`nobility_${n}`]?.[0]} open x={x} y={y} />
        })}
      </g>
    </>
  )
}

/** A flag for every trader, in the order of their turns; what they have not yet used lies below. */
export function Flags({ view, say }: Parts) {
  return (
    <>
      {view.traders.map((_, n) => {
        const seat = (view.start_player + n) % view.players
        const [x, y] = flagAt(n)
        const name = playerName(seat)
        const piles = ['buyer', 'shop', 'disc'].reduce(
          (inside, kind) => <g data-pile={`${kind}-${seat}`}>{inside}</g>,
          <ellipse class="t-shadow" cx={x} cy={y + 9} rx={13} ry={3} />,
        )
        return (
          <Spot key={seat} id={`seat:${seat}`} name={n ? name : `${name}\n${say('page-hermagor-start')}`}>
            <rect class="halo" x={x - 20} y={y - 46} width={44} height={60} rx={9} />
            {piles}
            <g class="her-flag" data-seat={seat}>
              <path class="k-post" d={`M${x - 13} ${y + 10}V${y - 42}`} />
              <svg x={x - 12} y={y - 42} width={34} height={27} viewBox="0 0 40 32" data-piece={`flag:${seat}`}>
                <path class="t-shield" d="M0 0H40V32H0Z" />
                <path class="t-charge" d={CHARGES[seat % CHARGES.length]} transform="scale(1 .667)" />
                <path class="t-rim" d="M0 0H40V32H0Z" />
              </svg>
            </g>
            {n === 0 && <Glyph name="start" x={x + 8} y={y - 1} size={20} class="her-start" />}
          </Spot>
        )
      })}
    </>
  )
}
