import { expect, test } from '../support/fixtures.ts'
import { desktop, expectAccessible, expectNoOverflow, phone } from '../support/page-checks.ts'

test('a candidate without history answers three questions by keyboard, sees offers with reasons, and dismisses one', async ({
  page,
  people,
  signIn,
}) => {
  const candidate = await people.aCandidate()
  const place = { mst_comunidades_id: 3, mst_provincias_id: 33, mst_ciudades_id: 33_044 }
  for (const nombre of ['Farera de guardia', 'Farero de noche']) {
    await people.anOffer(await people.aCompany(), { ...place, nombre, salario_anual: 23_000 })
  }
  await signIn(page, candidate)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/mi-perfil')
  await page.getByRole('link', { name: 'Para ti' }).first().click()
  await expect(page.getByRole('heading', { name: '¿Qué trabajo buscas?' })).toBeVisible()
  await expectAccessible(page, { place: 'the three questions' })
  await expectNoOverflow(page, 'the three questions')
  await page.setViewportSize(desktop)

  await page.getByRole('button', { name: 'Ver mis ofertas' }).click()
  await expect(page.getByRole('button', { name: 'Responde al menos a una pregunta' })).toBeVisible()
  const provinces = page.getByRole('combobox', { name: '¿En qué provincia?' })
  await provinces.focus()
  await page.keyboard.type('astur')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Quitar Asturias' })).toBeVisible()
  await expect(provinces).toBeFocused()
  await page.getByRole('textbox', { name: '¿Cuánto quieres ganar como mínimo?' }).fill('22.000')
  await page.keyboard.press('Enter')

  const cards = page.getByRole('article')
  await expect(cards).toHaveCount(2)
  const card = cards.filter({ hasText: 'Farera de guardia' })
  const reasons = card.getByRole('list', { name: 'Por qué te proponemos Farera de guardia' }).getByRole('listitem')
  await expect(reasons).toHaveText(['En Asturias', 'Desde 22.000\u00a0€', 'Publicada hace poco'])
  await page.getByText('Cómo elegimos estas ofertas').click()
  await expect(
    page.getByText('Está en una provincia que buscas, o tan cerca de tu municipio como pides.'),
  ).toBeVisible()
  await expectAccessible(page, { place: 'suggested offers' })
  await expectNoOverflow(page, 'suggested offers')
  await page.setViewportSize(phone)

  await card.getByRole('button', { name: 'No me interesa Farera de guardia' }).focus()
  await page.keyboard.press('Enter')
  await expect(cards).toHaveCount(1)
  await expect(page.getByRole('heading', { name: 'Ofertas para ti:' })).toBeFocused()
  await page.reload()
  await expect(cards).toHaveCount(1)
  await cards.getByRole('button', { name: 'No me interesa Farero de noche' }).click()
  await expect(page.getByText('Hoy no hay ofertas que encajen contigo')).toBeVisible()
  await page.getByRole('button', { name: 'Deshacer' }).click()
  await expect(cards.filter({ hasText: 'Farero de noche' })).toBeVisible()

  await page.getByRole('button', { name: 'Lo que busco' }).click()
  const dialog = page.getByRole('dialog', { name: 'Lo que busco' })
  await expectAccessible(page, { place: 'what a candidate looks for' })
  await expectNoOverflow(page, 'what a candidate looks for')
  await dialog.getByRole('switch', { name: 'Proponerme ofertas' }).click()
  await dialog.getByRole('button', { name: 'Guardar' }).click()
  await expect(page.getByText('No te proponemos ofertas')).toBeVisible()
  await expectAccessible(page, { place: 'suggestions that are switched off' })
  await page.getByRole('button', { name: 'Volver a proponerme ofertas' }).click()
  await expect(cards).toHaveCount(1)
})
