/** The arms of the seats: a colour and a pattern each, so that colour never stands alone.

Red, yellow, blue, ivory and green, as the catalogues name the seats. */
import { useId } from 'preact/hooks'

const SHIELD = 'M2 2H38V24Q38 39 20 46Q2 39 2 24Z'

/** Bend, quarterly, chevron, cross and saltire: the tincture over the field. */
export const CHARGES = [
  'M0 0H13L40 32V48H27L0 16Z',
  'M0 0H20V24H0ZM20 24H40V48H20Z',
  'M20 13L40 30V43L20 26L0 43V30Z',
  'M15.5 0H24.5V17H40V26H24.5V48H15.5V26H0V17H15.5Z',
  'M0 0H9L20 15L31 0H40V6L26 23L40 40V48H33L20 31L7 48H0V40L14 23L0 6Z',
]

export function Shield({ seat, label }: { seat: number; label?: string }) {
  const clip = useId()
  const named = label ? { role: 'img' as const, 'aria-label': label } : { 'aria-hidden': true as const }
  return (
    <svg class="shield" viewBox="0 0 40 48" data-seat={seat} {...named}>
      <clipPath id={clip}>
        <path d={SHIELD} />
      </clipPath>
      <g clip-path={`url(#${clip})`}>
        <path class="field" d="M0 0H40V48H0Z" />
        <path class="charge" d={CHARGES[seat % CHARGES.length]} />
        <path class="shine" d="M0 0H20V48H0Z" />
      </g>
      <path class="rim" d={SHIELD} />
    </svg>
  )
}

/** The mark of a seat within running text and tables: the shield, with the name for those who do not see it. */
export function Mark({ seat, name }: { seat: number; name: string }) {
  return (
    <span class="mark" title={name}>
      <Shield seat={seat} label={name} />
    </span>
  )
}

export function Emblem() {
  return (
    <svg class="emblem" viewBox="0 0 40 46" aria-hidden="true">
      <path class="emblem-field" d="M2 2H38V24Q38 38 20 44Q2 38 2 24Z" />
      <g class="emblem-lily" transform="translate(20 21)">
        <path d="M0 -15C4 -10 5 -6 3 0L2 6H-2L-3 0C-5 -6 -4 -10 0 -15Z" />
        <path d="M4 2C6 -6 13 -8 14 -1C14 3 10 5 8 2C9 5 7 7 4 7Z" />
        <path d="M-4 2C-6 -6 -13 -8 -14 -1C-14 3 -10 5 -8 2C-9 5 -7 7 -4 7Z" />
        <path d="M-8 8H8V10.5H-8Z" />
        <path d="M-2 11H2L3 17H-3Z" />
      </g>
    </svg>
  )
}
