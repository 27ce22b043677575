import { act, cleanup, render, screen } from '@testing-library/react'
import { createRoutesStub } from 'react-router'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { SIGNED_LINK_SECONDS } from '#contract/constants.ts'
import { refusal, stubApi } from '#web/testing/stub-api.ts'
import { forgetRole } from '#web/session/role.ts'
import { initialise, removeToken, saveToken } from '#web/tab-storage/session-store.ts'
import { VisitorFrame } from './visitor-frame.tsx'

const open = async () => {
  const Stub = createRoutesStub([{ path: '/pagina-principal', Component: () => <VisitorFrame>Ofertas</VisitorFrame> }])
  render(<Stub initialEntries={['/pagina-principal?pagina=2']} />)
  await screen.findByText('Ofertas', { selector: 'div' })
}

beforeEach(() => {
  sessionStorage.clear()
  initialise(null)
  removeToken()
  forgetRole()
})

test('«ENTRAR» leads a visitor to the sign-in page, which leads back to this page', async () => {
  await open()
  const address = screen.getByRole('link', { name: 'ENTRAR' }).getAttribute('href')
  expect(address).toBe(`/autenticacion?volver=${encodeURIComponent('/pagina-principal?pagina=2')}`)
  expect(screen.queryByRole('link', { name: 'Mi perfil', hidden: true })).toBeNull()
})

test.each([
  [1, '/mi-perfil'],
  [2, '/perfil-empresa'],
])('«Mi perfil» of an account of role %i leads to %s', async (tipo, address) => {
  stubApi({ 'GET /api/master/get-role': [{ tipo }] })
  saveToken('a'.repeat(43))
  await open()
  await vi.waitFor(
    () => expect(screen.getByRole('link', { name: 'Mi perfil', hidden: true }).getAttribute('href')).toBe(address),
    10_000,
  )
  expect(screen.queryByRole('link', { name: 'ENTRAR' })).toBeNull()
  expect(screen.getByRole('button', { name: 'Cerrar sesión', hidden: true })).toBeDefined()
})

test('When the role fails to load, «Mi perfil» leads to /mi-perfil, whose guard redirects a company', async () => {
  stubApi({})
  saveToken('b'.repeat(43))
  await open()
  const profile = await screen.findByRole('link', { name: 'Mi perfil', hidden: true })
  expect(profile.getAttribute('href')).toBe('/mi-perfil')
})

describe('The menu of a signed-in account', () => {
  const candidate = { nombre: 'Ana', primer_apellido: 'Núñez', segundo_apellido: 'Prado' }
  const candidateAnswers = {
    'GET /api/master/get-role': [{ tipo: 1 }],
    'GET /api/users/user-information': candidate,
    'GET /api/users/get-profile-image': { imgUrl: '/files/ana.webp?expires=1' },
  }
  const picture = () => document.querySelector('nav img')?.getAttribute('src')

  beforeEach(() => saveToken(crypto.randomUUID()))

  test("shows a candidate's photo and name", async () => {
    stubApi(candidateAnswers)
    await open()
    expect(await screen.findByText('Ana Núñez Prado')).toBeTruthy()
    expect(picture()).toBe('/files/ana.webp?expires=1')
  })

  test("shows a company's logo and name", async () => {
    stubApi({
      'GET /api/master/get-role': [{ tipo: 2 }],
      'GET /api/companies/company-information': { nombre: 'Faros del Norte' },
      'GET /api/companies/get-logo-image': { imgUrl: '/files/faros.webp' },
    })
    await open()
    expect(await screen.findByText('Faros del Norte')).toBeTruthy()
    expect(picture()).toBe('/files/faros.webp')
  })

  test('shows the initial without a photo, and the photo alone when the name fails to load', async () => {
    stubApi({ ...candidateAnswers, 'GET /api/users/get-profile-image': { imgUrl: null } })
    await open()
    expect(await screen.findByText('A')).toBeTruthy()
    expect(picture()).toBeUndefined()
    cleanup()
    stubApi({ ...candidateAnswers, 'GET /api/users/user-information': refusal(500, 'internal') })
    saveToken(crypto.randomUUID())
    await open()
    await vi.waitFor(() => expect(picture()).toBe('/files/ana.webp?expires=1'), 10_000)
  })

  test('does not ask for the name and photo of an account without a profile', async () => {
    const { made } = stubApi({ 'GET /api/master/get-role': [{ tipo: 2, perfil_pendiente: true }] })
    await open()
    const link = await screen.findByRole('link', { name: 'Mi perfil', hidden: true })
    await vi.waitFor(() => expect(link.getAttribute('href')).toBe('/perfil-empresa'), 10_000)
    await act(async () => undefined)
    expect(new Set(made.map(({ call }) => call))).toEqual(new Set(['GET /api/master/get-role']))
  })

  test('never shows the last account after another one has signed in', async () => {
    stubApi(candidateAnswers)
    await open()
    await screen.findByText('Ana Núñez Prado')
    stubApi({})
    act(() => saveToken(crypto.randomUUID()))
    expect(screen.queryByText('Ana Núñez Prado')).toBeNull()
    expect(picture()).toBeUndefined()
  })

  test('renews the link of the photo before it expires', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    stubApi(candidateAnswers)
    await open()
    await vi.waitFor(() => expect(picture()).toBe('/files/ana.webp?expires=1'), 10_000)
    stubApi({ ...candidateAnswers, 'GET /api/users/get-profile-image': { imgUrl: '/files/ana.webp?expires=2' } })
    vi.advanceTimersByTime((SIGNED_LINK_SECONDS - 1) * 1000)
    vi.useRealTimers()
    await vi.waitFor(() => expect(picture()).toBe('/files/ana.webp?expires=2'), 10_000)
  })
})
