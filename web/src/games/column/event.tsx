/** An event that is being carried out, as a sheet on the sea: what it does, whom it hits, the shield against it. */
import { capital, playerName } from '../../kit/fluent'
import { Spot } from '../../kit/play/stage'
import { Glyph, Marker, raw } from '../../kit/tokens/tokens'
import type { GlyphName } from '../../kit/tokens/glyphs'
import { Lines } from './cards'
import { parchment } from './ground'
import { SHEET } from './places'
import type { Parts } from './parts'
import { eventEffect } from './told'

/** The sign of what an event brings: a prison, a loss, or peace for a price. */
export const EVENT_SIGN: Record<string, GlyphName> = { loch_leven: 'prison', lose_vp: 'dagger', offer: 'seal' }

export function EventSheet({ view, say }: Parts) {
  const event = view.event
  if (!event) return null
  const [x, y] = SHEET
  const title = say('column-event', { event: event.id })
  return (
    <g class="event-sheet">
      <g aria-hidden="true" {...raw(parchment(x - 112, y - 128, 224, 262))} />
      <path class="k-rule" d={`M${x - 102} ${y - 118}H${x + 102}V${y + 124}H${x - 102}Z`} />
      <circle class="event-seal" cx={x} cy={y - 88} r={24} />
      <Glyph name={EVENT_SIGN[event.effect] ?? 'seal'} x={x} y={y - 88} size={30} class="event-sign" />
      <Lines class="event-title" text={title} most={20} x={x} y={y - 42} step={20} />
      <Lines class="event-text" text={eventEffect(view, say)} most={30} x={x} y={y + 6} step={17} />
      {event.affected.map((seat, n) => (
        <Marker
          key={seat}
          seat={seat}
          x={x - ((event.affected.length - 1) * 32) / 2 + n * 32}
          y={y + 52}
          size={30}
          label={playerName(seat)}
        />
      ))}
      <Spot id="shield" name={capital(say('column-text-protections'))} class="event-shield">
        <circle class="halo" cx={x} cy={y + 98} r={25} />
        <Glyph name="protection" x={x} y={y + 98} size={32} />
      </Spot>
    </g>
  )
}
