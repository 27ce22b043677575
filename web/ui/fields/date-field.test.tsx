// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { DateField } from './date-field.tsx'
import { HALF_TYPED } from './half-typed.ts'

let last = ''

function Field({ start = '' }: { start?: string }) {
  const [day, setDay] = useState(start)
  last = day
  return <DateField label="Fecha de inicio" name="fecha_inicio" value={day} onChange={setDay} />
}

const segments = () => screen.getAllByRole('spinbutton')
const typed = () => screen.getByRole('group').textContent?.replace(/[\u2066-\u2069]/g, '')

test('a date is typed as day, month and year, and its value is YYYY-MM-DD', async () => {
  const user = userEvent.setup()
  render(<Field />)
  await user.click(segments()[0]!)
  await user.keyboard('01032026')
  expect(last).toBe('2026-03-01')
  expect(document.querySelector<HTMLInputElement>('input[name=fecha_inicio]')?.value).toBe('2026-03-01')
})

test('a stored date shows as DD/MM/YYYY, whatever the language of the browser', () => {
  expect(navigator.language).toBe('en-US')
  render(<Field start="2026-03-01" />)
  expect(typed()).toBe('01/03/2026')
})

test('a date without its day becomes empty when the focus leaves the field', async () => {
  const user = userEvent.setup()
  render(<Field start="2026-03-01" />)
  await user.click(segments()[0]!)
  await user.keyboard('{Backspace}')
  await user.click(document.body)
  expect(last).toBe('')
  expect(typed()).toBe('dd/mm/aaaa')
})

test('a half-typed date stays in the field with an error', async () => {
  const user = userEvent.setup()
  render(<Field />)
  await user.click(segments()[0]!)
  await user.keyboard('0103')
  expect(screen.queryByText(/no está completa/)).toBeNull()
  await user.click(document.body)
  screen.getByText(/La fecha no está completa/)
  expect(typed()).toBe('01/03/aaaa')
})

test('with `tellsHalfTyped` a half-typed date has its own value, and an emptied date has none', async () => {
  const user = userEvent.setup()
  const onChange = vi.fn<(day: string) => void>()
  const { rerender } = render(<DateField label="Nacimiento" value="" onChange={onChange} tellsHalfTyped />)
  await user.click(segments()[0]!)
  await user.keyboard('01')
  await user.click(document.body)
  expect(onChange).toHaveBeenLastCalledWith(HALF_TYPED)
  rerender(<DateField label="Nacimiento" value={HALF_TYPED} onChange={onChange} tellsHalfTyped />)
  await user.click(segments()[0]!)
  await user.keyboard('{Backspace}{Backspace}')
  await user.click(document.body)
  expect(onChange).toHaveBeenLastCalledWith('')
})

test('a date outside the range shows an error when the focus leaves the field', async () => {
  const user = userEvent.setup()
  render(<Field />)
  await user.click(segments()[0]!)
  await user.keyboard('01031850')
  expect(screen.queryByText(/La fecha tiene que estar/)).toBeNull()
  await user.click(document.body)
  screen.getByText('La fecha tiene que estar entre el 01/01/1900 y el 31/12/2099')
})

test('the field is described by the error that it is given', () => {
  render(<DateField label="Fecha de fin" value="" onChange={() => {}} error="La fecha de fin va después" />)
  const ids = screen.getByRole('group').getAttribute('aria-describedby') ?? ''
  expect(ids.split(' ').map((id) => document.getElementById(id)?.textContent)).toContain('La fecha de fin va después')
})
