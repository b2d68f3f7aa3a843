/** Names in the view of Village that several files need. */

export { BUILDINGS, CITIES, COLOURS, CUBES, GENERATIONS, GOODS, SPACES } from './view.gen'
export type Cubes = Record<string, number>
export type People = Record<string, number> // by generation
