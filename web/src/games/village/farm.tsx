/** A farm: the stream of time runs round it; in the middle the family, the granary, the chest and the barn. */
import { memo } from 'preact/compat'
import { barn, door, timbered } from '../../kit/ink/buildings'
import { leafy, tuft } from '../../kit/ink/land'
import { at, beside, curve, dice, path, type Point, through, wobble } from '../../kit/ink/pen'
import { capital, playerName } from '../../kit/fluent'
import { Corner, useShownSeat } from '../../kit/play/corner'
import { Spot, useStage } from '../../kit/play/stage'
import { Coin, Cube, Figure, Glyph, Marker, raw, Tile } from '../../kit/tokens/tokens'
import type { GlyphName } from '../../kit/tokens/glyphs'
import type { BoardProps } from '../registry'
import { generationNumber, goodTone } from './space'
import { piecesOf } from './pieces'
import { People } from './people'
import type { VillageView } from './view.gen'
import { COLOURS, GOODS } from './view'

const WIDTH = 520
const HEIGHT = 356

/** The stones in the stream, from the cloud on round to the bridge. */
const STONES: Point[] = [
  [250, 32],
  [338, 34],
  [424, 58],
  [476, 124],
  [480, 218],
  [428, 300],
  [330, 326],
  [190, 326],
  [60, 270],
  [48, 112],
]
const COURSE: Point[] = [[166, 34], ...STONES, [86, 52], [190, 34]]

function ground(): string {
  const points = curve(COURSE, 9)
  const chance = dice(31)
  const left = wobble(
    beside(points, () => 21),
    1.4,
    5,
  )
  const right = wobble(
    beside(points, () => -21),
    1.4,
    6,
  )
  const dash = (k: number, n: number) =>
    `<path class="k-flow" stroke-dasharray="14 9 22 12 6 16" d="${through(
      wobble(
        beside(points, () => k),
        0.9,
        n,
      ),
    )}"/>`
  return (
    path(through([...left, ...[...right].reverse()], true), 'k-water') +
    path(through(left), 'k-bank') +
    path(through(right), 'k-bank') +
    dash(13, 1) +
    dash(4, 2) +
    dash(-6, 3) +
    dash(-14, 4) +
    at(100, 118, leafy(0, 0, 1.5, chance) + leafy(14, 6, 1.2, chance)) +
    [
      [112, 150],
      [404, 152],
    ]
      .map(([x, y]) => tuft(x as number, y as number))
      .join('') +
    at(142, 122, barn(-24, 40, 18, 17, 'k-thatch') + timbered(18, 26, 24, 15) + door(-10, 9, 13)) +
    path('M90 124H206M100 129H150M160 129H196', 'k-line') +
    // the bridge over which a life goes
    path('M156 6Q177 14 198 6V62Q177 54 156 62Z', 'k-wood') +
    path('M161 10V58M169 12V57M177 12V56M185 12V57M193 10V58', 'k-hatch')
  )
}

const Ground = memo(() => <g aria-hidden="true" {...raw(ground())} />)

export function VillageFarm({ view, me, say }: BoardProps<VillageView>) {
  const { tracker } = useStage()
  const [seat, choose] = useShownSeat(me, view.active)
  const farm = view.farms[seat]
  const pieces = piecesOf(tracker, view)
  if (!farm) return null
  const isMine = seat === me
  const of = isMine ? (spot: string) => spot : (spot: string) => `${spot} of ${seat}` // only mine light up
  const cubes = pieces.cubes[`farm_${seat}`] ?? []
  const unborn = pieces.people[`unborn_${seat}`] ?? []
  const waiting = [...new Set(unborn.map((one) => one.generation))]
  const word = (key: string) => capital(say(`village-text-${key}`))
  return (
    <Corner
      class="farm"
      seat={seat}
      seats={view.farms.map((one) => one.seat)}
      title={say('page-farm-of', { player: playerName(seat), seat })}
      label={say('village-text-farms')}
      choose={choose}
    >
      <svg class="farm-board ink-paper" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="group" aria-label={word('farms')}>
        <Ground />
        {STONES.map(([x, y], n) =>
          n === 0 ? (
            <path
              key={n}
              class="cloud"
              d={`M${x - 22} ${y + 9}q-9 -9 3 -14q3 -13 17 -8q11 -8 18 4q13 2 7 15q-3 7 -12 5h-26q-5 1 -7 -2Z`}
            />
          ) : (
            <g key={n} class="stone">
              <ellipse cx={x} cy={y + 2} rx={17} ry={13} />
              <Glyph name="hourglass" x={x} y={y + 1} size={16} />
            </g>
          ),
        )}
        <Spot id={of('time')} name={word('time')}>
          <circle class="halo" cx={STONES[farm.time]?.[0] ?? 0} cy={STONES[farm.time]?.[1] ?? 0} r={20} />
          <Marker
            id={`time:${seat}`}
            seat={seat}
            x={STONES[farm.time]?.[0] ?? 0}
            y={STONES[farm.time]?.[1] ?? 0}
            size={32}
          />
        </Spot>
        {farm.owed > 0 && (
          <g class="owed" data-tip={say('village-text-owed', { seat, owed: farm.owed })}>
            <Glyph name="grave" x={178} y={35} size={30} />
          </g>
        )}
        {view.start_player === seat && (
          <g class="flag" data-tip={say('village-text-start', { seat })}>
            <Glyph name="start" x={394} y={106} size={32} />
          </g>
        )}
        {view.next_start_player === seat && (
          <g class="flag next" data-tip={say('village-text-next', { seat })}>
            <path d="M406 114h9m-4 -4l4 4l-4 4" />
            <Glyph name="start" x={425} y={112} size={26} />
          </g>
        )}
        <Spot id={of('home')} name={capital(say('village-place', { place: 'farm' }))}>
          <rect class="halo" x={84} y={66} width={126} height={64} rx={12} />
        </Spot>
        <People
          here={pieces.people[`farm_${seat}`]}
          place="farm"
          me={isMine ? me : null}
          x={296}
          y={102}
          wide={172}
          size={46}
        />
        <Spot id={of('cradle')} name={word('unborn')}>
          <rect class="halo" x={88} y={130} width={112} height={52} rx={10} />
          {unborn.map((one) => (
            <Figure
              key={one.id}
              id={one.id}
              seat={seat}
              number={generationNumber(one.generation)}
              x={109 + waiting.indexOf(one.generation) * 35}
              y={144}
              size={35}
            />
          ))}
          <path class="k-wood" d="M90 163H198L194 179H94Z" />
          <path class="k-line" d="M94 178Q100 184 108 180M194 178Q188 184 180 180" />
          {waiting.map((generation, n) => (
            <text key={generation} class="amount cradle" x={109 + n * 35} y={176}>
              {unborn.filter((one) => one.generation === generation).length}
            </text>
          ))}
        </Spot>
        <Spot id={of('granary')} name={`${word('grain')}: ${farm.grain}`}>
          <rect class="halo" x={204} y={136} width={166} height={42} rx={10} />
          {Array.from({ length: 5 }, (_, n) => (
            <g key={n} class={n < farm.grain ? 'sack full' : 'sack'}>
              <Glyph name="sack" x={224 + n * 31} y={157} size={31} />
            </g>
          ))}
        </Spot>
        <Spot id={of('purse')} name={`${word('coins')}: ${farm.coins}`}>
          <rect class="halo" x={374} y={136} width={68} height={42} rx={10} />
          <Coin x={394} y={157} size={31} />
          <text class="amount" x={424} y={165}>
            {farm.coins}
          </text>
        </Spot>
        {COLOURS.map((colour, n) => {
          const own = cubes.filter((cube) => cube.colour === colour)
          const x = 110 + n * 53
          return (
            <Spot
              key={colour}
              id={of(`own:${colour}`)}
              name={`${capital(say('village-colour', { colour }))}: ${own.length}`}
            >
              <rect class="halo" x={x - 21} y={186} width={48} height={44} rx={8} />
              <g class={own.length ? undefined : 'nothing'}>
                {(own.length ? own.slice(-3) : [{ id: undefined }]).map((cube, i) => (
                  <Cube
                    key={cube.id ?? 'none'}
                    id={cube.id}
                    colour={colour}
                    x={x - 4 + i * 3}
                    y={208 - i * 4}
                    size={28}
                  />
                ))}
              </g>
              <text class="amount small" x={x + 19} y={224}>
                {own.length}
              </text>
            </Spot>
          )
        })}
        <g data-tip={`${word('served')}: ${farm.served}`}>
          <Glyph name="customer" x={330} y={207} size={30} />
          <text class="amount small" x={356} y={216}>
            {farm.served}
          </text>
        </g>
        <g data-tip={`${word('prestige')}: ${farm.prestige}`}>
          <Glyph name="laurel" x={390} y={207} size={30} />
          <text class="amount small" x={420} y={216}>
            {farm.prestige}
          </text>
        </g>
        {GOODS.map((good, n) => {
          const count = farm.goods[good] ?? 0
          const x = 130 + n * 64
          return (
            <Spot key={good} id={of(`own:${good}`)} name={`${capital(say('village-good', { good }))}: ${count}`}>
              <rect class="halo" x={x - 28} y={236} width={58} height={48} rx={9} />
              <g class={count ? undefined : 'nothing'}>
                <Tile name={good as GlyphName} tone={goodTone[good] ?? 'ivory'} x={x - 6} y={260} size={38} />
              </g>
              <text class="amount small" x={x + 22} y={276}>
                {count}
              </text>
            </Spot>
          )
        })}
      </svg>
    </Corner>
  )
}
