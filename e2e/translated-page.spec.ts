import type { Page } from '@playwright/test'
import { translatePage } from '#web/testing/translate-page.ts'
import { expect, test } from './support/fixtures.ts'
import { publishMany } from './support/many-offers.ts'
import { phone, waitUntilHydrated } from './support/page-checks.ts'

// The translated texts are the Spanish ones with a mark before them. So a journey finds them by a part of them.

const field = (page: Page, name: string) => page.locator(`input[name="${name}"]`)
const cards = (page: Page) => page.getByRole('main').getByRole('article')

test.beforeEach(({ page }) => page.addInitScript(`addEventListener('pagereacts', ${translatePage.toString()})`))

/** An exception or a repeated screen would be a message in the console, and fails the journey. */
const expectTranslated = async (page: Page) => {
  await waitUntilHydrated(page)
  await expect(page.locator('h1 font').first()).toContainText('¤')
}

test('a visitor searches on a translated page, and the count follows each search', async ({ page, people }) => {
  await publishMany(people, { word: 'Noray', count: 7 })
  await people.anOffer(await people.aCompany(), { nombre: 'Noray de tormenta' })
  await page.goto('/pagina-principal?nombre=noray')
  await expectTranslated(page)
  const count = page.getByRole('main').locator('p[role=status]')
  const search = async (words: string) => {
    await page.getByLabel('Nombre').fill(words)
    await page.keyboard.press('Enter')
  }
  await expect(count).toContainText('8 ofertas')
  await search('tormenta')
  await expect(cards(page)).toHaveCount(1)
  await expect(count).toContainText('1 oferta')
  await search('norai')
  await expect(cards(page)).toHaveCount(0)
  await search('noray')
  await expect(cards(page)).toHaveCount(6)
  await page.getByRole('link', { name: 'Siguiente' }).click()
  await expect(cards(page)).toHaveCount(2)
  await expect(count).toContainText('8 ofertas')
  await page.getByRole('main').getByRole('link', { name: 'Noray 1' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Noray 1' })).toBeVisible()
  await page.goBack()
  await expect(cards(page)).toHaveCount(2)
})

test.describe('on a phone', { tag: '@deep' }, () => {
  test.use({ viewport: phone })

  test('a visitor signs up, creates a profile, applies and edits the profile on translated pages', async ({
    page,
    people,
    pdf,
  }) => {
    test.slow()
    const offerId = await people.anOffer(await people.aCompany(), { nombre: 'Farera traducida' })
    await page.goto(`/vista-oferta-completa/${offerId}`)
    await expectTranslated(page)
    await page
      .getByRole('button', { name: /^APLICAR/ })
      .filter({ visible: true })
      .click()
    await page.getByRole('tab', { name: 'Registrarse' }).click()
    await field(page, 'email').fill('traducida@prueba.example')
    await field(page, 'password').fill('corta')
    await page.getByRole('tabpanel').getByRole('button', { name: 'Registrarse' }).click()
    for (const name of ['password', 'confirmPassword']) await field(page, name).fill('luz de otoño 2026')
    await page.getByRole('tabpanel').getByRole('button', { name: 'Registrarse' }).click()
    await page.getByRole('link', { name: 'Encuentra tu siguiente trabajo' }).click()
    await page.getByRole('button', { name: 'De acuerdo' }).click()
    await page.getByRole('button', { name: 'Crear perfil' }).click()
    await field(page, 'nombre').fill('Ana')
    await field(page, 'primer_apellido').fill('Ruiz')
    await field(page, 'telefono_movil').fill('612345678')
    await field(page, 'codigo_postal').fill('28001')
    await page.getByRole('button', { name: 'Crear perfil' }).click()

    const dialog = page.getByRole('dialog', { name: 'Selecciona tu CV' })
    await dialog.locator('input[type=file]').setInputFiles(pdf)
    await dialog.getByRole('button', { name: 'Subir este archivo' }).click()
    await dialog.getByRole('button', { name: 'Aplicar' }).click()
    await expect(dialog).toBeHidden()

    await page.goto('/mi-perfil')
    await expectTranslated(page)
    await page.getByRole('button', { name: 'Editar tus datos' }).click()
    const editing = page.getByRole('dialog', { name: 'Edita tu perfil' })
    await editing.locator('input[name="nombre"]').fill('')
    await editing.getByRole('button', { name: 'Guardar' }).click()
    await editing.locator('input[name="nombre"]').fill('Anabel')
    await editing.getByRole('button', { name: 'Guardar' }).click()
    await expect(page.getByRole('heading', { name: 'Anabel Ruiz' })).toBeVisible()
  })
})
