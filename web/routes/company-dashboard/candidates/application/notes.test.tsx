import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { OpenedApplication } from '#web/api/types.ts'
import { saveToken } from '#web/tab-storage/session-store.ts'
import { companyCandidate, openedApplication } from '#web/testing/company-rows.ts'
import { listCalls as calls, openList } from '#web/testing/open-list.tsx'
import { counted, refusal, stubApi } from '#web/testing/stub-api.ts'

// jsdom draws no PDF.
vi.mock('../cv/cv-section.tsx', () => ({ CvSection: () => null }))

const personOf = (id: number) => ({ ...companyCandidate.nb_usuarios_id, nombre: `Persona${id}` })
const row = (id: number) => ({ ...companyCandidate, can_cv_ofertas_id: id, nb_usuarios_id: personOf(id) })
const opened = (id: number, changes: Partial<OpenedApplication> = {}): OpenedApplication => ({
  ...openedApplication,
  can_cv_ofertas_id: id,
  nb_usuarios_id: { ...openedApplication.nb_usuarios_id, ...personOf(id) },
  ...changes,
})

const answers = {
  [calls.candidates]: counted([row(1), row(2)]),
  [calls.counts]: { por_estado: [], sin_leer: 2 },
  'GET /api/companies/application/1': opened(1),
  'GET /api/companies/application/2': opened(2),
} as const

const heading = (id: number) => screen.findByRole('heading', { level: 2, name: `Persona${id} Núñez` })

beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
  saveToken('token-1')
})

describe('A private note', () => {
  const field = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Nota nueva' })
  const nota = { nota_id: 5, texto: 'Habla alemán', fecha: '2026-11-22T09:00:00.000Z' }

  test('is saved and shown', async () => {
    stubApi(answers)
    openList('?seccion=candidatos&candidatura=1')
    await userEvent.type(await field(), 'Habla alemán')
    const { bodyOf } = stubApi({
      ...answers,
      'POST /api/companies/application-note/1': { message: 'Guardada', nota },
      'GET /api/companies/application/1': opened(1, { notas: [nota] }),
    })
    await userEvent.click(screen.getByRole('button', { name: 'Guardar la nota' }))
    expect(await screen.findByText('Habla alemán')).toBeTruthy()
    expect(screen.getAllByRole('img', { name: 'Con notas' })).toHaveLength(1)
    expect(bodyOf('POST /api/companies/application-note/1')).toEqual({ texto: 'Habla alemán' })
    expect((await field()).value).toBe('')
  })

  test('that cannot be saved stays in its field', async () => {
    stubApi({ ...answers, 'POST /api/companies/application-note/1': refusal(500, 'internal') })
    openList('?seccion=candidatos&candidatura=1')
    await userEvent.type(await field(), 'Habla alemán')
    await userEvent.click(screen.getByRole('button', { name: 'Guardar la nota' }))
    expect(await screen.findByText(/No pudimos guardar la nota/)).toBeTruthy()
    expect((await field()).value).toBe('Habla alemán')
  })

  test('that was typed is still there after another application and after the list, and nowhere else', async () => {
    stubApi(answers)
    openList('?seccion=candidatos&candidatura=1')
    await userEvent.type(await field(), 'Llamar el lunes')
    await userEvent.click(screen.getByRole('button', { name: 'Siguiente' }))
    await heading(2)
    expect((await field()).value).toBe('')
    await userEvent.keyboard('{Escape}')
    await userEvent.click(await screen.findByRole('link', { name: 'Persona1 Núñez' }))
    await heading(1)
    expect((await field()).value).toBe('Llamar el lunes')
  })

  test('that is saved while another application is open is deleted as an unsaved one', async () => {
    const { promise, resolve } = Promise.withResolvers<object>()
    stubApi({ ...answers, 'POST /api/companies/application-note/1': () => promise })
    openList('?seccion=candidatos&candidatura=1')
    await userEvent.type(await field(), 'Llamar el lunes')
    await userEvent.click(screen.getByRole('button', { name: 'Guardar la nota' }))
    await userEvent.click(screen.getByRole('button', { name: 'Siguiente' }))
    await heading(2)
    resolve({ message: 'Guardada', nota })
    await userEvent.click(screen.getByRole('button', { name: 'Anterior' }))
    await heading(1)
    await waitFor(async () => expect((await field()).value).toBe(''))
  })

  test('that is typed while another one is saved stays', async () => {
    const { promise, resolve } = Promise.withResolvers<object>()
    stubApi({ ...answers, 'POST /api/companies/application-note/1': () => promise })
    openList('?seccion=candidatos&candidatura=1')
    await userEvent.type(await field(), 'Habla alemán')
    await userEvent.click(screen.getByRole('button', { name: 'Guardar la nota' }))
    await userEvent.type(await field(), ' y francés')
    stubApi({ ...answers, 'GET /api/companies/application/1': opened(1, { notas: [nota] }) })
    resolve({ message: 'Guardada', nota })
    await screen.findByRole('button', { name: 'Eliminar la nota «Habla alemán»' })
    expect((await field()).value).toBe('Habla alemán y francés')
  })

  test('is deleted after a question', async () => {
    const { made } = stubApi({
      ...answers,
      'GET /api/companies/application/1': opened(1, { notas: [nota] }),
      'DELETE /api/companies/application-note/5': { message: 'Eliminada' },
    })
    openList('?seccion=candidatos&candidatura=1')
    await userEvent.click(await screen.findByRole('button', { name: 'Eliminar la nota «Habla alemán»' }))
    expect(made.some(({ call }) => call.startsWith('DELETE'))).toBe(false)
    await userEvent.click(await screen.findByRole('button', { name: 'SI' }))
    expect(await screen.findByText('Nota eliminada')).toBeTruthy()
  })
})
