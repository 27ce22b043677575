import { expect, test } from '../support/fixtures.ts'
import { expectAccessible, phone } from '../support/page-checks.ts'
import { runJobNow } from '../support/run-job-now.ts'

test.use({ viewport: phone })

test('a candidate asks for news after ten days, once, and the company sees it', async ({
  page,
  people,
  server,
  signIn,
}) => {
  const [company, candidate] = [await people.aCompany(), await people.aCandidate({ nombre: 'Ana' })]
  const offerId = await people.anOffer(company, { nombre: 'Guardia de faro' })
  await people.anApplication(candidate, { offerId, cvId: await people.aCv(candidate) })
  const prepare = `update application set created_on = created_on - 10 where offer_id = ${offerId}`
  await runJobNow(server, { prepare, queue: 'application-news', mails: 'applications-received' })

  await signIn(page, candidate)
  await page.goto('/mi-perfil')
  await page.getByRole('link', { name: 'Ver seguimiento' }).click()
  const dialog = page.getByRole('dialog', { name: 'Guardia de faro' })
  await dialog.getByRole('button', { name: '¿Hay novedades?' }).click()
  await expect(dialog.getByText(/^Preguntaste el /)).toBeVisible()
  await expect(dialog.getByRole('button', { name: '¿Hay novedades?' })).toHaveCount(0)
  await expectAccessible(page, { place: 'an asked application', sizes: [phone] })

  await signIn(page, company)
  await page.goto('/perfil-empresa?seccion=candidatos')
  await expect(page.getByText('Pregunta si hay novedades')).toBeVisible()
})
