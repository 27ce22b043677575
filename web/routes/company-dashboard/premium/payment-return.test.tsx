import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { saveToken } from '#web/tab-storage/session-store.ts'
import { refusal, stubApi } from '#web/testing/stub-api.ts'
import { button, calls, count, free, open, premium, press } from '#web/testing/opened-header.tsx'

beforeEach(() => {
  sessionStorage.clear()
  saveToken('token-1')
})

describe('after the return from the payment page', () => {
  const search = '?session_id=cs_1&company_id=12'
  const success = 'Pago exitoso! Tu suscripción ha sido actualizada a Premium.'
  const paid = { estado: 'pagado', suscripcion: 'premium' }
  const pending = { estado: 'pendiente', suscripcion: 'gratis' }

  test('a finished payment is reported once, the company is loaded again and the address is cleaned', async () => {
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

  test('a pending payment is checked repeatedly, in other sections too, until the plan is Premium', async () => {
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

  test('a pending payment is not checked after a minute or in a hidden tab, except by the button', async () => {
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
