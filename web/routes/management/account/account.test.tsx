import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test } from 'vitest'
import { RouterProvider } from 'react-router'
import type { ManagedAccountDetails, OpenedPerson } from '#web/api/types.ts'
import { saveToken } from '#web/tab-storage/session-store.ts'
import { renderPrivate } from '#web/testing/render-private.tsx'
import { siteRouter } from '#web/testing/site-router.ts'
import { refusal, serverSentence, stubApi } from '#web/testing/stub-api.ts'
import Account from './route.tsx'

const calls = {
  account: 'GET /api/operator/account/12',
  open: 'POST /api/operator/open-person/12',
  end: 'DELETE /api/operator/account-sessions/12',
  disable: 'PUT /api/operator/disable-account/12',
} as const

const person: ManagedAccountDetails = {
  cuenta_id: 12,
  tipo: 'candidato',
  estado: 'activa',
  correo: 'an…@prueba.example',
  empresa: null,
  creada: '2026-11-01T10:00:00.000Z',
  ultimo_uso: '2026-11-20',
  confirmada: true,
  sesiones: 2,
  se_borra: null,
  desactivada_desde: null,
  dispositivo: null,
  perfil: null,
}
const opened: OpenedPerson = {
  correo: 'ana@prueba.example',
  nombre: 'Ana Núñez',
  telefono: '600 000 001',
  cvs: [{ can_cv_id: 1, nombre: 'CV de taller', fecha: '2026-11-03' }],
  correos: [
    { asunto: 'Confirma tu correo', fecha: '2026-11-20T09:00:00Z', rechazo: '550 buzón lleno' },
    { asunto: 'Tu contraseña ha cambiado', fecha: '2026-11-19T09:00:00Z', rechazo: null },
  ],
}

const show = () => {
  const page = <Account {...({ loaderData: 12 } as Parameters<typeof Account>[0])} />
  return renderPrivate(<RouterProvider router={siteRouter([{ path: '*', element: page }])} />)
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

beforeEach(() => saveToken('token-1'))

describe('The page of an account', () => {
  test('shows a person without name, telephone and whole e-mail until a reason is given', async () => {
    const { made, bodyOf } = stubApi({ [calls.account]: person, [calls.open]: opened })
    show()
    expect(await screen.findByText('an…@prueba.example')).toBeTruthy()
    await press('Ver los datos')
    await userEvent.type(screen.getByLabelText(/^Motivo/), '  corto   ')
    await press('Ver los datos')
    expect(made.map(({ call }) => call)).toEqual([calls.account])
    await userEvent.type(screen.getByLabelText(/^Motivo/), 'pero ya no')
    await press('Ver los datos')
    expect(await screen.findByText('Ana Núñez')).toBeTruthy()
    expect(bodyOf(calls.open)).toEqual({ motivo: 'corto   pero ya no' })
    expect(screen.getByText('CV de taller, del 3/11/2026')).toBeTruthy()
    expect(screen.getByText('600 000 001')).toBeTruthy()
    expect(screen.getByText(/^20.*10:00: Confirma tu correo$/)).toBeTruthy()
    expect(screen.getByText('Rechazado: 550 buzón lleno')).toBeTruthy()
    expect(screen.getByText(/^19.*: Tu contraseña ha cambiado$/)).toBeTruthy()

    cleanup()
    show()
    expect(await screen.findByRole('button', { name: 'Ver los datos' })).toBeTruthy()
    expect(screen.queryByText('Ana Núñez')).toBeNull()
  })

  test('says why the data of a person stay closed', async () => {
    stubApi({ [calls.account]: person, [calls.open]: refusal(429, 'too_many_tries') })
    show()
    await userEvent.type(await screen.findByLabelText(/^Motivo/), 'Llama y pide ayuda')
    await press('Ver los datos')
    expect(await screen.findByText(serverSentence)).toBeTruthy()
  })

  test('ends the sessions after a question, once', async () => {
    const { made } = stubApi({ [calls.account]: person, [calls.end]: { cerradas: 2 } })
    show()
    expect(await screen.findByText('Hay 2 sesiones abiertas.')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Reenviar la confirmación' })).toBeNull()
    await press('Cerrar sus sesiones')
    expect(made).toHaveLength(1)
    await userEvent.dblClick(screen.getByRole('button', { name: 'SI' }))
    expect(await screen.findByText('Hemos cerrado 2 sesiones')).toBeTruthy()
    expect(made.filter(({ call }) => call === calls.end)).toHaveLength(1)
  })

  test('disables the account for a reason that its owner will read, and enables it again', async () => {
    const { made } = stubApi({ [calls.account]: person, [calls.disable]: { desactivada: true } })
    show()
    await userEvent.click(await screen.findByRole('button', { name: 'Desactivar la cuenta' }))
    const dialog = within(screen.getByRole('dialog', { name: '¿Desactivar esta cuenta?' }))
    await userEvent.type(dialog.getByLabelText(/^Motivo/), 'Corto')
    await userEvent.click(dialog.getByRole('button', { name: 'Desactivar la cuenta' }))
    expect(made.map(({ call }) => call)).toEqual([calls.account])
    await userEvent.type(dialog.getByLabelText(/^Motivo/), ', pero ya no')
    const disabled = { ...person, estado: 'desactivada', desactivada_desde: '2026-11-21T10:00:00.000Z' }
    const after = stubApi({ [calls.account]: disabled, [calls.disable]: { desactivada: true } })
    await userEvent.dblClick(dialog.getByRole('button', { name: 'Desactivar la cuenta' }))
    expect(await screen.findByText('Hemos desactivado la cuenta')).toBeTruthy()
    expect(after.bodyOf(calls.disable)).toEqual({ desactivada: true, motivo: 'Corto, pero ya no' })
    expect(after.made.filter(({ call }) => call === calls.disable)).toHaveLength(1)
    expect(await screen.findByText(/^Desactivada desde el 21\/11\/2026/)).toBeTruthy()

    await press('Reactivar la cuenta')
    const enabling = within(screen.getByRole('dialog', { name: '¿Reactivar esta cuenta?' }))
    await userEvent.type(enabling.getByLabelText(/^Motivo/), 'Lo ha aclarado')
    await userEvent.click(enabling.getByRole('button', { name: 'Reactivar la cuenta' }))
    expect(after.bodyOf(calls.disable)).toEqual({ desactivada: false, motivo: 'Lo ha aclarado' })
  })

  test('has a link sent to its owner, for a reason that stays in the register', async () => {
    const send = 'POST /api/operator/send-link/12'
    const { bodyOf } = stubApi({ [calls.account]: { ...person, confirmada: false }, [send]: { enviado: true } })
    show()
    for (const name of ['Enviar enlace de contraseña', 'Reenviar la confirmación']) {
      await userEvent.click(await screen.findByRole('button', { name }))
      const dialog = within(await screen.findByRole('dialog'))
      await userEvent.type(dialog.getByLabelText(/^Motivo/), 'No le llega el correo')
      await userEvent.click(dialog.getByRole('button', { name }))
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    }
    expect(bodyOf(send)).toEqual({ enlace: 'confirmacion', motivo: 'No le llega el correo' })
    expect(screen.getAllByText('Hemos enviado el enlace').length).toBeGreaterThan(0)
  })

  test('of an operator leaves the access to the shell', async () => {
    stubApi({ [calls.account]: { ...person, tipo: 'operador' } })
    show()
    expect(await screen.findByText('Datos de la cuenta')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Desactivar la cuenta' })).toBeNull()
  })

  test('of a company shows name, plan and offers, and nothing to open', async () => {
    const perfil = {
      emp_empresas_id: 3,
      nombre: 'Talleres Ejemplo',
      plan: 'premium',
      ofertas: 5,
      ofertas_activas: 1,
      verificacion: 'sin_pedir',
    }
    stubApi({ [calls.account]: { ...person, tipo: 'empresa', sesiones: 0, perfil } })
    show()
    expect(await screen.findByText('Talleres Ejemplo')).toBeTruthy()
    expect(screen.getByText('5 (1 activa)')).toBeTruthy()
    expect(screen.getByText('Premium')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Ver los datos' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Cerrar sus sesiones' })).toBeNull()
    expect(screen.getByText('Sin pedir')).toBeTruthy()
    const review = screen.getByRole('link', { name: 'Abrir en Revisión' })
    expect(review.getAttribute('href')).toBe('/gestion/revision/empresas/3')
  })

  test('that does not exist says so', async () => {
    stubApi({ [calls.account]: refusal(404, 'account_not_found') })
    show()
    expect(await screen.findByText('Esta cuenta no existe, o ya se ha borrado')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Reintentar' })).toBeNull()
  })

  test('offers to try again when it cannot be read', async () => {
    stubApi({ [calls.account]: refusal(500, 'internal') })
    show()
    await screen.findByText('Vaya... No pudimos obtener la cuenta')
    stubApi({ [calls.account]: person })
    await press('Reintentar')
    expect(await screen.findByText('an…@prueba.example')).toBeTruthy()
  })
})
