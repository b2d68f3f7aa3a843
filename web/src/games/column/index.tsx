/** A Column of Fire laid out: the four countries, the action track as a ring of spaces, and the row of each player. */
import { capital, playerName, type Say } from '../../kit/fluent'
import { Mark } from '../../kit/heraldry'
import { Chip, Chips, Columns, line, Lines, NONE, Part, SeatGrid, total } from '../../kit/layout'
import type { BoardProps, GameUi, Stat } from '../registry'
import { ColumnBoard } from './board'
import { ColumnDesk } from './desk'
import { targetsOf } from './targets'
import { effects, eventLine, removedLine, spentLine, symbol } from './texts'
import type { ColumnView, Country, Trader } from './view.gen'
import { COUNTRIES, GOODS, PAWNS } from './view'
import './column.css'

type Props = BoardProps<ColumnView>

/** A die: its colour, its number if it has been rolled, and its name for those who do not see the colour. */
function Die({ die, number, say }: { die: string; number: number | null; say: Say }) {
  const name = say('column-die', { die })
  return (
    <i class={`die d-${die}`} title={capital(name)}>
      {number ?? <span aria-hidden="true">{NONE}</span>}
      <span class="unseen"> {name}</span>
    </i>
  )
}

function Pawns({ country, say }: { country: Country; say: Say }) {
  const here = PAWNS.flatMap((pawn) => Array.from({ length: country.pawns[pawn] ?? 0 }, () => pawn))
  const free = Math.max(0, country.religion_spaces - here.length)
  return (
    <span class="pawns">
      {here.map((pawn, n) => (
        <i key={n} class="pawn" data-tone={pawn} title={capital(say('column-pawn', { pawn }))}>
          <span aria-hidden="true">{say('column-pawn-letter', { pawn })}</span>
          <span class="unseen">{say('column-pawn', { pawn })} </span>
        </i>
      ))}
      {Array.from({ length: free }, (_, n) => (
        <i key={`free${n}`} class="pawn free" aria-hidden="true" />
      ))}
      <span class="unseen">{say('page-column-pawns-free', { free })}</span>
    </span>
  )
}

function CountryCard({ name, country, say }: { name: string; country: Country; say: Say }) {
  const card = country.face_up
  return (
    <li class={country.conflict ? 'card country conflict' : 'card country'}>
      <span class="card-head">
        <h3>{say('column-country', { country: name })}</h3>
        {country.conflict && <b class="worth">🔥 {say('column-text-torch')}</b>}
      </span>
      <ol class="sites" aria-label={capital(say('column-text-houses'))}>
        {country.sites.map((owner, n) => (
          <li key={n} title={say('page-column-site', { site: n + 1 })}>
            {owner === null ? <span class="none">{n + 1}</span> : <Mark seat={owner} name={playerName(owner)} />}
          </li>
        ))}
      </ol>
      <p>
        <Pawns country={country} say={say} />
      </p>
      {country.winning && (
        <small>
          {say('column-text-ahead')} · {say('column-pawn', { pawn: country.winning })}
        </small>
      )}
      <Chips>
        {Object.entries(country.prices).map(([good, points]) => (
          <Chip key={good}>{say('column-text-price', { good, points })}</Chip>
        ))}
      </Chips>
      <div class="face-up">
        {card ? (
          <>
            <b class="title">{say('column-character', { character: card.id })}</b>
            <span>{capital(effects(say, card.effects))}</span>
            {country.pawn_on_card && (
              <small>
                {say('column-text-pawn')} · {say('column-pawn', { pawn: country.pawn_on_card })}
              </small>
            )}
          </>
        ) : (
          <span class="quiet">{country.exhausted ? capital(say('column-text-exhausted')) : NONE}</span>
        )}
        <small>{say('page-column-deck', { cards: country.deck })}</small>
      </div>
    </li>
  )
}

function Countries({ view, say }: Props) {
  return (
    <Part title={say('column-text-houses')}>
      <ul class="cards countries">
        {COUNTRIES.map((name) => {
          const country = view.countries[name]
          return country && <CountryCard key={name} name={name} country={country} say={say} />
        })}
      </ul>
    </Part>
  )
}

function ActionTrack({ view, say }: Props) {
  return (
    <Part title={say('column-text-track')}>
      <ol class="action-track">
        {view.track.map((space) => (
          <li key={space.space} class={`d-${space.die}`}>
            <small>{space.space}</small>
            <span>{capital(symbol(say, space))}</span>
            <small>
              <i class="dot" style={{ '--dot': 'var(--die)' }} /> {say('column-die', { die: space.die })}
            </small>
            {view.traders
              .filter((trader) => trader.disc === space.space)
              .map((trader) => (
                <Mark key={trader.seat} seat={trader.seat} name={playerName(trader.seat)} />
              ))}
          </li>
        ))}
      </ol>
    </Part>
  )
}

function TraderRow({ trader, say }: { trader: Trader; say: Say }) {
  return (
    <Part title={playerName(trader.seat)} seat={trader.seat}>
      <div class="dice-row">
        <span>{capital(say('column-text-free'))}</span>
        {Object.entries(trader.free_dice).map(([die, number]) => (
          <Die key={die} die={die} number={number} say={say} />
        ))}
        {!Object.keys(trader.free_dice).length && <span class="none">{NONE}</span>}
        <span>{capital(say('column-text-faith'))}</span>
        <i class="die" data-tone={trader.religion}>
          {trader.religion_die}
        </i>
        <span>{say('column-religion', { religion: trader.religion })}</span>
        {trader.loch_leven.length > 0 && (
          <>
            <span>{say('column-text-loch-leven')}</span>
            {trader.loch_leven.map((one, n) => (
              <Die key={n} die={one.die} number={one.number} say={say} />
            ))}
          </>
        )}
      </div>
      <ul class="cards">
        {trader.row.map((card) => (
          <li key={card.id} class="card">
            <span class="card-head">
              <b class="title">{say('column-character', { character: card.id })}</b>
              <Die die={card.die} number={card.number} say={say} />
            </span>
            <span>{capital(effects(say, card.effects))}</span>
          </li>
        ))}
      </ul>
      {trader.privilege_tokens && trader.privilege_tokens.length > 0 && (
        <p class="note">
          {say('column-text-tokens', {
            seat: trader.seat,
            tokens: trader.privilege_tokens.map((one) => symbol(say, one)).join(' · '),
          })}
        </p>
      )}
    </Part>
  )
}

function Possessions({ view, me, say }: Props) {
  const traders = view.traders
  const label = (key: string) => say(`column-text-${key}`)
  const rows = [
    line(
      label('vp'),
      traders.map((trader) => trader.vp),
    ),
    line(
      label('victory-disc'),
      traders.map((trader) => trader.track_space),
    ),
    {
      head: capital(label('religion')),
      cells: traders.map((trader) => say('column-religion', { religion: trader.religion })),
    },
    ...GOODS.map((good) =>
      line(
        say('column-good', { good }),
        traders.map((trader) => trader.goods[good]),
      ),
    ),
    line(
      label('protections'),
      traders.map((trader) => trader.protections),
    ),
    line(
      label('privileges'),
      traders.map((trader) => trader.privileges),
    ),
    line(
      label('stock'),
      traders.map((trader) => trader.houses_in_stock),
    ),
    {
      head: capital(label('card')),
      cells: traders.map((trader) => say('column-card-code', { card: trader.loch_leven_card })),
    },
    line(
      label('turns'),
      traders.map((trader) => trader.turns),
    ),
  ]
  return (
    <Part title={label('possessions')}>
      <SeatGrid label={label('possessions')} players={view.players} me={me} rows={rows} />
    </Part>
  )
}

/** What is going on beside the question; `brief` where a board shows the rest. */
function News({ view, say, brief }: Props & { brief?: boolean }) {
  const label = (key: string, values = {}) => say(`column-text-${key}`, values)
  const lines: string[] = []
  if (view.over) lines.push(label('over'))
  else if (!brief) {
    lines.push(label('start', { seat: view.start_player }))
    if (view.chosen) lines.push(label('chosen', view.chosen))
    if (view.sold.length) lines.push(label('sold', { sales: view.sold.map((sale) => label('sale', sale)).join(', ') }))
    if (view.event_done && !view.event) lines.push(label('event-done'))
    if (view.event) lines.push(eventLine(view, say))
  }
  if (view.end.cause) {
    lines.push(say(`column-ended-${view.end.cause}`))
    if (view.end.triggered_by !== null) lines.push(label('end', { seat: view.end.triggered_by }))
    if (!view.over) lines.push(label('last-year'))
  } else if (!brief) {
    lines.push(label('ends-by', { vp: view.end.vp, year: view.end.year_cap }))
  }
  return <Lines lines={lines} />
}

function Leftovers({ view, say }: Props) {
  const lines = [spentLine(view, say), ...COUNTRIES.map((country) => removedLine(view, country, say))].filter(Boolean)
  return (
    <Part title={say('column-text-privileges')}>
      <p>{say('column-text-pile', { number: view.privilege_pile })}</p>
      {lines.map((text) => (
        <p key={text} class="note">
          {text}
        </p>
      ))}
    </Part>
  )
}

function Board(props: Props) {
  const { view, me, say } = props
  const order = [...view.traders].sort((a, b) => Number(b.seat === me) - Number(a.seat === me))
  return (
    <>
      <News {...props} />
      <div class="parts">
        <Countries {...props} />
        <ActionTrack {...props} />
        <Columns
          left={order.map((trader) => (
            <TraderRow key={trader.seat} trader={trader} say={say} />
          ))}
          right={
            <>
              <Possessions {...props} />
              <Leftovers {...props} />
            </>
          }
        />
      </div>
    </>
  )
}

function stats(view: ColumnView, seat: number, say: Say): Stat[] {
  const trader = view.traders[seat]
  if (!trader) return []
  return [
    { label: say('column-text-vp'), value: trader.vp },
    { label: say('column-score-goods'), value: total(trader.goods) },
    { label: say('column-text-protections'), value: trader.protections },
    { label: say('column-text-privileges'), value: trader.privileges },
    { label: say('column-text-religion'), value: say('column-religion', { religion: trader.religion }) },
  ]
}

/** One's own corner of the drawn table. */
function Hand(props: Props) {
  return (
    <>
      <ColumnDesk {...props} />
      <News {...props} brief />
    </>
  )
}

export const ui: GameUi = {
  progress: (view: ColumnView, say) => say('page-year-half', { year: view.year, half: view.half }),
  stats,
  Board,
  drawn: { Board: ColumnBoard, Hand, targetsOf },
  partedBy: { move: 'die', add: 'country', remove: 'country', sell: 'country' },
}
