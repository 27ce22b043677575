import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures.ts'
import { publishMany } from '../support/many-offers.ts'
import { desktop, expectAccessible, phone, waitUntilHydrated } from '../support/page-checks.ts'

const offersCall = '**/api/companies/all-active-offers?*'
const inLeon = { mst_comunidades_id: 13, mst_provincias_id: 24, mst_ciudades_id: 24089 }

const cards = (page: Page) => page.getByRole('main').getByRole('article')
const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY))

test('going back from an offer restores filters, page and scroll position', async ({ page, people }) => {
  await publishMany(people, { word: 'Zarpa', count: 9 })
  await page.goto('/pagina-principal?nombre=zarpa')
  await waitUntilHydrated(page)
  await page.getByRole('link', { name: 'Siguiente' }).click()
  await expect(page).toHaveURL(/nombre=zarpa&pagina=2$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect.poll(() => scrolled(page)).toBe(0)
  await expect(cards(page)).toHaveCount(3)

  const last = page.getByRole('main').getByRole('link', { name: 'Zarpa 1' })
  await page.mouse.wheel(0, 250)
  await expect.poll(() => scrolled(page)).toBe(250)
  await last.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Zarpa 1' })).toBeVisible()
  await expect.poll(() => scrolled(page)).toBe(0)
  for (const goBack of [() => page.goBack(), () => page.reload()]) {
    await goBack()
    await expect(page).toHaveURL(/nombre=zarpa&pagina=2$/)
    await expect(page.getByLabel('Nombre')).toHaveValue('zarpa')
    await expect(cards(page)).toHaveCount(3)
    await expect.poll(() => scrolled(page)).toBe(250)
  }
  await page.goBack()
  await expect(page).toHaveURL(/nombre=zarpa$/)
  await expect(cards(page)).toHaveCount(6)
})

test.describe('an offer that has vanished', () => {
  test.use({ expectedErrors: [/status of 404/] })

  test('leads from the list to the not-found page, and Back to the list as it was', async ({
    page,
    people,
    request,
  }) => {
    const { companies, ids } = await publishMany(people, { word: 'Gavia', count: 4 })
    await page.goto('/pagina-principal?nombre=gavia')
    await waitUntilHydrated(page)
    await page.mouse.wheel(0, 250)
    await expect.poll(() => scrolled(page)).toBe(250)
    const headers = { authorization: `Bearer ${companies[1]?.token}` }
    expect((await request.delete(`/api/companies/delete-offer/${ids[3]}`, { headers })).ok()).toBe(true)

    await page.getByRole('main').getByRole('link', { name: 'Gavia 4' }).click()
    await expect(page).toHaveURL(/\/pagina-no-encontrada$/)
    await expect(page).toHaveTitle(/^Pagina no encontrada/)
    await page.goBack()
    await expect(page).toHaveURL(/nombre=gavia$/)
    await expect(page.getByLabel('Nombre')).toHaveValue('gavia')
    await expect.poll(() => scrolled(page)).toBe(250)
  })

  test(
    'changes its address when it is loaded directly, with its own entry of the history alone',
    { tag: '@deep' },
    async ({ page }) => {
      await page.goto('/pagina-principal?ciudad=Sevilla')
      const response = await page.goto('/vista-oferta-completa/2147483647')
      expect(response?.status()).toBe(404)
      await expect(page).toHaveURL(/\/pagina-no-encontrada$/)
      await expect(page.getByText('Pagina no encontrada')).toBeVisible()
      await page.goBack()
      await expect(page).toHaveURL(/ciudad=Sevilla$/)
      await page.goForward()
      await expect(page).toHaveURL(/\/pagina-no-encontrada$/)
    },
  )
})

test.describe('a list', { tag: '@deep' }, () => {
  test.use({ expectedErrors: [/status of 500/] })

  test('shows six skeletons while it loads, and an error with a retry if it fails', async ({ page, people }) => {
    await publishMany(people, { word: 'Quilla', count: 7 })
    await page.goto('/pagina-principal?nombre=quilla')
    await waitUntilHydrated(page)

    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    await page.route(offersCall, async (route) => {
      await released
      await route.continue()
    })
    await page.getByRole('link', { name: 'Siguiente' }).click()
    await expect(page.locator('[data-skeleton]')).toHaveCount(6)
    await expect(cards(page)).toHaveCount(0)
    release()
    await expect(cards(page)).toHaveCount(1)
    await expect(page.locator('[data-skeleton]')).toHaveCount(0)

    await page.unroute(offersCall)
    await page.route(offersCall, (route) => route.fulfill({ status: 500, json: { error: 'Fallo', code: 'internal' } }))
    await page.getByRole('link', { name: 'Anterior' }).click()
    await expect(page.getByText('Algo salió mal al intentar obtener las ofertas :(')).toBeVisible()
    await expect(page.getByRole('alert').getByText('Algo salio mal...')).toBeVisible()
    await expectAccessible(page, { place: 'the list that failed', sizes: [phone] })

    await page.unroute(offersCall)
    await page.getByRole('link', { name: 'Reintentar' }).click()
    await expect(cards(page)).toHaveCount(6)
    await expect(page).toHaveURL(/nombre=quilla$/)
  })
})

test(
  'the city field completes names of cities, with their number of offers, and the keyboard selects one',
  { tag: '@deep' },
  async ({ page, people }) => {
    await people.anOffer(await people.aCompany(), { ...inLeon, nombre: 'Vigía en León' })
    await page.goto('/pagina-principal')
    await waitUntilHydrated(page)
    const city = page.getByRole('combobox', { name: 'Ciudad' })
    await city.focus()
    await page.keyboard.type('leon')
    const option = page.getByRole('listbox', { name: 'Lugares con ofertas' }).getByRole('option', { name: /^León/ })
    await expect(option).toContainText(/\d ofertas?/)
    await page.keyboard.press('ArrowDown')
    await expect(option).toHaveAttribute('aria-selected', 'true')
    await expectAccessible(page, { place: 'the completions of a city', sizes: [desktop] })
    await page.keyboard.press('Enter')
    await expect(city).toHaveValue('León')
    await expect(city).toHaveAttribute('aria-expanded', 'false')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\?ciudad=Le%C3%B3n$/)
    await expect(page.getByRole('main').getByRole('link', { name: 'Vigía en León' })).toBeVisible()
  },
)

test('on a phone the filters open in a sheet that shows the number of matching offers', async ({ page, people }) => {
  await publishMany(people, { word: 'Bocana', count: 2 })
  await page.setViewportSize(phone)
  await page.goto('/pagina-principal?ciudad=Madrid')
  await waitUntilHydrated(page)
  const opener = page.getByRole('button', { name: 'Filtros', exact: true })
  const sheet = page.getByRole('dialog', { name: 'Filtros' })
  // Words and city stand above the list.
  await expect(page.getByLabel('Ciudad').filter({ visible: true })).toHaveValue('Madrid')
  await opener.click()
  await expect(sheet.getByLabel('Nombre')).toHaveCount(0)
  await expectAccessible(page, { place: 'the sheet with the filters', sizes: [phone] })
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await expect(opener).toBeFocused()

  await page.getByLabel('Nombre').filter({ visible: true }).fill('bocana')
  await page.keyboard.press('Enter')
  await expect(cards(page)).toHaveCount(2)
  await opener.click()
  await sheet.getByLabel('Jornada').selectOption('Completa')
  await sheet.getByRole('button', { name: 'Ver 2 ofertas' }).click()
  await expect(page).toHaveURL(/\?nombre=bocana&ciudad=Madrid&jornada=1$/)
  await expect(page.getByRole('button', { name: 'Filtros (1)' })).toBeVisible()
  await expect(cards(page)).toHaveCount(2)
})
