/** Conflicts and events as short scenes: told by the journal, gone by themselves, and shut by a click or by Escape. */
import { useSignal } from '@preact/signals'
import { useLayoutEffect, useRef } from 'preact/hooks'
import type { Values } from '../../kit/fluent'
import { Icon } from '../../kit/icons'
import { NONE } from '../../kit/layout'
import { Marker, Pawn, raw } from '../../kit/tokens/tokens'
import type { GlyphName } from '../../kit/tokens/glyphs'
import { Torch } from './countries'
import { CITY_ART } from './ground'
import type { Props } from './parts'
import { PAWNS } from './view'
import './scenes.css'

type Note = readonly [string, Values]

export interface Scene {
  kind: 'conflict' | 'event'
  country: string // of a conflict
  event: string
  winner: string | null // the religion; null when nobody wins, or for an event
  pawns: Record<string, number> // that stood against each other
  title: Note
  notes: Note[] // what it brings, seat by seat
}

const key = (note: Note) => note[0].replace('column-note-', '')
const CONSEQUENCES: Record<Scene['kind'], readonly string[]> = {
  conflict: ['gained', 'house-lost'],
  event: ['lost', 'protected', 'accepted', 'imprisoned', 'character-left', 'die-free'],
}
const SHOWN: readonly string[] = ['gained', 'house-lost', 'lost', 'protected', 'accepted', 'imprisoned']

/** The scenes of a journal from an entry on; the pawns of each conflict are those that came and did not leave. */
export function scenesOf(journal: readonly Note[], from: number): Scene[] {
  const pawns: Record<string, Record<string, number>> = {}
  const scenes: Scene[] = []
  journal.forEach((note, n) => {
    const [name, told] = [key(note), note[1]]
    const country = String(told.country ?? '')
    if (name === 'added' || name === 'removed') {
      const here = (pawns[country] ??= {})
      here[String(told.pawn)] = (here[String(told.pawn)] ?? 0) + (name === 'added' ? 1 : -1)
      return
    }
    const kind = name === 'event' ? 'event' : /^conflict/.test(name) ? 'conflict' : null
    if (!kind) return
    const stood = pawns[country] ?? {}
    if (kind === 'conflict') pawns[country] = {}
    if (n < from) return
    const after = journal.slice(n + 1)
    const end = after.findIndex((one) => !CONSEQUENCES[kind].includes(key(one)))
    const notes = (end < 0 ? after : after.slice(0, end)).filter((one) => SHOWN.includes(key(one)))
    const winner = name === 'conflict' ? String(told.religion) : null
    scenes.push({
      kind,
      country,
      event: String(told.event ?? ''),
      winner,
      pawns: kind === 'conflict' ? stood : {},
      title: note,
      notes,
    })
  })
  return scenes
}

const LONGEST = 400 // entries at once: more is a jump, not a story
const SHOW: Record<Scene['kind'], number> = { conflict: 5200, event: 3800 } // milliseconds

/** What is new in a journal since it was looked at last; null when it is another one, or went back.  An event that is
still being answered lies on the board; it is told when it is over. */
function useFresh(journal: readonly Note[] | undefined, answered: boolean): Scene[] | null {
  const known = useRef<readonly Note[] | null>(null)
  const open = useRef<number | null>(null)
  const before = known.current
  const now = journal ?? []
  known.current = now
  const from = open.current ?? before?.length ?? 0
  if (before === now) return []
  const last = now.map(key).lastIndexOf('event')
  open.current = answered || last < from ? null : last
  if (!before?.length) return []
  const same = before.length - 1
  const goesOn = now.length - before.length <= LONGEST && JSON.stringify(now[same]) === JSON.stringify(before[same])
  if (!goesOn) return null
  return scenesOf(now, from).filter((scene) => answered || scene.kind !== 'event')
}

function Ranks({ scene }: { scene: Scene }) {
  const many = (pawn: string) => Math.max(0, scene.pawns[pawn] ?? 0)
  const crowd = (pawn: string) =>
    Array.from({ length: many(pawn) }, (_, n) => (
      <span key={n} class="stands" style={{ '--n': n }}>
        <Pawn name={pawn as GlyphName} tone={pawn} />
      </span>
    ))
  return (
    <div class="ranks" aria-hidden="true">
      <svg class="scene-city" viewBox="-74 -66 152 74">
        <path class="scene-glow" d="M-74 8V-30Q-40 -66 2 -66T78 -30V8Z" />
        <path class="scene-smoke" d="M-26 -34q-8 -10 2 -16q10 -5 2 -14M30 -32q8 -10 -2 -16q-10 -5 0 -14" />
        <g {...raw(CITY_ART[scene.country] ?? '')} />
        <path class="k-line" d="M-74 0H78" />
      </svg>
      <span class={scene.winner === 'protestant' ? 'rank-of catholics beaten' : 'rank-of catholics'}>
        {crowd('catholic')}
      </span>
      <span class="between">
        <svg class="scene-torch" viewBox="-24 -60 48 90">
          <Torch burning />
        </svg>
        <span class="bystanders">{crowd('neutral')}</span>
      </span>
      <span class={scene.winner === 'catholic' ? 'rank-of protestants beaten' : 'rank-of protestants'}>
        {crowd('protestant')}
      </span>
    </div>
  )
}

/** One at a time, the next when this one is over. */
export function Scenes({ view, say, journal }: Props) {
  const waiting = useSignal<readonly Scene[]>([])
  const fresh = useFresh(journal, view.event === null)
  useLayoutEffect(() => {
    if (!fresh)
      waiting.value = [] // another time is looked at
    else if (fresh.length) waiting.value = [...waiting.value, ...fresh].slice(-2)
  })
  const scene = waiting.value[0]
  const next = () => (waiting.value = waiting.value.slice(1))
  useLayoutEffect(() => {
    if (!scene) return
    const timer = window.setTimeout(next, SHOW[scene.kind])
    const escape = (event: KeyboardEvent) => event.key === 'Escape' && next()
    addEventListener('keydown', escape)
    return () => {
      clearTimeout(timer)
      removeEventListener('keydown', escape)
    }
  }, [scene])
  if (!scene) return null
  const total = PAWNS.reduce((sum, pawn) => sum + (scene.pawns[pawn] ?? 0), 0)
  return (
    <section
      class={`scene sheet ${scene.kind}${view.event ? ' aside' : ''}`}
      role="status"
      data-scene={scene.kind}
      onClick={next}
    >
      <p class="scene-title">{say(scene.title[0], { ...scene.title[1] })}</p>
      {scene.kind === 'conflict' && total > 0 && <Ranks scene={scene} />}
      <ul class="scene-lines">
        {scene.kind === 'event' && !scene.notes.length && <li>{say('column-text-affected', { names: NONE })}</li>}
        {scene.notes.map((note, n) => (
          <li key={n} class={/lost|imprisoned/.test(note[0]) ? 'worse' : 'better'}>
            <Marker seat={Number(note[1].seat)} />
            {say(note[0], { ...note[1] })}
          </li>
        ))}
      </ul>
      <button type="button" class="scene-close" aria-label={say('page-close')}>
        <Icon name="close" />
      </button>
    </section>
  )
}
