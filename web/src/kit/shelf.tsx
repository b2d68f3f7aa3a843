/** Shelves for the page that shows all pieces. */
import type { ComponentChildren } from 'preact'
import { Glyph, Tile } from './tokens/tokens'
import type { GlyphName } from './tokens/glyphs'

export function Shelf({ title, children }: { title: string; children: ComponentChildren }) {
  return (
    <section class="sheet shelf">
      <h2 class="heading">{title}</h2>
      <div class="things">{children}</div>
    </section>
  )
}

/** A thing with its name below. */
export function Thing({ name, children }: { name: string; children: ComponentChildren }) {
  return (
    <figure class="thing">
      {children}
      <figcaption>{name}</figcaption>
    </figure>
  )
}

/** The goods of a game on their tiles. */
export function Goods({
  tones,
  nameOf,
}: {
  tones: Partial<Record<GlyphName, string>>
  nameOf: (good: string) => string
}) {
  return (Object.entries(tones) as [GlyphName, string][]).map(([good, tone]) => (
    <Thing key={good} name={nameOf(good)}>
      <Tile name={good} tone={tone} />
    </Thing>
  ))
}

/** Signs without a name. */
export function Signs({ glyphs }: { glyphs: readonly GlyphName[] }) {
  return glyphs.map((name) => (
    <span key={name} class="thing bare">
      <Glyph name={name} />
    </span>
  ))
}
