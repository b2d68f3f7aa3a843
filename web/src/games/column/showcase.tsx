/** The pieces of A Column of Fire, and the portraits of its characters, for the page that shows all pieces. */
import { capital, gameName, say } from '../../kit/fluent'
import { Goods, Shelf, Signs, Thing } from '../../kit/shelf'
import { Card, Die, Pawn, raw } from '../../kit/tokens/tokens'
import type { GlyphName } from '../../kit/tokens/glyphs'
import type { Showcase } from '../registry'
import { portrait } from './portraits'
import './portraits.css'
import { PAWNS } from './view'

const TONES = { cloth: 'red', wine: 'wine', book: 'copper', ore: 'iron' } as const
const DICE = ['white', 'blue', 'orange', 'brown', 'purple', 'black'] as const
const SIGNS: readonly GlyphName[] = [
  'torch', 'catholic', 'protestant', 'neutral', 'privilege', 'protection', 'dagger', 'harbour', 'ship', 'chest', 'step',
  'adjust', 'release', 'prison', 'rose', 'lily', 'arrows', 'tower',
] // prettier-ignore

/** Thirteen characters from each country. */
const CHARACTERS = [...'efns'].flatMap((nation) =>
  Array.from({ length: 13 }, (_, n) => `${nation}${String(n + 1).padStart(2, '0')}`),
)

function ColumnShelf() {
  return (
    <Shelf title={gameName('column')}>
      <Goods tones={TONES} nameOf={(good) => capital(say('column-good', { good }))} />
      {PAWNS.map((pawn) => (
        <Thing key={pawn} name={capital(say('column-pawn', { pawn }))}>
          <Pawn name={pawn} tone={pawn} />
        </Thing>
      ))}
      {DICE.map((die, n) => (
        <Thing key={die} name={capital(say('column-die', { die }))}>
          <Die value={n + 1} tone={die} />
        </Thing>
      ))}
      <span class="thing bare">
        <Card name="privilege" tone="yellow" />
        <Card name="dagger" tone="red" />
        <Card name="harbour" tone="blue" />
      </span>
      <Signs glyphs={SIGNS} />
    </Shelf>
  )
}

function Portraits() {
  return (
    <Shelf title={say('page-kit-portraits')}>
      {CHARACTERS.map((character) => (
        <Thing key={character} name={say('column-character', { character })}>
          <svg class="portrait" viewBox="0 -6 100 94" aria-hidden="true" {...raw(portrait(character))} />
        </Thing>
      ))}
    </Shelf>
  )
}

export const showcase: Showcase = {
  glyphs: [...(Object.keys(TONES) as GlyphName[]), ...SIGNS],
  Shelf: ColumnShelf,
  More: Portraits,
}
