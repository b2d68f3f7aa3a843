/** The bar at the top of every page: where one is, language, theme, and whoever one is. */
import type { ComponentChildren } from 'preact'
import { say } from './fluent'
import { Emblem } from './heraldry'
import { Icon } from './icons'
import { me } from './me'
import { follow } from './route'
import { language, theme } from './settings'

export function LanguageButton() {
  const other = language.value === 'fr' ? 'en' : 'fr'
  const name = other === 'fr' ? 'Français' : 'English'
  return (
    <button type="button" class="tool" lang={other} onClick={() => (language.value = other)} id="language">
      <span class="long">{name}</span>
      <span class="short">
        <b>{other.toUpperCase()}</b>
        <span class="unseen"> {name}</span>
      </span>
    </button>
  )
}

export function ThemeButton() {
  const other = theme.value === 'light' ? 'dark' : 'light'
  const label = say(`page-theme-${other}`)
  return (
    <button
      type="button"
      class="tool"
      aria-label={label}
      title={label}
      onClick={() => (theme.value = other)}
      id="theme"
    >
      <Icon name={other === 'dark' ? 'moon' : 'sun'} />
    </button>
  )
}

export function Top({ title, below, children }: { title?: string; below?: string; children?: ComponentChildren }) {
  const who = me.value
  return (
    <header class="top">
      <a class="brand" href="/" onClick={follow}>
        <Emblem />
        <span class="long">Comptoir</span>
        <span class="unseen">{say('page-to-lobby')}</span>
      </a>
      {title && (
        <div class="where">
          <h1>{title}</h1>
          {below && <p>{below}</p>}
        </div>
      )}
      <div class="space" />
      {children}
      {who?.player != null && (
        <a class="tool" href="/account" onClick={follow} aria-label={say('page-my-account', { name: who.name })}>
          <Icon name="person" />
          <span class="long ellipsis">{who.name}</span>
        </a>
      )}
      <LanguageButton />
      <ThemeButton />
    </header>
  )
}
