/** The looks of the goods: a colour for each product, the faces of the tiles, and how things are called. */
import { capital, type Say } from '../../kit/fluent'
import { glyphs, type GlyphName } from '../../kit/tokens/glyphs'
import { Drawn, raw, type Lying } from '../../kit/tokens/tokens'
import type { BoardProps } from '../registry'
import type { Pieces } from './pieces'
import type { HermagorView, Tile } from './view.gen'
import { TOWN } from './view'

export type Props = BoardProps<HermagorView>
export type Parts = Props & { pieces: Pieces }

export const TONE: Record<string, string> = {
  weapons: 'iron',
  books: 'copper',
  relics: 'yellow',
  dragon_eggs: 'red',
  blessings: 'white',
  potions: 'violet',
  amulets: 'blue',
  herbs: 'leaf',
  nobility: 'yellow',
}

export const placeName = (say: Say, place: string): string =>
  place === TOWN ? say('hermagor-text-hermagor') : say('hermagor-village', { village: place })
export const productName = (say: Say, product: string): string => say('hermagor-product', { product })

/** "9 weapons, dragon eggs", or what a special tile is called. */
export const tileName = (tile: Tile, say: Say): string =>
  capital(
    tile.number === null
      ? say('hermagor-tile', { tile: tile.id })
      : `${tile.number} · ${tile.products.map((product) => productName(say, product)).join(', ')}`,
  )
export const tileTip = (tile: Tile, say: Say): string =>
  tileName(tile, say) + (tile.arrow ? `\n${say('page-hermagor-arrow')}` : '')

const sign = (name: string, x: number, y: number, k: number) => (
  <g transform={`translate(${x} ${y}) scale(${k})`} {...raw(glyphs[name as GlyphName])} />
)

/** A tile seen from above: its products, its number, and an arrow if the winner may raise the price. */
export function TileFace({ tile, x, y, size, ...more }: Lying & { tile: Tile; x: number; y: number; size: number }) {
  const [first, second] = tile.products
  return (
    <svg
      class={['token tile her-tile', more.class].filter(Boolean).join(' ')}
      viewBox="0 0 64 64"
      x={x - size / 2}
      y={y - size / 2}
      width={size}
      height={size}
      data-piece={`tile:${tile.id}`}
      data-tone={first ? TONE[first] : 'special'}
      aria-hidden="true"
    >
      <rect class="t-edge" x="1.500" y="1.500" width="61" height="61" rx="8" />
      <rect class="t-face" x="5" y="5" width="54" height="54" rx="5" />
      {first && second ? (
        <>
          {sign(first, 7, 9, 0.44)}
          <g class="her-half" data-tone={TONE[second]}>
            <path class="t-half" d="M59 7V54Q59 59 54 59H7Z" />
            {sign(second, 28, 28, 0.44)}
          </g>
          <path class="t-seam" d="M59 7L7 59" />
        </>
      ) : first ? (
        sign(first, 9, 5, 0.52)
      ) : (
        sign(tile.id, 13, 13, 0.6)
      )}
      {tile.number !== null && (
        <>
          <path class="t-flag" d="M3 38H31Q34 38 34 41V61H9Q3 61 3 55Z" />
          <Drawn number={tile.number} x={18.5} y={49.5} size={15} />
        </>
      )}
      {tile.arrow && <path class="t-arrow" d="M50 6L60 19H54.500V30H45.500V19H40Z" />}
    </svg>
  )
}
