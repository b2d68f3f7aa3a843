/** Entry point: shows the page of the route once its catalogues are loaded. */
// Styles from the general to the particular: later ones win.
import './kit/fonts.css'
import './kit/theme.css'
import './kit/kit.css'
import './kit/controls.css'
import './kit/tables.css'
import './kit/dialogs.css'
import './kit/top.css'
import './pages/pages.css'
import { effect } from '@preact/signals'
import { render } from 'preact'
import { has, knows, need, spoken } from './kit/fluent'
import { loadMe, me } from './kit/me'
import { route } from './kit/route'
import { complain, Toasts } from './kit/toast'
import { AccountPage } from './pages/account'
import { LobbyPage } from './pages/lobby'
import { LostPage } from './pages/lost'
import { TablePage } from './pages/table/table'
import { Later } from './pages/later'
import { Waiting } from './pages/waiting'

need('core', 'page').catch(complain)

effect(() => {
  document.documentElement.lang = spoken.value
})

function App() {
  const here = route.value
  if (!knows('core', 'page') || me.value === null) return <Waiting text={has('page-opening') ? 'page-opening' : ''} />
  return (
    <>
      {here.page === 'lobby' && <LobbyPage />}
      {here.page === 'account' && <AccountPage />}
      {here.page === 'table' && <TablePage key={here.id} id={here.id} />}
      {here.page === 'kit' && <Later load={() => import('./pages/kit')} />}
      {here.page === 'lost' && <LostPage reason="page-lost" />}
      <Toasts />
    </>
  )
}

loadMe().catch((fault) => {
  complain(fault)
  me.value = { player: null, name: '', account: false, webhook: '', language: null }
})
render(<App />, document.getElementById('app') as HTMLElement)
