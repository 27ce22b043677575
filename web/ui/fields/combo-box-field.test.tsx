// @vitest-environment jsdom
import { fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { ComboBoxField } from './combo-box-field.tsx'

const cities = [
  { id: 15030, label: 'A Coruña' },
  { id: 24089, label: 'León' },
  { id: 28079, label: 'Madrid' },
]

let last: number | null = null

function Field({ start = null }: { start?: number | null }) {
  const [city, setCity] = useState<number | null>(start)
  last = city
  return <ComboBoxField label="Ciudad" name="mst_ciudades_id" options={cities} value={city} onChange={setCity} />
}

const options = () => within(screen.getByRole('listbox')).queryAllByRole('option')

test('typing without accents finds a name with accents, and the value is its id', async () => {
  const user = userEvent.setup()
  render(<Field />)
  await user.type(screen.getByLabelText('Ciudad', { selector: 'input' }), 'leon')
  expect(options().map((option) => option.textContent)).toEqual(['León'])
  await user.click(options()[0]!)
  expect(last).toBe(24089)
  expect(document.querySelector<HTMLInputElement>('input[name=mst_ciudades_id]')?.value).toBe('24089')
})

test('text without a match says so, and the last choice returns when the focus leaves the field', async () => {
  const user = userEvent.setup()
  render(<Field start={28079} />)
  const input = screen.getByLabelText<HTMLInputElement>('Ciudad', { selector: 'input' })
  await user.click(input)
  await user.keyboard('xyz')
  screen.getByText('Sin coincidencias')
  await user.click(document.body)
  expect(input.value).toBe('Madrid')
  expect(last).toBe(28079)
})

test('the choice is shown when its options have loaded', () => {
  const props = { label: 'Ciudad', value: 28079, onChange: vi.fn() }
  const { rerender } = render(<ComboBoxField {...props} options={[]} isLoading />)
  const input = screen.getByLabelText<HTMLInputElement>('Ciudad', { selector: 'input' })
  expect(input.disabled).toBe(true)
  expect(input.placeholder).toBe('Cargando…')
  rerender(<ComboBoxField {...props} options={cities} />)
  expect(input.value).toBe('Madrid')
  expect(props.onChange).not.toHaveBeenCalled()
})

test('options that failed to load show an error and can be loaded again', async () => {
  const user = userEvent.setup()
  const onRetry = vi.fn()
  render(<ComboBoxField label="Ciudad" options={[]} value={null} onChange={vi.fn()} hasLoadError onRetry={onRetry} />)
  screen.getByText('Error al cargar los datos.')
  await user.click(screen.getByRole('button', { name: 'Reintentar' }))
  expect(onRetry).toHaveBeenCalledOnce()
})

test('Enter takes the first match of what was typed, and chooses nothing in an untouched list', async () => {
  const user = userEvent.setup()
  render(<Field />)
  await user.click(screen.getByLabelText('Ciudad', { selector: 'input' }))
  await user.keyboard('{Enter}')
  expect(last).toBeNull()
  await user.keyboard('madr{Enter}')
  expect(last).toBe(28079)
})

test('a scroll hides the matches only until it ends, and drops nothing that was typed', async () => {
  const user = userEvent.setup()
  render(<Field />)
  const input = screen.getByLabelText<HTMLInputElement>('Ciudad', { selector: 'input' })
  await user.type(input, 'madr')
  fireEvent.scroll(document)
  expect(screen.queryByRole('listbox')).toBeNull()
  expect(input.value).toBe('madr')
  await screen.findByRole('option', { name: 'Madrid' })
  fireEvent.scroll(document)
  await user.keyboard('{Enter}')
  expect(last).toBe(28079)
  expect(input.value).toBe('Madrid')
})
