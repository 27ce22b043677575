// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { Button } from '../buttons/button.tsx'
import { ErrorSummary } from './error-summary.tsx'
import { PasswordField } from './password-field.tsx'
import { SelectField } from './select-field.tsx'
import { TextAreaField } from './text-area-field.tsx'
import { TextField } from './text-field.tsx'

const described = (element: HTMLElement) =>
  (element.getAttribute('aria-describedby') ?? '').split(' ').map((id) => document.getElementById(id)?.textContent)

test('a field is described by its hint and its error, and marked invalid', () => {
  render(
    <TextField label="Nombre" name="nombre" description="Como en tu documento" error="Escribe tu nombre" required />,
  )
  const input = screen.getByLabelText<HTMLInputElement>('Nombre')
  expect(input.name).toBe('nombre')
  expect(input.required).toBe(true)
  expect(input.getAttribute('aria-invalid')).toBe('true')
  expect(described(input)).toEqual(['Como en tu documento', 'Escribe tu nombre'])
})

test('a field without an error is not marked invalid', () => {
  render(<TextAreaField label="Descripción" name="descripcion" />)
  const area = screen.getByLabelText('Descripción')
  expect(area.hasAttribute('aria-invalid')).toBe(false)
  expect(area.hasAttribute('aria-describedby')).toBe(false)
  expect(area.getAttribute('rows')).toBe('5')
})

test('a password is hidden until its button is pressed, and hidden again', async () => {
  const user = userEvent.setup()
  render(<PasswordField label="Contraseña" name="password" />)
  const input = screen.getByLabelText<HTMLInputElement>('Contraseña')
  expect(input.type).toBe('password')
  await user.click(screen.getByRole('button', { name: 'Mostrar lo que escribes' }))
  expect(input.type).toBe('text')
  await user.click(screen.getByRole('button', { name: 'Ocultar lo que escribes' }))
  expect(input.type).toBe('password')
})

const provinces = [
  { id: 28, label: 'Madrid' },
  { id: 8, label: 'Barcelona' },
]

test('a select keeps its value while its options load', () => {
  const props = { label: 'Provincia', name: 'mst_provincias_id', value: '28', onChange: vi.fn() }
  const { rerender } = render(<SelectField {...props} options={[]} isLoading />)
  const select = screen.getByLabelText<HTMLSelectElement>('Provincia')
  expect(select.disabled).toBe(true)
  expect(select.value).toBe('28')
  rerender(<SelectField {...props} options={provinces} />)
  expect(select.disabled).toBe(false)
  expect(select.selectedOptions[0]?.textContent).toBe('Madrid')
})

test('a select whose options failed to load says so and can load them again', async () => {
  const user = userEvent.setup()
  const onRetry = vi.fn()
  render(<SelectField label="Provincia" options={[]} hasLoadError onRetry={onRetry} />)
  expect(described(screen.getByLabelText('Provincia'))).toEqual(['Error al cargar los datos.'])
  await user.click(screen.getByRole('button', { name: 'Reintentar' }))
  expect(onRetry).toHaveBeenCalledOnce()
})

test('a pending button ignores a second press and is marked busy', () => {
  const onClick = vi.fn()
  render(
    <Button isPending onClick={onClick}>
      Guardar
    </Button>,
  )
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Guardar' })
  fireEvent.click(button)
  expect(onClick).not.toHaveBeenCalled()
  expect(button.getAttribute('aria-busy')).toBe('true')
})

test('each line of the error summary moves the focus to its field', async () => {
  Element.prototype.scrollIntoView = vi.fn()
  const user = userEvent.setup()
  render(
    <form>
      <ErrorSummary problems={[{ name: 'acronimo', message: 'Escribe el acrónimo' }]} />
      <TextField label="Nombre" name="nombre" />
      <TextField label="Acrónimo" name="acronimo" />
    </form>,
  )
  expect(document.activeElement).toBe(screen.getByRole('alert'))
  await user.click(screen.getByRole('button', { name: 'Escribe el acrónimo' }))
  expect(document.activeElement).toBe(screen.getByLabelText('Acrónimo'))
})
