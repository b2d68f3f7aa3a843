/** The board of Village: what is printed, and upon it houses, roads, council, market, church, the book and the graves. */
import { memo } from 'preact/compat'
import { capital, playerName } from '../../kit/fluent'
import { Drawing } from '../../kit/play/drawing'
import { Spot, useStage } from '../../kit/play/stage'
import { Cube, Glyph, Marker, raw, Tile } from '../../kit/tokens/tokens'
import type { GlyphName } from '../../kit/tokens/glyphs'
import { atMass, Church, Dusk, Remembered } from './church'
import { SmallPrint } from './costs'
import { ARCH, CITY, HEIGHT, HOUSE, LEVEL, MILL, parchment, printed, WELL, WIDTH } from './ground'
import { Market } from './market'
import { Mass } from './mass'
import { piecesOf } from './named'
import { People } from './people'
import { goodSign, goodTone, Space, type Parts, type Props } from './space'
import { HOUSE_OF } from './spots'
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
      <SmallPrint />
      <Market {...parts} />
      <Travel {...parts} />
      <Crafts {...parts} />
      <Centre {...parts} />
      <Council {...parts} />
      <Remembered {...parts} />
      {atMass(props.view) && <Dusk />}
      <Church {...parts} />
      <Mass view={props.view} pieces={pieces} />
    </Drawing>
  )
}
