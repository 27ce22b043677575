import { screen, waitFor } from '@testing-library/react'
import { RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { saveToken } from '#web/tab-storage/session-store.ts'
import { renderPrivate } from '#web/testing/render-private.tsx'
import { siteRouter } from '#web/testing/site-router.ts'
import { stubApi } from '#web/testing/stub-api.ts'
import Account from './route.tsx'

async function open(tipo: number) {
  // Of its own: names and roles are known by the token.
  saveToken(`account-page-${tipo}`)
  stubApi({ 'GET /api/master/get-role': [{ tipo, perfil_pendiente: true }], 'GET /api/users/alerts': [] })
  renderPrivate(<RouterProvider router={siteRouter([{ path: '*', element: <Account /> }])} />)
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
