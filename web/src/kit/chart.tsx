/** Scores over time: one line for each seat, told apart by colour, by dashes and by the arms at its end. */
import { Shield } from './heraldry'
import { playerName } from './fluent'

export interface Point {
  at: number
  totals: (number | null)[]
}

const HEIGHT = 250
const LEFT = 40
const RIGHT = 34
const TOP = 12
const BOTTOM = 30
const DASHES = ['', '9 4', '4 3', '12 4 3 4', '6 2']

/** Round numbers for an axis. */
export function ticks(least: number, most: number, wanted = 5): number[] {
  const rough = Math.max(1, (most - least) / wanted)
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = [1, 2, 5, 10].map((n) => n * power).find((n) => n >= rough) ?? rough
  const marks = []
  for (let at = Math.ceil(least / step) * step; at <= most; at += step) marks.push(at)
  return marks
}

/** Each point holds until the next; `until` is the present position of the game. */
export function Chart(props: {
  points: readonly Point[]
  until: number
  label: string
  across: string
  small?: boolean // half a column wide: its words must still be read
}) {
  const { label, across } = props
  const width = props.small || matchMedia('(max-width: 600px)').matches ? 380 : 640
  const end = props.points[props.points.length - 1]
  const points = end && end.at < props.until ? [...props.points, { ...end, at: props.until }] : props.points
  const known = points.flatMap((point) => point.totals.filter((n): n is number => n !== null))
  if (points.length < 2 || !known.length) return null
  const least = Math.min(0, ...known)
  const most = Math.max(10, ...known)
  const first = points[0]?.at ?? 0
  const last = points[points.length - 1]?.at ?? 1
  const x = (at: number) => LEFT + ((at - first) / Math.max(1, last - first)) * (width - LEFT - RIGHT)
  const y = (n: number) => TOP + (1 - (n - least) / (most - least)) * (HEIGHT - TOP - BOTTOM)
  const seats = points[0]?.totals.map((_, seat) => seat) ?? []

  const ends = seats
    .map((seat) => {
      const seen = points.filter((point) => point.totals[seat] !== null)
      const final = seen[seen.length - 1]
      return final ? { seat, n: final.totals[seat] as number, at: final.at } : null
    })
    .filter((one) => one !== null)
    .sort((a, b) => b.n - a.n)
  let above = -Infinity
  const labels = ends.map((one) => {
    above = Math.max(y(one.n), above + 20)
    return { ...one, y: Math.min(above, HEIGHT - BOTTOM) }
  })

  return (
    <svg class="chart" viewBox={`0 0 ${width} ${HEIGHT}`} role="img" aria-label={label}>
      {ticks(least, most).map((n) => (
        <g key={n}>
          <path class="rule" d={`M${LEFT} ${y(n)}H${width - RIGHT}`} />
          <text x={LEFT - 6} y={y(n) + 4} text-anchor="end">
            {n}
          </text>
        </g>
      ))}
      {ticks(first, last).map((at) => (
        <text key={at} x={x(at)} y={HEIGHT - BOTTOM + 16} text-anchor="middle">
          {at}
        </text>
      ))}
      <text class="across" x={(LEFT + width - RIGHT) / 2} y={HEIGHT - 2} text-anchor="middle">
        {across}
      </text>
      {seats.map((seat) => {
        let pen = 'M'
        const path = points
          .map((point) => {
            const n = point.totals[seat]
            if (n === null || n === undefined) {
              pen = 'M'
              return ''
            }
            const [across, up] = [x(point.at).toFixed(1), y(n).toFixed(1)]
            const step = pen === 'M' ? `M${across} ${up}` : `H${across}V${up}`
            pen = 'H'
            return step
          })
          .join('')
        return (
          <g key={seat} data-seat={seat}>
            <path class="under" d={path} />
            <path class="curve" d={path} stroke-dasharray={DASHES[seat % DASHES.length]} />
          </g>
        )
      })}
      {labels.map((one) => (
        <g key={one.seat} transform={`translate(${x(one.at) + 6} ${one.y - 10})`}>
          <title>{`${playerName(one.seat)}: ${one.n}`}</title>
          <svg width="17" height="20">
            <Shield seat={one.seat} />
          </svg>
        </g>
      ))}
    </svg>
  )
}
