import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Moved } from '#web/api/types.ts'
import { saveToken } from '#web/tab-storage/session-store.ts'
import { companyCandidate, openedApplication } from '#web/testing/company-rows.ts'
import { listCalls as calls, openList } from '#web/testing/open-list.tsx'
import { counted, refusal, serverSentence, stubApi } from '#web/testing/stub-api.ts'

// jsdom draws no PDF.
vi.mock('../cv/cv-section.tsx', () => ({ CvSection: () => null }))

const undo = 'POST /api/companies/undo-application-states'
const change = '6f1d6c3e-0c1b-4a69-9a3e-0c8a1f0f3a11'
const moved: Moved = {
  message: 'Hecho',
  cambio: change,
  movidas: [6],
  no_movidas: [],
  deshacer_hasta: '2026-11-23T10:00:10.000Z',
}

const answers = {
  [calls.candidates]: counted([companyCandidate]),
  [calls.counts]: { por_estado: [], sin_leer: 2 },
  'GET /api/companies/application/6': openedApplication,
  'PUT /api/companies/application-state/6': moved,
  [undo]: { message: 'Deshecho', deshechas: [6], no_deshechas: [] },
} as const

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))
const dialog = (name: string) => within(screen.getByRole('dialog', { name }))

beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
  saveToken('token-1')
})
afterEach(() => vi.useRealTimers())

describe('A move', () => {
  async function moveOn() {
    openList('?seccion=candidatos&candidatura=6')
    await press('Pasar a entrevista')
    await userEvent.click(dialog('Pasar a entrevista a Ana Núñez').getByRole('button', { name: 'Pasar a entrevista' }))
    await screen.findByText(/Ana Núñez: en entrevista/)
  }

  test('is undone by a press', async () => {
    const { bodyOf } = stubApi(answers)
    await moveOn()
    await press(/^Deshacer/)
    expect(await screen.findByText('Deshecho. Nadie ha recibido nada.')).toBeTruthy()
    expect(bodyOf(undo)).toEqual({ cambio: change })
    expect(screen.queryByRole('button', { name: /^Deshacer/ })).toBeNull()
  })

  test('is undone with Ctrl+Z, except while something is being written', async () => {
    const { made } = stubApi(answers)
    await moveOn()
    const note = screen.getByRole('textbox', { name: 'Nota nueva' })
    await userEvent.type(note, 'a{Control>}z{/Control}')
    expect(made.some(({ call }) => call === undo)).toBe(false)
    act(() => note.blur())
    await userEvent.keyboard('{Control>}z{/Control}')
    expect(await screen.findByText('Deshecho. Nadie ha recibido nada.')).toBeTruthy()
  })

  test('can be undone for ten seconds, which are counted down', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['Date', 'setInterval', 'clearInterval'] })
    stubApi(answers)
    await moveOn()
    expect(screen.getByRole('button', { name: /^Deshacer/ }).textContent).toMatch(/10 s|9 s/)
    act(() => vi.advanceTimersByTime(6000))
    expect(screen.getByRole('button', { name: /^Deshacer/ }).textContent).toMatch(/[34] s/)
    act(() => vi.advanceTimersByTime(5000))
    expect(screen.queryByRole('button', { name: /^Deshacer/ })).toBeNull()
  })

  test('that can no longer be undone says what is so', async () => {
    stubApi({ ...answers, [undo]: refusal(409, 'undo_too_late') })
    await moveOn()
    await press(/^Deshacer/)
    expect(await screen.findByText(serverSentence)).toBeTruthy()
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Deshacer/ })).toBeNull())
  })

  test('can still be undone after a lost connection', async () => {
    const { [undo]: _undo, ...others } = answers
    stubApi(others)
    await moveOn()
    await press(/^Deshacer/)
    expect(await screen.findByText(/No pudimos deshacerlo/)).toBeTruthy()
    expect(screen.getByRole('button', { name: /^Deshacer/ })).toBeTruthy()
  })
})
