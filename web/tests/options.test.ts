/** Options and bots in words. */
import { beforeAll, expect, it } from 'vitest'
import { botName, learn } from '../src/kit/fluent'
import { namesSeat, choiceText } from '../src/kit/options'
import { LANGUAGES } from '../src/kit/settings'
import { ftl, learnAll, speak } from './words'

beforeAll(() => {
  learnAll()
  for (const tag of LANGUAGES) learn(tag, 'server', ftl(tag, 'server'))
})

it('tells a choice by its sentence, a seat by its colour, a number as it is', () => {
  speak('fr')
  expect(choiceText('orleans', 'planning_mode', 'simultaneous')).toMatch(/^[A-ZÀ-Ý].+\.$/)
  expect(choiceText('village', 'start_player', 1)).toBe('1 · Jaune')
  expect(choiceText('orleans', 'bank_limit', 215)).toBe('215')
  speak('en')
  expect(choiceText('village', 'start_player', 1)).toBe('1 · Yellow')
})

it('knows which options name a seat', () => {
  expect(['start_player', 'first_player'].every(namesSeat)).toBe(true)
  expect(namesSeat('round_cap')).toBe(false)
})

it('names every level of bots in both languages', () => {
  for (const tag of LANGUAGES) {
    speak(tag)
    const named = ['random', 'greedy', 'search:200ms', 'search:2s'].map(botName)
    expect(new Set(named).size).toBe(4)
    expect(named.join()).not.toContain('server-bot')
  }
})
