import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures.ts'
import { awaitMail } from '../support/outbox.ts'
import { expectAccessible, phone } from '../support/page-checks.ts'
import { runJobNow } from '../support/run-job-now.ts'
import { typeTime } from '../support/type-time.ts'

/** The file for calendars that the button saves. */
async function saveIcs(page: Page): Promise<string> {
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Añadir a mi calendario' }).click()
  return readFile(await (await saved).path(), 'utf8')
}

test('on a phone a company proposes three times, the candidate picks one, and is told that it moves', async ({
  page,
  browser,
  people,
  server,
  signIn,
}) => {
  test.slow()
  const [company, candidate] = [await people.aCompany(), await people.aCandidate({ nombre: 'Ana' })]
  const offerId = await people.anOffer(company, { nombre: 'Guardia de faro' })
  await people.anApplication(candidate, { offerId, cvId: await people.aCv(candidate) })

  const panel = page.getByRole('region', { name: 'Candidatura abierta' })
  await page.setViewportSize(phone)
  await signIn(page, company)
  await page.goto('/perfil-empresa?seccion=candidatos')
  await page.getByRole('link', { name: /^Ana/ }).click()
  await page.getByRole('button', { name: 'Pasar a entrevista' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Pasar a entrevista' }).click()
  await page.getByRole('button', { name: 'Proponer entrevista' }).click()
  await page.getByRole('dialog').getByLabel('Dirección').fill('Calle Mayor 3')
  for (const place of [1, 2, 3]) await typeTime(page, place, { days: place + 1, hour: `1${place}:30` })
  await expectAccessible(page, { place: 'the dialog that proposes', sizes: [phone] })
  await page.getByRole('button', { name: 'Enviar la propuesta' }).click()
  await expect(panel.getByText('Propuesta, falta que elija', { exact: true })).toBeVisible()
  await expectAccessible(page, { place: 'a proposed appointment', sizes: [phone] })

  const context = await browser.newContext({ locale: 'es-ES', viewport: phone })
  const herPage = await context.newPage()
  await signIn(herPage, candidate)
  // She reads it when the move can no longer be undone.
  await expect(async () => {
    await herPage.goto('/mi-perfil')
    await herPage.getByRole('link', { name: 'Elige una hora para la entrevista' }).click({ timeout: 3000 })
  }).toPass({ timeout: 60_000 })
  const dialog = herPage.getByRole('dialog', { name: 'Guardia de faro' })
  await expectAccessible(herPage, { place: 'the choice of a time', sizes: [phone] })
  await dialog.getByRole('button', { name: /12:30/ }).click()
  await expect(dialog.getByText(/^Entrevista el .*12:30, Calle Mayor 3/)).toBeVisible()
  const hers = await saveIcs(herPage)
  await page.reload()
  await expect(panel.getByText(/^Entrevista el .*12:30, Calle Mayor 3/)).toBeVisible()
  const uid = /UID:(\S+)/.exec(hers)?.[1] ?? 'none'
  expect(await saveIcs(page)).toContain(uid)

  await page.getByRole('button', { name: 'Cambiar', exact: true }).click()
  await typeTime(page, 1, { days: 4, hour: '09:15' })
  await page.getByRole('button', { name: 'Enviar la propuesta' }).click()
  await expect(panel.getByText('Propuesta, falta que elija', { exact: true })).toBeVisible()
  const prepare = 'update appointment set due_at = now() where due_at is not null'
  await runJobNow(server, { prepare, queue: 'appointment-news', mails: 'appointment-mail' })
  await awaitMail(server, { to: candidate.email, subject: 'Nuevas horas de tu entrevista' })
  await herPage.reload()
  await dialog.getByRole('button', { name: /9:15/ }).click()
  await expect(dialog.getByText(/^Entrevista el .*9:15, Calle Mayor 3/)).toBeVisible()
  expect(await saveIcs(herPage)).toContain(uid)
  await context.close()
})
