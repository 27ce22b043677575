import { screen, waitFor, within } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { beforeEach, describe, expect, test } from 'vitest'
import { unsavedEntry } from '#web/tab-storage/unsaved-values.ts'
import { saveToken } from '#web/tab-storage/session-store.ts'
import { renderPrivate } from '#web/testing/render-private.tsx'
import { counted, stubApi } from '#web/testing/stub-api.ts'
import { unverified } from '#web/testing/unverified.ts'
import { withNewOffers } from '#web/testing/with-new-offers.tsx'
import { free } from '#web/testing/opened-header.tsx'
import { siteRouter, testSite } from '#web/testing/site-router.ts'
import { Setup, useSetup } from './first-steps.tsx'
import CompanyDashboard from './route.tsx'

const calls = {
  verification: 'GET /api/companies/verification',
  offers: 'GET /api/companies/all-company-offers',
  projects: 'GET /api/companies/all-company-projects',
  company: 'GET /api/companies/company-information',
} as const

const Page = () => <Setup {...useSetup()} />
const show = () =>
  renderPrivate(<RouterProvider router={createMemoryRouter([{ path: '*', element: withNewOffers(<Page />) }])} />)

beforeEach(() => {
  sessionStorage.clear()
  saveToken('token-1')
})

describe('A company without an offer', () => {
  test('reads its first steps, and nothing before they are known', async () => {
    const answer = Promise.withResolvers<ReturnType<typeof counted>>()
    const { made } = stubApi({ [calls.verification]: unverified, [calls.offers]: () => answer.promise })
    show()
    await waitFor(() => expect(made.map(({ call }) => call)).toContain(calls.offers))
    expect(screen.queryByRole('heading', { level: 2 })).toBeNull()
    answer.resolve(counted([], 0))
    expect(await screen.findByRole('heading', { name: 'Primeros pasos' })).toBeTruthy()
    expect(screen.queryByRole('heading', { name: 'Verifica tu empresa' })).toBeNull()
  })

  test('can press nothing below the header before that has its height', async () => {
    const company = Promise.withResolvers<object>()
    const { made } = stubApi({
      [calls.verification]: unverified,
      [calls.offers]: counted([], 0),
      [calls.projects]: counted([], 0),
      [calls.company]: () => company.promise,
    })
    const router = siteRouter([{ path: '*', element: <CompanyDashboard /> }], {
      address: '/perfil-empresa',
      site: testSite,
    })
    renderPrivate(<RouterProvider router={router} />)
    await waitFor(() => expect(made.map(({ call }) => call)).toContain(calls.offers))
    await expect(screen.findByRole('heading', { name: 'Primeros pasos' }, { timeout: 200 })).rejects.toThrow()
    company.resolve(free)
    expect(await screen.findByRole('heading', { name: 'Primeros pasos' })).toBeTruthy()
  })

  test('finds the form of its verification open and filled after its session ended there', async () => {
    unsavedEntry('form:verificacion').write({ razon_social: 'Forjas del Faro, S. L.' })
    stubApi({ [calls.verification]: unverified, [calls.offers]: counted([], 0) })
    show()
    const dialog = within(await screen.findByRole('dialog', { name: 'Verifica tu empresa' }))
    expect(dialog.getByRole<HTMLInputElement>('textbox', { name: 'Razón social' }).value).toBe('Forjas del Faro, S. L.')
  })
})
