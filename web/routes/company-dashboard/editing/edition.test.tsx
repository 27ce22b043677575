import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { beforeEach, describe, expect, test } from 'vitest'
import { saveToken } from '#web/tab-storage/session-store.ts'
import { ownOffer, ownProject } from '#web/testing/company-rows.ts'
import { fillOffer } from '#web/testing/fill-offer.ts'
import { masterLists } from '#web/testing/master-lists.ts'
import { renderPrivate } from '#web/testing/render-private.tsx'
import { counted, refusal, stubApi } from '#web/testing/stub-api.ts'
import { withNewOffers } from '#web/testing/with-new-offers.tsx'
import { OffersSection } from '../offers/offers-section.tsx'
import { ProjectsSection } from '../projects/projects-section.tsx'

const calls = {
  projects: 'GET /api/companies/all-company-projects',
  project: 'GET /api/companies/project-info/4',
  createProject: 'POST /api/companies/create-project',
  updateProject: 'PUT /api/companies/update-project/4',
  deleteProject: 'DELETE /api/companies/delete-project/4',
  offers: 'GET /api/companies/all-company-offers',
  createOffer: 'POST /api/companies/create-offer-in-project',
  updateOffer: 'PUT /api/companies/update-offer/9',
  deleteOffer: 'DELETE /api/companies/delete-offer/9',
} as const

const open = (Section: () => React.ReactNode) =>
  renderPrivate(<RouterProvider router={createMemoryRouter([{ path: '*', element: withNewOffers(<Section />) }])} />)
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const dialog = () => within(screen.getByRole('dialog'))
const name = (label: string) => dialog().getByRole<HTMLInputElement>('textbox', { name: label })

beforeEach(() => {
  sessionStorage.clear()
  saveToken('token-1')
})

async function editProject() {
  open(ProjectsSection)
  await screen.findByRole('article')
  await press('Editar proyecto Apertura')
  await dialog().findByRole('textbox', { name: 'Nombre del proyecto' })
}

/** Opens the project, types more into its name and saves: another tab has been faster. */
async function saveTooLate() {
  const api = stubApi({
    [calls.projects]: counted([ownProject]),
    [calls.project]: [ownProject],
    [calls.updateProject]: refusal(409, 'project_changed'),
  })
  await editProject()
  await userEvent.type(name('Nombre del proyecto'), ' en Vigo')
  await press('Guardar')
  const note = await screen.findByText(/^Este proyecto ha cambiado desde que lo abriste/)
  expect(api.bodyOf(calls.updateProject)).toMatchObject({ version: 1 })
  return note
}

describe('a project that another tab has saved in the meantime', () => {
  test('is reported by a sentence with the focus, and the typed values stay', async () => {
    const note = await saveTooLate()
    expect([note.getAttribute('role'), document.activeElement]).toEqual(['alert', note])
    expect(name('Nombre del proyecto').value).toBe('Apertura en Vigo')
  })

  test('can be overwritten', async () => {
    await saveTooLate()
    const { bodyOf } = stubApi({ [calls.updateProject]: { message: '' }, [calls.projects]: counted([ownProject]) })
    await press('Guardar lo mío')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(bodyOf(calls.updateProject)).toMatchObject({ nombre: 'Apertura en Vigo' })
    expect(bodyOf(calls.updateProject)).not.toHaveProperty('version')
  })

  test('can be loaded and then saved', async () => {
    await saveTooLate()
    const fresh = { ...ownProject, nombre: 'De otra pestaña', version: 2 }
    const { bodyOf } = stubApi({ [calls.project]: [fresh], [calls.updateProject]: { message: '' } })
    await press('Cargar lo guardado')
    await waitFor(() => expect(name('Nombre del proyecto').value).toBe('De otra pestaña'))
    expect(screen.getByText('Estos son los datos guardados ahora.')).toBe(document.activeElement)
    await press('Guardar')
    await waitFor(() => expect(bodyOf(calls.updateProject)).toMatchObject({ nombre: 'De otra pestaña', version: 2 }))
  })

  test('keeps the typed values when it fails to load', async () => {
    await saveTooLate()
    stubApi({ [calls.project]: refusal(500, 'internal') })
    await press('Cargar lo guardado')
    expect(await screen.findByText('Ups... no pudimos obtener estos datos')).toBeTruthy()
    expect(name('Nombre del proyecto').value).toBe('Apertura en Vigo')
  })
})

test('an offer that another tab has saved in the meantime can be loaded by itself', async () => {
  const fresh = { ...ownOffer, nombre: 'De otra pestaña', requirements_list: [], version: 7 }
  const answers = { ...masterLists, [calls.updateOffer]: refusal(409, 'offer_changed') }
  stubApi({ ...answers, [calls.offers]: counted([ownOffer]) })
  open(OffersSection)
  await screen.findByRole('article')
  await press('Editar oferta Dependiente')
  await userEvent.type(name('Nombre de la oferta'), ' de noche')
  await press('Guardar')
  expect(await screen.findByText(/^Esta oferta ha cambiado desde que la abriste/)).toBeTruthy()
  stubApi({ ...answers, [calls.offers]: counted([fresh]) })
  await press('Cargar lo guardado')
  await waitFor(() => expect(name('Nombre de la oferta').value).toBe('De otra pestaña'))
  expect(name('Requisito no. 1').value).toBe('')
})

test('an entry that another tab has deleted is reported, and the list is loaded again', async () => {
  stubApi({ [calls.projects]: counted([ownProject]), [calls.project]: [ownProject] })
  await editProject()
  const { made } = stubApi({
    [calls.projects]: counted([]),
    [calls.updateProject]: refusal(404, 'project_not_found'),
  })
  await press('Guardar')
  expect(await screen.findByText(/^Este proyecto ya no existe/)).toBeTruthy()
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Guardar' }).disabled).toBe(true)
  await waitFor(() => expect(made.map(({ call }) => call)).toContain(calls.projects))
})

test('a project that is deleted during the writing of an offer is reported, and the typed values stay', async () => {
  const answers = { ...masterLists, [calls.createOffer]: refusal(404, 'project_not_found') }
  stubApi({ ...answers, [calls.projects]: counted([ownProject]) })
  open(ProjectsSection)
  await screen.findByRole('article')
  await press('Crear oferta en Apertura')
  await fillOffer()
  await press('Guardar y publicar')
  expect(await screen.findByText(/^El proyecto de esta oferta ya no existe/)).toBeTruthy()
  expect(name('Nombre de la oferta').value).toBe('Camarera')
})

describe('deleting', () => {
  test('a project names the number of offers and applications that are deleted with it', async () => {
    stubApi({ [calls.projects]: counted([{ ...ownProject, numero_ofertas: 3, numero_candidaturas: 1200 }]) })
    open(ProjectsSection)
    await screen.findByRole('article')
    await press('Eliminar proyecto Apertura')
    const question = within(screen.getByRole('alertdialog', { name: '¿Seguro que quieres eliminar este proyecto?' }))
    expect(question.getByText('Se eliminaran todas las ofertas asociadas a este proyecto')).toBeTruthy()
    expect(question.getByText('3 ofertas y 1.200 candidaturas')).toBeTruthy()
  })

  test('a project without applications mentions none', async () => {
    stubApi({ [calls.projects]: counted([{ ...ownProject, numero_ofertas: 3, numero_candidaturas: 0 }]) })
    open(ProjectsSection)
    await screen.findByRole('article')
    await press('Eliminar proyecto Apertura')
    expect(within(screen.getByRole('alertdialog')).getByText('3 ofertas')).toBeTruthy()
  })

  test('an offer names the number of its applications, if there are any', async () => {
    stubApi({ [calls.offers]: counted([{ ...ownOffer, numero_candidaturas: 1 }]) })
    open(OffersSection)
    await screen.findByRole('article')
    await press('Eliminar oferta Dependiente')
    const question = within(screen.getByRole('alertdialog', { name: 'Seguro que quieres eliminar esta oferta?' }))
    expect(question.getByText('1 candidatura')).toBeTruthy()
  })

  test('an offer says how many people are told, and takes a sentence to them, which a cancelled deletion forgets', async () => {
    const offer = { ...ownOffer, numero_candidaturas: 2, en_espera: 1 }
    const { bodyOf } = stubApi({
      [calls.offers]: counted([offer]),
      [calls.deleteOffer]: { message: 'Oferta eliminada' },
    })
    open(OffersSection)
    await screen.findByRole('article')
    await press('Eliminar oferta Dependiente')
    expect(
      screen.getByText('Una persona espera respuesta: le diremos que la empresa ha retirado la oferta.'),
    ).toBeTruthy()
    const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Una frase tuya/ })
    await userEvent.type(field(), 'Hasta luego')
    await press('NO')
    await press('Eliminar oferta Dependiente')
    expect(field().value).toBe('')
    await userEvent.type(field(), 'Gracias')
    await press('SI')
    await waitFor(() => expect(bodyOf(calls.deleteOffer)).toEqual({ texto: 'Gracias' }))
  })

  test('an entry that another tab has already deleted is not an error', async () => {
    stubApi({ [calls.offers]: counted([ownOffer]), [calls.deleteOffer]: refusal(404, 'offer_not_found') })
    open(OffersSection)
    await screen.findByRole('article')
    await press('Eliminar oferta Dependiente')
    stubApi({ [calls.offers]: counted([]), [calls.deleteOffer]: refusal(404, 'offer_not_found') })
    await press('SI')
    expect(await screen.findByText('Ya se había eliminado. Hemos actualizado la lista.')).toBeTruthy()
    expect(await screen.findByText('No tienes ofertas en este momento')).toBeTruthy()
    expect(screen.queryByText('No pudimos eliminar esta oferta')).toBeNull()
  })
})

describe('the dialogs', () => {
  test('«Cancelar» asks before unsaved changes are lost', async () => {
    stubApi({ [calls.projects]: counted([]) })
    open(ProjectsSection)
    await screen.findByText('Aún no tienes proyectos registrados')
    await userEvent.click(screen.getAllByRole('button', { name: 'Crear proyecto' })[0]!)
    await userEvent.type(name('Nombre del proyecto'), 'Norte')
    await press('Cancelar')
    screen.getByRole('alertdialog', { name: '¿Salir sin guardar?' })
    await press('Seguir editando')
    expect(name('Nombre del proyecto').value).toBe('Norte')
  })

  test('two presses at once create one entry', async () => {
    const { made } = stubApi({ [calls.projects]: counted([]), [calls.createProject]: { message: 'Hecho' } })
    open(ProjectsSection)
    await screen.findByText('Aún no tienes proyectos registrados')
    await userEvent.click(screen.getAllByRole('button', { name: 'Crear proyecto' })[0]!)
    await userEvent.type(name('Nombre del proyecto'), 'Norte')
    await userEvent.type(name('Descripción'), 'Equipo')
    // Faster than the next rendering.
    const form = dialog().getByRole('textbox', { name: 'Descripción' }).closest('form')!
    fireEvent.submit(form)
    fireEvent.submit(form)
    expect(await screen.findByText('Hecho')).toBeTruthy()
    expect(made.filter(({ call }) => call === calls.createProject)).toHaveLength(1)
  })

  test('a sentence announces the limit of thirty requirements, and the focus follows each step', async () => {
    const many = Array.from({ length: 29 }, (_, index) => ({ descripcion: `R${index + 1}` }))
    stubApi({ ...masterLists, [calls.offers]: counted([{ ...ownOffer, requirements_list: many }]) })
    open(OffersSection)
    await screen.findByRole('article')
    await press('Editar oferta Dependiente')
    await press('Añadir requisito')
    await waitFor(() => expect(document.activeElement).toBe(name('Requisito no. 30')))
    expect(screen.getByText('Has llegado al máximo de 30 requisitos.')).toBeTruthy()
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Añadir requisito' }).disabled).toBe(true)
    await press('Quitar requisito no. 30')
    await waitFor(() => expect(document.activeElement).toBe(name('Requisito no. 29')))
    await press('Quitar requisito no. 1')
    await waitFor(() => expect(document.activeElement).toBe(name('Requisito no. 1')))
    expect(name('Requisito no. 1').value).toBe('R2')
  })
})
