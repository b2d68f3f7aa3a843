/** A strip of each game's world, for its card in the lobby. */
import { barn, church, house, rampart, stall, timbered, tower, windmill } from '../kit/ink/buildings'
import { field, fir, hill, leafy, river } from '../kit/ink/land'
import { at, dice, path, type Point } from '../kit/ink/pen'
import { raw } from '../kit/tokens/tokens'
import '../kit/ink/ink.css'

const WIDTH = 300
const HEIGHT = 76
const GROUND = 62

const chance = dice(1429)
const ground = (bumps: string): string => path(`M-4 ${GROUND + 3}${bumps}`, 'k-line')
const row = (things: readonly (readonly [number, string])[]): string =>
  things.map(([x, art]) => at(x, GROUND, art)).join('')
const firs = (...places: number[]): string =>
  places.map((x, n) => fir(x, GROUND + 3, 1.2 + ((n * 5) % 4) * 0.15)).join('')
const trees = (...places: number[]): string => places.map((x) => leafy(x, GROUND + 3, 1.7, chance)).join('')
const LOIRE: Point[] = [
  [-10, 70],
  [70, 72],
  [150, 67],
  [230, 71],
  [312, 67],
]

const SCENES: Record<string, () => string> = {
  orleans: () =>
    river(LOIRE, [9, 12], 3) +
    trees(14, 30, 258) +
    firs(246, 272, 288) +
    row([
      [104, tower(-40, 12, 30, 'cone', 'k-blue', 'k-red') + house(-24, 15, 11, 10) + house(-6, 14, 10, 9, 'k-blue')],
      [138, church(-16, 1.15, 2)],
      [186, house(-4, 15, 12, 10) + tower(14, 12, 27, 'cone', 'k-blue', 'k-red')],
      [143, rampart(-88, 176, 10)],
    ]),
  village: () =>
    at(0, 0, field(8, 55, 52, 12, 'k-wheat')) +
    ground('Q80 58 150 64T304 62') +
    trees(74, 246, 290) +
    row([
      [92, at(0, 0, windmill(), 1.2)],
      [124, barn(-6, 34, 12, 12, 'k-thatch')],
      [176, church(-12, 1.15, 1)],
      [226, house(-6, 17, 12, 11)],
      [262, barn(-8, 26, 10, 11)],
    ]),
  hermagor: () =>
    ground('Q80 62 150 65T304 63') +
    hill(30, GROUND, 2.2, chance) +
    hill(272, GROUND, 1.9, chance) +
    firs(58, 240, 254) +
    row([
      [84, stall(34, 26, 'k-red')],
      [128, stall(34, 26, 'k-blue')],
      [180, timbered(-8, 26, 30, 18) + timbered(20, 24, 25, 16, 'k-blue')],
      [228, tower(-6, 13, 32, 'crenel', 'k-blue', 'k-red')],
    ]),
  column: () =>
    ground('Q80 60 150 64T304 61') +
    trees(26, 44, 262) +
    firs(70, 280) +
    row([
      [92, tower(-6, 14, 34, 'crenel', 'k-blue', 'k-red') + rampart(8, 34, 10)],
      [152, church(-14, 1.2, 2)],
      [226, timbered(-4, 20, 24, 14) + house(20, 15, 11, 10, 'k-blue')],
    ]),
}

export function Page({ game }: { game: string }) {
  const scene = SCENES[game]
  if (!scene) return null
  return (
    <svg
      class="vignette"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      {...raw(scene())}
    />
  )
}
