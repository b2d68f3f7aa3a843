/** The chat of a table. */
import { useSignal } from '@preact/signals'
import { useLayoutEffect, useRef } from 'preact/hooks'
import { when } from '../../kit/fluent'
import { Icon } from '../../kit/icons'
import { me } from '../../kit/me'
import { NameForm } from '../account'
import type { Store } from './store'

const LONGEST = 500

export function Chat({ store }: { store: Store }) {
  const { say } = store
  const text = useSignal('')
  const box = useRef<HTMLOListElement>(null)
  const lines = store.chat.lines.value
  useLayoutEffect(() => {
    const list = box.current
    if (list) list.scrollTop = list.scrollHeight
  }, [lines.length])

  function submit(event: Event): void {
    event.preventDefault()
    const said = text.value.trim()
    if (!said) return
    store.chat.write(said)
    text.value = ''
  }

  return (
    <div class="chat">
      <ol ref={box} tabIndex={0} aria-label={say('page-chat')} aria-live="polite">
        {lines.map((line) => (
          <li key={line.id} data-seat={line.seat ?? undefined} title={when(line.at * 1000)}>
            <b>{line.name || say('page-spectator')}</b> {line.text}
          </li>
        ))}
        {!lines.length && <li class="quiet">{say('page-chat-empty')}</li>}
      </ol>
      {me.value?.player == null ? (
        <div class="chat-stranger">
          <NameForm title={say('page-chat-who')} />
        </div>
      ) : (
        <form onSubmit={submit}>
          <input
            class="input"
            maxLength={LONGEST}
            value={text.value}
            aria-label={say('page-chat-say')}
            placeholder={say('page-chat-say')}
            onInput={(event) => (text.value = event.currentTarget.value)}
          />
          <button type="submit" class="button" aria-label={say('page-send')}>
            <Icon name="send" />
          </button>
        </form>
      )}
    </div>
  )
}
