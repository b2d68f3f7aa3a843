/** The small print of the board: what a place costs and what it is worth, from the components, in signs and figures.

It lies under all pieces and cannot be pointed at; the sentences of the menu tell the same in words. */
import { memo } from 'preact/compat'
import { Coin, Cube, Drawn, Glyph } from '../../kit/tokens/tokens'
import type { GlyphName } from '../../kit/tokens/glyphs'
import { BAG, BOOK, CITY, HOUSE, LEVEL, MILL, SPACE, WAY, WELL, WINDOW } from './ground'
import { chronicle_scoring, church, council, crafts, harvest, market, travel, well } from './printed'
import { goodSign } from './space'

/** A thing and how many of it, 0 where only the thing is shown; `or` and `to` stand between things. */
type Part = readonly [sign: string, count: number] | 'or' | 'to'
type Price = Readonly<Record<string, unknown>>

const SIGN = 15
const COLOURS = ['orange', 'green', 'brown', 'pink', 'any']
const SIGNS: Record<string, GlyphName> = { time: 'hourglass', prestige: 'laurel', grain: 'sack', members: 'customer' }

/** Cubes are shown one by one while they are few; of all else the number is told. */
const cubes = ([sign, count]: readonly [string, number]) => (COLOURS.includes(sign) && count < 3 ? count : 0)
const wide = (part: Part): number => {
  if (typeof part === 'string') return 9
  return cubes(part) ? cubes(part) * (SIGN - 1) : SIGN + (part[1] > 9 ? 15 : part[1] ? 10 : 0)
}

function Sign({ sign, x }: { sign: string; x: number }) {
  if (sign === 'coins') return <Coin x={x} y={0} size={SIGN - 1} />
  if (sign === 'any')
    return <path class="any-cube" d={`M${x - 6} -4l4 -3h9v10l-4 3h-9ZM${x - 6} -4h9v10M${x + 3} -4l4 -3`} />
  if (COLOURS.includes(sign)) return <Cube colour={sign} x={x} y={0} size={SIGN - 1} />
  return <Glyph name={SIGNS[sign] ?? goodSign(sign)} x={x} y={0} size={SIGN} />
}

/** A chip of paper with a price or a worth on it. */
function Chip({ at: [x, y], parts }: { at: readonly [number, number]; parts: readonly Part[] }) {
  const all = parts.reduce((sum, part) => sum + wide(part), 0) + (parts.length - 1) * 2
  let left = -all / 2
  return (
    <g class="chip" transform={`translate(${x} ${y})`}>
      <rect x={-all / 2 - 4} y={-9.5} width={all + 8} height={19} rx={5} />
      {parts.map((part, n) => {
        const start = left
        left += wide(part) + 2
        if (part === 'or') return <path key={n} class="between" d={`M${start + 2} 6L${start + 7} -6`} />
        if (part === 'to') return <path key={n} class="between" d={`M${start} 0h8m-3 -3l3 3l-3 3`} />
        const [sign, count] = part
        const each = cubes(part)
        if (each)
          return Array.from({ length: each }, (_, i) => <Sign key={`${n} ${i}`} sign={sign} x={start + 7 + i * 14} />)
        return (
          <g key={n}>
            <Sign sign={sign} x={start + SIGN / 2} />
            {count > 0 && <Drawn number={count} x={start + SIGN + (count > 9 ? 8 : 5)} y={0} size={10} />}
          </g>
        )
      })}
    </g>
  )
}

/** A price as the components write it: grain, time, coins, and cubes by colour. */
function priced(price: Price): Part[] {
  return Object.entries(price).flatMap(([sign, count]): Part[] =>
    typeof count === 'object' && count
      ? priced(count as Price)
      : [[sign === 'any_influence' ? 'any' : sign, Number(count)]],
  )
}
const either = (prices: readonly Price[]): Part[] =>
  prices.flatMap((price, n): Part[] => (n ? ['or', ...priced(price)] : priced(price)))

const beside = ([x, y]: readonly [number, number], dx: number, dy: number) => [x + dx, y + dy] as const

const Crafts = () => (
  <>
    {crafts.buildings.map((building) => {
      const at = HOUSE[building.id]
      if (!at || !('train_time' in building))
        return (
          'fixed_cost' in building && (
            <Chip
              key={building.id}
              at={beside(MILL, 4, 35)}
              parts={[...priced(building.fixed_cost), 'to', ...priced(building.gain)]}
            />
          )
        )
      return (
        <g key={building.id}>
          <Chip at={beside(at, -44, -56)} parts={[['time', building.train_time]]} />
          <Chip at={beside(at, 44, -28)} parts={priced(building.alt_cost)} />
        </g>
      )
    })}
  </>
)

const Travel = () => {
  const [first] = travel.paths
  return (
    <>
      {travel.paths.map(({ a, b, influence }) => {
        const way = WAY[`${a === 'village_gate' ? 'gate' : a}-${b}`]
        return way && <Chip key={`${a}-${b}`} at={way} parts={priced(influence)} />
      })}
      {travel.cities.map(({ id, reward }) => (
        <Chip key={id} at={beside(CITY[id] ?? [0, 0], 0, 37)} parts={priced(reward)} />
      ))}
      <Chip
        at={beside(SPACE.travel ?? [0, 0], 0, 44)}
        parts={[
          ['time', first.time],
          ['wagon', first.wagon],
        ]}
      />
      {travel.scoring.prestige_by_cities.slice(1).map((prestige, n) => (
        <g key={n}>
          <Chip at={[806 + n * 62, 62]} parts={[['prestige', prestige]]} />
          <circle class="chip-count" cx={806 + n * 62 - 22} cy={56} r={7} />
          <g class="chip">
            <Drawn number={n + 1} x={806 + n * 62 - 22} y={56} size={8} />
          </g>
        </g>
      ))}
    </>
  )
}

const Rest = () => (
  <>
    <Chip at={beside(SPACE.market ?? [0, 0], 0, 45)} parts={priced(market.other_sale_extra_cost).reverse()} />
    <Chip at={beside(WELL, 0, 44)} parts={[['any', well.same_colour_cubes], 'or', ['coins', well.same_colour_cubes]]} />
    {council.levels.map(({ level, time, end_prestige }) => {
      const at = LEVEL[level - 1] ?? [0, 0]
      return (
        <g key={level}>
          <Chip at={beside(at, -31, -49)} parts={[['time', time]]} />
          {end_prestige > 0 && <Chip at={beside(at, 31, -49)} parts={[['prestige', end_prestige]]} />}
        </g>
      )
    })}
    <Chip at={[704, 437]} parts={either(council.step_cost_alternatives)} />
    {church.windows.map(({ window, end_prestige }) => (
      <Chip key={window} at={[(WINDOW[window - 1] ?? [0])[0], 636]} parts={[['prestige', end_prestige]]} />
    ))}
    {church.grain_between.map(({ from, grain }) => (
      <Chip key={from} at={[(WINDOW[from - 1] ?? [0])[0] - 38, 776]} parts={[['grain', grain]]} />
    ))}
    <Chip at={[178, 584]} parts={either(church.action_cost_alternatives)} />
    <Chip at={beside(BAG, 64, 42)} parts={[['coins', church.coin_to_pull_one_member]]} />
    <Chip at={[440, 341]} parts={[['grain', harvest.base_grain]]} />
    <Chip
      at={[494, 341]}
      parts={[
        ['horse', 0],
        ['plow', 0],
        ['grain', harvest.with_horse_and_plow],
      ]}
    />
    <Chip
      at={[564, 341]}
      parts={[
        ['ox', 0],
        ['plow', 0],
        ['grain', harvest.with_ox_and_plow],
      ]}
    />
    {chronicle_scoring.prestige_by_members.map(
      (prestige, members) =>
        prestige > 0 && (
          <Chip
            key={members}
            at={[BOOK[0] - 396 + members * 67, BOOK[1] + 188]}
            parts={[
              ['members', members],
              ['prestige', prestige],
            ]}
          />
        ),
    )}
  </>
)

export const SmallPrint = memo(() => (
  <g class="small-print" aria-hidden="true">
    <Crafts />
    <Travel />
    <Rest />
  </g>
))
