import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { beforeEach, expect, test } from 'vitest'
import { initialise, removeToken } from '#web/tab-storage/session-store.ts'
import { refusal, serverSentence, stubApi } from '#web/testing/stub-api.ts'
import { NoticeProvider } from '#web/ui/feedback/notice.tsx'
import Undo from './route.tsx'

const call = 'POST /api/account/undo-deletion'

function open(address: string) {
  const routes = [
    { path: '/recuperar-cuenta', element: <Undo /> },
    { path: '/autenticacion', element: <h1>Hola de nuevo</h1> },
  ]
  render(
    <NoticeProvider>
      <RouterProvider router={createMemoryRouter(routes, { initialEntries: [address] })} />
    </NoticeProvider>,
  )
}

const heading = (name: string) => screen.findByRole('heading', { name })
const press = () => userEvent.click(screen.getByRole('button', { name: 'Recuperar mi cuenta' }))

beforeEach(() => {
  initialise(null)
  removeToken()
})

test('brings the account back when the button is pressed, not before', async () => {
  const { made, bodyOf } = stubApi({ [call]: { message: serverSentence } })
  open('/recuperar-cuenta#token=abc')
  await heading('Recupera tu cuenta')
  expect(screen.getByText('¿Prefieres no recuperarla?')).toBeTruthy()
  expect(made).toEqual([])
  await press()
  expect(await heading('Hola de nuevo')).toBeTruthy()
  expect(screen.getByText(serverSentence)).toBeTruthy()
  expect(bodyOf(call)).toEqual({ token: 'abc' })
})

// Seen to fail: the question stood below a link that could bring nothing back.
test.each([
  ['an expired link', '/recuperar-cuenta#token=abc'],
  ['a link without its token', '/recuperar-cuenta'],
])('%s says so, and does not ask whether the account should stay deleted', async (_, address) => {
  stubApi({ [call]: refusal(400, 'undo_link_invalid') })
  open(address)
  if (address.includes('#')) await press()
  const title = await heading('Este enlace ya no sirve')
  if (address.includes('#')) expect(document.activeElement).toBe(title)
  expect(screen.queryByText('¿Prefieres no recuperarla?')).toBeNull()
  expect(screen.getByRole('link', { name: 'Ir al inicio' })).toBeTruthy()
})
