import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRoutesStub } from 'react-router'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { AskedQuestion } from '#web/api/types.ts'
import { saveToken } from '#web/tab-storage/session-store.ts'
import { anOfferDetails } from '#web/testing/offers.ts'
import { renderPrivate } from '#web/testing/render-private.tsx'
import { refusal, stubApi } from '#web/testing/stub-api.ts'
import ApplyDialog from '../apply-dialog.tsx'

const question = (changes: Partial<AskedQuestion>): AskedQuestion => ({
  pregunta_id: 1,
  tipo: 'si_no',
  texto: '¿Tienes coche?',
  opciones: [],
  unidad: null,
  obligatoria: true,
  ...changes,
})
const car = question({})
const years = question({ pregunta_id: 2, tipo: 'numero', texto: '¿Cuánta experiencia tienes?', unidad: 'años' })
const shift = question({
  pregunta_id: 3,
  tipo: 'opcion',
  texto: '¿Qué turno prefieres?',
  opciones: ['Mañana', 'Tarde'],
  obligatoria: false,
})
const why = question({ pregunta_id: 4, tipo: 'texto', texto: '¿Por qué aquí?', obligatoria: false })

const cv = {
  can_cv_id: 3,
  nombre: 'Mi CV',
  fecha: '2026-11-20',
  tamano_bytes: 9000,
  numero_candidaturas: 0,
  numero_descargas: 0,
}
const offerCall = 'GET /api/companies/offer-information/7'
const send = 'POST /api/users/register-into-offer'

const offerThatAsks = (...preguntas: AskedQuestion[]) => ({ ...anOfferDetails(), preguntas })

async function open(preguntas: AskedQuestion[], answers: Parameters<typeof stubApi>[0] = {}) {
  const api = stubApi({
    'GET /api/users/get-cvs-info': [cv],
    [offerCall]: offerThatAsks(...preguntas),
    [send]: { message: 'Ya has aplicado' },
    ...answers,
  })
  const onApplied = vi.fn<(offerId: number) => void>()
  const Stub = createRoutesStub([
    { path: '/', Component: () => <ApplyDialog offerId={7} onClose={vi.fn()} onApplied={onApplied} /> },
  ])
  renderPrivate(<Stub />)
  await screen.findByRole('radio', { name: /Mi CV/ })
  return { ...api, onApplied }
}

const press = () => userEvent.click(screen.getByRole('button', { name: 'Aplicar' }))
const group = (name: RegExp) => within(screen.getByRole('group', { name }))

beforeEach(() => saveToken('token-1'))

describe('The dialog of an offer that asks', () => {
  test('sends an answer of each kind, and the note that names answers', async () => {
    const { bodyOf, onApplied } = await open([car, years, shift, why])
    expect(screen.getByText(/recibe este CV, tus respuestas y tu nombre/)).toBeTruthy()
    await userEvent.click(group(/coche/).getByRole('radio', { name: 'No' }))
    await userEvent.type(screen.getByRole('textbox', { name: /experiencia/ }), '2,5')
    await userEvent.click(group(/turno/).getByRole('radio', { name: 'Tarde' }))
    await press()
    await waitFor(() => expect(onApplied).toHaveBeenCalledWith(7))
    expect(bodyOf(send)).toEqual({
      offerId: 7,
      cvId: 3,
      version_aviso: 2,
      nota: null,
      respuestas: [
        { pregunta_id: 1, valor: false },
        { pregunta_id: 2, valor: 2.5 },
        { pregunta_id: 3, valor: 'Tarde' },
        { pregunta_id: 4, valor: null },
      ],
    })
  })

  test('says what is missing, takes the focus there, and sends nothing', async () => {
    const { made } = await open([years, car])
    await userEvent.type(screen.getByRole('textbox', { name: /experiencia/ }), 'dos')
    await press()
    expect(screen.getByText('Escribe un número, por ejemplo 3 o 2,5')).toBeTruthy()
    expect(screen.getByText('Contesta a esta pregunta para aplicar')).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: /experiencia/ }))
    expect(made.map(({ call }) => call)).not.toContain(send)
    await userEvent.clear(screen.getByRole('textbox', { name: /experiencia/ }))
    expect(screen.queryByText('Escribe un número, por ejemplo 3 o 2,5')).toBeNull()
  })

  test('lets one leave a question without an answer only where it is optional', async () => {
    await open([car, shift])
    expect(group(/turno.*\(opcional\)/).getByRole('radio', { name: 'Prefiero no contestar' })).toBeTruthy()
    expect(group(/coche/).queryByRole('radio', { name: 'Prefiero no contestar' })).toBeNull()
  })

  test('shows the questions that the company has changed meanwhile, and keeps the answers that still fit', async () => {
    let isChanged = false
    const changed = { ...why, pregunta_id: 9, texto: '¿Cuándo puedes empezar?', obligatoria: true }
    const { bodyOf } = await open([car, why], {
      [offerCall]: () => (isChanged ? offerThatAsks(car, changed) : offerThatAsks(car, why)),
      [send]: () => {
        if (isChanged) return { message: 'Ya has aplicado' }
        isChanged = true
        return refusal(409, 'questions_changed')
      },
    })
    await userEvent.click(group(/coche/).getByRole('radio', { name: 'Sí' }))
    await press()
    const fresh = await screen.findByRole('textbox', { name: /empezar/ })
    expect(screen.getByText(/Lo que has contestado sigue aquí/)).toBeTruthy()
    expect(screen.queryByRole('textbox', { name: /Por qué/ })).toBeNull()
    await userEvent.type(fresh, 'En enero')
    await press()
    await waitFor(() =>
      expect(bodyOf(send)).toMatchObject({
        respuestas: [
          { pregunta_id: 1, valor: true },
          { pregunta_id: 9, valor: 'En enero' },
        ],
      }),
    )
  })

  test('asks nothing where the offer asks nothing', async () => {
    const { bodyOf } = await open([])
    expect(screen.queryByRole('heading', { name: 'Preguntas de la empresa' })).toBeNull()
    await press()
    await waitFor(() => expect(bodyOf(send)).toMatchObject({ respuestas: [], version_aviso: 1 }))
  })
})
