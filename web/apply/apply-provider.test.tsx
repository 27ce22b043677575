import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router'
import { beforeEach, describe, expect, test } from 'vitest'
import { saveToken } from '#web/session/session-store.ts'
import { refusal, stubApi } from '#web/testing/stub-api.ts'
import { NoticeProvider } from '#web/ui/notice.tsx'
import { ApplyButton } from './apply-button.tsx'
import { ApplyProvider } from './apply-provider.tsx'

const offerPage = (
  <ApplyProvider>
    <ApplyButton offerId={7} offerName="Camarero/a" label="APLICAR" />
  </ApplyProvider>
)

function open() {
  const frame = (
    <NoticeProvider>
      <Outlet />
    </NoticeProvider>
  )
  const children = [
    { path: '/', element: <p>ofertas</p> },
    { path: '/oferta', element: offerPage },
  ]
  const router = createMemoryRouter([{ element: frame, children }], { initialEntries: ['/', '/oferta'] })
  render(<RouterProvider router={router} />)
  return router
}

/** Applies, as far as the press of «Aplicar»; the answer comes when `answer` is called. */
async function startToApply() {
  const sent = Promise.withResolvers<object>()
  stubApi({
    'GET /api/master/get-role': [{ tipo: 1 }],
    'GET /api/users/user-candidatures': [],
    'GET /api/users/get-cvs-info': [{ can_cv_id: 3, nombre: 'Mi CV', fecha: '2026-11-21' }],
    'POST /api/users/register-into-offer': () => sent.promise,
  })
  const router = open()
  await userEvent.click(await screen.findByRole('button', { name: /APLICAR/ }))
  await userEvent.click(await screen.findByRole('button', { name: 'Aplicar' }))
  const answer = async () => {
    sent.resolve({ message: 'Te has inscrito' })
    await screen.findByText('Te has inscrito')
  }
  return { router, answer }
}

beforeEach(() => saveToken('token-1'))

test('«Aplicar» opens its dialog though nobody knows what has been applied to', async () => {
  stubApi({
    'GET /api/master/get-role': [{ tipo: 1 }],
    'GET /api/users/user-candidatures': refusal(500, 'internal'),
    'GET /api/users/get-cvs-info': refusal(500, 'internal'),
  })
  open()
  await userEvent.click(await screen.findByRole('button', { name: /APLICAR/ }))
  expect(await screen.findByText('No pudimos obtener tus CVs')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Reintentar' })).toBeTruthy()
})

describe('An application', () => {
  test('that has been sent closes its dialog', async () => {
    const { router, answer } = await startToApply()
    expect(router.state.location.search).toBe('?aplicar=7')
    await answer()
    expect(router.state.location).toMatchObject({ pathname: '/oferta', search: '' })
    const applied = await screen.findByRole('button', { name: 'Inscrito', hidden: true })
    expect(applied.getAttribute('aria-disabled')).toBe('true')
    await waitFor(() => expect(document.activeElement).toBe(applied))
  })

  test('that is answered late leaves the visitor on the page to which they have gone back', async () => {
    const { router, answer } = await startToApply()
    await act(() => router.navigate(-1))
    await act(() => router.navigate(-1))
    await answer()
    expect(router.state.location.pathname).toBe('/')
  })
})
