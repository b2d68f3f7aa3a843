/** What the parts of the board have in common: what they are given, followers, goods and the signs of rewards. */
import { capital, spoken, type Say } from '../../kit/fluent'
import { Coin, Disc, Drawn, Glyph, Tile, type Lying } from '../../kit/tokens/tokens'
import { glyphs, type GlyphName } from '../../kit/tokens/glyphs'
import type { BoardProps } from '../registry'
import type { Pieces } from './pieces'
import type { OrleansView } from './view.gen'
import { OWN } from './view'

export type Props = BoardProps<OrleansView>
export type Parts = Props & { pieces: Pieces }

const texts = new Map<string, string>()

/** Names are asked for by the hundred at every move and hardly ever change: each is said once in each tongue and edition.
What speaks of a player is said anew, because players may change their names. */
export function remembering({ view, say }: Props): Say {
  return (key, values = {}) => {
    if ('seat' in values || 'player' in values || 'names' in values) return say(key, values)
    const id = `${spoken.value} ${view.edition} ${key} ${JSON.stringify(values)}`
    const known = texts.get(id)
    if (known !== undefined) return known
    const text = say(key, values)
    texts.set(id, text)
    return text
  }
}

/** A follower: its sign and colour, and the arms of its seat when it is marked. */
export function Follower({ kind, seat, ...lying }: Lying & { kind: string; seat?: number }) {
  const type = kind.replace(OWN, '')
  return <Disc name={type as GlyphName} tone={type} seat={kind === type ? undefined : seat} {...lying} />
}

export const followerName = (kind: string, say: Say): string => capital(say('orleans-follower', { follower: kind }))

/** A place where a follower may stand: the sign of whom it waits for, sunk into the paper. */
export function Socket({ type, x, y, size }: { type: string; x: number; y: number; size: number }) {
  const known = type in glyphs
  return (
    <g class="o-socket" data-tone={known ? type : 'ivory'} transform={`translate(${x} ${y}) scale(${size / 64})`}>
      <circle r="30" />
      {known ? (
        <g transform="translate(-18 -18) scale(.56)" dangerouslySetInnerHTML={{ __html: glyphs[type as GlyphName] }} />
      ) : (
        <path d="M-9 -4Q-9 -15 1 -15T10 -5Q10 0 2 4V9M2 16V16.500" />
      )}
    </g>
  )
}

export function Good({ good, ...lying }: Lying & { good: string }) {
  return <Tile name={good as GlyphName} tone={good} {...lying} />
}

/** A reward: so many coins, points, draws. */
export function Reward(props: { name: GlyphName; number?: number | string; x: number; y: number; size: number }) {
  const { name, number, x, y, size } = props
  const left = number === undefined ? x : x - size * 0.36
  return (
    <g class="o-reward">
      {name === 'coin' ? <Coin x={left} y={y} size={size} /> : <Glyph name={name} x={left} y={y} size={size} />}
      {typeof number === 'number' && <Drawn number={number} x={x + size * 0.5} y={y} size={size * 0.72} />}
      {typeof number === 'string' && (
        <text class="o-figure" x={x + size * 0.46} y={y + size * 0.24} font-size={size * 0.66}>
          {number}
        </text>
      )}
    </g>
  )
}

/** How many there are: a small white disc with a number, broader for more figures. */
export function Count({ n, x, y, size = 15 }: { n: number; x: number; y: number; size?: number }) {
  const half = size * (0.25 + 0.32 * String(n).length)
  return (
    <g class="o-count">
      <rect x={x - half} y={y - size * 0.58} width={half * 2} height={size * 1.16} rx={size * 0.58} />
      <Drawn number={n} x={x} y={y} size={size * 0.74} />
    </g>
  )
}
