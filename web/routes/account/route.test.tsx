import { screen, waitFor } from '@testing-library/react'
import { RouterProvider } from 'react-router'
import { expect, test, vi } from 'vitest'
import { saveToken } from '#web/tab-storage/session-store.ts'
import { renderPrivate } from '#web/testing/render-private.tsx'
import { siteRouter } from '#web/testing/site-router.ts'
import { stubApi } from '#web/testing/stub-api.ts'
import Account from './route.tsx'

async function open(tipo: number, address = '/cuenta') {
  // Of its own: names and roles are known by the token.
  saveToken(`account-page-${tipo}`)
  stubApi({ 'GET /api/master/get-role': [{ tipo, perfil_pendiente: true }], 'GET /api/users/alerts': [] })
  renderPrivate(<RouterProvider router={siteRouter([{ path: '*', element: <Account /> }], { address })} />)
  await screen.findByRole('heading', { name: 'Contraseña' })
}

const ofOwnAccount = () =>
  ['Correo electrónico', 'Eliminar mi cuenta'].map((name) => screen.queryByRole('heading', { name }))

test('a candidate can change the e-mail and delete the account', async () => {
  await open(1)
  expect(ofOwnAccount()).not.toContain(null)
})

test('an operator can do neither', async () => {
  await open(3)
  expect(await screen.findByLabelText(/^Código/)).toBeTruthy()
  expect(ofOwnAccount()).toEqual([null, null])
})

test.each([
  ['a candidate', 1, true],
  ['a company without any', 2, false],
])('%s has a place for alerts', async (_, tipo, hasAlerts) => {
  await open(tipo)
  expect((await screen.findAllByRole('heading', { level: 2 })).length).toBeGreaterThan(2)
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Avisos de ofertas' }) !== null).toBe(hasAlerts))
})

test('the address of the alerts leads to them when all sections have come', async () => {
  // jsdom does not scroll.
  const scrolled = vi.fn<() => void>()
  Element.prototype.scrollIntoView = scrolled
  await open(1, '/cuenta#avisos')
  await waitFor(() => expect(scrolled.mock.contexts).toEqual([document.getElementById('avisos')]))
})
