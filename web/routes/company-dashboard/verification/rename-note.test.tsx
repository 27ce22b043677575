import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import type { Company, Verification } from '#web/api/types.ts'
import { saveToken } from '#web/tab-storage/session-store.ts'
import { renderPrivate } from '#web/testing/render-private.tsx'
import { emptyPage } from '#web/testing/company-pages.ts'
import { stubApi } from '#web/testing/stub-api.ts'
import { EditCompanyDialog } from '../edit-company-dialog.tsx'

const company: Company = {
  emp_empresas_id: 3,
  nombre: 'Talleres Ejemplo',
  acronimo: 'TEJ',
  fecha_alta: '2026-11-01',
  mst_comunidades_id: 7,
  mst_provincias_id: 28,
  mst_ciudades_id: null,
  suscripcion: 'gratis',
  suscripcion_hasta: null,
  pago_fallido: false,
  ofertas_activas: 0,
  ofertas_en_revision: 0,
  logo_link: null,
  pagina: emptyPage,
}

async function renameAs(estado_verificacion: Verification['estado_verificacion']) {
  saveToken('token-1')
  const verification = { estado_verificacion, desde: null, motivo: '', datos: null, correo: 'sin_correo' }
  stubApi({ 'GET /api/companies/verification': { ...verification, comprobaciones: [], version: 2 } })
  const page = <EditCompanyDialog company={company} isOpen onClose={() => undefined} />
  renderPrivate(<RouterProvider router={createMemoryRouter([{ path: '*', element: page }])} />)
  const field = await screen.findByDisplayValue('Talleres Ejemplo')
  expect(screen.queryByText(/deja de estar verificada/)).toBeNull()
  await userEvent.type(field, ' Mundial')
}

test('A verified company reads before saving that another name ends the verification', async () => {
  await renameAs('verificada')
  expect(await screen.findByText(/deja de estar verificada/)).toBeTruthy()
  await userEvent.type(screen.getByDisplayValue('Talleres Ejemplo Mundial'), '{Backspace>8/}')
  expect(screen.queryByText(/deja de estar verificada/)).toBeNull()
})

test('A company that waits reads nothing of the kind', async () => {
  await renameAs('pendiente')
  expect(screen.queryByText(/deja de estar verificada/)).toBeNull()
})
