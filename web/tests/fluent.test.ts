/** The browser says what Python says, word for word. */
import { beforeAll, describe, expect, inject, it } from 'vitest'
import { capital, has, knows, say } from '../src/kit/fluent'
import { learnAll, speak } from './words'

const played = inject('played')
const plain = (text: string) => text.replaceAll('\u2068', '').replaceAll('\u2069', '')

beforeAll(learnAll)

describe.each(['en', 'fr'] as const)('in %s', (tag) => {
  it('tells menus, questions and journals as the terminal does', () => {
    speak(tag)
    expect(played.sentences.length).toBeGreaterThan(1000)
    for (const sentence of played.sentences) expect(plain(say(sentence.key, sentence.args))).toBe(plain(sentence[tag]))
  })

  it('shows a key it does not know as it is', () => {
    speak(tag)
    expect(say('no-such-key', { n: 1 })).toBe('no-such-key')
    expect(has('no-such-key')).toBe(false)
    expect(knows('core', 'village')).toBe(true)
    expect(knows('nothing')).toBe(false)
  })
})

it('passes what is null as nothing, and begins with a capital', () => {
  speak('fr')
  expect(say('village-score-total', { edition: null })).toBe('total')
  expect(capital('étal')).toBe('Étal')
})
