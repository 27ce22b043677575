import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { saveToken } from '#web/tab-storage/session-store.ts'
import { companyCandidate, ownOffer, ownProject } from '#web/testing/company-rows.ts'
import { listCalls as calls, openList } from '#web/testing/open-list.tsx'
import { counted, stubApi } from '#web/testing/stub-api.ts'

beforeEach(() => {
  sessionStorage.clear()
  saveToken('token-1')
})

test('the number of applications of an offer links to its candidates, with a filter that can be removed', async () => {
  stubApi({
    [calls.offers]: counted([{ ...ownOffer, numero_candidaturas: 3 }]),
    [calls.candidates]: counted([companyCandidate]),
  })
  openList('?seccion=ofertas')
  const link = await screen.findByRole('link', { name: '3 candidaturas de la oferta Dependiente' })
  const href = link.getAttribute('href')
  expect(href).toBe('/perfil-empresa?seccion=candidatos&oferta=9')
  const page = openList(href!.slice(href!.indexOf('?')))
  await userEvent.click(await screen.findByRole('link', { name: 'Quitar filtro Oferta: Dependiente' }))
  await waitFor(() => expect(page.search()).toBe('?seccion=candidatos'))
})

test('the number of offers of a project links to them, and a zero has no link', async () => {
  stubApi({
    [calls.projects]: counted([
      { ...ownProject, numero_ofertas: 2 },
      { ...ownProject, emp_proyectos_id: 5 },
    ]),
  })
  openList('?seccion=proyectos')
  const link = await screen.findByRole('link', { name: '2 ofertas del proyecto Apertura' })
  expect(link.getAttribute('href')).toBe('/perfil-empresa?seccion=ofertas&proyecto=4')
  expect(screen.getByText('Sin ofertas').closest('a')).toBeNull()
})
