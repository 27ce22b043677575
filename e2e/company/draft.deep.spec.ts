import { expect, test } from '../support/fixtures.ts'
import { expectAccessible, expectNoOverflow, phone } from '../support/page-checks.ts'
import { publishScheduled } from '../support/publish-scheduled.ts'

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

test('a company writes half of an offer, continues it later, looks at it, and has it published on a day', async ({
  page,
  people,
  signIn,
  server,
}) => {
  await signIn(page, await people.aCompany({ nombre: 'Panadería Borrador' }))
  await page.goto('/perfil-empresa?seccion=ofertas')
  await page.getByRole('button', { name: 'Crear oferta' }).last().click()
  const dialog = page.getByRole('dialog', { name: 'Crear Nueva Oferta de Empleo' })
  await dialog.getByLabel('Nombre de la oferta').fill('Repostería de tarde')
  await dialog.getByRole('button', { name: 'Guardar borrador' }).click()
  await expect(page.getByText('Borrador guardado')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Borradores' })).toBeVisible()
  await expectAccessible(page, { place: 'the drafts' })

  await page.getByRole('button', { name: 'Continuar el borrador Repostería de tarde' }).click()
  await expect(dialog.getByLabel('Nombre de la oferta')).toHaveValue('Repostería de tarde')
  await dialog.getByLabel('Descripción').fill('El pan de cada día.\n\n- Amasar\n- Hornear')
  await dialog.getByLabel('Salario anual').fill('24000')
  await dialog.getByRole('combobox', { name: 'Puesto' }).fill('manipulador')
  await page
    .getByRole('option', { name: /^Manipulador/ })
    .first()
    .click()
  await dialog.getByLabel('Ciudad', { exact: true }).selectOption('Madrid')

  await dialog.getByRole('button', { name: 'Ver como candidato' }).click()
  const preview = page.getByRole('dialog', { name: 'Así la verán los candidatos' })
  await expect(preview.getByRole('heading', { name: 'Repostería de tarde' })).toBeVisible()
  await expect(preview.getByRole('listitem').filter({ hasText: 'Amasar' })).toBeVisible()
  await expect(preview.getByText('Panadería Borrador')).toBeVisible()
  await expectAccessible(page, { place: 'the preview of an offer', sizes: [phone] })
  await expectNoOverflow(page)
  await preview.getByRole('button', { name: 'Cerrar', exact: true }).click()

  const [year, month, day] = inDays(3).split('-')
  await dialog.getByText('Fechas y plaza reservada').click()
  await dialog.getByRole('group', { name: 'Publicar el' }).getByRole('spinbutton').first().click()
  await page.keyboard.type(`${day}${month}${year}`)
  await expectAccessible(page, { place: 'the dialog of a new offer with a day', sizes: [phone] })
  await dialog.getByRole('button', { name: 'Programar publicación' }).click()
  await expect(page.getByText(`La oferta se publicará el ${day}/${month}/${year}.`)).toBeVisible()
  await expect(page.getByText(`Se publica el ${day}/${month}/${year} a las 0:00`)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Borradores' })).toBeHidden()

  await publishScheduled(server)
  await page.reload()
  await expect(page.getByText('Programada', { exact: true })).toBeHidden()
  await page.getByRole('link', { name: 'Repostería de tarde' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Repostería de tarde' })).toBeVisible()
  await expect(page.getByText('Amasar')).toBeVisible()
})
