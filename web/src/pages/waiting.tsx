/** The placeholder of what is loading. */
import { has, say } from '../kit/fluent'
import { Icon } from '../kit/icons'

export function Waiting({ text, still }: { text: string; still?: boolean }) {
  return (
    <div class="waiting" role="status">
      {!still && <Icon name="hourglass" />}
      <p>{has(text) ? say(text) : ''}</p>
    </div>
  )
}
