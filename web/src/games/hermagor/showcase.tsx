/** The pieces of Hermagor, for the page that shows all pieces. */
import { capital, gameName, say } from '../../kit/fluent'
import { Goods, Shelf, Signs } from '../../kit/shelf'
import type { GlyphName } from '../../kit/tokens/glyphs'
import type { Showcase } from '../registry'

const TONES = {
  weapons: 'iron', books: 'copper', relics: 'yellow', dragon_eggs: 'red', blessings: 'white', potions: 'violet',
  amulets: 'blue', herbs: 'leaf', nobility: 'yellow',
} as const // prettier-ignore
const SIGNS: readonly GlyphName[] = [
  'building', 'toll', 'price_up', 'half_move', 'cash_5', 'no_fee', 'main_road', 'duchy', 'region',
] // prettier-ignore

function HermagorShelf() {
  return (
    <Shelf title={gameName('hermagor')}>
      <Goods
        tones={TONES}
        nameOf={(good) =>
          capital(good === 'nobility' ? say('hermagor-row', { row: good }) : say('hermagor-product', { product: good }))
        }
      />
      <Signs glyphs={SIGNS} />
    </Shelf>
  )
}

export const showcase: Showcase = {
  glyphs: [...(Object.keys(TONES) as GlyphName[]), ...SIGNS],
  Shelf: HermagorShelf,
}
