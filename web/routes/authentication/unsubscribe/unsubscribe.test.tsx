import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { beforeEach, expect, test } from 'vitest'
import { initialise, removeToken } from '#web/tab-storage/session-store.ts'
import { NoticeProvider } from '#web/ui/feedback/notice.tsx'
import { refusal, serverSentence, stubApi } from '#web/testing/stub-api.ts'
import Unsubscribe from './route.tsx'

const call = 'POST /api/account/unsubscribe'

function open(address = '/baja-correos?token=1.abc') {
  const routes = [{ path: '/baja-correos', element: <Unsubscribe /> }]
  render(
    <NoticeProvider>
      <RouterProvider router={createMemoryRouter(routes, { initialEntries: [address] })} />
    </NoticeProvider>,
  )
}

beforeEach(() => {
  initialise(null)
  removeToken()
})

const heading = (name: string) => screen.findByRole('heading', { name })
const press = () => userEvent.click(screen.getByRole('button', { name: 'No quiero recibirlos' }))

test('ends the mails when the button is pressed, not before, and leads to the account', async () => {
  const { made, bodyOf } = stubApi({ [call]: { message: serverSentence } })
  open()
  await heading('Deja de recibir estos correos')
  expect(made).toEqual([])
  await press()
  expect(document.activeElement).toBe(await heading('Hecho'))
  expect(screen.getByText(serverSentence)).toBeTruthy()
  expect(bodyOf(call)).toEqual({ token: '1.abc' })
  expect(screen.getByRole('link', { name: 'Ir a mi cuenta' }).getAttribute('href')).toBe('/cuenta#correos')
})

test('says so where the link is not complete, at once or when the server says it', async () => {
  const { made } = stubApi({ [call]: refusal(400, 'unsubscribe_link_invalid') })
  open()
  await press()
  expect(document.activeElement).toBe(await heading('Este enlace no sirve'))
  expect(made).toHaveLength(1)
})

test('asks nothing of the server without a token', async () => {
  const { made } = stubApi({})
  open('/baja-correos')
  await heading('Este enlace no sirve')
  expect(made).toEqual([])
})

test('keeps the button when the call fails for another reason', async () => {
  stubApi({})
  open()
  await press()
  expect(await screen.findByText(/No hay conexión/)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'No quiero recibirlos' })).toBeTruthy()
})
