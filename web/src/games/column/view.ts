/** Names in the view of A Column of Fire that several files need. */

export { COUNTRIES, GOODS, PAWNS } from './view.gen'
