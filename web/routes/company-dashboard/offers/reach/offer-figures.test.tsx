import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { RouterProvider } from 'react-router'
import { expect, test, vi } from 'vitest'
import { ownOffer } from '#web/testing/company-rows.ts'
import { renderPrivate } from '#web/testing/render-private.tsx'
import { siteRouter } from '#web/testing/site-router.ts'
import { refusal, stubApi } from '#web/testing/stub-api.ts'
import * as files from '#web/ui/files/save-file.ts'
import { OfferFigures } from './offer-figures.tsx'

const CALL = `GET /api/companies/offer-figures/${ownOffer.emp_ofertas_id}`
const dias = [
  { dia: '2026-11-20', visitas: 311, guardadas: 14, candidaturas: 9 },
  { dia: '2026-11-21', visitas: 1, guardadas: 0, candidaturas: 0 },
]

async function open(answer: object) {
  const api = stubApi({ [CALL]: answer })
  renderPrivate(<RouterProvider router={siteRouter([{ path: '*', element: <OfferFigures offer={ownOffer} /> }])} />)
  const summary = await screen.findByText(/Visitas y candidaturas por día/)
  expect(api.made).toEqual([])
  await userEvent.click(summary)
}

// Seen to fail where the figures loaded with the card.
test('the figures of an offer load when they are unfolded: totals in words, a table, and a file', async () => {
  const save = vi.spyOn(files, 'saveFile').mockReturnValue()
  await open({ dias })
  expect(await screen.findByText('312 visitas, 14 guardadas, 9 candidaturas')).toBeTruthy()
  expect(screen.getByText(/^Últimos 2 días\./)).toBeTruthy()
  const rows = within(screen.getByRole('table', { name: 'Visitas y candidaturas por día' })).getAllByRole('row')
  expect(rows.map((row) => [...row.children].map((cell) => cell.textContent).join(' '))).toEqual([
    'Día Visitas Guardadas Candidaturas',
    '20/11/2026 311 14 9',
    '21/11/2026 1 0 0',
  ])
  await userEvent.click(screen.getByRole('button', { name: 'Descargar CSV' }))
  const file = save.mock.calls[0]?.[0] as Blob
  expect(await file.text()).toBe('Día;Visitas;Guardadas;Candidaturas\r\n2026-11-20;311;14;9\r\n2026-11-21;1;0;0\r\n')
})

test('a failure offers another try', async () => {
  await open(refusal(500, 'internal'))
  expect(await screen.findByRole('button', { name: /Reintentar/ })).toBeTruthy()
})
