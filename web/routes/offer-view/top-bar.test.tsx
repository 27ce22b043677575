import { render, screen, within } from '@testing-library/react'
import { createRoutesStub } from 'react-router'
import { beforeEach, describe, expect, test } from 'vitest'
import { initialise, removeToken, saveToken } from '#web/tab-storage/session-store.ts'
import { stubApi } from '#web/testing/stub-api.ts'
import { NoticeProvider } from '#web/ui/feedback/notice.tsx'
import OfferView from './route.tsx'

type Props = Parameters<typeof OfferView>[0]

const openBar = async () => {
  const page = { loaderData: 'failed' } as Props
  const Stub = createRoutesStub([
    {
      path: '/vista-oferta-completa/:offerId',
      Component: () => (
        <NoticeProvider>
          <OfferView {...page} />
        </NoticeProvider>
      ),
    },
  ])
  render(<Stub initialEntries={['/vista-oferta-completa/7']} />)
  return within(await screen.findByRole('banner'))
}

beforeEach(() => {
  sessionStorage.clear()
  stubApi({})
  initialise(null)
  removeToken()
})

describe('the top bar of an offer', () => {
  test('leads a visitor to the offers, with a call to create a profile', async () => {
    const bar = await openBar()
    expect(bar.getByRole('link', { name: 'Ver todas las ofertas' }).getAttribute('href')).toBe('/pagina-principal')
    expect(bar.getByRole('link', { name: 'Crea tu perfil gratis' }).getAttribute('href')).toBe('/autenticacion')
    expect(bar.getByRole('link', { name: /ir al inicio/ }).getAttribute('href')).toBe('/')
  })

  test('leads a signed-in account to the offers, without the call', async () => {
    saveToken('token-1')
    const bar = await openBar()
    expect(bar.getByRole('link', { name: 'Ver todas las ofertas' }).getAttribute('href')).toBe('/pagina-principal')
    expect(bar.queryByRole('link', { name: 'Crea tu perfil gratis' })).toBeNull()
  })
})
