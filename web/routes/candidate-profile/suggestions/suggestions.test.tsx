import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { RouterProvider } from 'react-router'
import { beforeEach, describe, expect, test } from 'vitest'
import { suggestionRules } from '#contract/values/suggestion-rules.ts'
import { saveToken } from '#web/tab-storage/session-store.ts'
import { masterLists } from '#web/testing/master-lists.ts'
import { anOffer } from '#web/testing/offers.ts'
import { renderPrivate } from '#web/testing/render-private.tsx'
import { siteRouter } from '#web/testing/site-router.ts'
import { refusal, serverSentence, stubApi } from '#web/testing/stub-api.ts'
import { keepFocus } from '#web/ui/overlays/keep-focus.ts'
import { sectionOf } from '../section.ts'
import { SuggestionsSection } from './suggestions-section.tsx'

const calls = {
  list: 'GET /api/users/suggested-offers',
  read: 'GET /api/users/interests',
  save: 'PUT /api/users/interests',
  dismiss: 'PUT /api/users/dismiss-offer/31',
  undo: 'DELETE /api/users/dismiss-offer/31',
} as const

const nothing = {
  puestos: [],
  sectores: [],
  provincias: [],
  modalidades: [],
  jornadas: [],
  ciudad: null,
  distancia: 25,
  salario_minimo: null,
  activas: true,
  por_correo: false,
}

const suggested = {
  oferta: anOffer({ emp_ofertas_id: 31, nombre: 'Cocinera' }),
  motivos: ['Porque guardaste «Camarero de sala»', 'En Asturias'],
}
const listed = (...ofertas: unknown[]) => ({ activas: true, falta_declarar: false, ofertas, al_quitar: [] })
const undeclared = { activas: true, falta_declarar: true, ofertas: [], al_quitar: [] }
const off = { activas: false, falta_declarar: false, ofertas: [], al_quitar: [] }

const visitor = { ...masterLists, 'GET /api/users/user-candidatures': [], [calls.read]: nothing }

const open = () =>
  renderPrivate(<RouterProvider router={siteRouter([{ path: '*', element: <SuggestionsSection /> }])} />)
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

/** Types a part of a name and takes the first match, once the list is open: on a busy machine it opens late. */
async function choose(field: string, text: string) {
  const input = await screen.findByRole('combobox', { name: field })
  await userEvent.click(input)
  await userEvent.type(input, text)
  await screen.findAllByRole('option')
  await userEvent.keyboard('{Enter}')
}

beforeEach(keepFocus)
beforeEach(() => {
  sessionStorage.clear()
  saveToken('token-1')
})

test('the address opens «Para ti»; without one the applications stay first', () => {
  expect(sectionOf(new URLSearchParams('seccion=para-ti'))).toBe('para-ti')
  expect(sectionOf(new URLSearchParams())).toBe('candidaturas')
})

describe('«Ofertas para ti:»', () => {
  test('shows placeholders, then each offer with the reasons in their order, and the published rules', async () => {
    stubApi({ ...visitor, [calls.list]: listed(suggested) })
    const { container } = open()
    expect(container.querySelectorAll('[data-skeleton]')).toHaveLength(6)
    const card = within(await screen.findByRole('article'))
    expect(card.getByRole('link', { name: 'Cocinera' }).getAttribute('href')).toBe('/vista-oferta-completa/31')
    const reasons = within(card.getByRole('list', { name: 'Por qué te proponemos Cocinera' })).getAllByRole('listitem')
    expect(reasons.map(({ textContent }) => textContent)).toEqual(suggested.motivos)
    const rules = Object.values(suggestionRules)
    expect([...container.querySelectorAll('details ol li')].map(({ textContent }) => textContent)).toEqual(rules)
  })

  test('shows a failure and can load again', async () => {
    stubApi({})
    open()
    expect(await screen.findByText('Vaya... No pudimos obtener tus ofertas')).toBeTruthy()
    stubApi({ ...visitor, [calls.list]: listed(suggested) })
    await press('Reintentar')
    expect(await screen.findByRole('article')).toBeTruthy()
  })

  test('says so if nothing fits, and opens what the candidate looks for', async () => {
    stubApi({ ...visitor, [calls.list]: listed() })
    open()
    expect(await screen.findByText('Hoy no hay ofertas que encajen contigo')).toBeTruthy()
    await press('Decir lo que busco')
    expect(screen.getByRole('dialog', { name: 'Lo que busco' })).toBeTruthy()
  })

  test('takes an answer back that leaves no offer, by one press that says how many there are then', async () => {
    const asked = { ...nothing, puestos: [50], sectores: [3], provincias: [33], salario_minimo: 90_000 }
    const { bodyOf } = stubApi({
      ...visitor,
      [calls.list]: {
        ...listed(),
        al_quitar: [
          { dato: 'provincias', numero_ofertas: 14 },
          { dato: 'puestos', numero_ofertas: 1 },
        ],
      },
      [calls.read]: asked,
      [calls.save]: { message: serverSentence },
    })
    open()
    const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'Ver cualquier puesto (1 oferta)' })
    await waitFor(() => expect(button.disabled).toBe(false))
    await press('Ver cualquier puesto (1 oferta)')
    await waitFor(() => expect(bodyOf(calls.save)).toEqual({ ...asked, puestos: [], sectores: [] }))
    await press('Buscar en toda España (14 ofertas)')
    await waitFor(() => expect(bodyOf(calls.save)).toEqual({ ...asked, provincias: [] }))
  })

  test('says that it is switched off, and can be switched on again', async () => {
    let state: object = off
    const { bodyOf } = stubApi({
      ...visitor,
      [calls.list]: () => state,
      [calls.read]: { ...nothing, puestos: [50], activas: false },
      [calls.save]: () => {
        state = listed(suggested)
        return { message: serverSentence }
      },
    })
    open()
    expect(await screen.findByText('No te proponemos ofertas')).toBeTruthy()
    await waitFor(() => expect(screen.getByRole<HTMLButtonElement>('button', { name: /Volver/ }).disabled).toBe(false))
    await press('Volver a proponerme ofertas')
    expect(await screen.findByRole('article')).toBeTruthy()
    expect(bodyOf(calls.save)).toEqual({ ...nothing, puestos: [50], activas: true })
  })
})

describe('«No me interesa»', () => {
  test('takes the card away at once, and «Deshacer» brings it back', async () => {
    let rows = [suggested]
    const { made } = stubApi({
      ...visitor,
      [calls.list]: () => listed(...rows),
      [calls.dismiss]: () => {
        rows = []
        return { message: serverSentence }
      },
      [calls.undo]: () => {
        rows = [suggested]
        return { message: serverSentence }
      },
    })
    open()
    await press('No me interesa Cocinera')
    expect(screen.queryByRole('article')).toBeNull()
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Ofertas para ti:'))
    expect(await screen.findByText('No te propondremos más «Cocinera».')).toBeTruthy()
    await press('Deshacer')
    expect(await screen.findByRole('article')).toBeTruthy()
    expect(made.map(({ call }) => call)).toContain(calls.undo)
  })

  test('brings the card back if it could not be saved, and says so', async () => {
    stubApi({ ...visitor, [calls.list]: listed(suggested), [calls.dismiss]: refusal(500, 'internal') })
    open()
    await press('No me interesa Cocinera')
    expect(await screen.findByText('No pudimos guardarlo. Inténtalo de nuevo')).toBeTruthy()
    expect(await screen.findByRole('article')).toBeTruthy()
  })
})

describe('A candidate who has said nothing', () => {
  test('answers three questions and sees offers', async () => {
    let state: object = undeclared
    const { bodyOf } = stubApi({
      ...visitor,
      [calls.list]: () => state,
      [calls.save]: () => {
        state = listed(suggested)
        return { message: serverSentence }
      },
    })
    open()
    await choose('¿De qué puesto?', 'depend')
    expect(await screen.findByRole('button', { name: 'Quitar Dependiente/a' })).toBeTruthy()
    await choose('¿En qué provincia?', 'giro')
    await userEvent.type(screen.getByRole('textbox', { name: '¿Cuánto quieres ganar como mínimo?' }), '22.000')
    await press('Ver mis ofertas')
    expect(await screen.findByRole('article')).toBeTruthy()
    expect(bodyOf(calls.save)).toEqual({
      ...nothing,
      ciudad: '',
      puestos: [50],
      provincias: [17],
      salario_minimo: 22_000,
    })
  })

  test('cannot leave all three open, nor ask for no money', async () => {
    const { made } = stubApi({ ...visitor, [calls.list]: undeclared })
    open()
    await press('Ver mis ofertas')
    expect(await screen.findAllByText('Responde al menos a una pregunta')).toHaveLength(2)
    await userEvent.type(screen.getByRole('textbox', { name: '¿Cuánto quieres ganar como mínimo?' }), '0')
    await press('Ver mis ofertas')
    expect(await screen.findAllByText(/Escribe una cantidad entera/)).not.toHaveLength(0)
    expect(made.some(({ call }) => call === calls.save)).toBe(false)
  })
})

describe('«Lo que busco»', () => {
  const five = [50, 51, 52, 53, 54].map((id) => ({ mst_puestos_id: id, nombre: `Puesto ${id}`, mst_emp_sector_id: 7 }))

  test('takes five of each, says so, and takes another after one is removed', async () => {
    const { bodyOf } = stubApi({
      ...visitor,
      'GET /api/master/job-positions': [...five, { mst_puestos_id: 55, nombre: 'Sexto', mst_emp_sector_id: 7 }],
      [calls.list]: listed(suggested),
      [calls.read]: { ...nothing, puestos: [50, 51, 52, 53, 54], salario_minimo: 20_000 },
      [calls.save]: { message: serverSentence },
    })
    open()
    await press('Lo que busco')
    const field = await screen.findByRole<HTMLInputElement>('combobox', { name: 'Puestos' })
    expect(field.disabled).toBe(true)
    expect(screen.getByText('Has elegido 5, el máximo. Quita uno para añadir otro.')).toBeTruthy()
    await press('Quitar Puesto 51')
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Puestos' })))
    await choose('Puestos', 'sex')
    await userEvent.click(screen.getByRole('switch', { name: /Recibirlas por correo/ }))
    await userEvent.type(screen.getByRole('textbox', { name: /^Cerca de/ }), 'Burgos')
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Distancia' }), 'A 50 km')
    await press('Guardar')
    await waitFor(() =>
      expect(bodyOf(calls.save)).toEqual({
        ...nothing,
        ciudad: 'Burgos',
        distancia: 50,
        puestos: [50, 52, 53, 54, 55],
        salario_minimo: 20_000,
        por_correo: true,
      }),
    )
  })

  test('says beside its field that nobody knows the town', async () => {
    stubApi({ ...visitor, [calls.list]: listed(suggested), [calls.save]: refusal(400, 'town_unknown') })
    open()
    await press('Lo que busco')
    const town = await screen.findByRole('textbox', { name: /^Cerca de/ })
    await userEvent.type(town, 'Burgoss')
    await press('Guardar')
    await waitFor(() => expect(town.getAttribute('aria-invalid')).toBe('true'))
  })
})
