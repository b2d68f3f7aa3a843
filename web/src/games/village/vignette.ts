/** The strip of Village’s world on its card in the lobby. */
import { barn, church, house, windmill } from '../../kit/ink/buildings'
import { field } from '../../kit/ink/land'
import { at } from '../../kit/ink/pen'
import { ground, row, trees } from '../../kit/ink/strip'

export const vignette = (): string =>
  at(0, 0, field(8, 55, 52, 12, 'k-wheat')) +
  ground('Q80 58 150 64T304 62') +
  trees(74, 246, 290) +
  row([
    [92, at(0, 0, windmill(), 1.2)],
    [124, barn(-6, 34, 12, 12, 'k-thatch')],
    [176, church(-12, 1.15, 1)],
    [226, house(-6, 17, 12, 11)],
    [262, barn(-8, 26, 10, 11)],
  ])
