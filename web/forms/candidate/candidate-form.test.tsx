import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { ApiError } from '#web/api/api-error.ts'
import type { CandidateBody } from '#web/api/types.ts'
import { masterLists } from '#web/testing/master-lists.ts'
import { renderPrivate } from '#web/testing/render-private.tsx'
import { stubApi } from '#web/testing/stub-api.ts'
import { CandidateForm, type CandidateFormProps } from './candidate-form.tsx'
import { emptyCandidate } from './candidate-values.ts'

beforeEach(() => {
  sessionStorage.clear()
  stubApi(masterLists)
})

const onSubmit = vi.fn<(data: CandidateBody) => void>()

const form = (props: Partial<CandidateFormProps> = {}) => (
  <CandidateForm id="form" mode="create" onSubmit={onSubmit} {...props}>
    <button type="submit">Enviar</button>
  </CandidateForm>
)

const type = (label: string, text: string) => userEvent.type(screen.getByLabelText(label), text)
const send = () => userEvent.click(screen.getByRole('button', { name: 'Enviar' }))

async function fillRequired() {
  await type('Nombre', ' Ana ')
  await type('Primer apellido', 'Núñez')
  await type('Teléfono móvil', '612 345 678')
  await type('Código postal', '08001')
  await waitFor(() => expect(chosen('Ciudad')).toBe('Barcelona'))
}

const chosen = (label: string) => screen.getByLabelText<HTMLSelectElement>(label).selectedOptions[0]?.textContent

test('sends numbers, null for an empty field, and no unchanged picture', async () => {
  renderPrivate(form())
  await fillRequired()
  await send()
  const { image: _, ...nothingElse } = emptyCandidate
  expect(onSubmit.mock.lastCall?.[0]).toEqual({
    ...nothingElse,
    nombre: 'Ana',
    primer_apellido: 'Núñez',
    telefono_movil: '612 345 678',
    fecha_nacimiento: null,
    // As the postal code says.
    mst_comunidades_id: 9,
    mst_provincias_id: 8,
    mst_ciudades_id: 8019,
    codigo_postal: 8001,
    image: undefined,
  })
})

test('the summary follows the order of the page', async () => {
  renderPrivate(form())
  await fillRequired()
  await userEvent.clear(screen.getByLabelText('Teléfono móvil'))
  await userEvent.type(screen.getAllByRole('spinbutton')[0]!, '31122090')
  await type('Número de documento', '12345678A')
  await userEvent.clear(screen.getByLabelText('Código postal'))
  await send()
  const lines = within(screen.getByText(/^Revisa estos/).closest('[role=alert]') as HTMLElement).getAllByRole('button')
  expect(lines.map((line) => line.textContent.trim())).toEqual([
    'Escribe tu teléfono móvil',
    'La fecha de nacimiento no puede ser futura',
    'Número de documento: La letra no corresponde al número: revísalo',
    'Escribe tu código postal',
  ])
})

test('a missing value has an error beside its field and a link in the summary', async () => {
  // Of no use in a page without a layout.
  Element.prototype.scrollIntoView = vi.fn<() => void>()
  renderPrivate(form())
  await send()
  expect(onSubmit).not.toHaveBeenCalled()
  expect(screen.getByText('Revisa estos 4 campos:')).toBeTruthy()
  expect(screen.getByLabelText('Nombre').getAttribute('aria-invalid')).toBe('true')
  await userEvent.click(screen.getByRole('button', { name: 'Escribe tu código postal' }))
  expect(document.activeElement).toBe(screen.getByLabelText('Código postal'))
})

test('the letter of a DNI is checked together with missing fields', async () => {
  renderPrivate(form())
  await type('Número de documento', '12345678A')
  await send()
  expect(screen.getByRole('button', { name: /: La letra no corresponde al número: revísalo$/ })).toBeTruthy()
})

test('a half-typed birth date is refused as incomplete', async () => {
  renderPrivate(form())
  await fillRequired()
  await userEvent.click(screen.getAllByRole('spinbutton')[0] as HTMLElement)
  await userEvent.keyboard('0103')
  await send()
  expect(screen.getByRole('button', { name: /La fecha de nacimiento no está completa/ })).toBeTruthy()
  expect(onSubmit).not.toHaveBeenCalled()
})

test('unsaved values with a half-typed birth date are filled in without the date', async () => {
  const { unmount } = renderPrivate(form({ unsavedName: 'candidate' }))
  await userEvent.click(screen.getAllByRole('spinbutton')[0] as HTMLElement)
  await userEvent.keyboard('0103')
  await fillRequired()
  unmount()
  renderPrivate(form({ unsavedName: 'candidate' }))
  await send()
  expect(onSubmit.mock.lastCall?.[0]).toMatchObject({ fecha_nacimiento: null })
})

test('a postal code chooses community and province, and leaves a choice among several cities', async () => {
  renderPrivate(form())
  await type('Código postal', '17600')
  await waitFor(() => expect(chosen('Provincia')).toBe('Girona'))
  expect(chosen('Comunidad autónoma')).toBe('Cataluña')
  await screen.findByRole('option', { name: 'Figueres' })
  expect(screen.getByLabelText<HTMLSelectElement>('Ciudad').value).toBe('')
})

test('a postal code of the chosen province keeps the chosen city', async () => {
  renderPrivate(form())
  await userEvent.selectOptions(screen.getByLabelText('Ciudad'), await screen.findByRole('option', { name: /Alcalá/ }))
  await type('Código postal', '28801')
  expect(chosen('Ciudad')).toBe('Alcalá de Henares')
})

test('a brief form asks for the picture and what is optional only where somebody wants to add it', async () => {
  renderPrivate(form({ isBrief: true }))
  expect(screen.queryByLabelText('Sexo')).toBeNull()
  await fillRequired()
  await send()
  expect(onSubmit).toHaveBeenCalledOnce()
  await userEvent.click(screen.getByRole('button', { name: 'Añadir foto y otros datos (opcional)' }))
  expect(screen.getByLabelText('Sexo')).toBeTruthy()
})

test('a postal code of another province than the one chosen after it shows a warning and can be sent', async () => {
  renderPrivate(form())
  await fillRequired()
  await userEvent.selectOptions(screen.getByLabelText('Comunidad autónoma'), 'Comunidad de Madrid')
  await waitFor(() => expect(chosen('Provincia')).toBe('Madrid'))
  expect(screen.getByText(/parece de otra provincia/)).toBeTruthy()
  await send()
  expect(onSubmit).toHaveBeenCalledOnce()
})

test('nothing is sent while a request is pending', async () => {
  renderPrivate(form({ isPending: true }))
  await fillRequired()
  await send()
  expect(onSubmit).not.toHaveBeenCalled()
})

test('a field that the server refuses is marked', async () => {
  const { rerender } = renderPrivate(form())
  rerender(form({ failure: new ApiError({ status: 400, code: 'phone_invalid', error: '' }) }))
  expect(await screen.findByRole('button', { name: 'Teléfono móvil: Este teléfono no existe: revísalo' })).toBeTruthy()
  expect(screen.getByLabelText('Teléfono móvil').getAttribute('aria-invalid')).toBe('true')
})

test('the typed values return after a reload', async () => {
  const { unmount } = renderPrivate(form({ unsavedName: 'candidate' }))
  await type('Nombre', 'Ana')
  unmount()
  renderPrivate(form({ unsavedName: 'candidate' }))
  expect(screen.getByLabelText<HTMLInputElement>('Nombre').value).toBe('Ana')
})

describe('in edit mode', () => {
  const initial = {
    ...emptyCandidate,
    nombre: 'Ana',
    primer_apellido: 'Núñez',
    telefono_movil: '612345678',
    codigo_postal: '28001',
    image: '/files/photo/1.webp',
  }

  test('has its own title and does not send an unchanged picture', async () => {
    renderPrivate(form({ mode: 'edit', initial }))
    expect(screen.getByRole('heading', { name: 'Tus datos:' })).toBeTruthy()
    await send()
    expect(onSubmit.mock.lastCall?.[0].image).toBeUndefined()
  })

  test('sends null for a removed picture and counts as changed', async () => {
    const onDirtyChange = vi.fn<(isDirty: boolean) => void>()
    renderPrivate(form({ mode: 'edit', initial, onDirtyChange }))
    await userEvent.click(screen.getByRole('button', { name: 'Eliminar imagen: Foto de perfil' }))
    await waitFor(() => expect(onDirtyChange).toHaveBeenLastCalledWith(true))
    await send()
    expect(onSubmit.mock.lastCall?.[0].image).toBeNull()
  })
})
