import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { beforeEach, describe, expect, test } from 'vitest'
import { saveToken } from '#web/tab-storage/session-store.ts'
import { ownProject } from '#web/testing/company-rows.ts'
import { renderPrivate } from '#web/testing/render-private.tsx'
import { counted, refusal, stubApi } from '#web/testing/stub-api.ts'
import { withNewOffers } from '#web/testing/with-new-offers.tsx'
import { ProjectsSection } from './projects-section.tsx'

const calls = {
  projects: 'GET /api/companies/all-company-projects',
  project: 'GET /api/companies/project-info/4',
  update: 'PUT /api/companies/update-project/4',
} as const

const listed = { [calls.projects]: counted([ownProject]) }
const open = () =>
  renderPrivate(
    <RouterProvider router={createMemoryRouter([{ path: '*', element: withNewOffers(<ProjectsSection />) }])} />,
  )
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const dialog = () => within(screen.getByRole('dialog', { name: 'Editemos tu proyecto' }))
const nameField = () => dialog().findByRole<HTMLInputElement>('textbox', { name: 'Nombre del proyecto' })
const saveButton = () => dialog().getByRole<HTMLButtonElement>('button', { name: 'Guardar' })

beforeEach(() => {
  sessionStorage.clear()
  saveToken('token-1')
})

describe('the dialog that edits a project', () => {
  test('shows the project as it is now, not as the list showed it, and saves over that version', async () => {
    const fresh = { ...ownProject, nombre: 'De otra pestaña', version: 7 }
    const { bodyOf } = stubApi({ ...listed, [calls.project]: [fresh], [calls.update]: { message: '' } })
    open()
    await press('Editar proyecto Apertura')
    expect((await nameField()).value).toBe('De otra pestaña')
    await userEvent.click(saveButton())
    await waitFor(() => expect(bodyOf(calls.update)).toMatchObject({ nombre: 'De otra pestaña', version: 7 }))
  })

  test('shows that it is loading, and cannot save until then', async () => {
    stubApi({ ...listed, [calls.project]: () => new Promise<never>(() => undefined) })
    open()
    await press('Editar proyecto Apertura')
    expect(dialog().getByRole('status').textContent).toBe('Cargando…')
    expect(dialog().queryByRole('textbox')).toBeNull()
    expect(saveButton().disabled).toBe(true)
  })

  test('shows a failure, can load again, and closes without a question', async () => {
    stubApi({ ...listed, [calls.project]: refusal(500, 'internal') })
    open()
    await press('Editar proyecto Apertura')
    expect(await dialog().findByText('Ups... no pudimos obtener estos datos')).toBeTruthy()
    expect(screen.getByRole('alert', { hidden: true }).textContent).toBe('Ups... no pudimos obtener estos datos')
    expect(saveButton().disabled).toBe(true)
    stubApi({ ...listed, [calls.project]: [ownProject] })
    await userEvent.click(dialog().getByRole('button', { name: 'Reintentar' }))
    expect((await nameField()).value).toBe('Apertura')
    await userEvent.click(dialog().getByRole('button', { name: 'Cancelar' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  test('says that the project was deleted, and loads the list again', async () => {
    const { made } = stubApi({ ...listed, [calls.project]: refusal(404, 'project_not_found') })
    open()
    await press('Editar proyecto Apertura')
    expect(await dialog().findByText(/^Este proyecto ya no existe/)).toBeTruthy()
    expect(dialog().queryByRole('button', { name: 'Reintentar' })).toBeNull()
    await waitFor(() => expect(made.filter(({ call }) => call === calls.projects)).toHaveLength(2))
  })

  test('reads the project again each time it opens', async () => {
    const versions = [ownProject, { ...ownProject, nombre: 'Más tarde' }]
    stubApi({ ...listed, [calls.project]: () => [versions.shift()] })
    open()
    await press('Editar proyecto Apertura')
    await userEvent.type(await nameField(), ' en Vigo')
    await press('Cancelar')
    await press('Salir sin guardar')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await press('Editar proyecto Apertura')
    expect((await nameField()).value).toBe('Más tarde')
  })

  test('sends the state only if the switch changed it', async () => {
    const { bodyOf } = stubApi({
      ...listed,
      [calls.project]: [{ ...ownProject, numero_ofertas: 3 }],
      [calls.update]: { message: '' },
    })
    open()
    await press('Editar proyecto Apertura')
    await userEvent.type(await nameField(), ' en Vigo')
    await userEvent.click(saveButton())
    await waitFor(() => expect(bodyOf(calls.update)).toMatchObject({ nombre: 'Apertura en Vigo' }))
    expect(bodyOf(calls.update)).not.toHaveProperty('estado')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await press('Editar proyecto Apertura')
    await nameField()
    await userEvent.click(dialog().getByRole('switch', { name: /Estado/ }))
    expect(dialog().getByText('Sus 3 ofertas no se verán mientras esté así.')).toBeTruthy()
    await userEvent.click(saveButton())
    await waitFor(() => expect(bodyOf(calls.update)).toMatchObject({ estado: 0 }))
  })

  test('shows no error when it is closed before a failing read ends', async () => {
    const answer = Promise.withResolvers<never>()
    const { made } = stubApi({ ...listed, [calls.project]: () => answer.promise })
    open()
    await press('Editar proyecto Apertura')
    await userEvent.click(dialog().getByRole('button', { name: 'Cancelar' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    answer.reject(new TypeError('Failed to fetch'))
    // A second read that fails shows its notice; the first one has ended before.
    stubApi({ ...listed, [calls.project]: refusal(404, 'project_not_found') })
    await press('Editar proyecto Apertura')
    expect(await dialog().findByText(/^Este proyecto ya no existe/)).toBeTruthy()
    expect(made.map(({ call }) => call)).toContain(calls.project)
    expect(screen.queryByText('Ups... no pudimos obtener estos datos')).toBeNull()
  })
})
