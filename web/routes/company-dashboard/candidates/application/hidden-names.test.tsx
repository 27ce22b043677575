import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { saveToken } from '#web/tab-storage/session-store.ts'
import { companyCandidate, openedApplication } from '#web/testing/company-rows.ts'
import { listCalls as calls, openList } from '#web/testing/open-list.tsx'
import { counted, stubApi } from '#web/testing/stub-api.ts'

const list = (person: object) => counted([{ ...companyCandidate, can_cv_ofertas_id: 1, nb_usuarios_id: person }])
const opened = (person: object) => ({ ...openedApplication, can_cv_ofertas_id: 1, nb_usuarios_id: person })
const answersFor = (person: object) => ({
  [calls.candidates]: list(person),
  'GET /api/companies/application/1': opened(person),
})

test('An application without a name says why, and shows who it is once it is preselected', async () => {
  saveToken('token-1')
  const person = openedApplication.nb_usuarios_id
  const hidden = { ...person, nombre: 'Candidatura', primer_apellido: '1', email: null, sin_nombre: true }
  const moved = { message: '', cambio: '1', movidas: [1], no_movidas: [], deshacer_hasta: '2026-11-23T10:00:10.000Z' }
  stubApi({
    ...answersFor(hidden),
    'PUT /api/companies/application-state/1': () => (stubApi(answersFor(person)), moved),
  })
  openList('?seccion=candidatos&candidatura=1')
  const panel = within(await screen.findByRole('region', { name: 'Candidatura abierta' }))
  expect(await panel.findByRole('heading', { name: 'Candidatura 1' })).toBeTruthy()
  expect(panel.getByText(/^Primera selección sin nombres: verás el nombre/)).toBeTruthy()
  expect(screen.getByText(/^Las candidaturas sin nombre/)).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Preseleccionar' }))
  expect(await panel.findByRole('link', { name: 'ana@prueba.example' })).toBeTruthy()
  expect(screen.queryByText(/sin nombre/)).toBeNull()
})
