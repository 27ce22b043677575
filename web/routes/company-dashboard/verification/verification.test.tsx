import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { beforeEach, describe, expect, test } from 'vitest'
import { legalDataExample } from '#contract/company/verification.ts'
import type { Verification } from '#web/api/types.ts'
import { saveToken } from '#web/tab-storage/session-store.ts'
import { renderPrivate } from '#web/testing/render-private.tsx'
import { refusal, serverSentence, stubApi } from '#web/testing/stub-api.ts'
import { unverified as none } from '#web/testing/unverified.ts'
import { VerificationCard, VerifiedDetails } from './verification-card.tsx'

const calls = {
  read: 'GET /api/companies/verification',
  request: 'POST /api/companies/request-verification',
  resend: 'POST /api/companies/resend-company-email',
} as const

const verified: Verification = {
  ...none,
  estado_verificacion: 'verificada',
  desde: '2026-11-20T10:00:00.000Z',
  datos: legalDataExample,
  correo: 'confirmado',
  comprobaciones: [
    { comprobacion: 'registro', fecha: '2026-11-19' },
    { comprobacion: 'telefono', fecha: '2026-11-20' },
  ],
  version: 3,
}

const show = () => {
  const page = (
    <>
      <VerifiedDetails />
      <VerificationCard />
    </>
  )
  return renderPrivate(<RouterProvider router={createMemoryRouter([{ path: '*', element: page }])} />)
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const dialog = () => within(screen.getByRole('dialog'))
const saved = { message: 'Hecho', estado_verificacion: 'pendiente' }

beforeEach(() => {
  sessionStorage.clear()
  saveToken('token-1')
})

describe('The verification of the company', () => {
  test('is a card before, and afterwards one word that opens the details', async () => {
    stubApi({ [calls.read]: none })
    const { unmount } = show()
    expect(await screen.findByRole('heading', { name: 'Verifica tu empresa' })).toBeTruthy()
    unmount()
    stubApi({ [calls.read]: verified })
    show()
    expect((await screen.findByText('Empresa verificada')).closest('summary')).toBeTruthy()
    expect(screen.getByRole('group')).toHaveProperty('open', false)
    expect(screen.queryByRole('heading', { level: 2 })).toBeNull()
  })

  test.each<[string, Partial<Verification>, string, string | null]>([
    ['that did not ask', {}, 'Sin verificar', 'Verificar empresa'],
    ['that waits', { ...verified, estado_verificacion: 'pendiente' }, 'Pendiente', 'Ver o corregir los datos'],
    ['that is verified', verified, 'Empresa verificada', 'Ver o cambiar los datos'],
    ['that was rejected', { ...verified, estado_verificacion: 'rechazada' }, 'No verificada', 'Corregir los datos'],
    ['that is suspended', { ...verified, estado_verificacion: 'suspendida' }, 'Suspendida', null],
  ])('%s has its state and what can be done', async (_, changes, badge, action) => {
    stubApi({ [calls.read]: { ...none, ...changes, motivo: 'El motivo.' } })
    show()
    expect(await screen.findByText(badge)).toBeTruthy()
    expect(screen.queryAllByRole('button').map(({ textContent }) => textContent)).toEqual(action ? [action] : [])
    const isAgainst = ['Sin verificar', 'No verificada', 'Empresa verificada', 'Suspendida'].includes(badge)
    expect(screen.queryByText('El motivo.') !== null).toBe(isAgainst)
  })

  test('that cannot be read offers to try again', async () => {
    stubApi({ [calls.read]: refusal(500, 'internal') })
    show()
    expect(await screen.findByText('No pudimos obtener el estado de tu verificación')).toBeTruthy()
    stubApi({ [calls.read]: none })
    await press('Reintentar')
    expect(await screen.findByText('Sin verificar')).toBeTruthy()
  })

  test('sends one more link for an unconfirmed e-mail', async () => {
    const { promise, resolve } = Promise.withResolvers<object>()
    const { made } = stubApi({
      [calls.read]: { ...verified, estado_verificacion: 'pendiente', correo: 'pendiente' },
      [calls.resend]: () => promise,
    })
    show()
    await screen.findByText(/ana@talleres\.example/)
    await userEvent.dblClick(screen.getByRole('button', { name: 'Volver a enviar' }))
    resolve({ message: 'Enlace enviado' })
    expect(await screen.findByText('Enlace enviado')).toBeTruthy()
    expect(made.filter(({ call }) => call === calls.resend)).toHaveLength(1)
  })
})

describe('An e-mail of another domain than the web', () => {
  const foreign = { ...legalDataExample, contacto_correo: 'ana@otra.example' }

  test.each(['pendiente', 'confirmado'] as const)('says so while it is %s', async (correo) => {
    stubApi({ [calls.read]: { ...verified, estado_verificacion: 'pendiente', correo, datos: foreign } })
    show()
    expect(await screen.findByText(/El dominio no es el de la web/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Volver a enviar' }) !== null).toBe(correo === 'pendiente')
  })

  test('says nothing where it is of the web, or there is none', async () => {
    const { web: _, ...rest } = foreign
    stubApi({ [calls.read]: { ...verified, datos: { ...rest, web: null } } })
    show()
    await screen.findByText('Empresa verificada')
    expect(screen.queryByText(/El dominio no es el de la web/)).toBeNull()
  })
})

describe('The form of the company', () => {
  test('names every field that is missing, and sends nothing', async () => {
    const { made } = stubApi({ [calls.read]: none })
    show()
    await userEvent.click(await screen.findByRole('button', { name: 'Verificar empresa' }))
    await userEvent.click(dialog().getByRole('button', { name: 'Guardar' }))
    expect(dialog().getAllByText('Escribe el NIF de la empresa').length).toBeGreaterThan(0)
    expect(dialog().getAllByText('Escribe el correo').length).toBeGreaterThan(0)
    expect(made.map(({ call }) => call)).toEqual([calls.read])
  })

  test('warns before saving that another legal name ends the verification; other changes give no warning', async () => {
    const { bodyOf } = stubApi({ [calls.read]: verified, [calls.request]: saved })
    show()
    await userEvent.click(await screen.findByRole('button', { name: 'Ver o cambiar los datos' }))
    const note = /deja de estar verificada/
    await userEvent.type(dialog().getByLabelText(/Cargo/), ' general')
    expect(dialog().queryByText(note)).toBeNull()
    await userEvent.type(dialog().getByLabelText(/Razón social/), ' U.')
    expect(dialog().getByText(note)).toBeTruthy()
    await userEvent.click(dialog().getByRole('button', { name: 'Guardar' }))
    expect(await screen.findByText('Hemos recibido los datos de tu empresa')).toBeTruthy()
    expect(bodyOf(calls.request)).toEqual({
      ...legalDataExample,
      razon_social: 'Talleres Ejemplo, S. L. U.',
      contacto_cargo: 'Responsable de personal general',
      version: 3,
    })
  })

  test('says before saving that another telephone leaves too few checks, until it is the old one again', async () => {
    stubApi({ [calls.read]: verified })
    show()
    await userEvent.click(await screen.findByRole('button', { name: 'Ver o cambiar los datos' }))
    const note = () => dialog().queryByText(/lo que comprobamos ya no basta/)
    await userEvent.type(dialog().getByLabelText(/Web/), 'empleo')
    await userEvent.type(dialog().getByLabelText(/Correo/), '.example')
    expect(note()).toBeNull()
    await userEvent.type(dialog().getByLabelText(/Teléfono/), '2')
    expect(note()).toBeTruthy()
    await userEvent.type(dialog().getByLabelText(/Teléfono/), '{Backspace} ')
    expect(note()).toBeNull()
  })

  test('marks the NIF that another account has', async () => {
    stubApi({ [calls.read]: verified, [calls.request]: refusal(409, 'tax_number_taken') })
    show()
    await userEvent.click(await screen.findByRole('button', { name: 'Ver o cambiar los datos' }))
    await userEvent.click(dialog().getByRole('button', { name: 'Guardar' }))
    expect((await dialog().findAllByText(/Este NIF ya está en otra cuenta/)).length).toBeGreaterThan(0)
    expect(dialog().getByLabelText(/NIF/).getAttribute('aria-invalid')).toBe('true')
  })

  test('reports changes of another tab, and keeps the typed values', async () => {
    stubApi({ [calls.read]: verified, [calls.request]: refusal(409, 'verification_changed') })
    show()
    await userEvent.click(await screen.findByRole('button', { name: 'Ver o cambiar los datos' }))
    await userEvent.type(dialog().getByLabelText(/Cargo/), ' nueva')
    await userEvent.click(dialog().getByRole('button', { name: 'Guardar' }))
    expect(await screen.findByText(serverSentence)).toBeTruthy()
    expect(dialog().getByDisplayValue('Responsable de personal nueva')).toBeTruthy()
  })
})
