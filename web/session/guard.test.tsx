import { act, render, screen, waitFor } from '@testing-library/react'
import { createMemoryRouter, RouterProvider, type RouteObject } from 'react-router'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { requireNoProfile, type Guard } from './guard.ts'
import { clientMiddleware as forCandidates } from '#web/frames/candidate-layout.tsx'
import { clientMiddleware as forCompanies } from '#web/frames/company-layout.tsx'
import { clientMiddleware as withSession, HydrateFallback } from '#web/frames/private-layout.tsx'
import { refusal, stubApi } from '#web/testing/stub-api.ts'
import { forgetRole } from './role.ts'
import { removeToken, saveToken } from '#web/tab-storage/session-store.ts'

const load = vi.fn(() => null)

const page = (path: string, middleware: Guard[]): RouteObject => ({
  path,
  element: <p>{path}</p>,
  loader: load,
  middleware,
})

const routes = [
  { path: '/autenticacion', element: <p>entrar</p> },
  page('/seleccion-rol', [...withSession, requireNoProfile]),
  page('/crea-tu-perfil/1', [...withSession, requireNoProfile]),
  page('/pagina-principal', []),
  page('/cuenta', withSession),
  page('/mi-perfil', [...withSession, ...forCandidates]),
  page('/perfil-empresa', [...withSession, ...forCompanies]),
]

const visit = async (path: string) => {
  const router = createMemoryRouter(routes, { initialEntries: ['/autenticacion'] })
  render(<RouterProvider router={router} />)
  await act(async () => void router.navigate(path))
  return router
}

const answerRoles = (...roles: { tipo: number; perfil_pendiente?: boolean }[]) =>
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => Response.json(roles)),
  )

beforeEach(() => {
  sessionStorage.clear()
  removeToken()
  forgetRole()
  load.mockClear()
})

describe('private pages', () => {
  test('show nothing until the token has been read, and then a loading message', () => {
    const { container } = render(<HydrateFallback />)
    expect(container.textContent).toBe('')
    act(() => saveToken('token-1'))
    expect(screen.getByRole('status').textContent).toBe('Cargando…')
  })

  // Seen to fail without the guard of the layout.
  test.each(['/cuenta', '/perfil-empresa?seccion=ofertas'])(
    '%s redirects a visitor without a token to the sign-in page, which leads back',
    async (path) => {
      const router = await visit(path)
      await waitFor(() => expect(router.state.location.search).toBe(`?${new URLSearchParams({ volver: path })}`))
      expect(router.state.location.pathname).toBe('/autenticacion')
    },
  )

  test('replace the history entry, so that Back does not return to the guard', async () => {
    const router = await visit('/mi-perfil')
    await waitFor(() => expect(router.state.historyAction).toBe('REPLACE'))
  })

  test.each([
    ['/mi-perfil', 1],
    ['/perfil-empresa', 2],
  ])('%s opens for an account of tipo %i', async (path, tipo) => {
    answerRoles({ tipo })
    saveToken('token-1')
    await visit(path)
    expect(await screen.findByText(path)).toBeTruthy()
  })

  test.each([
    ['a company', '/mi-perfil', [{ tipo: 2 }], '/perfil-empresa'],
    ['a candidate', '/perfil-empresa', [{ tipo: 1 }], '/mi-perfil'],
    ['an account without a role', '/mi-perfil', [], '/seleccion-rol'],
    ['a candidate without a profile', '/mi-perfil', [{ tipo: 1, perfil_pendiente: true }], '/seleccion-rol'],
    ['a company without a profile', '/mi-perfil', [{ tipo: 2, perfil_pendiente: true }], '/seleccion-rol'],
  ])('%s that opens %s is led to its own page', async (_who, path, roles, home) => {
    answerRoles(...roles)
    saveToken('token-1')
    const router = await visit(path)
    expect(await screen.findByText(home)).toBeTruthy()
    expect(router.state.historyAction).toBe('REPLACE')
  })

  test('load nothing before the guard has finished', async () => {
    const answers = Promise.withResolvers<Response>()
    vi.stubGlobal('fetch', () => answers.promise)
    saveToken('token-1')
    await visit('/mi-perfil')
    expect(load).not.toHaveBeenCalled()
    answers.resolve(Response.json([{ tipo: 2 }]))
    expect(await screen.findByText('/perfil-empresa')).toBeTruthy()
    expect(screen.queryByText('/mi-perfil')).toBeNull()
  })

  test('a token that the server no longer knows leads to sign-in', async () => {
    vi.stubGlobal('fetch', async () =>
      Response.json({ error: 'Inicia sesión', code: 'unauthenticated' }, { status: 401 }),
    )
    saveToken('old')
    const router = await visit('/mi-perfil')
    await waitFor(() => expect(router.state.location.search).toBe('?volver=%2Fmi-perfil'))
    expect(sessionStorage.getItem('accessToken')).toBeNull()
  })

  test('request the role once per session', async () => {
    answerRoles({ tipo: 1 })
    saveToken('token-1')
    const router = await visit('/mi-perfil')
    await screen.findByText('/mi-perfil')
    await act(() => router.navigate('/pagina-principal'))
    await act(() => router.navigate('/mi-perfil'))
    expect(fetch).toHaveBeenCalledTimes(1)
  })
})

describe.each(['/seleccion-rol', '/crea-tu-perfil/1'])('%s', (path) => {
  beforeEach(() => saveToken('token-1'))

  test.each([
    ['a candidate', 1, '/pagina-principal'],
    ['a company', 2, '/perfil-empresa'],
  ] as const)('leads %s with a profile to its own side', async (_who, tipo, home) => {
    stubApi({ 'GET /api/master/get-role': [{ tipo, perfil_pendiente: false }] })
    const router = await visit(path)
    expect(await screen.findByText(home)).toBeTruthy()
    expect(router.state.historyAction).toBe('REPLACE')
  })

  test.each([
    ['without a role', { 'GET /api/master/get-role': [] }],
    ['whose profile is still to be made', { 'GET /api/master/get-role': [{ tipo: 1, perfil_pendiente: true }] }],
    ['about whom nothing can be found out', { 'GET /api/master/get-role': refusal(500, 'internal') }],
  ])('opens for an account %s', async (_what, answers) => {
    stubApi(answers)
    await visit(path)
    expect(await screen.findByText(path)).toBeTruthy()
  })

  test('redirects to the sign-in page when the session has ended', async () => {
    stubApi({ 'GET /api/master/get-role': refusal(401, 'unauthenticated') })
    const router = await visit(path)
    await waitFor(() => expect(router.state.location.search).toBe(`?${new URLSearchParams({ volver: path })}`))
  })
})
