/** The stage: a table whose menu is shown where it happens.  Everything drawn inside can be a `Spot`. */
import { useSignal } from '@preact/signals'
import { createContext, type ComponentChildren } from 'preact'
import { useContext, useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks'
import type { Entry } from '../../contract'
import { spoken, type Say } from '../fluent'
import { Icon } from '../icons'
import { heedFingers } from './aim'
import { draggable } from './drag'
import { useFlights } from './flights'
import { lit, NOTHING, point, SEAL, type Pointed, type TargetsOf } from './pointing'
import { Tips } from './tips'
import { Tracker } from './tracker'
import './stage.css'

interface Stage {
  lit: ReadonlyMap<string, readonly Entry[]>
  held: readonly string[]
  busy: boolean
  say: Say
  tracker: Tracker
  touch: (spot: string, from?: Element | null) => void
  crowd: (spots: SVGElement[]) => void // a finger that may mean any of them
  hold: (spot: string) => void // taken up, not yet put down
  release: () => void
  play: (entry: Entry) => void
}

const NOWHERE: Stage = {
  lit: new Map(),
  held: [],
  busy: false,
  say: (key) => key,
  tracker: new Tracker(),
  touch: () => undefined,
  crowd: () => undefined,
  hold: () => undefined,
  release: () => undefined,
  play: () => undefined,
}

const StageContext = createContext<Stage>(NOWHERE)
export const useStage = (): Stage => useContext(StageContext)

const sentences = new WeakMap<Entry, [language: string, sentence: string]>()

/** What an entry says; asked for often, composed once in each language. */
export function sentence(entry: Entry, say: Say): string {
  const before = sentences.get(entry)
  if (before?.[0] === spoken.value) return before[1]
  const text = say(entry.key, { ...entry.arguments })
  sentences.set(entry, [spoken.value, text])
  return text
}

/** One line of a slip: a sentence to play, or a spot of a crowd with its picture. */
interface Choice {
  key: string
  text: string
  final: boolean
  picture: Element | null
  choose: () => void
}

interface Offer {
  choices: readonly Choice[]
  near: DOMRect
  from: Element | null
}

/** What the first of some spots with a piece looks like. */
function pictureOf(spots: readonly string[]): Element | null {
  for (const spot of spots) {
    const piece = document.querySelector(`[data-spot="${CSS.escape(spot)}"] svg.token`)
    if (piece) return piece
  }
  return null
}

export function StageOf(props: {
  view: unknown
  menu: readonly Entry[]
  n: number // of the question: a new one lets go of what was held
  targetsOf: TargetsOf
  leads?: (entry: Entry) => boolean // words that only lead on to the next question
  busy: boolean
  act: (entry: Entry) => void
  say: Say
  children: ComponentChildren
}) {
  const { menu, targetsOf, say } = props
  const pointed = useSignal<Pointed>(NOTHING)
  const offer = useSignal<Offer | null>(null)
  const tracker = useMemo(() => new Tracker(), [])
  useFlights(props.view)
  const release = () => {
    pointed.value = NOTHING
    offer.value = null
  }
  // A piece that was taken up with a word that leads on stays in hand: at the next question it is pointed at again.
  const taken = useRef<{ spot: string; n: number; how: 'pointed' | 'quietly' | 'dragged' } | null>(null)
  useEffect(() => {
    release()
    const again = taken.current
    if (!again || again.n === props.n) return
    taken.current = null
    if (!stage.lit.has(again.spot)) return
    if (again.how === 'dragged') stage.hold(again.spot)
    else stage.touch(again.spot, again.how === 'pointed' ? document.querySelector(`[data-spot="${again.spot}"]`) : null)
  }, [props.n, menu])
  function leadOn(spot: string, how: 'pointed' | 'quietly' | 'dragged'): boolean {
    const lead = props.leads && lit(menu, targetsOf).get(spot)?.find(props.leads)
    if (!lead || props.busy) return false
    taken.current = { spot, n: props.n, how }
    props.act(lead)
    return true
  }

  const stage: Stage = {
    lit: lit(menu, targetsOf, pointed.value.held),
    held: pointed.value.held,
    busy: props.busy,
    say,
    tracker,
    release,
    play(entry) {
      release()
      props.act(entry)
    },
    hold(spot) {
      leadOn(spot, 'dragged')
      pointed.value = { held: [spot], offered: [], played: null }
      offer.value = null
    },
    touch(spot, from = null) {
      if (!pointed.value.held.length && leadOn(spot, from ? 'pointed' : 'quietly')) return
      const next = point(menu, targetsOf, pointed.value.held, spot)
      if (next.played) return stage.play(next.played)
      pointed.value = next
      const choices = next.offered.map((entry) => ({
        key: entry.word,
        text: sentence(entry, say),
        final: entry.final,
        picture: pictureOf(targetsOf(entry).filter((one) => one !== spot)),
        choose: () => stage.play(entry),
      }))
      offer.value = choices.length && from ? { choices, near: from.getBoundingClientRect(), from } : null
    },
    crowd(spots) {
      const entries = (spot: SVGElement) => stage.lit.get(spot.dataset.spot ?? '') ?? []
      const all = new Set(spots.flatMap(entries))
      const whole = spots.find((spot) => entries(spot).length === all.size) // a place with all that lies on it
      const [first] = spots
      if (whole) return stage.touch(whole.dataset.spot ?? '', whole)
      if (!first) return
      const choices = spots.map((spot) => {
        const [only, more] = entries(spot)
        return {
          key: spot.dataset.spot ?? '',
          text: only && !more ? sentence(only, say) : (spot.dataset.tip?.split('\n')[0] ?? ''),
          final: Boolean(only && !more && only.final),
          picture: pictureOf([spot.dataset.spot ?? '']),
          choose: () => stage.touch(spot.dataset.spot ?? '', spot),
        }
      })
      offer.value = { choices, near: first.getBoundingClientRect(), from: first }
    },
  }
  const latest = useRef(stage)
  latest.current = stage
  useEffect(() => heedFingers((spots) => latest.current.crowd(spots)), [])
  return (
    <StageContext.Provider value={stage}>
      {props.children}
      {offer.value && <Chooser offer={offer.value} stage={stage} close={() => (offer.value = null)} />}
      <Tips />
    </StageContext.Provider>
  )
}

/** A place or a piece.  It is a button while something on the menu happens there, and only then.
A `quiet` one is taken up without a slip of paper: where it may go is in sight beside it. */
export function Spot(props: {
  id: string
  name: string
  drag?: boolean
  quiet?: boolean
  class?: string
  children: ComponentChildren
}) {
  const stage = useStage()
  const at = useRef<SVGGElement>(null)
  const entries = stage.lit.get(props.id)
  const held = stage.held.includes(props.id)
  const on = entries !== undefined
  const touch = () => stage.touch(props.id, props.quiet ? null : at.current)
  const latest = useRef(stage)
  latest.current = stage
  useLayoutEffect(() => {
    if (!on || !props.drag || !at.current) return
    return draggable(at.current, {
      start: () => latest.current.hold(props.id),
      drop(spot) {
        if (!spot || spot === props.id) latest.current.release()
        else latest.current.touch(spot, document.querySelector(`[data-spot="${spot}"]`))
      },
    })
  }, [on, props.drag, props.id])
  const words = entries && entries.length <= 4 ? entries.map((entry) => sentence(entry, stage.say)) : []
  const tip = [props.name, ...words].join('\n')
  return (
    <g
      ref={at}
      class={['spot', on && 'lit', on && props.drag && 'drags', held && 'in-hand', props.class]
        .filter(Boolean)
        .join(' ')}
      data-spot={props.id}
      data-tip={tip}
      data-words={entries?.map((entry) => entry.word).join('|')}
      {...(on
        ? {
            role: 'button' as const,
            tabindex: 0, // small letters: the names of attributes of SVG are not read otherwise
            'aria-disabled': stage.busy,
            'aria-pressed': held,
            'aria-label': words.length === 1 ? `${props.name}: ${words[0]}` : props.name,
            onClick: (event: Event) => {
              event.stopPropagation()
              touch()
            },
            onKeyDown: (event: KeyboardEvent) => {
              if (event.key === 'Enter' || event.key === ' ') touch()
              else if (event.key === 'Escape') stage.release()
              else if (!event.key.startsWith('Arrow') || !wander(event)) return
              event.preventDefault()
              event.stopPropagation()
            },
          }
        : {})}
    >
      {props.children}
    </g>
  )
}

/** Arrows go to the nearest lit spot on that side. */
function wander(event: KeyboardEvent): boolean {
  const [sx, sy] = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key] ?? [0, 0]
  const middle = (one: Element) => {
    const { x, y, width, height } = one.getBoundingClientRect()
    return [x + width / 2, y + height / 2] as const
  }
  const here = middle(event.currentTarget as Element)
  let best: SVGElement | null = null
  let least = Infinity
  for (const one of document.querySelectorAll<SVGElement>('[data-spot].lit')) {
    const [x, y] = middle(one)
    const along = (x - here[0]) * (sx as number) + (y - here[1]) * (sy as number)
    const across = Math.abs((x - here[0]) * (sy as number)) + Math.abs((y - here[1]) * (sx as number))
    if (along > 2 && along + across * 2 < least) {
      least = along + across * 2
      best = one
    }
  }
  best?.focus({ preventScroll: true })
  return best !== null
}

/** Several things can be done here: their sentences, on a slip of paper beside the place. */
function Chooser({ offer, stage, close }: { offer: Offer; stage: Stage; close: () => void }) {
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const at = box.current
    if (!at) return
    const { width, height } = at.getBoundingClientRect()
    const { left, right, top, bottom } = offer.near
    const room = right + width + 14 < innerWidth ? right + 8 : left - width - 8
    const beside = room >= 8
    const below = bottom + height + 14 < innerHeight ? bottom + 8 : top - height - 8
    const across = beside ? room : (left + right - width) / 2
    at.style.left = `${Math.max(8, Math.min(innerWidth - width - 8, across))}px`
    at.style.top = `${Math.max(8, Math.min(innerHeight - height - 8, beside ? top - 10 : below))}px`
    at.querySelector('button')?.focus({ preventScroll: true })
  }, [offer])
  useEffect(() => {
    const outside = (event: Event) => {
      const target = event.target as Element
      if (!box.current?.contains(target) && !target.closest('.lit')) stage.release()
    }
    addEventListener('pointerdown', outside)
    return () => removeEventListener('pointerdown', outside)
  })
  function key(event: KeyboardEvent): void {
    const all = [...(box.current?.querySelectorAll('button') ?? [])]
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (event.key === 'Escape') {
      stage.release()
      ;(offer.from as SVGElement | null)?.focus({ preventScroll: true })
    } else if (step) {
      const now = all.indexOf(document.activeElement as HTMLButtonElement)
      all[(now + step + all.length) % all.length]?.focus()
    } else return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <div class="chooser sheet" ref={box} role="dialog" aria-label={stage.say('page-choose')} onKeyDown={key}>
      {offer.choices.map((choice) => (
        <button key={choice.key} type="button" data-choice={choice.key} onClick={choice.choose}>
          {choice.picture && <Portrait of={choice.picture} />}
          <span>{choice.text}</span>
          {choice.final && <Icon name="hourglass" label={stage.say('page-final')} />}
        </button>
      ))}
      <button
        type="button"
        class="close"
        aria-label={stage.say('page-close')}
        onClick={() => (stage.release(), close())}
      >
        <Icon name="close" />
      </button>
    </div>
  )
}

/** A piece as it lies on the table, large enough to be told from its neighbours. */
function Portrait({ of }: { of: Element }) {
  const frame = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    const copy = of.cloneNode(true) as Element
    for (const name of ['data-piece', 'data-away', 'x', 'y', 'width', 'height']) copy.removeAttribute(name)
    frame.current?.replaceChildren(copy)
  }, [of])
  return <i class="portrait" ref={frame} aria-hidden="true" />
}

/** Entries that happen at no place, as seals: to leave it, to pass, to be done. */
export function Seals() {
  const stage = useStage()
  const entries = stage.lit.get(SEAL) ?? []
  if (!entries.length) return null
  return (
    <div class="seals">
      {entries.map((entry) => (
        <button
          key={entry.word}
          type="button"
          class="seal-button"
          data-words={entry.word}
          aria-disabled={stage.busy}
          onClick={() => stage.play(entry)}
        >
          {sentence(entry, stage.say)}
        </button>
      ))}
    </div>
  )
}
