import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { discardReasons } from '#contract/values/applications/discard-reasons.ts'
import type { CompanyCandidate, Moved } from '#web/api/types.ts'
import { saveToken } from '#web/tab-storage/session-store.ts'
import { companyCandidate, openedApplication } from '#web/testing/company-rows.ts'
import { listCalls as calls, openList } from '#web/testing/open-list.tsx'
import { counted, refusal, serverSentence, stubApi } from '#web/testing/stub-api.ts'

// jsdom draws no PDF.
vi.mock('../cv/cv-section.tsx', () => ({ CvSection: () => null }))

const row = (id: number, changes: Partial<CompanyCandidate> = {}) => ({
  ...companyCandidate,
  can_cv_ofertas_id: id,
  nb_usuarios_id: { ...companyCandidate.nb_usuarios_id, nombre: `Persona${id}` },
  ...changes,
})

const moveOne = 'PUT /api/companies/application-state/6'
const moveMany = 'POST /api/companies/application-states'
const undo = 'POST /api/companies/undo-application-states'
const change = '6f1d6c3e-0c1b-4a69-9a3e-0c8a1f0f3a11'

const moved = (movidas: number[], no_movidas: number[] = []): Moved => ({
  message: 'Hecho',
  cambio: change,
  movidas,
  no_movidas,
  deshacer_hasta: '2026-11-23T10:00:10.000Z',
})

const answers = {
  [calls.candidates]: counted([row(1), row(2), row(3, { estado_candidatura: 'entrevista' })], 30),
  [calls.counts]: { por_estado: [], sin_leer: 2 },
  'GET /api/companies/application/6': openedApplication,
  [moveOne]: moved([6]),
  [undo]: { message: 'Deshecho', deshechas: [6], no_deshechas: [] },
} as const

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))
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
afterEach(() => vi.useRealTimers())

describe('Discarding', () => {
  test('asks for a reason, proposes its text, and sends the text as it was edited', async () => {
    const { bodyOf } = stubApi(answers)
    const form = await askToDiscard()
    const text = form.getByRole<HTMLTextAreaElement>('textbox', { name: 'Lo que leerá la persona' })
    await userEvent.selectOptions(form.getByRole('combobox', { name: 'Motivo' }), 'Idiomas')
    expect(text.value).toBe(discardReasons.idiomas.text)
    await userEvent.type(text, ' Suerte, Ana.')
    await userEvent.click(form.getByRole('button', { name: 'Descartar' }))
    expect(await screen.findByText(/Ana Núñez: descartada/)).toBeTruthy()
    expect(bodyOf(moveOne)).toEqual({
      estado_candidatura: 'descartada',
      desde: 'leida',
      motivo: 'idiomas',
      texto: `${discardReasons.idiomas.text} Suerte, Ana.`,
    })
  })

  test('with another reason proposes another text, but never over one that was written', async () => {
    stubApi(answers)
    const form = await askToDiscard()
    const text = form.getByRole<HTMLTextAreaElement>('textbox', { name: 'Lo que leerá la persona' })
    const reason = form.getByRole('combobox', { name: 'Motivo' })
    await userEvent.selectOptions(reason, 'Idiomas')
    await userEvent.selectOptions(reason, 'Experiencia')
    expect(text.value).toBe(discardReasons.experiencia.text)
    await userEvent.clear(text)
    await userEvent.type(text, 'Gracias, Ana.')
    await userEvent.selectOptions(reason, 'Idiomas')
    expect(text.value).toBe('Gracias, Ana.')
  })

  test('without a reason or a text sends nothing', async () => {
    const { made } = stubApi(answers)
    const form = await askToDiscard()
    await userEvent.click(form.getByRole('button', { name: 'Descartar' }))
    expect(await form.findAllByText('Elige un motivo')).not.toHaveLength(0)
    expect(form.getAllByText('Escribe lo que leerá la persona')).not.toHaveLength(0)
    expect(made.some(({ call }) => call === moveOne)).toBe(false)
  })
})

describe('Moving on', () => {
  test('takes two presses of Enter, not a long one, and a message is optional', async () => {
    const { bodyOf, made } = stubApi(answers)
    openOne()
    const button = await screen.findByRole('button', { name: 'Pasar a entrevista' })
    act(() => button.focus())
    await userEvent.keyboard('{Enter>5/}')
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Pasar a entrevista'))
    expect(screen.getByRole('dialog', { name: 'Pasar a entrevista a Ana Núñez' })).toBeTruthy()
    expect(made.some(({ call }) => call === moveOne)).toBe(false)
    await userEvent.keyboard('{Enter}')
    expect(await screen.findByText(/Ana Núñez: en entrevista/)).toBeTruthy()
    expect(bodyOf(moveOne)).toEqual({
      estado_candidatura: 'entrevista',
      desde: 'leida',
      motivo: null,
      texto: null,
    })
  })

  test('to a shortlist asks nothing, and a refusal opens the dialog that says why', async () => {
    const { bodyOf } = stubApi({ ...answers, [moveOne]: refusal(409, 'application_moved', 'entrevista') })
    openOne()
    await press('Preseleccionar')
    expect(await screen.findByRole('dialog', { name: 'Preseleccionar a Ana Núñez' })).toBeTruthy()
    expect(screen.getByRole('alert').textContent).toContain(serverSentence)
    expect(bodyOf(moveOne)).toMatchObject({ estado_candidatura: 'preseleccionada', motivo: null, texto: null })
  })

  test('twice at once sends it once', async () => {
    const { promise, resolve } = Promise.withResolvers<Moved>()
    const { made } = stubApi({ ...answers, [moveOne]: () => promise })
    openOne()
    await press('Pasar a entrevista')
    const send = dialog('Pasar a entrevista a Ana Núñez').getByRole('button', { name: 'Pasar a entrevista' })
    await userEvent.dblClick(send)
    resolve(moved([6]))
    await screen.findByText(/Ana Núñez: en entrevista/)
    expect(made.filter(({ call }) => call === moveOne)).toHaveLength(1)
  })
})

describe('Several', () => {
  const box = (id: number) => screen.findByRole('checkbox', { name: `Seleccionar a Persona${id} Núñez` })

  test('are moved with one press, and those that stayed are named as a number and stay selected', async () => {
    const { bodyOf } = stubApi({ ...answers, [moveMany]: moved([1], [2]) })
    openList('?seccion=candidatos')
    await userEvent.click(await box(1))
    await userEvent.click(await box(2))
    expect(screen.getByText('2 seleccionadas')).toBeTruthy()
    await press('Preseleccionar')
    expect(screen.getByText(/Se lo diremos a 2 personas/)).toBeTruthy()
    await userEvent.click(dialog('Preseleccionar a 2 personas').getByRole('button', { name: 'Preseleccionar' }))
    expect(await screen.findByText(/Persona1 Núñez: preseleccionada/)).toBeTruthy()
    expect(await screen.findByText(/Una candidatura no se ha movido/)).toBeTruthy()
    const desde = [1, 2].map((id) => ({ id, estado_candidatura: expect.any(String) }))
    expect(bodyOf(moveMany)).toMatchObject({ ids: [1, 2], estado_candidatura: 'preseleccionada', desde })
    expect(screen.getByText('1 seleccionada')).toBeTruthy()
    expect(await box(2)).toHaveProperty('checked', true)
  })

  test('are fewer after one of them has moved by itself', async () => {
    stubApi({ ...answers, [calls.candidates]: counted([row(1), row(6)], 30) })
    openList('?seccion=candidatos&candidatura=6')
    await userEvent.click(await box(1))
    await userEvent.click(await box(6))
    const panel = within(screen.getByRole('region', { name: 'Candidatura abierta' }))
    await userEvent.click(await panel.findByRole('button', { name: 'Contratar' }))
    await userEvent.click(dialog('Contratar a Ana Núñez').getByRole('button', { name: 'Contratar' }))
    expect(await screen.findByText('1 seleccionada')).toBeTruthy()
  })

  test('can only go where all of them can', async () => {
    stubApi(answers)
    openList('?seccion=candidatos')
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Seleccionar toda la página' }))
    const bar = within(screen.getByRole('region', { name: 'Candidaturas seleccionadas' }))
    expect(bar.getAllByRole('button').map((button) => button.textContent)).toEqual([
      'Preseleccionar',
      'Contratar',
      'Descartar',
      'Quitar la selección',
    ])
  })

  test('stay selected on another page, and not under another filter', async () => {
    stubApi(answers)
    const page = openList('?seccion=candidatos')
    await userEvent.click(await box(1))
    await act(() => page.router.navigate('?seccion=candidatos&pagina=2'))
    expect(await screen.findByText('1 seleccionada')).toBeTruthy()
    await act(() => page.router.navigate('?seccion=candidatos&estado_candidatura=leida'))
    await box(1)
    expect(screen.queryByText('1 seleccionada')).toBeNull()
  })
})
