import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { beforeEach, describe, expect, test } from 'vitest'
import { initialise, removeToken } from '#web/tab-storage/session-store.ts'
import { refusal, serverSentence, stubApi } from '#web/testing/stub-api.ts'
import { NoticeProvider } from '#web/ui/feedback/notice.tsx'
import EmailLink from './route.tsx'

const call = 'POST /api/auth/verify-email'

function open(address: string) {
  const routes = [
    { path: '/confirmar-correo', element: <EmailLink /> },
    { path: '/deshacer-cambio', element: <EmailLink /> },
  ]
  render(
    <NoticeProvider>
      <RouterProvider router={createMemoryRouter(routes, { initialEntries: [address] })} />
    </NoticeProvider>,
  )
}

const heading = (name: string) => screen.findByRole('heading', { name })
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

beforeEach(() => {
  initialise(null)
  removeToken()
})

describe.each([
  ['/confirmar-correo', 'Confirma tu correo', 'Confirmar correo', 'Correo confirmado', /pide una contraseña nueva/],
  [
    '/deshacer-cambio',
    'Deshaz el cambio de correo',
    'Deshacer el cambio',
    'Cambio deshecho',
    /vuelve a abrir este enlace/,
  ],
])('%s', (path, title, button, done, taken) => {
  test('uses the link when the button is pressed, not before', async () => {
    const { made, bodyOf } = stubApi({ [call]: { message: serverSentence } })
    open(`${path}#token=abc`)
    await heading(title)
    expect(made).toEqual([])
    await press(button)
    expect(document.activeElement).toBe(await heading(done))
    expect(screen.getByText(serverSentence)).toBeTruthy()
    expect(bodyOf(call)).toEqual({ token: 'abc' })
    expect(screen.getByRole('link', { name: 'Continuar' }).getAttribute('href')).toBe('/autenticacion')
  })

  test.each([
    [refusal(400, 'email_link_invalid'), 'Este enlace ya no sirve'],
    [refusal(409, 'email_taken'), 'Este correo ya tiene una cuenta'],
  ])('says why a link does not work', async (answer, expected) => {
    stubApi({ [call]: answer })
    open(`${path}#token=abc`)
    await press(button)
    expect(document.activeElement).toBe(await heading(expected))
  })

  test('says what to do if another account has the e-mail', async () => {
    stubApi({ [call]: refusal(409, 'email_taken') })
    open(`${path}#token=abc`)
    await press(button)
    expect(await screen.findByText(taken)).toBeTruthy()
  })

  test('keeps the button after a failure that passes', async () => {
    stubApi({})
    open(`${path}#token=abc`)
    await press(button)
    expect(await screen.findByText(/No hay conexión/)).toBeTruthy()
    expect(screen.getByRole('button', { name: button })).toBeTruthy()
  })

  test('without a token says that the link is not complete', async () => {
    open(path)
    expect(await heading('Este enlace ya no sirve')).toBeTruthy()
  })
})
