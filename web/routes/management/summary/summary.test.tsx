import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test } from 'vitest'
import { RouterProvider } from 'react-router'
import type { SiteSummary } from '#web/api/types.ts'
import { saveToken } from '#web/tab-storage/session-store.ts'
import { renderPrivate } from '#web/testing/render-private.tsx'
import { siteRouter } from '#web/testing/site-router.ts'
import { refusal, stubApi } from '#web/testing/stub-api.ts'
import Summary from './route.tsx'

const call = 'GET /api/operator/summary'

const day = {
  candidatos: 0,
  empresas: 0,
  ofertas: 0,
  candidaturas: 0,
  avisos_confirmados: 0,
  correos_de_avisos: 0,
  visitas_desde_correos: 0,
  primera_respuesta_horas: null,
  ofertas_activas: null,
  empresas_premium: null,
}
const summary: SiteSummary = {
  colas: [
    { cola: 'empresas', esperan: 1, vencidas: 0 },
    { cola: 'ofertas', esperan: 1234, vencidas: 5 },
    { cola: 'denuncias', esperan: 0, vencidas: 0 },
  ],
  ofertas_activas: 1234567,
  empresas: 40,
  empresas_premium: 3,
  avisos_activos: 1200,
  primera_respuesta_horas: 52.8,
  ajustes_que_faltan: [],
  dias: [
    { ...day, dia: '2026-11-20', candidaturas: 4, primera_respuesta_horas: 3.5 },
    {
      ...day,
      dia: '2026-11-21',
      candidaturas: 8,
      visitas_desde_correos: 7,
      ofertas_activas: 1_234_567,
      empresas_premium: 3,
    },
  ],
}

const open = () => renderPrivate(<RouterProvider router={siteRouter([{ path: '*', Component: Summary }])} />)
const cardOf = (title: string) => {
  const card = screen.getAllByRole('article').find((one) => within(one).queryByRole('heading', { name: title }))
  if (!card) throw new Error(`no card «${title}»`)
  return within(card)
}

beforeEach(() => saveToken('token-1'))

describe('The summary', () => {
  test('says how many wait in each queue, how many for too long, and leads there', async () => {
    stubApi({ [call]: summary })
    open()
    await screen.findByText('1 espera')
    const queues = screen.getAllByRole('listitem')
    const texts = queues.map((item) => item.textContent)
    expect(texts).toEqual(
      expect.arrayContaining(['Empresas1 espera', 'Ofertas1.234 esperan5 fuera de plazo', 'DenunciasNada pendiente']),
    )
    expect(screen.getByRole('link', { name: 'Ofertas' }).getAttribute('href')).toBe('/gestion/revision/ofertas')
  })

  test('shows what there is now', async () => {
    stubApi({ [call]: summary })
    open()
    expect(await screen.findByText('3 de 40')).toBeTruthy()
    expect(screen.getByText('3 de 40')).toBeTruthy()
  })

  test('draws each day as a bar, and tells the same in a table', async () => {
    stubApi({ [call]: summary })
    open()
    await screen.findByText('3 de 40')
    const card = cardOf('Candidaturas')
    expect(card.getByText('12')).toBeTruthy()
    const plot = card.getByRole('img', { name: 'Gráfico de candidaturas por día. El máximo es 8.' })
    expect([...plot.querySelectorAll('rect')].map((bar) => bar.getAttribute('height'))).toEqual(['40', '80'])
    await userEvent.click(card.getByText('Ver como tabla'))
    const rows = card.getAllByRole('row').map((row) => row.textContent)
    expect(rows).toEqual(['DíaCandidaturas', '21/11/20268', '20/11/20264'])
  })

  test('measures the first answer in hours or days, and has no bar for a day without one', async () => {
    stubApi({ [call]: summary })
    open()
    await screen.findByText('3 de 40')
    const card = cardOf('Primera respuesta')
    expect(card.getByText('2,2 días')).toBeTruthy()
    expect(card.getByRole('img').querySelectorAll('rect')).toHaveLength(1)
    await userEvent.click(card.getByText('Ver como tabla'))
    expect(
      card
        .getAllByRole('row')
        .map((row) => row.textContent)
        .slice(1),
    ).toEqual(['21/11/2026—', '20/11/20263,5 h'])
  })

  test('draws what there was each day, and says how many nights nobody counted', async () => {
    stubApi({ [call]: summary })
    open()
    await screen.findByText('3 de 40')
    const card = cardOf('Ofertas activas')
    expect(card.getByRole('img', { name: /El máximo es 1\.234\.567\.$/ }).querySelectorAll('rect')).toHaveLength(1)
    expect(card.getByText('Falta un día: esa noche no se contó.')).toBeTruthy()
    await userEvent.click(card.getByText('Ver como tabla'))
    const rows = card.getAllByRole('row').map((row) => row.textContent)
    expect(rows.slice(1)).toEqual(['21/11/20261.234.567', '20/11/2026—'])
  })

  test('of days without anything has no plot', async () => {
    stubApi({ [call]: summary })
    open()
    await screen.findByText('3 de 40')
    expect(cardOf('Empresas nuevas').getByText('Sin datos todavía')).toBeTruthy()
    expect(cardOf('Empresas nuevas').queryByRole('img')).toBeNull()
  })

  test('offers to try again when it cannot be read', async () => {
    stubApi({ [call]: refusal(500, 'internal') })
    open()
    await screen.findByText('Vaya... No pudimos obtener el resumen')
    stubApi({ [call]: summary })
    await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }))
    expect(await screen.findByText('3 de 40')).toBeTruthy()
  })
})
