/** The routes of the page: the lobby at `/`, a table at `/t/<id>`, the account at `/account`. */
import { computed, signal } from '@preact/signals'

export type Route =
  | { page: 'lobby' }
  | { page: 'account' }
  | { page: 'kit' }
  | { page: 'table'; id: string; seat: number | null; key: string }
  | { page: 'lost' }

const address = signal(location.pathname + location.search)

addEventListener('popstate', () => {
  address.value = location.pathname + location.search
})

export function read(path: string): Route {
  const url = new URL(path, 'http://here')
  const table = /^\/t\/([\w-]{1,80})\/?$/.exec(url.pathname)
  if (table) {
    const seat = url.searchParams.get('seat')
    return {
      page: 'table',
      id: table[1] ?? '',
      seat: seat !== null && /^\d$/.test(seat) ? Number(seat) : null,
      key: url.searchParams.get('key') ?? '',
    }
  }
  if (url.pathname === '/') return { page: 'lobby' }
  if (url.pathname === '/kit') return { page: 'kit' }
  if (url.pathname === '/account') return { page: 'account' }
  return { page: 'lost' }
}

export const route = computed(() => read(address.value))

export function go(path: string, replace = false): void {
  history[replace ? 'replaceState' : 'pushState'](null, '', path)
  address.value = path
  scrollTo(0, 0)
}

/** Follows a link within the page without a reload; a new tab is left to the browser. */
export function follow(event: MouseEvent): void {
  const link = event.currentTarget as HTMLAnchorElement
  if (event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  event.preventDefault()
  go(link.pathname + link.search)
}
