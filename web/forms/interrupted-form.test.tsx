import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router'
import { beforeEach, expect, test } from 'vitest'
import { createQueryClient } from '#web/api/query-client.ts'
import { AccountCard } from '#web/routes/authentication/account-card/account-card.tsx'
import { ProjectsSection } from '#web/routes/company-dashboard/projects/projects-section.tsx'
import { FollowSessionEnd } from '#web/session/follow-session-end.tsx'
import { forgetRole } from '#web/session/role.ts'
import { unsavedEntry } from '#web/tab-storage/unsaved-values.ts'
import { getSession, saveToken } from '#web/tab-storage/session-store.ts'
import { ownProject } from '#web/testing/company-rows.ts'
import { counted, refusal, stubApi } from '#web/testing/stub-api.ts'
import { NoticeProvider } from '#web/ui/feedback/notice.tsx'
import { withoutSecrets } from './profile/use-unsaved-values.ts'
import { withNewOffers } from '#web/testing/with-new-offers.tsx'

const projects = { 'GET /api/companies/all-company-projects': counted([ownProject]) }
const project = { 'GET /api/companies/project-info/4': [ownProject] }
const expired = refusal(401, 'unauthenticated')
const entrance = {
  ...projects,
  ...project,
  'POST /api/auth/login': { session: 'token-2' },
  'GET /api/master/get-role': [{ tipo: 2 }],
}

const isEnding = () => getSession().end === 'refused'

function Frame() {
  return (
    <NoticeProvider isEnding={isEnding}>
      <FollowSessionEnd after="refused" />
      <Outlet />
    </NoticeProvider>
  )
}

function open() {
  const children = [
    { path: '/perfil-empresa', element: withNewOffers(<ProjectsSection />) },
    { path: '/autenticacion', element: <AccountCard tab="sign-in" onTab={() => undefined} /> },
  ]
  const router = createMemoryRouter([{ element: <Frame />, children }], { initialEntries: ['/perfil-empresa'] })
  render(
    <QueryClientProvider client={createQueryClient(() => undefined)}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  return router
}

const field = (label: string) =>
  within(screen.getByRole('dialog')).getByRole<HTMLInputElement>('textbox', { name: label })
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

async function loseSession(button: string, call: string) {
  stubApi({ ...projects, ...project, [call]: expired })
  const router = open()
  await screen.findByRole('article')
  await press(button)
  await within(await screen.findByRole('dialog')).findByRole('textbox', { name: 'Nombre del proyecto' })
  await userEvent.type(field('Nombre del proyecto'), ' Norte')
  await userEvent.type(field('Descripción'), ' Equipo')
  await press('Guardar')
  expect(await screen.findByText('Tu sesión ha caducado')).toBeTruthy()
  return router
}

async function enter(email?: string) {
  stubApi(entrance)
  const address = screen.getByLabelText<HTMLInputElement>('Correo electrónico')
  if (email) {
    await userEvent.clear(address)
    await userEvent.type(address, email)
  }
  await userEvent.type(screen.getByLabelText('Contraseña'), 'luz-de-faro')
  await press('Iniciar sesión')
  // Hidden where the form has come back open before.
  await screen.findByRole('article', { hidden: true })
}

beforeEach(() => {
  sessionStorage.clear()
  forgetRole()
  saveToken('token-1', 'ana@prueba.example')
})

// It said that the project could not be created, and after signing in the dialog was closed and empty.
test.each([
  ['a new project', 'Crear proyecto', 'POST /api/companies/create-project', ' Norte'],
  ['a project', 'Editar proyecto Apertura', 'PUT /api/companies/update-project/4', 'Apertura Norte'],
])('the form of %s comes back open and filled after the session has ended', async (_, button, call, name) => {
  const router = await loseSession(button, call)
  expect(screen.queryByText(/^Error al/)).toBeNull()
  expect(router.state.location.search).toBe('?volver=%2Fperfil-empresa')
  expect(screen.getByLabelText<HTMLInputElement>('Correo electrónico').value).toBe('ana@prueba.example')
  await enter()
  await waitFor(() => expect(field('Nombre del proyecto').value).toBe(name))
  expect(field('Descripción').value).toMatch(/ Equipo$/)
})

test('another account that signs in gets nothing of it', async () => {
  await loseSession('Crear proyecto', 'POST /api/companies/create-project')
  await enter('luis@prueba.example')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(unsavedEntry('form:proyecto').read()).toBeNull()
})

test('passwords, codes and pictures are never stored', () => {
  const values = { nombre: 'Ana', image: 'data:', password: 'x', ownPassword: 'x', currentPassword: 'x', codigo: '1' }
  expect(withoutSecrets({ ...values, codigo_postal: '28001' })).toEqual({ nombre: 'Ana', codigo_postal: '28001' })
})
