"""JavaScript that the browser tests run inside the page: waiting for a condition, and playing on without looking."""

# Resolves to true once the condition holds, looked at before every frame; to false after `timeout` milliseconds.  It is
# one call, because the page's own policy forbids `eval` later on.
WAIT_UNTIL = """
({ arg, timeout }) => new Promise((resolve) => {
  const end = performance.now() + timeout
  const look = () => {
    if (%s) resolve(true)
    else if (performance.now() > end) resolve(false)
    else requestAnimationFrame(look)
  }
  look()
})
"""

# Parts of the scripts below.  `until` looks again whenever the page changes, and gives up after `timeout` milliseconds.
# `settled` lets the page finish what an event has started: it renders in microtasks, and this comes after them.
_PARTS = """
  let state = seed >>> 0
  const random = (n) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return Math.floor((state / 4294967296) * n)
  }
  const status = () => document.querySelector('.table-page')?.dataset.status
  const over = () => status() !== 'playing'
  const settled = () => new Promise((done) => {
    const channel = new MessageChannel()
    channel.port1.onmessage = done
    channel.port2.postMessage(null)
  })
  const until = (condition) => new Promise((done) => {
    if (condition()) return done(true)
    const end = (answer) => {
      observer.disconnect()
      clearTimeout(timer)
      done(answer)
    }
    const observer = new MutationObserver(() => condition() && end(true))
    observer.observe(document.body, { subtree: true, childList: true, attributes: true })
    const timer = setTimeout(() => end(false), timeout)
  })
"""

# Clicks entries of the menu, each as soon as it stands there, until the game is over or `most` decisions were made.
PLAY_ENTRIES = f"""
async ({{ most, seed, timeout }}) => {{
  {_PARTS}
  const number = () => document.querySelector('.menu')?.dataset.n
  const entries = () => [...document.querySelectorAll('.menu button.entry:not([aria-disabled="true"])')]
  const curtain = () => document.querySelector('.curtain button')
  let made = 0
  while (made < most && !over()) {{
    if (!(await until(() => over() || curtain() || entries().length))) return {{ made, status: 'stuck' }}
    if (curtain()) curtain().click()
    const open = entries()
    if (over() || !open.length) continue
    const before = number()
    open[random(open.length)].click()
    made += 1
    if (!(await until(() => over() || curtain() || number() !== before))) return {{ made, status: 'stuck' }}
  }}
  return {{ made, status: status() }}
}}
"""

# Clicks what is lit on the board and chooses from the slips of paper, until the game is over.  It never looks at the
# menu.
PLAY_ON_BOARD = f"""
async ({{ seed, timeout }}) => {{
  {_PARTS}
  const choices = () => [...document.querySelectorAll('.chooser [data-choice]')]
  const spots = () => [...document.querySelectorAll('[data-spot].lit:not([aria-disabled="true"])')]
  const seals = () => [...document.querySelectorAll('.seals button:not([aria-disabled="true"])')]
  const kinds = new Set()
  let made = 0
  while (!over()) {{
    const something = () => over() || choices().length || spots().length || seals().length
    if (!(await until(something))) return {{ made, status: 'stuck', kinds: [...kinds] }}
    const [offered, lit, sealed] = [choices(), spots(), seals()]
    const targets = offered.length ? offered : lit.length && random(8) ? lit : sealed.length ? sealed : lit
    const target = targets[random(targets.length)]
    if (target?.dataset.spot) kinds.add(target.dataset.spot.split(':')[0])
    target?.dispatchEvent(new MouseEvent('click', {{ bubbles: true }}))
    made += 1
    await settled()
  }}
  return {{ made, status: status(), kinds: [...kinds] }}
}}
"""

# Goes through a lesson: what is advised is played, by its button in the menu.  Resolves to the steps that were shown.
FOLLOW_LESSON = f"""
async ({{ seed, timeout }}) => {{
  {_PARTS}
  const slip = () => document.querySelector('.lesson-slip')
  const target = () =>
    slip().querySelector('.button.chief')
    ?? document.querySelector('.entry.advised:not([aria-disabled="true"])')
    ?? document.querySelector('.menu .entry:not([aria-disabled="true"])')
  const steps = []
  while (slip()) {{
    const step = slip().dataset.step
    if (steps.at(-1) !== step) steps.push(step)
    if (step === 'end') break
    if (!(await until(() => !slip() || target()))) break
    await settled()
    if (slip() && slip().dataset.step === step) target()?.click()
    await settled()
  }}
  return steps
}}
"""

# Opens the news and stops them at once, by the button that has the focus: they go on by themselves.  Resolves to the
# position they begin with.
OPEN_NEWS = """
async () => {
  document.querySelector('.prompt [data-open=news]').click()
  await new Promise((done) => {
    const channel = new MessageChannel()
    channel.port1.onmessage = done
    channel.port2.postMessage(null)
  })
  const news = document.querySelector('.catch-up')
  if (!news.contains(document.activeElement)) throw new Error('the news do not have the focus')
  document.activeElement.click()
  return Number(news.dataset.at)
}
"""

# Waits until nothing moves any more, and every letter has its font.
STILL = """
async () => {
  await document.fonts.ready
  const ending = (one) => one.playState === 'running' && one.effect.getComputedTiming().iterations !== Infinity
  for (let moving; (moving = document.getAnimations().filter(ending)).length; )
    await Promise.all(moving.map((one) => one.finished.catch(() => null)))
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
}
"""

# Presses Escape until no scene of a conflict or an event lies on the board.
CLOSE_SCENES = """
() => new Promise((done) => {
  const look = () => {
    if (!document.querySelector('[data-scene]')) return done(null)
    dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }))
    requestAnimationFrame(look)
  }
  look()
})
"""
