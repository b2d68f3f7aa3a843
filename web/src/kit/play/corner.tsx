/** A player's own area: its head says whose it is and has buttons to look at that of another seat. */
import { useSignal } from '@preact/signals'
import type { ComponentChildren, ComponentProps } from 'preact'
import { useEffect } from 'preact/hooks'
import { playerName } from '../fluent'
import { Shield } from '../heraldry'

interface HeadProps {
  seat: number // whose corner is shown
  seats: readonly number[]
  title: string
  label: string // of all the corners
  choose: (seat: number) => void
  mark?: (seat: number) => ComponentChildren // what a shield bears beside its arms
}

/** The seat whose corner is shown, and how to show another: one's own at first, for a spectator `other`. */
export function useShownSeat(me: number | null, other: number): [number, (seat: number) => void] {
  const chosen = useSignal<number | null>(null)
  useEffect(() => void (chosen.value = null), [me])
  return [chosen.value ?? me ?? other, (seat) => (chosen.value = seat)]
}

/** A corner under its head; `class` is the game's own name for it. */
export function Corner(props: HeadProps & Omit<ComponentProps<'section'>, 'title' | 'label'>) {
  const { seat, seats, title, label, choose, mark, class: name, children, ...rest } = props
  return (
    <section {...rest} class={`${String(name)} corner sheet`} aria-label={title}>
      <CornerHead {...{ seat, seats, title, label, choose, mark }} />
      {children}
    </section>
  )
}

function CornerHead({ seat, seats, title, label, choose, mark }: HeadProps) {
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
