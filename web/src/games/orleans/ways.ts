/** The map of Orléans in figures: where the towns lie, how the rivers and roads run, and where goods lie along them.

Towns and routes come from the components; here they are only brought to the measure of the drawing. */
import { curve, type Point, wobble } from '../../kit/ink/pen'
import { map } from './printed.gen'

/** Small shifts, so that no name lies upon another town. */
const SHIFT: Record<string, Point> = {
  chartres: [0, 14],
  etampes: [0, 8],
  orleans: [0, -2],
  argenton_sur_creuse: [-4, 6],
  le_blanc: [-22, -8],
  la_chatre: [26, 2],
  bourges: [42, 12],
  vierzon: [-4, 2],
  saint_amand_montrond: [32, 0],
  chateauroux: [4, -16],
  montrichard: [18, 6],
  loches: [14, 10],
  tours: [0, 2],
  chinon: [-4, 6],
  blois: [0, -2],
  le_mans: [4, 0],
  montargis: [24, -6],
  briare: [34, 0],
  sancerre: [22, 26],
  nevers: [-4, 22],
  chatellerault: [-14, 6],
}

const onPaper = (x: number, y: number): Point => [46 + x * 0.735, 12 + y * 0.8]

export const TOWN: Readonly<Record<string, Point>> = Object.fromEntries(
  map.town.map(({ id, x, y }) => {
    const [px, py] = onPaper(x, y)
    const [dx, dy] = SHIFT[id] ?? [0, 0]
    return [id, [Math.round(px + dx), Math.round(py + dy)] as const]
  }),
)

/** A town seen from the water: the bank lies a little below the houses. */
const quay = (town: string): Point => {
  const [x, y] = TOWN[town] as Point
  return [x, y + 5]
}

/** The rivers from their springs: towns by name, bends as points. */
const COURSES: Record<string, { course: (string | Point)[]; width: readonly [number, number] }> = {
  creuse: {
    course: [[466, 806], [424, 772], 'argenton_sur_creuse', [316, 752], 'le_blanc', [216, 700], [206, 640], [164, 588], 'chinon'],
    width: [3, 5],
  },
  vienne: { course: [[160, 806], [176, 726], 'chatellerault', [96, 628], [70, 590], 'chinon'], width: [3, 5] },
  yevre: { course: [[690, 584], 'bourges', [556, 552], 'vierzon'], width: [0.500, 4] },
  indre: { course: [[322, 588], 'loches', [240, 512], 'tours'], width: [0.500, 4] },
  cher: {
    course: [[674, 806], [648, 740], 'saint_amand_montrond', [570, 654], [516, 590], 'vierzon', [430, 504], [376, 512], 'montrichard', [258, 474], 'tours'],
    width: [3, 6],
  },
  loire: {
    course: [[818, 806], [768, 710], 'nevers', [728, 572], 'sancerre', [708, 436], 'briare', [632, 318], [548, 300], 'orleans', [410, 314], [372, 370], 'blois', [264, 428], 'tours', [142, 496], 'chinon', [56, 574], [20, 582]],
    width: [6, 11],
  },
} // prettier-ignore

export interface Stream {
  name: string
  course: Point[]
  width: readonly [number, number]
}

const pointOf = (one: string | Point): Point => (typeof one === 'string' ? quay(one) : one)
export const RIVERS: Stream[] = Object.entries(COURSES).map(([name, { course, width }]) => ({
  name,
  course: course.map(pointOf),
  width,
}))

/** The bends between two towns that follow each other on a river. */
function along(a: string, b: string): Point[] | null {
  for (const { course } of Object.values(COURSES)) {
    const [i, j] = [course.indexOf(a), course.indexOf(b)]
    if (i < 0 || j < 0) continue
    if (course.slice(Math.min(i, j) + 1, Math.max(i, j)).some((one) => typeof one === 'string')) continue
    // One bend more on both sides gives the very curve that is drawn.
    const [from, to] = [Math.min(i, j), Math.max(i, j)]
    const points = course.slice(Math.max(0, from - 1), to + 2).map(pointOf)
    const line = curve(points)
    const start = nearest(line, pointOf(course[from] as string))
    const end = nearest(line, pointOf(course[to] as string))
    const part = line.slice(start, end + 1)
    return i < j ? part : part.reverse()
  }
  return null
}

const nearest = (line: readonly Point[], [x, y]: Point): number =>
  line.reduce((best, [px, py], i) => {
    const [bx, by] = line[best] as Point
    return Math.hypot(px - x, py - y) < Math.hypot(bx - x, by - y) ? i : best
  }, 0)

/** Bends of roads that would otherwise run through something, by the two towns. */
const BEND: Record<string, Point> = {
  'chartres le_mans': [214, 128],
  'etampes montargis': [600, 132],
  'chatellerault argenton_sur_creuse': [214, 762],
  'saint_amand_montrond nevers': [712, 700],
  'le_mans tours': [122, 354],
  'orleans vierzon': [468, 400],
  'chartres etampes': [444, 78],
  'chartres orleans': [434, 160],
  'chartres chateaudun': [344, 140],
  'le_mans chateaudun': [218, 206],
  'le_mans vendome': [186, 288],
  'chateaudun vendome': [292, 254],
  'chateaudun orleans': [404, 226],
  'orleans montargis': [572, 246],
  'vendome blois': [270, 362],
  'montargis briare': [692, 300],
  'blois vierzon': [424, 440],
  'chinon chatellerault': [138, 610],
  'montrichard loches': [312, 522],
  'vierzon chateauroux': [470, 590],
  'sancerre bourges': [656, 552],
  'loches chateauroux': [346, 602],
  'le_blanc chateauroux': [330, 690],
  'argenton_sur_creuse la_chatre': [440, 762],
  'la_chatre saint_amand_montrond': [566, 754],
  'bourges saint_amand_montrond': [642, 640],
  'bourges nevers': [680, 624],
  'chateauroux argenton_sur_creuse': [400, 708],
  'chateauroux la_chatre': [478, 700],
}

function line(route: (typeof map.route)[number], seed: number): Point[] {
  if (route.type === 'waterway') {
    const water = along(route.a, route.b)
    if (water) return water
  }
  const bend = BEND[`${route.a} ${route.b}`]
  return wobble(curve([TOWN[route.a] as Point, ...(bend ? [bend] : []), TOWN[route.b] as Point]), 1.1, seed * 7 + 3)
}

/** The point so far along the line, of its whole length. */
export function pointAt(points: readonly Point[], t: number): Point {
  const steps = points.slice(1).map(([x, y], i) => Math.hypot(x - (points[i] as Point)[0], y - (points[i] as Point)[1]))
  let left = steps.reduce((sum, step) => sum + step, 0) * t
  for (let i = 0; i < steps.length; i++) {
    const step = steps[i] as number
    const [ax, ay] = points[i] as Point
    const [bx, by] = points[i + 1] as Point
    if (left <= step) return [ax + ((bx - ax) * left) / step, ay + ((by - ay) * left) / step]
    left -= step
  }
  return points[points.length - 1] as Point
}

export interface Way {
  a: string
  b: string
  type: string
  points: Point[]
  spaces: { at: Point; least: number }[] // where goods lie, and for how many players at least
}

/** All routes, in the order of the view. */
export const WAYS: Way[] = map.route.map((route, n) => {
  const points = line(route, n)
  const along: readonly number[] = route.spaces.length > 1 ? [0.37, 0.63] : [0.5]
  return {
    a: route.a,
    b: route.b,
    type: route.type,
    points,
    spaces: route.spaces.map((space, i) => ({ at: pointAt(points, along[i] ?? 0.5), least: space.min_players })),
  }
})
