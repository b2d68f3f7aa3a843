/** The small print of the board: what a place costs and what it is worth, from the components, in signs and figures.

It lies under all pieces and cannot be pointed at; the sentences of the menu tell the same in words. */
import { memo } from 'preact/compat'
import { Coin, Cube, Drawn, Glyph } from '../../kit/tokens/tokens'
import type { GlyphName } from '../../kit/tokens/glyphs'
import { BAG, BOOK, CITY, CITY_ROW, HOUSE, LEVEL, MILL, SPACE, WAY, WELL, WINDOW } from './ground'
import { chronicle_scoring, church, council, crafts, harvest, market, travel, well } from './printed.gen'
import { goodSign } from './space'

/** A thing and how many of it, 0 where only the thing is shown; `or` and `to` stand between things. */
export type Part = readonly [sign: string, count: number] | 'or' | 'to'
type Price = Readonly<Record<string, unknown>>

const SIGN = 18
const DIGIT = 13
const HALF = 11.5 // of a chip's height
const COLOURS = ['orange', 'green', 'brown', 'pink', 'any']
const SIGNS: Record<string, GlyphName> = { time: 'hourglass', prestige: 'laurel', grain: 'sack', members: 'citizen' }

/** Cubes are shown one by one while they are few; of all else the number is told. */
const cubes = ([sign, count]: readonly [string, number]) => (COLOURS.includes(sign) && count < 3 ? count : 0)
const wide = (part: Part): number => {
  if (typeof part === 'string') return part === 'or' ? 12 : 10
  if (cubes(part)) return cubes(part) * (SIGN - 1)
  return SIGN + (part[1] > 9 ? 21 : part[1] ? 13 : 0) + (part[0] === 'any' ? 3 : 0)
}

function Sign({ sign, x }: { sign: string; x: number }) {
  if (sign === 'coins') return <Coin x={x} y={0} size={SIGN - 1} />
  if (sign === 'any')
    return <path class="any-cube" d={`M${x - 7} -3l4 -4h11v11l-4 4h-11ZM${x - 7} -3h11v11M${x + 4} -3l4 -4`} />
  if (sign === 'any-good')
    return (
      <>
        <rect class="any-good" x={x - SIGN / 2} y={-SIGN / 2} width={SIGN} height={SIGN} rx={4} />
        <path class="between" d={`M${x - 3} -3q0 -3 3 -3t3 3q0 2 -3 4v1.500M${x} 6v.1`} />
      </>
    )
  if (COLOURS.includes(sign)) return <Cube colour={sign} x={x} y={0} size={SIGN - 1} />
  return <Glyph name={SIGNS[sign] ?? goodSign(sign)} x={x} y={0} size={SIGN} />
}

/** A chip of paper with a price or a worth on it. */
export function Chip({ at: [x, y], parts }: { at: readonly [number, number]; parts: readonly Part[] }) {
  const all = parts.reduce((sum, part) => sum + wide(part), 0) + (parts.length - 1) * 2
  let left = -all / 2
  return (
    <g class="chip" transform={`translate(${x} ${y})`}>
      <rect x={-all / 2 - 4} y={-HALF} width={all + 8} height={2 * HALF} rx={6} />
      {parts.map((part, n) => {
        const start = left
        left += wide(part) + 2
        if (part === 'or') return <path key={n} class="between" d={`M${start + 3} 7L${start + 9} -7`} />
        if (part === 'to') return <path key={n} class="between" d={`M${start} 0h10m-4 -4l4 4l-4 4`} />
        const [sign, count] = part
        const each = cubes(part)
        if (each)
          return Array.from({ length: each }, (_, i) => (
            <Sign key={`${n} ${i}`} sign={sign} x={start + 8 + i * (SIGN - 1)} />
          ))
        return (
          <g key={n}>
            <Sign sign={sign} x={start + SIGN / 2} />
            {count > 0 && <Drawn number={count} x={start + wide(part) - (count > 9 ? 10 : 5)} y={0} size={DIGIT} />}
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
              at={beside(MILL, 2, 38)}
              parts={[...priced(building.fixed_cost), 'to', ...priced(building.gain)]}
            />
          )
        )
      return (
        <g key={building.id}>
          <Chip
            at={beside(at, -34, -60)}
            parts={[
              ['members', 0],
              ['time', building.train_time],
            ]}
          />
          <Chip
            at={beside(at, 0, 36)}
            parts={[
              ['time', building.produce_time],
              'or',
              ...priced(building.alt_cost),
              'to',
              ...building.produces.map((good): Part => [good, 0]),
            ]}
          />
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
        <Chip key={id} at={beside(CITY[id] ?? [0, 0], 0, 39)} parts={priced(reward)} />
      ))}
      <Chip
        at={beside(SPACE.travel ?? [0, 0], 0, 46)}
        parts={[
          ['time', first.time],
          ['wagon', first.wagon],
        ]}
      />
      {travel.scoring.prestige_by_cities.slice(1).map((prestige, n) => {
        const [x, y] = CITY_ROW[n] ?? [0, 0]
        const left = x - (prestige > 9 ? 32 : 28)
        return (
          <g key={n} class="chip">
            <Chip at={[x, y]} parts={[['prestige', prestige]]} />
            <path class="chip-count" d={`M${left} ${y - 12}l12 12l-12 12l-12 -12Z`} />
            <Drawn number={n + 1} x={left} y={y} size={11} />
          </g>
        )
      })}
    </>
  )
}

const Rest = () => (
  <>
    <Chip at={beside(SPACE.market ?? [0, 0], 0, 45)} parts={priced(market.other_sale_extra_cost).reverse()} />
    <Chip at={beside(WELL, 0, 46)} parts={[['any', well.same_colour_cubes], 'or', ['coins', well.same_colour_cubes]]} />
    {council.levels.map(({ level, time, end_prestige }) => {
      const at = LEVEL[level - 1] ?? [0, 0]
      return (
        <g key={level}>
          <Chip at={beside(at, -29, -49)} parts={[['time', time]]} />
          {end_prestige > 0 && <Chip at={beside(at, 29, -49)} parts={[['prestige', end_prestige]]} />}
        </g>
      )
    })}
    <Chip at={[790, 428]} parts={either(council.step_cost_alternatives)} />
    {church.windows.map(({ window, end_prestige }) => (
      <Chip key={window} at={[(WINDOW[window - 1] ?? [0])[0], 636]} parts={[['prestige', end_prestige]]} />
    ))}
    {church.grain_between.map(({ from, grain }) => (
      <Chip key={from} at={[(WINDOW[from - 1] ?? [0])[0] - 38, 776]} parts={[['grain', grain]]} />
    ))}
    <Chip at={[178, 584]} parts={either(church.action_cost_alternatives)} />
    <Chip at={beside(BAG, 64, 42)} parts={[['coins', church.coin_to_pull_one_member]]} />
    <Chip at={[426, 341]} parts={[['grain', harvest.base_grain]]} />
    <Chip
      at={[488, 341]}
      parts={[
        ['horse', 0],
        ['plow', 0],
        ['grain', harvest.with_horse_and_plow],
      ]}
    />
    <Chip
      at={[570, 341]}
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
            at={[BOOK[0] - 423 + members * 75, BOOK[1] + 188]}
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
