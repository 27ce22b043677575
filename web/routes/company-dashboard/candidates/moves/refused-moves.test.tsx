import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { discardReasons } from '#contract/values/applications/discard-reasons.ts'
import { saveToken } from '#web/tab-storage/session-store.ts'
import { openedApplication } from '#web/testing/company-rows.ts'
import { listCalls as calls, openList } from '#web/testing/open-list.tsx'
import { counted, refusal, serverSentence, stubApi } from '#web/testing/stub-api.ts'

// jsdom draws no PDF.
vi.mock('../cv/cv-section.tsx', () => ({ CvSection: () => null }))

const moveOne = 'PUT /api/companies/application-state/6'

const others = {
  [calls.candidates]: counted([]),
  [calls.counts]: { por_estado: [], sin_leer: 0 },
  'GET /api/companies/application/6': openedApplication,
} as const
const moved = {
  message: 'Hecho',
  cambio: 'x',
  movidas: [6],
  no_movidas: [],
  deshacer_hasta: '2026-11-23T10:00:10.000Z',
}
const answers = { ...others, [moveOne]: moved }

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const dialog = (name: string) => within(screen.getByRole('dialog', { name }))
const openOne = () => openList('?seccion=candidatos&candidatura=6')

async function askToDiscard() {
  openOne()
  await press('Descartar')
  return dialog('Descartar a Ana Núñez')
}

beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
  saveToken('token-1')
})

describe('A suspended company', () => {
  test('is offered only what it may do, with the reason', async () => {
    stubApi({ ...answers, 'GET /api/companies/verification': { estado_verificacion: 'suspendida' } })
    openOne()
    expect(await screen.findByText(/suspendida: puedes leer y descartar/)).toBeTruthy()
    const moves = within(screen.getByRole('group', { name: 'Qué hacer con esta candidatura' }))
    expect(moves.getAllByRole('button').map((button) => button.textContent)).toEqual(['Descartar'])
  })
})

describe('A refused move', () => {
  test('of a person who is in another state by now keeps the text, says so, and may be tried again from there', async () => {
    stubApi({ ...answers, [moveOne]: refusal(409, 'application_moved', 'entrevista') })
    const form = await askToDiscard()
    await userEvent.selectOptions(form.getByRole('combobox', { name: 'Motivo' }), 'Otro motivo')
    await userEvent.click(form.getByRole('button', { name: 'Descartar' }))
    const alert = await form.findByRole('alert')
    expect(alert.textContent).toBe(serverSentence)
    expect(document.activeElement).toBe(alert)
    expect(form.getByDisplayValue(discardReasons.otro.text)).toBeTruthy()
    const { bodyOf } = stubApi(answers)
    await userEvent.click(form.getByRole('button', { name: 'Descartar de todos modos' }))
    expect(await screen.findByText(/Ana Núñez: descartada/)).toBeTruthy()
    // A second press refers to the state that the error showed.
    expect(bodyOf(moveOne)).toMatchObject({ desde: 'entrevista' })
  })

  test('is not repeated by a held Enter, nor after a lost connection from a state that nobody has read', async () => {
    const { made } = stubApi({ ...answers, [moveOne]: refusal(409, 'application_moved', 'entrevista') })
    openOne()
    await press('Contratar')
    const form = dialog('Contratar a Ana Núñez')
    await userEvent.keyboard('{Enter}')
    await form.findByRole('alert')
    await userEvent.keyboard('{Enter>5/}')
    expect(made.filter(({ call }) => call === moveOne)).toHaveLength(1)
    stubApi(others)
    await userEvent.click(form.getByRole('button', { name: 'Contratar de todos modos' }))
    await form.findByText(/Lo que has escrito sigue aquí/)
    const { bodyOf } = stubApi(answers)
    await userEvent.click(form.getByRole('button', { name: 'Contratar de todos modos' }))
    expect(await screen.findByText(/Ana Núñez: contratada/)).toBeTruthy()
    expect(bodyOf(moveOne)).toMatchObject({ desde: 'entrevista' })
  })

  test('of a person who cannot go there any more leaves nothing to press', async () => {
    stubApi({ ...answers, [moveOne]: refusal(409, 'application_moved', 'retirada') })
    openOne()
    await press('Contratar')
    const form = dialog('Contratar a Ana Núñez')
    await userEvent.click(form.getByRole('button', { name: 'Contratar' }))
    await form.findByRole('alert')
    expect(form.queryByRole('button', { name: /Contratar/ })).toBeNull()
    expect(form.getByRole('button', { name: 'Cancelar' })).toBeTruthy()
  })

  test('of an application that is gone says so, and leaves nothing to press', async () => {
    stubApi({ ...answers, [moveOne]: refusal(404, 'not_found') })
    openOne()
    await press('Contratar')
    const form = dialog('Contratar a Ana Núñez')
    await userEvent.click(form.getByRole('button', { name: 'Contratar' }))
    expect((await form.findByRole('alert')).textContent).toBe('Esta candidatura ya no existe')
    expect(form.queryByRole('button', { name: /Contratar/ })).toBeNull()
  })

  test('without a connection keeps the text', async () => {
    stubApi(others)
    const form = await askToDiscard()
    await userEvent.selectOptions(form.getByRole('combobox', { name: 'Motivo' }), 'Otro motivo')
    await userEvent.click(form.getByRole('button', { name: 'Descartar' }))
    expect((await form.findByRole('alert')).textContent).toMatch(/Lo que has escrito sigue aquí/)
    expect(form.getByDisplayValue(discardReasons.otro.text)).toBeTruthy()
  })
})

describe('A second decision about the same person', () => {
  test('goes from the first one, also while the application is still being read again', async () => {
    stubApi(answers)
    openOne()
    await press('Pasar a entrevista')
    const never = () => new Promise<object>(() => undefined)
    const { bodyOf } = stubApi({ [moveOne]: moved, 'GET /api/companies/application/6': never })
    await userEvent.click(dialog('Pasar a entrevista a Ana Núñez').getByRole('button', { name: 'Pasar a entrevista' }))
    await screen.findByText(/Ana Núñez: /)
    expect(screen.queryByRole('button', { name: 'Pasar a entrevista' })).toBeNull()
    await press('Contratar')
    await userEvent.click(dialog('Contratar a Ana Núñez').getByRole('button', { name: 'Contratar' }))
    await waitFor(() =>
      expect(bodyOf(moveOne)).toMatchObject({ estado_candidatura: 'contratada', desde: 'entrevista' }),
    )
  })
})
