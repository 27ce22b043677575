import type { Page } from '@playwright/test'
import { expect, test } from './support/fixtures.ts'
import { desktop, phone } from './support/page-checks.ts'

const password = 'luz de otoño 2026'

const field = (page: Page, name: string) => page.locator(`input[name="${name}"]`)

async function askToApply(page: Page, offerId: number) {
  await page.goto(`/vista-oferta-completa/${offerId}`)
  await page
    .getByRole('button', { name: /^APLICAR/ })
    .filter({ visible: true })
    .click()
  await expect(page).toHaveURL(/\/autenticacion\?volver=/)
}

async function signUp(page: Page, email: string) {
  await page.getByRole('tab', { name: 'Registrarse' }).click()
  await field(page, 'email').fill(email)
  await field(page, 'password').fill(password)
  await field(page, 'confirmPassword').fill(password)
  await page.getByRole('tabpanel').getByRole('button', { name: 'Registrarse' }).click()
  await expect(page).toHaveURL(/\/seleccion-rol$/)
}

async function createCandidate(page: Page) {
  await page.getByRole('link', { name: 'Encuentra tu siguiente trabajo' }).click()
  const begin = page.getByRole('button', { name: 'De acuerdo' })
  await expect(begin).toBeVisible()
  // A reload on the way must not lose the offer.
  await page.reload()
  await begin.click()
  await field(page, 'nombre').fill('Ana')
  await field(page, 'primer_apellido').fill('Ruiz')
  await field(page, 'telefono_movil').fill('612345678')
  await field(page, 'codigo_postal').fill('28001')
  await page.getByRole('button', { name: 'Crear perfil' }).click()
  await expect(page.getByText('Perfil creado con exito!')).toBeVisible()
}

for (const [device, size] of Object.entries({ phone, desktop })) {
  test.describe(`on a ${device}`, () => {
    test.use({ viewport: size })

    test('a visitor who signs up to apply for an offer is then asked for a CV for that offer', async ({
      page,
      people,
      pdf,
    }) => {
      test.slow()
      const name = `Farero de ${device}`
      const offerId = await people.anOffer(await people.aCompany({ nombre: 'Faros del Norte' }), { nombre: name })
      await askToApply(page, offerId)
      await signUp(page, `${device}-aplica@prueba.example`)
      await createCandidate(page)
      await expect(page).toHaveURL(/\/pagina-principal/)

      const dialog = page.getByRole('dialog', { name: 'Selecciona tu CV' })
      await expect(dialog).toBeVisible()
      await dialog.locator('input[type=file]').setInputFiles(pdf)
      await dialog.getByRole('button', { name: 'Subir este archivo' }).click()
      await dialog.getByRole('button', { name: 'Aplicar' }).click()
      await expect(dialog).toBeHidden()
      const card = page.getByRole('article').filter({ hasText: name })
      await expect(card.getByRole('button', { name: 'Ya has aplicado' })).toBeVisible()

      await page.reload()
      await expect(card.getByRole('button', { name: 'Ya has aplicado' })).toBeVisible()
      await expect(dialog).toBeHidden()
    })
  })
}

test('the next person who uses the tab is not asked to apply for the previous person’s offer', async ({
  page,
  people,
}) => {
  const offerId = await people.anOffer(await people.aCompany())
  await askToApply(page, offerId)
  await signUp(page, 'se-va@prueba.example')
  await page.getByRole('button', { name: 'Cerrar sesión' }).click()
  await expect(page).toHaveURL(/\/$/)
  await page.goto('/autenticacion')
  await signUp(page, 'viene@prueba.example')
  await createCandidate(page)
  await expect(page).toHaveURL(/\/pagina-principal$/)
  await expect(page.getByRole('link', { name: 'Mi perfil' })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page).toHaveURL(/\/pagina-principal$/)
})
