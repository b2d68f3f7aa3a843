/** A group of people at a place: side by side, closer together when they are many; mine can be pointed at. */
import { Spot, useStage } from '../../kit/play/stage'
import { Figure } from '../../kit/tokens/tokens'
import { capital, playerName } from '../../kit/fluent'
import type { Someone } from './pieces'
import { generationNumber } from './space'

export function People(props: {
  here: readonly Someone[] | undefined
  place: string // as the engine names it
  me: number | null
  x: number // the middle
  y: number
  wide: number
  size?: number
}) {
  const { say } = useStage()
  const { here = [], size = 36, wide, x, y } = props
  if (!here.length) return null
  const each = size * 0.74 + 3
  const step = here.length > 1 ? Math.min(each, (wide - each) / (here.length - 1)) : 0
  const left = x - (step * (here.length - 1)) / 2
  const groups = new Map<string, { someone: Someone; x: number }[]>()
  here.forEach((someone, n) => {
    const key = `${someone.seat}:${someone.generation}`
    groups.set(key, [...(groups.get(key) ?? []), { someone, x: left + n * step }])
  })
  return (
    <>
      {[...groups].map(([key, all]) => {
        const { seat, generation } = (all[0] as { someone: Someone }).someone
        const name = `${playerName(seat)} · ${capital(say('village-member', { generation }))}`
        const figures = all.map((one) => (
          <Figure
            key={one.someone.id}
            id={one.someone.id}
            seat={seat}
            number={generationNumber(generation)}
            x={one.x}
            y={y}
            size={size}
          />
        ))
        if (seat !== props.me)
          return (
            <g key={key} data-tip={name}>
              {figures}
            </g>
          )
        const first = (all[0] as { x: number }).x
        const last = (all[all.length - 1] as { x: number }).x
        return (
          <Spot key={key} id={`member:${props.place}:${generation}`} name={name} drag>
            <rect
              class="halo"
              x={first - each / 2 - 3}
              y={y - size / 2 - 4}
              width={last - first + each + 6}
              height={size + 8}
              rx={10}
            />
            {figures}
          </Spot>
        )
      })}
    </>
  )
}
