import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { saveToken } from '#web/tab-storage/session-store.ts'
import { companyCandidate, openedApplication } from '#web/testing/company-rows.ts'
import { listCalls as calls, openList } from '#web/testing/open-list.tsx'
import { counted, stubApi } from '#web/testing/stub-api.ts'

// jsdom draws no PDF.
vi.mock('../cv/cv-section.tsx', () => ({ CvSection: () => null }))

const opening = 'GET /api/companies/application/6'
const move = 'PUT /api/companies/application-state/6'

const answers = {
  [calls.candidates]: counted([companyCandidate], 30),
  [calls.counts]: { por_estado: [], sin_leer: 1 },
  [move]: {
    message: 'Hecho',
    cambio: '6f1d6c3e-0c1b-4a69-9a3e-0c8a1f0f3a11',
    movidas: [6],
    no_movidas: [],
    deshacer_hasta: '2026-11-23T10:00:10.000Z',
  },
} as const

beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
  saveToken('token-1')
})

test('The answer of an opening that began before a move does not bring back the state of before', async () => {
  const slow = Promise.withResolvers<object>()
  let isFirst = true
  const after = { ...openedApplication, estado_candidatura: 'entrevista' }
  const read = () => {
    const answer = isFirst ? slow.promise : after
    isFirst = false
    return answer
  }
  stubApi({ ...answers, [opening]: read })
  openList('?seccion=candidatos')
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Seleccionar a Ana Núñez' }))
  await userEvent.click(screen.getByRole('link', { name: 'Ana Núñez' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Pasar a entrevista' }))
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Pasar a entrevista' }))
  await screen.findByText(/Ana Núñez: en entrevista/)
  slow.resolve(openedApplication)
  const panel = within(screen.getByRole('region', { name: 'Candidatura abierta' }))
  expect(await panel.findByText('Entrevista')).toBeTruthy()
  expect(panel.queryByText('Leída')).toBeNull()
})
