import { expect, test } from '../support/fixtures.ts'
import { expectAccessible } from '../support/page-checks.ts'

test('a company asks three questions, a candidate answers, and the company reads and filters', async ({
  page,
  browser,
  people,
  signIn,
}) => {
  const [company, candidate] = [await people.aCompany(), await people.aCandidate()]
  const [offerId] = [await people.anOffer(company, { nombre: 'Farera de guardia' }), await people.aCv(candidate)]

  await signIn(page, company)
  await page.goto('/perfil-empresa?seccion=ofertas')
  await page.getByRole('button', { name: /^Editar oferta/ }).click()
  const form = page.getByRole('dialog', { name: 'Editemos tu oferta' })
  const ask = async (number: number, text: string, kind: string) => {
    await form.getByRole('button', { name: 'Añadir pregunta' }).click()
    await page.keyboard.type(text)
    await form
      .getByRole('group', { name: `Pregunta ${number}` })
      .getByLabel('Se contesta con')
      .selectOption(kind)
  }
  await ask(1, '¿Qué edad tienes?', 'Un número')
  await expect(form.getByText(/artículo 17 del Estatuto de los Trabajadores/)).toBeVisible()
  await form
    .getByRole('group', { name: 'Pregunta 1' })
    .getByLabel('Qué quieres preguntar')
    .fill('¿Cuántos faros conoces?')
  await ask(2, '¿Tienes coche?', 'Sí o no')
  await ask(3, '¿Qué turno prefieres?', 'Una de varias opciones')
  await form.getByLabel('Opciones').fill('Día\nNoche')
  await expectAccessible(page, { place: 'the questions in the form' })
  await form.getByRole('button', { name: 'Guardar' }).click()
  await expect(form).toBeHidden()

  const visitor = await browser.newPage()
  await signIn(visitor, candidate)
  await visitor.goto(`/vista-oferta-completa/${offerId}`)
  await expect(visitor.getByRole('heading', { name: 'Preguntas al aplicar' })).toBeVisible()
  await visitor.goto(`/vista-oferta-completa/${offerId}?aplicar=${offerId}`)
  const dialog = visitor.getByRole('dialog', { name: 'Selecciona tu CV' })
  await dialog.getByRole('button', { name: 'Aplicar' }).click()
  const number = dialog.getByRole('textbox', { name: /¿Cuántos faros conoces\?/ })
  await expect(number).toBeFocused()
  await expectAccessible(visitor, { place: 'the questions with errors' })
  // By keyboard alone.
  await visitor.keyboard.type('12')
  await visitor.keyboard.press('Tab')
  await visitor.keyboard.press('Space')
  await visitor.keyboard.press('Tab')
  await visitor.keyboard.press('Space')
  await visitor.keyboard.press('ArrowDown')
  await dialog.getByRole('button', { name: 'Aplicar' }).press('Enter')
  await expect(visitor.getByRole('button', { name: 'Ya has aplicado' }).first()).toBeVisible()

  await page.goto(`/perfil-empresa?seccion=candidatos&oferta=${offerId}`)
  await page.getByRole('button', { name: /^Filtros/ }).click()
  await page.getByLabel('Pregunta de la oferta').selectOption('¿Cuántos faros conoces?')
  await page.getByLabel('Al menos').fill('13')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Ana Núñez')).toBeHidden()
  await page.getByLabel('Al menos').fill('12')
  await page.keyboard.press('Enter')
  await page
    .getByRole('link', { name: /Ana Núñez/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { name: 'Respuestas' })).toBeVisible()
  await expect(page.getByText('Noche', { exact: true })).toBeVisible()
  await expectAccessible(page, { place: 'answers beside the CV' })
  await visitor.close()
})
