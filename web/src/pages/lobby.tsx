/** The lobby: my tables and whose turn it is, open tables, finished games, and setting up a new one. */
import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import type { Lobby, LobbyMessage, Ping, TableLine } from '../contract'
import { api } from '../kit/api'
import { figure, fromNow, gameName, list, say } from '../kit/fluent'
import { Shield } from '../kit/heraldry'
import { Icon } from '../kit/icons'
import { me } from '../kit/me'
import { follow, go } from '../kit/route'
import { connect } from '../kit/socket'
import { complain } from '../kit/toast'
import { Top } from '../kit/top'
import { NameForm } from './account'
import { NewTable, TheGames } from './newtable'
import './lobby.css'

function seatName(line: TableLine, seat: number): string {
  return line.seats[seat]?.name || say('core-seat', { seat, player: '' })
}

/** The seats of a table: arms, name, and who has to decide. */
function SeatRow({ line }: { line: TableLine }) {
  return (
    <ul class="seat-row">
      {line.seats.map((seat) => (
        <li key={seat.seat} class={seat.asked && line.status === 'playing' ? 'asked' : undefined}>
          <Shield seat={seat.seat} />
          {seat.asked && line.status === 'playing' && <Icon name="hourglass" label={say('page-seat-asked')} />}
          <span>
            {seat.kind === 'bot'
              ? say('page-seat-bot-short')
              : seat.kind === 'open' || seat.kind === 'invited'
                ? say(`page-seat-${seat.kind}`)
                : seat.name}
          </span>
          {line.totals && <b>{figure(line.totals[seat.seat] ?? 0)}</b>}
        </li>
      ))}
    </ul>
  )
}

function status(line: TableLine): string {
  if (line.status !== 'playing') {
    if (line.places) {
      const winners = line.places.flatMap((place, seat) => (place === 1 ? [seatName(line, seat)] : []))
      return say('page-won', { winners: winners.length, names: list(winners) })
    }
    return say(`server-status-${line.status}`)
  }
  if (line.my_turn) return say('page-your-turn')
  const asked = line.seats.filter((seat) => seat.asked).map((seat) => seatName(line, seat.seat))
  return asked.length
    ? say('page-waiting-for', { names: list(asked), number: asked.length })
    : say('server-status-playing')
}

function Table({ line }: { line: TableLine }) {
  const path = `/t/${line.id}`
  const free = line.free[0]
  async function join(): Promise<void> {
    try {
      await api.join(line.id, { seat: free ?? null })
      go(path)
    } catch (fault) {
      complain(fault)
    }
  }
  return (
    <li class={line.my_turn ? 'table-line my-turn' : 'table-line'}>
      <div class="grow">
        <h3>
          <a href={path} onClick={follow}>
            {gameName(line.game)}
          </a>
          <small>
            {line.lesson ? say('page-lesson') : say(`server-pace-${line.pace}`)} ·{' '}
            {fromNow(line.moved - Date.now() / 1000)}
          </small>
        </h3>
        <SeatRow line={line} />
        <p class={line.my_turn ? 'status mine' : 'status'}>{status(line)}</p>
      </div>
      <div class="buttons">
        {free !== undefined && me.value?.player != null && !line.seats.some((seat) => seat.mine) && (
          <button type="button" class="button chief" onClick={join}>
            {say('page-join')}
          </button>
        )}
        <a class={line.my_turn ? 'button chief' : 'button'} href={path} onClick={follow}>
          {say(line.my_turn ? 'page-play' : line.status === 'finished' ? 'page-look-again' : 'page-look')}
        </a>
      </div>
    </li>
  )
}

function Tables({ title, lines, empty }: { title: string; lines: readonly TableLine[]; empty: string }) {
  return (
    <section class="sheet panel">
      <h2 class="heading">{say(title)}</h2>
      {lines.length ? (
        <ul class="table-lines">
          {lines.map((line) => (
            <Table key={line.id} line={line} />
          ))}
        </ul>
      ) : (
        <p class="note">{say(empty)}</p>
      )}
    </section>
  )
}

export function LobbyPage() {
  const lobby = useSignal<Lobby | null>(null)
  const player = me.value?.player

  useEffect(() => {
    const connection = connect<LobbyMessage | { t: string }, Ping>('/api/lobby/socket', (message) => {
      if (message.t === 'lobby') lobby.value = (message as LobbyMessage).lobby
    })
    return connection.close
  }, [player])

  const now = lobby.value
  const turns = now?.mine.filter((line) => line.my_turn && !line.lesson).length ?? 0
  useEffect(() => {
    document.title = turns ? `(${turns}) Comptoir` : 'Comptoir'
  }, [turns])

  return (
    <>
      <a class="skip" href="#lobby">
        {say('page-skip-lobby')}
      </a>
      <Top>
        {player == null && (
          <a class="tool" href="/account" onClick={follow}>
            <Icon name="person" />
            <span class="long">{say('page-do-login')}</span>
            <span class="unseen">{say('page-do-login')}</span>
          </a>
        )}
      </Top>
      <main class="lobby" id="lobby" tabIndex={-1}>
        <header class="welcome">
          <h1>{say('page-title')}</h1>
          <p>{say('page-tagline')}</p>
        </header>
        <div class={now?.mine.length ? 'lobby-columns returning' : 'lobby-columns'}>
          <div class="stack">
            {player == null ? (
              <>
                <section class="sheet panel">
                  <h2 class="heading">{say('page-who-are-you')}</h2>
                  <NameForm title={say('page-your-name')} />
                  <p>
                    <a href="/account" onClick={follow}>
                      {say('page-have-account')}
                    </a>
                  </p>
                </section>
                <TheGames />
              </>
            ) : (
              <NewTable />
            )}
          </div>
          <div class="stack">
            {now && player != null && <Tables title="page-my-tables" lines={now.mine} empty="page-my-tables-none" />}
            {now && <Tables title="page-open-tables" lines={now.open} empty="page-open-tables-none" />}
            {now && now.finished.length > 0 && (
              <Tables title="page-finished" lines={now.finished} empty="page-finished-none" />
            )}
          </div>
        </div>
      </main>
    </>
  )
}
