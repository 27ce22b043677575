import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { inspect } from 'node:util'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { openAccounts, roles, session, signIn, signUp, startSignedOut, type } from '#web/testing/account-card.tsx'
import { refusal, serverSentence, stubApi } from '#web/testing/stub-api.ts'

beforeEach(startSignedOut)

describe('signing in', () => {
  test.each([
    ['an account without a role to the choice of one', roles(), '/seleccion-rol'],
    ['a candidate to the offers', roles(1), '/pagina-principal'],
    ['a company to its profile', roles(2), '/perfil-empresa'],
  ])('leads %s', async (_, list, address) => {
    stubApi({ ...session, 'GET /api/master/get-role': list })
    const router = openAccounts()
    await signIn()
    await waitFor(() => expect(router.state.location.pathname).toBe(address))
    expect(sessionStorage.getItem('accessToken')).toBe('token-1')
  })

  test('returns to the page where the visitor was', async () => {
    stubApi({ ...session, 'GET /api/master/get-role': roles(1) })
    const router = openAccounts('/autenticacion?volver=%2Fmi-perfil')
    await signIn()
    await waitFor(() => expect(router.state.location.pathname).toBe('/mi-perfil'))
  })

  test('returns to an unfinished first profile and keeps its unsaved values', async () => {
    sessionStorage.setItem('draft:candidate', '{"nombre":"Ana"}')
    sessionStorage.setItem('accountEmail', 'ana@prueba.example')
    stubApi({ ...session, 'GET /api/master/get-role': [] })
    const router = openAccounts('/autenticacion?volver=%2Fcrea-tu-perfil%2F1')
    await signIn()
    await waitFor(() => expect(router.state.location.pathname).toBe('/crea-tu-perfil/1'))
    expect(sessionStorage.getItem('draft:candidate')).not.toBeNull()
  })

  test.each([
    ['a wrong pair', refusal(401, 'bad_credentials'), 'Correo o contraseña incorrectos'],
    ['an account that an operator has disabled', refusal(403, 'account_disabled'), serverSentence],
    ['too many tries, of which the server knows the wait', refusal(429, 'too_many_tries'), serverSentence],
    ['too many tries, of which a proxy says nothing', new Response('', { status: 429 }), /demasiados intentos/],
    ['too many at once', refusal(503, 'busy'), /Espera unos segundos/],
    ['our own fault', refusal(500, 'internal'), /por nuestra parte/],
    ['no connection', undefined, /No hay conexión/],
  ])('says what is the matter with %s and keeps what was typed', async (_, answer, sentence) => {
    stubApi(answer ? { 'POST /api/auth/login': answer } : {})
    openAccounts()
    await signIn()
    expect(await screen.findByText(sentence)).toBeTruthy()
    expect(screen.getByLabelText<HTMLInputElement>('Contraseña').value).toBe('luz-de-faro')
  })

  test('requires both fields before it sends anything', async () => {
    const { made } = stubApi(session)
    openAccounts()
    await userEvent.click(screen.getByRole('button', { name: 'Iniciar sesión' }))
    expect(screen.getByText('Escribe tu correo electrónico')).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByLabelText('Correo electrónico'))
    expect(made).toEqual([])
  })

  test('is sent once, however often the button is pressed', async () => {
    const answer = Promise.withResolvers<object>()
    const { made } = stubApi({ 'POST /api/auth/login': () => answer.promise })
    openAccounts()
    await signIn()
    await userEvent.type(screen.getByLabelText('Contraseña'), '{Enter}')
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Iniciar sesión' }).disabled).toBe(true)
    expect(made).toHaveLength(1)
  })
})

describe('signing up', () => {
  test('with a known e-mail offers to sign in with it', async () => {
    stubApi({ 'POST /api/auth/signup': refusal(409, 'email_taken') })
    openAccounts()
    await signUp()
    await userEvent.click(await screen.findByRole('button', { name: 'Iniciar sesión con este correo' }))
    expect(screen.getByRole('tab', { name: 'Iniciar sesión' }).getAttribute('aria-selected')).toBe('true')
    expect(screen.getByLabelText<HTMLInputElement>('Correo electrónico').value).toBe('ana@prueba.example')
  })

  test('leads to the role choice and deletes the unsaved values of the previous account', async () => {
    sessionStorage.setItem('draft:candidate', '{"nombre":"Ana"}')
    const { bodyOf } = stubApi(session)
    const router = openAccounts()
    await signUp()
    await waitFor(() => expect(router.state.location.pathname).toBe('/seleccion-rol'))
    const fields = { email: 'ana@prueba.example', password: 'luz-de-faro', confirmPassword: 'luz-de-faro' }
    expect(bodyOf('POST /api/auth/signup')).toEqual(fields)
    expect(sessionStorage.getItem('draft:candidate')).toBeNull()
  })

  test('with two different passwords shows an error and sends nothing', async () => {
    const { made } = stubApi(session)
    openAccounts()
    await signUp({ confirmPassword: 'otra' })
    expect(screen.getByText('Las contraseñas no coinciden')).toBeTruthy()
    expect(made).toEqual([])
  })

  test('shows the specified sentence, and the reason of the server beside the field', async () => {
    stubApi({ 'POST /api/auth/signup': refusal(409, 'email_taken') })
    openAccounts()
    await signUp()
    expect(await screen.findByText('No pudimos registrarte, intenta luego')).toBeTruthy()
    expect(screen.getByText('Ya hay una cuenta con este correo: inicia sesión')).toBeTruthy()
  })

  test('logs a failure without the password', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue()
    stubApi({ 'POST /api/auth/signup': refusal(409, 'email_taken') })
    openAccounts()
    await signUp()
    await screen.findByText('No pudimos registrarte, intenta luego')
    expect(log).toHaveBeenCalledWith('Sign-up failed', expect.objectContaining({ status: 409, code: 'email_taken' }))
    expect(inspect(log.mock.calls, { depth: 10 })).not.toContain('luz-de-faro')
  })

  test('starts with the e-mail address that was typed in the sign-in form', async () => {
    stubApi(session)
    openAccounts()
    await type('Correo electrónico', 'ana@prueba.example')
    await userEvent.click(screen.getByRole('tab', { name: 'Registrarse' }))
    expect(screen.getByLabelText<HTMLInputElement>('Correo electrónico').value).toBe('ana@prueba.example')
  })
})

test('who signs up finds the terms that this accepts, and the privacy policy', async () => {
  openAccounts()
  await userEvent.click(screen.getByRole('tab', { name: 'Registrarse' }))
  const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])
  expect(links).toContainEqual(['Condiciones de uso (se abre en otra pestaña)', '/condiciones'])
  expect(links).toContainEqual(['Política de privacidad (se abre en otra pestaña)', '/privacidad'])
  expect(screen.getByText(/^Al registrarte aceptas las/)).toBeTruthy()
})
