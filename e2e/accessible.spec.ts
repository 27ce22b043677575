import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'

const widths = [390, 1280]

async function expectAccessible(page: Page) {
  const { violations } = await new AxeBuilder({ page }).analyze()
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
  expect(found, page.url()).toEqual([])
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(overflow, `${page.url()} is as wide as its window`).toBeLessThanOrEqual(0)
}

/** Still, so that nothing is measured half-way through a fade. */
const openAt = async (page: Page, { width, path }: { width: number; path: string }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width, height: 844 })
  await page.goto(path)
  await page.waitForLoadState('networkidle')
}

for (const width of widths) {
  test(`what visitors see can be used by everybody at ${width} px`, async ({ page, people }) => {
    const offerId = await people.anOffer(await people.aCompany())
    for (const path of [
      '/pagina-principal',
      '/pagina-principal?nombre=zzz',
      `/vista-oferta-completa/${offerId}`,
      '/autenticacion',
    ]) {
      await openAt(page, { width, path })
      await expectAccessible(page)
    }
  })

  test(`what a candidate sees can be used by everybody at ${width} px`, async ({ page, people, signIn }) => {
    const [candidate, company] = [await people.aCandidate(), await people.aCompany()]
    const [cvId, offerId] = [await people.aCv(candidate), await people.anOffer(company)]
    await signIn(page, candidate)
    await openAt(page, { width, path: `/vista-oferta-completa/${offerId}` })
    await page
      .getByRole('button', { name: /^APLICAR/ })
      .filter({ visible: true })
      .click()
    await expect(page.getByRole('dialog', { name: 'Selecciona tu CV' }).getByRole('radio')).toBeChecked()
    await expectAccessible(page)
    await people.anApplication(candidate, { offerId, cvId })
    for (const path of ['/mi-perfil', '/mi-perfil?seccion=cvs']) {
      await openAt(page, { width, path })
      await expectAccessible(page)
    }
  })

  test(`what a company sees can be used by everybody at ${width} px`, async ({ page, people, signIn }) => {
    const [candidate, company] = [await people.aCandidate(), await people.aCompany()]
    const [cvId, offerId] = [await people.aCv(candidate), await people.anOffer(company)]
    await people.anApplication(candidate, { offerId, cvId })
    await signIn(page, company)
    for (const section of ['proyectos', 'candidatos', 'ofertas']) {
      await openAt(page, { width, path: `/perfil-empresa?seccion=${section}` })
      await expectAccessible(page)
    }
    await page.getByRole('button', { name: /^Editar oferta/ }).click()
    await expect(page.getByLabel('Ciudad')).toHaveValue('28079')
    await expectAccessible(page)
  })

  test(`onboarding can be used by everybody at ${width} px`, async ({ page, people, signIn }) => {
    await signIn(page, await people.anAccount())
    for (const path of ['/seleccion-rol', '/crea-tu-perfil/1', '/crea-tu-perfil/2']) {
      await openAt(page, { width, path })
      await expectAccessible(page)
    }
    await page.getByRole('button', { name: 'De acuerdo' }).click()
    await page.getByRole('button', { name: 'Continuar' }).click()
    await expect(page.getByRole('alert')).toBeVisible()
    await expectAccessible(page)
  })
}
