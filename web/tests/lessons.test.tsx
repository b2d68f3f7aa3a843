/** Lessons: every step has its words, the steps follow what is done, and the slip never hides what it speaks of. */
import { signal } from '@preact/signals'
import { render } from 'preact'
import { act } from 'preact/test-utils'
import { afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest'
import { advice, follow, type Lesson } from '../src/games/lesson'
import { hasLesson, loadLesson } from '../src/games/registry'
import { say } from '../src/kit/fluent'
import { LessonSlip, placed, slipOf, things } from '../src/pages/table/lesson'
import { FirstTime, lessonKnown } from '../src/pages/offer'
import type { Store } from '../src/pages/table/store'
import { ftl, GAMES, learnAll, lessonToml, speak } from './words'

const played = inject('played')
beforeAll(learnAll)
const IDLE = { key: null, over: false }
const at = (lesson: Lesson, name: string) => lesson.steps.findIndex((one) => one.name === name)
const lessons = new Map(await Promise.all(GAMES.map(async (name) => [name as string, await loadLesson(name)] as const)))
const game = (name: string) => lessons.get(name) as Lesson

describe('the lessons', () => {
  it.each(GAMES)('of %s has five to eight steps, words for each of them, and a prepared table', (name) => {
    const { steps } = game(name)
    expect(steps.length).toBeGreaterThanOrEqual(5)
    expect(steps.length).toBeLessThanOrEqual(8)
    expect(steps.some((one) => one.until === 'move')).toBe(true)
    expect(steps[steps.length - 1]?.name).toBe('end')
    expect(lessonToml(name)).toMatch(/^advised = /m)
    for (const tag of ['en', 'fr'] as const) {
      const text = ftl(tag, name)
      const keys = [...text.matchAll(new RegExp(`^page-lesson-${name}-(\\w+) =`, 'gm'))].map((found) => found[1])
      expect(keys).toEqual(steps.slice(0, -1).map((one) => one.name))
    }
  })

  it.each(GAMES)('of %s waits for questions that the game asks', (name) => {
    const text = ftl('en', name)
    const asked = game(name).steps.flatMap((one) => (typeof one.until === 'object' ? [one.until.ask] : []))
    for (const key of [game(name).turn, ...asked]) expect(text).toMatch(new RegExp(`^${key} =`, 'm'))
  })

  it('advises the first thing that can be done, and only what is on the menu', () => {
    const menu = played.scenes.find((scene) => scene.game === 'village' && scene.menu.length)?.menu ?? []
    const words = menu.map((entry) => entry.word)
    expect(words.length).toBeGreaterThan(0)
    expect(advice(['fly to the moon', words[0] ?? ''], words)).toBe(words[0])
    expect(advice([], words)).toBeNull()
    expect(advice(['sell'], ['rest', 'sell ostrel'])).toBe('sell ostrel')
  })
})

describe('the steps', () => {
  const village = game('village')
  const take = at(village, 'take')

  it('wait for a click, for a decision, and for the end of the turn', () => {
    const mine = { key: 'village-ask-turn', over: false }
    expect(follow(village, 0, 0, mine)).toBe(0)
    expect(follow(village, take, 0, mine)).toBe(take)
    const after = follow(village, take, 1, { key: 'village-ask-action-crafts', over: false })
    expect(after).toBe(at(village, 'action'))
    expect(follow(village, after, 1, { key: 'village-ask-produce-now', over: false })).toBe(after)
    expect(follow(village, after, 1, IDLE)).toBe(after + 1)
    expect(follow(village, after, 0, mine)).toBe(after + 1)
  })

  it('do not call back whoever plays ahead', () => {
    expect(follow(village, 0, 1, { key: 'village-ask-action-family', over: false })).toBe(at(village, 'action'))
    expect(follow(village, 0, 1, IDLE)).toBe(at(village, 'time')) // a cube without an action
    const orleans = game('orleans')
    expect(follow(orleans, 0, 1, { key: 'orleans-ask-plan', over: false })).toBe(at(orleans, 'done'))
  })

  it.each(GAMES)('of %s come to an end when the game does', (name) => {
    const lesson = game(name)
    let now = 0
    for (let n = 0; n < 20; n += 1) {
      const step = lesson.steps[now]
      now = follow(lesson, step?.until === 'next' ? now + 1 : now, step?.until === 'move' ? 1 : 0, {
        key: null,
        over: true,
      })
    }
    expect(now).toBe(lesson.steps.length - 1)
  })
})

describe('a game without a lesson', () => {
  it('has neither an offer nor a slip', async () => {
    const box = document.createElement('div')
    expect(hasLesson('auction')).toBe(false)
    act(() => render(<FirstTime game="auction" />, box))
    expect(box.innerHTML).toBe('')
    const { Page } = await slipOf('auction')
    act(() => render(<Page store={{} as Store} tab={{ value: 'play' }} drawn={false} />, box))
    expect(box.innerHTML).toBe('')
  })
})

describe('the slip', () => {
  const slip = { x: 0, y: 0, width: 370, height: 240 }
  const covers = (a: typeof slip, b: typeof slip) =>
    a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height

  it('lies on the screen, beside what it speaks of and over nothing that can be pointed at', () => {
    for (let n = 0; n < 60; n += 1) {
      const ring = { x: (n * 137) % 1300, y: (n * 71) % 800, width: 90, height: 60 }
      const keep = [{ x: ring.x + 110, y: ring.y, width: 80, height: 40 }]
      const found = placed(ring, keep, slip, 1440, 900)
      expect(covers(found, ring)).toBe(false)
      expect(covers(found, keep[0] as typeof slip)).toBe(false)
      expect(found.x >= 0 && found.y >= 0 && found.x + 370 <= 1440 && found.y + 240 <= 900).toBe(true)
    }
    expect(placed(undefined, [], slip, 1440, 900).y).toBeGreaterThan(600)
  })

  let box: HTMLElement
  beforeEach(() => {
    localStorage.clear()
    box = document.body.appendChild(document.createElement('div'))
  })
  afterEach(() => {
    render(null, box)
    box.remove()
  })

  function table(name: string) {
    const scene = played.scenes.find((one) => one.game === name && one.menu.length)
    const question = signal<unknown>({ n: 1, key: 'page-choose', menu: scene?.menu ?? [] })
    const store = {
      id: `table-${name}`,
      info: signal({ game: name, lesson: [scene?.menu[0]?.word ?? ''] }),
      menu: { question, decisions: signal(0), advised: signal<string | null>(null) },
      position: { latest: signal({ ranking: null }) },
      say,
    }
    const draw = () =>
      act(() =>
        render(
          <LessonSlip store={store as unknown as Store} tab={{ value: 'play' }} drawn={false} lesson={game(name)} />,
          box,
        ),
      )
    return { store, draw }
  }
  const step = () => box.querySelector<HTMLElement>('.lesson-slip')?.dataset.step

  it.each(GAMES)('leads through %s by clicks and decisions, in both languages, and is gone at the end', (name) => {
    for (const tag of ['en', 'fr'] as const) {
      speak(tag)
      localStorage.clear()
      const { store, draw } = table(name)
      draw()
      expect(store.menu.advised.value).toBe((store.info.value.lesson as string[])[0])
      const shown: string[] = []
      for (let n = 0; n < 30 && step(); n += 1) {
        shown.push(step() ?? '')
        expect(box.textContent).not.toMatch(/page-lesson/)
        const until = game(name).steps.find((one) => one.name === step())?.until
        const next = box.querySelector<HTMLButtonElement>('.button.chief')
        expect(next !== null).toBe(until === 'next')
        act(() => {
          if (next) next.click()
          else if (until === 'move') store.menu.decisions.value += 1
          else store.menu.question.value = typeof until === 'object' ? { n: n + 5, key: until.ask, menu: [] } : null
        })
        draw()
      }
      expect([...new Set(shown)]).toEqual(game(name).steps.map((one) => one.name))
      expect(lessonKnown(name)).toBe(true)
      render(null, box)
    }
  })

  it('can be left at once, goes on where it was, and is offered until then', () => {
    act(() => render(<FirstTime game="village" />, box))
    expect(box.querySelector('.first-time')).not.toBeNull()
    render(null, box)
    const first = table('village')
    first.draw()
    act(() => box.querySelector<HTMLButtonElement>('.button.chief')?.click())
    first.draw()
    expect(step()).toBe('farm')
    render(null, box)
    const again = table('village')
    again.draw()
    expect(step()).toBe('farm')
    act(() => box.querySelector<HTMLButtonElement>('.button.plain')?.click())
    again.draw()
    expect(step()).toBeUndefined()
    render(null, box)
    act(() => render(<FirstTime game="village" />, box))
    expect(box.querySelector('.first-time')).toBeNull()
    act(() => render(<FirstTime game="orleans" />, box))
    act(() => box.querySelector<HTMLButtonElement>('[data-never]')?.click())
    expect(box.querySelector('.first-time')).toBeNull()
  })

  it('points at what is advised wherever it is, at a spot, or at a part of the page', () => {
    box.innerHTML =
      '<div class="prompt"></div><svg><g data-spot="mill" data-words="mill|pass"></g></svg>' +
      '<div class="menu"><button class="entry" data-word="take all"></button></div>'
    for (const one of box.querySelectorAll('*')) one.getBoundingClientRect = () => new DOMRect(0, 0, 10, 10)
    expect(things('advice', 'mill')[0]?.getAttribute('data-spot')).toBe('mill')
    expect(things('advice', 'take all')[0]?.className).toBe('entry')
    expect(things('advice', null)).toEqual([])
    expect(things('spot:mill', null).length).toBe(1)
    expect(things('prompt', null)[0]?.className).toBe('prompt')
  })
})
