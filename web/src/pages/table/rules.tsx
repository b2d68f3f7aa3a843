/** The rules drawer: the whole book, searchable, opened at the rule that matters now. */
import { useSignal } from '@preact/signals'
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks'
import type { Rulebook, RuleText } from '../../contract'
import { hasLesson } from '../../games/registry'
import { api } from '../../kit/api'
import { Dialog } from '../../kit/dialog'
import { Markdown } from '../../kit/markdown'
import { gameName, spoken } from '../../kit/fluent'
import { complain } from '../../kit/toast'
import { LessonButton } from '../offer'
import type { Store } from './store'

const books = new Map<string, Promise<Rulebook>>()

export function book(game: string, tag: string): Promise<Rulebook> {
  const name = `${game}/${tag}`
  let loading = books.get(name)
  if (!loading) {
    loading = api.rules(game, tag)
    loading.catch(() => books.delete(name))
    books.set(name, loading)
  }
  return loading
}

/** A text without accents and capitals, for the search. */
export const folded = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('’', "'").toLowerCase()

export function found(rules: readonly RuleText[], wanted: string): readonly RuleText[] {
  const words = folded(wanted).split(/\s+/).filter(Boolean)
  if (!words.length) return rules
  return rules.filter((rule) => {
    const text = folded(`${rule.id} ${rule.section} ${rule.text}`)
    return words.every((word) => text.includes(word))
  })
}

export function RulesDrawer({ store }: { store: Store }) {
  const { say } = store
  const game = store.info.value?.game ?? ''
  const tag = spoken.value
  const rules = useSignal<readonly RuleText[]>([])
  const search = useSignal('')
  const list = useRef<HTMLDivElement>(null)
  const wanted = store.rules.open.value?.rule ?? ''

  useEffect(() => {
    book(game, tag).then((it) => (rules.value = it.rules), complain)
  }, [game, tag])

  useLayoutEffect(() => {
    if (wanted && rules.value.length) list.current?.querySelector('.wanted')?.scrollIntoView({ block: 'center' })
  }, [wanted, rules.value])

  const shown = found(rules.value, search.value)
  const here = shown.find((rule) => rule.id === wanted) ?? shown.find((rule) => rule.id.startsWith(`${wanted}.`))
  let section = ''
  return (
    <Dialog
      kind="drawer"
      title={say('page-rules-of', { game: gameName(game) })}
      close={() => (store.rules.open.value = null)}
    >
      {store.info.value?.lesson === null && hasLesson(game) && (
        <div class="buttons">
          <LessonButton game={game} />
        </div>
      )}
      <input
        class="input"
        type="search"
        value={search.value}
        aria-label={say('page-rules-search')}
        placeholder={say('page-rules-search')}
        onInput={(event) => (search.value = event.currentTarget.value)}
      />
      <p class="note" aria-live="polite">
        {say('page-rules-found', { rules: shown.length })}
      </p>
      <div class="rules" ref={list} lang={tag}>
        {shown.map((rule) => {
          const title = rule.section !== section && rule.section
          section = rule.section
          return (
            <div key={rule.id}>
              {title && <h3 class="heading">{title.replace(/^\d+[a-z]?\.?\s*/, '')}</h3>}
              <article class={wanted && rule === here ? 'rule wanted' : 'rule'}>
                <code>{rule.id}</code>
                <div>
                  <Markdown text={rule.text} />
                </div>
              </article>
            </div>
          )
        })}
      </div>
    </Dialog>
  )
}
