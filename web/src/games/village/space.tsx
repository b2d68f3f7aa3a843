/** What the parts of the board have in common: the parchment of a space with its cubes, and the looks of the goods. */
import { capital, type Say } from '../../kit/fluent'
import { Spot } from '../../kit/play/stage'
import { Cube, raw } from '../../kit/tokens/tokens'
import type { GlyphName } from '../../kit/tokens/glyphs'
import type { BoardProps } from '../registry'
import { parchment, SPACE } from './ground'
import type { Pieces } from './pieces'
import type { VillageView } from './view.gen'
import { CUBES, GENERATIONS } from './view'

export type Props = BoardProps<VillageView>
export type Parts = Props & { pieces: Pieces }

export const goodSign = (good: string): GlyphName => (good === 'grain' ? 'sack' : (good as GlyphName))
export const goodTone: Record<string, string> = {
  scroll: 'ivory',
  horse: 'copper',
  plow: 'iron',
  ox: 'red',
  wagon: 'leaf',
  grain: 'grain',
}

/** A parchment with the name of an action and the cubes that lie on it. */
export function Space({ space, pieces, say }: { space: string; pieces: Pieces; say: Say }) {
  const [x, y] = SPACE[space] as readonly [number, number]
  const cubes = pieces.cubes[space] ?? []
  const wide = space === 'crafts' ? 232 : 146
  const name = capital(say('village-space', { space }))
  const colours = CUBES.filter((colour) => cubes.some((cube) => cube.colour === colour))
  const gap = 8 // between colours, so that each has a frame of its own
  const left = x - ((cubes.length - 1) * 27 + (colours.length - 1) * gap) / 2
  const piles = colours.map((colour, nth) => ({
    colour,
    here: cubes.flatMap((cube, n) => (cube.colour === colour ? [{ ...cube, x: left + n * 27 + nth * gap }] : [])),
  }))
  return (
    <>
      <Spot id={`space:${space}`} name={name} class="space">
        <g aria-hidden="true" {...raw(parchment(x - wide / 2, y - 31, wide, 64))} />
        <rect class="halo" x={x - wide / 2 - 2} y={y - 33} width={wide + 4} height={68} rx={7} />
        <text class="space-name" x={x} y={y - 12}>
          {name}
        </text>
        {!cubes.length && <path class="k-hatch" d={`M${x - 30} ${y + 14}H${x + 30}`} />}
      </Spot>
      {piles.map(({ colour, here }) => {
        const first = (here[0] as { x: number }).x
        const last = (here[here.length - 1] as { x: number }).x
        const what = capital(say(colour === 'plague' ? 'village-text-plague' : 'village-cube', { cube: colour }))
        return (
          <Spot key={colour} id={`cube:${space}:${colour}`} name={what} class="pile">
            <rect class="halo" x={first - 14} y={y - 2} width={last - first + 29} height={31} rx={6} />
            {here.map((cube) => (
              <Cube key={cube.id} id={cube.id} colour={colour} x={cube.x} y={y + 13} size={25} />
            ))}
          </Spot>
        )
      })}
    </>
  )
}

export const generationNumber = (generation: string): number =>
  (GENERATIONS as readonly string[]).indexOf(generation) + 1
