"""Problems of layout that a program can see: things that overflow, are cut off, or lie upon each other."""

# A sentence for each problem of the page as it is shown now.
LAYOUT_PROBLEMS = """
() => {
  const problems = []
  const seen = (one) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true })
  const root = document.documentElement
  if (root.scrollWidth > innerWidth) problems.push(`wider than the screen: ${root.scrollWidth} > ${innerWidth}`)
  const table = document.querySelector('.table-page')
  if (table && innerWidth > 860 && root.scrollHeight > innerHeight)
    problems.push(`taller than the screen: ${root.scrollHeight} > ${innerHeight}`)

  // Text that is cut off, unless it can be scrolled, or is only for those who listen.
  const hidden = (style) => ['hidden', 'clip'].includes(style)
  for (const one of document.querySelectorAll('body *:not(svg, svg *)')) {
    if (!one.clientWidth || one.clientWidth < 3 || !seen(one)) continue
    if (![...one.childNodes].some((node) => node.nodeType === 3 && node.data.trim())) continue
    const style = getComputedStyle(one)
    if (style.clipPath !== 'none') continue
    const wide = hidden(style.overflowX) && one.scrollWidth > one.clientWidth + 1
    const tall = hidden(style.overflowY) && one.scrollHeight > one.clientHeight + 2
    if (wide || tall) problems.push(`cut off: ${one.textContent.trim().slice(0, 50)}`)
  }

  // What of a thing can be seen: the rest is scrolled away.
  const shownOf = (one) => {
    let { left, right, top, bottom } = one.getBoundingClientRect()
    for (let at = one.parentElement; at; at = at.parentElement) {
      if (getComputedStyle(at).overflow === 'visible') continue
      const around = at.getBoundingClientRect()
      left = Math.max(left, around.left)
      right = Math.min(right, around.right)
      top = Math.max(top, around.top)
      bottom = Math.min(bottom, around.bottom)
    }
    return { left, right, top: Math.max(top, 0), bottom: Math.min(bottom, innerHeight) }
  }

  // Buttons of the page that lie upon each other.
  const boxes = [...document.querySelectorAll('button, a[href], summary, input, select')]
    .filter((one) => seen(one) && !one.closest('.skip, .unseen, .chooser, dialog') && !one.matches('.skip'))
    .map((one) => [one, shownOf(one)])
    .filter(([, box]) => box.right - box.left > 2 && box.bottom - box.top > 2)
  const shared = (a, b) =>
    Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
    Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top))
  const reached = (one, box) => {
    const top = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2)
    return !top || one.contains(top) || top.contains(one)
  }
  const named = (one) => (one.textContent.trim() || one.getAttribute('aria-label') || one.id).slice(0, 24)
  const fixed = (one) => {
    for (let at = one; at; at = at.parentElement) if (getComputedStyle(at).position === 'fixed') return at
    return null
  }
  for (let i = 0; i < boxes.length; i++) {
    for (let j = i + 1; j < boxes.length; j++) {
      const [one, a] = boxes[i]
      const [other, b] = boxes[j]
      if (one.contains(other) || other.contains(one) || shared(a, b) < 12) continue
      if (fixed(one) !== fixed(other)) continue // what stays on the screen while the rest scrolls below it
      // What is scrolled away below another part is there, but cannot be seen.
      if (reached(one, a) && reached(other, b))
        problems.push(`buttons upon each other: ${named(one)} / ${named(other)}`)
    }
  }

  // Texts of one drawing that lie upon each other; a box is a little larger than its letters.
  for (const paper of document.querySelectorAll('svg.ink-paper')) {
    if (!paper.getBoundingClientRect().width) continue
    const unit = paper.getScreenCTM().a
    const texts = [...paper.querySelectorAll('text')]
      .filter((one) => one.textContent.trim() && seen(one) && !one.closest('[aria-hidden=true] .spare'))
      .map((one) => {
        const { left, right, top, bottom } = one.getBoundingClientRect()
        const less = (bottom - top) * 0.2
        return [one.textContent.trim(), { left: left + 1, right: right - 1, top: top + less, bottom: bottom - less }]
      })
    for (let i = 0; i < texts.length; i++)
      for (let j = i + 1; j < texts.length; j++)
        if (shared(texts[i][1], texts[j][1]) > 3 * unit * unit)
          problems.push(`texts upon each other: ${texts[i][0].slice(0, 24)} / ${texts[j][0].slice(0, 24)}`)
  }
  return problems
}
"""
