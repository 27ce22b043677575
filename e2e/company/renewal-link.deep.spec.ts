import { expect, test } from '../support/fixtures.ts'
import { awaitMail } from '../support/outbox.ts'
import { expectAccessible, expectNoOverflow, phone, waitUntilHydrated } from '../support/page-checks.ts'
import { runJobNow } from '../support/run-job-now.ts'

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

test.use({ expectedErrors: [/status of 409/] })

test('the link of a letter renews its offer by one press, without a session, and only by a press', async ({
  page,
  people,
  server,
}) => {
  const company = await people.aCompany()
  const expiresOn = inDays(5)
  const offerId = await people.anOffer(company, { nombre: 'Camarera de sala', caduca_el: expiresOn })
  const headers = { authorization: `Bearer ${company.token}` }
  const profile = await fetch(`${server.address}/api/companies/company-information`, { headers })
  const { emp_empresas_id: companyId } = (await profile.json()) as { emp_empresas_id: number }
  const queue = 'offers-expiring'
  await runJobNow(server, { queue, data: { companyId, offerIds: [offerId] }, mails: queue })
  const letter = await awaitMail(server, { to: company.email, subject: 'Una de tus ofertas caduca pronto' })
  const link = /\S+\/renovar-oferta#token=\S+/.exec(letter)?.[0] ?? ''
  const lastDay = async () => {
    const answer = await fetch(`${server.address}/api/companies/offer-information/${offerId}`)
    return ((await answer.json()) as { caduca_el: string }).caduca_el
  }

  await page.goto(link)
  await waitUntilHydrated(page)
  await page.reload()
  await waitUntilHydrated(page)
  expect(await lastDay()).toBe(expiresOn)
  await expectAccessible(page, { place: 'the page of a link that renews an offer' })
  await expectNoOverflow(page)

  await page.getByRole('button', { name: 'Renovar' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Oferta renovada' })).toBeFocused()
  await expect(page.getByText('«Camarera de sala» se publica hasta el')).toBeVisible()
  expect((await lastDay()) > expiresOn).toBe(true)

  await page.reload()
  await waitUntilHydrated(page)
  await page.getByRole('button', { name: 'Renovar' }).click()
  await expect(page.getByRole('heading', { name: 'Esta oferta ya está al día' })).toBeFocused()
  await expectAccessible(page, { place: 'a link that has been used', sizes: [phone] })
})
