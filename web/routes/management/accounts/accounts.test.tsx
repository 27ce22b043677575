import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test } from 'vitest'
import { RouterProvider } from 'react-router'
import type { ManagedAccount } from '#web/api/types.ts'
import { saveToken } from '#web/tab-storage/session-store.ts'
import { renderPrivate } from '#web/testing/render-private.tsx'
import { siteRouter } from '#web/testing/site-router.ts'
import { refusal, serverSentence, stubApi } from '#web/testing/stub-api.ts'
import Accounts from './route.tsx'

const list = 'GET /api/operator/accounts'

const person: ManagedAccount = {
  cuenta_id: 12,
  tipo: 'candidato',
  estado: 'activa',
  correo: 'an…@prueba.example',
  empresa: null,
  creada: '2026-11-01T23:30:00.000Z',
  ultimo_uso: '2026-11-20',
}
const company: ManagedAccount = {
  ...person,
  cuenta_id: 13,
  tipo: 'empresa',
  estado: 'cerrada',
  correo: 'hola@taller.example',
  empresa: 'Talleres Ejemplo',
}

const open = (address = '/gestion/cuentas') => {
  const router = siteRouter([{ path: '*', Component: Accounts }], { address })
  renderPrivate(<RouterProvider router={router} />)
  return router
}

beforeEach(() => saveToken('token-1'))

describe('The accounts', () => {
  test('show a person by number and a company by name, each with a link to its page', async () => {
    stubApi({ [list]: { cuentas: [company, person], siguiente: 12 } })
    open()
    const [first, second] = await screen.findAllByRole('article')
    expect(first?.textContent).toBe(
      'Talleres EjemploCuenta 13 · hola@taller.exampleCreada el 02/11/2026 · Usada por última vez el 20/11/2026EmpresaCerrada',
    )
    expect(second?.textContent).toContain('Cuenta 12an…@prueba.example')
    expect(screen.getByRole('link', { name: 'Cuenta 12' }).getAttribute('href')).toBe('/gestion/cuentas/12')
    const older = screen.getByRole('link', { name: 'Cuentas anteriores' })
    expect(older.getAttribute('href')).toBe('/gestion/cuentas?antes_de=12')
  })

  test('are searched by what is typed, with type and state', async () => {
    stubApi({ [list]: { cuentas: [], siguiente: null } })
    const router = open('/gestion/cuentas?antes_de=40')
    await userEvent.type(screen.getByRole('searchbox', { name: 'Buscar' }), ' ana núñez ')
    await userEvent.selectOptions(screen.getByLabelText('Tipo'), 'Candidato')
    await userEvent.selectOptions(screen.getByLabelText('Estado'), 'Sin confirmar')
    await userEvent.keyboard('{Enter}')
    await userEvent.click(screen.getByRole('button', { name: 'Buscar' }))
    expect(router.state.location.search).toBe('?buscar=ana+n%C3%BA%C3%B1ez&tipo=candidato&estado=sin_confirmar')
    expect(await screen.findByText('Ninguna cuenta coincide con lo que buscas')).toBeTruthy()
    await userEvent.click(screen.getByRole('link', { name: 'Quitar los filtros' }))
    expect(router.state.location.search).toBe('')
  })

  test('ignore what an address invents', async () => {
    const { made } = stubApi({ [list]: { cuentas: [person], siguiente: null } })
    open('/gestion/cuentas?tipo=__proto__&estado=constructor&antes_de=x')
    expect(await screen.findByRole('article')).toBeTruthy()
    expect(made).toEqual([{ call: list, body: undefined }])
  })

  test('get a new operator from a form that says why it was refused, and sends once', async () => {
    const create = 'POST /api/operator/create-operator'
    const { made } = stubApi({ [list]: { cuentas: [], siguiente: null }, [create]: refusal(409, 'email_taken') })
    open()
    await userEvent.click(await screen.findByRole('button', { name: 'Añadir operador' }))
    const dialog = within(screen.getByRole('dialog', { name: 'Añadir operador' }))
    const save = dialog.getByRole('button', { name: 'Enviar el enlace' })
    await userEvent.type(dialog.getByLabelText(/^Correo/), 'eva@prueba.example')
    await userEvent.type(dialog.getByLabelText(/^Motivo/), 'Entra en el equipo')
    await userEvent.click(save)
    expect(made.filter(({ call }) => call === create)).toEqual([])
    await userEvent.type(dialog.getByLabelText(/^Tu código/), '123456')
    await userEvent.click(save)
    expect(await screen.findByText(serverSentence)).toBeTruthy()
    const after = stubApi({ [list]: { cuentas: [], siguiente: null }, [create]: { enviado: true } })
    await userEvent.dblClick(save)
    expect(await screen.findByText('Hemos enviado el enlace al nuevo operador')).toBeTruthy()
    const body = { email: 'eva@prueba.example', motivo: 'Entra en el equipo', codigo: '123456' }
    expect(after.made.filter(({ call }) => call === create)).toEqual([{ call: create, body }])
  })

  test('offer to try again when they cannot be read', async () => {
    stubApi({ [list]: refusal(500, 'internal') })
    open()
    expect(await screen.findByText('Vaya... No pudimos obtener las cuentas')).toBeTruthy()
    stubApi({ [list]: { cuentas: [person], siguiente: null } })
    await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }))
    expect(await screen.findByRole('article')).toBeTruthy()
  })
})
