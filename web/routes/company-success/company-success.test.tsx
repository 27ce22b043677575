import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { StrictMode } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { beforeEach, describe, expect, test } from 'vitest'
import { findCompanyFormData, saveCompanyFormData } from '#web/tab-storage/company-form-data.ts'
import { saveToken } from '#web/tab-storage/session-store.ts'
import { renderPrivate } from '#web/testing/render-private.tsx'
import { refusal, stubApi } from '#web/testing/stub-api.ts'
import { CompanySuccess } from './company-success.tsx'
import { clientLoader } from './route.tsx'

const form = { nombre: 'Lumen Digital', acronimo: 'LMD', mst_provincias_id: 28, image: 'data:image/png;base64,AAAA' }
const search = '?session_id=cs_1&company_id=12'

const calls = {
  session: 'GET /api/stripe/checkout-session/cs_1',
  role: 'POST /api/master/set-role',
  create: 'POST /api/companies/create-company-profile',
} as const

const paid = { estado: 'pagado', suscripcion: 'premium' }
const made = { [calls.role]: { message: '' }, [calls.create]: [{ emp_empresas_id: 12 }] }

const processing = 'Procesando creación de tu perfil de empresa...'
const failed = 'Error creando perfil tras pago'

function open() {
  const routes = [
    { path: '/empresa/success', element: <CompanySuccess sessionId="cs_1" /> },
    { path: '/perfil-empresa', element: <p>panel</p> },
  ]
  const router = createMemoryRouter(routes, {
    initialEntries: ['/antes', `/empresa/success${search}`],
    initialIndex: 1,
  })
  renderPrivate(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  )
  return router
}

const dashboardLink = () => screen.getByRole<HTMLAnchorElement>('link', { name: 'Ir al perfil de empresa' })

beforeEach(() => {
  sessionStorage.clear()
  saveToken('token-1')
  saveCompanyFormData(form)
})

describe('after the payment of a new company', () => {
  test('the role is set and the profile created from the stored form, which is then removed', async () => {
    const stub = stubApi({ [calls.session]: paid, ...made })
    const router = open()
    expect(screen.getByRole('heading', { name: processing })).toBeTruthy()
    expect(await screen.findAllByText('Perfil creado con éxito tras el pago')).toHaveLength(1)
    expect(await screen.findByText('panel')).toBeTruthy()
    expect(router.state.location).toMatchObject({ pathname: '/perfil-empresa', search: '' })
    expect(router.state.historyAction).toBe('REPLACE')
    expect(stub.made.map(({ call }) => call)).toEqual([calls.session, calls.role, calls.create])
    expect(stub.bodyOf(calls.role)).toEqual({ roleId: 2 })
    expect(stub.bodyOf(calls.create)).toEqual(form)
    expect(findCompanyFormData()).toBeNull()
  })

  test('a form stored without its picture does not delete the picture of the company', async () => {
    const { image: _, ...fields } = form
    saveCompanyFormData({ ...fields, image: undefined })
    const { bodyOf } = stubApi({ [calls.session]: paid, ...made })
    open()
    await screen.findByText('panel')
    expect(bodyOf(calls.create)).toEqual(fields)
  })

  test('without a stored form the existing company opens its dashboard', async () => {
    sessionStorage.removeItem('companyFormData')
    const stub = stubApi({ [calls.session]: paid })
    open()
    expect(await screen.findByText('panel')).toBeTruthy()
    expect(screen.getByText('Pago exitoso! Tu suscripción ha sido actualizada a Premium.')).toBeTruthy()
    expect(stub.made).toHaveLength(1)
  })

  test.each([
    ['the session cannot be read', { [calls.session]: refusal(503, 'payments_unavailable') }],
    ['no answer comes', {}],
    ['the role is not set', { [calls.session]: paid, [calls.role]: refusal(500, 'internal') }],
    ['the profile is not made', { [calls.session]: paid, ...made, [calls.create]: refusal(500, 'internal') }],
  ])('where %s it says so, keeps the form, and does it all on another try', async (_, answers) => {
    stubApi(answers)
    open()
    expect(await screen.findByRole('heading', { name: failed })).toBeTruthy()
    // The notice comes a moment later.
    await waitFor(() => expect(screen.getAllByText(failed)).toHaveLength(2))
    expect(findCompanyFormData()).toEqual(form)
    expect(dashboardLink().getAttribute('href')).toBe(`/perfil-empresa${search}`)
    stubApi({ [calls.session]: paid, ...made })
    await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }))
    expect(await screen.findByText('panel')).toBeTruthy()
    expect(findCompanyFormData()).toBeNull()
  })

  test.each([
    ['pending', { estado: 'pendiente', suscripcion: 'gratis' }, 'Tu banco está confirmando el pago', search],
    ['not made', { estado: 'no_pagado', suscripcion: 'gratis' }, 'El pago no se ha completado', ''],
    ['of nobody, or of another company,', refusal(404, 'not_found'), 'No encontramos este pago', ''],
  ])('a payment that is %s grants and makes nothing, and leads to the dashboard', async (_, answer, title, along) => {
    const stub = stubApi({ [calls.session]: answer, ...made })
    open()
    expect(await screen.findByRole('heading', { name: title })).toBeTruthy()
    expect(stub.made).toHaveLength(1)
    expect(dashboardLink().getAttribute('href')).toBe(`/perfil-empresa${along}`)
    expect(screen.queryByText(/éxito/)).toBeNull()
  })

  test('«Reintentar» moves the focus to the heading', async () => {
    stubApi({})
    open()
    await screen.findByRole('heading', { name: failed })
    await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }))
    await waitFor(() => expect(document.activeElement?.tagName).toBe('H1'))
  })
})

test('a visit without a payment goes to the dashboard', () => {
  const request = new Request('http://localhost/empresa/success?session_id=')
  const arrive = () => clientLoader({ request } as Parameters<typeof clientLoader>[0])
  expect(arrive).toThrow(expect.objectContaining({ status: 302 }))
})
