import { act, render, screen } from '@testing-library/react'
import { createRoutesStub } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import { stubApi } from '#web/testing/stub-api.ts'
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

test('A visitor is offered to sign in and to come back to this page', async () => {
  await open()
  const address = screen.getByRole('link', { name: 'ENTRAR' }).getAttribute('href')
  expect(address).toBe(`/autenticacion?volver=${encodeURIComponent('/pagina-principal?pagina=2')}`)
  expect(screen.queryByRole('link', { name: 'Mi perfil' })).toBeNull()
})

test.each([
  [1, '/mi-perfil'],
  [2, '/perfil-empresa'],
])('«Mi perfil» of an account of role %i leads to %s', async (tipo, address) => {
  stubApi({ 'GET /api/master/get-role': [{ tipo }] })
  saveToken('a'.repeat(43))
  await open()
  await vi.waitFor(() => expect(screen.getByRole('link', { name: 'Mi perfil' }).getAttribute('href')).toBe(address))
  expect(screen.queryByRole('link', { name: 'ENTRAR' })).toBeNull()
  expect(screen.getByRole('button', { name: 'Cerrar sesión' })).toBeDefined()
})

test('Where the role can not be had «Mi perfil» leads to the profile, whose guard knows the way', async () => {
  stubApi({})
  saveToken('b'.repeat(43))
  await open()
  await act(async () => undefined)
  expect(screen.getByRole('link', { name: 'Mi perfil' }).getAttribute('href')).toBe('/mi-perfil')
})
