/** What a place is for, as a sign: whom it brings, what it gives, where it leads.  All from what is printed on it. */
import { Disc, Glyph, Tile } from '../../kit/tokens/tokens'
import type { GlyphName } from '../../kit/tokens/glyphs'
import { Reward } from './parts'
import { places_place, place_tiles_tile } from './printed.gen'

interface Effect {
  type: string
  options?: readonly string[] // whom one may recruit
  route?: string
  good?: string
  coins?: number
  development?: number
  per?: string // what coins are counted by
  from?: string // who stands in
  to?: readonly string[] // and for whom
}

export const EFFECT: ReadonlyMap<string, Effect> = new Map(
  [...places_place, ...place_tiles_tile].map(({ id, effect }): [string, Effect] => [id, effect]),
)

const [X, Y] = [98, 18]

/** Several followers in a small heap. */
function Heap({ types }: { types: readonly string[] }) {
  if (types.length === 1) return <Disc name={types[0] as GlyphName} tone={types[0] as string} x={X} y={Y} size={24} />
  return (
    <>
      {types.map((type, n) => (
        <Disc key={type} name={type as GlyphName} tone={type} x={X - 3 + (n - 1) * 8.5} y={n % 2 ? 12 : 25} size={17} />
      ))}
    </>
  )
}

/** The tile of the pilgrimage says it: no new monks. */
const isShut = (place: string, event: string | null): boolean =>
  event === 'pilgrimage' && (EFFECT.get(place)?.options?.includes('monk') ?? false)

export function Sign({ place, event }: { place: string; event: string | null }) {
  if (!isShut(place, event)) return <Brings place={place} />
  return (
    <g class="o-shut">
      <Brings place={place} />
      <path d={`M${X - 11} ${Y + 11}L${X + 11} ${Y - 11}`} />
    </g>
  )
}

function Brings({ place }: { place: string }) {
  const effect = EFFECT.get(place)
  switch (effect?.type) {
    case 'recruit':
      return <Heap types={effect.options ?? []} />
    case 'move':
      return <Reward name={effect.route === 'road' ? 'wagon' : 'boatman'} x={X} y={Y} size={24} />
    case 'build_station':
      return <Reward name="station" x={X} y={Y} size={23} />
    case 'gain':
      if (effect.good) return <Tile name={effect.good as GlyphName} tone={effect.good} x={X} y={Y} size={23} />
      return (
        <>
          {effect.coins && <Reward name="coin" number={effect.coins} x={X - 1} y={effect.development ? 11 : Y} size={effect.development ? 14 : 20} />}
          {effect.development && <Reward name="laurel" number={effect.development} x={X - 1} y={effect.coins ? 27 : Y} size={effect.coins ? 14 : 20} />}
        </>
      )
    case 'gain_coins_per':
      return (
        <>
          <Reward name="coin" x={X - 11} y={Y} size={19} />
          <Reward name={effect.per === 'built_station' ? 'station' : 'laurel'} x={X + 6} y={Y + 3} size={16} />
        </>
      )
    case 'buy_development':
      return (
        <>
          <Reward name="coin" x={X - 11} y={Y} size={18} />
          <Reward name="laurel" x={X + 6} y={Y + 2} size={17} />
        </>
      )
    case 'gain_technology':
      return <Tile name="gear" tone="iron" x={X} y={Y} size={23} />
    case 'draw_and_place':
      return <Reward name="bag" x={X} y={Y} size={24} />
    case 'cancel_negative_event':
      return <Reward name="protection" x={X} y={Y} size={23} />
    case 'deeds':
      return <Reward name="deed" x={X} y={Y} size={23} />
    default:
      return effect?.from ? <Disc name={effect.from as GlyphName} tone={effect.from} x={X} y={Y} size={24} /> : null
  }
} // prettier-ignore

/** A place without slots tells who stands in for whom. */
export function StandIn({ place, x, y }: { place: string; x: number; y: number }) {
  const { from, to } = EFFECT.get(place) ?? {}
  if (!from || !to) return null
  const left = x - ((to.length + 1) * 17) / 2
  return (
    <g class="o-reward">
      <Disc name={from as GlyphName} tone={from} x={left + 4} y={y} size={25} />
      <path class="o-arrow" d={`M${left + 19} ${y}h7m-4 -4l4 4l-4 4`} />
      {to.map((type, n) => (
        <Glyph key={type} name={type as GlyphName} x={left + 38 + n * 16} y={y} size={15} />
      ))}
    </g>
  )
}
