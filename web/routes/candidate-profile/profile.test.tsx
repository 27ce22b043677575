import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { saveToken } from '#web/tab-storage/session-store.ts'
import { anApplication } from '#web/testing/applications.ts'
import { masterLists } from '#web/testing/master-lists.ts'
import { renderPrivate } from '#web/testing/render-private.tsx'
import { siteRouter } from '#web/testing/site-router.ts'
import { refusal, serverSentence, stubApi } from '#web/testing/stub-api.ts'
import { keepFocus } from '#web/ui/overlays/keep-focus.ts'
import { ApplicationsSection } from './applications/applications-section.tsx'
import { CandidateHeader } from './candidate-header.tsx'
import { CvsSection } from './cvs-section.tsx'
import { sectionOf } from './section.ts'

const user = {
  nombre: 'Ana',
  primer_apellido: 'Núñez',
  segundo_apellido: null,
  mst_sexo_id: null,
  fecha_nacimiento: null,
  telefono_movil: '612 345 678',
  nacionalidad_id: null,
  mst_clases_doc_id: 1,
  num_documento: null,
  mst_comunidades_id: 7,
  mst_provincias_id: 28,
  mst_ciudades_id: null,
  codigo_postal: 28_001,
}

const application = anApplication({ estado: 0 })

const cv = {
  can_cv_id: 9,
  nombre: 'CV de Ana',
  fecha: '2026-03-05',
  tamano_bytes: 84_000,
  numero_candidaturas: 2,
  numero_descargas: 0,
}

const calls = {
  applications: 'GET /api/users/user-candidatures',
  withdraw: 'DELETE /api/users/delete-candidature/5',
  cvs: 'GET /api/users/get-cvs-info',
  user: 'GET /api/users/user-information',
  photo: 'GET /api/users/get-profile-image',
  update: 'PUT /api/users/update-profile',
} as const

const open = (section: ReactNode) =>
  renderPrivate(<RouterProvider router={createMemoryRouter([{ path: '*', element: section }])} />)
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

beforeEach(keepFocus)
beforeEach(() => {
  sessionStorage.clear()
  saveToken('token-1')
})

test('the profile shows the applications, unless the address names the CVs', () => {
  expect(sectionOf(new URLSearchParams('seccion=cvs'))).toBe('cvs')
  expect(sectionOf(new URLSearchParams('seccion=otra'))).toBe('candidaturas')
})

describe('«Tus candidaturas:»', () => {
  test('shows 6 placeholders, then each application with its offer, company, age and state', async () => {
    stubApi({ [calls.applications]: [application] })
    vi.setSystemTime('2026-11-21T10:00:00Z')
    const { container } = open(<ApplicationsSection />)
    expect(container.querySelectorAll('[data-skeleton]')).toHaveLength(6)
    const card = within(await screen.findByRole('article'))
    expect(card.getByRole('link', { name: 'Cocinera' }).getAttribute('href')).toBe('/vista-oferta-completa/31')
    for (const text of ['No activo', 'Hostelería y Turismo', 'Empresa', 'Casa Ría', 'Hace 2 días', 'Vigo']) {
      expect(card.getByText(text)).toBeTruthy()
    }
  })

  test('leads to no page where an operator keeps the offer back, and says why', async () => {
    stubApi({ [calls.applications]: [{ ...application, aviso: 'Hemos retirado esta oferta.', con_pagina: false }] })
    open(<ApplicationsSection />)
    const card = within(await screen.findByRole('article'))
    expect(card.getByRole('heading', { name: 'Cocinera' })).toBeTruthy()
    expect(card.queryByRole('link', { name: 'Cocinera' })).toBeNull()
    expect(card.getByText('Hemos retirado esta oferta.')).toBeTruthy()
  })

  test('has a link to the offers when it is empty', async () => {
    stubApi({ [calls.applications]: [] })
    open(<ApplicationsSection />)
    expect(await screen.findByText('Aún no tienes candidaturas registradas')).toBeTruthy()
    expect(screen.getByRole('link').getAttribute('href')).toBe('/pagina-principal')
  })

  test('shows a failure and can load again', async () => {
    stubApi({})
    open(<ApplicationsSection />)
    expect(await screen.findByText('Vaya... No pudimos obtener tus candidaturas')).toBeTruthy()
    expect(screen.getByText('No pudimos obtener tus candidaturas')).toBeTruthy()
    stubApi({ [calls.applications]: [application] })
    await press('Reintentar')
    expect(await screen.findByRole('link', { name: 'Cocinera' })).toBeTruthy()
  })

  test('a withdrawn application leaves the list, and the focus stays in the section', async () => {
    let rows = [application]
    stubApi({
      [calls.applications]: () => rows,
      [calls.withdraw]: () => {
        rows = []
        return { message: '' }
      },
    })
    open(<ApplicationsSection />)
    await screen.findByRole('article')
    await press('Eliminar la candidatura a Cocinera')
    expect(screen.getByRole('alertdialog').textContent).toContain('no se podrá recuperar')
    await press('SI')
    expect(await screen.findByText('Candidatura eliminada con exito')).toBeTruthy()
    expect(await screen.findByText('Aún no tienes candidaturas registradas')).toBeTruthy()
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Tus candidaturas:'))
  })

  test.each([
    [500, 'No pudimos eliminar esta candidatura'],
    // Only the server knows which limit was reached.
    [429, serverSentence],
  ])('an application that could not be withdrawn stays, and a notice has the reason (%s)', async (status, sentence) => {
    stubApi({ [calls.applications]: [application], [calls.withdraw]: refusal(status, 'any') })
    open(<ApplicationsSection />)
    await screen.findByRole('article')
    await press('Eliminar la candidatura a Cocinera')
    await press('SI')
    expect(await screen.findByText(sentence)).toBeTruthy()
    expect(screen.getByRole('article', { hidden: true })).toBeTruthy()
  })
})

describe('«Mis CVs»', () => {
  test('shows the date, the size and the number of applications of each CV', async () => {
    stubApi({ [calls.cvs]: [cv, { ...cv, can_cv_id: 8, numero_candidaturas: 0 }] })
    open(<CvsSection />)
    expect(await screen.findAllByText(/Subido el: 5\/3\/2026 · 82 KB/)).toHaveLength(2)
    expect(screen.getByText('Enviado en 2 candidaturas')).toBeTruthy()
    expect(screen.getByText('Aún no lo has enviado')).toBeTruthy()
  })

  test.each([
    [0, 'Desaparecerá de tu lista'],
    [1, 'Enviado en 1 candidatura: desaparecerá de tu lista y no se podrá recuperar, pero esa empresa podrá leer'],
    [2, 'Enviado en 2 candidaturas: desaparecerá de tu lista y no se podrá recuperar, pero esas empresas podrán leer'],
  ])('the question before deleting one that was sent %i times says what companies keep', async (times, sentence) => {
    stubApi({ [calls.cvs]: [{ ...cv, numero_candidaturas: times }] })
    open(<CvsSection />)
    await userEvent.click(await screen.findByRole('button', { name: 'Eliminar CV de Ana' }))
    expect(screen.getByRole('alertdialog').textContent).toContain(sentence)
  })

  // Seen to fail without the check of the number.
  test.each([
    [9, false],
    [10, true],
  ])('shows that %i of 10 are there, and offers no upload at the limit', async (stored, isFull) => {
    stubApi({ [calls.cvs]: Array.from({ length: stored }, (_, index) => ({ ...cv, can_cv_id: index + 1 })) })
    renderPrivate(<RouterProvider router={siteRouter([{ path: '*', element: <CvsSection /> }])} />)
    expect(await screen.findByText(`${stored} de 10`)).toBeTruthy()
    const upload = screen.getByRole<HTMLButtonElement>('button', { name: 'Subir CV' })
    expect(upload.disabled).toBe(isFull)
    const note = document.getElementById(upload.getAttribute('aria-describedby') ?? '')
    expect(note?.textContent).toBe(
      isFull ? 'Has llegado al máximo de CVs (10). Elimina alguno para subir otro.' : undefined,
    )
  })

  test('an empty name is refused and another name is sent', async () => {
    const { bodyOf } = stubApi({ [calls.cvs]: [cv], 'PUT /api/users/rename-cv/9': { message: 'CV renombrado.' } })
    open(<CvsSection />)
    await screen.findByRole('article')
    await press('Cambiar el nombre de CV de Ana')
    const field = screen.getByRole('textbox', { name: 'Nombre del CV' })
    await userEvent.clear(field)
    await userEvent.type(field, '  {Enter}')
    expect(await screen.findAllByText('Escribe un nombre para el CV')).toHaveLength(2)
    await userEvent.type(field, 'CV cocina{Enter}')
    expect(await screen.findByText('CV renombrado.')).toBeTruthy()
    expect(bodyOf('PUT /api/users/rename-cv/9')).toEqual({ nombre: 'CV cocina' })
  })
})

describe('the header', () => {
  const answers = { ...masterLists, [calls.user]: user, [calls.photo]: { imgUrl: '/files/photo/a?firma=1' } }

  test('shows that the profile failed to load', async () => {
    stubApi({})
    open(<CandidateHeader />)
    // In its place and as a notice.
    await waitFor(() => expect(screen.getAllByText('No pudimos obtener tu información')).toHaveLength(2))
  })

  test.each([
    [500, 'Lo sentimos, algo ha salido mal'],
    // The disk is full.
    [507, serverSentence],
  ])('a failed edit keeps the typed values and does not send an unchanged photo (%s)', async (status, sentence) => {
    const { bodyOf } = stubApi({ ...answers, [calls.update]: refusal(status, 'any') })
    open(<CandidateHeader />)
    await screen.findByRole('heading', { name: 'Ana Núñez' })
    await press('Editar tus datos')
    const name = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Nombre' })
    await userEvent.clear(name)
    await userEvent.type(name, 'Anabel')
    await press('Guardar')
    expect(await screen.findByText(sentence)).toBeTruthy()
    expect(name.value).toBe('Anabel')
    expect(bodyOf(calls.update)).toMatchObject({ nombre: 'Anabel' })
    expect(bodyOf(calls.update)).not.toHaveProperty('image')
  })
})
