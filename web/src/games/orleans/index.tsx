/** Orléans laid out: the boards with their places, the tracks, the map with its goods, the deeds and the supplies. */
import { capital, list, playerName, type Say } from '../../kit/fluent'
import { Mark } from '../../kit/heraldry'
import {
  Chip,
  Chips,
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
import { OrleansBoard } from './board'
import { Boards, Disc } from './boards'
import { Estate } from './estate'
import { leads, targetsOf } from './targets'
import type { OrleansView } from './view.gen'
import { EVENTS, GOODS, TRACKS, TYPES } from './view'
import './orleans.css'

type Props = BoardProps<OrleansView>

function Tracks({ view, me, say }: Props) {
  const boards = view.boards
  const rows = TRACKS.map((type) =>
    line(
      say('orleans-type', { type }),
      boards.map((board) => board.tracks[type]),
    ),
  )
  rows.push(
    line(
      say('orleans-text-draw'),
      boards.map((board) => board.draw_value),
    ),
  )
  rows.push(
    line(
      say('orleans-text-status'),
      boards.map((board) => board.status),
    ),
  )
  return (
    <Part title={say('orleans-text-tracks')}>
      <SeatGrid label={say('orleans-text-tracks')} players={view.players} me={me} rows={rows} />
    </Part>
  )
}

function Possessions({ view, me, say }: Props) {
  const boards = view.boards
  const rows = [
    line(
      say('orleans-text-coins'),
      boards.map((board) => board.coins),
    ),
    ...GOODS.map((good) =>
      line(
        say('orleans-good', { good }),
        boards.map((board) => board.goods[good]),
      ),
    ),
    line(
      say('orleans-text-citizens'),
      boards.map((board) => board.citizens),
    ),
    line(
      say('orleans-text-stations'),
      boards.map((board) => board.stations.length),
    ),
    line(
      say('orleans-text-reserve'),
      boards.map((board) => board.reserve),
    ),
    line(
      say('orleans-text-technology'),
      boards.map((board) => board.technology),
    ),
  ]
  return (
    <Part title={say('orleans-text-possessions')}>
      <SeatGrid label={say('orleans-text-possessions')} players={view.players} me={me} rows={rows} />
    </Part>
  )
}

function Development({ view, say }: Props) {
  const track = view.development_track
  const notable = (at: number): string | undefined => {
    const texts = []
    if (at > 0 && track.status[at] !== track.status[at - 1]) {
      texts.push(say('orleans-text-status-at', { status: track.status[at], position: at }))
    }
    if (track.coins[at]) texts.push(say('orleans-text-coins-at', { coins: track.coins[at], position: at }))
    return texts.join(', ') || undefined
  }
  const legend = Array.from({ length: track.length + 1 }, (_, at) => notable(at)).filter((text) => text !== undefined)
  return (
    <Part title={say('orleans-text-development')}>
      <Track
        from={0}
        to={track.length}
        at={view.boards.map((board) => board.development)}
        notable={notable}
        label={say('orleans-text-development')}
      />
      <p class="note">{legend.join(', ')}</p>
    </Part>
  )
}

function Routes({ view, say, type, title }: Props & { type: string; title: string }) {
  return (
    <>
      <h3 class="subheading">{say(title)}</h3>
      <ul class="routes">
        {view.routes
          .filter((route) => route.type === type)
          .map((route) => (
            <li key={`${route.a}-${route.b}`}>
              <span>
                {say('orleans-town', { town: route.a })} – {say('orleans-town', { town: route.b })}
              </span>
              <span class="goods">
                {route.goods.map((good, n) =>
                  good === null ? (
                    <span key={n} class="none">
                      {NONE}
                    </span>
                  ) : (
                    <i key={n} class={`good g-${good}`}>
                      {say('orleans-good', { good })}
                    </i>
                  ),
                )}
              </span>
            </li>
          ))}
      </ul>
    </>
  )
}

function Map(props: Props) {
  const { view, say } = props
  return (
    <Part title={say('orleans-text-map')}>
      <h3 class="subheading">{say('page-orleans-merchants')}</h3>
      <ul class="merchants">
        {view.boards.map((board) => (
          <li key={board.seat} data-seat={board.seat}>
            <Mark seat={board.seat} name={playerName(board.seat)} />{' '}
            {say('orleans-text-merchant', {
              seat: board.seat,
              town: board.town,
              told: board.stations.map((town) => say('orleans-town', { town })).join(', ') || NONE,
            })}
          </li>
        ))}
      </ul>
      <Routes {...props} type="road" title="page-orleans-roads" />
      <Routes {...props} type="waterway" title="page-orleans-waterways" />
    </Part>
  )
}

function Deeds({ view, say }: Props) {
  const rows: Row[] = Object.entries(view.deeds).map(([deed, it]) => {
    const free = Object.entries(it.slots).flatMap(([type, slot]) => Array.from({ length: slot.free }, () => type))
    const slots = Object.values(it.slots).reduce((sum, slot) => sum + slot.slots, 0)
    const each = it.development
      ? say('orleans-text-coin-or', { coins: it.coins, points: it.development })
      : say('orleans-text-coin', { coins: it.coins })
    return {
      head: say('orleans-deed', { deed }),
      cells: [
        <span class="discs">
          {free.map((type, n) => (
            <Disc key={n} kind={type} say={say} empty />
          ))}
          <small>
            {free.length}/{slots}
          </small>
        </span>,
        each,
        view.citizens.includes(deed) ? say('orleans-text-yes') : <span class="none">{NONE}</span>,
      ],
    }
  })
  const heads = ['free', 'each', 'citizen'].map((key) => capital(say(`orleans-text-${key}`)))
  return (
    <Part title={say('orleans-text-deeds')}>
      <Grid label={say('orleans-text-deeds')} heads={heads} rows={rows} />
      <p class="note">
        {say('orleans-text-beside', {
          told: view.citizens.map((citizen) => say('orleans-citizen', { citizen })).join(', ') || NONE,
        })}
      </p>
    </Part>
  )
}

function Events({ view, say }: Props) {
  const seen = [...view.past_events, view.event]
  const rows: Row[] = EVENTS.map((event) => ({
    head: say('orleans-event', { event }),
    cells: [<Count n={seen.filter((one) => one === event).length} />, <Count n={view.events_left[event]} />],
  }))
  const past = view.past_events.map((event) => say('orleans-event', { event }))
  return (
    <Part title={say('orleans-text-events')}>
      <Grid
        label={say('orleans-text-events')}
        heads={[capital(say('orleans-text-past')), capital(say('orleans-text-left'))]}
        rows={rows}
      />
      {past.length > 0 && <p class="note">{say('orleans-text-history', { events: past.join(', ') })}</p>}
      {view.packs_left?.map((pack) => (
        <p key={pack.pack} class="note">
          {say('orleans-text-pack', {
            pack: pack.pack,
            events: Object.keys(pack.events)
              .map((event) => say('orleans-event', { event }))
              .join(', '),
          })}
        </p>
      ))}
    </Part>
  )
}

function Stock({ view, say }: Props) {
  return (
    <Part title={say('orleans-text-stock')}>
      <Chips>
        {TYPES.map((type) => (
          <Chip key={type}>
            <Disc kind={type} say={say} /> {say('orleans-type', { type })} <b>{view.supply[type]}</b>
          </Chip>
        ))}
        {GOODS.map((good) => (
          <Chip key={good}>
            <i class={`good g-${good}`}>{say('orleans-good', { good })}</i> <b>{view.goods_supply[good]}</b>
          </Chip>
        ))}
        <Chip>
          {say('orleans-text-technology')} <b>{view.technology}</b>
        </Chip>
        <Chip>
          {say('orleans-text-bank')} <b>{view.bank ?? say('orleans-text-no-limit')}</b>
        </Chip>
      </Chips>
    </Part>
  )
}

function Tiles({ view, say }: Props) {
  const tile = (name: string) => say('orleans-tile', { tile: name })
  const more: [string, string[]][] = [
    ['excluded', view.excluded],
    ['lost', view.lost_tiles],
  ]
  return (
    <Part title={say('page-orleans-tiles')}>
      {[1, 2].map((level) => {
        const here = view.tiles.filter((one) => one.level === level)
        return (
          <div key={level} class="tile-stack">
            <h3 class="subheading">{capital(say('orleans-level', { level }))}</h3>
            <Chips>
              {here.map((one) => (
                <Chip key={one.tile}>
                  {tile(one.tile)}
                  {(view.slots[one.tile] ?? []).map((slot, n) => (
                    <Disc key={n} kind={slot} say={say} empty />
                  ))}
                </Chip>
              ))}
              {!here.length && <span class="none">{NONE}</span>}
            </Chips>
          </div>
        )
      })}
      {more.map(
        ([key, tiles]) =>
          tiles.length > 0 && (
            <p key={key} class="note">
              {say(`orleans-text-${key}`, { told: tiles.map(tile).join(', ') })}
            </p>
          ),
      )}
    </Part>
  )
}

function News({ view, say }: Props) {
  if (view.over) return null
  const passed = view.phase === 'actions' ? view.boards.filter((board) => board.passed).map((board) => board.seat) : []
  return (
    <div class="news">
      <Chips>
        {view.event && <Chip>{say('orleans-text-event', { event: view.event })}</Chip>}
        <Chip>{say('orleans-text-first', { seat: view.first_player })}</Chip>
        {passed.length > 0 && <Chip>{say('orleans-text-passed', { names: list(passed.map(playerName)) })}</Chip>}
        {view.sealed && view.sealed.length > 0 && (
          <Chip>
            <Seats seats={view.sealed} /> {say('orleans-text-sealed', { names: list(view.sealed.map(playerName)) })}
          </Chip>
        )}
      </Chips>
    </div>
  )
}

function Board(props: Props) {
  return (
    <>
      <News {...props} />
      <div class="parts">
        <Boards {...props} />
        <Columns left={<Tracks {...props} />} right={<Possessions {...props} />} />
        <Development {...props} />
        <Map {...props} />
        <Columns
          left={<Deeds {...props} />}
          right={
            <>
              <Events {...props} />
              <Stock {...props} />
              <Tiles {...props} />
            </>
          }
        />
      </div>
    </>
  )
}

function stats(view: OrleansView, seat: number, say: Say): Stat[] {
  const board = view.boards[seat]
  if (!board) return []
  return [
    { label: say('orleans-text-coins'), value: board.coins },
    { label: say('orleans-score-goods'), value: total(board.goods) },
    { label: say('orleans-text-development'), value: board.development },
    { label: say('orleans-text-status'), value: board.status },
    { label: say('orleans-text-stations'), value: board.stations.length },
    { label: say('orleans-text-citizens'), value: board.citizens },
  ]
}

export const ui: GameUi = {
  progress: (view: OrleansView, say) =>
    say('page-round-of', {
      round: view.round,
      rounds: view.rounds,
      phase: say(`orleans-text-phase-${view.over ? 'over' : view.phase}`),
    }),
  stats,
  Board,
  drawn: { Board: OrleansBoard, Hand: Estate, targetsOf, leads },
  partedBy: { fetch: 'place', plan: 'place', plan_from_tower: 'place', equip: 'place', deed: 'deed' },
}
