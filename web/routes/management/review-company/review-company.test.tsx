import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { RouterProvider } from 'react-router'
import { beforeEach, describe, expect, test } from 'vitest'
import { legalDataExample } from '#contract/company/verification.ts'
import type { ManagedCompany } from '#web/api/types.ts'
import { saveToken } from '#web/tab-storage/session-store.ts'
import { renderPrivate } from '#web/testing/render-private.tsx'
import { siteRouter } from '#web/testing/site-router.ts'
import { refusal, serverSentence, stubApi } from '#web/testing/stub-api.ts'
import ReviewCompanies from '../review-companies/route.tsx'
import ReviewCompany from './route.tsx'

const calls = {
  list: 'GET /api/operator/companies',
  read: 'GET /api/operator/company/12',
  check: 'POST /api/operator/check-company/12',
  decide: 'PUT /api/operator/verify-company/12',
} as const

const queued = {
  emp_empresas_id: 12,
  nombre: 'Talleres Ejemplo',
  razon_social: 'Talleres Ejemplo, S. L.',
  estado_verificacion: 'pendiente',
  espera_desde: '2026-11-20T10:00:00.000Z',
} as const

const company: ManagedCompany = {
  ...queued,
  cuenta_id: 4,
  correo_cuenta: 'empresa@prueba.example',
  fecha_alta: '2026-11-01',
  suscripcion: 'gratis',
  ciudad: 'Madrid',
  datos: legalDataExample,
  correo: 'confirmado',
  comprobaciones: [{ comprobacion: 'correo_corporativo', fecha: '2026-11-20T11:00:00.000Z', operador: null }],
  ofertas: 3,
  ofertas_activas: 2,
  ultimas_ofertas: [{ emp_ofertas_id: 7, nombre: 'Dependiente/a' }],
  mismo_nif: [],
  historial: [{ paso_id: 1, paso: 'pedida', fecha: '2026-11-20T10:00:00.000Z', operador: null, motivo: '' }],
  pagina: null,
  version: 2,
}
const withRegister: ManagedCompany = {
  ...company,
  comprobaciones: [
    ...company.comprobaciones,
    { comprobacion: 'registro', fecha: '2026-11-20T12:00:00.000Z', operador: 'ana@gestion.example' },
  ],
}
const checked: ManagedCompany = {
  ...withRegister,
  comprobaciones: [
    ...withRegister.comprobaciones,
    { comprobacion: 'web', fecha: '2026-11-20T12:05:00.000Z', operador: 'ana@gestion.example' },
  ],
}

const show = () => {
  const page = <ReviewCompany {...({ loaderData: 12 } as Parameters<typeof ReviewCompany>[0])} />
  return renderPrivate(<RouterProvider router={siteRouter([{ path: '*', element: page }])} />)
}
const button = (name: string | RegExp) => screen.getByRole('button', { name })
const dialog = () => within(screen.getByRole('dialog'))

beforeEach(() => saveToken('token-1'))

describe('The queue of companies', () => {
  const open = () =>
    renderPrivate(<RouterProvider router={siteRouter([{ path: '*', element: <ReviewCompanies /> }])} />)

  test('shows who waits, with a link to its page', async () => {
    stubApi({ [calls.list]: { empresas: [queued], siguiente: 12, esperan: 40 } })
    open()
    expect(await screen.findByText('Esperan 40 empresas')).toBeTruthy()
    const link = screen.getByRole('link', { name: 'Talleres Ejemplo' })
    expect(link.getAttribute('href')).toBe('/gestion/revision/empresas/12')
    expect(screen.getByRole('link', { name: 'Siguientes' }).getAttribute('href')).toContain('despues_de=12')
  })

  test('that is empty says so, and one that fails can be tried again', async () => {
    stubApi({ [calls.list]: refusal(500, 'internal') })
    open()
    await screen.findByText('Vaya... No pudimos obtener las empresas')
    stubApi({ [calls.list]: { empresas: [], siguiente: null, esperan: 0 } })
    await userEvent.click(button('Reintentar'))
    expect(await screen.findByText('No hay empresas por revisar')).toBeTruthy()
  })
})

describe('The page of a company', () => {
  test('names the others that gave the same NIF, with a link to each', async () => {
    const other = { emp_empresas_id: 15, nombre: 'Talleres Falsos' }
    stubApi({ [calls.read]: { ...company, mismo_nif: [other] } })
    show()
    expect(await screen.findByText('Han dado el mismo NIF')).toBeTruthy()
    const link = screen.getByRole('link', { name: other.nombre })
    expect(link.getAttribute('href')).toBe('/gestion/revision/empresas/15')
  })

  test('verifies nothing before the register is checked, and marks it with the version that is shown', async () => {
    const { bodyOf } = stubApi({ [calls.read]: company, [calls.check]: { hecha: true } })
    show()
    expect((await screen.findByText('Verificar')).closest('button')?.disabled).toBe(true)
    await userEvent.click(button(/^Marcar como comprobado: La razón social/))
    expect(bodyOf(calls.check)).toEqual({ comprobacion: 'registro', hecha: true, version: 2 })
    expect(screen.queryByRole('button', { name: /comprobado: El correo/ })).toBeNull()
  })

  test('verifies nothing by register and e-mail alone, and says that the e-mail is of another domain', async () => {
    const datos = { ...legalDataExample, contacto_correo: 'ana@otra.example' }
    stubApi({ [calls.read]: { ...withRegister, datos } })
    show()
    expect((await screen.findByText('Verificar')).closest('button')?.disabled).toBe(true)
    expect(screen.getByText('El dominio no es el de la web.')).toBeTruthy()
  })

  test('verifies with the version that is shown, once', async () => {
    const { made, bodyOf } = stubApi({ [calls.read]: checked, [calls.decide]: { estado_verificacion: 'verificada' } })
    show()
    await userEvent.click(await screen.findByRole('button', { name: 'Verificar' }))
    await userEvent.dblClick(dialog().getByRole('button', { name: 'Verificar' }))
    expect(await screen.findByText('Empresa verificada')).toBeTruthy()
    expect(bodyOf(calls.decide)).toEqual({ estado_verificacion: 'verificada', motivo: null, texto: '', version: 2 })
    expect(made.filter(({ call }) => call === calls.decide)).toHaveLength(1)
  })

  test('suspends for a reason alone, and says how many offers disappear', async () => {
    const { made, bodyOf } = stubApi({ [calls.read]: company, [calls.decide]: { estado_verificacion: 'suspendida' } })
    show()
    await userEvent.click(await screen.findByRole('button', { name: 'Suspender' }))
    expect(dialog().getByText(/Desaparecerán 2 ofertas publicadas/)).toBeTruthy()
    await userEvent.click(dialog().getByRole('button', { name: 'Suspender' }))
    expect(dialog().getAllByText('Elige un motivo').length).toBeGreaterThan(0)
    await userEvent.selectOptions(dialog().getByLabelText(/^Motivo/), 'otro')
    await userEvent.click(dialog().getByRole('button', { name: 'Suspender' }))
    expect(dialog().getAllByText('Explica el motivo').length).toBeGreaterThan(0)
    expect(made.map(({ call }) => call)).not.toContain(calls.decide)
    await userEvent.type(dialog().getByLabelText(/^Explicación/), 'Pide dinero.')
    await userEvent.click(dialog().getByRole('button', { name: 'Suspender' }))
    expect(bodyOf(calls.decide)).toMatchObject({ motivo: 'otro', texto: 'Pide dinero.' })
  })

  test('approves what the company writes on its page, or removes it for a reason', async () => {
    const pagina = { slug: 'x-12', texto: 'Hacemos pan.', web: null, estado_pagina: 'retenida' as const, motivo: null }
    const { bodyOf } = stubApi({
      [calls.read]: { ...company, pagina },
      [calls.decide]: { estado_verificacion: 'pendiente' },
    })
    show()
    expect(await screen.findByText('Hacemos pan.')).toBeTruthy()
    await userEvent.click(button('Retirar el texto'))
    await userEvent.click(dialog().getByRole('button', { name: 'Retirar el texto' }))
    expect(dialog().getAllByText('Explica el motivo').length).toBeGreaterThan(0)
    await userEvent.type(dialog().getByLabelText(/^Motivo/), 'Es otra empresa.')
    await userEvent.click(dialog().getByRole('button', { name: 'Retirar el texto' }))
    const decided = { estado_verificacion: 'pagina_retirada', motivo: null, texto: 'Es otra empresa.', version: 2 }
    expect(bodyOf(calls.decide)).toEqual(decided)
  })

  test('says that another operator was faster', async () => {
    stubApi({ [calls.read]: checked, [calls.decide]: refusal(409, 'company_changed') })
    show()
    await userEvent.click(await screen.findByRole('button', { name: 'Verificar' }))
    await userEvent.click(dialog().getByRole('button', { name: 'Verificar' }))
    expect(await screen.findByText(serverSentence)).toBeTruthy()
  })

  test('that is suspended can only be readmitted', async () => {
    stubApi({ [calls.read]: { ...company, estado_verificacion: 'suspendida' } })
    show()
    expect(await screen.findByRole('button', { name: 'Readmitir' })).toBeTruthy()
    for (const name of ['Verificar', 'Rechazar', 'Suspender']) expect(screen.queryByRole('button', { name })).toBeNull()
  })

  test('that never asked says so', async () => {
    stubApi({ [calls.read]: { ...company, datos: null, razon_social: null, comprobaciones: [], historial: [] } })
    show()
    expect(await screen.findByText('Esta empresa no ha pedido la verificación.')).toBeTruthy()
  })

  test('that does not exist says so', async () => {
    stubApi({ [calls.read]: refusal(404, 'company_not_found') })
    show()
    expect(await screen.findByText('Esta empresa no existe, o ya se ha borrado')).toBeTruthy()
  })

  test('that fails to load can be tried again', async () => {
    stubApi({ [calls.read]: refusal(500, 'internal') })
    show()
    await screen.findByText('Vaya... No pudimos obtener la empresa')
    stubApi({ [calls.read]: company })
    await userEvent.click(button('Reintentar'))
    expect(await screen.findByText('B12345674')).toBeTruthy()
  })
})
