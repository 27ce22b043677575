import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { RouterProvider } from 'react-router'
import type { Act } from '#web/api/types.ts'
import { saveToken } from '#web/tab-storage/session-store.ts'
import { renderPrivate } from '#web/testing/render-private.tsx'
import { siteRouter } from '#web/testing/site-router.ts'
import { refusal, stubApi } from '#web/testing/stub-api.ts'
import Register from './route.tsx'

const list = 'GET /api/operator/audit-log'

const act: Act = {
  acto_id: 7,
  fecha: '2026-11-22T10:05:00.000Z',
  operador: 'guardia@prueba.example',
  accion: 'ver_datos',
  cuenta_id: 12,
  correo: 'an…@prueba.example',
  motivo: 'Llama y pide ayuda',
  antes: '',
  despues: 'sesiones cerradas: 2',
}

const open = (address = '/gestion/registro') => {
  const router = siteRouter([{ path: '*', Component: Register }], { address })
  renderPrivate(<RouterProvider router={router} />)
  return router
}

beforeEach(() => saveToken('token-1'))

describe('The register', () => {
  test('says of each act what, by whom, to whom, when, why and what changed', async () => {
    stubApi({ [list]: { actos: [act, { ...act, acto_id: 6, operador: 'consola', correo: null }], siguiente: null } })
    open()
    const [first, second] = await screen.findAllByRole('article')
    expect(first?.textContent).toBe(
      'Datos personales abiertos22/11/2026, 11:05Por guardia@prueba.exampleCuenta 12: an…@prueba.exampleMotivo: Llama y pide ayudaDespués: sesiones cerradas: 2',
    )
    expect(second?.textContent).toContain('Desde la consola del servidorCuenta 12, que ya no existe')
  })

  test('filters by what is typed, at the newest acts, and says when nothing matches', async () => {
    const { made } = stubApi({ [list]: { actos: [], siguiente: null } })
    const router = open('/gestion/registro?antes_de=40')
    await screen.findByText('Ningún acto coincide con lo que buscas')
    await userEvent.type(screen.getByLabelText('Operador (correo)'), ' guardia ')
    await userEvent.selectOptions(screen.getByLabelText('Acción'), 'Sesiones cerradas')
    await userEvent.type(screen.getByLabelText('Número de cuenta'), '12')
    await userEvent.click(screen.getByRole('button', { name: 'Filtrar' }))
    expect(router.state.location.search).toBe('?operador=guardia&accion=cerrar_sesiones&cuenta=12')
    expect(made.every(({ call }) => call === list)).toBe(true)
    await userEvent.click(screen.getByRole('link', { name: 'Quitar los filtros' }))
    expect(router.state.location.search).toBe('')
  })

  test('keeps its filters folded on phones until they are asked for, or in use', async () => {
    stubApi({ [list]: { actos: [act], siguiente: 7 } })
    open()
    const fold = screen.getByRole('button', { name: 'Mostrar los filtros' })
    expect(fold.getAttribute('aria-expanded')).toBe('false')
    await userEvent.click(fold)
    expect(fold.getAttribute('aria-expanded')).toBe('true')
    const older = await screen.findByRole('link', { name: 'Actos anteriores' })
    expect(older.getAttribute('href')).toBe('/gestion/registro?antes_de=7')
  })

  test('shows its filters at once where they are in use', () => {
    stubApi({ [list]: { actos: [], siguiente: null } })
    open('/gestion/registro?cuenta=12')
    expect(screen.getByRole('button', { name: 'Ocultar los filtros' })).toBeTruthy()
  })

  test('is empty at first, without a way to clear filters', async () => {
    stubApi({ [list]: { actos: [], siguiente: null } })
    open()
    expect(await screen.findByText('Aún no hay nada en el registro')).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'Quitar los filtros' })).toBeNull()
  })

  test('offers to try again when it cannot be read', async () => {
    stubApi({ [list]: refusal(500, 'internal') })
    open()
    expect(await screen.findByText('Vaya... No pudimos obtener el registro')).toBeTruthy()
    stubApi({ [list]: { actos: [act], siguiente: null } })
    await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }))
    expect(await screen.findByRole('article')).toBeTruthy()
  })

  test.each([
    { completo: false, warnings: 1 },
    { completo: true, warnings: 0 },
  ])('warns if the downloaded table lacks older acts: %o', async ({ completo, warnings }) => {
    stubApi({ [list]: { actos: [act], siguiente: null }, 'GET /api/operator/audit-log-csv': { csv: 'x', completo } })
    const saved = vi.fn(() => 'blob:1')
    URL.createObjectURL = saved
    open()
    await userEvent.click(screen.getByRole('button', { name: 'Descargar CSV' }))
    await vi.waitFor(() => expect(saved).toHaveBeenCalled())
    expect(screen.queryAllByText(/solo tiene los 10\.000 actos más recientes/)).toHaveLength(warnings)
  })

  test('says when the table cannot be downloaded', async () => {
    stubApi({ [list]: { actos: [act], siguiente: null } })
    open()
    await userEvent.click(screen.getByRole('button', { name: 'Descargar CSV' }))
    expect(await screen.findByText('No pudimos descargar el registro. Inténtalo de nuevo')).toBeTruthy()
  })
})
