/** The board of Village: what is printed, and upon it houses, roads, council, market, church, the book and the graves. */
import { memo } from 'preact/compat'
import type { Point } from '../../kit/ink/pen'
import { capital, playerName } from '../../kit/fluent'
import { Drawing, type Quarter, Title } from '../../kit/play/drawing'
import { Spot, useStage } from '../../kit/play/stage'
import { Cube, Glyph, Marker, raw, Tile } from '../../kit/tokens/tokens'
import { atMass, Church, Dusk, Remembered } from './church'
import { Chip, type Part, SmallPrint } from './costs'
import { ARCH, CITY, HALL_BASE, HEIGHT, HOUSE, LEVEL, MILL, parchment, printed, WELL, WIDTH } from './ground'
import { Market } from './market'
import { Mass } from './mass'
import { piecesOf } from './pieces'
import { People } from './people'
import { council } from './printed.gen'
import { goodSign, goodTone, Space, type Parts, type Props } from './space'
import { HOUSE_OF } from './targets'
import { LAP, spaceOfTrack } from './track'
import { BUILDINGS, CITIES, COLOURS } from './view'
import '../../kit/ink/ink.css'
import './board.css'

const Printed = memo(() => <g aria-hidden="true" {...raw(printed())} />)

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
            <People
              here={pieces.people[building]}
              place={building}
              me={me}
              x={x - 10}
              y={y - 15}
              wide={104}
              size={38}
            />
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
                x={x - 33 + n * 22}
                y={y - 54}
                size={20}
                label={playerName(seat)}
              />
            ))}
            <People here={pieces.people[city]} place={city} me={me} x={x + 42} y={y - 16} wide={84} size={40} />
          </g>
        )
      })}
    </>
  )
}

/** What the privileges give, by the names the components have for them. */
const PRIVILEGE: Record<string, readonly Part[]> = {
  next_start_player: [['start', 0]],
  two_influence: [['any', 2]],
  one_good: [['any-good', 0]],
  coin_for_prestige: [
    ['coins', council.coin_for_prestige.coins],
    'to',
    ['prestige', council.coin_for_prestige.prestige],
  ],
}

/** Where the marker of the next start player lies until somebody takes it, and then whose it is. */
const NEXT = [(LEVEL[0] as Point)[0] + 34, HALL_BASE - 20] as const

function Council({ view, me, pieces, say }: Parts) {
  const next = view.next_start_player
  return (
    <>
      <Space space="council" pieces={pieces} say={say} />
      {council.levels.map(({ level, privilege }) => {
        const [x, y] = LEVEL[level - 1] as readonly [number, number]
        const base = HALL_BASE - 19
        const middle = level === 1 ? x + 8 : x
        return (
          <g key={level}>
            <Spot id={`level:${level}`} name={capital(say('village-level', { level }))}>
              <rect class="halo" x={x - 48} y={y - 58} width={96} height={60} rx={8} />
            </Spot>
            <text class="numeral" x={x - 32} y={y + (level === 1 ? 35 : 28)}>
              {['I', 'II', 'III', 'IV'][level - 1]}
            </text>
            <Spot
              id={`privilege:${level}`}
              name={say('village-word-privilege', { level, cubes: 2, ...council.coin_for_prestige })}
              class="privilege"
            >
              <Chip at={[middle, base]} parts={PRIVILEGE[privilege] ?? []} />
              <rect class="halo over" x={middle - 46} y={base - 15} width={92} height={30} rx={8} />
            </Spot>
            <People
              here={pieces.people[`level_${level}`]}
              place={`level_${level}`}
              me={me}
              x={x}
              y={y - 19}
              wide={94}
              size={38}
            />
          </g>
        )
      })}
      {next === null ? (
        <g class="flag" data-tip={say('village-text-next-free')}>
          <Glyph name="start" x={NEXT[0]} y={NEXT[1]} size={30} />
        </g>
      ) : (
        <g data-tip={say('village-text-next', { seat: next })}>
          <Marker id="next-start" seat={next} x={NEXT[0]} y={NEXT[1]} size={28} label={playerName(next)} />
        </g>
      )}
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
      <g aria-hidden="true" {...raw(parchment(580, 500, 138, 68))} />
      <text class="small-name" x={649} y={517}>
        {capital(say('village-text-supply'))}
      </text>
      {COLOURS.map((colour, n) => (
        <Spot
          key={colour}
          id={`supply:${colour}`}
          name={`${capital(say('village-cube', { cube: colour }))}: ${view.supply[colour] ?? 0}`}
        >
          <rect class="halo" x={584 + n * 33} y={520} width={31} height={45} rx={6} />
          <g data-pile={`cube-${colour}`}>
            <Cube colour={colour} x={600 + n * 33} y={535} size={24} />
          </g>
          <text class="stock" x={599 + n * 33} y={562}>
            {view.supply[colour] ?? 0}
          </text>
        </Spot>
      ))}
      <g class="flag" data-tip={say('village-text-start', { seat: view.start_player })}>
        <Glyph name="start" x={612} y={600} size={34} />
        <Marker id="start" seat={view.start_player} x={640} y={602} size={28} label={playerName(view.start_player)} />
      </g>
    </>
  )
}

/** The markers of prestige round the board; those on one space stand side by side. */
function Prestige({ view, say }: Parts) {
  return (
    <>
      {view.farms.map(({ seat, prestige }) => {
        const [x, y, w, h] = spaceOfTrack(prestige, WIDTH, HEIGHT)
        const here = view.farms.filter((other) => (other.prestige - prestige) % LAP === 0)
        const nth = here.findIndex((other) => other.seat === seat)
        const n = w === h ? (x < WIDTH / 2 ? nth : -nth) : nth - (here.length - 1) / 2 // out of a corner, along the edge
        const [cx, cy] = w < h ? [x + w / 2, y + h / 2 + n * 12] : [x + w / 2 + n * 14, y + h / 2]
        const name = `${playerName(seat)} · ${say('village-points', { prestige })}`
        return (
          <g key={seat} data-tip={name}>
            <Marker id={`prestige:${seat}`} seat={seat} x={cx} y={cy} size={26} label={name} />
            {prestige >= LAP && (
              <text class="lap" x={cx} y={cy + 5}>
                {prestige}
              </text>
            )}
          </g>
        )
      })}
    </>
  )
}

/** Where a phone can be turned to. */
const QUARTERS: readonly Quarter[] = [
  { name: 'market', x: 245, y: 250, zoom: 2.5 },
  { name: 'travel', x: 880, y: 205, zoom: 2.3 },
  { name: 'council', x: 900, y: 470, zoom: 2.5 },
  { name: 'church', x: 240, y: 640, zoom: 2.5 },
  { name: 'chronicle', x: 920, y: 660, zoom: 2.3 },
]

export function VillageBoard(props: Props) {
  const { tracker } = useStage()
  const pieces = piecesOf(tracker, props.view)
  const parts = { ...props, pieces }
  return (
    <Drawing width={WIDTH} height={HEIGHT} game="village" close={{ x: 480, y: 420, zoom: 2.3 }} quarters={QUARTERS}>
      <clipPath id="village-arch">
        <path d={ARCH} />
      </clipPath>
      <Printed />
      <Title game="village" at={[546, 660]} />
      <SmallPrint />
      <Market {...parts} />
      <Travel {...parts} />
      <Crafts {...parts} />
      <Centre {...parts} />
      <Council {...parts} />
      <Remembered {...parts} />
      <Prestige {...parts} />
      {atMass(props.view) && <Dusk />}
      <Church {...parts} />
      <Mass view={props.view} pieces={pieces} />
    </Drawing>
  )
}
