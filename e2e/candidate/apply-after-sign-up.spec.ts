import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../support/fixtures.ts'
import { phone } from '../support/page-checks.ts'
import { createCandidate, field, password, signUp } from '../support/sign-up.ts'

async function askToApply(page: Page, offerId: number) {
  await page.goto(`/vista-oferta-completa/${offerId}`)
  await page
    .getByRole('button', { name: /^APLICAR/ })
    .filter({ visible: true })
    .click()
  await expect(page).toHaveURL(/\/autenticacion\?volver=/)
}

test(
  'a visitor who signs up to apply for an offer is then asked for a CV for that offer',
  { tag: '@deep' },
  async ({ page, people, pdf }) => {
    test.slow()
    const name = 'Farero de escritorio'
    const offerId = await people.anOffer(await people.aCompany({ nombre: 'Faros del Norte' }), { nombre: name })
    await askToApply(page, offerId)
    await signUp(page, 'aplica@prueba.example')
    await createCandidate(page)
    await expect(page).toHaveURL(/\/pagina-principal/)

    const dialog = page.getByRole('dialog', { name: 'Selecciona tu CV' })
    await expect(dialog).toBeVisible()
    await dialog.locator('input[type=file]').setInputFiles(pdf)
    await dialog.getByRole('button', { name: 'Subir este archivo' }).click()
    await dialog.getByRole('button', { name: 'Aplicar' }).click()
    await expect(dialog).toBeHidden()
    const card = page.getByRole('article').filter({ hasText: name })
    await expect(card.getByRole('button', { name: 'Ya has aplicado' })).toBeFocused()

    await page.reload()
    await expect(card.getByRole('button', { name: 'Ya has aplicado' })).toBeVisible()
    await expect(dialog).toBeHidden()
  },
)

test.describe('a new visitor on a phone', () => {
  test.use({ viewport: phone })

  test('applies with 18 presses or fewer from a filtered list, and is back there', async ({ page, people, pdf }) => {
    test.slow()
    const name = 'Farera con prisa'
    await people.anOffer(await people.aCompany({ nombre: 'Faros del Sur' }), { nombre: name })
    // Each press of a link, a button, a tab or a file picker counts, and each press that puts the cursor into a field. Typing does not.
    let presses = 0
    const press = async (target: Locator) => {
      presses++
      await target.click()
    }
    const write = async (fieldName: string, text: string) => {
      await press(field(page, fieldName))
      await page.keyboard.type(text)
    }
    const button = (label: string) => page.getByRole('button', { name: label })
    await page.goto('/pagina-principal?nombre=farera+con+prisa')
    await press(button(`Aplicar a ${name}`))
    await expect(page.getByText('Vas a aplicar a:')).toBeVisible()
    await expect(page.getByText('Faros del Sur')).toBeVisible()
    await write('email', 'con-prisa@prueba.example')
    await write('password', password)
    await write('confirmPassword', password)
    await press(page.getByRole('tabpanel').getByRole('button', { name: 'Registrarse' }))
    await press(page.getByRole('link', { name: 'Encuentra tu siguiente trabajo' }))
    await press(button('De acuerdo'))
    await write('nombre', 'Ana')
    await write('primer_apellido', 'Ruiz')
    await write('telefono_movil', '612345678')
    await write('codigo_postal', '08001')
    await expect(page.getByLabel('Provincia')).toHaveValue('8')
    await press(button('Crear perfil'))
    const dialog = page.getByRole('dialog', { name: 'Selecciona tu CV' })
    // One press opens the picker of the phone, another chooses the file.
    presses += 2
    await dialog.locator('input[type=file]').setInputFiles(pdf)
    await press(dialog.getByRole('button', { name: 'Subir este archivo' }))
    await press(dialog.getByRole('button', { name: 'Aplicar' }))
    await expect(page.getByRole('button', { name: 'Ver mis candidaturas' })).toBeVisible()
    await expect(page).toHaveURL(/\/pagina-principal\?nombre=farera\+con\+prisa$/)
    await expect(page.getByRole('button', { name: 'Ya has aplicado' })).toBeVisible()
    expect(presses).toBeLessThanOrEqual(18)
  })
})

test(
  'the next person who uses the tab is not asked to apply for the previous person’s offer',
  { tag: '@deep' },
  async ({ page, people }) => {
    const offerId = await people.anOffer(await people.aCompany())
    await askToApply(page, offerId)
    await signUp(page, 'se-va@prueba.example')
    await page.getByRole('button', { name: 'Cerrar sesión' }).click()
    await expect(page).toHaveURL(/\/$/)
    const next = await people.aCandidate()
    await page.goto('/autenticacion')
    await field(page, 'email').fill(next.email)
    await field(page, 'password').fill(next.password)
    await page.getByRole('tabpanel').getByRole('button', { name: 'Iniciar sesión' }).click()
    await expect(page).toHaveURL(/\/pagina-principal$/)
    await expect(page.getByRole('link', { name: 'Mi perfil' })).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page).toHaveURL(/\/pagina-principal$/)
  },
)
