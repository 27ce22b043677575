import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, Outlet, RouterProvider, useNavigation } from 'react-router'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { api } from '#web/api/client.ts'
import { findRememberedOffer, rememberOffer } from '#web/tab-storage/remembered-offer.ts'
import { FollowSessionEnd } from './follow-session-end.tsx'
import { endSession, saveToken } from '#web/tab-storage/session-store.ts'
import { useLogout } from './use-logout.ts'

function LogoutButton() {
  const logout = useLogout()
  return (
    <button type="button" onClick={() => void logout()}>
      Cerrar sesión
    </button>
  )
}

function Frame() {
  return (
    <>
      <FollowSessionEnd after="refused" />
      {useNavigation().state === 'loading' && <p>cargando</p>}
      <Outlet />
    </>
  )
}

const privateFrame = (
  <>
    <FollowSessionEnd after="elsewhere" />
    <LogoutButton />
  </>
)

const open = (path: string) => {
  const children = [
    { path: '/', element: <p>inicio</p> },
    { path: '/pagina-principal', element: <p>ofertas</p> },
    { path: '/mi-perfil', element: privateFrame },
    { path: '/perfil-empresa', loader: () => api.companies.getInformation(), element: <p>empresa</p> },
    { path: '/autenticacion', element: <p>entrar</p> },
  ]
  const router = createMemoryRouter([{ element: <Frame />, children }], { initialEntries: [path] })
  render(<RouterProvider router={router} />)
  return router
}

const answer = (body: object, status: number) =>
  vi.stubGlobal(
    'fetch',
    vi.fn<(request: Request) => Promise<Response>>(async () => Response.json(body, { status })),
  )

const refuse = () => answer({ error: 'Inicia sesión para continuar.', code: 'unauthenticated' }, 401)

beforeEach(() => {
  sessionStorage.clear()
  saveToken('token-1')
})

describe('a 401 to a private call', () => {
  test('clears the token and leads from any page to the sign-in page, which leads back', async () => {
    refuse()
    const router = open('/pagina-principal')
    await act(() => api.cvs.listCvs().catch(() => []))
    expect(await screen.findByText('entrar')).toBeTruthy()
    expect(router.state.location.search).toBe('?volver=%2Fpagina-principal')
    expect(sessionStorage.getItem('accessToken')).toBeNull()
  })

  test('during a navigation makes the sign-in page lead back to its target', async () => {
    const answers = Promise.withResolvers<Response>()
    vi.stubGlobal('fetch', () => answers.promise)
    const router = open('/pagina-principal')
    await act(async () => void router.navigate('/perfil-empresa'))
    await screen.findByText('cargando')
    await act(async () => answers.resolve(Response.json({ code: 'unauthenticated' }, { status: 401 })))
    expect(await screen.findByText('entrar')).toBeTruthy()
    expect(router.state.location.search).toBe('?volver=%2Fperfil-empresa')
  })

  test('during the way to the sign-in page keeps where that leads back', async () => {
    const answers = Promise.withResolvers<Response>()
    vi.stubGlobal('fetch', () => answers.promise)
    const entry = { path: '/autenticacion', loader: () => scripts.promise, element: <p>entrar</p> }
    const scripts = Promise.withResolvers<null>()
    const router = createMemoryRouter([{ element: <Frame />, children: [{ path: '/cuenta', element: null }, entry] }], {
      initialEntries: ['/cuenta'],
    })
    render(<RouterProvider router={router} />)
    const call = api.cvs.listCvs().catch(() => [])
    // A guard has noticed it first.
    await act(async () => void router.navigate('/autenticacion?volver=%2Fcuenta'))
    await screen.findByText('cargando')
    await act(async () => answers.resolve(Response.json({ code: 'unauthenticated' }, { status: 401 })))
    await act(() => call)
    await act(async () => scripts.resolve(null))
    expect(await screen.findByText('entrar')).toBeTruthy()
    expect(router.state.location.search).toBe('?volver=%2Fcuenta')
  })

  test('does not end the session if it means a wrong password', async () => {
    answer({ error: 'Correo o contraseña incorrectos', code: 'bad_credentials' }, 401)
    open('/pagina-principal')
    await expect(api.companies.getInformation()).rejects.toMatchObject({ status: 401 })
    expect(sessionStorage.getItem('accessToken')).toBe('token-1')
  })
})

test.each([
  ['the same account', 'ana@prueba.example', 'token-2'],
  ['another account', 'otra@prueba.example', null],
])('a 401 where the browser keeps the session of %s', async (_, kept, token) => {
  saveToken('token-1', 'ana@prueba.example')
  localStorage.setItem('keptSession', kept)
  vi.stubGlobal('fetch', async (request: Request) => {
    if (request.url.endsWith('/renew-session')) return Response.json({ session: 'token-2' })
    const isNew = request.headers.get('authorization') === 'Bearer token-2'
    return isNew ? Response.json([]) : Response.json({ code: 'unauthenticated' }, { status: 401 })
  })
  open('/pagina-principal')
  await act(() => api.cvs.listCvs().catch(() => []))
  expect(sessionStorage.getItem('accessToken')).toBe(token)
})

test('a 401 to a public call does not end the session', async () => {
  refuse()
  open('/autenticacion')
  await expect(api.auth.login({ email: 'a@b.example', password: 'x' })).rejects.toMatchObject({ status: 401 })
  expect(sessionStorage.getItem('accessToken')).toBe('token-1')
})

describe('signing out', () => {
  test('in another tab closes private pages of this one', async () => {
    open('/mi-perfil')
    act(() => endSession('token-1', 'elsewhere'))
    expect(await screen.findByText('entrar')).toBeTruthy()
  })

  test('in another tab deletes the unsaved values of this one', () => {
    sessionStorage.setItem('draft:company', '{"nombre":"Astilleros"}')
    sessionStorage.setItem('companyFormData', '{"nombre":"Astilleros"}')
    rememberOffer(7)
    endSession('token-1', 'elsewhere')
    expect(sessionStorage).toHaveLength(0)
  })

  test('in another tab leaves public pages open', async () => {
    const router = open('/pagina-principal')
    act(() => endSession('token-1', 'elsewhere'))
    expect(sessionStorage.getItem('accessToken')).toBeNull()
    expect(router.state.location.pathname).toBe('/pagina-principal')
  })

  test('revokes the token, removes it and goes to the landing page', async () => {
    answer({ message: 'Has cerrado sesión.' }, 200)
    rememberOffer(7)
    open('/mi-perfil')
    await userEvent.click(screen.getByRole('button', { name: 'Cerrar sesión' }))
    expect(await screen.findByText('inicio')).toBeTruthy()
    expect(findRememberedOffer()).toBeNull()
    const [request] = vi.mocked(fetch).mock.calls[0] ?? []
    expect(request).toMatchObject({ method: 'POST', url: `${location.origin}/api/auth/logout` })
    expect((request as Request).headers.get('authorization')).toBe('Bearer token-1')
    expect(sessionStorage.getItem('accessToken')).toBeNull()
  })

  test('works even if the server does not answer', async () => {
    vi.stubGlobal('fetch', async () => {
      throw new TypeError('Failed to fetch')
    })
    open('/mi-perfil')
    await userEvent.click(screen.getByRole('button', { name: 'Cerrar sesión' }))
    expect(await screen.findByText('inicio')).toBeTruthy()
    expect(sessionStorage.getItem('accessToken')).toBeNull()
  })
})
