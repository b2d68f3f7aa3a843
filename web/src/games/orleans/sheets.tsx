/** The sheets beside the map: the hourglass with its events, the deeds, and what lies in stock. */
import { capital, type Say } from '../../kit/fluent'
import { Spot } from '../../kit/play/stage'
import { Coin, Glyph, raw, Tile, type Lying } from '../../kit/tokens/tokens'
import type { GlyphName } from '../../kit/tokens/glyphs'
import { SHEET } from './ground'
import { Count, Follower, followerName, Good, Reward, Socket, type Parts } from './parts'
import { place_tiles_tile } from './printed.gen'
import { Citizen } from './tracks'
import { VIGNETTE } from './vignettes'
import type { OrleansView } from './view.gen'
import { EVENTS, GOODS } from './view'

const { x: LEFT, wide: WIDE } = SHEET

/** An hourglass tile: what happened, what happens, or its back. */
export function EventTile({ event, ...lying }: Lying & { event: string | null }) {
  return <Tile name={(event ?? 'hourglass') as GlyphName} tone={event ? `event-${event}` : 'event-back'} {...lying} />
}

/** The event of the round, those before it and how many of each are still to come. */
export function Hourglass({ view, say }: Parts) {
  const { y } = SHEET.hourglass
  const seen = [...view.past_events, ...(view.event ? [view.event] : [])]
  const nameOf = (event: string) => capital(say('orleans-event', { event }))
  const left = Object.values(view.events_left).reduce((sum, n) => sum + n, 0)
  const step = (WIDE - 88) / view.rounds
  const packs = (view.packs_left ?? []).map(({ pack, events }) =>
    say('orleans-text-pack', { pack, events: Object.keys(events).map(nameOf).join(', ') }),
  )
  return (
    <>
      {view.event && (
        <g data-tip={nameOf(view.event)}>
          <EventTile event={view.event} id={`event:${seen.length}`} x={LEFT + 40} y={y + 40} size={60} />
        </g>
      )}
      <text class="o-event" x={LEFT + 80} y={y + 22}>
        {view.event ? nameOf(view.event) : capital(say('orleans-text-events'))}
      </text>
      {view.event && <WhatComes event={view.event} say={say} x={LEFT + WIDE - 10} y={y + 21} />}
      {Array.from({ length: view.rounds }, (_, n) => {
        const event = seen[n]
        const now = n === view.past_events.length && view.event !== null // the large one is the piece
        const x = LEFT + 80 + (n + 0.5) * step
        return (
          <g key={n} data-tip={event && nameOf(event)}>
            <EventTile event={event ?? null} id={now ? undefined : event && `event:${n + 1}`} x={x} y={y + 38.5} size={14} />
            {now && <rect class="o-now" x={x - 8} y={y + 30.5} width={16} height={16} rx={4} />}
          </g>
        )
      })}
      <g data-tip={[`${capital(say('orleans-text-left'))}: ${left}`, ...packs].join('\n')} data-pile="event">
        {EVENTS.map((event, n) => (
          <g key={event} class={view.events_left[event] ? undefined : 'o-gone'} data-tip={`${nameOf(event)}: ${view.events_left[event]}`}>
            <EventTile event={event} x={LEFT + 92 + n * 52} y={y + 66} size={23} />
            <text class="o-figure" x={LEFT + 114 + n * 52} y={y + 72}>
              {view.events_left[event]}
            </text>
          </g>
        ))}
      </g>
    </>
  )
} // prettier-ignore

/** What an event does, in one line. */
function WhatComes({ event, say, x, y }: { event: string; say: Say; x: number; y: number }) {
  return (
    <text class="o-what" x={x} y={y}>
      {say('page-orleans-event', { event })}
    </text>
  )
}

/** The deeds in the order of their size: two take a whole line, the others half of one. */
const BROAD = ['city_wall', 'canalisation']

export function Deeds({ view, pieces, say }: Parts) {
  const names = Object.keys(view.deeds)
  const order = [...BROAD.filter((deed) => names.includes(deed)), ...names.filter((deed) => !BROAD.includes(deed))]
  return (
    <>
      {order.map((deed, n) => {
        const broad = BROAD.includes(deed)
        const half = n - BROAD.length
        const x = LEFT + 6 + (broad ? 0 : (half % 2) * (WIDE / 2 - 3))
        const y = SHEET.deeds.y + 5 + (broad ? n : BROAD.length + Math.floor(half / 2)) * 43.4
        return <Deed key={deed} deed={deed} x={x} y={y} wide={broad ? WIDE - 12 : WIDE / 2 - 9} {...{ view, pieces, say }} />
      })}
    </>
  )
} // prettier-ignore

function Deed(props: Pick<Parts, 'view' | 'pieces' | 'say'> & { deed: string; x: number; y: number; wide: number }) {
  const { view, pieces, say, deed, x, y, wide } = props
  const sheet = view.deeds[deed]
  if (!sheet) return null
  const name = say('orleans-deed', { deed })
  const here = pieces.followers[`deed_${deed}`] ?? []
  const slots = Object.entries(sheet.slots).flatMap(([type, slot]) => {
    const served = here.filter((one) => one.kind === type)
    return Array.from({ length: slot.slots }, (_, i) => ({ type, who: served[i] }))
  })
  const step = slots.length > 5 && wide < WIDE / 2 ? 24 : 25.5
  const citizen = pieces.citizens[deed]?.[0]
  const each = sheet.development
    ? say('orleans-text-coin-or', { coins: sheet.coins, points: sheet.development })
    : say('orleans-text-coin', { coins: sheet.coins })
  return (
    <Spot id={`deed:${deed}`} name={`${name}: ${each}`} class={citizen ? undefined : 'o-served'}>
      <rect class="o-deed" x={x} y={y} width={wide} height={40} rx={7} />
      <text class={name.length > 17 ? 'o-deed-name long' : 'o-deed-name'} x={x + 7} y={y + 13}>
        {name}
      </text>
      {slots.map(({ type, who }, i) => {
        const px = x + 15 + i * step
        return (
          <g key={i} data-tip={followerName(type, say)}>
            {who ? (
              <Follower id={who.id} kind={type} x={px} y={y + 27.5} size={24.5} />
            ) : (
              <Socket type={type} x={px} y={y + 27.5} size={23.5} />
            )}
          </g>
        )
      })}
      <g transform={`translate(${x + wide} ${y})`}>
        {sheet.development > 0 && <Reward name="laurel" number={sheet.development} x={-76} y={10.5} size={14} />}
        <Reward name="coin" number={sheet.coins} x={citizen ? -36 : -16} y={10.5} size={15} />
        {citizen && <Citizen id={citizen} x={-12} y={11} size={18} name={capital(say('orleans-text-citizen'))} />}
      </g>
      <rect class="halo over" x={x - 1} y={y - 1} width={wide + 2} height={43.2} rx={8} />
    </Spot>
  )
}

/** Goods, technology, coins, monks, and the tiles of both levels. */
export function Stock({ view, pieces, say }: Parts) {
  const { y } = SHEET.stock
  const word = (key: string) => capital(say(`orleans-text-${key}`))
  const cell = 49
  const monks = view.supply.monk ?? 0
  const most = pieces.citizens.stations?.[0]
  return (
    <>
      {GOODS.map((good, n) => {
        const count = view.goods_supply[good] ?? 0
        const x = LEFT + 25 + n * cell
        return (
          <g key={good} class={count ? undefined : 'o-gone'} data-tip={`${capital(say('orleans-good', { good }))}: ${count}`}>
            <g data-pile={`good-${good}`}>
              <Good good={good} x={x} y={y + 24} size={32} />
            </g>
            <Count n={count} x={x + 14} y={y + 37} />
          </g>
        )
      })}
      <g class={view.technology ? undefined : 'o-gone'} data-tip={`${word('technology')}: ${view.technology}`}>
        <g data-pile="technology">
          <Tile name="gear" tone="iron" x={LEFT + 25 + 5 * cell} y={y + 24} size={32} />
        </g>
        <Count n={view.technology} x={LEFT + 39 + 5 * cell} y={y + 37} />
      </g>
      <Spot id="supply:monk" name={`${followerName('monk', say)}: ${monks}`}>
        <circle class="halo" cx={LEFT + 25 + 6 * cell} cy={y + 24} r={21} />
        <g data-pile="follower-monk">
          <Follower kind="monk" x={LEFT + 25 + 6 * cell} y={y + 24} size={34} />
        </g>
        <Count n={monks} x={LEFT + 39 + 6 * cell} y={y + 37} />
      </Spot>
      <g data-tip={`${word('bank')}: ${view.bank ?? say('orleans-text-no-limit')}`}>
        <Coin x={LEFT + 25 + 7 * cell} y={y + 24} size={34} />
        {view.bank !== null && <Count n={view.bank} x={LEFT + 27 + 7 * cell} y={y + 37} />}
      </g>
      {most && <Citizen id={most} x={56} y={760} size={30} name={capital(say('orleans-citizen', { citizen: 'stations' }))} />}
      {most && <Glyph name="station" x={86} y={760} size={26} class="o-most" />}
      <Tiles view={view} say={say} />
    </>
  )
} // prettier-ignore

/** The stacks of place tiles lie open, each tile at its own place: level I in two rows, level II below. */
const STACKS = [
  { level: 1, top: SHEET.stock.y + 48, columns: 6, wide: 58.5 },
  { level: 2, top: SHEET.stock.y + 134, columns: 8, wide: 43.2 },
].map((stack) => ({ ...stack, tiles: place_tiles_tile.filter(({ level }) => level === stack.level) }))

function Tiles({ view, say }: Pick<Parts, 'view' | 'say'>) {
  const there = new Set(view.tiles.map((one) => one.tile))
  return (
    <>
      {STACKS.map(({ level, tiles, top, columns, wide }) => (
        <g key={level}>
          <text class="o-level" x={LEFT + 16} y={top + (level === 1 ? 48 : 27)}>
            {level === 1 ? 'I' : 'II'}
          </text>
          {tiles.map(({ id: tile }, n) => {
            const x = LEFT + 30 + (n % columns) * (wide + 2.4)
            const y = top + Math.floor(n / columns) * 43
            if (!there.has(tile)) return <rect key={tile} class="o-bare" x={x + 1} y={y + 1} width={wide - 2} height={38} rx={5} />
            return (
              <Spot key={tile} id={`tile:${tile}`} name={tileTold(tile, level, view, say)}>
                <TileCard tile={tile} slots={view.slots[tile] ?? []} x={x} y={y} wide={wide} tall={40.5} />
                <rect class="halo over" x={x - 1} y={y - 1} width={wide + 2} height={43} rx={6} />
              </Spot>
            )
          })}
        </g>
      ))}
    </>
  )
} // prettier-ignore

const NOBODY = { farmer: 0, boatman: 0, craftsman: 0, trader: 0, knight: 0, scholar: 0, monk: 0, any: 0 }

/** Whom a place needs, in words. */
export function crowd(slots: readonly string[], say: Say): string {
  const counts: Record<string, number> = { ...NOBODY }
  for (const slot of slots) counts[slot] = (counts[slot] ?? 0) + 1
  return say('orleans-crowd', counts)
}

const tileTold = (tile: string, level: number, view: OrleansView, say: Say): string =>
  [
    `${say('orleans-tile', { tile })} · ${say('orleans-level', { level })}`,
    crowd(view.slots[tile] ?? [], say),
    say('page-orleans-does', { place: tile }),
  ]
    .filter(Boolean)
    .join('\n')

/** A tile as it lies on its stack: a picture, and dots for those whom it needs. */
function TileCard(props: { tile: string; slots: readonly string[]; x: number; y: number; wide: number; tall: number }) {
  const { tile, slots, x, y, wide, tall } = props
  return (
    <svg x={x} y={y} width={wide} height={tall} viewBox={`0 0 ${wide} ${tall}`} data-piece={`tile:${tile}`} class="o-tile">
      <rect class="o-card" x={0.8} y={0.8} width={wide - 1.6} height={tall - 1.6} rx={5} />
      <g transform={`translate(${wide / 2} 27.5) scale(${Math.min(0.52, wide / 106)})`} {...raw(VIGNETTE[tile] ?? '')} />
      {slots.map((slot, n) => (
        <circle key={n} class="o-dot" data-tone={slot === 'any' ? 'ivory' : slot} cx={wide / 2 + (n - (slots.length - 1) / 2) * 9} cy={tall - 5.4} r={3.7} />
      ))}
    </svg>
  )
} // prettier-ignore
