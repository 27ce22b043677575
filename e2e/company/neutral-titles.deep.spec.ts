import { expect, test } from '../support/fixtures.ts'
import { expectAccessible, expectNoOverflow, phone } from '../support/page-checks.ts'

test('the form proposes a neutral title, and one press with the keyboard mends the offer', async ({
  page,
  people,
  signIn,
}) => {
  const company = await people.aCompany()
  await people.anOffer(company, { nombre: 'Camarero de sala fines de semana' })
  await signIn(page, company)
  await page.goto('/perfil-empresa?seccion=ofertas')
  await page.getByRole('button', { name: 'Editar oferta Camarero de sala fines de semana' }).click()
  const dialog = page.getByRole('dialog', { name: 'Editemos tu oferta' })
  const title = dialog.getByLabel('Nombre de la oferta')
  await dialog.getByText('Por qué y qué poner').first().click()
  await expect(dialog.getByText('Directiva (UE) 2023/970, artículo 5.3')).toBeVisible()
  await expectAccessible(page, { place: 'the proposal of a title', sizes: [phone] })
  await expectNoOverflow(page)

  await title.focus()
  await page.keyboard.press('Tab')
  await expect(dialog.getByRole('button', { name: 'Usar «Camarero/a de sala fines de semana»' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(title).toHaveValue('Camarero/a de sala fines de semana')
  await expect(title).toBeFocused()
  await expect(dialog.getByRole('status').filter({ hasText: 'Hemos escrito' })).toBeVisible()
  await expect(dialog.getByRole('list', { name: 'Avisos sobre lo que has escrito' })).toBeHidden()

  await dialog.getByRole('button', { name: 'Guardar' }).click()
  await expect(page.getByRole('heading', { name: 'Camarero/a de sala fines de semana' })).toBeVisible()
})
