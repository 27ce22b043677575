import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { beforeEach, describe, expect, test } from 'vitest'
import { findAlertLink, forgetAlertLink } from '#web/tab-storage/alert-link.ts'
import { initialise, removeToken } from '#web/tab-storage/session-store.ts'
import { refusal, serverSentence, stubApi } from '#web/testing/stub-api.ts'
import { NoticeProvider } from '#web/ui/feedback/notice.tsx'
import AlertLink from './route.tsx'

function open(address: string) {
  const routes = ['/avisos/confirmar', '/avisos/seguir', '/baja-avisos'].map((path) => ({
    path,
    element: <AlertLink />,
  }))
  const router = createMemoryRouter(routes, { initialEntries: [address] })
  render(
    <NoticeProvider>
      <RouterProvider router={router} />
    </NoticeProvider>,
  )
  return router
}

const addressOf = ({ state }: ReturnType<typeof open>) =>
  state.location.pathname + state.location.search + state.location.hash
const heading = (name: string) => screen.findByRole('heading', { name })
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

beforeEach(() => {
  sessionStorage.clear()
  forgetAlertLink()
  initialise(null)
  removeToken()
})

describe.each([
  [
    '/avisos/confirmar',
    '#',
    'POST /api/alert-links/confirm',
    'Confirma tu aviso',
    'Sí, quiero el aviso',
    'Aviso confirmado',
  ],
  [
    '/avisos/seguir',
    '#',
    'POST /api/alert-links/keep',
    '¿Sigues queriendo este aviso?',
    'Sí, seguid avisándome',
    'Hecho',
  ],
  [
    '/baja-avisos',
    '?',
    'POST /api/alert-links/stop',
    'Deja de recibir este aviso',
    'No quiero recibir más este aviso',
    'Hecho',
  ],
] as const)('%s', (path, mark, call, title, button, done) => {
  const answer = { message: serverSentence, descripcion: 'cocinero en Sevilla', token: '9.list' }

  test('uses the link when the button is pressed, not before, and takes the token out of the address', async () => {
    const { made, bodyOf } = stubApi({ [call]: answer })
    const router = open(`${path}${mark}token=4.abc`)
    await heading(title)
    expect(made).toEqual([])
    await press(button)
    expect(document.activeElement).toBe(await heading(done))
    expect(screen.getByText(serverSentence)).toBeTruthy()
    expect(bodyOf(call)).toEqual({ token: '4.abc' })
    await waitFor(() => expect(addressOf(router)).toBe(path))
    expect(router.state.historyAction).toBe('REPLACE')
    expect(screen.getByRole('link', { name: 'Ver ofertas' })).toBeTruthy()
  })

  test('says so where the link is not valid, and leads on', async () => {
    stubApi({ [call]: refusal(400, 'alert_link_invalid') })
    open(`${path}${mark}token=4.abc`)
    await press(button)
    expect(document.activeElement).toBe(await heading('Este enlace ya no sirve'))
    expect(screen.getByRole('link', { name: 'Ver ofertas' }).getAttribute('href')).toBe('/pagina-principal')
  })

  test('asks nothing of the server without a token', async () => {
    const { made } = stubApi({})
    open(path)
    await heading('Este enlace ya no sirve')
    expect(made).toEqual([])
  })

  test('keeps button and link when the call fails for another reason', async () => {
    stubApi({})
    const router = open(`${path}${mark}token=4.abc`)
    await press(button)
    expect(await screen.findByText(/No hay conexión/)).toBeTruthy()
    expect(screen.getByRole('button', { name: button })).toBeTruthy()
    expect(addressOf(router)).toBe(`${path}${mark}token=4.abc`)
  })
})

test('A confirmed alert is named, and opens the list of its visitor without a token in the address', async () => {
  stubApi({
    'POST /api/alert-links/confirm': { message: serverSentence, descripcion: 'cocinero en Sevilla', token: '9.list' },
  })
  open('/avisos/confirmar#token=4.abc')
  await press('Sí, quiero el aviso')
  expect(await screen.findByText('Tu aviso: cocinero en Sevilla.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Ver mis avisos' }).getAttribute('href')).toBe('/avisos')
  expect(findAlertLink()).toBe('9.list')
})

test('The link of another alert, opened in the same tab, waits for a press of its own', async () => {
  stubApi({ 'POST /api/alert-links/stop': { message: serverSentence } })
  const router = open('/baja-avisos?token=4.abc')
  await press('No quiero recibir más este aviso')
  await heading('Hecho')
  await router.navigate('/baja-avisos?token=5.abc')
  expect(await screen.findByRole('button', { name: 'No quiero recibir más este aviso' })).toBeTruthy()
})
