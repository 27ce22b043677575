import { render, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { findRememberedList, findRememberedOffer, rememberOffer } from '#web/tab-storage/remembered-offer.ts'
import { sessionOwner } from '#web/tab-storage/session-owner.ts'
import { openAccounts, roles, session, signIn, signUp, startSignedOut } from '#web/testing/account-card.tsx'
import { networkApi } from '#web/api/network-client.ts'
import { stubApi } from '#web/testing/stub-api.ts'
import { findWantedOffer } from './find-wanted-offer.ts'
import { WantedOfferNote } from './wanted-offer-note.tsx'

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

  test('is remembered with the filters and the page of the list where it was pressed', async () => {
    stubApi(session)
    const list = '/pagina-principal?ciudad=Sevilla&pagina=2&aplicar=7'
    const router = openAccounts(`/autenticacion?volver=${encodeURIComponent(list)}`)
    await signUp()
    await waitFor(() => expect(router.state.location.pathname).toBe('/seleccion-rol'))
    expect([findRememberedOffer(), findRememberedList()]).toEqual([7, '?ciudad=Sevilla&pagina=2'])
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
    sessionOwner.write('ana@prueba.example')
    stubApi({ ...session, 'GET /api/master/get-role': [] })
    const router = openAccounts('/autenticacion?volver=/crea-tu-perfil/1')
    await signIn()
    await waitFor(() => expect(router.state.location.pathname).toBe('/crea-tu-perfil/1'))
    expect(findRememberedOffer()).toBe(7)
  })
})

describe('the page of a visitor whose «Aplicar» led to it', () => {
  const wanted = { name: 'Farero/a', company: 'Faros del Norte' }

  test('names the offer that waits and says how it goes on', () => {
    render(<WantedOfferNote offer={wanted} isNew />)
    for (const text of ['Vas a aplicar a:', 'Farero/a', 'Faros del Norte', /elige tu CV: la oferta te espera/]) {
      expect(screen.getByText(text)).toBeTruthy()
    }
  })

  test('asks for the offer only where one waits, and works without its name', async () => {
    const { made } = stubApi({})
    expect(await findWantedOffer(networkApi, '?volver=/mi-perfil')).toBeNull()
    expect(made).toEqual([])
    expect(await findWantedOffer(networkApi, `?volver=${encodeURIComponent('/pagina-principal?aplicar=7')}`)).toBeNull()
    expect(made.map(({ call }) => call)).toEqual(['GET /api/companies/offer-information/7'])
  })
})
