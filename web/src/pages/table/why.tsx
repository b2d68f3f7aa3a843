/** The dialog "Why can I not ...?": for a word of the vocabulary, the rule that forbids it now. */
import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import type { Why, WordInfo } from '../../contract'
import { api } from '../../kit/api'
import { Dialog } from '../../kit/dialog'
import { capital, has, inWords } from '../../kit/fluent'
import { Icon } from '../../kit/icons'
import { complain } from '../../kit/toast'
import type { Store } from './store'

const words = new Map<string, Promise<WordInfo[]>>()

function vocabulary(game: string): Promise<WordInfo[]> {
  let loading = words.get(game)
  if (!loading) {
    loading = api.words(game)
    loading.catch(() => words.delete(game))
    words.set(game, loading)
  }
  return loading
}

export function WhyDialog({ store, close }: { store: Store; close: () => void }) {
  const { say } = store
  const game = store.info.value?.game ?? ''
  const all = useSignal<readonly WordInfo[]>([])
  const verb = useSignal('')
  const picked = useSignal<Record<string, string>>({})
  const answer = useSignal<{ word: string; why: Why } | null>(null)

  useEffect(() => {
    vocabulary(game).then((loaded) => (all.value = loaded), complain)
  }, [game])

  const named = (one: string) => {
    const key = `page-menu-${game}-${one.replaceAll('_', '-')}`
    return has(key) ? say(key) : capital(inWords(one))
  }
  const verbs = [...new Set(all.value.map((word) => word.verb))]
    .map((one) => ({ id: one, name: named(one) }))
    .sort((a, b) => a.name.localeCompare(b.name))
  const ofVerb = all.value.filter((word) => word.verb === verb.value)
  const kinds = Object.keys(ofVerb[0]?.about ?? {})

  /** The values of a kind that fit what was chosen before it. */
  function values(kind: string): string[] {
    const before = kinds.slice(0, kinds.indexOf(kind))
    const fitting = ofVerb.filter((word) => before.every((other) => String(word.about[other]) === picked.value[other]))
    return [...new Set(fitting.map((word) => String(word.about[kind])))]
  }

  function nameOf(kind: string, value: string): string {
    const key = `${game}-${kind}`
    const given = /^\d+$/.test(value) ? Number(value) : value
    return has(key) ? capital(say(key, { [kind]: given })) : inWords(value)
  }

  const word = ofVerb.find((one) => kinds.every((kind) => String(one.about[kind]) === picked.value[kind]))

  async function ask(event: Event): Promise<void> {
    event.preventDefault()
    if (!word) return
    try {
      answer.value = {
        word: word.word,
        why: await api.why(store.id, { word: word.word, seat: store.seats.viewer.value }),
      }
    } catch (fault) {
      complain(fault)
    }
  }

  const why = answer.value?.word === word?.word ? answer.value?.why : undefined
  return (
    <Dialog title={say('page-why')} close={close}>
      <p class="note">{say('page-why-note')}</p>
      <form class="stacked" onSubmit={ask}>
        <div class="field-row">
          <label for="why-verb">{say('page-why-what')}</label>
          <select
            id="why-verb"
            class="input"
            value={verb.value}
            onChange={(event) => {
              verb.value = event.currentTarget.value
              picked.value = {}
            }}
          >
            <option value="">{say(all.value.length ? 'page-choose' : 'page-opening')}</option>
            {verbs.map((one) => (
              <option key={one.id} value={one.id}>
                {one.name}
              </option>
            ))}
          </select>
        </div>
        {kinds.map((kind, n) => {
          const ready = kinds.slice(0, n).every((before) => picked.value[before])
          const key = `page-kind-${kind}`
          return (
            <div class="field-row" key={kind}>
              <label for={`why-${kind}`}>{has(key) ? say(key) : capital(inWords(kind))}</label>
              <select
                id={`why-${kind}`}
                class="input"
                disabled={!ready}
                value={picked.value[kind] ?? ''}
                onChange={(event) => {
                  const kept = Object.fromEntries(
                    kinds.slice(0, n).map((before) => [before, picked.value[before] ?? '']),
                  )
                  picked.value = { ...kept, [kind]: event.currentTarget.value }
                }}
              >
                <option value="">{say('page-choose')}</option>
                {ready &&
                  values(kind).map((value) => (
                    <option key={value} value={value}>
                      {nameOf(kind, value)}
                    </option>
                  ))}
              </select>
            </div>
          )
        })}
        <div class="buttons">
          <button type="submit" class="button chief" disabled={!word}>
            {say('page-why-ask')}
          </button>
        </div>
      </form>
      <div aria-live="polite">
        {why && (
          <div class="answer">
            <p class="said">{why.on_menu ? say('page-why-on-menu') : say(why.key, { ...why.arguments })}</p>
            {why.rule && (
              <button
                type="button"
                class="button"
                onClick={() => {
                  store.rules.open.value = { rule: why.rule }
                  close()
                }}
              >
                <Icon name="book" /> {say('page-rule', { rule: why.rule })}
              </button>
            )}
          </div>
        )}
      </div>
    </Dialog>
  )
}
