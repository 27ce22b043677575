import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test } from 'vitest'
import type { OfferFigures } from '#web/api/types.ts'
import { saveToken } from '#web/tab-storage/session-store.ts'
import { companyCandidate } from '#web/testing/company-rows.ts'
import { listCalls as calls, openList } from '#web/testing/open-list.tsx'
import { counted, refusal, stubApi } from '#web/testing/stub-api.ts'

const call = 'GET /api/companies/offer-figures'
const figures = (id: number, changes: Partial<OfferFigures> = {}): OfferFigures => ({
  emp_ofertas_id: id,
  nombre: `Oferta ${id}`,
  enviadas: 40,
  leidas: 30,
  preseleccionadas: 10,
  entrevistas: 4,
  contratadas: 1,
  descartadas: 20,
  retiradas: 2,
  cerradas: 3,
  respondidas: 25,
  horas_hasta_respuesta: 52.8,
  ...changes,
})

const open = () => openList('?seccion=candidatos&cifras=1')

beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
  saveToken('token-1')
})

describe('The figures of the offers', () => {
  test('are one press away from the candidates, and back', async () => {
    stubApi({
      [call]: [figures(1)],
      [calls.candidates]: counted([companyCandidate]),
      [calls.counts]: { por_estado: [], sin_leer: 0 },
    })
    const page = openList('?seccion=candidatos')
    await userEvent.click(await screen.findByRole('link', { name: 'Ver cifras' }))
    expect(page.search()).toBe('?seccion=candidatos&cifras=1')
    await screen.findByRole('heading', { name: 'Oferta 1' })
    await userEvent.click(screen.getByRole('link', { name: 'Volver a tus candidatos' }))
    expect(page.search()).toBe('?seccion=candidatos')
  })

  test('show each step with its number and its share, and the time to the first answer', async () => {
    stubApi({ [call]: [figures(1), figures(2, { horas_hasta_respuesta: null })] })
    open()
    const [first, second] = (await screen.findAllByRole('article')).map((card) => within(card))
    expect(first?.getByText('2,2 días')).toBeTruthy()
    expect(second?.getByText('Aún sin respuesta')).toBeTruthy()
    const bars = first?.getAllByRole('term').map((term) => {
      const row = term.parentElement
      return [term.textContent, row?.querySelector('dd')?.textContent, row?.querySelector('span')?.style.width]
    })
    expect(bars).toEqual([
      ['Recibidas', '40', '100%'],
      ['Leídas', '30', '75%'],
      ['Preseleccionadas', '10', '25%'],
      ['Entrevistas', '4', '10%'],
      ['Contratadas', '1', '2.5%'],
    ])
  })

  test('are in a table too, with how the applications ended', async () => {
    stubApi({ [call]: [figures(1)] })
    open()
    await userEvent.click(await screen.findByText('Ver como tabla'))
    const [head, row] = screen.getAllByRole('row').map((one) => [...one.children].map((cell) => cell.textContent))
    expect(head?.slice(-4)).toEqual(['Descartadas', 'Cerradas', 'Retiradas', 'Primera respuesta'])
    expect(row).toEqual(['Oferta 1', '40', '30', '10', '4', '1', '20', '3', '2', '2,2 días'])
  })

  test('show twelve offers first, and more on request', async () => {
    stubApi({ [call]: Array.from({ length: 15 }, (_, index) => figures(index + 1)) })
    open()
    expect(await screen.findAllByRole('article')).toHaveLength(12)
    await userEvent.click(screen.getByRole('button', { name: 'Ver más ofertas' }))
    expect(screen.getAllByRole('article')).toHaveLength(15)
    expect(screen.queryByRole('button', { name: 'Ver más ofertas' })).toBeNull()
  })

  test('say so where there are none, and can be loaded again after a failure', async () => {
    stubApi({ [call]: refusal(500, 'internal') })
    open()
    await screen.findByText('Vaya... No pudimos obtener las cifras')
    stubApi({ [call]: [] })
    await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }))
    expect(await screen.findByText('Aún no hay cifras')).toBeTruthy()
  })
})
