import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures.ts'
import { expectAccessible, expectNoOverflow, phone } from '../support/page-checks.ts'
import type { Person } from '../support/people.ts'

const bearer = ({ token }: Person) => ({ authorization: `Bearer ${token}` })

async function firstApplicationOf(page: Page, candidate: Person): Promise<number> {
  const answer = await page.request.get('/api/users/user-candidatures', { headers: bearer(candidate) })
  const [first] = (await answer.json()) as { can_cv_ofertas_id: number }[]
  return first?.can_cv_ofertas_id ?? 0
}

test('a candidate follows an application, withdraws it by keyboard and applies again', async ({
  page,
  people,
  signIn,
}) => {
  const [candidate, company] = [await people.aCandidate(), await people.aCompany()]
  const [cvId, offerId] = [await people.aCv(candidate), await people.anOffer(company, { nombre: 'Farero de guardia' })]
  await people.anApplication(candidate, { offerId, cvId })
  const id = await firstApplicationOf(page, candidate)
  const headers = bearer(company)
  expect((await page.request.get(`/api/companies/application/${id}`, { headers })).status()).toBe(200)
  const data = { texto: 'Zurrapa nota' }
  expect((await page.request.post(`/api/companies/application-note/${id}`, { headers, data })).status()).toBe(200)

  await signIn(page, candidate)
  await page.goto('/mi-perfil')
  const card = page.getByRole('article').filter({ hasText: 'Farero de guardia' })
  await expect(card.getByText('Leída', { exact: true })).toBeVisible()
  await card.getByRole('link', { name: 'Ver seguimiento de Farero de guardia' }).focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Farero de guardia' })
  await expect(dialog.getByText('La empresa ha leído tu candidatura', { exact: true })).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`\\?candidatura=${id}$`))
  expect(await page.content()).not.toContain('Zurrapa')

  await dialog.getByRole('button', { name: 'Retirar candidatura' }).focus()
  await page.keyboard.press('Enter')
  const question = page.getByRole('alertdialog', { name: '¿Retirar tu candidatura?' })
  await expect(question.getByRole('button', { name: 'No, volver' })).toBeFocused()
  await expectAccessible(page, { place: 'the question before withdrawing', sizes: [phone] })
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status').getByText(/Candidatura retirada/)).toBeVisible()
  await expect(dialog.getByText('Retiraste tu candidatura')).toBeVisible()
  await expect(question).toBeHidden()
  // The button that had the focus is gone.
  await expect(dialog.getByRole('heading', { name: 'Qué pasa ahora' })).toBeFocused()
  const received = await page.request.get('/api/companies/all-company-candidates', { headers })
  expect(await received.json()).toEqual([])

  await dialog.getByRole('link', { name: 'Volver a aplicar' }).click()
  const choice = page.getByRole('dialog', { name: 'Selecciona tu CV' })
  await choice.getByRole('button', { name: 'Aplicar' }).click()
  await expect(page.getByRole('button', { name: 'Ya has aplicado' }).first()).toBeVisible()
  await page.goto('/mi-perfil')
  await expect(card.getByText('Enviada', { exact: true })).toBeVisible()
})

test(
  'an application keeps the text of the offer, and stays after its deletion',
  { tag: '@deep' },
  async ({ page, people, signIn }) => {
    const [candidate, company] = [await people.aCandidate(), await people.aCompany()]
    const fields = { nombre: 'Relojera de torre', descripcion: 'Dar cuerda cada lunes.' }
    const [cvId, offerId] = [await people.aCv(candidate), await people.anOffer(company, fields)]
    await people.anApplication(candidate, { offerId, cvId })
    const headers = bearer(company)
    const data = { nombre: 'Relojera', descripcion: 'Limpiar el campanario.' }
    expect((await page.request.put(`/api/companies/update-offer/${offerId}`, { headers, data })).status()).toBe(200)

    await signIn(page, candidate)
    await page.goto('/mi-perfil')
    await page.getByRole('link', { name: /^Ver seguimiento/ }).click()
    const dialog = page.getByRole('dialog', { name: 'Relojera de torre' })
    await expect(dialog.getByText('Dar cuerda cada lunes.')).toBeVisible()
    await expect(dialog.getByText(/La empresa ha cambiado la oferta después/)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()

    expect((await page.request.delete(`/api/companies/delete-offer/${offerId}`, { headers })).status()).toBe(200)
    await page.reload()
    const card = page.getByRole('article').filter({ hasText: 'Relojera de torre' })
    await expect(card.getByText('Cerrada', { exact: true })).toBeVisible()
    await expect(card.getByText('No activo', { exact: true })).toBeVisible()
    await card.getByRole('link', { name: /^Ver seguimiento/ }).click()
    await expect(
      dialog.getByText('Tu candidatura se ha cerrado porque la empresa ha retirado la oferta.'),
    ).toBeVisible()
    await expect(dialog.getByText('Dar cuerda cada lunes.')).toBeVisible()
    await page.keyboard.press('Escape')
    await expectNoOverflow(page, 'followed applications')
  },
)
