/** A game the page was not built with: everything in its view is on the board, nothing raw, nothing for the wrong seat. */
import { signal } from '@preact/signals'
import { render } from 'preact'
import { act } from 'preact/test-utils'
import type { ComponentType } from 'preact'
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest'
import { shapeOf } from '../src/games/generic/shape'
import { type BoardProps, loadGameUi } from '../src/games/registry'
import { learn, nameSeats, say } from '../src/kit/fluent'
import { choiceText } from '../src/kit/options'
import { FinalScene } from '../src/pages/table/final'
import { Menu } from '../src/pages/table/menu'
import { ScoreSheet } from '../src/pages/table/scores'
import type { Store } from '../src/pages/table/store'
import { vignetteOf } from '../src/pages/vignette'
import { ftl, learnAll, speak } from './words'

const scenes = inject('played').strange
const RAW = /page-|auction-|\bseat\b|undefined|NaN|\[object|\{|\bnull\b|\w_\w/

beforeAll(learnAll)
afterAll(() => nameSeats([]))

const box = document.body.appendChild(document.createElement('div'))
async function drawn(view: object, me: number | null): Promise<HTMLElement> {
  const { Board } = await loadGameUi('auction')
  const Shown = Board as ComponentType<BoardProps>
  render(null, box)
  act(() => render(<Shown view={view} me={me} say={say} />, box))
  return box
}

const line = (head: string): string[] => {
  const row = [...box.querySelectorAll('tr')].find((one) => one.querySelector('th[scope=row]')?.textContent === head)
  return [...(row?.querySelectorAll('td') ?? [])].map((cell) => cell.textContent ?? '')
}

describe('the board of sealed bids', () => {
  it('shows the coins, bids and gains of all, and what is hidden as hidden', async () => {
    speak('en')
    expect(scenes.length).toBeGreaterThan(10)
    for (const scene of scenes) {
      await drawn(scene.view, scene.seat)
      const { coins, won, bids, lots } = scene.view as {
        coins: number[]
        won: number[]
        bids: (number | null)[]
        lots: number
      }
      const told = (counts: (number | null)[]) => counts.map((n) => (n === null ? '?' : n === 0 ? '·' : String(n)))
      expect(line('Coins')).toEqual(told(coins))
      expect(line('Won')).toEqual(told(won))
      expect(line('Bids')).toEqual(told(bids))
      const lotsShown = [...box.querySelectorAll('.facts div')].map((one) => one.textContent)
      expect(lotsShown).toEqual([`Lots${lots}`])
      expect(RAW.exec(box.textContent ?? '')?.[0]).toBeUndefined()
    }
  })

  it('has real tables: captions, headings and the mark of each player', async () => {
    await drawn(scenes[0]?.view ?? {}, 0)
    const table = box.querySelector('table')
    expect(table?.querySelector('caption')?.textContent).toBe(say('page-generic-everybody'))
    expect(table?.querySelectorAll('thead th[scope=col] [aria-label]').length).toBe(3)
    expect(box.querySelectorAll('h2').length).toBeGreaterThan(1)
    expect(table?.querySelectorAll('.mine').length).toBeGreaterThan(3)
  })

  it('has numbers for the panels and says whether it is played or over', async () => {
    speak('en')
    learn('en', 'server', ftl('en', 'server'))
    const { progress, stats } = await loadGameUi('auction')
    const [first, end] = [scenes[0]?.view, scenes[scenes.length - 1]?.view]
    expect(stats(first as never, 0, say).map((stat) => stat.label)).toEqual(['Coins', 'Bids', 'Won'])
    expect(progress(first as never, say)).toBe(say('server-status-playing'))
    expect(progress(end as never, say)).toBe(say('server-status-finished'))
    expect(progress({ ...first, round: 2, phase: 'final_bids' } as never, say)).toBe('Round 2 · final bids')
  })
})

const NESTED = {
  game: 'auction',
  version: 1,
  players: 3,
  seat: 0,
  over: false,
  asked: [],
  scores: [],
  round: 2,
  dealer: 1,
  event: null,
  sealed: true,
  row: ['red_7', 'blue_2', 'black_4'],
  hands: [['red_1', 'red_2'], [null, null, null], []],
  supply: { wood: 4, stone: 0 },
  market: [
    { card: 'red_9', price: 3, bidder: 2, tags: ['old', 'rare'] },
    { card: 'blue_5', price: 1, bidder: null, tags: [] },
    { card: 'blue_6', price: 2, bidder: 0, tags: ['new'] },
  ],
  towns: { oakham: { houses: 2, owner: 1 }, ashby: { houses: 0, owner: null } },
  farms: [
    { seat: 1, coins: 4, goods: { wood: 1, stone: 2 }, trees: ['elm'] },
    { seat: 0, coins: 7, goods: { wood: 0, stone: 5 }, trees: [] },
    { seat: 2, coins: 0, goods: { wood: 3, stone: 1 }, trees: ['oak', 'oak'] },
  ],
}

describe('nested rows', () => {
  beforeAll(() => speak('en'))

  it('are read by what they are, and by seat wherever they name it', () => {
    const shape = shapeOf(NESTED)
    expect(shape.piles.map((pile) => pile.path[0])).toEqual(['row'])
    expect(shape.tables.map((table) => [table.path[0], table.columns.join()])).toEqual([
      ['market', 'card,price,bidder,tags'],
      ['towns', 'houses,owner'],
    ])
    const lines = shape.seats.flatMap((group) => group.lines.map(({ path, cells }) => [path.join(), cells]))
    expect(Object.fromEntries(lines)).toEqual({
      hands: NESTED.hands,
      'farms,coins': [7, 4, 0],
      'farms,trees': [[], ['elm'], ['oak', 'oak']],
      'farms,goods,wood': [0, 1, 3],
      'farms,goods,stone': [5, 2, 1],
    })
    expect(shape.facts.map((group) => group.facts.map((fact) => fact.path.join()))).toEqual([
      ['round', 'dealer', 'event', 'sealed'],
      ['supply,wood', 'supply,stone'],
    ])
  })

  it('show my hand as cards and those of the others face down', async () => {
    await drawn(NESTED, 0)
    expect([...box.querySelectorAll('.big .open-card')].map((card) => card.textContent)).toEqual(['Red 1', 'Red 2'])
    expect(line('Hands')).toEqual(['2', `3${say('page-generic-hidden', { n: 3 })}`, '·'])
    await drawn(NESTED, null)
    expect(box.querySelector('.big')).toBeNull()
    expect(line('Hands')[0]).toBe('red 1red 2')
  })

  it('name the players where a field names a seat, and nothing is raw', async () => {
    await drawn(NESTED, 0)
    const owners = [...box.querySelectorAll('tr')].find((row) => row.textContent?.startsWith('Oakham'))
    expect(owners?.querySelector('.mark')?.getAttribute('title')).toBe('Zoé 1')
    expect(RAW.exec(box.textContent ?? '')?.[0]).toBeUndefined()
  })

  it('take their names from the catalogue of the game where it has them', async () => {
    learn(
      'fr',
      'auction',
      'auction-view-farms-coins = écus\nauction-tree = { $tree ->\n    [oak] chêne\n   *[other] orme\n  }\n',
    )
    speak('fr')
    await drawn(NESTED, 0)
    expect(line('Écus')).toEqual(['7', '4', '·'])
    expect(line('Trees')[2]).toBe('chênechêne')
  })

  it('lie in no table where the view has nothing of its own', async () => {
    speak('en')
    await drawn({ game: 'auction', version: 1, players: 2, seat: 0, over: false, asked: [], scores: [] }, 0)
    expect(box.textContent).toBe(say('page-generic-empty'))
  })
})

describe('a game of which nothing is known', () => {
  const last = scenes[scenes.length - 1]
  const scores = last?.view.scores as Record<string, number>[]
  const view = { scores, ranking: [1, 2, 2], ended_by: 'sold', moves: 9, question: null }
  const entry = { word: 'bid 2', verb: 'bid', about: { coins: 2 }, key: 'auction-word-bid', arguments: {} }
  const store = {
    id: 'x',
    info: signal({ game: 'auction', players: 3, seats: [0, 1, 2].map((seat) => ({ seat })) }),
    position: { shown: signal(view), latest: signal(view) },
    seats: { viewer: signal(0) },
    menu: {
      question: signal({ n: 1, key: 'auction-ask-bid', menu: [entry] }),
      pending: signal(null),
      advised: signal(null),
    },
    say,
  } as unknown as Store

  it('has menu, score and final sheet in words', () => {
    speak('en')
    vi.stubGlobal('fetch', () => Promise.reject(new Error('nobody is asked')))
    act(() => render(<Menu store={store} ui={null} />, box))
    expect(box.querySelector('.entry span')?.textContent).toBe('bid 2')
    act(() => render(<ScoreSheet store={store} />, box))
    expect(line('Total')).toEqual(scores.map((sheet) => String(sheet.total)))
    act(() => render(<FinalScene store={store} close={() => {}} />, box))
    expect(line('Total')).toEqual(scores.map((sheet) => String(sheet.total)))
    expect(RAW.exec(box.textContent ?? '')?.[0]).toBeUndefined()
    vi.unstubAllGlobals()
  })

  it('has options in words, and no vignette', async () => {
    expect(choiceText('auction', 'lots', 'very_few')).toBe('very few')
    const { Page } = await vignetteOf('auction')
    act(() => render(<Page />, box))
    expect(box.innerHTML).toBe('')
  })
})
