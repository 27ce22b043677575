import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { beforeEach, describe, expect, test } from 'vitest'
import { initialise, removeToken } from '#web/tab-storage/session-store.ts'
import { refusal, serverSentence, stubApi } from '#web/testing/stub-api.ts'
import { NoticeProvider } from '#web/ui/feedback/notice.tsx'
import { AccountCard } from '../account-card/account-card.tsx'
import Reset from '../reset/route.tsx'
import Recover from './route.tsx'

function open(address: string) {
  const routes = [
    { path: '/recuperar-contrasena', element: <Recover /> },
    { path: '/restablecer-contrasena', element: <Reset /> },
    { path: '/autenticacion', element: <AccountCard tab="sign-in" onTab={() => undefined} /> },
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
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)

beforeEach(() => {
  initialise(null)
  removeToken()
})

test('the typed e-mail travels from the sign-in, and back to it after the reset', async () => {
  stubApi({ 'POST /api/auth/reset-password': { message: serverSentence } })
  const router = open('/autenticacion')
  await userEvent.type(field('Correo electrónico'), 'ana@prueba.example')
  await userEvent.click(screen.getByRole('link', { name: '¿Has olvidado tu contraseña?' }))
  await heading('Recupera tu contraseña')
  expect(field('Correo electrónico').value).toBe('ana@prueba.example')
  await act(() => router.navigate('/restablecer-contrasena#token=abc&correo=otra@prueba.example'))
  await userEvent.type(field('Nueva contraseña'), 'luz-de-faro')
  await userEvent.type(field('Repite la contraseña'), 'luz-de-faro')
  await userEvent.click(button('Guardar contraseña'))
  await heading('Hola de nuevo')
  expect(field('Correo electrónico').value).toBe('otra@prueba.example')
})

describe('Asking for a link', () => {
  const ask = async () => {
    await userEvent.type(field('Correo electrónico'), 'ana@prueba.example')
    await userEvent.click(button('Enviar enlace'))
  }
  const sent = { 'POST /api/auth/forgot-password': { message: serverSentence } }

  test('shows the sentence of the server, and the address again if it is asked for again', async () => {
    const { bodyOf } = stubApi(sent)
    open('/recuperar-contrasena')
    await ask()
    expect(document.activeElement).toBe(await heading('Revisa tu correo'))
    expect(screen.getByText(serverSentence)).toBeTruthy()
    expect(bodyOf('POST /api/auth/forgot-password')).toEqual({ email: 'ana@prueba.example' })
    await userEvent.click(button('Pedir otro enlace'))
    expect(field('Correo electrónico').value).toBe('ana@prueba.example')
  })

  test.each([
    ['no connection', undefined, /No hay conexión/],
    ['too many links', refusal(429, 'too_many_tries'), /espera una hora/],
    ['our own fault', refusal(500, 'internal'), /por nuestra parte/],
  ])('keeps what was typed after %s', async (_, answer, sentence) => {
    stubApi(answer ? { 'POST /api/auth/forgot-password': answer } : {})
    open('/recuperar-contrasena')
    await ask()
    expect(await screen.findByText(sentence)).toBeTruthy()
    expect(field('Correo electrónico').value).toBe('ana@prueba.example')
  })

  test('needs an address', async () => {
    const { made } = stubApi(sent)
    open('/recuperar-contrasena')
    await userEvent.click(button('Enviar enlace'))
    expect(screen.getByText('Escribe tu correo electrónico')).toBeTruthy()
    expect(made).toEqual([])
  })

  test('is sent once, however often the button is pressed', async () => {
    const answer = Promise.withResolvers<object>()
    const { made } = stubApi({ 'POST /api/auth/forgot-password': () => answer.promise })
    open('/recuperar-contrasena')
    await ask()
    await userEvent.type(field('Correo electrónico'), '{Enter}')
    expect(button('Enviar enlace').disabled).toBe(true)
    expect(made).toHaveLength(1)
    answer.resolve({ message: serverSentence })
    await heading('Revisa tu correo')
  })
})

describe('Choosing a new password', () => {
  const choose = async (confirmPassword = 'luz-de-faro') => {
    await userEvent.type(field('Nueva contraseña'), 'luz-de-faro')
    await userEvent.type(field('Repite la contraseña'), confirmPassword)
    await userEvent.click(button('Guardar contraseña'))
  }

  test('sends the token of the address and leads to the sign-in', async () => {
    const { bodyOf } = stubApi({ 'POST /api/auth/reset-password': { message: serverSentence } })
    open('/restablecer-contrasena#token=abc')
    await choose()
    await heading('Hola de nuevo')
    expect(screen.getByText(serverSentence)).toBeTruthy()
    const fields = { token: 'abc', password: 'luz-de-faro', confirmPassword: 'luz-de-faro' }
    expect(bodyOf('POST /api/auth/reset-password')).toEqual(fields)
  })

  test('leads to a new link if the server refuses this one', async () => {
    stubApi({ 'POST /api/auth/reset-password': refusal(400, 'reset_link_invalid') })
    const router = open('/restablecer-contrasena#token=abc')
    await choose()
    expect(document.activeElement).toBe(await heading('Este enlace ya no sirve'))
    await userEvent.click(screen.getByRole('link', { name: 'Pedir otro enlace' }))
    expect(router.state.location.pathname).toBe('/recuperar-contrasena')
  })

  test.each(['/restablecer-contrasena', '/restablecer-contrasena#token='])('needs a token: %s', async (address) => {
    stubApi({})
    open(address)
    expect(await heading('Este enlace ya no sirve')).toBeTruthy()
  })

  test('shows the form again for another link in the same tab', async () => {
    stubApi({})
    const router = open('/restablecer-contrasena')
    await heading('Este enlace ya no sirve')
    await act(() => router.navigate('/restablecer-contrasena#token=abc'))
    await heading('Elige una contraseña nueva')
  })

  test.each([
    ['no connection', undefined, /No hay conexión/],
    ['a common password', refusal(400, 'password_common'), serverSentence],
  ])('keeps what was typed after %s', async (_, answer, sentence) => {
    stubApi(answer ? { 'POST /api/auth/reset-password': answer } : {})
    open('/restablecer-contrasena#token=abc')
    await choose()
    expect(await screen.findByText(sentence)).toBeTruthy()
    expect(field('Nueva contraseña').value).toBe('luz-de-faro')
  })

  test('compares the two passwords before it sends anything', async () => {
    const { made } = stubApi({})
    open('/restablecer-contrasena#token=abc')
    await choose('otra')
    expect(screen.getByText('Escribe aquí la misma contraseña')).toBeTruthy()
    expect(made).toEqual([])
  })
})
