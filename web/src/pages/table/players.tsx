/** The players' panels: arms, name, who they are, what they have, and whether they are thinking. */
import { signal } from '@preact/signals'
import type { Seat } from '../../contract'
import type { GameUi } from '../../games/registry'
import { botName, capital, figure, fromNow, playerName } from '../../kit/fluent'
import { Shield } from '../../kit/heraldry'
import { Icon } from '../../kit/icons'
import type { Store } from './store'

function who(seat: Seat, say: Store['say']): string {
  if (seat.kind === 'bot') return say('page-seat-bot', { bot: botName(seat.bot) })
  if (seat.kind === 'open' || seat.kind === 'invited') return say(`page-seat-${seat.kind}`)
  if (seat.bot) return say('page-seat-stand-in', { bot: botName(seat.bot) })
  if (seat.mine) return say('page-seat-you')
  return say(seat.present ? 'page-seat-present' : 'page-seat-away')
}

export function Players({ store, ui }: { store: Store; ui: GameUi | null }) {
  const { say } = store
  const info = store.info.value
  const view = store.position.shown.value
  if (!info) return null
  const asked = view?.asked ?? []
  return (
    <section class="players" aria-label={say('page-players')}>
      {info.seats.map((seat) => {
        const score = view?.scores[seat.seat]?.total
        const thinking = asked.includes(seat.seat)
        const place = view?.ranking?.[seat.seat]
        const stats = view && ui ? ui.stats(view.view as never, seat.seat, say) : []
        return (
          <article key={seat.seat} class={thinking ? 'player sheet asked' : 'player sheet'} data-seat={seat.seat}>
            <Shield seat={seat.seat} />
            <div class="person">
              <h2>{playerName(seat.seat)}</h2>
              <p>
                {who(seat, say)}
                {place && <b> · {say('page-place', { place })}</b>}
                {!place && thinking && (
                  <b class={seat.late ? 'late' : undefined}>
                    {' '}
                    <Icon name={seat.late ? 'clock' : 'hourglass'} />{' '}
                    {say(seat.late ? 'page-seat-late' : 'page-seat-asked')}
                  </b>
                )}
              </p>
            </div>
            {typeof score === 'number' && (
              <p class="total" title={say('page-points')}>
                <Icon name="laurel" label={say('page-points')} />
                {figure(score)}
              </p>
            )}
            {stats.length > 0 && (
              <dl class="stats">
                {stats.map((stat) => (
                  <div key={stat.label}>
                    <dt>{capital(stat.label)}</dt>
                    <dd>{stat.value ?? '?'}</dd>
                  </div>
                ))}
              </dl>
            )}
          </article>
        )
      })}
    </section>
  )
}

const now = signal(Date.now())
setInterval(() => (now.value = Date.now()), 1000)

/** The time at which the players who are asked become late. */
export function Deadline({ store }: { store: Store }) {
  const info = store.info.value
  if (!info?.deadline || info.status !== 'playing') return null
  const left = info.deadline - now.value / 1000 - store.connection.clockAhead.value
  return <>{store.say(left > 0 ? 'page-deadline' : 'page-deadline-past', { when: fromNow(left) })}</>
}
