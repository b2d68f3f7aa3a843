/** Where things lie on Hermagor's map: places and roads from the box, the toll of each road, and the way from place to place.

The land is shrunk a little, so that the market square and the merchants' hall stand beside it.  Read this chapter first,
then `ground`, which prints the land. */
import { curve, dice, type Point, wobble } from '../../kit/ink/pen'
import { first_steps, map_hermagor, map_road, map_village } from './printed.gen'

export const WIDTH = 1320
export const HEIGHT = 974

export const here = ([x, y]: Point): Point => [446 + x * 0.836, 40 + y * 0.9]
export const named = (name: string) => name.toLowerCase().replace(' ', '_')

/** Names of places in the order the engine counts them, and where each lies. */
const PLACES = [...map_village, map_hermagor]
export const NAMES: readonly string[] = PLACES.map(({ name }) => named(name))
export const PLACE = new Map(PLACES.map(({ name, x, y }): [string, Point] => [named(name), here([x, y])]))
export const NAME_OF = new Map<string, string>(PLACES.map(({ id, name }) => [id, named(name)]))
const placeOf = (id: string): Point => PLACE.get(NAME_OF.get(id) ?? '') ?? [0, 0]

export interface Road {
  ends: readonly [string, string]
  points: readonly Point[]
  toll: Point
  main: boolean
  bridge: boolean
}

/** A road bends a little, always the same way. */
function roadBetween(a: Point, b: Point, n: number): Point[] {
  const chance = dice(n * 17 + 5)
  const far = Math.hypot(b[0] - a[0], b[1] - a[1])
  const bend = (chance() - 0.5) * far * 0.16
  const side = (t: number, k: number): Point => [
    a[0] + (b[0] - a[0]) * t - ((b[1] - a[1]) / far) * k,
    a[1] + (b[1] - a[1]) * t + ((b[0] - a[0]) / far) * k,
  ]
  return wobble(curve([a, side(0.32, bend), side(0.68, -bend * 0.5), b], 9), 0.8, n + 40)
}

/** How much of a toll would be hidden by the signs, roofs and names of the places, were it here. */
function hidden([x, y]: Point): number {
  let worst = 0
  for (const [px, py] of PLACE.values()) {
    const over = Math.min(60 - Math.abs(x - px), y < py - 16 ? 33 - Math.abs(x - px) : 60, y - py + 60, py + 40 - y)
    worst = Math.max(worst, over)
  }
  return worst
}

/** The toll stands where it is seen best, near the middle of the road. */
function tollAt(points: readonly Point[]): Point {
  const middle = Math.round(points.length / 2)
  const reach = Math.floor(points.length * 0.24)
  const order = Array.from({ length: reach * 2 + 1 }, (_, n) => middle + (n % 2 ? 1 : -1) * Math.ceil(n / 2))
  const least = Math.min(...order.map((n) => hidden(points[n] as Point)))
  return points[order.find((n) => hidden(points[n] as Point) <= least + 0.5) ?? middle] as Point
}

export const ROADS: readonly Road[] = map_road.map(({ a, b, main_road, bridge }, n) => {
  const points = roadBetween(placeOf(a), placeOf(b), n)
  return {
    ends: [NAME_OF.get(a) ?? '', NAME_OF.get(b) ?? ''],
    points,
    toll: tollAt(points),
    main: main_road,
    bridge,
  }
})
/** On which side of its village a merchant stands, 1 for the right: where fewer tolls and names are hidden. */
export const SIDE = new Map(
  [...PLACE].map(([name, [x, y]]): [string, number] => {
    const over = (left: number, [px, py]: Point, wide: number) =>
      Math.max(0, Math.min(left + 36, px + wide) - Math.max(left, px - wide)) *
      Math.max(0, Math.min(y + 7, py + 12) - Math.max(y - 31, py - 12))
    const hides = (left: number) =>
      ROADS.reduce((sum, { toll }) => sum + over(left, toll, 12), 0) +
      [...PLACE].reduce((sum, [other, [px, py]]) => sum + (other === name ? 0 : over(left, [px, py + 4], 40)), 0)
    return [name, hides(x + 20) <= hides(x - 56) ? 1 : -1]
  }),
)
export const roadOf = (a = '', b = ''): Road | undefined =>
  ROADS.find(({ ends }) => ends.includes(a) && ends.includes(b) && a !== b)

/** The roads from a place to another, on the way the engine takes the toll of. */
export function wayTo(from: string, to: string): Road[] {
  const way: Road[] = []
  const there = NAMES.indexOf(to)
  for (let n = NAMES.indexOf(from); n >= 0 && n !== there;) {
    const next = first_steps[n]?.[there] ?? there
    const road = roadOf(NAMES[n] as string, NAMES[next] as string)
    if (!road || way.length > NAMES.length) break
    way.push(road)
    n = next
  }
  return way
}

/** The same roads as one line, in the direction one walks. */
export function lineOf(from: string, roads: readonly Road[]): Point[] {
  let stand = from
  return roads.flatMap(({ ends, points }) => {
    const forth = ends[0] === stand
    stand = forth ? ends[1] : ends[0]
    return forth ? points : [...points].reverse()
  })
}
