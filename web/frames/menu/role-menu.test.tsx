import { render, screen, within } from '@testing-library/react'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import type { Role } from '#web/session/role.ts'
import { RoleMenu } from './role-menu.tsx'

// The entries behind «Más» are hidden without the styles of a wide window.
const menu = () => within(screen.getByRole('navigation', { name: 'Menú principal' }))

async function open(role: Role | null | undefined, current?: string) {
  const Component = () => <RoleMenu of={role} owner={{ name: 'Ana' }} {...(current && { current })} />
  const Stub = createRoutesStub([{ path: '/cuenta', Component }])
  render(<Stub initialEntries={['/cuenta']} />)
  await screen.findByRole('navigation')
}

const names = () =>
  menu()
    .queryAllByRole('listitem', { hidden: true })
    .map((entry) => entry.querySelector('a, button')?.textContent)

test.each([
  ['candidate', ['Home', 'Mis CVs', 'Candidaturas', 'Guardadas', 'Más', 'Para ti', 'Avisos', 'Mi perfil']],
  ['company', ['Home', 'Candidatos', 'Proyectos', 'Tus ofertas', 'Más', 'Mi perfil']],
  ['operator', ['Home', 'Resumen', 'Revisión', 'Cuentas', 'Más', 'Listas', 'Registro']],
  [null, ['Home', 'Mi perfil', 'Más']],
] as const)('%s: four entries stand before «Más», and signing out is the last behind it', async (role, entries) => {
  await open(role)
  expect(names()).toEqual([...entries, 'Mi cuenta', 'Cerrar sesión'])
  expect(menu().getByRole('button', { name: 'Cerrar sesión', hidden: true }).closest('[popover]')).not.toBeNull()
})

test('the current entry is that of the section, and elsewhere that of the address', async () => {
  await open('company', 'ofertas')
  expect(menu().getByRole('link', { current: 'page', hidden: true }).textContent).toBe('Tus ofertas')
})

test('without a section the address tells which entry is current', async () => {
  await open('operator')
  expect(menu().getByRole('link', { current: 'page', hidden: true }).textContent).toBe('Mi cuenta')
})

test('no entry shows before the role is known', async () => {
  await open(undefined)
  expect(names()).toEqual([])
})
