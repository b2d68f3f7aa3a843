/** The guided first turn of Hermagor. */
import { END, step, type Lesson } from '../lesson'

export const lesson: Lesson = {
  turn: 'hermagor-ask-action',
  steps: [
    step('welcome', ['prompt']),
    step('market', ['board']),
    step('buyer', ['advice', 'words'], 'move'),
    step('prepare', ['advice', 'words', 'prompt'], { ask: 'hermagor-ask-action' }),
    step('merchant', ['board']),
    step('sell', ['advice', 'words'], 'move'),
    step('regions', ['board']),
    END,
  ],
}
