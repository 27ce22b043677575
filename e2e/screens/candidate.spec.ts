import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures.ts'
import { desktop, expectSound, phone, waitUntilHydrated } from '../support/page-checks.ts'

async function open(page: Page, path: string) {
  await page.setViewportSize(desktop)
  await page.goto(path)
  await waitUntilHydrated(page)
}

const questions = [
  { texto: '¿Cuántos faros conoces?', tipo: 'numero', obligatoria: true },
  { texto: '¿Tienes coche?', tipo: 'si_no', obligatoria: true },
]

test('the pages of a candidate, with the dialogs of the profile, an application and a CV', async ({
  page,
  people,
  signIn,
}) => {
  test.slow()
  const candidate = await people.aCandidate({ nombre: 'A'.repeat(100), codigo_postal: 8001 })
  const company = await people.aCompany({ nombre: 'Construcciones Metálicas del Cantábrico y Hermanos' })
  const offerId = await people.anOffer(company, { nombre: 'Técnico/a de mantenimiento electromecánico' })
  await people.anApplication(candidate, { offerId, cvId: await people.aCv(candidate, 'C'.repeat(200)) })
  // It is like the first one, so it is suggested.
  await people.anOffer(company)
  await signIn(page, candidate)

  await open(page, '/mi-perfil')
  await expect(page.getByRole('article')).toBeVisible()
  await expectSound(page, { place: 'the applications' })
  await page.getByRole('button', { name: 'Editar tus datos' }).click()
  await expect(page.getByRole('dialog').getByLabel('Código postal')).toHaveValue('08001')
  await expectSound(page, { place: 'editing the profile', sizes: [phone] })
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: /^Ver seguimiento/ }).click()
  await page.getByRole('button', { name: 'Retirar candidatura' }).waitFor()
  await expectSound(page, { place: 'an opened application', sizes: [phone] })

  await open(page, '/mi-perfil?seccion=cvs')
  await expect(page.getByRole('article')).toBeVisible()
  await expectSound(page, { place: 'the CVs' })
  await page.getByRole('button', { name: /^Eliminar C/ }).click()
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await expectSound(page, { place: 'the question before deleting a CV', sizes: [phone] })
  await open(page, '/mi-perfil?seccion=para-ti')
  await expect(page.getByRole('article').first()).toBeVisible()
  await expectSound(page, { place: 'suggested offers' })
  await open(page, '/cuenta')
  await expect(page.getByText('Este dispositivo')).toBeVisible()
  await expectSound(page)
})

test('the list with the menu, the dialog of an application with questions, and the saved offers', async ({
  page,
  people,
  signIn,
}) => {
  test.slow()
  const candidate = await people.aCandidate()
  await people.aCv(candidate)
  const offerId = await people.anOffer(await people.aCompany(), { preguntas: questions })
  await signIn(page, candidate)
  await open(page, '/pagina-principal')
  await expect(page.getByRole('button', { name: 'Cerrar sesión' })).toBeVisible()
  await expectSound(page, { place: 'the list with the menu of a candidate', sizes: [phone] })
  await open(page, `/vista-oferta-completa/${offerId}`)
  await page
    .getByRole('button', { name: /^Guardar oferta/ })
    .first()
    .click()
  await page
    .getByRole('button', { name: /^APLICAR/ })
    .first()
    .click()
  const dialog = page.getByRole('dialog', { name: 'Selecciona tu CV' })
  await dialog.getByRole('button', { name: 'Aplicar' }).click()
  await expect(dialog.getByRole('textbox', { name: /¿Cuántos faros conoces\?/ })).toBeFocused()
  await expectSound(page, { place: 'the questions with errors', sizes: [phone] })
  await open(page, '/mi-perfil?seccion=guardadas')
  await expect(page.getByRole('article')).toBeVisible()
  await expectSound(page, { sizes: [phone] })
})

test('the pages on which an account becomes a candidate or a company', async ({ page, people, signIn }) => {
  test.slow()
  await signIn(page, await people.anAccount())
  await open(page, '/seleccion-rol')
  // The page stays empty until it knows that this account lacks a profile.
  await expect(page.getByRole('link', { name: 'Encuentra tu siguiente trabajo' })).toBeVisible()
  await expectSound(page, { sizes: [phone] })
  await open(page, '/crea-tu-perfil/1')
  await page.getByRole('button', { name: 'De acuerdo' }).click()
  await page.getByRole('spinbutton', { name: /^día/ }).click()
  await page.keyboard.type('0103')
  await page.getByRole('button', { name: 'Crear perfil' }).click()
  await expect(page.getByRole('alert').getByText(/^Revisa estos/)).toBeVisible()
  await expectSound(page, { place: 'the form of a candidate, with faults' })
  await open(page, '/crea-tu-perfil/2')
  await page.getByRole('button', { name: 'De acuerdo' }).click()
  await page.getByLabel('Nombre de la empresa').fill('Astilleros del Faro')
  await page.getByLabel('Acrónimo').fill('ACR')
  await page.getByLabel('Ciudad').selectOption('Alcalá de Henares')
  await expectSound(page, { place: 'the form of a company', sizes: [phone] })
  await page.getByRole('button', { name: 'Continuar' }).click()
  await expect(page.getByText('29 €/mes')).toBeVisible()
  await expectSound(page, { place: 'the choice of a plan', sizes: [phone] })
})
