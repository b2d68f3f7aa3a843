/** Names in the view of Hermagor that several files need. */

export const TOWN = 'hermagor'
export const DUCHIES = ['west', 'north_east', 'south'] as const
export const SPECIALS = ['price_up', 'half_move', 'cash_5', 'no_fee'] as const
