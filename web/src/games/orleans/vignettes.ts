/** A little picture for each place of Orléans: the ten of the board and the twenty tiles.

Each is about 100 wide and 46 tall, the ground at y = 0. */
import { barn, church, door, house, pane, rampart, timbered, tower, wall, windmill } from '../../kit/ink/buildings'
import { fir, leafy, tuft } from '../../kit/ink/land'
import { at, box, courses, dice, dot, hatch, oval, path, stroke } from '../../kit/ink/pen'
import { glyphs, type GlyphName } from '../../kit/tokens/glyphs'

const chance = dice(1400)
const SOIL = path('M-52 0H52M-46 3H-22M-14 3H12M20 3H46M-36 6H-8M6 6H32', 'k-line')
const waves = (y: number): string => path(`M-52 ${y}${'q3.200 -4 6.500 0t6.500 0'.repeat(8)}`, 'k-flow')
const sign = (name: GlyphName, x: number, y: number, k: number): string =>
  `<g class="v-sign" transform="translate(${x} ${y}) scale(${k})">${glyphs[name]}</g>`
const wheel = (x: number, y: number, r: number): string =>
  dot(x, y, r, 'v-wheel') +
  path(
    [0, 45, 90, 135]
      .map((turn) => {
        const [c, s] = [Math.cos((turn * Math.PI) / 180) * r, Math.sin((turn * Math.PI) / 180) * r]
        return stroke(x - c, y - s, x + c, y + s)
      })
      .join(''),
    'k-line',
  )
const gable = (x: number, w: number, h: number, roofH: number, roof: string): string =>
  wall(x, w, h, 0.3) +
  path(`M${x - 4} ${-h}L${x + w / 2} ${-h - roofH}L${x + w + 4} ${-h}Z`, roof) +
  path([0.6, 0.72, 0.84, 0.95].map((k) => stroke(x + w / 2, -h - roofH, x + w * k, -h)).join(''), 'k-hatch')
const arches = (x: number, many: number, step: number): string =>
  Array.from({ length: many }, (_, n) => door(x + n * step, 8, 13)).join('')
const barrel = (x: number, y: number, k = 1): string =>
  at(x, y, path('M-7 0Q-10 -8 -7 -16H7Q10 -8 7 0Z', 'k-wood') + path('M-9 -5H9M-9 -11H9M0 -16V0', 'k-hatch'), k)
const boat = (sail: string): string =>
  path('M-34 -9Q0 1 36 -11L28 3Q0 8 -26 3Z', 'k-wood') +
  path('M-27 -4Q0 3 30 -6M-25 -1Q0 5 28 -2', 'k-hatch') +
  path('M0 -8V-46', 'k-post') +
  path('M3 -43C26 -38 28 -25 24 -13H3Z', sail) +
  path('M-3 -40C-18 -33 -24 -23 -24 -13H-3Z', sail) +
  path('M0 -46l13 3l-13 4z', 'k-red') +
  path('M8 -36q10 5 12 20M-8 -31q-8 7 -11 15', 'k-hatch')
const cart = (): string =>
  path('M-36 -13H28L32 -24H-40Z', 'k-wood') +
  path('M-38 -18H30', 'k-line') +
  path('M-36 -24Q-34 -46 -4 -46T28 -24Z', 'k-canvas') +
  path('M-24 -25q2 -17 6 -20M-8 -25v-21M10 -25q2 -15 -2 -20', 'k-hatch') +
  wheel(-23, -8, 8) +
  wheel(17, -8, 8)
const counter = (cloth: string): string =>
  path('M-38 0V-34M38 0V-34', 'k-post') +
  [0, 1, 2, 3, 4, 5].map((n) => path(`M${-42 + n * 14} -42h14v10q-7 7 -14 0Z`, n % 2 ? 'k-canvas' : cloth)).join('') +
  path(box(-38, -13, 76, 13), 'k-wood')

export const VIGNETTE: Record<string, string> = {
  farmhouse:
    SOIL +
    fir(-42, 0, 2) +
    barn(-26, 42, 14, 17, 'k-thatch') +
    house(18, 18, 13, 12) +
    path('M-48 8v-5m6 6v-5m6 4v-5M40 7v-5m6 6v-5', 'k-wheat'),
  village:
    SOIL + house(-46, 21, 15, 14) + house(-16, 22, 18, 16, 'k-blue') + house(14, 20, 14, 14) + leafy(44, 0, 2, chance),
  university:
    SOIL +
    gable(-36, 72, 21, 22, 'k-blue') +
    path('M-29 -3v-14m10 14v-14m10 14v-14m18 14v-14m10 14v-14m10 14v-14', 'v-col') +
    door(-5, 10, 15) +
    sign('scholar', -8, -38, 0.25),
  castle:
    SOIL +
    tower(-44, 18, 30, 'crenel') +
    tower(26, 18, 30, 'crenel') +
    wall(-26, 52, 20, 0.35) +
    tower(-9, 18, 29, 'cone', 'k-red') +
    rampart(-28, 56, 13),
  monastery:
    SOIL + church(-30, 0.98, 1, 'k-red') + wall(22, 22, 12) + path('M20 -12h26l-3 -7h-20z', 'k-red') + leafy(-44, 0, 1.800, chance), // prettier-ignore
  ship: at(0, -3, waves(3) + waves(8) + boat('k-canvas')),
  wagon: SOIL + cart() + path('M30 -16L50 -10', 'k-post'),
  guildhall:
    SOIL + gable(-32, 64, 21, 24, 'k-red') + door(-24, 12, 16) + door(12, 12, 16) + sign('craftsman', -8, -40, 0.25),
  scriptorium:
    SOIL +
    path('M-34 0V-11H34V0M-27 0V-11M27 0V-11', 'k-wood') +
    path('M-28 -11L-19 -34H18L26 -11Z', 'k-wall') +
    path('M-14 -29H12M-16 -24H14M-18 -19H10', 'k-hatch') +
    path('M20 -12Q34 -34 42 -46Q28 -42 17 -17Z', 'k-canvas') +
    path('M19 -12L38 -42', 'k-line') +
    path('M-40 -11v-15h5v15z', 'k-canvas') +
    path('M-37.500 -26q-5 -6 0 -12q5 6 0 12z', 'k-gold'),
  town_hall:
    SOIL +
    wall(-40, 80, 19, 0.3) +
    path('M-44 -19L-36 -31H36L44 -19Z', 'k-blue') +
    path(courses(-38, -31, 76, 12, 3), 'k-hatch') +
    tower(-9, 18, 27, 'cone', 'k-blue') +
    arches(-34, 2, 13) +
    arches(14, 2, 13) +
    dot(0, -22, 4.5, 'v-wheel') +
    path('M0 -22v-3M0 -22h2', 'k-line'),
  hayrick:
    SOIL +
    path('M-26 0Q-30 -26 -6 -40Q-3 -44 0 -40Q26 -24 22 0Z', 'k-thatch') +
    path('M-18 -4Q-20 -22 -4 -36M-8 -3Q-10 -20 -3 -38M4 -3Q8 -20 0 -38M13 -4Q16 -20 3 -36', 'k-hatch') +
    path('M-3 -40V-46', 'k-post') +
    path('M34 0L28 -34M28 -34l-4 -8M28 -34l1 -9M28 -34l5 -8', 'k-line') +
    path('M-46 4v-6m5 7v-6m5 6v-6M38 6v-6m5 7v-6', 'k-wheat'),
  cheese_factory:
    SOIL + timbered(-44, 46, 24, 17, 'k-thatch') + door(-36, 10, 14) + path('M8 0V-9H44V0M12 0V-9M40 0V-9', 'k-wood') + oval(18, -13, 9, 5, 'k-gold') + oval(33, -13, 9, 5, 'k-gold') + oval(26, -20, 9, 5, 'k-gold'), // prettier-ignore
  winery:
    SOIL +
    barn(-46, 44, 16, 17) +
    door(-30, 12, 14) +
    barrel(12, 0, 1.2) +
    barrel(32, 0, 1.2) +
    barrel(22, -19, 1.1) +
    path('M42 6v-9q-5 0 -3 -6m3 6q5 0 3 -6', 'k-vine'),
  wool_manufacturer:
    SOIL +
    gable(-46, 42, 20, 18, 'k-blue') +
    door(-32, 12, 15) +
    path('M4 0V-34M46 0V-34M4 -32H46M4 -20H46', 'k-post') +
    path('M9 -31q5 12 10 0t10 0t10 0V-20H9Z', 'k-canvas') +
    path('M10 -19v12h8v-12M26 -19v12h8v-12', 'v-cloth'),
  tailor_shop:
    SOIL +
    counter('v-cloth') +
    path('M-26 -13q3 -11 13 -10l6 10ZM2 -13l3 -9h18l4 9Z', 'v-cloth') +
    path('M8 -19h16M6 -16h18M-22 -17h12', 'k-hatch'),
  brewery:
    SOIL +
    gable(-46, 46, 20, 18, 'k-red') +
    path(box(-16, -44, 9, 18), 'k-wall') +
    path('M-12 -46q-5 -3 1 -6', 'k-line') +
    door(-36, 12, 15) +
    path('M12 0Q8 -12 12 -24H38Q42 -12 38 0Z', 'k-wood') +
    path('M10 -7H40M10 -17H40M19 -24V0M31 -24V0', 'k-hatch') +
    oval(25, -25, 13, 4, 'k-canvas'),
  windmill: SOIL + at(-12, 0, windmill(), 1.1) + barn(12, 32, 10, 11, 'k-thatch') + tuft(-42, 2),
  library:
    SOIL +
    timbered(-44, 54, 26, 18, 'k-blue') +
    pane(-36, -4, 8, 14) +
    pane(-22, -4, 8, 14) +
    pane(-8, -4, 8, 14) +
    tower(14, 15, 30, 'cone', 'k-blue') +
    sign('book', 32, -22, 0.28),
  hospital:
    SOIL +
    wall(-42, 60, 20, 0.3) +
    path('M-46 -20L-38 -34H14L22 -20Z', 'k-red') +
    path(courses(-40, -34, 56, 14, 3), 'k-hatch') +
    arches(-36, 3, 16) +
    tower(24, 16, 24, 'cone', 'k-red') +
    path('M-15 -31h6v-5h5v5h6v5h-6v5h-5v-5h-6z', 'k-canvas'),
  sacristy:
    SOIL +
    wall(-20, 40, 24, 0.35) +
    path('M-24 -24L0 -42L24 -24Z', 'k-blue') +
    path('M0 -42V-50M-4 -47H4', 'k-line') +
    pane(-14, -4, 9, 16) +
    pane(6, -4, 9, 16) +
    path('M-44 0v-16h5v16zM38 0v-16h5v16z', 'k-canvas') +
    path('M-41.500 -16q-5 -6 0 -12q5 6 0 12zM40.500 -16q-5 -6 0 -12q5 6 0 12z', 'k-gold'),
  herb_garden:
    SOIL +
    path('M-46 -2V-18M-30 -2V-18M-14 -2V-18M2 -2V-18M18 -2V-18M34 -2V-18M46 -2V-18M-50 -14H50M-50 -7H50', 'k-post') +
    leafy(-36, -12, 1.5, chance) +
    leafy(-10, -12, 1.8, chance) +
    leafy(14, -12, 1.4, chance) +
    leafy(38, -12, 1.7, chance) +
    sign('herbs', -34, -44, 0.3) +
    sign('herbs', 14, -44, 0.3),
  bathhouse:
    SOIL +
    wall(-44, 40, 20, 0.3) +
    path('M-48 -20Q-24 -42 0 -20Z', 'k-blue') +
    door(-30, 12, 15) +
    path('M4 0L8 -18H44L48 0Z', 'k-wood') +
    path('M13 -18L11 0M26 -18V0M39 -18L41 0', 'k-hatch') +
    oval(26, -18, 18, 4, 'k-water') +
    path('M16 -24q-4 -5 0 -9t0 -9M27 -24q-4 -5 0 -9t0 -9M38 -24q-4 -5 0 -9t0 -9', 'v-steam'),
  shipping_line:
    waves(4) +
    waves(9) +
    path('M-50 4V-10H-8V4', 'k-wall') +
    path(hatch(-46, -10, 38, 14, 6), 'k-hatch') +
    house(-44, 26, 16, 13, 'k-blue') +
    at(22, 2, boat('k-canvas'), 0.68),
  pharmacy:
    SOIL +
    timbered(-44, 44, 24, 18) +
    door(-36, 10, 14) +
    sign('potions', 6, -34, 0.34) +
    sign('herbs', 30, -30, 0.26) +
    path('M2 -4H50V0H2Z', 'k-wood'),
  cellar:
    SOIL +
    path('M-46 0V-20Q-46 -42 -22 -42H22Q46 -42 46 -20V0Z', 'k-wall') +
    path('M-36 0V-16Q-36 -32 -18 -32H18Q36 -32 36 -16V0Z', 'v-vault') +
    barrel(-20, 0, 1.1) +
    barrel(0, 0, 1.1) +
    barrel(20, 0, 1.1),
  office:
    SOIL +
    gable(-42, 52, 22, 18, 'k-red') +
    door(-34, 11, 15) +
    pane(-12, -5, 12, 13) +
    path('M16 0V-14H46V0Z', 'k-wood') +
    path('M16 -14Q31 -24 46 -14M16 -7H46', 'k-hatch') +
    dot(31, -8, 3.5, 'k-gold') +
    dot(24, -18, 4, 'k-gold') +
    dot(37, -18, 4, 'k-gold'),
  laboratory:
    SOIL +
    path('M-44 0V-9H44V0M-38 0V-9M38 0V-9', 'k-wood') +
    sign('potions', -40, -40, 0.46) +
    sign('gear', 10, -36, 0.4) +
    path('M-8 -12q3 -14 10 -18', 'v-steam') +
    oval(-2, -11, 7, 3, 'k-wall'),
  gunpowder_tower:
    SOIL + tower(-22, 44, 32, 'crenel') + door(-6, 12, 16) + barrel(34, 0, 0.9) + barrel(-36, 0, 0.9) + path('M0 -37V-48M0 -48l11 3l-11 4', 'k-red'), // prettier-ignore
  school:
    SOIL +
    gable(-36, 72, 22, 18, 'k-thatch') +
    pane(-28, -5, 9, 14) +
    door(-6, 11, 16) +
    pane(18, -5, 9, 14) +
    path('M0 -40V-46M-4 -40q4 -7 8 0Z', 'k-gold'),
  horse_wagon:
    SOIL + at(-16, 0, cart(), 0.72) + path('M10 -10L22 -12', 'k-post') + sign('horse', 20, -32, 0.46) + path('M28 -4V0M42 -4V0', 'k-post'), // prettier-ignore
}
