import { expect, test } from '../support/fixtures.ts'
import { expectReachable, waitUntilHydrated } from '../support/page-checks.ts'

// `expectAccessible` looks at the other pages, and at the dialogs, in the same way.

test('at a zoom of 400 % the header is one row, the offer is in sight, and APLICAR can be pressed', async ({
  page,
  people,
}) => {
  const id = await people.anOffer(await people.aCompany(), { nombre: 'Farera de guardia' })
  await page.setViewportSize({ width: 320, height: 200 })
  await page.goto(`/vista-oferta-completa/${id}`)
  await waitUntilHydrated(page)
  const header = await page.getByRole('banner').boundingBox()
  expect(header?.height).toBeLessThan(80)
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
  await page.getByRole('button', { name: /^APLICAR/ }).click()
  await expect(page).toHaveURL(/autenticacion/)
})

test('at a zoom of 400 %, and with text at 200 %, a company and a candidate reach all of their pages', async ({
  page,
  people,
  signIn,
}) => {
  const company = await people.aCompany({ nombre: 'Construcciones Metálicas del Cantábrico y Hermanos' })
  const offerId = await people.anOffer(company, { nombre: 'Técnico/a de mantenimiento electromecánico' })
  const candidate = await people.aCandidate()
  await people.anApplication(candidate, { offerId, cvId: await people.aCv(candidate) })
  const visit = async (path: string) => {
    await page.goto(path)
    await waitUntilHydrated(page)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Cerrar sesión' })).toBeAttached()
    await expectReachable(page)
  }
  await signIn(page, candidate)
  for (const path of ['/pagina-principal', `/vista-oferta-completa/${offerId}`]) await visit(path)
  await signIn(page, company)
  for (const section of ['proyectos', 'ofertas', 'candidatos']) await visit(`/perfil-empresa?seccion=${section}`)
})
