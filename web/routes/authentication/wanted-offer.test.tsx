import { waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { findRememberedOffer, rememberOffer } from '#web/tab-storage/remembered-offer.ts'
import { openAccounts, roles, session, signIn, signUp, startSignedOut } from '#web/testing/account-card.tsx'
import { stubApi } from '#web/testing/stub-api.ts'

beforeEach(startSignedOut)

describe('the offer that a visitor wanted to apply to', () => {
  const fromOffer = `/autenticacion?volver=${encodeURIComponent('/vista-oferta-completa/7?aplicar=7')}`

  test('is remembered for a new account, which has to create its profile first', async () => {
    stubApi(session)
    const router = openAccounts(fromOffer)
    await signUp()
    await waitFor(() => expect(router.state.location.pathname).toBe('/seleccion-rol'))
    expect(findRememberedOffer()).toBe(7)
  })

  test('is remembered without storage too', async () => {
    vi.stubGlobal('sessionStorage', undefined)
    stubApi(session)
    openAccounts(fromOffer)
    await signUp()
    await waitFor(() => expect(findRememberedOffer()).toBe(7))
  })

  test('is remembered for an account that has no role yet', async () => {
    stubApi({ ...session, 'GET /api/master/get-role': [] })
    const router = openAccounts(fromOffer)
    await signIn()
    await waitFor(() => expect(router.state.location.pathname).toBe('/seleccion-rol'))
    expect(findRememberedOffer()).toBe(7)
  })

  test('is opened for an account with a role, and then forgotten', async () => {
    stubApi({ ...session, 'GET /api/master/get-role': roles(1) })
    const router = openAccounts(fromOffer)
    await signIn()
    await waitFor(() => expect(router.state.location.search).toBe('?aplicar=7'))
    expect(router.state.location.pathname).toBe('/vista-oferta-completa/7')
    expect(findRememberedOffer()).toBeNull()
  })

  test.each([
    ['signs up', '/autenticacion', signUp, []],
    ['signs in', '/autenticacion', signIn, []],
    [
      'signs in where the profile of another was being typed',
      '/autenticacion?volver=/crea-tu-perfil/1',
      signIn,
      roles(1),
    ],
  ])('is forgotten when somebody else %s', async (_, path, enter, list) => {
    rememberOffer(7)
    stubApi({ ...session, 'GET /api/master/get-role': list })
    const router = openAccounts(path)
    await enter()
    await waitFor(() => expect(router.state.location.pathname).not.toBe('/autenticacion'))
    expect(findRememberedOffer()).toBeNull()
  })

  test('is kept when somebody signs in again to finish a first profile', async () => {
    rememberOffer(7)
    stubApi({ ...session, 'GET /api/master/get-role': [] })
    const router = openAccounts('/autenticacion?volver=/crea-tu-perfil/1')
    await signIn()
    await waitFor(() => expect(router.state.location.pathname).toBe('/crea-tu-perfil/1'))
    expect(findRememberedOffer()).toBe(7)
  })
})
