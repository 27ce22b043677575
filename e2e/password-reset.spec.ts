import { expect, test } from './support/fixtures.ts'
import { linkIn, listMails } from './support/outbox.ts'
import { waitUntilHydrated } from './support/page-checks.ts'

const newPassword = 'sombra-de-invierno-2026'

test('a forgotten password is replaced by the link in a mail, which works once', async ({ page, people, server }) => {
  const person = await people.aCandidate()
  await page.goto('/autenticacion')
  await waitUntilHydrated(page)
  await page.getByRole('link', { name: '¿Has olvidado tu contraseña?' }).click()
  // The page before has a field of the same name.
  await expect(page.getByRole('heading', { name: 'Recupera tu contraseña' })).toBeVisible()
  await page.getByLabel('Correo electrónico').fill(person.email)
  await page.getByRole('button', { name: 'Enviar enlace' }).click()
  await expect(page.getByRole('heading', { name: 'Revisa tu correo' })).toBeFocused()
  await expect(page.getByText('Si hay una cuenta con este correo, te hemos enviado un enlace.')).toBeVisible()

  // The server looks for jobs every two seconds.
  await expect.poll(async () => (await listMails(server, person.email)).length, { timeout: 60_000 }).toBe(1)
  const link = linkIn((await listMails(server, person.email))[0])
  await page.goto(link)
  await waitUntilHydrated(page)
  await page.getByLabel('Nueva contraseña').fill(newPassword)
  await page.getByLabel('Repite la contraseña').fill(newPassword)
  await page.getByRole('button', { name: 'Guardar contraseña' }).click()
  await expect(page).toHaveURL(/\/autenticacion$/)
  await expect(page.getByText('Hemos cambiado tu contraseña. Ya puedes iniciar sesión.')).toBeVisible()

  await page.getByLabel('Correo electrónico').fill(person.email)
  await page.getByLabel('Contraseña', { exact: true }).fill(newPassword)
  await page.getByRole('button', { name: 'Iniciar sesión' }).click()
  await expect(page).toHaveURL(/\/pagina-principal/)
  const all = async () => (await listMails(server, person.email)).join()
  await expect.poll(all, { timeout: 60_000 }).toContain('Tu contraseña ha cambiado')
})

test.describe('a link that was used', { tag: '@deep' }, () => {
  test.use({ expectedErrors: [/status of 400/] })

  test('says so and leads to a new one', async ({ page }) => {
    await page.goto(`/restablecer-contrasena#token=${'A'.repeat(43)}`)
    await waitUntilHydrated(page)
    await page.getByLabel('Nueva contraseña').fill(newPassword)
    await page.getByLabel('Repite la contraseña').fill(newPassword)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'Este enlace ya no sirve' })).toBeFocused()
    await page.getByRole('link', { name: 'Pedir otro enlace' }).click()
    await expect(page.getByRole('heading', { name: 'Recupera tu contraseña' })).toBeVisible()
  })
})
