import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures.ts'
import { publishMany } from '../support/many-offers.ts'
import { phone, waitUntilHydrated } from '../support/page-checks.ts'

const sizes = [
  { width: 320, height: 640 },
  phone,
  { width: 768, height: 1024 },
  { width: 844, height: 390 },
  { width: 1280, height: 800 },
  { width: 1366, height: 768 },
]
const topOf = async (page: Page, selector: string) =>
  Math.round((await page.locator(selector).first().boundingBox())?.y ?? 0)

test('APLICAR is on the first screen at every size, signed in or not, and «Editar» for its company', async ({
  page,
  people,
  signIn,
}) => {
  const company = await people.aCompany()
  const id = await people.anOffer(company, { descripcion: 'Una frase larga sobre el faro. '.repeat(120) })
  const expectInSight = async (name: RegExp, role: 'button' | 'link') => {
    for (const size of sizes) {
      await page.setViewportSize(size)
      await page.goto(`/vista-oferta-completa/${id}`)
      const seen = page.getByRole(role, { name }).filter({ visible: true })
      await expect(seen, `${name} at ${size.width}`).toBeInViewport({ ratio: 1 })
    }
  }
  await expectInSight(/^APLICAR/, 'button')
  await signIn(page, await people.aCandidate())
  await expectInSight(/^APLICAR/, 'button')
  await signIn(page, company)
  await expectInSight(/^Editar oferta/, 'link')
  await page.getByRole('link', { name: /^Editar oferta/ }).click()
  await expect(page.getByRole('dialog', { name: 'Editemos tu oferta' })).toBeVisible()
})

test('on a phone the first offer stands on the first third, and the next page begins at the count', async ({
  page,
  people,
}) => {
  await publishMany(people, { word: 'Espigón', count: 7 })
  await page.setViewportSize(phone)
  await page.goto('/pagina-principal?nombre=espigón')
  await waitUntilHydrated(page)
  expect(await topOf(page, 'main article')).toBeLessThan(380)
  await page.getByRole('link', { name: 'Siguiente' }).click()
  await expect(page).toHaveURL(/pagina=2/)
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(1)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100)
  expect(await topOf(page, '[data-count]')).toBeGreaterThan(60)
  await page.goBack()
  await expect(page).not.toHaveURL(/pagina=2/)
})

test('«Registrarme como empresa» opens «Registrarse»', async ({ page }) => {
  await page.goto('/')
  await waitUntilHydrated(page)
  await page.getByRole('link', { name: 'Registrarme como empresa' }).first().click()
  await expect(page.getByRole('tab', { name: 'Registrarse' })).toHaveAttribute('aria-selected', 'true')
})
