import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, Outlet, RouterProvider, type LoaderFunction } from 'react-router'
import { beforeEach, describe, expect, test } from 'vitest'
import { forgetRole } from '#web/session/role.ts'
import { saveToken } from '#web/tab-storage/session-store.ts'
import { findRememberedOffer, forgetOffer, rememberOffer } from '#web/tab-storage/remembered-offer.ts'
import { refusal, stubApi } from '#web/testing/stub-api.ts'
import { NoticeProvider } from '#web/ui/feedback/notice.tsx'
import { ApplyButton } from './apply-button.tsx'
import { ApplyProvider } from './apply-provider.tsx'

const offerPage = (
  <ApplyProvider>
    <ApplyButton offerId={7} offerName="Camarero/a" label="APLICAR" />
  </ApplyProvider>
)

function open(path = '/oferta', loader?: LoaderFunction) {
  const frame = (
    <NoticeProvider>
      <Outlet />
    </NoticeProvider>
  )
  const children = [
    { path: '/', element: <p>ofertas</p> },
    { path: '/oferta', element: offerPage, ...(loader && { loader }) },
    { path: '/seleccion-rol', element: null },
    { path: '/mi-perfil', element: null },
  ]
  const router = createMemoryRouter([{ element: frame, children }], { initialEntries: ['/', path] })
  render(<RouterProvider router={router} />)
  return router
}

/** Presses «Aplicar» in the dialog. The server answers when `answer` is called. */
async function startToApply() {
  const sent = Promise.withResolvers<object>()
  const { bodyOf } = stubApi({
    'GET /api/master/get-role': [{ tipo: 1 }],
    'GET /api/users/user-candidatures': [],
    'GET /api/users/get-cvs-info': [{ can_cv_id: 3, nombre: 'Mi CV', fecha: '2026-11-21' }],
    'POST /api/users/register-into-offer': () => sent.promise,
  })
  const router = open()
  await userEvent.click(await screen.findByRole('button', { name: /APLICAR/ }))
  await userEvent.click(await screen.findByRole('button', { name: 'Aplicar' }))
  const answer = async () => {
    sent.resolve({ message: 'Has aplicado' })
    await screen.findByText('Has aplicado')
  }
  const sentBody = () => bodyOf('POST /api/users/register-into-offer')
  return { router, answer, sentBody }
}

beforeEach(() => {
  forgetOffer()
  forgetRole()
  saveToken('token-1')
})

test('«Aplicar» opens its dialog even if the applications fail to load', async () => {
  stubApi({
    'GET /api/master/get-role': [{ tipo: 1 }],
    'GET /api/users/user-candidatures': refusal(500, 'internal'),
    'GET /api/users/get-cvs-info': refusal(500, 'internal'),
  })
  open()
  await userEvent.click(await screen.findByRole('button', { name: /APLICAR/ }))
  expect(await screen.findByText('No pudimos obtener tus CVs')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Reintentar' })).toBeTruthy()
})

test('«Aplicar» opens and closes its dialog before the router has changed the address', async () => {
  stubApi({
    'GET /api/master/get-role': [{ tipo: 1 }],
    'GET /api/users/user-candidatures': [],
    'GET /api/users/get-cvs-info': [],
  })
  let isFirst = true
  const router = open('/oferta', () => {
    if (!isFirst) return new Promise(() => undefined)
    isFirst = false
    return null
  })
  await screen.findByRole('button', { name: /APLICAR/ })
  await userEvent.click(screen.getByRole('button', { name: /APLICAR/ }))
  expect(await screen.findByRole('dialog', { name: 'Selecciona tu CV' })).toBeTruthy()
  expect(router.state.location.search).toBe('')
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

describe('After sign-up or sign-in', () => {
  const account = (tipo: number, applications: object[] = []) =>
    stubApi({
      'GET /api/master/get-role': [{ tipo }],
      'GET /api/users/user-candidatures': applications,
      'GET /api/users/get-cvs-info': [{ can_cv_id: 3, nombre: 'Mi CV', fecha: '2026-11-21' }],
    })
  const appliedTo7 = [{ emp_ofertas_id: { emp_ofertas_id: 7 } }]

  test('the dialog of the remembered offer opens once', async () => {
    account(1)
    rememberOffer(7)
    const router = open()
    expect(await screen.findByRole('dialog', { name: 'Selecciona tu CV' })).toBeTruthy()
    expect(router.state.location.search).toBe('?aplicar=7')
    expect(router.state.historyAction).toBe('REPLACE')
    expect(findRememberedOffer()).toBeNull()
  })

  test('a notice replaces the dialog if the candidate has already applied', async () => {
    account(1, appliedTo7)
    rememberOffer(7)
    open()
    expect(await screen.findByText('Ya has aplicado a esta oferta')).toBeTruthy()
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(findRememberedOffer()).toBeNull()
  })

  // Seen to fail where every application counted.
  test('the dialog opens for an offer from which the candidate has withdrawn', async () => {
    account(1, [{ ...appliedTo7[0], estado_candidatura: 'retirada' }])
    rememberOffer(7)
    open()
    expect(await screen.findByRole('dialog', { name: 'Selecciona tu CV' })).toBeTruthy()
  })

  test.each([
    ['as a candidate who has applied already', 1, 'Ya has aplicado a esta oferta'],
    ['as a company', 2, 'Con una cuenta de empresa no puedes aplicar a ofertas.'],
  ])('at an address that asks to apply, %s, is told why it does not', async (_, tipo, sentence) => {
    account(tipo, appliedTo7)
    const router = open('/oferta?aplicar=7')
    expect(await screen.findByText(sentence)).toBeTruthy()
    await waitFor(() => expect(router.state.location.search).toBe(''))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('a company sees no dialog, and the offer is forgotten', async () => {
    account(2)
    rememberOffer(7)
    open()
    await waitFor(() => expect(findRememberedOffer()).toBeNull())
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})

describe.each([
  ['an account without a role', { 'GET /api/master/get-role': [] }],
  ['a candidate without a profile', { 'GET /api/master/get-role': [{ tipo: 1, perfil_pendiente: true }] }],
])('%s', (_, answers) => {
  beforeEach(() => void stubApi(answers))

  test('goes from «Aplicar» to the role choice, and the offer is remembered', async () => {
    const router = open()
    await userEvent.click(await screen.findByRole('button', { name: /APLICAR/ }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/seleccion-rol'))
    expect(findRememberedOffer()).toBe(7)
  })

  test('goes to the role choice from an address with ?aplicar=, and Back does not return to it', async () => {
    const router = open('/oferta?aplicar=7')
    await waitFor(() => expect(router.state.location.pathname).toBe('/seleccion-rol'))
    expect(router.state.historyAction).toBe('REPLACE')
    expect(findRememberedOffer()).toBe(7)
  })

  test('can look at the offers without creating a profile', async () => {
    rememberOffer(7)
    const router = open()
    await screen.findByRole('button', { name: /APLICAR/ })
    await act(async () => undefined)
    expect(router.state.location).toMatchObject({ pathname: '/oferta', search: '' })
    expect(findRememberedOffer()).toBe(7)
  })
})

test('nothing is asked for that the server refuses to a candidate without a profile', async () => {
  const { made } = stubApi({ 'GET /api/master/get-role': [{ tipo: 1, perfil_pendiente: true }] })
  const router = open()
  await userEvent.click(await screen.findByRole('button', { name: /APLICAR/ }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/seleccion-rol'))
  expect(new Set(made.map(({ call }) => call))).toEqual(new Set(['GET /api/master/get-role']))
})

describe('An application', () => {
  test('closes its dialog when it is sent', async () => {
    const { router, answer } = await startToApply()
    expect(router.state.location.search).toBe('?aplicar=7')
    await answer()
    expect(router.state.location).toMatchObject({ pathname: '/oferta', search: '' })
    const applied = await screen.findByRole('button', { name: 'Ya has aplicado', hidden: true })
    expect(applied.getAttribute('aria-disabled')).toBe('true')
    await waitFor(() => expect(document.activeElement).toBe(applied))
  })

  test('leaves the candidate where it was sent, with a way to the applications', async () => {
    const { router, answer } = await startToApply()
    await answer()
    expect(router.state.location.pathname).toBe('/oferta')
    await userEvent.click(screen.getByRole('button', { name: 'Ver mis candidaturas' }))
    expect(router.state.location).toMatchObject({ pathname: '/mi-perfil', search: '?seccion=candidaturas' })
  })

  test('names the note on personal data that was shown', async () => {
    const { sentBody, answer } = await startToApply()
    await answer()
    expect(sentBody()).toMatchObject({ cvId: 3, version_aviso: 1 })
  })

  test('that is answered late does not move a visitor who has left the page', async () => {
    const { router, answer } = await startToApply()
    await act(() => router.navigate(-1))
    await act(() => router.navigate(-1))
    await answer()
    expect(router.state.location.pathname).toBe('/')
  })
})
