/** Names in the view of Hermagor that several files need. */

export { DUCHIES, SPECIALS } from './view.gen'
export const TOWN = 'hermagor'
