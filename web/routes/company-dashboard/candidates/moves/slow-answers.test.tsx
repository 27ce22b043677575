import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { saveToken } from '#web/tab-storage/session-store.ts'
import { companyCandidate, openedApplication } from '#web/testing/company-rows.ts'
import { listCalls as calls, openList } from '#web/testing/open-list.tsx'
import { counted, stubApi } from '#web/testing/stub-api.ts'
import { keepFocus } from '#web/ui/overlays/keep-focus.ts'

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

const undo = 'POST /api/companies/undo-application-states'
const hired = { ...answers[move], cambio: '6f1d6c3e-0c1b-4a69-9a3e-0c8a1f0f3a12' }
const never = () => new Promise<object>(() => undefined)

async function choose(name: string) {
  await userEvent.click(await screen.findByRole('button', { name }))
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name }))
}

afterEach(() => vi.useRealTimers())
beforeEach(keepFocus)
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

test('A decided application is not waiting, even before the desk is read again', async () => {
  const waiting = { dias_sin_respuesta: 20, pregunto_el: '2026-11-21' }
  const list = counted([{ ...companyCandidate, ...waiting }], 30)
  stubApi({ ...answers, [calls.candidates]: list, [opening]: { ...openedApplication, ...waiting } })
  openList('?seccion=candidatos&candidatura=6')
  expect(await screen.findAllByText('Espera 20 días')).not.toHaveLength(0)
  // In the list and in the panel.
  await vi.waitFor(() => expect(screen.getAllByText('Pregunta si hay novedades')).toHaveLength(2))
  stubApi({ ...answers, [calls.candidates]: never, [opening]: never })
  await choose('Contratar')
  await screen.findByText(/Ana Núñez: contratada/)
  expect(screen.queryByText('Espera 20 días')).toBeNull()
  expect(screen.queryByText('Pregunta si hay novedades')).toBeNull()
})

test('The seconds of an undoing begin with the press, however slow the answer is', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['Date', 'setInterval', 'clearInterval'] })
  const slow = Promise.withResolvers<object>()
  stubApi({ ...answers, [opening]: openedApplication, [move]: () => slow.promise })
  openList('?seccion=candidatos&candidatura=6')
  await choose('Contratar')
  act(() => vi.advanceTimersByTime(4000))
  slow.resolve(answers[move])
  expect((await screen.findByRole('button', { name: /^Deshacer/ })).textContent).toMatch(/[56] s/)
})

test('A slow undoing ends neither the bar of the next move nor its seconds', async () => {
  const slow = Promise.withResolvers<object>()
  stubApi({ ...answers, [opening]: openedApplication, [undo]: () => slow.promise })
  openList('?seccion=candidatos&candidatura=6')
  await choose('Pasar a entrevista')
  await userEvent.click(await screen.findByRole('button', { name: /^Deshacer/ }))
  stubApi({ ...answers, [opening]: never, [move]: hired })
  await choose('Contratar')
  const next = await screen.findByText(/Ana Núñez: contratada/)
  expect(screen.getByRole<HTMLButtonElement>('button', { name: /^Deshacer/ }).disabled).toBe(false)
  slow.resolve({ message: 'Deshecho', deshechas: [], no_deshechas: [6] })
  await screen.findByText('Deshecho')
  expect(next.isConnected).toBe(true)
})

test('After an undoing the next decision goes from the state of before, and the focus is on the page', async () => {
  stubApi({ ...answers, [opening]: openedApplication })
  openList('?seccion=candidatos&candidatura=6')
  await choose('Pasar a entrevista')
  const pressed = await screen.findByRole('button', { name: /^Deshacer/ })
  const { bodyOf } = stubApi({
    [undo]: { message: 'Deshecho', deshechas: [6], no_deshechas: [] },
    [opening]: never,
    [move]: hired,
  })
  await userEvent.click(pressed)
  await screen.findByText('Deshecho. Nadie ha recibido nada.')
  await waitFor(() => expect(document.activeElement).not.toBe(document.body))
  await choose('Contratar')
  await waitFor(() => expect(bodyOf(move)).toMatchObject({ desde: 'leida' }))
})
