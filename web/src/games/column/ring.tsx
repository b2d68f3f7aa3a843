/** The ring of actions: twenty spaces round the cathedral, the discs on them, and where each free die leads. */
import { signal } from '@preact/signals'
import { memo } from 'preact/compat'
import type { Entry } from '../../contract'
import { capital, playerName } from '../../kit/fluent'
import { Spot, useStage } from '../../kit/play/stage'
import { Counter, Drawn, Glyph, raw } from '../../kit/tokens/tokens'
import type { GlyphName } from '../../kit/tokens/glyphs'
import { onRing, RING, sector, SPACES } from './places'
import { Sign } from './signs'
import { symbol } from './texts'
import type { Parts } from './parts'

/** The die under the pointer or at the focus: its ways light up on the board. */
export const looked = signal<string | null>(null)

/** Follows pointer and focus over whatever carries a spot of a die. */
export const looking = {
  onPointerOver: (event: Event) => look(event.target),
  onPointerOut: () => look(null),
  onFocusIn: (event: Event) => look(event.target),
  onFocusOut: () => look(null),
}
function look(target: EventTarget | null): void {
  const spot = (target as Element | null)?.closest?.('[data-spot]')?.getAttribute('data-spot') ?? ''
  looked.value = spot.startsWith('die:') ? spot.slice(4) : null
}

/** The entries of one verb that are lit now, each once. */
export function useEntries(verb: string): Entry[] {
  const { lit } = useStage()
  return [...new Set([...lit.values()].flat())].filter((entry) => entry.verb === verb)
}

/** From a space on round to another, with the clock. */
function way(from: number, to: number, far: number): string {
  const steps = (to - from + SPACES) % SPACES || SPACES
  const points = Array.from({ length: steps * 4 + 1 }, (_, i) => onRing(from + i / 4, far))
  return `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`
}

/** Where the die one looks at, or holds, leads. */
function Ways({ disc }: { disc: number }) {
  const { held } = useStage()
  const moves = useEntries('move')
  const die = looked.value ?? held.find((spot) => spot.startsWith('die:'))?.slice(4)
  if (!die) return null
  const ofDie = moves.filter((entry) => entry.about.die === die)
  return (
    <g class="ways" data-tone={die} aria-hidden="true">
      {ofDie.map((entry, n) => {
        const to = Number(entry.about.space)
        const far = RING.outer + 6 + n * 9
        const [x, y] = onRing(to, far)
        return (
          <g key={entry.word}>
            <path class="way-target" d={sector(to, 0.03)} />
            <path class="way-under" d={way(disc, to, far)} />
            <path class="way" d={way(disc, to, far)} />
            <circle class="way-end" cx={x} cy={y} r={6.5} />
          </g>
        )
      })}
    </g>
  )
}

/** What leads to a lit space: the dice, and what is to be paid. */
function Leads({ space }: { space: number }) {
  const { lit } = useStage()
  const entries = lit.get(`space:${space}`) ?? []
  const [x, y] = onRing(space, 182)
  return (
    <g aria-hidden="true" class="leads">
      {entries.map((entry) => {
        const price = Number(entry.arguments.price ?? 0)
        if (!price) return null
        return (
          <g key={entry.word}>
            <circle class="toll" cx={x} cy={y} r={12} />
            <path class="t-digit" d={`M${x - 7} ${y}h4`} />
            <Drawn number={price} x={x + 3} y={y} size={10} />
          </g>
        )
      })}
    </g>
  )
}

const GRAINS: Record<string, string> = {
  blue: '<path d="M0 2.500H6M0 5.500H6"/>',
  purple: '<path d="M0 6L6 0M-1 1L1 -1M5 7L7 5"/>',
  orange: '<path d="M1.500 0V6M4.500 0V6"/>',
  brown: '<path d="M0 3H6M3 0V6"/>',
}

/** The fields of the ring as printed: the colour of a die, and its grain for those who do not see the colour. */
const Fields = memo(({ dice }: { dice: string }) => {
  const defs = Object.entries(GRAINS)
    .map(
      ([die, d]) =>
        `<pattern id="grain-${die}" class="k-grain" width="6" height="6" patternUnits="userSpaceOnUse">${d}</pattern>`,
    )
    .join('')
  const fields = dice
    .split(' ')
    .map(
      (die, n) =>
        `<path class="k-field" data-tone="${die}" d="${sector(n)}"/>` +
        (GRAINS[die] ? `<path fill="url(#grain-${die})" d="${sector(n)}"/>` : ''),
    )
    .join('')
  return (
    <g
      aria-hidden="true"
      {...raw(
        `<defs>${defs}</defs>${fields}<circle class="k-rose-line" cx="${RING.x}" cy="${RING.y}" r="${RING.outer}"/><circle class="k-rose-line" cx="${RING.x}" cy="${RING.y}" r="${RING.inner}"/>`,
      )}
    />
  )
})

/** The two faiths, and who professes which. */
function Faiths({ view, say }: Parts) {
  return (
    <>
      {['catholic', 'protestant'].map((religion, n) => {
        const x = RING.x + (n ? 52 : -52)
        const y = RING.y + 58
        const here = view.traders.filter((trader) => trader.religion === religion)
        const name = capital(say('column-religion', { religion }))
        return (
          <g key={religion} data-tone={religion}>
            <Spot id={`religion:${religion}`} name={name}>
              <circle class="faith-medal" cx={x} cy={y} r={25} />
              <Glyph name={religion as GlyphName} x={x} y={y} size={32} class="faith-sign" />
              <circle class="halo over" cx={x} cy={y} r={29} />
            </Spot>
            {here.map(({ seat }, i) => (
              <Counter
                key={seat}
                id={`faith:${seat}`}
                seat={seat}
                x={x + (i - (here.length - 1) / 2) * 21}
                y={y + 36}
                size={20}
                label={`${playerName(seat)}: ${name}`}
              />
            ))}
          </g>
        )
      })}
    </>
  )
}

export function Ring(props: Parts) {
  const { view, me, say } = props
  const trader = me === null ? undefined : view.traders[me]
  return (
    <g {...looking}>
      <Fields dice={view.track.map((space) => space.die).join(' ')} />
      {view.track.map((space) => {
        const [x, y] = onRing(space.space, 153)
        const [dx, dy] = onRing(space.space, 186)
        const name = `${capital(say('column-space', { space: space.space }))} · ${say('column-die', { die: space.die })}: ${symbol(say, space)}`
        return (
          <g key={space.space} data-tone={space.die}>
            <Spot id={`space:${space.space}`} name={name} class="space">
              <path class="halo" d={sector(space.space, 0.03)} />
              <Sign symbol={space.symbol} number={space.number} x={x} y={y} size={34} />
            </Spot>
            {space.disc !== null && space.disc === view.active && !view.over && (
              <circle class="on-turn" cx={dx} cy={dy} r={15.5} />
            )}
            {space.disc !== null && (
              <Counter
                id={`disc:${space.disc}`}
                seat={space.disc}
                x={dx}
                y={dy}
                size={26}
                label={playerName(space.disc)}
              />
            )}
            <Leads space={space.space} />
          </g>
        )
      })}
      {trader && <Ways disc={trader.disc} />}
      <Faiths {...props} />
    </g>
  )
}
