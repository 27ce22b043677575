import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { legalDataExample } from '#contract/company/verification.ts'
import { saveToken } from '#web/tab-storage/session-store.ts'
import { calls, count, free, open } from '#web/testing/opened-header.tsx'
import { refusal, stubApi } from '#web/testing/stub-api.ts'
import { unverified } from '#web/testing/unverified.ts'

const verified = {
  ...unverified,
  estado_verificacion: 'verificada',
  desde: '2026-11-20T10:00:00.000Z',
  datos: legalDataExample,
  correo: 'confirmado',
}
const fold = () => screen.queryByRole('button', { name: 'Más datos de la empresa' })

beforeEach(() => saveToken('token-1'))

test('a verified company opens the rest of its header, which phones fold', async () => {
  stubApi({ [calls.company]: free, 'GET /api/companies/verification': verified })
  open()
  await screen.findByRole('heading', { level: 1, name: 'Lumen Digital (LMD)' })
  const place = screen.getByText('Fecha de alta 10/05/2026').parentElement
  expect([fold()?.getAttribute('aria-expanded'), place?.classList.contains('max-small:hidden')]).toEqual([
    'false',
    true,
  ])
  await userEvent.click(screen.getByRole('button', { name: 'Más datos de la empresa' }))
  expect([fold()?.getAttribute('aria-expanded'), place?.classList.contains('max-small:hidden')]).toEqual([
    'true',
    false,
  ])
})

test.each([
  ['that is not verified', unverified],
  ['that must still confirm its address', { ...verified, correo: 'pendiente' }],
])('a company %s sees its whole header', async (_, verification) => {
  stubApi({ [calls.company]: free, 'GET /api/companies/verification': verification })
  open()
  await screen.findByRole('heading', { level: 1, name: 'Lumen Digital (LMD)' })
  expect(fold()).toBeNull()
})

test('a verification that fails to load is not asked for without end', async () => {
  const { made } = stubApi({ [calls.company]: free, 'GET /api/companies/verification': refusal(500, 'internal') })
  open()
  await screen.findByRole('heading', { level: 1, name: 'Lumen Digital (LMD)' })
  expect(await screen.findByText('Fecha de alta 10/05/2026')).toBeTruthy()
  expect(count(made, 'GET /api/companies/verification')).toBeLessThan(4)
})
