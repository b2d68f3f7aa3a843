/** A component whose code is loaded when it is first shown. */
import { useSignal } from '@preact/signals'
import type { ComponentType } from 'preact'
import { useEffect } from 'preact/hooks'
import { complain } from '../kit/toast'
import { Waiting } from './waiting'

export function Later<Props extends object>(props: {
  load: () => Promise<{ Page: ComponentType<Props> }>
  given?: Props
  quiet?: boolean // nothing is missing until it has come
}) {
  const page = useSignal<{ Page: ComponentType<Props> } | null>(null)
  useEffect(() => void props.load().then((loaded) => (page.value = loaded), complain), [])
  const Page = page.value?.Page
  if (!Page) return props.quiet ? null : <Waiting text="page-opening" />
  return <Page {...((props.given ?? {}) as Props)} />
}
