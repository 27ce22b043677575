import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures.ts'
import { publishMany } from '../support/many-offers.ts'
import { expectNoOverflowOfLargeText, phone, waitUntilHydrated } from '../support/page-checks.ts'

test.use({ viewport: phone })

async function expectFits(page: Page, path: string) {
  await page.goto(path)
  await waitUntilHydrated(page)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectNoOverflowOfLargeText(page)
}

test('text at 200 % fits a phone on the pages of visitors', async ({ page, people }) => {
  await publishMany(people, { word: 'Electromecánico', count: 7 })
  const id = await people.anOffer(await people.aCompany(), { nombre: 'Electromecánico', salario_anual: 30_000 })
  const account = ['/autenticacion', '/recuperar-contrasena', '/restablecer-contrasena']
  const list = ['/pagina-principal', '/pagina-principal?nombre=zzz&ciudad=Madrid', `/vista-oferta-completa/${id}`]
  for (const path of ['/', ...list, ...account, '/example', '/privacidad']) await expectFits(page, path)
})

test('text at 200 % fits a phone on the pages of a candidate', async ({ page, people, signIn }) => {
  const candidate = await people.aCandidate()
  const offerId = await people.anOffer(await people.aCompany())
  await people.anApplication(candidate, { offerId, cvId: await people.aCv(candidate) })
  await signIn(page, candidate)
  for (const path of ['/mi-perfil', '/mi-perfil?seccion=cvs', '/cuenta', `/vista-oferta-completa/${offerId}`]) {
    await expectFits(page, path)
  }
})

test('text at 200 % fits a phone on the pages of a company', async ({ page, people, signIn }) => {
  const company = await people.aCompany()
  const offerId = await people.anOffer(company)
  const candidate = await people.aCandidate()
  await people.anApplication(candidate, { offerId, cvId: await people.aCv(candidate) })
  await signIn(page, company)
  for (const seccion of ['proyectos', 'ofertas', 'candidatos']) {
    await expectFits(page, `/perfil-empresa?seccion=${seccion}`)
  }
})
