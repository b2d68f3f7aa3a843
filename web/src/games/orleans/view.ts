/** Names in the view of Orléans that several files need. */

export const TYPES = ['farmer', 'boatman', 'craftsman', 'trader', 'knight', 'scholar', 'monk'] as const
export const TRACKS = TYPES.slice(0, 6)
export const GOODS = ['grain', 'cheese', 'wine', 'wool', 'brocade'] as const
export const EVENTS = ['pilgrimage', 'income', 'harvest', 'taxes', 'trading_day', 'plague'] as const
export const OWN = 'own_' // how the name of a marked follower begins
export type Counts = Record<string, number>
