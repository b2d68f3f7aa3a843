/** The guided first turn of Orléans. */
import { END, step, type Lesson } from '../lesson'

export const lesson: Lesson = {
  turn: 'orleans-ask-action',
  steps: [
    step('welcome', ['prompt']),
    step('market', ['hand', 'board']),
    step('plan', ['advice', 'words'], 'move'),
    step('done', ['advice', 'words'], { ask: 'orleans-ask-action' }),
    step('action', ['advice', 'words'], 'move'),
    step('draw', ['advice', 'words'], 'move'),
    step('points', ['players', 'board']),
    END,
  ],
}
