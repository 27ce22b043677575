import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { FormProvider, useForm } from 'react-hook-form'
import { expect, test } from 'vitest'
import { masterLists } from '#web/testing/master-lists.ts'
import { renderPrivate } from '#web/testing/render-private.tsx'
import { stubApi } from '#web/testing/stub-api.ts'
import { PlaceFields } from './place-fields.tsx'
import { defaultPlace, type PlaceValues } from '../place-values.ts'

function Form({ place }: { place: PlaceValues }) {
  const form = useForm({ defaultValues: place })
  return (
    <FormProvider {...form}>
      <PlaceFields />
    </FormProvider>
  )
}

const field = (label: string) => screen.getByLabelText<HTMLSelectElement>(label)
const shown = (label: string) => field(label).selectedOptions[0]?.textContent
const choose = (label: string, option: string) => userEvent.selectOptions(field(label), option)

test('a new form starts in Madrid and keeps its values while the lists load', async () => {
  stubApi(masterLists)
  renderPrivate(<Form place={defaultPlace} />)
  expect(field('Provincia').value).toBe('28')
  expect(field('Provincia').disabled).toBe(true)
  await waitFor(() => expect(shown('Provincia')).toBe('Madrid'))
  expect(shown('Comunidad autónoma')).toBe('Comunidad de Madrid')
})

test('the city of an existing profile is still chosen after loading', async () => {
  stubApi(masterLists)
  renderPrivate(<Form place={{ mst_comunidades_id: 9, mst_provincias_id: 8, mst_ciudades_id: 8019 }} />)
  await waitFor(() => expect(shown('Ciudad')).toBe('Barcelona'))
})

test('another community clears province and city, and the city is disabled without a province', async () => {
  stubApi(masterLists)
  renderPrivate(<Form place={{ ...defaultPlace, mst_ciudades_id: 28_079 }} />)
  await waitFor(() => expect(shown('Ciudad')).toBe('Madrid'))
  await choose('Comunidad autónoma', 'Cataluña')
  await waitFor(() => expect(field('Provincia').disabled).toBe(false))
  expect(field('Provincia').value).toBe('')
  expect(shown('Ciudad')).toBe('Elige antes la provincia')
  await choose('Provincia', 'Barcelona')
  await waitFor(() => expect(field('Ciudad').options).toHaveLength(2))
})

test('the only province of a community is chosen by itself', async () => {
  stubApi(masterLists)
  renderPrivate(<Form place={defaultPlace} />)
  await waitFor(() => expect(field('Comunidad autónoma').disabled).toBe(false))
  await choose('Comunidad autónoma', 'Asturias')
  await waitFor(() => expect(shown('Provincia')).toBe('Asturias'))
})

test('a list that fails to load shows an error and can be loaded again', async () => {
  stubApi({ ...masterLists, 'GET /api/master/provinces/28/cities': new Response(null, { status: 500 }) })
  renderPrivate(<Form place={defaultPlace} />)
  expect(await screen.findByText('Error al cargar los datos.')).toBeTruthy()
  stubApi(masterLists)
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }))
  await waitFor(() => expect(field('Ciudad').options).toHaveLength(3))
})
