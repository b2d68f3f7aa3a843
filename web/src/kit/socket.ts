/** A socket that comes back by itself: after a cut it tries again, soon at first, then more slowly. */
import { signal, type ReadonlySignal } from '@preact/signals'

const FIRST_WAIT = 400 // milliseconds
const LONGEST_WAIT = 10_000
const HEARTBEAT = 20_000
const SILENCE = 45_000 // without a word for so long, the line is dead
const FINAL = new Set([1008, 4404]) // cut off on purpose: see docs/api.md

export type State = 'connecting' | 'live' | 'waiting' | 'closed'

export interface Line<Out> {
  state: ReadonlySignal<State>
  send: (message: Out) => boolean
  retry: () => void
  renew: () => void
  close: () => void
}

export function connect<In, Out>(path: string, hear: (message: In) => void, ended?: (code: number) => void): Line<Out> {
  const state = signal<State>('connecting')
  let socket: WebSocket | null = null
  let tries = 0
  let timer = 0
  let heard = Date.now()
  let wanted = true

  function open(): void {
    clearTimeout(timer)
    state.value = tries ? 'waiting' : 'connecting'
    const url = new URL(path, location.href)
    url.protocol = location.protocol === 'https:' ? 'wss:' : 'ws:'
    const line = new WebSocket(url)
    socket = line
    line.onopen = () => {
      tries = 0
      heard = Date.now()
      state.value = 'live'
    }
    line.onmessage = (event) => {
      heard = Date.now()
      hear(JSON.parse(event.data as string) as In)
    }
    line.onclose = (event) => {
      if (socket !== line) return
      socket = null
      if (!wanted || FINAL.has(event.code)) {
        state.value = 'closed'
        if (wanted) ended?.(event.code)
        return
      }
      state.value = 'waiting'
      const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** tries++)
      timer = window.setTimeout(open, wait * (0.5 + Math.random() / 2))
    }
  }

  const beat = window.setInterval(() => {
    if (state.value !== 'live') return
    if (Date.now() - heard > SILENCE) socket?.close(4000)
    else send({ t: 'ping' } as Out)
  }, HEARTBEAT)

  /** Now rather than later: the network is back, or somebody looks again. */
  function retry(): void {
    if (wanted && state.value === 'waiting' && !socket) open()
  }

  /** A new connection in place of this one: to the server one is somebody else now. */
  function renew(): void {
    if (!wanted) return
    const old = socket
    socket = null
    old?.close(1000)
    tries = 0
    open()
  }

  function send(message: Out): boolean {
    if (socket?.readyState !== WebSocket.OPEN) return false
    socket.send(JSON.stringify(message))
    return true
  }

  function close(): void {
    wanted = false
    clearInterval(beat)
    clearTimeout(timer)
    removeEventListener('online', retry)
    document.removeEventListener('visibilitychange', retry)
    socket?.close(1000)
    state.value = 'closed'
  }

  addEventListener('online', retry)
  document.addEventListener('visibilitychange', retry)
  open()
  return { state, send, retry, renew, close }
}
