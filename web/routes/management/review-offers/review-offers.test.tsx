import { screen, waitFor, within } from '@testing-library/react'
import { focusManager } from '@tanstack/react-query'
import userEvent from '@testing-library/user-event'
import { RouterProvider } from 'react-router'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { saveToken } from '#web/tab-storage/session-store.ts'
import { renderPrivate } from '#web/testing/render-private.tsx'
import { queued, queueOf, reviewed, reviewedText } from '#web/testing/reviews.ts'
import { siteRouter } from '#web/testing/site-router.ts'
import { refusal, serverSentence, stubApi } from '#web/testing/stub-api.ts'
import Review from '../review/route.tsx'
import ReviewOffers from './route.tsx'

const A_WHILE_MS = 1000

const list = 'GET /api/operator/offers-to-review'
const answers = {
  [list]: queueOf([queued(1), queued(2)]),
  'GET /api/operator/offer-to-review/1': reviewed(1),
  'GET /api/operator/offer-to-review/2': reviewed(2),
  'POST /api/operator/approve-offer/1': { revision: reviewed(1).revision },
  'POST /api/operator/reject-offer/1': { revision: reviewed(1).revision },
}

const open = (address = '/gestion/revision/ofertas') => {
  const router = siteRouter([{ element: <Review />, children: [{ path: '*', Component: ReviewOffers }] }], { address })
  renderPrivate(<RouterProvider router={router} />)
  return router
}
const openFirst = async () => {
  const router = open('/gestion/revision/ofertas?oferta=1')
  await screen.findByRole('heading', { level: 2, name: 'Oferta 1' })
  return router
}

beforeEach(() => saveToken('token-1'))
// Other test files share it.
afterEach(() => focusManager.setFocused(undefined))

describe('The queue', () => {
  test('shows what waits, until when, and what is late or suspicious', async () => {
    const encontrado = [
      { regla: 'premium_rate_phone', campo: 'descripcion', texto: '806 123 456', sigue: false },
      { regla: 'age', campo: 'nombre', texto: 'joven', sigue: true },
    ] as const
    const states = { vencida: true, sospechosa: true, estado_revision: 'retenida', cambiada: true } as const
    const late = queued(2, { ...states, encontrado: [...encontrado] })
    stubApi({ [list]: { ...queueOf([queued(1), late]), vencidas: 1, sospechosas: 1 } })
    open()
    const [first, second] = await screen.findAllByRole('article')
    expect(first?.textContent).toBe('Oferta 1De Talleres EjemploPublicadaAntes del martes 24 de noviembre a las 12:00')
    expect(second?.textContent).toContain(
      'No se veHa cambiadoSeñales de fraudeTeléfono de tarificación especial: «806 123 456», ya corregidoEdad: «joven»Fuera de plazo',
    )
    expect(screen.getByText('1 fuera de plazo')).toBeDefined()
  })

  test('is empty', async () => {
    stubApi({ [list]: queueOf([]) })
    open()
    expect(await screen.findByText('No hay ofertas por revisar')).toBeDefined()
  })

  test('says that it cannot be loaded, and can be loaded again', async () => {
    stubApi({ [list]: refusal(500, 'internal') })
    open()
    expect(await screen.findByRole('button', { name: 'Reintentar' })).toBeDefined()
  })
})

test('Any offer is searched by words, company and state; the one that is opened keeps the search in the address', async () => {
  const asked: string[] = []
  const found = queued(1, { estado_revision: 'aprobada', revisar_antes: null })
  const answer = (_: unknown, query: URLSearchParams) => (asked.push(query.toString()), queueOf([found]))
  stubApi({ ...answers, [list]: answer })
  const router = open()
  await userEvent.type(await screen.findByLabelText('Nombre o número de la oferta'), 'camarero')
  await userEvent.type(screen.getByLabelText('Empresa'), 'Marisma')
  await userEvent.selectOptions(screen.getByLabelText('Estado'), 'Aprobada')
  await userEvent.click(screen.getByRole('button', { name: 'Buscar' }))
  const query = 'buscar=camarero&empresa=Marisma&estado=aprobada'
  await userEvent.click(await screen.findByRole('link', { name: 'Oferta 1' }))
  expect(router.state.location.search).toBe(`?${query}&oferta=1`)
  expect(screen.getByRole('heading', { name: 'Ofertas encontradas' })).toBeDefined()
  expect(new Set(asked)).toEqual(new Set(['', query]))
})

describe('An offer of the queue', () => {
  test('shows the words that the rules found, the company, and what has changed', async () => {
    const before = { ...reviewedText, descripcion: 'Tienda de barrio.', salario: '20.000\u00a0€ al año' }
    stubApi({ ...answers, 'GET /api/operator/offer-to-review/1': reviewed(1, { texto_anterior: before }) })
    await openFirst()
    expect([...document.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual(['806 123 456'])
    expect(screen.getByText('Sin verificar')).toBeDefined()
    expect(screen.getByText('1 oferta rechazada')).toBeDefined()
    expect(screen.getByText('Experiencia').parentElement?.textContent).toBe('ExperienciaSénior')
    const change = screen.getByRole('heading', { name: 'Qué ha cambiado desde la última decisión' }).parentElement
    expect(within(change as HTMLElement).queryByRole('heading', { name: 'Lugar' })).toBeNull()
    expect(change?.querySelector('del')?.textContent).toBe('20.000')
    expect([...document.querySelectorAll('ins')].at(-1)?.textContent).toContain('806')
  })

  test('shows two texts whole that have hardly a word in common, because their comparison takes seconds', async () => {
    const before = { ...reviewedText, descripcion: 'a '.repeat(2500) }
    const now = { ...reviewed(1).texto, descripcion: 'b '.repeat(2500) }
    const offer = reviewed(1, { texto: now, texto_anterior: before, avisos: [] })
    stubApi({ ...answers, 'GET /api/operator/offer-to-review/1': offer })
    await openFirst()
    expect([...document.querySelectorAll('del')].map((del) => del.textContent)).toContain(before.descripcion)
  })

  test('is approved as it was read, and the next one follows', async () => {
    const { bodyOf } = stubApi(answers)
    const router = await openFirst()
    await userEvent.click(screen.getByRole('button', { name: 'Aprobar' }))
    expect(await screen.findByText('Oferta aprobada: «Oferta 1»')).toBeDefined()
    expect(bodyOf('POST /api/operator/approve-offer/1')).toEqual({ version: 4, estado_revision: 'en_cola' })
    expect(router.state.location.search).toBe('?oferta=2')
  })

  test('is taken back for ten seconds, and opens again', async () => {
    const undo = 'POST /api/operator/undo-decision/1'
    const { made } = stubApi({ ...answers, [undo]: { revision: reviewed(1).revision } })
    const shown = vi.fn<() => void>()
    Element.prototype.scrollIntoView = shown
    const router = await openFirst()
    await userEvent.click(screen.getByRole('button', { name: 'Aprobar' }))
    await screen.findByRole('heading', { level: 2, name: 'Oferta 2' })
    // Each opens at its top.
    expect(shown).toHaveBeenCalledTimes(2)
    Reflect.deleteProperty(Element.prototype, 'scrollIntoView')
    await userEvent.click(await screen.findByRole('button', { name: /^Deshacer/ }))
    expect(await screen.findByText('Deshecho. Nadie ha recibido nada.')).toBeDefined()
    expect(made.some(({ call }) => call === undo)).toBe(true)
    expect(router.state.location.search).toBe('?oferta=1')
    expect(screen.queryByRole('button', { name: /^Deshacer/ })).toBeNull()
  })

  test('is counted no more in the tabs once it is decided', async () => {
    let waiting = 2
    const summary = () => ({ colas: [{ cola: 'ofertas', esperan: waiting, vencidas: 0 }] })
    const approve = () => ({ revision: reviewed((waiting -= 1)).revision })
    stubApi({ ...answers, 'GET /api/operator/summary': summary, 'POST /api/operator/approve-offer/1': approve })
    open('/gestion/revision/ofertas?oferta=1')
    expect(await screen.findByRole('link', { name: /^Ofertas\s*2$/ })).toBeDefined()
    await userEvent.click(await screen.findByRole('button', { name: 'Aprobar' }))
    expect(await screen.findByRole('link', { name: /^Ofertas\s*1$/ })).toBeDefined()
  })

  test('is rejected only with a reason and an explanation', async () => {
    const { made, bodyOf } = stubApi(answers)
    const router = await openFirst()
    await userEvent.click(screen.getByRole('button', { name: 'Rechazar' }))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Rechazar' }))
    expect((await dialog.findAllByText('Elige un motivo')).length).toBeGreaterThan(0)
    expect(made.some(({ call }) => call.startsWith('POST'))).toBe(false)
    await userEvent.selectOptions(dialog.getByLabelText(/^Motivo/), 'Pide dinero')
    const explanation = dialog.getByLabelText<HTMLTextAreaElement>(/^Explicación/)
    expect(explanation.value).toMatch(/pide dinero/)
    await userEvent.clear(explanation)
    await userEvent.type(explanation, 'Quita el teléfono de pago.')
    await userEvent.click(dialog.getByRole('button', { name: 'Rechazar' }))
    await waitFor(() => expect(router.state.location.search).toBe('?oferta=2'))
    expect(bodyOf('POST /api/operator/reject-offer/1')).toEqual({
      version: 4,
      estado_revision: 'en_cola',
      motivo: 'pide_dinero',
      explicacion: 'Quita el teléfono de pago.',
    })
  })

  test.each([
    ['offer_reviewed', '?oferta=2'],
    ['offer_edited', '?oferta=1'],
  ])('that is refused with %s says so, and leads to %s', async (code, search) => {
    stubApi({ ...answers, 'POST /api/operator/approve-offer/1': refusal(409, code) })
    const router = await openFirst()
    await userEvent.click(screen.getByRole('button', { name: 'Aprobar' }))
    expect(await screen.findByText(serverSentence)).toBeDefined()
    expect(router.state.location.search).toBe(search)
  })

  test('is decided with the keyboard alone, unless the keys are switched off', async () => {
    const { made } = stubApi(answers)
    const router = await openFirst()
    await userEvent.keyboard('j')
    await screen.findByRole('heading', { level: 2, name: 'Oferta 2' })
    await userEvent.keyboard('k')
    await screen.findByRole('heading', { level: 2, name: 'Oferta 1' })
    await userEvent.keyboard('r')
    const dialog = await screen.findByRole('dialog')
    await userEvent.type(within(dialog).getByLabelText(/^Explicación/), 'aj')
    expect(router.state.location.search).toBe('?oferta=1')
    await userEvent.clear(within(dialog).getByLabelText(/^Explicación/))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await userEvent.click(screen.getByRole('switch', { name: 'Atajos de teclado' }))
    await userEvent.keyboard('a')
    expect(made.some(({ call }) => call.startsWith('POST'))).toBe(false)
    await userEvent.click(screen.getByRole('switch', { name: 'Atajos de teclado' }))
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + A_WHILE_MS })
    await userEvent.keyboard('a')
    await waitFor(() => expect(made.some(({ call }) => call === 'POST /api/operator/approve-offer/1')).toBe(true))
  })

  test('is not approved by a key that was pressed twice for the offer before', async () => {
    const { made } = stubApi({ ...answers, 'POST /api/operator/approve-offer/1': { message: 'Hecho' } })
    vi.useFakeTimers({ toFake: ['Date'] })
    await openFirst()
    vi.setSystemTime(Date.now() + A_WHILE_MS)
    await userEvent.keyboard('a')
    await screen.findByRole('heading', { level: 2, name: 'Oferta 2' })
    await userEvent.keyboard('a')
    vi.setSystemTime(Date.now() + A_WHILE_MS)
    await userEvent.keyboard('k')
    await screen.findByRole('heading', { level: 2, name: 'Oferta 1' })
    expect(made.filter(({ call }) => call.startsWith('POST')).map(({ call }) => call)).toEqual([
      'POST /api/operator/approve-offer/1',
    ])
  })

  test('stays as it was read when the operator comes back to the tab, however long it was', async () => {
    const { made } = stubApi(answers)
    vi.useFakeTimers({ toFake: ['Date'] })
    await openFirst()
    const before = made.filter(({ call }) => call.endsWith('/1')).length
    vi.setSystemTime(Date.now() + 10 * 60_000)
    focusManager.setFocused(false)
    focusManager.setFocused(true)
    await waitFor(() => expect(made.filter(({ call }) => call.startsWith(list)).length).toBeGreaterThan(1))
    expect(made.filter(({ call }) => call.endsWith('/1'))).toHaveLength(before)
  })
})
