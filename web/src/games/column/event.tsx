/** An event that is being carried out, as a sheet on the sea: what it does, whom it hits, the shield against it. */
import { capital, playerName } from '../../kit/fluent'
import { Spot } from '../../kit/play/stage'
import { Glyph, Marker, raw } from '../../kit/tokens/tokens'
import type { GlyphName } from '../../kit/tokens/glyphs'
import { Lines } from './cards'
import { parchment } from './ground'
import { SHEET } from './places'
import type { Parts } from './parts'
import { DIE_OF } from './signs'
import { countryOf, eventEffect } from './texts'

/** The sign of what an event brings: a prison, a loss, or peace for a price. */
export const EVENT_SIGN: Record<string, GlyphName> = { loch_leven: 'prison', lose_vp: 'dagger', offer: 'seal' }

export function EventSheet({ view, say }: Parts) {
  const event = view.event
  if (!event) return null
  const [x, y] = SHEET
  const die = DIE_OF[countryOf(event.id)]
  const title = say('column-event', { event: event.id })
  return (
    <g class="event-sheet">
      <g aria-hidden="true" {...raw(parchment(x - 104, y - 140, 208, 278))} />
      <path class="k-rule" d={`M${x - 95} ${y - 131}H${x + 95}V${y + 129}H${x - 95}Z`} />
      <g data-tone={die}>
        <circle class="event-seal" cx={x} cy={y - 105} r={21} />
        <circle fill={`url(#grain-${die})`} cx={x} cy={y - 105} r={21} />
        <Glyph name={EVENT_SIGN[event.effect] ?? 'seal'} x={x} y={y - 105} size={28} class="event-sign" />
      </g>
      <Lines class="event-title" text={title} most={20} x={x} y={y - 66} step={20} />
      <Lines class="event-text" text={eventEffect(view, say)} most={22} x={x} y={y - 4} step={20} />
      {event.affected.map((seat, n) => (
        <Marker
          key={seat}
          seat={seat}
          x={x - ((event.affected.length - 1) * 30) / 2 + n * 30}
          y={y + 57}
          size={27}
          label={playerName(seat)}
        />
      ))}
      <Spot id="shield" name={capital(say('column-text-protections'))} class="event-shield">
        <circle class="halo" cx={x} cy={y + 99} r={24} />
        <rect class="halo whole" x={x - 95} y={y - 131} width={190} height={260} />
        <Glyph name="protection" x={x} y={y + 99} size={32} />
      </Spot>
    </g>
  )
}
