/** A new table: the game, how many play, who sits where, at which pace, and the options of the game. */
import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import type { GameInfo, NewTable as Body, OptionInfo, SeatWish } from '../contract'
import { hasVignette } from '../games/registry'
import { api } from '../kit/api'
import { botName, capital, gameName, inWords, need, say, sayOr } from '../kit/fluent'
import { Shield } from '../kit/heraldry'
import { me } from '../kit/me'
import { go } from '../kit/route'
import { namesSeat, choiceText } from '../kit/options'
import { complain } from '../kit/toast'
import { Later } from './later'
import { FirstTime, LessonButton, lessonKnown } from './offer'

const PACES = ['live', 'day', 'week', 'none'] as const
const CUT = 72 // letters of a choice beyond which its field cuts it off
const CUT_ON_PHONE = 40
type Pace = (typeof PACES)[number]

const first = (players: number, bots: readonly string[]): SeatWish[] =>
  Array.from({ length: players }, (_, seat) =>
    seat === 0 ? { kind: 'me', name: '' } : { kind: 'bot', bot: bots[0] ?? '' },
  )

function useGames(): { value: readonly GameInfo[] } {
  const games = useSignal<readonly GameInfo[]>([])
  useEffect(() => {
    api
      .games()
      .then((all) => {
        games.value = all
        return need(...all.map((game) => game.name))
      })
      .catch(complain)
  }, [])
  return games
}

function GameCard({ game }: { game: GameInfo }) {
  return (
    <>
      <span class={hasVignette(game.name) ? 'vignette-place' : 'vignette-place none'}>
        {hasVignette(game.name) && (
          <Later quiet load={async () => (await import('./vignette')).vignetteOf(game.name)} />
        )}
      </span>
      <span class="title">{gameName(game.name)}</span>
      <span class="note">{sayOr('', `${game.name}-tagline`)}</span>
      <span class="players-range">{say('page-players-range', { least: game.least, most: game.most })}</span>
    </>
  )
}

/** The games, for visitors who have no name yet. */
export function TheGames() {
  const games = useGames()
  return (
    <section class="sheet panel">
      <h2 class="heading">{say('page-the-games')}</h2>
      <ul class="game-cards">
        {games.value.map((game) => (
          <li key={game.name} class="game-card" data-game={game.name}>
            <GameCard game={game} />
            <LessonButton game={game.name} />
          </li>
        ))}
      </ul>
    </section>
  )
}

export function NewTable() {
  const games = useGames()
  const chosen = useSignal<GameInfo | null>(null)
  const seats = useSignal<SeatWish[]>([])
  const pace = useSignal<Pace>('live')
  const options = useSignal<Record<string, string | number>>({})
  const listed = useSignal(true)
  const busy = useSignal(false)

  function choose(game: GameInfo): void {
    chosen.value = game
    seats.value = first(Math.max(game.least, Math.min(3, game.most)), usual(game))
    options.value = {}
  }

  const game = chosen.value
  async function submit(event: Event): Promise<void> {
    event.preventDefault()
    if (!game || busy.value) return
    busy.value = true
    const body: Body = {
      game: game.name,
      seats: seats.value,
      options: possible(options.value, seats.value.length),
      pace: pace.value,
      listed: listed.value,
    }
    try {
      const table = await api.newTable(body)
      go(`/t/${table.id}`)
    } catch (fault) {
      complain(fault)
    } finally {
      busy.value = false
    }
  }

  return (
    <form class="sheet panel new-table" onSubmit={submit}>
      <h2 class="heading">{say('page-new-table')}</h2>
      <fieldset>
        <legend class="unseen">{say('page-game')}</legend>
        <div class="game-cards">
          {games.value.map((one) => (
            <label key={one.name} class="game-card" data-game={one.name}>
              <input type="radio" name="game" checked={game?.name === one.name} onChange={() => choose(one)} />
              <GameCard game={one} />
            </label>
          ))}
        </div>
      </fieldset>
      {game && (
        <>
          {lessonKnown(game.name) ? <LessonButton game={game.name} /> : <FirstTime game={game.name} />}
          <Seats game={game} seats={seats} />
          <fieldset>
            <legend class="label">{say('page-pace')}</legend>
            <div class="buttons">
              {PACES.map((one) => (
                <label key={one} class="choice">
                  <input type="radio" name="pace" checked={pace.value === one} onChange={() => (pace.value = one)} />
                  {say(`server-pace-${one}`)}
                </label>
              ))}
            </div>
            <p class="note">{say(`page-pace-note-${pace.value}`)}</p>
          </fieldset>
          {game.options.length > 0 && (
            <details class="fold">
              <summary>{say('page-options')}</summary>
              <div class="stacked">
                {game.options.map((option) => (
                  <Choice
                    key={option.name}
                    game={game.name}
                    players={seats.value.length}
                    option={option}
                    options={options}
                  />
                ))}
              </div>
            </details>
          )}
          <label class="choice">
            <input
              type="checkbox"
              checked={listed.value}
              onChange={(event) => (listed.value = event.currentTarget.checked)}
            />
            {say('page-listed')}
          </label>
          <div class="buttons">
            <button type="submit" class="button chief" disabled={busy.value}>
              {say('page-set-up')}
            </button>
          </div>
        </>
      )}
    </form>
  )
}

/** The options chosen, without a seat that has been taken away since. */
const possible = (options: Record<string, string | number>, players: number) =>
  Object.fromEntries(Object.entries(options).filter(([name, value]) => !(namesSeat(name) && Number(value) >= players)))

/** The level of a new bot: the second weakest. */
function usual(game: GameInfo): string[] {
  const second = game.bots[1] ?? game.bots[0]
  return second ? [second] : []
}

function Seats({ game, seats }: { game: GameInfo; seats: { value: SeatWish[] } }) {
  const now = seats.value
  const change = (at: number, wish: SeatWish) => (seats.value = now.map((seat, n) => (n === at ? wish : seat)))
  const people = now.filter((seat) => seat.kind === 'me').length
  const myself = now.findIndex((seat) => seat.kind === 'me')

  function count(players: number): void {
    const more = first(game.most, usual(game)).slice(now.length, players)
    seats.value = [...now.slice(0, players), ...more]
  }

  return (
    <fieldset class="stacked">
      <legend class="label">{say('page-seats')}</legend>
      <div class="buttons" role="group" aria-label={say('page-how-many')}>
        {Array.from({ length: game.most - game.least + 1 }, (_, n) => game.least + n).map((players) => (
          <button
            key={players}
            type="button"
            class="button"
            aria-pressed={now.length === players}
            onClick={() => count(players)}
          >
            {say('page-n-players', { players })}
          </button>
        ))}
      </div>
      <ol class="seat-wishes">
        {now.map((seat, at) => (
          <li key={at} data-seat={at}>
            <Shield seat={at} />
            <select
              class="input"
              aria-label={say('page-seat-of', { seat: at, player: say('core-seat', { seat: at, player: '' }) })}
              value={seat.kind === 'bot' ? `bot ${seat.bot}` : seat.kind}
              onChange={(event) => {
                const [kind, bot] = event.currentTarget.value.split(' ')
                change(at, kind === 'bot' ? { kind, bot: bot ?? '' } : { kind: kind as SeatWish['kind'] })
              }}
            >
              <option value="me">{say(myself >= 0 && at !== myself ? 'page-wish-hot-seat' : 'page-wish-me')}</option>
              <option value="invited">{say('page-wish-invited')}</option>
              <option value="open">{say('page-wish-open')}</option>
              {game.bots.map((bot) => (
                <option key={bot} value={`bot ${bot}`}>
                  {say('page-wish-bot', { bot: botName(bot) })}
                </option>
              ))}
            </select>
            {seat.kind === 'me' && people > 1 && (
              <input
                class="input"
                maxLength={40}
                aria-label={say('page-hot-seat-name')}
                placeholder={at === myself ? me.value?.name : say('page-hot-seat-name')}
                value={seat.name ?? ''}
                onInput={(event) => change(at, { ...seat, name: event.currentTarget.value })}
              />
            )}
          </li>
        ))}
      </ol>
      {people > 1 && <p class="note">{say('page-hot-seat-note')}</p>}
      {now.some((seat) => seat.kind === 'invited') && <p class="note">{say('page-invited-note')}</p>}
    </fieldset>
  )
}

/** One option of a game, explained in a line, its choice in another. */
function Choice(props: {
  game: string
  players: number
  option: OptionInfo
  options: { value: Record<string, string | number> }
}) {
  const { option, options } = props
  const value = options.value[option.name] ?? option.default
  const set = (to: string | number) => (options.value = { ...options.value, [option.name]: to })
  const id = `option-${option.name}`
  const numbers = option.most >= option.least
  const few = numbers && option.most - option.least < 12
  const textOf = (choice: string | number) => choiceText(props.game, option.name, choice)
  const long = textOf(value).length
  const most = namesSeat(option.name) ? Math.min(option.most, props.players - 1) : option.most
  return (
    <div class="field-row">
      <label for={id}>{capital(sayOr(inWords(option.name), option.key))}</label>
      {numbers && !few ? (
        <input
          id={id}
          class="input"
          type="number"
          min={option.least}
          max={option.most}
          value={value}
          onInput={(event) => set(Number(event.currentTarget.value))}
        />
      ) : (
        <select
          id={id}
          class="input"
          value={String(value)}
          onChange={(event) =>
            set(
              option.choices.includes(event.currentTarget.value)
                ? event.currentTarget.value
                : Number(event.currentTarget.value),
            )
          }
        >
          {option.choices.map((choice) => (
            <option key={choice} value={choice}>
              {textOf(choice)}
            </option>
          ))}
          {few &&
            Array.from({ length: most - option.least + 1 }, (_, n) => option.least + n).map((n) => (
              <option key={n} value={n}>
                {textOf(n)}
              </option>
            ))}
        </select>
      )}
      {long > CUT_ON_PHONE && <p class={long > CUT ? 'note' : 'note narrow-only'}>{textOf(value)}</p>}
    </div>
  )
}
