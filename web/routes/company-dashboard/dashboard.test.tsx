import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { beforeEach, expect, test } from 'vitest'
import { saveToken } from '#web/tab-storage/session-store.ts'
import { ownProject as project } from '#web/testing/company-rows.ts'
import { masterLists } from '#web/testing/master-lists.ts'
import { renderPrivate } from '#web/testing/render-private.tsx'
import { counted, refusal, stubApi } from '#web/testing/stub-api.ts'
import { CandidatesSection } from './candidates/candidates-section.tsx'
import { projectSchema, projectValuesOf } from './projects/project-schema.ts'
import { withNewOffers } from '#web/testing/with-new-offers.tsx'
import { ProjectsSection } from './projects/projects-section.tsx'

const calls = {
  projects: 'GET /api/companies/all-company-projects',
  project: 'GET /api/companies/project-info/4',
  update: 'PUT /api/companies/update-project/4',
  candidates: 'GET /api/companies/all-company-candidates',
} as const

const open = (section: ReactNode) =>
  renderPrivate(<RouterProvider router={createMemoryRouter([{ path: '*', element: withNewOffers(section) }])} />)
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const dialog = () => within(screen.getByRole('dialog'))

const listed = { [calls.projects]: counted([project]), [calls.project]: [project] }

/** The name field of the project, in the dialog that edits it. */
async function editedName() {
  open(<ProjectsSection />)
  await screen.findByRole('article')
  await press('Editar proyecto Apertura')
  return dialog().findByRole('textbox', { name: 'Nombre del proyecto' })
}

beforeEach(() => {
  sessionStorage.clear()
  saveToken('token-1')
})

test('without projects the list offers to create the first one', async () => {
  stubApi({ [calls.projects]: counted([]) })
  const { container } = open(<ProjectsSection />)
  expect(container.querySelectorAll('[data-skeleton]')).toHaveLength(4)
  expect(await screen.findByText('Aún no tienes proyectos registrados')).toBeTruthy()
  // One is beside the title, one in the empty list.
  const [, inPlace] = screen.getAllByRole('button', { name: 'Crear proyecto' })
  await userEvent.click(inPlace!)
  expect(screen.getByRole('dialog', { name: 'Crear Nuevo Proyecto' })).toBeTruthy()
})

test('candidates that fail to load show an error and a notice, and can be loaded again', async () => {
  stubApi({ [calls.candidates]: refusal(500, 'internal') })
  open(<CandidatesSection />)
  expect(await screen.findByText('Ups... no hemos podido obtener tus candidatos')).toBeTruthy()
  expect(await screen.findByText('No pudimos obtener a tus candidatos')).toBeTruthy()
  stubApi({ [calls.candidates]: counted([]) })
  await press('Reintentar')
  expect(await screen.findByText('No tienes candidatos en este momento')).toBeTruthy()
})

test('a project may end on the day it starts, but not before', () => {
  const values = projectValuesOf(project)
  expect(projectSchema.safeParse({ ...values, fecha_fin: values.fecha_inicio }).success).toBe(true)
  const { error } = projectSchema.safeParse({ ...values, fecha_fin: '2026-05-09' })
  expect(error?.issues).toMatchObject([
    { path: ['fecha_fin'], message: 'La fecha de fin no puede ser anterior a la de inicio' },
  ])
})

test('a project that fails to save stays open with the typed values', async () => {
  const { bodyOf } = stubApi({ ...listed, [calls.update]: refusal(500, 'internal') })
  await userEvent.type(await editedName(), ' en Vigo')
  await userEvent.click(dialog().getByRole('switch', { name: /Estado/ }))
  await press('Guardar')
  expect(await screen.findByText('Ocurrió un error al actualizar el proyecto. Inténtalo de nuevo')).toBeTruthy()
  expect(bodyOf(calls.update)).toMatchObject({ nombre: 'Apertura en Vigo', fecha_fin: '2026-06-10', estado: 0 })
  expect(dialog().getByDisplayValue('Apertura en Vigo')).toBeTruthy()
})

test('an error that returns during typing does not move the focus', async () => {
  stubApi(listed)
  const field = await editedName()
  await userEvent.clear(field)
  await press('Guardar')
  await waitFor(() => expect(document.activeElement?.getAttribute('role')).toBe('alert'))
  await userEvent.type(field, 'A')
  await waitFor(() => expect(dialog().queryByRole('alert')).toBeNull())
  await userEvent.type(field, '{Backspace}')
  expect(await dialog().findByRole('alert')).toBeTruthy()
  expect(document.activeElement).toBe(field)
})

test('an inactive project accepts no offers', async () => {
  stubApi({ [calls.projects]: counted([{ ...project, estado: 0 }]) })
  open(<ProjectsSection />)
  const create = await screen.findByRole<HTMLButtonElement>('button', { name: 'Crear oferta en Apertura' })
  expect(create.disabled).toBe(true)
})

test('an offer always has one row for a requirement, and removing the last row clears it', async () => {
  stubApi({ ...masterLists, [calls.projects]: counted([project]) })
  open(<ProjectsSection />)
  await screen.findByRole('article')
  await press('Crear oferta en Apertura')
  const row = (number: number) => dialog().queryByRole<HTMLInputElement>('textbox', { name: `Requisito no. ${number}` })
  await userEvent.type(row(1)!, 'Carné B')
  await press('Añadir requisito')
  await userEvent.type(row(2)!, 'Inglés')
  await press('Quitar requisito no. 1')
  await waitFor(() => expect(row(2)).toBeNull())
  expect(row(1)?.value).toBe('Inglés')
  await press('Quitar requisito no. 1')
  await waitFor(() => expect(row(1)?.value).toBe(''))
})
