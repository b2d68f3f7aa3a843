/** The small tools of the page. */
import { render } from 'preact'
import { describe, expect, it } from 'vitest'
import { Chart, ticks } from '../src/kit/chart'
import { Markdown } from '../src/kit/markdown'
import { read } from '../src/kit/route'
import { found } from '../src/pages/table/rules'

describe('the address', () => {
  it('knows lobby, table, invitation and account', () => {
    expect(read('/')).toEqual({ page: 'lobby' })
    expect(read('/t/abc-1')).toEqual({ page: 'table', id: 'abc-1', seat: null, key: '' })
    expect(read('/t/abc?seat=2&key=s%2Fx')).toEqual({ page: 'table', id: 'abc', seat: 2, key: 's/x' })
    expect(read('/account')).toEqual({ page: 'account' })
  })

  it('does not follow what is no address of ours', () => {
    for (const path of ['/t/', '/t/a/b', '/t/..%2f', '/nothing', '/t/<script>'])
      expect(read(path)).toEqual({ page: 'lost' })
    expect(read('/t/abc?seat=99')).toMatchObject({ seat: null })
  })
})

describe('the rules', () => {
  const rules = [
    { id: 'VIL-6.3', section: '6. Récolte', text: 'La **charrue** tirée par un bœuf.' },
    { id: 'VIL-7.1', section: '7. Église', text: 'L’église reçoit un membre.' },
  ]
  it('are found by word, by number, and without accents', () => {
    expect(found(rules, 'eglise').map((rule) => rule.id)).toEqual(['VIL-7.1'])
    expect(found(rules, "l'EGLISE membre").map((rule) => rule.id)).toEqual(['VIL-7.1'])
    expect(found(rules, 'vil-6').map((rule) => rule.id)).toEqual(['VIL-6.3'])
    expect(found(rules, ' ')).toHaveLength(2)
    expect(found(rules, 'dragon')).toHaveLength(0)
  })
})

describe('Markdown', () => {
  const html = (text: string) => {
    const box = document.createElement('div')
    render(<Markdown text={text} />, box)
    return box.innerHTML
  }
  it('becomes elements', () => {
    expect(html('A **b** and *c* and `d`.')).toBe('<p>A <strong>b</strong> and <em>c</em> and <code>d</code>.</p>')
    expect(html('Before\n* one\n  more\n* two')).toBe(
      '<p>Before</p><ul class="bullets"><li>one more</li><li>two</li></ul>',
    )
  })
  it('never becomes markup of its own', () => {
    expect(html('<img src=x onerror=alert(1)> **<b>**')).toBe(
      '<p>&lt;img src=x onerror=alert(1)&gt; <strong>&lt;b&gt;</strong></p>',
    )
  })
})

describe('the chart', () => {
  it('has round numbers on its axes', () => {
    expect(ticks(0, 50)).toEqual([0, 10, 20, 30, 40, 50])
    expect(ticks(0, 7)).toEqual([0, 2, 4, 6])
    expect(ticks(-3, 3)).toEqual([-2, 0, 2])
  })
  it('draws a line for each seat, broken where nothing is known', () => {
    const box = document.createElement('div')
    const points = [
      { at: 0, totals: [0, 0] },
      { at: 10, totals: [5, null] },
      { at: 20, totals: [9, 4] },
    ]
    render(<Chart points={points} until={30} label="scores" across="moves" />, box)
    const lines = [...box.querySelectorAll('.curve')].map((line) => line.getAttribute('d') ?? '')
    expect(lines).toHaveLength(2)
    expect(lines[0]?.match(/H/g), 'held until now').toHaveLength(3)
    expect(lines[1]?.match(/M/g)).toHaveLength(2)
  })
  it('draws nothing of nothing', () => {
    const box = document.createElement('div')
    render(<Chart points={[]} until={0} label="" across="" />, box)
    expect(box.innerHTML).toBe('')
  })
})
