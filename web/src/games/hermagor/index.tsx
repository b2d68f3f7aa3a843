/** Hermagor laid out: the market with its alleys, the price table, the traders, and the land with roads and regions. */
import { capital, list, playerName, type Say } from '../../kit/fluent'
import { Mark } from '../../kit/heraldry'
import { Columns, Grid, line, Lines, NONE, Part, type Row, SeatGrid, Seats } from '../../kit/layout'
import type { BoardProps, GameUi, Stat } from '../registry'
import { HermagorBoard } from './board'
import { placeName, productName } from './goods'
import { targetsOf } from './targets'
import { HermagorTrader } from './trader'
import type { HermagorView, Space, Sum, Tile } from './view.gen'
import { DUCHIES, TOWN } from './view'
import './hermagor.css'

type Props = BoardProps<HermagorView>

function faces(tile: Tile, say: Say): string {
  return tile.products.map((product) => productName(say, product)).join(', ') || say('hermagor-tile', { tile: tile.id })
}

const tileName = (tile: Tile, say: Say) => `${tile.number ?? ''} ${faces(tile, say)}`.trim()

/** A buyer, or the cost of a free space. */
function Buyer({ name, space, say }: { name: string; space: Space; say: Say }) {
  const free = space.buyer === null
  const who = free
    ? say('page-hermagor-free', { cost: space.cost })
    : typeof space.buyer === 'number'
      ? playerName(space.buyer)
      : say('page-hermagor-neutral')
  const title = capital(say('page-hermagor-space-of', { space: name, told: who }))
  if (free)
    return (
      <span class="cost" title={title}>
        {space.cost}
      </span>
    )
  if (typeof space.buyer === 'number') return <Mark seat={space.buyer} name={title} />
  return (
    <span class="cost neutral" title={title}>
      {say('hermagor-text-neutral')}
    </span>
  )
}

/** The market as it lies: stalls, the sides between two, the crossings between four. */
function Market({ view, say }: Props) {
  const { stalls, spaces } = view.market
  const rows = [...new Set(Object.keys(stalls).map((name) => Number(name[2])))].sort((a, b) => a - b)
  const columns = [...new Set(Object.keys(stalls).map((name) => Number(name[3])))].sort((a, b) => a - b)
  const cell = (name: string, kind: string) => {
    const space = spaces[name]
    return (
      <td key={name} class={kind}>
        {space && <Buyer name={name} space={space} say={say} />}
      </td>
    )
  }
  const stall = (name: string) => {
    const tile = stalls[name]
    const space = spaces[name]
    return (
      <td key={name} class="stall">
        <span class="stall-name">{say('hermagor-stall', { stall: name }).split(' ').pop()}</span>
        {tile ? (
          <span class={tile.number === null ? 'tile special' : 'tile'}>
            {tile.number !== null && (
              <b>
                {tile.number}
                {tile.arrow && <abbr title={say('page-hermagor-arrow')}>↑</abbr>}
              </b>
            )}
            <span>{faces(tile, say)}</span>
          </span>
        ) : (
          <span class="none">{NONE}</span>
        )}
        {space && <Buyer name={name} space={space} say={say} />}
      </td>
    )
  }
  /** Between two rows of stalls: a side below each stall, a crossing between four. */
  const between = (row: number) => (
    <tr key={`below${row}`}>
      {columns.map((column, n) => [
        cell(`sh${row}${column}`, 'alley'),
        n < columns.length - 1 && cell(`cr${row}${column}`, 'crossing'),
      ])}
    </tr>
  )
  const first = rows[0] ?? 0
  const lines = spaces[`sh${first - 1}0`] ? [between(first - 1)] : []
  for (const row of rows) {
    lines.push(
      <tr key={row}>
        {columns.map((column, n) => [
          stall(`st${row}${column}`),
          n < columns.length - 1 && cell(`sv${row}${column}`, 'alley'),
        ])}
      </tr>,
    )
    if (spaces[`sh${row}0`]) lines.push(between(row))
  }
  const bag = view.bag.map((tile) => say('hermagor-tile', { tile }))
  return (
    <Part title={say('hermagor-text-market')}>
      <div class="scroller" tabIndex={0} role="group" aria-label={capital(say('hermagor-text-market'))}>
        <table class="market">
          <caption class="unseen">{say('hermagor-text-market')}</caption>
          <colgroup>
            {columns.map((column, n) => [
              <col key={column} />,
              n < columns.length - 1 && <col key={`beside${column}`} class="alley" />,
            ])}
          </colgroup>
          <tbody>{lines}</tbody>
        </table>
      </div>
      <p class="note">{say('hermagor-text-bag', { names: bag.join(', ') || NONE })}</p>
      {view.neutral_tiles && view.neutral_tiles.length > 0 && (
        <p class="note">
          {say('hermagor-text-neutral-tiles', {
            names: view.neutral_tiles.map((tile) => tileName(tile, say)).join(' · '),
          })}
        </p>
      )}
    </Part>
  )
}

/** Discs on the building spaces; a space under the price indicator is closed. */
function Discs({ spaces, open }: { spaces: readonly Sum[]; open: number }) {
  return (
    <span class="building">
      {spaces.map((space, n) =>
        space.seat !== null ? (
          <Mark key={n} seat={space.seat} name={playerName(space.seat)} />
        ) : (
          <span key={n} class={n < open ? 'cost' : 'cost closed'}>
            {n < open ? space.sum : NONE}
          </span>
        ),
      )}
    </span>
  )
}

function Prices({ view, say }: Props) {
  const rows: Row[] = Object.entries(view.prices).map(([product, row]) => ({
    head: capital(productName(say, product)),
    cells: [
      <b>{row.price}</b>,
      <Discs spaces={row.spaces} open={row.open} />,
      row.red,
      <Seats seats={view.traders.filter((trader) => trader.products.includes(product)).map((trader) => trader.seat)} />,
    ],
  }))
  const heads = ['price', 'discs', 'red', 'sellers'].map((key) => capital(say(`hermagor-text-${key}`)))
  return (
    <Part title={say('hermagor-text-prices')}>
      <Grid label={say('hermagor-text-prices')} heads={heads} rows={rows} />
      <p>
        {capital(say('hermagor-text-nobility'))} <Discs spaces={view.nobility} open={view.nobility.length} />
      </p>
    </Part>
  )
}

function Traders({ view, me, say }: Props) {
  const traders = view.traders
  const label = (key: string) => say(`hermagor-text-${key}`)
  const rows = [
    line(
      label('money'),
      traders.map((trader) => trader.money),
    ),
    line(
      label('in-hand'),
      traders.map((trader) => trader.in_hand),
    ),
    line(
      label('unused'),
      traders.map((trader) => trader.unused),
    ),
    line(
      label('discarded'),
      traders.map((trader) => trader.discarded),
    ),
    line(
      label('shops'),
      traders.map((trader) => trader.shops.length),
    ),
    ...DUCHIES.map((duchy) =>
      line(
        `· ${label(`duchy-${duchy}`)}`,
        traders.map((trader) => trader.duchies[duchy]),
      ),
    ),
    line(
      `· ${label('main-road')}`,
      traders.map((trader) => trader.main_road),
    ),
    line(
      label('regions-completed'),
      traders.map((trader) => trader.regions.length),
    ),
    line(
      label('discs-left'),
      traders.map((trader) => trader.discs),
    ),
  ]
  return (
    <Part title={label('traders')}>
      <SeatGrid label={label('traders')} players={view.players} me={me} rows={rows} />
      <ul class="holdings">
        {traders.map((trader) => {
          const held = trader.tiles.map((tile) => {
            const name = tileName(tile, say)
            return tile.id === 'half_move' && trader.half_spent ? say('hermagor-text-spent', { name }) : name
          })
          const place = placeName(say, trader.merchant)
          return (
            <li key={trader.seat}>
              <Mark seat={trader.seat} name={playerName(trader.seat)} />{' '}
              {held.length
                ? say('hermagor-text-holds', { seat: trader.seat, place, names: held.join(' · ') })
                : say('hermagor-text-stands', { seat: trader.seat, place })}
            </li>
          )
        })}
      </ul>
    </Part>
  )
}

function roadsFrom(view: HermagorView, here: string, say: Say): string {
  const tolls = (view.roads ?? [])
    .filter((road) => road.ends.includes(here))
    .map((road) => {
      const there = road.ends.find((end) => end !== here) ?? here
      return `${placeName(say, there)} ${road.toll}${road.main_road ? '*' : ''}`
    })
  return tolls.sort((a, b) => a.localeCompare(b)).join(', ')
}

function Land({ view, say }: Props) {
  const heads = ['buys', 'shops-here', 'merchants', 'roads'].map((key) => capital(say(`hermagor-text-${key}`)))
  const start = view.traders.filter((trader) => trader.merchant === TOWN).map((trader) => trader.seat)
  const rows: Row[] = [
    {
      head: placeName(say, TOWN),
      cells: [<Seats seats={[]} />, <Seats seats={[]} />, <Seats seats={start} />, roadsFrom(view, TOWN, say)],
    },
  ]
  for (const duchy of DUCHIES) {
    rows.push({ head: say(`hermagor-text-duchy-${duchy}`), cells: [], kind: 'part' })
    for (const [name, village] of Object.entries(view.villages)) {
      if (village.duchy !== duchy) continue
      rows.push({
        head: placeName(say, name) + (village.main_road ? '*' : ''),
        cells: [
          productName(say, village.product),
          <Seats seats={village.shops} />,
          <Seats seats={village.merchants} />,
          roadsFrom(view, name, say),
        ],
      })
    }
  }
  return (
    <Part title={say('hermagor-text-villages')}>
      <Grid label={say('hermagor-text-villages')} heads={heads} rows={rows} text />
      <p class="note">{say('hermagor-text-legend-land', { marker: '*' })}</p>
    </Part>
  )
}

function Regions({ view, say }: Props) {
  const heads = ['shows', 'completed', 'borders'].map((key) => capital(say(`hermagor-text-${key}`)))
  const rows: Row[] = Object.entries(view.regions).map(([name, region]) => ({
    head: say('hermagor-region', { region: name }),
    cells: [
      region.nobility
        ? say('hermagor-text-nobility')
        : region.produces.map((product) => productName(say, product)).join(', '),
      <Seats seats={region.completed} />,
      region.villages.map((village) => placeName(say, village)).join(', '),
    ],
  }))
  return (
    <Part title={say('hermagor-text-regions')}>
      <Grid label={say('hermagor-text-regions')} heads={heads} rows={rows} text />
    </Part>
  )
}

function News({ view, say }: Props) {
  const lines: string[] = []
  if (view.over) lines.push(say('hermagor-text-over'))
  else {
    const order = Array.from({ length: view.players }, (_, n) => (view.start_player + n) % view.players)
    lines.push(say('hermagor-text-order', { names: list(order.map(playerName)) }))
    lines.push(
      view.action_tiles.length
        ? say('hermagor-text-tiles-left', { numbers: view.action_tiles.join(', ') })
        : say('hermagor-text-last-round'),
    )
  }
  if (view.closed_ledger) lines.push(say('hermagor-text-closed'))
  return <Lines lines={lines} />
}

function Board(props: Props) {
  return (
    <>
      <News {...props} />
      <div class="parts">
        <Market {...props} />
        <Columns left={<Prices {...props} />} right={<Traders {...props} />} />
        <Land {...props} />
        <Regions {...props} />
      </div>
    </>
  )
}

function stats(view: HermagorView, seat: number, say: Say): Stat[] {
  const trader = view.traders[seat]
  if (!trader) return []
  return [
    { label: say('hermagor-text-money'), value: trader.money },
    ...(view.phase === 'selling' && !view.over ? [{ label: say('hermagor-text-in-hand'), value: trader.in_hand }] : []),
    { label: say('hermagor-text-shops'), value: trader.shops.length },
    { label: say('hermagor-text-regions-completed'), value: trader.regions.length },
  ]
}

const KINDS: Record<string, string> = { st: 'stalls', sv: 'sides', sh: 'sides', cr: 'crossings' }

export const ui: GameUi = {
  progress: (view: HermagorView, say) =>
    say('page-round-of', {
      round: view.round,
      rounds: view.rounds,
      phase: say(view.over ? 'hermagor-text-over' : `hermagor-text-phase-${view.phase}`),
    }),
  stats,
  Board,
  drawn: { Board: HermagorBoard, Hand: HermagorTrader, targetsOf },
  partedBy: {},
  partOf: (entry) => {
    const space = entry.about.space
    return typeof space === 'string' ? `page-hermagor-${KINDS[space.slice(0, 2)]}` : undefined
  },
}
