/** The page's own words: complete in both languages, all of them used, and set as each language is. */
import { FluentResource } from '@fluent/bundle'
import { describe, expect, inject, it } from 'vitest'
import { LANGUAGES } from '../src/kit/settings'
import { entriesOf, ftl, GAMES, pageFtl, sources } from './words'

const keys = (tag: 'en' | 'fr') => new FluentResource(pageFtl(tag)).body.map((entry) => entry.id)
const entries = (tag: 'en' | 'fr') => entriesOf(pageFtl(tag))
const variables = (entry: string) => [...new Set(entry.match(/\$\w+/g))].sort()
const played = inject('played')

describe('the sentences of the page', () => {
  it('stand with the game they speak of', () => {
    const own = new FluentResource(ftl('en', 'page')).body.map((entry) => entry.id)
    const ofGame = new RegExp(`^page-((menu|lesson|tie)-)?(${GAMES.join('|')})(-|$)`)
    expect(own.filter((key) => ofGame.test(key))).toEqual([])
    for (const game of GAMES) {
      const others = GAMES.filter((one) => one !== game)
      const keys = entriesOf(ftl('en', game)).map((entry) => entry.split(' ')[0] ?? '')
      const ofAnother = new RegExp(`^page-((menu|lesson|tie)-)?(${others.join('|')})(-|$)`)
      expect(keys.filter((key) => key.startsWith('page-')).length).toBeGreaterThan(20)
      expect(keys.filter((key) => ofAnother.test(key))).toEqual([])
    }
  })

  it('has the same keys in both languages, in the same order', () => {
    expect(keys('fr')).toEqual(keys('en'))
    expect(keys('en').length).toBe(new Set(keys('en')).size)
  })

  it('loses no line: every entry is understood', () => {
    for (const tag of LANGUAGES) expect(entries(tag).length).toBe(keys(tag).length)
  })

  it('uses the same arguments in both languages', () => {
    const french = entries('fr')
    entries('en').forEach((entry, n) => expect(variables(french[n] ?? ''), entry).toEqual(variables(entry)))
  })

  it('has every key the page names, and no other', () => {
    const text = sources()
    const named = new Set([...text.matchAll(/['"`](page-[a-z0-9-]+)['"`]/g)].map((found) => found[1] ?? ''))
    const begun = [...text.matchAll(/`(page-[a-z-]*)\$\{/g)].map((found) => found[1] ?? '')
    const inTables = new Set(
      [...text.matchAll(/tool\('\w+', (?:[\w.]+ \? )?'([\w-]+)'(?: : '([\w-]+)')?/g)].flatMap((found) => [
        found[1],
        found[2],
      ]),
    )
    const known = new Set(keys('en'))
    expect([...named].filter((key) => !known.has(key) && !begun.some((start) => start === key))).toEqual([])
    const unused = keys('en').filter((key) => !named.has(key) && !begun.some((start) => key.startsWith(start)))
    expect(unused).toEqual([])
    for (const name of inTables) if (name) expect(known, name).toContain(`page-tool-${name}`)
  })

  it('names every verb of every game, and what its words are about', () => {
    const known = new Set(keys('en'))
    for (const [game, verbs] of Object.entries(played.verbs)) {
      for (const verb of verbs) expect(known).toContain(`page-menu-${game}-${verb.replaceAll('_', '-')}`)
    }
    for (const kind of played.kinds) expect(known).toContain(`page-kind-${kind}`)
    const verbs = Object.entries(played.verbs).flatMap(([game, all]) =>
      all.map((verb) => `page-menu-${game}-${verb.replaceAll('_', '-')}`),
    )
    expect(keys('en').filter((key) => key.startsWith('page-menu-') && !verbs.includes(key))).toEqual([])
  })

  it('is set in French as French is', () => {
    for (const entry of entries('fr')) {
      const said = entry.replace(/\{[^{}]*\}/g, '◊').replace(/^[a-z-]+ =/, '')
      expect(said, entry).not.toMatch(/(?<![\u00a0\u202f])[;:!?](?=\s|$|[◊»])/)
      expect(said, entry).not.toMatch(/«(?!\u00a0)|(?<!\u00a0)»|[“”"']/)
    }
  })

  it('never elides before a name', () => {
    for (const entry of entries('fr'))
      expect(entry).not.toMatch(/(\b(de|que|le|la|du|ne|se|si) |’)\{ \$(player|names?|other) \}/)
  })

  it('is set in English as English is', () => {
    for (const entry of entries('en')) expect(entry).not.toMatch(/[\u00a0\u202f«»"'](?![^{]*\})/)
  })
})
