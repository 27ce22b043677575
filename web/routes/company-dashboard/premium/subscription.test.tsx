import { useQuery } from '@tanstack/react-query'
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { StrictMode } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { queries } from '#web/api/queries.ts'
import { saveToken } from '#web/session/session-store.ts'
import { renderPrivate } from '#web/testing/render-private.tsx'
import { refusal, serverSentence, stubApi } from '#web/testing/stub-api.ts'
import { CompanyHeader } from '../company-header.tsx'

const calls = {
  company: 'GET /api/companies/company-information',
  session: 'GET /api/stripe/checkout-session/cs_1',
  checkout: 'POST /api/stripe/create-checkout-session',
  portal: 'POST /api/stripe/billing-portal',
} as const

const free = {
  emp_empresas_id: 12,
  nombre: 'Lumen Digital',
  acronimo: 'LMD',
  fecha_alta: '2026-05-10',
  mst_comunidades_id: 7,
  mst_provincias_id: 28,
  mst_ciudades_id: null,
  suscripcion: 'gratis',
  suscripcion_hasta: null as string | null,
  pago_fallido: false,
  logo_link: null,
}
const premium = { ...free, suscripcion: 'premium' }

const Header = () => <CompanyHeader company={useQuery(queries.companies.getInformation.queryOptions())} />

function open(search = '') {
  const router = createMemoryRouter([{ path: '*', element: <Header /> }], {
    initialEntries: [`/perfil-empresa${search}`],
  })
  renderPrivate(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  )
  return router
}

const button = (name: string) => screen.findByRole<HTMLButtonElement>('button', { name })
const press = async (name: string) => userEvent.click(await button(name))
const count = (made: { call: string }[], call: string) => made.filter((one) => one.call === call).length

const goesTo = () => {
  const assign = vi.fn()
  vi.stubGlobal('location', { ...location, origin: location.origin, assign })
  return assign
}

/** As the browser shows a page again that it had kept. */
const restorePage = () => {
  const event = Object.assign(new Event('pageshow'), { persisted: true })
  act(() => void dispatchEvent(event))
}

beforeEach(() => {
  sessionStorage.clear()
  saveToken('token-1')
})

afterEach(() => {
  vi.useRealTimers()
})

describe('the way to Premium', () => {
  test('asks once, however fast it is pressed, and leads to the payment page', async () => {
    const assign = goesTo()
    const { made, bodyOf } = stubApi({ [calls.company]: free, [calls.checkout]: { url: 'https://pago.example/cs_1' } })
    open()
    const upgrade = await button('Cambiar a Premium')
    fireEvent.click(upgrade)
    fireEvent.click(upgrade)
    await waitFor(() => expect(assign).toHaveBeenCalledWith('https://pago.example/cs_1'))
    expect(count(made, calls.checkout)).toBe(1)
    expect(bodyOf(calls.checkout)).toEqual({ baseUrl: location.origin, companyId: 12, plan: 'premium' })
    expect((await button('Cambiar a Premium')).disabled).toBe(true)
    restorePage()
    await waitFor(async () => expect((await button('Cambiar a Premium')).disabled).toBe(false))
  })

  test.each([
    ['with the sentence of the server', refusal(503, 'payments_unavailable'), serverSentence],
    ['which sent none', new Response('<html>', { status: 502 }), 'Error iniciando el pago con Stripe'],
    ['where no answer came', undefined, 'Error de conexión con el servidor'],
  ])('is told to have failed, %s, and can be tried again', async (_, answer, sentence) => {
    stubApi({ [calls.company]: free, ...(answer && { [calls.checkout]: answer }) })
    open()
    await press('Cambiar a Premium')
    expect((await screen.findByRole('alert')).textContent).toContain(sentence)
    expect((await button('Cambiar a Premium')).disabled).toBe(false)
  })

  test('is not open to a company that nobody could name', async () => {
    const { emp_empresas_id: _, ...nameless } = free
    const { made } = stubApi({ [calls.company]: nameless })
    open()
    await press('Cambiar a Premium')
    expect(await screen.findByText('No se pudo obtener la información de la empresa')).toBeTruthy()
    expect(count(made, calls.checkout)).toBe(0)
  })

  test.each(['already_premium', 'payment_pending'])('already taken (%s) shows the plan that there is', async (code) => {
    const answers = [free, premium]
    stubApi({ [calls.company]: () => answers.shift() ?? premium, [calls.checkout]: refusal(409, code) })
    open()
    await press('Cambiar a Premium')
    expect((await screen.findByText(serverSentence)).closest('[role=status]')).toBeTruthy()
    expect(await screen.findByText('Premium')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Cambiar a Premium' })).toBeNull()
  })
})

describe('a premium company', () => {
  test('manages its subscription on the pages of the provider', async () => {
    const assign = goesTo()
    const { bodyOf } = stubApi({ [calls.company]: premium, [calls.portal]: { url: 'https://pago.example/portal' } })
    open()
    await press('Gestionar suscripción')
    await waitFor(() => expect(assign).toHaveBeenCalledWith('https://pago.example/portal'))
    expect(bodyOf(calls.portal)).toEqual({ baseUrl: location.origin })
    expect(screen.queryByText(/Premium hasta/)).toBeNull()
  })

  test('comes back from them before the news does, and sees it when it is there', async () => {
    goesTo()
    stubApi({ [calls.company]: premium, [calls.portal]: { url: 'https://pago.example/portal' } })
    open()
    await press('Gestionar suscripción')
    await waitFor(() => expect(location.assign).toHaveBeenCalled())
    cleanup()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))
    open()
    await pass(100)
    expect(screen.queryByText(/Premium hasta/)).toBeNull()
    const { made } = stubApi({ [calls.company]: { ...premium, suscripcion_hasta: '2026-12-12' } })
    await pass(1500)
    expect(screen.getByText('Premium hasta 12/12/2026')).toBeTruthy()
    await pass(60_000)
    expect(count(made, calls.company)).toBe(3)
    cleanup()
    open()
    await pass(60_000)
    expect(count(made, calls.company)).toBe(4)
  })

  test.each([
    ['the server says why', refusal(409, 'no_subscription'), serverSentence],
    ['it says nothing', new Response('', { status: 502 }), /No pudimos abrir la gestión/],
    ['no answer comes', undefined, 'Error de conexión con el servidor'],
  ])('is told that they could not be opened where %s', async (_, answer, sentence) => {
    stubApi({ [calls.company]: premium, ...(answer && { [calls.portal]: answer }) })
    open()
    await press('Gestionar suscripción')
    expect(await screen.findByText(sentence)).toBeTruthy()
    expect((await button('Gestionar suscripción')).disabled).toBe(false)
  })

  test('sees the day on which Premium ends', async () => {
    stubApi({ [calls.company]: { ...premium, suscripcion_hasta: '2026-12-12' } })
    open()
    expect(await screen.findByText('Premium hasta 12/12/2026')).toBeTruthy()
  })

  test('whose last charge failed is warned, with the way to mend it', async () => {
    const assign = goesTo()
    const failing = { ...premium, pago_fallido: true }
    stubApi({ [calls.company]: failing, [calls.portal]: { url: 'https://pago.example/portal' } })
    open()
    expect(await screen.findByText(/No pudimos cobrar la última cuota/)).toBeTruthy()
    await press('Revisar el pago')
    await waitFor(() => expect(assign).toHaveBeenCalled())
  })
})

describe('back from the payment', () => {
  const search = '?session_id=cs_1&company_id=12'
  const success = 'Pago exitoso! Tu suscripción ha sido actualizada a Premium.'
  const paid = { estado: 'pagado', suscripcion: 'premium' }
  const pending = { estado: 'pendiente', suscripcion: 'gratis' }

  test('that was made it is told once, the company is loaded anew and nothing stays in the address', async () => {
    sessionStorage.setItem('companyFormData', '{}')
    const answers = [free, premium]
    const { made } = stubApi({ [calls.company]: () => answers.shift() ?? premium, [calls.session]: paid })
    const router = open(search)
    expect(await screen.findAllByText(success)).toHaveLength(1)
    expect(await screen.findByText('Premium')).toBeTruthy()
    expect(count(made, calls.company)).toBe(2)
    expect(count(made, calls.session)).toBe(1)
    expect(router.state.location).toMatchObject({ pathname: '/perfil-empresa', search: '' })
    expect(router.state.historyAction).toBe('REPLACE')
    expect(sessionStorage.getItem('companyFormData')).toBeNull()
  })

  test.each([
    ['the payment was not made', search, { estado: 'no_pagado', suscripcion: 'gratis' }, /no se ha cobrado nada/],
    ['the payment is of another company', search, refusal(404, 'not_found'), /No encontramos ese pago/],
    ['the address names another company', '?session_id=cs_1&company_id=13', paid, /No encontramos ese pago/],
    ['the address names no payment', '?company_id=12', paid, /No encontramos ese pago/],
    ['Premium has ended since', search, { ...paid, suscripcion: 'gratis' }, /ya no da acceso a Premium/],
    ['the payment was cancelled', '?pago=cancelado', paid, 'Has cancelado el pago. No se ha cobrado nada.'],
  ])('where %s says so, claims no success and cleans the address', async (_, address, answer, sentence) => {
    stubApi({ [calls.company]: free, [calls.session]: answer })
    const router = open(address)
    expect(await screen.findByText(sentence)).toBeTruthy()
    await waitFor(() => expect(router.state.location.search).toBe(''))
    expect(screen.queryByText(success)).toBeNull()
    expect((await button('Cambiar a Premium')).disabled).toBe(false)
  })

  test.each([
    ['the server fails', refusal(500, 'internal'), 'Ups... no pudimos obtener estos datos'],
    ['no answer comes', undefined, 'Error de conexión con el servidor'],
  ])('where %s keeps the address, offers no second payment, and asks again on demand', async (_, answer, sentence) => {
    stubApi({ [calls.company]: free, ...(answer && { [calls.session]: answer }) })
    const router = open(search)
    expect(await screen.findByText(sentence)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Cambiar a Premium' })).toBeNull()
    expect(router.state.location.search).toBe(search)
    stubApi({ [calls.company]: premium, [calls.session]: paid })
    await press('Reintentar')
    expect(await screen.findByText(success)).toBeTruthy()
    expect(router.state.location.search).toBe('')
  })

  test('while the bank confirms asks from time to time, also in another section, until it is Premium', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
    const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))
    const { made } = stubApi({ [calls.company]: free, [calls.session]: pending })
    const router = open(search)
    await pass(100)
    expect(screen.getByText(/no hace falta que pagues otra vez/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Cambiar a Premium' })).toBeNull()
    expect(router.state.location.search).toBe(search)
    await pass(4000)
    expect(count(made, calls.session)).toBe(2)
    await act(() => router.navigate('?seccion=ofertas'))
    stubApi({ [calls.company]: premium, [calls.session]: paid })
    await pass(4100)
    expect(screen.getByText(success)).toBeTruthy()
    expect(router.state.location.search).toBe('?seccion=ofertas')
    await act(() => router.navigate(-1))
    expect(router.state.location.search).toBe('')
  })

  test('asks no more after about a minute, nor while nobody looks, but whenever somebody wants to know', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
    const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))
    const { made } = stubApi({ [calls.company]: free, [calls.session]: pending })
    open(search)
    await pass(100)
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    await pass(20_000)
    expect(count(made, calls.session)).toBe(1)
    visibility.mockReturnValue('visible')
    await pass(600_000)
    expect(count(made, calls.session)).toBe(15)
    fireEvent.click(screen.getByRole('button', { name: 'Comprobar ahora' }))
    await pass(100)
    expect(count(made, calls.session)).toBe(16)
    expect(screen.getByText('El pago sigue pendiente de confirmación.')).toBeTruthy()
  })
})
