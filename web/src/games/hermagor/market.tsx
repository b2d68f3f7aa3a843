/** The market: tiles in their stalls, buyers in the alleys, the bag, and how many actions this round has. */
import { capital, playerName, type Say } from '../../kit/fluent'
import { Spot } from '../../kit/play/stage'
import { Figure, Glyph } from '../../kit/tokens/tokens'
import { type Parts, TileFace, tileTip } from './goods'
import type { Piece } from './pieces'
import { ACTIONS, BAG, COLUMNS, ROWS, spaceAt } from './square'
import type { Space } from './view.gen'

const LETTERS = 'ABCD'

function Buyer({ piece, x, y, size }: { piece: Piece; x: number; y: number; size: number }) {
  return typeof piece.owner === 'number' ? (
    <Figure id={piece.id} seat={piece.owner} x={x} y={y} size={size} />
  ) : (
    <Figure id={piece.id} seat={0} monk x={x} y={y} size={size} />
  )
}

function told(name: string, space: Space, say: Say): string {
  const who =
    space.buyer === null
      ? say('page-hermagor-free', { cost: space.cost })
      : typeof space.buyer === 'number'
        ? playerName(space.buyer)
        : say('page-hermagor-neutral')
  return capital(say('page-hermagor-space-of', { space: name, told: who }))
}

/** Numbers of the action tiles: this round's, and those that are still to come in an order nobody knows. */
function Actions({ view, say }: Parts) {
  const [x, y] = ACTIONS
  const left = view.action_tiles
  const tip = left.length
    ? say('hermagor-text-tiles-left', { numbers: left.join(', ') })
    : say('hermagor-text-last-round')
  return (
    <g data-tip={`${capital(say('page-hermagor-actions', { actions: view.actions }))}\n${tip}`} class="her-actions">
      <g transform={`translate(${x} ${y})`}>
        <rect class="her-action now" x={-24} y={-24} width={48} height={48} rx={8} />
        <rect class="her-action-rim" x={-20} y={-20} width={40} height={40} rx={5} />
        <text class="her-action-number" y={12}>
          {view.actions || ''}
        </text>
      </g>
      {left.map((number, n) => (
        <g key={n} transform={`translate(${x + 52 + n * 38} ${y + 4})`}>
          <rect class="her-action" x={-17} y={-17} width={34} height={34} rx={6} />
          <text class="her-action-small" y={7}>
            {number}
          </text>
        </g>
      ))}
    </g>
  )
}

export function Market(props: Parts) {
  const { view, pieces, say } = props
  const { stalls, spaces } = view.market
  const bag = view.bag.map((tile) => say('hermagor-tile', { tile })).join(', ')
  const neutral = pieces.tiles.neutral ?? []
  const shut: string[] = []
  for (let row = 0; row < ROWS; row++)
    for (let column = 0; column < COLUMNS; column++)
      if (!(`st${row}${column}` in stalls)) shut.push(`st${row}${column}`)
  return (
    <>
      <Actions {...props} />
      <g data-tip={capital(say('hermagor-text-bag', { names: bag || '–' }))} class="her-bag">
        <g data-pile="tile">
          <g data-pile="buyer-neutral">
            <Glyph name="bag" x={BAG[0]} y={BAG[1]} size={50} />
          </g>
        </g>
        <circle class="her-cost" cx={BAG[0] + 20} cy={BAG[1] + 14} r={12} />
        <text class="her-number small" x={BAG[0] + 20} y={BAG[1] + 20}>
          {view.bag.length}
        </text>
      </g>
      {neutral.map((tile, n) => (
        <g key={tile.id} data-tip={`${say('page-hermagor-neutral')}: ${tileTip(tile, say)}`}>
          <TileFace tile={tile} x={BAG[0] - 52 - n * Math.min(36, 84 / neutral.length)} y={BAG[1] + 8} size={34} />
        </g>
      ))}
      {Array.from({ length: COLUMNS }, (_, n) => (
        <text key={n} class="her-mark" x={spaceAt(`st0${n}`)[0]} y={102}>
          {LETTERS[n]}
        </text>
      ))}
      {Array.from({ length: ROWS }, (_, n) => (
        <text key={n} class="her-mark" x={37} y={spaceAt(`st${n}0`)[1] + 6}>
          {n + 1}
        </text>
      ))}
      {shut.map((name) => {
        const [x, y] = spaceAt(name)
        return (
          <path
            key={name}
            class="her-shut"
            d={`M${x - 28} ${y - 19}h56v52h-56ZM${x - 28} ${y - 6}h56M${x - 28} ${y + 7}h56M${x - 28} ${y + 20}h56M${x - 20} ${y - 19}l40 52`}
          />
        )
      })}
      {Object.keys(stalls).map((name) => {
        const [x, y] = spaceAt(name)
        return (
          <text key={name} class="her-stall-name" x={x - 21} y={y - 25}>
            {LETTERS[Number(name[3])]}
            {Number(name[2]) + 1}
          </text>
        )
      })}
      {Object.entries(spaces).map(([name, space]) => {
        const [x, y] = spaceAt(name)
        const tile = stalls[name]
        const buyer = pieces.buyers[name]?.[0]
        const isStall = space.kind === 'stall'
        const tip = tile ? `${told(name, space, say)}\n${tileTip(tile, say)}` : told(name, space, say)
        return (
          <Spot key={name} id={`space:${name}`} name={tip} class="her-space">
            {isStall ? (
              <>
                {tile && <TileFace tile={tile} x={x} y={y + 7} size={50} />}
                <rect class="halo over" x={x - 30} y={y - 22} width={60} height={58} rx={9} />
                {tile && !buyer && (
                  <>
                    <circle class="her-cost" cx={x + 25} cy={y - 27} r={10.5} />
                    <text class="her-number small" x={x + 25} y={y - 21.5}>
                      {space.cost}
                    </text>
                  </>
                )}
              </>
            ) : (
              <>
                <circle class="halo" cx={x} cy={y} r={23.5} />
                {!buyer && (
                  <>
                    <circle
                      class={space.kind === 'crossing' ? 'her-cost crossing' : 'her-cost'}
                      cx={x}
                      cy={y}
                      r={space.kind === 'crossing' ? 14 : 12}
                    />
                    <text class="her-number" x={x} y={y + 6.5}>
                      {space.cost}
                    </text>
                  </>
                )}
              </>
            )}
            {buyer && (
              <Buyer piece={buyer} x={isStall ? x + 19 : x} y={isStall ? y + 16 : y - 1} size={isStall ? 38 : 42} />
            )}
          </Spot>
        )
      })}
    </>
  )
}
