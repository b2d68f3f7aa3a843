/** The map: towns with their stations, goods along the ways, and the merchants who walk. */
import { capital, playerName } from '../../kit/fluent'
import type { Point } from '../../kit/ink/pen'
import { Spot, useStage } from '../../kit/play/stage'
import { Merchant, Station } from '../../kit/tokens/tokens'
import { REGIONS, RIVER_NAMES } from './ground'
import { Good, type Parts } from './parts'
import { map } from './printed.gen'
import { TOWN, WAYS } from './ways'

const TOWNS = Object.keys(TOWN)

/** Where a merchant has been, from first to last. */
export const trailOf = (seat: number, journal: Parts['journal'] = []): string[] => [
  map.start,
  ...journal.flatMap(([key, told]) => (key === 'orleans-note-moved' && told.seat === seat ? [String(told.town)] : [])),
]

/** The way along which goods are offered now: my merchant has just come by it, and the goods on it are those of the menu. */
function useLoading({ view, me, journal }: Parts): readonly number[] {
  const { lit } = useStage()
  const town = me === null ? undefined : view.boards[me]?.town
  if (me === null || town === undefined) return []
  const offered = [...lit.keys()].filter((spot) => spot.startsWith('load:')).map((spot) => spot.slice(5))
  if (!offered.length) return []
  const fitting = WAYS.flatMap(({ a, b }, n) => {
    const goods = new Set(view.routes[n]?.goods.filter((good) => good !== null))
    const same = goods.size === offered.length && offered.every((good) => goods.has(good))
    return (a === town || b === town) && same ? [n] : []
  })
  const from = trailOf(me, journal).at(-2)
  const walked = fitting.filter((n) => [WAYS[n]?.a, WAYS[n]?.b].some((one) => one === from))
  return walked.length ? walked : fitting
}

/** The goods on the map; those on the way just taken can be pointed at. */
function Goods(props: Parts) {
  const { view, pieces, say } = props
  const loading = useLoading(props)
  return (
    <>
      {WAYS.map(({ spaces }, n) => {
        const used = spaces.filter(({ least }) => least <= view.players)
        return spaces.map(({ at: [x, y], least }, i) => {
          if (least > view.players)
            return (
              <text key={`${n} ${i}`} class="o-least" x={x} y={y + 6} aria-hidden="true">
                {least}
              </text>
            )
          const space = used.findIndex((one) => one === spaces[i])
          const piece = pieces.goods[`route_${n}_${space}`]?.[0]
          if (!piece) return null
          const name = capital(say('orleans-good', { good: piece.good }))
          const token = <Good id={piece.id} good={piece.good} x={x} y={y} size={27} />
          if (!loading.includes(n))
            return (
              <g key={piece.id} data-tip={name}>
                {token}
              </g>
            )
          return (
            <Spot key={piece.id} id={`load:${piece.good}`} name={name} class="o-load">
              {token}
              <circle class="o-reach" cx={x} cy={y} r={21.5} />
              <rect class="halo over" x={x - 17} y={y - 17} width={34} height={34} rx={8} />
            </Spot>
          )
        })
      })}
    </>
  )
}

/** A long name stands in two lines. */
function linesOf(name: string): string[] {
  const cut = name.length > 14 ? name.lastIndexOf('-') : -1
  return cut < 0 ? [name] : [name.slice(0, cut + 1), name.slice(cut + 1)]
}

function Towns({ view, say }: Parts) {
  return (
    <>
      {TOWNS.map((town) => {
        const [x, y] = TOWN[town] as Point
        const great = town === 'orleans'
        const name = say('orleans-town', { town })
        const lines = linesOf(name)
        const middle = lines.length > 1 ? x - 6 : x // a good lies at the right of long names
        const owners = view.boards.filter(({ stations }) => stations.includes(town)).map(({ seat }) => playerName(seat))
        const label = [name, ...owners].join(' · ')
        return (
          <Spot key={town} id={`town:${town}`} name={label}>
            <ellipse class="halo o-glow" cx={x} cy={y - 10} rx={great ? 72 : 50} ry={great ? 42 : 34} />
            <text
              class={`k-label o-town${lines.length > 1 ? ' long' : great ? ' great' : ''}`}
              y={y + (great ? 30 : 21)}
            >
              {lines.map((part, n) => (
                <tspan key={n} x={middle} dy={n ? '.86em' : 0}>
                  {part}
                </tspan>
              ))}
            </text>
          </Spot>
        )
      })}
    </>
  )
}

/** Stations stand at the left of a town, in Orléans in a row before the walls. */
function Stations({ me, pieces, say }: Parts) {
  return (
    <>
      {TOWNS.map((town) => {
        const [x, y] = TOWN[town] as Point
        return (pieces.stations[town] ?? []).map(({ id, seat }, n) => {
          const left = town === 'orleans' ? x - 54 + n * 20 : x - 36
          const low = town === 'orleans' ? y + 1 : y - 4
          const house = <Station id={id} seat={seat} x={left} y={low} size={22} />
          const name = `${playerName(seat)} · ${say('orleans-town', { town })}`
          if (seat !== me)
            return (
              <g key={id} data-tip={name}>
                {house}
              </g>
            )
          return (
            <Spot key={id} id={`station:${town}`} name={name}>
              <circle class="o-reach" cx={left} cy={low} r={21.5} />
              <rect class="halo" x={left - 15} y={low - 15} width={30} height={30} rx={7} />
              {house}
            </Spot>
          )
        })
      })}
    </>
  )
}

function Merchants({ view, me, say }: Parts) {
  return (
    <>
      {TOWNS.map((town) => {
        const [x, y] = TOWN[town] as Point
        const here = view.boards.filter((board) => board.town === town)
        const step = here.length > 2 ? 21 : 24
        return here.map(({ seat }, n) => {
          const px = x + (town === 'orleans' ? 22 : 28) + n * step
          const py = y - 12 + (n % 2) * 7
          const name = `${playerName(seat)} · ${say('orleans-town', { town })}`
          const figure = <Merchant id={`merchant:${seat}`} seat={seat} x={px} y={py} size={38} />
          if (seat !== me)
            return (
              <g key={seat} data-tip={name}>
                {figure}
              </g>
            )
          return (
            <Spot key={seat} id="merchant" name={name} drag>
              <ellipse class="halo" cx={px} cy={py} rx={22} ry={24} />
              {figure}
            </Spot>
          )
        })
      })}
    </>
  )
}

/** Names of rivers run with the stream, those of the countries are spread wide. */
function Names({ say }: Parts) {
  return (
    <g aria-hidden="true">
      {RIVER_NAMES.map((river) => (
        <text key={river} class={river === 'loire' ? 'o-river great' : 'o-river'}>
          <textPath href={`#river-${river}`} startOffset="50%">
            {say('page-orleans-river', { river })}
          </textPath>
        </text>
      ))}
      {Object.entries(REGIONS).map(([region, [x, y]]) => (
        <text key={region} class="o-region" x={x} y={y}>
          {say('page-orleans-region', { region })}
        </text>
      ))}
    </g>
  )
}

export function LoireCountry(props: Parts) {
  return (
    <>
      <Names {...props} />
      <Goods {...props} />
      <Towns {...props} />
      <Stations {...props} />
      <Merchants {...props} />
    </>
  )
}
