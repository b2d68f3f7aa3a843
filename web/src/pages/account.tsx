/** Who I am: a guest with a name, an account with a password, and where my notices go. */
import { useSignal } from '@preact/signals'
import type { Me } from '../contract'
import { api, Refusal } from '../kit/api'
import { say, type Message, sayMessage } from '../kit/fluent'
import { Icon } from '../kit/icons'
import { me } from '../kit/me'
import { follow, go } from '../kit/route'
import { language, singleKeys } from '../kit/settings'
import { complain, toast } from '../kit/toast'
import { Top } from '../kit/top'
import { NoticeChoice } from './table/about'

const LONGEST_NAME = 40
const SHORTEST_PASSWORD = 8

/** Store the answer about me, or show why the call was refused. */
async function become(calling: Promise<Me>, fault: { value: Message | null }): Promise<boolean> {
  try {
    me.value = await calling
    fault.value = null
    if (me.value.player !== null && me.value.language !== language.value) {
      me.value = await api.change({ language: language.value })
    }
    return true
  } catch (reason) {
    if (reason instanceof Refusal) fault.value = { key: reason.key, args: reason.args }
    else complain(reason)
    return false
  }
}

export function Fault({ fault }: { fault: Message | null }) {
  return (
    <p class="fault" role="alert">
      {fault ? sayMessage(fault) : ''}
    </p>
  )
}

/** The form of a guest: a name is enough to play. */
export function NameForm({ title }: { title: string }) {
  const name = useSignal(me.value?.name ?? '')
  const fault = useSignal<Message | null>(null)
  return (
    <form
      class="name-form"
      onSubmit={(event) => {
        event.preventDefault()
        void become(api.guest({ name: name.value.trim() }), fault)
      }}
    >
      <div class="field-row">
        <label for="guest-name">{title}</label>
        <div class="with-button">
          <input
            id="guest-name"
            class="input"
            required
            maxLength={LONGEST_NAME}
            autoComplete="nickname"
            value={name.value}
            onInput={(event) => (name.value = event.currentTarget.value)}
          />
          <button type="submit" class="button chief">
            {say('page-come-in')}
          </button>
        </div>
      </div>
      <p class="note">{say('page-guest-note')}</p>
      {fault.value && <Fault fault={fault.value} />}
    </form>
  )
}

/** Name and password: to log in, or to become an account. */
export function PasswordForm({ kind, done }: { kind: 'login' | 'account'; done?: () => void }) {
  const name = useSignal(kind === 'account' ? (me.value?.name ?? '') : '')
  const password = useSignal('')
  const fault = useSignal<Message | null>(null)
  async function submit(event: Event): Promise<void> {
    event.preventDefault()
    const body = { name: name.value.trim(), password: password.value }
    if (await become(kind === 'login' ? api.login(body) : api.account(body), fault)) {
      password.value = ''
      toast(kind === 'login' ? 'page-welcome-back' : 'page-account-made', { name: me.value?.name })
      done?.()
    }
  }
  return (
    <form class="stacked" onSubmit={submit}>
      <div class="field-row">
        <label for={`${kind}-name`}>{say('page-name')}</label>
        <input
          id={`${kind}-name`}
          class="input"
          required
          maxLength={LONGEST_NAME}
          autoComplete="username"
          value={name.value}
          onInput={(event) => (name.value = event.currentTarget.value)}
        />
      </div>
      <div class="field-row">
        <label for={`${kind}-password`}>{say('page-password')}</label>
        <input
          id={`${kind}-password`}
          class="input"
          type="password"
          required
          minLength={SHORTEST_PASSWORD}
          maxLength={200}
          autoComplete={kind === 'login' ? 'current-password' : 'new-password'}
          value={password.value}
          onInput={(event) => (password.value = event.currentTarget.value)}
        />
        {kind === 'account' && <p class="note">{say('page-password-note', { least: SHORTEST_PASSWORD })}</p>}
      </div>
      <Fault fault={fault.value} />
      <div class="buttons">
        <button type="submit" class="button chief">
          {say(`page-do-${kind}`)}
        </button>
      </div>
    </form>
  )
}

function Settings() {
  const who = me.value
  const name = useSignal(who?.name ?? '')
  const hook = useSignal(who?.webhook ?? '')
  const fault = useSignal<Message | null>(null)
  async function submit(event: Event): Promise<void> {
    event.preventDefault()
    if (await become(api.change({ name: name.value.trim(), webhook: hook.value.trim() }), fault)) toast('page-kept')
  }
  return (
    <form class="stacked" onSubmit={submit}>
      <div class="field-row">
        <label for="my-name">{say('page-name')}</label>
        <input
          id="my-name"
          class="input"
          required
          maxLength={LONGEST_NAME}
          value={name.value}
          onInput={(event) => (name.value = event.currentTarget.value)}
        />
      </div>
      <div class="field-row">
        <label for="my-hook">{say('page-hook')}</label>
        <input
          id="my-hook"
          class="input"
          type="url"
          maxLength={500}
          placeholder="https://"
          value={hook.value}
          onInput={(event) => (hook.value = event.currentTarget.value)}
        />
        <p class="note">{say('page-hook-note')}</p>
      </div>
      <NoticeChoice say={say} />
      <label class="choice">
        <input
          type="checkbox"
          checked={singleKeys.value === 'on'}
          onChange={(event) => (singleKeys.value = event.currentTarget.checked ? 'on' : 'off')}
        />
        {say('page-keys-on')}
      </label>
      <Fault fault={fault.value} />
      <div class="buttons">
        <button type="submit" class="button chief">
          {say('page-keep')}
        </button>
      </div>
    </form>
  )
}

export function AccountPage() {
  const who = me.value
  const out = async () => {
    try {
      me.value = await api.logout()
      go('/')
    } catch (fault) {
      complain(fault)
    }
  }
  return (
    <>
      <Top title={say('page-account')} />
      <main class="columns narrow">
        {who?.player == null ? (
          <>
            <section class="sheet panel">
              <h2 class="heading">{say('page-as-guest')}</h2>
              <NameForm title={say('page-your-name')} />
            </section>
            <section class="sheet panel">
              <h2 class="heading">{say('page-do-login')}</h2>
              <PasswordForm kind="login" done={() => go('/')} />
            </section>
            <section class="sheet panel">
              <h2 class="heading">{say('page-new-account')}</h2>
              <p class="note">{say('page-account-note')}</p>
              <PasswordForm kind="account" done={() => go('/')} />
            </section>
          </>
        ) : (
          <>
            <section class="sheet panel">
              <h2 class="heading">{who.name}</h2>
              <p class="note">{say(who.account ? 'page-is-account' : 'page-is-guest')}</p>
              <Settings key={who.player} />
              <div class="buttons">
                <button type="button" class="button" onClick={out}>
                  {say('page-log-out')}
                </button>
                <a class="button plain" href="/" onClick={follow}>
                  <Icon name="home" /> {say('page-to-lobby')}
                </a>
              </div>
              {!who.account && <p class="note">{say('page-log-out-guest')}</p>}
            </section>
            {!who.account && (
              <>
                <section class="sheet panel">
                  <h2 class="heading">{say('page-become-account')}</h2>
                  <p class="note">{say('page-become-note')}</p>
                  <PasswordForm kind="account" />
                </section>
                <section class="sheet panel">
                  <h2 class="heading">{say('page-do-login')}</h2>
                  <p class="note">{say('page-login-note')}</p>
                  <PasswordForm kind="login" />
                </section>
              </>
            )}
          </>
        )}
      </main>
    </>
  )
}
