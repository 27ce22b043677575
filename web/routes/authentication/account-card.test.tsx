import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { inspect } from 'node:util'
import { useState } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { forgetRole } from '#web/session/role.ts'
import { initialise, removeToken } from '#web/tab-storage/session-store.ts'
import { findRememberedOffer, forgetOffer, rememberOffer } from '#web/tab-storage/remembered-offer.ts'
import { refusal, serverSentence, stubApi } from '#web/testing/stub-api.ts'
import { NoticeProvider } from '#web/ui/feedback/notice.tsx'
import { AccountCard, type AccountTab } from './account-card.tsx'

function Page() {
  const [tab, setTab] = useState<AccountTab>('sign-in')
  return <AccountCard tab={tab} onTab={setTab} />
}

const open = (path = '/autenticacion') => {
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

const type = (label: string, text: string) => userEvent.type(screen.getByLabelText(label), text)

async function signIn() {
  await type('Correo electrónico', 'ana@prueba.example')
  await type('Contraseña', 'luz-de-faro')
  await userEvent.click(screen.getByRole('button', { name: 'Iniciar sesión' }))
}

async function signUp({ confirmPassword = 'luz-de-faro' } = {}) {
  await userEvent.click(screen.getByRole('tab', { name: 'Registrarse' }))
  await type('Correo electrónico', 'ana@prueba.example')
  await type('Contraseña', 'luz-de-faro')
  await type('Repite la contraseña', confirmPassword)
  await userEvent.click(screen.getByRole('button', { name: 'Registrarse' }))
}

const roles = (...tipos: number[]) => tipos.map((tipo) => ({ tipo }))
const session = { 'POST /api/auth/login': { session: 'token-1' }, 'POST /api/auth/signup': { session: 'token-1' } }

beforeEach(() => {
  sessionStorage.clear()
  initialise(null)
  removeToken()
  forgetRole()
  forgetOffer()
})

describe('signing in', () => {
  test.each([
    ['an account without a role to the choice of one', roles(), '/seleccion-rol'],
    ['a candidate to the offers', roles(1), '/pagina-principal'],
    ['a company to its profile', roles(2), '/perfil-empresa'],
  ])('leads %s', async (_, list, address) => {
    stubApi({ ...session, 'GET /api/master/get-role': list })
    const router = open()
    await signIn()
    await waitFor(() => expect(router.state.location.pathname).toBe(address))
    expect(sessionStorage.getItem('accessToken')).toBe('token-1')
  })

  test('returns to the page where the visitor was', async () => {
    stubApi({ ...session, 'GET /api/master/get-role': roles(1) })
    const router = open('/autenticacion?volver=%2Fmi-perfil')
    await signIn()
    await waitFor(() => expect(router.state.location.pathname).toBe('/mi-perfil'))
  })

  test('returns to an unfinished first profile and keeps its draft', async () => {
    sessionStorage.setItem('draft:candidate', '{"nombre":"Ana"}')
    stubApi({ ...session, 'GET /api/master/get-role': [] })
    const router = open('/autenticacion?volver=%2Fcrea-tu-perfil%2F1')
    await signIn()
    await waitFor(() => expect(router.state.location.pathname).toBe('/crea-tu-perfil/1'))
    expect(sessionStorage.getItem('draft:candidate')).not.toBeNull()
  })

  test.each([
    ['a wrong pair', refusal(401, 'bad_credentials'), 'Correo o contraseña incorrectos'],
    ['too many tries, of which the server knows the wait', refusal(429, 'too_many_tries'), serverSentence],
    ['too many tries, of which a proxy says nothing', new Response('', { status: 429 }), /demasiados intentos/],
    ['too many at once', refusal(503, 'busy'), /Espera unos segundos/],
    ['our own fault', refusal(500, 'internal'), /por nuestra parte/],
    ['no connection', undefined, /No hay conexión/],
  ])('says what is the matter with %s and keeps what was typed', async (_, answer, sentence) => {
    stubApi(answer ? { 'POST /api/auth/login': answer } : {})
    open()
    await signIn()
    expect(await screen.findByText(sentence)).toBeTruthy()
    expect(screen.getByLabelText<HTMLInputElement>('Contraseña').value).toBe('luz-de-faro')
  })

  test('requires both fields before it sends anything', async () => {
    const { made } = stubApi(session)
    open()
    await userEvent.click(screen.getByRole('button', { name: 'Iniciar sesión' }))
    expect(screen.getByText('Escribe tu correo electrónico')).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByLabelText('Correo electrónico'))
    expect(made).toEqual([])
  })

  test('is sent once, however often the button is pressed', async () => {
    const answer = Promise.withResolvers<object>()
    const { made } = stubApi({ 'POST /api/auth/login': () => answer.promise })
    open()
    await signIn()
    await userEvent.type(screen.getByLabelText('Contraseña'), '{Enter}')
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Iniciar sesión' }).disabled).toBe(true)
    expect(made).toHaveLength(1)
  })
})

describe('the offer that a visitor wanted to apply to', () => {
  const fromOffer = `/autenticacion?volver=${encodeURIComponent('/vista-oferta-completa/7?aplicar=7')}`

  test('is remembered for a new account, which has to create its profile first', async () => {
    stubApi(session)
    const router = open(fromOffer)
    await signUp()
    await waitFor(() => expect(router.state.location.pathname).toBe('/seleccion-rol'))
    expect(findRememberedOffer()).toBe(7)
  })

  test('is remembered without storage too', async () => {
    vi.stubGlobal('sessionStorage', undefined)
    stubApi(session)
    open(fromOffer)
    await signUp()
    await waitFor(() => expect(findRememberedOffer()).toBe(7))
  })

  test('is remembered for an account that has no role yet', async () => {
    stubApi({ ...session, 'GET /api/master/get-role': [] })
    const router = open(fromOffer)
    await signIn()
    await waitFor(() => expect(router.state.location.pathname).toBe('/seleccion-rol'))
    expect(findRememberedOffer()).toBe(7)
  })

  test('is opened for an account with a role, and then forgotten', async () => {
    stubApi({ ...session, 'GET /api/master/get-role': roles(1) })
    const router = open(fromOffer)
    await signIn()
    await waitFor(() => expect(router.state.location.search).toBe('?aplicar=7'))
    expect(router.state.location.pathname).toBe('/vista-oferta-completa/7')
    expect(findRememberedOffer()).toBeNull()
  })

  test.each([
    ['signs up', '/autenticacion', signUp, []],
    ['signs in', '/autenticacion', signIn, []],
    [
      'signs in where the profile of another was being typed',
      '/autenticacion?volver=/crea-tu-perfil/1',
      signIn,
      roles(1),
    ],
  ])('is forgotten when somebody else %s', async (_, path, enter, list) => {
    rememberOffer(7)
    stubApi({ ...session, 'GET /api/master/get-role': list })
    const router = open(path)
    await enter()
    await waitFor(() => expect(router.state.location.pathname).not.toBe('/autenticacion'))
    expect(findRememberedOffer()).toBeNull()
  })

  test('is kept when somebody signs in again to finish a first profile', async () => {
    rememberOffer(7)
    stubApi({ ...session, 'GET /api/master/get-role': [] })
    const router = open('/autenticacion?volver=/crea-tu-perfil/1')
    await signIn()
    await waitFor(() => expect(router.state.location.pathname).toBe('/crea-tu-perfil/1'))
    expect(findRememberedOffer()).toBe(7)
  })
})

describe('signing up', () => {
  test('leads to the role choice and deletes the drafts of the previous account', async () => {
    sessionStorage.setItem('draft:candidate', '{"nombre":"Ana"}')
    const { bodyOf } = stubApi(session)
    const router = open()
    await signUp()
    await waitFor(() => expect(router.state.location.pathname).toBe('/seleccion-rol'))
    const fields = { email: 'ana@prueba.example', password: 'luz-de-faro', confirmPassword: 'luz-de-faro' }
    expect(bodyOf('POST /api/auth/signup')).toEqual(fields)
    expect(sessionStorage.getItem('draft:candidate')).toBeNull()
  })

  test('with two different passwords shows an error and sends nothing', async () => {
    const { made } = stubApi(session)
    open()
    await signUp({ confirmPassword: 'otra' })
    expect(screen.getByText('Las contraseñas no coinciden')).toBeTruthy()
    expect(made).toEqual([])
  })

  test('shows the specified sentence, and the reason of the server beside the field', async () => {
    stubApi({ 'POST /api/auth/signup': refusal(409, 'email_taken') })
    open()
    await signUp()
    expect(await screen.findByText('No pudimos registrarte, intenta luego')).toBeTruthy()
    expect(screen.getByText('Ya hay una cuenta con este correo: inicia sesión')).toBeTruthy()
  })

  test('logs a failure without the password', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue()
    stubApi({ 'POST /api/auth/signup': refusal(409, 'email_taken') })
    open()
    await signUp()
    await screen.findByText('No pudimos registrarte, intenta luego')
    expect(log).toHaveBeenCalledWith('Sign-up failed', expect.objectContaining({ status: 409, code: 'email_taken' }))
    expect(inspect(log.mock.calls, { depth: 10 })).not.toContain('luz-de-faro')
  })

  test('starts with the e-mail address that was typed in the sign-in form', async () => {
    stubApi(session)
    open()
    await type('Correo electrónico', 'ana@prueba.example')
    await userEvent.click(screen.getByRole('tab', { name: 'Registrarse' }))
    expect(screen.getByLabelText<HTMLInputElement>('Correo electrónico').value).toBe('ana@prueba.example')
  })
})

describe('The sign-in of an operator', () => {
  const asked = { 'POST /api/auth/login': refusal(401, 'second_factor_required') }

  test('asks for the code after a right password, and sends all three together', async () => {
    const { bodyOf } = stubApi(asked)
    open()
    await signIn()
    const code = await screen.findByLabelText('Código de verificación')
    expect(document.activeElement).toBe(code)
    const { made } = stubApi({ 'POST /api/auth/login': { session: 'token-1' }, 'GET /api/master/get-role': roles(3) })
    await userEvent.type(code, '123456{Enter}')
    await waitFor(() => expect(made).toHaveLength(2))
    expect(bodyOf('POST /api/auth/login')).toEqual({ email: 'ana@prueba.example', password: 'luz-de-faro' })
    expect(made[0]?.body).toEqual({ email: 'ana@prueba.example', password: 'luz-de-faro', codigo: '123456' })
  })

  test('keeps what was typed after a wrong code', async () => {
    stubApi(asked)
    open()
    await signIn()
    const code = await screen.findByLabelText<HTMLInputElement>('Código de verificación')
    stubApi({ 'POST /api/auth/login': refusal(400, 'second_factor_wrong') })
    await userEvent.type(code, '000000{Enter}')
    expect(await screen.findByText(/Este código no es correcto/)).toBeTruthy()
    expect(code.value).toBe('000000')
  })
})
