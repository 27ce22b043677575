import { expect, test } from '../support/fixtures.ts'
import { expectAccessible, expectNoOverflow, phone } from '../support/page-checks.ts'

// The message with a contact is refused.
test.use({ expectedErrors: [/status of 400 .*application-message/] })

test('a company asks on a phone, and the candidate answers', async ({ page, browser, people, signIn }) => {
  const [company, candidate] = [await people.aCompany({ nombre: 'Faros del Norte' }), await people.aCandidate()]
  const offerId = await people.anOffer(company, { nombre: 'Farera de noche' })
  await people.anApplication(candidate, { offerId, cvId: await people.aCv(candidate) })
  await page.setViewportSize(phone)
  await signIn(page, company)
  await page.goto('/perfil-empresa?seccion=candidatos')
  await page.getByRole('link', { name: 'Ana Núñez' }).click()
  const panel = page.getByRole('region', { name: 'Candidatura abierta' })
  await panel.getByText('Escribir a Ana').click()
  await panel.getByRole('textbox', { name: 'Tu mensaje' }).fill('¿Llevas faros de noche?')
  await panel.getByRole('button', { name: 'Enviar mensaje' }).click()
  await expect(panel.getByText('Esperas su respuesta')).toBeVisible()

  const other = await browser.newContext({ viewport: phone })
  const own = await other.newPage()
  await signIn(own, candidate)
  await own.goto('/mi-perfil')
  await expect(own.getByText('La empresa te ha escrito')).toBeVisible()
  await own.getByRole('link', { name: 'Ver seguimiento de Farera de noche' }).click()
  const dialog = own.getByRole('dialog', { name: 'Farera de noche' })
  await expect(dialog.getByText('¿Llevas faros de noche?')).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Tu mensaje' }).fill('Sí, y escríbeme por WhatsApp')
  await dialog.getByRole('button', { name: 'Enviar mensaje' }).click()
  await expect(dialog.getByText(/hasta que haya una entrevista/).first()).toBeVisible()
  await expectAccessible(own, { place: 'a refused message', sizes: [phone] })
  await dialog.getByRole('textbox', { name: 'Tu mensaje' }).fill('Sí, dos años.')
  await dialog.getByRole('button', { name: 'Enviar mensaje' }).click()
  await expect(dialog.getByText('Esperas su respuesta')).toBeVisible()
  await expectNoOverflow(own, 'the answer of a candidate')
  await other.close()

  await page.goto('/perfil-empresa?seccion=candidatos')
  await expect(page.getByRole('img', { name: 'Te ha escrito' })).toBeVisible()
  await page.getByRole('link', { name: 'Ana Núñez' }).click()
  await expect(panel.getByText('Sí, dos años.')).toBeVisible()
  await expectAccessible(page, { place: 'the answer in the panel', sizes: [phone] })
})
