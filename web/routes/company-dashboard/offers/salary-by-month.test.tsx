import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { ownOffer } from '#web/testing/company-rows.ts'
import { masterLists } from '#web/testing/master-lists.ts'
import { renderPrivate } from '#web/testing/render-private.tsx'
import { stubApi } from '#web/testing/stub-api.ts'
import { OfferForm } from './offer-form.tsx'

const annual = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Salario anual (€)' }).value

test('a salary that is typed by month becomes a year of 14 or 12 payments, and its months are shown', async () => {
  stubApi(masterLists)
  renderPrivate(<OfferForm offer={ownOffer} usualExpiry="2026-12-23" onSubmit={() => undefined} />)
  expect(screen.getByText(/^Son 1\.500\s€ al mes en 12 pagas, o 1\.286\s€ en 14\.$/)).toBeDefined()
  await userEvent.click(screen.getByText('¿Lo tienes por meses?'))
  await userEvent.type(screen.getByRole('textbox', { name: 'Bruto al mes (€)' }), '1500,50')
  expect(annual()).toBe('21007')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Pagas al año' }), '12')
  expect(annual()).toBe('18006')
})
