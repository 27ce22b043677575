import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { FormProvider, useForm } from 'react-hook-form'
import { expect, test } from 'vitest'
import type { OwnOffer } from '#web/api/types.ts'
import { renderPrivate } from '#web/testing/render-private.tsx'
import { stubApi } from '#web/testing/stub-api.ts'
import { WorkFields } from './work-fields.tsx'

const lists = {
  'GET /api/master/job-positions': [
    { mst_puestos_id: 1, nombre: 'Electricista', mst_emp_sector_id: 7, sinonimos: [] },
    { mst_puestos_id: 3, nombre: 'Panadero/a', mst_emp_sector_id: 8, sinonimos: ['obrador de pan'] },
    { mst_puestos_id: 9016, nombre: 'Otro puesto de Hostelería', mst_emp_sector_id: 8, sinonimos: [] },
    { mst_puestos_id: 4, nombre: 'Sereno/a', mst_emp_sector_id: 99, sinonimos: [] },
  ],
  'GET /api/master/sectors': [
    { mst_emp_sector_id: 7, descripcion: 'Comercio', link_imagen: '' },
    { mst_emp_sector_id: 8, descripcion: 'Hostelería', link_imagen: '' },
  ],
}

function Fields({ offer }: { offer: OwnOffer | null }) {
  const form = useForm({ defaultValues: valuesOf(offer) })
  return (
    <FormProvider {...form}>
      <input aria-label="Título" {...form.register('nombre')} />
      <WorkFields offer={offer} />
    </FormProvider>
  )
}

const valuesOf = (offer: OwnOffer | null) => ({
  nombre: offer?.nombre ?? '',
  descripcion: '',
  puesto_propio: offer?.puesto_propio ?? '',
  mst_puestos_id: offer?.mst_puestos_id?.mst_puestos_id ?? null,
  mst_emp_sector_id: offer?.mst_emp_sector_id?.mst_emp_sector_id ?? null,
})

const sector = () => screen.getByLabelText<HTMLSelectElement>(/^Sector/)
const position = () => screen.getByRole<HTMLInputElement>('combobox', { name: /^Puesto/ })
const shownSector = () => sector().selectedOptions[0]?.text

async function choose(typed: string) {
  await userEvent.clear(position())
  await userEvent.type(position(), typed)
  await userEvent.keyboard('{ArrowDown}{Enter}')
}

async function open(offer: OwnOffer | null = null) {
  stubApi(lists)
  const shown = renderPrivate(<Fields offer={offer} />)
  await waitFor(() => expect(position().disabled || sector().disabled).toBe(false))
  return shown
}

test('an offer keeps a retired position, and a new one cannot choose it', async () => {
  const offer = {
    mst_puestos_id: { mst_puestos_id: 2, nombre: 'Farero/a' },
    mst_emp_sector_id: { mst_emp_sector_id: 7, descripcion: 'Comercio', link_imagen: '' },
  } as OwnOffer
  const { rerender } = await open(offer)
  await waitFor(() => expect(position().value).toBe('Farero/a (ya no se ofrece)'))
  expect([...sector().options].slice(1).map(({ text }) => text)).toEqual(['Comercio', 'Hostelería'])

  rerender(<Fields key="new" offer={null} />)
  await userEvent.type(position(), 'farer')
  expect(screen.getByText('Sin coincidencias')).toBeTruthy()
})

test('a position is found by a part of its name in the other gender, and proposes its sector', async () => {
  await open()
  await userEvent.type(position(), 'panadera')
  expect(within(screen.getByRole('listbox')).getAllByRole('option')).toHaveLength(1)
  await userEvent.keyboard('{ArrowDown}{Enter}')
  expect([position().value, shownSector()]).toEqual(['Panadero/a', 'Hostelería'])
  await choose('electri')
  expect(shownSector()).toBe('Comercio')
})

test('a sector that was chosen stays when the position changes, and a retired one is not proposed', async () => {
  await open()
  await choose('seren')
  expect(shownSector()).toBe('Selecciona una opción')
  await userEvent.selectOptions(sector(), 'Comercio')
  await choose('panad')
  expect(shownSector()).toBe('Comercio')
})

const typeTitle = (text: string) => userEvent.type(screen.getByLabelText('Título'), text)

test('a position is found by a synonym', async () => {
  await open()
  await choose('obrador')
  expect([position().value, shownSector()]).toEqual(['Panadero/a', 'Hostelería'])
})

test('the title proposes the position, and so the sector, until somebody chooses another one', async () => {
  await open()
  await typeTitle('Panadera')
  await waitFor(() => expect([position().value, shownSector()]).toEqual(['Panadero/a', 'Hostelería']))
  await choose('electri')
  await userEvent.clear(screen.getByLabelText('Título'))
  await typeTitle('Serena de noche')
  expect([position().value, shownSector()]).toEqual(['Electricista', 'Comercio'])
})

test('a title that was there before proposes nothing until it changes', async () => {
  await open({ nombre: 'Panadera' } as OwnOffer)
  expect(position().value).toBe('')
  await typeTitle(' de noche')
  await waitFor(() => expect(position().value).toBe('Panadero/a'))
})

test('own words are folded until somebody needs them, and stay open where there are some', async () => {
  const { container, unmount } = await open()
  expect(container.querySelector('details')?.open).toBe(false)
  await userEvent.click(screen.getByText('No está el mío'))
  await userEvent.type(screen.getByLabelText(/^Puesto con tus palabras/), 'Chocolatera')
  unmount()
  const { container: other } = await open({ nombre: '', puesto_propio: 'Chocolatera' } as OwnOffer)
  expect(other.querySelector('details')?.open).toBe(true)
})

test('«Otro puesto de …» unfolds the own words', async () => {
  const { container } = await open()
  await choose('otro puesto')
  expect([position().value, shownSector()]).toEqual(['Otro puesto de Hostelería', 'Hostelería'])
  expect(container.querySelector('details')?.open).toBe(true)
})
