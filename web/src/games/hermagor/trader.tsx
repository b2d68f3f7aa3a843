/** A trader's booth: tiles on the counter, what may be sold, purse, shops, buyers and buildings, and how far one has come. */
import { memo } from 'preact/compat'
import { capital, list, playerName } from '../../kit/fluent'
import { box, courses, path } from '../../kit/ink/pen'
import { Corner, useShownSeat } from '../../kit/play/corner'
import { Spot, useStage } from '../../kit/play/stage'
import { Coin, Counter, Figure, Glyph, raw, Station, Tile } from '../../kit/tokens/tokens'
import type { GlyphName } from '../../kit/tokens/glyphs'
import { productName, type Props, TileFace, tileTip, TONE } from './goods'
import { piecesOf } from './pieces'
import { BAYS } from './square'
import { DUCHIES } from './view'

const WIDTH = 520
const HEIGHT = 336

/** The awning in the colours of the seat, and three shelves. */
function booth(): string {
  const stripes = 16
  const s = WIDTH / stripes
  let art = ''
  for (let i = 0; i < stripes; i++) {
    const x = i * s
    art += path(`M${x} 0h${s}V17q${-s / 2} 13 ${-s} 0Z`, i % 2 ? 'her-cloth' : 'her-cloth seat')
  }
  const shelf = (y: number) =>
    path(box(8, y, WIDTH - 16, 7), 'k-wood') + path(courses(12, y + 1, WIDTH - 24, 6, 3), 'k-hatch')
  return (
    art + shelf(118) + shelf(184) + shelf(254) + path(`M12 24V${HEIGHT - 8}M${WIDTH - 12} 24V${HEIGHT - 8}`, 'her-pole')
  )
}
/** Scales and a lantern under the awning, while there is room for them. */
function hangings(): string {
  const scales =
    path('M62 30V46M36 48L88 46M36 48L26 74M36 48L46 74M88 46L78 72M88 46L98 72', 'k-line') +
    path('M22 74H50Q47 84 36 84T22 74ZM74 72H102Q99 82 88 82T74 72Z', 'k-thatch')
  const lantern =
    path('M456 26V44', 'k-line') +
    path('M446 50L456 42L466 50Z', 'k-wood') +
    path('M447 50H465V72H447Z', 'her-glass') +
    path('M445 72H467V77H445ZM456 50V72', 'k-wood')
  return scales + lantern
}
const Booth = memo(() => <g aria-hidden="true" {...raw(booth())} />)
const Hangings = memo(() => <g class="her-props" aria-hidden="true" {...raw(hangings())} />)

export function HermagorTrader({ view, me, say }: Props) {
  const { tracker } = useStage()
  const [seat, choose] = useShownSeat(me, view.start_player)
  const trader = view.traders[seat]
  const pieces = piecesOf(tracker, view)
  if (!trader) return null
  const isMine = seat === me
  const word = (key: string) => capital(say(`hermagor-text-${key}`))
  const title = say('page-trader-of', { player: playerName(seat), seat })
  const { tiles } = trader
  const each = Math.min(64, 468 / Math.max(1, tiles.length))
  const size = Math.min(62, each * (tiles.length > 7 ? 1.25 : 1) - 3)
  const hand = pieces.shops[`hand_${seat}`] ?? []
  const home = pieces.buyers[`home_${seat}`] ?? []
  const left = pieces.discs[`left_${seat}`] ?? []
  const regions = trader.regions.map((region) => say('hermagor-region', { region }))
  return (
    <Corner
      class="booth"
      seat={seat}
      seats={view.traders.map((one) => one.seat)}
      title={title}
      label={word('traders')}
      choose={choose}
    >
      <svg
        class="booth-board ink-paper"
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="group"
        aria-label={title}
        data-seat={seat}
      >
        {tiles.length <= 4 && <Hangings />}
        <Booth />
        {!tiles.length && !view.over && (
          <text class="her-nothing" x={WIDTH / 2} y={86}>
            {say('page-hermagor-no-tiles')}
          </text>
        )}
        {tiles.map((tile, n) => {
          const x = WIDTH / 2 + (n - (tiles.length - 1) / 2) * each
          const y = 82 - (tiles.length > 7 && n % 2 ? 14 : 0)
          const spent = tile.id === 'half_move' && trader.half_spent
          const face = <TileFace tile={tile} x={x} y={y} size={size} class={spent ? 'spent' : undefined} />
          const tip = spent ? say('hermagor-text-spent', { name: tileTip(tile, say) }) : tileTip(tile, say)
          if (tile.id !== 'half_move' || !isMine)
            return (
              <g key={tile.id} data-tip={tip}>
                {face}
              </g>
            )
          return (
            <Spot key={tile.id} id="half" name={tip}>
              {face}
              <rect
                class="halo over"
                x={x - size / 2 - 1}
                y={y - size / 2 - 1}
                width={size + 2}
                height={size + 2}
                rx={8}
              />
            </Spot>
          )
        })}
        {BAYS.map((product, n) => {
          const x = 48 + n * 60.5
          const price = view.prices[product]?.price ?? 0
          return (
            <g key={product} data-tip={`${capital(productName(say, product))}\n${word('price')} ${price}`}>
              <g class={trader.products.includes(product) ? undefined : 'none'}>
                <Tile name={product as GlyphName} tone={TONE[product] ?? 'ivory'} x={x - 5} y={158} size={38} />
              </g>
              <text class="amount small" x={x + 22} y={166}>
                {price}
              </text>
            </g>
          )
        })}
        <g data-tip={`${word('money')}: ${trader.money ?? '?'}`}>
          <Coin x={46} y={226} size={42} />
          <text class="amount" x={86} y={235}>
            {trader.money ?? '?'}
          </text>
        </g>
        <g
          data-tip={`${word('in-hand')}: ${trader.in_hand}\n${word('unused')}: ${trader.unused}\n${word('discarded')}: ${trader.discarded}`}
        >
          {!hand.length && <Station seat={seat} x={130} y={228} size={40} class="none" />}
          {hand.map(({ id }, n) => (
            <Station key={id} id={id} seat={seat} x={130 + n * 27} y={228} size={40} />
          ))}
        </g>
        <g data-tip={`${capital(say('page-hermagor-buyers'))}: ${home.length}`}>
          {home.map(({ id }, n) => (
            <Figure key={id} id={id} seat={seat} x={292 + n * 25} y={227} size={42} />
          ))}
        </g>
        <g data-tip={`${word('discs-left')}: ${trader.discs}`}>
          {left.map(({ id }, n) => (
            <Counter key={id} id={id} seat={seat} x={406 + (n % 5) * 21} y={238 - Math.floor(n / 5) * 22} size={22} />
          ))}
        </g>
        {DUCHIES.map((duchy, n) => {
          const x = 52 + n * 108
          return (
            <g key={duchy} data-tip={`${word('shops')}, ${word(`duchy-${duchy}`)}: ${trader.duchies[duchy] ?? 0}`}>
              <rect class={`her-duchy-plate ${duchy}`} x={x - 34} y={268} width={100} height={58} rx={8} />
              <text class="her-label" x={x + 16} y={286}>
                {word(`duchy-${duchy}`)}
              </text>
              <Station seat={seat} x={x} y={306} size={28} />
              <text class="amount small" x={x + 32} y={314}>
                {trader.duchies[duchy] ?? 0}
              </text>
            </g>
          )
        })}
        <g data-tip={`${word('main-road')}: ${trader.main_road}`} class="her-count">
          <rect class="her-duchy-plate" x={342} y={268} width={76} height={58} rx={8} />
          <Glyph name="main_road" x={364} y={298} size={36} />
          <text class="amount" x={398} y={306}>
            {trader.main_road}
          </text>
        </g>
        <g
          data-tip={`${word('regions-completed')}: ${trader.regions.length}${regions.length ? `\n${list(regions)}` : ''}`}
          class="her-count"
        >
          <rect class="her-duchy-plate" x={426} y={268} width={76} height={58} rx={8} />
          <Glyph name="region" x={448} y={298} size={38} />
          <text class="amount" x={481} y={306}>
            {trader.regions.length}
          </text>
        </g>
      </svg>
    </Corner>
  )
}
