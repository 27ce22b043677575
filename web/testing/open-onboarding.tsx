import { act, fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { RouterProvider } from 'react-router'
import { expect, vi } from 'vitest'
import { masterLists } from './master-lists.ts'
import { renderPrivate } from './render-private.tsx'
import { siteRouter, testSite } from './site-router.ts'
import { CandidateOnboarding } from '#web/routes/profile-creation/candidate-onboarding.tsx'
import { CompanyOnboarding } from '#web/routes/profile-creation/company-onboarding.tsx'

export const openOnboarding = (path: string, site = testSite) => {
  const routes = [
    { path: '/candidato', element: <CandidateOnboarding /> },
    { path: '/empresa', element: <CompanyOnboarding /> },
    { path: '/seleccion-rol', element: null },
    { path: '/pagina-principal', element: null },
    { path: '/empresa/creando-perfil', element: null },
    { path: '/perfil-empresa', element: null },
  ]
  const router = siteRouter(routes, { address: path, site })
  renderPrivate(<RouterProvider router={router} />)
  return router
}

export const type = (label: string, text: string) => userEvent.type(screen.getByLabelText(label), text)
export const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })
export const press = (name: string) => userEvent.click(button(name))
export const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))

/** From here on only the test advances the time, except for the answers. */
export async function pressWithTimeStopped(name: string, notice: string) {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  fireEvent.click(button(name))
  for (let tries = 0; tries < 50 && !screen.queryByText(notice); tries++) await pass(1)
  expect(screen.getByText(notice)).toBeTruthy()
}

/** The calls of both onboardings. */
export const onboardingCalls = { ...masterLists, 'POST /api/master/set-role': { message: '' } }
