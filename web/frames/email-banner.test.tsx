import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { RouterProvider } from 'react-router'
import { beforeEach, expect, test } from 'vitest'
import { saveToken } from '#web/tab-storage/session-store.ts'
import { renderPrivate } from '#web/testing/render-private.tsx'
import { serverSentence, stubApi } from '#web/testing/stub-api.ts'
import { siteRouter, testSite } from '#web/testing/site-router.ts'
import { EmailBanner } from './email-banner.tsx'

const read = 'GET /api/account/email'
const resend = 'POST /api/account/resend-email-link'
const unconfirmed = { email: 'ana@prueba.example', confirmado: false, correo_pendiente: null }

const open = (address: string, verifyEmail = true) => {
  const router = siteRouter([{ path: '*', element: <EmailBanner /> }], { address, site: { ...testSite, verifyEmail } })
  return renderPrivate(<RouterProvider router={router} />)
}

beforeEach(() => {
  sessionStorage.clear()
  saveToken('token-1')
})

test('names the address, sends the link again and leads to the form that corrects it', async () => {
  const { made } = stubApi({ [read]: unconfirmed, [resend]: { message: serverSentence } })
  open('/seleccion-rol')
  expect(await screen.findByText(/Te hemos enviado un enlace a ana@prueba\.example\./)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Cambiar dirección' }).getAttribute('href')).toBe('/cuenta')
  await userEvent.click(screen.getByRole('button', { name: 'Volver a enviar' }))
  expect(await screen.findByText(serverSentence)).toBeTruthy()
  expect(made.filter(({ call }) => call === resend)).toHaveLength(1)
})

test('is gone after the link was used in another tab', async () => {
  const answers = { [read]: unconfirmed }
  stubApi(answers)
  open('/mi-perfil')
  await screen.findByRole('button', { name: 'Volver a enviar' })
  answers[read] = { ...unconfirmed, confirmado: true }
  window.dispatchEvent(new Event('visibilitychange'))
  await waitFor(() => expect(screen.queryByRole('button')).toBeNull())
})

test('is not there, and asks nothing, where nobody confirms an e-mail', async () => {
  const { made } = stubApi({ [read]: unconfirmed })
  open('/cuenta', false)
  await new Promise((resolve) => requestAnimationFrame(resolve))
  expect(made).toEqual([])
  expect(screen.queryByRole('status')).toBeNull()
})
