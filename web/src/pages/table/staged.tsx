/** The menu of a table, shown where it happens. */
import type { ComponentChildren } from 'preact'
import type { Entry } from '../../contract'
import type { Face } from '../../games/face'
import { StageOf } from '../../kit/play/stage'
import type { Store } from './store'

const NO_MENU: readonly Entry[] = []

/** For games that are drawn; the others are as they were. */
export function Staged(props: { store: Store; drawn: Face['drawn']; children: ComponentChildren }) {
  const { store } = props
  const spotsOf = props.drawn?.spotsOf
  const question = store.question.value
  if (!spotsOf) return <>{props.children}</>
  return (
    <StageOf
      view={store.view.value?.view}
      menu={question?.menu ?? NO_MENU}
      n={question?.n ?? -1}
      spotsOf={spotsOf}
      leads={props.drawn?.leads}
      busy={store.pending.value !== null}
      act={store.act}
      say={store.say}
    >
      {props.children}
    </StageOf>
  )
}
