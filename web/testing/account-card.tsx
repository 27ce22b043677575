import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { AccountCard, type AccountTab } from '#web/routes/authentication/account-card/account-card.tsx'
import { forgetRole } from '#web/session/role.ts'
import { forgetOffer } from '#web/tab-storage/remembered-offer.ts'
import { initialise, removeToken } from '#web/tab-storage/session-store.ts'
import { NoticeProvider } from '#web/ui/feedback/notice.tsx'

function Page() {
  const [tab, setTab] = useState<AccountTab>('sign-in')
  return <AccountCard tab={tab} onTab={setTab} />
}

/** Opens the page of accounts. Other addresses are empty pages. */
export const openAccounts = (path = '/autenticacion') => {
  const elsewhere = [
    '/seleccion-rol',
    '/pagina-principal',
    '/perfil-empresa',
    '/mi-perfil',
    '/crea-tu-perfil/1',
    '/gestion',
    '/vista-oferta-completa/7',
  ]
  const routes = [
    { path: '/autenticacion', element: <Page /> },
    ...elsewhere.map((address) => ({ path: address, element: null })),
  ]
  const router = createMemoryRouter(routes, { initialEntries: [path] })
  render(
    <NoticeProvider>
      <RouterProvider router={router} />
    </NoticeProvider>,
  )
  return router
}

export const type = (label: string, text: string) => userEvent.type(screen.getByLabelText(label), text)

export async function signIn() {
  // It stands there where a session has ended.
  await userEvent.clear(screen.getByLabelText('Correo electrónico'))
  await type('Correo electrónico', 'ana@prueba.example')
  await type('Contraseña', 'luz-de-faro')
  await userEvent.click(screen.getByRole('button', { name: 'Iniciar sesión' }))
}

export async function signUp({ confirmPassword = 'luz-de-faro' } = {}) {
  await userEvent.click(screen.getByRole('tab', { name: 'Registrarse' }))
  await type('Correo electrónico', 'ana@prueba.example')
  await type('Contraseña', 'luz-de-faro')
  await type('Repite la contraseña', confirmPassword)
  await userEvent.click(screen.getByRole('button', { name: 'Registrarse' }))
}

/** The answer of the call that names the roles of an account. */
export const roles = (...tipos: number[]) => tipos.map((tipo) => ({ tipo }))
/** The answers that open a session. */
export const session = {
  'POST /api/auth/login': { session: 'token-1' },
  'POST /api/auth/signup': { session: 'token-1' },
}

/** Nobody has signed in before. */
export function startSignedOut() {
  sessionStorage.clear()
  initialise(null)
  removeToken()
  forgetRole()
  forgetOffer()
}
