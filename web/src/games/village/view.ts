/** Names in the view of Village that several files need. */

export const COLOURS = ['orange', 'green', 'brown', 'pink'] as const
export const CUBES = [...COLOURS, 'plague'] as const
export const SPACES = ['harvest', 'family', 'crafts', 'market', 'travel', 'council', 'church'] as const
export const GOODS = ['scroll', 'horse', 'plow', 'ox', 'wagon'] as const
export const BUILDINGS = ['wainwright', 'stables', 'library', 'smithy'] as const
export const CITIES = ['northgate', 'southgate', 'midnorth', 'midsouth', 'farnorth', 'farsouth'] as const
export const GENERATIONS = ['first', 'second', 'third', 'fourth'] as const
export type Cubes = Record<string, number>
export type People = Record<string, number> // by generation
