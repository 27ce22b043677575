import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { ownOffer } from '#web/testing/company-rows.ts'
import { masterLists } from '#web/testing/master-lists.ts'
import { renderPrivate } from '#web/testing/render-private.tsx'
import { stubApi } from '#web/testing/stub-api.ts'
import { OfferForm } from './form/offer-form.tsx'

const neutralOffer = { ...ownOffer, nombre: 'Dependiente/a' }

const openForm = () => {
  stubApi(masterLists)
  const onSubmit = vi.fn()
  renderPrivate(<OfferForm offer={neutralOffer} usualExpiry="2026-12-23" onSubmit={onSubmit} />)
  return onSubmit
}

const write = async (name: string, text: string) => {
  const field = screen.getByRole('textbox', { name })
  await userEvent.clear(field)
  await userEvent.type(field, text)
}

const notes = () => screen.queryAllByRole('list', { name: 'Avisos sobre lo que has escrito' })

test('an innocent offer has no warning', () => {
  openForm()
  expect(notes()).toEqual([])
})

test('discriminating words are named below their field, with the reason and a better way, until they are mended', async () => {
  openForm()
  await write('Descripción', 'Buena presencia')
  await waitFor(() => expect(notes()).toHaveLength(1))
  const field = screen.getByRole('textbox', { name: 'Descripción' }).closest('[data-field]')?.parentElement
  expect(within(field as HTMLElement).getByRole('listitem').textContent).toMatch(
    /Apariencia física: «Buena presencia».*juzgan el físico.*Di qué hace falta/,
  )
  expect(screen.queryByText('Con esto la oferta no se verá hasta que la revisemos.')).toBeNull()
  await write('Descripción', 'Trato con el público')
  await waitFor(() => expect(notes()).toEqual([]))
})

test('a sign of fraud says that the offer waits for a review', async () => {
  openForm()
  await write('Nombre de la oferta', 'Llama al 806123456')
  expect(await screen.findByText('Con esto la oferta no se verá hasta que la revisemos.')).toBeDefined()
})

test.each(['Variable', 'Convenio'])('a sign of fraud in «%s» is named below that field', async (label) => {
  openForm()
  const field = screen.getByLabelText(label)
  await userEvent.type(field, 'Llama al 806123456')
  await waitFor(() => expect(notes()).toHaveLength(1))
  expect(field.closest('[data-field]')?.parentElement?.textContent).toContain('no se verá hasta que la revisemos')
})

test('a salary below the minimum of a full day is named', async () => {
  openForm()
  await write('Salario anual (€)', '1200')
  expect(await screen.findByText(/17\.094 € brutos al año/)).toBeDefined()
})

test('one press writes the neutral title into the field, which gets the focus, and a status says so', async () => {
  openForm()
  await write('Nombre de la oferta', 'Camarero de sala')
  await userEvent.click(await screen.findByRole('button', { name: 'Usar «Camarero/a de sala»' }))
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Nombre de la oferta' })
  expect(field.value).toBe('Camarero/a de sala')
  expect(document.activeElement).toBe(field)
  expect(screen.getByText('Hemos escrito «Camarero/a de sala».').closest('[role=status]')).not.toBeNull()
  await waitFor(() => expect(notes()).toEqual([]))
  await userEvent.type(field, ' de noche')
  expect(screen.queryByText('Hemos escrito «Camarero/a de sala».')).toBeNull()
})

test('one press writes both forms into a description', async () => {
  openForm()
  await write('Descripción', 'Buscamos camarera con ganas.')
  await userEvent.click(await screen.findByRole('button', { name: 'Escribir las dos formas' }))
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Descripción' }).value).toBe(
    'Buscamos camarero/a con ganas.',
  )
  expect(screen.getByText('Hemos escrito las dos formas en el texto.')).toBeDefined()
})

test('two notes with the same proposal have one button', async () => {
  openForm()
  await write('Nombre de la oferta', 'Joven camarera')
  expect(await screen.findAllByRole('button', { name: /^Usar/ })).toHaveLength(1)
  expect(within(notes()[0] as HTMLElement).getAllByRole('listitem')).toHaveLength(2)
})
