/** A page that is fetched when somebody wants to see it. */
import { useSignal } from '@preact/signals'
import type { ComponentType } from 'preact'
import { useEffect } from 'preact/hooks'
import { complain } from '../kit/toast'
import { Waiting } from './waiting'

export function Later({ load }: { load: () => Promise<{ Page: ComponentType }> }) {
  const page = useSignal<{ Page: ComponentType } | null>(null)
  useEffect(() => void load().then((found) => (page.value = found), complain), [])
  const Page = page.value?.Page
  return Page ? <Page /> : <Waiting text="page-opening" />
}
