import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import type { OfferBody } from '#web/api/types.ts'
import { ownOffer } from '#web/testing/company-rows.ts'
import { masterLists } from '#web/testing/master-lists.ts'
import { renderPrivate } from '#web/testing/render-private.tsx'
import { stubApi } from '#web/testing/stub-api.ts'
import { OfferForm } from './offer-form.tsx'

const open = () => {
  stubApi(masterLists)
  const onSubmit = vi.fn<(body: OfferBody) => void>()
  renderPrivate(
    <>
      <OfferForm offer={ownOffer} usualExpiry="2026-12-23" requiresSalary onSubmit={onSubmit} />
      <button type="submit" form="oferta">
        Guardar
      </button>
    </>,
  )
  return { sent: () => onSubmit.mock.calls[0]?.[0] }
}

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })
const choose = (period: string) =>
  userEvent.selectOptions(screen.getByRole('combobox', { name: 'El salario es' }), period)
const save = () => userEvent.click(screen.getByRole('button', { name: 'Guardar' }))

test('a salary by the year has its dots, and shows its months', () => {
  open()
  expect(screen.getByLabelText<HTMLInputElement>(/^Salario anual/).value).toBe('18.000')
  expect(screen.getByText(/^Son 1\.500\s€ al mes en 12 pagas, o 1\.286\s€ en 14\.$/)).toBeDefined()
})

test.each([
  ['1.500', 1500, '21.000'],
  ['1.500,50', 1500.5, '21.007'],
  ['1500', 1500, '21.000'],
  ['1 500 €', 1500, '21.000'],
])('«%s» by the month is sent as it is, and shown by the year', async (text, salario_importe, year) => {
  const { sent } = open()
  await choose('Bruto al mes')
  await userEvent.type(field('Salario al mes (€)'), text)
  expect(screen.getByText(new RegExp(`^Equivale a ${year}\\s€ al año`))).toBeDefined()
  await save()
  expect(sent()).toMatchObject({ salario_periodo: 'mensual', salario_importe, salario_pagas: 14, salario_max: null })
})

test.each(['1.50', '1,500.50', '1500 al mes', '0', 'mil', ''])(
  '«%s» by the month is named as a mistake, and not sent',
  async (text) => {
    const { sent } = open()
    await choose('Bruto al mes')
    if (text) await userEvent.type(field('Salario al mes (€)'), text)
    await save()
    expect(await screen.findByText('Escribe el importe, por ejemplo 1.500 o 9,50', { selector: 'p' })).toBeDefined()
    expect(sent()).toBeUndefined()
  },
)

test('an hour below the minimum wage is named while it is typed', async () => {
  open()
  await choose('Bruto por hora')
  await userEvent.type(field('Salario por hora (€)'), '8,50')
  expect(await screen.findByText('Salario por debajo del mínimo:')).toBeDefined()
  await userEvent.clear(field('Salario por hora (€)'))
  await userEvent.type(field('Salario por hora (€)'), '12')
  expect(screen.queryByText('Salario por debajo del mínimo:')).toBeNull()
})

test('a range that ends before it begins is refused in each period', async () => {
  const { sent } = open()
  await choose('Bruto por hora')
  await userEvent.type(field('Salario por hora (€)'), '12')
  await userEvent.type(field('Hasta (€)'), '10')
  await save()
  expect(await screen.findByText('Escribe un importe mayor que el primero', { selector: 'p' })).toBeDefined()
  expect(sent()).toBeUndefined()
})

test('another period forgets the amounts of the one before', async () => {
  const { sent } = open()
  await choose('Bruto por hora')
  await userEvent.type(field('Salario por hora (€)'), 'doce')
  await choose('Bruto al año')
  await userEvent.clear(field('Salario anual (€)'))
  await userEvent.type(field('Salario anual (€)'), '19000')
  await save()
  expect(sent()).toMatchObject({ salario_periodo: 'anual', salario_anual: 19_000, salario_importe: null })
})
