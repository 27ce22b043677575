import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect } from 'vitest'

/** Fills in the required fields of an offer, in its open dialog. The position proposes the sector. Needs the answers of `masterLists`. */
export async function fillOffer() {
  const dialog = within(screen.getByRole('dialog'))
  // One event a field: each key renders the whole form.
  const type = (role: 'textbox' | 'combobox', name: string, text: string) =>
    fireEvent.change(dialog.getByRole(role, { name }), { target: { value: text } })
  type('textbox', 'Nombre de la oferta', 'Camarera')
  type('textbox', 'Descripción', 'Sala')
  type('textbox', 'Salario anual (€)', '18000')
  await dialog.findByRole('option', { name: 'Comercio y Ventas' })
  await dialog.findAllByRole('option', { name: 'Madrid' })
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Ciudad' }), 'Madrid')
  await userEvent.click(dialog.getByRole('combobox', { name: 'Puesto' }))
  // The press opens the whole list in the next frame. Typing then leaves one position.
  const list = within(await screen.findByRole('listbox'))
  type('combobox', 'Puesto', 'dependienta')
  await waitFor(() => expect(list.getAllByRole('option')).toHaveLength(1))
  await userEvent.keyboard('{Enter}')
}
