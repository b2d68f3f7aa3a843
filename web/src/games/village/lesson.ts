/** The guided first turn of Village. */
import { END, step, type Lesson } from '../lesson'

export const lesson: Lesson = {
  turn: 'village-ask-turn',
  steps: [
    step('welcome', ['prompt']),
    step('farm', ['hand', 'board']),
    step('take', ['advice', 'spot:space:crafts', 'words'], 'move'),
    step('action', ['advice', 'words'], 'turn'),
    step('time', ['hand', 'players']),
    step('round', ['board']),
    END,
  ],
}
