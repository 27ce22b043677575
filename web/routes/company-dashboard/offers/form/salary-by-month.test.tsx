import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { ownOffer } from '#web/testing/company-rows.ts'
import { masterLists } from '#web/testing/master-lists.ts'
import { renderPrivate } from '#web/testing/render-private.tsx'
import { stubApi } from '#web/testing/stub-api.ts'
import { OfferForm } from './offer-form.tsx'

const open = async () => {
  stubApi(masterLists)
  renderPrivate(<OfferForm offer={ownOffer} usualExpiry="2026-12-23" onSubmit={() => undefined} />)
  await userEvent.click(screen.getByText('¿Lo tienes por meses?'))
  return screen.getByRole('textbox', { name: 'Bruto al mes (€)' })
}

const annual = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Salario anual (€)' }).value

test('a salary that is typed by month becomes a year of 14 or 12 payments, and its months are shown', async () => {
  const monthly = await open()
  expect(screen.getByText(/^Son 1\.500\s€ al mes en 12 pagas, o 1\.286\s€ en 14\.$/)).toBeDefined()
  await userEvent.type(monthly, '1500,50')
  expect(annual()).toBe('21007')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Pagas al año' }), '12')
  expect(annual()).toBe('18006')
})

test.each([
  ['1.500', '21000'],
  ['1.500,50', '21007'],
  ['1500', '21000'],
  ['1500,5', '21007'],
  ['1 500 €', '21000'],
])('«%s» by month is %s a year', async (text, year) => {
  const monthly = await open()
  await userEvent.type(monthly, text)
  await userEvent.tab()
  expect(annual()).toBe(year)
  expect(monthly.getAttribute('aria-invalid')).toBeNull()
})

test.each(['1.50', '1,500.50', '1500 al mes', '0', 'mil'])(
  '«%s» by month is named as an error, and the annual salary stays',
  async (text) => {
    const monthly = await open()
    const before = annual()
    await userEvent.type(monthly, text)
    expect(monthly.getAttribute('aria-invalid')).toBeNull()
    await userEvent.tab()
    expect(annual()).toBe(before)
    expect(screen.getByText('Escribe el importe al mes, por ejemplo 1.500 o 1.500,50')).toBeDefined()
    expect(monthly.getAttribute('aria-invalid')).toBe('true')
    await userEvent.clear(monthly)
    expect(monthly.getAttribute('aria-invalid')).toBeNull()
  },
)
