/** The action symbols as pictures: on cards, on the ring and on privileges. */
import { Die, Drawn, Glyph, Pawn, Tile } from '../../kit/tokens/tokens'
import type { GlyphName } from '../../kit/tokens/glyphs'
import type { Effect } from './view.gen'

export const GOOD_TONE: Record<string, string> = { cloth: 'red', wine: 'wine', book: 'copper', ore: 'iron' }
export const EMBLEM: Record<string, GlyphName> = {
  england: 'rose',
  france: 'lily',
  netherlands: 'arrows',
  spain: 'tower',
}
export const DIE_OF: Record<string, string> = {
  england: 'white',
  france: 'blue',
  netherlands: 'orange',
  spain: 'brown',
}

/** One good, as a tile. */
export const Good = ({ good, ...at }: { good: string; x: number; y: number; size: number; id?: string }) => (
  <Tile name={good as GlyphName} tone={GOOD_TONE[good] ?? 'ivory'} {...at} />
)

export const FaithPawn = ({
  pawn,
  ...at
}: {
  pawn: string
  x: number
  y: number
  size: number
  id?: string
  label?: string
}) => <Pawn name={pawn as GlyphName} tone={pawn} {...at} />

const PLAIN: Record<string, GlyphName> = {
  any_good: 'chest',
  privilege: 'privilege',
  protection: 'protection',
  track_step: 'step',
  remove_character: 'dagger',
  die_adjust: 'adjust',
  free_die: 'release',
}

interface At {
  x: number
  y: number
  size: number
}

/** Plus, minus or both, beside a pawn. */
function PlusMinus({ x, y, size, minus }: At & { minus: boolean }) {
  const k = size * 0.16
  const d = minus
    ? `M${x - k} ${y - k * 1.2}h${2 * k}M${x} ${y - k * 2.2}v${2 * k}M${x - k} ${y + k * 1.4}h${2 * k}`
    : `M${x - k} ${y}h${2 * k}M${x} ${y - k}v${2 * k}`
  return <path class="sign-stroke" d={d} />
}

/** The picture of a symbol, in a square around x, y. */
export function Sign({ symbol, number, x, y, size }: Effect & At) {
  const [kind = '', what = ''] = /^(good|trade_good|ship|religion)_(.+)$/.exec(symbol)?.slice(1) ?? [symbol]
  switch (kind) {
    case 'good':
      return <Good good={what} x={x} y={y} size={size * 0.9} />
    case 'trade_good':
      return (
        <>
          <Good good={what} x={x} y={y - size * 0.06} size={size * 0.76} />
          <path
            class="sign-stroke"
            d={`M${x - size * 0.3} ${y + size * 0.44}h${size * 0.6}m${-size * 0.12} ${-size * 0.1}l${size * 0.12} ${size * 0.1}l${-size * 0.12} ${size * 0.1}M${x - size * 0.18} ${y + size * 0.34}l${-size * 0.12} ${size * 0.1}l${size * 0.12} ${size * 0.1}`}
          />
        </>
      )
    case 'ship':
      return (
        <>
          <Glyph name="ship" x={x} y={y} size={size * 1.08} class="sign-ship" />
          <circle class="sign-seal" cx={x + size * 0.34} cy={y - size * 0.3} r={size * 0.27} />
          <Glyph
            name={EMBLEM[what] ?? 'rose'}
            x={x + size * 0.34}
            y={y - size * 0.3}
            size={size * 0.4}
            class="sign-emblem"
          />
        </>
      )
    case 'religion': {
      const both = what === 'either'
      return (
        <>
          {both && <FaithPawn pawn="protestant" x={x - size * 0.04} y={y} size={size * 0.84} />}
          <FaithPawn pawn={both ? 'catholic' : what} x={x - size * (both ? 0.36 : 0.24)} y={y} size={size * 0.84} />
          <PlusMinus x={x + size * (both ? 0.42 : 0.38)} y={y - size * 0.04} size={size} minus />
        </>
      )
    }
    case 'neutral':
      return (
        <>
          <FaithPawn pawn="neutral" x={x - size * 0.16} y={y} size={size * 0.88} />
          <PlusMinus x={x + size * 0.36} y={y} size={size * 1.1} minus={false} />
        </>
      )
    case 'vp':
    case 'sell_any':
      return (
        <>
          <Glyph
            name={kind === 'vp' ? 'laurel' : 'coin'}
            x={x}
            y={y}
            size={size}
            class={kind === 'vp' ? 'sign-laurel' : 'sign-coin'}
          />
          <circle class="t-count" cx={x} cy={y} r={size * 0.25} />
          <Drawn number={number} x={x} y={y} size={size * 0.3} />
        </>
      )
    default:
      return <Glyph name={PLAIN[kind] ?? 'seal'} x={x} y={y} size={size * 0.92} class={`sign-${kind}`} />
  }
}

/** A die that has no number yet lies with its blank face up. */
export const DieAt = ({ die, number, ...at }: { die: string; number: number | null } & At & { id?: string }) => (
  <Die tone={die} value={number} {...at} />
)
