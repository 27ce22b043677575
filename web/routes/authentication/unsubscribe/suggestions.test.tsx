import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { NoticeProvider } from '#web/ui/feedback/notice.tsx'
import { serverSentence, stubApi } from '#web/testing/stub-api.ts'
import Unsubscribe from './route.tsx'

const call = 'POST /api/account/unsubscribe-suggestions'

test('the link of a mail with suggestions ends those mails when the button is pressed, and leads to «Para ti»', async () => {
  const { made, bodyOf } = stubApi({ [call]: { message: serverSentence } })
  const routes = [{ path: '/baja-sugerencias', element: <Unsubscribe /> }]
  const router = createMemoryRouter(routes, { initialEntries: ['/baja-sugerencias?token=1.abc'] })
  render(
    <NoticeProvider>
      <RouterProvider router={router} />
    </NoticeProvider>,
  )
  await screen.findByRole('heading', { name: 'Deja de recibir ofertas los lunes' })
  expect(made).toEqual([])
  await userEvent.click(screen.getByRole('button', { name: 'No quiero recibirlos' }))
  expect(await screen.findByText(serverSentence)).toBeTruthy()
  expect(bodyOf(call)).toEqual({ token: '1.abc' })
  expect(screen.getByRole('link', { name: 'Ir a «Para ti»' }).getAttribute('href')).toBe('/mi-perfil?seccion=para-ti')
})
