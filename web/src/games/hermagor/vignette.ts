/** The strip of Hermagor’s world on its card in the lobby. */
import { stall, timbered, tower } from '../../kit/ink/buildings'
import { hill } from '../../kit/ink/land'
import { chance, firs, ground, GROUND, row } from '../../kit/ink/strip'

export const vignette = (): string =>
  ground('Q80 62 150 65T304 63') +
  hill(30, GROUND, 2.2, chance) +
  hill(272, GROUND, 1.9, chance) +
  firs(58, 240, 254) +
  row([
    [84, stall(34, 26, 'k-red')],
    [128, stall(34, 26, 'k-blue')],
    [180, timbered(-8, 26, 30, 18) + timbered(20, 24, 25, 16, 'k-blue')],
    [228, tower(-6, 13, 32, 'crenel', 'k-blue', 'k-red')],
  ])
