/** The pieces of Village, for the page that shows all pieces. */
import { capital, gameName, say } from '../../kit/fluent'
import { Goods, Shelf, Signs, Thing } from '../../kit/shelf'
import { Cube, Figure } from '../../kit/tokens/tokens'
import type { GlyphName } from '../../kit/tokens/glyphs'
import type { Showcase } from '../registry'
import { CUBES, GENERATIONS } from './view'

const TONES = { scroll: 'ivory', horse: 'copper', plow: 'iron', ox: 'red', wagon: 'leaf', sack: 'grain' } as const
const SIGNS: readonly GlyphName[] = ['customer', 'grave', 'bridge', 'quill', 'plague']

function VillageShelf() {
  return (
    <Shelf title={gameName('village')}>
      {CUBES.map((cube) => (
        <Thing key={cube} name={capital(say(cube === 'plague' ? 'village-text-plague' : 'village-cube', { cube }))}>
          <Cube colour={cube} />
        </Thing>
      ))}
      {GENERATIONS.map((generation, n) => (
        <Thing key={generation} name={capital(say('village-generation', { generation }))}>
          <Figure seat={n} number={n + 1} />
        </Thing>
      ))}
      <span class="thing bare">
        <Figure seat={0} monk />
      </span>
      <Goods
        tones={TONES}
        nameOf={(good) => capital(good === 'sack' ? say('village-text-grain') : say('village-good', { good }))}
      />
      <Signs glyphs={SIGNS} />
    </Shelf>
  )
}

export const showcase: Showcase = {
  glyphs: [...(Object.keys(TONES) as GlyphName[]), 'monk', ...SIGNS],
  Shelf: VillageShelf,
}
