import { fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { saveToken } from '#web/tab-storage/session-store.ts'
import { companyCandidate, openedApplication } from '#web/testing/company-rows.ts'
import { listCalls as calls, openList } from '#web/testing/open-list.tsx'
import { counted, refusal, serverSentence, stubApi } from '#web/testing/stub-api.ts'

// jsdom draws no PDF.
vi.mock('../cv/cv-section.tsx', () => ({ CvSection: () => null }))

const move = 'PUT /api/companies/application-state/6'
const undo = 'POST /api/companies/undo-application-states'
const change = '6f1d6c3e-0c1b-4a69-9a3e-0c8a1f0f3a11'

const answers = {
  [calls.candidates]: counted([companyCandidate]),
  [calls.counts]: { por_estado: [], sin_leer: 0 },
  'GET /api/companies/application/6': openedApplication,
  [move]: {
    message: 'Hecho',
    cambio: change,
    movidas: [6],
    no_movidas: [],
    deshacer_hasta: '2026-11-23T10:00:10.000Z',
  },
  [undo]: { message: 'Deshecho', deshechas: [6], no_deshechas: [] },
} as const

beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
  saveToken('token-1')
})

async function moveOn() {
  await userEvent.click(await screen.findByRole('button', { name: 'Pasar a entrevista' }))
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Pasar a entrevista' }))
}

test('A move that is begun anew after a refusal says again which state was seen', async () => {
  stubApi({ ...answers, [move]: refusal(409, 'application_moved', 'entrevista') })
  openList('?seccion=candidatos&candidatura=6')
  await moveOn()
  await screen.findByRole('alert')
  await userEvent.click(screen.getByRole('button', { name: 'Cancelar' }))
  const { bodyOf } = stubApi(answers)
  await moveOn()
  await screen.findByText(/Ana Núñez: en entrevista/)
  expect(bodyOf(move)).toMatchObject({ desde: openedApplication.estado_candidatura })
})

describe('A move is undone', () => {
  const undoKey = { key: 'z', ctrlKey: true }

  async function moved(more: object = {}) {
    const { made } = stubApi({ ...answers, ...more })
    openList('?seccion=candidatos&candidatura=6')
    await moveOn()
    await screen.findByText(/Ana Núñez: en entrevista/)
    return () => made.filter(({ call }) => call === undo).length
  }

  test('neither by the keys that repeat, nor by a key that is held', async () => {
    const countUndone = await moved()
    fireEvent.keyDown(document.body, { ...undoKey, shiftKey: true })
    fireEvent.keyDown(document.body, { ...undoKey, repeat: true })
    expect(countUndone()).toBe(0)
    fireEvent.keyDown(document.body, undoKey)
    await screen.findByText('Deshecho. Nadie ha recibido nada.')
    expect(countUndone()).toBe(1)
  })

  test('only in part where somebody was faster, which is said', async () => {
    await moved({ [undo]: { message: 'Deshecho', deshechas: [5], no_deshechas: [6] } })
    fireEvent.keyDown(document.body, undoKey)
    expect(await screen.findByText('Deshecho, menos una candidatura que ha cambiado entretanto.')).toBeTruthy()
    expect(screen.queryByText('Deshecho. Nadie ha recibido nada.')).toBeNull()
  })

  test('not at all where the person was faster, which the server says', async () => {
    await moved({ [undo]: { message: serverSentence, deshechas: [], no_deshechas: [6] } })
    fireEvent.keyDown(document.body, undoKey)
    expect(await screen.findByText(serverSentence)).toBeTruthy()
    expect(screen.queryByText(/^Deshecho/)).toBeNull()
  })
})
