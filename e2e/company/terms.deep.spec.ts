import { expect, test } from '../support/fixtures.ts'
import { expectAccessible, expectNoOverflow } from '../support/page-checks.ts'

test('an offer with pay by the month, two cities and a legal reserve is written, found in both cities, and explained', async ({
  page,
  people,
  signIn,
}) => {
  await signIn(page, await people.aCompany())
  await page.goto('/perfil-empresa?seccion=ofertas')
  await page
    .getByRole('button', { name: 'Crear oferta' })
    .or(page.getByRole('link', { name: 'Crear oferta' }))
    .first()
    .click()
  const form = page.getByRole('dialog', { name: 'Crear Nueva Oferta de Empleo' })
  await form.getByLabel('Nombre de la oferta').fill('Telefonista de centralita')
  await form.getByLabel('Descripción').fill('Atenderás la centralita y pasarás las llamadas.')
  await form.getByLabel('El salario es').selectOption('Bruto al mes')
  await form.getByLabel('Salario al mes (€)').fill('1.450')
  for (const part of ['Variable y convenio', 'Fechas y plaza reservada', 'Añadir otras ciudades']) {
    await form.getByText(part, { exact: true }).click()
  }
  await form.getByLabel('Variable').fill('Plus de fin de semana')
  await form.getByRole('combobox', { name: 'Puesto' }).fill('recepcionista')
  await page.getByRole('listbox').getByRole('option').first().click()
  await form.getByLabel('Reservada a personas con discapacidad').selectOption('Centro especial de empleo')
  await form.getByLabel('Ciudad', { exact: true }).selectOption('Madrid')
  await form.getByLabel('Provincia de la otra ciudad').selectOption('Sevilla')
  await form.getByRole('combobox', { name: 'Añadir otra ciudad' }).fill('Dos Hermanas')
  await page.getByRole('listbox').getByRole('option', { name: 'Dos Hermanas' }).click()
  await expect(form.getByRole('button', { name: 'Quitar Dos Hermanas' })).toBeVisible()
  await expectAccessible(page)
  await form.getByRole('button', { name: 'Guardar y publicar' }).click()
  await expect(page.getByText('Madrid y 1 más')).toBeVisible()

  for (const city of ['Dos Hermanas', 'Madrid']) {
    await page.goto(`/pagina-principal?nombre=centralita&ciudad=${city}&reservada=1`)
    await expect(page.getByText('1.450\u00a0€ al mes (14 pagas) + variable')).toBeVisible()
  }
  await expect(page.getByText('Para personas con discapacidad', { exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'Telefonista de centralita' }).click()
  await expect(page.getByText('Madrid · Dos Hermanas').first()).toBeVisible()
  await expect(
    page.getByText(/centro especial de empleo.*En la entrevista te pueden pedir el certificado/),
  ).toBeVisible()
  await expectNoOverflow(page)
  await expectAccessible(page)
})
