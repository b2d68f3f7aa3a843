/** The guided first turn of A Column of Fire. */
import { END, step, type Lesson } from '../lesson'

export const lesson: Lesson = {
  turn: 'column-ask-character',
  steps: [
    step('welcome', ['prompt']),
    step('row', ['hand', 'board']),
    step('hire', ['advice', 'words'], 'move'),
    step('pawn', ['advice', 'words'], { ask: 'column-ask-track-move' }),
    step('track', ['advice', 'words'], 'move'),
    step('good', ['advice', 'words'], 'turn'),
    step('conflict', ['board']),
    END,
  ],
}
