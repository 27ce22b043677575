import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { RouterProvider } from 'react-router'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { offerExample } from '#contract/offer/fields.ts'
import type { OfferDraft } from '#web/api/types.ts'
import { saveToken } from '#web/tab-storage/session-store.ts'
import { fillOffer } from '#web/testing/fill-offer.ts'
import { masterLists } from '#web/testing/master-lists.ts'
import { renderPrivate } from '#web/testing/render-private.tsx'
import { siteRouter } from '#web/testing/site-router.ts'
import { counted, refusal, serverSentence, stubApi } from '#web/testing/stub-api.ts'
import { withNewOffers } from '#web/testing/with-new-offers.tsx'
import { OffersSection } from '../offers-section.tsx'

const calls = {
  list: 'GET /api/companies/offer-drafts',
  save: 'POST /api/companies/save-draft',
  remove: 'DELETE /api/companies/delete-draft/3',
  create: 'POST /api/companies/create-offer-in-project',
} as const

const draft: OfferDraft = {
  borradores_id: 3,
  emp_proyectos_id: 4,
  oferta: { ...offerExample, nombre: 'Camarera', estado: 1 },
  ciudades: [{ mst_ciudades_id: 8019, nombre: 'Barcelona' }],
  publicar_el: null,
  fallo: null,
  guardado_el: '2026-11-20',
  version: 2,
}

const created = { message: 'Hecho', emp_ofertas_id: 31, estado: 1, estado_revision: 'en_cola', aviso: null }

function open(drafts: OfferDraft[], answers: object = {}) {
  const api = stubApi({
    ...masterLists,
    'GET /api/companies/all-company-offers': counted([]),
    [calls.list]: drafts,
    [calls.save]: { message: 'Borrador guardado', borradores_id: 3, version: 3 },
    [calls.create]: created,
    ...answers,
  })
  renderPrivate(<RouterProvider router={siteRouter([{ path: '*', element: withNewOffers(<OffersSection />) }])} />)
  return api
}

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))
const resume = () => press('Continuar el borrador Camarera')
const type = (name: string, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } })
const nameField = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Nombre de la oferta' })

/** Types a day, as DDMMYYYY. */
async function typeDay(label: string, digits: string) {
  const rare = screen.getByText('Fechas y plaza reservada')
  if (!rare.closest('details')?.open) await userEvent.click(rare)
  const [day] = within(await screen.findByRole('group', { name: new RegExp(label) })).getAllByRole('spinbutton')
  await userEvent.click(day!)
  await userEvent.keyboard(digits)
}

beforeEach(() => {
  sessionStorage.clear()
  saveToken('token-1')
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T10:00:00Z') })
})

describe('drafts', () => {
  test('say when they were saved or why they were not published; scheduled ones stand among the offers', async () => {
    open([
      draft,
      { ...draft, borradores_id: 4, oferta: {}, publicar_el: '2026-12-01' },
      { ...draft, borradores_id: 5, fallo: { code: 'project_inactive', error: serverSentence } },
    ])
    const drafts = within(await screen.findByRole('region', { name: 'Borradores' })).getAllByRole('article')
    const cards = screen.getAllByRole('article')
    expect(cards.filter((card) => !drafts.includes(card)).map(({ textContent }) => textContent)).toEqual([
      'ProgramadaSin títuloSe publica el 01/12/2026 a las 0:00',
    ])
    expect(screen.queryByText('No tienes ofertas en este momento')).toBeNull()
    expect(drafts.map(({ textContent }) => textContent)).toEqual([
      'CamareraGuardado el 20/11/2026',
      `CamareraNo se publicó en su día. ${serverSentence} Ábrelo, corrígelo y publícalo o elige otro día.Guardado el 20/11/2026`,
    ])
  })

  test('have no heading while there is none', async () => {
    open([])
    await screen.findByText('No tienes ofertas en este momento')
    expect(screen.queryByRole('heading', { name: 'Borradores' })).toBeNull()
  })

  test('are deleted after a question', async () => {
    const { made } = open([draft], { [calls.remove]: { message: '' } })
    await press('Eliminar el borrador Camarera')
    await press('SI')
    await screen.findByText('Borrador eliminado')
    expect(made.map(({ call }) => call)).toContain(calls.remove)
  })
})

describe('a draft', () => {
  test('is saved of a form that is hardly begun, and the dialog closes', async () => {
    const { bodyOf } = open([])
    await press('Crear oferta')
    type('Nombre de la oferta', 'Cam')
    await press('Guardar borrador')
    await screen.findByText('Borrador guardado')
    expect(bodyOf(calls.save)).toMatchObject({ publicar_el: null, oferta: { nombre: 'Cam', vacantes: 1 } })
    expect(bodyOf(calls.save)).not.toHaveProperty('borradores_id')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  test('is not saved with a text that is too long, which the form marks', async () => {
    const { made } = open([])
    await press('Crear oferta')
    type('Nombre de la oferta', 'a'.repeat(201))
    await press('Guardar borrador')
    await screen.findByText('Corrige los campos marcados para guardar el borrador')
    expect((await nameField()).getAttribute('aria-invalid')).toBe('true')
    expect(made.map(({ call }) => call)).not.toContain(calls.save)
    type('Nombre de la oferta', 'Camarera')
    await press('Guardar borrador')
    await screen.findByText('Borrador guardado')
  })

  test.each([
    ['is saved from the question about leaving, and the form closes', { message: 'Borrador guardado' }],
    ['stays in the form if that fails, with the sentence', refusal(400, 'drafts_full')],
  ])('%s', async (_, answer) => {
    const { bodyOf } = open([], { [calls.save]: answer })
    await press('Crear oferta')
    type('Nombre de la oferta', 'Camarera')
    await userEvent.keyboard('{Escape}')
    const question = within(await screen.findByRole('alertdialog', { name: '¿Salir sin guardar?' }))
    await userEvent.click(question.getByRole('button', { name: 'Guardar borrador' }))
    const isSaved = 'message' in answer
    await screen.findByText(isSaved ? 'Borrador guardado' : serverSentence)
    expect(bodyOf(calls.save)).toMatchObject({ oferta: { nombre: 'Camarera' } })
    expect(screen.queryByRole('alertdialog')).toBeNull()
    await waitFor(() => expect(screen.queryAllByRole('dialog')).toHaveLength(isSaved ? 0 : 1))
    if (!isSaved) expect((await nameField()).value).toBe('Camarera')
  })

  test('is continued with its values, and saved over its version', async () => {
    const { bodyOf } = open([draft])
    await resume()
    expect((await nameField()).value).toBe('Camarera')
    type('Nombre de la oferta', 'Cocinera')
    await press('Guardar borrador')
    await screen.findByText('Borrador guardado')
    expect(bodyOf(calls.save)).toMatchObject({ borradores_id: 3, version: 2, emp_proyectos_id: 4 })
    expect(bodyOf(calls.save)).toMatchObject({ oferta: { ...draft.oferta, nombre: 'Cocinera' } })
  })

  test('is published with its number, so that it goes', async () => {
    const { bodyOf } = open([draft])
    await resume()
    await nameField()
    await press('Guardar y publicar')
    await waitFor(() =>
      expect(bodyOf(calls.create)).toMatchObject({ borradores_id: 3, version: 2, emp_proyectos_id: 4 }),
    )
  })

  test('that another tab has changed asks first: it is overwritten as a draft, not published', async () => {
    const { bodyOf, made } = open([draft], {
      [calls.save]: (body: unknown) =>
        'version' in (body as object)
          ? refusal(409, 'draft_changed')
          : { message: 'Borrador guardado', borradores_id: 3, version: 9 },
    })
    await resume()
    await nameField()
    await press('Guardar borrador')
    await screen.findByText(/^Este borrador ha cambiado/)
    await press('Guardar lo mío')
    await screen.findByText('Borrador guardado')
    expect(bodyOf(calls.save)).toMatchObject({ borradores_id: 3 })
    expect(made.map(({ call }) => call)).not.toContain(calls.create)
  })

  test('that another tab has changed can be loaded', async () => {
    open([draft], {
      [calls.save]: refusal(409, 'draft_changed'),
      [calls.list]: [{ ...draft, version: 5, oferta: { ...draft.oferta, nombre: 'De otra pestaña' } }],
    })
    await press('Continuar el borrador De otra pestaña')
    type('Nombre de la oferta', 'Mía')
    await press('Guardar borrador')
    await press('Cargar lo guardado')
    await screen.findByText('Estos son los datos guardados ahora.')
  })

  test('that is gone is kept as a new one', async () => {
    const { bodyOf } = open([draft], {
      [calls.create]: refusal(404, 'draft_not_found'),
    })
    await resume()
    await nameField()
    await press('Guardar y publicar')
    await screen.findByText(/^Este borrador ya no existe/)
    await press('Guardar borrador')
    await screen.findByText('Borrador guardado')
    expect(bodyOf(calls.save)).not.toHaveProperty('borradores_id')
  })
})

describe('a day of publication', () => {
  test('schedules the offer instead of publishing it, and moves its last day', async () => {
    const { bodyOf, made } = open([], { [calls.save]: { message: 'Programada', borradores_id: 3, version: 1 } })
    await press('Crear oferta')
    await fillOffer()
    await typeDay('Publicar el', '01122026')
    await press('Programar publicación')
    await screen.findByText('Programada')
    expect(bodyOf(calls.save)).toMatchObject({
      publicar_el: '2026-12-01',
      oferta: { nombre: 'Camarera', caduca_el: '2026-12-31' },
    })
    expect((bodyOf(calls.save) as { oferta: object }).oferta).not.toHaveProperty('publicar_el')
    expect(made.map(({ call }) => call)).not.toContain(calls.create)
  })

  test('that is over is refused', async () => {
    const { made } = open([])
    await press('Crear oferta')
    await fillOffer()
    await typeDay('Publicar el', '21112026')
    await press('Programar publicación')
    expect((await screen.findAllByText(/^Elige un día desde mañana/)).length).toBeGreaterThan(0)
    expect(made.map(({ call }) => call)).not.toContain(calls.save)
  })
})
