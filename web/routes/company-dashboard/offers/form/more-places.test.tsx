import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { FormProvider, useForm, useWatch } from 'react-hook-form'
import { expect, test } from 'vitest'
import { renderPrivate } from '#web/testing/render-private.tsx'
import { stubApi } from '#web/testing/stub-api.ts'
import { MorePlaces } from './more-places.tsx'

const lists = {
  'GET /api/master/provinces': [
    { mst_provincias_id: 28, nombre: 'Madrid', mst_comunidades_id: 7 },
    { mst_provincias_id: 41, nombre: 'Sevilla', mst_comunidades_id: 1 },
  ],
  'GET /api/master/provinces/28/cities': [
    { mst_ciudades_id: 28_065, nombre: 'Getafe' },
    { mst_ciudades_id: 28_079, nombre: 'Madrid' },
  ],
  'GET /api/master/provinces/41/cities': [{ mst_ciudades_id: 41_091, nombre: 'Sevilla' }],
}

interface Values {
  mst_modalidad_id: number
  mst_provincias_id: number
  mst_ciudades_id: number
  mas_ciudades: { id: number; label: string }[]
  toda_espana: boolean
}

function Form(changes: Partial<Values>) {
  const start = { mst_modalidad_id: 1, mst_provincias_id: 28, mst_ciudades_id: 28_079, mas_ciudades: [] }
  const form = useForm<Values>({ defaultValues: { ...start, toda_espana: false, ...changes } })
  return (
    <FormProvider {...form}>
      <MorePlaces />
      <Shown control={form.control} />
    </FormProvider>
  )
}

const Shown = ({ control }: { control: ReturnType<typeof useForm<Values>>['control'] }) => (
  <output>
    {useWatch({ control, name: 'mas_ciudades' })
      .map(({ id }) => id)
      .join()}
  </output>
)

const open = (values: Partial<Values> = {}) => {
  stubApi(lists)
  renderPrivate(<Form {...values} />)
}

const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Añadir otra ciudad' })
const city = async () => {
  await waitFor(() => expect(field().disabled).toBe(false))
  return field()
}
const add = async (typed: string) => {
  await userEvent.type(await city(), typed)
  await screen.findByRole('listbox')
  await userEvent.keyboard('{ArrowDown}{Enter}')
}
const sent = () => screen.getByRole('status').textContent

test('cities of several provinces are added, named and removed, and the focus stays in the field', async () => {
  open()
  await add('Getafe')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Provincia de la otra ciudad' }), 'Sevilla')
  await add('Sevilla')
  expect(sent()).toBe('28065,41091')
  const chosen = within(screen.getByRole('list', { name: 'Más ciudades' }))
  await userEvent.click(chosen.getByRole('button', { name: 'Quitar Getafe' }))
  expect(sent()).toBe('41091')
})

test('the first city is not offered again', async () => {
  open()
  await userEvent.click(await city())
  const list = within(await screen.findByRole('listbox'))
  expect(list.getAllByRole('option').map((option) => option.textContent)).toEqual(['Getafe'])
})

test('ten cities are the most', async () => {
  open({ mas_ciudades: Array.from({ length: 9 }, (_, id) => ({ id: id + 1, label: `Ciudad ${id}` })) })
  expect(await screen.findByText('Has llegado al máximo de 10 ciudades.')).toBeDefined()
  expect(field().disabled).toBe(true)
})

test('only a remote job can be done from all of Spain, and then it needs no more cities', async () => {
  open()
  expect(screen.queryByRole('switch')).toBeNull()
  open({ mst_modalidad_id: 3 })
  const everywhere = screen.getByRole('switch', { name: 'En remoto desde toda España' })
  expect(screen.getAllByText('Más ciudades')).toHaveLength(2)
  await userEvent.click(everywhere)
  expect(screen.getAllByText('Más ciudades')).toHaveLength(1)
})
