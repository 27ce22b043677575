import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { NoticeProvider } from '#web/ui/feedback/notice.tsx'
import { serverSentence, stubApi } from '#web/testing/stub-api.ts'
import Unsubscribe from './route.tsx'

test.each([
  {
    address: '/baja-sugerencias',
    call: 'POST /api/account/unsubscribe-suggestions',
    title: 'Deja de recibir ofertas los lunes',
    next: { name: 'Ir a «Para ti»', href: '/mi-perfil?seccion=para-ti' },
  },
  {
    address: '/baja-recordatorio',
    call: 'POST /api/account/unsubscribe-reminder',
    title: 'Deja de recibir el recordatorio de los lunes',
    next: { name: 'Ir a mi cuenta', href: '/cuenta#correos' },
  },
] as const)('the link to $address ends those mails when the button is pressed, not before', async (link) => {
  const { address, call, title, next } = link
  const { made, bodyOf } = stubApi({ [call]: { message: serverSentence } })
  const routes = [{ path: address, element: <Unsubscribe /> }]
  const router = createMemoryRouter(routes, { initialEntries: [`${address}?token=1.abc`] })
  render(
    <NoticeProvider>
      <RouterProvider router={router} />
    </NoticeProvider>,
  )
  await screen.findByRole('heading', { name: title })
  expect(made).toEqual([])
  await userEvent.click(screen.getByRole('button', { name: 'No quiero recibirlos' }))
  expect(await screen.findByText(serverSentence)).toBeTruthy()
  expect(bodyOf(call)).toEqual({ token: '1.abc' })
  expect(screen.getByRole('link', { name: next.name }).getAttribute('href')).toBe(next.href)
})
