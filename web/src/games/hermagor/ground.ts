/** What is printed of Hermagor's land: duchies, regions, rivers, roads and villages.  Nothing here ever changes.

Where the places lie is told in `places`, the sea in `coast`; `square` prints what stands beside the land. */
import { barn, church, house, rampart, tower, type Roof } from '../../kit/ink/buildings'
import { ribbon } from '../../kit/ink/frame'
import { fir, hill, river, scatter, tree, tuft, type Clear } from '../../kit/ink/land'
import { at, curve, dice, n1, oval, path, type Point, through } from '../../kit/ink/pen'
import { afloat, ashore, COAST, sea } from './coast'
import { map_coast, map_duchy, map_region, map_river, map_village } from './printed.gen'
import { here, lineOf, named, NAME_OF, PLACE, type Road, roadOf, ROADS } from './places'

/** Where the sign of a region stands: clear of roads, tolls and names. */
const SIGN: Record<string, Point> = {
  hollin: [698, 152],
  umbermoor: [836, 160],
  skarnfell: [1029, 136],
  dawnreach: [605, 178],
  eldermoss: [978, 252],
  fernwick: [1072, 220],
  greyholt: [876, 262],
  highmere: [564, 272],
  ironvale: [745, 248],
  kestrel_down: [546, 380],
  larkmead: [632, 391],
  mistwood: [936, 378],
  oakhaven: [1052, 364],
  palebrook: [764, 434],
  ravenscar: [979, 487],
  stonemark: [1086, 473],
  thistledown: [850, 563],
  silverfen: [1004, 594],
  vineholm: [925, 702],
  westering: [922, 802],
}

/** Regions with no room for a name; whoever points at one is told. */
export const CRAMPED: ReadonlySet<string> = new Set(['kestrel_down', 'palebrook', 'skarnfell'])

/** Along the roads from place to place, once around. */
const around = (boundary: readonly string[]): Point[] =>
  boundary.flatMap((id, n) => {
    const from = NAME_OF.get(id) ?? ''
    const road = roadOf(from, NAME_OF.get(boundary[(n + 1) % boundary.length] as string) ?? '')
    return road ? lineOf(from, [road]) : []
  })

export const REGION = new Map(
  map_region.map(({ name, boundary }) => [
    named(name),
    { at: SIGN[named(name)] ?? ([0, 0] as Point), outline: around(boundary) },
  ]),
)

const CONFLUENCE = String(map_river[0].points[map_river[0].points.length - 1])
const RIVERS = map_river.map(({ points }) =>
  curve(
    points.map((point) => here(point)),
    8,
  ),
)

const crossing = (road: readonly Point[]): { at: Point; turn: number } | null => {
  let least = 9
  let foot: { at: Point; turn: number } | null = null
  road.forEach((p, i) => {
    for (const course of RIVERS)
      for (const q of course) {
        const far = Math.hypot(p[0] - q[0], p[1] - q[1])
        if (far >= least) continue
        least = far
        const a = road[Math.max(0, i - 1)] as Point
        const b = road[Math.min(road.length - 1, i + 1)] as Point
        foot = { at: q, turn: (Math.atan2(b[1] - a[1], b[0] - a[0]) * 180) / Math.PI }
      }
  })
  return foot
}

/** Stone parapets over the water, in the direction of the road. */
function bridge({ points, bridge: over }: Road): string {
  const where = over ? crossing(points) : null
  if (!where) return ''
  return (
    `<g transform="translate(${n1(where.at[0])} ${n1(where.at[1])}) rotate(${n1(where.turn)})">` +
    path('M-17 -7Q0 -11 17 -7V7Q0 11 -17 7Z', 'k-wall') +
    path('M-17 -4Q0 -8 17 -4M-17 4Q0 8 17 4M-11 -5V5M-5 -6V6M1 -6V6M7 -6V6M12 -5V5', 'k-hatch') +
    '</g>'
  )
}

const TINTS = ['a', 'b', 'c', 'd']
/** Neighbours differ. */
const TINT_OF = [0, 1, 3, 2, 0, 2, 2, 1, 1, 3, 0, 3, 1, 2, 1, 0, 3, 2, 0, 1]

function ground(): string {
  // Far out where they meet the sea: the coast cuts them.
  const mouths = map_river.flatMap(({ points }) => [points[0], points[points.length - 1]].map(String))
  const edge = new Set([...map_coast.map(String), ...mouths.filter((one) => one !== CONFLUENCE)])
  const out = ([x, y]: Point): Point => (edge.has(`${x},${y}`) ? [x + (x - 500) * 0.2, y + (y - 440) * 0.2] : [x, y])
  const duchies = map_duchy.map(({ id, polygon }) =>
    path(
      through(
        polygon.map((point) => here(out(point))),
        true,
      ),
      `her-duchy ${id}`,
    ),
  )
  // Washed to the edge, and once more along the border, as maps were coloured by hand.
  const regions = map_region.map(({ name, nobility }, n) => {
    const outline = through(REGION.get(named(name))?.outline ?? [], true)
    const tint = nobility ? 'noble' : TINTS[TINT_OF[n] ?? 0]
    return (
      `<clipPath id="her-region-${n}">${path(outline, '')}</clipPath>` +
      path(outline, `her-region ${tint}`) +
      `<g clip-path="url(#her-region-${n})">${path(outline, `her-rim ${tint}`)}</g>`
    )
  })
  return (
    `<clipPath id="her-land">${path(through(COAST, true), '')}</clipPath>` +
    path(through(COAST, true), 'her-land') +
    `<g clip-path="url(#her-land)">${duchies.join('')}${path(through(COAST, true), 'her-beach')}</g>` +
    regions.join('') +
    path(through(COAST, true), 'her-coast')
  )
}

/** From the lake where they part to the sea. */
function streams(): string {
  const lake = RIVERS[0]?.[RIVERS[0].length - 1] ?? [0, 0]
  const rivers = map_river.map(({ points }, n) => {
    const course = points.map((point) => here(point))
    const down = String(points[0]) === CONFLUENCE ? course : course.reverse()
    const [ax, ay] = down[down.length - 2] as Point
    const [bx, by] = down[down.length - 1] as Point
    return river([...down, [bx + (bx - ax), by + (by - ay)]], [4.5, 8], 70 + n * 9)
  })
  return (
    `<g clip-path="url(#her-land)">${rivers.join('')}</g>` +
    oval(lake[0], lake[1], 21, 11, 'k-water k-bank') +
    path(`M${n1(lake[0] - 10)} ${n1(lake[1] - 2)}h12M${n1(lake[0] - 2)} ${n1(lake[1] + 4)}h11`, 'k-flow')
  )
}

/** Everything that must not be planted over. */
function taken(): Clear[] {
  return [
    ...[...PLACE.values()].map(([x, y]): Clear => [x, y - 8, 44]),
    ...ROADS.flatMap(({ points }) => points.filter((_, i) => i % 2 === 0).map(([x, y]): Clear => [x, y, 13])),
    ...ROADS.map(({ toll: [x, y] }): Clear => [x, y, 19]),
    ...RIVERS.flatMap((course) => course.filter((_, i) => i % 2 === 0).map(([x, y]): Clear => [x, y, 13])),
    ...[...REGION.values()].map(({ at: [x, y] }): Clear => [x, y, 34]),
  ]
}

/** Many small things as few: all strokes of a kind become one path, which a browser draws at once. */
function pressed(art: string): string {
  const kinds = new Map<string, string>()
  for (const [, kind = '', d = ''] of art.matchAll(/<path class="([^"]*)" d="([^"]*)"\/>/g))
    kinds.set(kind, (kinds.get(kind) ?? '') + d)
  return [...kinds].map(([kind, d]) => path(d, kind)).join('')
}

/** A hill keeps its foot and its top off the coast. */
const HILL: readonly Point[] = [
  [-24, 0],
  [24, 0],
  [-12, -24],
  [12, -24],
]

function growth(): string {
  const chance = dice(1206)
  const clear = taken()
  const spread = (
    x: number,
    y: number,
    rx: number,
    ry: number,
    many: number,
    apart: number,
    draw: (x: number, y: number) => string,
  ) => {
    const [px, py] = here([x, y])
    return scatter({ x: px, y: py, rx, ry }, many, apart, clear, chance, (gx, gy) =>
      ashore(gx, gy) ? draw(gx, gy) : '',
    )
  }
  const hills = (x: number, y: number, rx: number, ry: number, many: number) =>
    spread(x, y, rx, ry, many, 20, (px, py) => {
      if (!HILL.every(([dx, dy]) => ashore(px + dx, py + dy))) return ''
      clear.push([px, py - 5, 15])
      return hill(px, py, 0.8, chance)
    })
  const wood = (x: number, y: number, rx: number, ry: number, many: number) =>
    spread(x, y, rx, ry, many, 9, (px, py) => tree(px, py, 0.9, chance))
  const firs = (x: number, y: number, rx: number, ry: number, many: number) =>
    spread(x, y, rx, ry, many, 9, (px, py) => fir(px, py, 0.9))
  return (
    hills(830, 130, 70, 90, 22) +
    hills(120, 110, 80, 60, 12) +
    hills(890, 280, 80, 80, 18) +
    hills(100, 430, 90, 60, 14) +
    hills(650, 900, 60, 90, 8) +
    pressed(
      firs(600, 120, 100, 80, 44) +
        firs(280, 130, 80, 60, 26) +
        firs(720, 260, 90, 60, 26) +
        wood(190, 290, 130, 90, 60) +
        wood(380, 380, 90, 70, 40) +
        wood(820, 370, 130, 70, 50) +
        wood(480, 340, 60, 70, 24) +
        wood(450, 620, 90, 100, 56) +
        wood(640, 600, 80, 80, 40) +
        wood(780, 610, 90, 90, 50) +
        wood(560, 760, 100, 90, 50) +
        wood(240, 420, 100, 60, 34) +
        wood(400, 120, 60, 60, 18) +
        spread(500, 450, 420, 400, 140, 18, (x, y) => tuft(x, y)),
    )
  )
}

const ROOFS: Roof[] = ['k-red', 'k-blue', 'k-thatch', 'k-red']
/** A handful of roofs behind the sign of what is sold here; along the main road they have a steeple. */
function village(name: string, main: boolean, n: number): string {
  const [x, y] = PLACE.get(name) ?? [0, 0]
  const roof = (k: number) => ROOFS[(n + k) % 4] as Roof
  const left =
    n % 3 === 0 ? barn(-40, 22, 9, 9, roof(0)) : house(-37, 15, 9, 9, roof(0)) + house(-25, 12, 7, 7, roof(1))
  const right = main
    ? church(14, 0.62, 1, 'k-blue')
    : n % 2
      ? house(17, 14, 9, 9, roof(2))
      : house(15, 12, 7, 7, roof(2)) + house(26, 13, 9, 8, roof(3))
  return at(x, y, oval(0, 0, 42, 10, 'k-ground') + at(0, -3, left + right))
}

function town(): string {
  const [x, y] = PLACE.get('hermagor') ?? [0, 0]
  return at(
    x,
    y,
    oval(0, 2, 58, 14, 'k-ground') +
      at(
        0,
        -2,
        tower(-44, 11, 24, 'cone', 'k-red') +
          house(-32, 14, 15, 10) +
          church(-16, 1.05, 2) +
          house(22, 13, 14, 10, 'k-blue') +
          tower(33, 11, 26, 'cone', 'k-red', 'k-gold') +
          rampart(-48, 96, 10),
        1.05,
      ),
  )
}

export const TITLE: Point = [1164, 822]

/** Boards with the names of the duchies, off their coasts. */
export const DUCHY: Record<string, Point> = { west: [526, 60], north_east: [1214, 60], south: [1216, 618] }

/** Roads from the lowest to the highest: lanes, then the paved main road, then bridges. */
const roads = (): string => {
  const lines = ROADS.map(({ points, main }) => ({ d: through(points), main }))
  const layer = (main: boolean, ...kinds: string[]) =>
    kinds
      .map((kind) =>
        path(
          lines
            .filter((line) => line.main === main)
            .map(({ d }) => d)
            .join(''),
          kind,
        ),
      )
      .join('')
  return (
    layer(false, 'her-lane-edge', 'her-lane') +
    layer(true, 'her-main-edge', 'her-main', 'her-main-stones') +
    ROADS.map(bridge).join('')
  )
}

/** The whole land in one string. */
export const land = (): string =>
  sea() +
  ground() +
  streams() +
  growth() +
  roads() +
  map_village.map(({ name, main_road }, n) => village(named(name), main_road, n)).join('') +
  town() +
  afloat() +
  at(TITLE[0], TITLE[1], ribbon(180, 'hermagor-ribbon'))
