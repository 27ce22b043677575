import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { ownOffer } from '#web/testing/company-rows.ts'
import { masterLists } from '#web/testing/master-lists.ts'
import { renderPrivate } from '#web/testing/render-private.tsx'
import { stubApi } from '#web/testing/stub-api.ts'
import { OfferForm } from './form/offer-form.tsx'

const openForm = () => {
  stubApi(masterLists)
  const onSubmit = vi.fn()
  renderPrivate(<OfferForm offer={ownOffer} usualExpiry="2026-12-23" onSubmit={onSubmit} />)
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

test('a salary below the minimum of a full day is named', async () => {
  openForm()
  await write('Salario anual (€)', '1200')
  expect(await screen.findByText(/17\.094 € brutos al año/)).toBeDefined()
})
