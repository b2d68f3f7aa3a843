/** The church with its windows and the black bag, the mass, and where the dead are remembered. */
import { memo } from 'preact/compat'
import { capital, playerName } from '../../kit/fluent'
import { Spot } from '../../kit/play/stage'
import { Figure, Glyph, raw } from '../../kit/tokens/tokens'
import { ARCH, BAG, BOOK, glassOf, GRAVES, HEIGHT, WIDTH, WINDOW } from './ground'
import type { Someone } from './pieces'
import { People } from './people'
import { generationNumber, Space, type Parts } from './space'
import type { VillageView } from './view.gen'

export function Church({ view, me, pieces, say }: Parts) {
  const inBag = pieces.people.bag ?? []
  const bagName = capital(say('village-text-bag', { monks: view.black_bag.monks }))
  return (
    <>
      <Space space="church" pieces={pieces} say={say} />
      {WINDOW.map(([x, y], n) => {
        const window = n + 1
        return (
          <g key={window}>
            <g transform={`translate(${x} ${y}) scale(1.22 1)`} aria-hidden="true">
              <g clip-path="url(#village-arch)" {...raw(glassOf(n))} />
              <path class="lead" d={ARCH} />
            </g>
            <Spot id={`window:${window}`} name={capital(say('village-window', { window }))}>
              <path class="halo" d={ARCH} transform={`translate(${x} ${y}) scale(1.34 1.06)`} />
            </Spot>
            <People
              here={pieces.people[`window_${window}`]}
              place={`window_${window}`}
              me={me}
              x={x}
              y={y + 34}
              wide={72}
              size={40}
            />
          </g>
        )
      })}
      <Spot id="bag" name={bagName}>
        <circle class="halo" cx={BAG[0] + 6} cy={BAG[1] + 26} r={46} />
        <g class="black-bag">
          <Glyph name="bag" x={BAG[0] + 6} y={BAG[1] + 22} size={74} />
        </g>
        <People here={inBag} place="bag" me={null} x={BAG[0] + 6} y={BAG[1] + 38} wide={72} size={34} />
        <Figure seat={0} monk number={view.black_bag.monks} x={BAG[0] - 36} y={BAG[1] + 40} size={38} />
      </Spot>
    </>
  )
}

/** Somebody is asked about the mass; the question says so, nothing else does. */
export const atMass = (view: VillageView): boolean => view.asked.some((one) => one.key?.includes('-mass-') ?? false)

/** The mass as a scene: evening falls on the village, and the light comes through the windows of the church. */
export const Dusk = memo(() => (
  <g class="dusk" aria-hidden="true">
    <path class="night" d={`M-400 -400H${WIDTH + 400}V${HEIGHT + 400}H-400ZM30 600H436L470 790L452 830H30Z`} />
    {WINDOW.map(([x, y]) => (
      <path key={x} class="beam" d={`M${x - 26} ${y - 20}L${x + 26} ${y - 20}L${x + 44} ${y + 116}H${x - 60}Z`} />
    ))}
    {WINDOW.map(([x]) => (
      <g key={x} transform={`translate(${x - 38} 751)`}>
        <path class="candle" d="M-3 0V16H3V0Z" />
        <path class="flame" d="M0 -1Q-5 -7 0 -14Q5 -7 0 -1Z" />
      </g>
    ))}
  </g>
))

const LAID = -84 // degrees

/** Somebody who has lain down for good. */
function Lying({ someone, x, y }: { someone: Someone; x: number; y: number }) {
  return (
    <g transform={`rotate(${LAID} ${x} ${y})`}>
      <Figure
        id={someone.id}
        seat={someone.seat}
        number={generationNumber(someone.generation)}
        x={x}
        y={y}
        size={32}
        turn={LAID}
        label={playerName(someone.seat)}
      />
    </g>
  )
}

export function Remembered({ view, pieces, say }: Parts) {
  const rows = Object.entries(view.chronicle)
  const sum = (numbers: number[]) => numbers.reduce((all, n) => all + n, 0)
  const slot = (x: number, y: number, key: number) => (
    <path
      key={key}
      class="slot"
      d={`M${x + 17} ${y - 12}H${x - 4}Q${x - 17} ${y - 12} ${x - 17} ${y}T${x - 4} ${y + 12}H${x + 17}Z`}
    />
  )
  const graves = view.graves.free + sum(view.graves.members)
  const grave = (n: number) =>
    [GRAVES[0] - (Math.min(graves, 5) - 1) * 19 + (n % 5) * 38, GRAVES[1] + Math.floor(n / 5) * 46] as const
  return (
    <>
      <text class="book-title" x={BOOK[0] - 124} y={BOOK[1] + 22}>
        {capital(say('village-text-chronicle'))}
      </text>
      {rows.map(([profession, part], n) => {
        const column = n < 2 ? 0 : 1
        const row = n < 2 ? n : n - 2
        const x = BOOK[0] - 232 + column * 250
        const y = BOOK[1] + 44 + row * 54
        const spaces = part.free + sum(part.members)
        return (
          <g key={profession}>
            <text class="book-line" x={x} y={y + 3}>
              {capital(say('village-profession', { profession }))}
            </text>
            {Array.from({ length: spaces }, (_, i) => slot(x + 22 + i * 42, y + 22, i))}
            {(pieces.people[`chronicle_${profession}`] ?? []).map((someone, i) => (
              <Lying key={someone.id} someone={someone} x={x + 22 + i * 42} y={y + 22} />
            ))}
          </g>
        )
      })}
      <text class="k-label" x={GRAVES[0]} y={GRAVES[1] - 32}>
        {capital(say('village-text-graves'))}
      </text>
      {Array.from({ length: graves }, (_, n) => {
        const [x, y] = grave(n)
        return (
          <path
            key={n}
            class="gravestone"
            d={`M${x - 13} ${y + 18}V${y - 6}Q${x - 13} ${y - 19} ${x} ${y - 19}T${x + 13} ${y - 6}V${y + 18}ZM${x} ${y - 13}V${y - 1}M${x - 5} ${y - 9}h10`}
          />
        )
      })}
      {(pieces.people.grave ?? []).map((someone, n) => {
        const [x, y] = grave(n)
        return <Lying key={someone.id} someone={someone} x={x + 3} y={y + 4} />
      })}
    </>
  )
}
