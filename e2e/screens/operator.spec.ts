import type { Page } from '@playwright/test'
import { legalDataExample } from '#contract/company/verification.ts'
import { anOperator } from '../support/an-operator.ts'
import { expect, test } from '../support/fixtures.ts'
import { desktop, expectSound, phone, waitUntilHydrated } from '../support/page-checks.ts'

async function open(page: Page, path: string) {
  await page.setViewportSize(desktop)
  await page.goto(path)
  await waitUntilHydrated(page)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

test('the queues of an operator and what they lead to', async ({ page, people, server, signIn, request }) => {
  test.slow()
  const [company, candidate] = [await people.aCompany({ nombre: 'Forjas del Faro' }), await people.aCandidate()]
  const reported = await people.anOffer(company, { nombre: 'Guardafaros de reparto' })
  await people.anApplication(candidate, { offerId: reported, cvId: await people.aCv(candidate) })
  // The rules hold it.
  await people.anOffer(company, { nombre: 'Farolero de guardia', descripcion: 'Se pide una fianza de 100 euros.' })
  const report = { emp_ofertas_id: reported, motivo: 'pide_dinero', texto: 'Piden 60 € por un uniforme.' }
  expect((await request.post('/api/reports/report-offer', { data: report })).status()).toBe(200)
  const headers = { authorization: `Bearer ${company.token}` }
  // Of its own: another journey on this server verifies the company of the example.
  const asked = await request.post('/api/companies/request-verification', {
    headers,
    data: { ...legalDataExample, nif: 'A58818501' },
  })
  expect(asked.status()).toBe(200)
  await signIn(page, await anOperator(server, 'pantallas@gestion.example'))

  await open(page, '/gestion')
  // Another journey on this server may have read the figures: they are a minute old at most, and the page asks again each minute.
  const plot = page.getByRole('img', { name: /^Gráfico de candidaturas por día/ })
  await expect(plot).toBeVisible({ timeout: 125_000 })
  await expectSound(page)
  await open(page, '/gestion/revision/ofertas')
  await page.getByRole('link', { name: 'Farolero de guardia' }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Farolero de guardia' })).toBeFocused()
  await expectSound(page, { place: 'an offer beside the queue' })
  await page.keyboard.press('r')
  await expect(page.getByRole('dialog').getByLabel(/^Motivo/)).toBeVisible()
  await expectSound(page, { place: 'the dialog of a rejection', sizes: [phone] })
  await open(page, '/gestion/revision/denuncias')
  await expectSound(page, { sizes: [phone] })
  await page.getByRole('link', { name: 'Guardafaros de reparto' }).click()
  await expect(page.getByText('Piden 60 € por un uniforme.')).toBeVisible()
  await expectSound(page, { place: 'the reports of an offer' })
  await open(page, '/gestion/revision/empresas')
  await expectSound(page, { sizes: [phone] })
  await page.getByRole('link', { name: 'Forjas del Faro' }).click()
  await expect(page.getByRole('button', { name: 'Verificar' })).toBeDisabled()
  await expectSound(page, { place: 'a company that asks to be verified' })
})

test('the accounts, the lists and the registers of an operator', async ({ page, people, server, signIn }) => {
  test.slow()
  const candidate = await people.aCandidate()
  await signIn(page, await anOperator(server, 'registros@gestion.example'))
  await open(page, '/gestion/cuentas')
  await page.getByRole('searchbox', { name: 'Buscar' }).fill(candidate.email)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('article')).toHaveCount(1)
  await expectSound(page, { place: 'the accounts', sizes: [phone] })
  await page.getByRole('article').getByRole('link').click()
  await expect(page.getByRole('textbox', { name: 'Motivo' })).toBeVisible()
  await expectSound(page, { place: 'an account', sizes: [phone] })
  // These sections have steps of their own. Another one of the menu is looked at as it opens.
  const own = new Set(['/gestion', '/gestion/cuentas', '/gestion/listas', '/gestion/revision/empresas'])
  const links = page.locator('[data-bars="rail"] > nav a[href^="/gestion"]')
  const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
  expect(hrefs).toContain('/gestion/registro')
  for (const path of hrefs.filter((href) => !own.has(href))) {
    await open(page, path)
    await expect(page.locator('[data-skeleton]')).toHaveCount(0)
    await expectSound(page)
  }
  for (const path of ['/gestion/tratamientos', '/gestion/revision/reglas']) {
    await open(page, path)
    await expectSound(page, { sizes: [phone] })
  }
  await open(page, '/gestion/listas')
  await page.getByRole('button', { name: 'Editar: Administración y Oficina' }).click()
  await expectSound(page, { place: 'the lists, and the dialog of an entry', sizes: [phone] })
})
