import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { siteRouter } from '#web/testing/site-router.ts'
import { renderPrivate } from '#web/testing/render-private.tsx'
import { stubApi } from '#web/testing/stub-api.ts'
import { CvsSection } from './cvs-section.tsx'

const cv = {
  can_cv_id: 9,
  nombre: 'CV de Ana',
  fecha: '2026-03-05',
  tamano_bytes: 84_000,
  numero_candidaturas: 2,
  numero_descargas: 2,
}
const open = () => renderPrivate(<RouterProvider router={siteRouter([{ path: '*', element: <CvsSection /> }])} />)
const list = 'GET /api/users/get-cvs-info'

test('a CV shows how often companies downloaded it, and the dialog shows who and when', async () => {
  stubApi({
    [list]: [cv],
    'GET /api/users/cv-downloads/9': [
      { empresa: 'Talleres Norte', fecha: '2026-11-21T10:01:00.000Z' },
      { empresa: 'Clínica Sur', fecha: '2026-11-20T08:05:00.000Z' },
    ],
  })
  open()
  const button = await screen.findByRole('button', {
    name: 'Descargado por empresas: 2 veces. Ver quién ha descargado CV de Ana',
  })
  expect(button.textContent).toBe('Descargado por empresas: 2 veces')
  await userEvent.click(button)
  const dialog = await screen.findByRole('dialog', { name: 'Quién ha descargado este CV' })
  const rows = await within(dialog).findAllByRole('listitem')
  expect(rows.map((row) => row.textContent)).toEqual(['Talleres Norte21/11/2026, 11:01', 'Clínica Sur20/11/2026, 9:05'])
  expect(within(dialog).getByText('Guardamos cada descarga durante 12 meses.')).toBeDefined()
})

test('a CV that no company downloaded says so, without a button', async () => {
  stubApi({ [list]: [{ ...cv, numero_descargas: 0 }] })
  open()
  expect(await screen.findByText('Ninguna empresa lo ha descargado todavía')).toBeDefined()
  expect(screen.queryByRole('button', { name: /quién ha descargado/ })).toBeNull()
})
