/** Dialogs and drawers on the browser's own <dialog>: focus stays inside, Escape closes, and focus goes back. */
import type { ComponentChildren } from 'preact'
import { useLayoutEffect, useRef } from 'preact/hooks'
import { say } from './fluent'
import { Icon } from './icons'

export function Dialog(props: {
  title: string
  close?: () => void // without it, the dialog wants an answer
  kind?: 'drawer' | 'wide' | 'final'
  children: ComponentChildren
}) {
  const box = useRef<HTMLDialogElement>(null)
  const { close } = props
  useLayoutEffect(() => {
    const dialog = box.current
    const before = document.activeElement as HTMLElement | null
    if (dialog && !dialog.open) dialog.showModal()
    return () => before?.isConnected && before.focus({ preventScroll: true })
  }, [])
  return (
    <dialog
      ref={box}
      class={props.kind}
      aria-label={props.title}
      onCancel={(event) => {
        event.preventDefault()
        close?.()
      }}
      onClick={(event) => {
        if (event.target === box.current) close?.() // beside the sheet
      }}
    >
      <div class="dialog-head">
        <h2>{props.title}</h2>
        {close && (
          <button type="button" class="button plain" onClick={close} aria-label={say('page-close')}>
            <Icon name="close" />
          </button>
        )}
      </div>
      <div class="dialog-body">{props.children}</div>
    </dialog>
  )
}
