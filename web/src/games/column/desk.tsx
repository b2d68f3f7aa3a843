/** A merchant's desk: religion card, Loch Leven, free dice, the row of characters with dice on them, and the goods. */
import { useSignal } from '@preact/signals'
import { memo } from 'preact/compat'
import { useEffect } from 'preact/hooks'
import { capital, playerName } from '../../kit/fluent'
import { Corner, useShownSeat } from '../../kit/play/corner'
import { Spot, useStage } from '../../kit/play/stage'
import { Glyph, raw, Station } from '../../kit/tokens/tokens'
import type { GlyphName } from '../../kit/tokens/glyphs'
import { CharacterCard, tellCard } from './cards'
import { BROAD, CASTLE, TALL, wood, type Layout } from './desktop'
import { piecesOf } from './pieces'
import type { Parts, Props } from './parts'
import { looking } from './ring'
import { DieAt, Good, Sign } from './signs'
import { symbol } from './texts'
import type { Effect, Trader } from './view.gen'
import { GOODS } from './view'
import './desk.css'

const Wood = memo(({ tall }: { tall: boolean }) => {
  const { width, height, tray } = tall ? TALL : BROAD
  return <g aria-hidden="true" {...raw(wood(width, height, tray))} />
})

type Mine = Parts & { trader: Trader; at: Layout; of: (spot: string) => string }

function ReligionCard({ trader, at, of, say }: Mine) {
  const [x, y] = at.religion
  const religion = capital(say('column-religion', { religion: trader.religion }))
  return (
    <g class="religion-card" data-tone={trader.religion}>
      <rect class="card-edge" x={x} y={y} width={110} height={96} rx={7} />
      <rect class="religion-face" x={x + 4} y={y + 4} width={102} height={88} rx={4} />
      {['catholic', 'protestant'].map((one, n) => (
        <Spot
          key={one}
          id={of(`religion:${one}`)}
          name={capital(say('column-religion', { religion: one }))}
          class={one === trader.religion ? 'faith-now' : 'faith-other'}
        >
          <circle class="halo" cx={x + 27} cy={y + 28 + n * 42} r={22} />
          <Glyph name={one as GlyphName} x={x + 27} y={y + 28 + n * 42} size={one === trader.religion ? 36 : 26} />
        </Spot>
      ))}
      <Spot
        id={of('die:black')}
        name={`${capital(say('column-die-the', { die: 'black' }))}: ${trader.religion_die}\n${religion}`}
      >
        <rect class="halo" x={x + 52} y={y + 22} width={52} height={52} rx={10} />
        <DieAt
          id={`die-${trader.seat}:black`}
          die="black"
          number={trader.religion_die}
          x={x + 79}
          y={y + 49}
          size={44}
        />
      </Spot>
    </g>
  )
}

function LochLeven({ trader, at, of, say }: Mine) {
  const [x, y] = at.loch
  const here = trader.loch_leven
  const name = `${say('column-card', { card: trader.loch_leven_card })}`
  return (
    <>
      <Spot id={of('loch-leven')} name={name}>
        <rect class="card-edge" x={x} y={y} width={130} height={96} rx={7} />
        <rect class="card-face" x={x + 4} y={y + 70} width={122} height={22} rx={3} />
        <svg x={x + 4} y={y + 4} width={122} height={68} viewBox="0 0 122 68" aria-hidden="true" {...raw(CASTLE)} />
        <text class="loch-name" x={x + 65} y={y + 88}>
          {say('column-text-loch-leven')}
        </text>
        <rect class="halo over" x={x - 2} y={y - 2} width={134} height={100} rx={9} />
      </Spot>
      {here.map((one, n) => (
        <Spot
          key={one.die}
          id={of(`die:${one.die}`)}
          name={`${capital(say('column-die-the', { die: one.die }))}: ${one.number}`}
          drag
        >
          <rect class="halo" x={x + 4 + n * 24} y={y + 9} width={48} height={48} rx={9} />
          <DieAt
            id={`die-${trader.seat}:${one.die}`}
            die={one.die}
            number={one.number}
            x={x + 27 + n * 24}
            y={y + 33}
            size={36}
          />
        </Spot>
      ))}
    </>
  )
}

function FreeDice({ trader, at, of, say }: Mine) {
  const [x, y, step, size] = at.tray
  return (
    <>
      {Object.entries(trader.free_dice).map(([die, number], n) => {
        const cx = x + n * step + step / 2 - 3
        const cy = y + size / 2 + 12
        const name = `${capital(say('column-die-the', { die }))}${number === null ? '' : `: ${number}`}`
        return (
          <Spot key={die} id={of(`die:${die}`)} name={name} drag>
            <rect
              class="halo"
              x={cx - step / 2 + 1}
              y={cy - size / 2 - 6}
              width={step - 2}
              height={size + 12}
              rx={10}
            />
            <DieAt id={`die-${trader.seat}:${die}`} die={die} number={number} x={cx} y={cy} size={size} />
          </Spot>
        )
      })}
    </>
  )
}

function Row({ trader, at, of, say }: Mine) {
  const wide = (at.card * 108) / 150
  return (
    <>
      {at.cards.map(([x, y], n) => {
        const card = trader.row[n]
        if (!card)
          return (
            <rect
              key={n}
              class="empty-slot"
              x={x - wide / 2}
              y={y - at.card / 2}
              width={wide}
              height={at.card}
              rx={7}
            />
          )
        const name = tellCard(card, say)
        return (
          <g key={card.id}>
            <Spot id={of(`held:${card.die}`)} name={name}>
              <rect
                class="halo"
                x={x - wide / 2 - 3}
                y={y - at.card / 2 - 3}
                width={wide + 6}
                height={at.card + 6}
                rx={9}
              />
              <g data-tip={name}>
                <CharacterCard card={card} x={x} y={y} tall={at.card} say={say} own={of('') === ''} />
              </g>
            </Spot>
            <Spot
              id={of(`die:${card.die}`)}
              name={`${capital(say('column-die-the', { die: card.die }))}: ${card.number}\n${name}`}
              drag
            >
              <rect class="halo" x={x - wide / 2 - 6} y={y - at.card / 2 - 6} width={48} height={48} rx={10} />
              <DieAt
                id={`die-${trader.seat}:${card.die}`}
                die={card.die}
                number={card.number}
                x={x - wide / 2 + 18}
                y={y - at.card / 2 + 18}
                size={36}
              />
            </Spot>
          </g>
        )
      })}
    </>
  )
}

function Goods({ trader, at, of, pieces, say }: Mine) {
  const [x, y, step, size] = at.goods
  return (
    <>
      {GOODS.map((good, n) => {
        const ids = pieces.goods[`${good}_${trader.seat}`] ?? []
        const cx = x + n * step
        return (
          <Spot key={good} id={of(`own:${good}`)} name={`${capital(say('column-good', { good }))}: ${ids.length}`} drag>
            <rect class="halo" x={cx - step / 2 + 2} y={y - 32} width={step - 4} height={64} rx={9} />
            <g class={ids.length ? undefined : 'nothing'}>
              {(ids.length ? ids.slice(-4) : [undefined]).map((id, i) => (
                <Good key={id ?? 'none'} id={id} good={good} x={cx - 5 + i * 2.5} y={y - i * 3.5} size={size} />
              ))}
            </g>
            <text class="desk-count" x={cx + size / 2 - 6} y={y + size / 2 + 6}>
              {ids.length}
            </text>
          </Spot>
        )
      })}
    </>
  )
}

function Store({ trader, at, of, pieces, say }: Mine) {
  const [x, y] = at.store
  const shields = pieces.protections[trader.seat] ?? []
  const houses = pieces.houses[`stock_${trader.seat}`] ?? []
  return (
    <>
      <Spot id={of('protections')} name={`${capital(say('column-text-protections'))}: ${shields.length}`}>
        <rect class="halo" x={x - 6} y={y - 32} width={54} height={64} rx={9} />
        <g class={shields.length ? 'shields' : 'shields nothing'}>
          {(shields.length ? shields.slice(-3) : [undefined]).map((id, i) => (
            <Glyph key={id ?? 'none'} id={id} name="protection" x={x + 16 + i * 3} y={y - 2 - i * 3} size={36} />
          ))}
        </g>
        <text class="desk-count" x={x + 32} y={y + 25}>
          {shields.length}
        </text>
      </Spot>
      <g data-tip={`${capital(say('column-text-stock'))}: ${houses.length}`}>
        {houses.map((id, n) => (
          <Station
            key={id}
            id={id}
            seat={trader.seat}
            x={at.stock[0] + (n % 2) * 27}
            y={at.stock[1] + Math.floor(n / 2) * 28}
            size={26}
          />
        ))}
      </g>
    </>
  )
}

/** One's own privileges lie open, those of the others face down. */
function Privileges({ trader, at, of, say }: Mine) {
  const [x, y, width] = at.chest
  const tokens = trader.privilege_tokens
  const kinds = new Map<string, (Effect & { id: string })[]>()
  for (const token of tokens ?? []) {
    const kind = `${token.symbol}:${token.number}`
    kinds.set(kind, [...(kinds.get(kind) ?? []), token])
  }
  const many = tokens ? kinds.size : Math.min(trader.privileges, 6)
  const step = Math.min(44, (width - 40) / Math.max(1, many - 1))
  const name = (text: string) => `${capital(say('column-text-privileges'))}: ${text}`
  return (
    <>
      <g data-tip={name(String(trader.privileges))} class="chest-lid">
        <rect class="chest" x={x - 4} y={y - 30} width={width + 8} height={60} rx={8} />
        {!trader.privileges && <Glyph name="privilege" x={x + width / 2} y={y} size={30} class="nothing" />}
      </g>
      {!tokens &&
        Array.from({ length: many }, (_, n) => (
          <rect key={n} class="token-back" x={x + n * step} y={y - 20} width={40} height={40} rx={7} />
        ))}
      {[...kinds.values()].map((here, n) => {
        const [first] = here as [Effect & { id: string }]
        return (
          <Spot key={first.id} id={of(`privilege:${first.symbol}`)} name={name(symbol(say, first))}>
            <rect class="halo" x={x + n * step - 2} y={y - 27} width={44} height={54} rx={9} />
            {here.map((token, i) => (
              <svg
                key={token.id}
                data-piece={`privilege:${token.id}`}
                class="token privilege-token"
                x={x + n * step + i * 4}
                y={y - 20 - i * 4}
                width={40}
                height={40}
                viewBox="0 0 40 40"
              >
                <rect class="token-face" x="1" y="1" width="38" height="38" rx="7" />
                <Sign {...token} x={20} y={20} size={26} />
              </svg>
            ))}
          </Spot>
        )
      })}
      {!tokens && trader.privileges > 0 && (
        <text class="desk-count" x={x + width - 4} y={y + 26}>
          {trader.privileges}
        </text>
      )}
    </>
  )
}

const NARROW = 560

/** Whether the screen is a phone's, and again when it is turned. */
function useNarrow(): boolean {
  const narrow = useSignal(innerWidth < NARROW)
  useEffect(() => {
    const turned = () => (narrow.value = innerWidth < NARROW)
    addEventListener('resize', turned)
    return () => removeEventListener('resize', turned)
  }, [])
  return narrow.value
}

export function ColumnDesk(props: Props) {
  const { view, me, say } = props
  const { tracker } = useStage()
  const tall = useNarrow()
  const [seat, choose] = useShownSeat(me, view.active ?? 0)
  const trader = view.traders[seat]
  if (!trader) return null
  const at = tall ? TALL : BROAD
  const of = seat === me ? (spot: string) => spot : (spot: string) => `${spot} of ${seat}` // only mine light up
  const given = { ...props, pieces: piecesOf(tracker, view), trader, at, of }
  const label = say('page-column-desk-of', { player: playerName(seat), seat })
  return (
    <Corner
      class="desk"
      seat={seat}
      seats={view.traders.map((one) => one.seat)}
      title={label}
      label={say('column-text-possessions')}
      choose={choose}
      mark={(one) =>
        one === view.start_player && <Glyph name="start" label={say('column-text-start', { seat: one })} />
      }
      {...looking}
    >
      <svg
        class={tall ? 'desk-board ink-paper tall' : 'desk-board ink-paper'}
        viewBox={`0 0 ${at.width} ${at.height}`}
        role="group"
        aria-label={label}
      >
        <Wood tall={tall} />
        <ReligionCard {...given} />
        <LochLeven {...given} />
        <FreeDice {...given} />
        <Row {...given} />
        <Goods {...given} />
        <Store {...given} />
        <Privileges {...given} />
      </svg>
    </Corner>
  )
}
