/** Village laid out: the village with its cubes, the market, the living and the dead, and the farms. */
import { capital, playerName, type Say } from '../../kit/fluent'
import {
  type Cell,
  Columns,
  Count,
  Grid,
  line,
  NONE,
  Part,
  type Row,
  SeatGrid,
  Seats,
  total,
  Track,
} from '../../kit/layout'
import type { BoardProps, GameUi, Stat } from '../registry'
import { VillageBoard } from './board'
import { VillageFarm } from './farm'
import { News, Start } from './news'
import { targetsOf } from './targets'
import type { Customer, VillageView } from './view.gen'
import { BUILDINGS, CITIES, COLOURS, CUBES, GENERATIONS, GOODS, SPACES, type Cubes, type People } from './view'
import './village.css'

type Props = BoardProps<VillageView>

/** One figure for each member of the family, with its generation on it. */
function Figures({ people, seat, say }: { people: People | undefined; seat: number; say: Say }) {
  const here = GENERATIONS.flatMap((name, n) => Array.from({ length: people?.[name] ?? 0 }, () => ({ name, n: n + 1 })))
  if (!here.length) return <span class="none">{NONE}</span>
  return (
    <span class="figures">
      {here.map(({ name, n }, i) => (
        <i key={i} class="figure" data-seat={seat} title={capital(say('village-member', { generation: name }))}>
          {n}
        </i>
      ))}
    </span>
  )
}

function CubeHeads({ say }: { say: Say }): Cell[] {
  return CUBES.map((cube) => (
    <span key={cube} class="cube-head">
      <i class={`cube ${cube}`} />
      {say(cube === 'plague' ? 'village-text-plague' : 'village-cube', { cube })}
    </span>
  ))
}

/** Cubes as cubes: they are few, and counted at a glance. */
function CubeCells({ cubes }: { cubes: Cubes }) {
  return CUBES.map((cube) => {
    const n = cubes[cube] ?? 0
    if (!n)
      return (
        <span key={cube} class="none">
          {NONE}
        </span>
      )
    if (n > 3) return <span key={cube}>{n}</span>
    return (
      <span key={cube} class="cube-pile">
        {Array.from({ length: n }, (_, i) => (
          <i key={i} class={`cube ${cube}`} />
        ))}
        <b class="unseen">{n}</b>
      </span>
    )
  })
}

function CubesOnTheBoard({ view, say }: Props) {
  const rows: Row[] = SPACES.map((space) => ({
    head: capital(say('village-space', { space })),
    cells: CubeCells({ cubes: view.spaces[space] ?? {} }),
  }))
  const below = (key: string, cubes: Cubes): Row => ({
    head: capital(say(`village-text-${key}`)),
    cells: CUBES.map((cube) => <Count key={cube} n={cubes[cube] ?? 0} />),
  })
  rows.push(below('green-bag', view.green_bag), below('supply', view.supply))
  return (
    <Part title={say('village-text-cubes')}>
      <Grid label={say('village-text-cubes')} heads={CubeHeads({ say })} rows={rows} />
    </Part>
  )
}

function CustomerCard({ tile, say }: { tile: Customer | null; say: Say }) {
  if (!tile) return <li class="card gone quiet">{capital(say('village-text-empty'))}</li>
  const wants = Object.fromEntries([...GOODS, 'grain'].map((name) => [name, tile.wants[name] ?? 0]))
  return (
    <li class="card">
      <span class="card-head">
        <small class="quiet">{say('village-customer-code', { customer: tile.id })}</small>
        <span class="worth">{say('village-points', { prestige: tile.prestige })}</span>
      </span>
      <span>{capital(say('village-wants', wants))}</span>
    </li>
  )
}

function Market({ view, say }: Props) {
  return (
    <Part title={say('village-text-stalls')}>
      <ul class="cards">
        {view.stalls.map((tile, n) => (
          <CustomerCard key={n} tile={tile} say={say} />
        ))}
      </ul>
      <h3 class="subheading">{capital(say('village-text-line', { pile: view.pile }))}</h3>
      <ol class="cards lesser">
        {view.queue.map((tile) => (
          <CustomerCard key={tile.id} tile={tile} say={say} />
        ))}
      </ol>
    </Part>
  )
}

function Living({ view, me, say }: Props) {
  const at = (head: string, place: string): Row => ({
    head: capital(head),
    cells: view.farms.map((farm) => (
      <Figures key={farm.seat} people={farm.members[place]} seat={farm.seat} say={say} />
    )),
  })
  const part = (key: string): Row => ({ head: say(`village-text-${key}`), cells: [], kind: 'part' })
  const bag: Row = {
    head: capital(say('village-text-bag', { monks: view.black_bag.monks })),
    cells: view.black_bag.members.map((people, seat) => <Figures key={seat} people={people} seat={seat} say={say} />),
  }
  const travellers = CITIES.map((city) => ({
    head: say('village-city', { city }),
    cells: view.farms.map((farm) => (
      <span key={farm.seat} class={farm.cities.includes(city) ? 'visited' : undefined}>
        <Figures people={farm.members[city]} seat={farm.seat} say={say} />
      </span>
    )),
  }))
  return (
    <Part title={say('village-text-family')}>
      <SeatGrid
        label={say('village-text-family')}
        players={view.players}
        me={me}
        rows={[
          ...['farm', ...BUILDINGS].map((place) => at(say('village-place', { place }), place)),
          at(say('village-text-unborn'), 'unborn'),
          part('council'),
          ...[1, 2, 3, 4].map((level) => at(say('village-level', { level }), `level_${level}`)),
          part('church'),
          bag,
          ...[1, 2, 3, 4].map((window) => at(say('village-window', { window }), `window_${window}`)),
          part('travel'),
          ...travellers,
        ]}
      />
    </Part>
  )
}

function Chronicle({ view, say }: Props) {
  const rows = Object.entries(view.chronicle).map(([profession, part]) => ({
    head: capital(say('village-profession', { profession })),
    cells: [
      <Count key="free" n={part.free} />,
      ...view.farms.map((farm) => (
        <Figures key={farm.seat} people={farm.members[`chronicle_${profession}`]} seat={farm.seat} say={say} />
      )),
    ],
  }))
  rows.push({
    head: capital(say('village-text-graves')),
    cells: [
      <Count key="free" n={view.graves.free} />,
      ...view.farms.map((farm) => <Figures key={farm.seat} people={farm.members.grave} seat={farm.seat} say={say} />),
    ],
  })
  const heads = [say('village-text-free'), ...view.farms.map((farm) => <Seats key={farm.seat} seats={[farm.seat]} />)]
  return (
    <Part title={say('village-text-chronicle')}>
      <Grid label={say('village-text-chronicle')} heads={heads} rows={rows} />
    </Part>
  )
}

function Farms({ view, me, say }: Props) {
  const farms = view.farms
  const colours = COLOURS.map((colour) =>
    line(
      say('village-colour', { colour }),
      farms.map((farm) => farm.cubes[colour]),
    ),
  )
  const goods = GOODS.map((good) =>
    line(
      say('village-good', { good }),
      farms.map((farm) => farm.goods[good]),
    ),
  )
  return (
    <Part title={say('village-text-farms')}>
      <SeatGrid
        label={say('village-text-farms')}
        players={view.players}
        me={me}
        rows={[
          line(
            say('village-text-prestige'),
            farms.map((farm) => farm.prestige),
          ),
          line(
            say('village-text-coins'),
            farms.map((farm) => farm.coins),
          ),
          line(
            say('village-text-grain'),
            farms.map((farm) => farm.grain),
          ),
          ...colours,
          ...goods,
          line(
            say('village-text-served'),
            farms.map((farm) => farm.served),
          ),
        ]}
      />
      {farms.map(
        (farm) =>
          farm.customers !== null &&
          farm.customers.length > 0 && (
            <details key={farm.seat} class="fold">
              <summary>
                {playerName(farm.seat)} · {say('village-text-served')}
              </summary>
              <ul class="cards">
                {farm.customers.map((tile) => (
                  <CustomerCard key={tile.id} tile={tile} say={say} />
                ))}
              </ul>
            </details>
          ),
      )}
    </Part>
  )
}

function Time({ view, say }: Props) {
  const label = say('village-text-time')
  return (
    <Part title={label}>
      <Track from={0} to={view.time_track - 1} at={view.farms.map((farm) => farm.time)} label={label} />
    </Part>
  )
}

function Board(props: Props) {
  return (
    <>
      <Start {...props} />
      <News {...props} />
      <div class="parts">
        <Columns
          left={
            <>
              <CubesOnTheBoard {...props} />
              <Market {...props} />
              <Living {...props} />
            </>
          }
          right={
            <>
              <Time {...props} />
              <Farms {...props} />
              <Chronicle {...props} />
            </>
          }
        />
      </div>
    </>
  )
}

/** One's own corner of the drawn table. */
function Hand(props: Props) {
  return (
    <>
      <VillageFarm {...props} />
      <Start {...props} />
      <News {...props} />
    </>
  )
}

function stats(view: VillageView, seat: number, say: Say): Stat[] {
  const farm = view.farms[seat]
  if (!farm) return []
  const living = Object.entries(farm.members).filter(([place]) => !/^(unborn|grave|removed|chronicle)/.test(place))
  const family = living.flatMap(([, people]) => Object.values(people)).reduce((sum, n) => sum + n, 0)
  return [
    { label: say('village-text-prestige'), value: farm.prestige },
    { label: say('village-text-coins'), value: farm.coins },
    { label: say('village-text-grain'), value: farm.grain },
    { label: say('village-text-cubes'), value: total(farm.cubes) },
    { label: say('village-text-family'), value: family },
    { label: say('village-text-served'), value: farm.served },
  ]
}

export const ui: GameUi = {
  progress: (view: VillageView, say) => say('page-round-turn', { round: view.round, turn: view.turn }),
  stats,
  Board,
  drawn: { Board: VillageBoard, Hand, targetsOf },
  partedBy: {
    take: 'space',
    recall: 'place',
    train: 'building',
    travel: 'generation',
    move: 'window',
    advance: 'level',
  },
}
