import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { beforeEach, describe, expect, test } from 'vitest'
import { initialise, removeToken } from '#web/tab-storage/session-store.ts'
import { refusal, serverSentence, stubApi } from '#web/testing/stub-api.ts'
import { NoticeProvider } from '#web/ui/feedback/notice.tsx'
import RenewOffer from './route.tsx'

const call = 'POST /api/companies/renew-offer-by-link'
const renewed = { message: '', nombre: 'Panadero/a', caduca_el: '2026-12-21', estado_revision: 'aprobada', aviso: null }

function open(address = '/renovar-oferta#token=abc') {
  const routes = [{ path: '/renovar-oferta', element: <RenewOffer /> }]
  render(
    <NoticeProvider>
      <RouterProvider router={createMemoryRouter(routes, { initialEntries: [address] })} />
    </NoticeProvider>,
  )
}

const heading = (name: string) => screen.findByRole('heading', { name })
const press = () => userEvent.click(screen.getByRole('button', { name: 'Renovar' }))

beforeEach(() => {
  initialise(null)
  removeToken()
})

test('renews the offer when the button is pressed, not before, and says until when', async () => {
  const { made, bodyOf } = stubApi({ [call]: renewed })
  open()
  await heading('Renueva tu oferta')
  expect(made).toEqual([])
  await press()
  expect(document.activeElement).toBe(await heading('Oferta renovada'))
  expect(screen.getByText('«Panadero/a» se publica hasta el 21/12/2026.')).toBeTruthy()
  expect(bodyOf(call)).toEqual({ token: 'abc' })
  expect(screen.getByRole('link', { name: 'Ver mis ofertas' }).getAttribute('href')).toBe(
    '/perfil-empresa?seccion=ofertas',
  )
})

test('does not call an offer published that an operator keeps back', async () => {
  stubApi({ [call]: { ...renewed, estado_revision: 'retenida', aviso: serverSentence } })
  open()
  await press()
  expect(await screen.findByText('«Panadero/a» tiene plazo hasta el 21/12/2026.')).toBeTruthy()
  expect(screen.getByText(serverSentence)).toBeTruthy()
})

describe('A link that renews nothing', () => {
  test.each([
    [400, 'renewal_link_invalid', 'Este enlace ya no sirve', false],
    [409, 'renewal_link_used', 'Esta oferta ya está al día', true],
    [409, 'renewal_switched_off', 'No la hemos renovado', true],
    [409, 'company_suspended', 'No la hemos renovado', true],
    [409, 'free_limit', 'No la hemos renovado', true],
  ])('says why: %i %s', async (status, code, title, isServerSentence) => {
    stubApi({ [call]: refusal(status, code) })
    open()
    await press()
    expect(document.activeElement).toBe(await heading(title))
    expect(screen.queryByText(serverSentence) !== null).toBe(isServerSentence)
    expect(screen.queryByRole('button', { name: 'Renovar' })).toBeNull()
  })

  test('says so at once without a token', async () => {
    const { made } = stubApi({})
    open('/renovar-oferta')
    await heading('Este enlace ya no sirve')
    expect(made).toEqual([])
  })

  test('keeps the button when the call fails for another reason', async () => {
    stubApi({ [call]: refusal(503, 'busy') })
    open()
    await press()
    expect(screen.getByRole('button', { name: 'Renovar' })).toBeTruthy()
  })
})
