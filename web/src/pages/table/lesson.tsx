/** The slip of a lesson: its text, the rings around what it is about, and when the next step comes. */
import { useSignal } from '@preact/signals'
import type { ComponentType } from 'preact'
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks'
import { advice, follow, type Lesson, type Part } from '../../games/lesson'
import { loadLesson } from '../../games/registry'
import { Icon } from '../../kit/icons'
import { LOOK_HERE } from '../../kit/play/panzoom'
import { follow as followLink } from '../../kit/route'
import { recall, remember, singleKeys } from '../../kit/settings'
import { lessonDone, whereFrom } from '../offer'
import type { Tab } from './hooks'
import { elsewhere } from './menu'
import type { Store } from './store'
import './lesson.css'

interface Box {
  x: number
  y: number
  width: number
  height: number
}

const PARTS: Readonly<Record<string, string>> = {
  prompt: '.prompt',
  board: '.board',
  hand: '.hand',
  words: '.menu-box',
  players: '.players',
  tools: '.tools',
}
const LOOK_AGAIN = 150 // milliseconds: drawings are shifted, menus change
const GAP = 12
const BAR = 70 // below the bar at the top
const MOST = 3 // rings at once

const seen = (one: Element): boolean => one.getBoundingClientRect().width > 0

/** The visible elements of a part of the table. */
export function things(part: Part, word: string | null): Element[] {
  if (part === 'advice') {
    if (word === null) return []
    const lit = [...document.querySelectorAll('[data-words]')].filter(
      (one) => seen(one) && one.getAttribute('data-words')?.split('|').includes(word),
    )
    const entry = document.querySelector(`.menu [data-word="${CSS.escape(word)}"]`)
    return lit.length ? lit.slice(0, MOST) : entry && seen(entry) ? [entry] : []
  }
  const named = part.startsWith('spot:') ? `[data-spot="${CSS.escape(part.slice(5))}"]` : (PARTS[part] ?? part)
  return [...document.querySelectorAll(named)].filter(seen).slice(0, 1)
}

/** The tab that holds a part on a phone. */
function tabOf(parts: readonly Part[], drawn: boolean): Tab {
  const first = parts[0] ?? 'prompt'
  if (first === 'players') return 'players'
  if (first === 'hand' && drawn) return 'play'
  if (first === 'advice' || first === 'words' || first === 'prompt' || first === 'tools')
    return drawn ? 'board' : 'play'
  return 'board'
}

const boxOf = (one: Element): Box => {
  const { x, y, width, height } = one.getBoundingClientRect()
  return { x, y, width, height }
}

/** A ring leaves a little air. */
const around = ({ x, y, width, height }: Box) => ({
  left: `${x - 4}px`,
  top: `${y - 4}px`,
  width: `${width + 8}px`,
  height: `${height + 8}px`,
})

const common = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y))

const far = (a: Box, b: Box): number =>
  Math.hypot(a.x + a.width / 2 - b.x - b.width / 2, a.y + a.height / 2 - b.y - b.height / 2)

/** The position of the slip: near its subject, never over it, and if possible over nothing that can be clicked. */
export function placed(ring: Box | undefined, keep: readonly Box[], slip: Box, wide: number, high: number): Box {
  const { width, height } = slip
  const within = (at: number, size: number, all: number) => Math.max(GAP, Math.min(all - size - GAP, at))
  const [right, foot] = [wide - width - GAP, high - height - GAP]
  const corners = [GAP, right].flatMap((x) => [BAR, foot].map((y) => ({ x, y, width, height })))
  if (!ring) return corners[1] as Box
  const across = within(ring.x + ring.width / 2 - width / 2, width, wide)
  const along = within(ring.y + ring.height / 2 - height / 2, height, high)
  const sides = [
    { x: ring.x + ring.width + GAP, y: along, width, height },
    { x: ring.x - width - GAP, y: along, width, height },
    { x: across, y: ring.y + ring.height + GAP, width, height },
    { x: across, y: ring.y - height - GAP, width, height },
  ].filter(({ x, y }) => x >= GAP && y >= GAP && x <= right && y <= foot)
  const cost = (one: Box) =>
    common(one, ring) * 100 + keep.filter((thing) => common(one, thing) > 0).length * 400 + far(one, ring)
  return [...sides, ...corners].reduce((best, one) => (cost(one) < cost(best) ? one : best))
}

interface Given {
  store: Store
  tab: { value: Tab }
  drawn: boolean
}

/** The slip with the lesson of this game; nothing where the page has none. */
export async function slipOf(game: string): Promise<{ Page: ComponentType<Given> }> {
  const lesson = await loadLesson(game)
  return { Page: (given) => lesson && <LessonSlip {...given} lesson={lesson} /> }
}

export function LessonSlip({ store, tab, drawn, lesson }: Given & { lesson: Lesson }) {
  const { say } = store
  const game = store.info.value?.game ?? ''
  const name = `lesson-at-${store.id}`
  const at = useSignal(Math.max(0, Number(recall(name) ?? 0)))
  const left = useSignal(recall(name) === 'left')
  const rings = useSignal<readonly Box[]>([])
  const slip = useRef<HTMLElement>(null)
  const decisions = useRef(store.menu.decisions.value)
  const question = store.menu.question.value
  const over = Boolean(store.position.latest.value?.ranking)
  const on = !left.value

  // In a layout effect, so that a fast click still meets the step that is shown.
  useLayoutEffect(() => {
    if (!on) return
    const made = store.menu.decisions.value - decisions.current
    decisions.current = store.menu.decisions.value
    at.value = follow(lesson, at.value, made, { key: question?.key ?? null, over })
  }, [on, store.menu.decisions.value, question?.n, question?.key, over])

  const step = lesson.steps[Math.min(at.value, lesson.steps.length - 1)]
  const word =
    on && question
      ? advice(
          store.info.value?.lesson ?? [],
          question.menu.map((entry) => entry.word),
        )
      : null
  useLayoutEffect(() => {
    store.menu.advised.value = word
    return () => void (store.menu.advised.value = null)
  }, [word])

  // The subject may be in another pane or further down; it is brought into sight once.
  useEffect(() => {
    if (!on || !step) return
    remember(name, String(at.value))
    tab.value = tabOf(step.at, drawn)
    const timer = setTimeout(() => {
      const shown = step.at.map((part) => things(part, word)).find((some) => some.length)
      if (shown?.[0]?.closest('.drawing')) shown[0].dispatchEvent(new Event(LOOK_HERE, { bubbles: true }))
      else shown?.[0]?.scrollIntoView({ block: 'nearest' })
      const now = document.activeElement
      if (now !== document.body && !slip.current?.contains(now)) return
      const button = slip.current?.querySelector<HTMLElement>('.button.chief')
      ;(button ?? slip.current)?.focus({ preventScroll: true })
    }, LOOK_AGAIN)
    return () => clearTimeout(timer)
  }, [on, at.value, drawn, word])
  useEffect(() => {
    if (!on || !step) return
    const look = () => {
      const shown = step.at.map((part) => things(part, word)).find((some) => some.length) ?? []
      const boxes = shown.map(boxOf)
      if (JSON.stringify(boxes) !== JSON.stringify(rings.peek())) rings.value = boxes
    }
    look()
    const timer = setInterval(look, LOOK_AGAIN)
    addEventListener('scroll', look, true)
    addEventListener('resize', look)
    return () => {
      clearInterval(timer)
      removeEventListener('scroll', look, true)
      removeEventListener('resize', look)
    }
  }, [on, at.value, word, drawn])

  useLayoutEffect(() => {
    const paper = slip.current
    if (!paper) return
    const phone = matchMedia('(max-width: 860px)').matches
    const first = rings.value[0]
    paper.dataset.dock = phone && first && first.y + first.height / 2 > innerHeight * 0.52 ? 'top' : 'foot'
    if (phone) {
      paper.style.left = paper.style.top = ''
      return
    }
    const keep = [...document.querySelectorAll('.spot.lit, .seals button, .prompt, .entry')].filter(seen).map(boxOf)
    const { x, y } = placed(first, [...rings.value, ...keep], boxOf(paper), innerWidth, innerHeight)
    paper.style.left = `${x}px`
    paper.style.top = `${y}px`
  }, [rings.value, at.value, left.value])

  const last = at.value >= lesson.steps.length - 1
  function leave(): void {
    remember(name, 'left')
    lessonDone(game, 'taken')
    left.value = true
  }
  const next = () => {
    if (last) leave()
    else at.value += 1
  }
  const waits = step !== undefined && step.until !== 'next' && !last
  useLayoutEffect(() => {
    if (!on) return
    function key(event: KeyboardEvent): void {
      if (singleKeys.value === 'off' || event.ctrlKey || event.metaKey || event.altKey || elsewhere(event)) return
      if (event.key.toLowerCase() !== 'n' || waits) return
      event.preventDefault()
      next()
    }
    addEventListener('keydown', key)
    return () => removeEventListener('keydown', key)
  }, [on, waits, last])

  if (!on || !step) return null
  const from = whereFrom()
  return (
    <>
      {rings.value.map((ring, n) => (
        <i key={n} class="lesson-ring" aria-hidden="true" style={around(ring)} />
      ))}
      <aside class="lesson-slip" ref={slip} tabIndex={-1} aria-label={say('page-lesson')} data-step={step.name}>
        <p class="lesson-head">
          {say('page-lesson')}
          <span>{say('page-lesson-step', { at: at.value + 1, steps: lesson.steps.length })}</span>
        </p>
        <p class="lesson-text" aria-live="polite">
          {say(step.name === 'end' ? 'page-lesson-end' : `page-lesson-${game}-${step.name}`)}
        </p>
        {waits && (
          <p class="lesson-wait">
            <Icon name={question ? 'hand' : 'hourglass'} />{' '}
            {say(question ? 'page-lesson-your-move' : 'page-lesson-others')}
          </p>
        )}
        <div class="buttons">
          {!waits && (
            <button key="next" type="button" class="button chief" onClick={next}>
              {say(last ? 'page-lesson-play-on' : 'page-lesson-next')}
            </button>
          )}
          {last ? (
            <a
              class="button"
              href={from ?? '/'}
              onClick={(event) => {
                leave()
                followLink(event)
              }}
            >
              {say(from ? 'page-lesson-back' : 'page-to-lobby')}
            </a>
          ) : (
            <button key="leave" type="button" class="button plain" onClick={leave}>
              {say('page-lesson-skip')}
            </button>
          )}
        </div>
      </aside>
    </>
  )
}
