import { expect, test } from '../support/fixtures.ts'
import { desktop, expectAccessible, expectNoOverflow, phone } from '../support/page-checks.ts'
import { payWith } from '../support/premium.ts'

test('the fourth offer of a free company is saved as inactive; its warning and its card both link to Premium', async ({
  page,
  people,
  signIn,
}) => {
  const company = await people.aCompany()
  const projectId = await people.aProject(company)
  for (const nombre of ['Camarera', 'Cocinero', 'Panadera']) {
    await people.anOffer(company, { nombre, emp_proyectos_id: projectId })
  }
  await signIn(page, company)
  await page.goto('/perfil-empresa?seccion=ofertas&crear=1')
  await expect(page.getByText('Plan gratuito: hasta 3 ofertas activas')).toBeVisible()

  await page.getByRole('button', { name: /^Crear oferta en/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Crear Nueva Oferta de Empleo' })
  await dialog.getByLabel('Nombre de la oferta').fill('Repostero')
  await dialog.getByLabel('Descripción').fill('Los dulces de cada día.')
  await dialog.getByRole('combobox', { name: 'Puesto' }).fill('camarera')
  await expect(page.getByRole('option', { name: /^Camarero/ }).first()).toBeVisible()
  await page.keyboard.press('Enter')
  await dialog.getByLabel('Ciudad', { exact: true }).selectOption('Madrid')
  await dialog.getByLabel('Salario anual').fill('21000')
  await dialog.getByRole('button', { name: 'Guardar y publicar' }).click()

  const warning = page.getByRole('alert').filter({ hasText: 'Oferta guardada como no activa' })
  await expect(warning.getByRole('button', { name: 'Cambiar a Premium' })).toBeVisible()
  const card = page.getByRole('article').filter({ hasText: 'Repostero' })
  await expect(card.getByText('No está activa por el límite del plan gratuito: hasta 3 ofertas activas.')).toBeVisible()
  await expectAccessible(page, { place: 'the warning and the card of an offer beyond the limit', sizes: [phone] })
  await expectNoOverflow(page)

  await page.setViewportSize(desktop)
  await card.getByRole('button', { name: 'Cambiar a Premium' }).click()
  await payWith(page, 'Tarjeta que paga')
  await expect(page.getByText('Pago exitoso! Tu suscripción ha sido actualizada a Premium.')).toBeVisible()
  await page.getByRole('link', { name: 'Tus ofertas', exact: true }).click()
  await expect(card.getByText('No activo')).toBeVisible()
  await expect(card.getByText(/límite del plan gratuito/)).toBeHidden()
})
