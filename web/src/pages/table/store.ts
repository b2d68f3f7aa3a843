/** The state of one table as the page holds it: what the server sent last, who looks, and which position is shown.

Nothing is computed here that the server computes: each view replaces the one before.  The parts are objects of their own:
`connection`, `seats`, `position`, `menu`, `chat`, `proposals` and `rules`. */
import { batch, computed, effect, type ReadonlySignal, signal } from '@preact/signals'
import type { ChatMessage, Entry, FromPage, SeatView, Saying, TableInfo, ToPage } from '../../contract'
import { api } from '../../kit/api'
import { nameSeats, say as sayPlain, type Say, type Values } from '../../kit/fluent'
import { connect } from '../../kit/socket'
import { complain, toast } from '../../kit/toast'

export type JournalEntry = [string, Values]
export type Viewer = number | null // a seat of mine; null: a spectator

export interface RuleWanted {
  rule: string // an id, or "" for the whole book
}

export type Store = ReturnType<typeof openTable>
type Send = (message: FromPage) => number | null // the number of the message; null: there is no connection

/** What a seat sees apart from who it is: where two seats differ, something is hidden from one of them. */
function visibleState(view: SeatView): string {
  const { seat: _, asked: __, ...rest } = view.view as { seat: unknown; asked: unknown }
  return JSON.stringify([rest, view.scores])
}

/** The views of all my seats, and whose is shown: with several people at one screen a curtain parts them. */
function openSeats() {
  const views = signal<ReadonlyMap<Viewer, SeatView>>(new Map())
  const chosen = signal<Viewer>(null) // the seat that looks, when several are mine
  const curtain = signal<number | null>(null) // the seat to hand the screen to
  const own = computed(() => [...views.value.keys()].filter((seat): seat is number => seat !== null))
  const viewer = computed<Viewer>(() => {
    const seats = own.value
    return seats.length > 1 ? (chosen.value ?? seats[0] ?? null) : (seats[0] ?? null)
  })

  /** Show the seat that is asked, behind the curtain if anything is hidden from one of us. */
  function turnToAsked(): void {
    const seats = own.value
    if (seats.length < 2) return
    const asked = views.value.get(viewer.value)?.asked ?? []
    const current = viewer.value
    const next = asked.includes(current ?? -1) ? current : asked.find((seat) => seats.includes(seat))
    if (next === undefined || next === null || (next === chosen.value && curtain.value === null)) {
      if (chosen.value === null) chosen.value = current
      return
    }
    const different = new Set(seats.map((seat) => visibleState(views.value.get(seat) as SeatView)))
    if (different.size === 1) {
      chosen.value = next
      curtain.value = null
    } else curtain.value = next === chosen.value ? null : next
  }

  function receive(view: SeatView): void {
    const known = new Map(views.value)
    if (view.seat !== null) known.delete(null) // a spectator has taken a seat
    views.value = known.set(view.seat, view)
  }

  function liftCurtain(): void {
    batch(() => {
      chosen.value = curtain.value
      curtain.value = null
    })
  }

  return { views, mine: own, viewer, curtain, liftCurtain, turnToAsked, receive }
}

/** Which position is shown: the latest one, or one of the past in the replay. */
function openPosition(id: string, seats: ReturnType<typeof openSeats>) {
  const replayed = signal<SeatView | null>(null)
  const latest = computed(() => seats.views.value.get(seats.viewer.value) ?? null)
  const shown = computed(() => replayed.value ?? latest.value)
  let wanted: number | null = null
  let loading = false

  /** Show the position after so many moves; null for the latest.  Loads one at a time, and only the last one asked for. */
  async function goTo(moves: number | null): Promise<void> {
    wanted = moves
    if (moves === null) replayed.value = null
    if (moves === null || loading) return
    loading = true
    try {
      while (wanted !== null && replayed.value?.at !== wanted) {
        const at: number = wanted
        const view = await api.replay(id, at, seats.viewer.value)
        if (wanted !== null) replayed.value = { ...view, at }
      }
    } catch (fault) {
      complain(fault)
    } finally {
      loading = false
    }
  }

  return { latest, replayed, shown, goTo }
}

/** The journals of all my seats; `entries` is the one that is shown. */
function openJournal(seats: ReturnType<typeof openSeats>, replayed: ReadonlySignal<SeatView | null>) {
  const journals = signal<ReadonlyMap<Viewer, readonly JournalEntry[]>>(new Map())
  const entries = computed<readonly JournalEntry[]>(() => {
    const past = replayed.value
    return past ? (past.journal.entries as JournalEntry[]) : (journals.value.get(seats.viewer.value) ?? [])
  })
  function receive({ seat, journal }: SeatView): void {
    const before = journals.value.get(seat)?.slice(0, journal.start) ?? []
    journals.value = new Map(journals.value).set(seat, [...before, ...(journal.entries as JournalEntry[])])
  }
  return { entries, receive }
}

/** The question of the seat that looks, its menu, and the answer on its way. */
function openMenu(send: Send, position: ReturnType<typeof openPosition>, viewer: ReadonlySignal<Viewer>) {
  const question = computed(() => (position.replayed.value ? null : (position.latest.value?.question ?? null)))
  const pending = signal<number | null>(null) // the number of the message on its way
  const decisions = signal(0) // of mine that have been carried out since the page was opened
  const advised = signal<string | null>(null) // a word that a lesson proposes
  let answered: { seat: Viewer; n: number } | null = null

  /** Play an entry; the menu waits for the next view, or for the refusal. */
  function play(entry: Pick<Entry, 'word'>): void {
    const asked = question.value
    if (!asked || pending.value !== null) return
    pending.value = send({ t: 'act', word: entry.word, n: asked.n, seat: viewer.value })
    answered = { seat: viewer.value, n: asked.n }
  }

  function receive(view: SeatView): void {
    pending.value = null
    if (answered?.seat !== view.seat || answered.n === view.question?.n) return
    answered = null
    decisions.value += 1
  }

  function refused(message: number): void {
    if (pending.value === message) pending.value = answered = null
  }

  return { question, pending, decisions, advised, play, receive, refused }
}

function openChat(send: Send) {
  const lines = signal<readonly Saying[]>([])
  const linesBefore = signal<number | null>(null) // how many there were when one came; null: not known yet
  function receive(message: ChatMessage): void {
    const known = new Set(lines.value.map((line) => line.id))
    const fresh = message.lines.filter((line) => !known.has(line.id))
    linesBefore.value ??= message.lines.length
    if (fresh.length) lines.value = [...lines.value, ...fresh].sort((a, b) => a.id - b.id)
  }
  const write = (text: string) => send({ t: 'chat', text })
  return { lines, linesBefore, write, receive }
}

export function openTable(id: string) {
  const info = signal<TableInfo | null>(null)
  const lost = signal<string | null>(null) // why the table cannot be shown
  const clockAhead = signal(0) // seconds by which the server's clock is ahead
  const refusedBy = signal('') // the rule that refused something since this question was asked
  let lastId = 0

  const socket = connect<ToPage, FromPage>(`/api/tables/${encodeURIComponent(id)}/socket`, receive, (code) => {
    if (!lost.value) lost.value = code === 4404 ? 'page-no-such-table' : 'page-cut-off'
  })
  const send: Send = (message) => {
    const numbered = { ...message, id: ++lastId }
    if (socket.send(numbered as FromPage)) return lastId
    toast('page-not-connected')
    return null
  }

  const seats = openSeats()
  const position = openPosition(id, seats)
  const journal = openJournal(seats, position.replayed)
  const menu = openMenu(send, position, seats.viewer)
  const chat = openChat(send)
  const connection = { state: socket.state, retry: socket.retry, renew: socket.renew, lost, clockAhead }
  const rules = {
    open: signal<RuleWanted | null>(null),
    current: computed(() => refusedBy.value || (position.latest.value?.question?.rule ?? '')), // the one that matters now
  }
  const proposals = {
    undo(ask: boolean): void {
      const message = send({ t: 'undo', ask, seat: seats.viewer.value })
      if (!ask) menu.pending.value = message
    },
    answer: (proposal: number, yes: boolean, seat: number) => send({ t: 'answer', proposal, yes, seat }),
  }

  // As text, so that it changes only when its value does: every sentence on the page depends on it.
  const contextText = computed(() => JSON.stringify(position.shown.value?.manner ?? {}))
  const messageContext = computed(() => JSON.parse(contextText.value) as Values)
  const say: Say = (key, values = {}) => sayPlain(key, { ...messageContext.value, ...values })

  function receive(message: ToPage): void {
    switch (message.t) {
      case 'table':
        info.value = message.info
        break
      case 'view':
        batch(() => {
          journal.receive(message)
          if (seats.views.value.get(message.seat)?.question?.n !== message.question?.n) refusedBy.value = ''
          seats.receive(message)
          menu.receive(message)
          seats.turnToAsked()
        })
        break
      case 'said':
        chat.receive(message)
        break
      case 'done':
        break // the view that follows says more
      case 'refused':
        menu.refused(message.id)
        toast(message.key, message.arguments)
        if (message.rule) refusedBy.value = message.rule
        break
      case 'pong':
        clockAhead.value = message.at - Date.now() / 1000
        break
      case 'closing':
        toast(message.key, message.arguments)
        break
    }
  }

  const stopNaming = effect(() => {
    const all = info.value?.seats
    if (all) nameSeats(all.map((seat) => seat.name || sayPlain('core-seat', { seat: seat.seat, player: '' })))
  })
  const tellWhetherLooking = () => socket.send({ t: 'looking', yes: !document.hidden })
  // A new connection brings whole views; they show whether what was on its way has arrived.
  const stopWatching = effect(() => {
    if (socket.state.value !== 'live') return
    menu.pending.value = null
    tellWhetherLooking()
  })
  document.addEventListener('visibilitychange', tellWhetherLooking)

  function close(): void {
    stopWatching()
    stopNaming()
    document.removeEventListener('visibilitychange', tellWhetherLooking)
    socket.close()
    nameSeats([])
  }

  return {
    id,
    info,
    connection,
    seats,
    position,
    journal: journal.entries,
    menu,
    chat,
    proposals,
    rules,
    say,
    close,
  }
}
