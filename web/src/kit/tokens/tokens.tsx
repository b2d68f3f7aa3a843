/** The pieces: each a small picture of its own, so that it can lie in a drawing, in a table or fly between the two.

Inside a drawing a piece is an `<svg>` at `x`, `y`; everywhere else it is an `<svg>` of a line's height.  A piece that has not
changed is not drawn again: hundreds of them lie on a table, and a few move. */
import { memo } from 'preact/compat'
import { CHARGES } from '../heraldry'
import { glyphs, type GlyphName } from './glyphs'
import './tokens.css'

export const raw = (art: string) => ({ dangerouslySetInnerHTML: { __html: art } })

/** Where a piece lies in a drawing, and who it is: two looks at one `id` are one piece that has moved. */
export interface Lying {
  x?: number
  y?: number
  size?: number // height in the drawing
  id?: string
  label?: string
  class?: string
  turn?: number // degrees by which whoever draws it has laid it down; it flies upright and lies down at the end
}

function piece(kind: string, wide: number, tall: number, lying: Lying) {
  const { x, y, size, id, label } = lying
  const inside = x !== undefined && y !== undefined && size !== undefined
  const width = inside ? (size * wide) / tall : undefined
  return {
    class: ['token', kind, lying.class].filter(Boolean).join(' '),
    viewBox: `0 0 ${wide} ${tall}`,
    'data-piece': id,
    'data-turn': lying.turn,
    ...(inside ? { x: x - (width as number) / 2, y: y - size / 2, width, height: size } : {}),
    ...(label ? { role: 'img' as const, 'aria-label': label } : { 'aria-hidden': true as const }),
  }
}

/** Figures on pieces are drawn, not written: they are part of the picture, and the name of the piece says them.
Each in a box of 8 by 11 around 0, 0. */
export const DIGITS = [
  'M0-5.500Q3.600-5.500 3.600 0T0 5.500T-3.600 0T0-5.500Z',
  'M-2.600-3L.6-5.500V5.500',
  'M-3.400-3Q-3-5.500 0-5.500T3.400-2.600Q3.400-.5-3.600 5.500H3.800',
  'M-3.400-5.500H3L-.4-1.200Q3.600-1.200 3.600 2.200T0 5.500Q-2.600 5.500-3.600 3.600',
  'M1.800 5.500V-5.500L-4 2.200H4',
  'M3.200-5.500H-2.600L-3.200-.6Q-1.500-1.600.2-1.600Q3.600-1.400 3.600 2T0 5.500Q-2.600 5.500-3.600 3.800',
  'M2.600-5.500Q-3.600-4-3.600 1.800Q-3.600 5.500 0 5.500T3.600 2T0-1.200T-3.600 1.800',
  'M-3.600-5.500H3.600Q0-1-1.200 5.500',
  'M0-.4Q-3.200-.6-3.200-3T0-5.500T3.200-3T0-.4Q-3.600 0-3.600 2.600T0 5.500T3.600 2.600T0-.4Z',
  'M-2.600 5.500Q3.600 4 3.600-1.800Q3.600-5.500 0-5.500T-3.600-2T0 1.200T3.600-1.800',
]

export const Drawn = memo(function Drawn({
  number,
  x,
  y,
  size,
}: {
  number: number
  x: number
  y: number
  size: number
}) {
  const digits = [...String(number)].map(Number)
  const k = size / 11
  return (
    <>
      {digits.map((digit, n) => (
        <path
          key={n}
          class="t-digit"
          d={DIGITS[digit]}
          transform={`translate(${x + (n - (digits.length - 1) / 2) * 9 * k} ${y}) scale(${k})`}
        />
      ))}
    </>
  )
})

/** A sign alone, in the colour of the text. */
export const Glyph = memo(function Glyph({ name, ...lying }: Lying & { name: GlyphName }) {
  return <svg {...piece('glyph', 64, 64, lying)} {...raw(glyphs[name])} />
})

const BADGE = 'M0 0H24V15Q24 25 12 29Q0 25 0 15Z'

/** A round token with a sign: followers, monks.  Those that belong to a seat for good bear its arms. */
export const Disc = memo(function Disc({
  name,
  tone,
  seat,
  ...lying
}: Lying & { name: GlyphName; tone: string; seat?: number }) {
  return (
    <svg {...piece('disc', 64, 64, lying)} data-tone={tone}>
      <circle class="t-edge" cx="32" cy="32" r="30" />
      <circle class="t-face" cx="32" cy="32" r="25.500" />
      <path class="t-shine" d="M12 24Q18 10 34 9Q22 14 17 27Z" />
      <g transform="translate(13 13) scale(.6)" {...raw(glyphs[name])} />
      {seat !== undefined && (
        <g data-seat={seat} transform="translate(38 35)">
          <path class="t-shield" d={BADGE} />
          <g transform="scale(.6 .52)">
            <path class="t-charge" d={CHARGES[seat % CHARGES.length]} clip-path="inset(0 0 9% 0)" />
          </g>
          <path class="t-rim" d={BADGE} />
        </g>
      )}
    </svg>
  )
})

/** A square tile with a sign: goods, technology, place tiles. */
export const Tile = memo(function Tile({
  name,
  tone,
  count,
  ...lying
}: Lying & { name: GlyphName; tone: string; count?: number }) {
  return (
    <svg {...piece('tile', 64, 64, lying)} data-tone={tone}>
      <rect class="t-edge" x="2" y="2" width="60" height="60" rx="9" />
      <rect class="t-face" x="6" y="6" width="52" height="52" rx="6" />
      <g transform="translate(12 12) scale(.625)" {...raw(glyphs[name])} />
      {count !== undefined && count > 1 && (
        <>
          <circle class="t-count" cx="48" cy="48" r="17" />
          <Drawn number={count} x={48} y={48} size={20} />
        </>
      )}
    </svg>
  )
})

/** The colours of cubes carry a sign each: skill a hammer, persuasion a hand-seal, faith a cross, knowledge a book. */
const MARKS: Record<string, string> = {
  orange: 'M17 24l11 14M14 27l7 -7l4 3l-7 7z',
  green: 'M21 22a8 8 0 1 0 .1 0zM21 27v6M18 30h6',
  brown: 'M21 20v18M15 26h12',
  pink: 'M21 24Q16 20 11 23V36Q16 34 21 37Q26 34 31 36V23Q26 20 21 24ZM21 24V37',
  plague: 'M14 22l14 14M28 22L14 36',
}

export const Cube = memo(function Cube({ colour, ...lying }: Lying & { colour: string }) {
  return (
    <svg {...piece('cube3', 56, 56, lying)} data-tone={colour}>
      <path class="t-front" d="M4 15H40V53H4Z" />
      <path class="t-top" d="M4 15L15 4H52L40 15Z" />
      <path class="t-side" d="M40 15L52 4V41L40 53Z" />
      <path class="t-mark" d={MARKS[colour] ?? ''} />
    </svg>
  )
})

export const Coin = memo(function Coin(lying: Lying) {
  return (
    <svg {...piece('coin', 64, 64, lying)}>
      <circle class="t-edge" cx="32" cy="32" r="29" />
      <circle class="t-face" cx="32" cy="32" r="24" />
      <g transform="translate(32 32) scale(.9)">
        <path
          class="t-stamp"
          d="M0-17C5-11 6-6 3-1C8-9 16-9 16-2C16 3 11 5 8 2C10 6 7 8 3 7L4 9H-4L-3 7C-7 8-10 6-8 2C-11 5-16 3-16-2C-16-9-8-9-3-1C-6-6-5-11 0-17Z"
        />
      </g>
    </svg>
  )
})

const PIPS: Record<number, readonly (readonly [number, number])[]> = {
  1: [[28, 28]],
  2: [
    [18, 18],
    [38, 38],
  ],
  3: [
    [16, 16],
    [28, 28],
    [40, 40],
  ],
  4: [
    [18, 18],
    [38, 18],
    [18, 38],
    [38, 38],
  ],
  5: [
    [16, 16],
    [40, 16],
    [28, 28],
    [16, 40],
    [40, 40],
  ],
  6: [
    [18, 15],
    [38, 15],
    [18, 28],
    [38, 28],
    [18, 41],
    [38, 41],
  ],
}

/** The colours of dice as an engraver tells them: lying, slanted, crossed lines; plain is white. */
const GRAIN: Record<string, string> = {
  blue: 'M4 10H52M4 16H52M4 22H52M4 28H52M4 34H52M4 40H52M4 46H52',
  purple: 'M4 16L16 4M4 28L28 4M4 40L40 4M4 52L52 4M16 52L52 16M28 52L52 28M40 52L52 40',
  orange: 'M10 4V52M18 4V52M26 4V52M34 4V52M42 4V52M49 4V52',
  brown: 'M4 13H52M4 22H52M4 31H52M4 40H52M13 4V52M22 4V52M31 4V52M40 4V52',
}

/** Without a value it has not been rolled: a blank face. */
export const Die = memo(function Die({ value, tone, ...lying }: Lying & { value: number | null; tone: string }) {
  return (
    <svg {...piece('die', 60, 60, lying)} data-tone={tone}>
      <path class="t-side" d="M50 8L58 14V54L52 58H12L6 50Z" />
      <rect class="t-face" x="3" y="3" width="50" height="50" rx="9" />
      {GRAIN[tone] && <path class="t-grain" d={GRAIN[tone]} />}
      {(PIPS[value ?? 0] ?? []).map(([x, y]) => (
        <circle key={`${x} ${y}`} class="t-pip" cx={x} cy={y} r="5" />
      ))}
    </svg>
  )
})

const COAT =
  'M20 1C25 1 28.500 5 28 11C27.700 15 26 17 25 18.500C32 20 35 26 36 35C37 42 38 46 39 51H1C2 46 3 42 4 35C5 26 8 20 15 18.500' +
  'C14 17 12.300 15 12 11C11.500 5 15 1 20 1Z'
const CHEEKS =
  'M20 5C24 5 25.500 8 25 12C24.500 15.500 22.500 17 20 17C17.500 17 15.500 15.500 15 12C14.500 8 16 5 20 5Z'
const BREAST = 'M10 27H30V38Q30 46 20 49Q10 46 10 38Z'

/** Somebody of a family: the coat bears the seat's colours and pattern, the number, upright also on
those who lie, tells the generation. */
export const Figure = memo(function Figure(props: Lying & { seat: number; number?: number; monk?: boolean }) {
  const { seat, number, monk, ...lying } = props
  return (
    <svg {...piece(monk ? 'figure-token monk' : 'figure-token', 40, 54, lying)} data-seat={monk ? undefined : seat}>
      <ellipse class="t-shadow" cx="21" cy="51" rx="19" ry="3" />
      <path class="t-coat" d={COAT} />
      <path class="t-light" d="M13 20C8 25 6 34 4 50H1C2 40 3 27 13 20Z" />
      <path class="t-cheeks" d={CHEEKS} />
      <path class="t-fold" d="M33 28Q35 40 36 50M29 24Q32 36 32.500 50" />
      {!monk && (
        <>
          <path class="t-shield" d={BREAST} />
          <g transform="translate(10 27) scale(.5 .46)">
            <path class="t-charge" d={CHARGES[seat % CHARGES.length]} clip-path="inset(0 0 14% 0)" />
          </g>
          <path class="t-rim" d={BREAST} />
        </>
      )}
      {number !== undefined && (
        <g class="t-badge" transform={lying.turn ? `rotate(${-lying.turn} 31 42)` : undefined}>
          <circle class="t-count" cx="31" cy="42" r="12.5" />
          <Drawn number={number} x={31} y={42} size={15} />
        </g>
      )}
    </svg>
  )
})

/** A merchant: the same coat, a pack on the back, a staff in the hand. */
export const Merchant = memo(function Merchant({ seat, ...lying }: Lying & { seat: number }) {
  return (
    <svg {...piece('figure-token', 54, 54, lying)} data-seat={seat}>
      <ellipse class="t-shadow" cx="27" cy="51" rx="22" ry="3" />
      <path class="t-pack" d="M36 21Q48 19 49 30T42 42Q37 40 36 34Z" />
      <path class="t-staff" d="M5 10V51" />
      <g transform="translate(7 0)">
        <path class="t-coat" d={COAT} />
        <path class="t-cheeks" d={CHEEKS} />
        <path class="t-fold" d="M33 28Q35 40 36 50M29 24Q32 36 32.500 50" />
        <path class="t-shield" d={BREAST} />
        <g transform="translate(10 27) scale(.5 .46)">
          <path class="t-charge" d={CHARGES[seat % CHARGES.length]} clip-path="inset(0 0 14% 0)" />
        </g>
        <path class="t-rim" d={BREAST} />
      </g>
    </svg>
  )
})

/** A house of a seat: trading stations, offices. */
export const Station = memo(function Station({ seat, ...lying }: Lying & { seat: number }) {
  return (
    <svg {...piece('figure-token', 44, 44, lying)} data-seat={seat}>
      <path class="t-coat" d="M4 42V20L22 3L40 20V42Z" />
      <path class="t-fold" d="M22 3L34 20M22 3L38 20M4 20H40" />
      <g transform="translate(12 21) scale(.5 .42)">
        <path class="t-shield" d="M0 0H40V48H0Z" />
        <path class="t-charge" d={CHARGES[seat % CHARGES.length]} />
      </g>
      <path class="t-rim" d="M12 21H32V41H12Z" />
    </svg>
  )
})

/** A marker on a track: a lozenge with the seat's pattern. */
export const Marker = memo(function Marker({ seat, ...lying }: Lying & { seat: number }) {
  return (
    <svg {...piece('figure-token', 48, 48, lying)} data-seat={seat}>
      <path class="t-coat" d="M24 2L46 24L24 46L2 24Z" />
      <g transform="translate(14 13) scale(.5 .46)">
        <path class="t-shield" d="M0 0H40V48H0Z" />
        <path class="t-charge" d={CHARGES[seat % CHARGES.length]} />
      </g>
      <path class="t-rim" d="M14 13H34V35H14Z" />
    </svg>
  )
})

/** A round counter of a seat: production buildings, action pawns. */
export function Counter({ seat, ...lying }: Lying & { seat: number }) {
  return (
    <svg {...piece('figure-token', 48, 48, lying)} data-seat={seat}>
      <ellipse class="t-shadow" cx="25" cy="27" rx="22" ry="20" />
      <circle class="t-coat" cx="24" cy="24" r="21" />
      <g transform="translate(7 3.5) scale(.85)">
        <path class="t-shield" d="M0 0H40V48H0Z" clip-path="circle(17px at 20px 24px)" />
        <path class="t-charge" d={CHARGES[seat % CHARGES.length]} clip-path="circle(17px at 20px 24px)" />
      </g>
      <circle class="t-rim" cx="24" cy="24" r="14.5" />
    </svg>
  )
}

/** A pawn: faiths, neutral stones. */
export const Pawn = memo(function Pawn({ name, tone, ...lying }: Lying & { name: GlyphName; tone: string }) {
  return (
    <svg {...piece('pawn', 44, 56, lying)} data-tone={tone}>
      <ellipse class="t-shadow" cx="22" cy="52" rx="19" ry="3.500" />
      <path class="t-face" d="M22 2A11 11 0 0 1 29 22Q38 30 40 51Q22 57 4 51Q6 30 15 22A11 11 0 0 1 22 2Z" />
      <path class="t-shine" d="M14 10Q16 4 22 4Q17 8 16 15Z" />
      <g transform="translate(13 29) scale(.28)" {...raw(glyphs[name])} />
    </svg>
  )
})

/** A card seen from the front: a frame, a sign, and whatever is written below. */
export const Card = memo(function Card(props: Lying & { name: GlyphName; tone: string; text?: string }) {
  const { name, tone, text, ...lying } = props
  return (
    <svg {...piece('card-token', 60, 84, lying)} data-tone={tone}>
      <rect class="t-edge" x="1.500" y="1.500" width="57" height="81" rx="6" />
      <rect class="t-face" x="6" y="6" width="48" height="50" rx="3" />
      <g transform="translate(12 13) scale(.56)" {...raw(glyphs[name])} />
      <path class="t-lines" d={text ? 'M10 61H50' : 'M10 62H50M10 68H44M10 74H48'} />
      {text && (
        <text class="t-text" x="30" y="75">
          {text}
        </text>
      )}
    </svg>
  )
})
