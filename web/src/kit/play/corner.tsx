/** The head of a player's own area: whose it is, and buttons to look at that of another seat. */
import type { ComponentChildren } from 'preact'
import { playerName } from '../fluent'
import { Shield } from '../heraldry'

interface Props {
  seat: number // whose corner is shown
  seats: readonly number[]
  title: string
  label: string // of all the corners
  choose: (seat: number) => void
  mark?: (seat: number) => ComponentChildren // what a shield bears beside its arms
}

export function CornerHead({ seat, seats, title, label, choose, mark }: Props) {
  return (
    <div class="corner-head">
      <h2 class="heading">
        <Shield seat={seat} />
        {title}
      </h2>
      <div class="corner-seats" role="group" aria-label={label}>
        {seats.map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={one === seat}
            aria-label={playerName(one)}
            onClick={() => choose(one)}
          >
            <Shield seat={one} />
            {mark?.(one)}
          </button>
        ))}
      </div>
    </div>
  )
}
