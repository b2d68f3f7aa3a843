/** Names in the view of Orléans that several files need. */

export { EVENTS, GOODS, TRACKS, TYPES } from './view.gen'
export const OWN = 'own_' // how the name of a marked follower begins
export type Counts = Record<string, number>
