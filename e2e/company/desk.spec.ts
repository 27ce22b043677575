import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures.ts'
import type { People } from '../support/people.ts'
import { expectAccessible, expectNoOverflow, phone } from '../support/page-checks.ts'

/** A company with an offer, and people of these names who applied to it in this order. */
async function aDesk(people: People, names: string[]) {
  const company = await people.aCompany()
  const offerId = await people.anOffer(company, { nombre: 'Guardia de faro' })
  const candidates = []
  for (const nombre of names) {
    const candidate = await people.aCandidate({ nombre, primer_apellido: 'Núñez' })
    await people.anApplication(candidate, { offerId, cvId: await people.aCv(candidate) })
    candidates.push(candidate)
  }
  return { company, candidates }
}

const panel = (page: Page) => page.getByRole('region', { name: 'Candidatura abierta' })

/** Moves the open application with the button, and writes along. */
async function move(page: Page, { button, text }: { button: string; text?: string }) {
  await panel(page).getByRole('button', { name: button, exact: true }).click()
  const dialog = page.getByRole('dialog')
  if (text) await dialog.getByRole('textbox').fill(text)
  await dialog.getByRole('button', { name: button, exact: true }).click()
  await expect(dialog).toBeHidden()
}

test('a company reads, shortlists, interviews and hires somebody, who reads all of it', async ({
  page,
  browser,
  people,
  signIn,
}) => {
  const { company, candidates } = await aDesk(people, ['Ana', 'Berta'])
  await signIn(page, company)
  await page.goto('/perfil-empresa?seccion=candidatos')
  await expect(page.getByRole('link', { name: 'Candidatos (2 sin leer)' })).toBeVisible()

  await page.getByRole('link', { name: 'Ana Núñez' }).click()
  await expect(panel(page).getByRole('heading', { name: 'Ana Núñez' })).toBeFocused()
  await expect(panel(page).getByText('1 página')).toBeVisible()
  await expect(panel(page).getByRole('region', { name: 'CV de Ana Núñez' }).locator('canvas')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Candidatos (1 sin leer)' })).toBeVisible()

  await panel(page).getByRole('button', { name: 'Preseleccionar' }).click()
  await expect(page.getByText('Ana Núñez: preseleccionada.')).toBeVisible()
  // Berta stands above: the next unread.
  await expect(panel(page).getByRole('heading', { name: 'Berta Núñez' })).toBeFocused()
  await expectAccessible(page, { place: 'the bar that undoes', sizes: [phone] })
  await page.keyboard.press('j')
  await expect(panel(page).getByRole('heading', { name: 'Ana Núñez' })).toBeFocused()
  await move(page, { button: 'Pasar a entrevista', text: 'Te llamo el martes.' })
  await move(page, { button: 'Contratar' })
  const steps = panel(page).getByRole('listitem')
  await expect(steps.nth(0)).toContainText('Contratada')
  await expect(steps.nth(1)).toContainText('Te llamo el martes.')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('link', { name: 'Ana Núñez' })).toBeFocused()

  const context = await browser.newContext({ locale: 'es-ES' })
  const herPage = await context.newPage()
  await signIn(herPage, candidates[0] ?? company)
  // She reads it when it can no longer be undone.
  await expect(async () => {
    await herPage.goto('/mi-perfil')
    await expect(herPage.getByText('Contratada').first()).toBeVisible({ timeout: 3000 })
  }).toPass({ timeout: 60_000 })
  await context.close()
})

test(
  'a company discards somebody with a text of its own, undoes it in time, and does it again',
  { tag: '@deep' },
  async ({ page, people, signIn }) => {
    const { company } = await aDesk(people, ['Ana'])
    await signIn(page, company)
    await page.goto('/perfil-empresa?seccion=candidatos')
    await page.getByRole('link', { name: 'Ana Núñez' }).click()
    const discard = async (text: string, check?: () => Promise<void>) => {
      await panel(page).getByRole('button', { name: 'Descartar', exact: true }).click()
      const dialog = page.getByRole('dialog', { name: 'Descartar a Ana Núñez' })
      await dialog.getByLabel('Motivo').selectOption('Idiomas')
      await dialog.getByLabel('Lo que leerá la persona').fill(text)
      await check?.()
      await dialog.getByRole('button', { name: 'Descartar' }).click()
      await expect(page.getByText('Ana Núñez: descartada.')).toBeVisible()
    }
    await discard('Gracias, Ana.', () => expectAccessible(page, { place: 'the dialog of discarding', sizes: [phone] }))
    await page.keyboard.press('Control+z')
    await expect(page.getByText('Deshecho. Nadie ha recibido nada.')).toBeVisible()
    await expect(panel(page).getByText('Leída', { exact: true })).toBeVisible()
    await discard('Gracias por venir, Ana.')
    await expect(panel(page).getByRole('listitem').first()).toContainText('Gracias por venir, Ana.')
  },
)

test(
  'a list, a preview and another tab never read an application',
  { tag: '@deep' },
  async ({ page, people, signIn }) => {
    const { company } = await aDesk(people, ['Ana'])
    await signIn(page, company)
    await page.goto('/perfil-empresa?seccion=candidatos')
    await page.getByRole('link', { name: 'Ana Núñez' }).hover()
    await page.getByRole('button', { name: 'Lista' }).click()
    await page.getByRole('checkbox', { name: 'Seleccionar a Ana Núñez' }).check()
    await page.getByRole('link', { name: /^Leídas/ }).click()
    await expect(page.getByText('Ninguna candidatura espera tu decisión')).toBeVisible()
    await page.reload()
    await expect(page.getByRole('link', { name: 'Candidatos (1 sin leer)' })).toBeVisible()
  },
)

test(
  'the list, its filters and the figures are accessible and fit every page',
  { tag: '@deep' },
  async ({ page, people, signIn }) => {
    const { company } = await aDesk(people, ['Ana', 'Berta'])
    await signIn(page, company)
    await page.goto('/perfil-empresa?seccion=candidatos&dias=7')
    await expect(page.getByText('Ningún candidato coincide con lo que buscas')).toBeVisible()
    await page.getByRole('button', { name: 'Filtros (1)' }).click()
    await expect(page.getByLabel('Tiempo esperando')).toBeVisible()
    await expectAccessible(page, { place: 'the filters', sizes: [phone] })
    await page.getByRole('link', { name: /Esperan 7 días o más/ }).click()
    await page.getByRole('button', { name: 'Lista' }).click()
    await page.getByRole('checkbox', { name: 'Seleccionar a Ana Núñez' }).check()
    await page.getByRole('checkbox', { name: 'Seleccionar toda la página' }).check()
    await expect(page.getByText('2 seleccionadas')).toBeVisible()
    await expectAccessible(page, { place: 'a selection' })
    await expectNoOverflow(page, 'a selection')
    await page.getByRole('link', { name: 'Ver cifras' }).click()
    await expect(page.getByRole('heading', { name: 'Guardia de faro' })).toBeVisible()
    await page.getByText('Ver como tabla').click()
    await expectAccessible(page, { place: 'the figures' })
    await expectNoOverflow(page, 'the figures')
  },
)
