/** The mass as a scene: who comes out of the black bag is held up one by one, monks too, before they go to their window.

It is short, goes away by itself or at a touch, takes no click from the table, and stands still where motion is unwanted. */
import { useSignal } from '@preact/signals'
import { useLayoutEffect, useRef } from 'preact/hooks'
import { reduced } from '../../kit/play/flights'
import { Figure, raw } from '../../kit/tokens/tokens'
import { atMass, Dusk } from './church'
import { BAG, parchment } from './ground'
import type { Pieces, Someone } from './pieces'
import { generationNumber } from './space'
import type { VillageView } from './view.gen'

const EACH = 420 // milliseconds until the next one is held up; board.css knows it too
const STAY = 1300

export interface Called {
  people: readonly Someone[]
  monks: number
}

/** Who has left the bag for the church between two views, and how many monks with them. */
export function calledBetween(
  before: { view: VillageView; bag: readonly Someone[] },
  view: VillageView,
  pieces: Pieces,
): Called | null {
  const inChurch = new Set(
    Object.entries(pieces.people).flatMap(([place, here]) =>
      place.startsWith('window_') ? here.map((one) => one.id) : [],
    ),
  )
  const people = before.bag.filter((one) => inChurch.has(one.id))
  if (!people.length) return null
  const out = view.pulled - (atMass(before.view) ? before.view.pulled : 0)
  return { people, monks: Math.max(0, out - people.length) }
}

export function Mass({ view, pieces }: { view: VillageView; pieces: Pieces }) {
  const last = useRef<{ view: VillageView; bag: readonly Someone[] } | null>(null)
  const called = useSignal<Called | null>(null)
  useLayoutEffect(() => {
    const before = last.current
    last.current = { view, bag: pieces.people.bag ?? [] }
    if (before) called.value = calledBetween(before, view, pieces) ?? called.peek()
  }, [view])
  const now = called.value
  useLayoutEffect(() => {
    if (!now) return
    const away = () => (called.value = null)
    const count = now.people.length + now.monks
    const timer = setTimeout(away, reduced() ? STAY * 2 : count * EACH + STAY)
    addEventListener('pointerdown', away)
    addEventListener('keydown', away)
    return () => {
      clearTimeout(timer)
      removeEventListener('pointerdown', away)
      removeEventListener('keydown', away)
    }
  }, [now])
  if (!now) return null
  const all: (Someone | null)[] = [...now.people, ...Array.from({ length: now.monks }, () => null)]
  const wide = all.length * 52 + 24
  const [x, y] = [BAG[0] + 44, BAG[1] - 96]
  return (
    <>
      <Dusk />
      <g class="mass" aria-hidden="true">
        <g {...raw(parchment(x - wide / 2, y - 40, wide, 82))} />
        {all.map((one, n) => (
          <g key={one?.id ?? `monk ${n}`} class="called" data-nth={n}>
            <Figure
              seat={one?.seat ?? 0}
              monk={!one}
              number={one ? generationNumber(one.generation) : undefined}
              x={x + (n - (all.length - 1) / 2) * 52}
              y={y}
              size={62}
            />
          </g>
        ))}
      </g>
    </>
  )
}
