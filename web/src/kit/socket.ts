/** A WebSocket that reconnects by itself, with growing pauses. */
import { signal, type ReadonlySignal } from '@preact/signals'

const FIRST_WAIT = 400 // milliseconds
const LONGEST_WAIT = 10_000
const HEARTBEAT = 20_000
const SILENCE = 45_000 // without a message for so long, the connection is taken for dead
const FINAL = new Set([1008, 4404]) // cut off on purpose: see docs/api.md

export type State = 'connecting' | 'live' | 'waiting' | 'closed'

export interface Connection<Out> {
  state: ReadonlySignal<State>
  send: (message: Out) => boolean
  retry: () => void
  renew: () => void
  close: () => void
}

export function connect<In, Out>(
  path: string,
  receive: (message: In) => void,
  ended?: (code: number) => void,
): Connection<Out> {
  const state = signal<State>('connecting')
  let socket: WebSocket | null = null
  let tries = 0
  let timer = 0
  let lastMessage = Date.now()
  let wanted = true

  function open(): void {
    clearTimeout(timer)
    state.value = tries ? 'waiting' : 'connecting'
    const url = new URL(path, location.href)
    url.protocol = location.protocol === 'https:' ? 'wss:' : 'ws:'
    const opened = new WebSocket(url)
    socket = opened
    opened.onopen = () => {
      tries = 0
      lastMessage = Date.now()
      state.value = 'live'
    }
    opened.onmessage = (event) => {
      lastMessage = Date.now()
      receive(JSON.parse(event.data as string) as In)
    }
    opened.onclose = (event) => {
      if (socket !== opened) return
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
    if (Date.now() - lastMessage > SILENCE) socket?.close(4000)
    else send({ t: 'ping' } as Out)
  }, HEARTBEAT)

  /** Reconnect now: the network is back, or the page is visible again. */
  function retry(): void {
    if (wanted && state.value === 'waiting' && !socket) open()
  }

  /** Open a new connection in place of this one, because the session has changed. */
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
