/** The board of Village: seven spaces with cubes, houses, market, council, church, the road, the book and the graves. */
import { memo } from 'preact/compat'
import { capital, playerName, type Say } from '../../kit/fluent'
import { Drawing } from '../../kit/play/drawing'
import { Spot, useStage } from '../../kit/play/stage'
import { Cube, Drawn, Figure, Glyph, Marker, raw, Tile } from '../../kit/tokens/tokens'
import type { GlyphName } from '../../kit/tokens/glyphs'
import type { BoardProps } from '../face'
import {
  ARCH,
  BAG,
  BOOK,
  CITY,
  glassOf,
  GRAVES,
  HEIGHT,
  HOUSE,
  LEVEL,
  MILL,
  parchment,
  printed,
  QUEUE,
  SPACE,
  STALL,
  WELL,
  WIDTH,
  WINDOW,
} from './ground'
import { piecesOf, type Pieces } from './named'
import { People } from './people'
import { HOUSE_OF } from './spots'
import { BUILDINGS, CITIES, COLOURS, CUBES, type Customer, type VillageView } from './view'
import '../../kit/ink/ink.css'
import './board.css'

type Props = BoardProps<VillageView>
type Parts = Props & { pieces: Pieces }

const Printed = memo(() => <g aria-hidden="true" {...raw(printed())} />)

const goodSign = (good: string): GlyphName => (good === 'grain' ? 'sack' : (good as GlyphName))
export const goodTone: Record<string, string> = {
  scroll: 'ivory',
  horse: 'copper',
  plow: 'iron',
  ox: 'red',
  wagon: 'leaf',
  grain: 'grain',
}

/** A parchment with the name of an action and the cubes that lie on it. */
function Space({ space, pieces, say }: { space: string; pieces: Pieces; say: Say }) {
  const [x, y] = SPACE[space] as readonly [number, number]
  const cubes = pieces.cubes[space] ?? []
  const wide = space === 'crafts' ? 214 : 146
  const name = capital(say('village-space', { space }))
  const left = x - ((cubes.length - 1) * 27) / 2
  const piles = CUBES.map((colour) => ({
    colour,
    here: cubes.flatMap((cube, n) => (cube.colour === colour ? [{ ...cube, x: left + n * 27 }] : [])),
  })).filter((pile) => pile.here.length)
  return (
    <>
      <Spot id={`space:${space}`} name={name} class="space">
        <g aria-hidden="true" {...raw(parchment(x - wide / 2, y - 31, wide, 64))} />
        <rect class="halo" x={x - wide / 2 - 2} y={y - 33} width={wide + 4} height={68} rx={7} />
        <text class="space-name" x={x} y={y - 12}>
          {name}
        </text>
        {!cubes.length && <path class="k-hatch" d={`M${x - 30} ${y + 14}H${x + 30}`} />}
      </Spot>
      {piles.map(({ colour, here }) => {
        const first = (here[0] as { x: number }).x
        const last = (here[here.length - 1] as { x: number }).x
        const what = capital(say(colour === 'plague' ? 'village-text-plague' : 'village-cube', { cube: colour }))
        return (
          <Spot key={colour} id={`cube:${space}:${colour}`} name={what} class="pile">
            <rect class="halo" x={first - 14} y={y - 2} width={last - first + 29} height={31} rx={6} />
            {here.map((cube) => (
              <Cube key={cube.id} id={cube.id} colour={colour} x={cube.x} y={y + 13} size={25} />
            ))}
          </Spot>
        )
      })}
    </>
  )
}

/** A customer: what is wanted and what it is worth. */
export function CustomerTile(props: { tile: Customer; x: number; y: number; wide: number; tall: number; say: Say }) {
  const { tile, x, y, wide, tall, say } = props
  const wants = Object.entries(tile.wants)
  const each = Math.min(wants.length > 2 ? wide / 3 - 3 : wide / 2 - 8, tall * 0.52)
  const left = x - ((wants.length - 1) * (each + 3)) / 2
  const told = capital(say('village-wants', { scroll: 0, horse: 0, plow: 0, ox: 0, wagon: 0, grain: 0, ...tile.wants }))
  return (
    <g data-tip={`${told}\n${say('village-points', { prestige: tile.prestige })}`}>
      <svg
        x={x - wide / 2}
        y={y - tall / 2}
        width={wide}
        height={tall}
        viewBox={`0 0 ${wide} ${tall}`}
        data-piece={`customer:${tile.id}`}
        class="customer"
      >
        <rect class="customer-card" x={1} y={1} width={wide - 2} height={tall - 2} rx={6} />
        {wants.map(([good, count], n) => (
          <Tile
            key={good}
            name={goodSign(good)}
            tone={goodTone[good] ?? 'ivory'}
            count={count}
            x={left - x + wide / 2 + n * (each + 3)}
            y={tall * 0.36}
            size={each}
          />
        ))}
        <Glyph name="laurel" x={wide / 2 - 10} y={tall * 0.8} size={tall * 0.26} />
        <Drawn number={tile.prestige} x={wide / 2 + 10} y={tall * 0.8} size={tall * 0.2} />
      </svg>
    </g>
  )
}

function Market({ view, pieces, say }: Parts) {
  return (
    <>
      <Space space="market" pieces={pieces} say={say} />
      {STALL.map(([x, y], n) => {
        if (n >= view.stalls.length)
          return (
            <path
              key={n}
              class="shut"
              d={`M${x - 44} ${y - 34}h88v62h-88ZM${x - 44} ${y - 34}l88 62M${x + 44} ${y - 34}l-88 62`}
            />
          )
        const tile = view.stalls[n]
        if (!tile) return null
        return (
          <Spot key={tile.id} id={`customer:${tile.id}`} name={capital(say('village-customer', { customer: tile.id }))}>
            <CustomerTile tile={tile} x={x} y={y} wide={86} tall={70} say={say} />
            <rect class="halo over" x={x - 45} y={y - 37} width={90} height={74} rx={8} />
          </Spot>
        )
      })}
      <path class="k-queue" d="M250 106H560" />
      {view.queue.map((tile, n) => {
        const [x, y] = QUEUE[n] ?? [0, 0]
        return <CustomerTile key={tile.id} tile={tile} x={x} y={y} wide={58} tall={58} say={say} />
      })}
      <g
        data-tip={capital(say('village-text-line', { pile: view.pile }))}
        data-pile="customer"
        transform="translate(222 74)"
      >
        <g class="pile-count">
          <rect x={-20} y={-26} width={38} height={50} rx={5} />
          <rect x={-17} y={-29} width={38} height={50} rx={5} />
          <text x={2} y={3}>
            {view.pile}
          </text>
        </g>
      </g>
    </>
  )
}

function Crafts({ me, pieces, say }: Parts) {
  const name = (building: string) => capital(say('village-building', { building }))
  return (
    <>
      <Space space="crafts" pieces={pieces} say={say} />
      {BUILDINGS.map((building) => {
        const [x, y] = HOUSE[building] as readonly [number, number]
        const goods = Object.keys(HOUSE_OF).filter((good) => HOUSE_OF[good] === building)
        return (
          <g key={building}>
            <Spot id={`place:${building}`} name={name(building)}>
              <rect class="halo" x={x - 60} y={y - 66} width={120} height={90} rx={12} />
              <text class="k-label" x={x} y={y + 18}>
                {name(building)}
              </text>
            </Spot>
            {goods.map((good, n) => (
              <Spot key={good} id={`good:${good}`} name={capital(say('village-good', { good }))}>
                <Tile
                  name={goodSign(good)}
                  tone={goodTone[good] ?? 'ivory'}
                  x={x + 44 - (goods.length - 1 - n) * 31}
                  y={y - 54}
                  size={29}
                />
                <rect
                  class="halo over"
                  x={x + 28 - (goods.length - 1 - n) * 31}
                  y={y - 70}
                  width={32}
                  height={32}
                  rx={6}
                />
              </Spot>
            ))}
            <People here={pieces.people[building]} place={building} me={me} x={x} y={y + 41} wide={124} size={34} />
          </g>
        )
      })}
      <Spot id="mill" name={capital(say('page-village-mill'))}>
        <rect class="halo" x={MILL[0] - 44} y={MILL[1] - 76} width={88} height={100} rx={14} />
        <text class="k-label" x={MILL[0]} y={MILL[1] + 18}>
          {capital(say('page-village-mill'))}
        </text>
      </Spot>
    </>
  )
}

function Travel({ view, me, pieces, say }: Parts) {
  return (
    <>
      <Space space="travel" pieces={pieces} say={say} />
      {CITIES.map((city) => {
        const [x, y] = CITY[city] as readonly [number, number]
        const visited = view.farms.filter((farm) => farm.cities.includes(city))
        return (
          <g key={city}>
            <Spot id={`city:${city}`} name={say('village-city', { city })}>
              <ellipse class="halo" cx={x} cy={y - 10} rx={62} ry={46} />
              <text class="k-label" x={x} y={y + 22}>
                {say('village-city', { city })}
              </text>
            </Spot>
            {visited.map(({ seat }, n) => (
              <Marker
                key={seat}
                id={`been-${city}:${seat}`}
                seat={seat}
                x={x - 34 + n * 20}
                y={y - 40}
                size={19}
                label={playerName(seat)}
              />
            ))}
            <People here={pieces.people[city]} place={city} me={me} x={x + 22} y={y - 4} wide={84} size={34} />
          </g>
        )
      })}
    </>
  )
}

const PRIVILEGE: GlyphName[] = ['start', 'bag', 'scroll', 'coin']

function Council({ view, me, pieces, say }: Parts) {
  const next = view.next_start_player
  return (
    <>
      <Space space="council" pieces={pieces} say={say} />
      {LEVEL.map(([x, y], n) => {
        const level = n + 1
        const name = capital(say('village-level', { level }))
        return (
          <g key={level}>
            <Spot id={`level:${level}`} name={name}>
              <rect class="halo" x={x - 48} y={y - 58} width={96} height={60} rx={8} />
            </Spot>
            <text class="numeral" x={x - 28} y={y + 28}>
              {['I', 'II', 'III', 'IV'][n]}
            </text>
            <Spot id={`privilege:${level}`} name={name} class="privilege">
              <circle class="medal" cx={x + 14} cy={y + 24} r={15} />
              <Glyph name={PRIVILEGE[n] as GlyphName} x={x + 14} y={y + 24} size={19} />
              <circle class="halo over" cx={x + 14} cy={y + 24} r={18} />
            </Spot>
            <People
              here={pieces.people[`level_${level}`]}
              place={`level_${level}`}
              me={me}
              x={x}
              y={y - 20}
              wide={94}
              size={38}
            />
          </g>
        )
      })}
      {next !== null && <Marker id="next-start" seat={next} x={904} y={382} size={30} label={playerName(next)} />}
      {next !== null && <Glyph name="start" x={930} y={380} size={28} />}
    </>
  )
}

function Church({ view, me, pieces, say }: Parts) {
  const inBag = pieces.people.bag ?? []
  const bagName = capital(say('village-text-bag', { monks: view.black_bag.monks }))
  return (
    <>
      <Space space="church" pieces={pieces} say={say} />
      {WINDOW.map(([x, y], n) => {
        const window = n + 1
        return (
          <g key={window}>
            <g transform={`translate(${x} ${y}) scale(1.22 1)`} aria-hidden="true">
              <g clip-path="url(#village-arch)" {...raw(glassOf(n))} />
              <path class="lead" d={ARCH} />
            </g>
            <Spot id={`window:${window}`} name={capital(say('village-window', { window }))}>
              <path class="halo" d={ARCH} transform={`translate(${x} ${y}) scale(1.34 1.06)`} />
            </Spot>
            <People
              here={pieces.people[`window_${window}`]}
              place={`window_${window}`}
              me={me}
              x={x}
              y={y + 34}
              wide={68}
              size={36}
            />
          </g>
        )
      })}
      <Spot id="bag" name={bagName}>
        <circle class="halo" cx={BAG[0] + 6} cy={BAG[1] + 26} r={46} />
        <g class="black-bag">
          <Glyph name="bag" x={BAG[0] + 6} y={BAG[1] + 22} size={74} />
        </g>
        <People here={inBag} place="bag" me={null} x={BAG[0] + 6} y={BAG[1] + 38} wide={64} size={26} />
        <Figure seat={0} monk number={view.black_bag.monks} x={BAG[0] - 34} y={BAG[1] + 44} size={32} />
      </Spot>
    </>
  )
}

/** The centre: harvest, family, the well, and what lies in stock. */
function Centre({ view, pieces, say }: Parts) {
  return (
    <>
      <Space space="harvest" pieces={pieces} say={say} />
      <Space space="family" pieces={pieces} say={say} />
      <Spot id="well" name={capital(say('page-village-well'))}>
        <circle class="halo" cx={WELL[0]} cy={WELL[1] - 20} r={42} />
        <text class="k-label" x={WELL[0]} y={WELL[1] + 28}>
          {capital(say('page-village-well'))}
        </text>
      </Spot>
      <g aria-hidden="true" {...raw(parchment(566, 500, 132, 52))} />
      <text class="small-name" x={632} y={515}>
        {capital(say('village-text-supply'))}
      </text>
      {COLOURS.map((colour, n) => (
        <Spot
          key={colour}
          id={`supply:${colour}`}
          name={`${capital(say('village-cube', { cube: colour }))}: ${view.supply[colour] ?? 0}`}
        >
          <rect class="halo" x={571 + n * 31} y={518} width={30} height={32} rx={6} />
          <g data-pile={`cube-${colour}`}>
            <Cube colour={colour} x={586 + n * 31} y={534} size={24} />
          </g>
        </Spot>
      ))}
    </>
  )
}

function Remembered({ view, pieces, say }: Parts) {
  const rows = Object.entries(view.chronicle)
  const sum = (numbers: number[]) => numbers.reduce((all, n) => all + n, 0)
  const slot = (x: number, y: number, key: number) => (
    <path
      key={key}
      class="slot"
      d={`M${x - 12} ${y + 17}V${y - 4}Q${x - 12} ${y - 17} ${x} ${y - 17}T${x + 12} ${y - 4}V${y + 17}Z`}
    />
  )
  const graves = view.graves.free + sum(view.graves.members)
  const grave = (n: number) =>
    [GRAVES[0] - (Math.min(graves, 5) - 1) * 19 + (n % 5) * 38, GRAVES[1] + Math.floor(n / 5) * 46] as const
  return (
    <>
      <text class="book-title" x={BOOK[0] - 124} y={BOOK[1] + 22}>
        {capital(say('village-text-chronicle'))}
      </text>
      {rows.map(([profession, part], n) => {
        const column = n < 2 ? 0 : 1
        const row = n < 2 ? n + 0.62 : n - 2
        const x = BOOK[0] - 232 + column * 250
        const y = BOOK[1] + 14 + row * 66
        const spaces = part.free + sum(part.members)
        return (
          <g key={profession}>
            <text class="book-line" x={x} y={y + 4}>
              {capital(say('village-profession', { profession }))}
            </text>
            {Array.from({ length: spaces }, (_, i) => slot(x + 20 + i * 33, y + 32, i))}
            {(pieces.people[`chronicle_${profession}`] ?? []).map((someone, i) => (
              <Figure
                key={someone.id}
                id={someone.id}
                seat={someone.seat}
                number={generationNumber(someone.generation)}
                x={x + 20 + i * 33}
                y={y + 31}
                size={34}
                label={playerName(someone.seat)}
              />
            ))}
          </g>
        )
      })}
      <text class="k-label" x={GRAVES[0]} y={GRAVES[1] - 32}>
        {capital(say('village-text-graves'))}
      </text>
      {Array.from({ length: graves }, (_, n) => {
        const [x, y] = grave(n)
        return (
          <path
            key={n}
            class="gravestone"
            d={`M${x - 13} ${y + 18}V${y - 6}Q${x - 13} ${y - 19} ${x} ${y - 19}T${x + 13} ${y - 6}V${y + 18}ZM${x} ${y - 13}V${y - 1}M${x - 5} ${y - 9}h10`}
          />
        )
      })}
      {(pieces.people.grave ?? []).map((someone, n) => {
        const [x, y] = grave(n)
        return (
          <g key={someone.id} transform={`rotate(-82 ${x} ${y + 4})`}>
            <Figure
              id={someone.id}
              seat={someone.seat}
              number={generationNumber(someone.generation)}
              x={x}
              y={y + 4}
              size={34}
              label={playerName(someone.seat)}
            />
          </g>
        )
      })}
    </>
  )
}

const ORDER = ['first', 'second', 'third', 'fourth']
export const generationNumber = (generation: string): number => ORDER.indexOf(generation) + 1

/** Somebody is asked about the mass; the question says so, nothing else does. */
const atMass = (view: VillageView): boolean => view.asked.some((one) => one.key?.includes('-mass-') ?? false)

/** The mass as a scene: evening falls on the village, and the light comes through the windows of the church. */
const Dusk = memo(() => (
  <g class="dusk" aria-hidden="true">
    <path class="night" d={`M0 0H${WIDTH}V${HEIGHT}H0ZM30 600H436L470 790L452 830H30Z`} />
    {WINDOW.map(([x, y]) => (
      <path key={x} class="beam" d={`M${x - 26} ${y - 20}L${x + 26} ${y - 20}L${x + 44} ${y + 116}H${x - 60}Z`} />
    ))}
    {WINDOW.map(([x]) => (
      <g key={x} transform={`translate(${x - 38} 786)`}>
        <path class="candle" d="M-3 0V16H3V0Z" />
        <path class="flame" d="M0 -1Q-5 -7 0 -14Q5 -7 0 -1Z" />
      </g>
    ))}
  </g>
))

export function VillageBoard(props: Props) {
  const { tracker } = useStage()
  const pieces = piecesOf(tracker, props.view)
  const parts = { ...props, pieces }
  return (
    <Drawing
      width={WIDTH}
      height={HEIGHT}
      label={props.say('page-board-of', { game: 'village' })}
      class="village-board"
      close={{ x: 480, y: 420, zoom: 2.3 }}
    >
      <clipPath id="village-arch">
        <path d={ARCH} />
      </clipPath>
      <Printed />
      <text class="k-title village-title" transform="translate(546 660)">
        <textPath href="#village-ribbon" startOffset="50%">
          {props.say('village-name')}
        </textPath>
      </text>
      <Market {...parts} />
      <Travel {...parts} />
      <Crafts {...parts} />
      <Centre {...parts} />
      <Council {...parts} />
      <Remembered {...parts} />
      {atMass(props.view) && <Dusk />}
      <Church {...parts} />
    </Drawing>
  )
}
