/** Offering a guided first turn: a slip for those who have never seen a game, and a button for everybody else. */
import { signal } from '@preact/signals'
import { hasLesson } from '../games/registry'
import { api } from '../kit/api'
import { say } from '../kit/fluent'
import { Icon } from '../kit/icons'
import { me } from '../kit/me'
import { go } from '../kit/route'
import { recall, remember } from '../kit/settings'
import { complain } from '../kit/toast'
import './offer.css'

const changed = signal(0)
let cameFrom: string | null = null // the table one was at when one wanted to be shown the game

/** Whether the lesson was taken in this browser, or declined. */
export function lessonKnown(game: string): boolean {
  return changed.value >= 0 && recall(`lesson-${game}`) !== null
}

export function lessonDone(game: string, how: 'taken' | 'unwanted'): void {
  remember(`lesson-${game}`, how)
  changed.value += 1
}

export const whereFrom = (): string | null => cameFrom

/** Create the table of a lesson and open it; whoever has no name yet becomes a guest. */
export async function takeLesson(game: string): Promise<void> {
  try {
    if (me.value?.player == null) me.value = await api.guest({ name: say('page-lesson-visitor') })
    const table = await api.newLesson({ game })
    cameFrom = location.pathname.startsWith('/t/') ? location.pathname : null
    go(`/t/${table.id}`)
  } catch (fault) {
    complain(fault)
  }
}

export function LessonButton({ game, chief }: { game: string; chief?: boolean }) {
  if (!hasLesson(game)) return null
  return (
    <button
      type="button"
      class={chief ? 'button chief' : 'button slim'}
      data-lesson={game}
      onClick={() => void takeLesson(game)}
    >
      <Icon name="hand" /> {say('page-lesson-take')}
    </button>
  )
}

/** "First time?", until one has taken the lesson or does not want to be asked again. */
export function FirstTime({ game }: { game: string }) {
  if (!hasLesson(game) || lessonKnown(game)) return null
  return (
    <aside class="first-time" aria-label={say('page-lesson')}>
      <p>{say('page-lesson-first-time')}</p>
      <LessonButton game={game} />
      <button
        type="button"
        class="button plain slim"
        aria-label={say('page-lesson-never')}
        title={say('page-lesson-never')}
        data-never={game}
        onClick={() => lessonDone(game, 'unwanted')}
      >
        <Icon name="close" />
      </button>
    </aside>
  )
}
