/** What is printed on the board of A Column of Fire: western Europe on an old map.

The track of points is its frame, the ring of actions the rose of its compass.  Nothing here ever changes. */
import { barn, church, door, house, rampart, timbered, tower, windmill } from '../../kit/ink/buildings'
import { compass, LILY, parchment, ribbon } from '../../kit/ink/frame'
import { type Clear, field, hill, river, road, scatter, tree, wayOf } from '../../kit/ink/land'
import { at, box, curve, dice, dot, n1, oval, path, type Point, stroke, through, wobble } from '../../kit/ink/pen'
import { DIGITS } from '../../kit/tokens/tokens'
import { carrack, coast, cog, dolphin, monster, rhumbs, waves } from './sea'
import { degree, EDGE, HEIGHT, LAND, onRing, POINTS, RING, SUPPLY, TITLE, WIDTH, type Land } from './places'
import { COUNTRIES } from './view'

const smooth = (points: Point[], seed: number): string => through(wobble(curve(points, 11), 2.6, seed), true)

const ENGLAND = smooth([[318, 20], [292, 58], [284, 96], [294, 128], [280, 164], [286, 206], [304, 240], [346, 254], [404, 264], [452, 276], [500, 282], [548, 276], [604, 288], [656, 282], [704, 278], [728, 262], [716, 238], [734, 212], [736, 180], [718, 150], [726, 116], [706, 86], [716, 54], [704, 20], [318, 20]], 3) // prettier-ignore
const CONTINENT = smooth([[1190, 20], [1000, 10], [842, 20], [826, 60], [796, 84], [788, 112], [774, 142], [766, 172], [774, 200], [762, 230], [752, 258], [736, 284], [706, 308], [678, 322], [652, 336], [634, 356], [606, 348], [588, 364], [572, 386], [528, 402], [490, 424], [514, 448], [552, 456], [580, 480], [594, 514], [602, 546], [592, 576], [548, 590], [500, 592], [458, 606], [448, 644], [458, 690], [446, 742], [454, 790], [462, 850], [640, 880], [840, 870], [884, 822], [910, 790], [914, 750], [906, 704], [922, 654], [940, 616], [970, 594], [1012, 602], [1050, 590], [1092, 604], [1132, 594], [1190, 606], [1210, 300], [1190, 20]], 4) // prettier-ignore
const IRELAND = smooth([[72, 176], [84, 152], [118, 146], [142, 160], [140, 184], [150, 202], [128, 224], [96, 222], [80, 204], [72, 176]], 8) // prettier-ignore
const BALEARICS = smooth(
  [
    [976, 784],
    [994, 774],
    [1014, 782],
    [1008, 796],
    [986, 796],
    [976, 784],
  ],
  9,
)

const BORDERS: Point[][] = [
  [[708, 307], [780, 300], [850, 312], [930, 302], [1010, 314], [1090, 304], [1170, 312]], // prettier-ignore
  [[594, 578], [660, 592], [740, 588], [820, 598], [880, 594], [938, 612]], // prettier-ignore
]

/** The countries of the continent, coloured along their borders as such maps were. */
// prettier-ignore
const NATIONS: [string, string][] = [
  ['M1194 20Q1000 8 842 20L796 84L766 172L762 230L706 308L780 301L850 312L930 302L1010 314L1090 304L1194 312Z', 'w-orange'],
  ['M706 308L652 336L606 348L572 386L490 424L552 456L594 514L592 576L660 592L740 588L820 598L880 594L938 612L970 596L1050 592L1194 604V312L1090 304L1010 314L930 302L850 312L780 301Z', 'w-blue'],
  ['M592 578L500 594L458 606L458 690L446 742L462 852H880L912 780L906 704L938 612L880 594L820 598L740 588L660 592Z', 'w-brown'],
]

/** The cities; in a conflict one of them is the scene. */
export const CITY_ART: Record<string, string> = {
  england:
    house(-46, 14, 10, 9) +
    church(-32, 1.5, 2) +
    timbered(32, 16, 16, 10) +
    house(50, 14, 10, 9, 'k-blue') +
    rampart(-50, 20, 6),
  netherlands:
    timbered(-46, 14, 17, 13) +
    timbered(-30, 14, 20, 13, 'k-blue') +
    church(-14, 1.15, 1) +
    timbered(34, 14, 18, 12) +
    at(60, 0, windmill(), 0.9),
  france:
    tower(-48, 12, 26, 'cone', 'k-blue', 'k-gold') +
    church(-34, 1.4, 2) +
    tower(24, 11, 30, 'cone', 'k-blue') +
    house(36, 14, 11, 9, 'k-blue') +
    tower(52, 11, 20, 'cone', 'k-red') +
    rampart(-52, 116, 7),
  spain:
    tower(-46, 14, 22, 'crenel', 'k-red') +
    tower(-28, 14, 44, 'spire', 'k-red', 'k-gold') +
    barn(-13, 34, 14, 9, 'k-thatch') +
    tower(22, 11, 26, 'crenel', 'k-red', 'k-red') +
    house(34, 14, 10, 7, 'k-thatch') +
    door(-2, 6, 9),
}

/** Where people live beside the four cities: hamlets, castles, and the mills of La Mancha. */
const HAMLETS: [number, number, string][] = [
  [676, 118, house(-16, 12, 8, 7) + house(-2, 12, 8, 7, 'k-thatch') + church(10, 0.6, 1)],
  [
    992,
    404,
    tower(-26, 10, 22, 'cone', 'k-blue') +
      barn(-16, 28, 14, 10, 'k-blue') +
      tower(12, 10, 26, 'cone', 'k-red', 'k-gold'),
  ],
  [632, 470, house(-14, 12, 8, 7, 'k-thatch') + house(0, 12, 8, 7) + tower(14, 8, 18, 'crenel')],
  [752, 668, windmill()],
  [770, 680, windmill()],
]

/** Where nothing may grow: cities, spaces, cards, names. */
function taken(): Clear[] {
  const all: Clear[] = []
  for (const [x, y] of HAMLETS) all.push([x, y - 10, 34])
  for (const country of COUNTRIES) {
    const { name, city, sites, faith, torch, harbour, card } = LAND[country] as Land
    for (const [x, y] of [...sites, ...faith, torch]) all.push([x, y - 2, 30])
    for (const dx of [-50, -20, 10, 40, 66]) all.push([city[0] + dx, city[1] - 16, 30])
    for (const dx of [-100, -60, -20, 20, 60, 100]) all.push([name[0] + dx, name[1] - 6, 22])
    for (const dx of [-80, -40, 0, 40, 80]) all.push([harbour[0] + dx, harbour[1], 26])
    for (const dy of [-54, 0, 54]) all.push([card[0] - 20, card[1] + dy, 62], [card[0] + 30, card[1] + dy, 56])
  }
  return all
}

function terrain(): string {
  const chance = dice(1558)
  const clear = taken()
  const ridge = (x: number, y: number, rx: number, ry: number, many: number, size: number) =>
    scatter({ x, y, rx, ry }, many, 15 * size, clear, chance, (px, py) => hill(px, py, size, chance))
  const wood = (x: number, y: number, rx: number, ry: number, many: number) =>
    scatter({ x, y, rx, ry }, many, 11, clear, chance, (px, py) => tree(px, py, 0.95, chance))
  const seine: Point[] = [[1030, 332], [960, 386], [860, 412], [800, 420], [700, 410], [650, 376], [622, 352]] // prettier-ignore
  const rhine: Point[] = [[1168, 262], [1034, 250], [960, 262], [800, 262], [752, 258]] // prettier-ignore
  const guadalquivir: Point[] = [[800, 716], [720, 722], [600, 721], [500, 722], [444, 736]] // prettier-ignore
  const thames: Point[] = [[396, 200], [520, 194], [620, 196], [690, 198], [736, 204]] // prettier-ignore
  return (
    river(thames, [2, 4.5], 12) +
    river(seine, [2.5, 5], 21) +
    river(rhine, [3, 5.5], 33) +
    river(guadalquivir, [2.5, 5], 44) +
    ridge(700, 600, 110, 8, 12, 1) +
    ridge(860, 602, 70, 10, 8, 1) +
    ridge(1000, 560, 60, 24, 9, 1) +
    ridge(1130, 572, 34, 26, 6, 1.1) +
    ridge(620, 440, 50, 60, 8, 0.8) +
    ridge(760, 640, 40, 26, 5, 0.9) +
    ridge(470, 640, 16, 30, 3, 0.9) +
    ridge(1150, 300, 20, 30, 3, 0.9) +
    wood(660, 130, 60, 20, 10) +
    wood(430, 230, 20, 40, 6) +
    wood(700, 240, 26, 30, 8) +
    wood(1020, 286, 110, 14, 16) +
    wood(1000, 340, 70, 20, 14) +
    wood(640, 500, 34, 60, 14) +
    wood(660, 400, 36, 22, 8) +
    wood(960, 540, 60, 22, 10) +
    wood(760, 770, 20, 40, 8) +
    wood(474, 790, 14, 20, 4) +
    wood(112, 186, 26, 22, 8) +
    field(984, 446, 32, 26, 'k-vine') +
    field(664, 540, 44, 20, 'k-vine')
  )
}

/** From the city down to its houses, and to the quay. */
function lanes(country: string, n: number): string {
  const { city, sites, harbour } = LAND[country] as Land
  const [left, y] = sites[0] as Point
  const right = (sites[5] as Point)[0]
  const middle = (left + right) / 2
  // prettier-ignore
  const ways: Point[][] = [
    [[left - 8, y + 12], [middle, y + 14], [right + 8, y + 12]],
    [[city[0] - 40, city[1] + 4], [city[0] - 58, city[1] + 22], [left - 14, y - 30], [left - 8, y + 12]],
    [[middle, y + 14], [harbour[0], harbour[1] - 14]],
  ]
  return ways.map((points, k) => road(wayOf(points, n * 5 + k))).join('')
}

/** A quay of planks, on which prices are written. */
const quay = ([x, y]: Point): string =>
  path(box(x - 78, y - 20, 156, 40), 'k-quay') +
  path(hatchPlanks(x - 78, y - 20, 156, 40), 'k-hatch') +
  [-70, -24, 24, 70].map((dx) => path(`M${n1(x + dx - 4)} ${n1(y + 18)}h8v9q-4 3 -8 0Z`, 'k-wood')).join('')

function hatchPlanks(x: number, y: number, w: number, h: number): string {
  let d = ''
  for (let k = 13; k < w; k += 13) d += stroke(x + k, y, x + k, y + h)
  return d
}

/** A plot for a house: a fence around a piece of trodden ground. */
const plot = ([x, y]: Point): string =>
  oval(x, y + 14, 21, 6, 'k-shade') +
  path(`M${n1(x - 19)} ${n1(y - 16)}Q${n1(x)} ${n1(y - 19)} ${n1(x + 19)} ${n1(y - 16)}L${n1(x + 20)} ${n1(y + 15)}Q${n1(x)} ${n1(y + 19)} ${n1(x - 20)} ${n1(y + 15)}Z`, 'k-site') // prettier-ignore

/** A religion space: a flagstone with a ring. */
const flag = ([x, y]: Point): string => oval(x, y + 8, 19, 12, 'k-flag') + oval(x, y + 8, 14, 8.5, 'k-flag-ring')

/** The frame: every bar is a point on the track, as the degrees of a map are. */
function degrees(): string {
  let art = ''
  for (let n = 1; n <= POINTS; n++) {
    const [x, y, w, h] = degree(n)
    art += path(box(x, y, w, h), n % 2 ? 'k-degree' : 'k-degree dark')
    const digits = [...String(n)].map((digit, i, all) => {
      const dx = (i - (all.length - 1) / 2) * 9.6
      return `<path class="${n % 2 ? 'degree' : 'degree dark'}" d="${DIGITS[Number(digit)]}" transform="translate(${n1(x + w / 2 + dx)} ${n1(y + h / 2)})"/>`
    })
    art += digits.join('')
    if (n % 5 === 0) art += path(box(x + 2.5, y + 2.5, w - 5, h - 5), 'k-degree-five')
  }
  const corner = path(box(-16, -16, 32, 32), 'k-corner') + at(0, 0, path(LILY, 'k-corner-lily'), 0.66)
  for (const x of [24, WIDTH - 24]) for (const y of [24, HEIGHT - 24]) art += at(x, y, corner)
  const line = (k: number) =>
    `<rect class="k-neat" x="${k}" y="${k}" width="${WIDTH - 2 * k}" height="${HEIGHT - 2 * k}"/>`
  return art + line(5) + line(8) + line(EDGE) + line(EDGE + 3)
}

/** The rose behind the ring: its rays reach out beyond the spaces. */
function rose(): string {
  const { x, y, inner, outer } = RING
  let d = ''
  for (let i = 0; i < 60; i++) {
    const far = i % 3 ? outer + 4 : outer + 8
    d += stroke(...onRing(i / 3 - 0.5, outer + 1), ...onRing(i / 3 - 0.5, far))
  }
  return (
    dot(x, y, outer + 12, 'k-rose-edge') +
    dot(x, y, outer + 9, 'k-neat') +
    path(d, 'k-line') +
    dot(x, y, inner - 2, 'k-rose-heart') +
    dot(x, y, inner - 5, 'k-ring') +
    at(x, y, `<g class="k-faint">${compass()}</g>`, 2.05)
  )
}

/** The cathedral in the middle of the ring, for the sake of which all this is fought. */
function cathedral(): string {
  const hallows = (x: number) => path(`M${x} -6v-20q5 -9 10 0v20Z`, 'k-dark')
  return at(
    RING.x + 2,
    RING.y + 20,
    oval(2, 2, 84, 10, 'k-ground') +
      church(-46, 2.7, 1) +
      tower(-50, 25, 78, 'spire', 'k-blue') +
      tower(-22, 25, 78, 'spire', 'k-blue') +
      hallows(-17.5) +
      door(-44, 12, 22) +
      '<circle class="k-dark" cx="-11" cy="-48" r="7"/><circle class="k-pane" cx="-11" cy="-48" r="4.500"/>',
    0.94,
  )
}

const NORTH = rhumbs([RING.x, RING.y], RING.outer + 14, 1400)

/** Everything that is printed, in one string: the map within its frame, and the ring upon the sea. */
export const printed = (): string =>
  `<defs><clipPath id="column-map"><path d="${box(8, 8, WIDTH - 16, HEIGHT - 16)}"/></clipPath>` +
  `<clipPath id="column-continent"><path d="${CONTINENT}"/></clipPath>` +
  NATIONS.map(([d, wash]) => `<clipPath id="column-${wash}"><path d="${d}"/></clipPath>`).join('') +
  `<clipPath id="column-england"><path d="${ENGLAND}"/></clipPath></defs>` +
  `<g clip-path="url(#column-map)">${map()}</g>` +
  rose() +
  cathedral() +
  degrees()

const map = (): string =>
  path(box(8, 8, WIDTH - 16, HEIGHT - 16), 'k-sea') +
  NORTH +
  waves(
    WIDTH,
    HEIGHT,
    150,
    [
      [RING.x, RING.y, 232],
      [352, 150, 120],
      [500, 150, 170],
      [640, 160, 160],
      [900, 160, 200],
      [1060, 220, 200],
      [760, 440, 200],
      [960, 440, 240],
      [1100, 480, 130],
      [560, 700, 160],
      [720, 720, 190],
      [860, 700, 80],
      [112, 186, 70],
      [166, 112, 96],
      [1038, 668, 120],
      [600, 470, 80],
      [480, 760, 70],
      [396, 706, 58],
      [130, 720, 60],
    ],
    7,
  ) + // prettier-ignore
  coast(ENGLAND, 'w-none') +
  coast(IRELAND, 'w-none') +
  coast(BALEARICS, 'w-none') +
  coast(CONTINENT, 'w-none') +
  `<g clip-path="url(#column-continent)">${NATIONS.map(([d, wash]) => `<g clip-path="url(#column-${wash})">${path(d, `k-wash ${wash}`)}</g>`).join('')}</g>` +
  `<g clip-path="url(#column-england)">${path(ENGLAND, 'k-wash w-red')}</g>` +
  BORDERS.map((points, n) => path(through(wobble(curve(points), 1.6, n + 60)), 'k-border')).join('') +
  terrain() +
  HAMLETS.map(([x, y, art]) => at(x, y, oval(0, 1, 30, 5, 'k-ground') + art, 0.92)).join('') +
  COUNTRIES.map(lanes).join('') +
  COUNTRIES.map((country) => {
    const { city, sites, faith, harbour } = LAND[country] as Land
    return (
      at(city[0], city[1], oval(4, 3, 66, 10, 'k-ground') + (CITY_ART[country] ?? '')) +
      sites.map(plot).join('') +
      faith.map(flag).join('') +
      quay(harbour)
    )
  }).join('') +
  at(524, 520, carrack('k-red', 'k-sail-cross'), 0.95) +
  at(748, 268, cog(), 0.62) +
  at(396, 738, carrack('k-gold', 'k-sail-cross'), 0.84) +
  at(1120, 800, cog(), 0.9) +
  at(140, 740, monster(), 0.95) +
  at(946, 800, dolphin(), 0.8) +
  at(200, 206, dolphin(), 0.7) +
  at(...TITLE, ribbon(176, 'column-ribbon')) +
  parchment(SUPPLY[0] - 112, SUPPLY[1] - 58, 224, 120)

export { parchment }
