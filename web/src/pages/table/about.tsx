/** About a table: pace, options, links, the promise about the shuffles, the record, notices, and giving up a seat. */
import { api } from '../../kit/api'
import { capital, inWords, playerName, sayOr, when } from '../../kit/fluent'
import { Icon } from '../../kit/icons'
import { choiceText } from '../../kit/options'
import { Facts } from '../../kit/layout'
import { notices } from '../../kit/settings'
import { complain, toast } from '../../kit/toast'
import type { Store } from './store'

export async function wantNotices(on: boolean): Promise<void> {
  if (!on) {
    notices.value = 'off'
  } else if (!('Notification' in window) || (await Notification.requestPermission()) !== 'granted') {
    notices.value = 'off'
    toast('page-notices-refused')
  } else {
    notices.value = 'on'
  }
}

export function NoticeChoice({ say }: { say: Store['say'] }) {
  return (
    <label class="choice">
      <input
        type="checkbox"
        checked={notices.value === 'on'}
        onChange={(event) => wantNotices(event.currentTarget.checked)}
      />
      <Icon name="bell" /> {say('page-notices')}
    </label>
  )
}

export function TableSheet({ store }: { store: Store }) {
  const { say } = store
  const info = store.info.value
  if (!info) return null
  const over = info.status === 'finished'
  const options = Object.entries(info.options).map(([name, value]): [string, string] => {
    return [sayOr(inWords(name), `${info.game}-option-${name}`), choiceText(info.game, name, value)]
  })
  const seats = info.seats.filter((seat) => seat.mine && seat.kind === 'person' && !seat.bot)

  async function leave(seat: number): Promise<void> {
    try {
      store.info.value = await api.leave(store.id, { seat })
    } catch (fault) {
      complain(fault)
    }
  }

  return (
    <section class="about sheet">
      <Facts
        facts={[
          [say('page-pace'), say(`server-pace-${info.pace}`)],
          [say('page-since-when'), when(info.created * 1000)],
          [say('page-version'), String(info.version)],
        ]}
      />
      {options.length > 0 && (
        <details class="fold">
          <summary>{say('page-options')}</summary>
          <Facts facts={options.map(([name, told]) => [capital(name), told])} />
        </details>
      )}
      <details class="fold">
        <summary>{say('page-fair')}</summary>
        <p class="note">{say('page-fair-note')}</p>
        <p class="label">{say('page-fair-hash')}</p>
        <code class="hash">{info.commitment}</code>
        {info.seed && (
          <>
            <p class="label">{say('page-fair-seed')}</p>
            <code class="hash">{info.seed}</code>
          </>
        )}
      </details>
      {info.status !== 'waiting' && info.status !== 'cancelled' && (
        <>
          <div class="buttons">
            <a
              class="button"
              href={api.recordPath(store.id, store.seats.viewer.value)}
              download={`comptoir-${info.game}-${info.id}.json`}
            >
              <Icon name="download" /> {say(over ? 'page-record' : 'page-record-running')}
            </a>
          </div>
          <p class="note">{say(over ? 'page-record-note' : 'page-record-running-note')}</p>
        </>
      )}
      <NoticeChoice say={say} />
      {info.status === 'playing' &&
        seats.map((seat) => (
          <div class="buttons" key={seat.seat}>
            <button type="button" class="button" onClick={() => leave(seat.seat)}>
              <Icon name="robot" /> {say('page-leave-seat', { seat: seat.seat, player: playerName(seat.seat) })}
            </button>
          </div>
        ))}
    </section>
  )
}
