/** The page of an address where nothing is: why, and a link back. */
import { say } from '../kit/fluent'
import { Icon } from '../kit/icons'
import { follow } from '../kit/route'
import { Top } from '../kit/top'

export function LostPage({ reason }: { reason: string }) {
  return (
    <>
      <Top title="Comptoir" />
      <main class="lost">
        <p role="status">{say(reason)}</p>
        <a class="button" href="/" onClick={follow}>
          <Icon name="home" /> {say('page-to-lobby')}
        </a>
      </main>
    </>
  )
}
