/** Names in the view of A Column of Fire that several files need. */

export const COUNTRIES = ['england', 'france', 'netherlands', 'spain'] as const
export const GOODS = ['cloth', 'wine', 'book', 'ore'] as const
export const PAWNS = ['catholic', 'protestant', 'neutral'] as const
