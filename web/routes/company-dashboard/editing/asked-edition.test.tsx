import { screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { saveToken } from '#web/tab-storage/session-store.ts'
import { listCalls, openList } from '#web/testing/open-list.tsx'
import { anOwnOffer } from '#web/testing/offers.ts'
import { counted, stubApi } from '#web/testing/stub-api.ts'

beforeEach(() => saveToken('token-1'))

test('«Editar» of the public page opens the form of that offer once, and the address forgets it', async () => {
  stubApi({ [listCalls.offers]: counted([anOwnOffer()]), 'GET /api/companies/offer-drafts': [] })
  const { search } = openList('?seccion=ofertas&oferta=9&editar=1')
  expect(await screen.findByRole('dialog', { name: 'Editemos tu oferta' })).toBeDefined()
  expect(search()).toBe('?seccion=ofertas&oferta=9')
})

test('an offer of somebody else opens nothing', async () => {
  stubApi({ [listCalls.offers]: counted([]), 'GET /api/companies/offer-drafts': [] })
  openList('?seccion=ofertas&oferta=9&editar=1')
  expect(await screen.findByText('Ninguna oferta coincide con lo que buscas')).toBeDefined()
  expect(screen.queryByRole('dialog')).toBeNull()
})
