import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRoutesStub } from 'react-router'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { CvDraft } from '#contract/cv-draft.ts'
import { saveToken } from '#web/tab-storage/session-store.ts'
import { unsavedEntry } from '#web/tab-storage/unsaved-values.ts'
import { masterLists } from '#web/testing/master-lists.ts'
import { renderPrivate } from '#web/testing/render-private.tsx'
import { refusal, serverSentence, stubApi } from '#web/testing/stub-api.ts'
import CvEditor from './cv-editor.tsx'

const calls = {
  read: 'GET /api/users/cv-draft',
  save: 'PUT /api/users/cv-draft',
  make: 'POST /api/users/make-cv',
} as const

const blank: CvDraft = {
  contacto: { nombre: 'Ana Ruiz', correo: 'ana@prueba.example', telefono: null, ciudad: 'Vigo', con_foto: false },
  busco: { puesto: '', texto: '' },
  experiencia: { sin_experiencia: false, trabajos: [] },
  estudios: [],
  idiomas: [],
  otros: { carnes: [], certificados: [], disponibilidad: [] },
}
const job = { puesto: 'Camarera', empresa: 'Casa Ría', desde: '2024-03', hasta: null, texto: '' }

function open(stored: Partial<CvDraft> = {}, answers: Parameters<typeof stubApi>[0] = {}) {
  const api = stubApi({
    ...masterLists,
    [calls.read]: { borrador: { ...blank, ...stored }, guardado: null },
    [calls.save]: { message: '', guardado: '2026-11-28T10:00:00Z' },
    [calls.make]: { message: '', can_cv_id: 9 },
    ...answers,
  })
  const onMade = vi.fn()
  const Component = () => <CvEditor isOpen onClose={vi.fn()} onMade={onMade} />
  const Stub = createRoutesStub([{ path: '/', Component }])
  const { unmount } = renderPrivate(<Stub />)
  const saved = () => api.made.filter(({ call }) => call === calls.save).map(({ body }) => body)
  return { ...api, onMade, saved, unmount }
}

const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))
const textbox = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name })
const sheet = () => screen.getByRole('region', { name: 'Así queda tu CV' })

beforeEach(() => {
  sessionStorage.clear()
  saveToken('token-1')
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-28T10:00:00Z') })
})

describe('the editor of a CV', () => {
  test('goes through its parts, saves each as it is left and only it, and shows the sheet', async () => {
    const { saved, onMade } = open()
    expect((await textbox('Nombre y apellidos')).value).toBe('Ana Ruiz')
    await userEvent.type(await textbox('Teléfono'), '612345678')
    await press('Siguiente')
    await waitFor(() =>
      expect(saved()).toEqual([
        { contacto: { ...blank.contacto, correo: 'ana@prueba.example', telefono: '612345678' } },
      ]),
    )
    expect(document.activeElement).toBe(await textbox('Puesto que buscas'))
    await userEvent.type(await textbox('Puesto que buscas'), 'depend')
    await userEvent.click(await screen.findByRole('button', { name: 'Dependiente/a' }))
    await press('Siguiente')
    expect(screen.getByRole('heading', { name: '3 de 6: Experiencia' })).toBeTruthy()
    await waitFor(() => expect(saved()[1]).toEqual({ busco: { puesto: 'Dependiente/a', texto: '' } }))
    expect(document.activeElement).toBe(await textbox('Puesto'))
    await userEvent.keyboard('Camarera')
    await userEvent.type(await textbox('Empresa'), 'Casa Ría')
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Desde: Mes' }), 'marzo')
    expect(screen.getByText('Elige el mes y el año.')).toBeTruthy()
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Desde: Año' }), '2024')
    expect(within(sheet()).getByText('Camarera · Casa Ría')).toBeTruthy()
    expect(within(sheet()).getByText('marzo de 2024 – hoy')).toBeTruthy()
    await press('Siguiente')
    await waitFor(() => expect(saved()[2]).toEqual({ experiencia: { sin_experiencia: false, trabajos: [job] } }))
    await press('Siguiente')
    await press('Español')
    await press('Siguiente')
    await userEvent.click(screen.getByRole('checkbox', { name: 'B' }))
    await userEvent.type(await textbox('Otro certificado'), 'Socorrista{Enter}')
    await press('Crear mi CV')
    await waitFor(() => expect(onMade).toHaveBeenCalledWith(9))
    expect(saved().slice(3)).toEqual([
      { idiomas: [{ idioma: 'Español', nivel: 'nativo' }] },
      { otros: { carnes: ['B'], certificados: ['Socorrista'], disponibilidad: [] } },
    ])
  })

  test('says why something is not saved, and saves it when the connection returns', async () => {
    let isDown = true
    const { saved } = open(
      {},
      {
        [calls.save]: () => {
          if (isDown) throw new TypeError('Failed to fetch')
          return { message: '', guardado: '' }
        },
      },
    )
    await userEvent.type(await textbox('Teléfono'), '6')
    await press('Siguiente')
    expect(await screen.findByText(/^Sin conexión: aún no está guardado/)).toBeTruthy()
    expect(unsavedEntry('cv').read()).toMatchObject({ contacto: { telefono: '6' } })
    isDown = false
    fireEvent(window, new Event('online'))
    expect(await screen.findByText('Guardado')).toBeTruthy()
    expect(saved()).toHaveLength(2)
    expect(unsavedEntry('cv').read()).toBeNull()
  })

  test('sends nothing any more once its page is left: somebody else may sign in', async () => {
    let fail: (error: Error) => void = () => undefined
    const { saved, unmount } = open({}, { [calls.save]: () => new Promise((_, reject) => (fail = reject)) })
    await userEvent.type(await textbox('Teléfono'), '6')
    await press('Siguiente')
    await waitFor(() => expect(saved()).toHaveLength(1))
    unmount()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    fail(new TypeError('Failed to fetch'))
    await vi.advanceTimersByTimeAsync(20_000)
    expect(saved()).toHaveLength(1)
    expect(unsavedEntry('cv').read()).toMatchObject({ contacto: { telefono: '6' } })
  })

  test('saves what was typed when the page is hidden, and what an earlier page of the tab could not', async () => {
    unsavedEntry('cv').write({ busco: { puesto: 'Pintora', texto: '' } })
    const { saved } = open()
    await waitFor(() => expect(saved()).toEqual([{ busco: { puesto: 'Pintora', texto: '' } }]))
    expect((await textbox('Puesto que buscas')).value).toBe('Pintora')
    await userEvent.type(await textbox('Puesto que buscas'), ' a mano')
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    fireEvent(document, new Event('visibilitychange'))
    await waitFor(() => expect(saved()[1]).toEqual({ busco: { puesto: 'Pintora a mano', texto: '' } }))
  })

  test('opens where somebody stopped, with what is stored; an end is chosen only for a job that is over', async () => {
    const { saved } = open({ experiencia: { sin_experiencia: false, trabajos: [job] } })
    expect((await textbox('Empresa')).value).toBe('Casa Ría')
    expect(screen.queryByRole('group', { name: 'Hasta' })).toBeNull()
    await userEvent.click(screen.getByRole('switch', { name: 'Hasta hoy' }))
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Hasta: Año' }), '2025')
    await press('Añadir otro trabajo')
    await press('3 de 6: Experiencia')
    await waitFor(() =>
      expect(saved()).toEqual([{ experiencia: { sin_experiencia: false, trabajos: [{ ...job, hasta: '2025-11' }] } }]),
    )
  })

  test('demands a name and a past at the end, and leads to the part', async () => {
    const { made } = open({ contacto: { ...blank.contacto, nombre: ' ' } })
    await screen.findByRole('heading', { name: '1 de 6: Contacto' })
    await press('6 de 6: Lo demás')
    await press('Crear mi CV')
    expect(document.activeElement?.textContent).toBe('Tu nombre')
    await press('Experiencia, estudios o «No tengo experiencia»')
    await userEvent.click(screen.getByRole('switch', { name: 'No tengo experiencia' }))
    await press('1 de 6: Contacto')
    await userEvent.type(await textbox('Nombre y apellidos'), 'Ana')
    await press('6 de 6: Lo demás')
    expect(screen.queryByText('Para crear tu CV falta:')).toBeNull()
    expect(made.map(({ call }) => call)).not.toContain(calls.make)
  })

  test('shows the sentence of the server when the CV cannot be made, and the part with the wrong dates', async () => {
    const { onMade } = open(
      { experiencia: { sin_experiencia: true, trabajos: [] } },
      { [calls.make]: refusal(400, 'cv_dates_out_of_order') },
    )
    await screen.findByRole('switch', { name: 'No tengo experiencia' })
    await press('6 de 6: Lo demás')
    await press('Crear mi CV')
    expect(await screen.findByText(serverSentence)).toBeTruthy()
    expect(screen.getByRole('heading', { name: '4 de 6: Estudios' })).toBeTruthy()
    expect(onMade).not.toHaveBeenCalled()
  })

  test('takes its data from a file instead, which one press undoes, and again from the same file', async () => {
    const { saved } = open({
      experiencia: { sin_experiencia: false, trabajos: [job] },
      otros: { ...blank.otros, carnes: ['B'] },
    })
    await screen.findByRole('checkbox', { name: 'B' })
    const picker = document.querySelector<HTMLInputElement>('input[type=file]')
    const file = new File([JSON.stringify({ basics: {}, meta: { carnes: ['C'] } })], 'cv.json')
    await userEvent.upload(picker ?? document.body, file)
    expect(picker?.value, 'a browser tells nothing of a file that is chosen already').toBe('')
    const licences = () =>
      screen.getAllByRole<HTMLInputElement>('checkbox', { checked: true }).map(({ value }) => value)
    await waitFor(() => expect(licences()).toEqual(['C']))
    await press('3 de 6: Experiencia')
    await waitFor(() => expect(saved()[0]).toMatchObject({ otros: { carnes: ['C'] } }))
    expect((await textbox('Empresa')).value).toBe('')
    await press('Deshacer')
    expect((await textbox('Empresa')).value).toBe('Casa Ría')
    await press('6 de 6: Lo demás')
    expect(licences()).toEqual(['B'])
    await waitFor(() => expect(saved()[1]).toMatchObject({ otros: { carnes: ['B'] } }))
  })
})
