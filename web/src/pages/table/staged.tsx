/** Puts a table on the stage, where the entries of the menu light up on the drawing. */
import type { ComponentChildren } from 'preact'
import type { Entry } from '../../contract'
import type { GameUi } from '../../games/registry'
import { StageOf } from '../../kit/play/stage'
import type { Store } from './store'

const NO_MENU: readonly Entry[] = []

/** The children on a stage if the game is drawn, otherwise as they are. */
export function Staged(props: { store: Store; drawn: GameUi['drawn']; children: ComponentChildren }) {
  const { store } = props
  const targetsOf = props.drawn?.targetsOf
  const question = store.menu.question.value
  if (!targetsOf) return <>{props.children}</>
  return (
    <StageOf
      view={store.position.shown.value?.view}
      menu={question?.menu ?? NO_MENU}
      n={question?.n ?? -1}
      targetsOf={targetsOf}
      leads={props.drawn?.leads}
      busy={store.menu.pending.value !== null}
      act={store.menu.play}
      say={store.say}
    >
      {props.children}
    </StageOf>
  )
}
