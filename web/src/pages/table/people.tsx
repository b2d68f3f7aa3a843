/** The people of a table: who sits where before the start, proposals that want consent, late seats, and the curtain. */
import { useSignal } from '@preact/signals'
import type { Proposal, Seat, TableInfo } from '../../contract'
import { api } from '../../kit/api'
import { Dialog } from '../../kit/dialog'
import { botName, list, playerName } from '../../kit/fluent'
import { Shield } from '../../kit/heraldry'
import { Icon } from '../../kit/icons'
import { me } from '../../kit/me'
import { route } from '../../kit/route'
import { complain, toast } from '../../kit/toast'
import { NameForm } from '../account'
import type { Store } from './store'

type Say = Store['say']

/** Take over the table that a call answers with, or show why the call was refused. */
async function settle(store: Store, calling: Promise<TableInfo>): Promise<void> {
  try {
    store.info.value = await calling
    store.connection.retry()
  } catch (fault) {
    complain(fault)
  }
}

async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    toast('page-copied')
  } catch {
    toast('page-copy-by-hand')
  }
}

function Link({ path, label, say }: { path: string; label: string; say: Say }) {
  const address = new URL(path, location.href).href
  return (
    <div class="invite">
      <label>
        <span class="unseen">{label}</span>
        <input class="input" readOnly value={address} onFocus={(event) => event.currentTarget.select()} />
      </label>
      <button type="button" class="button" onClick={() => copy(address)}>
        <Icon name="copy" /> {say('page-copy')}
      </button>
    </div>
  )
}

function WaitingSeat({
  seat,
  store,
  info,
  bots,
}: {
  seat: Seat
  store: Store
  info: TableInfo
  bots: readonly string[]
}) {
  const { say } = store
  const empty = seat.kind === 'open' || seat.kind === 'invited'
  const here = route.value
  const key = here.page === 'table' && here.seat === seat.seat ? here.key : ''
  const seated = info.seats.some((one) => one.mine)
  const mayJoin =
    empty && !seated && me.value?.player != null && (seat.kind === 'open' || key !== '' || Boolean(seat.key))
  return (
    <li class="waiting-seat" data-seat={seat.seat}>
      <Shield seat={seat.seat} />
      <div class="grow">
        <b>{seat.name || playerName(seat.seat)}</b>
        <p class="note">
          {seat.kind === 'bot'
            ? say('page-seat-bot', { bot: botName(seat.bot) })
            : empty
              ? say(`page-seat-${seat.kind}`)
              : say(seat.mine ? 'page-seat-you' : 'page-seat-taken')}
        </p>
        {seat.key && (
          <Link
            path={`/t/${info.id}?seat=${seat.seat}&key=${encodeURIComponent(seat.key)}`}
            label={say('page-invite-link')}
            say={say}
          />
        )}
      </div>
      <div class="buttons">
        {mayJoin && (
          <button
            type="button"
            class="button chief"
            onClick={() => settle(store, api.join(info.id, { seat: seat.seat, key: key || seat.key || '' }))}
          >
            {say('page-join')}
          </button>
        )}
        {seat.mine && (
          <button type="button" class="button" onClick={() => settle(store, api.leave(info.id, { seat: seat.seat }))}>
            {say('page-stand-up')}
          </button>
        )}
        {info.owner && empty && (
          <button
            type="button"
            class="button"
            onClick={() =>
              settle(store, api.fill(info.id, { seat: seat.seat, kind: 'bot', bot: bots[1] ?? bots[0] ?? '' }))
            }
          >
            <Icon name="robot" /> {say('page-seat-a-bot')}
          </button>
        )}
        {info.owner && seat.kind === 'bot' && (
          <button
            type="button"
            class="button"
            onClick={() => settle(store, api.fill(info.id, { seat: seat.seat, kind: 'open' }))}
          >
            {say('page-open-seat')}
          </button>
        )}
      </div>
    </li>
  )
}

/** The waiting room: who is there, who is missing, and the links to invite them. */
export function WaitingRoom({ store, bots }: { store: Store; bots: readonly string[] }) {
  const { say } = store
  const info = store.info.value
  if (!info) return null
  return (
    <section class="waiting-room sheet">
      <h2 class="heading">{say('page-waiting-room')}</h2>
      <p>{say('page-waiting-note')}</p>
      {me.value?.player == null && <NameForm title={say('page-who-are-you')} />}
      <ul class="stacked">
        {info.seats.map((seat) => (
          <WaitingSeat key={seat.seat} seat={seat} store={store} info={info} bots={bots} />
        ))}
      </ul>
      <h3 class="label">{say('page-table-link')}</h3>
      <Link path={`/t/${info.id}`} label={say('page-table-link')} say={say} />
      {info.owner && (
        <div class="buttons">
          <button type="button" class="button" onClick={() => settle(store, api.cancel(info.id))}>
            <Icon name="close" /> {say('page-cancel-table')}
          </button>
        </div>
      )}
    </section>
  )
}

/** A proposal that needs the consent of the others. */
export function ProposalBar({ store }: { store: Store }) {
  const { say } = store
  const proposal: Proposal | null = store.info.value?.proposal ?? null
  if (!proposal) return null
  const waitingForMe = proposal.waiting.filter((seat) => store.seats.mine.value.includes(seat))
  const words = { seat: proposal.by, other: proposal.seat === null ? '' : playerName(proposal.seat) }
  return (
    <section class="proposal sheet" role="alertdialog" aria-label={say('page-proposal')}>
      <p>{say(`page-proposal-${proposal.kind}`, words)}</p>
      {waitingForMe.map((seat) => (
        <div class="buttons" key={seat}>
          {store.seats.mine.value.length > 1 && <span>{playerName(seat)}</span>}
          <button type="button" class="button chief" onClick={() => store.proposals.answer(proposal.id, true, seat)}>
            {say('page-consent')}
          </button>
          <button type="button" class="button" onClick={() => store.proposals.answer(proposal.id, false, seat)}>
            {say('page-refuse')}
          </button>
        </div>
      ))}
      {!waitingForMe.length && (
        <p class="note">{say('page-proposal-waiting', { names: list(proposal.waiting.map(playerName)) })}</p>
      )}
    </section>
  )
}

/** A seat is late: wait, hand it to a bot, or end unscored.  And a seat of mine that a bot plays: come back. */
export function LateBar({ store }: { store: Store }) {
  const { say } = store
  const info = store.info.value
  const asking = useSignal(false)
  if (!info || info.status !== 'playing') return null
  const away = info.seats.filter((seat) => seat.mine && seat.kind === 'person' && seat.bot)
  const late = info.seats.filter((seat) => seat.late && !seat.mine)
  const choose = (seat: number, choice: 'wait' | 'bot' | 'end') => settle(store, api.late(info.id, { seat, choice }))
  return (
    <>
      {away.map((seat) => (
        <section key={seat.seat} class="proposal sheet">
          <p>{say('page-away', { seat: seat.seat, bot: botName(seat.bot) })}</p>
          <div class="buttons">
            <button
              type="button"
              class="button chief"
              onClick={() => settle(store, api.comeBack(info.id, { seat: seat.seat }))}
            >
              {say('page-come-back')}
            </button>
          </div>
        </section>
      ))}
      {store.seats.mine.value.length > 0 &&
        !info.proposal &&
        late.map((seat) => (
          <section key={seat.seat} class="proposal sheet" role="alertdialog" aria-label={say('page-late')}>
            <p>{say('page-late-told', { seat: seat.seat })}</p>
            <div class="buttons">
              <button type="button" class="button" onClick={() => choose(seat.seat, 'wait')}>
                {say('page-late-wait')}
              </button>
              <button type="button" class="button" onClick={() => choose(seat.seat, 'bot')}>
                <Icon name="robot" /> {say('page-late-bot')}
              </button>
              <button type="button" class="button" onClick={() => (asking.value = true)}>
                {say('page-late-end')}
              </button>
            </div>
            {asking.value && (
              <Dialog title={say('page-late-end')} close={() => (asking.value = false)}>
                <p>{say('page-late-end-sure')}</p>
                <div class="buttons">
                  <button
                    type="button"
                    class="button chief"
                    onClick={() => {
                      asking.value = false
                      void choose(seat.seat, 'end')
                    }}
                  >
                    {say('page-late-end')}
                  </button>
                  <button type="button" class="button" onClick={() => (asking.value = false)}>
                    {say('page-back')}
                  </button>
                </div>
              </Dialog>
            )}
          </section>
        ))}
    </>
  )
}

/** The curtain between two players at one screen, so that neither sees what is hidden from them. */
export function Curtain({ store }: { store: Store }) {
  const seat = store.seats.curtain.value
  if (seat === null) return null
  return (
    <div class="curtain" role="dialog" aria-modal="true" aria-label={store.say('page-curtain')}>
      <div class="curtain-sheet sheet">
        <Shield seat={seat} />
        <h2>{store.say('page-curtain-for', { seat })}</h2>
        <p>{store.say('page-curtain-note')}</p>
        <button type="button" class="button chief" onClick={store.seats.liftCurtain} ref={(button) => button?.focus()}>
          {store.say('page-curtain-lift', { seat })}
        </button>
      </div>
    </div>
  )
}
