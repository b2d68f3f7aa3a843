/** The strip of A Column of Fire’s world on its card in the lobby. */
import { church, house, rampart, timbered, tower } from '../../kit/ink/buildings'
import { firs, ground, row, trees } from '../../kit/ink/strip'

export const vignette = (): string =>
  ground('Q80 60 150 64T304 61') +
  trees(26, 44, 262) +
  firs(70, 280) +
  row([
    [92, tower(-6, 14, 34, 'crenel', 'k-blue', 'k-red') + rampart(8, 34, 10)],
    [152, church(-14, 1.2, 2)],
    [226, timbered(-4, 20, 24, 14) + house(20, 15, 11, 10, 'k-blue')],
  ])
