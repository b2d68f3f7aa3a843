/** The HTTP calls of docs/api.md, typed by the contract.  A refusal is thrown, with the key and the arguments of its message. */
import type * as c from '../contract'

/** A call that was refused, and why. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly key: string,
    readonly args: Record<string, unknown>,
  ) {
    super(key)
  }
}

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  let answer: Response
  try {
    answer = await fetch(path, {
      method,
      ...(body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    })
  } catch {
    throw new Refusal(0, 'page-no-server', {})
  }
  if (answer.ok) return (await answer.json()) as T
  let fault: c.Fault | null = null
  try {
    fault = (await answer.json()) as c.Fault
  } catch {
    // not from our server: a proxy, perhaps
  }
  throw new Refusal(answer.status, fault?.key ?? 'page-server-trouble', fault?.arguments ?? { status: answer.status })
}

const get = <T>(path: string) => call<T>('GET', path)
const post = <T>(path: string, body?: object) => call<T>('POST', path, body ?? {})
const table = (id: string) => `/api/tables/${encodeURIComponent(id)}`
const seated = (seat: number | null) => (seat === null ? '' : `seat=${seat}`)

export const api = {
  me: () => get<c.Me>('/api/me'),
  guest: (body: c.Guest) => post<c.Me>('/api/guest', body),
  account: (body: c.Credentials) => post<c.Me>('/api/account', body),
  login: (body: c.Credentials) => post<c.Me>('/api/login', body),
  logout: () => post<c.Me>('/api/logout'),
  change: (body: c.ChangeMe) => call<c.Me>('PATCH', '/api/me', body),

  games: () => get<c.GameInfo[]>('/api/games'),
  rules: (game: string, language: string) => get<c.Rulebook>(`/api/games/${game}/rules/${language}`),
  words: (game: string) => get<c.WordInfo[]>(`/api/games/${game}/words`),

  lobby: () => get<c.Lobby>('/api/lobby'),
  newTable: (body: c.NewTable) => post<c.TableInfo>('/api/tables', body),
  newLesson: (body: c.NewLesson) => post<c.TableInfo>('/api/lessons', body),
  table: (id: string) => get<c.TableInfo>(table(id)),
  join: (id: string, body: c.Join) => post<c.TableInfo>(`${table(id)}/join`, body),
  leave: (id: string, body: c.Leave) => post<c.TableInfo>(`${table(id)}/leave`, body),
  comeBack: (id: string, body: c.Return) => post<c.TableInfo>(`${table(id)}/return`, body),
  fill: (id: string, body: c.FillSeat) => post<c.TableInfo>(`${table(id)}/fill`, body),
  cancel: (id: string) => post<c.TableInfo>(`${table(id)}/cancel`),
  late: (id: string, body: c.Late) => post<c.TableInfo>(`${table(id)}/late`, body),

  replay: (id: string, at: number, seat: number | null) =>
    get<c.SeatView>(`${table(id)}/replay?at=${at}${seat === null ? '' : `&${seated(seat)}`}`),
  scores: (id: string, seat: number | null) => get<c.ScoreChart>(`${table(id)}/scores?${seated(seat)}`),
  why: (id: string, body: c.WhyNot) => post<c.Why>(`${table(id)}/why`, body),
  hint: (id: string, body: c.AskHint) => post<c.Hint>(`${table(id)}/hint`, body),
  recordPath: (id: string, seat: number | null) => `${table(id)}/record?${seated(seat)}`,
}
