/** The menu by keyboard: what was typed is meant for the question, whatever else is redrawn meanwhile. */
import { signal } from '@preact/signals'
import { act } from 'preact/test-utils'
import { render } from 'preact'
import { expect, it } from 'vitest'
import type { Store } from '../src/pages/table/store'
import { Menu } from '../src/pages/table/menu'

const ENTRIES = Array.from({ length: 12 }, (_, n) => ({ word: `word${n}`, verb: 'verb', key: 'page-menu', about: {} }))

function table() {
  const played: string[] = []
  const info = signal({ game: 'village' })
  const question = signal({ n: 6, menu: ENTRIES })
  const store = {
    info,
    menu: {
      question,
      pending: signal(null),
      advised: signal(null),
      play: (entry: { word: string }) => played.push(entry.word),
    },
    say: (key: string) => key,
  }
  const box = document.body.appendChild(document.createElement('div'))
  function Page() {
    return <Menu key="menu" store={store as unknown as Store} ui={null} />
  }
  act(() => render(<Page />, box))
  return { played, info, question, redraw: () => act(() => render(<Page />, box)) }
}

const press = (key: string) => act(() => void dispatchEvent(new KeyboardEvent('keydown', { key })))

it('keeps a digit when the table is drawn again before Enter', () => {
  const { played, info, redraw } = table()
  press('1')
  info.value = { game: 'village' }
  redraw()
  press('Enter')
  expect(played).toEqual(['word0'])
})

it('forgets a digit when another question comes', () => {
  const { played, question, redraw } = table()
  press('1')
  question.value = { n: 7, menu: ENTRIES }
  redraw()
  press('Enter')
  expect(played).toEqual([])
})
