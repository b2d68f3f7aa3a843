/** One's own corner of Orléans: market, bag and tower, the places of the board, and what one owns.

Everybody's board can be looked at; plans that are made in secret lie under a seal until all are shown. */
import type { ComponentChildren } from 'preact'
import { useRef } from 'preact/hooks'
import { capital, playerName, type Say } from '../../kit/fluent'
import { Corner, useShownSeat } from '../../kit/play/corner'
import { Spot, useStage } from '../../kit/play/stage'
import { Coin, Glyph, Station, Tile } from '../../kit/tokens/tokens'
import { piecesOf, type Pieces } from './pieces'
import { Count, Follower, followerName, Good, remembering, type Props } from './parts'
import { Place } from './place'
import { EventTile } from './sheets'
import type { OrleansView, PlayerBoard } from './view.gen'
import { GOODS, OWN, TYPES } from './view'
import './estate.css'

interface Own {
  view: OrleansView
  board: PlayerBoard
  pieces: Pieces
  say: Say
  of: (spot: string) => string // the spots of others are called otherwise, and never light up
}

export function Estate(props: Props) {
  const { view, me } = props
  const say = remembering(props)
  const { tracker } = useStage()
  const [seat, choose] = useShownSeat(me, view.first_player)
  const board = view.boards[seat]
  const pieces = piecesOf(tracker, view)
  if (!board) return null
  const of = (spot: string) => (seat === me ? spot : `${spot} of ${seat}`)
  const own = { view, board, pieces, say, of }
  const title = say('page-orleans-estate', { player: playerName(seat), seat })
  const hidden = view.sealed !== null && seat !== me
  const places = Object.entries(board.places)
  return (
    <Corner
      class="estate"
      seat={seat}
      seats={view.boards.map((one) => one.seat)}
      title={title}
      label={say('page-orleans-estates')}
      choose={choose}
      mark={(one) => <SeatMark view={view} seat={one} say={say} />}
    >
      {!view.over && <News view={view} say={say} />}
      <div class="estate-waiting">
        <Market {...own} />
        <Bag {...own} />
      </div>
      <div class="estate-places" data-many={places.length > 12} role="group" aria-label={say('orleans-text-places')}>
        {places.map(([place, slots]) => (
          <Place key={`${seat} ${place}`} {...{ view, me, say, pieces, seat, place, slots }} />
        ))}
        {hidden && <Sealed view={view} seat={seat} say={say} />}
      </div>
      <Possessions {...own} />
    </Corner>
  )
}

/** What the arms of a seat bear: a flag for who begins, a seal for who has sealed; whoever has passed is grey. */
function SeatMark({ view, seat, say }: { view: OrleansView; seat: number; say: Say }) {
  return (
    <i class={hasPassed(view, seat) ? 'estate-mark passed' : 'estate-mark'} data-tip={seatTold(view, seat, say)}>
      {seat === view.first_player && <Glyph name="start" class="first" />}
      {view.sealed?.includes(seat) && <Glyph name="seal" class="sealed" />}
    </i>
  )
}

const hasPassed = (view: OrleansView, seat: number): boolean =>
  view.phase === 'actions' && (view.boards[seat]?.passed ?? false)

function seatTold(view: OrleansView, seat: number, say: Say): string {
  const notes = [playerName(seat)]
  if (seat === view.first_player) notes.push(say('orleans-text-first', { seat }))
  if (view.sealed?.includes(seat)) notes.push(say('page-orleans-sealed', { player: playerName(seat) }))
  if (hasPassed(view, seat)) notes.push(say('orleans-text-passed', { names: playerName(seat) }))
  return notes.join('\n')
}

/** The event of the round, where the board is out of sight; and in words what the arms bear. */
function News({ view, say }: { view: OrleansView; say: Say }) {
  return (
    <p class="estate-news">
      {view.event && (
        <>
          <EventTile event={view.event} />
          <b>{capital(say('orleans-event', { event: view.event }))}</b>
          <em>{say('page-orleans-event', { event: view.event })}</em>
        </>
      )}
      <span class="unseen">{view.boards.map(({ seat }) => seatTold(view, seat, say)).join('. ')}</span>
    </p>
  )
}

/** A secret plan: under wax, or still being written. */
function Sealed({ view, seat, say }: { view: OrleansView; seat: number; say: Say }) {
  const sealed = view.sealed?.includes(seat)
  const text = sealed
    ? say('page-orleans-sealed', { player: playerName(seat) })
    : say('orleans-text-thinking', { seat, player: playerName(seat) })
  return (
    <p class="estate-sealed">
      <Glyph name={sealed ? 'seal' : 'quill'} class={sealed ? 'wax' : 'pen'} />
      <span>{text}</span>
    </p>
  )
}

/** A small picture of its own in a row of such. */
function Cell(props: { class?: string; wide?: number; children: ComponentChildren }) {
  return (
    <svg class={`o-seat ${props.class ?? ''}`} viewBox={`0 0 ${props.wide ?? 44} 44`} role="presentation">
      {props.children}
    </svg>
  )
}

/** Whoever waits keeps the seat: newcomers take those that are free. */
function useSettled<T extends { id: string }>(here: readonly T[], seats: number): (T | undefined)[] {
  const kept = useRef<ReadonlyMap<string, number>>(new Map())
  const settled: (T | undefined)[] = Array.from({ length: Math.max(seats, here.length) })
  const standing: T[] = []
  for (const one of here) {
    const seat = kept.current.get(one.id)
    if (seat === undefined || seat >= settled.length) standing.push(one)
    else settled[seat] = one
  }
  for (const one of standing) settled[settled.indexOf(undefined)] = one
  kept.current = new Map(settled.flatMap((one, seat) => (one ? [[one.id, seat] as const] : [])))
  return settled
}

/** The eight spaces of the market, the seats of the tower, and newcomers who have no seat yet. */
function Market({ board, pieces, say, of }: Own) {
  const { seat } = board
  const arrived = pieces.followers[`arrived_${seat}`] ?? []
  const here = pieces.followers[`market_${seat}`] ?? []
  const market = useSettled(here, board.market_spaces)
  const tower = useSettled(pieces.followers[`tower_${seat}`] ?? [], board.tower_spaces)
  const marketName = `${capital(say('orleans-text-market'))}: ${here.length}/${board.market_spaces}`
  const towerName = capital(say('orleans-place', { place: 'gunpowder_tower' }))
  // Whoever has just come is placed before those who wait.
  const waiting = arrived.length ? 'waits' : 'from'
  return (
    <div class="estate-market" role="group" aria-label={marketName}>
      {market.map((who, n) => (
        <Cell key={`market ${n}`}>
          <rect class="o-plank" x={1} y={1} width={42} height={42} rx={8} />
          {!who && <Empty spot={of('market')} name={marketName} y={22} />}
          {who && <Seated spot={of(`${waiting}:${who.kind}`)} id={who.id} kind={who.kind} seat={seat} say={say} />}
        </Cell>
      ))}
      {tower.map((who, n) => (
        <Cell key={`tower ${n}`} class="tower">
          <path class="o-battlement" d="M1 43V6H8V11H15V6H22V11H29V6H36V11H43V43Z" />
          {!who && <Empty spot={of('tower')} name={towerName} y={26} />}
          {who && <Seated slip spot={of(`tower:${who.kind}`)} id={who.id} kind={who.kind} seat={seat} say={say} />}
        </Cell>
      ))}
      {arrived.map(({ id, kind }) => (
        <Cell key={id} class="arrived">
          <Seated spot={of(`from:${kind}`)} id={id} kind={kind} seat={seat} say={say} />
        </Cell>
      ))}
    </div>
  )
}

/** A seat that is free. */
function Empty({ spot, name, y }: { spot: string; name: string; y: number }) {
  return (
    <Spot id={spot} name={name}>
      <circle class="o-hollow" cx={22} cy={y} r={14} />
      <rect class="halo" x={2} y={2} width={40} height={40} rx={8} />
    </Spot>
  )
}

function Seated(props: { spot: string; id: string; kind: string; seat: number; say: Say; slip?: boolean }) {
  return (
    <Spot id={props.spot} name={followerName(props.kind, props.say)} drag quiet={!props.slip}>
      <rect class="halo" x={0} y={0} width={44} height={44} rx={13} />
      <Follower id={props.id} kind={props.kind} seat={props.seat} x={22} y={22} size={38} />
    </Spot>
  )
}

/** The bag lies open to its owner, and to all who have counted: a pile for each type, so that nobody moves without need,
those that bear arms on top. */
function Bag({ board, pieces, say, of }: Own) {
  const { seat } = board
  const inside = pieces.followers[`bag_${seat}`] ?? []
  const name = `${capital(say('orleans-text-bag'))}: ${inside.length}`
  const draw = `${capital(say('orleans-text-draw'))}: ${board.draw_value}`
  return (
    <svg class="o-bag" viewBox="0 0 150 44" role="group" aria-label={name}>
      <Spot id={of('bag')} name={`${name}\n${draw}`}>
        <rect class="halo" x={1} y={1} width={148} height={42} rx={9} />
        <g class="o-sack">
          <Glyph name="bag" x={20} y={22} size={38} />
        </g>
        {TYPES.map((type, n) => {
          const [x, y] = [51 + (n % 4) * 27, n < 4 ? 11.5 : 33]
          const pile = inside.filter(({ kind }) => kind.replace(OWN, '') === type)
          pile.sort((one, other) => one.kind.length - other.kind.length)
          return (
            <g key={type}>
              {pile.map(({ id, kind }) => (
                <Follower key={id} id={id} kind={kind} seat={seat} x={x} y={y} size={21} />
              ))}
              {pile.length > 1 && <Count n={pile.length} x={x + 11} y={y - 4} size={11} />}
            </g>
          )
        })}
        <Count n={inside.length} x={31} y={35} size={15} />
      </Spot>
    </svg>
  )
}

/** Coins, goods, citizens, technology in hand, stations in reserve. */
function Possessions({ board, pieces, say, of }: Own) {
  const { seat } = board
  const word = (key: string, n: number) => `${capital(say(`orleans-text-${key}`))}: ${n}`
  const gears = pieces.technology[`hand_${seat}`] ?? []
  const citizens = pieces.citizens[`citizens_${seat}`] ?? []
  const houses = pieces.stations[`reserve_${seat}`] ?? []
  const own = (spot: string, name: string, n: number, picture: ComponentChildren, drag = false) => (
    <svg class={n ? 'o-own' : 'o-own nothing'} viewBox="0 0 50 44" role="presentation">
      <Spot id={of(spot)} name={name} drag={drag} quiet={drag}>
        <rect class="halo" x={1} y={1} width={48} height={42} rx={9} />
        {picture}
        <text class="o-amount" x={38} y={38}>
          {n}
        </text>
      </Spot>
    </svg>
  )
  return (
    <div class="estate-own" role="group" aria-label={say('orleans-text-possessions')}>
      {own('purse', word('coins', board.coins), board.coins, <Coin x={19} y={20} size={32} />)}
      {GOODS.map((good) => {
        const here = (pieces.goods[`goods_${seat}`] ?? []).filter((one) => one.good === good)
        const pile = here.slice(-3)
        return own(
          `own:${good}`,
          `${capital(say('orleans-good', { good }))}: ${here.length}`,
          here.length,
          pile.length ? (
            pile.map(({ id }, n) => <Good key={id} id={id} good={good} x={18 + n * 2} y={22 - n * 2} size={30} />)
          ) : (
            <Good good={good} x={18} y={22} size={30} />
          ),
        )
      })}
      {own(
        'technology',
        word('technology', gears.length),
        gears.length,
        <Tile id={gears[0]} name="gear" tone="iron" x={18} y={22} size={30} />,
        true,
      )}
      {own('citizens', word('citizens', citizens.length), citizens.length, <Tile id={citizens[citizens.length - 1]} name="citizen" tone="red" x={18} y={22} size={30} />)}
      {own('reserve', word('reserve', houses.length), houses.length, <Station id={houses[0]?.id} seat={seat} x={18} y={22} size={30} />)}
      {own('status', `${word('status', board.status)}\n${word('development', board.development)}`, board.status, <Glyph name="laurel" x={18} y={22} size={32} />)}
    </div>
  )
} // prettier-ignore
