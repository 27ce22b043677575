import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'

const choices = [
  ['Puesto', 'Dependiente/a'],
  ['Sector', 'Comercio y Ventas'],
  ['Ciudad', 'Madrid'],
] as const

/** Fills in the required fields of an offer, in its open dialog. Needs the answers of `masterLists`. */
export async function fillOffer() {
  const dialog = within(screen.getByRole('dialog'))
  const type = (label: string, text: string) => userEvent.type(dialog.getByRole('textbox', { name: label }), text)
  await type('Nombre de la oferta', 'Camarera')
  await type('Descripción', 'Sala')
  await type('Salario anual (€)', '18000')
  for (const [label, option] of choices) {
    await dialog.findAllByRole('option', { name: option })
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: label }), option)
  }
}
