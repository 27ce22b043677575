import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { FoldedFields } from './folded-fields.tsx'
import { FormFrame } from './form-frame.tsx'
import { FormText } from './fields/form-text.tsx'
import { useCheckedForm } from './use-checked-form.ts'

const schema = z.object({
  convenio: z.string().check(z.refine((typed) => typed !== 'mal', 'Escribe otro convenio')),
  caduca_el: z.string(),
})

function Form({ convenio = '' }: { convenio?: string }) {
  const form = useCheckedForm(schema, { convenio, caduca_el: '2026-12-23' })
  return (
    <FormFrame id="form" form={form} onSubmit={() => undefined}>
      <FoldedFields title="Más datos" usual="caduca_el">
        <FormText name="convenio" label="Convenio" />
        <FormText name="caduca_el" label="Caduca el" />
      </FoldedFields>
      <button type="submit">Enviar</button>
    </FormFrame>
  )
}

const part = () => screen.getByText('Más datos').closest('details')

test('a part without a value of its own is folded', () => {
  render(<Form />)
  expect(part()?.open).toBe(false)
})

test('a part with a value unfolds, and stays so when the value goes', () => {
  render(<Form convenio="Hostelería" />)
  expect(part()?.open).toBe(true)
  fireEvent.change(screen.getByLabelText('Convenio'), { target: { value: '' } })
  expect(part()?.open).toBe(true)
})

test('an error and its link in the summary unfold a part', async () => {
  Element.prototype.scrollIntoView = vi.fn<() => void>()
  render(<Form />)
  fireEvent.change(screen.getByLabelText('Convenio'), { target: { value: 'mal' } })
  await userEvent.click(screen.getByRole('button', { name: 'Enviar' }))
  const link = await screen.findByRole('button', { name: 'Escribe otro convenio' })
  expect(part()?.open).toBe(true)
  part()?.removeAttribute('open')
  await userEvent.click(link)
  expect(part()?.open).toBe(true)
  expect(document.activeElement).toBe(screen.getByLabelText('Convenio'))
})
