/** The pieces of Orléans, for the page that shows all pieces. */
import { capital, gameName, say } from '../../kit/fluent'
import { Goods, Shelf, Signs, Thing } from '../../kit/shelf'
import { Disc, Merchant, Station } from '../../kit/tokens/tokens'
import type { GlyphName } from '../../kit/tokens/glyphs'
import type { Showcase } from '../registry'
import { TYPES } from './view'

const TONES = { grain: 'grain', cheese: 'cheese', wine: 'wine', wool: 'wool', brocade: 'brocade' } as const
const SIGNS: readonly GlyphName[] = [
  'station', 'gear', 'citizen', 'deed', 'pilgrimage', 'income', 'harvest', 'taxes', 'trading_day', 'place',
] // prettier-ignore

function OrleansShelf() {
  return (
    <Shelf title={gameName('orleans')}>
      {TYPES.map((type) => (
        <Thing key={type} name={capital(say('orleans-type', { type }))}>
          <Disc name={type} tone={type} />
        </Thing>
      ))}
      {TYPES.slice(0, 4).map((type, seat) => (
        <span key={seat} class="thing bare">
          <Disc name={type} tone={type} seat={seat} />
          <Merchant seat={seat} />
          <Station seat={seat} />
        </span>
      ))}
      <Goods tones={TONES} nameOf={(good) => capital(say('orleans-good', { good }))} />
      <Signs glyphs={SIGNS} />
    </Shelf>
  )
}

export const showcase: Showcase = {
  glyphs: [...TYPES, ...(Object.keys(TONES) as GlyphName[]), ...SIGNS],
  Shelf: OrleansShelf,
}
