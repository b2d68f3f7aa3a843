/** A strip of a game's world, for its card in the lobby: what all strips are drawn with. */
import { fir, leafy } from './land'
import { at, dice, path } from './pen'

export const WIDTH = 300
export const HEIGHT = 76
export const GROUND = 62 // where things stand

export const chance = dice(1429)
export const ground = (bumps: string): string => path(`M-4 ${GROUND + 3}${bumps}`, 'k-line')
export const row = (things: readonly (readonly [number, string])[]): string =>
  things.map(([x, art]) => at(x, GROUND, art)).join('')
export const firs = (...places: number[]): string =>
  places.map((x, n) => fir(x, GROUND + 3, 1.2 + ((n * 5) % 4) * 0.15)).join('')
export const trees = (...places: number[]): string => places.map((x) => leafy(x, GROUND + 3, 1.7, chance)).join('')
