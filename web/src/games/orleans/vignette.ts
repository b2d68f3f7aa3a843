/** The strip of Orléans’s world on its card in the lobby. */
import { church, house, rampart, tower } from '../../kit/ink/buildings'
import { river } from '../../kit/ink/land'
import { type Point } from '../../kit/ink/pen'
import { firs, row, trees } from '../../kit/ink/strip'

const LOIRE: Point[] = [
  [-10, 70],
  [70, 72],
  [150, 67],
  [230, 71],
  [312, 67],
]

export const vignette = (): string =>
  river(LOIRE, [9, 12], 3) +
  trees(14, 30, 258) +
  firs(246, 272, 288) +
  row([
    [104, tower(-40, 12, 30, 'cone', 'k-blue', 'k-red') + house(-24, 15, 11, 10) + house(-6, 14, 10, 9, 'k-blue')],
    [138, church(-16, 1.15, 2)],
    [186, house(-4, 15, 12, 10) + tower(14, 12, 27, 'cone', 'k-blue', 'k-red')],
    [143, rampart(-88, 176, 10)],
  ])
