import { expect, test } from '../support/fixtures.ts'
import { waitUntilHydrated } from '../support/page-checks.ts'

// `expectSound` looks at all pages, and at their dialogs, in this window.

test('at a zoom of 400 % the header is one row, the offer is in sight, and APLICAR can be pressed', async ({
  page,
  people,
}) => {
  const id = await people.anOffer(await people.aCompany(), { nombre: 'Farera de guardia' })
  await page.setViewportSize({ width: 320, height: 200 })
  await page.goto(`/vista-oferta-completa/${id}`)
  await waitUntilHydrated(page)
  const header = await page.getByRole('banner').boundingBox()
  expect(header?.height).toBeLessThan(80)
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
  await page.getByRole('button', { name: /^APLICAR/ }).click()
  await expect(page).toHaveURL(/autenticacion/)
})
