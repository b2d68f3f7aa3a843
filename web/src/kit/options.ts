/** Options of a game in words: a choice has a sentence of its own, a seat its colour, and a number is a number. */
import { has, inWords, say } from './fluent'

/** Whether an option names a seat. */
export const namesSeat = (option: string): boolean => option.endsWith('_player')

export function choiceText(game: string, option: string, value: string | number): string {
  const key = `${game}-option-${option}-${value}`
  if (has(key)) return say(key)
  if (namesSeat(option) && typeof value === 'number')
    return `${value} · ${say('core-seat', { seat: value, player: '' })}`
  return inWords(String(value))
}
