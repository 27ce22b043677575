import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { beforeEach, expect, test } from 'vitest'
import { forgetRole } from '#web/session/role.ts'
import { sessionOwner } from '#web/tab-storage/session-owner.ts'
import { getSession, initialise, removeToken } from '#web/tab-storage/session-store.ts'
import { refusal, serverSentence, stubApi } from '#web/testing/stub-api.ts'
import { NoticeProvider } from '#web/ui/feedback/notice.tsx'
import Recover from '../recover/route.tsx'
import SignInLink from './route.tsx'

const ask = 'POST /api/auth/forgot-password'
const use = 'POST /api/auth/sign-in-by-link'

function open(address: string) {
  const routes = [
    { path: '/recuperar-contrasena', element: <Recover /> },
    { path: '/entrar', element: <SignInLink /> },
    { path: '/pagina-principal', element: <h1>Ofertas</h1> },
  ]
  const router = createMemoryRouter(routes, { initialEntries: [address] })
  render(
    <NoticeProvider>
      <RouterProvider router={router} />
    </NoticeProvider>,
  )
  return router
}

const heading = (name: string) => screen.findByRole('heading', { name })
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

beforeEach(() => {
  initialise(null)
  removeToken()
  forgetRole()
})

test('the second button of «Recupera tu contraseña» asks for a link to sign in, the Enter key for the other', async () => {
  const { made, bodyOf } = stubApi({ [ask]: { message: serverSentence } })
  open('/recuperar-contrasena')
  await userEvent.type(screen.getByLabelText('Correo electrónico'), 'ana@prueba.example')
  await press('Enviarme un enlace para entrar')
  expect(await screen.findByText(serverSentence)).toBeTruthy()
  expect(bodyOf(ask)).toEqual({ email: 'ana@prueba.example', entrar: true })
  await press('Pedir otro enlace')
  await userEvent.type(screen.getByLabelText('Correo electrónico'), '{Enter}')
  await heading('Revisa tu correo')
  expect(made.at(-1)?.body).toEqual({ email: 'ana@prueba.example' })
})

test('the link signs in when the button is pressed, not before, and its token leaves the history', async () => {
  const { made, bodyOf } = stubApi({
    [use]: { session: 'sesion', email: 'ana@prueba.example' },
    'GET /api/master/get-role': [{ tipo: 1 }],
  })
  const router = open('/entrar#token=abc')
  await heading('Entra en tu cuenta')
  expect(made).toEqual([])
  await press('Entrar')
  await heading('Ofertas')
  expect(bodyOf(use)).toEqual({ token: 'abc' })
  expect([getSession().token, sessionOwner.read()]).toEqual(['sesion', 'ana@prueba.example'])
  expect(router.state.historyAction).toBe('REPLACE')
})

test.each(['/entrar#token=abc', '/entrar'])('a link that is not valid leads to a new one: %s', async (address) => {
  stubApi({ [use]: refusal(400, 'sign_in_link_invalid') })
  const router = open(address)
  if (address.includes('#')) await press('Entrar')
  await heading('Este enlace ya no sirve')
  await userEvent.click(screen.getByRole('link', { name: 'Pedir otro enlace' }))
  expect(router.state.location.pathname).toBe('/recuperar-contrasena')
})
