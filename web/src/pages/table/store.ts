/** A table as the page holds it: what the socket told last, whose eyes are looking, and the replay.

Nothing is computed here that the server has said: a view is replaced by the next one. */
import { batch, computed, effect, signal } from '@preact/signals'
import type { Entry, FromPage, SeatView, Saying, TableInfo, ToPage } from '../../contract'
import { api } from '../../kit/api'
import { nameSeats, say as sayPlain, type Say, type Values } from '../../kit/fluent'
import { connect } from '../../kit/socket'
import { complain, toast } from '../../kit/toast'

export type JournalEntry = [string, Values]
export type Watcher = number | null // a seat of mine, or a spectator's eyes

export interface RuleWanted {
  rule: string // an id, or "" for the whole book
}

export type Store = ReturnType<typeof openTable>

/** What differs between two seats' views is hidden from one of them. */
function secret(view: SeatView): string {
  const { seat: _, asked: __, ...rest } = view.view as { seat: unknown; asked: unknown }
  return JSON.stringify([rest, view.scores])
}

export function openTable(id: string) {
  const info = signal<TableInfo | null>(null)
  const views = signal<ReadonlyMap<Watcher, SeatView>>(new Map())
  const journals = signal<ReadonlyMap<Watcher, readonly JournalEntry[]>>(new Map())
  const chat = signal<readonly Saying[]>([])
  const saidBefore = signal<number | null>(null) // lines of the chat when one came
  const chosen = signal<Watcher>(null) // the seat whose eyes look, when several are mine
  const curtain = signal<number | null>(null) // whom to hand the screen to
  const pending = signal<number | null>(null) // the message on its way
  const replayed = signal<SeatView | null>(null)
  const gone = signal<string | null>(null) // why the table cannot be shown
  const rules = signal<RuleWanted | null>(null)
  const lastRefusal = signal('') // the rule that refused something since this question was asked
  const clock = signal(0) // how far the server's clock is ahead, in seconds
  const acted = signal(0) // decisions of mine that have been carried out since the page was opened
  const advised = signal<string | null>(null) // a word that a lesson proposes
  let answering: { seat: Watcher; n: number } | null = null
  let lastId = 0

  const line = connect<ToPage, FromPage>(`/api/tables/${encodeURIComponent(id)}/socket`, hear, (code) => {
    if (!gone.value) gone.value = code === 4404 ? 'page-no-such-table' : 'page-cut-off'
  })

  const mine = computed(() => [...views.value.keys()].filter((seat): seat is number => seat !== null))
  const watcher = computed<Watcher>(() => {
    const seats = mine.value
    return seats.length > 1 ? (chosen.value ?? seats[0] ?? null) : (seats[0] ?? null)
  })
  const now = computed(() => views.value.get(watcher.value) ?? null)
  const view = computed(() => replayed.value ?? now.value)
  const journal = computed<readonly JournalEntry[]>(() => {
    const past = replayed.value
    return past ? (past.journal.entries as JournalEntry[]) : (journals.value.get(watcher.value) ?? [])
  })
  // As text, so that it changes only when it changes: every sentence on the page hangs on it.
  const mannerText = computed(() => JSON.stringify(view.value?.manner ?? {}))
  const manner = computed(() => JSON.parse(mannerText.value) as Values)
  const say: Say = (key, values = {}) => sayPlain(key, { ...manner.value, ...values })
  const question = computed(() => (replayed.value ? null : (now.value?.question ?? null)))
  const ruleNow = computed(() => lastRefusal.value || (now.value?.question?.rule ?? ''))

  const stopNaming = effect(() => {
    const seats = info.value?.seats
    if (seats) nameSeats(seats.map((seat) => seat.name || sayPlain('core-seat', { seat: seat.seat, player: '' })))
  })

  function hear(message: ToPage): void {
    switch (message.t) {
      case 'table':
        info.value = message.info
        break
      case 'view':
        take(message)
        break
      case 'said': {
        const known = new Set(chat.value.map((one) => one.id))
        const fresh = message.lines.filter((one) => !known.has(one.id))
        saidBefore.value ??= message.lines.length
        if (fresh.length) chat.value = [...chat.value, ...fresh].sort((a, b) => a.id - b.id)
        break
      }
      case 'done':
        break // the view that follows says it better
      case 'refused':
        if (pending.value === message.id) pending.value = answering = null
        toast(message.key, message.arguments)
        if (message.rule) lastRefusal.value = message.rule
        break
      case 'pong':
        clock.value = message.at - Date.now() / 1000
        break
      case 'closing':
        toast(message.key, message.arguments)
        break
    }
  }

  function take(message: SeatView): void {
    batch(() => {
      const seat = message.seat
      const before = journals.value.get(seat) ?? []
      const part = message.journal
      journals.value = new Map(journals.value).set(seat, [
        ...before.slice(0, part.start),
        ...(part.entries as JournalEntry[]),
      ])
      if (views.value.get(seat)?.question?.n !== message.question?.n) lastRefusal.value = ''
      const known = new Map(views.value)
      if (seat !== null) known.delete(null) // one has taken a seat
      views.value = known.set(seat, message)
      pending.value = null
      if (answering?.seat === seat && answering.n !== message.question?.n) {
        answering = null
        acted.value += 1
      }
      turnTo()
    })
  }

  /** With several people at one screen: turn to the one who is asked, behind a curtain if anything is hidden. */
  function turnTo(): void {
    const seats = mine.value
    if (seats.length < 2) return
    const asked = now.value?.asked ?? []
    const current = watcher.value
    const next = asked.includes(current ?? -1) ? current : asked.find((seat) => seats.includes(seat))
    if (next === undefined || next === null || (next === chosen.value && curtain.value === null)) {
      if (chosen.value === null) chosen.value = current
      return
    }
    const secrets = new Set(seats.map((seat) => secret(views.value.get(seat) as SeatView)))
    if (secrets.size === 1) {
      chosen.value = next
      curtain.value = null
    } else if (next !== chosen.value) {
      curtain.value = next
    } else {
      curtain.value = null
    }
  }

  function lift(): void {
    batch(() => {
      chosen.value = curtain.value
      curtain.value = null
    })
  }

  function send(message: FromPage): number | null {
    const numbered = { ...message, id: ++lastId }
    if (line.send(numbered as FromPage)) return lastId
    toast('page-not-connected')
    return null
  }

  /** Play an entry of the menu; the menu waits until the next view, or the refusal, has come. */
  function act(entry: Pick<Entry, 'word'>): void {
    const asked = question.value
    if (!asked || pending.value !== null) return
    pending.value = send({ t: 'act', word: entry.word, n: asked.n, seat: watcher.value })
    answering = { seat: watcher.value, n: asked.n }
  }

  function undo(ask: boolean): void {
    const sent = send({ t: 'undo', ask, seat: watcher.value })
    if (!ask) pending.value = sent
  }
  const answer = (proposal: number, yes: boolean, seat: number) => send({ t: 'answer', proposal, yes, seat })
  const talk = (text: string) => send({ t: 'chat', text })

  let wantedAt: number | null = null
  let looking = false
  /** Look at the position after so many moves; null for now.  One question at a time, and only the last wish counts. */
  async function lookAt(at: number | null): Promise<void> {
    wantedAt = at
    if (at === null) replayed.value = null
    if (at === null || looking) return
    looking = true
    try {
      while (wantedAt !== null && replayed.value?.at !== wantedAt) {
        const at: number = wantedAt
        const found = await api.replay(id, at, watcher.value)
        if (wantedAt !== null) replayed.value = { ...found, at }
      }
    } catch (fault) {
      complain(fault)
    } finally {
      looking = false
    }
  }

  const look = () => line.send({ t: 'looking', yes: !document.hidden })

  // A new connection brings whole views; what was on its way may or may not have arrived, and the view tells.
  const stop = effect(() => {
    if (line.state.value === 'live') {
      pending.value = null
      look()
    }
  })
  document.addEventListener('visibilitychange', look)

  function close(): void {
    stop()
    stopNaming()
    document.removeEventListener('visibilitychange', look)
    line.close()
    nameSeats([])
  }

  return {
    id,
    info,
    views,
    view,
    now,
    journal,
    chat,
    saidBefore,
    mine,
    watcher,
    chosen,
    curtain,
    pending,
    replayed,
    gone,
    rules,
    question,
    clock,
    acted,
    advised,
    ruleNow,
    line,
    say,
    lift,
    act,
    undo,
    answer,
    talk,
    lookAt,
    close,
  }
}
