/** The market: stalls with customers, those who wait in line, and the pile. */
import { capital, type Say } from '../../kit/fluent'
import { Spot } from '../../kit/play/stage'
import { Drawn, Glyph, Tile } from '../../kit/tokens/tokens'
import { QUEUE, STALL } from './ground'
import { goodSign, goodTone, Space, type Parts } from './space'
import type { Customer } from './view.gen'

/** A customer: what is wanted and what it is worth. */
function CustomerTile(props: { tile: Customer; x: number; y: number; wide: number; tall: number; say: Say }) {
  const { tile, x, y, wide, tall, say } = props
  const wants = Object.entries(tile.wants)
  const each = Math.min(wants.length > 2 ? wide / 3 - 5 : wide / 2 - 5, tall * 0.52)
  const left = x - ((wants.length - 1) * (each + 3)) / 2
  const wantsText = capital(
    say('village-wants', { scroll: 0, horse: 0, plow: 0, ox: 0, wagon: 0, grain: 0, ...tile.wants }),
  )
  return (
    <g data-tip={`${wantsText}\n${say('village-points', { prestige: tile.prestige })}`}>
      <svg
        x={x - wide / 2}
        y={y - tall / 2}
        width={wide}
        height={tall}
        viewBox={`0 0 ${wide} ${tall}`}
        data-piece={`customer:${tile.id}`}
        class="customer"
      >
        <rect class="customer-card" x={1} y={1} width={wide - 2} height={tall - 2} rx={6} />
        {wants.map(([good, count], n) => (
          <Tile
            key={good}
            name={goodSign(good)}
            tone={goodTone[good] ?? 'ivory'}
            count={count}
            x={left - x + wide / 2 + n * (each + 3)}
            y={tall * 0.36}
            size={each}
          />
        ))}
        <Glyph name="laurel" x={wide / 2 - 10} y={tall * 0.8} size={tall * 0.26} />
        <Drawn number={tile.prestige} x={wide / 2 + 10} y={tall * 0.8} size={tall * 0.2} />
      </svg>
    </g>
  )
}

export function Market({ view, pieces, say }: Parts) {
  return (
    <>
      <Space space="market" pieces={pieces} say={say} />
      {STALL.map(([x, y], n) => {
        if (n >= view.stalls.length)
          return (
            <path
              key={n}
              class="shut"
              d={`M${x - 44} ${y - 34}h88v62h-88ZM${x - 44} ${y - 34}l88 62M${x + 44} ${y - 34}l-88 62`}
            />
          )
        const tile = view.stalls[n]
        if (!tile) return null
        return (
          <Spot key={tile.id} id={`customer:${tile.id}`} name={capital(say('village-customer', { customer: tile.id }))}>
            <CustomerTile tile={tile} x={x} y={y} wide={86} tall={70} say={say} />
            <rect class="halo over" x={x - 45} y={y - 37} width={90} height={74} rx={8} />
          </Spot>
        )
      })}
      <path class="k-queue" d="M250 106H548M546 101L554 106L546 111" />
      {view.queue.map((tile, n) => {
        const [x, y] = QUEUE[n] ?? [0, 0]
        return <CustomerTile key={tile.id} tile={tile} x={x} y={y} wide={58} tall={58} say={say} />
      })}
      <g
        data-tip={capital(say('village-text-line', { pile: view.pile }))}
        data-pile="customer"
        transform="translate(216 74)"
      >
        <g class="pile-count">
          <rect x={-20} y={-26} width={38} height={50} rx={5} />
          <rect x={-17} y={-29} width={38} height={50} rx={5} />
          <text x={2} y={3}>
            {view.pile}
          </text>
        </g>
      </g>
    </>
  )
}
